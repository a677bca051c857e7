"""Lowering of percentages, which are summed and applied once per step, and of factors.

Multiplying by a fraction makes the den finer by the fraction's denominator, unless the value is known to be divisible
by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, lcm

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.ir import make, numbers
from rulec.ir import nodes as ir
from rulec.ir.lower.breakdown_entries import Ready, guarded, signed
from rulec.ir.lower.quantity_state import FamilyPlan, QuantityLowering, lower_family
from rulec.ir.numbers import Low
from rulec.sema.model import Step

HUNDRED = Fraction(100)


def percents(q: QuantityLowering, step: Step, contributions: list[Ready]) -> None:
    """Lower the percentages of a step, which are summed and applied once."""
    lows = {one.index: q.amount(one) for one in contributions}
    joint = any(one.clause.family in q.families for one in contributions)
    if len(contributions) == 1 and not joint and contributions[0].each is None:
        one = contributions[0]
        points = lows[one.index].constant
        if points is not None:
            share = (HUNDRED + (points if one.clause.verb == "increase by" else -points)) / HUNDRED
            if share < 0:
                too_much(q, contributions)
                return
            factor(q, one, share, one.clause.span)
            return
    _summed(q, contributions, lows)
    q.multiple = 1


def _summed(q: QuantityLowering, contributions: list[Ready], lows: dict[int, Low]) -> None:
    span = contributions[0].clause.span
    den = numbers.common_den(*lows.values())
    raws = {one.index: numbers.align(lows[one.index], den, one.clause.span) for one in contributions}
    whole = 100 * den
    common = whole
    for one in contributions:
        fixed = make.int_of(raws[one.index])
        common = gcd(common, fixed) if fixed is not None else 1
    if common > 1:
        raws = {i: make.number((make.int_of(raw) or 0) // common, span) for i, raw in raws.items()}
        whole //= common
    if _lowest(contributions, raws, whole, certain=True) < 0:
        too_much(q, contributions)
        return
    share = q.fresh("share")
    q.body.append(ir.Assign(share, make.number(whole, span), span=span))
    after = q.den * whole
    joint: dict[str, FamilyPlan] = {}

    def join(total: ir.Expr, verb: str, at: Span) -> list[ir.Assign]:
        combine = make.minus if verb == "reduce by" else make.plus
        return [ir.Assign(share, combine(ir.Local(share, span=at), total, at), span=at)]

    for one in contributions:
        at = one.clause.span
        plan = q.families.get(one.clause.family or "")
        if plan is not None and plan.is_joint:
            joint[plan.name] = plan
            plan.members.append((one, raws[one.index]))
            continue
        bind, held = q.held(raws[one.index], "points", at)
        delta = make.times(q.value(at), signed(one.clause, held), at)
        note = q.note(one.index, delta, after, at)
        done = replace(join(held, one.clause.verb, at)[0], comment=q.entries.comment(one.index))
        q.body.extend(q.beatable(one, plan, [*bind, note, done]))
    for plan in joint.values():
        q.body.extend(lower_family(q, plan, after, join, q.value(span)))
    if _lowest(contributions, raws, whole, certain=False) < 0:
        test = ir.Compare("<", ir.Local(share, span=span), make.number(0, span), span=span)
        fault = ir.Raise("TooMuchTaken", q.quantity.name, span=span)
        q.body.append(ir.If(test, (fault,), span=span))
    q.body.append(q.set(make.times(q.value(span), ir.Local(share, span=span), span), span))
    q.den = after
    q.blame = span


def _lowest(contributions: list[Ready], raws: dict[int, ir.Expr], whole: int, *, certain: bool) -> int:
    """Return the least share that can be left; -1 if unknown. With `certain`, count only amounts that always apply."""
    left = whole
    for one in contributions:
        fixed = make.int_of(raws[one.index])
        if certain and (not one.always or one.clause.family is not None):
            if one.clause.verb == "increase by":
                return 0
            continue
        if fixed is None or (one.each is not None and one.clause.verb == "reduce by"):
            if not certain:
                return -1
            continue
        moved = fixed if one.clause.verb == "increase by" else -fixed
        left += moved if certain or moved < 0 else 0
    return left


def too_much(q: QuantityLowering, contributions: list[Ready]) -> None:
    """Report reductions of more than 100%."""
    first, *rest = [one for one in contributions if one.clause.verb == "reduce by"]
    q.lowering.refuse(
        "R0640",
        f"the reductions of `{q.quantity.name}` take more than everything",
        first.clause.span,
        "together more than 100%",
        related=tuple(Place(one.clause.span, "this one too") for one in rest),
        hint="percentages of one step are summed: put one of them into a step of its own, or lower it",
    )


def factors(q: QuantityLowering, step: Step, contributions: list[Ready]) -> None:
    """Lower `times` and `divide by`. Divisions by amounts known only in play come last, next to the rounding."""
    lows = {one.index: q.amount(one) for one in contributions}
    for one in sorted(contributions, key=lambda c: _is_open(c, lows[c.index])):
        low, span = lows[one.index], one.clause.span
        fixed = low.constant
        if fixed is not None:
            if one.clause.verb == "divide by":
                if fixed == 0:
                    q.lowering.refuse("R0553", f"`{q.quantity.name}` divides by zero", span, "the divisor is always 0")
                    continue
                fixed = 1 / fixed
            factor(q, one, fixed, span)
        elif one.clause.verb == "times":
            multiplied(q, one, low, span)
        else:
            divide(q, step, one, low, span)


def factor(q: QuantityLowering, one: Ready, share: Fraction, span: Span) -> None:
    """Multiply by a constant. The den becomes finer by its denominator, whether or not the clause applies."""
    if one.each is not None and share.denominator != 1:
        q.lowering.refuse(
            "R0554",
            f"`{q.quantity.name}` takes a part again and again in a loop",
            span,
            "a part of a part, as often as the loop runs",
            hint="multiply by a whole number, or work the part out in a quantity of its own that rounds",
        )
        return
    if one.each is None and q.multiple % share.denominator == 0:
        _exact(q, one, share, span)
        return
    _scaled(q, one, make.number(share.numerator, span), share.denominator, span)


def _exact(q: QuantityLowering, one: Ready, share: Fraction, span: Span) -> None:
    """Multiply by a constant whose denominator divides the value, so that the den stays."""
    part = make.floor(q.value(span), share.denominator, span)
    moved = make.times(part, make.number(share.numerator - share.denominator, span), span)
    new = make.times(part, make.number(share.numerator, span), span)
    done: list[ir.Stmt] = [
        q.note(one.index, moved, q.den, span),
        q.set(new, span, q.entries.comment(one.index)),
    ]
    q.body.extend(guarded(one.outer, done, span))
    q.multiple = gcd(q.multiple, q.multiple // share.denominator * share.numerator)


def multiplied(q: QuantityLowering, one: Ready, low: Low, span: Span) -> None:
    """Multiply by an amount known only in play."""
    q.multiple = 1
    if one.each is not None and low.den != 1:
        factor(q, one, Fraction(1, low.den), span)
        return
    bind, held = q.held(low.expr, "times", span)
    _scaled(q, one, held, low.den, span, bind)


def _scaled(q: QuantityLowering, one: Ready, by: ir.Expr, den: int, span: Span, before: Sequence[ir.Stmt] = ()) -> None:
    """Multiply by `by / den` after the statements `before`. If the clause does not apply, only the den changes."""
    after, whole = q.den * den, make.number(den, span)
    note = q.note(one.index, make.times(q.value(span), make.minus(by, whole, span), span), after, span)
    done = [*before, note, q.set(make.times(q.value(span), by, span), span, q.entries.comment(one.index))]
    if one.each is not None:
        q.body.extend(one.around(done))
    else:
        same = [q.set(make.times(q.value(span), whole, span), span)] if den != 1 else []
        q.body.extend(guarded(one.outer, done, span, same))
    if after != q.den:
        q.den, q.blame = after, span


def divide(q: QuantityLowering, step: Step, one: Ready, low: Low, span: Span) -> None:
    """Divide by an amount known only in play. The divisor stays in a local until the step rounds."""
    has_limits = any(c.verb in ("at least", "at most") for c in step.contributions)
    if step.round is None or has_limits or one.each is not None:
        q.lowering.open_division(span)
        return
    if q.divided is None:
        q.divided = q.fresh("divisor")
        q.before = q.fresh("before")
        q.divider = q.fresh("divider")
        q.before_den = q.den
        q.body.append(ir.Assign(q.before, q.value(span), span=span))
        q.body.append(ir.Assign(q.divider, make.number(-1, span), span=span))
        q.body.append(ir.Assign(q.divided, make.number(1, span), span=span))
        inside: list[ir.Stmt] = []
    else:
        inside = [_so_far(q, lcm(step.round.to.denominator, q.before_den), span)]
    # value / (raw / den) = value * den / raw
    inside += [
        ir.Assign(q.divider, make.number(one.index, span), span=span),
        ir.Assign(
            q.divided,
            make.times(ir.Local(q.divided, span=span), low.expr, span),
            q.entries.comment(one.index),
            span=span,
        ),
    ]
    if low.den != 1:
        inside.append(q.set(make.times(q.value(span), make.number(low.den, span), span), span))
    q.body.extend(one.around(inside))


def _so_far(q: QuantityLowering, den: int, span: Span) -> ir.If:
    """Return the note of an earlier division that another follows: its own effect in whole parts.

    The remainder is noted with the last division.
    """
    part, divider = q.fresh("part"), ir.Local(q.divider, span=span)
    whole = numbers.rounded(
        Low(q.value(span), 1, ir.Local(q.divided or "", span=span)), "down", Fraction(1), q.quantity.name, span
    )
    held, before = ir.Local(part, span=span), ir.Local(q.before, span=span)
    moved = make.times(make.minus(held, before, span), make.number(den // q.before_den, span), span)
    done = (ir.Assign(part, whole, span=span), ir.Note(divider, moved, span=span), ir.Assign(q.before, held, span=span))
    return ir.If(ir.Compare(">=", divider, make.number(0, span), span=span), done, span=span)


def _is_open(one: Ready, low: Low) -> bool:
    """Return whether a contribution divides by an amount known only in play."""
    return one.clause.verb == "divide by" and low.constant is None
