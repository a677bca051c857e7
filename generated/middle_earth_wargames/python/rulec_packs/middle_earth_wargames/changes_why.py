"""The resolvers of changes.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Unit
from ._world import World
from .marching import march_length
from .movement import turn_cost
from .orders import new_orders_last, old_orders_last
from .skies import aloft

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "first_stretch": (
        Label('base', ''),
        Label('times', 'until the new order is there', 4),
        Label('round', '', 4),
    ),
    "last_stretch": (
        Label('base', ''),
        Label('subtract', 'it has turned about before'),
        Label('at least', '', 4),
        Label('times', 'what is left of the move', 4),
        Label('round', '', 4),
    ),
}


def why_first_stretch(unit: Unit, aim: tuple[int, int], world: World) -> tuple[int, Notes]:
    """How far a unit comes by the orders with which it sets out.

    `first_stretch` with its notes: pairs of an index of LABELS['first_stretch'] and what it moved.
    In metres.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    value = march_length(unit, aim, world)
    notes.append((0, value))
    if unit.next_duty is not None:
        times = old_orders_last()
        notes.append((1, value * (times - 4)))
        value *= times  # until the new order is there
    else:
        value *= 4
    before = value
    value //= 4
    notes.append((2, 4 * value - before))
    return value, notes


def why_last_stretch(unit: Unit, aim: tuple[int, int], world: World) -> tuple[int, Notes]:
    """How far a unit comes by an order that comes in the middle of a move.

    `last_stretch` with its notes: pairs of an index of LABELS['last_stretch'] and what it moved.
    In metres.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    value = march_length(unit, aim, world)
    notes.append((0, value))
    if unit.turning_to is not None and not aloft(unit):
        amount = turn_cost(unit)
        notes.append((1, -1 * amount))
        value -= amount  # it has turned about before
    times = new_orders_last()
    notes.append((3, value * (times - 4)))
    value *= times  # what is left of the move
    if value < 0:
        notes.append((2, -1 * value))
        value = 0
    before = value
    value //= 4
    notes.append((4, 4 * value - before))
    return value, notes
