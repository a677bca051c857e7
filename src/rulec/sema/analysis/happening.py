"""Checks of bodies and events: processes that run themselves, events that no statement notes, unread names, constant
tests, and processes at the beginning of a game that need a player.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Place, Report
from rulec.base.memory import once_a_model
from rulec.base.spans import Span
from rulec.base.tree import all_of
from rulec.sema import deeds as m
from rulec.sema.analysis.cases.terms import values_of
from rulec.sema.analysis.each import each
from rulec.sema.expr import ConstantRef, Expr, Happened, RulingRef, TruthLit, variables
from rulec.sema.expr import walk as parts
from rulec.sema.model import Model
from rulec.sema.summaries.call_graph import rings
from rulec.sema.summaries.effects import of, reached, runs
from rulec.sema.summaries.uses import bodies, uses, values, with_lines
from rulec.sema.summaries.walks import blocks, walk
from rulec.sema.typing.constant_folding import fold


def check_happening(model: Model, report: Report) -> None:
    """Report rings of processes and triggers, and events that no statement notes."""
    _check_rings(model.all_deeds, report)
    _check_events(model, report)


@each(lambda model: with_lines(model))
def check_bodies(declared: m.Process | m.Upon | m.Act | m.Doing, model: Model, report: Report) -> None:
    """Report names that no statement of a body reads, and tests with a constant answer."""
    _check_names(declared.body, report)
    check_tests(declared.body, model, report)


def _check_rings(deeds: m.Deeds, report: Report) -> None:
    ran = {process.name: runs(process.body, deeds.upons) for process in deeds.processes.values()}
    ran.update((upon.name, runs(upon.body, deeds.upons)) for upon in deeds.upons)
    for ((name, follows, place), *further), way in rings(ran):
        report.error(
            "R0669",
            f"`{name}` sets itself going",
            place,
            f"runs `{follows}`" if follows in deeds.processes else f"sets off `{follows}`",
            related=tuple(Place(span, f"`{a}` runs `{b}`") for a, b, span in further),
            notes=(way,) if further else (),
            hint="nothing that happens may lead back to itself; what comes round again is a step of a sequence",
        )


def _check_events(model: Model, report: Report) -> None:
    """Report events that no statement notes. A parent's event may wait for another pack."""
    deeds = model.all_deeds
    noted = {of(stmt).notes for named, body in bodies(model) if named[0] != "example" for stmt in walk(body)}
    noted.update(event for sequence in deeds.sequences.values() for event in sequence.notes)
    asked = asked_events(model)
    for event in deeds.events.values():
        if event.name in noted:
            continue
        related = (Place(asked[event.name], "waited for here"),) if event.name in asked else ()
        report.error(
            "R0670",
            f"nothing notes the event `{event.name}`",
            event.span,
            "never comes about",
            related=related,
            hint=f"note it where it happens: `note {event.name}(…)`, or take the event away",
            own=True,
        )


@once_a_model
def asked_events(model: Model) -> dict[str, Span]:
    """Return the events that have a trigger or that an expression reads, each with the first such place."""
    asked = {upon.event: upon.span for upon in reversed(model.all_deeds.upons)}
    for part in (part for use in uses(model) for part in all_of(use.value, Happened)):
        asked.setdefault(part.event, part.span)
    return asked


def _check_names(body: tuple[m.Statement, ...], report: Report) -> None:
    """Report names that no statement below them in their block reads."""
    for at, stmt in enumerate(body):
        for block in blocks(stmt):
            _check_names(block, report)
        done = of(stmt)
        if not done.binds or any(done.binds in variables(*values(below)) for below in walk(body[at + 1 :])):
            continue
        report.error(
            "R0671",
            f"nothing reads `{done.binds}`",
            stmt.span,
            "bound for nothing",
            hint="take `as …` away"
            if isinstance(stmt, m.Create)
            else "write `run …` when its answer does not matter, or take the line away"
            if done.runs
            else "use its name below, or take the line away",
        )


def check_tests(body: tuple[m.Statement, ...], model: Model, report: Report) -> None:
    """Report tests with the same answer in every case."""
    for test in _tests(body):
        answer = fold(test, values_of(model))
        if not isinstance(answer, TruthLit) or any(isinstance(p, RulingRef | ConstantRef) for p in parts(test)):
            continue  # another pack may decide the ruling otherwise, so the test is not constant
        report.error(
            "R0672",
            f"this test {'always' if answer.value else 'never'} holds",
            test.span,
            "decides nothing",
            hint="take the test away" if answer.value else "take the test away, with the lines that hang on it",
        )


def _tests(body: tuple[m.Statement, ...]) -> Iterator[Expr]:
    for stmt in walk(body):
        match stmt:
            case m.If(branches=branches):
                yield from (test for test, _ in branches)
            case m.Loop(where=where, until=until):
                yield from (test for test in (where, until) if test is not None)
            case m.Choose(where=where) if where is not None:
                yield where
            case _:
                pass


def check_beginning(model: Model, report: Report) -> None:
    """Report processes `at the beginning` that have parameters or a result, or that ask a player, directly or through
    calls.
    """
    for process in model.all_deeds.processes.values():
        if not process.begins:
            continue
        if process.parameters or process.result is not None:
            report.error(
                "R0972", f"`{process.name}` is carried out at the beginning, when nobody gives it anything",
                process.span, "takes or answers something",
                hint=f"let another process take it: `process {process.name}() at the beginning` runs that one",
            )  # fmt: skip
        asked = next((stmt for stmt in reached(process.body, model.all_deeds) if of(stmt).asks), None)
        if asked is not None:
            report.error(
                "R0972", f"`{process.name}` is carried out at the beginning, and nobody can answer then",
                process.span, "asks somebody", related=(Place(asked.span, "the question"),),
                hint="ask in the first step of the sequence",
            )  # fmt: skip
