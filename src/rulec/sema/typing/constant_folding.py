"""Constant folding: the literal value of an expression, or None if it depends on a variable."""

from __future__ import annotations

import operator
from collections.abc import Callable
from fractions import Fraction

from rulec.base.records import replace
from rulec.base.types import SetType
from rulec.sema import expr as t

COMPARISONS = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
Known = Callable[[str, str], t.Expr | None]
"""("constant" | "ruling", name) or ("field", "KIND KEY FIELD") of an entry -> its value"""


def fold(expr: t.Expr, known: Known) -> t.Expr | None:
    """Return the literal value of an expression, at its place and of its type; None if it varies."""
    # else: its value is not known
    match expr:
        case t.NumberLit() | t.TruthLit() | t.MemberLit() | t.RecordLit() | t.NoneLit() | t.TextLit() | t.UnknownLit():
            return expr
        case t.ConstantRef(name=name):
            value = known("constant", name)
            return None if value is None else replace(value, span=expr.span)
        case t.RulingRef(name=name):
            value = known("ruling", name)
            return None if value is None else replace(value, span=expr.span)
        case t.Field(of=t.RecordLit(kind=kind, key=key), name=name):
            value = known("field", f"{kind} {key} {name}")
            return None if value is None else replace(value, span=expr.span)
        case t.Collection(items=items):
            folded = _all(items, known)
            return None if folded is None else replace(expr, items=folded)
        case t.Geometry(word="spot", arguments=arguments):
            folded = _all(arguments, known)
            return None if folded is None else replace(expr, arguments=folded)
        case t.Choose(test=test, then=then, other=other):
            answer = fold(test, known)
            if not isinstance(answer, t.TruthLit):
                return None
            return fold(then if answer.value else other, known)
        case t.Compare() | t.Not() | t.Logic() | t.IsNone() | t.Contains() | t.OneOf():
            truth = _truth(expr, known)
            return None if truth is None else t.TruthLit(type=expr.type, span=expr.span, value=truth)
        case _:
            number = _number(expr, known)
            return None if number is None else t.NumberLit(type=expr.type, span=expr.span, value=number)


def _all(values: tuple[t.Expr, ...], known: Known) -> tuple[t.Expr, ...] | None:
    folded = [one for value in values if (one := fold(value, known)) is not None]
    return tuple(folded) if len(folded) == len(values) else None


def _number(expr: t.Expr, known: Known) -> Fraction | None:
    # else: its value is not known
    match expr:
        case t.Negative(value=value):
            inner = number(value, known)
            return None if inner is None else -inner
        case t.Ratio(value=value):
            inner = number(value, known)
            return None if inner is None else inner / 100
        case t.AsPercent(value=value):
            inner = number(value, known)
            return None if inner is None else inner * 100
        case t.Arith(op=op, left=left, right=right):
            a, b = number(left, known), number(right, known)
            if a is None or b is None:
                return None
            match op:
                case "+":
                    return a + b
                case "-":
                    return a - b
                case "*":
                    return a * b
                case _:
                    return None if b == 0 else a / b
        case t.Extreme(word=word, values=values):
            sure = [one for value in values if (one := number(value, known)) is not None]
            if len(sure) != len(values):
                return None
            return max(sure) if word == "greatest" else min(sure)
        case _:
            return None


def number(expr: t.Expr, known: Known) -> Fraction | None:
    """Return the number that an expression evaluates to; None if it varies."""
    folded = fold(expr, known)
    return folded.value if isinstance(folded, t.NumberLit) else None


def _truth(expr: t.Expr, known: Known) -> bool | None:
    # else: its value is not known
    match expr:
        case t.Not(value=value):
            inner = fold(value, known)
            return not inner.value if isinstance(inner, t.TruthLit) else None
        case t.Logic(op=op, values=values):
            stop = op == "or"
            sure = True
            for value in values:
                inner = fold(value, known)
                if not isinstance(inner, t.TruthLit):
                    sure = False
                elif inner.value is stop:
                    return stop
            return (not stop) if sure else None
        case t.Compare(op=op, left=left, right=right):
            a, b = fold(left, known), fold(right, known)
            if a is None or b is None:
                return None
            return _compare(op, a, b)
        case t.IsNone(value=value, negated=negated):
            inner = fold(value, known)
            return None if inner is None else isinstance(inner, t.NoneLit) is not negated
        case t.Contains(collection=collection, value=value):
            among, one = fold(collection, known), fold(value, known)
            return _is_among(one, among.items) if one is not None and isinstance(among, t.Collection) else None
        case t.OneOf(value=value, items=items, ranges=(), negated=negated):
            one, folded = fold(value, known), _all(items, known)
            found = _is_among(one, folded) if one is not None and folded is not None else None
            return None if found is None else found is not negated
        case _:
            return None


def _is_among(one: t.Expr, items: tuple[t.Expr, ...]) -> bool | None:
    """Return whether a known value equals one of the items; None if an item cannot be compared."""
    same = [_compare("=", one, item) for item in items]
    return None if None in same else True in same


def _compare(op: str, a: t.Expr, b: t.Expr) -> bool | None:
    match a, b:
        case t.NumberLit(value=x), t.NumberLit(value=y):
            return bool(COMPARISONS[op](x, y))
        case ((t.MemberLit() | t.RecordLit()), (t.MemberLit() | t.RecordLit())):
            return bool(COMPARISONS[op](a.position, b.position))
        case t.TruthLit(value=p), t.TruthLit(value=q):
            return bool(COMPARISONS[op](p, q))
        case (t.NoneLit(), _) | (_, t.NoneLit()) if op in ("=", "!="):
            return (isinstance(a, t.NoneLit) and isinstance(b, t.NoneLit)) is (op == "=")
        case t.Collection(items=xs, type=SetType()), t.Collection(items=ys):
            same = [_is_among(x, ys) for x in xs] + [_is_among(y, xs) for y in ys]
            return None if None in same else all(same) is (op == "=")
        case _:
            return None
