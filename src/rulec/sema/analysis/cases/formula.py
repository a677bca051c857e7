"""Formulas: conditions as `and`, `or` and `not` over what terms are and how they compare with numbers."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import dataclass
from rulec.sema.analysis.cases.terms import Term


@dataclass(frozen=True, slots=True)
class Sure:
    """Known at build time."""

    value: bool


@dataclass(frozen=True, slots=True)
class Named:
    """The term is one of the names."""

    term: Term
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Measured:
    """The term compares so with a number."""

    term: Term
    op: str
    value: Fraction


@dataclass(frozen=True, slots=True)
class Both:
    """All parts hold."""

    parts: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """Some part holds."""

    parts: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Neither:
    """The part does not hold."""

    part: Formula


Formula = Sure | Named | Measured | Both | Either | Neither
ALWAYS = Sure(True)
NEVER = Sure(False)


def both(*parts: Formula) -> Formula:
    """All of the parts, flattened."""
    kept = [part for part in parts if part != ALWAYS]
    if NEVER in kept:
        return NEVER
    if len(kept) < 2:
        return kept[0] if kept else ALWAYS
    return Both(tuple(p for part in kept for p in (part.parts if isinstance(part, Both) else (part,))))


def either(*parts: Formula) -> Formula:
    """Some of the parts, flattened."""
    kept = [part for part in parts if part != NEVER]
    if ALWAYS in kept:
        return ALWAYS
    if len(kept) < 2:
        return kept[0] if kept else NEVER
    return Either(tuple(p for part in kept for p in (part.parts if isinstance(part, Either) else (part,))))
