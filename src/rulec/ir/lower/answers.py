"""Lowering of values, facts, decisions and rolls to statements.

A value becomes its cases in order. A fact becomes its `no` lines, its `yes` lines, and then its conditions and needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span, nowhere
from rulec.base.types import PLAIN, TRUTH, ResultsType, Type
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.labels import words_text
from rulec.ir.lower.breakdown_entries import Entries, guarded
from rulec.ir.lower.conditions import NOTHING, Known, unseen
from rulec.ir.lower.exhaustive import without_last_test
from rulec.ir.lower.expressions import Lowering
from rulec.ir.lower.pack_data import heading, params_of
from rulec.ir.numbers import grain_of
from rulec.sema.expr import CallTo, Choose, Expr, Over, Result, Throw, TruthLit, Variable, walk
from rulec.sema.model import (
    THE_THROW,
    Case,
    Decide,
    Fact,
    Judged,
    Need,
    Origin,
    Repetition,
    Roll,
    Throwing,
    ValueOf,
    ViewPart,
    throws,
)


@dataclass
class AnswerLowering:
    """The state of lowering one value, fact, decision or roll."""

    lowering: Lowering
    known: Known = NOTHING  # paths shown to be there for the subject
    entries: Entries = field(init=False)

    def __post_init__(self) -> None:
        self.model = self.lowering.model
        self.entries = Entries(self.model)

    def function(
        self,
        sort: str,
        declared: ValueOf | Fact,
        result: Type,
        body: tuple[ir.Stmt, ...],
        *,
        name: str = "",
        throws: bool = False,
    ) -> ir.Function:
        """Return the lowered declaration as a function."""
        return ir.Function(
            name or declared.name, sort, params_of(declared.parameters), result, grain_of(self.model, result), body,
            tuple(self.entries.found), declared, heading(self.model, declared),
            span=declared.span,
            throws=throws,
        )  # fmt: skip

    def case(self, case: Case, verb: str) -> tuple[int, ir.Expr, Known]:
        """Return a case's entry, its test, and the paths that are there once the test holds."""
        # the condition of a `holds` line stands in the place of the answer
        own = case.answer if verb == "holds" else case.test
        test, known, guards = self._tests(case.origin, ("when", own))
        if verb == "otherwise" and case.answer.type == TRUTH and not isinstance(case.answer, TruthLit):
            guards, _ = self.lowering.guards("when", case.answer, known)
        index = self.entries.add(
            case, verb, case.span, label=case.label, cites=case.cites, origin=case.origin, guards=guards
        )
        return index, make.both((test,), case.span), known

    def _tests(self, origin: Origin, own: tuple[str, Expr | None]) -> tuple[ir.Expr, Known, tuple[ir.Guard, ...]]:
        asked = (("carries", origin.carries), ("modify", origin.when), own)
        found, known, guards = self.lowering.tested(asked, self.known)
        return make.both(found, found[0].span if found else nowhere()), known, guards

    def note(self, index: int, span: Span) -> ir.Note:
        """Return the note that the clause decided."""
        return ir.Note(make.number(index, span), make.number(0, span), span=span)

    def _listed(self, value: ValueOf) -> Known:
        """Return the paths known to be there for things that a view lists: its columns read only those things."""
        if not isinstance(value, ViewPart) or not value.column:
            return NOTHING
        rows = self.model.values.get(value.view)
        listing = rows.cases[0].answer if rows is not None else None
        if not isinstance(listing, Over) or listing.where is None:
            return NOTHING
        return unseen(self.lowering.test((listing.where,), NOTHING)[1])

    def value(self, value: ValueOf, before: Sequence[ir.Stmt] = ()) -> tuple[ir.Stmt, ...]:
        """Return the cases of a value in order; the first whose test holds answers.

        Without such a case, a fault names the value. `before` are the throws of a roll.
        """
        body: list[ir.Stmt] = []
        self.known = self._listed(value)
        for case in value.cases:
            index, test, known = self.case(case, "case" if case.test is not None else "otherwise")
            if make.truth(False, case.span) == test:
                continue
            raw = self.lowering.raw(case.answer, value.result, known)
            done = ir.Return(raw, self.entries.comment(index), span=case.span)
            answer: list[ir.Stmt] = [self.note(index, case.span), done]
            body.extend(guarded(test, answer, case.span))
            if isinstance(test, ir.Const):
                return tuple(body)
        whole = without_last_test(body, before, self.lowering.variables, self.model)
        if whole is None:
            whole = [*body, ir.Raise("NoAnswer", value.name, span=value.span)]
        return tuple(whole)

    def throw(self, one: Throwing) -> tuple[ir.Stmt, ...]:
        """Return the statements of a throw: its binding and a note of the dice shown. A `let` gets no note."""
        span = one.span
        if one.let:
            return (ir.Assign(one.name, self.lowering.raw(one.value, one.value.type, NOTHING), span=span),)
        self.lowering.address = one.name if one.name != THE_THROW else ""
        raw = self.lowering.raw(one.value, one.value.type, NOTHING)
        self.lowering.address = ""
        if isinstance(raw, ir.Throw) and one.again is not None:
            raw = replace(raw, name=one.name, still=self.lowering.truth(one.again))
        shown = Variable(one.name, type=one.value.type, span=span)
        if not isinstance(one.value.type, ResultsType):
            index, note = self._thrown(one, shown)
            thrown = ir.Assign(one.name, raw, self.entries.comment(index), span=span)
            falls = self._falls(one.value)
            return (thrown, note) if falls is None else (thrown, *guarded(falls, [note], span))
        label = words_text(self.model, one.label)
        made: list[ir.Stmt] = [ir.Assign(one.name, raw, label, span=span)]
        for at, (name, of) in enumerate(one.value.type.parts):  # a note for each result
            result = Result(shown, name, at, type=of, span=span)
            made.append(self._thrown(replace(one, name=f"{one.name}.{name}", value=result, label=None), result)[1])
        return tuple(made)

    def _falls(self, value: Expr) -> ir.Expr | None:
        """Return the condition under which a value throws dice at all; None if it always throws some.

        Under that condition alone is the throw noted: no note is made of dice that were not thrown.
        """
        if not isinstance(value, Choose):
            return None
        sides = [any(map(self._is_thrown, walk(side))) for side in (value.then, value.other)]
        if sides[0] == sides[1]:
            return None
        test, deeper = self.lowering.truth(value.test), self._falls(value.then if sides[0] else value.other)
        here = test if sides[0] else make.negation(test, value.span)
        return here if deeper is None else make.both((here, deeper), value.span)

    def _is_thrown(self, part: Expr) -> bool:
        return isinstance(part, Throw) or (isinstance(part, CallTo) and throws(self.model.function(part.name)))

    def _thrown(self, one: Throwing, shown: Expr) -> tuple[int, ir.Note]:
        """Return the entry of a throw and the note of its outcome."""
        span, grain = one.span, grain_of(self.model, one.value.type)
        index = self.entries.add(one, "thrown", span, label=one.label)
        self.entries.den(index, grain.denominator)
        told = self.lowering.raw(shown, shown.type, NOTHING)
        return index, ir.Note(
            make.number(index, span), make.times(told, make.number(grain.numerator, span), span), span=span
        )

    def repeated(self, it: Repetition, names: tuple[str, ...]) -> ir.Stmt:
        """Return the loop of a repetition with its end condition. `names` are the locals that carry over between
        iterations.
        """
        lowering, span = self.lowering, it.span
        most = lowering.raw(it.most, PLAIN, NOTHING)
        turns = ir.Range(make.number(1, span), most, span=span)
        until = lowering.truth(it.until)
        body: list[ir.Stmt] = []
        for line in it.lines:
            if isinstance(line, Throwing):
                lowering.variables = {**lowering.variables, line.name: line.value.type}
                body.extend(self.throw(line))
                continue
            test, known = lowering.test((line.test,), NOTHING) if line.test is not None else (None, NOTHING)
            now = ir.Assign(line.name, lowering.raw(line.value, line.value.type, known), span=line.span)
            body.extend(guarded(test, [now], line.span) if test is not None else [now])
        return ir.ForEach("turn", turns, "", tuple(body), until=until, kept=names, span=span)

    def results(self, roll: Roll, thrown: Sequence[ir.Stmt]) -> tuple[ir.Stmt, ...]:
        """Return the statements that answer each result of a roll with the first case that holds for it."""
        body: list[ir.Stmt] = []
        values: list[ir.Expr] = []
        for result, single in zip(roll.results, roll.single, strict=True):
            name = f"the {result.name}"
            lines = _bound(name, self.value(single, thrown))
            last = lines[-1]
            # A value that throws dice or may fail keeps its place among the results; only a local or constant may move.
            if len(lines) == 2 and isinstance(last, ir.Assign) and isinstance(last.value, ir.Local | ir.Const):
                body.append(lines[0])
                values.append(last.value)
            else:
                body.extend(lines)
                values.append(ir.Local(name, span=result.span))
        return (*body, ir.Return(ir.Results(roll.name, tuple(values), span=roll.span), span=roll.span))

    def fact(self, fact: Fact) -> tuple[ir.Stmt, ...]:
        """Return the statements of a fact: `no` lines, `yes` lines, then conditions and needs, or the `otherwise`."""
        body: list[ir.Stmt] = self.judged(fact)
        if isinstance(body[-1] if body else None, ir.Return):
            return tuple(body)
        for verb, index, test, span in self.lines(fact):
            body.extend(guarded(test, self._answer(index, make.truth(verb == "yes", span), span), span))
            if verb in ("no", "yes") and isinstance(test, ir.Const) and test.value:
                return tuple(body)
        last = fact.otherwise
        if last is not None and not fact.holds and not fact.needs:
            index, _, _ = self.case(last, "otherwise")
            body.extend(self._answer(index, self.lowering.truth(last.answer), last.span))
        elif fact.judged is not None and not fact.holds and not fact.needs:
            body.append(ir.Return(self.stated(fact, fact.judged, needed=True), span=fact.judged.span))
        else:
            body.append(ir.Return(make.truth(True, fact.span), span=fact.span))
        return tuple(body)

    def lines(self, fact: Fact) -> Iterator[tuple[str, int, ir.Expr, Span]]:
        """Yield the lines of a fact in order of precedence: the verb, the entry and the test by which it decides."""
        for cases, verb in ((fact.denies, "no"), (fact.allows, "yes"), (fact.holds, "holds")):
            for case in cases:
                index, test, _ = self.case(case, verb)
                yield verb, index, make.negation(test, case.span) if verb == "holds" else test, case.span
        for need in fact.needs:
            index, met = self.need(need)
            yield "needs", index, make.negation(met, need.span), need.span

    def judged(self, fact: Fact) -> list[ir.Stmt]:
        """Return the statements that let a person's answer override all lines. A fact without other lines must be
        stated.
        """
        judged = fact.judged
        if judged is None:
            return []
        span = judged.span
        only = not (fact.denies or fact.allows or fact.holds or fact.needs or fact.otherwise)
        index = self.entries.add(judged, "stated", span, label=judged.question, cites=judged.cites)
        said = ir.Local("said", span=span)
        bind = ir.Assign("said", self.stated(fact, judged, needed=only), temp=only, span=span)
        done: list[ir.Stmt] = [self.note(index, span), ir.Return(said, span=span)]
        return [bind, *done] if only else [bind, ir.If(ir.IsNone(said, True, span=span), tuple(done), span=span)]

    def stated(self, fact: Fact, judged: Judged, needed: bool) -> ir.Stated:
        """Return the request for a person's answer about the fact and its parameters."""
        names = tuple(p.name for p in fact.parameters)
        arguments = tuple(ir.Local(name, span=judged.span) for name in names)
        question = words_text(self.model, judged.question)
        return ir.Stated(fact.name, question, arguments, needed, span=judged.span)

    def _answer(self, index: int, answer: ir.Expr, span: Span) -> list[ir.Stmt]:
        return [self.note(index, span), ir.Return(answer, self.entries.comment(index), span=span)]

    def need(self, need: Need) -> tuple[int, ir.Expr]:
        """Return a need's entry and the condition under which it is met: not applicable, satisfied or waived."""
        asked, known, guards = self._tests(need.origin, ("when", need.when))
        met = self.lowering.met(need, asked, known)
        index = self.entries.add(
            need, "needs", need.span, label=need.sentence, cites=need.cites, origin=need.origin, guards=guards
        )
        return index, met

    def refusals(self, fact: Fact) -> tuple[ir.Stmt, ...]:
        """Return the statements that note each reason why a fact with needs does not hold; no note if it holds."""
        body: list[ir.Stmt] = []
        span = fact.span
        leave = ir.Return(make.truth(True, span), span=span)
        if fact.judged is not None:
            judged = fact.judged
            index = self.entries.add(judged, "stated", span, label=judged.question, cites=judged.cites)
            said = ir.Local("said", span=span)
            body.append(ir.Assign("said", self.stated(fact, judged, needed=False), span=span))
            denied: list[ir.Stmt] = [ir.If(ir.Not(ir.Present(said, "statement", span=span), span=span),
                                           (self.note(index, span),), span=span), leave]  # fmt: skip
            body.append(ir.If(ir.IsNone(said, True, span=span), tuple(denied), span=span))
        for verb, index, test, at in self.lines(fact):
            noted: list[ir.Stmt] = [self.note(index, at)] if verb != "yes" else []
            body.extend(guarded(test, [*noted, leave] if verb in ("no", "yes") else noted, at))
        return (*body, leave)


def _bound(name: str, lines: Sequence[ir.Stmt]) -> tuple[ir.Stmt, ...]:
    """Turn statements that return an answer into statements that assign it to `name`.

    Later lines move into the `else` of earlier ones, so the first answer ends the run as a return does.
    """
    first, *rest = lines
    if isinstance(first, ir.Return):
        return (ir.Assign(name, first.value, first.comment, span=first.span),)
    if isinstance(first, ir.If):
        other = _bound(name, rest) if rest else ()
        return (replace(first, then=_bound(name, first.then), other=other),)
    return (first, *(_bound(name, rest) if rest else ()))


def lower_value(value: ValueOf, lowering: Lowering) -> ir.Function:
    work = AnswerLowering(lowering)
    return work.function("value", value, value.result, work.value(value))


def lower_decide(decide: Decide, lowering: Lowering) -> ir.Function:
    """Lower a decision: the answers of circles take precedence over its lines."""
    work = AnswerLowering(lowering)
    body = work.value(decide)
    heads: list[ir.Stmt] = []
    for at, circle in enumerate(work.model.solves[decide.within].circles):
        if not circle.sets(decide.name):
            continue
        span = circle.span
        index = work.entries.add(circle, "circle", span, label=circle.title, cites=circle.cites)
        subject = ir.Local(decide.parameters[0].name, span=span)
        test = ir.ByCircle(ir.Local(ir.STATE, span=span), decide.name, subject, at, span=span)
        heads.append(ir.If(test, tuple(work._answer(index, make.truth(circle.answer, span), span)), span=span))
    return work.function("decide", decide, decide.result, (*heads, *body))


def lower_roll(roll: Roll, lowering: Lowering) -> ir.Function:
    """Lower a roll: its throws in order, then its cases."""
    work = AnswerLowering(lowering)
    lowering.variables = {**lowering.variables, **{one.name: one.value.type for one in roll.throws}}
    thrown = [stmt for one in roll.before for stmt in work.throw(one)]
    if roll.repetition is not None:
        thrown.append(work.repeated(roll.repetition, tuple(one.name for one in roll.before)))
    thrown += [stmt for one in roll.behind for stmt in work.throw(one)]
    answers = work.results(roll, thrown) if roll.results else work.value(roll, thrown)
    return work.function("roll", roll, roll.result, (*thrown, *answers), throws=True)


def lower_fact(fact: Fact, lowering: Lowering, sort: str) -> ir.Function:
    """Lower a fact, or with the sort `refusals` the list of its unmet needs."""
    work = AnswerLowering(lowering)
    body = work.fact(fact) if sort == "fact" else work.refusals(fact)
    return work.function(sort, fact, TRUTH, body, name="" if sort == "fact" else f"refusals_{fact.name}")
