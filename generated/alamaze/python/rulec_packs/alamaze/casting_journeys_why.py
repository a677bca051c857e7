"""The resolvers of casting_journeys.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import MapArea, Spell, TERRAIN_SEA
from ._kinds import Wizard
from ._tables import MAP_AREA_TERRAIN, SPELL_BARRED_BY, SPELL_BIGGEST_GROUP, SPELL_SHUNNED
from ._world import VARIANT_ICE_AGE, World

_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "carried_by_magic": (
        Label('needs', 'the caster is with no group that the spell could carry.'),
        Label('needs', "the caster's group is too large for the spell."),
        Label('needs', "the caster's group has marched already.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #850 \u2013 Teleport Brigade", line 5614'),
        Label('needs', "the caster's group is in its winter camp.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#194 \u2013 Wintering Group", line 4271'),
        Label('needs', "the caster's group has rested, and no magic moves it this turn.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4866'),
    ),
    "refusals_carried_by_magic": (
        Label('needs', 'the caster is with no group that the spell could carry.'),
        Label('needs', "the caster's group is too large for the spell."),
        Label('needs', "the caster's group has marched already.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #850 \u2013 Teleport Brigade", line 5614'),
        Label('needs', "the caster's group is in its winter camp.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#194 \u2013 Wintering Group", line 4271'),
        Label('needs', "the caster's group has rested, and no magic moves it this turn.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4866'),
    ),
    "may_land": (
        Label('yes', 'the seas are frozen', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 819', 'ice age'),
        Label('holds', ''),
    ),
}


def why_carried_by_magic(caster: Wizard, spell: Spell, world: World) -> tuple[bool, Notes]:
    """The spell can carry the group of the caster.

    `carried_by_magic` with its notes: pairs of an index of LABELS['carried_by_magic'] and what it
    moved.
    maelstrom "Spell #836 - Teleport Patrol".
    """
    notes: Notes = []
    caster_group = caster.group
    if caster_group is None:
        notes.append((0, 0))
        return False, notes  # the caster is with no group that the spell could carry.
    if caster_group is not None:
        if (
            SPELL_BIGGEST_GROUP[spell] is not None
            and len(caster_group.brigades) > present(SPELL_BIGGEST_GROUP[spell], '')
        ):
            notes.append((1, 0))
            return False, notes  # the caster's group is too large for the spell.
        if world.happened('marched', 'this', 0, caster_group):
            notes.append((2, 0))
            return False, notes  # the caster's group has marched already.
        if world.happened('wintering', 'this', 0, caster_group):
            notes.append((3, 0))
            return False, notes  # the caster's group is in its winter camp.
        if SPELL_BARRED_BY[spell] is not None and world.happened('rested', 'this', 0, caster_group):
            notes.append((4, 0))
            return False, notes  # the caster's group has rested, and no magic moves it this turn.
    return True, notes


def why_may_land(spell: Spell, goal: MapArea, world: World) -> tuple[bool, Notes]:
    """The spell reaches the goal.

    `may_land` with its notes: pairs of an index of LABELS['may_land'] and what it moved.
    maelstrom "Spell #836 - Teleport Patrol".
    """
    notes: Notes = []
    if world.variants & _VARIANT_ICE_AGE_BIT and MAP_AREA_TERRAIN[goal] == TERRAIN_SEA:
        notes.append((0, 0))
        return True, notes  # ice age: the seas are frozen
    if SPELL_SHUNNED[spell] >> MAP_AREA_TERRAIN[goal] & 1:
        notes.append((1, 0))
        return False, notes
    return True, notes
