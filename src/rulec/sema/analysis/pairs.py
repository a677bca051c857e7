"""Checks of pairs of variants that change one declaration. Both may be played at once unless one excludes the other.

To all other checks each variant is a condition of its own. They therefore cover the plain rules and each combination of
variants; this module covers faults that only pairs cause.
"""

from __future__ import annotations

from itertools import combinations

from rulec.base.diagnostics import Place, Report
from rulec.sema.analysis.cases.condition_reader import Reader
from rulec.sema.analysis.cases.space import together
from rulec.sema.analysis.cases.terms import literal
from rulec.sema.expr import VariantOn, walk
from rulec.sema.model import Case, Contribution, Model, Step


def variant_of(clause: Contribution | Case) -> VariantOn | None:
    """Return the variant that contributes a clause, if any."""
    if clause.origin.when is None:
        return None
    return next((node for node in walk(clause.origin.when) if isinstance(node, VariantOn)), None)


def clash(name: str, first: Contribution | Case, second: Contribution | Case, report: Report) -> bool:
    """Report two clauses of different variants that clash. Return whether they do."""
    one, other = variant_of(first), variant_of(second)
    if one is None or other is None or one.name == other.name:
        return False
    report.error(
        "R0386",
        f"the variants `{one.name}` and `{other.name}` clash in `{name}`",
        second.span,
        f"counts under `{other.name}`",
        related=(Place(first.span, f"counts under `{one.name}`"),),
        hint=f"write `not with {one.name}` in the variant `{other.name}`, or give both the same and write `together`"
        if isinstance(first, Contribution)
        else f"write `not with {one.name}` in the variant `{other.name}`",
    )
    return True


def check_together(step: Step, report: Report) -> None:
    """Report `together` on a clause that does not set the value, and on the only clause of a step that has it."""
    said = [c for c in step.contributions if c.together]
    for given in said:
        if given.verb != "set to":
            label, hint = f"this is `{given.verb}`", "lines that add count together anyway: take the word away"
        elif len(said) < 2:
            label, hint = "no other line says so", "write it behind each line that gives the same, or take it away"
        else:
            continue
        report.error("R0982", "nothing counts together with this line", given.span, label, hint=hint)


def check_pairs(model: Model, report: Report) -> None:
    """Report values for which two variants give different answers in the same case."""
    reader = Reader(model)
    for value in (*model.values.values(), *model.decides.values()):
        brought = [case for case in value.cases if variant_of(case) is not None]
        for first, second in combinations(brought, 2):
            one, other = reader.case(first), reader.case(second)
            same = literal(first.answer, model)
            if together(model, one, other) and (same is None or same != literal(second.answer, model)):
                clash(value.name, first, second, report)
