"""State of lowering one quantity, and the effect of each rank on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import gcd

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.ir import make, numbers
from rulec.ir import nodes as ir
from rulec.ir.lower.breakdown_entries import Entries, Ready, guarded, signed
from rulec.ir.lower.expressions import Lowering
from rulec.ir.numbers import Low, grain_of
from rulec.sema.model import BoundsRule, Contribution, Family, Quantity, RoundRule, Step, Throwing, Words

Apply = Callable[[ir.Expr, str, Span], Sequence[ir.Stmt]]
Delta = Callable[[ir.Expr], ir.Expr]
Done = Callable[[ir.Expr], Sequence[ir.Stmt]]


@dataclass
class FamilyPlan:
    """The plan of a family: the test under which it is beaten, and its members with their raw amounts."""

    family: Family
    beaten: ir.Expr | None
    members: list[tuple[Ready, ir.Expr]]
    limited: bool = False  # its members stop at a limit, so they move the value together

    @property
    def name(self) -> str:
        return self.family.name

    @property
    def is_joint(self) -> bool:
        """True if the members must be joined before they count."""
        return self.limited or self.family.counts != "sum" or self.family.at_most is not None


VALUE = "value"


@dataclass
class QuantityLowering:
    """The state of lowering one quantity: the statements so far, and the den of the value after them."""

    quantity: Quantity
    lowering: Lowering
    body: list[ir.Stmt] = field(default_factory=list)
    den: int = 1
    multiple: int = 0  # a number that always divides the raw value; 0 if the value is always 0
    blame: Span | None = None  # the clause that last made the den finer
    divided: str | None = None  # local that holds a divisor known only in play
    before: str = ""  # for notes: the value before the division, its den, and the entry of the division
    before_den: int = 1
    divider: str = ""
    number: int = 0
    families: dict[str, FamilyPlan] = field(default_factory=dict)
    named: list[ir.Stmt] = field(default_factory=list)  # bindings of the names that the quantity defines
    ended: dict[str, int] = field(default_factory=dict)  # dens of the steps whose final values are kept
    entries: Entries = field(init=False)

    def __post_init__(self) -> None:
        self.model, self.report = self.lowering.model, self.lowering.report
        self.entries = Entries(self.model)

    @property
    def span(self) -> Span:
        return self.quantity.span

    def value(self, span: Span) -> ir.Local:
        return ir.Local(VALUE, span=span)

    def set(self, value: ir.Expr, span: Span, comment: str = "") -> ir.Assign:
        return ir.Assign(VALUE, value, comment, span=span)

    def note(self, index: int, delta: ir.Expr, den: int, span: Span) -> ir.Note:
        """Return a note of an entry, and set the entry's den."""
        self.entries.den(index, den)
        return ir.Note(make.number(index, span), delta, span=span)

    def fresh(self, word: str) -> str:
        """Return an unused name for a local. It contains a blank, so no parameter can have it."""
        self.number += 1
        return f"{word} {self.number}"

    def finer(self, den: int, span: Span) -> None:
        """Convert the value to a finer den, a multiple of the present one."""
        if den == self.den:
            return
        factor = den // self.den
        self.multiple *= factor
        last = self.body[-1] if self.body else None
        if isinstance(last, ir.Assign) and last.name == VALUE and make.int_of(last.value) is not None:
            self.body[-1] = self.set(make.times(last.value, make.number(factor, span), span), span, last.comment)
        else:
            self.body.append(self.set(make.times(self.value(span), make.number(factor, span), span), span))
        self.den = den
        self.blame = span

    def amount(self, one: Ready) -> Low:
        """Return the amount of a contribution."""
        return self.lowering.settled(one.clause.amount, one.known)

    def start(self, step: Step, contributions: list[Ready]) -> None:
        """Lower `base`, which starts the value, and `set to`, which replaces it."""
        bases = [one for one in contributions if one.clause.verb in ("base", "throw")]
        amounts = {one.index: self.amount(one) for one in contributions}
        if bases:
            den = numbers.common_den(*(amounts[one.index] for one in bases))
            first = not self.body
            if not first:
                self.finer(numbers.common_den(Low(self.value(self.span), self.den), Low(self.value(self.span), den)),
                           bases[0].clause.span)  # fmt: skip
                den = self.den
            self.den = den
            if den > 1:
                self.blame = max(bases, key=lambda one: amounts[one.index].den).clause.span
            self.body.extend(self._bases(bases, amounts, den, first))
            raws = [numbers.align(amounts[one.index], den, one.clause.span) for one in bases]
            self.multiple = gcd(0 if first else self.multiple, *map(make.factor_of, raws))
        for one in contributions:
            if one.clause.verb == "set to":
                span = one.clause.span
                if not self.body:
                    self.body.append(self.set(make.number(0, span), span))
                self.finer(numbers.common_den(amounts[one.index], Low(self.value(span), self.den)), span)
                new = numbers.align(amounts[one.index], self.den, span)
                self.multiple = gcd(self.multiple, make.factor_of(new))
                self.body.extend(one.around(self.replaced(one.index, new, span)))

    def replaced(self, index: int, new: ir.Expr, span: Span) -> list[ir.Stmt]:
        """Return the statements of `value = new` with a note of the difference."""
        bind, held = self.held(new, "new", span)
        delta = make.minus(held, self.value(span), span)
        note = self.note(index, delta, self.den, span)
        return [*bind, note, self.set(held, span, self.entries.comment(index))]

    def held(self, amount: ir.Expr, word: str, span: Span, *, temp: bool = True) -> tuple[list[ir.Stmt], ir.Expr]:
        """Bind an amount that both a note and a statement read, unless it is a constant or a local."""
        if isinstance(amount, ir.Const | ir.Local):
            return [], amount
        name = self.fresh(word)
        return [ir.Assign(name, amount, temp=temp, span=span)], ir.Local(name, span=span)

    def _bases(self, bases: list[Ready], amounts: dict[int, Low], den: int, first: bool) -> list[ir.Stmt]:
        """Return an if-chain of the bases, which exclude each other. The last `else` is 0 or the former value."""
        always = [one for one in bases if one.always]
        chain = [one for one in bases if not one.always and one.each is None]
        looped = [one for one in bases if one.each is not None]

        def begun(one: Ready) -> list[ir.Stmt]:
            span = one.clause.span
            raw = numbers.align(amounts[one.index], den, span)
            if not first:
                return self.replaced(one.index, raw, span)
            if isinstance(raw, ir.Const):
                note = self.note(one.index, raw, den, span)
                return [note, self.set(raw, span, self.entries.comment(one.index))]
            note = self.note(one.index, self.value(span), den, span)
            return [self.set(raw, span, self.entries.comment(one.index)), note]

        if always:
            rest = begun(always[0])
        else:
            rest = [self.set(make.number(0, self.span), self.span)] if first else []
        for one in reversed(chain):
            rest = guarded(one.outer, begun(one), one.clause.span, rest)
        for one in looped:
            rest = [*rest, *one.around(begun(one))]
        return rest

    def sums(self, step: Step, contributions: list[Ready]) -> None:
        """Lower `add` and `subtract`: plain amounts and families first, then amounts with a limit."""
        lows = {one.index: self.amount(one) for one in contributions}
        limits = {
            one.index: self.lowering.settled(one.clause.limit[1], one.known)
            for one in contributions
            if one.clause.limit is not None
        }
        here = Low(self.value(self.span), self.den)
        den = numbers.common_den(here, *lows.values(), *limits.values())
        finest = max(contributions, key=lambda one: lows[one.index].den)
        self.finer(den, finest.clause.span)
        joint: dict[str, FamilyPlan] = {}
        last: list[tuple[Ready, FamilyPlan | None, ir.Expr]] = []  # amounts with a limit of their own
        if limits or any(one.clause.family for one in contributions):
            self.multiple = 1
        for one in contributions:
            raw = numbers.align(lows[one.index], den, one.clause.span)
            self.multiple = gcd(self.multiple, make.factor_of(raw))
            plan = self.families.get(one.clause.family or "")
            if plan is not None and plan.is_joint:
                joint[plan.name] = plan
                plan.members.append((one, raw))
            elif one.index in limits:
                last.append((one, plan, raw))
            else:
                self.body.extend(self.beatable(one, plan, self.added(one, raw)))
        for plan in joint.values():
            stops = [limits[one.index] for one, _ in plan.members if one.index in limits]
            apply: Apply = self.apply_sum
            if stops:
                apply = self.apply_limited(plan, numbers.align(stops[0], den, self.span))
            self.body.extend(lower_family(self, plan, den, apply))
        for one, alone, raw in last:
            limit = numbers.align(limits[one.index], den, one.clause.span)
            self.body.extend(self.beatable(one, alone, self.limited(one, raw, limit)))

    def added(self, one: Ready, raw: ir.Expr) -> list[ir.Stmt]:
        """Return the statements of `value += amount` or `value -= amount`."""
        span = one.clause.span
        bind, held = self.held(raw, "amount", span)
        delta = signed(one.clause, held)
        note = self.note(one.index, delta, self.den, span)
        new = make.plus(self.value(span), held, span)
        if one.clause.verb == "subtract":
            new = make.minus(self.value(span), held, span)
        return [*bind, note, self.set(new, span, self.entries.comment(one.index))]

    def apply_limited(self, plan: FamilyPlan, limit: ir.Expr) -> Apply:
        """Return a function that adds a family's total up to its members' limit. The amount cut off is noted for the
        family.
        """
        clause = plan.members[0][0].clause
        assert clause.limit is not None
        direction = clause.limit[0]

        def apply(total: ir.Expr, verb: str, span: Span) -> list[ir.Stmt]:
            index = self.entries.add(plan.family, "family", span, label=plan.family.label, family=plan.name)
            name = self.fresh("whole")
            whole = ir.Local(name, span=span)
            moved = make.minus if verb == "subtract" else make.plus
            return [
                ir.Assign(name, moved(self.value(span), total, span), span=span),
                self.set(self.stopped(whole, limit, direction, span), span, plan.name),
                self.note(index, make.minus(self.value(span), whole, span), self.den, span),
            ]

        return apply

    def limited(self, one: Ready, raw: ir.Expr, limit: ir.Expr) -> list[ir.Stmt]:
        """Return the statements of an amount with `up to` or `down to`, which never move the value the other way."""
        span = one.clause.span
        assert one.clause.limit is not None
        moved = make.plus(self.value(span), signed(one.clause, raw), span)
        return self.replaced(one.index, self.stopped(moved, limit, one.clause.limit[0], span), span)

    def stopped(self, moved: ir.Expr, limit: ir.Expr, direction: str, span: Span) -> ir.Expr:
        """Return the value after a move that stops at a limit."""
        stop, keep = ("min", "max") if direction == "up" else ("max", "min")
        return ir.MinMax(keep, (self.value(span), ir.MinMax(stop, (limit, moved), span=span)), span=span)

    def beatable(self, one: Ready, plan: FamilyPlan | None, inside: list[ir.Stmt]) -> list[ir.Stmt]:
        """Return the statements of a family member, skipped if something else replaces the family."""
        if plan is None or plan.beaten is None:
            return one.around(inside)
        span = one.clause.span
        note = ir.Note(make.number(~one.index, span), make.number(0, span), span=span)
        return one.around(guarded(plan.beaten, [note], span, inside))

    def apply_sum(self, total: ir.Expr, verb: str, span: Span) -> list[ir.Stmt]:
        """Return the statement that adds a family's total."""
        join = make.minus if verb == "subtract" else make.plus
        return [self.set(join(self.value(span), total, span), span)]

    def limits(self, step: Step, contributions: list[Ready]) -> None:
        """Lower `at least`, then `at most`."""
        for verb, op in (("at least", "<"), ("at most", ">")):
            for one in contributions:
                if one.clause.verb != verb:
                    continue
                span = one.clause.span
                low = self.amount(one)
                self.finer(numbers.common_den(low, Low(self.value(span), self.den)), span)
                limit = numbers.align(low, self.den, span)
                bind, held = self.held(limit, "limit", span, temp=False)
                note = self.note(one.index, make.minus(held, self.value(span), span), self.den, span)
                done: list[ir.Stmt] = [note, self.set(held, span, self.entries.comment(one.index))]
                test = ir.Compare(op, self.value(span), held, span=span)
                self.body.extend(one.around([*bind, *guarded(test, done, span)]))

    def round(self, step: Step) -> None:
        """Round the value to whole steps. An open division ends here, and its entry gets the note."""
        rule = step.round
        assert rule is not None
        span = rule.span
        factor = Fraction(rule.to.denominator, self.den * rule.to.numerator)
        if factor.denominator == 1 and self.divided is None:
            return  # the value is whole already
        index = self.entries.add(rule, "round", span, label=rule.label, cites=rule.cites, step=step.name)
        over = None if self.divided is None else ir.Local(self.divided, span=span)
        low = Low(self.value(span), self.den, over)
        whole = self._whole(rule, low)
        new = make.times(whole, make.number(rule.to.numerator, span), span)
        after = rule.to.denominator
        comment = self.entries.comment(index)
        den = numbers.common_den(Low(new, after), Low(new, self.den if over is None else self.before_den))
        if over is None:
            before = self.fresh("before")
            self.body.append(ir.Assign(before, self.value(span), span=span))
            was = make.times(ir.Local(before, span=span), make.number(den // self.den, span), span)
        else:
            factor_was = make.number(den // self.before_den, span)
            was = make.times(ir.Local(self.before, span=span), factor_was, span)
        self.body.append(self.set(new, span, comment))
        now = make.times(self.value(span), make.number(den // after, span), span)
        delta = make.minus(now, was, span)
        rounding = self.note(index, delta, den, span)
        if over is None:
            self.body.append(rounding)
        else:
            for one in step.contributions:
                at = next(i for i, entry in enumerate(self.entries.found) if entry.clause is one)
                if one.verb == "divide by":
                    self.entries.den(at, den)
            divider = ir.Local(self.divider, span=span)
            divided = ir.Compare(">=", divider, make.number(0, span), span=span)
            self.body.append(ir.If(divided, (ir.Note(divider, delta, span=span),), (rounding,), span=span))
        self.den, self.divided = after, None
        self.multiple = 1

    def _whole(self, rule: RoundRule, low: Low) -> ir.Expr:
        """Return the value, counted in whole steps of the rounding."""
        span = rule.span
        up = numbers.rounded(low, rule.direction, rule.to, self.quantity.name, span)
        if not rule.half_down and rule.towards is None:
            return up
        down = numbers.rounded(low, "half down", rule.to, self.quantity.name, span)
        if rule.towards is None or up == down:
            return down
        aim = self.lowering.settled(rule.towards, frozenset())
        return make.choose(numbers.is_below(aim, low, span), down, up, span)

    def name(self, let: Throwing) -> None:
        """Bind a name to an amount, which gets an entry of its own and moves no value.

        Other names, and quotients that only a later line rounds, are expanded where they are read.
        """
        low = self.lowering.low(let.value)
        if low.over is not None:
            return
        span = let.span
        local = ir.Local(let.name if let.name != VALUE else f"{VALUE} given", span=span)
        called = Words((let.name.replace("_", " "),), span=span)
        index = self.entries.add(let, "let", span, label=called)
        self.named += [ir.Assign(local.name, low.expr, span=span), self.note(index, local, low.den, span)]
        self.lowering.bound = {**self.lowering.bound, let.name: Low(local, low.den)}

    def keep(self, step: Step) -> None:
        """Save the value at the end of a step, for lines of later steps that read it."""
        self.body.append(ir.Assign(f"{step.name} ended", self.value(self.span), span=self.span))
        self.ended[step.name] = self.den

    def finish(self) -> None:
        """Convert the result to grains, apply its bounds and return it."""
        result, span = self.quantity.result, self.blame or self.span
        if not self.lowering.refused:
            named = (Place(self.quantity.span, "the amount"),) if self.blame else ()
            raw = self.lowering.in_grains(Low(self.value(self.span), self.den), result, span, related=named)
            if raw != self.value(self.span):
                self.body.append(self.set(raw, self.span))
        grain = grain_of(self.model, result)
        self.den = grain.denominator
        bounds = self.quantity.bounds
        if bounds is not None:
            self.bound(bounds)
        self.body.append(ir.Return(self.value(self.span), span=self.span))

    def bound(self, bounds: BoundsRule) -> None:
        """Apply the bounds `at least low, at most high`."""
        span, result = bounds.span, self.quantity.result
        index = self.entries.add(bounds, "bounds", span, label=bounds.label, cites=bounds.cites, origin=bounds.origin)
        chain: list[ir.Stmt] = []
        for op, end in ((">", bounds.high), ("<", bounds.low)):
            raw = self.lowering.raw(end, result, frozenset())
            grain = grain_of(self.model, result)
            in_den = make.times(raw, make.number(grain.numerator, span), span)
            here = make.times(self.value(span), make.number(grain.numerator, span), span)
            note = self.note(index, make.minus(in_den, here, span), grain.denominator, span)
            test = ir.Compare(op, self.value(span), raw, span=span)
            chain = guarded(test, [note, self.set(raw, span, self.entries.comment(index))], span, chain)
        self.body.extend(chain)


JOINT = ("add", "subtract", "increase by", "reduce by")
"""Verbs of lines that are joined before they count."""


def check_joint(q: QuantityLowering, plan: FamilyPlan, members: list[tuple[str, Contribution]]) -> None:
    """Report a line that keeps a family from being joined.

    Such a line neither adds nor subtracts, or it is in another step or has another limit than most lines of the family.
    """
    joint = [(step, clause.limit) for step, clause in members if clause.verb in JOINT]
    usual = max(joint, key=joint.count, default=None)
    for step, clause in members:
        if clause.verb not in JOINT:
            fault, hint = "multiply or replace the value", "give such lines no family, and conditions of their own"
        elif (step, clause.limit) == usual:
            continue
        elif usual is not None and step != usual[0]:
            fault, hint = "stand in several steps", "keep a family in one step, or make it two families"
        else:
            fault, hint = "stop at different limits", "give all lines of the family the same `up to` or `down to`"
        others = [other for at, other in members if (at, other.limit) == usual and other is not clause]
        q.lowering.refuse(
            "R0556",
            f"the lines of family `{plan.name}` cannot be put together: they {fault}",
            clause.span,
            "this line",
            related=tuple(Place(other.span, "another line of the family") for other in others[:1]),
            hint=hint,
        )
        return


def lower_family(
    q: QuantityLowering, plan: FamilyPlan, den: int, apply: Apply, per: ir.Expr | None = None
) -> list[ir.Stmt]:
    """Return the statements of a family whose members count jointly. With `per`, notes are multiplied by it."""
    family, span = plan.family, plan.family.span
    verb = plan.members[0][0].clause.verb
    sign = -1 if verb in ("subtract", "reduce by") else 1
    member_den = den if per is None else den // q.den
    cap: ir.Expr | None = None
    if family.at_most is not None:
        low = q.lowering.settled(family.at_most, frozenset())
        if member_den % low.den:
            q.lowering.refuse(
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
    return join(q, plan, den, cap, delta, lambda total: apply(total, verb, span))


def _sum(
    q: QuantityLowering, plan: FamilyPlan, den: int, cap: ir.Expr | None, delta: Delta, done: Done
) -> list[ir.Stmt]:
    span = plan.family.span
    total = q.fresh(plan.name)
    read = ir.Local(total, span=span)
    body: list[ir.Stmt] = [ir.Assign(total, make.number(0, span), span=span)]
    for one, raw in plan.members:
        bind, held = q.held(raw, "amount", one.clause.span)
        note = q.note(one.index, delta(held), den, one.clause.span)
        comment = q.entries.comment(one.index)
        more = ir.Assign(total, make.plus(read, held, span), comment, span=one.clause.span)
        body.extend(q.beatable(one, plan, [*bind, note, more]))
    if cap is not None:
        index = q.entries.add(plan.family, "family", span, label=plan.family.label, family=plan.name)
        over = ir.Compare(">", read, cap, span=span)
        note = q.note(index, delta(make.minus(cap, read, span)), den, span)
        body.append(ir.If(over, (note, ir.Assign(total, cap, plan.name, span=span)), span=span))
    return [*body, *done(read)]


def _greatest(
    q: QuantityLowering, plan: FamilyPlan, den: int, cap: ir.Expr | None, delta: Delta, done: Done
) -> list[ir.Stmt]:
    """Return the statements of a family that counts its greatest member.

    `leader`, used only by the notes, is the entry of the greatest member so far; negative if there is none.
    """
    span = plan.family.span
    best, leader = q.fresh(plan.name), q.fresh("leader")
    read, who = ir.Local(best, span=span), ir.Local(leader, span=span)
    fixed = [make.int_of(raw) for _, raw in plan.members]
    # Start below every amount: a negative member may be the greatest, yet no member at all is not 0.
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
        bind, held = q.held(raw, "amount", at, temp=False)
        q.entries.den(one.index, den)
        wins: list[ir.Stmt] = [
            ir.If(led, (lost,), span=at),
            ir.Assign(best, held, q.entries.comment(one.index), span=at),
            ir.Assign(leader, make.number(one.index, at), span=at),
        ]
        loses: list[ir.Stmt] = [ir.Note(make.number(~one.index, at), zero, span=at)]
        test = ir.Compare("<", read, held, span=at)
        body.extend(q.beatable(one, plan, [*bind, *guarded(test, wins, at, loses)]))
    if cap is not None:
        over = ir.Compare(">", read, cap, span=span)
        body.append(ir.If(over, (ir.Assign(best, cap, plan.name, span=span),), span=span))
    last = [ir.If(led, (ir.Note(who, delta(read), span=span),), span=span), *done(read)]
    if start != 0:
        found = ir.Compare(">", read, make.number(ir.FLOOR, span), span=span)
        return [*body, ir.If(found, tuple(last), span=span)]
    return [*body, *last]
