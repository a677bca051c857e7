"""Walks over statements: their blocks, expressions and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never, get_args

from rulec.base.tree import once_a_node, outermost
from rulec.sema import deeds as m
from rulec.sema.deeds import Statement
from rulec.sema.expr import Expr, Typed
from rulec.sema.model import Words

_STATEMENT = get_args(Statement)


def blocks(stmt: Statement) -> tuple[tuple[Statement, ...], ...]:
    """Return the blocks directly inside a statement, in written order."""
    match stmt:
        case m.If(branches=branches, other=other):
            return (*(body for _, body in branches), other)
        case m.Loop(body=body) | m.AtOnce(body=body):
            return (body,)
        case m.Choose(body=body, otherwise=otherwise) | m.Draw(body=body, otherwise=otherwise):
            return (body, otherwise)
        case m.Chance(outcomes=outcomes):
            return tuple(outcome.body for outcome in outcomes)
        case m.Let() | m.ThrowAs() | m.RunAs() | m.Change() | m.Create() | m.Remove() | m.Shuffle() | m.Run():
            return ()
        case m.Weigh() | m.NoteEvent() | m.Tell() | m.Finish() | m.Fail() | m.EndGame() | m.Ask() | m.Reveal():
            return ()
        case m.Adjust():
            return ()
        case _:
            assert_never(stmt)


def sealed_answers(body: tuple[Statement, ...]) -> frozenset[str]:
    """Return the names of the sealed answers of a body."""
    return frozenset(stmt.name for stmt in walk(body) if isinstance(stmt, m.Ask) and stmt.sealed)


def walk(body: tuple[Statement, ...]) -> Iterator[Statement]:
    """Yield every statement of a body, each before the statements inside it."""
    for stmt in body:
        yield stmt
        for block in blocks(stmt):
            yield from walk(block)


@once_a_node
def expressions(stmt: Statement) -> tuple[Expr, ...]:
    """Return the expressions of a statement, without those of its blocks and texts."""
    return tuple(outermost(stmt, Typed, (Words, *_STATEMENT)))


@once_a_node
def texts(stmt: Statement) -> tuple[Words, ...]:
    """Return the texts of a statement, without those of its blocks."""
    return tuple(outermost(stmt, Words, (Typed, *_STATEMENT)))
