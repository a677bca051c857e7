"""Encode records as lines of JSON, which are decoded when first used.

A *unit* is a value of a mapping, such as a function, kind or table. It is written on a line of its own. Every mapping
is decoded as a `Lazy` one. The *form* of a value is the value itself if JSON has it, else a list headed by a number:
the class of a record, or a negative code. All record classes are treated alike; any other class is an error. Decoding
executes no foreign code: the class number is an index into `shapes`. Equality of values and spans is preserved;
identity only for units.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from operator import attrgetter
from typing import Any, NoReturn

from rulec.base.records import fields
from rulec.base.spans import Source, Span

TUPLE, FRACTION, SPAN, FROZEN, SET, UNIT, MAPPING, LEFT = range(-1, -9, -1)
"""List heads for values that are not records; record classes have numbers from 0."""
PLAIN: frozenset[type] = frozenset((bool, int, str, type(None)))
"""Classes that JSON represents directly."""


class NotStored(BaseException):
    """Raised when an omitted part is used.

    Not an `Exception`, since the interpreter treats those in a condition as a reason that it may omit.
    """


class LeftOut:
    """A part that is not stored. Any use raises `NotStored`."""

    def _ask(self, *given: object) -> NoReturn:
        raise NotStored

    __getattr__ = __getitem__ = __iter__ = __len__ = __contains__ = __bool__ = __call__ = _ask


LEFT_OUT: Any = LeftOut()


class Lazy(Mapping[Any, Any]):
    """A mapping that decodes its keys on first use, and each value on first access."""

    __slots__ = ("_reader", "_table", "_unit")

    def __init__(self, reader: Reader, unit: int) -> None:
        self._reader = reader
        self._unit = unit
        self._table: dict[Any, Any] | None = None

    def _read(self) -> dict[Any, Any]:
        if self._table is None:
            keys, values = self._reader.line(self._unit)
            value = self._reader.value
            self._table = dict(zip((value(k) if k.__class__ is list else k for k in keys), values, strict=True))
        return self._table

    def __getitem__(self, key: Any) -> Any:
        table = self._read()
        found = table[key]
        if found.__class__ is list:  # decoded values are never lists, so this one is still encoded
            found = table[key] = self._reader.value(found)
        return found

    def __contains__(self, key: object) -> bool:
        return key in self._read()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())


Shape = tuple[Any, bool, tuple[str, ...]]
"""A class, whether its `span` is written as three numbers, and its other fields."""


@lru_cache(maxsize=1)
def shapes() -> tuple[Shape, ...]:
    """Return all classes in models, programs and symbols, in a fixed order."""
    from rulec.base import types
    from rulec.ir import nodes
    from rulec.ir.nodes import expressions, pack_data, programs, statements
    from rulec.runtime import solving
    from rulec.sema import deeds, expr, model
    from rulec.sema.model import functions, overrides, reasons, sheets, tables, vocabulary, whole
    from rulec.sema.typing import scope
    from rulec.tables import pack_file

    modules = (
        types, nodes, expressions, pack_data, programs, statements, solving, deeds, expr, model, functions, overrides,
        reasons, sheets, tables, vocabulary, whole, scope, pack_file,
    )  # fmt: skip
    own = {(module.__name__, each) for module in modules for each in vars(module).values() if isinstance(each, type)}
    known = (each for name, each in own if each.__module__ == name)
    known = (each for each in known if hasattr(each, "__record__") or hasattr(each, "_fields"))
    return tuple(_shape(each) for each in sorted(known, key=lambda each: (each.__module__, each.__name__)))


def _shape(kind: Any) -> Shape:
    if not hasattr(kind, "__record__"):  # a named tuple
        return kind, False, kind._fields
    given = [one for one in fields(kind) if one.init]
    spanned = any(one.name == "span" and one.type == "Span" for one in given)
    return kind, spanned, tuple(one.name for one in given if not (spanned and one.name == "span"))


class Writer:
    """Encodes a value with everything below it. A shared record is encoded once."""

    def __init__(self) -> None:
        self.sources: list[Source] = []  # spans refer to sources by their index here
        self._numbers: dict[int, int] = {}  # indexes of sources, by identity
        self._units: dict[int, int] = {}  # numbers of units, by the identity of the value
        self._count = 0
        self._todo: deque[tuple[int, Any]] = deque()
        self._known: dict[int, Any] = {}  # forms of records, by identity
        self._forms: dict[type, Callable[[Any], Any]] = {
            **dict.fromkeys(PLAIN, lambda value: value),
            tuple: lambda value: [TUPLE, *map(self.form, value)],
            Fraction: lambda value: [FRACTION, value.numerator, value.denominator],
            Span: lambda value: [SPAN, self._source(value.source), value.start, value.end],
            frozenset: lambda value: [FROZEN, *sorted(map(self.form, value), key=repr)],
            set: lambda value: [SET, *sorted(map(self.form, value), key=repr)],
            dict: lambda value: [MAPPING, self._unit(value)],
            LeftOut: lambda value: [LEFT],
        }
        for number, shape in enumerate(shapes()):
            self._forms[shape[0]] = self._of_record(number, shape)

    def lines(self, root: object) -> list[str]:
        """Return the lines of all units, by number. Unit 0 is the root."""
        done: dict[int, str] = {}
        self._unit(root)
        while self._todo:
            number, value = self._todo.popleft()  # breadth first: a mapping's values are numbered before any is written
            del self._units[id(value)]  # so that the unit itself is written in full, not as its number
            form = self._table(value) if value.__class__ is dict else self.form(value)
            self._units[id(value)] = number
            done[number] = json.dumps(form, separators=(",", ":"), check_circular=False)
        self._forms.clear()  # breaks reference cycles, so that memory is freed at once
        return [done[number] for number in range(len(done))]

    def form(self, value: Any) -> Any:
        """Return the form of a value. Raise TypeError for an unknown class."""
        form = self._forms.get(value.__class__)
        if form is None:
            raise TypeError(f"no form for a {value.__class__.__module__}.{value.__class__.__name__}")
        return form(value)

    def _table(self, mapping: dict[Any, Any]) -> Any:
        """Return the form of a mapping: its keys, and its values, most of which are units."""
        inline = PLAIN | {dict, LeftOut}
        values = [self.form(v) if v.__class__ in inline else [UNIT, self._unit(v)] for v in mapping.values()]
        return [list(map(self.form, mapping)), values]

    def _unit(self, value: Any) -> int:
        number = self._units.get(id(value))
        if number is None:
            self._units[id(value)] = number = self._count
            self._count += 1
            self._todo.append((number, value))
        return number

    def _source(self, source: Source) -> int:
        number = self._numbers.get(id(source))
        if number is None:
            number = self._numbers[id(source)] = len(self.sources)
            self.sources.append(source)
        return number

    def _of_record(self, number: int, shape: Shape) -> Callable[[Any], Any]:
        _, spanned, names = shape
        parts = attrgetter(*names) if len(names) > 1 else lambda value: [getattr(value, name) for name in names]
        units, known, forms, form, source = self._units, self._known, self._forms, self.form, self._source

        def written(value: Any) -> Any:
            unit = units.get(id(value))
            if unit is not None:
                return [UNIT, unit]
            found = known.get(id(value))
            if found is None:
                found = [number]
                if spanned:
                    span = value.span
                    found += source(span.source), span.start, span.end
                for part in parts(value):
                    found.append(part if part.__class__ in PLAIN else (forms.get(part.__class__) or form)(part))
                known[id(value)] = found
            return found

        return written


class Reader:
    """Decodes units on demand, each once. *source* returns the source with a number."""

    def __init__(self, lines: Sequence[bytes], source: Callable[[int], Source]) -> None:
        self._lines = lines
        self._source = lru_cache(maxsize=None)(source)
        self._units: dict[int, Any] = {}

    def unit(self, number: int) -> Any:
        """Return a unit's value."""
        if number not in self._units:
            self._units[number] = self.value(self.line(number))
        return self._units[number]

    def line(self, number: int) -> Any:
        """Return a unit's form."""
        return json.loads(self._lines[number])

    def value(self, form: Any) -> Any:
        """Return the value of a form."""
        if form.__class__ is not list:
            return form
        head = form[0]
        value = self.value
        if head >= 0:
            kind, spanned, names = shapes()[head]
            parts = [value(part) if part.__class__ is list else part for part in form]
            if not hasattr(kind, "__record__"):
                return kind(*parts[1:])
            made: Any = kind.__new__(kind)
            if spanned:
                made.span = Span(self._source(parts[1]), parts[2], parts[3])
            made.__dict__.update(zip(names, parts[4 if spanned else 1 :], strict=True))
            return made
        if head == TUPLE:
            return tuple([value(part) if part.__class__ is list else part for part in form[1:]])
        if head == UNIT:
            return self.unit(form[1])
        if head == FRACTION:
            return Fraction(form[1], form[2])
        if head == MAPPING:
            return Lazy(self, form[1])
        if head == SPAN:
            return Span(self._source(form[1]), form[2], form[3])
        if head == FROZEN:
            return frozenset(map(value, form[1:]))
        if head == SET:
            return set(map(value, form[1:]))
        if head == LEFT:
            return LEFT_OUT
        raise ValueError(head)
