"""What the `columns` of a package is made of: numbers, truths, sets and things as whole columns, on NumPy.

A number is held in 64 bits, so numbers that come in lie within `LIMIT`; what might grow beyond is looked at as it is
worked out. `NONE` stands for a number that is not there. `rows` tells everywhere which rows are asked about: what the
others hold is of no account.
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
"""What may be handed in for a number, an entry or a member: a column of them, or one that holds for all rows."""
Flags = Truths | Sequence[bool] | bool
"""The same for a truth."""
Masks = Sequence[int] | int
"""The same for a set, a bit for each member."""

NONE = -(2**62)
"""Stands for a number that is not there."""
MOST = 2**62
"""No number is so far from 0."""
LIMIT = 2**40
"""Numbers that come in are no further from 0."""
FEW = 3
"""Of so many rows one is few."""
LANE = 62
"""So many members of a set are held together."""
where, isin = np.where, np.isin


# ---- things --------------------------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class Field:
    """A field that the rules read. `form`: number, truth, set, thing, numbers or things (lists)."""

    of: type
    name: str
    form: str


@dataclass
class Table:
    """Things, each once; behind the last stands one that is not there, which has nothing."""

    columns: dict[Field, NDArray[Any]] = field(default_factory=dict)
    sets: dict[Field, list[Ints]] = field(default_factory=dict)
    lists: dict[Field, tuple[Ints, Ints, Ints]] = field(default_factory=dict)
    found: list[Any] = field(default_factory=list)


@dataclass(frozen=True)
class Things:
    """A column of things: where each stands in the table, -1 for none."""

    table: Table
    at: Ints

    def __len__(self) -> int:
        return len(self.at)

    def take(self, rows: Ints) -> Things:
        """Some rows."""
        return Things(self.table, self.at.take(rows))

    def found(self) -> list[Any]:
        """The things themselves, None for none."""
        return [self.table.found[at] if at >= 0 else None for at in self.at]

    def numbers(self, key: Field) -> Ints:
        """A field that is a number, a member or an entry."""
        return self.table.columns[key].take(self.at)

    def truths(self, key: Field) -> Truths:
        """A field that is a truth."""
        return self.table.columns[key].take(self.at)

    def set(self, key: Field) -> Sets:
        """A field that is a set."""
        return Sets(self.table.sets[key], self.at)

    def things(self, key: Field) -> Things:
        """A field that is a thing."""
        return Things(self.table, self.table.columns[key].take(self.at))

    def list(self, key: Field) -> Lists:
        """A field that is a list."""
        start, length, items = self.table.lists[key]
        return Lists(self.table, start.take(self.at), length.take(self.at), items)

    @property
    def given(self) -> Truths:
        """Where there is one."""
        found: Truths = self.at >= 0
        return found

    def same(self, other: Things) -> Truths:
        """Where both are the same thing, or none."""
        if self.table is not other.table and (self.given & other.given).any():
            raise ValueError("things that are compared have to be read together: a, b = read(a, b)")
        found: Truths = self.at == other.at
        return found

    def over(self, rows: Truths) -> Things:
        """The same for all rows, where it is one thing."""
        return Things(self.table, np.broadcast_to(self.at, rows.shape))


@dataclass(frozen=True)
class Lists:
    """A column of lists: where each begins among all items, and how long it is."""

    table: Table
    start: Ints
    length: Ints
    items: Ints

    def take(self, rows: Ints) -> Lists:
        """Some rows."""
        return Lists(self.table, self.start.take(rows), self.length.take(rows), self.items)

    def each(self, rows: Truths) -> Iterator[tuple[Truths, Ints]]:
        """The first item of each row that has one, then the second of each row that has two, and so on."""
        for at in range(int(self.length.max(initial=0))):
            here = rows & (self.length > at)
            if not here.any():
                return
            yield here, np.where(here, self.items.take(self.start + at, mode="clip"), -1)

    def each_thing(self, rows: Truths) -> Iterator[tuple[Truths, Things]]:
        """The same of things."""
        for here, at in self.each(rows):
            yield here, Things(self.table, at)


@dataclass(frozen=True)
class Sets:
    """A column of sets: where each stands among all sets."""

    lanes: list[Ints]
    at: Ints

    def take(self, rows: Ints) -> Sets:
        """Some rows."""
        return Sets(self.lanes, self.at.take(rows))

    def has(self, *members: int) -> Truths:
        """Whether a set holds one of these."""
        few = bool(self.lanes) and len(self.lanes[0]) < len(self.at)  # then each set is looked at once
        found = np.zeros(len(self.lanes[0] if few else self.at), np.bool_)
        for number, lane in enumerate(self.lanes):
            wanted = sum(1 << member % LANE for member in set(members) if member // LANE == number)
            if wanted:
                found |= (lane if few else lane.take(self.at)) & wanted != 0
        return found.take(self.at) if few else found

    def holds(self, member: Ints) -> Truths:
        """The same of a member that only the columns know."""
        found = np.zeros(len(self.at), np.bool_)
        for number, lane in enumerate(self.lanes):
            found |= (member // LANE == number) & (lane.take(self.at) >> member % LANE & 1 != 0)
        return found

    def each(self, rows: Truths) -> Iterator[tuple[Truths, Ints]]:
        """Each member with the rows whose set holds it."""
        for member in range(len(self.lanes) * LANE):
            here = rows & self.has(member)
            if here.any():
                yield here, full(rows, member)


def read(fields: Iterable[Field], columns: Iterable[Sequence[object]]) -> list[Things]:
    """Columns of things, with all that the rules read of them and of what they lead to; each thing is read once."""
    reading = _Reading(tuple(fields))
    starts = [np.array([reading.put(thing) for thing in column], np.int64) for column in columns]
    table = reading.table()
    return [Things(table, start) for start in starts]


class _Reading:
    """Things that are read into a table."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.found: list[object] = []
        self.places: dict[int, int] = {}
        self.ways: dict[type, list[Field]] = {}

    def put(self, thing: object) -> int:
        """Where a thing stands, -1 for none."""
        if thing is None:
            return -1
        at = self.places.setdefault(id(thing), len(self.found))
        if at == len(self.found):
            self.found.append(thing)
        return at

    def table(self) -> Table:
        """All that was put, and what it leads to."""
        for thing in self.found:  # grows as it is gone through
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
        """Read a field of the things that have it, which stand in `places`; all others have nothing there."""
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
    """Sets, `LANE` members of each held together."""
    given = [one or 0 for one in sets]
    width = max(map(int.bit_length, given), default=0)
    some = (1 << LANE) - 1
    return [np.array([one >> at & some for one in given], np.int64) for at in range(0, width, LANE)]


def _numbers(values: Iterable[object]) -> Ints:
    """Numbers, `NONE` where None is given: a number that looks like `NONE` is too far from 0."""
    given = list(values)
    found = _limited(np.array([0 if value is None else value for value in given], np.int64))
    found[[value is None for value in given]] = NONE
    return found


def _limited(found: Ints) -> Ints:
    far = (found > LIMIT) | (found < -LIMIT)
    if far.any():
        raise OverflowError(f"row {int(far.argmax())}: {int(found[far][0])} is too far from 0 for whole columns")
    return found


# ---- what is handed in -----------------------------------------------------------------------------------
def rows_of(*columns: object) -> Truths:
    """All rows of columns that are equally long; what is no column holds for all of them."""
    sizes = {len(one) for one in columns if isinstance(one, Things | Sequence) or getattr(one, "ndim", 0)}  # type: ignore[arg-type]
    if len(sizes - {1}) > 1:
        raise ValueError(f"columns of different lengths: {', '.join(map(str, sorted(sizes)))}")
    return np.full(max(sizes - {1}, default=1) if 0 not in sizes else 0, True)


def numbers(rows: Truths, given: Numbers) -> Ints:
    """A column of numbers that was handed in, each of which has to be there."""
    found = numbers_or_none(rows, given)
    missing = found == NONE
    if missing.any():
        raise OverflowError(f"row {int(missing.argmax())}: no number, or one too far from 0 for whole columns")
    return found


def numbers_or_none(rows: Truths, given: Numbers) -> Ints:
    """A column of numbers that was handed in; in an array `NONE` stands for one that is not there."""
    if given is None or isinstance(given, int | Sequence):
        return np.broadcast_to(_numbers(given if isinstance(given, Sequence) else [given]), rows.shape)
    if given.dtype.kind not in "iu":
        raise TypeError(f"whole numbers are asked for, not {given.dtype}")
    there = given != NONE
    return np.broadcast_to(np.where(there, _limited(np.where(there, given, 0).astype(np.int64)), NONE), rows.shape)


def sets(rows: Truths, given: Masks) -> Sets:
    """A column of sets that was handed in."""
    column = [given] if isinstance(given, int) else given
    return Sets(_lanes(column), np.broadcast_to(np.arange(len(column)), rows.shape))


def truths(rows: Truths, given: Flags) -> Truths:
    """A column of truths that was handed in."""
    return np.broadcast_to(np.array(given, np.bool_), rows.shape)


def answered(function: Callable[..., A], *columns: object) -> A:
    """What a function answers; a fault tells its row."""
    try:
        return function(*columns)
    except _InRow as found:
        found.fault.add_note(f"in row {found.row}")
        raise found.fault from None


def asked(function: Callable[..., A], rows: Truths, *columns: Ints | Truths | Things | Sets | Lists) -> A:
    """What another function answers; where few rows are asked about, it is handed these alone."""
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
    """A fault, and the row of a piece that has it."""

    def __init__(self, fault: Exception, row: int) -> None:
        super().__init__(row)
        self.fault = fault
        self.row = row


# ---- what columns begin as -------------------------------------------------------------------------------
def full(rows: Truths, value: int) -> Ints:
    """The same number in each row."""
    return np.full(len(rows), value, np.int64)


def every(rows: Truths, value: bool) -> Truths:
    """The same truth in each row."""
    return np.full(len(rows), value)


def nothing(rows: Truths) -> Things:
    """Nothing in each row."""
    return Things(_EMPTY, full(rows, -1))


_EMPTY = Table()


def pick(rows: Truths, then: Things, other: Things) -> Things:
    """Things of one column in these rows, of another in the others."""
    for one, two in ((then, other), (other, then)):
        if one.table is two.table or not two.given.any():
            return Things(one.table, np.where(rows, then.at, other.at))
    raise ValueError("things that stand in one column have to be read together: a, b = read(a, b)")


# ---- numbers ---------------------------------------------------------------------------------------------
def kept(rows: Truths, found: Ints) -> Ints:
    """Numbers that may have grown too far."""
    fail(rows & ((found >= MOST) | (found <= -MOST)), _too_far)
    return found


def limited(rows: Truths, found: Ints) -> Ints:
    """Numbers that have to lie within `LIMIT`, but for those that are not there."""
    fail(rows & (found != NONE) & ((found > LIMIT) | (found < -LIMIT)), _too_far)
    return found


def product(rows: Truths, left: Ints, right: Ints | int) -> Ints:
    """A product that may grow too far."""
    rough = left.astype(np.float64) * right
    fail(rows & (np.abs(rough) >= MOST * 0.99), _too_far)
    return left * right


def quotient(rows: Truths, left: Ints, right: Ints, what: str) -> Ints:
    """Floor division by what only the columns know."""
    nothing = right == 0
    fail(rows & nothing, lambda: DividedByNothing(what))
    return left // np.where(nothing, 1, right)


def smaller(left: Ints, right: Ints | int) -> Ints:
    """The smaller of two numbers."""
    found: Ints = np.minimum(left, right)
    return found


def larger(left: Ints, right: Ints | int) -> Ints:
    """The larger of two numbers."""
    found: Ints = np.maximum(left, right)
    return found


def present(rows: Truths, value: Ints, what: str) -> Ints:
    """Numbers that have to be there."""
    fail(rows & (value == NONE), lambda: MissingThing(what))
    return value


def present_things(rows: Truths, value: Things, what: str) -> Things:
    """Things that have to be there."""
    fail(rows & ~value.given, lambda: MissingThing(what))
    return value


# ---- faults ----------------------------------------------------------------------------------------------
def fail(rows: Truths, fault: Callable[[], Exception]) -> None:
    """The fault of the first of these rows, where there is one."""
    if rows.any():
        raise _InRow(fault(), int(rows.argmax()))


def _too_far() -> OverflowError:
    return OverflowError("a number comes out too far from 0 for whole columns")


def fail_cell(rows: Truths, reader: Callable[..., object], arguments: int, *keys: Ints) -> None:
    """The fault of a cell without a value, as the reader of the column raises it."""
    if rows.any():
        at = int(rows.argmax())
        try:
            reader(*(int(key[at]) for key in keys), *(None for _ in range(arguments)))
        except RuleFault as raised:
            raise _InRow(raised, at) from None


# ---- tables ----------------------------------------------------------------------------------------------
def cells(nested: object) -> Ints:
    """The cells of a column of a table, in a row."""
    return np.array([NONE if cell is None else int(cell) for cell in _flat(nested)], np.int64)


def _flat(nested: Any) -> Iterator[Any]:
    if not isinstance(nested, tuple):
        yield nested
        return
    for inner in nested:
        yield from _flat(inner)


def at(held: Ints, places: Ints) -> Ints:
    """The cells at these places; rows that are not asked about may lie outside."""
    return held.take(places, mode="clip")


def keys(cuts: tuple[int, ...]) -> Ints:
    """Keys at which something changes."""
    return np.array(cuts, np.int64)


def dense(key: Ints, low: int, size: int) -> Ints:
    """Where keys stand that run from `low` on."""
    return np.clip(key - low, 0, size - 1)


def cut(key: Ints, cuts: Ints) -> Ints:
    """How many cuts lie at or below each key."""
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
