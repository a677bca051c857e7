"""Checks of contributions: no effect, contradictory limits, families without members, and reductions of more than 100
%.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from rulec.base.diagnostics import Place, Report
from rulec.sema.analysis.cases.condition_reader import Reader
from rulec.sema.analysis.cases.conditions import counts
from rulec.sema.analysis.cases.space import together
from rulec.sema.analysis.cases.terms import ALWAYS, amount
from rulec.sema.analysis.each import each
from rulec.sema.model import Contribution, Model, Quantity, Step
from rulec.sema.typing.source_text import show_number

_IDLE = {"add": 0, "subtract": 0, "increase by": 0, "reduce by": 0, "times": 1, "divide by": 1}
_OPERATION = {"subtract": "add", "reduce by": "increase by"}


@each(lambda model: model.quantities.items())
def check_changes(quantity: Quantity, model: Model, report: Report) -> None:
    """Report contributions without effect, contradictory limits, faulty families and excessive reductions of a
    quantity.
    """
    reader = Reader(model)
    _check_bounds(quantity, model, report)
    _check_families(quantity, report)
    for step in quantity.steps:
        for contribution in step.contributions:
            _check_idle(contribution, model, report)
        _check_limits(quantity, step, reader, model, report)
        _check_cuts(quantity, step, reader, model, report)
        _check_ends(quantity, step, reader, model, report)


def check_families(model: Model, report: Report) -> None:
    """Report families for several quantities without members."""
    # a quantity cannot declare a family of that name
    used = {family.name for quantity in model.quantities.values() for family in quantity.families}
    for shared in model.families.values():
        if shared.pack == model.pack and shared.name not in used:
            report.warning(
                "R0636", f"nothing counts as `{shared.name}`", shared.span, "a family without members",
                hint=f"write `as {shared.name}` behind the lines that belong to it, or take the family away",
            )  # fmt: skip


def _check_idle(given: Contribution, model: Model, report: Report) -> None:
    # a line with `over` has an effect even so: it excludes the family
    if given.verb in _IDLE and given.over is None and amount(given.amount, model) == _IDLE[given.verb]:
        report.error(
            "R0637",
            "a line that changes nothing",
            given.span,
            f"`{given.verb}` {show_number(Fraction(_IDLE[given.verb]), given.amount.type)} leaves the value as it is",
            hint="take the line away, or give the amount that is meant",
            own=True,
        )


def _check_bounds(quantity: Quantity, model: Model, report: Report) -> None:
    bounds = quantity.bounds
    if bounds is None:
        return
    low, high = amount(bounds.low, model), amount(bounds.high, model)
    if low is not None and high is not None and low > high:
        report.error(
            "R0638",
            f"the bounds of `{quantity.name}` are the wrong way round",
            bounds.span,
            f"{show_number(low, quantity.result)} is more than {show_number(high, quantity.result)}",
            hint="write the lower end first: `at least LOW, at most HIGH`",
        )


def _check_ends(quantity: Quantity, step: Step, reader: Reader, model: Model, report: Report) -> None:
    """Report contradictory `at least` and `at most` of a step and, in the last step, limits outside the bounds."""
    ends = [c for c in step.contributions if c.verb in ("at least", "at most")]
    if quantity.bounds is not None and step is quantity.steps[-1]:
        for end in ends:
            _check_against_bounds(quantity, end, model, report)
    for one, other in combinations(ends, 2):
        floor, top = (one, other) if one.verb == "at least" else (other, one)
        low, high = amount(floor.amount, model), amount(top.amount, model)
        if floor.verb == top.verb or low is None or high is None or low <= high:
            continue
        if _go_together(one, other, reader, model):
            report.error(
                "R0639",
                f"two limits of `{quantity.name}` contradict each other",
                other.span,
                "cannot be kept together with the other",
                related=(Place(one.span, "the other limit"),),
                hint="lower the one or raise the other, or narrow their conditions",
            )


def _check_against_bounds(quantity: Quantity, end: Contribution, model: Model, report: Report) -> None:
    assert quantity.bounds is not None
    low, high = amount(quantity.bounds.low, model), amount(quantity.bounds.high, model)
    value = amount(end.amount, model)
    if value is None or low is None or high is None:
        return
    outside = value > high if end.verb == "at least" else value < low
    idle = value <= low if end.verb == "at least" else value >= high
    if outside or idle:
        report.error(
            "R0639" if outside else "R0637",
            f"a limit outside the bounds of `{quantity.name}`" if outside else "a line that changes nothing",
            end.span,
            "the bounds do not let the value be so" if outside else "the bounds keep the value there anyway",
            related=(Place(quantity.bounds.span, "the bounds"),),
            hint="mend the limit or the bounds" if outside else "take the line away, or mend the bounds",
            own=not outside,
        )


def _go_together(one: Contribution, other: Contribution, reader: Reader, model: Model) -> bool | None:
    """Return whether two contributions certainly count together in some case; None if there are too many cases."""
    return together(model, counts(one, reader), counts(other, reader), may=False)


def _check_limits(quantity: Quantity, step: Step, reader: Reader, model: Model, report: Report) -> None:
    """Report two `up to` limits of one step, which would depend on their order.

    Limits of one family, and limits that exclude each other, are independent of order.
    """
    limited = [c for c in step.contributions if c.limit is not None]
    for one, other in combinations(limited, 2):
        if one.family is not None and one.family in (other.family, other.over):
            continue
        if other.family is not None and other.family == one.over:
            continue
        if together(model, counts(one, reader), counts(other, reader)) is False:
            continue
        assert one.limit is not None
        alike = one.verb == other.verb and one.limit == other.limit
        report.error(
            "R0634",
            f"two lines with a limit in one step of `{quantity.name}`",
            other.span,
            "which of the two comes first would change the value",
            related=(Place(one.span, f"the other `{one.limit[0]} to`"),),
            hint="make them one family: `as NAME` behind both, and `family NAME counts sum` in the quantity"
            if alike
            else "a step holds one limit: put the lines below steps of their own, `step first` and `step then`",
        )


def _check_families(quantity: Quantity, report: Report) -> None:
    lines = [c for step in quantity.steps for c in step.contributions]
    for family in quantity.families:
        members = [c for c in lines if c.family == family.name]
        overs = [c for c in lines if c.over == family.name]
        # members summed before they count take the sign of the family, so `add` and `subtract` differ
        joint = family.counts != "sum" or family.at_most is not None or any(m.limit is not None for m in members)
        for member in members[1:]:
            first = members[0]
            operations = {one.verb if joint else _OPERATION.get(one.verb, one.verb) for one in (member, first)}
            if len(operations) > 1:
                report.error(
                    "R0635",
                    f"the family `{family.name}` mixes two operations",
                    member.span,
                    f"this is `{member.verb}`",
                    related=(Place(first.span, f"this is `{first.verb}`"),),
                    hint="a family holds one operation; make two families"
                    + ("" if member.limit is None else ", in steps of their own, since a step holds one limit"),
                )
        if members:
            continue
        report.error(
            "R0636",
            f"nothing counts as `{family.name}`",
            overs[0].span if overs else family.span,
            f"no line counts `as {family.name}`" if overs else "a family without members",
            related=(Place(family.span, "declared here"),) if overs else (),
            hint=f"write `as {family.name}` behind the lines that belong to it, or take the family away",
            own=True,
        )


def _check_cuts(quantity: Quantity, step: Step, reader: Reader, model: Model, report: Report) -> None:
    """Report reductions that certainly count together and exceed 100 %."""
    shares = [c for c in step.contributions if c.verb in ("increase by", "reduce by")]
    if any(c.family is not None or c.over is not None for c in shares):
        return
    always: list[tuple[Contribution, Fraction]] = []
    sometimes: list[tuple[Contribution, Fraction]] = []
    for share in shares:
        value = amount(share.amount, model)
        if value is None or share.limit is not None or share.each is not None:
            if share.verb == "increase by":
                return  # may make up for the others
            continue
        signed = value if share.verb == "reduce by" else -value
        (always if counts(share, reader) == ALWAYS else sometimes).append((share, signed))
    total = sum((value for _, value in always), Fraction(0))
    if total > 100:
        _report_cuts(quantity, [share for share, _ in always], total, report)
        return
    if any(value < 0 for _, value in sometimes):
        return
    for share, value in sometimes:
        if total + value > 100 and _go_together(share, share, reader, model):
            _report_cuts(quantity, [*(one for one, _ in always), share], total + value, report)
            return
    for (one, left), (other, right) in combinations(sometimes, 2):
        if total + left + right > 100 and _go_together(one, other, reader, model):
            _report_cuts(quantity, [*(s for s, _ in always), one, other], total + left + right, report)
            return


def _report_cuts(quantity: Quantity, shares: list[Contribution], total: Fraction, report: Report) -> None:
    report.error(
        "R0640",
        f"`{quantity.name}` is reduced by more than the whole",
        shares[-1].span,
        f"together {show_number(total, shares[-1].amount.type)}",
        related=tuple(Place(share.span, "counts with it") for share in shares[:-1]),
        hint="percentages of one step are summed; put one of them into a later step, or lower it",
    )
