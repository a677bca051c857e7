"""Tables printed as grids: one key down the side, one along the top, a bare value in each cell."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rulec.backends.reference.language import values
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, quiet, upper_first
from rulec.backends.reference.page_writer import LEFT, RIGHT
from rulec.backends.reference.views.overrides import marked
from rulec.base.records import replace
from rulec.base.types import PLAIN, NumberType, OptionalType, Type
from rulec.sema import expr as e
from rulec.sema.model import CellValue, ColumnOf, KeySpec, Table, TableRow

KeyWords = Callable[[Phrases, KeySpec, ColumnOf], Md]
CellWords = Callable[[Phrases, CellValue, ColumnOf], Md]


Grid = tuple[tuple[Md, ...], tuple[str, ...], tuple[tuple[Md, ...], ...]]
"""Headings, alignments and rows of a printed grid."""


def is_grid(table: Table) -> bool:
    """Whether a table was written as a grid and has one value for each crossing."""
    return table.grid is not None and len(table.columns) == 1 and not table.columns[0].params


def head(column: ColumnOf) -> str:
    """What a column is called."""
    return column.label or humanise(column.name)


def _bare_column(column: ColumnOf) -> ColumnOf:
    """The column without its unit, which is said once for the whole grid."""
    of = column.type.of if isinstance(column.type, OptionalType) else column.type
    return replace(column, type=PLAIN) if isinstance(of, NumberType) and of.form == PLAIN.form else column


def reading(p: Phrases, table: Table) -> Md:
    """How the grid is read: what stands at the side, along the top and in the cells."""
    assert table.grid is not None
    down, across = (next(k for k in table.keys if k.name == name) for name in table.grid)
    side, top = (p.marks.em(quiet(head(c))) for c in (down, across))
    what = p.marks.em(quiet(head(table.columns[0])))
    return Md(f"Down the side: {side}. Along the top: {top}. In the cells: {what}{unit(p, table.columns[0].type)}.")


def unit(p: Phrases, of: Type) -> Md:
    """` (gold)`: what bare numbers count; nothing for what counts nothing."""
    of = of.of if isinstance(of, OptionalType) else of
    if not isinstance(of, NumberType) or not of.dims or of.form != PLAIN.form:
        return Md("")
    return Md(f" ({p.marks.text(values.amount(Fraction(2), of, p.model).split(' ', 1)[-1])})")


def grid(p: Phrases, table: Table, rows: tuple[TableRow, ...], key_words: KeyWords, cell_words: CellWords) -> Grid:
    """The grid of these rows; a crossing that is not in the table is left empty. A row that was put in for several of
    the keys along a side stands at each of them."""
    assert table.grid is not None
    places = [next(i for i, k in enumerate(table.keys) if k.name == name) for name in table.grid]
    down, across = (table.keys[at] for at in places)
    sides, tops = (_narrow([row.keys[at] for row in rows]) for at in places)
    value = _bare_column(table.columns[0])
    lined = any(row.line is not None for row in rows)
    body: list[tuple[Md, ...]] = []
    for side in sides:
        own = [row for row in rows if _is_for(row.keys[places[0]], side)]
        whole = [row for row in own if row.keys[places[0]] == side]
        words = _short(upper_first_md(key_words(p, side, down)), down)
        said = marked(p, whole[0].span, words)
        cells: list[Md] = []
        for top in tops:
            row = next((row for row in own if _is_for(row.keys[places[1]], top)), None)
            cell = Md("") if row is None else cell_words(p, without_unit(row.cells[0], value.type), value)
            cells.append(cell if row is None or said != words else marked(p, row.span, cell))
        lines = sorted({row.line for row in own if row.line is not None})
        body.append((said, *cells, *([Md(", ".join(map(str, lines)))] if lined else [])))
    corner = p.marks.text(upper_first(quiet(head(down))))
    heads = [corner, *(_short(key_words(p, t, across), across) for t in tops), *([Md("Line")] if lined else [])]
    number = isinstance(value.type, NumberType)
    aligns = (LEFT, *(RIGHT if number else ":---:" for _ in tops), *([RIGHT] if lined else []))
    return tuple(heads), aligns, tuple(body)


def _narrow(keys: list[KeySpec]) -> list[KeySpec]:
    """The keys along a side, without those that only put others together."""
    found = list(dict.fromkeys(keys))
    return [key for key in found if not any(_is_for(key, one) and not _is_for(one, key) for one in found)]


def _is_for(key: KeySpec, other: KeySpec) -> bool:
    """Whether a row with this key counts for all that the other key covers."""
    return key == other or key.any_of or (bool(other.values) and all(key.covers(value) for value in other.values))


def without_unit(cell: CellValue, of: Type) -> CellValue:
    """The cell with a bare number, where it holds an amount whose unit is said elsewhere."""
    if isinstance(cell.value, e.NumberLit) and isinstance(of, NumberType) and of.form == PLAIN.form:
        return replace(cell, value=replace(cell.value, type=PLAIN))
    return cell


def upper_first_md(words: Md) -> Md:
    """With a capital, unless it begins with a link."""
    return words if words.startswith("[") else Md(upper_first(words))


def _short(words: Md, column: ColumnOf) -> Md:
    """A number of a key without its unit: `4` for `4 gold`, `1 to 3` for `1 to 3 gold`."""
    of = column.type.of if isinstance(column.type, OptionalType) else column.type
    if not isinstance(of, NumberType) or not of.dims:
        return words
    parts = words.split(" ")
    kept = [part for part in parts if part[:1].isdigit() or part[:1] == "\N{MINUS SIGN}" or part in ("to", "or")]
    tail = [part for part in parts if part in ("more", "less")]
    return Md(" ".join([*kept, *tail]))
