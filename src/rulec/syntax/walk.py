"""Visiting a surface tree without recursion."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.records import fields
from rulec.syntax.nodes import Node

_NAMES: dict[type[Node], tuple[str, ...]] = {}  # the fields of each sort of node, looked up once


def _names(kind: type[Node]) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(f.name for f in fields(kind) if f.name not in ("span", "op_span"))
    return _NAMES[kind]


def children(node: Node) -> Iterator[tuple[str, Node]]:
    """The nodes directly below a node, in order, each with the name of the field that holds it."""
    for name in _names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield name, value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    yield name, item
                elif isinstance(item, tuple):  # pairs of words
                    yield from ((name, part) for part in item if isinstance(part, Node))


def walk(node: Node) -> Iterator[Node]:
    """The node and all nodes below it, each before what is below it."""
    stack = [node]
    while stack:
        here = stack.pop()
        yield here
        stack.extend(reversed([child for _, child in children(here)]))
