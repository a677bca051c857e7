"""Tables and fields of listed kinds as columns: nested tuples, indexed by small ints.

Enumerations and listed kinds index directly. Numbers index by their distance from the lowest key if the span is short,
else by the number of band limits at or below them. Either way the places before the first and after the last key are
cells too, so a key off the table needs no test of its own.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from math import lcm

from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.base.types import EnumType, KindType, NumberType, OptionalType, TruthType, Type
from rulec.ir.labels import cite_text
from rulec.ir.nodes import Axis, Cells, Column, Const, Items, Param, Special, code
from rulec.ir.numbers import Low, align, grain_of, without_none
from rulec.sema.expr import Expr
from rulec.sema.model import CellValue, ColumnOf, KeySpec, Kind, Model, Table, TableRow

DENSE = 256  # longest span of numbers in which each number gets a place

Firm = tuple[int, list[tuple[int, KeySpec, list[int]]]]
"""A row's number with its numeric keys: position of the key, its spec, and the numbers that it names."""
Lower = Callable[[Expr], Low]


def positions(model: Model, of: Type) -> int | None:
    """Return the number of positions of a key type; None for numbers."""
    # else: keys of the type are numbers
    match of:
        case OptionalType(of=inner):
            return positions(model, inner)
        case EnumType(name=name):
            return len(model.enums[name].members)
        case KindType(name=name):
            return len(model.records.get(name, ()))
        case TruthType():
            return 2
        case _:
            return None


def axis_of(model: Model, key: ColumnOf, rows: tuple[TableRow, ...], at: int) -> tuple[Axis, tuple[int, ...]]:
    """Return the axis of a key, with a representative key value for each place."""
    size = positions(model, key.type)
    if size is not None:
        owner = without_none(key.type)
        name = owner.name if isinstance(owner, EnumType | KindType) else ""
        return Axis("direct", size, owner=name), tuple(range(size))
    cuts: set[int] = set()
    for row in rows:
        spec = row.keys[at]
        if spec.is_range:
            if spec.low is not None:
                cuts.add(spec.low)
            if spec.high is not None:
                cuts.add(spec.high + 1)
        for value in spec.values:
            cuts.update((value, value + 1))
    ordered = sorted(cuts)
    if not ordered:
        return Axis("cuts", 1), (0,)
    low, high = ordered[0] - 1, ordered[-1]
    if high - low < DENSE:
        return Axis("dense", high - low + 1, low=low), tuple(range(low, high + 1))
    return Axis("cuts", len(ordered) + 1, cuts=tuple(ordered)), (ordered[0] - 1, *ordered)


def covered(spec: KeySpec, places: Sequence[int]) -> Iterator[int]:
    """Yield the indices of the places that a key covers. `places` must be sorted.

    Cost: a binary search per value, so a row costs no more than the places that it covers.
    """
    if spec.any_of:
        yield from range(len(places))
    elif spec.is_range:
        first = 0 if spec.low is None else bisect_left(places, spec.low)
        yield from range(first, len(places) if spec.high is None else bisect_right(places, spec.high))
    else:
        for value in dict.fromkeys(spec.values):
            at = bisect_left(places, value)
            if at < len(places) and places[at] == value:
                yield at


@dataclass
class ColumnBuilder:
    """Builder of the columns of one table. `lower` lowers a cell over the column's parameters."""

    model: Model
    table: Table
    lower: Lower
    giving: list[bool] = field(default_factory=list)  # per key: it is a number, so the nearest row may stand in
    # rows by their other keys, which must match exactly
    firm: dict[tuple[int | None, ...], list[Firm]] = field(default_factory=dict)

    def build(self, at: int) -> Column:
        """Return the column for value column number `at`."""
        column = self.table.columns[at]
        axes = [axis_of(self.model, key, self.table.rows, i) for i, key in enumerate(self.table.keys)]
        self.giving = [positions(self.model, key.type) is None for key in self.table.keys]
        number = isinstance(without_none(column.type), NumberType)
        lows: dict[int, Low] = {}
        dens = [grain_of(self.model, column.type).denominator]
        for i, row in enumerate(self.table.rows):
            cell = row.cells[at]
            value = cell.value if cell.state == "value" else None
            if cell.state == "left_out" and column.default is not None:
                value = column.default
            if value is not None:
                lows[i] = self.lower(value)
                dens.append(lows[i].den)
        off = self.lower(self.table.off_value) if self.table.off_value is not None else None
        if off is not None:
            dens.append(off.den)
        den = lcm(*dens) if number else 1
        specials: dict[Special, int] = {}

        def stored(low: Low) -> Cells | int | bool | str | None:
            if low.constant is not None:
                return int(low.constant * den)
            if isinstance(low.expr, Const):
                return low.expr.value
            if isinstance(low.expr, Items) and all(isinstance(item, Const) for item in low.expr.items):
                return tuple(item.value for item in low.expr.items if isinstance(item, Const))
            return code_of(Special("expr", value=align(low, den, low.expr.span)), specials)

        def content(i: int) -> Cells | int | bool | str | None:
            if i in lows:
                return stored(lows[i])
            cell = self.table.rows[i].cells[at]
            if cell.state in ("none", "left_out") and isinstance(column.type, OptionalType):
                return None
            return code_of(self._told(self.table.rows[i], cell), specials)

        def outside() -> Cells | int | bool | str | None:
            return stored(off) if off is not None else code_of(OFF, specials)

        def empty(depth: int) -> Cells | int | bool | str | None:
            """Return the cells below a stretch without rows; all places share one tuple."""
            if depth == len(axes):
                return outside()
            if depth not in blank:
                blank[depth] = (empty(depth + 1),) * len(axes[depth][1])  # noqa: F821 (until it is deleted)
            return blank[depth]

        def fill(depth: int, rows: list[int], keys: tuple[int, ...]) -> Cells | int | bool | str | None:
            if not rows and self.table.off_the_table != "nearest":
                return empty(depth)  # noqa: F821
            if depth == len(axes):
                if rows:
                    return content(rows[0])
                near = self._nearest(keys, [places for _, places in axes])
                return outside() if near is None else content(near)
            places = axes[depth][1]
            found: list[list[int]] = [[] for _ in places]
            for row in rows:
                for at_place in covered(self.table.rows[row].keys[depth], places):
                    found[at_place].append(row)
            inner = zip(places, found, strict=True)
            return tuple(fill(depth + 1, inside, (*keys, key)) for key, inside in inner)  # noqa: F821

        blank: dict[int, Cells] = {}
        cells = fill(0, list(range(len(self.table.rows))), ())
        del fill, empty  # a recursive closure refers to itself and to the model: break the cycle
        cells, told = _off_first(cells if isinstance(cells, tuple) else (cells,), tuple(specials))
        return Column(
            f"{self.table.name}.{column.name}",
            self.table.name,
            column.name,
            self.table.title,
            tuple(axis for axis, _ in axes),
            cells,
            told,
            tuple(Param(name, of) for name, of in column.params),
            column.type,
            den,
            span=column.span,
        )

    def _nearest(self, keys: tuple[int, ...], places: list[tuple[int, ...]]) -> int | None:
        """Return the row with the nearest numeric keys among those whose other keys match exactly, or None."""
        firm = tuple(None if gives else key for gives, key in zip(self.giving, keys, strict=True))
        if firm not in self.firm:
            self.firm[firm] = [
                (i, [
                    (keys_at, spec, [*spec.values, *(v for v in (spec.low, spec.high) if v is not None)])
                    for keys_at, spec in enumerate(row.keys)
                    if self.giving[keys_at]
                ])
                for i, row in enumerate(self.table.rows)
                if all(key is None or spec.covers(key) for spec, key in zip(row.keys, firm, strict=True))
            ]  # fmt: skip
        best: tuple[int, int] | None = None
        for i, specs in self.firm[firm]:
            distance = 0
            for at, spec, ends in specs:
                if not spec.covers(keys[at]):
                    distance += min(abs(keys[at] - end) for end in ends)
            if best is None or distance < best[0]:
                best = (distance, i)
        return None if best is None else best[1]

    def _told(self, row: TableRow, cell: CellValue) -> Special:
        """Return the special cell for a cell without a value, with its keys and citation for faults."""
        keys = ", ".join(spec.text or "any" for spec in row.keys)
        citation = cite_text(self.model, self.table.cites)
        if row.line is not None:
            document = self.table.cites[0].document if self.table.cites else ""
            title = self.model.documents[document].title if document in self.model.documents else ""
            citation = f"{title}, line {row.line}" if title else f"line {row.line}"
        return Special(cell.state, keys, citation)


OFF = Special("off")


def code_of(special: Special, found: dict[Special, int]) -> int:
    """Return the code of a special cell; equal special cells share a code."""
    return code(found.setdefault(special, len(found)))


def _off_first(cells: Cells, specials: tuple[Special, ...]) -> tuple[Cells, tuple[Special, ...]]:
    """Renumber special cells so that "off the table" has the first code in every column."""
    at = specials.index(OFF) if OFF in specials else 0
    if not at:
        return cells, specials
    codes = {code(i): code(0 if i == at else i + 1 if i < at else i) for i in range(len(specials))}
    seen: dict[int, Cells] = {}

    def renumbered(inside: Cells) -> Cells:
        if id(inside) not in seen:  # places without rows share one tuple, and must still share one afterwards
            seen[id(inside)] = tuple(
                renumbered(cell) if isinstance(cell, tuple) else codes.get(cell, cell) if type(cell) is int else cell
                for cell in inside
            )
        return seen[id(inside)]

    return renumbered(cells), (OFF, *specials[:at], *specials[at + 1 :])


def _fixed(items: Items) -> Cells:
    """Return a literal list of constants, spots or lists of these as a tuple."""
    return tuple(
        _fixed(item) if isinstance(item, Items) else item.value
        for item in items.items
        if isinstance(item, Const | Items)
    )


def field_column(model: Model, kind: Kind, field_name: str, lower: Lower, span: Span) -> Column:
    """Return a field of a listed kind as a column over its entries. Omitted values get the field's default."""
    field = next(f for f in kind.fields if f.name == field_name)
    records = model.records.get(kind.name, ())
    values: list[Low | None] = []
    default: Low | None = None
    for position in range(len(records)):
        given = model.value_at(kind.name, position, field_name)
        if given is None and default is None and field.default is not None:
            default = lower(field.default)
        values.append(default if given is None else lower(given))
    number = isinstance(without_none(field.type), NumberType)
    grain = grain_of(model, field.type)
    den = lcm(grain.denominator, *(low.den for low in values if low)) if number else 1
    specials: dict[Special, int] = {}
    cells: list[Cells | int | bool | str | None] = []
    for position, low in enumerate(values):
        if low is not None and low.raw is not None:
            cells.append(low.raw * den // low.den)
        elif low is not None and isinstance(low.expr, Const):
            cells.append(low.expr.value)
        elif low is not None and isinstance(low.expr, Items):
            cells.append(_fixed(low.expr))
        else:
            state = "left_out" if low is None else "unknown"
            record = records[position]
            cells.append(code_of(Special(state, record.title, cite_text(model, record.cites)), specials))
    axis = Axis("direct", len(cells), owner=kind.name)
    name = f"{kind.name}.{field_name}"
    return Column(
        name, kind.name, field_name, f"{kind.name}.{field_name}", (axis,), tuple(cells), tuple(specials),
        (), field.type, den, span=span,
    )  # fmt: skip
