"""Values of the compiler as plain tuples that `marshal` can hold, and back: models, lowered forms, views, trees.

A value is a tree of frozen dataclasses, tuples, fractions and plain values. A dataclass becomes a tuple that
begins with its name, which has to be one of `MODULES`' own, so that nothing that is loaded can name another class.

Places are kept as far as somebody asks for them: a declaration keeps its file and line, what is inside it has
no place. A line is counted from where the declaration of the file begins in which it stands (`Lines`), so that lines
before it are no matter. Syntax trees keep their places as offsets from there.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any

from rulec.base.records import fields, is_dataclass, stands_in
from rulec.base.spans import NOWHERE, Source, Span

MODULES = {
    "d": "rulec.sema.deeds",
    "c": "rulec.backends.reference.view_scenario",
    "e": "rulec.sema.expr",
    "i": "rulec.ir.nodes",
    "f": "rulec.sema.leaves",
    "a": "rulec.backends.reference.contents",
    "l": "rulec.backends.reference.view_lists",
    "u": "rulec.backends.reference.view_rulings",
    "m": "rulec.sema.model",
    "p": "rulec.sema.replaced",
    "s": "rulec.sema.scope",
    "t": "rulec.sema.types",
    "w": "rulec.backends.reference.worked",
    "x": "rulec.backends.reference.view_example",
    "o": "rulec.backends.reference.view_roll",
    "n": "rulec.syntax.nodes",
    "h": "rulec.syntax.deeds",
    "v": "rulec.syntax.views",
    "r": "rulec.syntax.overriding",
    "b": "rulec.tables.located",
}
"""The modules whose values are stored, by the letter with which their classes are named."""

TREES = "nhvrb"
"""The letters of syntax trees, which keep all their places."""

_LETTERS = {module: letter for letter, module in MODULES.items()}
TUPLE, FRACTION, _MARKDOWN, _DECLARED, PLACE, _OFFSETS = range(6)
_NO_PLACE = Span(NOWHERE, 0, 0)
_PLAIN = frozenset((str, int, bool, type(None)))

Packed = Any
"""Plain values and tuples of them."""


class Foreign(Exception):
    """A value that cannot be stored, or a stored one that is none."""


class LineSource(Source):
    """A file of which only the lines are known: an offset in it is the number of a line."""

    def line_column(self, offset: int) -> tuple[int, int]:
        """The line is the offset."""
        return offset, 1


class Lines:
    """On which lines the declarations of each rules file begin."""

    def __init__(self, starts: Mapping[str, Sequence[int]] = MappingProxyType({})) -> None:
        self.starts = dict(starts)

    def apart(self, path: str, line: int) -> tuple[int, int]:
        """Which declaration of a file a line is in, and how far behind its beginning; in a file of which nothing is
        known it is -1 and the line."""
        starts = self.starts.get(path, ())
        at = bisect_right(starts, line) - 1
        return (at, line - starts[at]) if at >= 0 else (-1, line)

    def line(self, path: str, at: int, offset: int) -> int:
        """The line again."""
        if at < 0:
            return offset
        starts = self.starts.get(path, ())
        if at >= len(starts):
            raise Foreign(path)
        return starts[at] + offset


class Packer:
    """Packs models, lowered forms and views."""

    def __init__(self, lines: Lines | None = None) -> None:
        self.lines = lines if lines is not None else Lines()

    def pack(self, value: object) -> Packed:
        """The value as plain tuples."""
        kind: type = value.__class__
        if kind in _PLAIN:
            return value
        if kind is tuple:
            return (TUPLE, *self._all(value))  # type: ignore[arg-type]
        if kind is Fraction:
            return (FRACTION, value.numerator, value.denominator)  # type: ignore[attr-defined]
        if isinstance(value, str):
            return (_MARKDOWN, str(value))
        return self.whole(value, kind)

    def whole(self, value: object, kind: type) -> Packed:
        """A value of one of the compiler's classes."""
        code, names, placed = shape(kind)
        filled = value.__dict__
        found = self._all([filled[name] for name in names])
        if placed:
            found.append(self.place(filled["span"]))
        return (code, *found)

    def _all(self, values: Iterable[object]) -> list[Packed]:
        pack = self.pack
        return [value if value.__class__ in _PLAIN else pack(value) for value in values]

    def place(self, span: Span) -> Packed:
        """Where a declaration stands."""
        if span.source is NOWHERE:
            return None
        return (PLACE, span.source.path, *self.lines.apart(span.source.path, span.line))


class LoweredPacker(Packer):
    """Packs lowered functions: what they were lowered from is named, and not held a second time."""

    def whole(self, value: object, kind: type) -> Packed:
        """A value of one of the compiler's classes."""
        if kind in _functions():
            return (_DECLARED, value.name)  # type: ignore[attr-defined]
        key = happening_key(value)
        if key is not None:
            return (_DECLARED, *key)
        return super().whole(value, kind)


class TreePacker(Packer):
    """Packs one declaration of a syntax tree; its places are offsets from `base`."""

    def __init__(self, base: int, source: Source) -> None:
        super().__init__()
        self.base = base
        self.source = source

    def whole(self, value: object, kind: type) -> Packed:
        """A value of one of the compiler's classes."""
        if isinstance(value, Span):
            if value.source is not self.source:
                raise Foreign(value.source.path)
            return (_OFFSETS, value.start - self.base, value.end - self.base)
        return super().whole(value, kind)


class Unpacker:
    """Gives packed values back. `declared` finds the declaration that a lowered function came from; a tree stands
    in `source` and begins at `base`, or has the place `whole` in all its parts."""

    def __init__(
        self,
        declared: Callable[..., object] | None = None,
        source: Source | None = None,
        base: int = 0,
        whole: Span | None = None,
        lines: Lines | None = None,
    ) -> None:
        self.makers = _Makers(declared, source, base, whole, lines if lines is not None else Lines())

    def unpack(self, value: Packed) -> Any:
        """The value again."""
        return self.makers[value[0]](value) if value.__class__ is tuple else value


class _Makers(dict[Any, Callable[[Packed], Any]]):
    """What gives back a packed tuple, by what it begins with: a sort of value, or the name of a class."""

    def __init__(
        self, declared: Callable[..., object] | None, source: Source | None, base: int, whole: Span | None, lines: Lines
    ) -> None:
        super().__init__()
        self.lines = lines
        self.sources: dict[str, LineSource] = {}
        self[TUPLE] = self._tuple
        self[FRACTION] = lambda value: Fraction(value[1], value[2])
        self[_MARKDOWN] = lambda value: _markdown()(value[1])
        self[PLACE] = self._place
        if declared is not None:
            self[_DECLARED] = lambda value: declared(*value[1:])
        if whole is not None:
            self[_OFFSETS] = lambda value: whole
        elif source is not None:
            self[_OFFSETS] = lambda value: Span(source, base + value[1], base + value[2])

    def _tuple(self, value: Packed) -> tuple[Any, ...]:
        return tuple([self[item[0]](item) if item.__class__ is tuple else item for item in value[1:]])

    def _place(self, value: Packed) -> Span:
        path = value[1]
        source = self.sources.get(path)
        if source is None:
            source = self.sources[path] = LineSource(path, "")
        line = self.lines.line(path, value[2], value[3])
        return Span(source, line, line)

    def __missing__(self, sort: Any) -> Callable[[Packed], Any]:
        if sort.__class__ is not str:
            raise Foreign(str(sort))
        found = self._of_class(sort)
        self[sort] = _remembered(found) if sort[0] == "t" else found  # of types there are few, and most have one
        return self[sort]

    def _of_class(self, sort: str) -> Callable[[Packed], Any]:
        """What makes values of a class, field by field: of all that a build loads most comes by here."""
        cls, names, placed, spanned = class_of(sort)
        size = len(names) + 1 + placed

        def make(value: Packed) -> Any:
            if len(value) != size:
                raise Foreign(sort)
            made = _new(cls)
            filled = made.__dict__
            for at, name in enumerate(names, 1):
                part = value[at]
                filled[name] = self[part[0]](part) if part.__class__ is tuple else part
            if spanned:
                where = value[-1] if placed else None
                filled["span"] = _NO_PLACE if where is None else self[where[0]](where)
            return made

        return make


def _remembered(make: Callable[[Packed], Any]) -> Callable[[Packed], Any]:
    def known(value: Packed) -> Any:
        found = _TYPES.get(value)
        if found is None:
            found = _TYPES[value] = make(value)
        return found

    return known


_new = object.__new__
_TYPES: dict[Packed, Any] = {}


@cache
def shape(cls: type) -> tuple[str, tuple[str, ...], bool]:
    """How a class is packed: its name, its fields, and whether its place follows them."""
    letter = _LETTERS.get(cls.__module__) or _LETTERS.get(cls.__module__.rpartition(".")[0])
    if letter is None or not is_dataclass(cls):
        raise Foreign(cls.__name__)
    names = tuple(f.name for f in fields(cls))
    if letter in TREES:
        return letter + cls.__name__, names, False
    return letter + cls.__name__, tuple(name for name in names if name != "span"), _is_placed(letter, cls)


def _is_placed(letter: str, cls: type) -> bool:
    if letter in "md":
        from rulec.sema.model import Declared

        return issubclass(cls, Declared)
    if letter == "p":
        return any(f.name == "span" for f in fields(cls))
    return letter == "i" and cls.__name__ in ("Function", "Column")


@cache
def class_of(code: str) -> tuple[Any, tuple[str, ...], bool, bool]:
    """The class behind a name, its fields, whether its place is stored, and whether it has one."""
    module = import_module(MODULES[code[0]])
    cls = vars(module).get(code[1:])
    if not isinstance(cls, type) or not stands_in(cls, module.__name__):
        raise Foreign(code)
    _, names, placed = shape(cls)
    spanned = code[0] not in TREES and any(f.name == "span" for f in fields(cls))
    return cls, names, placed, spanned


@cache
def _markdown() -> Callable[[str], object]:
    from rulec.backends.reference.escape import Md

    return Md


@cache
def _functions() -> frozenset[type]:
    from rulec.sema import model

    return frozenset((model.Quantity, model.ValueOf, model.Fact, model.Roll, model.Decide, model.ViewPart))


def happening_key(value: object) -> tuple[str, str] | None:
    """The sort and the name of something that happens and is lowered to functions; None for all else."""
    kind = value.__class__
    if kind not in _happening():
        return None
    name: str = f"{value.kind}/{value.key}" if kind.__name__ == "Act" else value.name  # type: ignore[attr-defined]
    return kind.__name__.lower(), name


@cache
def _happening() -> frozenset[type]:
    from rulec.sema import deeds

    return frozenset((deeds.Process, deeds.Upon, deeds.Act, deeds.Sequence))
