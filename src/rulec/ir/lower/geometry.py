"""Lowering of geometry: each geometric word of the language becomes a call of a function of the runtime.

Spots are pairs of ints, and shapes are tuples of spots.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rulec.base.tree import Node
from rulec.base.types import ListType, amount_of
from rulec.ir import nodes as ir
from rulec.ir.numbers import grain_of
from rulec.sema import expr as e
from rulec.sema.model import Model
from rulec.sema.typing.builtins.geometry import DEGREE, WHOLE_TURN, WORDS

CALLS = {
    "distance": ("ground.geometry", "way_between"),
    "within": ("ground.geometry", "is_within"),
    "distance of spots": ("ground.geometry", "spots_apart"),
    "within of spots": ("ground.geometry", "spots_near"),
    "length": ("ground.geometry", "path_length"),
    "bearing": ("ground.geometry_angles", "bearing_to"),
    "angle": ("ground.geometry_angles", "angle_to"),
    "in_arc": ("ground.geometry_angles", "lies_in_arc"),
    "right_of": ("ground.geometry", "lies_right_of"),
    "ahead": ("ground.geometry_angles", "spot_ahead"),
    "toward": ("ground.geometry_angles", "spot_toward"),
    "turned": ("ground.geometry_angles", "spot_turned"),
    "turned shape": ("ground.geometry_angles", "shape_turned"),
    "block": ("ground.geometry_angles", "block_corners"),
    "middle": ("ground.geometry_moves", "middle_spot"),
    "closest": ("ground.geometry_moves", "closest_spot"),
    "hull": ("ground.geometry_moves", "hull_corners"),
    "touches": ("ground.geometry", "shapes_touch"),
    "overlaps": ("ground.geometry", "shapes_overlap"),
    "inside": ("ground.geometry", "shape_inside"),
    "room": ("ground.geometry_moves", "room_ahead"),
}
"""Module and name of the runtime function for each word."""
PARTS = {"across": 0, "down": 1}
GROUND_TRUTHS = frozenset(word for word, (_, result) in WORDS.items() if result == "truth") | {
    "within",
    "within of spots",
}
OF_SPOTS = frozenset(("distance", "middle", "closest"))
"""Words that fault for a shape without spots."""
LENGTHS = frozenset(("distance", "distance of spots", "length", "room"))
"""Words whose result is never negative."""


def turn_of(model: Model) -> int:
    """Return the number of grains in a full turn."""
    return int(WHOLE_TURN / grain_of(model, amount_of(DEGREE)))


def asked_of_ground(expr: e.Geometry, given: tuple[ir.Expr, ...], model: Model) -> ir.Expr:
    """Return the lowered form of a geometric expression with lowered arguments."""
    span = expr.span
    if expr.word == "spot":
        return ir.Items(given, span=span)
    wanted, result = WORDS[expr.word]
    word = expr.word
    if word == "turned" and isinstance(expr.arguments[0].type, ListType):
        word = "turned shape"
    values: list[ir.Expr] = []
    for sort, argument, value in zip(wanted, expr.arguments, given, strict=True):
        single = sort == "shape" and not isinstance(argument.type, ListType) and word != "turned"
        values.append(ir.Items((value,), span=value.span) if single else value)
    if "heading" in wanted or result == "heading":
        values.append(ir.Const(turn_of(model), span=span))
    if word == "distance":
        return measured(word, tuple(values), expr)
    return ir.Geometry(word, tuple(values), span=span)


def measured(word: str, values: tuple[ir.Expr, ...], expr: Node) -> ir.Geometry:
    """Return a distance, or a test of one; between two spots a cheaper operation is used."""
    ends = [value.items[0] for value in values[:2] if isinstance(value, ir.Items) and len(value.items) == 1]
    if len(ends) == 2:
        return ir.Geometry(f"{word} of spots", (*ends, *values[2:]), span=expr.span)
    return ir.Geometry(word, values, span=expr.span)


def function_of(word: str) -> Callable[..., Any]:
    """Return the runtime function of a word."""
    if word in PARTS:
        at = PARTS[word]
        return lambda spot: spot[at]
    module, name = CALLS[word]
    found: Callable[..., Any] = getattr(import_module(f"rulec.runtime.{module}"), name)
    return found
