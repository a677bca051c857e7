"""Terms of conditions, and formulas over terms.

A *term* is the subject of a condition. Two conditions share a term if they write it alike. A plain chain of fields
(`buyer.house.size`) is *free*: it may have any value of its type. Any other term is computed, and its reads decide
whether it may depend on another term.
"""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import dataclass
from rulec.base.types import Type
from rulec.sema import expr as e
from rulec.sema.model import Model
from rulec.sema.typing.constant_folding import Known, fold
from rulec.sema.typing.source_text import show_expr

Path = tuple[str, ...]
Literal = e.NumberLit | e.TruthLit | e.TextLit | e.NoneLit | e.MemberLit | e.RecordLit


@dataclass(frozen=True, slots=True)
class Term:
    """The subject of a condition.

    A number with `is_whole` is a multiple of its grain. `sides` is set for the order of two terms (`a < b`).
    """

    key: str
    type: Type
    reads: frozenset[Path]
    is_free: bool
    is_whole: bool = False
    low: Fraction | None = None
    high: Fraction | None = None
    sides: tuple[str, str] | None = None


def literal(expr: e.Expr, model: Model) -> Literal | None:
    """Return the literal value of an expression, including fields of entries; None if the value varies."""
    if isinstance(expr, e.Field):
        owner = literal(expr.of, model)
        return field_of(model, owner, expr.name) if isinstance(owner, e.RecordLit) else None

    folded = fold(expr, values_of(model))
    if isinstance(folded, e.NumberLit | e.TruthLit | e.TextLit | e.NoneLit | e.MemberLit | e.RecordLit):
        return folded
    return None


def values_of(model: Model) -> Known:
    """Return the lookup function for the values of constants and rulings."""

    def known(sort: str, name: str) -> e.Expr | None:
        if sort == "constant":
            return model.constant_value(name) if name in model.constants else None
        return model.ruling_value(name) if name in model.rulings else None

    return known


def field_of(model: Model, record: e.RecordLit, name: str) -> Literal | None:
    """Return the value of a field of a listed entry; None for things in play, whose fields change."""
    kind = model.kinds[record.kind]
    if not kind.listed:
        return None
    given = dict(model.record(record.kind, record.key).values).get(name)
    if given is None:
        given = next((f.default for f in kind.fields if f.name == name), None)
    return None if given is None or isinstance(given, e.UnknownLit) else literal(given, model)


def chain(expr: e.Expr) -> Path | None:
    """Return the names of a chain of fields such as `buyer.house`; None for other expressions."""
    match expr:
        case e.Variable(name=name):
            return (name,)
        case e.Field(of=of, name=name):
            before = chain(of)
            return None if before is None else (*before, name)
        case _:
            return None


def reads(expr: e.Expr) -> frozenset[Path]:
    """Return the paths that an expression may read."""
    own = chain(expr)
    if own is not None:
        return frozenset((own,))
    match expr:
        case e.Carries(of=of, field_name=name, record=record):
            start = chain(of)
            if start is not None:
                return frozenset(((*start, name, f"#{record.key}"),))
        case e.Contains(collection=collection, value=e.MemberLit() | e.RecordLit() as value):
            start = chain(collection)
            if start is not None:
                return frozenset(((*start, f"#{show_expr(value)}"),))
        case e.Over(variable=variable) | e.Along(variable=variable):
            inner = (reads(part) for part in e.children(expr))
            return frozenset(path for paths in inner for path in paths if path[0] != variable)
    return frozenset(path for part in e.children(expr) for path in reads(part))


def is_free(expr: e.Expr) -> bool:
    """Return whether only its type limits the value of an expression."""
    if chain(expr) is not None:
        return True
    match expr:
        case e.Carries(of=of):
            return chain(of) is not None
        case e.Contains(collection=collection, value=e.MemberLit() | e.RecordLit()):
            return chain(collection) is not None
        case _:
            return False


def depends(one: Term, other: Term) -> bool:
    """Return whether the value of one term may restrict the other's."""
    if one.key == other.key or (one.is_free and other.is_free):
        return False
    return any(a[: len(b)] == b[: len(a)] for a in one.reads for b in other.reads)


def amount(expr: e.Expr, model: Model) -> Fraction | None:
    """Return the numeric value of an expression; None if it varies."""
    known = literal(expr, model)
    return known.value if isinstance(known, e.NumberLit) else None


def has_loop(expr: e.Expr) -> bool:
    """Return whether an expression contains a loop."""
    return any(isinstance(part, e.Over | e.Along) for part in e.walk(expr))


@dataclass(frozen=True, slots=True)
class Sure:
    """A formula with a known truth value."""

    value: bool


@dataclass(frozen=True, slots=True)
class Named:
    """The formula that a term has one of the names."""

    term: Term
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Measured:
    """The formula that a term satisfies a comparison with a number."""

    term: Term
    op: str
    value: Fraction


@dataclass(frozen=True, slots=True)
class Both:
    """The conjunction of the parts."""

    parts: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """The disjunction of the parts."""

    parts: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Neither:
    """The negation of the part."""

    part: Formula


Formula = Sure | Named | Measured | Both | Either | Neither
ALWAYS = Sure(True)
NEVER = Sure(False)


def both(*parts: Formula) -> Formula:
    """Return the conjunction of the parts, flattened and simplified."""
    return _joined(Both, parts, ALWAYS, NEVER)


def either(*parts: Formula) -> Formula:
    """Return the disjunction of the parts, flattened and simplified."""
    return _joined(Either, parts, NEVER, ALWAYS)


def _joined(of: type[Both] | type[Either], parts: tuple[Formula, ...], idle: Formula, decisive: Formula) -> Formula:
    kept = [part for part in parts if part != idle]
    if decisive in kept:
        return decisive
    if len(kept) < 2:
        return kept[0] if kept else idle
    return of(tuple(p for part in kept for p in (part.parts if isinstance(part, of) else (part,))))
