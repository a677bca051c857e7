"""See the README of this folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain

from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.fork_pool import Share
from rulec.sema.analysis.asked import check_asked
from rulec.sema.analysis.cases.changes import check_changes
from rulec.sema.analysis.cases.conditions import check_conditions
from rulec.sema.analysis.cases.divisions import check_divisions
from rulec.sema.analysis.cases.rolls import check_rolls
from rulec.sema.analysis.cases.table_rows import check_lookups, check_tables
from rulec.sema.analysis.cases.value_cases import check_facts, check_values
from rulec.sema.analysis.cycles import check_cycles
from rulec.sema.analysis.flow.information_flow import check_leaks
from rulec.sema.analysis.happening import check_beginning, check_happening
from rulec.sema.analysis.machines import check_machines
from rulec.sema.analysis.owned import check_owned
from rulec.sema.analysis.pairs import check_pairs
from rulec.sema.analysis.provenance import check_lines, check_provenance
from rulec.sema.analysis.silent import check_silent
from rulec.sema.analysis.solves import check_solves, check_stale
from rulec.sema.analysis.titles import check_titles
from rulec.sema.analysis.twice import check_twice
from rulec.sema.analysis.unused import check_idle, check_kinds, check_unused
from rulec.sema.model import Model
from rulec.sema.summaries.carried_out import check_works_by

CHECKS = (
    check_leaks,  # it takes longest
    check_tables,
    check_lookups,
    check_values,
    check_rolls,
    check_facts,
    check_conditions,
    check_changes,
    check_pairs,
    check_cycles,
    check_asked,
    check_beginning,
    check_happening,
    check_idle,
    check_owned,
    check_solves,
    check_stale,
    check_machines,
    check_titles,
    check_silent,
    check_divisions,
    check_unused,
    check_kinds,
    check_works_by,
    check_twice,
    check_provenance,
    check_lines,
)


def analyse(model: Model, report: Report) -> None:
    """Run all checks of a whole model and report what they find.

    What is idle in a parent's file, or waits there, does so because of this pack, or for another one: the parent was
    checked alone. The checks mark such a fault as `own`.
    """
    found = Share([partial(_checked, check, model) for check in CHECKS]).finish()
    files = model.changes.files
    for one in chain.from_iterable(found):
        if not one.own or files.get(one.primary.span.source.path, model.pack) == model.pack:
            report.found.append(one)


def _checked(check: Callable[[Model, Report], None], model: Model) -> list[Diagnostic]:
    report = Report()
    check(model, report)
    return report.found


__all__ = ["CHECKS", "analyse", *(check.__name__ for check in CHECKS)]
