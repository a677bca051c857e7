"""Column arithmetic of a package's `columns` functions: numbers, truths, sets and things as NumPy arrays.

Numbers have 64 bits. Inputs must lie within `LIMIT`, and results that might exceed the range are checked. `NONE` marks
a missing number. Everywhere `rows` selects the rows that matter; values in other rows are arbitrary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rulec.runtime.faults import DividedByNothing, MissingThing, RuleFault
from rulec.runtime.support import FLOOR

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as fault:
    raise ImportError("whole columns need NumPy: pip install rulec[numpy]") from fault

A = TypeVar("A")
Ints = NDArray[np.int64]
Truths = NDArray[np.bool_]
Numbers = Ints | Sequence[int | None] | int | None
"""Input for a number, an entry or a member: a column, or one value for all rows."""
Flags = Truths | Sequence[bool] | bool
"""Input for a truth."""
Masks = Sequence[int] | int
"""Input for a set, as a bit mask."""

NONE = -(2**62)
"""Marks a missing number."""
MOST = 2**62
"""All numbers are nearer to 0 than this."""
LIMIT = 2**40
"""Inputs are at most this far from 0."""
FEW = 3
"""If fewer than one row in this many is selected, only the selected rows are evaluated."""
LANE = 62
"""Number of members per array of a set."""
where, isin = np.where, np.isin


@dataclass(frozen=True, eq=False)
class Field:
    """A field that the rules read. `form` is number, truth, set, thing, numbers or things (lists)."""

    of: type
    name: str
    form: str


@dataclass
class Table:
    """Things, each once. After the last comes a row for a missing thing, with empty fields."""

    columns: dict[Field, NDArray[Any]] = field(default_factory=dict)
    sets: dict[Field, list[Ints]] = field(default_factory=dict)
    lists: dict[Field, tuple[Ints, Ints, Ints]] = field(default_factory=dict)
    found: list[Any] = field(default_factory=list)


@dataclass(frozen=True)
class Things:
    """A column of things, as indices into the table; -1 for none."""

    table: Table
    at: Ints

    def __len__(self) -> int:
        return len(self.at)

    def take(self, rows: Ints) -> Things:
        return Things(self.table, self.at.take(rows))

    def found(self) -> list[Any]:
        """Return the things themselves, None for missing ones."""
        return [self.table.found[at] if at >= 0 else None for at in self.at]

    def numbers(self, key: Field) -> Ints:
        """Return a field that is a number, a member or an entry."""
        return self.table.columns[key].take(self.at)

    def truths(self, key: Field) -> Truths:
        """Return a field that is a truth."""
        return self.table.columns[key].take(self.at)

    def set(self, key: Field) -> Sets:
        """Return a field that is a set."""
        return Sets(self.table.sets[key], self.at)

    def things(self, key: Field) -> Things:
        """Return a field that is a thing."""
        return Things(self.table, self.table.columns[key].take(self.at))

    def list(self, key: Field) -> Lists:
        """Return a field that is a list."""
        start, length, items = self.table.lists[key]
        return Lists(self.table, start.take(self.at), length.take(self.at), items)

    @property
    def given(self) -> Truths:
        """True in the rows that have a thing."""
        found: Truths = self.at >= 0
        return found

    def same(self, other: Things) -> Truths:
        """Return where both columns have the same thing, or none."""
        if self.table is not other.table and (self.given & other.given).any():
            raise ValueError("things that are compared have to be read together: a, b = read(a, b)")
        found: Truths = self.at == other.at
        return found

    def over(self, rows: Truths) -> Things:
        """Repeat a single thing for all rows."""
        return Things(self.table, np.broadcast_to(self.at, rows.shape))


@dataclass(frozen=True)
class Lists:
    """A column of lists: start and length of each within all items."""

    table: Table
    start: Ints
    length: Ints
    items: Ints

    def take(self, rows: Ints) -> Lists:
        return Lists(self.table, self.start.take(rows), self.length.take(rows), self.items)

    def each(self, rows: Truths) -> Iterator[tuple[Truths, Ints]]:
        """Yield the first items of all rows that have one, then the second items, and so on."""
        for at in range(int(self.length.max(initial=0))):
            here = rows & (self.length > at)
            if not here.any():
                return
            yield here, np.where(here, self.items.take(self.start + at, mode="clip"), -1)

    def each_thing(self, rows: Truths) -> Iterator[tuple[Truths, Things]]:
        """Yield the same as `each`, for lists of things."""
        for here, at in self.each(rows):
            yield here, Things(self.table, at)


@dataclass(frozen=True)
class Sets:
    """A column of sets, as indices into all sets."""

    lanes: list[Ints]
    at: Ints

    def take(self, rows: Ints) -> Sets:
        return Sets(self.lanes, self.at.take(rows))

    def has(self, *members: int) -> Truths:
        """Return where a set holds at least one of the members."""
        # with fewer sets than rows, each set is tested once
        few = bool(self.lanes) and len(self.lanes[0]) < len(self.at)
        found = np.zeros(len(self.lanes[0] if few else self.at), np.bool_)
        for number, lane in enumerate(self.lanes):
            wanted = sum(1 << member % LANE for member in set(members) if member // LANE == number)
            if wanted:
                found |= (lane if few else lane.take(self.at)) & wanted != 0
        return found.take(self.at) if few else found

    def holds(self, member: Ints) -> Truths:
        """Return where a set holds the member given for its row."""
        found = np.zeros(len(self.at), np.bool_)
        for number, lane in enumerate(self.lanes):
            found |= (member // LANE == number) & (lane.take(self.at) >> member % LANE & 1 != 0)
        return found

    def each(self, rows: Truths) -> Iterator[tuple[Truths, Ints]]:
        """Yield each member with the rows whose set holds it."""
        for member in range(len(self.lanes) * LANE):
            here = rows & self.has(member)
            if here.any():
                yield here, full(rows, member)


def read(fields: Iterable[Field], columns: Iterable[Sequence[object]]) -> list[Things]:
    """Return columns of things, with all fields that the rules read of them and of the things in those fields.

    Each thing is read once.
    """
    reading = _Reading(tuple(fields))
    starts = [np.array([reading.put(thing) for thing in column], np.int64) for column in columns]
    table = reading.table()
    return [Things(table, start) for start in starts]


class _Reading:
    """Collector of things for a table."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.found: list[object] = []
        self.places: dict[int, int] = {}
        self.ways: dict[type, list[Field]] = {}

    def put(self, thing: object) -> int:
        """Return the index of a thing, -1 for None."""
        if thing is None:
            return -1
        at = self.places.setdefault(id(thing), len(self.found))
        if at == len(self.found):
            self.found.append(thing)
        return at

    def table(self) -> Table:
        """Return a table of all collected things and the things that they lead to."""
        for thing in self.found:  # the list grows while it is traversed
            if type(thing) not in self.ways:
                self.ways[type(thing)] = [one for one in self.fields if isinstance(thing, one.of)]
            for one in self.ways[type(thing)]:
                if one.form in ("thing", "things"):
                    held = getattr(thing, one.name, None)
                    for each in (held or ()) if one.form == "things" else (held,):
                        self.put(each)
        table = Table(found=self.found)
        places: dict[type, list[int]] = {}
        for at, thing in enumerate(self.found):
            places.setdefault(type(thing), []).append(at)
        for one in self.fields:
            self._column(table, one, [at for of in places if issubclass(of, one.of) for at in places[of]])
        return table

    def _column(self, table: Table, one: Field, places: list[int]) -> None:
        """Read a field of the things at `places`, which have it. Other things get an empty value."""
        values = [getattr(self.found[at], one.name, None) for at in places]
        at, size = np.array(places, np.int64), len(self.found) + 1

        def spread(column: NDArray[Any], nothing: object) -> NDArray[Any]:
            whole = np.full(size, nothing, column.dtype)
            whole[at] = column
            return whole

        match one.form:
            case "truth":
                table.columns[one] = spread(np.array([bool(value) for value in values], np.bool_), False)
            case "thing":
                table.columns[one] = spread(np.array([self.put(value) for value in values], np.int64), -1)
            case "set":
                table.sets[one] = [spread(lane, 0) for lane in _lanes(values)]
            case "number":
                table.columns[one] = spread(_numbers(values), NONE)
            case _:
                lists: list[Sequence[object]] = [value or () for value in values]
                length = np.array([len(each) for each in lists], np.int64)
                flat = [item for each in lists for item in each]
                as_one = one.form == "things"
                items = np.array([self.put(item) for item in flat], np.int64) if as_one else _numbers(flat)
                table.lists[one] = (spread(np.cumsum(length) - length, 0), spread(length, 0), items)


def _lanes(sets: Iterable[Any]) -> list[Ints]:
    """Return sets as arrays of `LANE` members each."""
    given = [one or 0 for one in sets]
    width = max(map(int.bit_length, given), default=0)
    some = (1 << LANE) - 1
    return [np.array([one >> at & some for one in given], np.int64) for at in range(0, width, LANE)]


def _numbers(values: Iterable[object]) -> Ints:
    """Return numbers, with `NONE` for None. No valid number equals `NONE`, since it is beyond `LIMIT`."""
    given = list(values)
    found = _limited(np.array([0 if value is None else value for value in given], np.int64))
    found[[value is None for value in given]] = NONE
    return found


def _limited(found: Ints) -> Ints:
    far = (found > LIMIT) | (found < -LIMIT)
    if far.any():
        raise OverflowError(f"row {int(far.argmax())}: {int(found[far][0])} is too far from 0 for whole columns")
    return found


def rows_of(*columns: object) -> Truths:
    """Return a mask that selects all rows. Columns must have equal lengths; other arguments hold for all rows."""
    sizes = {len(one) for one in columns if isinstance(one, Things | Sequence) or getattr(one, "ndim", 0)}  # type: ignore[arg-type]
    if len(sizes - {1}) > 1:
        raise ValueError(f"columns of different lengths: {', '.join(map(str, sorted(sizes)))}")
    return np.full(max(sizes - {1}, default=1) if 0 not in sizes else 0, True)


def numbers(rows: Truths, given: Numbers) -> Ints:
    """Return an input column of numbers, none of which may be missing."""
    found = numbers_or_none(rows, given)
    missing = found == NONE
    if missing.any():
        raise OverflowError(f"row {int(missing.argmax())}: no number, or one too far from 0 for whole columns")
    return found


def numbers_or_none(rows: Truths, given: Numbers) -> Ints:
    """Return an input column of numbers. In an array, `NONE` marks a missing one."""
    if given is None or isinstance(given, int | Sequence):
        return np.broadcast_to(_numbers(given if isinstance(given, Sequence) else [given]), rows.shape)
    if given.dtype.kind not in "iu":
        raise TypeError(f"whole numbers are asked for, not {given.dtype}")
    there = given != NONE
    return np.broadcast_to(np.where(there, _limited(np.where(there, given, 0).astype(np.int64)), NONE), rows.shape)


def sets(rows: Truths, given: Masks) -> Sets:
    """Return an input column of sets."""
    column = [given] if isinstance(given, int) else given
    return Sets(_lanes(column), np.broadcast_to(np.arange(len(column)), rows.shape))


def truths(rows: Truths, given: Flags) -> Truths:
    """Return an input column of truths."""
    return np.broadcast_to(np.array(given, np.bool_), rows.shape)


def answered(function: Callable[..., A], *columns: object) -> A:
    """Call a function, and add its row to a fault."""
    try:
        return function(*columns)
    except _InRow as found:
        found.fault.add_note(f"in row {found.row}")
        raise found.fault from None


def asked(function: Callable[..., A], rows: Truths, *columns: Ints | Truths | Things | Sets | Lists) -> A:
    """Call another function. If few rows are selected, pass only those."""
    if np.count_nonzero(rows) * FEW >= len(rows):
        return function(rows, *columns)
    some = np.flatnonzero(rows)
    try:
        found: Any = function(np.full(len(some), True), *(one.take(some) for one in columns))
    except _InRow as fault:
        raise _InRow(fault.fault, int(some[fault.row])) from None
    if isinstance(found, Things):
        at = np.full(len(rows), -1)
        at[some] = found.at
        return Things(found.table, at)  # type: ignore[return-value]
    every_row: Any = np.zeros(len(rows), found.dtype)
    every_row[some] = found
    return every_row  # type: ignore[no-any-return]


class _InRow(Exception):
    """A fault with the row that caused it."""

    def __init__(self, fault: Exception, row: int) -> None:
        super().__init__(row)
        self.fault = fault
        self.row = row


def full(rows: Truths, value: int) -> Ints:
    """Return a column with the same number in each row."""
    return np.full(len(rows), value, np.int64)


def every(rows: Truths, value: bool) -> Truths:
    """Return a column with the same truth in each row."""
    return np.full(len(rows), value)


def nothing(rows: Truths) -> Things:
    """Return a column without things."""
    return Things(_EMPTY, full(rows, -1))


_EMPTY = Table()


def pick(rows: Truths, then: Things, other: Things) -> Things:
    """Return the things of one column in the selected rows, of another in the others."""
    for one, two in ((then, other), (other, then)):
        if one.table is two.table or not two.given.any():
            return Things(one.table, np.where(rows, then.at, other.at))
    raise ValueError("things that stand in one column have to be read together: a, b = read(a, b)")


def kept(rows: Truths, found: Ints) -> Ints:
    """Return numbers after checking that they have not grown too large."""
    fail(rows & ((found >= MOST) | (found <= -MOST)), _too_far)
    return found


def limited(rows: Truths, found: Ints) -> Ints:
    """Return numbers after checking that all that are there lie within `LIMIT`."""
    fail(rows & (found != NONE) & ((found > LIMIT) | (found < -LIMIT)), _too_far)
    return found


def product(rows: Truths, left: Ints, right: Ints | int) -> Ints:
    """Return a product after checking that it has not grown too large."""
    rough = left.astype(np.float64) * right
    fail(rows & (np.abs(rough) >= MOST * 0.99), _too_far)
    return left * right


def quotient(rows: Truths, left: Ints, right: Ints, what: str) -> Ints:
    """Return the floor of a quotient; a divisor of 0 is a fault."""
    nothing = right == 0
    fail(rows & nothing, lambda: DividedByNothing(what))
    return left // np.where(nothing, 1, right)


def smaller(left: Ints, right: Ints | int) -> Ints:
    found: Ints = np.minimum(left, right)
    return found


def larger(left: Ints, right: Ints | int) -> Ints:
    found: Ints = np.maximum(left, right)
    return found


def present(rows: Truths, value: Ints, what: str) -> Ints:
    """Return numbers after checking that none is missing."""
    fail(rows & (value == NONE), lambda: MissingThing(what))
    return value


def present_things(rows: Truths, value: Things, what: str) -> Things:
    """Return things after checking that none is missing."""
    fail(rows & ~value.given, lambda: MissingThing(what))
    return value


def fail(rows: Truths, fault: Callable[[], Exception]) -> None:
    """Raise the fault for the first of the selected rows, if there is one."""
    if rows.any():
        raise _InRow(fault(), int(rows.argmax()))


def _too_far() -> OverflowError:
    return OverflowError("a number comes out too far from 0 for whole columns")


def fail_cell(rows: Truths, reader: Callable[..., object], arguments: int, *keys: Ints) -> None:
    """Raise the fault of a cell without a value, by calling the scalar reader of its column."""
    if rows.any():
        at = int(rows.argmax())
        try:
            reader(*(int(key[at]) for key in keys), *(None for _ in range(arguments)))
        except RuleFault as raised:
            raise _InRow(raised, at) from None


def cells(nested: object) -> Ints:
    """Return the cells of a table column, flattened."""
    return np.array([NONE if cell is None else int(cell) for cell in _flat(nested)], np.int64)


def _flat(nested: Any) -> Iterator[Any]:
    if not isinstance(nested, tuple):
        yield nested
        return
    for inner in nested:
        yield from _flat(inner)


def at(held: Ints, places: Ints) -> Ints:
    """Return the cells at the given indices. Rows that are not selected may be out of range."""
    return held.take(places, mode="clip")


def keys(cuts: tuple[int, ...]) -> Ints:
    """Return keys of a `cuts` axis as an array."""
    return np.array(cuts, np.int64)


def dense(key: Ints, low: int, size: int) -> Ints:
    """Return the index of each key on a dense axis."""
    return np.clip(key - low, 0, size - 1)


def cut(key: Ints, cuts: Ints) -> Ints:
    """Return the number of cuts at or below each key."""
    return cuts.searchsorted(key, side="right")


__all__ = [
    "FLOOR",
    "LIMIT",
    "NONE",
    "Flags",
    "Ints",
    "Lists",
    "Masks",
    "Numbers",
    "Things",
    "Truths",
    "isin",
    "read",
    "where",
]
