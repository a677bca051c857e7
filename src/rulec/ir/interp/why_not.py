"""Why a line of a breakdown did not count: the condition that failed, and what is so instead."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.types import TRUTH, EnumType, KindType, NumberType
from rulec.ir import nodes as ir
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.walker import Walker
from rulec.ir.lower.conditions import compared_with_literals
from rulec.ir.numbers import without_none
from rulec.sema import expr as e


def why_not(quiet: Walker, entry: ir.Entry, frame: Frame) -> tuple[str, tuple[e.Expr, ...]]:
    """Which sort of condition of an entry failed first, and what holds instead of it."""
    try:
        failed = _failed(quiet, entry.guards, frame)
        if failed is not None:
            return failed.why, _instead(quiet, failed, frame)
    except Exception:  # a reason is a courtesy: a fault inside a condition belongs to the walk itself
        return "when", ()
    return "each" if getattr(entry.clause, "each", None) is not None else "earlier", ()


def _failed(quiet: Walker, guards: tuple[ir.Guard, ...], frame: Frame) -> ir.Guard | None:
    return next((guard for guard in guards if not quiet.eval(guard.test, Frame(frame.names))), None)


def _instead(quiet: Walker, guard: ir.Guard, frame: Frame) -> tuple[e.Expr, ...]:
    """What holds where a guard does not: the value that is there, or that something is not so."""
    said, span = guard.said, guard.said.span
    ways = [failed for way in guard.alternatives if (failed := _failed(quiet, way, frame)) is not None]
    if ways:
        return tuple(dict.fromkeys(so for failed in ways for so in _instead(quiet, failed, frame)))
    subject = compared_with_literals(said) if guard.value is not None else None
    if subject is None or guard.value is None:
        return (e.Not(said, type=TRUTH, span=span),)
    literal = _literal(quiet, subject, quiet.eval(guard.value, Frame(frame.names)), guard.den)
    if literal is None:
        return (e.IsNone(subject, False, type=TRUTH, span=span),)
    return (e.Compare("=", subject, literal, type=TRUTH, span=span),)


def _literal(quiet: Walker, of: e.Expr, raw: object, den: int) -> e.Expr | None:
    """A raw value as the number, the member or the entry that it is; None for none."""
    found = without_none(of.type)
    if not isinstance(raw, int):
        return None
    if isinstance(found, NumberType):
        return e.NumberLit(Fraction(raw, den), type=found, span=of.span)
    if isinstance(found, EnumType):
        name = quiet.model.enums[found.name].members[raw].name
        return e.MemberLit(found.name, name, raw, type=found, span=of.span)
    assert isinstance(found, KindType)
    return e.RecordLit(found.name, quiet.model.key_at(found.name, raw), raw, type=found, span=of.span)
