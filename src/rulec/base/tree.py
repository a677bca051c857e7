"""Trees of records, looked at and changed without knowing each sort of node.

The parts of a node are the records in its fields, tuples of them included, in the order in which the class lists its
fields. Fields whose type says that they hold none (numbers, texts, places, types) are not looked into.
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
"""Names in the types of fields that hold no node."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Anything with a place; equality does not look at the place."""

    span: Span = field(compare=False, repr=False)


_SLOTS: dict[type, tuple[str, ...]] = {}


def slots(kind: type) -> tuple[str, ...]:
    """The fields of a class that may hold nodes."""
    found = _SLOTS.get(kind)
    if found is None:
        annotated = ((each.name, re.findall(r"\w+", each.type)) for each in fields(kind))  # type: ignore[arg-type]
        found = _SLOTS[kind] = tuple(name for name, words in annotated if not _PLAIN.issuperset(words))
    return found


def children(node: Any) -> tuple[Any, ...]:
    """The nodes directly below a node. A frozen one keeps them, as it is walked several times."""
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
    """A node and all below it, each before what is below it."""
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
    """The nodes of some classes below a node that stand in no other such node; those of `but` are not looked into."""
    todo = [*children(node)[::-1]]
    while todo:
        child = todo.pop()
        if isinstance(child, wanted):
            yield child
        elif not isinstance(child, but) and slots(child.__class__):
            todo += children(child)[::-1]


def once_a_node(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Keep in a node what a function gives for it that asks for nothing else, not even for its place; a node that may
    change keeps nothing."""
    name = f"@{make.__name__}"  # no name of a field

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
    """A node and all below it, as far as they are of a class that has no others below it."""
    return _by_class(node).get(kind, ())


def map_children(node: N, change: Callable[[Any], Any]) -> N:
    """The node with each node directly below it changed; the same object when nothing changed."""
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
