"""Looking at and changing lowered trees."""

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
# else: it has no `variable`, which `tests/base/test_walks.py` sees to
LOOPS = (ForEach, Search, Over, Along, Ordered)
parts: Callable[[Node], tuple[Node, ...]] = tree.children
walk: Callable[[Node], Iterator[Node]] = tree.walk
map_parts = tree.map_children


def nodes_of(body: Iterable[Node]) -> Iterator[Node]:
    """All nodes of some statements or expressions, each before what is below it."""
    return (node for each in body for node in walk(each))


# ---- names -------------------------------------------------------------------------------------
def reads(node: Node, name: str) -> int:
    """How often a node reads a local."""
    return sum(1 for part in walk(node) if isinstance(part, Local) and part.name == name)


def locals_of(*body: Node) -> set[str]:
    """The locals that are read."""
    return {node.name for node in nodes_of(body) if isinstance(node, Local)}


def assigned(*body: Node) -> set[str]:
    """The locals that are set."""
    return {node.name for node in nodes_of(body) if isinstance(node, Assign)}


def looped(*body: Node) -> set[str]:
    """The locals by which loops go."""
    return {node.variable for node in nodes_of(body) if isinstance(node, LOOPS)}


def binds(node: Node) -> str:
    """Return the local that a node binds, empty where it binds none."""
    # else: it binds none, which `tests/base/test_walks.py` sees to
    if isinstance(node, Assign | Make | Ask | Throw):
        return node.name
    return node.variable if isinstance(node, LOOPS) else ""


def names_in(*body: Node) -> set[str]:
    """All locals that are read or bound."""
    return {node.name if isinstance(node, Local) else binds(node) for node in nodes_of(body)} - {""}


def free_name(wanted: str, taken: Container[str], joint: str = " ") -> str:
    """The name that is wanted, with a number behind it where it is taken."""
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted}{joint}{number}"
    return name


# ---- changes -----------------------------------------------------------------------------------
def substitute(node: N, given: Mapping[str, Expr]) -> N:
    """The node with every read of these locals replaced, all at once."""

    def change(part: Node) -> Node:
        return given.get(part.name, part) if isinstance(part, Local) else map_parts(part, change)

    return change(node)  # type: ignore[return-value]


def exchanged(node: N, old: Node, new: Node) -> N:
    """The node with another in place of each that equals `old` below it."""

    def change(part: Node) -> Node:
        return new if part == old else map_parts(part, change)

    return map_parts(node, change)


def in_blocks(stmt: Stmt, change: Callable[[Block], Block]) -> Stmt:
    """A statement with each block that it holds changed."""
    # else: it holds no block, which `tests/base/test_walks.py` sees to
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
    """What a condition asks, one after another."""
    return test.values if isinstance(test, Bool) and test.op == "and" else (test,)
