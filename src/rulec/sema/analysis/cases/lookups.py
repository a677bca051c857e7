"""Check of the cells that rules read by fixed keys: a table that need not be complete may have no such row."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.base.text import listed
from rulec.sema.declare.constant_cells import found_by, position
from rulec.sema.expr import Lookup, walk
from rulec.sema.model import Model
from rulec.sema.summaries.uses import worked_out
from rulec.sema.typing.source_text import show_expr


def check_lookups(model: Model, report: Report) -> None:
    """What a rule reads by fixed keys is there; without the row it would be refused in every game."""
    for function in model.functions:
        for expr in worked_out(function):
            for part in walk(expr):
                if isinstance(part, Lookup):
                    _check(part, model, report)


def _check(node: Lookup, model: Model, report: Report) -> None:
    heading = model.tables[node.table]
    if heading.complete or heading.off_the_table != "refuse" or heading.unordered or heading.tally is not None:
        return
    keys = [position(key, model) for key in node.keys]
    if None in keys or found_by(node, model) is not None:
        return
    report.error(
        "R0612",
        f"the table `{node.table}` has no row for {listed(f'`{show_expr(key)}`' for key in node.keys)}",
        node.span,
        "there is nothing to read",
        related=(Place(heading.span, "the table"),),
        hint="add the row to the table, or read another one",
    )
