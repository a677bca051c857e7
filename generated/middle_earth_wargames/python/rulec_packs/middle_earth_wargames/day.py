"""Resolvers of day.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.acts import Queue
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import by_lot
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry_angles import block_corners
from rulec.runtime.ground.geometry_moves import middle_spot

from ._choices import (
    Allegiance, Barrier, Flight, GroundSort, Gust, Kindling, ORGANISATION_DISORGANISED,
    ORGANISATION_SCATTERED, Order, Organisation, REACTION_ADVANCE_1, REACTION_ADVANCE_2,
    REACTION_AS_ORDERED, STANCE_CHARGING, STANCE_STEADY, Sky, Stance, Troop, UnitErrand, WindQuarter,
)
from ._kinds import Keg, Rampart, Tract, Unit, Warlord
from ._tables import ORDER_NUMBER
from ._words import ARMY_POINT, MAN, PIP
from ._world import SHAPE, World
from ._morale_test import morale_test
from .burning import brands_are_made, fires_burn
from .field import depth_of, front_of, take_stock
from .fray import declare_charges, fight_all, meet_all, strike_home
from .latecomers import await_latecomers
from .leaders import detects_magic
from .marching import march_all
from .morale import good_order, reaction, reforming_time
from .movement import counts_as_rest, rest_needed
from .muster import lone_figure, make_ready, review
from .nerves import rally_all, test_all, weaken_all
from .siege import built_strength
from .skies import aloft, fight_in_the_air, nazgul_rest, shoot_above
from .storming import powder_goes_off
from .vision import points_in_field
from .volleys import shoot_all
from .weather import source_of_wind, strength_of_wind, todays_sky
from .wild import quarrel_all, rampage_all, sun_on_all, trees_stir
from .wizardry import restore_energy, take_up_weapons, wills_come_free
from .written import can_be_ordered, host_of, obey_orders

_SAYS_THE_DAY_BROUGHT_AND: Final = Message((
    'The day brought ', Hole(Holds("choice", 'Sky'), 'sky_now'), ', and a ',
    Hole(Holds("choice", 'Gust'), 'wind_now'), ' from the ',
    Hole(Holds("choice", 'WindQuarter'), 'wind_source'), '.',
), 'process:begin_battle', 'the_day_brought_and')
_SAYS_CAME_BACK_INTO_ORDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' came back into order: ',
    Hole(Holds("choice", 'Organisation'), 'organisation'), '.',
), 'process:dress_ranks', 'came_back_into_order')
_SAYS_CAME_TOGETHER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' came together (', Hole(Holds("number", unit=PIP), 'score'),
    ').',
), 'process:dress_ranks', 'came_together')
_SAYS_HAD_OF_ITS_UNITS: Final = Message((
    Hole(Holds("thing", 'Warlord'), 'w'), ' had ', Hole(Holds("number"), 'still_standing'),
    ' of its units standing, ', Hole(Holds("number", unit=ARMY_POINT), 'points_in_field'), ' left of ',
    Hole(Holds("number", unit=ARMY_POINT), 'mustered'), ', and lost ',
    Hole(Holds("number", unit=MAN), 'men_fallen'), '.',
), 'process:end_move', 'had_of_its_units')
_SAYS_THE_FIELD_WAS_WON: Final = Message(('The field was won.',), 'process:end_move', 'the_field_was_won')
_SAYS_HOLDS_IT: Final = Message((
    Hole(Holds("thing", 'Warlord'), 'w'), ' holds it.',
), 'process:end_move', 'holds_it')
_SAYS_NIGHT_FELL: Final = Message(('Night fell.',), 'process:end_move', 'night_fell')


def still_standing(warlord: Warlord, world: World) -> int:
    """Units that still stand.

    In plain numbers.
    wargames "RALLYING".
    """
    return sum(
        1
        for u in host_of(warlord, world)
        if (u.stance == STANCE_STEADY or u.stance == STANCE_CHARGING) and not lone_figure(u)
    )


def field_is_held(world: World) -> bool:
    """A single side holds the field.

    wargames "RALLYING".
    """
    return any(still_standing(w, world) == 0 for w in world.warlords)


def standing_units(warlord: Warlord, world: World) -> Sequence[Unit]:
    """Units in the field.

    wargames "ORDERS".
    """
    return list(world.units)


def standing_units_troop(warlord: Warlord, u: Unit) -> Troop:
    """Troop type.

    wargames "ORDERS".
    """
    return u.troop


def standing_units_men(warlord: Warlord, u: Unit) -> int:
    """Men left.

    In men.
    wargames "ORDERS".
    """
    return u.men


def standing_units_stands_upon(warlord: Warlord, u: Unit) -> tuple[int, int]:
    """Place.

    wargames "ORDERS".
    """
    return u.stands_upon


def standing_units_faces_toward(warlord: Warlord, u: Unit) -> int:
    """Facing.

    In degrees.
    wargames "ORDERS".
    """
    return u.faces_toward


def standing_units_organisation(warlord: Warlord, u: Unit) -> Organisation:
    """Organisation.

    wargames "ORDERS".
    """
    return u.organisation


def standing_units_stance(warlord: Warlord, u: Unit) -> Stance:
    """What it is doing.

    wargames "ORDERS".
    """
    return u.stance


def standing_units_duty_now(warlord: Warlord, u: Unit) -> UnitErrand | None:
    """Order (your own).

    wargames "ORDERS".
    """
    if u.warlord is warlord:
        return u.duty_now
    return None


def standing_units_hears_orders(warlord: Warlord, u: Unit) -> bool | None:
    """Hears orders (your own).

    wargames "ORDERS".
    """
    if u.warlord is warlord:
        return can_be_ordered(u)
    return None


def hour_of_the_day_sky(warlord: Warlord, world: World) -> Sky:
    """Weather.

    wargames "WEATHER", "WIND.".
    """
    return world.sky_now


def hour_of_the_day_wind(warlord: Warlord, world: World) -> Gust:
    """Wind.

    wargames "WEATHER", "WIND.".
    """
    return world.wind_now


def hour_of_the_day_wind_from(warlord: Warlord, world: World) -> WindQuarter:
    """Side from which the wind blows.

    wargames "WEATHER", "WIND.".
    """
    return world.wind_source


def hour_of_the_day_moves_left(warlord: Warlord, world: World) -> int:
    """Moves until night falls.

    In plain numbers.
    wargames "WEATHER", "WIND.".
    """
    return world.longest


def hour_of_the_day_fallen(warlord: Warlord) -> int:
    """Men lost.

    In men.
    wargames "WEATHER", "WIND.".
    """
    return warlord.men_fallen


def lie_of_the_land(warlord: Warlord, world: World) -> Sequence[Tract]:
    """The field.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return [t for t in world.tracts if t.built_as is None]


def lie_of_the_land_tract_edge(warlord: Warlord, t: Tract) -> Sequence[tuple[int, int]]:
    """Corners.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return t.tract_edge


def lie_of_the_land_ground_sort(warlord: Warlord, t: Tract) -> GroundSort:
    """Ground.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return t.ground_sort


def lie_of_the_land_allegiance(warlord: Warlord, t: Tract, world: World) -> Allegiance | None:
    """Heroes tell whose wood it is.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    if any(u.chieftain is not None and detects_magic(u.chieftain) for u in host_of(warlord, world)):
        return t.allegiance
    return None


def units_on_the_field(warlord: Warlord, world: World) -> Sequence[Unit]:
    """Where units stand.

    wargames "BASE SIZES".
    """
    return [u for u in world.units if not aloft(u)]


def units_on_the_field_covers(warlord: Warlord, u: Unit) -> Sequence[tuple[int, int]]:
    """Units on the field covers.

    Raises DividedByNothing (a divisor is 0).
    wargames "BASE SIZES".
    """
    return block_corners(u.stands_upon, u.faces_toward, front_of(u), depth_of(u), 360)


def units_on_the_field_faces_toward(warlord: Warlord, u: Unit) -> int:
    """Facing.

    In degrees.
    wargames "BASE SIZES".
    """
    return u.faces_toward


def units_on_the_field_whose(warlord: Warlord, u: Unit) -> Warlord | None:
    """Commander.

    wargames "BASE SIZES".
    """
    return u.warlord


def units_on_the_field_sign(warlord: Warlord, u: Unit) -> str:
    """Name.

    wargames "BASE SIZES".
    """
    return u.name


def walls_on_the_field(warlord: Warlord, world: World) -> Sequence[Rampart]:
    """Walls and doors.

    wargames "SIEGES".
    """
    return list(world.ramparts)


def walls_on_the_field_built_along(warlord: Warlord, r: Rampart) -> Sequence[tuple[int, int]]:
    """Course.

    wargames "SIEGES".
    """
    return r.built_along


def walls_on_the_field_barrier(warlord: Warlord, r: Rampart) -> Barrier:
    """What it is.

    wargames "SIEGES".
    """
    return r.barrier


def walls_on_the_field_toughness(warlord: Warlord, r: Rampart) -> int:
    """Strength.

    In pips.
    wargames "SIEGES".
    """
    return r.toughness


def walls_on_the_field_holes(warlord: Warlord, r: Rampart) -> int:
    """Breaches.

    In plain numbers.
    wargames "SIEGES".
    """
    return r.holes


def walls_on_the_field_held_with(warlord: Warlord, r: Rampart, world: World) -> int | None:
    """Heroes feel what holds a door.

    wargames "SIEGES".
    """
    if any(u.chieftain is not None and detects_magic(u.chieftain) for u in host_of(warlord, world)):
        return r.held_with
    return None


def flyers_on_the_field(warlord: Warlord, world: World) -> Sequence[Unit]:
    """In the air.

    wargames "AERIAL COMBAT".
    """
    return [u for u in world.units if aloft(u)]


def flyers_on_the_field_stands_upon(warlord: Warlord, u: Unit) -> tuple[int, int]:
    """Place.

    wargames "AERIAL COMBAT".
    """
    return u.stands_upon


def flyers_on_the_field_flight(warlord: Warlord, u: Unit) -> Flight:
    """Height of flight.

    wargames "AERIAL COMBAT".
    """
    return u.flight


def flyers_on_the_field_faces_toward(warlord: Warlord, u: Unit) -> int:
    """Facing.

    In degrees.
    wargames "AERIAL COMBAT".
    """
    return u.faces_toward


def flyers_on_the_field_whose(warlord: Warlord, u: Unit) -> Warlord | None:
    """Commander.

    wargames "AERIAL COMBAT".
    """
    return u.warlord


def flyers_on_the_field_sign(warlord: Warlord, u: Unit) -> str:
    """Name.

    wargames "AERIAL COMBAT".
    """
    return u.name


def houses_on_the_field(warlord: Warlord, world: World) -> Sequence[Tract]:
    """Houses.

    wargames "FIRE".
    """
    return [t for t in world.tracts if t.built_as is not None]


def houses_on_the_field_tract_edge(warlord: Warlord, t: Tract) -> Sequence[tuple[int, int]]:
    """Corners.

    wargames "FIRE".
    """
    return t.tract_edge


def houses_on_the_field_built_as(warlord: Warlord, t: Tract) -> Kindling:
    """Building.

    wargames "FIRE".
    """
    return present(t.built_as, '')


def houses_on_the_field_on_fire(warlord: Warlord, t: Tract) -> bool:
    """Burning.

    wargames "FIRE".
    """
    return t.on_fire


def fires_on_the_field(warlord: Warlord, world: World) -> Sequence[Tract]:
    """Fires.

    wargames "Fire Fighting:".
    """
    return [t for t in world.tracts if t.on_fire]


def fires_on_the_field_hearth(warlord: Warlord, t: Tract) -> tuple[int, int]:
    """Fires on the field hearth.

    Raises MissingThing (something needed is not there).
    wargames "Fire Fighting:".
    """
    return middle_spot(t.tract_edge)


def fires_on_the_field_wind(warlord: Warlord, t: Tract, world: World) -> Gust:
    """Wind.

    wargames "Fire Fighting:".
    """
    return world.wind_now


def fires_on_the_field_sign(warlord: Warlord, t: Tract) -> str:
    """Name.

    wargames "Fire Fighting:".
    """
    return t.name


def powder_on_the_field(warlord: Warlord, world: World) -> Sequence[Keg]:
    """Charges of powder.

    wargames "GUNPOWDER".
    """
    return list(world.kegs)


def powder_on_the_field_lies_upon(warlord: Warlord, k: Keg) -> tuple[int, int]:
    """Place.

    wargames "GUNPOWDER".
    """
    return k.lies_upon


def powder_on_the_field_rampart(warlord: Warlord, k: Keg) -> Rampart:
    """Where it lies.

    wargames "GUNPOWDER".
    """
    return k.rampart


def begin_battle(world: World, dice: Dice) -> None:
    """Before the battle.

    Raises OffTheTable (a table has no row).
    wargames "RALLYING", "SIEGES", "COMBAT OF HEROES.", "WEATHER".
    """
    world.begun = True
    if not world.sky_is_settled:
        today = todays_sky(world.season_now, dice)
        world.sky_now = today
        blows = strength_of_wind(dice)
        world.wind_now = blows
        quarter = source_of_wind(dice)
        world.wind_source = quarter
    world.tell(
        None,
        _SAYS_THE_DAY_BROUGHT_AND.text((world.sky_now, world.wind_now, world.wind_source), SHAPE),
    )
    for u in list(world.units):
        u_dice = dice.at(u.id)
        make_ready(u, world, u_dice)
    for r in list(world.ramparts):
        r_dice = dice.at(r.id)
        strong = built_strength(r_dice)
        r.toughness = strong
    for w in list(world.warlords):
        review(w, world)


def begin_move(world: World, dice: Dice) -> None:
    """A move begins.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "ORDERS".
    """
    if not world.begun:
        begin_battle(world, dice)
    for u in list(world.units):
        u.men_lost = 0
        u.shot_by = 0
        u.charger = None
        u.struck_from_behind = False
        u.shaken_now = False
        u.marched_now = False
        u.ordered_now = False
        u.taken_aback = False
        u.has_cast = False
        u.shines = False
        u.lands_now = False
        u.flown_now = 0
    world.marches_are_over = False
    take_stock(world)
    await_latecomers(world, dice)


def recover(world: World, dice: Dice) -> None:
    """Rest.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "ORGANIZATION".
    """
    for u in list(world.units):
        u_dice = dice.at(u.id)
        if counts_as_rest(u, world):
            u.rested_for += 4
            if u.charges_run > 0 and u.rested_for >= rest_needed(u, world.sky_now):
                u.charges_run = 0
        else:
            u.rested_for = 0
        if u.halted_for > 0:
            u.halted_for -= 1
        if u.rash_for > 0:
            u.rash_for -= 1
        if u.shuns_for > 0:
            u.shuns_for -= 1
            if u.shuns_for == 0:
                u.shuns = None
        take_up_weapons(u, world)
        dress_ranks(u, world, u_dice)


def dress_ranks(unit: Unit, world: World, dice: Dice) -> None:
    """A unit comes into order.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    UnknownCell (the book does not give a value).
    wargames "ORGANIZATION".
    """
    if (
        unit.organisation != good_order(unit.troop)
        and unit.foe is None
        and unit.stance == STANCE_STEADY
        and not unit.marched_now
        and unit.organisation != ORGANISATION_SCATTERED
    ):
        if unit.order_pending == 0:
            unit.order_pending = reforming_time(unit)
        unit.order_pending = max(unit.order_pending - 4, min(unit.order_pending, 0))
        if unit.order_pending == 0:
            unit.organisation = good_order(unit.troop)
            world.tell(None, _SAYS_CAME_BACK_INTO_ORDER.text((unit, unit.organisation), SHAPE))
    elif unit.organisation == ORGANISATION_SCATTERED and unit.foe is None and unit.stance == STANCE_STEADY:
        score = morale_test(unit, world.facts, world, dice)
        if (
            reaction(score) == REACTION_AS_ORDERED
            or reaction(score) == REACTION_ADVANCE_1
            or reaction(score) == REACTION_ADVANCE_2
        ):
            unit.organisation = ORGANISATION_DISORGANISED
            world.tell(None, _SAYS_CAME_TOGETHER.text((unit, score), SHAPE))


def end_move(world: World, dice: Dice) -> None:
    """The move ends.

    wargames "RALLYING".
    """
    world.longest = max(world.longest - 1, min(world.longest, 0))
    if field_is_held(world) or world.longest == 0:
        for w in by_lot(world.warlords, dice, 'end_move.w', lambda w: -points_in_field(w.side, world)):
            world.tell(
                None,
                _SAYS_HAD_OF_ITS_UNITS.text(
                    (w, still_standing(w, world), points_in_field(w.side, world), w.mustered, w.men_fallen),
                    SHAPE,
                ),
            )
        if field_is_held(world):
            world.end_game(_SAYS_THE_FIELD_WAS_WON.text((), SHAPE))
            for w in [w for w in world.warlords if still_standing(w, world) > 0]:
                world.end_game(_SAYS_HOLDS_IT.text((w,), SHAPE))
        else:
            world.end_game(_SAYS_NIGHT_FELL.text((), SHAPE))


def turn(world: World, queue: Queue, dice: Dice) -> None:
    """A move.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "MELEE.", "ORDERS".
    """
    world.enter(1)
    begin_move(world, dice)
    if world.over:
        return
    world.enter(2)
    queue.carry_out((('order', ((10, 24), (30, 33), (66, 66))),))
    if world.over:
        return
    world.enter(3)
    obey_orders(world, dice)
    if world.over:
        return
    world.enter(4)
    declare_charges(world, dice)
    if world.over:
        return
    world.enter(5)
    march_all(world)
    meet_all(world)
    strike_home(world)
    if world.over:
        return
    world.enter(6)
    fight_in_the_air(world, dice)
    if world.over:
        return
    world.enter(7)
    shoot_all(world, dice)
    shoot_above(world, dice)
    if world.over:
        return
    world.enter(8)
    powder_goes_off(world, dice)
    queue.carry_out((('order', ((60, 65), (67, 70))),))
    if world.over:
        return
    world.enter(9)
    queue.carry_out((('order', ((40, 52),)),))
    wills_come_free(world)
    if world.over:
        return
    world.enter(10)
    sun_on_all(world, dice)
    test_all(world, dice)
    if world.over:
        return
    world.enter(11)
    fight_all(world, dice)
    if world.over:
        return
    world.enter(12)
    rally_all(world, dice)
    rampage_all(world, dice)
    quarrel_all(world, dice)
    trees_stir(world, dice)
    fires_burn(world, dice)
    if world.over:
        return
    world.enter(13)
    weaken_all(world, dice)
    brands_are_made(world)
    recover(world, dice)
    restore_energy(world)
    nazgul_rest(world)
    end_move(world, dice)


def key_turn(act: Order, player: Warlord, world: World) -> tuple[int, ...]:
    """What the queue goes by, lowest first: A move.

    wargames "MELEE.", "ORDERS".
    """
    return (ORDER_NUMBER[act],)
