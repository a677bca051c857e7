"""Checks of pairs of variants that touch one declaration: both may be played at once unless one excludes the other.

Each variant is a condition of its own to all other checks, so that the plain rules, each variant alone and every pair
are looked at together; here is what only pairs can do to each other.
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
    """The variant that brings a line, if one does."""
    if clause.origin.when is None:
        return None
    return next((node for node in walk(clause.origin.when) if isinstance(node, VariantOn)), None)


def clash(name: str, first: Contribution | Case, second: Contribution | Case, report: Report) -> bool:
    """Reports two lines that clash when they come from two variants; whether they do."""
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
    """`together` speaks of lines that set the value, and of more than one of them."""
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
    """Answers of two variants to one value, of which the first would count."""
    reader = Reader(model)
    for value in (*model.values.values(), *model.decides.values()):
        brought = [case for case in value.cases if variant_of(case) is not None]
        for first, second in combinations(brought, 2):
            one, other = reader.case(first), reader.case(second)
            same = literal(first.answer, model)
            if together(model, one, other) and (same is None or same != literal(second.answer, model)):
                clash(value.name, first, second, report)
