"""Checks of a resolved model. The README of this folder describes the modules and the method."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain

from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.fork_pool import Share
from rulec.base.memory import Memory
from rulec.base.records import replace
from rulec.sema.analysis import silent
from rulec.sema.analysis.asked import check_asked
from rulec.sema.analysis.carried_sentences import check_marks
from rulec.sema.analysis.cases.changes import check_changes, check_families
from rulec.sema.analysis.cases.conditions import check_conditions
from rulec.sema.analysis.cases.divisions import check_divisions
from rulec.sema.analysis.cases.rolls import check_rolls
from rulec.sema.analysis.cases.table_rows import check_lookups, check_tables
from rulec.sema.analysis.cases.value_cases import check_facts, check_values
from rulec.sema.analysis.cycles import check_cycles
from rulec.sema.analysis.each import Each, Numberless
from rulec.sema.analysis.flow.information_flow import check_leaks
from rulec.sema.analysis.happening import check_beginning, check_bodies, check_happening
from rulec.sema.analysis.machines import check_machines
from rulec.sema.analysis.owned import check_owned
from rulec.sema.analysis.pairs import check_pairs
from rulec.sema.analysis.provenance import check_lines, check_provenance
from rulec.sema.analysis.silent import check_results, check_silent
from rulec.sema.analysis.solves import check_solves, check_stale
from rulec.sema.analysis.titles import check_titles
from rulec.sema.analysis.twice import check_twice
from rulec.sema.analysis.unused import check_for_readers, check_idle, check_kinds, check_unused
from rulec.sema.expr import spelt_out
from rulec.sema.model import Model
from rulec.sema.summaries.carried_out import check_works_by

CHECKS: tuple[Callable[[Model, Report], None], ...] = (
    Numberless(check_leaks),  # the slowest check starts first
    check_tables,
    check_lookups,
    check_values,
    check_rolls,
    check_facts,
    check_conditions,
    check_changes,
    Numberless(check_families),
    check_pairs,
    Numberless(check_cycles),
    Numberless(check_asked),
    Numberless(check_beginning),
    Numberless(check_happening),
    check_bodies,
    Numberless(check_idle),
    check_owned,
    check_solves,
    check_stale,
    Numberless(check_machines),
    Numberless(check_titles),
    check_silent,
    check_results,
    Numberless(check_marks),
    check_divisions,
    Numberless(check_unused),
    Numberless(check_kinds),
    Numberless(check_for_readers),
    Numberless(check_works_by),
    check_twice,
    Numberless(check_provenance),
    Numberless(check_lines),
)


FOR_NOTHING = frozenset(
    check.__name__
    for check in (
        check_asked, check_beginning, check_families, check_happening, check_idle, check_owned, check_machines,
        check_silent, check_unused, check_kinds, check_works_by, check_provenance, check_lines, silent.check_unread,
    )
)  # fmt: skip
"""Checks that report missing counterparts: a declaration without a reader, a cause or an answer."""
Missed = Callable[[Diagnostic], bool]
"""Predicate: whether a diagnostic may be a consequence of the faulty declarations that the remainder leaves out."""


def analyse(model: Model, report: Report, memory: Memory | None = None, missed: Missed | None = None) -> None:
    """Run all checks on a model and report their findings.

    `memory` caches the findings per declaration. When declarations are left out of the model, diagnostics for which
    `missed` is true are dropped.

    A check marks a diagnostic as `own` if a parent's file may contain it without fault: the parent was checked alone,
    and its declaration may wait for another pack. Such diagnostics are reported only in files of this pack.
    """
    model = _spelt_out(model)
    checks = [partial(_checked, check, model, memory, missed) for check in CHECKS]
    # a forked worker cannot write to the cache of its parent, so a cached run stays in this process
    found = Share(checks).finish() if memory is None else [check() for check in checks]
    files = model.changes.files
    for one in chain.from_iterable(found):
        if not one.own or files.get(one.primary.span.source.path, model.pack) == model.pack:
            report.found.append(one)


def _spelt_out(model: Model) -> Model:
    """Return the model with the `let` names of its quantities replaced by their values.

    Conditions are compared by their expressions, which must not depend on names.
    """
    changed = {name: spelt_out(one) for name, one in model.quantities.items() if one.lets}
    return replace(model, quantities={**model.quantities, **changed}) if changed else model


def _checked(
    check: Callable[[Model, Report], None], model: Model, memory: Memory | None, missed: Missed | None
) -> list[Diagnostic]:
    report = Report()
    if isinstance(check, Each | Numberless) and memory is not None:
        check.changed(model, report, memory)
    else:
        check(model, report)
    if missed is not None and check.__name__ in FOR_NOTHING:
        return [one for one in report.found if not missed(one)]
    return report.found


def check_unread(model: Model, report: Report, memory: Memory | None = None, missed: Missed | None = None) -> None:
    """Report declarations that nothing uses, in a pack in which games begin."""
    report.found += _checked(Numberless(silent.check_unread), model, memory, missed)


__all__ = ["CHECKS", "analyse", "check_unread"]
