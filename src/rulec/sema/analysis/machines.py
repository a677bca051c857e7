"""Checks of machines: transitions that never apply, and states that a complete machine omits."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.sema import deeds as m
from rulec.sema.analysis.cases.boxes import Boxes, TooMany, subtract
from rulec.sema.analysis.cases.condition_reader import Reader
from rulec.sema.analysis.cases.space import Space
from rulec.sema.model import Model


def check_machines(model: Model, report: Report) -> None:
    """Report transitions that never apply, and states without a transition in a complete machine."""
    for machine in model.all_deeds.machines:
        for event in dict.fromkeys(one.event for one in machine.events):
            rows = [row for one in machine.events if one.event == event for row in one.rows]
            try:
                _check_rows(machine, event, rows, model, report)
            except TooMany:
                continue


def _check_rows(machine: m.Machine, event: str, rows: list[m.Transition], model: Model, report: Report) -> None:
    reader = Reader(model)
    formulas = [reader.read(row.test) for row in rows]
    space = Space(model, formulas)
    earlier: list[tuple[m.Transition, Boxes]] = []
    for row, formula in zip(rows, formulas, strict=True):
        own = space.boxes(formula)
        twice = next((other for other, _ in earlier if _plainly(other, row, machine)), None)
        shared = [name for name in row.members if twice is not None and name in twice.members]
        if not own:
            report.error(
                "R0674",
                "a line that never applies",
                row.span,
                "nothing meets all that it asks",
                hint="mend the condition of its block, or take the line away",
            )
        elif not subtract(own, [box for _, boxes in earlier for box in boxes]):
            report.error(
                "R0673",
                "a line that can never apply",
                row.span,
                "what it is for has its line before",
                related=tuple(Place(other.span, "applies before it") for other, boxes in earlier if boxes)[:3],
                hint="take it away, or move it in front of the lines that apply before it",
            )
        elif twice is not None and shared:
            report.error(
                "R0675",
                f"`{shared[0]}` has two lines",
                row.span,
                "applies to it no more",
                related=(Place(twice.span, "applies before it"),),
                hint="name each state once",
            )
        earlier.append((row, own))
    if not machine.complete:
        return
    gap = space.gap(formulas)
    if gap is not None:
        report.error(
            "R0676",
            f"`{machine.name}` does not say what comes of every state",
            next(one.span for one in machine.events if one.event == event),
            f"no line of `{event}` applies when `{gap[0]}`",
            notes=gap[1],
            hint="add a line for it; a state that stays is written `a -> a`; or leave `complete` out",
        )


def _plainly(earlier: m.Transition, later: m.Transition, machine: m.Machine) -> bool:
    """Return whether an earlier transition applies whenever both name a state.

    It does if its block has no condition, or the same condition.
    """
    first, second = (
        next(one for one in machine.events if any(row is each for each in one.rows)) for row in (earlier, later)
    )
    return first.when is None or first is second or first.when == second.when
