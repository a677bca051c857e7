"""Checks of which a resident process keeps what they have looked at: those that look at one declaration after another,
and those that read no numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Generic, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.memory import Memory, once_a_model
from rulec.base.records import fields, replace
from rulec.base.tree import map_children, once_a_node
from rulec.sema.deeds import Deeds
from rulec.sema.expr import NumberLit
from rulec.sema.model import Model

D = TypeVar("D")
W = TypeVar("W", Model, Deeds)
Check = Callable[[Model, Report], None]
Declared = Callable[[Model], Iterable[tuple[object, D]]]
"""What a check looks at, each with a key of its own."""


class Each(Generic[D]):
    """A check of each declaration of some sort."""

    def __init__(self, declared: Declared[D], check: Callable[[D, Model, Report], None]) -> None:
        self.declared = declared
        self.check = check
        self.__name__ = check.__name__
        self.__doc__ = check.__doc__

    def __call__(self, model: Model, report: Report) -> None:
        """Look at all of them."""
        for _, one in self.declared(model):
            self.check(one, model, report)

    def changed(self, model: Model, report: Report, memory: Memory) -> None:
        """Look at those that are not as they were when they were looked at, or that read something that is not."""
        seen = memory.hub("model", model)

        def look(key: object, one: D) -> None:
            memory.unit((self.__name__, key), (one,), report, lambda report: self.check(one, seen, report))

        for key, one in self.declared(model):
            look(key, one)


class _NumberRead(Exception):
    """A check has looked at a number that it was not shown."""


def _read(*_: object) -> Any:
    raise _NumberRead


_ASKED = """
    eq ne lt le gt ge hash bool add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod pow rpow
    neg pos abs int float round trunc floor ceil index getattr str repr format
"""


@cache
def _hidden() -> Any:
    """Return what stands in a model in the place of a number; whoever asks it anything has read the number."""
    asked = {f"__{name}__": _read for name in _ASKED.split()}
    return type("_Hidden", (), asked | {"__class__": property(_read)})()


class Numberless:
    """A check of a whole model that is first shown one in which the numbers are hidden.

    While it reads none of them, and finds nothing, a number that changes does not bring it back.
    """

    def __init__(self, check: Check) -> None:
        self.check = check
        self.__name__ = check.__name__
        self.__doc__ = check.__doc__

    def __call__(self, model: Model, report: Report) -> None:
        """Look at the model."""
        self.check(model, report)

    def changed(self, model: Model, report: Report, memory: Memory) -> None:
        """Look at a model whose numbers are hidden, if something that was read of it is not as it was; at the model
        itself where there is something to report, or where a number was read."""
        found = Report()
        seen = memory.hub("numberless", _numberless(model))
        try:
            memory.unit(("numberless", self.__name__), (), found, lambda report: self.check(seen, report))
        except _NumberRead:
            self.check(model, report)
        else:
            if found.found:
                self.check(model, report)


@once_a_model
def _numberless(model: Model) -> Model:
    """The model with the numbers hidden that are written in expressions."""
    return _whole_without(model)


def _whole_without(whole: W) -> W:
    parts = {one.name: getattr(whole, one.name) for one in fields(whole)}
    return replace(whole, **{name: _without(part) for name, part in parts.items()})


def _without(part: Any) -> Any:
    if isinstance(part, Deeds):
        return _whole_without(part)
    if isinstance(part, dict):
        return {key: _without(one) for key, one in part.items()}
    if isinstance(part, tuple):
        return tuple(map(_without, part))
    return _node_without(part) if hasattr(part.__class__, "__record__") else part


@once_a_node
def _node_without(node: Any) -> Any:
    if isinstance(node, NumberLit):
        return replace(node, value=_hidden())
    return map_children(node, _node_without)


def each(declared: Declared[D]) -> Callable[[Callable[[D, Model, Report], None]], Each[D]]:
    """Make a check of a model of one that looks at a single declaration."""
    return lambda check: Each(declared, check)
