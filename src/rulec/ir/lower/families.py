"""Families: members whose sum or greatest counts, capped, unless something counts instead of them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass
from rulec.base.spans import Span
from rulec.ir import make, numbers
from rulec.ir import nodes as ir
from rulec.ir.lower.breakdown_entries import Ready, guarded
from rulec.sema.model import Contribution, Family

if TYPE_CHECKING:
    from rulec.ir.lower.quantities import QuantityLowering

Apply = Callable[[ir.Expr, str, Span], list[ir.Stmt]]


@dataclass
class FamilyPlan:
    """A family of one quantity: what beats it (a test), and its members with their raw amounts."""

    family: Family
    beaten: ir.Expr | None
    members: list[tuple[Ready, ir.Expr]]
    limited: bool = False  # its members stop at a limit, so that they move the value together

    @property
    def name(self) -> str:
        """Its name."""
        return self.family.name

    @property
    def is_joint(self) -> bool:
        """Whether its members have to be put together before they count."""
        return self.limited or self.family.counts != "sum" or self.family.at_most is not None


def check_joint(quantity: QuantityLowering, plan: FamilyPlan, members: list[tuple[str, Contribution]]) -> None:
    """Reports a family whose members cannot be put together: in several steps, or of several limits."""
    if not members:
        return
    first_step, first = members[0]
    for step, clause in members:
        if clause.verb not in ("add", "subtract", "increase by", "reduce by"):
            fault, hint = "multiply or replace the value", "give such lines no family, and conditions of their own"
        elif step != first_step:
            fault, hint = "stand in several steps", "keep a family in one step, or make it two families"
        elif clause.limit != first.limit:
            fault, hint = "stop at different limits", "give all lines of the family the same `up to` or `down to`"
        else:
            continue
        quantity.lowering.refused = True
        quantity.report.error(
            "R0556",
            f"the lines of family `{plan.name}` cannot be put together: they {fault}",
            clause.span,
            "this line",
            related=(Place(first.span, "another line of the family"),) if clause is not first else (),
            hint=hint,
        )
        return


def lower_family(
    quantity: QuantityLowering, plan: FamilyPlan, den: int, apply: Apply, per: ir.Expr | None = None
) -> list[ir.Stmt]:
    """The statements of a family that counts jointly. `per`: notes are that many times the amount."""
    family, span = plan.family, plan.family.span
    verb = plan.members[0][0].clause.verb
    sign = -1 if verb in ("subtract", "reduce by") else 1
    member_den = den if per is None else den // quantity.den
    cap: ir.Expr | None = None
    if family.at_most is not None:
        low = quantity.lowering.settled(family.at_most, frozenset())
        if member_den % low.den:
            quantity.lowering.refused = True
            quantity.report.error(
                "R0555",
                f"the limit of family `{family.name}` is finer than what it limits",
                family.span,
                "its members come in whole steps that never meet this limit",
                hint="give the limit in the same steps as its members",
            )
            low = numbers.known(0, span)
        cap = numbers.align(low, member_den, span)

    def delta(amount: ir.Expr) -> ir.Expr:
        part = make.times(amount, make.number(sign, span), span)
        return part if per is None else make.times(per, part, span)

    join = _sum if family.counts == "sum" else _greatest
    return join(quantity, plan, den, cap, delta, apply, verb)


def _sum(
    quantity: QuantityLowering,
    plan: FamilyPlan,
    den: int,
    cap: ir.Expr | None,
    delta: Callable[[ir.Expr], ir.Expr],
    apply: Apply,
    verb: str,
) -> list[ir.Stmt]:
    span = plan.family.span
    total = quantity.fresh(plan.name)
    read = ir.Local(total, span=span)
    body: list[ir.Stmt] = [ir.Assign(total, make.number(0, span), span=span)]
    for one, raw in plan.members:
        bind, held = quantity.held(raw, "amount", one.clause.span)
        note = quantity.note(one.index, delta(held), den, one.clause.span)
        comment = quantity.entries.comment(one.index)
        more = ir.Assign(total, make.plus(read, held, span), comment, span=one.clause.span)
        body.extend(quantity.beatable(one, plan, [*bind, note, more]))
    if cap is not None:
        index = quantity.entries.add(plan.family, "family", span, label=plan.family.label, family=plan.name)
        over = ir.Compare(">", read, cap, span=span)
        note = quantity.note(index, delta(make.minus(cap, read, span)), den, span)
        body.append(ir.If(over, (note, ir.Assign(total, cap, plan.name, span=span)), span=span))
    return [*body, *apply(read, verb, span)]


def _greatest(
    quantity: QuantityLowering,
    plan: FamilyPlan,
    den: int,
    cap: ir.Expr | None,
    delta: Callable[[ir.Expr], ir.Expr],
    apply: Apply,
    verb: str,
) -> list[ir.Stmt]:
    """The greatest member; `leader` (for the notes alone) is the entry that leads, below 0 for none yet."""
    span = plan.family.span
    best, leader = quantity.fresh(plan.name), quantity.fresh("leader")
    read, who = ir.Local(best, span=span), ir.Local(leader, span=span)
    fixed = [make.int_of(raw) for _, raw in plan.members]
    # nothing counts for nothing: a member below 0 may be the greatest, but no member is not 0 then
    start = 0 if all(raw is not None and raw >= 0 for raw in fixed) else ir.FLOOR
    zero = make.number(0, span)
    body: list[ir.Stmt] = [
        ir.Assign(best, make.number(start, span), span=span),
        ir.Assign(leader, make.number(-1, span), span=span),
    ]
    led = ir.Compare(">=", who, zero, span=span)
    lost = ir.Note(ir.Arith("-", make.number(-1, span), who, span=span), zero, span=span)
    for one, raw in plan.members:
        at = one.clause.span
        bind: list[ir.Stmt] = []
        held = raw
        if not isinstance(raw, ir.Const | ir.Local):
            name = quantity.fresh("amount")
            bind, held = [ir.Assign(name, raw, span=at)], ir.Local(name, span=at)
        quantity.entries.den(one.index, den)
        wins: list[ir.Stmt] = [
            ir.If(led, (lost,), span=at),
            ir.Assign(best, held, quantity.entries.comment(one.index), span=at),
            ir.Assign(leader, make.number(one.index, at), span=at),
        ]
        loses: list[ir.Stmt] = [ir.Note(make.number(~one.index, at), zero, span=at)]
        test = ir.Compare("<", read, held, span=at)
        body.extend(quantity.beatable(one, plan, [*bind, *guarded(test, wins, at, loses)]))
    if cap is not None:
        over = ir.Compare(">", read, cap, span=span)
        body.append(ir.If(over, (ir.Assign(best, cap, plan.name, span=span),), span=span))
    done: list[ir.Stmt] = [
        ir.If(led, (ir.Note(who, delta(read), span=span),), span=span),
        *apply(read, verb, span),
    ]
    if start != 0:
        found = ir.Compare(">", read, make.number(ir.FLOOR, span), span=span)
        return [*body, ir.If(found, tuple(done), span=span)]
    return [*body, *done]
