"""Passes: test cheap and selective conditions first, and conditions that make a call last.

`house.gate.marks has red and day = 3` tests the day first.

    if wary(guard): return False            if day == 3: return not wary(guard)
    if day == 3: return True                return False
    return False

Only conditions that cannot fail are moved, so the order changes no answer and hides no fault. A presence test stays
before the conditions that rely on it.
"""

from __future__ import annotations

from collections.abc import Set

from rulec.base.records import replace
from rulec.base.types import TruthType
from rulec.ir import make
from rulec.ir import nodes as ir


def cheapest_first(function: ir.Function, stopping: Set[str]) -> ir.Function:
    """Sort each run of conditions by cost. `stopping` are functions that may fail or have visible effects."""

    def ordered(node: ir.Node) -> ir.Node:
        inner = ir.map_parts(node, ordered)
        if not isinstance(inner, ir.Bool) or inner.op != "and":
            return inner
        values: list[ir.Expr] = []
        run: list[ir.Expr] = []
        for value in inner.values:
            if _calm(value, stopping):
                run.append(value)
                continue
            values += [*sorted(run, key=_cost), value]
            run = []
        return replace(inner, values=(*values, *sorted(run, key=_cost)))

    return replace(function, body=tuple(ir.map_parts(stmt, ordered) for stmt in function.body))


def calls_last(function: ir.Function, stopping: Set[str]) -> ir.Function:
    """Move the test of `if called: return False` into the later answers that make no call."""
    body = function.body
    if isinstance(function.result, TruthType):
        for at in reversed(range(len(body) - 1)):
            body = (*body[:at], *_asked_behind(body[at], body[at + 1 :], stopping))
    return replace(function, body=body)


def _asked_behind(stmt: ir.Stmt, rest: tuple[ir.Stmt, ...], stopping: Set[str]) -> tuple[ir.Stmt, ...]:
    """Move an early-exit test into later returns; return the statements unchanged if that is not possible."""
    match stmt:
        case ir.If(test=test, then=(ir.Return(value=ir.Const(value=bool() as yes), comment=told),), other=()):
            if not _calls(test) or not _calm(test, stopping):
                return (stmt, *rest)
        case _:
            return (stmt, *rest)
    found: list[ir.Stmt] = []
    for each in rest:
        match each:
            case ir.Return() as answer:
                asked = [answer.value]
            case ir.If(then=(ir.Return() as answer,), other=()):
                asked = [each.test, answer.value]
            case _:
                return (stmt, *rest)
        if any(_calls(one) or not _calm(one, stopping) for one in asked):
            return (stmt, *rest)
        behind = test if yes else make.negation(test, answer.span)
        value = (make.either if yes else make.both)((answer.value, behind), answer.span)
        if value != answer.value:
            answer = replace(answer, value=value, comment=_both_told(answer.comment, told))
        found.append(replace(each, then=(answer,)) if isinstance(each, ir.If) else answer)
    return tuple(found)


def _both_told(one: str, other: str) -> str:
    return (" " if one.endswith(".") else "; ").join(filter(None, (one, other)))


def _cost(value: ir.Expr) -> int:
    return 0 if _cheap(value) else 2 if _calls(value) else 1


def _calls(value: ir.Expr) -> bool:
    return any(isinstance(node, ir.Call) for node in ir.walk(value))


def _cheap(value: ir.Expr) -> bool:
    """Return whether a condition compares a local with one constant: it is rarely true and needs no presence test."""
    match value:
        case ir.Bool(values=values):
            return all(map(_cheap, values))
        case ir.Compare(op="==", left=ir.Local(), right=ir.Const(value=int())):
            return True
        case _:
            return False


def _calm(value: ir.Node, stopping: Set[str]) -> bool:
    """Return whether an expression cannot fail, once its presence tests have passed."""
    # else: it may fail, so it keeps its place
    calm = (
        ir.Const, ir.Local, ir.Load, ir.Compare, ir.Between, ir.Bool, ir.Not, ir.BitTest, ir.AnyBit, ir.InSet,
        ir.IsNone, ir.VariantOn,
    )  # fmt: skip
    if not isinstance(value, calm) and not (isinstance(value, ir.Call) and value.function not in stopping):
        return False
    return all(_calm(part, stopping) for part in ir.parts(value))
