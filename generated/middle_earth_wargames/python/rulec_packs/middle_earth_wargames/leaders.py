"""Resolvers of leaders.rules."""

from __future__ import annotations

from ._choices import (
    CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_ARAGORN, CHIEFTAIN_ELROND, CHIEFTAIN_GALADRIEL,
    CHIEFTAIN_GANDALF_HIMSELF, CHIEFTAIN_GLORFINDEL, CHIEFTAIN_GWAIHIR, Chieftain, WIZARD_GANDALF,
    WIZARD_WITCH_KING,
)
from ._tables import CHIEFTAIN_CHARM, CHIEFTAIN_OWN_PEOPLE_ONLY, CHIEFTAIN_SIDE
from .magic import full_energy


def leader_bonus(chieftain: Chieftain, own_people: bool) -> int:
    """What a leader with a name adds.

    In pips.
    wargames "RALLYING".
    """
    value = CHIEFTAIN_CHARM[chieftain]  # the list
    if CHIEFTAIN_OWN_PEOPLE_ONLY[chieftain] and not own_people:
        value = 0  # somebody else's people
    return value


def hero(chieftain: Chieftain) -> bool:
    """The chieftain is a hero.

    wargames "HEROES AND SPECIAL FIGURES".
    """
    return CHIEFTAIN_CHARM[chieftain] >= 7


def special_figure(chieftain: Chieftain) -> bool:
    """The chieftain is a special figure.

    wargames "HEROES AND SPECIAL FIGURES".
    """
    return CHIEFTAIN_CHARM[chieftain] == 4


def stands_alone(chieftain: Chieftain) -> bool:
    """The chieftain counts as a unit.

    wargames "HEROES AND SPECIAL FIGURES".
    """
    return hero(chieftain) or special_figure(chieftain)


def detects_magic(chieftain: Chieftain) -> bool:
    """The chieftain can detect magic.

    wargames "HEROES AND SPECIAL FIGURES".
    """
    return hero(chieftain)


def energy_of(chieftain: Chieftain) -> int:
    """Energy that a leader starts with.

    In energy levels.
    wargames "HEROES AND SPECIAL FIGURES".
    """
    if chieftain == CHIEFTAIN_GANDALF_HIMSELF:
        return full_energy(WIZARD_GANDALF)  # a wizard
    if chieftain == CHIEFTAIN_ANGMAR_KING:
        return full_energy(WIZARD_WITCH_KING)  # a wizard
    if not hero(chieftain):
        return 0  # no hero
    if chieftain == CHIEFTAIN_GWAIHIR:
        return 0  # an eagle
    if chieftain == CHIEFTAIN_ARAGORN or chieftain == CHIEFTAIN_GLORFINDEL or chieftain == CHIEFTAIN_ELROND:
        return 7  # the greatest
    if chieftain == CHIEFTAIN_GALADRIEL:
        return 6  # High Elves
    return 5  # other heroes


def may_struggle(chieftain: Chieftain, other: Chieftain) -> bool:
    """The chieftain may try to control the other.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS", "HEROES AND SPECIAL FIGURES".
    """
    if CHIEFTAIN_SIDE[chieftain] == CHIEFTAIN_SIDE[other]:
        return False  # friends
    return chieftain != CHIEFTAIN_GWAIHIR and other != CHIEFTAIN_GWAIHIR and hero(chieftain) and hero(other)


def leader_can_act(captivity: bool, energy: int) -> bool:
    """A leader can fight.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    return not captivity or energy != 0  # held, and without a will of its own


def heroes_advised(units: int) -> int:
    """Heroes for a battle, at most.

    In plain numbers.
    wargames "COMBAT OF HEROES.".
    """
    value = units  # a hero for so many units
    return value // 5


def heroes_enough(units: int) -> int:
    """Heroes for a battle, at least.

    In plain numbers.
    wargames "COMBAT OF HEROES.".
    """
    value = units  # a hero for so many units
    return value // 7


def riders_can_be_mustered(riders: int) -> bool:
    """So many Ringwraiths can be mustered.

    wargames "FORCES OF MORDOR.".
    """
    return riders <= 8


def leader_at_risk(place_in_front: bool, danger_in_front: bool) -> bool:
    """The leader may be among the fallen.

    wargames "DEATH OF LEADERS.".
    """
    return place_in_front and danger_in_front
