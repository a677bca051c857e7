"""Entries declared by lettered maps. Each area is an entry named by the letters of its row and its column."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.base.text import LETTERS, word_of_kind
from rulec.sema.declare.table_declarations import cite_nodes
from rulec.sema.inputs import PackInput, parts
from rulec.sema.model import DrawnLayer, DrawnMap
from rulec.syntax import nodes as s
from rulec.syntax.parser import parse_expression
from rulec.tables.located import LocatedText
from rulec.tables.map_file import LocatedMap, MapLayer


def declared_records(drawn: LocatedMap, report: Report) -> Iterator[s.RecordDecl]:
    """Yield a syntax node for the record of each area, row by row, from left to right."""
    high, wide = drawn.size
    word = s.Word(word_of_kind(drawn.kind.text), span=drawn.kind.span)
    cites = tuple(cite_nodes(drawn.cites))
    layers = [(layer, _values(layer, report)) for layer in drawn.layers]
    for down in range(high):
        for across in range(wide):
            at = drawn.layers[0].rows[down][across].span
            fields = [each for layer, values in layers for each in values[layer.rows[down][across].text]]
            fields += _number(drawn.down, down, at) + _number(drawn.across, across, at)
            if drawn.neighbours is not None:
                beside = tuple(
                    s.Item(s.Name(_key(drawn, *other), span=at), span=at) for other in _beside(drawn, down, across)
                )
                fields.append(_field(drawn.neighbours, s.Braces(beside, span=at), at))
            title = s.Text(LETTERS[down] + LETTERS[across], span=Span(at.source, max(0, at.start - 1), at.end + 1))
            yield s.RecordDecl(word, s.Word(_key(drawn, down, across), span=at), title, (*fields, *cites), span=at)


def _values(layer: MapLayer, report: Report) -> dict[str, list[s.FieldValue]]:
    """Return the field values that each letter of a layer stands for."""
    found: dict[str, list[s.FieldValue]] = {}
    for sign, values in layer.letters:
        found[sign] = []
        for name, text in values:
            value = parse_expression(text.text, text.span, report)
            if value is not None:
                found[sign].append(_field(name, value, name.span.to(text.span)))
    return found


def _field(name: LocatedText, value: s.Expr, at: Span) -> s.FieldValue:
    return s.FieldValue(s.Word(name.text, span=name.span), value, span=at)


def _number(name: LocatedText | None, place: int, at: Span) -> list[s.FieldValue]:
    """Build the field that numbers rows or columns, from 1."""
    return [] if name is None else [_field(name, s.Number(Fraction(place + 1), span=at), at)]


def _beside(drawn: LocatedMap, down: int, across: int) -> Iterator[tuple[int, int]]:
    """Yield the neighbours of an area, row by row; areas of the sort `squares` also meet at corners.

    Every second column of hexes is half a hex lower, so its areas meet two areas of the next row.
    """
    high, wide = drawn.size
    lower = across % 2
    for y in range(max(0, down - 1), min(high, down + 2)):
        for x in range(max(0, across - 1), min(wide, across + 2)):
            touches = x == across or y == down or drawn.areas == "squares"
            if drawn.areas == "hexes":
                touches = x == across or down - 1 + lower <= y <= down + lower
            if touches and (y, x) != (down, across):
                yield y, x


def _key(drawn: LocatedMap, down: int, across: int) -> str:
    return f"{drawn.prefix.text}_{LETTERS[down]}{LETTERS[across]}".lower()


def drawn_maps(root: PackInput) -> dict[str, DrawnMap]:
    """Return the maps of a pack and its parents for readers, by the kind of their entries."""
    last = {drawn.name.text: drawn for part in parts(root) for drawn in part.maps}
    shown = (
        DrawnMap(one.kind.text, tuple(_shown(one, layer) for layer in one.layers), one.areas == "hexes")
        for one in last.values()
    )
    return {one.kind: one for one in shown}


def _shown(drawn: LocatedMap, layer: MapLayer) -> DrawnLayer:
    rows = tuple("".join(sign.text for sign in row) for row in layer.rows)
    first = {sign: (down, row.index(sign)) for down, row in reversed([*enumerate(rows)]) for sign in row}
    letters = tuple(
        (sign, tuple(name.text for name, _ in values), _key(drawn, *first[sign]))
        for sign, values in layer.letters
        if sign in first
    )
    return DrawnLayer(letters, rows)
