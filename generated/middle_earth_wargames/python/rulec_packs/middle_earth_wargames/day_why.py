"""The resolvers of day.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, present
from rulec.runtime.ground.geometry_angles import block_corners
from rulec.runtime.ground.geometry_moves import middle_spot

from ._choices import (
    Allegiance, Barrier, Flight, GroundSort, Gust, Kindling, Organisation, STANCE_CHARGING, STANCE_STEADY,
    Sky, Stance, Troop, UnitErrand, WindQuarter,
)
from ._kinds import Keg, Rampart, Tract, Unit, Warlord
from ._world import World
from .day import still_standing
from .field import depth_of, front_of
from .leaders import detects_magic
from .muster import lone_figure
from .skies import aloft
from .written import can_be_ordered, host_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "still_standing": (
        Label('otherwise', ''),
    ),
    "field_is_held": (
        Label('holds', ''),
    ),
    "standing_units": (
        Label('otherwise', ''),
    ),
    "standing_units_troop": (
        Label('otherwise', ''),
    ),
    "standing_units_men": (
        Label('otherwise', ''),
    ),
    "standing_units_stands_upon": (
        Label('otherwise', ''),
    ),
    "standing_units_faces_toward": (
        Label('otherwise', ''),
    ),
    "standing_units_organisation": (
        Label('otherwise', ''),
    ),
    "standing_units_stance": (
        Label('otherwise', ''),
    ),
    "standing_units_duty_now": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "standing_units_hears_orders": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "hour_of_the_day_sky": (
        Label('otherwise', ''),
    ),
    "hour_of_the_day_wind": (
        Label('otherwise', ''),
    ),
    "hour_of_the_day_wind_from": (
        Label('otherwise', ''),
    ),
    "hour_of_the_day_moves_left": (
        Label('otherwise', ''),
    ),
    "hour_of_the_day_fallen": (
        Label('otherwise', ''),
    ),
    "lie_of_the_land": (
        Label('otherwise', ''),
    ),
    "lie_of_the_land_tract_edge": (
        Label('otherwise', ''),
    ),
    "lie_of_the_land_ground_sort": (
        Label('otherwise', ''),
    ),
    "lie_of_the_land_allegiance": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "units_on_the_field": (
        Label('otherwise', ''),
    ),
    "units_on_the_field_covers": (
        Label('otherwise', ''),
    ),
    "units_on_the_field_faces_toward": (
        Label('otherwise', ''),
    ),
    "units_on_the_field_whose": (
        Label('otherwise', ''),
    ),
    "units_on_the_field_sign": (
        Label('otherwise', ''),
    ),
    "walls_on_the_field": (
        Label('otherwise', ''),
    ),
    "walls_on_the_field_built_along": (
        Label('otherwise', ''),
    ),
    "walls_on_the_field_barrier": (
        Label('otherwise', ''),
    ),
    "walls_on_the_field_toughness": (
        Label('otherwise', ''),
    ),
    "walls_on_the_field_holes": (
        Label('otherwise', ''),
    ),
    "walls_on_the_field_held_with": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "flyers_on_the_field": (
        Label('otherwise', ''),
    ),
    "flyers_on_the_field_stands_upon": (
        Label('otherwise', ''),
    ),
    "flyers_on_the_field_flight": (
        Label('otherwise', ''),
    ),
    "flyers_on_the_field_faces_toward": (
        Label('otherwise', ''),
    ),
    "flyers_on_the_field_whose": (
        Label('otherwise', ''),
    ),
    "flyers_on_the_field_sign": (
        Label('otherwise', ''),
    ),
    "houses_on_the_field": (
        Label('otherwise', ''),
    ),
    "houses_on_the_field_tract_edge": (
        Label('otherwise', ''),
    ),
    "houses_on_the_field_built_as": (
        Label('otherwise', ''),
    ),
    "houses_on_the_field_on_fire": (
        Label('otherwise', ''),
    ),
    "fires_on_the_field": (
        Label('otherwise', ''),
    ),
    "fires_on_the_field_hearth": (
        Label('otherwise', ''),
    ),
    "fires_on_the_field_wind": (
        Label('otherwise', ''),
    ),
    "fires_on_the_field_sign": (
        Label('otherwise', ''),
    ),
    "powder_on_the_field": (
        Label('otherwise', ''),
    ),
    "powder_on_the_field_lies_upon": (
        Label('otherwise', ''),
    ),
    "powder_on_the_field_rampart": (
        Label('otherwise', ''),
    ),
}


def why_still_standing(warlord: Warlord, world: World) -> tuple[int, Notes]:
    """Units that still stand.

    `still_standing` with its notes: pairs of an index of LABELS['still_standing'] and what it moved.
    In plain numbers.
    wargames "RALLYING".
    """
    notes: Notes = []
    notes.append((0, 0))
    return sum(
        1
        for u in host_of(warlord, world)
        if not lone_figure(u) and (u.stance == STANCE_STEADY or u.stance == STANCE_CHARGING)
    ), notes


def why_field_is_held(world: World) -> tuple[bool, Notes]:
    """A single side holds the field.

    `field_is_held` with its notes: pairs of an index of LABELS['field_is_held'] and what it moved.
    wargames "RALLYING".
    """
    notes: Notes = []
    if not any(still_standing(w, world) == 0 for w in world.warlords):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_standing_units(warlord: Warlord, world: World) -> tuple[Sequence[Unit], Notes]:
    """Units in the field.

    `standing_units` with its notes: pairs of an index of LABELS['standing_units'] and what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.units), notes


def why_standing_units_troop(warlord: Warlord, u: Unit) -> tuple[Troop, Notes]:
    """Troop type.

    `standing_units_troop` with its notes: pairs of an index of LABELS['standing_units_troop'] and what
    it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.troop, notes


def why_standing_units_men(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Men left.

    `standing_units_men` with its notes: pairs of an index of LABELS['standing_units_men'] and what it
    moved.
    In men.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.men, notes


def why_standing_units_stands_upon(warlord: Warlord, u: Unit) -> tuple[tuple[int, int], Notes]:
    """Place.

    `standing_units_stands_upon` with its notes: pairs of an index of
    LABELS['standing_units_stands_upon'] and what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.stands_upon, notes


def why_standing_units_faces_toward(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Facing.

    `standing_units_faces_toward` with its notes: pairs of an index of
    LABELS['standing_units_faces_toward'] and what it moved.
    In degrees.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.faces_toward, notes


def why_standing_units_organisation(warlord: Warlord, u: Unit) -> tuple[Organisation, Notes]:
    """Organisation.

    `standing_units_organisation` with its notes: pairs of an index of
    LABELS['standing_units_organisation'] and what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.organisation, notes


def why_standing_units_stance(warlord: Warlord, u: Unit) -> tuple[Stance, Notes]:
    """What it is doing.

    `standing_units_stance` with its notes: pairs of an index of LABELS['standing_units_stance'] and
    what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.stance, notes


def why_standing_units_duty_now(warlord: Warlord, u: Unit) -> tuple[UnitErrand | None, Notes]:
    """Order (your own).

    `standing_units_duty_now` with its notes: pairs of an index of LABELS['standing_units_duty_now'] and
    what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    if u.warlord is warlord:
        notes.append((0, 0))
        return u.duty_now, notes
    notes.append((1, 0))
    return None, notes


def why_standing_units_hears_orders(warlord: Warlord, u: Unit) -> tuple[bool | None, Notes]:
    """Hears orders (your own).

    `standing_units_hears_orders` with its notes: pairs of an index of
    LABELS['standing_units_hears_orders'] and what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    if u.warlord is warlord:
        notes.append((0, 0))
        return can_be_ordered(u), notes
    notes.append((1, 0))
    return None, notes


def why_hour_of_the_day_sky(warlord: Warlord, world: World) -> tuple[Sky, Notes]:
    """Weather.

    `hour_of_the_day_sky` with its notes: pairs of an index of LABELS['hour_of_the_day_sky'] and what it
    moved.
    wargames "WEATHER", "WIND.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return world.sky_now, notes


def why_hour_of_the_day_wind(warlord: Warlord, world: World) -> tuple[Gust, Notes]:
    """Wind.

    `hour_of_the_day_wind` with its notes: pairs of an index of LABELS['hour_of_the_day_wind'] and what
    it moved.
    wargames "WEATHER", "WIND.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return world.wind_now, notes


def why_hour_of_the_day_wind_from(warlord: Warlord, world: World) -> tuple[WindQuarter, Notes]:
    """Side from which the wind blows.

    `hour_of_the_day_wind_from` with its notes: pairs of an index of LABELS['hour_of_the_day_wind_from']
    and what it moved.
    wargames "WEATHER", "WIND.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return world.wind_source, notes


def why_hour_of_the_day_moves_left(warlord: Warlord, world: World) -> tuple[int, Notes]:
    """Moves until night falls.

    `hour_of_the_day_moves_left` with its notes: pairs of an index of
    LABELS['hour_of_the_day_moves_left'] and what it moved.
    In plain numbers.
    wargames "WEATHER", "WIND.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return world.longest, notes


def why_hour_of_the_day_fallen(warlord: Warlord) -> tuple[int, Notes]:
    """Men lost.

    `hour_of_the_day_fallen` with its notes: pairs of an index of LABELS['hour_of_the_day_fallen'] and
    what it moved.
    In men.
    wargames "WEATHER", "WIND.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return warlord.men_fallen, notes


def why_lie_of_the_land(warlord: Warlord, world: World) -> tuple[Sequence[Tract], Notes]:
    """The field.

    `lie_of_the_land` with its notes: pairs of an index of LABELS['lie_of_the_land'] and what it moved.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [t for t in world.tracts if t.built_as is None], notes


def why_lie_of_the_land_tract_edge(warlord: Warlord, t: Tract) -> tuple[Sequence[tuple[int, int]], Notes]:
    """Corners.

    `lie_of_the_land_tract_edge` with its notes: pairs of an index of
    LABELS['lie_of_the_land_tract_edge'] and what it moved.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return t.tract_edge, notes


def why_lie_of_the_land_ground_sort(warlord: Warlord, t: Tract) -> tuple[GroundSort, Notes]:
    """Ground.

    `lie_of_the_land_ground_sort` with its notes: pairs of an index of
    LABELS['lie_of_the_land_ground_sort'] and what it moved.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return t.ground_sort, notes


def why_lie_of_the_land_allegiance(
    warlord: Warlord,
    t: Tract,
    world: World,
) -> tuple[Allegiance | None, Notes]:
    """Heroes tell whose wood it is.

    `lie_of_the_land_allegiance` with its notes: pairs of an index of
    LABELS['lie_of_the_land_allegiance'] and what it moved.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    if any(u.chieftain is not None and detects_magic(u.chieftain) for u in host_of(warlord, world)):
        notes.append((0, 0))
        return t.allegiance, notes
    notes.append((1, 0))
    return None, notes


def why_units_on_the_field(warlord: Warlord, world: World) -> tuple[Sequence[Unit], Notes]:
    """Where units stand.

    `units_on_the_field` with its notes: pairs of an index of LABELS['units_on_the_field'] and what it
    moved.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [u for u in world.units if not aloft(u)], notes


def why_units_on_the_field_covers(warlord: Warlord, u: Unit) -> tuple[Sequence[tuple[int, int]], Notes]:
    """Units on the field covers.

    `units_on_the_field_covers` with its notes: pairs of an index of LABELS['units_on_the_field_covers']
    and what it moved.
    Raises DividedByNothing (a divisor is 0).
    wargames "BASE SIZES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return block_corners(u.stands_upon, u.faces_toward, front_of(u), depth_of(u), 360), notes


def why_units_on_the_field_faces_toward(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Facing.

    `units_on_the_field_faces_toward` with its notes: pairs of an index of
    LABELS['units_on_the_field_faces_toward'] and what it moved.
    In degrees.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.faces_toward, notes


def why_units_on_the_field_whose(warlord: Warlord, u: Unit) -> tuple[Warlord | None, Notes]:
    """Commander.

    `units_on_the_field_whose` with its notes: pairs of an index of LABELS['units_on_the_field_whose']
    and what it moved.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.warlord, notes


def why_units_on_the_field_sign(warlord: Warlord, u: Unit) -> tuple[str, Notes]:
    """Name.

    `units_on_the_field_sign` with its notes: pairs of an index of LABELS['units_on_the_field_sign'] and
    what it moved.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.name, notes


def why_walls_on_the_field(warlord: Warlord, world: World) -> tuple[Sequence[Rampart], Notes]:
    """Walls and doors.

    `walls_on_the_field` with its notes: pairs of an index of LABELS['walls_on_the_field'] and what it
    moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.ramparts), notes


def why_walls_on_the_field_built_along(
    warlord: Warlord,
    r: Rampart,
) -> tuple[Sequence[tuple[int, int]], Notes]:
    """Course.

    `walls_on_the_field_built_along` with its notes: pairs of an index of
    LABELS['walls_on_the_field_built_along'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return r.built_along, notes


def why_walls_on_the_field_barrier(warlord: Warlord, r: Rampart) -> tuple[Barrier, Notes]:
    """What it is.

    `walls_on_the_field_barrier` with its notes: pairs of an index of
    LABELS['walls_on_the_field_barrier'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return r.barrier, notes


def why_walls_on_the_field_toughness(warlord: Warlord, r: Rampart) -> tuple[int, Notes]:
    """Strength.

    `walls_on_the_field_toughness` with its notes: pairs of an index of
    LABELS['walls_on_the_field_toughness'] and what it moved.
    In pips.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return r.toughness, notes


def why_walls_on_the_field_holes(warlord: Warlord, r: Rampart) -> tuple[int, Notes]:
    """Breaches.

    `walls_on_the_field_holes` with its notes: pairs of an index of LABELS['walls_on_the_field_holes']
    and what it moved.
    In plain numbers.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return r.holes, notes


def why_walls_on_the_field_held_with(warlord: Warlord, r: Rampart, world: World) -> tuple[int | None, Notes]:
    """Heroes feel what holds a door.

    `walls_on_the_field_held_with` with its notes: pairs of an index of
    LABELS['walls_on_the_field_held_with'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    if any(u.chieftain is not None and detects_magic(u.chieftain) for u in host_of(warlord, world)):
        notes.append((0, 0))
        return r.held_with, notes
    notes.append((1, 0))
    return None, notes


def why_flyers_on_the_field(warlord: Warlord, world: World) -> tuple[Sequence[Unit], Notes]:
    """In the air.

    `flyers_on_the_field` with its notes: pairs of an index of LABELS['flyers_on_the_field'] and what it
    moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [u for u in world.units if aloft(u)], notes


def why_flyers_on_the_field_stands_upon(warlord: Warlord, u: Unit) -> tuple[tuple[int, int], Notes]:
    """Place.

    `flyers_on_the_field_stands_upon` with its notes: pairs of an index of
    LABELS['flyers_on_the_field_stands_upon'] and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.stands_upon, notes


def why_flyers_on_the_field_flight(warlord: Warlord, u: Unit) -> tuple[Flight, Notes]:
    """Height of flight.

    `flyers_on_the_field_flight` with its notes: pairs of an index of
    LABELS['flyers_on_the_field_flight'] and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.flight, notes


def why_flyers_on_the_field_faces_toward(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Facing.

    `flyers_on_the_field_faces_toward` with its notes: pairs of an index of
    LABELS['flyers_on_the_field_faces_toward'] and what it moved.
    In degrees.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.faces_toward, notes


def why_flyers_on_the_field_whose(warlord: Warlord, u: Unit) -> tuple[Warlord | None, Notes]:
    """Commander.

    `flyers_on_the_field_whose` with its notes: pairs of an index of LABELS['flyers_on_the_field_whose']
    and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.warlord, notes


def why_flyers_on_the_field_sign(warlord: Warlord, u: Unit) -> tuple[str, Notes]:
    """Name.

    `flyers_on_the_field_sign` with its notes: pairs of an index of LABELS['flyers_on_the_field_sign']
    and what it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.name, notes


def why_houses_on_the_field(warlord: Warlord, world: World) -> tuple[Sequence[Tract], Notes]:
    """Houses.

    `houses_on_the_field` with its notes: pairs of an index of LABELS['houses_on_the_field'] and what it
    moved.
    wargames "FIRE".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [t for t in world.tracts if t.built_as is not None], notes


def why_houses_on_the_field_tract_edge(warlord: Warlord, t: Tract) -> tuple[Sequence[tuple[int, int]], Notes]:
    """Corners.

    `houses_on_the_field_tract_edge` with its notes: pairs of an index of
    LABELS['houses_on_the_field_tract_edge'] and what it moved.
    wargames "FIRE".
    """
    notes: Notes = []
    notes.append((0, 0))
    return t.tract_edge, notes


def why_houses_on_the_field_built_as(warlord: Warlord, t: Tract) -> tuple[Kindling, Notes]:
    """Building.

    `houses_on_the_field_built_as` with its notes: pairs of an index of
    LABELS['houses_on_the_field_built_as'] and what it moved.
    wargames "FIRE".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(t.built_as, ''), notes


def why_houses_on_the_field_on_fire(warlord: Warlord, t: Tract) -> tuple[bool, Notes]:
    """Burning.

    `houses_on_the_field_on_fire` with its notes: pairs of an index of
    LABELS['houses_on_the_field_on_fire'] and what it moved.
    wargames "FIRE".
    """
    notes: Notes = []
    notes.append((0, 0))
    return t.on_fire, notes


def why_fires_on_the_field(warlord: Warlord, world: World) -> tuple[Sequence[Tract], Notes]:
    """Fires.

    `fires_on_the_field` with its notes: pairs of an index of LABELS['fires_on_the_field'] and what it
    moved.
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [t for t in world.tracts if t.on_fire], notes


def why_fires_on_the_field_hearth(warlord: Warlord, t: Tract) -> tuple[tuple[int, int], Notes]:
    """Fires on the field hearth.

    `fires_on_the_field_hearth` with its notes: pairs of an index of LABELS['fires_on_the_field_hearth']
    and what it moved.
    Raises MissingThing (something needed is not there).
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    notes.append((0, 0))
    return middle_spot(t.tract_edge), notes


def why_fires_on_the_field_wind(warlord: Warlord, t: Tract, world: World) -> tuple[Gust, Notes]:
    """Wind.

    `fires_on_the_field_wind` with its notes: pairs of an index of LABELS['fires_on_the_field_wind'] and
    what it moved.
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    notes.append((0, 0))
    return world.wind_now, notes


def why_fires_on_the_field_sign(warlord: Warlord, t: Tract) -> tuple[str, Notes]:
    """Name.

    `fires_on_the_field_sign` with its notes: pairs of an index of LABELS['fires_on_the_field_sign'] and
    what it moved.
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    notes.append((0, 0))
    return t.name, notes


def why_powder_on_the_field(warlord: Warlord, world: World) -> tuple[Sequence[Keg], Notes]:
    """Charges of powder.

    `powder_on_the_field` with its notes: pairs of an index of LABELS['powder_on_the_field'] and what it
    moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.kegs), notes


def why_powder_on_the_field_lies_upon(warlord: Warlord, k: Keg) -> tuple[tuple[int, int], Notes]:
    """Place.

    `powder_on_the_field_lies_upon` with its notes: pairs of an index of
    LABELS['powder_on_the_field_lies_upon'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    notes.append((0, 0))
    return k.lies_upon, notes


def why_powder_on_the_field_rampart(warlord: Warlord, k: Keg) -> tuple[Rampart, Notes]:
    """Where it lies.

    `powder_on_the_field_rampart` with its notes: pairs of an index of
    LABELS['powder_on_the_field_rampart'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    notes.append((0, 0))
    return k.rampart, notes
