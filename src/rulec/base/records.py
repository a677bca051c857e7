"""A quicker `dataclass(frozen=True, slots=True)` for the modules that declare trees.

The standard decorator compiles half a dozen functions for each class, and a tree has some sixty classes: making
them took longer than compiling a pack. Here only `__init__` is compiled; the rest is shared. `fields`, `replace`
and pattern matching work as ever. Type checkers are shown the standard decorator:

    if TYPE_CHECKING:
        from dataclasses import dataclass
    else:
        from rulec.base.records import dataclass
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any


def dataclass(cls: type | None = None, /, *, frozen: bool = False, slots: bool = False, kw_only: bool = False) -> Any:
    """Makes a frozen class of the annotated fields; the options are those of the standard decorator."""
    if not frozen:
        raise TypeError("a tree is frozen: write `@dataclass(frozen=True, …)`")

    def make(found: type) -> type:
        bare: Any = dataclasses.dataclass(found, init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)
        bare.__init__ = _init(bare)
        compared = [f.name for f in dataclasses.fields(bare) if f.compare]
        key: Callable[[Any], Any] = attrgetter(*compared) if compared else lambda self: ()

        def __eq__(self: Any, other: object) -> Any:
            return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

        def __hash__(self: Any) -> int:
            return hash(key(self))

        for name, method in (("__eq__", __eq__), ("__hash__", __hash__), *_SHARED):
            if name == "__repr__" and name in found.__dict__:
                continue
            setattr(bare, name, method)
        made: type = bare
        return made

    return make if cls is None else make(cls)


def _init(cls: type) -> Any:
    """`__init__`, which writes the fields past the guard of `__setattr__`."""
    plain: list[str] = []
    named: list[str] = []
    body: list[str] = []
    known: dict[str, object] = {"_put": object.__setattr__, "_left_out": dataclasses.MISSING}
    for field in dataclasses.fields(cls):
        part = field.name
        if field.default is not dataclasses.MISSING:
            known[f"_d_{field.name}"] = field.default
            part += f"=_d_{field.name}"
        elif field.default_factory is not dataclasses.MISSING:
            known[f"_f_{field.name}"] = field.default_factory
            part += "=_left_out"
            body.append(f" if {field.name} is _left_out: {field.name} = _f_{field.name}()")
        (named if field.kw_only else plain).append(part)
        body.append(f" _put(self, {field.name!r}, {field.name})")
    arguments = ", ".join(["self", *plain, *(["*", *named] if named else [])])
    lines = [f"def __init__({arguments}):", *(body or [" pass"])]
    exec("\n".join(lines), known)
    return known["__init__"]


def _repr(self: Any) -> str:
    shown = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr)
    return f"{self.__class__.__qualname__}({shown})"


def _refuse(self: Any, name: str, value: object = None) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot change field {name!r}")


def _getstate(self: Any) -> list[object]:
    return [getattr(self, f.name) for f in dataclasses.fields(self)]


def _setstate(self: Any, state: list[object]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


_SHARED = (
    ("__repr__", _repr),
    ("__setattr__", _refuse),
    ("__delattr__", _refuse),
    ("__getstate__", _getstate),
    ("__setstate__", _setstate),
)
