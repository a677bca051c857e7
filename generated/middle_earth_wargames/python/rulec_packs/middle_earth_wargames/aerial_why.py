"""The resolvers of aerial.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes

from ._choices import (
    FLIGHT_FLYING_HIGH, FLIGHT_ON_THE_GROUND, FLYER_EAGLE_PAIR, FLYER_HERO_EAGLE, FLYER_LONE_EAGLE,
    FLYER_WINGED_WRAITH, Flight, Flyer, Missile, RACE_ELF, RACE_RANGER, RIDER_PLIGHT_GOES_ON_FOOT,
    RIDER_PLIGHT_ONLY_DEFENDS, Race, RiderPlight,
)
from ._kinds import Volley
from ._tables import (
    MISSILE_REACHES_REACH, TROOP_RACE, air_scores_score, missile_reaches_reach, missile_reaches_reach_cell,
)
from .aerial import flyer_hits, steed_score
from .magic import twenty_sided

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "flyer_hits": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "flyer_falls": (
        Label('holds', ''),
    ),
    "may_attack_in_the_air": (
        Label('no', 'it has landed'),
        Label('no', 'it waits for another partner'),
        Label('otherwise', ''),
    ),
    "reaches_the_ground": (
        Label('holds', ''),
    ),
    "air_strike": (
        Label('thrown', 'the die of many sides'),
        Label('otherwise', ''),
    ),
    "fallen_rider": (
        Label('case', 'still dazed'),
        Label('otherwise', 'until it finds another mount'),
    ),
    "upward_reach": (
        Label('base', 'its range'),
        Label('subtract', 'the height'),
        Label('subtract', 'the height, for archers on higher ground'),
        Label('at least', ''),
    ),
    "steed_score": (
        Label('case', 'elves'),
        Label('case', 'Ithilien Rangers'),
        Label('otherwise', 'others'),
    ),
    "shots_at_steed": (
        Label('base', 'every elf', 2),
        Label('base', 'every pair of others', 2),
        Label('round', '', 2),
    ),
    "steed_shot": (
        Label('thrown', 'the die of many sides'),
        Label('otherwise', ''),
    ),
    "eagle_shot_tactics": (
        Label('base', ''),
        Label('subtract', 'target has moved'),
        Label('subtract', 'far off for the missile', 1, 'ruling "Rangers who shoot beyond half range"'),
    ),
}


def why_flyer_hits(flyer: Flyer) -> tuple[int, Notes]:
    """Hits that a flyer bears.

    `flyer_hits` with its notes: pairs of an index of LABELS['flyer_hits'] and what it moved.
    In hits.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    if flyer == FLYER_EAGLE_PAIR or flyer == FLYER_LONE_EAGLE:
        notes.append((0, 0))
        return 5, notes
    if flyer == FLYER_HERO_EAGLE:
        notes.append((1, 0))
        return 6, notes
    if flyer == FLYER_WINGED_WRAITH:
        notes.append((2, 0))
        return 6, notes
    notes.append((3, 0))
    return 7, notes


def why_flyer_falls(flyer: Flyer, taken_: int) -> tuple[bool, Notes]:
    """The flyer falls.

    `flyer_falls` with its notes: pairs of an index of LABELS['flyer_falls'] and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    if taken_ <= flyer_hits(flyer):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_may_attack_in_the_air(flyer: Flyer, flight: Flight) -> tuple[bool, Notes]:
    """The flyer may attack in the air.

    `may_attack_in_the_air` with its notes: pairs of an index of LABELS['may_attack_in_the_air'] and
    what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    if flight == FLIGHT_ON_THE_GROUND:
        notes.append((0, 0))
        return False, notes  # it has landed
    if flyer == FLYER_LONE_EAGLE:
        notes.append((1, 0))
        return False, notes  # it waits for another partner
    notes.append((2, 0))
    return True, notes


def why_reaches_the_ground(flight: Flight) -> tuple[bool, Notes]:
    """It can act against the ground.

    `reaches_the_ground` with its notes: pairs of an index of LABELS['reaches_the_ground'] and what it
    moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    if flight == FLIGHT_FLYING_HIGH:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_air_strike(attacker: Flyer, defender: Flyer, dice: Dice) -> tuple[bool, Notes]:
    """Whether a blow in the air hits.

    `air_strike` with its notes: pairs of an index of LABELS['air_strike'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    face = twenty_sided(dice)  # the die of many sides
    notes.append((0, face))
    notes.append((1, 0))
    return face >= air_scores_score(attacker, defender), notes


def why_fallen_rider(moves_since: int) -> tuple[RiderPlight, Notes]:
    """What a rider can do whose steed has fallen.

    `fallen_rider` with its notes: pairs of an index of LABELS['fallen_rider'] and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    if moves_since < 2:
        notes.append((0, 0))
        return RIDER_PLIGHT_ONLY_DEFENDS, notes  # still dazed
    notes.append((1, 0))
    return RIDER_PLIGHT_GOES_ON_FOOT, notes  # until it finds another mount


def why_upward_reach(missile: Missile, higher_ground: bool) -> tuple[int, Notes]:
    """How far a missile reaches into the air.

    `upward_reach` with its notes: pairs of an index of LABELS['upward_reach'] and what it moved.
    In metres.
    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    notes: Notes = []
    value = MISSILE_REACHES_REACH[missile]  # its range
    if value < FLOOR:
        value = missile_reaches_reach_cell(value)
    notes.append((0, value))
    if not higher_ground:
        notes.append((1, -100))
        value -= 100  # the height
    if higher_ground:
        notes.append((2, -75))
        value -= 75  # the height, for archers on higher ground
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    return value, notes


def why_steed_score(race: Race) -> tuple[int, Notes]:
    """Score that hits a winged steed.

    `steed_score` with its notes: pairs of an index of LABELS['steed_score'] and what it moved.
    In pips.
    wargames "GROUND TO AIR FIRING".
    """
    notes: Notes = []
    if race == RACE_ELF:
        notes.append((0, 0))
        return 15, notes  # elves
    if race == RACE_RANGER:
        notes.append((1, 0))
        return 16, notes  # Ithilien Rangers
    notes.append((2, 0))
    return 19, notes  # others


def why_shots_at_steed(race: Race, bowmen: int) -> tuple[int, Notes]:
    """Throws at a winged steed.

    `shots_at_steed` with its notes: pairs of an index of LABELS['shots_at_steed'] and what it moved.
    In plain numbers.
    wargames "GROUND TO AIR FIRING".
    """
    notes: Notes = []
    if race == RACE_ELF:
        value = 2 * bowmen  # every elf
        notes.append((0, value))
    elif race != RACE_ELF:
        value = bowmen  # every pair of others
        notes.append((1, value))
    else:
        value = 0
    before = value
    value //= 2
    notes.append((2, 2 * value - before))
    return value, notes


def why_steed_shot(race: Race, dice: Dice) -> tuple[bool, Notes]:
    """Whether a shot hits a winged steed.

    `steed_shot` with its notes: pairs of an index of LABELS['steed_shot'] and what it moved.
    wargames "GROUND TO AIR FIRING".
    """
    notes: Notes = []
    face = twenty_sided(dice)  # the die of many sides
    notes.append((0, face))
    notes.append((1, 0))
    return face >= steed_score(race), notes


def why_eagle_shot_tactics(volley: Volley) -> tuple[int, Notes]:
    """Tactical factor of a volley at eagles.

    `eagle_shot_tactics` with its notes: pairs of an index of LABELS['eagle_shot_tactics'] and what it
    moved.
    In factors.
    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if volley.at_moving_prey:
        notes.append((1, -1))
        value -= 1  # target has moved
    if (
        2 * volley.shot_distance > missile_reaches_reach(volley.missile)
        and TROOP_RACE[volley.shooter.troop] != RACE_ELF
        and TROOP_RACE[volley.shooter.troop] != RACE_RANGER
    ):
        notes.append((2, -1))
        value -= 1  # far off for the missile
    return value, notes
