"""Enumeration of dice: every joint outcome of a roll's throws, and the value of its conditions in each.

A condition that reads the state of a game has no known value; checks then report nothing about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from itertools import product
from math import prod

from rulec.base.types import EnumType, NumberType, TruthType
from rulec.sema import expr as e
from rulec.sema.analysis.cases.terms import literal
from rulec.sema.model import Case, Model, Roll
from rulec.sema.typing.assignability import grain_of
from rulec.sema.typing.constant_folding import COMPARISONS

Value = Fraction | bool  # a member is stored as its position
Outcome = Mapping[str, Value]
CAP = 20_000  # limit of enumerated outcomes of one roll


class Unclear(Exception):
    """The value is unknown before play, or there are too many outcomes."""


class Trial:
    """The evaluator of expressions on an outcome. `thrown` holds the dice of one expression, in written order."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._rolls: dict[str, frozenset[Value] | None] = {}

    def value(self, expr: e.Expr, given: Outcome, thrown: Iterator[Value] | None = None) -> Value:
        """Return the value of an expression. Raises `Unclear` if it is unknown."""
        # else: unclear, unless it is a literal
        match expr:
            case e.NumberLit(value=value):
                return value
            case e.TruthLit(value=truth):
                return truth
            case e.MemberLit(position=position):
                return Fraction(position)
            case e.Variable(name=name):
                if name not in given:
                    raise Unclear
                return given[name]
            case e.Throw() | e.CallTo():
                if thrown is None:
                    raise Unclear
                return next(thrown)
            case e.Arith(op=op, left=left, right=right):
                return self._arith(op, self._number(left, given, thrown), self._number(right, given, thrown))
            case e.Negative(value=inner):
                return -self._number(inner, given, thrown)
            case e.Ratio(value=inner):
                return self._number(inner, given, thrown) / 100
            case e.AsPercent(value=inner):
                return self._number(inner, given, thrown) * 100
            case e.Counted(value=inner):
                return self.value(inner, given, thrown)
            case e.Rounded(direction=direction, value=inner):
                return self._rounded(expr, direction, self._number(inner, given, thrown))
            case e.Extreme(word=word, values=values):
                found = [self._number(v, given, thrown) for v in values]
                return max(found) if word == "greatest" else min(found)
            case e.Choose() if thrown is None:
                test = self.truth(expr.test, given)
                if test is None:
                    raise Unclear
                return self.value(expr.then if test else expr.other, given)
            case _:
                known = literal(expr, self.model)
                if known is None or known == expr:
                    raise Unclear
                return self.value(known, given)

    def _number(self, expr: e.Expr, given: Outcome, thrown: Iterator[Value] | None) -> Fraction:
        return Fraction(self.value(expr, given, thrown))

    def _arith(self, op: str, left: Fraction, right: Fraction) -> Fraction:
        if op == "/" and right == 0:
            raise Unclear
        return {"+": left + right, "-": left - right, "*": left * right}[op] if op != "/" else left / right

    def _rounded(self, expr: e.Rounded, direction: str, value: Fraction) -> Fraction:
        grain = grain_of(self.model.measures, expr.type) if isinstance(expr.type, NumberType) else None
        if grain is None:
            raise Unclear
        steps = value / grain
        half = Fraction(1, 2) if direction == "nearest" else Fraction(0)
        return grain * (-((-steps) // 1) if direction == "up" else (steps + half) // 1)

    def truth(self, expr: e.Expr, given: Outcome) -> bool | None:
        """Return whether a condition holds; None if unknown."""
        try:
            return self._truth(expr, given)
        except Unclear:
            return None

    def _truth(self, expr: e.Expr, given: Outcome) -> bool | None:
        # else: a value that is yes or no, or unclear
        match expr:
            case e.Logic(op=op, values=values):
                found = [self.truth(value, given) for value in values]
                stop = op == "or"
                return stop if stop in found else None if None in found else not stop
            case e.Not(value=value):
                inner = self.truth(value, given)
                return None if inner is None else not inner
            case e.OneOf(value=value, items=items, ranges=ranges, negated=negated):
                at = self.value(value, given)
                inside = any(at == self.value(item, given) for item in items) or any(
                    self.value(low, given) <= at <= self.value(high, given) for low, high in ranges
                )
                return inside != negated
            case e.Compare(op=op, left=left, right=right):
                return bool(COMPARISONS[op](self.value(left, given), self.value(right, given)))
            case _:
                return bool(self.value(expr, given))

    def shown(self, expr: e.Expr, given: Outcome) -> frozenset[Value]:
        """Return all possible values of an expression that throws dice. Raises `Unclear`."""
        dice = [part for part in e.walk(expr) if isinstance(part, e.Throw | e.CallTo)]
        if any(isinstance(part, e.Choose) for part in e.walk(expr)) and dice:
            raise Unclear  # the test decides which dice are thrown
        sets = [sorted(self._dice(one)) for one in dice]
        if prod(map(len, sets)) > CAP:
            raise Unclear
        return frozenset(self.value(expr, given, iter(drawn)) for drawn in product(*sets))

    def _dice(self, one: e.Throw | e.CallTo) -> frozenset[Value]:
        if isinstance(one, e.CallTo):
            found = self.answers(one.name)
            if found is None:
                raise Unclear
            return found
        totals = {0}
        for _ in range(one.count):
            totals = {total + face for total in totals for face in one.faces}
        return frozenset(Fraction(total) for total in totals)

    def answers(self, name: str) -> frozenset[Value] | None:
        """Return all possible answers of a roll; None if unknown."""
        if name not in self._rolls:
            self._rolls[name] = None  # ends a ring of rolls, which another check reports
            roll = self.model.rolls.get(name)
            if roll is not None and not roll.results:  # several results depend on each other
                with suppress(Unclear):
                    self._rolls[name] = frozenset(self._answers(roll))
        return self._rolls[name]

    def _answers(self, roll: Roll) -> Iterator[Value]:
        for given in self.outcomes(roll):
            for case in roll.cases:
                holds = self.applies(case, given)
                if holds is not False:
                    yield from self.shown(case.answer, given)
                if holds:
                    break

    def applies(self, case: Case, given: Outcome) -> bool | None:
        """Return whether a case answers in an outcome; None if unknown."""
        asked = [test for test in (case.origin.carries, case.origin.when, case.test) if test is not None]
        found = [self.truth(test, given) for test in asked]
        return False if False in found else None if None in found else True

    def outcomes(self, roll: Roll) -> list[Outcome]:
        """Return every joint outcome of the throws, for each value of the parameters that are members or truths.

        A throw with unknown values is left out of the outcome. A throw with `until` has only the values that end it.
        """
        found: list[Outcome] = [{}]
        read = e.variables(*_tests(roll))
        for parameter in roll.parameters:
            values: list[Value] = []
            if isinstance(parameter.type, EnumType):
                values = [Fraction(at) for at in range(len(self.model.enums[parameter.type.name].members))]
            elif isinstance(parameter.type, TruthType):
                values = [False, True]
            if values and parameter.name in read:
                found = [{**given, parameter.name: value} for given in found for value in values]
        changing = roll.repetition.changed if roll.repetition is not None else ()
        for one in roll.throws:
            if one.name in changing:
                continue  # its final value is unknown
            further: list[Outcome] = []
            for given in found:
                try:
                    values = sorted(self.shown(one.value, given))
                except Unclear:
                    further.append(given)
                    continue
                tried = [{**given, one.name: value} for value in values]
                if one.again is not None:
                    tried = [each for each in tried if self.truth(one.again, each) is not False]
                further.extend(tried)
                if len(further) > CAP:
                    raise Unclear
            found = further
        return found


def _tests(roll: Roll) -> Iterator[e.Expr]:
    for case in roll.cases:
        yield from (test for test in (case.origin.when, case.test) if test is not None)
    for one in roll.throws:
        yield one.value
        if one.again is not None:
            yield one.again
