"""The resolvers of nerves.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, present
from rulec.runtime.ground.geometry import shapes_overlap, shapes_touch
from rulec.runtime.ground.geometry_angles import bearing_to, spot_ahead

from ._choices import (
    GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD, HINDRANCE_HINDERING_ENEMIES, HINDRANCE_HINDERING_HILL,
    HINDRANCE_HINDERING_HOUSES, HINDRANCE_HINDERING_MELEE, HINDRANCE_HINDERING_WOOD, Hindrance,
    REACTION_AS_ORDERED, REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT, Reaction, STANCE_RETIRING,
    STANCE_RETREATING, STANCE_ROUTING, STANCE_STEADY, Stance,
)
from ._kinds import Unit
from ._world import World
from .field import charge_range
from .marching import nearest_foe
from .nerves import heading, hindrance_behind, straight_back, what_hinders
from .storming import bars_the_way
from .withdrawal import rout_goes_round

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "moves_counted": (
        Label('base', ''),
        Label('add', 'the marches of this move are over', 1, 'ruling "Which move is lost by those who halt, and run by those who cannot be held"'),
    ),
    "stance_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "withdrawal_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "straight_back": (
        Label('case', 'from whoever drove it back'),
        Label('case', 'from the nearest'),
        Label('otherwise', ''),
    ),
    "heading": (
        Label('case', 'a whole turn less'),
        Label('otherwise', ''),
    ),
    "hindrance_behind": (
        Label('otherwise', ''),
    ),
    "what_hinders": (
        Label('case', 'houses or walls'),
        Label('case', 'a melee'),
        Label('case', 'enemies'),
        Label('case', 'a wood'),
        Label('case', 'a hill'),
        Label('otherwise', ''),
    ),
    "way_back": (
        Label('case', 'round what is in the way'),
        Label('otherwise', ''),
    ),
}


def why_moves_counted(moves: int, world: World) -> tuple[int, Notes]:
    """Moves that a halt or an advance lasts, from now on.

    `moves_counted` with its notes: pairs of an index of LABELS['moves_counted'] and what it moved.
    In plain numbers.
    wargames "MORALE".
    """
    notes: Notes = []
    value = moves
    notes.append((0, value))
    if world.marches_are_over:
        notes.append((1, 1))
        value += 1  # the marches of this move are over
    return value, notes


def why_stance_of(answer: Reaction) -> tuple[Stance, Notes]:
    """What a unit that withdraws is doing.

    `stance_of` with its notes: pairs of an index of LABELS['stance_of'] and what it moved.
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    if answer == REACTION_RETIRE:
        notes.append((0, 0))
        return STANCE_RETIRING, notes
    if answer == REACTION_RETREAT:
        notes.append((1, 0))
        return STANCE_RETREATING, notes
    if answer == REACTION_ROUT:
        notes.append((2, 0))
        return STANCE_ROUTING, notes
    notes.append((3, 0))
    return STANCE_STEADY, notes


def why_withdrawal_of(stance: Stance) -> tuple[Reaction, Notes]:
    """The withdrawal that a unit goes on with.

    `withdrawal_of` with its notes: pairs of an index of LABELS['withdrawal_of'] and what it moved.
    wargames "RALLYING".
    """
    notes: Notes = []
    if stance == STANCE_RETIRING:
        notes.append((0, 0))
        return REACTION_RETIRE, notes
    if stance == STANCE_RETREATING:
        notes.append((1, 0))
        return REACTION_RETREAT, notes
    if stance == STANCE_ROUTING:
        notes.append((2, 0))
        return REACTION_ROUT, notes
    notes.append((3, 0))
    return REACTION_AS_ORDERED, notes


def why_straight_back(unit: Unit, world: World) -> tuple[int, Notes]:
    """Straight back from the enemy.

    `straight_back` with its notes: pairs of an index of LABELS['straight_back'] and what it moved.
    In degrees.
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    unit_runs_from = unit.runs_from
    if unit_runs_from is not None and unit_runs_from in world.units:
        notes.append((0, 0))
        # from whoever drove it back
        return bearing_to(unit_runs_from.stands_upon, unit.stands_upon, 360), notes
    if nearest_foe(unit, world) is not None:
        notes.append((1, 0))
        # from the nearest
        return bearing_to(present(nearest_foe(unit, world), '').stands_upon, unit.stands_upon, 360), notes
    notes.append((2, 0))
    return heading(unit.faces_toward + 180), notes


def why_heading(turned: int) -> tuple[int, Notes]:
    """Which way that is.

    `heading` with its notes: pairs of an index of LABELS['heading'] and what it moved.
    In degrees.
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    if turned >= 360:
        notes.append((0, 0))
        return turned - 360, notes  # a whole turn less
    notes.append((1, 0))
    return turned, notes


def why_hindrance_behind(unit: Unit, world: World) -> tuple[Hindrance | None, Notes]:
    """What is in the way of a rout.

    `hindrance_behind` with its notes: pairs of an index of LABELS['hindrance_behind'] and what it
    moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    notes.append((0, 0))
    unit_stands_upon = unit.stands_upon
    return what_hinders(
        unit,
        (
            unit_stands_upon,
            spot_ahead(unit_stands_upon, straight_back(unit, world), charge_range(unit, world), 360),
        ),
        world,
    ), notes


def why_what_hinders(
    unit: Unit,
    way: Sequence[tuple[int, int]],
    world: World,
) -> tuple[Hindrance | None, Notes]:
    """What stands in a way.

    `what_hinders` with its notes: pairs of an index of LABELS['what_hinders'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    if (
        any(t.built_as is not None and shapes_touch(way, t.tract_edge) for t in world.tracts)
        or any(
            bars_the_way(
                r, unit.stands_upon,
                spot_ahead(unit.stands_upon, straight_back(unit, world), charge_range(unit, world), 360),
            )
            for r in world.ramparts
        )
    ):
        notes.append((0, 0))
        return HINDRANCE_HINDERING_HOUSES, notes  # houses or walls
    if any(
        o is not unit and o.foe is not None and o.foe is not unit and shapes_overlap(way, o.footing)
        for o in world.units
    ):
        notes.append((1, 0))
        return HINDRANCE_HINDERING_MELEE, notes  # a melee
    if any(shapes_overlap(way, f.footing) for f in unit.foes_around):
        notes.append((2, 0))
        return HINDRANCE_HINDERING_ENEMIES, notes  # enemies
    if any(
        (t.ground_sort == GROUND_SORT_THICK_WOOD or t.ground_sort == GROUND_SORT_THIN_WOOD)
            and shapes_touch(way, t.tract_edge)
        for t in world.tracts
    ):
        notes.append((3, 0))
        return HINDRANCE_HINDERING_WOOD, notes  # a wood
    if any(t.rise > 0 and shapes_touch(way, t.tract_edge) for t in world.tracts):
        notes.append((4, 0))
        return HINDRANCE_HINDERING_HILL, notes  # a hill
    notes.append((5, 0))
    return None, notes


def why_way_back(unit: Unit, answer: Reaction, world: World) -> tuple[int, Notes]:
    """Which way a unit withdraws.

    `way_back` with its notes: pairs of an index of LABELS['way_back'] and what it moved.
    In degrees.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    notes: Notes = []
    if (
        answer == REACTION_ROUT
        and hindrance_behind(unit, world) is not None
        and rout_goes_round(present(hindrance_behind(unit, world), ''))
    ):
        notes.append((0, 0))
        return heading(straight_back(unit, world) + 45), notes  # round what is in the way
    notes.append((1, 0))
    return straight_back(unit, world), notes
