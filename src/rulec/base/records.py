"""A quicker `dataclass` for the modules that are loaded in every run.

The standard decorator compiles half a dozen functions for each class, and a tree has some sixty classes: making
them took longer than compiling a pack. Here only `__init__` is compiled, when the first value is made; the rest is
shared. `fields`, `replace` and pattern matching work as ever. Type checkers are shown the standard decorator:

    if TYPE_CHECKING:
        from dataclasses import dataclass
    else:
        from rulec.base.records import dataclass
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from operator import attrgetter
from typing import Any


def dataclass(
    cls: type | None = None, /, *, frozen: bool = False, slots: bool = False, kw_only: bool = False, eq: bool = True
) -> Any:
    """Makes a class of the annotated fields; the options are those of the standard decorator."""

    def make(found: type) -> type:
        fields = _fields(found, kw_only)
        bare = _slotted(found, fields) if slots else found
        compared = [f.name for f in fields.values() if f.compare]
        key: Callable[[Any], Any] = attrgetter(*compared) if compared else lambda self: ()

        def __init__(self: Any, *plain: Any, **named: Any) -> None:
            # compiled when the first one is made: many classes are only read, or not used at all in a run
            made: Any = bare
            made.__init__ = _init(bare, frozen)
            made.__init__(self, *plain, **named)

        def __eq__(self: Any, other: object) -> Any:
            return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

        def __hash__(self: Any) -> int:
            return hash(key(self))

        methods: list[tuple[str, Any]] = [("__init__", __init__), ("__repr__", _repr)]
        if eq:
            methods += [("__eq__", __eq__), ("__hash__", __hash__ if frozen else None)]
        if frozen:
            methods += _FROZEN
        given = found.__dict__
        for name, method in methods:
            if name in ("__init__", "__repr__", "__eq__") and name in given:
                continue
            setattr(bare, name, method)
        marks = {
            "__dataclass_fields__": fields,
            "__dataclass_params__": _PARAMS if frozen else _LOOSE,
            "__match_args__": tuple(name for name, f in fields.items() if f.init and not f.kw_only),
        }
        for name, value in marks.items():
            setattr(bare, name, value)
        return bare

    return make if cls is None else make(cls)


def _fields(cls: type, kw_only: bool) -> dict[str, Any]:
    """The fields of a class by name: those of its bases first, then its own."""
    found: dict[str, Any] = {}
    for base in cls.__mro__[-1:0:-1]:
        found.update(base.__dict__.get("__dataclass_fields__", {}))
    for name, annotation in inspect.get_annotations(cls).items():
        default = cls.__dict__.get(name, dataclasses.MISSING)
        one: Any = default if isinstance(default, dataclasses.Field) else dataclasses.field(default=default)
        one.name, one.type, one._field_type = name, annotation, _FIELD
        if one.kw_only is dataclasses.MISSING:
            one.kw_only = kw_only
        if one is default:  # what stands in the class is the default itself
            if one.default is dataclasses.MISSING:
                delattr(cls, name)
            else:
                setattr(cls, name, one.default)
        found[name] = one
    return found


def _slotted(cls: type, fields: dict[str, Any]) -> type:
    """The same class with a slot for each field of its own."""
    inherited = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
    inside = {name: value for name, value in cls.__dict__.items() if name not in fields}
    for name in ("__dict__", "__weakref__"):
        inside.pop(name, None)
    inside["__slots__"] = tuple(name for name in fields if name not in inherited)
    made: type = type(cls)(cls.__name__, cls.__bases__, inside)
    made.__qualname__ = cls.__qualname__
    return made


def _init(cls: type, frozen: bool) -> Any:
    """`__init__`, which in a frozen class writes the fields past the guard of `__setattr__`."""
    plain: list[str] = []
    named: list[str] = []
    body: list[str] = []
    known: dict[str, object] = {"_put": object.__setattr__, "_left_out": dataclasses.MISSING}
    for field in dataclasses.fields(cls):
        name, part = field.name, field.name
        if field.default is not dataclasses.MISSING:
            known[f"_d_{name}"] = field.default
        elif field.default_factory is not dataclasses.MISSING:
            known[f"_f_{name}"] = field.default_factory
        if f"_d_{name}" in known:
            part += f"=_d_{name}"
        elif f"_f_{name}" in known:
            part += "=_left_out"
        if field.init:
            (named if field.kw_only else plain).append(part)
            body += [f" if {name} is _left_out: {name} = _f_{name}()"] if f"_f_{name}" in known else []
        elif part == name:
            continue
        else:
            body.append(f" {name} = _d_{name}" if f"_d_{name}" in known else f" {name} = _f_{name}()")
        body.append(f" _put(self, {name!r}, {name})" if frozen else f" self.{name} = {name}")
    if hasattr(cls, "__post_init__"):
        body.append(" self.__post_init__()")
    arguments = ", ".join(["self", *plain, *(["*", *named] if named else [])])
    lines = [f"def __init__({arguments}):", *(body or [" pass"])]
    exec("\n".join(lines), known)
    return known["__init__"]


@dataclasses.dataclass(frozen=True)
class _Like:
    """What the standard decorator makes of a frozen class."""

    one: int = 0


@dataclasses.dataclass
class _Looser:
    """What it makes of another."""


_LOOSE = _Looser.__dict__["__dataclass_params__"]
_PARAMS = _Like.__dict__["__dataclass_params__"]
_FIELD = _Like.__dict__["__dataclass_fields__"]["one"]._field_type


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


_FROZEN = [
    ("__setattr__", _refuse),
    ("__delattr__", _refuse),
    ("__getstate__", _getstate),
    ("__setstate__", _setstate),
]
