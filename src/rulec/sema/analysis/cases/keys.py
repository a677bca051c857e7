"""Keys of tables: the axis of a key column, and which of its points a row is for."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rulec.base.types import NumberType, OptionalType
from rulec.sema.analysis.cases.axes import Axis, grain_of, members, names_axis, numbers_axis
from rulec.sema.analysis.cases.formula import ALWAYS, Formula, Measured, Named, Sure, both, either
from rulec.sema.analysis.cases.sweep import Stretches
from rulec.sema.analysis.cases.terms import Term, literal, plain
from rulec.sema.expr import Expr, MemberLit, NumberLit, RecordLit
from rulec.sema.model import ColumnOf, KeySpec, Model


def key_axis(model: Model, column: ColumnOf, specs: Sequence[KeySpec]) -> Axis | None:
    """The points of a key column that its rows tell apart; None for a type that can be no key.

    Numbers end where the rows end: what lies beyond is off the table, which is said elsewhere.
    """
    kind = plain(column.type)
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
    return grain_of(model, kind) or Fraction(1)


def key_stretches(model: Model, column: ColumnOf, axis: Axis, specs: Sequence[KeySpec]) -> Stretches:
    """The points of the axis that the keys of a row are for, in order, as stretches that do not meet."""
    kind = plain(column.type)
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
            shift = 1 if isinstance(column.type, OptionalType) else 0  # `none` is position -1 and stands first
            found += ((value + shift, value + shift + 1) for value in spec.values)
    joined: list[tuple[int, int]] = []
    for first, behind in sorted(found):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = joined[-1][0], max(joined[-1][1], behind - 1)
        elif first < behind:
            joined.append((first, behind - 1))
    return tuple(joined)


def key_formula(model: Model, term: Term, key: Expr, spec: KeySpec, column: ColumnOf) -> Formula:
    """When a key expression finds a row."""
    if spec.any_of:
        return ALWAYS
    kind = plain(column.type)
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
