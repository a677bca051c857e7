"""Resolvers of creatures.rules."""

from __future__ import annotations

from rulec.runtime import Dice, Facts, ask_outside, quotient

from ._choices import (
    COURSE_BACK_LEFT, COURSE_BACK_RIGHT, COURSE_FORWARD_LEFT, COURSE_FORWARD_RIGHT, COURSE_SIDEWAYS_LEFT,
    COURSE_SIDEWAYS_RIGHT, COURSE_STRAIGHT_BACK, COURSE_STRAIGHT_ON, Course, MUTINY_NEITHER_KILLED,
    MUTINY_RIDER_KILLED, MUTINY_WARG_KILLED, Mutiny, RACE_MAN_ORC, RACE_ORC, RACE_URUK, Race,
    TEMPER_GONE_WILD, TEMPER_TAME, Temper,
)
from ._kinds import Unit
from ._tables import TROOP_RACE, quarrel_faces_faces, quarrel_shares_share
from ._world import World


def temper(dice: Dice) -> Temper:
    """How a wounded elephant or mumak takes it.

    wargames "ELEPHANTS AND MUMAKIL".
    """
    face = dice.throw('temper.face', [face for face in range(1, 7) if face != 4])
    if face <= 3:
        return TEMPER_TAME  # a low throw
    return TEMPER_GONE_WILD


def wild_course(dice: Dice) -> Course:
    """Where a wild elephant or mumak goes.

    wargames "ELEPHANTS AND MUMAKIL".
    """
    first = dice.throw('wild_course.first', 6)  # die A
    # die B
    second = dice.throw(
        'wild_course.second',
        [
            second
            for second in range(1, 7)
            if ((first != 1 and first != 2) or (second != 1 and second != 2) or first == second)
                and ((first != 3 and first != 4) or (second != 3 and second != 4) or first == second)
                and (first <= 4 or second <= 4)
        ],
    )
    if (first == 1 or first == 3) and (second == 1 or second == 3) and first != second:
        return COURSE_FORWARD_RIGHT
    if (first == 1 or first == 4) and (second == 1 or second == 4) and first != second:
        return COURSE_FORWARD_LEFT
    if (first == 2 or first == 3) and (second == 2 or second == 3) and first != second:
        return COURSE_BACK_RIGHT
    if (first == 2 or first == 4) and (second == 2 or second == 4) and first != second:
        return COURSE_BACK_LEFT
    if (first == 1 or first == 5 or first == 6) and (second == 1 or second == 5 or second == 6):
        return COURSE_STRAIGHT_ON  # both say so, or the other is silent
    if (first == 2 or first == 5 or first == 6) and (second == 2 or second == 5 or second == 6):
        return COURSE_STRAIGHT_BACK
    if (first == 3 or first == 5 or first == 6) and (second == 3 or second == 5 or second == 6):
        return COURSE_SIDEWAYS_RIGHT
    return COURSE_SIDEWAYS_LEFT


def kept_in_peace(unit: Unit, facts: Facts, world: World) -> bool:
    """Something keeps the unit from quarrelling.

    wargames "ORCS".
    """
    said = ask_outside(facts, 'kept_in_peace', 'Is a Nazgul with the unit, or an enemy near enough to keep it from quarrelling?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and (
            any(is_a_wraith(f) or is_the_king(f) for f in unit.friends_around)
            or any(within(unit, f, 100) for f in unit.foes_around)
        )
    )


def is_orcish(unit: Unit) -> bool:
    """The unit is of an orcish race.

    wargames "ORCS".
    """
    unit_troop = unit.troop
    return (
        TROOP_RACE[unit_troop] == RACE_ORC
        or TROOP_RACE[unit_troop] == RACE_URUK
        or TROOP_RACE[unit_troop] == RACE_MAN_ORC
    )


def may_quarrel(one: Unit, other: Unit, facts: Facts, world: World) -> bool:
    """The one and the other may quarrel.

    wargames "ORCS".
    """
    if not is_orcish(one) or not is_orcish(other):
        return False  # no orcs
    one_troop = one.troop
    if TROOP_RACE[one_troop] == TROOP_RACE[other.troop] and TROOP_RACE[one_troop] != RACE_ORC:
        return False  # only orcs quarrel with their own kind
    # a master or an enemy is near
    return not kept_in_peace(one, facts, world) and not kept_in_peace(other, facts, world)


def quarrel(one: Race, other: Race, dice: Dice) -> bool:
    """Whether units of orcs quarrel.

    Raises OffTheTable (a table has no row).
    wargames "ORCS".
    """
    face = dice.throw('quarrel.face', 6)
    return face in quarrel_faces_faces(one, other)


def quarrel_losses(men: int, one: Race, other: Race) -> int:
    """Men at risk in a quarrel.

    In men.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    wargames "ORCS".
    """
    return quotient(men, quarrel_shares_share(one, other), 'quarrel_losses')  # whole shares only


def quarrel_saved(dice: Dice) -> bool:
    """Whether a man at risk is saved.

    wargames "ORCS".
    """
    the_throw = dice.throw('quarrel_saved.1', 6)
    return not 1 <= the_throw <= 4


def wargs_rebel(dice: Dice) -> bool:
    """Whether wargs turn on their riders.

    wargames "ORCS".
    """
    the_throw = dice.throw('wargs_rebel.1', 2)
    return the_throw != 1


def wargs_turn(dice: Dice) -> Mutiny:
    """What becomes of a warg and its rider.

    wargames "ORCS".
    """
    the_throw = dice.throw('wargs_turn.1', 6)
    if 1 <= the_throw <= 2:
        return MUTINY_WARG_KILLED
    if the_throw == 3:
        return MUTINY_NEITHER_KILLED
    return MUTINY_RIDER_KILLED


# at the end, for these modules use each other
from .field import within  # noqa: E402
from .vision import is_a_wraith, is_the_king  # noqa: E402
