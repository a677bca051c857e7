"""Constructors that fold constants: each returns the shortest expression with the same value."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from rulec.base.spans import Span
from rulec.ir.nodes import Arith, Bool, Compare, Const, Expr, IfElse, IsNone, Local, Not


def number(value: int, span: Span) -> Const:
    return Const(value, span=span)


def truth(value: bool, span: Span) -> Const:
    return Const(value, span=span)


def int_of(expr: Expr) -> int | None:
    """Return the int that an expression always yields, or None."""
    if isinstance(expr, Const) and isinstance(expr.value, int) and not isinstance(expr.value, bool):
        return expr.value
    return None


def factor_of(expr: Expr) -> int:
    """Return a number that always divides the value of an expression: 500 for `500 * level`; 0 if the value is always
    0.
    """
    # else: 1 divides everything
    match expr:
        case Const():
            return abs(int_of(expr) or 0)
        case Arith(op="*", left=left, right=right):
            return factor_of(left) * factor_of(right)
        case Arith(op="+" | "-", left=left, right=right):
            return gcd(factor_of(left), factor_of(right))
        case IfElse(then=then, other=other):
            return gcd(factor_of(then), factor_of(other))
        case _:
            return 1


def plus(left: Expr, right: Expr, span: Span) -> Expr:
    """`left + right`."""
    a, b = int_of(left), int_of(right)
    if a is not None and b is not None:
        return number(a + b, span)
    # prints as `x - 3` rather than `x + -3`
    if b is not None and b < 0:
        return Arith("-", left, number(-b, span), span=span)
    if a == 0:
        return right
    return left if b == 0 else Arith("+", left, right, span=span)


def minus(left: Expr, right: Expr, span: Span) -> Expr:
    """`left - right`."""
    a, b = int_of(left), int_of(right)
    if a is not None and b is not None:
        return number(a - b, span)
    if b is not None and b < 0:
        return Arith("+", left, number(-b, span), span=span)
    if a == 0:
        return times(right, number(-1, span), span)
    return left if b == 0 else Arith("-", left, right, span=span)


def times(left: Expr, right: Expr, span: Span) -> Expr:
    """Return `left * right`, with a constant on the right and merged into the constant of a product."""
    a, b = int_of(left), int_of(right)
    if b == 1:
        return left  # a member keeps its symbol
    if a is not None and b is not None:
        return number(a * b, span)
    if a is not None:
        return times(right, left, span)
    if b == 0:
        return number(0, span)
    if b == 1:
        return left
    if b is not None and isinstance(left, Arith) and left.op == "*":
        inner = int_of(left.right)
        if inner is not None:
            return times(left.left, number(inner * b, span), span)
    return Arith("*", left, right, span=span)


def floor(left: Expr, divisor: int, span: Span) -> Expr:
    """Return `left // divisor` for a positive divisor, in lowest terms if the left side is a product."""
    assert divisor > 0
    a = int_of(left)
    if a is not None:
        return number(a // divisor, span)
    if isinstance(left, Arith) and left.op == "*":
        factor = int_of(left.right)
        if factor:
            common = gcd(factor, divisor)
            left = times(left.left, number(factor // common, span), span)
            divisor //= common
    return left if divisor == 1 else Arith("//", left, number(divisor, span), span=span)


def add_to(name: str, amount: Expr, span: Span) -> Expr:
    """Return `name + amount`, or `name - amount` if the amount has a negative constant factor."""
    if isinstance(amount, Arith) and amount.op == "*":
        factor = int_of(amount.right)
        if factor is not None and factor < 0:
            return minus(Local(name, span=span), times(amount.left, number(-factor, span), span), span)
    return plus(Local(name, span=span), amount, span)


def both(values: Iterable[Expr], span: Span) -> Expr:
    """Return the conjunction of some conditions; True if there are none."""
    return _joined("and", values, span)


def either(values: Iterable[Expr], span: Span) -> Expr:
    """Return the disjunction of some conditions; False if there are none."""
    return _joined("or", values, span)


def _joined(op: str, values: Iterable[Expr], span: Span) -> Expr:
    """Return a conjunction or disjunction without duplicates and constants.

    `a or not a and b` is simplified to `a or b`.
    """
    settles = op == "or"
    kept: list[Expr] = []
    for value in values:
        if isinstance(value, Const):
            if bool(value.value) is settles:
                return truth(settles, span)
        elif isinstance(value, Bool) and value.op == op:
            kept.extend(v for v in value.values if v not in kept)
        elif isinstance(value, Bool) and (left := [v for v in value.values if negation(v, span) not in kept]):
            kept.append(_joined(value.op, left, value.span) if len(left) < len(value.values) else value)
        elif value not in kept:
            kept.append(value)
    if not kept:
        return truth(not settles, span)
    return kept[0] if len(kept) == 1 else Bool(op, tuple(kept), span=span)


OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "is": "is not", "is not": "is"}
MIRROR = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
"""Comparison operators after exchange of their sides."""


def negation(value: Expr, span: Span) -> Expr:
    """Return `not value`, using the opposite comparison if there is one."""
    # else: wrapped in `Not`
    match value:
        case Const(value=known):
            return truth(not known, span)
        case Not(value=inner):
            return inner
        case Bool(op="or", values=values):
            return both((negation(v, span) for v in values), span)
        case Bool(op="and", values=values):
            return either((negation(v, span) for v in values), span)
        case Compare(op=op, left=left, right=right):
            return Compare(OPPOSITE[op], left, right, span=span)
        case IsNone(value=inner, negated=negated):
            return IsNone(inner, not negated, span=span)
        case _:
            return Not(value, span=span)


def choose(test: Expr, then: Expr, other: Expr, span: Span) -> Expr:
    """`then if test else other`."""
    if isinstance(test, Const):
        return then if test.value else other
    return then if then == other else IfElse(test, then, other, span=span)
