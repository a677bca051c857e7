"""What the lowering of statements asks of them: where they end, what they change, what is known of a field."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.base.spans import Span
from rulec.ir import nodes as ir
from rulec.ir.numbers import Low, align, common_den
from rulec.sema import deeds as d
from rulec.sema import expr as e


def ends(body: Sequence[ir.Stmt]) -> bool:
    """Whether nothing behind a block is reached."""
    last = body[-1] if body else None
    match last:
        case ir.Return() | ir.Fail() | ir.Raise():
            return True
        case ir.If(then=then, other=other):
            return ends(then) and ends(other)
        case _:
            return False


def aligned(left: Low, right: Low, span: Span) -> tuple[ir.Expr, ir.Expr]:
    """Two amounts over one denominator."""
    den = common_den(left, right)
    return align(left, den, span), align(right, den, span)


def mentions(one: object, name: str | None) -> bool:
    """Whether what is known hangs on a field (of that name)."""
    if isinstance(one, str):
        return False
    if not isinstance(one, tuple):
        return True
    return name is None or any(part == name or (isinstance(part, tuple) and mentions(part, name)) for part in one)


def listed_by_world(source: ir.Expr) -> bool:
    """Whether a loop runs over what is in play, which may change while it runs."""
    return isinstance(source, ir.Load) and source.kind == ir.THE_WORLD


def field_of(place: d.Place) -> e.Expr:
    """What stands in a place."""
    if place.of is None:
        return e.StateRef(place.name, type=place.type, span=place.span)
    return e.Field(place.of, place.kind, place.name, type=place.type, span=place.span)
