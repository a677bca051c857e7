"""Typing of geometry: `distance(a, b)`, `ahead(spot, heading, length)`, `overlaps({a, b}, area)`.

A *shape* is a spot or a list of spots. Headings are amounts of the measure `degree`; lengths have the measure of the
spots.
"""

from __future__ import annotations

from rulec.base.text import listed
from rulec.base.types import (
    ERROR,
    TRUTH,
    ErrorType,
    ListType,
    NumberType,
    SpotType,
    Type,
    amount_of,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.typing import arguments
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s

WORDS: dict[str, tuple[tuple[str, ...], str]] = {
    "spot": (("length", "length"), "spot"),
    "across": (("spot",), "length"),
    "down": (("spot",), "length"),
    "distance": (("shape", "shape"), "length"),
    "length": (("shape",), "length"),
    "bearing": (("spot", "spot"), "heading"),
    "angle": (("spot", "heading", "spot"), "heading"),
    "in_arc": (("spot", "heading", "heading", "heading", "spot"), "truth"),
    "right_of": (("spot", "spot", "spot"), "truth"),
    "ahead": (("spot", "heading", "length"), "spot"),
    "toward": (("spot", "spot", "length"), "spot"),
    "turned": (("shape", "spot", "heading"), "same"),
    "block": (("spot", "heading", "length", "length"), "area"),
    "middle": (("shape",), "spot"),
    "closest": (("shape", "spot"), "spot"),
    "hull": (("shape", "shape"), "area"),
    "touches": (("shape", "shape"), "truth"),
    "overlaps": (("shape", "shape"), "truth"),
    "inside": (("shape", "shape"), "truth"),
    "room": (("shape", "heading", "length", "shape"), "length"),
}
"""Parameters and result of each built-in; `same` is the type of its first argument."""
DEGREE = "degree"
WHOLE_TURN = 360


def of_ground(typer: BaseTyper, node: s.Call, word: str, scope: Scope, expected: Type | None) -> t.Expr:
    """Type a call of a geometric built-in."""
    wanted, result = WORDS[word]
    form = f"write `{word}({', '.join(_called(wanted))})`"
    if len(node.arguments) != len(wanted) or any(a.value is None or a.each or a.name for a in node.arguments):
        return typer.bad("R0950", f"`{word}` takes {listed(_called(wanted))}", node.span, "", form)
    given = [a.value for a in node.arguments if a.value is not None]
    found: dict[int, t.Expr] = {}
    ground = _ground(typer, wanted, given, scope, expected, found)
    heading = _heading(typer, node) if "heading" in wanted or result == "heading" else None
    if ground is None or (heading is None and ("heading" in wanted or result == "heading")):
        return t.Bad(type=ERROR, span=node.span)
    for at, (sort, value) in enumerate(zip(wanted, given, strict=True)):
        match sort:
            case "heading":
                assert heading is not None
                found[at] = typer.fit(value, scope, heading, "the heading")
            case "length":
                found[at] = found[at] if at in found else typer.fit(value, scope, ground, "the length")
            case _:
                found[at] = _shape(typer, value, sort, ground, scope, found.get(at))
    values = tuple(found[at] for at in range(len(wanted)))
    if any(isinstance(value.type, ErrorType) for value in values):
        return t.Bad(type=ERROR, span=node.span)
    spot = SpotType(ground)
    types: dict[str, Type] = {
        "truth": TRUTH, "length": ground, "spot": spot, "area": ListType(spot), "same": values[0].type,
        "heading": heading or ERROR,
    }  # fmt: skip
    return t.Geometry(type=types[result], span=node.span, word=word, arguments=values)


def _called(wanted: tuple[str, ...]) -> list[str]:
    """Return distinct parameter names for the suggested form of a built-in."""
    found: list[str] = []
    for sort in wanted:
        number = wanted[: len(found)].count(sort)
        name = "goal" if sort == "spot" and number == 1 else sort
        found.append(name if name not in found else f"other_{name}")
    return found


def _ground(
    typer: BaseTyper,
    wanted: tuple[str, ...],
    given: list[s.Expr],
    scope: Scope,
    expected: Type | None,
    found: dict[int, t.Expr],
) -> NumberType | None:
    """Return the measure of lengths, from the first argument that has one. Arguments typed on the way go to `found`."""
    if wanted[0] == "length":  # a spot that is written out
        hope = without_none(expected) if expected is not None else None
        first = typer.expr(given[0], scope, hope.of if isinstance(hope, SpotType) else None)
        if not isinstance(first.type, NumberType):
            if not isinstance(first.type, ErrorType):
                typer.bad("R0302", "a spot is told by two amounts", first.span, typer.is_a(first))
            return None
        found[0] = first
        return first.type
    order = sorted(range(len(given)), key=lambda at: isinstance(given[at], s.Braces | s.Call))
    for at in order:
        if wanted[at] not in ("spot", "shape"):
            continue
        node = given[at]
        if isinstance(node, s.Braces):
            first_item = next((item for item in node.items), None)
            if first_item is None or first_item.end is not None:
                continue
            inside = scope
            if first_item.each is not None:
                bound = arguments.bind(typer, first_item.each, scope)
                if bound is None:
                    return None
                inside = bound[2]
                if first_item.value is None:
                    of: Type = bound[1]
                    if isinstance(of, SpotType):
                        return of.of
                    continue
            assert first_item.value is not None
            of = typer.expr(first_item.value, inside).type
        else:
            found[at] = typer.expr(node, scope)
            of = found[at].type
        if isinstance(of, ErrorType):
            return None
        bare = without_none(of)
        bare = bare.of if isinstance(bare, ListType) and wanted[at] == "shape" else bare
        if isinstance(bare, SpotType):
            return bare.of
        typer.bad(
            "R0952",
            f"`{node.span.text}` is no {'shape' if wanted[at] == 'shape' else 'spot'}",
            node.span,
            f"this is {show_type(of)}",
            "a spot is a value such as `spot(3, 4)` with its measures; a shape is a spot or a list of them",
        )
        return None
    typer.bad("R0952", "this shape has no spot", given[0].span, "nowhere", "a shape has at least one spot")
    return None


def _shape(typer: BaseTyper, node: s.Expr, sort: str, ground: NumberType, scope: Scope, typed: t.Expr | None) -> t.Expr:
    """Return a spot or a shape on this ground."""
    spot, area = SpotType(ground), ListType(SpotType(ground))
    if isinstance(node, s.Braces):
        return typer.fit(node, scope, area if sort == "shape" else spot, f"the {sort}")
    if typed is None:
        typed = typer.expr(node, scope, spot)
    bare = without_none(typed.type)
    return typer.coerce(typed, area if sort == "shape" and isinstance(bare, ListType) else spot, f"the {sort}")


def _heading(typer: BaseTyper, node: s.Call) -> NumberType | None:
    """Return the type of headings."""
    name = typer.symbols.measure_words.get(DEGREE)
    if name is None:
        typer.bad(
            "R0951",
            "headings are told in degrees, and this pack has no such measure",
            node.span,
            "",
            'declare it: `measure degree, degrees "degrees"`',
        )
        return None
    turn = WHOLE_TURN / typer.symbols.measures[name].grain
    if turn.denominator != 1:
        typer.bad(
            "R0951",
            "a whole turn is no whole number of grains of the measure `degree`",
            node.span,
            "",
            "choose a grain of which 360 degrees are a whole number, such as 1/10",
        )
        return None
    return amount_of(name)
