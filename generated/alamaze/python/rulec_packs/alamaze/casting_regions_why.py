"""The resolvers of casting_regions.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present

from ._choices import HOST_SIZE_PATROL, Spell, TRAIT_EVIL
from ._kinds import Group, Kingdom
from ._tables import SPELL_CENSUS_SHARE, SPELL_FOOD_SHARE, SPELL_MORALE_LOST
from ._world import World
from .morale import all_dead
from .movement import host_size

_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "people_after": (
        Label('base', ''),
        Label('increase by', 'the spell', 100),
        Label('round', 'whole people', 100),
    ),
    "harvest_after": (
        Label('base', ''),
        Label('increase by', 'the spell', 100),
        Label('round', '', 100),
    ),
    "shaken_morale": (
        Label('base', ''),
        Label('subtract', 'the spell'),
        Label('at least', 'no heart left'),
        Label('at least', 'the dead do not despair', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3869', 'casting regions'),
    ),
    "worn_down_by": (
        Label('no', 'a patrol'),
        Label('no', 'its own'),
        Label('no', 'an ally'),
        Label('no', 'enough for a turn'),
        Label('otherwise', ''),
    ),
}


def why_people_after(people_: int, spell: Spell) -> tuple[int, Notes]:
    """People of a place when a regional effect has worked.

    `people_after` with its notes: pairs of an index of LABELS['people_after'] and what it moved.
    In census.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #784 - Plague (Regional Effect)", "Spell #788 - Raise Regional Census (Regional
    Effect)".
    """
    notes: Notes = []
    value = people_
    notes.append((0, value))
    share_ = 100
    if SPELL_CENSUS_SHARE[spell] is not None:
        points = present(SPELL_CENSUS_SHARE[spell], '')
        notes.append((1, value * points))
        share_ += points  # the spell
    if share_ < 0:
        raise TooMuchTaken('people_after')
    value *= share_
    before = value
    value //= 100  # whole people
    notes.append((2, 100 * value - before))
    return value, notes


def why_harvest_after(harvest: int, spell: Spell) -> tuple[int, Notes]:
    """Food production of a place when a regional effect has worked.

    `harvest_after` with its notes: pairs of an index of LABELS['harvest_after'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #785 - Famine (Regional Effect)", "Spell #786 - Bounty (Regional Effect)".
    """
    notes: Notes = []
    value = harvest
    notes.append((0, value))
    share_ = 100
    if SPELL_FOOD_SHARE[spell] is not None and harvest > 0:
        points = present(SPELL_FOOD_SHARE[spell], '')
        notes.append((1, value * points))
        share_ += points  # the spell
    if share_ < 0:
        raise TooMuchTaken('harvest_after')
    value *= share_
    before = value
    value //= 100
    notes.append((2, 100 * value - before))
    return value, notes


def why_shaken_morale(group: Group, spell: Spell) -> tuple[int, Notes]:
    """A group's morale when a regional effect has worn it down.

    `shaken_morale` with its notes: pairs of an index of LABELS['shaken_morale'] and what it moved.
    In percent.
    maelstrom "Spell #781 - Cold Darkness (Regional Effect)", "Spell #783 - Demonic Visions (Regional
    Effect)".
    """
    notes: Notes = []
    value = group.morale
    notes.append((0, value))
    if SPELL_MORALE_LOST[spell] is not None:
        amount = present(SPELL_MORALE_LOST[spell], '')
        notes.append((1, -1 * amount))
        value -= amount  # the spell
    if value < 0:
        notes.append((2, -1 * value))
        value = 0  # no heart left
    if group.kingdom.traits & _TRAIT_EVIL_BIT and all_dead(group) and value < 80:
        notes.append((3, 80 - value))
        value = 80  # casting regions: the dead do not despair
    return value, notes


def why_worn_down_by(group: Group, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom wears the group down.

    `worn_down_by` with its notes: pairs of an index of LABELS['worn_down_by'] and what it moved.
    maelstrom "Spell #781 - Cold Darkness (Regional Effect)".
    """
    notes: Notes = []
    if host_size(group) <= HOST_SIZE_PATROL:
        notes.append((0, 0))
        return False, notes  # a patrol
    group_kingdom = group.kingdom
    if group_kingdom is kingdom:
        notes.append((1, 0))
        return False, notes  # its own
    if group_kingdom in kingdom.allies:
        notes.append((2, 0))
        return False, notes  # an ally
    if world.happened('suffered', 'this', 0, group):
        notes.append((3, 0))
        return False, notes  # enough for a turn
    notes.append((4, 0))
    return True, notes
