"""Resolvers of withdrawal.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._choices import (
    FACING_FROM_THE_FOE, FACING_TO_THE_FOE, Facing, GAIT_CHARGE_RUN, GAIT_CLOSE_MARCH, GAIT_OPEN_MARCH,
    Gait, GroundSort, HINDRANCE_HINDERING_HOUSES, HINDRANCE_HINDERING_MELEE, Hindrance, REACTION_RETIRE,
    REACTION_RETREAT, REACTION_ROUT, REMNANT_BELOW_HALF, REMNANT_BELOW_QUARTER, REMNANT_DUTY_LAST_THROW,
    REMNANT_DUTY_NOTHING_SPECIAL, REMNANT_DUTY_TEST_OF_MORALE, REMNANT_HALF_OR_MORE, Reaction, Remnant,
    RemnantDuty, SKY_FAIR_SKY, SKY_HOT_SKY, SPACING_OPEN_ORDER, STANCE_STEADY, STRUCK_STONE_TROLL,
    SUNLIGHT_ANSWER_BEARS_THE_SUN, SUNLIGHT_ANSWER_RUNS_FOR_SHELTER, Sky, Stance, SunlightAnswer,
)
from ._kinds import Unit
from ._world import World
from .morale import rallies
from .movement import pace


def gait_of(unit: Unit) -> Gait:
    """The gait of a unit that marches.

    wargames "MOVEMENT".
    """
    if unit.spacing == SPACING_OPEN_ORDER:
        return GAIT_OPEN_MARCH  # open order
    return GAIT_CLOSE_MARCH  # close order


def withdrawal_distance(unit: Unit, answer: Reaction, ground: GroundSort, sky: Sky) -> int:
    """How far a unit withdraws.

    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    value = 0
    if answer == REACTION_RETIRE or answer == REACTION_RETREAT:
        value += pace(unit, gait_of(unit), ground, sky, False)  # a normal move
    if answer == REACTION_ROUT:
        value += pace(unit, GAIT_CHARGE_RUN, ground, sky, False)  # a move at the charge
    return value


def facing_in(answer: Reaction) -> Facing:
    """Which way a unit faces.

    wargames "DEFINITIONS OF REACTIONS", "MIDDLE EARTH: PLAYSHEET".
    """
    if answer == REACTION_RETREAT or answer == REACTION_ROUT:
        return FACING_FROM_THE_FOE  # its back to the enemy
    return FACING_TO_THE_FOE


def hit_from_behind(answer: Reaction) -> bool:
    """Whoever follows up hits it from behind.

    wargames "DEFINITIONS OF REACTIONS".
    """
    return facing_in(answer) == FACING_FROM_THE_FOE


def pursuit_has_impetus(answer: Reaction) -> bool:
    """Whoever follows up strikes with impetus.

    wargames "DEFINITIONS OF REACTIONS".
    """
    return answer == REACTION_ROUT


def rout_goes_round(hindrance: Hindrance) -> bool:
    """A rout goes round it.

    wargames "DEFINITIONS OF REACTIONS".
    """
    return hindrance == HINDRANCE_HINDERING_HOUSES or hindrance == HINDRANCE_HINDERING_MELEE


def after_rally_test(stance: Stance, score: int) -> Stance:
    """What a withdrawing unit does after its test.

    wargames "RALLYING".
    """
    if rallies(score):
        return STANCE_STEADY  # it rallies
    return stance  # it goes on as it did


def in_the_sun(score: int) -> SunlightAnswer:
    """What orcs do when the sun appears.

    wargames "ORCS IN SUNLIGHT".
    """
    if score < 8:
        return SUNLIGHT_ANSWER_RUNS_FOR_SHELTER  # below 8 pips
    return SUNLIGHT_ANSWER_BEARS_THE_SUN


def daylight(facts: Facts, world: World) -> bool:
    """It is day.

    wargames "EVIL".
    """
    said = ask_outside(facts, 'daylight', 'Is it broad day?')
    if said is not None:
        return said
    return (
        (world.sky_now == SKY_FAIR_SKY or world.sky_now == SKY_HOT_SKY)
        and not world.at_night
        and not world.under_ground
    )


def turns_to_stone(unit: Unit, facts: Facts, world: World) -> bool:
    """The sun turns the unit to stone.

    wargames "EVIL".
    """
    if unit.struck_as != STRUCK_STONE_TROLL:
        return False  # no stone trolls
    return daylight(facts, world)


def remnant_of(unit: Unit) -> Remnant:
    """How much of a unit is left.

    wargames "HALF STRENGTH".
    """
    unit_men = unit.men
    unit_began_with = unit.began_with
    if 4 * unit_men <= unit_began_with:
        return REMNANT_BELOW_QUARTER  # hardly anybody is left
    if 2 * unit_men < unit_began_with:
        return REMNANT_BELOW_HALF  # few are left
    return REMNANT_HALF_OR_MORE


def remnant_duty(remnant: Remnant, moves_since: int) -> RemnantDuty:
    """What a weakened unit must do.

    wargames "HALF STRENGTH".
    """
    if remnant == REMNANT_HALF_OR_MORE:
        return REMNANT_DUTY_NOTHING_SPECIAL  # strong enough
    if remnant == REMNANT_BELOW_QUARTER and moves_since == 0:
        return REMNANT_DUTY_LAST_THROW  # at once, with hardly anybody left
    if remnant == REMNANT_BELOW_HALF:
        if moves_since == 0:
            return REMNANT_DUTY_TEST_OF_MORALE  # in the move in which it becomes weak
        if moves_since == 1:
            return REMNANT_DUTY_LAST_THROW  # in the move after
    return REMNANT_DUTY_NOTHING_SPECIAL  # it has made up its mind
