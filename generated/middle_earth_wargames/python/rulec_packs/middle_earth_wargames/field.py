"""Resolvers of field.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import FLOOR, quotient
from rulec.runtime.game.world import taken
from rulec.runtime.ground.geometry import is_within, shapes_overlap, shapes_touch, spots_near
from rulec.runtime.ground.geometry_angles import block_corners, lies_in_arc, spot_ahead

from ._choices import (
    BASE_SORT_BEAST_BASE, BASE_SORT_CHARIOT_BASE, BASE_SORT_MAN_BASE, BASE_SORT_RIDER_BASE, BaseSort,
    ENTRY_WAY_FLANK_ENTRY, ENTRY_WAY_FRONT_ENTRY, ENTRY_WAY_REAR_ENTRY, EntryWay, GAIT_CHARGE_RUN,
    GROUND_SORT_DEEP_RIVER, GROUND_SORT_OPEN_GROUND, GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD,
    SHELTER_HARD, SHELTER_NO_SHELTER, SHELTER_SOFT, SLOPE_DOWNHILL, SLOPE_LEVEL_GROUND, SLOPE_UPHILL,
    SPELL_ILLUMINATE, STRUCK_CHARIOT, STRUCK_ELEPHANT, STRUCK_WARG, STRUCK_WOLF, Shelter, Side, Slope,
)
from ._kinds import Tract, Unit
from ._tables import PACES_DISTANCE, TROOP_RACE, TROOP_SIDE
from ._world import World
from .morale import mounted
from .movement import mover, pace
from .weather import sight_under
from .withdrawal import gait_of
from .woods import hostile_wood


def base_of(unit: Unit) -> BaseSort:
    """What it stands on.

    wargames "BASE SIZES".
    """
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_CHARIOT:
        return BASE_SORT_CHARIOT_BASE
    if unit_struck_as == STRUCK_ELEPHANT:
        return BASE_SORT_BEAST_BASE
    if mounted(unit) or unit_struck_as == STRUCK_WOLF or unit_struck_as == STRUCK_WARG:
        return BASE_SORT_RIDER_BASE
    return BASE_SORT_MAN_BASE  # a figure on foot


def files_of(unit: Unit) -> int:
    """Figures abreast.

    In plain numbers.
    wargames "MOVEMENT".
    """
    value = unit.abreast
    if value < 1:
        value = 1  # a rank has a figure
    limit = unit.men
    if value > limit:
        value = limit  # no more than there are
    return value


def ranks_of(unit: Unit) -> int:
    """Ranks.

    In steps of 1/2 ranks.
    Raises DividedByNothing (a divisor is 0).
    wargames "FIRING".
    """
    value = -1 * quotient(-1 * unit.men, max(1, files_of(unit)), 'ranks_of')
    return 2 * value


def front_of(unit: Unit) -> int:
    """How wide its front is.

    In metres.
    wargames "BASE SIZES".
    """
    value = 127 * frontage(base_of(unit), files_of(unit), unit.spacing)
    return -1 * (-1 * value // 20)


def depth_of(unit: Unit) -> int:
    """How deep it stands.

    In metres.
    Raises DividedByNothing (a divisor is 0).
    wargames "BASE SIZES".
    """
    value = 127 * block_depth(base_of(unit), ranks_of(unit))
    return -1 * (-1 * value // 20)


def within(one: Unit, other: Unit, reach: int) -> bool:
    """The other is within the reach of the one.

    wargames "MORALE FACTORS PLUS".
    """
    return is_within(one.footing, other.footing, reach)


def side_of(unit: Unit) -> Side:
    """Whose it is.

    wargames "Scale".
    """
    return TROOP_SIDE[unit.troop]


def hidden_by(tract: Tract, one: Unit, other: Unit) -> bool:
    """The tract hides the other from the one.

    wargames "MORALE FACTORS PLUS".
    """
    if not tract.screens:
        return False  # the view goes across it
    one_stands_upon = one.stands_upon
    tract_tract_edge = tract.tract_edge
    if (
        shapes_touch((one_stands_upon,), tract_tract_edge)
        or shapes_touch((other.stands_upon,), tract_tract_edge)
    ):
        return False  # whoever stands in it sees and is seen
    other_stands_upon = other.stands_upon
    return shapes_overlap((one_stands_upon, other_stands_upon), tract_tract_edge)


def sight_of(unit: Unit, world: World) -> int:
    """How far a unit sees.

    In metres.
    wargames "WEATHER".
    """
    value = 2000  # how far the eye reaches on a clear day
    value *= sight_under(world.sky_now, TROOP_RACE[unit.troop])  # the weather
    return value // 100


def sees(one: Unit, other: Unit, world: World) -> bool:
    """The one sees the other.

    wargames "MORALE FACTORS PLUS".
    """
    if not spots_near(one.stands_upon, other.stands_upon, sight_of(one, world)):
        return False  # too far
    return not any(hidden_by(t, one, other) for t in world.tracts)  # something is between them


def height_at(place: tuple[int, int], world: World) -> int:
    """How high a place lies.

    In metres.
    wargames "MORALE FACTORS PLUS".
    """
    return sum(t.rise for t in world.tracts if t.rise > 0 and shapes_touch((place,), t.tract_edge))


def shelter_at(place: tuple[int, int], world: World) -> Shelter:
    """The cover that a place gives.

    wargames "MORALE FACTORS PLUS".
    """
    if any(t.cover_given == SHELTER_HARD and shapes_touch((place,), t.tract_edge) for t in world.tracts):
        return SHELTER_HARD
    if any(t.cover_given == SHELTER_SOFT and shapes_touch((place,), t.tract_edge) for t in world.tracts):
        return SHELTER_SOFT
    return SHELTER_NO_SHELTER


def wooded_at(place: tuple[int, int], world: World) -> bool:
    """It is wooded.

    wargames "TACTICAL FACTORS".
    """
    return any(
        (t.ground_sort == GROUND_SORT_THICK_WOOD or t.ground_sort == GROUND_SORT_THIN_WOOD)
            and shapes_touch((place,), t.tract_edge)
        for t in world.tracts
    )


def hated_at(place: tuple[int, int], side: Side, world: World) -> bool:
    """The trees hate them.

    wargames "GOOD WOODS.".
    """
    return any(
        t.allegiance is not None and hostile_wood(side, t.allegiance) and shapes_touch((place,), t.tract_edge)
        for t in world.tracts
    )


def in_front_of(unit: Unit, other: Unit) -> bool:
    """The other stands before the unit.

    wargames "MORALE FACTORS PLUS".
    """
    return lies_in_arc(unit.stands_upon, unit.faces_toward, -45, 45, other.stands_upon, 360)


def behind_of(unit: Unit, other: Unit) -> bool:
    """The other stands behind the unit.

    wargames "MORALE FACTORS PLUS".
    """
    return not lies_in_arc(unit.stands_upon, unit.faces_toward, -90, 90, other.stands_upon, 360)


def comes_from(unit: Unit, other: Unit) -> EntryWay:
    """From where somebody comes at a unit.

    wargames "ENTERING MELEES".
    """
    if in_front_of(unit, other):
        return ENTRY_WAY_FRONT_ENTRY
    if behind_of(unit, other):
        return ENTRY_WAY_REAR_ENTRY
    return ENTRY_WAY_FLANK_ENTRY


def flank_held(unit: Unit, corner: tuple[int, int], world: World) -> bool:
    """Somebody or something holds the flank at the corner.

    wargames "MORALE FACTORS PLUS".
    """
    if any(is_within((corner,), f.footing, 50) for f in unit.friends_around):
        return True  # a neighbour
    # ground that hardly anybody crosses
    return any(
        (t.ground_sort == GROUND_SORT_DEEP_RIVER or t.ground_sort == GROUND_SORT_THICK_WOOD)
            and is_within((corner,), t.tract_edge, 50)
        for t in world.tracts
    )


def left_end(unit: Unit) -> tuple[int, int]:
    """The left end of its front.

    wargames "MORALE FACTORS PLUS".
    """
    return spot_ahead(unit.stands_upon, unit.faces_toward - 90, -1 * (-1 * front_of(unit) // 2), 360)


def right_end(unit: Unit) -> tuple[int, int]:
    """The right end of its front.

    wargames "MORALE FACTORS PLUS".
    """
    return spot_ahead(unit.stands_upon, unit.faces_toward + 90, -1 * (-1 * front_of(unit) // 2), 360)


def flanks_held(unit: Unit, world: World) -> int:
    """Secure flanks.

    In plain numbers.
    wargames "MORALE FACTORS PLUS".
    """
    value = 0
    if flank_held(unit, left_end(unit), world):
        value += 1  # the left
    if flank_held(unit, right_end(unit), world):
        value += 1  # the right
    return value


def charge_range(unit: Unit, world: World) -> int:
    """How far its charge reaches.

    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    if not pace_is_known(unit):
        return 0  # nobody knows how fast it is
    return pace(unit, GAIT_CHARGE_RUN, GROUND_SORT_OPEN_GROUND, world.sky_now, False)


def pace_is_known(unit: Unit) -> bool:
    """The book says how far the unit goes.

    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    return PACES_DISTANCE[mover(unit)][gait_of(unit)] >= FLOOR


def charge_near(unit: Unit, other: Unit, world: World) -> bool:
    """The unit could charge the other.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS PLUS".
    """
    return within(unit, other, charge_range(unit, world))


def higher(one: Unit, other: Unit, world: World) -> bool:
    """The one stands higher than the other.

    wargames "MORALE FACTORS PLUS".
    """
    return height_at(one.stands_upon, world) > height_at(other.stands_upon, world)


def slope_toward(unit: Unit, other: Unit, world: World) -> Slope:
    """The lie of the land between a unit and another.

    wargames "TACTICAL FACTORS".
    """
    if higher(unit, other, world):
        return SLOPE_DOWNHILL
    if higher(other, unit, world):
        return SLOPE_UPHILL
    return SLOPE_LEVEL_GROUND


def near(unit: Unit, other: Unit) -> bool:
    """The other is near the unit.

    wargames "MOVEMENT".
    """
    return spots_near(unit.stands_upon, other.stands_upon, 500)


def nearby(unit: Unit, world: World) -> Sequence[Unit]:
    """Everybody not far off.

    wargames "MOVEMENT".
    """
    return [o for o in world.units if o is not unit and near(unit, o)]


def plant(unit: Unit, world: World) -> None:
    """A unit takes its ground.

    Raises DividedByNothing (a divisor is 0).
    wargames "BASE SIZES".
    """
    ground = block_corners(unit.stands_upon, unit.faces_toward, front_of(unit), depth_of(unit), 360)
    if list(unit.footing) != list(ground):
        world.keep(unit, "footing")
        unit.footing = ground
        world.keep(unit, "stirred")
        unit.stirred = True


def part_from_neighbours(unit: Unit, world: World) -> None:
    """Those who stayed lose sight of a unit.

    wargames "MOVEMENT".
    """
    for o in [o for o in unit.friends_around if not o.stirred]:
        o.friends_around = taken(o.friends_around, unit)
        o.news_around = True
    for o in [o for o in unit.foes_around if not o.stirred]:
        o.foes_around = taken(o.foes_around, unit)


def find_neighbours(unit: Unit, world: World) -> None:
    """A unit looks who is near, and those who stayed see it.

    wargames "MOVEMENT".
    """
    around = nearby(unit, world)
    own = side_of(unit)
    unit.friends_around = [o for o in around if side_of(o) == own]
    unit.foes_around = [o for o in around if side_of(o) != own]
    unit.news_around = True
    for o in [o for o in unit.friends_around if not o.stirred]:
        o.friends_around = (*o.friends_around, unit)
        o.news_around = True
    for o in [o for o in unit.foes_around if not o.stirred]:
        o.foes_around = (*o.foes_around, unit)


def take_stock(world: World) -> None:
    """Everybody looks about.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "MORALE FACTORS PLUS".
    """
    for u in list(world.units):
        plant(u, world)
    for u in [u for u in world.units if u.stirred]:
        part_from_neighbours(u, world)
    for u in [u for u in world.units if u.stirred]:
        find_neighbours(u, world)
    for u in list(world.units):
        u.stirred = False
        u.in_the_dark = world.at_night and not any(
            w.shines and spell_gets_to(w, SPELL_ILLUMINATE, u)
            for w in world.units
        )
        u.underground = world.under_ground
        u.driven = any(may_drive(f, u) and behind_of(u, f) and within(u, f, 100) for f in u.friends_around)
    for u in [u for u in world.units if u.news_around]:
        u.news_around = False
        u.shelter = shelter_at(u.stands_upon, world)
        u.in_a_wood = wooded_at(u.stands_upon, world)
        u.in_a_hostile_wood = hated_at(u.stands_upon, side_of(u), world)
        u.secure_flanks = flanks_held(u, world)


# at the end, for these modules use each other
from .armies import block_depth, frontage  # noqa: E402
from .orders import may_drive  # noqa: E402
from .wizardry import spell_gets_to  # noqa: E402
