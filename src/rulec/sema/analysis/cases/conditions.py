"""Checks of the conditions of quantities: contributions that never or always count, clashes, and missing bases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rulec.base.diagnostics import Place, Report
from rulec.base.records import replace
from rulec.sema.analysis.cases.boxes import TooMany, overlap, subtract
from rulec.sema.analysis.cases.condition_reader import Reader
from rulec.sema.analysis.cases.space import Space
from rulec.sema.analysis.cases.terms import Formula, has_loop, literal
from rulec.sema.analysis.cases.value_cases import report_never_holds
from rulec.sema.analysis.each import each
from rulec.sema.analysis.pairs import check_together, clash
from rulec.sema.expr import Expr, Variable, substitute
from rulec.sema.model import OWN, Contribution, EachOf, Model, Origin, Quantity, Step

BEGINS = ("base", "throw")  # the verbs that give a value its start


@each(lambda model: model.quantities.items())
def check_conditions(quantity: Quantity, model: Model, report: Report) -> None:
    """Report contributions that never count, conditions that always hold, clashes and missing bases of a quantity."""
    reader = Reader(model)
    for step in quantity.steps:
        check_together(step, report)
        for contribution in step.contributions:
            _check_condition(contribution, reader, model, report)
        for first, second in _rivals(step):
            _check_clash(quantity, first, second, reader, model, report)
    if quantity.steps:
        _check_base(quantity, quantity.steps[0], reader, model, report)


def counts(contribution: Contribution, reader: Reader) -> Formula:
    """Return the condition under which a contribution counts (for some element of its `for each`)."""
    where = contribution.each.where if contribution.each is not None else None
    return reader.clause(contribution.origin, where, contribution.when)


def _check_condition(given: Contribution, reader: Reader, model: Model, report: Report) -> None:
    whole = counts(given, reader)
    before = reader.clause(given.origin, given.each.where if given.each is not None else None)
    own = reader.clause(OWN, given.when)
    space = Space(model, [whole, before, own])
    try:
        if not space.boxes(whole):
            _report_never(given, space, own, before, report)
        elif given.when is not None and not subtract(space.boxes(before), space.boxes(own)):
            report.warning(
                "R0633",
                "a condition that always holds",
                given.when.span,
                "always met" if given.origin.is_own else "always met where this line counts",
                hint="leave the condition out, or mend it",
                own=True,
            )
    except TooMany:
        return


def _report_never(given: Contribution, space: Space, own: Formula, before: Formula, report: Report) -> None:
    span, label = given.span, "never counts"
    related: tuple[Place, ...] = ()
    if given.when is not None and not space.boxes(own):
        span, label = given.when.span, "nothing meets this"
        if given.tallied is not None and given.tallied.when is not None:
            related = (Place(given.tallied.when.span, "the row is read only when this holds"),)
    elif given.origin.when is not None:
        span = given.when.span if given.when is not None else given.origin.when.span
        label = "never holds here" if space.boxes(before) else "nothing meets this"
        if space.boxes(before):
            related = (Place(given.origin.when.span, "does not go together with this"),)
    report_never_holds(span, report, label, related)


def _rivals(step: Step) -> Iterator[tuple[Contribution, Contribution]]:
    """Yield the pairs of contributions of which at most one may count: two that start the value, or two `set to`."""
    for verbs in (BEGINS, ("set to",)):
        same = [c for c in step.contributions if c.verb in verbs]
        yield from combinations(same, 2)


def _check_clash(
    quantity: Quantity, first: Contribution, second: Contribution, reader: Reader, model: Model, report: Report
) -> None:
    if _is_beaten(first, second) or _is_beaten(second, first):
        return
    amount = literal(first.amount, model)
    if amount is not None and amount == literal(second.amount, model):
        return
    if first.together and second.together and first.amount == second.amount:
        return
    one, other = counts(first, reader), counts(_apart(second), reader)
    space = Space(model, [one, other])
    what = f"`{first.verb}`"
    try:
        if overlap(space.boxes(one), space.boxes(other)) is None:
            return
        if first.together and second.together:
            _report_differ(quantity, first, second, report)
            return
        if clash(quantity.name, first, second, report):
            return
        shared = overlap(space.boxes(one, may=False), space.boxes(other, may=False))
        if shared is not None:
            shown = space.show(shared)
            report.error(
                "R0630",
                f"two {what} lines of `{quantity.name}` clash",
                second.span,
                f"both count when `{shown}`" if shown else "both always count",
                related=(Place(first.span, "the other line"),),
                hint="narrow one condition, or say which goes first with `as FAMILY` and `over FAMILY`",
            )
            return
    except TooMany:
        pass
    report.warning(
        "R0641",
        f"two {what} lines of `{quantity.name}` may clash",
        second.span,
        "nothing shows that only one of the two counts",
        related=(Place(first.span, "the other line"),),
        hint="write the two as one line with `if … then … else …`, or narrow a condition",
    )


def _report_differ(quantity: Quantity, first: Contribution, second: Contribution, report: Report) -> None:
    report.error(
        "R0388",
        f"two lines of `{quantity.name}` count together and give different amounts",
        second.amount.span,
        "another amount than the other line's",
        related=(Place(first.amount.span, "the other amount"),),
        hint="give both the same amount, or narrow a condition",
    )


def _is_beaten(one: Contribution, other: Contribution) -> bool:
    return one.family is not None and other.over == one.family


def _apart(given: Contribution) -> Contribution:
    """Return the contribution with a fresh loop variable, since two loops visit their lists independently."""
    if given.each is None:
        return given
    name = given.each.variable
    fresh = {name: Variable(type=given.each.type, span=given.span, name=f"another {name}")}

    def put(expr: Expr | None) -> Expr | None:
        return expr if expr is None or has_loop(expr) else substitute(expr, fresh)

    each = EachOf(f"another {name}", given.each.type, given.each.source, put(given.each.where))
    origin: Origin = given.origin
    return replace(given, each=each, when=put(given.when), origin=origin)


def _check_base(quantity: Quantity, step: Step, reader: Reader, model: Model, report: Report) -> None:
    """Report cases in which a quantity with a base has none."""
    bases = [c for c in step.contributions if c.verb in BEGINS and c.each is None]
    if not bases:
        return
    starts = [c for c in step.contributions if c.verb in (*BEGINS, "set to")]
    formulas = [counts(c, reader) for c in starts]
    space = Space(model, formulas)
    try:
        gap = space.gap(formulas)
    except TooMany:
        return
    if gap is None:
        return
    shown, notes = gap
    report.error(
        "R0631",
        f"`{quantity.name}` has no base in some cases",
        bases[-1].span,
        f"no base when `{shown}`" if shown else "no base ever counts",
        related=tuple(Place(c.span, "") for c in bases[:-1][:3]),
        notes=notes,
        hint="add a base for it; where the value begins with nothing, say so with a base of nothing",
    )
