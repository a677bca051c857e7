"""The resolvers of leaders.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_ARAGORN, CHIEFTAIN_ELROND, CHIEFTAIN_GALADRIEL,
    CHIEFTAIN_GANDALF_HIMSELF, CHIEFTAIN_GLORFINDEL, CHIEFTAIN_GWAIHIR, Chieftain, WIZARD_GANDALF,
    WIZARD_WITCH_KING,
)
from ._tables import CHIEFTAIN_CHARM, CHIEFTAIN_OWN_PEOPLE_ONLY, CHIEFTAIN_SIDE
from .leaders import hero, special_figure
from .magic import full_energy

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "leader_bonus": (
        Label('base', 'the list'),
        Label('set to', "somebody else's people"),
    ),
    "hero": (
        Label('holds', ''),
    ),
    "special_figure": (
        Label('holds', ''),
    ),
    "stands_alone": (
        Label('holds', ''),
    ),
    "detects_magic": (
        Label('holds', ''),
    ),
    "energy_of": (
        Label('case', 'a wizard'),
        Label('case', 'a wizard'),
        Label('case', 'no hero'),
        Label('case', 'an eagle'),
        Label('case', 'the greatest'),
        Label('case', 'High Elves'),
        Label('otherwise', 'other heroes'),
    ),
    "may_struggle": (
        Label('no', 'friends'),
        Label('holds', ''),
    ),
    "leader_can_act": (
        Label('no', 'held, and without a will of its own'),
        Label('otherwise', ''),
    ),
    "heroes_advised": (
        Label('base', 'a hero for so many units', 5),
        Label('round', '', 5),
    ),
    "heroes_enough": (
        Label('base', 'a hero for so many units', 7),
        Label('round', '', 7),
    ),
    "riders_can_be_mustered": (
        Label('holds', ''),
    ),
    "leader_at_risk": (
        Label('holds', ''),
    ),
}


def why_leader_bonus(chieftain: Chieftain, own_people: bool) -> tuple[int, Notes]:
    """What a leader with a name adds.

    `leader_bonus` with its notes: pairs of an index of LABELS['leader_bonus'] and what it moved.
    In pips.
    wargames "RALLYING".
    """
    notes: Notes = []
    value = CHIEFTAIN_CHARM[chieftain]  # the list
    notes.append((0, value))
    if CHIEFTAIN_OWN_PEOPLE_ONLY[chieftain] and not own_people:
        notes.append((1, -1 * value))
        value = 0  # somebody else's people
    return value, notes


def why_hero(chieftain: Chieftain) -> tuple[bool, Notes]:
    """The chieftain is a hero.

    `hero` with its notes: pairs of an index of LABELS['hero'] and what it moved.
    wargames "HEROES AND SPECIAL FIGURES".
    """
    notes: Notes = []
    if CHIEFTAIN_CHARM[chieftain] < 7:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_special_figure(chieftain: Chieftain) -> tuple[bool, Notes]:
    """The chieftain is a special figure.

    `special_figure` with its notes: pairs of an index of LABELS['special_figure'] and what it moved.
    wargames "HEROES AND SPECIAL FIGURES".
    """
    notes: Notes = []
    if CHIEFTAIN_CHARM[chieftain] != 4:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_stands_alone(chieftain: Chieftain) -> tuple[bool, Notes]:
    """The chieftain counts as a unit.

    `stands_alone` with its notes: pairs of an index of LABELS['stands_alone'] and what it moved.
    wargames "HEROES AND SPECIAL FIGURES".
    """
    notes: Notes = []
    if not hero(chieftain) and not special_figure(chieftain):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_detects_magic(chieftain: Chieftain) -> tuple[bool, Notes]:
    """The chieftain can detect magic.

    `detects_magic` with its notes: pairs of an index of LABELS['detects_magic'] and what it moved.
    wargames "HEROES AND SPECIAL FIGURES".
    """
    notes: Notes = []
    if not hero(chieftain):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_energy_of(chieftain: Chieftain) -> tuple[int, Notes]:
    """Energy that a leader starts with.

    `energy_of` with its notes: pairs of an index of LABELS['energy_of'] and what it moved.
    In energy levels.
    wargames "HEROES AND SPECIAL FIGURES".
    """
    notes: Notes = []
    if chieftain == CHIEFTAIN_GANDALF_HIMSELF:
        notes.append((0, 0))
        return full_energy(WIZARD_GANDALF), notes  # a wizard
    if chieftain == CHIEFTAIN_ANGMAR_KING:
        notes.append((1, 0))
        return full_energy(WIZARD_WITCH_KING), notes  # a wizard
    if not hero(chieftain):
        notes.append((2, 0))
        return 0, notes  # no hero
    if chieftain == CHIEFTAIN_GWAIHIR:
        notes.append((3, 0))
        return 0, notes  # an eagle
    if chieftain == CHIEFTAIN_ARAGORN or chieftain == CHIEFTAIN_GLORFINDEL or chieftain == CHIEFTAIN_ELROND:
        notes.append((4, 0))
        return 7, notes  # the greatest
    if chieftain == CHIEFTAIN_GALADRIEL:
        notes.append((5, 0))
        return 6, notes  # High Elves
    notes.append((6, 0))
    return 5, notes  # other heroes


def why_may_struggle(chieftain: Chieftain, other: Chieftain) -> tuple[bool, Notes]:
    """The chieftain may try to control the other.

    `may_struggle` with its notes: pairs of an index of LABELS['may_struggle'] and what it moved.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS", "HEROES AND SPECIAL FIGURES".
    """
    notes: Notes = []
    if CHIEFTAIN_SIDE[chieftain] == CHIEFTAIN_SIDE[other]:
        notes.append((0, 0))
        return False, notes  # friends
    if not hero(chieftain) or not hero(other) or chieftain == CHIEFTAIN_GWAIHIR or other == CHIEFTAIN_GWAIHIR:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_leader_can_act(captivity: bool, energy: int) -> tuple[bool, Notes]:
    """A leader can fight.

    `leader_can_act` with its notes: pairs of an index of LABELS['leader_can_act'] and what it moved.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    notes: Notes = []
    if captivity and energy == 0:
        notes.append((0, 0))
        return False, notes  # held, and without a will of its own
    notes.append((1, 0))
    return True, notes


def why_heroes_advised(units: int) -> tuple[int, Notes]:
    """Heroes for a battle, at most.

    `heroes_advised` with its notes: pairs of an index of LABELS['heroes_advised'] and what it moved.
    In plain numbers.
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    value = units  # a hero for so many units
    notes.append((0, value))
    before = value
    value //= 5
    notes.append((1, 5 * value - before))
    return value, notes


def why_heroes_enough(units: int) -> tuple[int, Notes]:
    """Heroes for a battle, at least.

    `heroes_enough` with its notes: pairs of an index of LABELS['heroes_enough'] and what it moved.
    In plain numbers.
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    value = units  # a hero for so many units
    notes.append((0, value))
    before = value
    value //= 7
    notes.append((1, 7 * value - before))
    return value, notes


def why_riders_can_be_mustered(riders: int) -> tuple[bool, Notes]:
    """So many Ringwraiths can be mustered.

    `riders_can_be_mustered` with its notes: pairs of an index of LABELS['riders_can_be_mustered'] and
    what it moved.
    wargames "FORCES OF MORDOR.".
    """
    notes: Notes = []
    if riders > 8:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_leader_at_risk(place_in_front: bool, danger_in_front: bool) -> tuple[bool, Notes]:
    """The leader may be among the fallen.

    `leader_at_risk` with its notes: pairs of an index of LABELS['leader_at_risk'] and what it moved.
    wargames "DEATH OF LEADERS.".
    """
    notes: Notes = []
    if not place_in_front or not danger_in_front:
        notes.append((0, 0))
        return False, notes
    return True, notes
