"""Incremental computation: results that a resident process keeps across revisions of the sources.

A *hub* is a record that many computations read, such as the model. `Memory.hub` returns a proxy that records each field
and key that is read, even a missing one: the *cells*. A *unit* is a computation that depends only on its inputs and on
hubs. Its result is kept with the cells that it read. In a later revision it runs again if one of them has changed. Each
cell is compared once in a revision and knows when it last changed.

Values are compared without their spans, since an edit moves everything below it. Code that reads the position of a span
thereby reads the text of its file (`base.spans`). A span relative to a piece of its file does not move with the piece.
A unit whose result contains spans is valid only while nothing that it read has moved. A unit that reports diagnostics
is not kept, since they contain spans. A memo that outlives a unit passes on the recorded reads: see `once` and
`once_a_model`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum, IntEnum
from fractions import Fraction
from functools import cached_property
from operator import attrgetter
from typing import Any, Concatenate, ParamSpec, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, fields
from rulec.base.spans import Source, Span, places_noted

T = TypeVar("T")
H = TypeVar("H")
R = TypeVar("R")
P = ParamSpec("P")
Store = dict[Any, Any]
"""Results by key, each with the cells read for it."""
Cell = tuple[str, Any]
"""Path from a hub to a mapping or field, and a key or a member of `Asked`."""
MANY = 20_000
"""Maximum number of results in a store for one hub."""
LONG = 100
"""Number of revisions after which unused units are dropped."""


class Asked(Enum):
    """Reads of a field, or of a mapping without a key."""

    ITSELF = 0
    KEYS = 1
    NUMBER = 2
    PRESENT = 3

    __hash__ = object.__hash__  # the hash of `Enum` is implemented in Python, and slow


class Difference(IntEnum):
    """Difference of two values; MOVED means that only spans differ."""

    NONE = 0
    MOVED = 1
    OTHER = 2


_ABSENT = object()
_KEPT = "_kept"
"""Attribute of a record for values kept with it."""
_open: list[set[Cell]] = []
"""Reads of the running units; the innermost is last."""
_running: list[Memory] = []
"""Memories of the running units."""


@contextmanager
def noting() -> Iterator[set[Cell]]:
    """Record the cells that are read in the block."""
    reads: set[Cell] = set()
    _open.append(reads)
    places_noted.append(lambda path: reads.add(("text", path)))
    try:
        yield reads
    finally:
        _open.pop()
        places_noted.pop()


def _note(path: str, key: object) -> None:
    if _open:
        _open[-1].add((path, key))


def _pass_on(reads: Iterable[Cell]) -> None:
    if _open:
        _open[-1].update(reads)


def once(store: Store, key: object, make: Callable[[], T]) -> T:
    """Return the result of *make*, computed on the first request for the key. Each request also counts as its reads."""
    held = dict.get(store, key)
    if held is None:
        with noting() as reads:
            value = make()
        held = value, reads
        dict.__setitem__(store, key, held)
    _pass_on(held[1])
    found: T = held[0]
    return found


def kept(make: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
    """Cache a function's results on its first argument, a frozen record.

    Only results that depend on the record alone are cached: reads of a hub or source may differ in the next revision.
    """

    def get(record: R, /, *given: P.args, **named: P.kwargs) -> T:
        store: Store | None = getattr(record, _KEPT, None)
        if store is None:
            setattr(record, _KEPT, store := {})
        key = make, *given
        if key not in store:
            with noting() as reads:
                found = make(record, *given, **named)
            _pass_on(reads)
            if reads or named:
                return found
            store[key] = found
        held: T = store[key]
        return held

    return get


class OfHub:
    """A store for `once` that belongs to the latest hub it was used with."""

    def __init__(self) -> None:
        self.hub: object = None
        self.store: Store = {}

    def once(self, hub: object, key: object, make: Callable[[], T]) -> T:
        """Return the result of *make*, computed on the first request for the key of this hub."""
        if self.hub is not hub or len(self.store) >= MANY:
            self.hub, self.store = hub, {}
        return once(self.store, key, make)


def part(key: object, make: Callable[[], T]) -> T:
    """Return the result of *make* as a unit nested in the running one, whose reads then include it.

    Outside a unit nothing is kept.
    """
    return _running[-1].unit(("part", key), (), Report(), lambda report: make()) if _running else make()


def once_a_model(make: Callable[[H], T]) -> Callable[[H], T]:
    """Cache a function's result for each hub."""
    kept = OfHub()
    return lambda hub: kept.once(hub, None, lambda: make(hub))


class Cells(dict[Any, Any]):
    """A dict that records reads."""

    __slots__ = ("path",)

    def __init__(self, path: str, inner: Mapping[Any, Any]) -> None:
        super().__init__(inner)
        self.path = path

    def __getitem__(self, key: Any) -> Any:
        _note(self.path, key)
        return dict.__getitem__(self, key)

    def get(self, key: Any, default: Any = None) -> Any:
        _note(self.path, key)
        return dict.get(self, key, default)

    def __contains__(self, key: object) -> bool:
        _note(self.path, key)
        return dict.__contains__(self, key)

    def __iter__(self) -> Iterator[Any]:
        _note(self.path, Asked.KEYS)
        return dict.__iter__(self)

    def __reversed__(self) -> Iterator[Any]:
        _note(self.path, Asked.KEYS)
        return dict.__reversed__(self)

    def __len__(self) -> int:
        _note(self.path, Asked.NUMBER)
        return dict.__len__(self)

    def __bool__(self) -> bool:
        _note(self.path, Asked.PRESENT)
        return dict.__len__(self) > 0

    def keys(self) -> Any:
        _note(self.path, Asked.KEYS)
        return dict.keys(self)

    def values(self) -> Any:
        _note(self.path, Asked.ITSELF)
        return dict.values(self)

    def items(self) -> Any:
        _note(self.path, Asked.ITSELF)
        return dict.items(self)

    def __eq__(self, other: object) -> bool:
        _note(self.path, Asked.ITSELF)
        return dict.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __or__(self, other: Any) -> Any:
        return {**self, **other}

    def __ror__(self, other: Any) -> Any:
        return {**other, **self}

    def copy(self) -> dict[Any, Any]:
        return {**self}


@dataclass
class Unit:
    """A kept result with its inputs and cells. `known` is the last revision in which it was valid."""

    result: Any
    inputs: tuple[Any, ...]
    reads: frozenset[Cell]
    known: int


class Memory:
    """Kept results of one pack."""

    def __init__(self) -> None:
        self.units: dict[Any, Unit] = {}
        self.values: dict[Cell, Any] = {}
        """Cells that units have read, with their latest known values."""
        self.changed: dict[Cell, tuple[int, int]] = {}
        """For each cell the last revision in which it moved or changed, and the last in which it changed."""
        self.revision = 0
        self.made: dict[Cell, Any] = {}
        """Values returned by `same`."""
        self.ran: list[Any] = []
        """Units that ran in this revision, for measurements."""
        self.begin({})

    @cached_property
    def beside(self) -> Memory:
        """A separate memory for the remainder of a faulty pack, in which names resolve differently."""
        return Memory()

    def begin(self, texts: Mapping[str, object]) -> None:
        """Begin a revision; *texts* are the sources by path."""
        self.revision += 1
        if self.revision % LONG == 0:
            self.units = {key: unit for key, unit in self.units.items() if unit.known >= self.revision - LONG}
            used = {cell for unit in self.units.values() for cell in unit.reads}
            self.values = {cell: value for cell, value in self.values.items() if cell in used}
            self.changed = {cell: when for cell, when in self.changed.items() if cell in used}
        self.roots: dict[str, Any] = {"text": texts}
        self.hubs: dict[str, tuple[Any, Any]] = {}
        self.places: dict[str, Any] = {}
        self.looked_at: dict[Cell, tuple[int, int]] = {}
        self.between = Differences()
        self.ran = []

    def hub(self, name: str, hub: T) -> T:
        """Return the recording proxy of a hub."""
        held = self.hubs.get(name)
        if held is None or held[0] is not hub:
            noted: Any = Cells(name, hub) if isinstance(hub, dict) else _noted(name, hub)
            held = self.hubs[name] = hub, noted
            self.roots[name] = held[1]
            self.places.clear()
        found: T = held[1]
        return found

    def unit(
        self,
        key: object,
        inputs: tuple[Any, ...],
        report: Report,
        make: Callable[[Report], T],
        may_differ: Difference = Difference.MOVED,
    ) -> T:
        """Return the kept result of a unit if it is still valid, or the result of *make*.

        *may_differ* is the permitted difference of inputs and cells: NONE for results that contain spans, otherwise
        MOVED.
        """
        held = self.units.get(key)
        if held is not None and self.between(held.inputs, inputs) <= may_differ:
            looked_at, known = self.looked_at, held.known
            if all((looked_at.get(cell) or self._look_at(cell))[may_differ] <= known for cell in held.reads):
                self.units[key] = Unit(held.result, inputs, held.reads, self.revision)
                _pass_on(held.reads)
                kept: T = held.result
                return kept
        own = Report()
        self.ran.append(key)
        _running.append(self)
        try:
            with noting() as reads:
                result = make(own)
        finally:
            _running.pop()
        _pass_on(reads)
        if own.found:
            report.found += own.found
            self.units.pop(key, None)
        else:
            for cell in reads:
                self._look_at(cell)
            if held is not None and self.between(held.result, result) is Difference.NONE:
                result = held.result  # keeps identity, so that later comparisons are trivial
            self.units[key] = Unit(result, inputs, frozenset(reads), self.revision)
        return result

    def same(self, key: Cell, value: T) -> T:
        """Return the value of the last revision under this key, if it is equal and nothing in it has moved."""
        known: T = self.made.get(key, value)
        if self.between(known, value) is not Difference.NONE:
            known = value
        self.made[key] = known
        return known

    def _look_at(self, cell: Cell) -> tuple[int, int]:
        """Return the last revisions in which a cell moved or changed, and in which it changed."""
        found = self.looked_at.get(cell)
        if found is None:
            now = self._value(*cell)
            other = self.between(self.values[cell], now) if cell in self.values else Difference.OTHER
            moved, changed = self.changed.get(cell, (0, 0))
            self.changed[cell] = found = (
                self.revision if other >= Difference.MOVED else moved,
                self.revision if other >= Difference.OTHER else changed,
            )
            self.values[cell] = now
            self.looked_at[cell] = found
        return found

    def _value(self, path: str, key: object) -> Any:
        """Return the current value of a cell."""
        held = self.places.get(path, self)
        if held is self:
            names = path.split(".")
            held = self.roots.get(names[0], _ABSENT)
            with noting():
                for name in names[1:]:
                    held = getattr(held, name, _ABSENT)
            self.places[path] = held
        if isinstance(held, _Noted):
            return held.__class__
        if not isinstance(held, dict):
            return held if key is Asked.ITSELF else _ABSENT
        match key:
            case Asked.ITSELF:
                return held
            case Asked.KEYS:
                return tuple(dict.keys(held))
            case Asked.NUMBER:
                return dict.__len__(held)
            case Asked.PRESENT:
                return dict.__len__(held) > 0
            case _:
                return dict.get(held, key, _ABSENT)


class _Noted:
    """Base of hub proxies. Derived properties are cached with the reads of their computation."""

    _path: str
    _held: dict[str, Any]
    _derived: dict[str, Any]


_NOTED: dict[type, type] = {}


def _noted(path: str, hub: T) -> T:
    held = {
        name: Cells(f"{path}.{name}", value) if isinstance(value, dict)
        else _noted(f"{path}.{name}", value) if _is_hub(value) else value
        for name, value in vars(hub).items()
        if name[0] != "@" and name != _KEPT and not isinstance(getattr(hub.__class__, name, None), cached_property)
    }  # fmt: skip
    made: Any = object.__new__(_class(hub.__class__, tuple(held)))
    made.__dict__.update(_path=path, _held=held, _derived={})
    found: T = made
    return found


def _is_hub(value: object) -> bool:
    """Return whether a field contains an object with mappings or hubs that needs a proxy."""
    return not isinstance(value, _Noted) and any(
        isinstance(one, dict | _Noted) and name[0] != "@" and name != _KEPT
        for name, one in getattr(value, "__dict__", {}).items()
    )


def _class(cls: type, names: tuple[str, ...]) -> type:
    if cls not in _NOTED:
        derived = {
            name: one for base in reversed(cls.__mro__) for name, one in vars(base).items()
            if isinstance(one, cached_property)
        }  # fmt: skip
        parts = {name: property(_field(name)) for name in names}
        parts |= {name: property(_derived(name, one.func)) for name, one in derived.items()}
        _NOTED[cls] = type(cls.__name__, (cls, _Noted), parts)
    return _NOTED[cls]


def _field(name: str) -> Callable[[Any], Any]:
    def get(self: Any) -> Any:
        found = self._held[name]
        if found.__class__ is not Cells:
            _note(f"{self._path}.{name}", Asked.ITSELF)
        return found

    return get


def _derived(name: str, make: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def get(self: Any) -> Any:
        held = self._derived.get(name)
        if held is None:
            with noting() as reads:
                found = make(self)
            if found.__class__ is dict:
                found, reads = Cells(f"{self._path}.{name}", found), set()
            elif found.__class__ in (set, frozenset):
                reads = {(f"{self._path}.{name}", Asked.ITSELF)}
            held = self._derived[name] = (found, reads)
        _pass_on(held[1])
        return held[0]

    return get


_PLAIN = frozenset((str, int, bool, bytes, type(None), Fraction, type, re.Pattern))
_READERS: dict[type, Callable[[Any], tuple[Any, ...]]] = {}


class Differences:
    """Differences of values, each pair computed once in a revision."""

    def __init__(self) -> None:
        # holds the values, so that their ids are not reused
        self.known: dict[tuple[int, int], tuple[Any, Any, Difference]] = {}

    def __call__(self, one: Any, other: Any) -> Difference:
        """Return the difference of two values. Values nested too deeply count as different."""
        try:
            return self._between(one, other)
        except RecursionError:
            return Difference.OTHER

    def _between(self, one: Any, other: Any) -> Difference:
        if one is other:
            return Difference.NONE
        cls = one.__class__
        if cls is not other.__class__:
            return Difference.OTHER
        if cls in _PLAIN:
            return Difference.NONE if one == other else Difference.OTHER
        if cls is Span:
            same = one._source is other._source and one._start == other._start and one._end == other._end
            return Difference.NONE if same else Difference.MOVED
        key = id(one), id(other)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = one, other, self._of_parts(cls, one, other)
        return known[2]

    def _of_parts(self, cls: type, one: Any, other: Any) -> Difference:
        if issubclass(cls, tuple | list):
            return self._all(one, other)
        if cls is set or cls is frozenset:
            plain = all(part.__class__ in _PLAIN for part in one)
            return Difference.OTHER if one != other else Difference.NONE if plain else Difference.MOVED
        if issubclass(cls, dict):
            keys = self._all([*dict.keys(one)], [*dict.keys(other)])
            return max(keys, self._all([*dict.values(one)], [*dict.values(other)]))
        if hasattr(cls, "__record__"):
            read = _READERS.get(cls) or _READERS.setdefault(cls, _reader(cls))
            return self._all(read(one), read(other))
        return Difference.MOVED if cls is Source or one == other else Difference.OTHER

    def _all(self, some: Sequence[Any], others: Sequence[Any]) -> Difference:
        if len(some) != len(others):
            return Difference.OTHER
        found = Difference.NONE
        for one, other in zip(some, others):  # noqa: B905 (they are as many)
            if one is not other:
                between = self._between(one, other)
                if between is Difference.OTHER:
                    return between
                if between is Difference.MOVED:
                    found = between
        return found


def _reader(cls: type) -> Callable[[Any], tuple[Any, ...]]:
    names = [one.name for one in fields(cls) if one.init]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)
