"""The resolvers of morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    BRIGADE_TYPE_PHOENIX, BRIGADE_TYPE_TROLLS, KINGDOM_DEATHKNIGHTS, MORALE_EVENT_EXTRA_BOTH,
    MORALE_EVENT_EXTRA_FOOD, MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_PLUNDERED, MORALE_EVENT_REST_IN_CITY,
    MORALE_EVENT_REST_IN_SANCTUARY, MORALE_EVENT_REST_IN_TOWN, MORALE_EVENT_WON_BATTLE, MoraleEvent,
    ORIGIN_KINGDOM_BRIGADE, PRIVILEGE_GRIM_MORALE, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, Region, TRAIT_DEVOUT, TRAIT_EVIL, TRAIT_HEALING,
)
from ._kinds import Brigade, Group, Kingdom
from ._tables import (
    BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE,
    REGION_SUSPECT_MORALE,
)
from ._world import VARIANT_ICE_AGE, World
from .morale import all_dead, morale_change, phoenix_healing
from .realm import mood

_ONE_OF_1: Final = frozenset((
    MORALE_EVENT_EXTRA_FOOD, MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_REST_IN_TOWN,
    MORALE_EVENT_REST_IN_CITY, MORALE_EVENT_REST_IN_SANCTUARY,
))
_PRIVILEGE_GRIM_MORALE_BIT: Final = 1 << PRIVILEGE_GRIM_MORALE
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_HEALING_BIT: Final = 1 << TRAIT_HEALING
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "morale_change": (
        Label('base', ''),
        Label('times', 'no gift cheers them', 1, '', 'Conquest Alone Lifts Them (privilege)'),
        Label('times', 'victory', 2, '', 'Conquest Alone Lifts Them (privilege)'),
        Label('times', 'plunder', 2, '', 'Conquest Alone Lifts Them (privilege)'),
        Label('at most', 'no more than that', 2, '', 'Conquest Alone Lifts Them (privilege)'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
    "all_dead": (
        Label('holds', 'troops'),
        Label('holds', 'the dead alone'),
    ),
    "morale_after": (
        Label('base', ''),
        Label('add', 'change'),
        Label('at most', 'as far as such a thing can lift it'),
        Label('at least', 'no heart left'),
        Label('at least', 'the dead do not despair', 1, '', 'Evil (trait)'),
        Label('at most', 'nor do they cheer', 1, '', 'Evil (trait)'),
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
        Label('needs', 'A spell carries it.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #708 \u2013 Ship of Mist", line 5512; "Spell #718 \u2013 Speed", line 5516'),
    ),
    "refusals_may_march_hard": (
        Label('needs', 'Its heart is not in it.'),
        Label('needs', 'A spell carries it.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #708 \u2013 Ship of Mist", line 5512; "Spell #718 \u2013 Speed", line 5516'),
    ),
    "regrowth_of": (
        Label('base', ''),
        Label('at least', 'healers', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Healing", line 3901'),
        Label('at least', 'Trolls grow together', 1, 'ruling "How much attrition Trolls heal, and whose"'),
        Label('at least', 'a Phoenix', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#236 \u2013 Regenerate (various)", line 4335'),
    ),
    "phoenix_healing": (
        Label('base', 'what regeneration heals'),
        Label('set to', 'fire creatures', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 829', 'ice age'),
    ),
}


def why_morale_change(group: Group, event: MoraleEvent) -> tuple[int, Notes]:
    """What an event does to a group's morale.

    `morale_change` with its notes: pairs of an index of LABELS['morale_change'] and what it moved.
    In points.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    value = MORALE_CHANGES_CHANGE[event]
    notes.append((0, value))
    group_kingdom = group.kingdom
    group_kingdom_privileges = group_kingdom.privileges
    if group_kingdom_privileges & _PRIVILEGE_GRIM_MORALE_BIT and event in _ONE_OF_1:
        notes.append((1, -1 * value))
        value = 0  # Conquest Alone Lifts Them (privilege): no gift cheers them
    if group_kingdom_privileges & _PRIVILEGE_GRIM_MORALE_BIT and event == MORALE_EVENT_WON_BATTLE:
        notes.append((2, value))
        value *= 3  # Conquest Alone Lifts Them (privilege): victory
    else:
        value *= 2
    if group_kingdom_privileges & _PRIVILEGE_GRIM_MORALE_BIT:
        if event == MORALE_EVENT_PLUNDERED:
            notes.append((3, value))
            value *= 2  # Conquest Alone Lifts Them (privilege): plunder
        if value > 36:
            notes.append((4, 36 - value))
            value = 36  # Conquest Alone Lifts Them (privilege): no more than that
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((5, 2 * value - before))
    return value, notes


def why_all_dead(group: Group) -> tuple[bool, Notes]:
    """Nobody in the group is alive.

    `all_dead` with its notes: pairs of an index of LABELS['all_dead'] and what it moved.
    maelstrom "Evil".
    """
    notes: Notes = []
    group_brigades = group.brigades
    if len(group_brigades) <= 0:
        notes.append((0, 0))
        return False, notes  # troops
    if not all(BRIGADE_TYPE_UNDEAD[b.breed] for b in group_brigades):
        notes.append((1, 0))
        return False, notes  # the dead alone
    return True, notes


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
    amount = morale_change(group, event)
    notes.append((1, amount))
    value += amount  # change
    if value < 0:
        notes.append((3, -1 * value))
        value = 0  # no heart left
    group_kingdom = group.kingdom
    group_kingdom_traits = group_kingdom.traits
    if group_kingdom_traits & _TRAIT_EVIL_BIT and all_dead(group) and value < 80:
        notes.append((4, 80 - value))
        value = 80  # Evil (trait): the dead do not despair
    limit = max(group_morale, MORALE_CHANGES_CEILING[event])
    if value > limit:
        notes.append((2, limit - value))
        value = limit  # as far as such a thing can lift it
    if group_kingdom_traits & _TRAIT_EVIL_BIT and all_dead(group) and value > 120:
        notes.append((5, 120 - value))
        value = 120  # Evil (trait): nor do they cheer
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
    if group.mist_borne or group.spell_haste != 0:
        notes.append((1, 0))
        return False, notes  # A spell carries it.
    return True, notes


def why_regrowth_of(group: Group, brigade: Brigade, world: World) -> tuple[int, Notes]:
    """Attrition that regeneration heals in a brigade.

    `regrowth_of` with its notes: pairs of an index of LABELS['regrowth_of'] and what it moved.
    In points.
    maelstrom "#236 - Regenerate (various)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if (
        group.kingdom.traits & _TRAIT_HEALING_BIT
        and BRIGADE_TYPE_ORIGIN[brigade.breed] == ORIGIN_KINGDOM_BRIGADE
        and value < 5
    ):
        notes.append((1, 5 - value))
        value = 5  # healers
    brigade_breed = brigade.breed
    if brigade_breed == BRIGADE_TYPE_TROLLS and value < 5:
        notes.append((2, 5 - value))
        value = 5  # Trolls grow together
    if any(b.breed == BRIGADE_TYPE_PHOENIX for b in group.brigades):
        limit = phoenix_healing(world)
        if value < limit:
            notes.append((3, limit - value))
            value = limit  # a Phoenix
    return value, notes


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
