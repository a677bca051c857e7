"""The resolvers of creatures.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Facts, Label, Notes, ask_outside, quotient

from ._choices import (
    COURSE_BACK_LEFT, COURSE_BACK_RIGHT, COURSE_FORWARD_LEFT, COURSE_FORWARD_RIGHT, COURSE_SIDEWAYS_LEFT,
    COURSE_SIDEWAYS_RIGHT, COURSE_STRAIGHT_BACK, COURSE_STRAIGHT_ON, Course, MUTINY_NEITHER_KILLED,
    MUTINY_RIDER_KILLED, MUTINY_WARG_KILLED, Mutiny, RACE_MAN_ORC, RACE_ORC, RACE_URUK, Race,
    TEMPER_GONE_WILD, TEMPER_TAME, Temper,
)
from ._kinds import Unit
from ._tables import TROOP_RACE, quarrel_faces_faces, quarrel_shares_share
from ._world import World
from .creatures import is_orcish, kept_in_peace
from .field import within
from .vision import is_a_wraith, is_the_king

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "temper": (
        Label('thrown', ''),
        Label('case', 'a low throw'),
        Label('otherwise', ''),
    ),
    "wild_course": (
        Label('thrown', 'die A'),
        Label('thrown', 'die B'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', 'both say so, or the other is silent'),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "kept_in_peace": (
        Label('stated', 'Is a Nazgul with the unit, or an enemy near enough to keep it from quarrelling?'),
        Label('holds', ''),
    ),
    "is_orcish": (
        Label('holds', ''),
    ),
    "may_quarrel": (
        Label('no', 'no orcs'),
        Label('no', 'only orcs quarrel with their own kind', 1, 'ruling "Whether urucks or man-orcs quarrel with their own kind"'),
        Label('no', 'a master or an enemy is near'),
        Label('otherwise', ''),
    ),
    "quarrel": (
        Label('thrown', ''),
        Label('otherwise', ''),
    ),
    "quarrel_losses": (
        Label('base', 'whole shares only', 1, 'ruling "Men left over when a quarrel counts its dead"'),
    ),
    "quarrel_saved": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "wargs_rebel": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "wargs_turn": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
}


def why_temper(dice: Dice) -> tuple[Temper, Notes]:
    """How a wounded elephant or mumak takes it.

    `temper` with its notes: pairs of an index of LABELS['temper'] and what it moved.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    face = dice.throw('temper.face', [face for face in range(1, 7) if face != 4])
    notes.append((0, face))
    if face <= 3:
        notes.append((1, 0))
        return TEMPER_TAME, notes  # a low throw
    notes.append((2, 0))
    return TEMPER_GONE_WILD, notes


def why_wild_course(dice: Dice) -> tuple[Course, Notes]:
    """Where a wild elephant or mumak goes.

    `wild_course` with its notes: pairs of an index of LABELS['wild_course'] and what it moved.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    first = dice.throw('wild_course.first', 6)  # die A
    notes.append((0, first))
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
    notes.append((1, second))
    if (first == 1 or first == 3) and (second == 1 or second == 3) and first != second:
        notes.append((2, 0))
        return COURSE_FORWARD_RIGHT, notes
    if (first == 1 or first == 4) and (second == 1 or second == 4) and first != second:
        notes.append((3, 0))
        return COURSE_FORWARD_LEFT, notes
    if (first == 2 or first == 3) and (second == 2 or second == 3) and first != second:
        notes.append((4, 0))
        return COURSE_BACK_RIGHT, notes
    if (first == 2 or first == 4) and (second == 2 or second == 4) and first != second:
        notes.append((5, 0))
        return COURSE_BACK_LEFT, notes
    if (first == 1 or first == 5 or first == 6) and (second == 1 or second == 5 or second == 6):
        notes.append((6, 0))
        return COURSE_STRAIGHT_ON, notes  # both say so, or the other is silent
    if (first == 2 or first == 5 or first == 6) and (second == 2 or second == 5 or second == 6):
        notes.append((7, 0))
        return COURSE_STRAIGHT_BACK, notes
    if (first == 3 or first == 5 or first == 6) and (second == 3 or second == 5 or second == 6):
        notes.append((8, 0))
        return COURSE_SIDEWAYS_RIGHT, notes
    notes.append((9, 0))
    return COURSE_SIDEWAYS_LEFT, notes


def why_kept_in_peace(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Something keeps the unit from quarrelling.

    `kept_in_peace` with its notes: pairs of an index of LABELS['kept_in_peace'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'kept_in_peace', 'Is a Nazgul with the unit, or an enemy near enough to keep it from quarrelling?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or (
            not any(is_a_wraith(f) or is_the_king(f) for f in unit.friends_around)
            and not any(within(unit, f, 100) for f in unit.foes_around)
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_is_orcish(unit: Unit) -> tuple[bool, Notes]:
    """The unit is of an orcish race.

    `is_orcish` with its notes: pairs of an index of LABELS['is_orcish'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    unit_troop = unit.troop
    if (
        TROOP_RACE[unit_troop] != RACE_ORC
        and TROOP_RACE[unit_troop] != RACE_URUK
        and TROOP_RACE[unit_troop] != RACE_MAN_ORC
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_may_quarrel(one: Unit, other: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The one and the other may quarrel.

    `may_quarrel` with its notes: pairs of an index of LABELS['may_quarrel'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    if not is_orcish(one) or not is_orcish(other):
        notes.append((0, 0))
        return False, notes  # no orcs
    one_troop = one.troop
    if TROOP_RACE[one_troop] == TROOP_RACE[other.troop] and TROOP_RACE[one_troop] != RACE_ORC:
        notes.append((1, 0))
        return False, notes  # only orcs quarrel with their own kind
    if kept_in_peace(one, facts, world) or kept_in_peace(other, facts, world):
        notes.append((2, 0))
        return False, notes  # a master or an enemy is near
    notes.append((3, 0))
    return True, notes


def why_quarrel(one: Race, other: Race, dice: Dice) -> tuple[bool, Notes]:
    """Whether units of orcs quarrel.

    `quarrel` with its notes: pairs of an index of LABELS['quarrel'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "ORCS".
    """
    notes: Notes = []
    face = dice.throw('quarrel.face', 6)
    notes.append((0, face))
    notes.append((1, 0))
    return face in quarrel_faces_faces(one, other), notes


def why_quarrel_losses(men: int, one: Race, other: Race) -> tuple[int, Notes]:
    """Men at risk in a quarrel.

    `quarrel_losses` with its notes: pairs of an index of LABELS['quarrel_losses'] and what it moved.
    In men.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    wargames "ORCS".
    """
    notes: Notes = []
    value = quotient(men, quarrel_shares_share(one, other), 'quarrel_losses')  # whole shares only
    notes.append((0, value))
    return value, notes


def why_quarrel_saved(dice: Dice) -> tuple[bool, Notes]:
    """Whether a man at risk is saved.

    `quarrel_saved` with its notes: pairs of an index of LABELS['quarrel_saved'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    the_throw = dice.throw('quarrel_saved.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 4:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_wargs_rebel(dice: Dice) -> tuple[bool, Notes]:
    """Whether wargs turn on their riders.

    `wargs_rebel` with its notes: pairs of an index of LABELS['wargs_rebel'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    the_throw = dice.throw('wargs_rebel.1', 2)
    notes.append((0, the_throw))
    if the_throw == 1:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_wargs_turn(dice: Dice) -> tuple[Mutiny, Notes]:
    """What becomes of a warg and its rider.

    `wargs_turn` with its notes: pairs of an index of LABELS['wargs_turn'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    the_throw = dice.throw('wargs_turn.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 2:
        notes.append((1, 0))
        return MUTINY_WARG_KILLED, notes
    if the_throw == 3:
        notes.append((2, 0))
        return MUTINY_NEITHER_KILLED, notes
    notes.append((3, 0))
    return MUTINY_RIDER_KILLED, notes
