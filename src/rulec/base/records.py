"""A faster `dataclass`, with `field`, `fields` and `replace`, for modules that every run loads.

The standard decorator compiles half a dozen functions for each class and imports much of the standard library. With
some five hundred classes in the compiler, this took longer than compiling a pack. Here a class is completed when its
values are first created or compared.

The functions of `dataclasses` and pattern matching work with these classes. It implements neither slots, which require
creating the class twice, nor the check that frozen values are not written, which costs a twentieth of a build. Type
checkers enforce both instead, since they see the names of this module as the standard ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

FEW = 16
"""After this many instances of a class, its `__init__` is compiled; the first ones are filled generically."""
Text = str
"""Type of a field with text for readers, on which no executed code depends."""
Texts = tuple[str, ...]
"""The same for several texts."""
TextNumber = int
"""The same for the number of a text or of a document line."""
_NONE: Any = type("_None", (), {"__repr__": lambda self: "nothing"})()


class Field:
    """A field of a class, like the standard `Field`."""

    __slots__ = ("compare", "default", "default_factory", "init", "kw_only", "name", "repr", "type")

    def __init__(
        self,
        default: Any = _NONE,
        default_factory: Any = _NONE,
        init: bool = True,
        repr: bool = True,
        compare: bool = True,
        kw_only: Any = _NONE,
    ) -> None:
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.compare = compare
        self.kw_only = kw_only
        self.name = ""
        self.type: Any = None


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import fields as fields
    from dataclasses import is_dataclass as is_dataclass
    from dataclasses import replace as replace
else:

    def dataclass(cls=None, /, *, frozen=False, slots=False, kw_only=False, eq=True):
        """Turn the annotated attributes of a class into fields. The options are the standard ones."""
        return (lambda found: _made(found, frozen, kw_only, eq)) if cls is None else _made(cls, frozen, kw_only, eq)

    def field(**given):
        """Return the options of a field."""
        return Field(**given)

    def fields(thing):
        """Return the fields of a class, or of a value's class, in order."""
        if not hasattr(thing, "__record__"):
            import dataclasses

            return dataclasses.fields(thing)
        return tuple(_fields(thing if isinstance(thing, type) else thing.__class__).values())

    def is_dataclass(thing):
        """Return whether this is a class with fields, or a value of one."""
        return hasattr(thing, "__record__") or hasattr(thing, "__dataclass_fields__")

    def replace(thing, /, **changes):
        """Return a copy of a value with some fields changed."""
        if not hasattr(thing, "__record__"):
            import dataclasses

            return dataclasses.replace(thing, **changes)
        for name in _given(thing.__class__):
            if name not in changes:
                changes[name] = getattr(thing, name)
        return thing.__class__(**changes)


def _made(cls: type, frozen: bool, kw_only: bool, eq: bool) -> type:
    made: Any = cls
    given = cls.__dict__
    made.__record__ = (frozen, kw_only)
    for name, make in _ASKED_LATER.items():
        setattr(cls, name, _Later(cls, name, make))
    begun = 0

    def __init__(self: Any, *plain: Any, **named: Any) -> None:
        nonlocal begun
        begun += 1
        if begun > FEW or not _begin(self, cls, plain, named):
            made.__init__ = _init(cls)
            made.__init__(self, *plain, **named)

    made.__init__ = given.get("__init__", __init__)
    if made.__repr__ is not _repr and "__repr__" not in given:
        made.__repr__ = _repr
    if eq:
        _compared(made, given, frozen)
    return cls


def _compared(made: Any, given: Any, frozen: bool) -> None:
    """Add comparison by fields. The getter is built when two values are first compared."""

    def finish() -> Callable[[Any], Any]:
        names = [name for name, one in _fields(made).items() if one.compare]
        key: Callable[[Any], Any] = attrgetter(*names) if names else lambda self: ()

        def __eq__(self: Any, other: object) -> Any:
            return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

        def __hash__(self: Any) -> int:
            return hash(key(self))

        if made.__eq__ is first:
            made.__eq__ = __eq__
        if made.__hash__ is first_hash:
            made.__hash__ = __hash__
        return key

    def first(self: Any, other: object) -> Any:
        key = finish()
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    def first_hash(self: Any) -> int:
        return hash(finish()(self))

    if "__eq__" not in given:
        made.__eq__ = first
    if given.get("__hash__") is None:
        made.__hash__ = first_hash if frozen else None


class _Later:
    """A class attribute that is computed on first access."""

    __slots__ = ("home", "make", "name")

    def __init__(self, home: type, name: str, make: Callable[[type], Any]) -> None:
        self.home = home
        self.name = name
        self.make = make

    def __get__(self, thing: object, owner: type | None = None) -> Any:
        made = self.make(self.home)
        setattr(self.home, self.name, made)
        return made


_KNOWN: dict[type, dict[str, Field]] = {}


def _fields(cls: type) -> dict[str, Field]:
    """Return the fields of a class by name, inherited ones first."""
    known = _KNOWN.get(cls)
    if known is not None:
        return known
    found: dict[str, Field] = {}
    for base in cls.__mro__[:0:-1]:
        if "__record__" in base.__dict__:
            found.update(_fields(base))
        elif "__dataclass_fields__" in base.__dict__:
            standard: dict[str, Any] = base.__dict__["__dataclass_fields__"]
            found.update((name, _field(one, name, one.type, False)) for name, one in standard.items())
    if "__record__" in cls.__dict__:
        kw_only = cls.__dict__["__record__"][1]
        for name, annotation in cls.__dict__.get("__annotations__", {}).items():  # noqa: RUF063 - `inspect` is large
            found[name] = _field(cls.__dict__.get(name, _NONE), name, annotation, kw_only)
    _KNOWN[cls] = found
    return found


def _field(given: Any, name: str, annotation: Any, kw_only: bool) -> Field:
    one = given
    if given.__class__ is not Field:
        standard = sys.modules.get("dataclasses")
        if standard is not None and given.__class__ is standard.Field:
            parts = {part: getattr(given, part) for part in _PARTS}
            one = Field(**{part: value for part, value in parts.items() if value is not standard.MISSING})
        else:
            one = Field(default=given)
    one.name, one.type = name, annotation
    if one.kw_only is _NONE:
        one.kw_only = kw_only
    return one  # type: ignore[no-any-return]


_PARTS = ("default", "default_factory", "init", "repr", "compare", "kw_only")


_GIVEN: dict[type, tuple[str, ...]] = {}


def _given(cls: type) -> tuple[str, ...]:
    """Return the fields that `__init__` takes."""
    if cls not in _GIVEN:
        _GIVEN[cls] = tuple(name for name, one in _fields(cls).items() if one.init)
    return _GIVEN[cls]


def _positional(cls: type) -> tuple[str, ...]:
    return tuple(name for name, one in _fields(cls).items() if one.init and not one.kw_only)


def _begin(self: Any, cls: type, plain: tuple[Any, ...], named: dict[str, Any]) -> bool:
    """Set the fields of a value. Return False if the arguments do not fit."""
    positional: tuple[str, ...] = cls.__match_args__  # type: ignore[attr-defined]
    values = dict(zip(positional, plain, strict=False))
    if len(plain) > len(positional) or not named.keys().isdisjoint(values):
        return False
    values.update(named)
    filled = 0
    for name, one in _fields(cls).items():
        if one.init and name in values:
            filled += 1
            setattr(self, name, values[name])
        elif one.default is not _NONE:
            setattr(self, name, one.default)
        elif one.default_factory is not _NONE:
            setattr(self, name, one.default_factory())
        elif one.init:
            return False
    if filled < len(values):
        return False
    if hasattr(cls, "__post_init__"):
        self.__post_init__()
    return True


def _init(cls: type) -> Any:
    """Return a compiled `__init__`."""
    plain: list[str] = []
    named: list[str] = []
    body: list[str] = []
    known: dict[str, object] = {"_left_out": _NONE}
    for name, one in _fields(cls).items():
        part = name
        if one.default is not _NONE:
            known[f"_d_{name}"] = one.default
            part += f"=_d_{name}"
        elif one.default_factory is not _NONE:
            known[f"_f_{name}"] = one.default_factory
            part += "=_left_out"
        if one.init:
            (named if one.kw_only else plain).append(part)
            body += [f" if {name} is _left_out: {name} = _f_{name}()"] if f"_f_{name}" in known else []
        elif part == name:
            continue
        else:
            body.append(f" {name} = _d_{name}" if f"_d_{name}" in known else f" {name} = _f_{name}()")
        body.append(f" self.{name} = {name}")
    if hasattr(cls, "__post_init__"):
        body.append(" self.__post_init__()")
    arguments = ", ".join(["self", *plain, *(["*", *named] if named else [])])
    lines = [f"def __init__({arguments}):", *(body or [" pass"])]
    exec("\n".join(lines), known)
    return known["__init__"]


def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name, f in _fields(self.__class__).items() if f.repr)
    return f"{self.__class__.__qualname__}({shown})"


def _standard_fields(cls: type) -> dict[str, Any]:
    import dataclasses

    kind = _standard_class(frozen=True).__dict__["__dataclass_fields__"]["one"]._field_type
    found: dict[str, Any] = {}
    for name, one in _fields(cls).items():
        parts = {part: getattr(one, part) for part in _PARTS}
        made: Any = dataclasses.field(**{part: value for part, value in parts.items() if value is not _NONE})
        made.name, made.type, made._field_type = name, one.type, kind
        found[name] = made
    return found


def _standard_options(cls: type) -> Any:
    return _standard_class(frozen=cls.__dict__["__record__"][0]).__dict__["__dataclass_params__"]


def _standard_class(frozen: bool) -> type:
    """Return a class made by the standard decorator."""
    import dataclasses

    return dataclasses.dataclass(frozen=frozen)(type("Like", (), {"__annotations__": {"one": int}}))


_ASKED_LATER: dict[str, Callable[[type], Any]] = {
    "__dataclass_fields__": _standard_fields,
    "__dataclass_params__": _standard_options,
    "__match_args__": _positional,
}
