"""Units of output: each is made with notes of all that it reads, and again only when some of that has changed."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from rulec.driver.beside import Share
from tests.sync.again.codec import Lines, Packer, Unpacker
from tests.sync.again.pile import Group

_NOTHING = marshal.dumps(None)
PARTS = (
    "line", "example", "examples", "ruling", "rows", "entry", "rule", "fixed", "words", "cited", "places", "sources",
)  # fmt: skip
"""Parts of pages (`Context.kept`)."""
LINES = "lines"
"""The note of who tells on which lines functions stand."""
AHEAD = ("worked ", "odds of ", *(f"{sort} of " for sort in PARTS))
"""Units that are made before those which read them."""


class Left:
    """An output that is as it was stored, by the unit that holds it."""

    __slots__ = ("unit",)

    def __init__(self, unit: str) -> None:
        self.unit = unit


class Notes:
    """Who is at work, and what it has read so far."""

    __slots__ = ("read",)

    def __init__(self) -> None:
        self.read: set[str] = set()

    def note(self, key: str) -> None:
        """Something was read."""
        self.read.add(key)


class Making:
    """Units that are being made, some of them by a copy of this process."""

    def __init__(self, units: Units, todo: Sequence[Callable[[], object]]) -> None:
        self.units = units
        self.share = Share([partial(self._make, make) for make in todo])

    def _make(self, make: Callable[[], object]) -> list[tuple[str, bytes | None, tuple[str, ...]]]:
        """What was made, and what was read for it."""
        return self.units.noted(make)

    def finish(self) -> None:
        """Waits until all of them are made."""
        for found in self.share.finish():
            self.units.take(found)


class Units:
    """Makes units, or takes them as they were stored.

    `stored` are the units of the earlier build, `readers` says who read what, `changed` what has changed since.
    A unit that reads another is stale with it. Only with those that are made ahead of all others (their names begin
    with one of `AHEAD`) it is stale no sooner than they have turned out to be others than before.
    """

    def __init__(
        self,
        notes: Notes,
        stored: Mapping[str, bytes] | None = None,
        readers: Mapping[str, Sequence[str]] | None = None,
        changed: Iterable[str] = (),
        lines: Lines | None = None,
    ) -> None:
        self.notes = notes
        self.lines = lines if lines is not None else Lines()
        self.are_all_due = stored is None  # nothing is there from an earlier build
        self.stored = stored if stored is not None else {}
        self.readers = readers if readers is not None else {}
        self.stale: set[str] = set()
        self.spread(changed)
        self.made: dict[str, bytes] = {}
        self.reads: dict[str, set[str]] = {}
        self.order: list[str] = []  # what was made or read for, one after the other
        self.packer = Packer()
        self.unpacker = Unpacker()

    def is_fresh(self, key: str) -> bool:
        """Whether a unit can be taken as it was stored."""
        return key in self.stored and key not in self.stale

    def spread(self, changed: Iterable[str]) -> None:
        """Something has changed: whoever read it is stale."""
        todo = list(changed)
        while todo:
            for unit in self.readers.get(todo.pop(), ()):
                if unit not in self.stale:
                    self.stale.add(unit)
                    if not unit.startswith(AHEAD):
                        todo.append(f"unit {unit}")

    def get(self, key: str, make: Callable[[], Any]) -> Any:
        """What the unit holds: plain values, tuples and views."""
        outer = self.notes.read
        if key in self.made or self.is_fresh(key):
            outer.add(f"unit {key}")
            return self.unpacker.unpack(marshal.loads(self.made[key] if key in self.made else self.stored[key]))
        self.notes.read = set()
        try:
            value = make()
        finally:
            found, self.notes.read = self.notes.read, outer
        self.keep(key, marshal.dumps(self.packer.pack(value)), found)
        outer.add(f"unit {key}")
        return value

    def keep(self, key: str, made: bytes | None, reads: set[str]) -> None:
        """A unit was made (or only something was read in its name); who rests on it is stale if it is another now."""
        self.reads[key] = reads
        self.order.append(key)
        if made is None:
            return
        self.made[key] = made
        if key in self.stored and key.startswith(AHEAD) and marshal.loads(self.stored[key]) != marshal.loads(made):
            self.spread((f"unit {key}",))

    def noted(self, make: Callable[[], object]) -> list[tuple[str, bytes | None, tuple[str, ...]]]:
        """What is made on the way, and what is read for it, as plain values."""
        before = len(self.order)
        make()
        return [(key, self.made.get(key), tuple(self.reads[key])) for key in self.order[before:]]

    def take(self, found: Iterable[tuple[str, bytes | None, tuple[str, ...]]]) -> None:
        """Takes what was made elsewhere."""
        for key, made, reads in found:
            if key not in self.reads:
                self.keep(key, made, set(reads))

    def output(self, key: str, make: Callable[[], Any], shaped: bool = False) -> Any:
        """A whole output: its text, or that it is as it was."""
        if self.is_fresh(key) and not self._is_none(key):
            return Left(key)
        return (self.shaped if shaped else self.get)(key, make)

    def _is_none(self, key: str) -> bool:
        """Whether the unit holds nothing; others are not loaded to learn that."""
        if isinstance(self.stored, Group) and self.stored.size(key) != len(_NOTHING):
            return False
        return self.stored[key] == _NOTHING

    def shaped(self, key: str, make: Callable[[], Any]) -> Any:
        """A unit that changes only with the shape of the model, whatever it reads."""

        def unread() -> Any:
            value = make()
            self.notes.read.clear()
            return value

        return self.get(key, unread)

    def together(self) -> tuple[dict[str, bytes], dict[str, set[str]]]:
        """The units that were made, and what they read, in an order that is always the same."""
        return dict(sorted(self.made.items())), dict(sorted(self.reads.items()))
