"""Lowering of a quantity: its steps in order, and in each step the *ranks*, which are groups of verbs, in order.

The ranks are: base and set to; add and subtract; percentages (summed, applied once); times and divide by; at least and
at most; then rounding. Bounds follow the last step. `RANKS` alone defines this order.
"""

from __future__ import annotations

from collections.abc import Callable

from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.tree import all_of
from rulec.base.types import NumberType
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.lower.breakdown_entries import Ready, ready
from rulec.ir.lower.pack_data import heading, params_of
from rulec.ir.lower.quantity_state import FamilyPlan, QuantityLowering, check_joint
from rulec.ir.lower.shares import factors, percents
from rulec.ir.numbers import grain_of
from rulec.sema.expr import Named, Reached, spelt_out
from rulec.sema.model import Contribution, Step, throws

Rank = tuple[str, tuple[str, ...], Callable[[QuantityLowering, Step, list[Ready]], None]]
RANKS: tuple[Rank, ...] = (
    ("start", ("base", "throw", "set to"), QuantityLowering.start),
    ("sums", ("add", "subtract"), QuantityLowering.sums),
    ("percents", ("increase by", "reduce by"), percents),
    ("factors", ("times", "divide by"), factors),
    ("limits", ("at least", "at most"), QuantityLowering.limits),
)


def rank_of(verb: str) -> str:
    """Return the rank of a verb."""
    return next(rank for rank, verbs, _ in RANKS if verb in verbs)


def family_plans(quantity: QuantityLowering, steps: list[tuple[Step, list[Ready]]]) -> dict[str, FamilyPlan]:
    """Return the counting rule of each family, with the condition under which something else replaces it."""
    plans: dict[str, FamilyPlan] = {}
    for family in quantity.quantity.families:
        instead: list[ir.Expr] = []
        members: list[tuple[str, Contribution]] = []
        for step, contributions in steps:
            for one in contributions:
                if one.clause.family == family.name:
                    members.append((step.name, one.clause))
                if one.clause.over == family.name:
                    instead.append(_applies(one))
        beaten = make.either(instead, family.span) if instead else None
        plan = FamilyPlan(family, beaten, [], any(clause.limit is not None for _, clause in members))
        plans[family.name] = plan
        if plan.is_joint:
            check_joint(quantity, plan, members)
    return plans


def _applies(one: Ready) -> ir.Expr:
    """Return the condition under which a contribution applies at all."""
    if one.each is None or one.source is None:
        return one.outer
    span = one.clause.span
    found = ir.Over("any", one.each.variable, one.source, one.bits, None, one.inner, span=span)
    return make.both((one.outer, found), span)


def lower_quantity(q: QuantityLowering) -> ir.Function:
    """Lower a quantity.

    Conditions may read the value at the end of an earlier step, and its den must be known then. Such a quantity is
    lowered on trial until the dens agree with those assumed.
    """
    q.quantity = spelt_out(q.quantity, but=is_amount)
    read = {one.step for step in q.quantity.steps for one in all_of(step, Reached)}
    q.lowering.ended = dict.fromkeys(read, 1)
    while read:
        trial = QuantityLowering(q.quantity, replace(q.lowering, report=Report()))
        _lowered(trial, read)
        if trial.ended == q.lowering.ended:
            break
        q.lowering.ended = trial.ended
    return _lowered(q, read)


def is_amount(named: Named) -> bool:
    """Return whether a name of a quantity stands for an amount, which is computed once."""
    return isinstance(named.type, NumberType)


def _lowered(q: QuantityLowering, read: set[str]) -> ir.Function:
    for let in q.quantity.lets:
        if isinstance(let.value.type, NumberType):
            q.name(let)
    plans = [
        (step, [ready(q.lowering, q.entries, c, step.name) for c in step.contributions]) for step in q.quantity.steps
    ]
    live = [(step, [one for one in all_of if not one.never]) for step, all_of in plans]
    q.families = family_plans(q, live)
    for position, (step, contributions) in enumerate(live):
        _step(q, step, contributions, position == 0)
        if step.name in read:
            q.keep(step)
    q.finish()
    of = q.quantity
    return ir.Function(
        of.name, "quantity", params_of(of.parameters), of.result, grain_of(q.model, of.result), (*q.named, *q.body),
        tuple(q.entries.found), of, heading(q.model, of),
        span=q.span,
        throws=throws(of),
    )  # fmt: skip


def _step(q: QuantityLowering, step: Step, contributions: list[Ready], is_first: bool) -> None:
    """Lower a step: its ranks in order."""
    by_rank: dict[str, list[Ready]] = {rank: [] for rank, _, _ in RANKS}
    for one in contributions:
        by_rank[rank_of(one.clause.verb)].append(one)
    if is_first and not by_rank["start"]:
        q.body.append(q.set(make.number(0, q.span), q.span))
    for rank, _, lower in RANKS:
        if by_rank[rank]:
            lower(q, step, by_rank[rank])
            if rank == "limits":
                q.multiple = 1
    if step.round is not None:
        q.round(step)
    elif q.divided is not None:
        q.lowering.open_division(by_rank["factors"][-1].clause.span)
        q.divided = None
