"""The resolvers of skies.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, present
from rulec.runtime.ground.geometry import spots_apart, spots_near

from ._choices import (
    CHIEFTAIN_GWAIHIR, FLIGHT_FIGHTING_HEIGHT, FLIGHT_ON_THE_GROUND, FLYER_EAGLE_PAIR, FLYER_HERO_EAGLE,
    FLYER_LONE_EAGLE, FLYER_WINGED_KING, FLYER_WINGED_WRAITH, Flyer, GROUND_SORT_OPEN_GROUND, Missile,
    RIDER_PLIGHT_ONLY_DEFENDS, STRUCK_GREAT_EAGLE,
)
from ._kinds import Unit
from ._tables import MISSILE_REACHES_REACH
from ._world import World
from .aerial import fallen_rider, may_attack_in_the_air, upward_reach
from .field import higher, in_front_of, sees, within
from .movement import pace
from .muster import lone_figure
from .skies import aloft, among_friends, dazed, flight_length, flyer_of, may_be_shot_above
from .vision import is_the_king
from .withdrawal import gait_of
from .wizardry import light_bars
from .wraiths import safe_from_eagles, steed_flight

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "flyer_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', 'in company'),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "aloft": (
        Label('holds', ''),
    ),
    "dazed": (
        Label('holds', ''),
    ),
    "flight_length": (
        Label('base', 'an eagle'),
        Label('base', 'a winged steed'),
    ),
    "still_enough": (
        Label('yes', 'no wings'),
        Label('holds', ''),
    ),
    "among_friends": (
        Label('holds', ''),
    ),
    "air_attack_reaches": (
        Label('needs', 'Without wings nobody fights in the air.'),
        Label('needs', 'Both are of the same kind.'),
        Label('needs', 'It cannot attack in the air.'),
        Label('needs', 'Friends stand around it.'),
        Label('needs', 'It is too far.'),
        Label('needs', "A wizard's light holds it off."),
    ),
    "refusals_air_attack_reaches": (
        Label('needs', 'Without wings nobody fights in the air.'),
        Label('needs', 'Both are of the same kind.'),
        Label('needs', 'It cannot attack in the air.'),
        Label('needs', 'Friends stand around it.'),
        Label('needs', 'It is too far.'),
        Label('needs', "A wizard's light holds it off."),
    ),
    "attacks_in_the_air": (
        Label('base', 'it strikes alone'),
        Label('set to', 'each pair', 2),
        Label('round', '', 2),
    ),
    "strikes_back_in_the_air": (
        Label('holds', ''),
    ),
    "may_be_shot_above": (
        Label('needs', 'It is not at the height from which it fights.'),
        Label('needs', 'The range of the missile is lost.'),
        Label('needs', 'It is out of range.'),
        Label('needs', 'It is not before them.'),
        Label('needs', 'It is out of sight.'),
    ),
    "refusals_may_be_shot_above": (
        Label('needs', 'It is not at the height from which it fights.'),
        Label('needs', 'The range of the missile is lost.'),
        Label('needs', 'It is out of range.'),
        Label('needs', 'It is not before them.'),
        Label('needs', 'It is out of sight.'),
    ),
    "mark_above": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_flyer_of(unit: Unit) -> tuple[Flyer | None, Notes]:
    """What a unit is in the air.

    `flyer_of` with its notes: pairs of an index of LABELS['flyer_of'] and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    unit_winged = unit.winged
    if unit_winged and is_the_king(unit):
        notes.append((0, 0))
        return FLYER_WINGED_KING, notes
    if unit_winged:
        notes.append((1, 0))
        return FLYER_WINGED_WRAITH, notes
    if unit.chieftain == CHIEFTAIN_GWAIHIR:
        notes.append((2, 0))
        return FLYER_HERO_EAGLE, notes
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_GREAT_EAGLE:
        if unit.men >= 2:
            notes.append((3, 0))
            return FLYER_EAGLE_PAIR, notes  # in company
        notes.append((4, 0))
        return FLYER_LONE_EAGLE, notes
    notes.append((5, 0))
    return None, notes


def why_aloft(unit: Unit) -> tuple[bool, Notes]:
    """The unit is in the air.

    `aloft` with its notes: pairs of an index of LABELS['aloft'] and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    if unit.flight == FLIGHT_ON_THE_GROUND:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_dazed(unit: Unit) -> tuple[bool, Notes]:
    """The unit has fallen from the sky.

    `dazed` with its notes: pairs of an index of LABELS['dazed'] and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    unit_since_fall = unit.since_fall
    if unit_since_fall is None or fallen_rider(unit_since_fall) != RIDER_PLIGHT_ONLY_DEFENDS:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_flight_length(unit: Unit, world: World) -> tuple[int, Notes]:
    """How far a flyer comes in a move.

    `flight_length` with its notes: pairs of an index of LABELS['flight_length'] and what it moved.
    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    unit_winged = unit.winged
    if not unit_winged:
        value = pace(unit, gait_of(unit), GROUND_SORT_OPEN_GROUND, world.sky_now, False)  # an eagle
        notes.append((0, value))
    elif unit_winged:
        value = steed_flight(False, unit.lands_now)  # a winged steed
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_still_enough(unit: Unit) -> tuple[bool, Notes]:
    """The steed of the unit has time to stand still.

    `still_enough` with its notes: pairs of an index of LABELS['still_enough'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    if not unit.winged or not aloft(unit):
        notes.append((0, 0))
        return True, notes  # no wings
    if unit.flown_now > steed_flight(True, unit.lands_now):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_among_friends(unit: Unit) -> tuple[bool, Notes]:
    """The unit is among friends.

    `among_friends` with its notes: pairs of an index of LABELS['among_friends'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    if not any(not lone_figure(f) and not aloft(f) and within(unit, f, 50) for f in unit.friends_around):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_air_attack_reaches(unit: Unit, prey: Unit, world: World) -> tuple[bool, Notes]:
    """The unit can attack the prey in the air.

    `air_attack_reaches` with its notes: pairs of an index of LABELS['air_attack_reaches'] and what it
    moved.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "AERIAL COMBAT", "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    if flyer_of(unit) is None or flyer_of(prey) is None:
        notes.append((0, 0))
        return False, notes  # Without wings nobody fights in the air.
    if unit.winged == prey.winged:
        notes.append((1, 0))
        return False, notes  # Both are of the same kind.
    if flyer_of(unit) is None or not may_attack_in_the_air(present(flyer_of(unit), ''), unit.flight):
        notes.append((2, 0))
        return False, notes  # It cannot attack in the air.
    if safe_from_eagles(prey.flight, among_friends(prey)):
        notes.append((3, 0))
        return False, notes  # Friends stand around it.
    prey_stands_upon = prey.stands_upon
    if not spots_near(unit.stands_upon, prey_stands_upon, flight_length(unit, world)):
        notes.append((4, 0))
        return False, notes  # It is too far.
    if light_bars(unit, prey_stands_upon):
        notes.append((5, 0))
        return False, notes  # A wizard's light holds it off.
    return True, notes


def why_attacks_in_the_air(unit: Unit) -> tuple[int, Notes]:
    """Attacks that a flyer makes at once.

    `attacks_in_the_air` with its notes: pairs of an index of LABELS['attacks_in_the_air'] and what it
    moved.
    In plain numbers.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 2  # it strikes alone
    if flyer_of(unit) == FLYER_EAGLE_PAIR:
        new = unit.men
        notes.append((1, new - value))
        value = new  # each pair
    before = value
    value //= 2
    notes.append((2, 2 * value - before))
    return value, notes


def why_strikes_back_in_the_air(prey: Unit) -> tuple[bool, Notes]:
    """The prey strikes back.

    `strikes_back_in_the_air` with its notes: pairs of an index of LABELS['strikes_back_in_the_air'] and
    what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    if prey.ordered_now or prey.marched_now or prey.air_prey is not None or dazed(prey):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_may_be_shot_above(unit: Unit, missile: Missile, prey: Unit, world: World) -> tuple[bool, Notes]:
    """The unit can shoot up at the prey.

    `may_be_shot_above` with its notes: pairs of an index of LABELS['may_be_shot_above'] and what it
    moved.
    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    notes: Notes = []
    if prey.flight != FLIGHT_FIGHTING_HEIGHT:
        notes.append((0, 0))
        return False, notes  # It is not at the height from which it fights.
    if not MISSILE_REACHES_REACH[missile] >= FLOOR:
        notes.append((1, 0))
        return False, notes  # The range of the missile is lost.
    if (
        not MISSILE_REACHES_REACH[missile] >= FLOOR
        or not spots_near(
            unit.stands_upon, prey.stands_upon, upward_reach(missile, higher(unit, prey, world)),
        )
    ):
        notes.append((2, 0))
        return False, notes  # It is out of range.
    if not in_front_of(unit, prey):
        notes.append((3, 0))
        return False, notes  # It is not before them.
    if not sees(unit, prey, world):
        notes.append((4, 0))
        return False, notes  # It is out of sight.
    return True, notes


def why_mark_above(unit: Unit, world: World) -> tuple[Unit | None, Notes]:
    """At which flyer a unit shoots.

    `mark_above` with its notes: pairs of an index of LABELS['mark_above'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    notes: Notes = []
    unit_missile_borne = unit.missile_borne
    if unit_missile_borne is None:
        notes.append((0, 0))
        return None, notes
    notes.append((1, 0))
    return min(
        (
            f
            for f in unit.foes_around
            if unit_missile_borne is not None and may_be_shot_above(unit, unit_missile_borne, f, world)
        ),
        key=lambda f: spots_apart(unit.stands_upon, f.stands_upon), default=None,
    ), notes
