"""Asks once what neighbours ask alike: `if a and b: …` `if a and c: …` becomes `if a:` over both."""

from __future__ import annotations

from dataclasses import replace

from rulec.ir import build
from rulec.ir import nodes as ir


def grouped(function: ir.Function) -> ir.Function:
    """The function with neighbours joined that begin with the same condition."""
    return replace(function, body=_block(function.body))


def _block(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    out: list[ir.Stmt] = []
    for stmt in body:
        last = out[-1] if out else None
        if isinstance(stmt, ir.If) and isinstance(last, ir.If) and not stmt.other and not last.other:
            joined = _joined(last, stmt)
            if joined is not None:
                out[-1] = joined
                continue
        out.append(stmt)
    return tuple(_inside(stmt) for stmt in out)


def _inside(stmt: ir.Stmt) -> ir.Stmt:
    match stmt:
        case ir.If(test=test, then=then, other=other):
            inner = _block(then)
            only = inner[0] if len(inner) == 1 and not other else None
            if isinstance(only, ir.If) and not only.other:
                return replace(stmt, test=build.both((test, only.test), stmt.span), then=only.then)
            return replace(stmt, then=inner, other=_block(other))
        case ir.ForEach(body=body):
            return replace(stmt, body=_block(body))
        case _:
            return stmt


def _joined(first: ir.If, second: ir.If) -> ir.If | None:
    """Both under what they ask first, when neither changes what it reads."""
    a, b = _asked(first.test), _asked(second.test)
    if not isinstance(a[0], ir.BitTest | ir.Compare) or a[0] != b[0]:
        return None
    bound = {node.name for node in ir.walk(first) if isinstance(node, ir.Assign)}
    if any(isinstance(node, ir.Local) and node.name in bound for node in ir.walk(a[0])):
        return None
    inner = (*_rest(first, a), *_rest(second, b))
    return ir.If(a[0], inner, span=first.span)


def _asked(test: ir.Expr) -> tuple[ir.Expr, ...]:
    return test.values if isinstance(test, ir.Bool) and test.op == "and" else (test,)


def _rest(stmt: ir.If, asked: tuple[ir.Expr, ...]) -> tuple[ir.Stmt, ...]:
    if len(asked) == 1:
        return stmt.then
    return (replace(stmt, test=build.both(asked[1:], stmt.span)),)
