"""Binds what is read several times: `unit.group.marks` read thrice becomes a local, as a hand would write it.

Only chains of fields that start at a parameter, that are read at least once whatever happens, and that never
lead through something optional; or the sets behind something optional, empty where it is not there. Nothing in
play changes while a function runs, so reading earlier is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from rulec.ir import build
from rulec.ir import nodes as ir

Chain = ir.Load | ir.IfElse


def hoist(function: ir.Function) -> ir.Function:
    """The function with repeated chains bound to locals, shortest chains first."""
    bound: dict[str, ir.Expr] = {}
    params = {param.name for param in function.params}
    body = function.body
    while True:
        found = _next(body, params | set(bound))
        if found is None:
            return replace(function, body=tuple(_unmarked(stmt) for stmt in body))
        chain, at = found
        name = _local_name(chain, {*params, *bound, *_names(body)})
        bound[name] = chain
        before, after = body[:at], body[at:]
        local = ir.Local(name, span=chain.span)
        changed = tuple(_replace(stmt, chain, local) for stmt in after)
        body = (*before, ir.Assign(name, chain, span=chain.span), *changed)


def _next(body: tuple[ir.Stmt, ...], roots: set[str]) -> tuple[Chain, int] | None:
    """The shortest chain worth binding, and the statement before which to bind it."""
    counts: dict[Chain, int] = {}
    for stmt in body:
        if isinstance(stmt, ir.Assign) and isinstance(stmt.value, Chain) and stmt.name in roots:
            continue
        for node in ir.walk(stmt):
            own = isinstance(node, ir.Load) and isinstance(node.of, ir.Local) and node.of.name in roots
            if isinstance(node, Chain) and (own or is_marks(node)):
                counts[node] = counts.get(node, 0) + 1
    for at, stmt in enumerate(body):
        if isinstance(stmt, ir.Assign) and isinstance(stmt.value, Chain) and stmt.name in roots:
            continue
        for node in certain(stmt):
            if isinstance(node, Chain) and counts.get(node, 0) > 1 and _rooted(node, roots):
                return node, at
    return None


def is_marks(node: ir.Node) -> TypeGuard[ir.IfElse]:
    """A set behind something optional, `x.marks if x is not None else 0`, or what it began as (else -1)."""
    if not isinstance(node, ir.IfElse) or not isinstance(node.then, ir.Load):
        return False
    return build.int_of(node.other) == (-1 if node.then.field == ir.BEGAN_AS else 0)


def _rooted(node: Chain, roots: set[str]) -> bool:
    """Whether an expression reads nothing but parameters and what is bound already."""
    return all(part.name in roots for part in ir.walk(node) if isinstance(part, ir.Local))


def _unmarked(stmt: ir.Stmt) -> ir.Stmt:
    """`(x.marks if x is not None else 0)` that stayed where it was: `x is not None and` in front of its test."""

    def change(part: ir.Node) -> ir.Node:
        if isinstance(part, ir.BitTest) and is_marks(part.mask):
            bit = ir.BitTest(part.mask.then, part.position, span=part.span)
            return build.both((part.mask.test, bit), part.span)
        if isinstance(part, ir.Compare) and part.op == "==" and is_marks(part.left):
            same = ir.Compare("==", part.left.then, part.right, span=part.span)
            return build.both((part.left.test, same), part.span)
        if isinstance(part, ir.Bool) and part.op == "and":
            changed = ir.map_parts(part, change)
            return part if changed is part else build.both(changed.values, part.span)
        return ir.map_parts(part, change)

    return ir.map_parts(stmt, change)


def certain(stmt: ir.Stmt) -> Iterator[ir.Node]:
    """What a statement evaluates whatever happens."""
    match stmt:
        case ir.Assign(value=value) | ir.Return(value=value):
            yield from _always(value)
        case ir.If(test=test, then=then, other=other):
            yield from _always(test)
            if then and other:
                first, second = list(certain(then[0])), list(certain(other[0]))
                yield from (node for node in first if node in second)
        case ir.ForEach(source=source):
            yield from _always(source)
        case ir.Raise() | ir.Note():
            return


def _always(expr: ir.Node) -> Iterator[ir.Node]:
    """The parts of an expression that are always evaluated, innermost first."""
    match expr:
        case ir.Bool(values=values):
            yield from _always(values[0])
        case ir.IfElse(test=test):
            yield from _always(test)
        case ir.Over(source=source):
            yield from _always(source)
        case _:
            for part in ir.parts(expr):
                yield from _always(part)
    yield expr


def _replace(node: ir.Stmt, chain: Chain, local: ir.Local) -> ir.Stmt:
    def change(part: ir.Node) -> ir.Node:
        return local if part == chain else ir.map_parts(part, change)

    return ir.map_parts(node, change)


def _names(body: tuple[ir.Stmt, ...]) -> Iterator[str]:
    for stmt in body:
        for node in ir.walk(stmt):
            match node:
                case ir.Assign(name=name) | ir.Local(name=name):
                    yield name
                case ir.ForEach(variable=name) | ir.Over(variable=name):
                    yield name
                case _:
                    continue


def _local_name(chain: Chain, taken: set[str]) -> str:
    """The field's name, led by its owner's."""
    last = chain.then if isinstance(chain, ir.IfElse) else chain
    assert isinstance(last, ir.Load)
    owner = last.of.name if isinstance(last.of, ir.Local) else getattr(last.of, "field", "")
    base = name = f"{owner} {last.field}" if owner else last.field
    number = 1
    while name in taken:
        number += 1
        name = f"{base} {number}"
    return name
