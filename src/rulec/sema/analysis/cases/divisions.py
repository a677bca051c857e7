"""Divisions whose divisor may be 0: what is known of a divisor is its form, the tables, the limits of quantities, and
the conditions under which it is worked out. Amounts are taken to be never below nothing, as everywhere here."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.base.types import KindType
from rulec.sema import expr as e
from rulec.sema.analysis.cases.terms import amount
from rulec.sema.model import Case, Contribution, Model, Need, Quantity, Step, ValueOf, clauses
from rulec.sema.summaries.chosen_rows import fixed_cell
from rulec.sema.summaries.uses import uses, worked_out

Known = tuple[e.Expr, ...]
"""Conditions that hold."""


def check_divisions(model: Model, report: Report) -> None:
    """Warns of each division that may be by 0."""
    divisions = _Divisions(model)
    for function in model.functions:
        for _, clause in clauses(function):
            known = _known(clause)
            found = [one for part in worked_out(clause) for one in divisions.doubtful(part, known)]
            if (
                isinstance(clause, Contribution)
                and clause.verb == "divide by"
                and not divisions.positive(clause.amount, known)
            ):
                found.append(clause.amount)
            for divisor in dict.fromkeys(found):
                _warn(f"`{function.name}`", divisor, report)
    for use in uses(model):
        if use.sort in ("process", "act", "sequence") and not use.printed:
            for divisor in divisions.doubtful(use.value, ()):
                _warn(f"`{use.name}`", divisor, report)


def _warn(who: str, divisor: e.Expr, report: Report) -> None:
    report.warning(
        "R0558",
        f"{who} may divide by 0",
        divisor.span,
        "this may be 0",
        hint="say what happens then: `greatest(1, …)`, or a condition that leaves 0 out, such as `when … > 0`",
        own=True,
    )


def _known(clause: Contribution | Case | Need) -> Known:
    """What holds where a clause counts."""
    own = clause.test if isinstance(clause, Case) else clause.when
    each = clause.each if isinstance(clause, Contribution) else None
    return e.conjuncts(clause.origin.carries, clause.origin.when, own, each.where if each is not None else None)


class _Divisions:
    """What is known of divisors in one model."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.answers: dict[str, bool] = {}  # whether what a function answers is never 0
        self.columns: dict[tuple[str, str], bool] = {}  # likewise a column of a table, or a field of listed entries

    def doubtful(self, expr: e.Expr, known: Known) -> Iterator[e.Expr]:
        """The divisors inside an expression that may be 0."""
        match expr:
            case e.Choose(test=test, then=then, other=other):
                yield from self.doubtful(test, known)
                yield from self.doubtful(then, (*known, *e.conjuncts(test)))
                yield from self.doubtful(other, (*known, e.Not(test, type=test.type, span=test.span)))
            case e.Logic(op=op, values=values):
                for value in values:
                    yield from self.doubtful(value, known)
                    held = value if op == "and" else e.Not(value, type=value.type, span=value.span)
                    known = (*known, *e.conjuncts(held))
            case e.Over(source=source, where=where, body=body):
                yield from self.doubtful(source, known)
                inner = (*known, *e.conjuncts(where))
                for part in (where, body):
                    if part is not None:
                        yield from self.doubtful(part, inner if part is body else known)
            case _:
                if isinstance(expr, e.Arith) and expr.op == "/" and not self.positive(expr.right, known):
                    yield expr.right
                for part in e.children(expr):
                    yield from self.doubtful(part, known)

    def positive(self, expr: e.Expr, known: Known = ()) -> bool:
        """Whether an amount is never 0 where some conditions hold."""
        if any(self._rules_out(condition, expr) for condition in known):
            return True
        match expr:
            case e.NumberLit(value=value):
                return value != 0
            case e.ConstantRef(name=name):
                return self.positive(self.model.constants[name].value)
            case e.RulingRef(name=name):
                taken = self.model.rulings[name].taken.value
                return taken is not None and self.positive(taken)
            case e.Negative(value=value) | e.Ratio(value=value) | e.AsPercent(value=value) | e.Counted(value=value):
                return self.positive(value, known)
            case e.Rounded(direction=direction, value=value):
                return direction == "up" and self.positive(value, known)
            case e.Arith(op="*", left=left, right=right):
                return self.positive(left, known) and self.positive(right, known)
            case e.Arith(op="/", left=left):
                return self.positive(left, known)
            case e.Arith(op="+", left=left, right=right):
                return self.positive(left, known) or self.positive(right, known)
            case e.Extreme(word="greatest", values=values):
                return any(self.positive(value, known) for value in values)
            case e.Extreme(values=values):
                return all(self.positive(value, known) for value in values)
            case e.Choose(test=test, then=then, other=other):
                return self.positive(then, (*known, *e.conjuncts(test))) and self.positive(other, known)
            case e.Throw(faces=faces):
                return min(faces, default=0) > 0
            case e.CallTo(name=name):
                return self._answer(name)
            case e.Lookup(table=table, column=column):
                cell = fixed_cell(expr, self.model)
                if cell is not None and cell.value is not None:
                    return self.positive(cell.value)
                return self._column(table, column)
            case e.Field(of=of, kind=kind, name=name):
                listed = isinstance(of.type, KindType) and self.model.kinds[kind].listed
                return listed and self._field(kind, name)
            case _:
                return False

    def _rules_out(self, condition: e.Expr, expr: e.Expr) -> bool:
        """Whether a condition leaves out that an amount is 0."""
        match condition:
            case e.Not(value=e.Compare(op=op, left=left, right=right)):
                opposite = {"=": "!=", "<": ">=", "<=": ">"}.get(op)
                return opposite is not None and self._compared(opposite, left, right, expr)
            case e.Compare(op=op, left=left, right=right):
                return self._compared(op, left, right, expr)
            case _:
                return False

    def _compared(self, op: str, left: e.Expr, right: e.Expr, expr: e.Expr) -> bool:
        if _bare(left) != _bare(expr):
            return False
        nothing = isinstance(right, e.NumberLit) and right.value == 0
        if op == ">":
            return not any(map(_takes_away, e.walk(right)))
        return (op == "!=" and nothing) or (op in (">=", "=") and self.positive(right))

    def _answer(self, name: str) -> bool:
        """Whether what a function answers is never 0; of one that asks for itself nothing is known."""
        if name not in self.answers:
            self.answers[name] = False
            function = self.model.function(name)
            if isinstance(function, Quantity):
                self.answers[name] = self._quantity(function)
            elif isinstance(function, ValueOf):
                cases = [(case.answer, _known(case)) for case in function.cases]
                self.answers[name] = all(self.positive(answer, known) for answer, known in cases)
        return self.answers[name]

    def _quantity(self, function: Quantity) -> bool:
        """A quantity begins with something, and no line takes it away; or it has a lowest limit."""
        if function.bounds is not None:
            return self.positive(function.bounds.low)
        holds = False
        for step in function.steps:
            always = [
                one for one in step.contributions if one.when is None and not one.origin.kind and one.each is None
            ]
            bases = [one for one in step.contributions if one.verb in ("base", "set to")]
            if any(one.verb == "base" for one in bases):
                holds = all(self.positive(one.amount, _known(one)) for one in bases)
            holds = holds or any(one.verb == "add" and self.positive(one.amount) for one in always)
            if any(one.verb in ("subtract", "throw") for one in step.contributions) or self._may_cut_all(step):
                holds = False
            holds = holds and self._stays(step, "set to", "times")
            holds = holds or any(one.verb == "at least" and self.positive(one.amount) for one in always)
            holds = holds and self._stays(step, "at most")
            if step.round is not None and step.round.direction != "up":
                lowest = [
                    one.amount for one in always if one.verb == "at least" and isinstance(one.amount, e.NumberLit)
                ]
                holds = holds and any(isinstance(a, e.NumberLit) and a.value >= step.round.to for a in lowest)
        return holds

    def _stays(self, step: Step, *verbs: str) -> bool:
        """Return whether what the lines of these verbs say is never 0 where they count."""
        return all(self.positive(one.amount, _known(one)) for one in step.contributions if one.verb in verbs)

    def _may_cut_all(self, step: Step) -> bool:
        """Return whether the reductions of a step, should all of them count, may take the whole away."""
        cuts = [one for one in step.contributions if one.verb == "reduce by"]
        shares = [amount(one.amount, self.model) for one in cuts if one.each is None]
        known = [share for share in shares if share is not None]
        return len(known) < len(cuts) or sum(known) >= 100

    def _column(self, table: str, column: str) -> bool:
        key = (table, column)
        if key not in self.columns:
            self.columns[key] = False
            of, cells = self.model.tables[table].column(column)
            values = [
                cell.value if cell.value is not None else of.default
                for cell in cells
                if cell.state in ("value", "left_out")
            ]
            self.columns[key] = all(value is not None and self.positive(value) for value in values)
        return self.columns[key]

    def _field(self, kind: str, name: str) -> bool:
        key = (kind, name)
        if key not in self.columns:
            self.columns[key] = False
            default = next(one.default for one in self.model.kinds[kind].fields if one.name == name)
            given = [dict(record.values).get(name, default) for record in self.model.records.get(kind, ())]
            values = [one for one in given if one is not None and not isinstance(one, e.NoneLit | e.UnknownLit)]
            self.columns[key] = all(self.positive(value) for value in values)
        return self.columns[key]


def _bare(expr: e.Expr) -> e.Expr:
    """An amount without the unit by which it is divided, or multiplied, to make a plain number of it."""
    while True:
        match expr:
            case e.Arith(op="/" | "*", left=left, right=e.NumberLit(value=value)) if value > 0:
                expr = left
            case e.Ratio(value=value) | e.AsPercent(value=value) | e.Counted(value=value):
                expr = value
            case _:
                return expr


def _takes_away(expr: e.Expr) -> bool:
    """Return whether an expression subtracts something, so that it may come to less than nothing."""
    match expr:
        case e.Negative() | e.Arith(op="-"):
            return True
        case e.NumberLit(value=value):
            return value < 0
        case _:
            return False
