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
from rulec.sema.analysis.provenance import check_provenance
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
)


IDLE = frozenset(["R0621", "R0622", "R0624", "R0632", "R0633", "R0636", "R0637", "R0652"])
"""What is idle in a parent's file is idle because of this pack: the parent alone was checked without it."""


def analyse(model: Model, report: Report) -> None:
    """All checks of a whole model; what they find goes to the report."""
    found = Share([partial(_checked, check, model) for check in CHECKS]).finish()
    for one in chain.from_iterable(found):
        if (
            one.code.number not in IDLE
            or model.changes.files.get(one.primary.span.source.path, model.pack) == model.pack
        ):
            report.found.append(one)


def _checked(check: Callable[[Model, Report], None], model: Model) -> list[Diagnostic]:
    report = Report()
    check(model, report)
    return report.found


__all__ = ["CHECKS", "analyse", *(check.__name__ for check in CHECKS)]
