"""Which functions read a fact that a person may state, and a check that no cell of a table does."""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.sema.analysis.cycles import call_graph
from rulec.sema.expr import CallTo, walk
from rulec.sema.model import Model, ViewPart


def asking(model: Model) -> frozenset[str]:
    """The names of the functions that read such a fact, directly or by way of others."""
    calls = call_graph(model)
    found = {name for name, fact in model.facts.items() if fact.judged is not None}
    more = set(found)
    while more:
        more = {name for name, called in calls.items() if name not in found and not found.isdisjoint(called)}
        found |= more
    return frozenset(found)


def check_asked(model: Model, report: Report) -> None:
    """A cell is read by its keys alone: nobody hands it what a person states."""
    if not any(fact.judged is not None for fact in model.facts.values()):
        return
    names = asking(model)
    for value in model.values.values():
        if isinstance(value, ViewPart) and value.name in names:
            report.error(
                "R0371",
                f"the view `{value.view}` asks what a person has to state",
                value.cases[0].span,
                "is stated, or reads what is",
                hint="show what the game knows by itself",
            )
    for table in model.tables.values():
        cells = [cell.value for row in table.rows for cell in row.cells if cell.value is not None]
        for part in (part for value in cells for part in walk(value)):
            if isinstance(part, CallTo) and part.name in names:
                report.error(
                    "R0541",
                    f"a cell of the table `{table.name}` asks what a person has to state",
                    part.span,
                    f"`{part.name}` is stated, or reads what is",
                    hint="let the rule that reads the table ask, with `when`, and give the cell a plain value",
                )
