"""Which statements of which functions an example runs: so it is run again only when one of them is another.

Of a function that was run everything counts but what its statements do and what is said of its lines: parameters,
which lines there are, when they count (a breakdown lists those that did not). That is its *outline*. Of its statements
those count that were run. What a line is called, who brings it and which condition it has counts for those who tell it
(`entry_key`).
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Mapping
from typing import Any

from rulec.ir import nodes as ir
from tests.sync.again.codec import FRACTION, Packed, class_of
from tests.sync.again.units import Notes

INNER = ("then", "other", "body")
"""The fields of statements that hold statements."""


class Running(ir.BodyReader):
    """The functions of a program for whoever runs them; `told` is called when something was run."""

    def __init__(self, functions: Mapping[str, ir.Function], notes: Notes) -> None:
        self.functions = functions
        self.notes = notes
        self.ran: set[int] = set()
        self.known: dict[str, ir.Function] = {}
        self.notes_of: dict[int, list[str]] = {}

    def __getitem__(self, name: str) -> ir.Function:
        self.notes.read.add(outline_key(name))
        if name not in self.known:
            read, self.notes.read = self.notes.read, set()
            function = self.known[name] = self.functions[name]
            self.notes.read = read
            for at, statement in enumerate(statements(function.body)):
                self.notes_of.setdefault(id(statement), []).append(statement_key(name, at))
        return self.known[name]

    def __contains__(self, name: object) -> bool:
        return name in self.functions

    def __iter__(self) -> Iterator[str]:
        return iter(self.functions)

    def __len__(self) -> int:
        return len(self.functions)

    def told(self) -> None:
        """Notes the statements that were run since it was last called."""
        for one in self.ran:
            self.notes.read.update(self.notes_of.get(one, ()))
        self.ran = set()


def outline_key(name: str) -> str:
    """The note of who runs a function."""
    return f"outline {name}"


def statement_key(name: str, at: int) -> str:
    """The note of who runs a statement."""
    return f"statement {name} {at}"


def entry_key(name: str, index: int) -> str:
    """The note of who tells of a line of a function."""
    return f"entry {name} {index}"


def statements(body: tuple[ir.Stmt, ...]) -> Iterator[ir.Stmt]:
    """All statements, each before those in it."""
    for statement in body:
        yield statement
        for name in INNER:
            yield from statements(getattr(statement, name, ()))


def changed_parts(old: Packed, new: Packed) -> Iterator[str]:
    """The notes that a changed function touches among those who run it; both as they are packed."""
    name: str = _part(new, "name")
    before, after = list(_statements(old)), list(_statements(new))
    if not _same_but(old, new, _OUTSIDE) or [*map(_frame, before)] != [*map(_frame, after)]:
        yield outline_key(name)
        entries = (*_part(old, "entries")[1:], *_part(new, "entries")[1:])
        yield from dict.fromkeys(entry_key(name, _part(entry, "index")) for entry in entries)
        return
    entries, told = _part(old, "entries")[1:], _part(new, "entries")[1:]
    if len(entries) != len(told) or not all(map(_run_alike, entries, told)):
        yield outline_key(name)
    for one, other in zip(entries, told, strict=False):
        if not _told_alike(one, other):
            yield entry_key(name, _part(other, "index"))
    for at, pair in enumerate(zip(before, after, strict=True)):
        if not _same_but(*pair, _NOT_RUN):
            yield statement_key(name, at)


def same_for_others(old: Packed, new: Packed) -> bool:
    """Whether a function is, for those who call it, what it was; both as they are packed."""
    return _same_but(old[:-1], new[:-1], _OUTSIDE)


def same_but_numbers(old: Packed, new: Packed) -> bool:
    """Whether two packed values are the same but for some numbers, none of which is 0: whatever may be known of what
    they do is the same."""
    if old == new:
        return True
    if old.__class__ is not tuple or new.__class__ is not tuple or old[0] != new[0] or len(old) != len(new):
        return False
    if old[0] in ("iConst", FRACTION):
        return old[2:] == new[2:] and all(one[1].__class__ is int and one[1] != 0 for one in (old, new))
    return all(map(same_but_numbers, old, new))


def flags_of(packed: Packed) -> dict[str, Any]:
    """What a packed function takes besides its parameters."""
    return {name: _part(packed, name) for name in ("throws", "asks", "world")}


_OUTSIDE = frozenset(("body", "entries", "declared"))
_NOT_RUN = frozenset((*INNER, "comment"))


def _statements(packed: Packed) -> Iterator[Packed]:
    """All statements of a function, each before those in it."""
    todo = list(_part(packed, "body")[:0:-1])
    while todo:
        statement = todo.pop()
        yield statement
        inner = [one for name in INNER for one in _inner(statement, name)]
        todo += reversed(inner)


def _inner(packed: Packed, name: str) -> Packed:
    """The statements in a statement."""
    return _part(packed, name)[1:] if name in class_of(packed[0])[1] else ()


def _frame(packed: Packed) -> tuple[Any, ...]:
    """What kind of statement it is, and how many others stand in it."""
    return (packed[0], *(len(_inner(packed, name)) for name in INNER))


def _part(packed: Packed, name: str) -> Packed:
    return packed[class_of(packed[0])[1].index(name) + 1]


def _same(old: Packed, new: Packed) -> bool:
    return old == new and marshal.dumps(old, 2) == marshal.dumps(new, 2)  # `==` takes yes for 1


def _same_but(old: Packed, new: Packed, names: frozenset[str]) -> bool:
    """Whether two values are the same but for some of their fields."""
    if old[0] != new[0]:
        return False
    apart = {at for at, name in enumerate(class_of(old[0])[1], 1) if name in names}
    return all(at in apart or _same(one, other) for at, (one, other) in enumerate(zip(old, new, strict=True)))


def _run_alike(old: Packed, new: Packed) -> bool:
    """Whether a line of a breakdown stands for the same as far as a run looks at it, whatever is said of it."""
    return _same_but(old, new, _SAID) and _same(_sort(_part(old, "clause")), _sort(_part(new, "clause")))


def _sort(clause: Packed) -> tuple[Any, ...]:
    """What kind of clause it is, and what it has of that for which a run looks: whether it is for `each` of some,
    or the row of a table; what is thrown."""
    if clause.__class__ is not tuple or clause[0] == "mThrowing":
        return (clause,)
    names = class_of(clause[0])[1]
    return (clause[0], *(_part(clause, name) is None for name in ("each", "tallied") if name in names))


def _told_alike(old: Packed, new: Packed) -> bool:
    """Whether a line of a breakdown is told in the same words; what it amounts to is a matter of the statements."""
    if not _same_but(old, new, _CLAUSE):
        return False
    clause, other = _part(old, "clause"), _part(new, "clause")
    codes = tuple(one[0] if one.__class__ is tuple else None for one in (clause, other))
    if codes[0] != codes[1]:
        return False
    if codes[0] in ("mRoundRule", "mBoundsRule"):
        return True  # they have one name each
    if codes[0] not in _FIGURES:
        return _same(clause, other)
    # without a label, and with nobody who brings it, it is called by its amount
    called = _part(old, "label") is not None or _part(_part(old, "origin"), "kind")
    return _same_but(clause, other, frozenset(("cites", _FIGURES[codes[0]])) if called else _CITES)


_SAID = frozenset(("label", "cites", "origin", "clause"))
_CITES = frozenset(("cites",))
_CLAUSE = frozenset(("clause", "cites"))
_FIGURES = {"mContribution": "amount", "mCase": "answer"}
