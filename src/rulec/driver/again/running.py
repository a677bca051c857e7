"""Which statements of which functions an example runs: so it is run again only when one of them is another.

Of a function that was run everything counts but what its statements do: parameters, what its lines are called, when
they count (a breakdown lists those that did not). That is its *outline*. Of its statements those count that were run.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Mapping
from typing import Any

from rulec.base.records import fields, replace
from rulec.driver.again.codec import LoweredPacker
from rulec.driver.again.units import Notes
from rulec.ir import nodes as ir
from rulec.sema.model import BoundsRule, Case, Contribution, RoundRule

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


def statements(body: tuple[ir.Stmt, ...]) -> Iterator[ir.Stmt]:
    """All statements, each before those in it."""
    for statement in body:
        yield statement
        for name in INNER:
            yield from statements(getattr(statement, name, ()))


def changed_parts(old: ir.Function, new: ir.Function) -> Iterator[str]:
    """The notes that a changed function touches among those who run it."""
    before, after = tuple(statements(old.body)), tuple(statements(new.body))
    if not _same(_outline(old, new), _outline(new, new)) or [*map(_frame, before)] != [*map(_frame, after)]:
        yield outline_key(old.name)
        return
    if len(old.entries) != len(new.entries) or not all(map(_told_alike, old.entries, new.entries)):
        yield outline_key(old.name)
    for at, pair in enumerate(zip(before, after, strict=True)):
        if not _acts_alike(*pair):
            yield statement_key(old.name, at)


def _outline(function: ir.Function, like: ir.Function) -> ir.Function:
    return replace(function, body=(), entries=(), declared=like.declared)


def _frame(statement: ir.Stmt) -> tuple[Any, ...]:
    """What kind of statement it is, and how many others stand in it."""
    return (statement.__class__, *(len(getattr(statement, name, ())) for name in INNER))


def _acts_alike(old: ir.Stmt, new: ir.Stmt) -> bool:
    return all(
        _same(getattr(old, one.name), getattr(new, one.name))
        for one in fields(old)
        if one.name not in INNER and one.name not in ("span", "comment")
    )


def _same(old: Any, new: Any) -> bool:
    pack = LoweredPacker().pack
    return old is new or marshal.dumps(pack(old), 2) == marshal.dumps(pack(new), 2)  # `==` takes yes for 1


def _told_alike(old: ir.Entry, new: ir.Entry) -> bool:
    """Whether a line of a breakdown is told in the same words; what it amounts to is a matter of the statements."""
    if not _same(replace(old, clause=None, cites=()), replace(new, clause=None, cites=())):  # type: ignore[arg-type]
        return False
    clause, other = old.clause, new.clause
    if clause.__class__ is not other.__class__:
        return False
    if isinstance(clause, RoundRule | BoundsRule):
        return True  # they have one name each
    if not isinstance(clause, Contribution | Case):
        return _same(clause, other)
    figure = "amount" if isinstance(clause, Contribution) else "answer"
    # without a label, and with nobody who brings it, it is called by its amount
    told = ("cites", figure) if old.label is not None or old.origin.kind else ("cites",)
    return _same(replace(clause, **{name: getattr(other, name) for name in told}), other)
