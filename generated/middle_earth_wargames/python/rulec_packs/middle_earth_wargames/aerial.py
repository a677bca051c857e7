"""Resolvers of aerial.rules."""

from __future__ import annotations

from rulec.runtime import Dice, FLOOR

from ._choices import (
    FLIGHT_FLYING_HIGH, FLIGHT_ON_THE_GROUND, FLYER_EAGLE_PAIR, FLYER_HERO_EAGLE, FLYER_LONE_EAGLE,
    FLYER_WINGED_WRAITH, Flight, Flyer, Missile, RACE_ELF, RACE_RANGER, RIDER_PLIGHT_GOES_ON_FOOT,
    RIDER_PLIGHT_ONLY_DEFENDS, Race, RiderPlight,
)
from ._kinds import Volley
from ._tables import (
    MISSILE_REACHES_REACH, TROOP_RACE, air_scores_score, missile_reaches_reach, missile_reaches_reach_cell,
)
from .magic import twenty_sided


def flyer_hits(flyer: Flyer) -> int:
    """Hits that a flyer bears.

    In hits.
    wargames "AERIAL COMBAT".
    """
    if flyer == FLYER_EAGLE_PAIR or flyer == FLYER_LONE_EAGLE:
        return 5
    if flyer == FLYER_HERO_EAGLE:
        return 6
    if flyer == FLYER_WINGED_WRAITH:
        return 6
    return 7


def flyer_falls(flyer: Flyer, taken_: int) -> bool:
    """The flyer falls.

    wargames "AERIAL COMBAT".
    """
    return taken_ > flyer_hits(flyer)


def may_attack_in_the_air(flyer: Flyer, flight: Flight) -> bool:
    """The flyer may attack in the air.

    wargames "AERIAL COMBAT".
    """
    if flight == FLIGHT_ON_THE_GROUND:
        return False  # it has landed
    return flyer != FLYER_LONE_EAGLE  # it waits for another partner


def reaches_the_ground(flight: Flight) -> bool:
    """It can act against the ground.

    wargames "AERIAL COMBAT".
    """
    return flight != FLIGHT_FLYING_HIGH


def air_strike(attacker: Flyer, defender: Flyer, dice: Dice) -> bool:
    """Whether a blow in the air hits.

    Raises OffTheTable (a table has no row).
    wargames "AERIAL COMBAT".
    """
    face = twenty_sided(dice)  # the die of many sides
    return face >= air_scores_score(attacker, defender)


def fallen_rider(moves_since: int) -> RiderPlight:
    """What a rider can do whose steed has fallen.

    wargames "AERIAL COMBAT".
    """
    if moves_since < 2:
        return RIDER_PLIGHT_ONLY_DEFENDS  # still dazed
    return RIDER_PLIGHT_GOES_ON_FOOT  # until it finds another mount


def upward_reach(missile: Missile, higher_ground: bool) -> int:
    """How far a missile reaches into the air.

    In metres.
    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    value = MISSILE_REACHES_REACH[missile]  # its range
    if value < FLOOR:
        value = missile_reaches_reach_cell(value)
    if not higher_ground:
        value -= 100  # the height
    if higher_ground:
        value -= 75  # the height, for archers on higher ground
    if value < 0:
        value = 0
    return value


def steed_score(race: Race) -> int:
    """Score that hits a winged steed.

    In pips.
    wargames "GROUND TO AIR FIRING".
    """
    if race == RACE_ELF:
        return 15  # elves
    if race == RACE_RANGER:
        return 16  # Ithilien Rangers
    return 19  # others


def shots_at_steed(race: Race, bowmen: int) -> int:
    """Throws at a winged steed.

    In plain numbers.
    wargames "GROUND TO AIR FIRING".
    """
    if race == RACE_ELF:
        value = 2 * bowmen  # every elf
    else:
        value = bowmen  # every pair of others
    return value // 2


def steed_shot(race: Race, dice: Dice) -> bool:
    """Whether a shot hits a winged steed.

    wargames "GROUND TO AIR FIRING".
    """
    face = twenty_sided(dice)  # the die of many sides
    return face >= steed_score(race)


def eagle_shot_tactics(volley: Volley) -> int:
    """Tactical factor of a volley at eagles.

    In factors.
    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    value = 0
    if volley.at_moving_prey:
        value -= 1  # target has moved
    if (
        2 * volley.shot_distance > missile_reaches_reach(volley.missile)
        and TROOP_RACE[volley.shooter.troop] != RACE_ELF
        and TROOP_RACE[volley.shooter.troop] != RACE_RANGER
    ):
        value -= 1  # far off for the missile
    return value
