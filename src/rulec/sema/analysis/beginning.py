"""Checks that what sets up a game needs nobody: it is told nothing, answers nothing and asks nobody."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.sema import deeds as m
from rulec.sema.deed_walk import walk
from rulec.sema.model import Model
from rulec.sema.throwing import runs


def check_beginning(model: Model, report: Report) -> None:
    """A process `at the beginning` has no parameters and no answer, and no question in it or in what it runs."""
    for process in model.deeds.processes.values() if model.deeds is not None else ():
        if not process.begins:
            continue
        if process.parameters or process.result is not None:
            report.error(
                "R0972", f"`{process.name}` is carried out at the beginning, when nobody gives it anything",
                process.span, "takes or answers something",
                hint=f"let another process take it: `process {process.name}() at the beginning` runs that one",
            )  # fmt: skip
        asked = _question(process, model.deeds)
        if asked is not None:
            report.error(
                "R0972", f"`{process.name}` is carried out at the beginning, and nobody can answer then",
                process.span, "asks somebody", related=(Place(asked.span, "the question"),),
                hint="ask in the first step of the sequence",
            )  # fmt: skip


def _question(process: m.Process, deeds: m.Deeds | None) -> m.Ask | None:
    """The first question that a process comes to."""
    assert deeds is not None
    upons = {upon.name: upon.body for upon in deeds.upons}
    seen: set[str] = set()
    left = [process.name]
    while left:
        name = left.pop()
        if name in seen:
            continue
        seen.add(name)
        body = upons[name] if name in upons else deeds.processes[name].body
        for stmt in walk(body):
            if isinstance(stmt, m.Ask):
                return stmt
        left += runs(body, deeds.upons)
    return None
