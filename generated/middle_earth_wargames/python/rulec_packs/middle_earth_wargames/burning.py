"""Resolvers of burning.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, FLOOR, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import is_within
from rulec.runtime.ground.geometry_angles import lies_in_arc
from rulec.runtime.ground.geometry_moves import middle_spot

from ._choices import (
    GROUND_SORT_DEEP_RIVER, GROUND_SORT_FORD_CROSSING, GROUND_SORT_MEDIUM_RIVER, GROUND_SORT_OPEN_GROUND,
    GROUND_SORT_SHALLOW_RIVER, GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD, KINDLING_LIVING_WOOD,
    KINDLING_STONE_FORTRESS, KINDLING_WOODEN_RAM, Kindling, SHELTER_NO_SHELTER, UNIT_ERRAND_STAND_ERRAND,
    WIND_QUARTER_FROM_EAST, WIND_QUARTER_FROM_NORTH, WIND_QUARTER_FROM_NORTH_EAST, WIND_QUARTER_FROM_SOUTH,
    WIND_QUARTER_FROM_SOUTH_EAST, WIND_QUARTER_FROM_SOUTH_WEST, WIND_QUARTER_FROM_WEST, WindQuarter,
)
from ._kinds import Tract, Unit, Warlord
from ._tables import BURNING_TIMES_LASTS, FIRE_FACES_BRANDS
from ._world import SHAPE, World
from .fire import brand_is_ready, brands_made, burning_time, doused, fire_spreads_to, kindled, trees_burnt
from .storming import at_the_wall
from .woods import after_burning
from .written import can_be_ordered, enemies_of, give_order, host_of

_ONE_OF_1: Final = frozenset((
    GROUND_SORT_SHALLOW_RIVER, GROUND_SORT_MEDIUM_RIVER, GROUND_SORT_DEEP_RIVER, GROUND_SORT_FORD_CROSSING,
))

_SAYS_HAD_FIRE_BRANDS_READY: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' had ', Hole(Holds("number"), 'brands'), ' fire brands ready.',
), 'process:brands_are_made', 'had_fire_brands_ready')
_SAYS_WERE_AT_WORK_ON: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' were at work on fire brands.',
), 'process:brands_are_made', 'were_at_work_on')
_SAYS_CAUGHT_FIRE: Final = Message((
    Hole(Holds("thing", 'Tract'), 'tract'), ' caught fire.',
), 'process:catch_fire', 'caught_fire')
_SAYS_SPARKS_FLEW_FROM_TO: Final = Message((
    'Sparks flew from ', Hole(Holds("thing", 'Tract'), 't'), ' to ', Hole(Holds("thing", 'Tract'), 'o'),
    '.',
), 'process:fires_burn', 'sparks_flew_from_to')
_SAYS_THE_RAM_OF_BURNT: Final = Message((
    'The ram of ', Hole(Holds("thing", 'Unit'), 'crew'), ' burnt to ashes.',
), 'process:fires_burn', 'the_ram_of_burnt')
_SAYS_BURNT_DOWN: Final = Message((
    Hole(Holds("thing", 'Tract'), 'tract'), ' burnt down.',
), 'process:burn_down', 'burnt_down')
_SAYS_HAS_NO_WOOD_AT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no wood at hand.',
), 'order:66', 'wood')
_SAYS_HEARS_NO_ORDERS_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:66', 'free')
_SAYS_IS_FIGHTING: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is fighting.',
), 'order:66', 'apart')
_SAYS_DOES_NOT_BURN: Final = Message((
    Hole(Holds("thing", 'Tract'), 'house_or_wood'), ' does not burn.',
), 'order:64', 'does_not_burn')
_SAYS_IS_ON_FIRE: Final = Message((
    Hole(Holds("thing", 'Tract'), 'house_or_wood'), ' is on fire.',
), 'order:64', 'is_on_fire')
_SAYS_IS_NOT_AT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is not at ', Hole(Holds("thing", 'Tract'), 'house_or_wood'),
    '.',
), 'order:64', 'near')
_SAYS_HAS_NO_FIRE_BRAND: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no fire brand.',
), 'order:64', 'brand')
_SAYS_FAILED_TO_SET_ON: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' failed to set ', Hole(Holds("thing", 'Tract'), 'house_or_wood'),
    ' on fire.',
), 'order:64', 'failed_to_set_on')
_SAYS_IS_NOT_ON_FIRE: Final = Message((
    Hole(Holds("thing", 'Tract'), 'house_or_wood'), ' is not on fire.',
), 'order:65', 'is_not_on_fire')
_SAYS_IS_NOT_AT_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is not at ', Hole(Holds("thing", 'Tract'), 'house_or_wood'),
    '.',
), 'order:65', 'near')
_SAYS_PUT_OUT_THE_FIRE: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' put out the fire in ',
    Hole(Holds("thing", 'Tract'), 'house_or_wood'), '.',
), 'order:65', 'put_out_the_fire')
_SAYS_FAILED_TO_PUT_OUT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' failed to put out the fire in ',
    Hole(Holds("thing", 'Tract'), 'house_or_wood'), '.',
), 'order:65', 'failed_to_put_out')
_SAYS_HAS_NO_RAM_THAT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' has no ram that could burn.',
), 'order:67', 'has_no_ram_that')
_SAYS_THE_RAM_OF_IS: Final = Message((
    'The ram of ', Hole(Holds("thing", 'Unit'), 'enemy'), ' is not below ',
    Hole(Holds("thing", 'Unit'), 'unit'), '.',
), 'order:67', 'above')
_SAYS_HAS_NO_FIRE_BRAND_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no fire brand.',
), 'order:67', 'brand')
_SAYS_THE_RAM_OF_CAUGHT: Final = Message((
    'The ram of ', Hole(Holds("thing", 'Unit'), 'enemy'), ' caught fire.',
), 'order:67', 'the_ram_of_caught')
_SAYS_THE_RAM_OF_DID: Final = Message((
    'The ram of ', Hole(Holds("thing", 'Unit'), 'enemy'), ' did not burn.',
), 'order:67', 'the_ram_of_did')
_SAYS_HAS_NO_BURNING_RAM: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no burning ram.',
), 'order:68', 'has_no_burning_ram')
_SAYS_PUT_OUT_THEIR_RAM: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' put out their ram.',
), 'order:68', 'put_out_their_ram')
_SAYS_THE_RAM_OF_BURNT_2: Final = Message((
    'The ram of ', Hole(Holds("thing", 'Unit'), 'unit'), ' burnt on.',
), 'order:68', 'the_ram_of_burnt')


def kindling_of(tract: Tract) -> Kindling | None:
    """What burns in a place.

    wargames "FIRE".
    """
    tract_built_as = tract.built_as
    if tract_built_as is not None:
        return tract_built_as  # a building
    tract_ground_sort = tract.ground_sort
    if tract_ground_sort == GROUND_SORT_THICK_WOOD or tract_ground_sort == GROUND_SORT_THIN_WOOD:
        return KINDLING_LIVING_WOOD  # a wood
    return None


def wood_at_hand(unit: Unit, world: World) -> bool:
    """The unit has wood at hand.

    wargames "FIRE".
    """
    if any(r.owner is unit.warlord and is_within(unit.footing, r.built_along, 50) for r in world.ramparts):
        return True  # a stronghold of its own
    return any(
        kindling_of(t) == KINDLING_LIVING_WOOD and is_within(unit.footing, t.tract_edge, 10)
        for t in world.tracts
    )


def water_at_hand(tract: Tract, world: World) -> bool:
    """There is water for the tract.

    wargames "Fire Fighting:".
    """
    if tract.built_as == KINDLING_STONE_FORTRESS:
        return True  # every fortress has a well
    return any(
        t.ground_sort in _ONE_OF_1 and is_within(t.tract_edge, tract.tract_edge, 200)
        for t in world.tracts
    )


def heading_of(quarter: WindQuarter) -> int:
    """Where a wind comes from, as a heading.

    In degrees.
    wargames "WIND.".
    """
    if quarter == WIND_QUARTER_FROM_NORTH:
        return 0
    if quarter == WIND_QUARTER_FROM_NORTH_EAST:
        return 45
    if quarter == WIND_QUARTER_FROM_EAST:
        return 90
    if quarter == WIND_QUARTER_FROM_SOUTH_EAST:
        return 135
    if quarter == WIND_QUARTER_FROM_SOUTH:
        return 180
    if quarter == WIND_QUARTER_FROM_SOUTH_WEST:
        return 225
    if quarter == WIND_QUARTER_FROM_WEST:
        return 270
    return 315


def downwind(tract: Tract, other: Tract, world: World) -> bool:
    """The wind blows from the tract to the other.

    Raises MissingThing (something needed is not there).
    wargames "Fire Fighting:".
    """
    tract_tract_edge = tract.tract_edge
    other_tract_edge = other.tract_edge
    if not is_within(tract_tract_edge, other_tract_edge, 40):
        return False  # It is too far.
    # The wind blows elsewhere.
    return lies_in_arc(
        middle_spot(tract_tract_edge), heading_of(fire_spreads_to(world.wind_source)), -45, 45,
        middle_spot(other_tract_edge), 360,
    )


def refusals_downwind(tract: Tract, other: Tract, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the wind blows from the tract to the other.

    Indices of LABELS['refusals_downwind']; empty where it holds.
    Raises MissingThing (something needed is not there).
    wargames "Fire Fighting:".
    """
    notes: list[int] = []
    tract_tract_edge = tract.tract_edge
    other_tract_edge = other.tract_edge
    if not is_within(tract_tract_edge, other_tract_edge, 40):
        notes.append(0)
    if not lies_in_arc(
        middle_spot(tract_tract_edge), heading_of(fire_spreads_to(world.wind_source)), -45, 45,
        middle_spot(other_tract_edge), 360,
    ):
        notes.append(1)
    return tuple(notes)


def burns_how_long(kindling: Kindling) -> bool:
    """The book says how long the kindling burns.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "Fire Fighting:".
    """
    if kindling == KINDLING_LIVING_WOOD:
        return False  # tree by tree
    return BURNING_TIMES_LASTS[kindling] >= FLOOR


def brands_are_made(world: World) -> None:
    """Brands are made.

    wargames "FIRE".
    """
    for u in list(world.units):
        if u.makes_brands and not u.marched_now and u.foe is None:
            u.brand_work += 4
            if brand_is_ready(u.men, u.brand_work):
                u.brands += brands_made(u.men)
                u.brand_work = 0
                world.tell(None, _SAYS_HAD_FIRE_BRANDS_READY.text((u, u.brands), SHAPE))
            elif u.warlord is not None:
                world.tell(u.warlord, _SAYS_WERE_AT_WORK_ON.text((u,), SHAPE))
        else:
            u.brand_work = 0
        u.makes_brands = False


def catch_fire(tract: Tract, world: World) -> None:
    """A place is on fire.

    wargames "GOOD WOODS.".
    """
    tract.on_fire = True
    tract.wakefulness = after_burning(tract.wakefulness)
    world.tell(None, _SAYS_CAUGHT_FIRE.text((tract,), SHAPE))


def fires_burn(world: World, dice: Dice) -> None:
    """Fires burn.

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell
    (the book does not give a value).
    wargames "Fire Fighting:".
    """
    for t in [t for t in world.tracts if t.on_fire]:
        t_dice = dice.at(t.id)
        sort = kindling_of(t)
        if sort == KINDLING_LIVING_WOOD:
            t.trees_left = max(t.trees_left - trees_burnt(world.wind_now), min(t.trees_left, 0))
            if t.trees_left == 0:
                burn_down(t, world)
        elif sort is not None:
            t.burnt_for += 4
            if burns_how_long(sort) and t.burnt_for >= burning_time(sort, world.wind_now):
                burn_down(t, world)
        if t.on_fire:
            for o in [
                o
                for o in world.tracts
                if not o.on_fire and kindling_of(o) is not None and downwind(t, o, world)
            ]:
                o_dice = t_dice.at(o.id)
                next_ = present(kindling_of(o), '')
                caught = kindled(next_, FIRE_FACES_BRANDS[next_], world.wind_now, o_dice)
                if caught:
                    world.tell(None, _SAYS_SPARKS_FLEW_FROM_TO.text((t, o), SHAPE))
                    catch_fire(o, world)
    for m in [m for m in world.rams if m.alight]:
        m.burnt += 4
        if m.burnt >= burning_time(KINDLING_WOODEN_RAM, world.wind_now):
            if m.crew is not None:
                world.tell(None, _SAYS_THE_RAM_OF_BURNT.text((m.crew,), SHAPE))
            world.drop(m)


def burn_down(tract: Tract, world: World) -> None:
    """A place is burnt down.

    wargames "Fire Fighting:".
    """
    tract.on_fire = False
    tract.ground_sort = GROUND_SORT_OPEN_GROUND
    tract.built_as = None
    tract.screens = False
    tract.cover_given = SHELTER_NO_SHELTER
    tract.allegiance = None
    for u in list(world.units):
        u.news_around = True
    world.tell(None, _SAYS_BURNT_DOWN.text((tract,), SHAPE))


def domain_order_66_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Make fire brands.

    wargames "FIRE".
    """
    return host_of(warlord, world)


def needs_order_66(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Make fire brands.

    wargames "FIRE".
    """
    if not wood_at_hand(unit, world):
        return _SAYS_HAS_NO_WOOD_AT.text((unit,), SHAPE)
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    if unit.foe is not None:
        return _SAYS_IS_FIGHTING.text((unit,), SHAPE)
    return None


def does_order_66(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Make fire brands.

    wargames "FIRE".
    """
    give_order(unit, UNIT_ERRAND_STAND_ERRAND, world)
    unit.makes_brands = True


def domain_order_64_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Set a house or a wood on fire.

    wargames "FIRE".
    """
    return host_of(warlord, world)


def domain_order_64_house_or_wood(warlord: Warlord, unit: Unit, world: World) -> Sequence[Tract]:
    """What may be chosen: Set a house or a wood on fire.

    wargames "FIRE".
    """
    return world.tracts


def open_order_64(warlord: Warlord, unit: Unit, house_or_wood: Tract, world: World) -> str | None:
    """Why it is refused when it is handed in: Set a house or a wood on fire.

    wargames "FIRE".
    """
    if kindling_of(house_or_wood) is None:
        return _SAYS_DOES_NOT_BURN.text((house_or_wood,), SHAPE)
    if house_or_wood.on_fire:
        return _SAYS_IS_ON_FIRE.text((house_or_wood,), SHAPE)
    return None


def needs_order_64(warlord: Warlord, unit: Unit, house_or_wood: Tract, world: World) -> str | None:
    """Why it is refused when it is done: Set a house or a wood on fire.

    wargames "FIRE".
    """
    if not is_within(unit.footing, house_or_wood.tract_edge, 10):
        return _SAYS_IS_NOT_AT.text((unit, house_or_wood), SHAPE)
    if unit.brands <= 0:
        return _SAYS_HAS_NO_FIRE_BRAND.text((unit,), SHAPE)
    return None


def early_order_64_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Set a house or a wood on fire.

    wargames "FIRE".
    """
    if unit.brands <= 0:
        return _SAYS_HAS_NO_FIRE_BRAND.text((unit,), SHAPE)
    return None


def does_order_64(warlord: Warlord, unit: Unit, house_or_wood: Tract, world: World, dice: Dice) -> None:
    """Set a house or a wood on fire.

    wargames "FIRE".
    """
    sort = kindling_of(house_or_wood)
    if sort is not None:
        caught = kindled(sort, unit.brands, world.wind_now, dice)
        unit.brands = max(unit.brands - FIRE_FACES_BRANDS[sort], min(unit.brands, 0))
        if caught:
            catch_fire(house_or_wood, world)
        else:
            world.tell(None, _SAYS_FAILED_TO_SET_ON.text((unit, house_or_wood), SHAPE))


def domain_order_65_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Put out a fire.

    wargames "Fire Fighting:".
    """
    return host_of(warlord, world)


def domain_order_65_house_or_wood(warlord: Warlord, unit: Unit, world: World) -> Sequence[Tract]:
    """What may be chosen: Put out a fire.

    wargames "Fire Fighting:".
    """
    return world.tracts


def open_order_65(warlord: Warlord, unit: Unit, house_or_wood: Tract, world: World) -> str | None:
    """Why it is refused when it is handed in: Put out a fire.

    wargames "Fire Fighting:".
    """
    if not house_or_wood.on_fire:
        return _SAYS_IS_NOT_ON_FIRE.text((house_or_wood,), SHAPE)
    return None


def needs_order_65(warlord: Warlord, unit: Unit, house_or_wood: Tract, world: World) -> str | None:
    """Why it is refused when it is done: Put out a fire.

    wargames "Fire Fighting:".
    """
    if not is_within(unit.footing, house_or_wood.tract_edge, 10):
        return _SAYS_IS_NOT_AT_2.text((unit, house_or_wood), SHAPE)
    return None


def does_order_65(warlord: Warlord, unit: Unit, house_or_wood: Tract, world: World, dice: Dice) -> None:
    """Put out a fire.

    wargames "Fire Fighting:".
    """
    sort = kindling_of(house_or_wood)
    if sort is not None:
        out = doused(sort, unit.men, water_at_hand(house_or_wood, world), dice)
        if out:
            house_or_wood.on_fire = False
            world.tell(None, _SAYS_PUT_OUT_THE_FIRE.text((unit, house_or_wood), SHAPE))
        else:
            world.tell(None, _SAYS_FAILED_TO_PUT_OUT.text((unit, house_or_wood), SHAPE))


def domain_order_67_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Drop a brand on a ram.

    wargames "FIRE".
    """
    return host_of(warlord, world)


def domain_order_67_enemy(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Drop a brand on a ram.

    wargames "FIRE".
    """
    return enemies_of(warlord, world)


def open_order_67(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Drop a brand on a ram.

    wargames "FIRE".
    """
    if not any(m.crew is enemy and not m.alight for m in world.rams):
        return _SAYS_HAS_NO_RAM_THAT.text((enemy,), SHAPE)
    return None


def needs_order_67(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Drop a brand on a ram.

    wargames "FIRE".
    """
    if not any(
        r.owner is warlord and at_the_wall(enemy, r) and is_within(unit.footing, r.built_along, 50)
        for r in world.ramparts
    ):
        return _SAYS_THE_RAM_OF_IS.text((enemy, unit), SHAPE)
    if unit.brands <= 0:
        return _SAYS_HAS_NO_FIRE_BRAND_2.text((unit,), SHAPE)
    return None


def early_order_67_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Drop a brand on a ram.

    wargames "FIRE".
    """
    if unit.brands <= 0:
        return _SAYS_HAS_NO_FIRE_BRAND_2.text((unit,), SHAPE)
    return None


def does_order_67(warlord: Warlord, unit: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Drop a brand on a ram.

    wargames "FIRE".
    """
    caught = kindled(KINDLING_WOODEN_RAM, unit.brands, world.wind_now, dice)
    unit.brands = max(unit.brands - 1, min(unit.brands, 0))
    if caught:
        for m in [m for m in world.rams if m.crew is enemy]:
            m.alight = True
        world.tell(None, _SAYS_THE_RAM_OF_CAUGHT.text((enemy,), SHAPE))
    else:
        world.tell(None, _SAYS_THE_RAM_OF_DID.text((enemy,), SHAPE))


def domain_order_68_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Put out a burning ram.

    wargames "Fire Fighting:".
    """
    return host_of(warlord, world)


def open_order_68(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Put out a burning ram.

    wargames "Fire Fighting:".
    """
    if not any(m.crew is unit and m.alight for m in world.rams):
        return _SAYS_HAS_NO_BURNING_RAM.text((unit,), SHAPE)
    return None


def does_order_68(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Put out a burning ram.

    wargames "Fire Fighting:".
    """
    out = doused(KINDLING_WOODEN_RAM, unit.men, any(water_at_hand(t, world) for t in world.tracts), dice)
    if out:
        for m in [m for m in world.rams if m.crew is unit]:
            m.alight = False
        world.tell(None, _SAYS_PUT_OUT_THEIR_RAM.text((unit,), SHAPE))
    else:
        world.tell(None, _SAYS_THE_RAM_OF_BURNT_2.text((unit,), SHAPE))
