"""The resolvers of casting.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._choices import MapArea, RANK_AGENT, RANK_FANATIC, RANK_FOOL, RANK_PRIESTESS, Spell
from ._kinds import Group, Kingdom, Place, Target, Wizard
from ._tables import (
    SPELL_BENT, SPELL_FOLK, SPELL_FROZEN_OUT, SPELL_MOST_IN_GROUP, SPELL_OPENING_TURN, SPELL_SUMMONS,
)
from ._world import VARIANT_ICE_AGE, World
from .brigades import brigades_of
from .casting import knows, least_power
from .gates import asleep, political
from .magic import brigades_called, casting_level
from .map_ import seat
from .politics import in_irons

_ONE_OF_1: Final = frozenset((RANK_FOOL, RANK_PRIESTESS, RANK_AGENT, RANK_FANATIC))
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "least_power": (
        Label('base', ''),
    ),
    "knows": (
        Label('yes', 'open to all'),
        Label('yes', 'its own art'),
        Label('otherwise', ''),
    ),
    "can_cast": (
        Label('needs', 'the caster is a prisoner.'),
        Label('needs', 'the caster lies in a sleep from which nobody wakes.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #305 \u2013 Sleep", line 5400'),
        Label('needs', 'the caster is not powerful enough for the spell.'),
        Label('needs', 'The wizards of the kingdom do not know the spell.'),
        Label('needs', "the spell is for kingdoms that are the spell's bent.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3869'),
        Label('needs', "the spell cannot be cast before turn the spell's opening turn."),
        Label('needs', 'Nobody casts the spell: the seas are frozen.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 825', 'ice age'),
    ),
    "refusals_can_cast": (
        Label('needs', 'the caster is a prisoner.'),
        Label('needs', 'the caster lies in a sleep from which nobody wakes.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #305 \u2013 Sleep", line 5400'),
        Label('needs', 'the caster is not powerful enough for the spell.'),
        Label('needs', 'The wizards of the kingdom do not know the spell.'),
        Label('needs', "the spell is for kingdoms that are the spell's bent.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3869'),
        Label('needs', "the spell cannot be cast before turn the spell's opening turn."),
        Label('needs', 'Nobody casts the spell: the seas are frozen.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 825', 'ice age'),
    ),
    "is_at": (
        Label('yes', 'at home there'),
        Label('yes', 'with a group'),
        Label('otherwise', ''),
    ),
    "called_in": (
        Label('base', ''),
        Label('at most', 'as many as a group may have'),
        Label('at least', ''),
    ),
    "stands_at": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "is_envoy": (
        Label('yes', 'an emissary'),
        Label('holds', 'rank'),
    ),
}


def why_least_power(spell: Spell, kingdom: Kingdom) -> tuple[int, Notes]:
    """Least level at which wizards of a kingdom cast a spell.

    `least_power` with its notes: pairs of an index of LABELS['least_power'] and what it moved.
    In levels.
    maelstrom "Magic", "Alchemist".
    """
    notes: Notes = []
    value = casting_level(spell, kingdom.prowess, kingdom.early_spells >> spell & 1 != 0)
    notes.append((0, value))
    return value, notes


def why_knows(kingdom: Kingdom, spell: Spell) -> tuple[bool, Notes]:
    """Wizards of the kingdom know the spell.

    `knows` with its notes: pairs of an index of LABELS['knows'] and what it moved.
    maelstrom "Wizard Spells".
    """
    notes: Notes = []
    if sum(1 for k in members(SPELL_FOLK[spell])) == 0:
        notes.append((0, 0))
        return True, notes  # open to all
    if any(kingdom.began_as == k for k in members(SPELL_FOLK[spell])):
        notes.append((1, 0))
        return True, notes  # its own art
    notes.append((2, 0))
    return False, notes


def why_can_cast(spell: Spell, caster: Wizard, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The caster can cast the spell.

    `can_cast` with its notes: pairs of an index of LABELS['can_cast'] and what it moved.
    maelstrom "Wizard Spells", "Magic".
    """
    notes: Notes = []
    if in_irons(caster):
        notes.append((0, 0))
        return False, notes  # the caster is a prisoner.
    if asleep(caster):
        notes.append((1, 0))
        return False, notes  # the caster lies in a sleep from which nobody wakes.
    if caster.level < least_power(spell, kingdom):
        notes.append((2, 0))
        return False, notes  # the caster is not powerful enough for the spell.
    if SPELL_FOLK[spell] != 0 and not knows(kingdom, spell):
        notes.append((3, 0))
        return False, notes  # The wizards of the kingdom do not know the spell.
    if SPELL_BENT[spell] is not None and not kingdom.traits >> present(SPELL_BENT[spell], '') & 1:
        notes.append((4, 0))
        return False, notes  # the spell is for kingdoms that are the spell's bent.
    if SPELL_OPENING_TURN[spell] is not None and world.month < present(SPELL_OPENING_TURN[spell], ''):
        notes.append((5, 0))
        return False, notes  # the spell cannot be cast before turn the spell's opening turn.
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FROZEN_OUT[spell]:
        notes.append((6, 0))
        return False, notes  # ice age: Nobody casts the spell: the seas are frozen.
    return True, notes


def why_is_at(caster: Wizard, place: Place) -> tuple[bool, Notes]:
    """The caster is in the area of the place.

    `is_at` with its notes: pairs of an index of LABELS['is_at'] and what it moved.
    maelstrom "Spell #601 - Strengthen Walls".
    """
    notes: Notes = []
    caster_place = caster.place
    if caster_place is place:
        notes.append((0, 0))
        return True, notes  # at home there
    caster_group = caster.group
    if caster_group is not None and caster_group.area is not None and caster_group.area == place.area:
        notes.append((1, 0))
        return True, notes  # with a group
    notes.append((2, 0))
    return (
        caster_place is not None
        and caster_place.area is not None
        and caster_place.area == place.area, notes
    )


def why_called_in(group: Group, spell: Spell, power: int) -> tuple[int, Notes]:
    """Brigades of a spell that find room in a group.

    `called_in` with its notes: pairs of an index of LABELS['called_in'] and what it moved.
    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #860 - Summon Minotaurs", "Spell #861 - Summon Skeletons".
    """
    notes: Notes = []
    value = brigades_called(spell, power)
    notes.append((0, value))
    if value < 0:
        notes.append((2, -1 * value))
        value = 0
    if SPELL_MOST_IN_GROUP[spell] is not None and SPELL_SUMMONS[spell] is not None:
        limit = (
            present(SPELL_MOST_IN_GROUP[spell], '') - brigades_of(group, present(SPELL_SUMMONS[spell], ''))
        )
        if value > limit:
            notes.append((1, limit - value))
            value = limit  # as many as a group may have
    return value, notes


def why_stands_at(caster: Wizard) -> tuple[MapArea | None, Notes]:
    """Where a wizard is.

    `stands_at` with its notes: pairs of an index of LABELS['stands_at'] and what it moved.
    maelstrom "Wizard Spells".
    """
    notes: Notes = []
    caster_group = caster.group
    if caster_group is not None:
        notes.append((0, 0))
        return caster_group.area, notes
    notes.append((1, 0))
    return seat(caster), notes


def why_is_envoy(target: Target) -> tuple[bool, Notes]:
    """The target is an emissary, priestess or agent.

    `is_envoy` with its notes: pairs of an index of LABELS['is_envoy'] and what it moved.
    maelstrom "Sage Advice".
    """
    notes: Notes = []
    if political(target):
        notes.append((0, 0))
        return True, notes  # an emissary
    if target.rank not in _ONE_OF_1:
        notes.append((1, 0))
        return False, notes  # rank
    return True, notes
