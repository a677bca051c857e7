"""The resolvers of morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import (
    Group, KINGDOM_DEATHKNIGHTS, Kingdom, MoraleEvent, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, Region, TRAIT_DEVOUT,
)
from ._tables import MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE, REGION_SUSPECT_MORALE
from ._world import VARIANT_ICE_AGE, World
from .realm import mood

_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "morale_after": (
        Label('base', ''),
        Label('add', 'change'),
        Label('at most', 'as far as such a thing can lift it'),
        Label('at least', 'no heart left'),
    ),
    "hunger_attrition": (
        Label('base', ''),
        Label('add', 'desertion'),
    ),
    "regional_morale": (
        Label('base', ''),
        Label('add', 'among its own', 1, 'ruling "What loyalty does for morale"'),
        Label('add', 'among friends', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1385; "#720 \u2013 Land Movement", line 4798'),
        Label('subtract', 'hated', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1388; "#720 \u2013 Land Movement", line 4798'),
        Label('subtract', 'hated by the faithful', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1388'),
        Label('subtract', 'suspected by the faithful', 1, 'ruling "What suspicion costs where the Devout rule"'),
        Label('add', 'savage country', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1365'),
        Label('times', "nobody's opinion", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Deathknights", line 2918', 'Deathknights (kingdom)'),
    ),
    "may_march_hard": (
        Label('needs', 'Its heart is not in it.'),
    ),
    "refusals_may_march_hard": (
        Label('needs', 'Its heart is not in it.'),
    ),
    "phoenix_healing": (
        Label('base', 'what regeneration heals'),
        Label('set to', 'fire creatures', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 829', 'ice age'),
    ),
}


def why_morale_after(group: Group, event: MoraleEvent) -> tuple[int, Notes]:
    """A group's morale after an event.

    `morale_after` with its notes: pairs of an index of LABELS['morale_after'] and what it moved.
    In percent.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    group_morale = group.morale
    value = group_morale
    notes.append((0, value))
    amount = MORALE_CHANGES_CHANGE[event]
    notes.append((1, amount))
    value += amount  # change
    if value < 0:
        notes.append((3, -1 * value))
        value = 0  # no heart left
    limit = max(group_morale, MORALE_CHANGES_CEILING[event])
    if value > limit:
        notes.append((2, limit - value))
        value = limit  # as far as such a thing can lift it
    return value, notes


def why_hunger_attrition(turns: int) -> tuple[int, Notes]:
    """Attrition of a group that is not fed, or not paid, for several turns.

    `hunger_attrition` with its notes: pairs of an index of LABELS['hunger_attrition'] and what it
    moved.
    In points.
    maelstrom "#225 - Do Not Feed", "#230 - Do Not Pay".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if turns >= 2:
        amount = 5 * turns
        notes.append((1, amount))
        value += amount  # desertion
    return value, notes


def why_regional_morale(group: Group, region: Region, holder_: Kingdom | None) -> tuple[int, Notes]:
    """What a region does to the morale of a group that ends its turn there.

    `regional_morale` with its notes: pairs of an index of LABELS['regional_morale'] and what it moved.
    In points.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    group_kingdom = group.kingdom
    if mood(group_kingdom, region) == REACTION_LOYAL:
        notes.append((1, 3))
        value += 3  # among its own
    if mood(group_kingdom, region) == REACTION_FRIENDLY:
        notes.append((2, 2))
        value += 2  # among friends
    if mood(group_kingdom, region) == REACTION_HOSTILE:
        if holder_ is None or not holder_.traits & _TRAIT_DEVOUT_BIT:
            notes.append((3, -3))
            value -= 3  # hated
        if holder_ is not None and holder_.traits & _TRAIT_DEVOUT_BIT:
            notes.append((4, -5))
            value -= 5  # hated by the faithful
    if (
        mood(group_kingdom, region) == REACTION_SUSPICIOUS
        and holder_ is not None
        and holder_.traits & _TRAIT_DEVOUT_BIT
    ):
        notes.append((5, -2))
        value -= 2  # suspected by the faithful
    if mood(group_kingdom, region) <= REACTION_SUSPICIOUS:
        amount = REGION_SUSPECT_MORALE[region]
        notes.append((6, amount))
        value += amount  # savage country
    if group_kingdom.began_as == KINGDOM_DEATHKNIGHTS:
        notes.append((7, -1 * value))
        value = 0  # Deathknights (kingdom): nobody's opinion
    return value, notes


def why_may_march_hard(group: Group) -> tuple[bool, Notes]:
    """The group may make a forced march.

    `may_march_hard` with its notes: pairs of an index of LABELS['may_march_hard'] and what it moved.
    maelstrom "Movement", "Recruiting".
    """
    notes: Notes = []
    if group.morale < 100:
        notes.append((0, 0))
        return False, notes  # Its heart is not in it.
    return True, notes


def why_phoenix_healing(world: World) -> tuple[int, Notes]:
    """Attrition that a Phoenix heals in its group.

    `phoenix_healing` with its notes: pairs of an index of LABELS['phoenix_healing'] and what it moved.
    In points.
    maelstrom "#236 - Regenerate (various)", "Special Option: Ice Age".
    """
    notes: Notes = []
    notes.append((0, 5))
    value = 5  # what regeneration heals
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((1, 10 - value))
        value = 10  # ice age: fire creatures
    return value, notes
