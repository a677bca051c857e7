"""Checks that what sets up a game needs nobody: it is told nothing, answers nothing and asks nobody."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.sema import deeds as m
from rulec.sema.model import Model
from rulec.sema.summaries.effects import reached


def check_beginning(model: Model, report: Report) -> None:
    """A process `at the beginning` has no parameters and no answer, and no question in it or in what it runs."""
    deeds = model.deeds
    for process in deeds.processes.values() if deeds is not None else ():
        if not process.begins:
            continue
        if process.parameters or process.result is not None:
            report.error(
                "R0972", f"`{process.name}` is carried out at the beginning, when nobody gives it anything",
                process.span, "takes or answers something",
                hint=f"let another process take it: `process {process.name}() at the beginning` runs that one",
            )  # fmt: skip
        asked = (
            next((stmt for stmt in reached(process.body, deeds) if isinstance(stmt, m.Ask)), None) if deeds else None
        )
        if asked is not None:
            report.error(
                "R0972", f"`{process.name}` is carried out at the beginning, and nobody can answer then",
                process.span, "asks somebody", related=(Place(asked.span, "the question"),),
                hint="ask in the first step of the sequence",
            )  # fmt: skip
