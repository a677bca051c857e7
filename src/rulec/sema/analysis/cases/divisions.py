"""Check for divisions whose divisor may be 0.

A divisor is judged by its form, by the cells and limits that it reads, and by the conditions under which it is
evaluated. As everywhere in these checks, amounts are assumed never to be negative.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from rulec.base.diagnostics import Report
from rulec.base.tree import outermost
from rulec.base.types import KindType
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.analysis.cases.terms import amount
from rulec.sema.analysis.each import each
from rulec.sema.model import Case, Contribution, Function, Model, Need, Quantity, Step, ValueOf, Words, clauses
from rulec.sema.statements.narrowing import may_change
from rulec.sema.summaries import effects
from rulec.sema.summaries.chosen_rows import fixed_cell
from rulec.sema.summaries.uses import worked_out
from rulec.sema.summaries.walks import blocks, expressions, walk

Known = tuple[e.Expr, ...]
"""Conditions known to hold."""
Happens = d.Process | d.Upon | d.Act | d.Sequence
Values = Sequence[e.Expr | None]
"""Amounts of a column or a field; None for an empty cell."""


def _with_divisions(model: Model) -> Iterator[tuple[object, Function | Happens]]:
    deeds = model.all_deeds
    yield from ((("function", one.name), one) for one in model.functions)
    for happens in (deeds.processes.values(), deeds.upons, deeds.acts.values(), deeds.sequences.values()):
        yield from (((type(one).__name__, one.name), one) for one in happens)


@each(_with_divisions)
def check_divisions(declared: Function | Happens, model: Model, report: Report) -> None:
    """Warn of each division whose divisor may be 0."""
    divisions = _Divisions(model)
    if isinstance(declared, Function):
        for let in declared.lets if isinstance(declared, Quantity) else ():
            # a `let` is evaluated whatever conditions hold; a quotient that no rounding closes is read at the name
            rounded = [part for part in e.walk(let.value) if isinstance(part, e.Rounded)]
            for divisor in dict.fromkeys(one for part in rounded for one in divisions.doubtful(part, ())):
                _warn(f"`{declared.name}`", divisor, report)
        for _, clause in clauses(declared):
            known = _known(clause)
            found = [one for part in worked_out(clause) for one in divisions.doubtful(part, known)]
            if (
                isinstance(clause, Contribution)
                and clause.verb == "divide by"
                and not divisions.positive(clause.amount, known)
            ):
                found.append(clause.amount)
            for divisor in dict.fromkeys(found):
                _warn(f"`{declared.name}`", divisor, report)
    else:
        for divisor in {one.span: one for one in divisions.done_by(declared)}.values():
            _warn(f"`{declared.name}`", divisor, report)


def _warn(who: str, divisor: e.Expr, report: Report) -> None:
    report.warning(
        "R0558",
        f"{who} may divide by 0",
        divisor.span,
        "this may be 0",
        hint="say what happens then: `greatest(1, …)`, or a condition that leaves 0 out, such as `when … > 0`",
        own=True,
    )


def _kept(known: Known, body: tuple[d.Statement, ...]) -> Known:
    """Return the conditions that still hold after some statements."""
    for stmt in walk(body):
        done = effects.of(stmt)
        if done.writes is not None or done.changes:
            name = done.writes.name if done.writes is not None else None
            known = tuple(condition for condition in known if not may_change(condition, name))
    return known


def _known(clause: Contribution | Case | Need) -> Known:
    """Return the conditions that hold where a clause counts."""
    own = clause.test if isinstance(clause, Case) else clause.when
    each = clause.each if isinstance(clause, Contribution) else None
    return e.conjuncts(clause.origin.carries, clause.origin.when, own, each.where if each is not None else None)


class _Divisions:
    """The analysis of divisors in one model, with its caches."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.answers: dict[tuple[str, bool], bool] = {}  # a function is never 0, or always above 0
        self.falling: dict[str, bool] = {}  # a function may be negative
        self.columns: dict[tuple[str, str, bool], bool] = {}  # the same of a column or a field of listed entries
        self.low: dict[tuple[str, str], bool] = {}

    def doubtful(self, expr: e.Expr, known: Known) -> Iterator[e.Expr]:
        """Yield the divisors inside an expression that may be 0."""
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

    def done_by(self, declared: Happens) -> Iterator[e.Expr]:
        """Yield the divisors of a process, trigger, act or sequence that may be 0."""
        known = e.conjuncts(declared.when) if isinstance(declared, d.Upon) else ()
        for need in (*declared.opens, *declared.needs) if isinstance(declared, d.Act) else ():
            for part in worked_out(need):
                yield from self.doubtful(part, (*known, *_known(need)))
            if need.when is None and not need.waivers:  # the body runs only if this holds
                known = (*known, *e.conjuncts(need.test))
        for part in outermost(declared, e.Typed, (Words, Need, *get_args(d.Statement))):
            yield from self.doubtful(part, known)
        if not isinstance(declared, d.Sequence):
            yield from self.in_lines(declared.body, known)

    def in_lines(self, body: tuple[d.Statement, ...], known: Known) -> Iterator[e.Expr]:
        """Yield the divisors in statements that may be 0, given conditions until a statement may change them."""
        for stmt in body:
            # else: the conditions of the line hold in its blocks
            match stmt:
                case d.If(branches=branches, other=other):
                    passed = known
                    for test, lines in branches:
                        yield from self.doubtful(test, passed)
                        yield from self.in_lines(lines, (*passed, *e.conjuncts(test)))
                        passed = (*passed, e.Not(test, type=test.type, span=test.span))
                    yield from self.in_lines(other, passed)
                    known = passed if not other and all(effects.ends(lines) for _, lines in branches) else known
                case d.Loop(where=where, body=lines) | d.Choose(where=where, body=lines):
                    again = _kept(known, lines) if isinstance(stmt, d.Loop) else known
                    for part in expressions(stmt):
                        yield from self.doubtful(part, again)
                    yield from self.in_lines(lines, (*again, *e.conjuncts(where)))
                    if isinstance(stmt, d.Choose):
                        yield from self.in_lines(stmt.otherwise, known)
                case _:
                    for part in expressions(stmt):
                        yield from self.doubtful(part, known)
                    for lines in blocks(stmt):
                        yield from self.in_lines(lines, known)
            known = _kept(known, (stmt,))

    def positive(self, expr: e.Expr, known: Known = (), above: bool = False) -> bool:
        """Return whether an amount is never 0 under some conditions or, with `above`, always greater than 0."""
        if any(self._rules_out(condition, expr, above) for condition in known):
            return True
        # else: it may be 0
        match expr:
            case e.NumberLit(value=value):
                return value > 0 if above else value != 0
            case e.ConstantRef(name=name):
                return self.positive(self.model.constants[name].value, (), above)
            case e.RulingRef(name=name):
                taken = self.model.rulings[name].taken.value
                return taken is not None and self.positive(taken, (), above)
            case e.Negative(value=value):
                return not above and self.positive(value, known)
            case e.Ratio(value=value) | e.AsPercent(value=value) | e.Counted(value=value):
                return self.positive(value, known, above)
            case e.Rounded(direction=direction, value=value):
                return direction == "up" and self.positive(value, known, True)
            case e.Arith(op="*" | "/", left=left, right=right) if above or expr.op == "*":
                return self.positive(left, known, above) and self.positive(right, known, above)
            case e.Arith(op="/", left=left):
                return self.positive(left, known)
            case e.Arith(op="+", left=left, right=right):
                pairs = ((left, right), (right, left))
                return any(self.positive(one, known, True) and not self._may_fall(other) for one, other in pairs)
            case e.Extreme(word="greatest", values=values) if any(self.positive(one, known, True) for one in values):
                return True
            case e.Extreme(values=values):
                return all(self.positive(value, known, above) for value in values)
            case e.Choose(test=test, then=then, other=other):
                held = (*known, *e.conjuncts(test))
                return self.positive(then, held, above) and self.positive(other, known, above)
            case e.Throw(faces=faces):
                return min(faces, default=0) > 0
            case e.CallTo(name=name):
                return self._answer(name, above)
            case e.Lookup(table=table, column=column):
                cell = fixed_cell(expr, self.model)
                if cell is not None and cell.value is not None:
                    return self.positive(cell.value, (), above)
                return self._all((table, column), self._column(table, column), above)
            case e.Field(of=of, kind=kind, name=name):
                listed = isinstance(of.type, KindType) and self.model.kinds[kind].listed
                return listed and self._all((kind, name), self._field(kind, name), above)
            case _:
                return False

    def _all(self, of: tuple[str, str], values: Values, above: bool) -> bool:
        key = (*of, above)
        if key not in self.columns:
            self.columns[key] = False
            self.columns[key] = all(value is not None and self.positive(value, (), above) for value in values)
        return self.columns[key]

    def _rules_out(self, condition: e.Expr, expr: e.Expr, above: bool) -> bool:
        """Return whether a condition excludes that an amount is 0 or, with `above`, that it is at most 0."""
        match condition:
            case e.Not(value=e.Compare(op=op, left=left, right=right)):
                opposite = {"=": "!=", "<": ">=", "<=": ">"}.get(op)
                return opposite is not None and self._compared(opposite, left, right, expr, above)
            case e.Compare(op=op, left=left, right=right):
                return self._compared(op, left, right, expr, above)
            case _:
                return False

    def _compared(self, op: str, left: e.Expr, right: e.Expr, expr: e.Expr, above: bool) -> bool:
        if _bare(left) != _bare(expr):
            return False
        if op == "!=":
            nothing = isinstance(right, e.NumberLit) and right.value == 0
            return nothing and not (above and self._may_fall(expr))
        if op == ">":
            return not self._may_fall(right)
        return op in (">=", "=") and self.positive(right, (), above or op == ">=")

    def _may_fall(self, expr: e.Expr | None) -> bool:
        """Return whether an amount may be negative."""
        return expr is not None and any(map(self._takes_away, e.walk(expr)))

    def _takes_away(self, expr: e.Expr) -> bool:
        """Return whether an expression may be negative by its own form, regardless of its parts."""
        # else: fields of things in play and parameters are amounts, which lines keep from falling below nothing
        match expr:
            case e.Negative() | e.Arith(op="-"):
                return True
            case e.NumberLit(value=value):
                return value < 0
            case e.ConstantRef(name=name):
                return self._may_fall(self.model.constants[name].value)
            case e.RulingRef(name=name):
                return self._may_fall(self.model.rulings[name].taken.value)
            case e.CallTo(name=name):
                return self._falls(name)
            case e.Lookup(table=table, column=column):
                return self._one_falls((table, column), self._column(table, column))
            case e.Field(of=of, kind=kind, name=name):
                listed = isinstance(of.type, KindType) and self.model.kinds[kind].listed
                return listed and self._one_falls((kind, name), self._field(kind, name))
            case _:
                return False

    def _one_falls(self, key: tuple[str, str], values: Values) -> bool:
        if key not in self.low:
            self.low[key] = True
            self.low[key] = any(map(self._may_fall, values))
        return self.low[key]

    def _falls(self, name: str) -> bool:
        """Return whether a function may be negative. A recursive function may."""
        if name not in self.falling:
            self.falling[name] = True
            function = self.model.function(name)
            least = [function.bounds.low] if isinstance(function, Quantity) and function.bounds is not None else []
            if isinstance(function, Quantity) and not least:
                last = function.steps[-1].contributions
                least = [one.amount for one in last if one.verb == "at least" and not _known(one)]
            if least:
                self.falling[name] = self._may_fall(least[0])
            elif isinstance(function, Quantity):
                lines = [one for step in function.steps for one in step.contributions]
                self.falling[name] = any(one.verb == "subtract" or self._may_fall(one.amount) for one in lines)
            else:
                self.falling[name] = any(map(self._may_fall, worked_out(function)))
        return self.falling[name]

    def _answer(self, name: str, above: bool) -> bool:
        """Return whether a function is never 0 or, with `above`, always greater. Of a recursive function this is
        unknown: False.
        """
        key = (name, above)
        if key not in self.answers:
            self.answers[key] = False
            function = self.model.function(name)
            if isinstance(function, Quantity):
                self.answers[key] = self._quantity(function)
            elif isinstance(function, ValueOf):
                cases = [(case.answer, _known(case)) for case in function.cases]
                self.answers[key] = all(self.positive(answer, known, above) for answer, known in cases)
        return self.answers[key]

    def _quantity(self, function: Quantity) -> bool:
        """Return whether a quantity is always above 0: by its bounds, or by its start and later contributions."""
        if function.bounds is not None:
            return self.positive(function.bounds.low, (), True)
        holds = False
        for step in function.steps:
            always = [
                one for one in step.contributions if one.when is None and not one.origin.kind and one.each is None
            ]
            bases = [one for one in step.contributions if one.verb in ("base", "set to")]
            if any(one.verb == "base" for one in bases):
                holds = all(self.positive(one.amount, _known(one), True) for one in bases)
            holds = holds or any(one.verb == "add" and self.positive(one.amount, (), True) for one in always)
            if any(map(self._lowers, step.contributions)) or self._may_cut_all(step):
                holds = False
            holds = holds and self._stays(step, "set to", "times")
            holds = holds or any(one.verb == "at least" and self.positive(one.amount, (), True) for one in always)
            holds = holds and self._stays(step, "at most")
            if step.round is not None and step.round.direction != "up":
                lowest = [
                    one.amount for one in always if one.verb == "at least" and isinstance(one.amount, e.NumberLit)
                ]
                holds = holds and any(isinstance(a, e.NumberLit) and a.value >= step.round.to for a in lowest)
        return holds

    def _stays(self, step: Step, *verbs: str) -> bool:
        """Return whether all contributions of these verbs have amounts greater than 0 where they count."""
        return all(self.positive(one.amount, _known(one), True) for one in step.contributions if one.verb in verbs)

    def _lowers(self, line: Contribution) -> bool:
        """Return whether a contribution may lower the amount. Percentage reductions are judged together, elsewhere."""
        adds = line.verb in ("add", "increase by")
        return line.verb in ("subtract", "throw") or (adds and self._may_fall(line.amount))

    def _may_cut_all(self, step: Step) -> bool:
        """Return whether the reductions of a step may add up to 100 % or more."""
        cuts = [one for one in step.contributions if one.verb == "reduce by"]
        shares = [amount(one.amount, self.model) for one in cuts if one.each is None]
        known = [share for share in shares if share is not None]
        return len(known) < len(cuts) or sum(known) >= 100

    def _column(self, table: str, column: str) -> Values:
        """Return the amounts in the cells of a column."""
        of, cells = self.model.tables[table].column(column)
        held = [cell for cell in cells if cell.state in ("value", "left_out")]
        return [cell.value if cell.value is not None else of.default for cell in held]

    def _field(self, kind: str, name: str) -> Values:
        """Return the amounts in a field of listed entries."""
        default = next(one.default for one in self.model.kinds[kind].fields if one.name == name)
        given = [dict(record.values).get(name, default) for record in self.model.records.get(kind, ())]
        return [one for one in given if one is not None and not isinstance(one, e.NoneLit | e.UnknownLit)]


def _bare(expr: e.Expr) -> e.Expr:
    """Return an amount without the conversion to or from a plain number."""
    while True:
        # else: it has no unit of its own
        match expr:
            case e.Arith(op="/" | "*", left=left, right=e.NumberLit(value=value)) if value > 0:
                expr = left
            case e.Ratio(value=value) | e.AsPercent(value=value) | e.Counted(value=value):
                expr = value
            case _:
                return expr
