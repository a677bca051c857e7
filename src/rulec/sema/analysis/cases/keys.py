"""Keys of tables: axes of key columns, points that a row covers, overlapping rows, and key combinations without a row.

A row covers stretches of points on each axis. The set of rows that cover a point changes only where a stretch begins or
ends. One sweep along each key in turn therefore visits a table of many rows once, and compares only rows that overlap.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rulec.base.records import dataclass, field
from rulec.base.types import NumberType, OptionalType
from rulec.sema.analysis.cases.axes import Axis, members, names_axis, numbers_axis
from rulec.sema.analysis.cases.boxes import LIMIT, Box
from rulec.sema.analysis.cases.terms import ALWAYS, Formula, Measured, Named, Sure, Term, both, either, literal
from rulec.sema.expr import Expr, MemberLit, NumberLit, RecordLit
from rulec.sema.model import ColumnOf, KeySpec, Model
from rulec.sema.typing.assignability import grain_of, without_none

Stretches = tuple[tuple[int, int], ...]
"""Points of an axis, as first and last index of each stretch."""


def key_axis(model: Model, column: ColumnOf, specs: Sequence[KeySpec]) -> Axis | None:
    """Return the axis of a key column with the points that its rows tell apart; None if the type cannot be a key.

    The axis of a number ends with the outermost rows: other checks handle keys off the table.
    """
    kind = without_none(column.type)
    optional = isinstance(column.type, OptionalType)
    if isinstance(kind, NumberType):
        grain = _grain(model, kind)
        cuts: set[Fraction] = set()
        opens_low = opens_high = False
        for spec in specs:
            cuts.update(value * grain for value in spec.values)
            if spec.is_range:
                cuts.update(end * grain for end in (spec.low, spec.high) if end is not None)
                opens_low |= spec.low is None
                opens_high |= spec.high is None
        if not cuts:
            return numbers_axis((), kind, grain)
        low = None if opens_low else min(cuts)
        high = None if opens_high else max(cuts)
        return numbers_axis(cuts, kind, grain, low, high)
    names = members(model, kind)
    return None if names is None else names_axis(names, kind, optional)


def _grain(model: Model, kind: NumberType) -> Fraction:
    return grain_of(model.measures, kind) or Fraction(1)


def key_stretches(model: Model, column: ColumnOf, axis: Axis, specs: Sequence[KeySpec]) -> Stretches:
    """Return the points that the keys of a row cover, as sorted, disjoint stretches."""
    kind = without_none(column.type)
    found: list[tuple[int, int]] = []
    for spec in specs:
        if spec.any_of:
            return ((0, len(axis.points) - 1),)
        if isinstance(kind, NumberType):
            grain = _grain(model, kind)
            found += (axis.stretch("=", value * grain) for value in spec.values)
            if spec.is_range:
                low = axis.stretch(">=", spec.low * grain) if spec.low is not None else None
                high = axis.stretch("<=", spec.high * grain) if spec.high is not None else None
                found.append((low[0] if low else 0, high[1] if high else len(axis.points)))
        else:
            shift = 1 if isinstance(column.type, OptionalType) else 0  # `none` has position -1 and stands first
            found += ((value + shift, value + shift + 1) for value in spec.values)
    joined: list[tuple[int, int]] = []
    for first, behind in sorted(found):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = joined[-1][0], max(joined[-1][1], behind - 1)
        else:
            joined.append((first, behind - 1))
    return tuple(joined)


def key_formula(model: Model, term: Term, key: Expr, spec: KeySpec, column: ColumnOf) -> Formula:
    """Return the condition under which a key expression finds a row."""
    if spec.any_of:
        return ALWAYS
    kind = without_none(column.type)
    known = literal(key, model)
    if isinstance(kind, NumberType):
        grain = _grain(model, kind)
        if isinstance(known, NumberLit):
            return Sure(spec.covers(int(known.value / grain)))
        parts: list[Formula] = [Measured(term, "=", value * grain) for value in spec.values]
        if spec.is_range:
            ends: list[Formula] = []
            if spec.low is not None:
                ends.append(Measured(term, ">=", spec.low * grain))
            if spec.high is not None:
                ends.append(Measured(term, "<=", spec.high * grain))
            parts.append(both(*ends))
        return either(*parts)
    if isinstance(known, MemberLit | RecordLit):
        return Sure(spec.covers(known.position))
    names = members(model, kind) or ()
    chosen = ["none" if value < 0 else names[value] for value in spec.values if value < len(names)]
    return Named(term, frozenset(chosen))


@dataclass
class Swept:
    """The result of a sweep.

    - `pairs`: indexes of overlapping rows, at most about `LIMIT` pairs
    - `gaps`: boxes without a row; None if there are too many
    - `steps`: the number of rows visited, summed over all stretches
    """

    pairs: set[tuple[int, int]] = field(default_factory=set)
    gaps: list[Box] | None = field(default_factory=list)
    steps: int = 0


def mask(stretches: Sequence[tuple[int, int]]) -> int:
    """Return the set of points as an int, one bit per point."""
    found = 0
    for first, last in stretches:
        found |= ((1 << last - first + 1) - 1) << first
    return found


def sweep(rows: Sequence[tuple[Stretches, ...]], sizes: Sequence[int]) -> Swept:
    """Sweep all combinations of the axes for overlapping rows and gaps."""
    found = Swept()
    _along(rows, range(len(rows)), sizes, (), found)
    return found


def _along(
    rows: Sequence[tuple[Stretches, ...]], here: Sequence[int], sizes: Sequence[int],
    above: tuple[Stretches, ...], found: Swept,
) -> None:  # fmt: skip
    at = len(above)
    found.steps += len(here)
    if not here:
        if found.gaps is not None:
            wide = tuple((1 << size) - 1 for size in sizes[at:])
            found.gaps.append((*map(mask, above), *wide))
            if len(found.gaps) > LIMIT:
                found.gaps = None
        return
    if at == len(sizes):
        for behind, second in enumerate(here):
            if len(found.pairs) > LIMIT:
                return
            found.pairs.update((first, second) for first in here[:behind])
        return
    for alike, stretches in _parts(rows, here, at, sizes[at]):
        _along(rows, alike, sizes, (*above, stretches), found)


def _parts(
    rows: Sequence[tuple[Stretches, ...]], here: Sequence[int], at: int, size: int
) -> list[tuple[tuple[int, ...], Stretches]]:
    """Return the points of an axis, grouped by the rows that cover them."""
    begins: dict[int, list[int]] = {}
    ends: dict[int, list[int]] = {}
    for row in here:
        for first, last in rows[row][at]:
            begins.setdefault(first, []).append(row)
            ends.setdefault(last + 1, []).append(row)
    parts: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    open_rows: dict[int, None] = {}
    point = 0
    for change in sorted({*begins, *ends, size}):
        if change > point:
            parts.setdefault(tuple(sorted(open_rows)), []).append((point, change - 1))
            point = change
        for row in ends.get(change, ()):
            del open_rows[row]
        open_rows.update(dict.fromkeys(begins.get(change, ())))
    return [(alike, tuple(stretches)) for alike, stretches in parts.items()]
