"""Typing of the clauses of functions: contributions, cases and needs, from the function itself and from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.records import dataclass, field, replace
from rulec.base.text import listed
from rulec.base.types import ERROR, PERCENT, PLAIN, POINTS, TRUTH, ErrorType, NumberType, Type
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.model import (
    OWN,
    BoundsRule,
    Case,
    Cite,
    Contribution,
    EachOf,
    Family,
    Judged,
    Need,
    Origin,
    Repetition,
    ResultOf,
    RoundRule,
    Throwing,
    Waiver,
    Words,
)
from rulec.sema.typing import arguments
from rulec.sema.typing.builtins import dice
from rulec.sema.typing.constant_folding import fold
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import nodes as s


@dataclass
class Body:
    """The clauses of one function as they are gathered, own ones first."""

    signature: Signature
    scope: Scope
    steps: tuple[str, ...] = ()
    families: dict[str, Family] = field(default_factory=dict)
    contributions: list[tuple[str, Contribution]] = field(default_factory=list)  # (step, …)
    bounds: BoundsRule | None = None
    cases: list[tuple[str, Case]] = field(default_factory=list)  # (case | otherwise | holds, …)
    needs: dict[str, Need] = field(default_factory=dict)
    waivers: dict[str, list[Waiver]] = field(default_factory=dict)
    judged: Judged | None = None
    rounds: dict[str, RoundRule] = field(default_factory=dict)  # step -> how it rounds
    on: t.Expr | None = None  # what bands are bands of
    throws: list[Throwing] = field(default_factory=list)
    repetition: Repetition | None = None
    results: tuple[ResultOf, ...] = ()
    result: ResultOf | None = None  # of several the one whose lines are read
    lets: list[Throwing] = field(default_factory=list)  # the names that a quantity gives

    def ended(self, step: str) -> dict[str, t.Expr | None]:
        """Return the amount at the end of each step before the given one; None for the other steps."""
        found: dict[str, t.Expr | None] = {}
        for name in self.steps if self.steps != ("",) else ():
            over = name != step and None not in found.values()
            found[name] = self._reached(name) if over else None
        return found

    def _reached(self, step: str) -> t.Expr:
        signature = self.signature
        return t.Reached(type=signature.result, span=signature.span, quantity=signature.name, step=step)


@dataclass(frozen=True)
class Clauses:
    """The typer of clauses, which it adds to bodies."""

    context: Context
    held: Held
    inherited: tuple[Cite, ...] = ()
    """The citations of the enclosing block, for lines without citations of their own."""

    def _cited(self, node: s.Citation | None) -> tuple[Cite, ...]:
        return self.context.cite(node) or self.inherited

    def contribution(self, node: s.Contribution, body: Body, step: str, scope: Scope, origin: Origin = OWN) -> None:
        """Type a contribution and add it to its step."""
        typer = self.context.typer
        result = body.signature.result
        step = self._step(node, body, step)
        scope = replace(scope, steps=body.ended(step))
        if node.verb == "tally":
            self.tally(node, body, step, scope, origin)
            return
        each: EachOf | None = None
        inside = scope
        if node.each is not None:
            found = arguments.loop(typer, node.each, scope)
            if found is None:
                return
            source, element, where, inside = found
            each = EachOf(node.each.variable.text, element, source, where)
        when, inside = typer.guard(node.when, inside)
        if not isinstance(result, NumberType):
            return
        if node.verb == "throw" and not self._throw_fits(node, body, origin):
            return
        amount = self._amount(node, inside, result)
        limit: tuple[str, t.Expr] | None = None
        if node.limit is not None:
            if node.verb not in ("add", "subtract"):
                typer.bad("R0503", f"`{node.verb}` takes no limit", node.limit.span, "", "`up to` limits what is added")
            limit = (node.limit.direction, typer.fit(node.limit.value, scope, result, "the limit"))
        self._families(node, body)
        asked = (when, each.where if each is not None else None)
        if node.over is not None and (read := [one for test in asked for one in t.reached(test)]):
            typer.bad(
                "R0586",
                f"what counts over a family cannot ask what `{read[0].step}` came to",
                read[0].span,
                "the family may count before that step ends",
                "let the condition ask for something else, or write the amount with `if … then … else`",
            )
        body.contributions.append(
            (
                step,
                Contribution(
                    verb=node.verb,
                    amount=amount,
                    limit=limit,
                    each=each,
                    when=when,
                    family=node.family.text if node.family is not None else None,
                    over=node.over.text if node.over is not None else None,
                    label=self.context.words(node.label, inside),
                    cites=self._cited(node.cites),
                    origin=origin,
                    span=node.span,
                    together=node.together,
                ),
            )
        )

    def tally(self, node: s.Contribution, body: Body, step: str, scope: Scope, origin: Origin) -> None:
        """Type `tally factors(group)[group.size]`, which stands for one line per row of a table of conditions."""
        from rulec.sema.desugar.tallies import lines

        if not isinstance(body.signature.result, NumberType):
            return
        self._families(node, body)
        made = lines(self.context, self.held, node, scope, body.signature.result, origin, len(body.contributions))
        body.contributions.extend((step, one) for one in made)

    def _amount(self, node: s.Contribution, scope: Scope, result: NumberType) -> t.Expr:
        """Type the amount, whose type depends on the verb."""
        typer = self.context.typer
        what = f"what `{node.verb}` gives" if node.verb in ("base", "set to") else f"what `{node.verb}` takes"
        match node.verb:
            case "add" | "subtract":
                wanted = NumberType(result.dims, "points") if result.form == "percent" else result
                written = node.amount.span.text
                share = f"{'increase' if node.verb == 'add' else 'reduce'} by {written}"
                cure = f"a share of the value itself is `{share}`" if written.endswith("%") else ""
                return typer.fit(node.amount, scope, wanted, what, cure)
            case "increase by" | "reduce by":
                value = typer.expr(node.amount, scope, PERCENT)
                if value.type == POINTS:
                    taken = "add" if node.verb == "increase by" else "subtract"
                    head = typer.head(value, PERCENT)
                    hint = f"write `{taken} {node.amount.span.text}`; a share is declared with `-> percent`"
                    if isinstance(value, t.NumberLit):
                        hint = f"write `{node.verb} 15%` for a share of the value, or `add 15 points`"
                    elif head is not None and result.form == "percent":
                        written = f"`{taken} {node.amount.span.text}`"
                        hint = f"write {written}, or, for a share, `-> percent` in the head of `{head.name}`"
                    elif head is not None:  # points have no place in a sum of another measure
                        hint = f"write `-> percent` in the head of `{head.name}`"
                    self.context.report.error(
                        "R0504",
                        f"`{node.verb}` takes a share, not points",
                        node.amount.span,
                        "points",
                        related=typer.declared(head, value.type),
                        hint=hint,
                    )
                    return t.Bad(type=ERROR, span=node.amount.span)
                return typer.coerce(value, PERCENT, what)
            case "times" | "divide by":
                value = typer.expr(node.amount, scope, PLAIN)
                if isinstance(value.type, NumberType) and value.type.form == "percent" and not value.type.dims:
                    return t.Ratio(type=PLAIN, span=value.span, value=value)
                return typer.coerce(value, PLAIN, what)
            case "throw":
                return dice.fit(typer, node.amount, replace(scope, dice=True), result, what)
            case _:
                return typer.fit(node.amount, scope, result, what)

    def _throw_fits(self, node: s.Contribution, body: Body, origin: Origin) -> bool:
        """Return whether a `throw` line stands in its quantity, without loop, limit and family; report it otherwise."""
        fault = ""
        if not origin.is_own:
            fault = "a line from elsewhere cannot make a quantity throw"
        elif node.each is not None or node.limit is not None or node.family is not None or node.over is not None:
            fault = "a `throw` line takes no loop, no limit and no family"
        if not fault:
            return True
        self.context.report.error(
            "R0516",
            fault,
            node.span,
            f"`{body.signature.name}` throws once, in a line of its own",
            hint="put the dice into a `roll`, and write `throw ROLL(…)` in the quantity itself",
        )
        return False

    def _step(self, node: s.Contribution, body: Body, step: str) -> str:
        """Return the step of a contribution: the enclosing one, or the one that `during` names."""
        steps = f"its steps are {listed(f'`{n}`' for n in body.steps)}" if body.steps != ("",) else "it has no steps"
        if node.during is not None:
            if node.during.text in body.steps:
                return node.during.text
            headline = f"`{body.signature.name}` has no step `{node.during.text}`"
            self.context.typer.unknown("R0222", headline, node.during, "step", body.steps, steps)
            return body.steps[0]
        if step or body.steps in ((), ("",)):
            return step
        if len(body.steps) == 1:
            return body.steps[0]
        self.context.report.error(
            "R0505",
            f"it is not said during which step of `{body.signature.name}` this counts",
            node.span,
            "no `during`",
            hint=f"add `during {body.steps[-1]}`; {steps}",
        )
        return body.steps[0]

    def _families(self, node: s.Contribution, body: Body) -> None:
        for word in (node.family, node.over):
            if word is None or word.text in body.families:
                continue
            shared = self.context.symbols.families.get(word.text)
            if shared is not None:
                body.families[word.text] = Family(shared.name, shared.label, shared.counts, None, span=shared.span)
            else:
                headline = f"`{body.signature.name}` has no family `{word.text}`"
                cure = f"declare it in the quantity: `family {word.text} counts sum`"
                known = {**self.context.symbols.families, **body.families}
                self.context.typer.unknown("R0223", headline, word, "family", known, cure)

    def family(self, node: s.FamilyDecl, body: Body) -> None:
        """Declare a family."""
        self.context.counts(node.counts)
        result = body.signature.result
        at_most: t.Expr | None = None
        if node.at_most is not None and isinstance(result, NumberType):
            wanted = NumberType(result.dims, "points") if result.form == "percent" else result
            at_most = self.context.typer.fit(node.at_most, body.scope, wanted, "the most that a family counts")
            at_most = fold(t.spelt_out(at_most), self.held.known) or at_most
        first = body.families.get(node.name.text) or self.context.symbols.families.get(node.name.text)
        if first is not None:
            self.context.twice("the family", node.name.text, node.name.span, first.span)
            return
        body.families[node.name.text] = Family(
            node.name.text, self.context.words(node.label, body.scope), node.counts.text, at_most, span=node.name.span
        )

    def rounding(self, node: s.RoundClause, body: Body, step: str) -> RoundRule | None:
        """Type `round down to 1 point`, in a step."""
        scope = replace(body.scope, steps=body.ended(step))
        result = body.signature.result
        if not isinstance(result, NumberType):
            return None
        typer = self.context.typer
        value = typer.expr(node.to, body.scope, result)
        if not (result.form == "percent" and value.type in (POINTS, PERCENT)):
            value = typer.coerce(value, result, "what is rounded to")
        folded = fold(t.spelt_out(value), self.held.known)
        if isinstance(value.type, ErrorType):
            return None
        if not isinstance(folded, t.NumberLit) or folded.value <= 0:
            typer.bad("R0507", "rounding needs a fixed amount above nothing", node.to.span)
            return None
        half = node.half
        if half is not None and node.direction != "nearest":
            typer.bad(
                "R0585",
                f"`round {node.direction}` has no halves to settle",
                half.span,
                "",
                f"write `round nearest to {node.to.span.text}, {half.span.text.lstrip(', ')}`, or take the clause away",
            )
            return None
        towards: t.Expr | None = None
        if half is not None and half.towards is not None:
            towards = typer.fit(half.towards, scope, result, "what a half goes towards")
        return RoundRule(
            node.direction,
            folded.value,
            half is not None and half.towards is None,
            towards,
            self.context.words(node.label, body.scope),
            self._cited(node.cites),
            span=node.span,
        )

    def limits(self, node: s.Bounds, body: Body, origin: Origin = OWN) -> None:
        """Type `at least 3%, at most 97%`."""
        result = body.signature.result
        if not isinstance(result, NumberType):
            return
        if body.bounds is not None:
            self.context.twice("the clause", "at least, at most", node.span, body.bounds.span)
            return
        ends = [self.held_end(e, body, result) for e in (node.low, node.high)]
        label = self.context.words(node.label, body.scope)
        body.bounds = BoundsRule(ends[0], ends[1], label, self._cited(node.cites), origin, span=node.span)

    def held_end(self, node: s.Expr, body: Body, result: Type) -> t.Expr:
        """Fold an end of the bounds, which must be fixed at build time. The page keeps the source form."""
        typed = t.spelt_out(self.context.typer.fit(node, body.scope, result, "the bound"))
        if not t.is_faulty(typed) and fold(typed, self.held.known) is None:
            return self.context.typer.bad("R0502", "the bound is not a fixed value", node.span, "depends on something")
        return typed

    def answer(self, node: s.Answer, body: Body, scope: Scope, origin: Origin = OWN) -> None:
        """Type `X when C "why"`."""
        test, inside = self.context.typer.guard(node.when, scope)
        answer = self._answer(node.value, body, inside)
        self._case("case", node, body, inside, test, answer, origin)

    def otherwise(self, node: s.Otherwise, body: Body, scope: Scope) -> None:
        """Type `otherwise X "why"`."""
        answer = self._answer(node.value, body, scope)
        self._case("otherwise", node, body, scope, None, answer)

    def _answer(self, node: s.Expr, body: Body, scope: Scope) -> t.Expr:
        """Type an answer; the answer of a roll may throw dice."""
        if body.signature.sort == "roll":
            wanted = body.result.type if body.result is not None else body.signature.result
            return dice.fit(self.context.typer, node, replace(scope, dice=True), wanted, "the answer")
        return self.context.typer.fit(node, scope, body.signature.result, "the answer")

    def holds(self, node: s.Holds, body: Body, scope: Scope) -> None:
        """Type `holds C "why"`."""
        answer = self.context.typer.test(node.test, scope)
        self._case("holds", node, body, scope, None, answer)

    def _case(
        self, sort: str, node: s.Answer | s.Otherwise | s.Holds | s.BandAnswer, body: Body, scope: Scope,
        test: t.Expr | None, answer: t.Expr, origin: Origin = OWN, band: str | None = None,
    ) -> None:  # fmt: skip
        label = self.context.words(node.label, scope)
        of = body.result.name if body.result is not None else ""
        case = Case(test, answer, label, self._cited(node.cites), origin, band, of, span=node.span)
        body.cases.append((sort, case))

    def band(self, node: s.BandAnswer, body: Body) -> None:
        """Type `8 .. 9: X` or `A, B: X` as a test on the value that the bands compare with."""
        typer = self.context.typer
        on, answer = body.on, self._answer(node.value, body, body.scope)
        if on is None:
            return
        items: list[t.Expr] = []
        ranges: list[tuple[t.Expr, t.Expr]] = []
        tests: list[t.Expr] = []
        for band in node.bands:
            low = typer.fit(band.low, body.scope, on.type, "the band") if band.low is not None else None
            high = typer.fit(band.high, body.scope, on.type, "the band") if band.high is not None else None
            if low is not None and high is not None:
                if band.low is band.high or band.low == band.high:
                    items.append(low)
                else:
                    ranges.append((low, high))
            else:
                end = low if low is not None else high
                assert end is not None
                tests.append(t.Compare(type=TRUTH, span=band.span, op=">=" if low else "<=", left=on, right=end))
        if items or ranges:
            tests.insert(
                0,
                t.OneOf(type=TRUTH, span=node.span, value=on, items=tuple(items), ranges=tuple(ranges), negated=False),
            )
        test = tests[0] if len(tests) == 1 else t.Logic(type=TRUTH, span=node.span, op="or", values=tuple(tests))
        text = node.bands[0].span.to(node.bands[-1].span).text
        self._case("band", node, body, body.scope, test, answer, band=text)

    def need(self, node: s.Needs, body: Body, scope: Scope, origin: Origin = OWN) -> None:
        """Type `needs ladder: C when D else "sentence"` or `needs FACT(…)`."""
        typer = self.context.typer
        when, inside = typer.guard(node.when, scope)
        test = typer.test(node.test, inside)
        through = None
        if node.otherwise is None and not isinstance(test.type, ErrorType):
            if isinstance(test, t.CallTo) and self.context.symbols.functions[test.name].sort == "fact":
                through = test
            else:
                hint = 'end it with `else "why it is refused"`; a fact alone is refused for what it needs itself'
                typer.bad("R0117", "a need does not say why it is refused", node.test.span, "`else` is missing", hint)
        named = through.name if through is not None else f"need_{len(body.needs) + 1}"
        name = node.name.text if node.name is not None else named
        if name in body.needs:
            self.context.twice("the need", name, (node.name or node.test).span, body.needs[name].span)
            return
        sentence = self.context.words(node.otherwise, scope) or Words((), span=node.span)
        told = node.name.text if node.name is not None else ""
        body.needs[name] = Need(
            name, test, when, sentence, self._cited(node.cites), origin, (), through, told, span=node.span
        )

    def waive(self, node: s.Waive, body: Body, scope: Scope, origin: Origin) -> None:
        """Type `waive ladder "why"`."""
        if node.name.text not in body.needs:
            of, needs = body.signature.name, listed(f"`{n}`" for n in body.needs)
            cure = f"its needs are {needs}" if needs else f"`{of}` has no needs"
            headline = f"`{of}` has no need `{node.name.text}`"
            self.context.typer.unknown("R0224", headline, node.name, "need", body.needs, cure)
            return
        body.waivers.setdefault(node.name.text, []).append(
            Waiver(self.context.words(node.label, scope), self._cited(node.cites), origin, span=node.span)
        )


def written_out(
    context: Context, body: Body, bodies: Mapping[str, Body], within: tuple[str, ...] = ()
) -> tuple[Need, ...]:
    """Return the needs of a body with their waivers, and with the needs of facts inlined at the calls."""
    found: list[Need] = []
    for need in body.needs.values():
        need = replace(need, waivers=tuple(body.waivers.get(need.name, ())))
        call = need.through
        if not isinstance(call, t.CallTo):
            found.append(need)
            continue
        fact = bodies[call.name]
        other = fact.judged or next((case for _, case in fact.cases), None)
        if other is not None or not fact.needs or call.name in within:
            fault = f"`{call.name}` does not only need things"
            if call.name in within:
                fault = f"`{call.name}` needs what it needs itself"
            hint = 'say what is told when it is not so: `else "…"`'
            context.report.error("R0581", fault, call.span, "what it needs is not all", hint=hint)
            found.append(need)
            continue
        given = dict(zip((p.name for p in fact.signature.parameters), call.arguments, strict=True))
        found += [_here(need, one, given) for one in written_out(context, fact, bodies, (*within, call.name))]
    return tuple(found)


def _here(need: Need, one: Need, given: Mapping[str, t.Expr]) -> Need:
    """Return a need of a fact at the call of the fact, with the arguments substituted."""
    put = t.substitute(one, given)
    when = t.all_of([test for test in (need.when, put.when) if test is not None])
    return replace(
        put, when=when, cites=put.cites or need.cites, origin=need.origin if put.origin.is_own else put.origin,
        waivers=(*need.waivers, *put.waivers), through=need.through,
    )  # fmt: skip
