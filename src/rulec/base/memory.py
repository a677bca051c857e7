"""Results that a resident process keeps from one revision of the sources to the next.

A *hub* is a record in which many look things up, such as the model. `Memory.hub` returns a form of it that notes each
field and each key that is asked for, present or not: the *cells*. A *unit* is a piece of work whose result depends on
its inputs and on hubs alone. It keeps its result and the cells that it read. In a later revision it runs again if one
of them has another value, whatever changed it: each cell is looked at once in a revision, and knows when it changed.

Values are compared without the places of their spans, for an edit moves all that stands below it. Code that asks a span
where it stands reads the text of its file instead (`base.spans`). A span that is counted from a piece of its file has
not moved when the piece has. A unit whose result has places holds only while
nothing that it read has moved. A unit that reports something is not kept, for diagnostics hold spans. A memo that
outlives a unit passes on what was read for it: see `once` and `once_a_model`.
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
"""Results by what they are results for, each with what was read for it."""
Cell = tuple[str, Any]
"""The path to a mapping or a field from a hub, and a key or one of `Asked`."""
MANY = 20_000
"""Results of one hub that a store holds at most."""
LONG = 100
"""Revisions after which units that nobody asked for go."""


class Asked(Enum):
    """Questions to a mapping that name no key, or to a field."""

    ITSELF = 0
    KEYS = 1
    NUMBER = 2
    PRESENT = 3

    __hash__ = object.__hash__  # that of enumerations is not compiled


class Difference(IntEnum):
    """Distance of two values; the values of places alone may have moved."""

    NONE = 0
    MOVED = 1
    OTHER = 2


_ABSENT = object()
_KEPT = "_kept"
"""The attribute of a record for what is kept with it."""
_open: list[set[Cell]] = []
"""The units that run, each with what it has read; the innermost is last."""
_running: list[Memory] = []
"""The memories of units that run."""


@contextmanager
def noting() -> Iterator[set[Cell]]:
    """Gather what is read inside."""
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
    """Return what `make` gave for a key of a store when it was first asked for; whoever asks has read what it read."""
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
    """Keep what a function gives for a frozen record, of which alone it makes it, as long as there is the record. What
    is read from a hub or from a source may be another in the next revision, and what rests on that is not kept."""

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
    """A store for `once` that holds what is worked out of one hub, until it is asked about another."""

    def __init__(self) -> None:
        self.hub: object = None
        self.store: Store = {}

    def once(self, hub: object, key: object, make: Callable[[], T]) -> T:
        """Return what `make` gave for a key when it was first asked for of the hub."""
        if self.hub is not hub or len(self.store) >= MANY:
            self.hub, self.store = hub, {}
        return once(self.store, key, make)


def part(key: object, make: Callable[[], T]) -> T:
    """Return what `make` gives as a unit within the one that runs, which has read what this reads. Where none runs,
    nothing is kept."""
    return _running[-1].unit(("part", key), (), Report(), lambda report: make()) if _running else make()


def once_a_model(make: Callable[[H], T]) -> Callable[[H], T]:
    """Keep what a function of a hub gives."""
    kept = OfHub()
    return lambda hub: kept.once(hub, None, lambda: make(hub))


class Cells(dict[Any, Any]):
    """A mapping that notes what is asked of it."""

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
    """A kept result with the inputs and the cells on which it rests; `known` is the last revision in which it held."""

    result: Any
    inputs: tuple[Any, ...]
    reads: frozenset[Cell]
    known: int


class Memory:
    """Kept results of one pack."""

    def __init__(self) -> None:
        self.units: dict[Any, Unit] = {}
        self.values: dict[Cell, Any] = {}
        """The cells that units have read, with the values that they had when somebody last asked."""
        self.changed: dict[Cell, tuple[int, int]] = {}
        """The last revisions in which each of them was seen to have another value, or one in other places, and in which
        it was seen to have another value."""
        self.revision = 0
        self.made: dict[Cell, Any] = {}
        """What `same` has returned."""
        self.ran: list[Any] = []
        """The units that ran in this revision, for those who ask what an edit costs."""
        self.begin({})

    @cached_property
    def beside(self) -> Memory:
        """The memory of what is left of a pack with faults, in which names mean something else."""
        return Memory()

    def begin(self, texts: Mapping[str, object]) -> None:
        """Begin a revision; `texts` are its sources by their paths."""
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
        """Return a hub as units of this revision are to see it."""
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
        """Return what `make` gives, or has given if nothing that it read is another now. A result that has places wants
        that nothing has moved (`may_differ`)."""
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
                result = held.result  # whoever compares it with what it gave before has nothing to compare
            self.units[key] = Unit(result, inputs, frozenset(reads), self.revision)
        return result

    def same(self, key: Cell, value: T) -> T:
        """Return what was made under a key in the last revision, if this is no other and nothing of it has moved."""
        known: T = self.made.get(key, value)
        if self.between(known, value) is not Difference.NONE:
            known = value
        self.made[key] = known
        return known

    def _look_at(self, cell: Cell) -> tuple[int, int]:
        """Return the last revisions in which a cell was seen to have moved or another value, and another value."""
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
        """Return what a cell holds in this revision."""
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


# ---- hubs ------------------------------------------------------------------------------------------
class _Noted:
    """A hub that notes which of its fields are asked for. What is derived from it is kept with what that read."""

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
    """Return whether a field holds an object with mappings or hubs that is no hub yet."""
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


# ---- equality --------------------------------------------------------------------------------------
_PLAIN = frozenset((str, int, bool, bytes, type(None), Fraction, type, re.Pattern))
_READERS: dict[type, Callable[[Any], tuple[Any, ...]]] = {}


class Differences:
    """Distances of values. Each pair of one revision is compared once."""

    def __init__(self) -> None:
        # with the values, so that no number comes again
        self.known: dict[tuple[int, int], tuple[Any, Any, Difference]] = {}

    def __call__(self, one: Any, other: Any) -> Difference:
        """Return the difference of two values; values that nest too deeply are others."""
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
