"""A pass: asks first what costs next to nothing and rarely holds.

`house.gate.marks has red and day = 3` asks for the day first.
Only within a run of conditions that cannot fail, so that which of them comes first changes no answer and hides no
fault. What a condition has to be asked behind (is it there?) stays before it.
"""

from __future__ import annotations

from rulec.base.records import replace
from rulec.ir import nodes as ir


def cheapest_first(function: ir.Function) -> ir.Function:
    """The function with each run of conditions in the order of what they cost."""
    return replace(function, body=tuple(ir.map_parts(stmt, _ordered) for stmt in function.body))


def _ordered(node: ir.Node) -> ir.Node:
    inner = ir.map_parts(node, _ordered)
    if not isinstance(inner, ir.Bool) or inner.op != "and":
        return inner
    values: list[ir.Expr] = []
    run: list[ir.Expr] = []
    for value in inner.values:
        if _calm(value):
            run.append(value)
            continue
        values += [*_sorted(run), value]
        run = []
    return replace(inner, values=(*values, *_sorted(run)))


def _sorted(run: list[ir.Expr]) -> list[ir.Expr]:
    return sorted(run, key=lambda value: not _cheap(value))


def _cheap(value: ir.Expr) -> bool:
    """Whether it asks for one value of many of a local: it rarely holds, and nothing has to be asked before it."""
    match value:
        case ir.Bool(values=values):
            return all(map(_cheap, values))
        case ir.Compare(op="==", left=ir.Local(), right=ir.Const(value=int())):
            return True
        case _:
            return False


def _calm(value: ir.Node) -> bool:
    """Whether it cannot fail where what has to be there is there."""
    calm = (
        ir.Const, ir.Local, ir.Load, ir.Compare, ir.Between, ir.Bool, ir.Not, ir.BitTest, ir.AnyBit, ir.InSet,
        ir.IsNone, ir.VariantOn,
    )  # fmt: skip
    return isinstance(value, calm) and all(map(_calm, ir.parts(value)))
