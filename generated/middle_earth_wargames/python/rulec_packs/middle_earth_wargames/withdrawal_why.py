"""The resolvers of withdrawal.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside

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
from .withdrawal import daylight, facing_in, gait_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "gait_of": (
        Label('case', 'open order'),
        Label('otherwise', 'close order'),
    ),
    "withdrawal_distance": (
        Label('base', ''),
        Label('add', 'a normal move'),
        Label('add', 'a move at the charge'),
    ),
    "facing_in": (
        Label('case', 'its back to the enemy'),
        Label('otherwise', ''),
    ),
    "hit_from_behind": (
        Label('holds', ''),
    ),
    "pursuit_has_impetus": (
        Label('holds', ''),
    ),
    "rout_goes_round": (
        Label('holds', ''),
    ),
    "after_rally_test": (
        Label('case', 'it rallies'),
        Label('otherwise', 'it goes on as it did'),
    ),
    "in_the_sun": (
        Label('case', 'below 8 pips', 1, 'ruling "The score with which orcs bear the sun"'),
        Label('otherwise', ''),
    ),
    "daylight": (
        Label('stated', 'Is it broad day?'),
        Label('holds', ''),
    ),
    "turns_to_stone": (
        Label('no', 'no stone trolls'),
        Label('holds', ''),
    ),
    "remnant_of": (
        Label('case', 'hardly anybody is left'),
        Label('case', 'few are left'),
        Label('otherwise', ''),
    ),
    "remnant_duty": (
        Label('case', 'strong enough'),
        Label('case', 'at once, with hardly anybody left'),
        Label('case', 'in the move in which it becomes weak'),
        Label('case', 'in the move after'),
        Label('otherwise', 'it has made up its mind'),
    ),
}


def why_gait_of(unit: Unit) -> tuple[Gait, Notes]:
    """The gait of a unit that marches.

    `gait_of` with its notes: pairs of an index of LABELS['gait_of'] and what it moved.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if unit.spacing == SPACING_OPEN_ORDER:
        notes.append((0, 0))
        return GAIT_OPEN_MARCH, notes  # open order
    notes.append((1, 0))
    return GAIT_CLOSE_MARCH, notes  # close order


def why_withdrawal_distance(unit: Unit, answer: Reaction, ground: GroundSort, sky: Sky) -> tuple[int, Notes]:
    """How far a unit withdraws.

    `withdrawal_distance` with its notes: pairs of an index of LABELS['withdrawal_distance'] and what it
    moved.
    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if answer == REACTION_RETIRE or answer == REACTION_RETREAT:
        amount = pace(unit, gait_of(unit), ground, sky, False)
        notes.append((1, amount))
        value += amount  # a normal move
    if answer == REACTION_ROUT:
        amount_ = pace(unit, GAIT_CHARGE_RUN, ground, sky, False)
        notes.append((2, amount_))
        value += amount_  # a move at the charge
    return value, notes


def why_facing_in(answer: Reaction) -> tuple[Facing, Notes]:
    """Which way a unit faces.

    `facing_in` with its notes: pairs of an index of LABELS['facing_in'] and what it moved.
    wargames "DEFINITIONS OF REACTIONS", "MIDDLE EARTH: PLAYSHEET".
    """
    notes: Notes = []
    if answer == REACTION_RETREAT or answer == REACTION_ROUT:
        notes.append((0, 0))
        return FACING_FROM_THE_FOE, notes  # its back to the enemy
    notes.append((1, 0))
    return FACING_TO_THE_FOE, notes


def why_hit_from_behind(answer: Reaction) -> tuple[bool, Notes]:
    """Whoever follows up hits it from behind.

    `hit_from_behind` with its notes: pairs of an index of LABELS['hit_from_behind'] and what it moved.
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    if facing_in(answer) != FACING_FROM_THE_FOE:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_pursuit_has_impetus(answer: Reaction) -> tuple[bool, Notes]:
    """Whoever follows up strikes with impetus.

    `pursuit_has_impetus` with its notes: pairs of an index of LABELS['pursuit_has_impetus'] and what it
    moved.
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    if answer != REACTION_ROUT:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_rout_goes_round(hindrance: Hindrance) -> tuple[bool, Notes]:
    """A rout goes round it.

    `rout_goes_round` with its notes: pairs of an index of LABELS['rout_goes_round'] and what it moved.
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    if hindrance != HINDRANCE_HINDERING_HOUSES and hindrance != HINDRANCE_HINDERING_MELEE:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_after_rally_test(stance: Stance, score: int) -> tuple[Stance, Notes]:
    """What a withdrawing unit does after its test.

    `after_rally_test` with its notes: pairs of an index of LABELS['after_rally_test'] and what it
    moved.
    wargames "RALLYING".
    """
    notes: Notes = []
    if rallies(score):
        notes.append((0, 0))
        return STANCE_STEADY, notes  # it rallies
    notes.append((1, 0))
    return stance, notes  # it goes on as it did


def why_in_the_sun(score: int) -> tuple[SunlightAnswer, Notes]:
    """What orcs do when the sun appears.

    `in_the_sun` with its notes: pairs of an index of LABELS['in_the_sun'] and what it moved.
    wargames "ORCS IN SUNLIGHT".
    """
    notes: Notes = []
    if score < 8:
        notes.append((0, 0))
        return SUNLIGHT_ANSWER_RUNS_FOR_SHELTER, notes  # below 8 pips
    notes.append((1, 0))
    return SUNLIGHT_ANSWER_BEARS_THE_SUN, notes


def why_daylight(facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is day.

    `daylight` with its notes: pairs of an index of LABELS['daylight'] and what it moved.
    wargames "EVIL".
    """
    notes: Notes = []
    said = ask_outside(facts, 'daylight', 'Is it broad day?')
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        (world.sky_now != SKY_FAIR_SKY and world.sky_now != SKY_HOT_SKY)
        or world.at_night
        or world.under_ground
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_turns_to_stone(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The sun turns the unit to stone.

    `turns_to_stone` with its notes: pairs of an index of LABELS['turns_to_stone'] and what it moved.
    wargames "EVIL".
    """
    notes: Notes = []
    if unit.struck_as != STRUCK_STONE_TROLL:
        notes.append((0, 0))
        return False, notes  # no stone trolls
    if not daylight(facts, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_remnant_of(unit: Unit) -> tuple[Remnant, Notes]:
    """How much of a unit is left.

    `remnant_of` with its notes: pairs of an index of LABELS['remnant_of'] and what it moved.
    wargames "HALF STRENGTH".
    """
    notes: Notes = []
    unit_men = unit.men
    unit_began_with = unit.began_with
    if 4 * unit_men <= unit_began_with:
        notes.append((0, 0))
        return REMNANT_BELOW_QUARTER, notes  # hardly anybody is left
    if 2 * unit_men < unit_began_with:
        notes.append((1, 0))
        return REMNANT_BELOW_HALF, notes  # few are left
    notes.append((2, 0))
    return REMNANT_HALF_OR_MORE, notes


def why_remnant_duty(remnant: Remnant, moves_since: int) -> tuple[RemnantDuty, Notes]:
    """What a weakened unit must do.

    `remnant_duty` with its notes: pairs of an index of LABELS['remnant_duty'] and what it moved.
    wargames "HALF STRENGTH".
    """
    notes: Notes = []
    if remnant == REMNANT_HALF_OR_MORE:
        notes.append((0, 0))
        return REMNANT_DUTY_NOTHING_SPECIAL, notes  # strong enough
    if remnant == REMNANT_BELOW_QUARTER and moves_since == 0:
        notes.append((1, 0))
        return REMNANT_DUTY_LAST_THROW, notes  # at once, with hardly anybody left
    if remnant == REMNANT_BELOW_HALF:
        if moves_since == 0:
            notes.append((2, 0))
            return REMNANT_DUTY_TEST_OF_MORALE, notes  # in the move in which it becomes weak
        if moves_since == 1:
            notes.append((3, 0))
            return REMNANT_DUTY_LAST_THROW, notes  # in the move after
    notes.append((4, 0))
    return REMNANT_DUTY_NOTHING_SPECIAL, notes  # it has made up its mind
