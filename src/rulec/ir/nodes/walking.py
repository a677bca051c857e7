"""Traversal and rewriting of lowered trees."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import TypeVar

from rulec.base import tree
from rulec.base.records import replace
from rulec.base.tree import Node
from rulec.ir.nodes.expressions import Along, Bool, Expr, Local, Ordered, Over, Throw
from rulec.ir.nodes.statements import Ask, Assign, AtOnce, ForEach, If, Make, Search, Stmt

N = TypeVar("N", bound=Node)
Block = tuple[Stmt, ...]
# else: it has no `variable`; `tests/base/test_walks.py` checks that
LOOPS = (ForEach, Search, Over, Along, Ordered)
parts: Callable[[Node], tuple[Node, ...]] = tree.children
walk: Callable[[Node], Iterator[Node]] = tree.walk
map_parts = tree.map_children


def nodes_of(body: Iterable[Node]) -> Iterator[Node]:
    """Yield all nodes of the given trees in preorder."""
    return (node for each in body for node in walk(each))


def reads(node: Node, name: str) -> int:
    """Return the number of reads of a local in a node."""
    return sum(1 for part in walk(node) if isinstance(part, Local) and part.name == name)


def locals_of(*body: Node) -> set[str]:
    """Return the locals that are read."""
    return {node.name for node in nodes_of(body) if isinstance(node, Local)}


def assigned(*body: Node) -> set[str]:
    """Return the locals that `Assign` binds."""
    return {node.name for node in nodes_of(body) if isinstance(node, Assign)}


def looped(*body: Node) -> set[str]:
    """Return the loop variables."""
    return {node.variable for node in nodes_of(body) if isinstance(node, LOOPS)}


def binds(node: Node) -> str:
    """Return the local that a node binds, empty if it binds none."""
    # else: it binds none; `tests/base/test_walks.py` checks that
    if isinstance(node, Assign | Make | Ask | Throw):
        return node.name
    return node.variable if isinstance(node, LOOPS) else ""


def names_in(*body: Node) -> set[str]:
    """Return all locals that are read or bound."""
    return {node.name if isinstance(node, Local) else binds(node) for node in nodes_of(body)} - {""}


def free_name(wanted: str, taken: Container[str], joint: str = " ") -> str:
    """Return the wanted name, with a number appended if it is taken."""
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted}{joint}{number}"
    return name


def substitute(node: N, given: Mapping[str, Expr]) -> N:
    """Return the node with these locals replaced simultaneously."""

    def change(part: Node) -> Node:
        return given.get(part.name, part) if isinstance(part, Local) else map_parts(part, change)

    return change(node)  # type: ignore[return-value]


def exchanged(node: N, old: Node, new: Node) -> N:
    """Return the node with each descendant that equals `old` replaced by `new`."""

    def change(part: Node) -> Node:
        return new if part == old else map_parts(part, change)

    return map_parts(node, change)


def in_blocks(stmt: Stmt, change: Callable[[Block], Block]) -> Stmt:
    """Return a statement with `change` applied to each block that it holds."""
    # else: it holds no block; `tests/base/test_walks.py` checks that
    match stmt:
        case If(then=then, other=other):
            return replace(stmt, then=change(then), other=change(other))
        case ForEach(body=body) | AtOnce(body=body):
            return replace(stmt, body=change(body))
        case Search(body=body, missing=missing):
            return replace(stmt, body=change(body), missing=change(missing))
        case _:
            return stmt


def conjuncts(test: Expr) -> tuple[Expr, ...]:
    """Return the operands of a conjunction, or the condition itself if it is none."""
    return test.values if isinstance(test, Bool) and test.op == "and" else (test,)
