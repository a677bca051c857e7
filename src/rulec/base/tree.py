"""Traverse and transform trees of records generically.

The children of a node are the records in its fields, including those in tuples, in field order. Fields whose type
excludes nodes (numbers, texts, spans, types) are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from rulec.base.records import dataclass, field, fields, replace
from rulec.base.spans import Span

N = TypeVar("N")
T = TypeVar("T")
_PLAIN = {
    *("bool", "dict", "float", "frozenset", "int", "list", "set", "str", "tuple", "Fraction", "None"),
    *("Span", "Symbol", "TextNumber", "Texts", "NumberType", "SpotType", "ResultsType", "Type"),
}
"""Type names that contain no nodes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A node with a span, which equality ignores."""

    span: Span = field(compare=False, repr=False)


_SLOTS: dict[type, tuple[str, ...]] = {}


def slots(kind: type) -> tuple[str, ...]:
    """Return the fields of a class that may contain nodes."""
    found = _SLOTS.get(kind)
    if found is None:
        annotated = ((each.name, re.findall(r"\w+", each.type)) for each in fields(kind))  # type: ignore[arg-type]
        found = _SLOTS[kind] = tuple(name for name, words in annotated if not _PLAIN.issuperset(words))
    return found


def children(node: Any) -> tuple[Any, ...]:
    """Return the children of a node, cached on frozen nodes."""
    try:
        return node._below  # type: ignore[no-any-return]
    except AttributeError:
        return _found_below(node)


def _found_below(node: Any) -> tuple[Any, ...]:
    found: list[Any] = []
    for name in slots(node.__class__):
        value = getattr(node, name)
        if value.__class__ is tuple:
            _flatten(value, found)
        elif value is not None and hasattr(value.__class__, "__record__"):
            found.append(value)
    below = tuple(found)
    if node.__class__.__record__[0]:
        node._below = below
    return below


def _flatten(items: tuple[Any, ...], found: list[Any]) -> None:
    for item in items:
        if item.__class__ is tuple:
            _flatten(item, found)
        elif hasattr(item.__class__, "__record__"):
            found.append(item)


def walk(node: Any) -> Iterator[Any]:
    """Yield a node and its descendants in pre-order."""
    todo = [node]
    pop = todo.pop
    while todo:
        here = pop()
        yield here
        try:
            below = here._below
        except AttributeError:
            below = _found_below(here)
        if below:
            todo += below[::-1]


def outermost(node: Any, wanted: type | tuple[type, ...], but: type | tuple[type, ...] = ()) -> Iterator[Any]:
    """Yield the outermost descendants of some classes. Nodes of classes *but* are not entered."""
    todo = [*children(node)[::-1]]
    while todo:
        child = todo.pop()
        if isinstance(child, wanted):
            yield child
        elif not isinstance(child, but) and slots(child.__class__):
            todo += children(child)[::-1]


def once_a_node(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Cache a function's result on its node.

    The function must depend on nothing else, not even on spans. Mutable nodes are not cached.
    """
    name = f"@{make.__name__}"  # cannot clash with a field

    def kept(node: Any) -> T:
        try:
            found: T = node.__dict__[name]
        except KeyError:
            found = make(node)
            if node.__class__.__record__[0]:
                node.__dict__[name] = found
        return found

    return kept


@once_a_node
def _by_class(node: Any) -> dict[type, list[Any]]:
    found: dict[type, list[Any]] = {}
    for one in walk(node):
        found.setdefault(one.__class__, []).append(one)
    return found


def all_of(node: Any, kind: type[T]) -> Sequence[T]:
    """Return a node and its descendants of exactly this class."""
    return _by_class(node).get(kind, ())


def map_children(node: N, change: Callable[[Any], Any]) -> N:
    """Return the node with *change* applied to each child, or the same object if nothing changed."""
    new: dict[str, Any] = {}
    for name in slots(node.__class__):
        value = getattr(node, name)
        after = _changed(value, change)
        if after is not value:
            new[name] = after
    return replace(node, **new) if new else node  # type: ignore[type-var]


def _changed(value: Any, change: Callable[[Any], Any]) -> Any:
    if value.__class__ is not tuple:
        return change(value) if value is not None and hasattr(value.__class__, "__record__") else value
    items = tuple([_changed(item, change) for item in value])
    return items if any(a is not b for a, b in zip(items, value, strict=True)) else value
