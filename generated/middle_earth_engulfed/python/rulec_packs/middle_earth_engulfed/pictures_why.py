"""The resolvers of pictures.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

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
from .pictures import barred_ways, initials, neighbours, on_track, roads_from, whose_land
from .readiness import can_rise, next_stage, score_needed
from .victory import fallen

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "whose_land": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "neighbours": (
        Label('otherwise', ''),
    ),
    "barred_ways": (
        Label('otherwise', ''),
    ),
    "initials": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "roads_from": (
        Label('otherwise', ''),
    ),
    "on_track": (
        Label('holds', ''),
    ),
    "war_map": (
        Label('otherwise', ''),
    ),
    "war_map_easting": (
        Label('otherwise', ''),
    ),
    "war_map_southing": (
        Label('otherwise', ''),
    ),
    "war_map_open_ways": (
        Label('otherwise', ''),
    ),
    "war_map_gates": (
        Label('otherwise', ''),
    ),
    "war_map_high_ways": (
        Label('otherwise', ''),
    ),
    "war_map_barred": (
        Label('otherwise', ''),
    ),
    "war_map_holder": (
        Label('otherwise', ''),
    ),
    "hosts": (
        Label('otherwise', ''),
    ),
    "hosts_place": (
        Label('otherwise', ''),
    ),
    "hosts_folk": (
        Label('otherwise', ''),
    ),
    "hosts_arm": (
        Label('otherwise', ''),
    ),
    "hosts_strength": (
        Label('otherwise', ''),
    ),
    "hosts_is_shaken": (
        Label('otherwise', ''),
    ),
    "great_ones": (
        Label('otherwise', ''),
    ),
    "great_ones_place": (
        Label('otherwise', ''),
    ),
    "great_ones_side": (
        Label('otherwise', ''),
    ),
    "great_ones_letters": (
        Label('otherwise', ''),
    ),
    "great_ones_travels": (
        Label('otherwise', ''),
    ),
    "ring_track": (
        Label('otherwise', ''),
    ),
    "ring_track_easting": (
        Label('otherwise', ''),
    ),
    "ring_track_southing": (
        Label('otherwise', ''),
    ),
    "ring_track_easy": (
        Label('otherwise', ''),
    ),
    "ring_track_snowy": (
        Label('otherwise', ''),
    ),
    "ring_track_steep": (
        Label('otherwise', ''),
    ),
    "ring_track_stretch": (
        Label('otherwise', ''),
    ),
    "ring_track_reach": (
        Label('otherwise', ''),
    ),
    "ring_bearers": (
        Label('otherwise', ''),
    ),
    "ring_bearers_place": (
        Label('otherwise', ''),
    ),
    "ring_bearers_letters": (
        Label('otherwise', ''),
    ),
    "readiness_record": (
        Label('otherwise', ''),
    ),
    "readiness_record_stage": (
        Label('otherwise', ''),
    ),
    "readiness_record_next_score": (
        Label('otherwise', ''),
    ),
    "readiness_record_raises": (
        Label('otherwise', ''),
    ),
    "readiness_record_points_left": (
        Label('otherwise', ''),
    ),
    "purse_left": (
        Label('otherwise', ''),
    ),
    "home_record": (
        Label('otherwise', ''),
    ),
    "home_record_lost": (
        Label('otherwise', ''),
    ),
}


def why_whose_land(land: Land, world: World) -> tuple[Side | None, Notes]:
    """Whose an area is.

    `whose_land` with its notes: pairs of an index of LABELS['whose_land'] and what it moved.
    engulfed "1. Overview", "4. Movement".
    """
    notes: Notes = []
    if in_hands(land, SIDE_FREE, world):
        notes.append((0, 0))
        return SIDE_FREE, notes
    if in_hands(land, SIDE_SHADOW, world):
        notes.append((1, 0))
        return SIDE_SHADOW, notes
    notes.append((2, 0))
    return None, notes


def why_neighbours(land: Land, border: Border) -> tuple[Sequence[Land], Notes]:
    """Areas behind borders of a sort.

    `neighbours` with its notes: pairs of an index of LABELS['neighbours'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [area for area in EVERY_LAND if frontier(land, area) == border], notes


def why_barred_ways(land: Land) -> tuple[Sequence[Land], Notes]:
    """Areas to which a fortification may bar the way.

    `barred_ways` with its notes: pairs of an index of LABELS['barred_ways'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        area
        for area in EVERY_LAND
        if frontier(land, area) == BORDER_PAST_BLACK_GATE
            or frontier(land, area) == BORDER_PAST_MINAS_MORGUL
            or frontier(land, area) == BORDER_PAST_OSGILIATH
    ], notes


def why_initials(hero: Hero) -> tuple[str, Notes]:
    """The letters of an Individual on the map.

    `initials` with its notes: pairs of an index of LABELS['initials'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if hero == HERO_FRODO_SAM:
        notes.append((0, 0))
        return 'FS', notes
    if hero == HERO_MERRY_PIPPIN:
        notes.append((1, 0))
        return 'MP', notes
    if hero == HERO_GANDALF:
        notes.append((2, 0))
        return 'Ga', notes
    if hero == HERO_ARAGORN:
        notes.append((3, 0))
        return 'Ar', notes
    if hero == HERO_BOROMIR:
        notes.append((4, 0))
        return 'Bo', notes
    if hero == HERO_LEGOLAS:
        notes.append((5, 0))
        return 'Le', notes
    if hero == HERO_GIMLI:
        notes.append((6, 0))
        return 'Gi', notes
    if hero == HERO_GOLLUM:
        notes.append((7, 0))
        return 'Go', notes
    if hero == HERO_THEODEN:
        notes.append((8, 0))
        return 'Th', notes
    if hero == HERO_EOMER:
        notes.append((9, 0))
        return 'Eo', notes
    if hero == HERO_FARAMIR:
        notes.append((10, 0))
        return 'Fa', notes
    if hero == HERO_ELROND:
        notes.append((11, 0))
        return 'El', notes
    if hero == HERO_DAIN:
        notes.append((12, 0))
        return 'Da', notes
    if hero == HERO_TREEBEARD:
        notes.append((13, 0))
        return 'Tr', notes
    notes.append((14, 0))
    return 'Rw', notes


def why_roads_from(land: Land, road: Road) -> tuple[Sequence[Land], Notes]:
    """Boxes at the other end of lines of a sort.

    `roads_from` with its notes: pairs of an index of LABELS['roads_from'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [box for box in EVERY_LAND if track_line(land, box) == road], notes


def why_on_track(land: Land) -> tuple[bool, Notes]:
    """The land is on the Fellowship's track.

    `on_track` with its notes: pairs of an index of LABELS['on_track'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if not any(track_line(land, box) != ROAD_UNLINKED for box in EVERY_LAND):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_war_map(seat: Seat) -> tuple[Sequence[Land], Notes]:
    """The board.

    `war_map` with its notes: pairs of an index of LABELS['war_map'] and what it moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(EVERY_LAND), notes


def why_war_map_easting(seat: Seat, land: Land) -> tuple[int | None, Notes]:
    """War map easting.

    `war_map_easting` with its notes: pairs of an index of LABELS['war_map_easting'] and what it moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BOARD_EASTING[land], notes


def why_war_map_southing(seat: Seat, land: Land) -> tuple[int | None, Notes]:
    """War map southing.

    `war_map_southing` with its notes: pairs of an index of LABELS['war_map_southing'] and what it
    moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BOARD_SOUTHING[land], notes


def why_war_map_open_ways(seat: Seat, land: Land) -> tuple[Sequence[Land], Notes]:
    """Open borders.

    `war_map_open_ways` with its notes: pairs of an index of LABELS['war_map_open_ways'] and what it
    moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return neighbours(land, BORDER_OPEN_BORDER), notes


def why_war_map_gates(seat: Seat, land: Land) -> tuple[Sequence[Land], Notes]:
    """Walls.

    `war_map_gates` with its notes: pairs of an index of LABELS['war_map_gates'] and what it moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return neighbours(land, BORDER_WALLS), notes


def why_war_map_high_ways(seat: Seat, land: Land) -> tuple[Sequence[Land], Notes]:
    """The way over Caradhras.

    `war_map_high_ways` with its notes: pairs of an index of LABELS['war_map_high_ways'] and what it
    moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return neighbours(land, BORDER_SNOW_PASS), notes


def why_war_map_barred(seat: Seat, land: Land) -> tuple[Sequence[Land], Notes]:
    """Ways that a fortification bars.

    `war_map_barred` with its notes: pairs of an index of LABELS['war_map_barred'] and what it moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return barred_ways(land), notes


def why_war_map_holder(seat: Seat, land: Land, world: World) -> tuple[Side | None, Notes]:
    """Whose it is.

    `war_map_holder` with its notes: pairs of an index of LABELS['war_map_holder'] and what it moved.
    engulfed "Middle Earth Engulfed", "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return whose_land(land, world), notes


def why_hosts(seat: Seat, world: World) -> tuple[Sequence[Regiment], Notes]:
    """Regiments on the board.

    `hosts` with its notes: pairs of an index of LABELS['hosts'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [regiment for regiment in world.regiments if regiment.place != LAND_OFF_BOARD], notes


def why_hosts_place(seat: Seat, regiment: Regiment) -> tuple[Land, Notes]:
    """Place.

    `hosts_place` with its notes: pairs of an index of LABELS['hosts_place'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return regiment.place, notes


def why_hosts_folk(seat: Seat, regiment: Regiment) -> tuple[Folk, Notes]:
    """People.

    `hosts_folk` with its notes: pairs of an index of LABELS['hosts_folk'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return regiment.folk, notes


def why_hosts_arm(seat: Seat, regiment: Regiment) -> tuple[Arm, Notes]:
    """Arm.

    `hosts_arm` with its notes: pairs of an index of LABELS['hosts_arm'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return regiment.arm, notes


def why_hosts_strength(seat: Seat, regiment: Regiment) -> tuple[int, Notes]:
    """Steps.

    `hosts_strength` with its notes: pairs of an index of LABELS['hosts_strength'] and what it moved.
    In steps.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return regiment.steps_left, notes


def why_hosts_is_shaken(seat: Seat, regiment: Regiment) -> tuple[bool, Notes]:
    """Shaken.

    `hosts_is_shaken` with its notes: pairs of an index of LABELS['hosts_is_shaken'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return shaken(regiment), notes


def why_great_ones(seat: Seat, world: World) -> tuple[Sequence[Individual], Notes]:
    """Individuals on the board.

    `great_ones` with its notes: pairs of an index of LABELS['great_ones'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [individual for individual in world.individuals if individual.place != LAND_OFF_BOARD], notes


def why_great_ones_place(seat: Seat, individual: Individual) -> tuple[Land, Notes]:
    """Place.

    `great_ones_place` with its notes: pairs of an index of LABELS['great_ones_place'] and what it
    moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return individual.place, notes


def why_great_ones_side(seat: Seat, individual: Individual) -> tuple[Side, Notes]:
    """Side.

    `great_ones_side` with its notes: pairs of an index of LABELS['great_ones_side'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return individual.seat.side, notes


def why_great_ones_letters(seat: Seat, individual: Individual) -> tuple[str, Notes]:
    """On the map.

    `great_ones_letters` with its notes: pairs of an index of LABELS['great_ones_letters'] and what it
    moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return initials(individual.hero), notes


def why_great_ones_travels(seat: Seat, individual: Individual) -> tuple[bool, Notes]:
    """With the Fellowship.

    `great_ones_travels` with its notes: pairs of an index of LABELS['great_ones_travels'] and what it
    moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return individual.travels, notes


def why_ring_track(seat: Seat) -> tuple[Sequence[Land], Notes]:
    """The Fellowship's track.

    `ring_track` with its notes: pairs of an index of LABELS['ring_track'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [land for land in EVERY_LAND if on_track(land)], notes


def why_ring_track_easting(seat: Seat, land: Land) -> tuple[int | None, Notes]:
    """Ring track easting.

    `ring_track_easting` with its notes: pairs of an index of LABELS['ring_track_easting'] and what it
    moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BOARD_EASTING[land], notes


def why_ring_track_southing(seat: Seat, land: Land) -> tuple[int | None, Notes]:
    """Ring track southing.

    `ring_track_southing` with its notes: pairs of an index of LABELS['ring_track_southing'] and what it
    moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BOARD_SOUTHING[land], notes


def why_ring_track_easy(seat: Seat, land: Land) -> tuple[Sequence[Land], Notes]:
    """Lines.

    `ring_track_easy` with its notes: pairs of an index of LABELS['ring_track_easy'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return roads_from(land, ROAD_EASY_WAY), notes


def why_ring_track_snowy(seat: Seat, land: Land) -> tuple[Sequence[Land], Notes]:
    """Lines through snow.

    `ring_track_snowy` with its notes: pairs of an index of LABELS['ring_track_snowy'] and what it
    moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return roads_from(land, ROAD_SNOWY_WAY), notes


def why_ring_track_steep(seat: Seat, land: Land) -> tuple[Sequence[Land], Notes]:
    """Lines up a stair.

    `ring_track_steep` with its notes: pairs of an index of LABELS['ring_track_steep'] and what it
    moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return roads_from(land, ROAD_STAIR_WAY), notes


def why_ring_track_stretch(seat: Seat, land: Land) -> tuple[RoadReached, Notes]:
    """Stretch.

    `ring_track_stretch` with its notes: pairs of an index of LABELS['ring_track_stretch'] and what it
    moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return road_stretch(land), notes


def why_ring_track_reach(seat: Seat, land: Land) -> tuple[int, Notes]:
    """The most power that counts.

    `ring_track_reach` with its notes: pairs of an index of LABELS['ring_track_reach'] and what it
    moved.
    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return area_maximum(land), notes


def why_ring_bearers(seat: Seat, world: World) -> tuple[Sequence[Individual], Notes]:
    """The Fellowship.

    `ring_bearers` with its notes: pairs of an index of LABELS['ring_bearers'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [individual for individual in world.individuals if individual.travels], notes


def why_ring_bearers_place(seat: Seat, individual: Individual) -> tuple[Land, Notes]:
    """Place.

    `ring_bearers_place` with its notes: pairs of an index of LABELS['ring_bearers_place'] and what it
    moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return individual.place, notes


def why_ring_bearers_letters(seat: Seat, individual: Individual) -> tuple[str, Notes]:
    """On the track.

    `ring_bearers_letters` with its notes: pairs of an index of LABELS['ring_bearers_letters'] and what
    it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return initials(individual.hero), notes


def why_readiness_record(seat: Seat, world: World) -> tuple[Sequence[Nation], Notes]:
    """Readiness of the nations.

    `readiness_record` with its notes: pairs of an index of LABELS['readiness_record'] and what it
    moved.
    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.nations), notes


def why_readiness_record_stage(seat: Seat, nation: Nation) -> tuple[Stage, Notes]:
    """Readiness.

    `readiness_record_stage` with its notes: pairs of an index of LABELS['readiness_record_stage'] and
    what it moved.
    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    notes: Notes = []
    notes.append((0, 0))
    return nation.stage, notes


def why_readiness_record_next_score(seat: Seat, nation: Nation) -> tuple[int | None, Notes]:
    """To become readier.

    `readiness_record_next_score` with its notes: pairs of an index of
    LABELS['readiness_record_next_score'] and what it moved.
    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    notes: Notes = []
    notes.append((0, 0))
    return (score_needed(nation.folk, next_stage(nation.stage)) if can_rise(nation) else None), notes


def why_readiness_record_raises(seat: Seat, nation: Nation, world: World) -> tuple[int, Notes]:
    """Muster strength.

    `readiness_record_raises` with its notes: pairs of an index of LABELS['readiness_record_raises'] and
    what it moved.
    In steps of 1/2 muster points.
    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    notes: Notes = []
    notes.append((0, 0))
    return muster_strength(nation, world), notes


def why_readiness_record_points_left(seat: Seat, nation: Nation) -> tuple[int, Notes]:
    """Muster points left this turn.

    `readiness_record_points_left` with its notes: pairs of an index of
    LABELS['readiness_record_points_left'] and what it moved.
    In steps of 1/2 muster points.
    engulfed "1. Overview", "2. Activation", "6. Muster".
    """
    notes: Notes = []
    notes.append((0, 0))
    return nation.points_left, notes


def why_purse_left(seat: Seat) -> tuple[int, Notes]:
    """Power.

    `purse_left` with its notes: pairs of an index of LABELS['purse_left'] and what it moved.
    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return seat.power, notes


def why_home_record(seat: Seat) -> tuple[Sequence[Prize], Notes]:
    """Homes that the Shadow wants.

    `home_record` with its notes: pairs of an index of LABELS['home_record'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(EVERY_PRIZE), notes


def why_home_record_lost(seat: Seat, prize: Prize, world: World) -> tuple[bool, Notes]:
    """Fallen.

    `home_record_lost` with its notes: pairs of an index of LABELS['home_record_lost'] and what it
    moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return fallen(prize, world), notes
