"""A model and a program that note who reads what of them, and that fetch each thing only when it is read.

The same classes stand over a model that was just resolved and over one of which nearly all lies in the store.
What there is, and in which order, is not noted: a build that reuses anything has found it to be as it was.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from rulec.base.records import replace
from rulec.ir.lower_expr import place
from rulec.ir.nodes import FLOOR, CellReader, Column, Program, Solve
from rulec.ir.nodes import Function as Lowered
from rulec.sema.deeds import Deeds
from rulec.sema.expr import Expr, RecordLit
from rulec.sema.model import (
    Case,
    Constant,
    Contribution,
    Function,
    Model,
    Need,
    Quantity,
    Record,
    Ruling,
    Table,
    Touch,
    Waiver,
    clauses,
)
from tests.sync.again.codec import Packer
from tests.sync.again.units import Notes

Fetch = Callable[[str, str], Any]
"""Gives the thing of a sort and a name."""

FUNCTIONS = ("quantity", "value", "fact", "roll", "decide")
MAPPINGS = {
    "documents": "document",
    "measures": "measure",
    "enums": "enum",
    "kinds": "kind",
    "tables": "table",
    "constants": "constant",
    "quantities": "quantity",
    "values": "value",
    "facts": "fact",
    "rulings": "ruling",
    "examples": "example",
    "dice": "die",
    "rolls": "roll",
    "decides": "decide",
    "solves": "solve",
    "views": "view",
    "pending": "pending",
}
HAPPENING = {
    "events": "event",
    "processes": "process",
    "sequences": "sequence",
    "variants": "variant",
    "doings": "doing",
}
"""The mappings by name of what happens, likewise; acts, triggers, machines and the state stand beside them."""
"""The mappings of a model, and the sort of what is in each."""

FIXED = frozenset(
    ("document", "pending", "measure", "enum", "kind", "die", "solve", "view", "event", "sequence", "variant")
)
"""Sorts of the vocabulary, solves, views, and what happens: while any of them changes, nothing is reused, so that who
reads them is not noted."""


def key_of(sort: str, name: str) -> str:
    """The name of a thing among notes; functions share one row of names."""
    return f"function {name}" if sort in FUNCTIONS else f"{sort} {name}"


class Things(Mapping[str, Any]):
    """One mapping of a model."""

    def __init__(self, sort: str, names: Sequence[str], fetch: Fetch, notes: Notes) -> None:
        self.sort = sort
        self.names = dict.fromkeys(names)
        self.fetch = fetch
        self.notes = notes
        self.noted = sort not in FIXED

    def __getitem__(self, name: str) -> Any:
        if name not in self.names:
            raise KeyError(name)
        if self.noted:
            self.notes.read.add(key_of(self.sort, name))
        return self.fetch(self.sort, name)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class Entries(Sequence[Any]):
    """The entries of one kind."""

    def __init__(self, kind: str, names: Sequence[str], fetch: Fetch, notes: Notes) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.fetch = fetch
        self.notes = notes

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return tuple(self[i] for i in range(*at.indices(len(self.names))))
        name = f"{self.kind}/{self.names[at]}"
        self.notes.read.add(f"record {name}")
        return self.fetch("record", name)

    def __len__(self) -> int:
        return len(self.names)


class ActsByKey(Mapping[tuple[str, str], Any]):
    """All acts, by kind and key."""

    def __init__(self, names: Sequence[str], fetch: Fetch, notes: Notes) -> None:
        self.names = {(name.partition("/")[0], name.partition("/")[2]): name for name in names}
        self.fetch = fetch
        self.notes = notes

    def __getitem__(self, key: tuple[str, str]) -> Any:
        self.notes.read.add(f"act {self.names[key]}")
        return self.fetch("act", self.names[key])

    def __contains__(self, key: object) -> bool:
        return key in self.names

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class TrackedDeeds(Deeds):
    """All of what happens. Who reads an act, a process or what an example does is noted; while anything else of it
    changes, nothing is reused."""

    def __init__(self, names: Mapping[str, Sequence[str]], fetch: Fetch, notes: Notes) -> None:
        for field, sort in HAPPENING.items():
            object.__setattr__(self, field, Things(sort, names[sort], fetch, notes))
        object.__setattr__(self, "acts", ActsByKey(names["act"], fetch, notes))
        self.__dict__["known"] = (names, fetch)

    def _all(self, sort: str) -> tuple[Any, ...]:
        names, fetch = self.__dict__["known"]
        return tuple(fetch(sort, name) for name in names[sort])

    @property
    def state(self) -> Any:
        """The game's own fields."""
        return next(iter(self._all("state")), None)

    @property
    def upons(self) -> Any:
        """All triggers."""
        return self._all("upon")

    @property
    def machines(self) -> Any:
        """All machines."""
        return self._all("machine")

    def __bool__(self) -> bool:
        return True


class TrackedModel(Model):
    """A model whose reads are noted."""

    def __init__(self, plain: Mapping[str, Any], names: Mapping[str, Sequence[str]], fetch: Fetch, notes: Notes):
        """`plain` are the fields that are no mappings; `names` says what there is of each sort, and of each kind."""
        put = object.__setattr__
        for field, value in plain.items():
            put(self, field, value)
        put(self, "deeds", TrackedDeeds(names, fetch, notes) if names["deeds"] else None)
        for field, sort in MAPPINGS.items():
            put(self, field, Things(sort, names[sort], fetch, notes))
        kinds = [sort.removeprefix("record ") for sort in names if sort.startswith("record ")]
        put(self, "records", {k: Entries(k, names[f"record {k}"], fetch, notes) for k in kinds})
        sorts = {name: sort for sort in FUNCTIONS for name in names[sort]}
        put(self, "_fetch", fetch)
        put(self, "_notes", notes)
        put(self, "_sorts", sorts)
        put(self, "_heads", {sort.removeprefix("heads "): names[sort] for sort in names if sort.startswith("heads ")})
        put(self, "_kept_touches", None)

    _fetch: Fetch
    _notes: Notes
    _sorts: dict[str, str]
    _heads: Mapping[str, Any]
    _kept_touches: Mapping[tuple[str, str], Sequence[str]] | None

    def function(self, name: str) -> Function:
        """The quantity, value, fact or roll of that name."""
        self._notes.read.add(f"function {name}")
        return cast(Function, self._fetch(self._sorts[name], name))

    def signature(self, name: str) -> Function:
        """The same for whoever reads no more than its sort, its parameters and its type, which are as they were."""
        return cast(Function, self._fetch(self._sorts[name], name))

    def spoken(self, name: str) -> Function:
        """The same for whoever reads no more than how it is spoken of."""
        self._notes.read.add(f"spoken {name}")
        return cast(Function, self._fetch(self._sorts[name], name))

    def record(self, kind: str, key: str) -> Record:
        """An entry by kind and key."""
        self._notes.read.add(f"record {kind}/{key}")
        return cast(Record, self._fetch("record", f"{kind}/{key}"))

    def record_title(self, kind: str, key: str) -> str:
        """The title of an entry."""
        self._notes.read.add(f"title {kind}/{key}")
        return cast(Record, self._fetch("record", f"{kind}/{key}")).title

    def key_at(self, kind: str, position: int) -> str:
        """The key of an entry; it is as it was."""
        return cast(Entries, self.records[kind]).names[position]

    def values_at(self, kind: str, position: int) -> tuple[tuple[str, Expr], ...]:
        """What an entry says of its fields."""
        name = f"{kind}/{self.key_at(kind, position)}"
        self._notes.read.add(f"values {name}")
        return cast(Record, self._fetch("record", name)).values

    def constant_value(self, name: str) -> Expr:
        """What a constant holds."""
        self._notes.read.add(f"held constant {name}")
        return cast(Constant, self._fetch("constant", name)).value

    def ruling_value(self, name: str) -> Expr | None:
        """What the taken reading of a ruling holds."""
        self._notes.read.add(f"held ruling {name}")
        return cast(Ruling, self._fetch("ruling", name)).taken.value

    def touched(self, touch: Touch) -> Function:
        """What an entry changes; who has the touch has noted it."""
        return cast(Function, self._fetch(self._sorts[touch.function], touch.function))

    def function_names(self) -> Sequence[str]:
        """The names of all functions, quantities first."""
        return tuple(self._sorts)

    def heading(self, table: str) -> Table:
        """A table, for whoever reads nothing of its rows."""
        self._notes.read.add(f"heading {table}")
        return cast(Table, self._fetch("heading", table))

    def record_heads(self, kind: str) -> Iterator[tuple[str, int, int | None]]:
        """Key, position and number of each entry of a kind; they are as they were."""
        return ((key, at, number) for key, at, number in self._heads.get(kind, ()))

    def record_names(self) -> Iterator[tuple[str, str]]:
        """Kind and key of every entry; nothing of the entries is read."""
        return ((kind, name) for kind, entries in self.records.items() for name in cast(Entries, entries).names)

    def touches(self, record: RecordLit | Record) -> tuple[Touch, ...]:
        """What a record changes elsewhere, in the order of the functions."""
        key = record.key if isinstance(record, RecordLit) else record.name
        if self._kept_touches is None:
            found: dict[tuple[str, str], list[str]] = {}
            for name, sort in self._sorts.items():
                for touched in touched_by(self._fetch(sort, name)):
                    found.setdefault(touched, []).append(name)
            object.__setattr__(self, "_kept_touches", found)
        assert self._kept_touches is not None
        touches: list[Touch] = []
        self._notes.read.add(touches_key(record.kind, key))
        for name in self._kept_touches.get((record.kind, key), ()):
            self._notes.read.add(touch_key(name, record.kind, key))
            touches += _touches(cast(Function, self._fetch(self._sorts[name], name)), record.kind, key)
        return tuple(touches)


def touched_by(function: Function) -> list[tuple[str, str]]:
    """The entries that bring clauses of a function."""
    return list(dict.fromkeys((c.origin.kind, c.origin.record) for _, c in _all(function) if c.origin.kind))


def touches_key(kind: str, key: str) -> str:
    """The note of who reads which functions an entry changes."""
    return f"touches {kind}/{key}"


def touch_key(function: str, kind: str, key: str) -> str:
    """The note of who reads what an entry changes of a function."""
    return f"touch {function} {kind}/{key}"


def touch_of(function: Function, kind: str, key: str) -> tuple[Any, ...]:
    """All that is said of what an entry changes of a function, wherever it is told."""
    touches = _touches(function, kind, key)
    steps: tuple[Any, ...] = ()
    families: tuple[Any, ...] = ()
    if isinstance(function, Quantity):
        families = function.families
        if len(function.steps) > 1:
            homes = {id(c): (step.name, step.label) for step in function.steps for c in step.contributions}
            steps = tuple(homes.get(id(touch.clause)) for touch in touches)
    needs = tuple(
        tuple(need.name for need in getattr(function, "needs", ()) if any(w is touch.clause for w in need.waivers))
        for touch in touches
    )
    return (
        function.parameters, families, steps, needs, tuple((touch.sort, touch.clause) for touch in touches),
    )  # fmt: skip


def changed_touches(old: Function, new: Function) -> Iterator[str]:
    """The notes that a changed function touches among those who tell what changes it."""
    for kind, key in {**dict.fromkeys(touched_by(old)), **dict.fromkeys(touched_by(new))}:
        if differ(touch_of(old, kind, key), touch_of(new, kind, key)):
            yield touch_key(new.name, kind, key)


def _touches(function: Function, kind: str, key: str) -> list[Touch]:
    return [
        Touch(function.name, sort, c)
        for sort, c in _all(function)
        if (c.origin.kind, c.origin.record) == (kind, key)
    ]  # fmt: skip


def _all(function: Function) -> Iterator[tuple[str, Contribution | Waiver | Case | Need]]:
    for sort, clause in clauses(function):
        yield sort, clause
        if isinstance(clause, Need):
            yield from (("waiver", waiver) for waiver in clause.waivers)


class _Lowered(Mapping[str, Any]):
    """The functions or the columns of a program."""

    def __init__(self, sort: str, names: Sequence[str], fetch: Fetch, notes: Notes) -> None:
        self.sort = sort
        self.names = dict.fromkeys(names)
        self.fetch = fetch
        self.notes = notes

    def __getitem__(self, name: str) -> Any:
        if name not in self.names:
            raise KeyError(name)
        self.notes.read.add(f"{self.sort} {name}")
        return self.fetch(self.sort, name)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class _Columns(_Lowered, CellReader):
    """The columns of a program; who runs a function notes the cells that it comes by."""

    def __init__(self, names: Sequence[str], fetch: Fetch, notes: Notes) -> None:
        super().__init__("column", names, fetch, notes)
        self.read: dict[str, Column] = {}

    def frame(self, name: str) -> Column:
        """The column, of which no cell is looked at."""
        self.notes.read.add(f"frame {name}")
        return cast(Column, self.fetch("column", name))

    def reading(self, name: str, keys: list[int]) -> Column:
        """The column, of which one cell is read."""
        column: Column | None = self.read.get(name)
        if column is None:
            column = self.read[name] = self.fetch("column", name)
        at = [place(axis, key) for key, axis in zip(keys, column.axes, strict=True)]
        self.notes.read.add(f"frame {name}")
        self.notes.read.add(cell_key(name, at))
        return column


def cell_key(column: str, at: Sequence[int]) -> str:
    """The note of who reads one cell."""
    return f"cell {column} {' '.join(map(str, at))}"


def changed_cells(old: Column, new: Column) -> Iterator[str]:
    """The notes that a changed column touches, besides its own."""
    if differ(replace(old, cells=(), specials=()), replace(new, cells=(), specials=())):
        yield f"frame {new.name}"
    sorts = [[(one.state, one.value is None) for one in column.specials] for column in (old, new)]
    if sorts[0] != sorts[1]:
        yield f"frame {new.name}"
        return
    worked = {FLOOR - 1 - at for at, pair in enumerate(zip(old.specials, new.specials, strict=True)) if differ(*pair)}
    yield from _other_cells(new.name, old.cells, new.cells, ())
    if worked:
        yield from _cells_with(new.name, new.cells, worked, ())


def differ(old: Any, new: Any) -> bool:
    pack = Packer().pack
    return old is not new and marshal.dumps(pack(old), 2) != marshal.dumps(pack(new), 2)


def _cells_with(name: str, cells: Any, codes: set[int], at: tuple[int, ...]) -> Iterator[str]:
    """The cells that are worked out by one of those."""
    if cells.__class__ is int and cells in codes:
        yield cell_key(name, at)
    elif cells.__class__ is tuple:
        for place_, inner in enumerate(cells):
            yield from _cells_with(name, inner, codes, (*at, place_))


def _other_cells(name: str, old: Any, new: Any, at: tuple[int, ...]) -> Iterator[str]:
    if (old.__class__, old) == (new.__class__, new):
        return
    yield cell_key(name, at)
    if old.__class__ is new.__class__ is tuple:
        for place_, pair in enumerate(zip(old, new, strict=False)):
            yield from _other_cells(name, *pair, (*at, place_))


def tracked_program(
    functions: Sequence[str], columns: Sequence[str], solves: Sequence[str], fetch: Fetch, notes: Notes
) -> Program:
    """A program whose reads are noted."""
    lowered: Mapping[str, Lowered] = _Lowered("lowered", functions, fetch, notes)
    tables: Mapping[str, Column] = _Columns(columns, fetch, notes)
    solved: Mapping[str, Solve] = _Lowered("solved", solves, fetch, notes)
    return Program(lowered, tables, solved)
