"""The resolvers of movement.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes
from rulec.runtime.game.world import OPEN

from ._choices import (
    ARM_CAVALRY, BORDER_RIDGE, BORDER_SNOW_PASS, EVERY_LAND, FOLK_ENTS, Folk, HINDRANCE_BELOW_GROUND,
    HINDRANCE_BOUND_BY_FOES, HINDRANCE_FIELD_UNWON, HINDRANCE_GATE_SHUT, HINDRANCE_MAGIC_HOLDS,
    HINDRANCE_NOT_FOREMOST, HINDRANCE_OFF_THE_MAP, HINDRANCE_OUT_OF_REACH, HINDRANCE_OUT_OF_TOUCH,
    HINDRANCE_OUT_OF_WOODS, HINDRANCE_OVER_RIDGES, HINDRANCE_PASS_WATCHED, HINDRANCE_RIVALS_THERE,
    HINDRANCE_SNOWED_UNDER, HINDRANCE_UNBREACHED, HINDRANCE_UNHINDERED, HINDRANCE_UNTRIED_SHIRE,
    HINDRANCE_WITH_THE_RING, Hindrance, LAND_DIMRILL_DALE, LAND_EREGION, LAND_FANGORN, LAND_ISENGARD_VALE,
    LAND_OFF_BOARD, LAND_ORTHANC, LAND_SHIRE, Land, SIDE_FREE, SIDE_SHADOW, Side, TERRAIN_FOREST,
    TERRAIN_SWAMP, TERRAIN_UNDERGROUND,
)
from ._kinds import Battle, Individual, Regiment, Seat
from ._tables import BOARD_AROUND, BOARD_GROUND, HEROES_PACE, PEOPLES_MASTER, PEOPLES_SIDE
from ._world import World
from .board import barred, frontier, home_nation, joined, passable
from .breach import closed, first_in, let_in
from .movement import (
    allowance, apart_masters, beside_walls, breach_needed, enemies_in, entry_cost, let_through,
    march_hindrance, may_march, pace, pass_open, pinned, ring_opens, snowed_in, walk_hindrance,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "allowance": (
        Label('base', 'the march of infantry and artillery'),
        Label('set to', 'cavalry'),
    ),
    "beside_walls": (
        Label('holds', ''),
    ),
    "entry_cost": (
        Label('base', ''),
        Label('set to', 'cavalry in forest or swamp', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 99'),
        Label('set to', 'into or out of the walls', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 115'),
    ),
    "pace": (
        Label('base', ''),
        Label('add', 'winged steeds', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 100'),
    ),
    "pass_open": (
        Label('holds', ''),
    ),
    "snowed_in": (
        Label('holds', ''),
    ),
    "enemies_in": (
        Label('holds', ''),
    ),
    "forces_in": (
        Label('otherwise', ''),
    ),
    "pinned": (
        Label('holds', ''),
    ),
    "apart_masters": (
        Label('no', 'the other master is there'),
        Label('otherwise', ''),
    ),
    "breach_needed": (
        Label('holds', ''),
    ),
    "ring_opens": (
        Label('holds', ''),
    ),
    "let_through": (
        Label('no', 'magic', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 110'),
        Label('no', 'no breach has been declared', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 59'),
        Label('otherwise', ''),
    ),
    "march_hindrance": (
        Label('case', ''),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 114'),
        Label('case', '', 1, 'ruling "The map-board"'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 99'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 101'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 112'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 67; "4. Movement", line 109'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 116'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 114'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 114'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 110'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 59'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 60'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 107'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 115'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 111'),
        Label('otherwise', ''),
    ),
    "may_march": (
        Label('holds', ''),
    ),
    "second_line": (
        Label('yes', 'it attacked from elsewhere'),
        Label('yes', 'it came to help the defender'),
        Label('otherwise', ''),
    ),
    "next_area": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "may_set_out": (
        Label('yes', 'it goes straight there'),
        Label('yes', 'it may go as far as the area between'),
        Label('otherwise', ''),
    ),
    "attack_origins": (
        Label('otherwise', ''),
    ),
    "walk_hindrance": (
        Label('case', ''),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 20'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 114'),
        Label('case', '', 1, 'ruling "The map-board"'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 22; "4. Movement", line 100'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 112'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 114'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 116'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 110'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 59; "4. Movement", line 110'),
        Label('otherwise', ''),
    ),
    "may_walk": (
        Label('holds', ''),
    ),
}


def why_allowance(regiment: Regiment) -> tuple[int, Notes]:
    """Areas that a regiment may move.

    `allowance` with its notes: pairs of an index of LABELS['allowance'] and what it moved.
    In areas.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1  # the march of infantry and artillery
    if regiment.arm == ARM_CAVALRY:
        notes.append((1, 2 - value))
        value = 2  # cavalry
    return value, notes


def why_beside_walls(origin: Land, goal: Land) -> tuple[bool, Notes]:
    """The origin stands in the goal, or the goal in the origin.

    `beside_walls` with its notes: pairs of an index of LABELS['beside_walls'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if BOARD_AROUND[origin] != goal and BOARD_AROUND[goal] != origin:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_entry_cost(regiment: Regiment, goal: Land) -> tuple[int, Notes]:
    """What entering an area costs a regiment.

    `entry_cost` with its notes: pairs of an index of LABELS['entry_cost'] and what it moved.
    In areas.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1
    if (
        regiment.arm == ARM_CAVALRY
        and (BOARD_GROUND[goal] == TERRAIN_FOREST or BOARD_GROUND[goal] == TERRAIN_SWAMP)
        and not beside_walls(regiment.place, goal)
    ):
        notes.append((1, 2 - value))
        value = 2  # cavalry in forest or swamp
    regiment_place = regiment.place
    if beside_walls(regiment_place, goal):
        notes.append((2, -1 * value))
        value = 0  # into or out of the walls
    return value, notes


def why_pace(individual: Individual) -> tuple[int, Notes]:
    """Areas that an Individual may move.

    `pace` with its notes: pairs of an index of LABELS['pace'] and what it moved.
    In areas.
    engulfed "1. Overview", "4. Movement".
    """
    notes: Notes = []
    value = HEROES_PACE[individual.hero]
    notes.append((0, value))
    if individual.winged:
        notes.append((1, 1))
        value += 1  # winged steeds
    return value, notes


def why_pass_open(origin: Land, goal: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The way over Caradhras is open to the side.

    `pass_open` with its notes: pairs of an index of LABELS['pass_open'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if (
        frontier(origin, goal) == BORDER_SNOW_PASS
        and (not passable(LAND_EREGION, side, world) or not passable(LAND_DIMRILL_DALE, side, world))
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_snowed_in(origin: Land, goal: Land, world: World) -> tuple[bool, Notes]:
    """Snow has closed Caradhras.

    `snowed_in` with its notes: pairs of an index of LABELS['snowed_in'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if frontier(origin, goal) != BORDER_SNOW_PASS or not world.happened('snow_closed', 'this', 0):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_enemies_in(land: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """Enemies of the side are in the land.

    `enemies_in` with its notes: pairs of an index of LABELS['enemies_in'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if land == LAND_OFF_BOARD or not any(r.place == land and r.seat.side != side for r in world.regiments):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_forces_in(land: Land, side: Side, world: World) -> tuple[Sequence[Regiment], Notes]:
    """Regiments of a side in an area.

    `forces_in` with its notes: pairs of an index of LABELS['forces_in'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [r for r in world.regiments if r.place == land and r.seat.side == side], notes


def why_pinned(regiment: Regiment, world: World) -> tuple[bool, Notes]:
    """The regiment is bound by battle.

    `pinned` with its notes: pairs of an index of LABELS['pinned'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    regiment_place = regiment.place
    if (
        not enemies_in(regiment_place, regiment.seat.side, world)
        or not any(b.land == regiment_place for b in world.battles)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_apart_masters(folk: Folk, goal: Land, world: World) -> tuple[bool, Notes]:
    """No forces of the other master are in the goal.

    `apart_masters` with its notes: pairs of an index of LABELS['apart_masters'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if (
        PEOPLES_SIDE[folk] == SIDE_SHADOW
        and any(
            r.place == goal and r.seat.side == SIDE_SHADOW and PEOPLES_MASTER[r.folk] != PEOPLES_MASTER[folk]
            for r in world.regiments
        )
    ):
        notes.append((0, 0))
        return False, notes  # the other master is there
    notes.append((1, 0))
    return True, notes


def why_breach_needed(seat: Seat, goal: Land, world: World) -> tuple[bool, Notes]:
    """The nation of the goal is hostile, not active, and not breached.

    `breach_needed` with its notes: pairs of an index of LABELS['breach_needed'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    if not any(n.folk == home_nation(goal) and not let_in(seat, n, world) for n in world.nations):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_ring_opens(seat: Seat, goal: Land, world: World) -> tuple[bool, Notes]:
    """The Fellowship opens the goal to the seat.

    `ring_opens` with its notes: pairs of an index of LABELS['ring_opens'] and what it moved.
    engulfed "2. Activation", "4. Movement".
    """
    notes: Notes = []
    if seat.side != SIDE_SHADOW or world.ring_at != goal:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_let_through(seat: Seat, goal: Land, world: World) -> tuple[bool, Notes]:
    """The goal is open to the seat.

    `let_through` with its notes: pairs of an index of LABELS['let_through'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    if seat.side == SIDE_SHADOW and closed(goal, world):
        notes.append((0, 0))
        return False, notes  # magic
    if (
        breach_needed(seat, goal, world)
        and not ring_opens(seat, goal, world)
        and not world.happened('protection_broken', 'ever', 0, goal, OPEN)
    ):
        notes.append((1, 0))
        return False, notes  # no breach has been declared
    notes.append((2, 0))
    return True, notes


def why_march_hindrance(regiment: Regiment, goal: Land, world: World) -> tuple[Hindrance, Notes]:
    """What keeps a regiment from marching.

    `march_hindrance` with its notes: pairs of an index of LABELS['march_hindrance'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    regiment_place = regiment.place
    if regiment_place == LAND_OFF_BOARD:
        notes.append((0, 0))
        return HINDRANCE_OFF_THE_MAP, notes
    if frontier(regiment_place, goal) == BORDER_RIDGE:
        notes.append((1, 0))
        return HINDRANCE_OVER_RIDGES, notes
    if not joined(regiment_place, goal):
        notes.append((2, 0))
        return HINDRANCE_OUT_OF_TOUCH, notes
    if regiment.travel + entry_cost(regiment, goal) > allowance(regiment):
        notes.append((3, 0))
        return HINDRANCE_OUT_OF_REACH, notes
    if pinned(regiment, world):
        notes.append((4, 0))
        return HINDRANCE_BOUND_BY_FOES, notes
    if BOARD_GROUND[goal] == TERRAIN_UNDERGROUND:
        notes.append((5, 0))
        return HINDRANCE_BELOW_GROUND, notes
    regiment_folk = regiment.folk
    if (
        regiment_folk == FOLK_ENTS
        and goal != LAND_FANGORN
        and goal != LAND_ISENGARD_VALE
        and goal != LAND_ORTHANC
    ):
        notes.append((6, 0))
        return HINDRANCE_OUT_OF_WOODS, notes
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    if barred(regiment_place, goal, regiment_seat_side, world):
        notes.append((7, 0))
        return HINDRANCE_GATE_SHUT, notes
    if snowed_in(regiment_place, goal, world):
        notes.append((8, 0))
        return HINDRANCE_SNOWED_UNDER, notes
    if not pass_open(regiment_place, goal, regiment_seat_side, world):
        notes.append((9, 0))
        return HINDRANCE_PASS_WATCHED, notes
    if regiment_seat_side == SIDE_SHADOW and closed(goal, world):
        notes.append((10, 0))
        return HINDRANCE_MAGIC_HOLDS, notes
    if not let_through(regiment_seat, goal, world):
        notes.append((11, 0))
        return HINDRANCE_UNBREACHED, notes
    if not first_in(regiment, goal, world):
        notes.append((12, 0))
        return HINDRANCE_NOT_FOREMOST, notes
    if (
        goal == LAND_SHIRE
        and regiment_seat_side == SIDE_FREE
        and not world.happened('protection_tried', 'ever', 0, LAND_SHIRE)
    ):
        notes.append((13, 0))
        return HINDRANCE_UNTRIED_SHIRE, notes
    if BOARD_AROUND[goal] == regiment_place and enemies_in(regiment_place, regiment_seat_side, world):
        notes.append((14, 0))
        return HINDRANCE_FIELD_UNWON, notes
    if not apart_masters(regiment_folk, goal, world):
        notes.append((15, 0))
        return HINDRANCE_RIVALS_THERE, notes
    notes.append((16, 0))
    return HINDRANCE_UNHINDERED, notes


def why_may_march(regiment: Regiment, goal: Land, world: World) -> tuple[bool, Notes]:
    """The regiment may march to the goal.

    `may_march` with its notes: pairs of an index of LABELS['may_march'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if march_hindrance(regiment, goal, world) != HINDRANCE_UNHINDERED:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_second_line(regiment: Regiment, world: World) -> tuple[bool, Notes]:
    """The regiment is a reinforcement.

    `second_line` with its notes: pairs of an index of LABELS['second_line'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if any(
        b.land == regiment.place
            and b.attacker == regiment.seat.side
            and regiment.origin != b.origin
            and regiment.origin is not None
        for b in world.battles
    ):
        notes.append((0, 0))
        return True, notes  # it attacked from elsewhere
    if (
        regiment.helping
        and any(b.land == regiment.place and b.attacker != regiment.seat.side for b in world.battles)
    ):
        notes.append((1, 0))
        return True, notes  # it came to help the defender
    notes.append((2, 0))
    return False, notes


def why_next_area(goal: Land, crossed_area: Land | None) -> tuple[Land, Notes]:
    """Where a march leads first.

    `next_area` with its notes: pairs of an index of LABELS['next_area'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if crossed_area is not None:
        notes.append((0, 0))
        return crossed_area, notes
    notes.append((1, 0))
    return goal, notes


def why_may_set_out(
    regiment: Regiment,
    goal: Land,
    crossed_area: Land | None,
    world: World,
) -> tuple[bool, Notes]:
    """The regiment may set out.

    `may_set_out` with its notes: pairs of an index of LABELS['may_set_out'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if crossed_area is None and may_march(regiment, goal, world):
        notes.append((0, 0))
        return True, notes  # it goes straight there
    if (
        crossed_area is not None
        and (
            march_hindrance(regiment, crossed_area, world) == HINDRANCE_UNHINDERED
            or march_hindrance(regiment, crossed_area, world) == HINDRANCE_RIVALS_THERE
        )
    ):
        notes.append((1, 0))
        return True, notes  # it may go as far as the area between
    notes.append((2, 0))
    return False, notes


def why_attack_origins(battle: Battle, world: World) -> tuple[Sequence[Land], Notes]:
    """Where the attackers of a battle come from.

    `attack_origins` with its notes: pairs of an index of LABELS['attack_origins'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        l_
        for l_ in EVERY_LAND
        if any(r.place == battle.land and r.attacking and r.origin == l_ for r in world.regiments)
    ], notes


def why_walk_hindrance(individual: Individual, goal: Land, world: World) -> tuple[Hindrance, Notes]:
    """What keeps an Individual from going on.

    `walk_hindrance` with its notes: pairs of an index of LABELS['walk_hindrance'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    individual_place = individual.place
    if individual_place == LAND_OFF_BOARD:
        notes.append((0, 0))
        return HINDRANCE_OFF_THE_MAP, notes
    if individual.travels:
        notes.append((1, 0))
        return HINDRANCE_WITH_THE_RING, notes
    if frontier(individual_place, goal) == BORDER_RIDGE:
        notes.append((2, 0))
        return HINDRANCE_OVER_RIDGES, notes
    if not joined(individual_place, goal):
        notes.append((3, 0))
        return HINDRANCE_OUT_OF_TOUCH, notes
    if individual.travel >= pace(individual):
        notes.append((4, 0))
        return HINDRANCE_OUT_OF_REACH, notes
    if BOARD_GROUND[goal] == TERRAIN_UNDERGROUND:
        notes.append((5, 0))
        return HINDRANCE_BELOW_GROUND, notes
    if snowed_in(individual_place, goal, world):
        notes.append((6, 0))
        return HINDRANCE_SNOWED_UNDER, notes
    individual_seat = individual.seat
    individual_seat_side = individual_seat.side
    if barred(individual_place, goal, individual_seat_side, world):
        notes.append((7, 0))
        return HINDRANCE_GATE_SHUT, notes
    if individual_seat_side == SIDE_SHADOW:
        if closed(goal, world):
            notes.append((8, 0))
            return HINDRANCE_MAGIC_HOLDS, notes
        if not let_through(individual_seat, goal, world):
            notes.append((9, 0))
            return HINDRANCE_UNBREACHED, notes
    notes.append((10, 0))
    return HINDRANCE_UNHINDERED, notes


def why_may_walk(individual: Individual, goal: Land, world: World) -> tuple[bool, Notes]:
    """The individual may go to the goal.

    `may_walk` with its notes: pairs of an index of LABELS['may_walk'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if walk_hindrance(individual, goal, world) != HINDRANCE_UNHINDERED:
        notes.append((0, 0))
        return False, notes
    return True, notes
