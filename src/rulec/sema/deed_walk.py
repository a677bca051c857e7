"""Walks over statements: their blocks, expressions and texts. The one place that knows every statement's parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulec.sema.deeds import (
    Act,
    Adjust,
    Ask,
    AtOnce,
    Chance,
    Change,
    Choose,
    Create,
    Draw,
    EndGame,
    Fail,
    Finish,
    If,
    Let,
    Loop,
    NoteEvent,
    Ordering,
    Remove,
    Reveal,
    Run,
    RunEach,
    Sequence,
    Shuffle,
    Statement,
    Tell,
    ThrowAs,
    Weigh,
)
from rulec.sema.expr import Expr
from rulec.sema.model import Need, Words


def blocks(stmt: Statement) -> tuple[tuple[Statement, ...], ...]:
    """The blocks directly inside a statement, in written order."""
    match stmt:
        case If(branches=branches, other=other):
            return (*(body for _, body in branches), other)
        case Loop(body=body) | AtOnce(body=body):
            return (body,)
        case Choose(body=body, otherwise=otherwise) | Draw(body=body, otherwise=otherwise):
            return (body, otherwise)
        case Chance(outcomes=outcomes):
            return tuple(outcome.body for outcome in outcomes)
        case _:
            return ()


def walk(body: tuple[Statement, ...]) -> Iterator[Statement]:
    """Every statement of a body, each before what is inside it."""
    for stmt in body:
        yield stmt
        for block in blocks(stmt):
            yield from walk(block)


def expressions(stmt: Statement) -> tuple[Expr, ...]:
    """The expressions of a statement itself, in written order; those of its blocks are not among them."""
    match stmt:
        case Let(value=value) | ThrowAs(value=value) | Create(value=value) | Remove(value=value):
            return (value,)
        case Change(place=place, value=value, limit=limit):
            return (*_some(place.of), value, *_some(limit))
        case If(branches=branches):
            return tuple(test for test, _ in branches)
        case (
            Loop(source=source, where=where, ordering=ordering) | Choose(source=source, where=where, ordering=ordering)
        ):
            return (source, *_some(where), *ordered(ordering))
        case Shuffle(place=place) | Draw(place=place):
            return _some(place.of)
        case Chance(value=value, outcomes=outcomes):
            return (value, *(by for outcome in outcomes for by in _some(outcome.by)))
        case Run(arguments=arguments) | NoteEvent(arguments=arguments) | Weigh(arguments=arguments):
            return arguments
        case Tell(who=who, failing=failing):
            return (*_some(who), *(() if failing is None else (failing.of,)))
        case Finish(value=value):
            return _some(value)
        case Ask(who=who, source=source, ends=ends, default=default, counts=(least, most)):
            return (who, *_some(source), *(ends or ()), *_some(least), *_some(most), *_some(default))
        case Reveal(value=value):
            return (value,)
        case Adjust(pending=pending, value=value):
            return (pending, value)
        case AtOnce() | Fail() | EndGame():
            return ()
        case _:
            assert_never(stmt)


def texts(stmt: Statement) -> tuple[Words, ...]:
    """The texts of a statement itself."""
    match stmt:
        case Tell(text=text) | Fail(text=text) | EndGame(text=text):
            return (text,)
        case Adjust(label=said):
            return (said,)
        case Ask(question=question):
            return (question,)
        case Chance(label=label) | ThrowAs(label=label):
            return (label,) if label is not None else ()
        case _:
            return ()


def ordered(ordering: Ordering | None) -> tuple[Expr, ...]:
    """The expressions that an order compares."""
    return tuple(key.value for key in ordering.keys) if ordering is not None else ()


def act_expressions(act: Act) -> tuple[Expr, ...]:
    """The expressions of an act's clauses, without those of its statements."""
    found: list[Expr | None] = []
    for taken in act.takes:
        found += [taken.domain, *(taken.range or ()), taken.default]
    for cost in act.costs:
        found += [cost.amount, cost.when]
    for need in (*act.opens, *act.needs):
        found += need_expressions(need)
    return tuple(one for one in found if one is not None)


def need_expressions(need: Need) -> list[Expr | None]:
    """The expressions of a need and of what waives it."""
    found: list[Expr | None] = [need.test, need.when, need.origin.carries, need.origin.when]
    for waiver in need.waivers:
        found += [waiver.origin.carries, waiver.origin.when]
    return found


def sequence_expressions(sequence: Sequence) -> tuple[Expr, ...]:
    """The expressions of a sequence."""
    found: list[Expr | None] = [*ordered(sequence.ordering)]
    for limit in sequence.limits:
        found += [limit.amount, limit.when]
    for stage in sequence.stages:
        for item in stage.items:
            if isinstance(item, RunEach):
                found += [*item.arguments, item.source, item.where, *ordered(item.ordering)]
    return tuple(one for one in found if one is not None)


def _some(value: Expr | None) -> tuple[Expr, ...]:
    return () if value is None else (value,)
