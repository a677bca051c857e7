"""Pass: limits written as tests (`if v > 9: v = 9`) become `min` or `max`.

The running value then occurs on one side only, so the limit can be bounded like any other form.
"""

from __future__ import annotations

from rulec.base.records import replace
from rulec.ir import make
from rulec.ir import nodes as ir

_WORDS = {">": "min", ">=": "min", "<": "max", "<=": "max"}


def clamped(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    """Return the statements with limits as `min` and `max`."""
    out: list[ir.Stmt] = []
    for stmt in body:
        limit = _limit(stmt) if isinstance(stmt, ir.If) else None
        out += limit or [ir.in_blocks(stmt, clamped)]
    return tuple(out)


def _limit(stmt: ir.If) -> list[ir.Stmt] | None:
    """Return the form with `min` or `max` of `if v > x and …: v = x`, with at most another limit of `v` in
    its `else`.
    """
    if len(stmt.then) != 1 or not isinstance(stmt.then[0], ir.Assign):
        return None
    assign = stmt.then[0]
    tests = ir.conjuncts(stmt.test)
    found = [test for test in tests if _is_limit(test, assign)]
    if len(found) != 1:
        return None
    test = found[0]
    assert isinstance(test, ir.Compare)
    local = ir.Local(assign.name, span=assign.span)
    least = ir.MinMax(_WORDS[test.op], (local, assign.value), span=assign.span)
    limit = replace(assign, value=least)
    rest = make.both((t for t in tests if t is not test), stmt.span)
    behind: list[ir.Stmt] = []
    if stmt.other:
        inner = stmt.other[0]
        # the second limit can only apply where the first does not, so applying both in turn is the same
        if len(stmt.other) != 1 or not isinstance(inner, ir.If) or len(tests) != 1:
            return None
        second = _limit(inner)
        if second is None or not isinstance(second[0], ir.Assign) or second[0].name != assign.name:
            return None
        behind = second
    first: ir.Stmt = limit if isinstance(rest, ir.Const) else ir.If(rest, (limit,), span=stmt.span)
    return [first, *behind]


def _is_limit(test: ir.Expr, assign: ir.Assign) -> bool:
    return (
        isinstance(test, ir.Compare)
        and test.op in _WORDS
        and test.left == ir.Local(assign.name, span=assign.span)
        and test.right == assign.value
    )
