"""Two sorts of checks whose findings a resident process caches.

`Each` checks declarations one by one and caches the findings of each. `Numberless` checks a whole model and ignores the
numbers typed in it, so that it need not run again when only a number changes.
"""

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
"""Function from a model to the declarations that a check visits, each with a key."""


class Each(Generic[D]):
    """A check that visits each declaration of some sort."""

    def __init__(self, declared: Declared[D], check: Callable[[D, Model, Report], None]) -> None:
        self.declared = declared
        self.check = check
        self.__name__ = check.__name__
        self.__doc__ = check.__doc__

    def __call__(self, model: Model, report: Report) -> None:
        """Check all declarations."""
        for _, one in self.declared(model):
            self.check(one, model, report)

    def changed(self, model: Model, report: Report, memory: Memory) -> None:
        """Check the declarations that have changed, or that depend on a changed part of the model."""
        seen = memory.hub("model", model)

        def look(key: object, one: D) -> None:
            memory.unit((self.__name__, key), (one,), report, lambda report: self.check(one, seen, report))

        for key, one in self.declared(model):
            look(key, one)


class _NumberRead(Exception):
    """The check has read a hidden number."""


def _read(*_: object) -> Any:
    raise _NumberRead


_ASKED = """
    eq ne lt le gt ge hash bool add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod pow rpow
    neg pos abs int float round trunc floor ceil index getattr str repr format
"""


@cache
def _hidden() -> Any:
    """Return the placeholder for numbers; any operation on it raises `_NumberRead`."""
    asked = {f"__{name}__": _read for name in _ASKED.split()}
    return type("_Hidden", (), asked | {"__class__": property(_read)})()


class Numberless:
    """A check of a whole model that runs first on a copy with hidden numbers.

    While it reads no number and reports nothing, a changed number does not make it run again.
    """

    def __init__(self, check: Check) -> None:
        self.check = check
        self.__name__ = check.__name__
        self.__doc__ = check.__doc__

    def __call__(self, model: Model, report: Report) -> None:
        self.check(model, report)

    def changed(self, model: Model, report: Report, memory: Memory) -> None:
        """Check the copy with hidden numbers if a part that the check read has changed.

        If the check reports something or reads a number, repeat it on the model itself.
        """
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
    """Return the model with the number literals of its expressions hidden."""
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
    """Return a decorator that makes a check of one declaration a check of all that `declared` returns."""
    return lambda check: Each(declared, check)
