"""Ranges of lowered numbers: an interval for each expression, derived from its form.

Loop bodies are analysed repeatedly. An end that still moves after `ROUNDS` iterations is widened to an open end, so the
analysis terminates. A number about which nothing is known may be any number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import assert_never

from rulec.base.records import dataclass
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import own_doing
from rulec.ir.lower.geometry import LENGTHS
from rulec.ir.make import MIRROR, OPPOSITE

ROUNDS = 3  # iterations in which an end may move before it is widened
TURNS = ROUNDS + 4  # by now both ends of every local are stable or open
ANSWER = "its answer"  # key of the function's result; the blank keeps it apart from the names of locals


@dataclass(frozen=True, slots=True)
class Interval:
    """The whole numbers from `low` to `high`; None is an open end."""

    low: int | None
    high: int | None

    def within(self, most: int) -> bool:
        """Return whether no number of the interval is further from 0 than `most`."""
        return self.low is not None and self.high is not None and -most <= self.low and self.high <= most

    @property
    def never_negative(self) -> bool:
        return self.low is not None and self.low >= 0


ANY = Interval(None, None)
COUNTED = Interval(0, None)
Bound = dict[str, Interval | None]
"""Intervals of locals; None for a value that is never produced."""


def _both(one: Bound, two: Bound) -> Bound:
    return {name: joined(ends, two[name]) for name, ends in one.items() if name in two}


class Ranges:
    """Range analysis that follows calls, locals and columns."""

    def __init__(self, functions: Mapping[str, ir.Function], columns: Mapping[str, ir.Column]) -> None:
        self.functions = functions
        self.columns = columns
        self._answers: dict[str, Interval | None] = {}
        self._done: set[str] = set()
        self._cells: dict[str, Interval] = {}

    def of(self, expr: ir.Expr, locals_: Mapping[str, Interval | None] | None = None) -> Interval:
        """Return the range of an expression, given the ranges of its locals; `ANY` if it is no number."""
        return self._of(expr, locals_ or {}) or ANY

    def before(self, body: tuple[ir.Stmt, ...]) -> dict[int, Bound]:
        """Return the ranges of the locals before each statement, keyed by the statement's `id`.

        Variables of loops inside expressions are left out.
        """
        points: dict[int, Bound] = {}
        self._block(body, {}, {}, points)
        own = {
            node.variable
            for stmt in body
            for node in ir.walk(stmt)
            if isinstance(node, ir.Over | ir.Ordered | ir.Along)
        }
        return {at: {name: ends for name, ends in bound.items() if name not in own} for at, bound in points.items()}

    def answer(self, name: str) -> Interval | None:
        """Return the range of a function's result; None if it never returns. Recursive results count as any number."""
        todo = [] if name in self._answers else [name]
        while todo:  # an explicit stack: call chains may be longer than Python's recursion limit
            function = self.functions.get(todo[-1])
            if function is not None and todo[-1] not in self._answers:
                self._answers[todo[-1]] = ANY
                todo += [called for called in own_doing(function).calls if called not in self._answers]
                continue
            at, seen = todo.pop(), Bound()
            if function is not None and at not in self._done:
                self._done.add(at)
                self._block(function.body, {}, seen, {})
                self._answers[at] = seen.get(ANSWER)
        return self._answers.get(name, ANY)

    def _block(self, body: tuple[ir.Stmt, ...], bound: Bound, seen: Bound, points: dict[int, Bound]) -> Bound | None:
        """Return the ranges after a block, None if control never leaves it.

        The results of `return` go to `seen`, the ranges before each statement to `points`.
        """
        for stmt in body:
            points[id(stmt)] = _both(points[id(stmt)], bound) if id(stmt) in points else bound
            match stmt:
                case ir.Assign(name=name, value=value):
                    bound = {**bound, name: self._of(value, bound)}
                case ir.If(test=test, then=then, other=other):
                    one = self._block(then, self._where(test, True, bound), seen, points)
                    two = self._block(other, self._where(test, False, bound), seen, points)
                    if one is None and two is None:
                        return None
                    bound = one or {} if two is None else two if one is None else _both(one, two)
                case ir.ForEach(variable=variable, body=inner):
                    bound = self._repeated(variable, inner, bound, seen, points)
                case ir.AtOnce(body=inner):
                    bound = self._block(inner, bound, seen, points) or {}
                case ir.Return(value=value):
                    seen[ANSWER] = joined(seen.get(ANSWER), self._of(value, bound))
                    return None
                case ir.Raise() | ir.Fail():
                    return None
                case ir.Make(name=name) | ir.Ask(name=name):
                    bound = {**bound, name: ANY}
                case ir.Note() | ir.Store() | ir.Drop() | ir.Happen() | ir.Tell() | ir.Do() | ir.EndGame():
                    continue
                case ir.CarryOut() | ir.LinesDue() | ir.EnterStep():
                    continue
                case ir.Search() | ir.Break() | ir.Continue() | ir.Settle():
                    raise AssertionError(f"a {type(stmt).__name__} stands in no program")
                case _:
                    assert_never(stmt)
        return bound

    def _where(self, test: ir.Expr, holds: bool, bound: Bound) -> Bound:
        """Return the ranges, narrowed by a comparison of a local that holds (or does not hold)."""
        if isinstance(test, ir.Compare) and test.op in MIRROR:
            op = test.op if holds else OPPOSITE[test.op]
            for side, away, seen_from in ((test.left, test.right, op), (test.right, test.left, MIRROR[op])):
                ends = self._of(away, bound)
                if isinstance(side, ir.Local) and bound.get(side.name) is not None and ends is not None:
                    bound = {**bound, side.name: _narrowed(bound[side.name] or ANY, seen_from, ends)}
        return bound

    def _repeated(
        self, variable: str, body: tuple[ir.Stmt, ...], bound: Bound, seen: Bound, points: dict[int, Bound]
    ) -> Bound:
        """Return the ranges after a loop, which may run zero times."""
        for turn in range(TURNS):
            after = self._block(body, {**bound, variable: ANY}, seen, points)
            if after is None:
                break
            wider = {name: widened(ends, after.get(name, ANY), turn) for name, ends in bound.items()}
            if wider == bound:
                break
            bound = wider
        return bound

    def _of(self, expr: ir.Expr, bound: Mapping[str, Interval | None]) -> Interval | None:
        """Return the range of an expression; None if it is never produced."""
        # else: no end is known
        match expr:
            case ir.Const(value=value):
                return Interval(value, value) if isinstance(value, int) else ANY
            case ir.Local(name=name):
                return bound.get(name, ANY)
            case ir.Cell(column=name):
                return self.column(name)
            case ir.Call(function=name):
                return self.answer(name)
            case ir.Arith(op=op, left=left, right=right):
                one, two = self._of(left, bound), self._of(right, bound)
                return None if one is None or two is None else _arith(op, one, two)
            case ir.Negate(value=value):
                one = self._of(value, bound)
                return one and _arith("-", Interval(0, 0), one)
            case ir.Quotient(left=left, right=right):
                one, two = self._of(left, bound), self._of(right, bound)
                if one is None or two is None:
                    return None
                return Interval(0, one.high) if one.never_negative and two.never_negative else ANY
            case ir.IfElse(then=then, other=other):
                return joined(self._of(then, bound), self._of(other, bound))
            case ir.MinMax(word=word, values=values, lists=lists):
                found = [self._of(value, bound) for value in values]
                return _outermost(word, [one for one in found if one is not None], bool(lists))
            case ir.Present(value=value):
                return self._of(value, bound)
            case ir.Geometry(word=word):
                return COUNTED if word in LENGTHS else ANY
            case ir.Over(word="count") | ir.Along(word="steps" | "cheapest"):
                return COUNTED
            case ir.Over(word="sum", body=body) if body is not None:
                each = self._of(body, {**bound, expr.variable: ANY})
                return COUNTED if each is None or each.never_negative else ANY
            case ir.Root(value=value):
                one = self._of(value, bound)
                return one and Interval(0, None if one.high is None else max(0, one.high))
            case ir.Throw(faces=faces, count=count):
                return Interval(min(faces) * count, max(faces) * count)
            case ir.Unknown():
                return None
            case _:
                return ANY

    def column(self, name: str) -> Interval:
        """Return the range of the cells of a column."""
        column = self.columns.get(name)
        if column is None:
            return ANY
        if name not in self._cells:
            self._cells[name] = ANY  # a column that refers to itself may hold any number
            cells = [cell for cell in _cells(column.cells) if not isinstance(cell, int) or cell >= ir.FLOOR]
            numbers = [cell for cell in cells if isinstance(cell, int)]
            found = Interval(min(numbers), max(numbers)) if numbers else None
            for special in column.specials:
                if special.value is not None:
                    found = joined(found, self._of(special.value, {}))
            self._cells[name] = found if found is not None and len(numbers) == len(cells) else ANY
        return self._cells[name]


class SettledRanges(Ranges):
    """Ranges computed once, in program order.

    For mutually recursive functions the result depends on the function with which the analysis begins.
    """

    first: Callable[..., Ranges] = Ranges

    @cached_property
    def answers(self) -> dict[str, Interval | None]:
        """The range of each function's result."""
        first = self.first(self.functions, self.columns)
        return {name: first.answer(name) for name in self.functions}

    @cached_property
    def cells(self) -> dict[str, Interval]:
        """The range of each column's cells."""
        first = self.first(self.functions, self.columns)
        return {name: first.column(name) for name in self.columns}

    def answer(self, name: str) -> Interval | None:
        """Return the range of a function's result; None if it never returns."""
        return self.answers.get(name, ANY)

    def column(self, name: str) -> Interval:
        """Return the range of the cells of a column."""
        return self.cells.get(name, ANY)


def widened(before: Interval | None, more: Interval | None, turn: int) -> Interval | None:
    """Return the union of both ranges; from iteration `ROUNDS` on, an end that moved is open."""
    found = joined(before, more)
    if turn < ROUNDS or before is None or found is None:
        return found
    return Interval(found.low if found.low == before.low else None, found.high if found.high == before.high else None)


def joined(one: Interval | None, two: Interval | None) -> Interval | None:
    """Return the smallest interval that contains both."""
    if one is None or two is None:
        return one or two
    low = None if one.low is None or two.low is None else min(one.low, two.low)
    high = None if one.high is None or two.high is None else max(one.high, two.high)
    return Interval(low, high)


def _narrowed(one: Interval, op: str, than: Interval) -> Interval:
    """Return the part of an interval that lies below (above) some number of another."""
    step = 1 if op in ("<", ">") else 0
    if op in ("<", "<="):
        return Interval(one.low, _end(min, [one.high, _plus(than.high, -step)], any_known=True))
    return Interval(_end(max, [one.low, _plus(than.low, step)], any_known=True), one.high)


def _arith(op: str, one: Interval, two: Interval) -> Interval:
    match op:
        case "+":
            return Interval(_plus(one.low, two.low), _plus(one.high, two.high))
        case "-":
            return Interval(_plus(one.low, _minus(two.high)), _plus(one.high, _minus(two.low)))
        case "*":
            if None not in (one.low, one.high, two.low, two.high):
                ends = [a * b for a in (one.low, one.high) for b in (two.low, two.high)]  # type: ignore[operator]
                return Interval(min(ends), max(ends))
            if one.never_negative and two.never_negative:
                assert one.low is not None
                assert two.low is not None
                return Interval(one.low * two.low, None)
            return ANY
        case _:
            by = two.low
            if by is None or by != two.high or by <= 0:
                return ANY
            return Interval(None if one.low is None else one.low // by, None if one.high is None else one.high // by)


def _outermost(word: str, found: list[Interval], more: bool) -> Interval | None:
    """Return the range of a `min` or `max`; with `more` it also takes values of unknown range."""
    if not found:
        return ANY if more else None
    lows, highs = [one.low for one in found], [one.high for one in found]
    low = _end(max, lows, any_known=True) if word == "max" else None if more else _end(min, lows, any_known=False)
    high = _end(min, highs, any_known=True) if word == "min" else None if more else _end(max, highs, any_known=False)
    return Interval(low, high)


def _end(pick: Callable[[list[int]], int], ends: list[int | None], *, any_known: bool) -> int | None:
    known = [end for end in ends if end is not None]
    return pick(known) if known and (any_known or len(known) == len(ends)) else None


def _plus(one: int | None, two: int | None) -> int | None:
    return None if one is None or two is None else one + two


def _minus(one: int | None) -> int | None:
    return None if one is None else -one


def _cells(cells: object) -> list[object]:
    if isinstance(cells, tuple):
        return [cell for level in cells for cell in _cells(level)]
    return [cells]
