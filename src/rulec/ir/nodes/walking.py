"""Looking at and changing trees without knowing each sort of node."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from rulec.base.records import fields, replace
from rulec.ir.nodes.expressions import Expr, Local, Node

N = TypeVar("N", bound=Node)

_SLOTS: dict[type[Node], tuple[str, ...]] = {}
_PLAIN = frozenset((
    "str", "Text", "TextNumber", "int", "bool", "Span", "Type", "int | bool | str | None", "Symbol | None",
    "tuple[str, ...]", "tuple[int, ...]", "tuple[tuple[int, int], ...]",
))  # fmt: skip
"""Types of fields that hold no node."""


def _slots(node: Node) -> tuple[str, ...]:
    """The fields of a node that may hold nodes; asking for them again at each node takes long."""
    found = _SLOTS.get(type(node))
    if found is None:
        found = tuple(each.name for each in fields(node) if each.type not in _PLAIN)
        _SLOTS[type(node)] = found
    return found


def parts(node: Node) -> list[Node]:
    """The nodes directly under a node, in order of evaluation as far as fields tell it."""
    found: list[Node] = []
    for name in _slots(node):
        value = getattr(node, name)
        if type(value) is tuple:
            found += [item for item in value if isinstance(item, Node)]
        elif isinstance(value, Node):
            found.append(value)
    return found


def walk(node: Node) -> Iterator[Node]:
    """A node and all under it, outermost first."""
    todo = [node]
    pop = todo.pop
    while todo:
        each = pop()
        yield each
        slots = _SLOTS.get(type(each))
        if slots != ():
            todo += parts(each)[::-1]


def map_parts(node: N, change: Callable[[Node], Node]) -> N:
    """The node with each direct part changed; the same object when nothing changed."""
    new: dict[str, object] = {}
    for name in _slots(node):
        value = getattr(node, name)
        if isinstance(value, Node):
            after = change(value)
            if after is not value:
                new[name] = after
        elif isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
            items = tuple(change(item) if isinstance(item, Node) else item for item in value)
            if any(a is not b for a, b in zip(items, value, strict=True)):
                new[name] = items
    return replace(node, **new) if new else node  # type: ignore[arg-type]


def reads(node: Node, name: str) -> int:
    """How often a node reads a local."""
    return sum(1 for part in walk(node) if isinstance(part, Local) and part.name == name)


def substitute(node: N, name: str, value: Expr) -> N:
    """The node with every read of a local replaced."""

    def change(part: Node) -> Node:
        if isinstance(part, Local) and part.name == name:
            return value
        return map_parts(part, change)

    return map_parts(node, change)
