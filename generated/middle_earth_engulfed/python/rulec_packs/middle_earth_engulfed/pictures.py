"""Resolvers of pictures.rules."""

from __future__ import annotations

from collections.abc import Sequence

from ._choices import (
    Arm, BORDER_OPEN_BORDER, BORDER_PAST_BLACK_GATE, BORDER_PAST_MINAS_MORGUL, BORDER_PAST_OSGILIATH,
    BORDER_SNOW_PASS, BORDER_WALLS, Border, EVERY_LAND, EVERY_PRIZE, Folk, HERO_ARAGORN, HERO_BOROMIR,
    HERO_DAIN, HERO_ELROND, HERO_EOMER, HERO_FARAMIR, HERO_FRODO_SAM, HERO_GANDALF, HERO_GIMLI, HERO_GOLLUM,
    HERO_LEGOLAS, HERO_MERRY_PIPPIN, HERO_THEODEN, HERO_TREEBEARD, Hero, LAND_OFF_BOARD, Land, Prize,
    ROAD_EASY_WAY, ROAD_SNOWY_WAY, ROAD_STAIR_WAY, ROAD_UNLINKED, Road, RoadReached, SIDE_FREE, SIDE_SHADOW,
    Side, Stage,
)
from ._kinds import Individual, Nation, Regiment, Seat
from ._tables import BOARD_EASTING, BOARD_SOUTHING
from ._world import World
from .battle import shaken
from .board import frontier, in_hands
from .fellowship import area_maximum, road_stretch, track_line
from .muster import muster_strength
from .readiness import can_rise, next_stage, score_needed
from .victory import fallen


def whose_land(land: Land, world: World) -> Side | None:
    """Whose an area is.

    engulfed "1. Overview", "4. Movement".
    """
    if in_hands(land, SIDE_FREE, world):
        return SIDE_FREE
    if in_hands(land, SIDE_SHADOW, world):
        return SIDE_SHADOW
    return None


def neighbours(land: Land, border: Border) -> Sequence[Land]:
    """Areas behind borders of a sort.

    engulfed "4. Movement".
    """
    return [area for area in EVERY_LAND if frontier(land, area) == border]


def barred_ways(land: Land) -> Sequence[Land]:
    """Areas to which a fortification may bar the way.

    engulfed "4. Movement".
    """
    return [
        area
        for area in EVERY_LAND
        if frontier(land, area) == BORDER_PAST_BLACK_GATE
            or frontier(land, area) == BORDER_PAST_MINAS_MORGUL
            or frontier(land, area) == BORDER_PAST_OSGILIATH
    ]


def initials(hero: Hero) -> str:
    """The letters of an Individual on the map.

    engulfed "1. Overview".
    """
    if hero == HERO_FRODO_SAM:
        return 'FS'
    if hero == HERO_MERRY_PIPPIN:
        return 'MP'
    if hero == HERO_GANDALF:
        return 'Ga'
    if hero == HERO_ARAGORN:
        return 'Ar'
    if hero == HERO_BOROMIR:
        return 'Bo'
    if hero == HERO_LEGOLAS:
        return 'Le'
    if hero == HERO_GIMLI:
        return 'Gi'
    if hero == HERO_GOLLUM:
        return 'Go'
    if hero == HERO_THEODEN:
        return 'Th'
    if hero == HERO_EOMER:
        return 'Eo'
    if hero == HERO_FARAMIR:
        return 'Fa'
    if hero == HERO_ELROND:
        return 'El'
    if hero == HERO_DAIN:
        return 'Da'
    if hero == HERO_TREEBEARD:
        return 'Tr'
    return 'Rw'


def roads_from(land: Land, road: Road) -> Sequence[Land]:
    """Boxes at the other end of lines of a sort.

    engulfed "3. The Fellowship of the Ring".
    """
    return [box for box in EVERY_LAND if track_line(land, box) == road]


def on_track(land: Land) -> bool:
    """The land is on the Fellowship's track.

    engulfed "3. The Fellowship of the Ring".
    """
    return any(track_line(land, box) != ROAD_UNLINKED for box in EVERY_LAND)


def war_map(seat: Seat) -> Sequence[Land]:
    """The board.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return list(EVERY_LAND)


def war_map_easting(seat: Seat, land: Land) -> int | None:
    """War map easting.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return BOARD_EASTING[land]


def war_map_southing(seat: Seat, land: Land) -> int | None:
    """War map southing.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return BOARD_SOUTHING[land]


def war_map_open_ways(seat: Seat, land: Land) -> Sequence[Land]:
    """Open borders.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return neighbours(land, BORDER_OPEN_BORDER)


def war_map_gates(seat: Seat, land: Land) -> Sequence[Land]:
    """Walls.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return neighbours(land, BORDER_WALLS)


def war_map_high_ways(seat: Seat, land: Land) -> Sequence[Land]:
    """The way over Caradhras.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return neighbours(land, BORDER_SNOW_PASS)


def war_map_barred(seat: Seat, land: Land) -> Sequence[Land]:
    """Ways that a fortification bars.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return barred_ways(land)


def war_map_holder(seat: Seat, land: Land, world: World) -> Side | None:
    """Whose it is.

    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    return whose_land(land, world)


def hosts(seat: Seat, world: World) -> Sequence[Regiment]:
    """Regiments on the board.

    engulfed "1. Overview".
    """
    return [regiment for regiment in world.regiments if regiment.place != LAND_OFF_BOARD]


def hosts_place(seat: Seat, regiment: Regiment) -> Land:
    """Place.

    engulfed "1. Overview".
    """
    return regiment.place


def hosts_folk(seat: Seat, regiment: Regiment) -> Folk:
    """People.

    engulfed "1. Overview".
    """
    return regiment.folk


def hosts_arm(seat: Seat, regiment: Regiment) -> Arm:
    """Arm.

    engulfed "1. Overview".
    """
    return regiment.arm


def hosts_strength(seat: Seat, regiment: Regiment) -> int:
    """Steps.

    In steps.
    engulfed "1. Overview".
    """
    return regiment.steps_left


def hosts_is_shaken(seat: Seat, regiment: Regiment) -> bool:
    """Shaken.

    engulfed "1. Overview".
    """
    return shaken(regiment)


def great_ones(seat: Seat, world: World) -> Sequence[Individual]:
    """Individuals on the board.

    engulfed "1. Overview".
    """
    return [individual for individual in world.individuals if individual.place != LAND_OFF_BOARD]


def great_ones_place(seat: Seat, individual: Individual) -> Land:
    """Place.

    engulfed "1. Overview".
    """
    return individual.place


def great_ones_side(seat: Seat, individual: Individual) -> Side:
    """Side.

    engulfed "1. Overview".
    """
    return individual.seat.side


def great_ones_letters(seat: Seat, individual: Individual) -> str:
    """On the map.

    engulfed "1. Overview".
    """
    return initials(individual.hero)


def great_ones_travels(seat: Seat, individual: Individual) -> bool:
    """With the Fellowship.

    engulfed "1. Overview".
    """
    return individual.travels


def ring_track(seat: Seat) -> Sequence[Land]:
    """The Fellowship's track.

    engulfed "3. The Fellowship of the Ring".
    """
    return [land for land in EVERY_LAND if on_track(land)]


def ring_track_easting(seat: Seat, land: Land) -> int | None:
    """Ring track easting.

    engulfed "3. The Fellowship of the Ring".
    """
    return BOARD_EASTING[land]


def ring_track_southing(seat: Seat, land: Land) -> int | None:
    """Ring track southing.

    engulfed "3. The Fellowship of the Ring".
    """
    return BOARD_SOUTHING[land]


def ring_track_easy(seat: Seat, land: Land) -> Sequence[Land]:
    """Lines.

    engulfed "3. The Fellowship of the Ring".
    """
    return roads_from(land, ROAD_EASY_WAY)


def ring_track_snowy(seat: Seat, land: Land) -> Sequence[Land]:
    """Lines through snow.

    engulfed "3. The Fellowship of the Ring".
    """
    return roads_from(land, ROAD_SNOWY_WAY)


def ring_track_steep(seat: Seat, land: Land) -> Sequence[Land]:
    """Lines up a stair.

    engulfed "3. The Fellowship of the Ring".
    """
    return roads_from(land, ROAD_STAIR_WAY)


def ring_track_stretch(seat: Seat, land: Land) -> RoadReached:
    """Stretch.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    return road_stretch(land)


def ring_track_reach(seat: Seat, land: Land) -> int:
    """The most power that counts.

    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    return area_maximum(land)


def ring_bearers(seat: Seat, world: World) -> Sequence[Individual]:
    """The Fellowship.

    engulfed "3. The Fellowship of the Ring".
    """
    return [individual for individual in world.individuals if individual.travels]


def ring_bearers_place(seat: Seat, individual: Individual) -> Land:
    """Place.

    engulfed "3. The Fellowship of the Ring".
    """
    return individual.place


def ring_bearers_letters(seat: Seat, individual: Individual) -> str:
    """On the track.

    engulfed "3. The Fellowship of the Ring".
    """
    return initials(individual.hero)


def readiness_record(seat: Seat, world: World) -> Sequence[Nation]:
    """Readiness of the nations.

    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    return list(world.nations)


def readiness_record_stage(seat: Seat, nation: Nation) -> Stage:
    """Readiness.

    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    return nation.stage


def readiness_record_next_score(seat: Seat, nation: Nation) -> int | None:
    """To become readier.

    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    return score_needed(nation.folk, next_stage(nation.stage)) if can_rise(nation) else None


def readiness_record_raises(seat: Seat, nation: Nation, world: World) -> int:
    """Muster strength.

    In steps of 1/2 muster points.
    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    return muster_strength(nation, world)


def readiness_record_points_left(seat: Seat, nation: Nation) -> int:
    """Muster points left this turn.

    In steps of 1/2 muster points.
    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    return nation.points_left


def purse_left(seat: Seat) -> int:
    """Power.

    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    return seat.power


def home_record(seat: Seat) -> Sequence[Prize]:
    """Homes that the Shadow wants.

    engulfed "1. Overview".
    """
    return list(EVERY_PRIZE)


def home_record_lost(seat: Seat, prize: Prize, world: World) -> bool:
    """Fallen.

    engulfed "1. Overview".
    """
    return fallen(prize, world)
