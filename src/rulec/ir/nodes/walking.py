"""Looking at and changing lowered trees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from rulec.base import tree
from rulec.base.tree import Node
from rulec.ir.nodes.expressions import Expr, Local

N = TypeVar("N", bound=Node)
parts: Callable[[Node], list[Node]] = tree.children
walk: Callable[[Node], Iterator[Node]] = tree.walk
map_parts = tree.map_children


def reads(node: Node, name: str) -> int:
    """How often a node reads a local."""
    return sum(1 for part in walk(node) if isinstance(part, Local) and part.name == name)


def substitute(node: N, name: str, value: Expr) -> N:
    """The node with every read of a local replaced."""

    def change(part: Node) -> Node:
        return value if isinstance(part, Local) and part.name == name else map_parts(part, change)

    return map_parts(node, change)
