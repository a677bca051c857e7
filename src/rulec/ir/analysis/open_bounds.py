"""Bounds of functions in a solve while some of the decisions that they read are still open.

A function's *bounds* are two functions: its least and its greatest possible result. For truths these are "certainly
yes" and "possibly yes". A value is *open* if it depends on open decisions.

Method: each form is bounded by its parts. Both operands of a sum are bounded on the same side; the right operand of a
difference, and the operand of `not`, on the opposite side. A list of cases is bounded by the least (greatest) answer
among those that may apply, up to the first that certainly applies. Any other form raises `Unbounded`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import NumberType, TruthType
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.analysis.ranges import Ranges
from rulec.ir.lower.geometry import GROUND_TRUTHS

MOST = 10**15  # above every amount
KEPT = "so far"  # local that holds the least (greatest) answer among the cases that may apply
OTHER = {"least": "most", "most": "least"}


class Unbounded(Exception):
    """A form without bounds; `why` is the reason in a few words, for the message."""

    def __init__(self, span: Span, why: str) -> None:
        super().__init__(why)
        self.span = span
        self.why = why


def name_of(function: ir.Function, side: str) -> str:
    """Return the name of a function's bound: `sure wins`, `may wins`, `least force`, `most force`."""
    words = {"least": "sure", "most": "may"} if isinstance(function.result, TruthType) else {}
    return f"{words.get(side, side)} {function.name}"


class Bounds:
    """Builder of bounds for one stratum. `inside` are the functions that depend on the stratum's decisions."""

    def __init__(
        self,
        inside: Mapping[str, ir.Function],
        functions: Mapping[str, ir.Function],
        columns: Mapping[str, ir.Column],
        decides: frozenset[str],
        solve: str,
    ) -> None:
        self.inside = inside
        self.functions = functions
        self.decides = decides
        self.solve = solve
        self.ranges = Ranges({**functions, **inside}, columns)
        self.locals: set[str] = set()  # locals with open values
        self.kept = False  # an answer that may apply has been kept in `KEPT`
        self.side = "least"
        self.truth = False
        self.floor = False  # the function never answers less than 0

    def bounded(self, function: ir.Function, side: str) -> ir.Function:
        """Return the function that computes the bound of a function on one side. Raises `Unbounded`."""
        self.locals = self._open_locals(function)
        self.kept, self.side = False, side
        self.truth = isinstance(function.result, TruthType)
        if not self.truth and not isinstance(function.result, NumberType):
            raise Unbounded(function.span, "only yes or no and numbers can hang on open decisions")
        about = tuple(ir.Local(param.name, span=function.span) for param in function.params)
        self.floor = self.ranges.of(ir.Call(function.name, about, span=function.span)).never_negative
        body = self.block(function.body)
        if self.kept:
            lowest = 0 if self.floor else -MOST
            start = make.number(MOST if side == "least" else lowest, function.span)
            body = [ir.Assign(KEPT, start, span=function.span), *body]
        return replace(function, name=name_of(function, side), sort="bound", body=tuple(body), entries=())

    def is_open(self, node: ir.Node) -> bool:
        """Return whether a value depends on decisions that may be open."""
        for part in ir.walk(node):
            match part:
                case ir.Decided(decide=name) if name in self.decides:
                    return True
                case ir.Call(function=name) if name in self.inside:
                    return True
                case ir.Local(name=name) if name in self.locals:
                    return True
        return False

    def _open_locals(self, function: ir.Function) -> set[str]:
        self.locals = set()
        # A local may become open only because a later one did, so repeat until nothing changes.
        while True:
            before = len(self.locals)
            self._find_open(function.body, False)
            if len(self.locals) == before:
                return self.locals

    def _find_open(self, body: Sequence[ir.Stmt], under: bool) -> None:
        for stmt in body:
            # else: it binds nothing, since parts of a solve only answer
            match stmt:
                case ir.Assign(name=name, value=value):
                    if under or self.is_open(value):
                        self.locals.add(name)
                case ir.If(test=test, then=then, other=other):
                    inside = under or self.is_open(test)
                    self._find_open(then, inside)
                    self._find_open(other, inside)
                case ir.ForEach(source=source, body=inner):
                    self._find_open(inner, under or self.is_open(source))

    def block(self, body: Sequence[ir.Stmt]) -> list[ir.Stmt]:
        """Return the statements that compute the bound of a body."""
        out: list[ir.Stmt] = []
        for stmt in body:
            span = stmt.span
            match stmt:
                case ir.Assign(value=value):
                    out.append(replace(stmt, value=self.bound(value, self.side)))
                case ir.If(test=test, then=then, other=other):
                    if self.is_open(test):
                        out.extend(self._branch(stmt))
                    else:
                        out.append(replace(stmt, then=tuple(self.block(then)), other=tuple(self.block(other))))
                case ir.ForEach(source=source, body=inner):
                    if self.is_open(source):
                        raise Unbounded(source.span, "which of them there are hangs on open decisions")
                    self.kept = self.kept or any(isinstance(part, ir.Return) for one in inner for part in ir.walk(one))
                    out.append(replace(stmt, body=tuple(self.block(inner))))
                case ir.Return(value=value):
                    out.append(ir.Return(self._kept(self.bound(value, self.side), span), stmt.comment, span=span))
                case ir.Raise():
                    out.append(ir.Return(ir.Local(KEPT, span=span), span=span) if self.kept else stmt)
                case ir.Note():
                    continue
                case _:
                    raise AssertionError(f"a {type(stmt).__name__} stands in a part of a solve")
        return out

    def _kept(self, value: ir.Expr, span: Span) -> ir.Expr:
        if not self.kept:
            return value
        kept = ir.Local(KEPT, span=span)
        if self.floor and make.int_of(value) == 0:
            return kept if self.side == "most" else value
        return self.meet((kept, value), self.side, span)

    def _branch(self, stmt: ir.If) -> list[ir.Stmt]:
        """Return the bound of an `if` whose test is open."""
        span = stmt.span
        sure, may = self.bound(stmt.test, "least"), self.bound(stmt.test, "most")
        if isinstance(stmt.then[-1], ir.Return) and not stmt.other:
            if len(stmt.then) > 1:
                raise Unbounded(span, "this line does more than answer")
            answer = stmt.then[-1]
            return self._truth_case(answer, sure, may) if self.truth else self._case(answer, sure, may)
        if any(isinstance(part, ir.Return | ir.Raise) for one in (*stmt.then, *stmt.other) for part in ir.walk(one)):
            raise Unbounded(span, "an answer stands inside an open condition")
        grown = self._grown(stmt)
        if grown:
            return [ir.If(sure if self.side == "least" else may, tuple(self.block(stmt.then)), span=span)]
        return self._merged(stmt, sure, may)

    def _truth_case(self, answer: ir.Return, sure: ir.Expr, may: ir.Expr) -> list[ir.Stmt]:
        """Return the bound of a case of a decision.

        A case that may deny ends certainty; a case that may grant keeps the yes possible.
        """
        span, wanted = answer.span, self.side == "most"
        value = self.bound(answer.value, self.side)
        away = make.both((may, value if wanted else make.negation(value, span)), span)
        told = make.truth(wanted, span), make.truth(not wanted, span)
        out: list[ir.Stmt] = []
        if away != make.truth(False, span):
            out.append(ir.If(away, (ir.Return(told[0], answer.comment, span=span),), span=span))
        if not (isinstance(answer.value, ir.Const) and answer.value.value is wanted):
            out.append(ir.If(sure, (ir.Return(told[1], answer.comment, span=span),), span=span))
        return out

    def _case(self, answer: ir.Return, sure: ir.Expr, may: ir.Expr) -> list[ir.Stmt]:
        """Return the bound of a case of a number: keep its answer if it may apply, return it if it certainly applies.

        If the function never answers less than 0, an answer of 0 is already the lower bound, and it does not raise the
        upper one.
        """
        span = answer.span
        if self.floor and make.int_of(answer.value) == 0:
            if self.side == "least":
                return [ir.If(may, (answer,), span=span)]
            known = ir.Local(KEPT, span=span) if self.kept else answer.value
            return [ir.If(sure, (replace(answer, value=known),), span=span)]
        value = self._kept(self.bound(answer.value, self.side), span)
        self.kept = True
        kept = ir.If(may, (ir.Assign(KEPT, value, answer.comment, span=span),), span=span)
        return [ir.If(sure, (replace(answer, value=value),), span=span), kept]

    def _grown(self, stmt: ir.If) -> bool:
        """Return whether the branch only adds a non-negative amount to a local."""
        if stmt.other or len(stmt.then) != 1 or not isinstance(stmt.then[0], ir.Assign):
            return False
        assign = stmt.then[0]
        value = assign.value
        return (
            isinstance(value, ir.Arith)
            and value.op == "+"
            and value.left == ir.Local(assign.name, span=assign.span)
            and self.ranges.of(value.right).never_negative
        )

    def _merged(self, stmt: ir.If, sure: ir.Expr, may: ir.Expr) -> list[ir.Stmt]:
        """Join both branches: if the test stays open, each local gets the least (greatest) of its two values."""
        span = stmt.span
        names = sorted(ir.assigned(*stmt.then, *stmt.other))
        then, other = tuple(self.block(stmt.then)), tuple(self.block(stmt.other))
        either: list[ir.Stmt] = []
        for name in names:
            either.append(ir.Assign(f"{name} before", ir.Local(name, span=span), span=span))
        either.extend(then)
        for name in names:
            either.append(ir.Assign(f"{name} then", ir.Local(name, span=span), span=span))
            either.append(ir.Assign(name, ir.Local(f"{name} before", span=span), span=span))
        either.extend(other)
        for name in names:
            pair = ir.Local(f"{name} then", span=span), ir.Local(name, span=span)
            either.append(ir.Assign(name, self.meet(pair, self.side, span), span=span))
        return [ir.If(sure, then, (ir.If(may, tuple(either), other, span=span),), span=span)]

    def meet(self, values: tuple[ir.Expr, ...], side: str, span: Span) -> ir.Expr:
        """Return the least (greatest) of some values."""
        if any(self.is_truth(value) for value in values):
            return make.both(values, span) if side == "least" else make.either(values, span)
        return ir.MinMax("min" if side == "least" else "max", values, span=span)

    def is_truth(self, expr: ir.Expr) -> bool:
        """Return whether an expression is a truth."""
        # else: `bound` refuses it, be it a truth or not
        match expr:
            case ir.Const(value=value):
                return isinstance(value, bool)
            case ir.Call(function=name):
                function = self.functions.get(name) or self.inside.get(name.partition(" ")[2])
                return function is not None and isinstance(function.result, TruthType)
            case ir.Over(word=word):
                return word in ("any", "all")
            case ir.Along(word=word):
                return word in ("linked", "on_chain")
            case ir.Geometry(word=word):
                return word in GROUND_TRUTHS
            case ir.IfElse(then=then, other=other):
                return self.is_truth(then) or self.is_truth(other)
            case _:
                # else: `bound` refuses it, be it a truth or not
                return isinstance(expr, ir.Decided | ir.Compare | ir.Between | ir.Bool | ir.Not | ir.Contains)

    def bound(self, expr: ir.Expr, side: str) -> ir.Expr:
        """Return an expression for the bound of `expr` on one side. Raises `Unbounded`."""
        if not self.is_open(expr):
            return expr
        span, other = expr.span, OTHER[side]
        match expr:
            case ir.Local():
                if side != self.side:
                    raise Unbounded(span, "the amount worked out so far pulls both ways here")
                return expr
            case ir.Decided(subject=subject):
                self._settled(subject)
                return replace(expr, may=side == "most")
            case ir.Call(function=name, arguments=arguments):
                for argument in arguments:
                    self._settled(argument)
                return replace(expr, function=name_of(self.inside[name], side))
            case ir.Arith(op="+" | "-" as op, left=left, right=right):
                right = self.bound(right, side if op == "+" else other)
                return replace(expr, left=self.bound(left, side), right=right)
            case ir.Arith(op="//", left=left):
                return replace(expr, left=self.bound(left, side))
            case ir.Arith(left=left, right=right):
                return self._product(expr, left, right, side)
            case ir.Negate(value=value):
                return replace(expr, value=self.bound(value, other))
            case ir.Compare():
                return self._comparison(expr, side)
            case ir.Between(low=low, value=value, high=high):
                tests = ir.Compare("<=", low, value, span=span), ir.Compare("<=", value, high, span=span)
                return make.both((self._comparison(test, side) for test in tests), span)
            case ir.Bool(values=values):
                return replace(expr, values=tuple(self.bound(value, side) for value in values))
            case ir.Not(value=value):
                return make.negation(self.bound(value, other), span)
            case ir.IfElse(test=test, then=then, other=last):
                return self._either(test, self.bound(then, side), self.bound(last, side), side, span)
            case ir.MinMax(values=values, lists=lists):
                for one in lists:
                    self._settled(one)
                return replace(expr, values=tuple(self.bound(value, side) for value in values))
            case ir.Contains(items=items, value=value):
                self._settled(value)
                return replace(expr, items=self.bound(items, side))
            case ir.Over():
                return self._over(expr, side)
            case ir.Along():
                return self._along(expr, side)
            case _:
                raise Unbounded(span, _why(expr))

    def _settled(self, expr: ir.Expr) -> None:
        if self.is_open(expr):
            raise Unbounded(expr.span, "what this is about hangs on open decisions itself")

    def _either(self, test: ir.Expr, then: ir.Expr, last: ir.Expr, side: str, span: Span) -> ir.Expr:
        # A test without open parts decides between the bounds of the two sides.
        if not self.is_open(test):
            return make.choose(test, then, last, span)
        sure, may = self.bound(test, "least"), self.bound(test, "most")
        unsure = make.choose(may, self.meet((then, last), side, span), last, span)
        return make.choose(sure, then, unsure, span)

    def _product(self, expr: ir.Arith, left: ir.Expr, right: ir.Expr, side: str) -> ir.Expr:
        if self.is_open(right):
            left, right = right, left
        if self.is_open(right):
            raise Unbounded(expr.span, "two open amounts are multiplied")
        if self.ranges.of(right).never_negative:
            return replace(expr, left=self.bound(left, side), right=right)
        # a known factor that may be negative is negative here, so the bound changes sides
        if make.int_of(right) is not None:
            return replace(expr, left=self.bound(left, OTHER[side]), right=right)
        # the sign of the factor is unknown: one of the two products is the bound
        ends = tuple(replace(expr, left=self.bound(left, end), right=right) for end in ("least", "most"))
        return self.meet(ends, side, expr.span)

    def _comparison(self, expr: ir.Compare, side: str) -> ir.Expr:
        span, op = expr.span, expr.op
        if op in ("is", "is not"):
            raise Unbounded(span, "which thing this is hangs on open decisions")
        left = {s: self.bound(expr.left, s) for s in OTHER}
        right = {s: self.bound(expr.right, s) for s in OTHER}
        if op == "==" or op == "!=":
            if (op == "==") == (side == "least"):
                meets = (("<=", left["most"], right["least"]), (">=", left["least"], right["most"]))
            else:
                meets = (("<=", left["least"], right["most"]), (">=", left["most"], right["least"]))
            same = make.both((ir.Compare(o, a, b, span=span) for o, a, b in meets), span)
            return same if op == "==" else make.negation(same, span)
        # smallest chance to hold: left side at its greatest, right side at its least
        up = (op in ("<", "<=")) == (side == "least")
        return replace(expr, left=left["most" if up else "least"], right=right["least" if up else "most"])

    def _along(self, expr: ir.Along, side: str) -> ir.Expr:
        """Return the bound of a search: more passable things and more steps mean more connections.

        A chain is the exception: a step that leads further may shorten it, so its steps must not be open.
        """
        if expr.cost is not None:
            raise Unbounded(expr.span, "the cheapest way hangs on open decisions; `linked` can be asked")
        if expr.word == "steps":
            raise Unbounded(expr.span, "how many steps it takes hangs on open decisions; `linked` can be asked")
        for end in (expr.start, *((expr.thing,) if expr.thing is not None else ())):
            self._settled(end)
        if expr.word == "on_chain" and self.is_open(expr.onward):
            raise Unbounded(
                expr.onward.span, "where a step leads hangs on open decisions, and that may cut a chain short"
            )
        onward, through = self.bound(expr.onward, side), self.bound(expr.through, side)
        return replace(expr, goals=self.bound(expr.goals, side), through=through, onward=onward)

    def _over(self, expr: ir.Over, side: str) -> ir.Expr:
        """Return the bound of a quantifier: `any`, `count`, `list` and `sum` grow with their source, `all` shrinks."""
        span, where, body = expr.span, expr.where, expr.body
        through = OTHER[side] if expr.word == "all" else side
        source = self.bound(expr.source, through)
        if expr.word == "list" and body is not None:
            self._settled(body)
        if expr.word == "sum" and body is not None and not self.ranges.of(body).never_negative:
            if self.is_open(expr.source):
                raise Unbounded(span, "what is summed may be negative, and which there are hangs on open decisions")
            value = self.bound(body, side)
            if where is not None and self.is_open(where):
                nothing = make.number(0, span)
                asked = (self.bound(part, "least") for part in ir.conjuncts(where) if self.is_open(part))
                certain = make.both(asked, span)
                value = make.choose(certain, value, self.meet((value, nothing), side, span), span)
                where = self.bound(where, "most")
            return replace(expr, where=where, body=value)
        return replace(
            expr,
            source=source,
            where=None if where is None else self.bound(where, through),
            body=None if body is None else self.bound(body, side),
        )


def _why(expr: ir.Expr) -> str:
    # else: no specific reason is given
    match expr:
        case ir.Cell() | ir.InSet() | ir.BitTest():
            return "this is looked up by what hangs on open decisions"
        case ir.Quotient():
            return "this divides by or of what hangs on open decisions"
        case ir.Load():
            return "whose this is hangs on open decisions"
        case _:
            return "this hangs on open decisions"
