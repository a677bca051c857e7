"""Typing of quantities, values and facts, merged with contributions from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, assert_never

from rulec.base.records import replace
from rulec.base.text import listed
from rulec.base.tree import walk
from rulec.base.types import TRUTH, ErrorType, KindType, NumberType, OptionalType, show_type
from rulec.sema import expr as t
from rulec.sema.bodies.acts import Acts
from rulec.sema.bodies.clauses import Body, Clauses, written_out
from rulec.sema.bodies.rolls import read_on, read_repetition, read_results, read_throws
from rulec.sema.bodies.solves import FunctionDecl, function_nodes, part_scope
from rulec.sema.context import Common, Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.desugar.costs import Costing
from rulec.sema.kept import Keeping
from rulec.sema.model import Decide, Fact, Judged, Kind, Origin, Quantity, Roll, Step, Throwing, ValueOf, Words
from rulec.sema.typing.assignability import article, without_none
from rulec.sema.typing.builtins import lying
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

_SORTS = {"act": "an act", "costs": "what an act costs", "decide": "a decision"}
V = TypeVar("V", bound=ValueOf)
Elsewhere = tuple[s.ModifyDecl, Home, t.RecordLit | None, s.Word | None]
F = TypeVar("F", s.QuantityDecl, s.ValueDecl, s.FactDecl, s.RollDecl, s.DecideDecl)


class Functions:
    """All functions of a pack."""

    def __init__(self, context: Context, held: Held, acts: Acts) -> None:
        self.context = context
        self.clauses = Clauses(context, held)
        self.acts = acts
        self.costing = Costing(context, self.clauses, {})
        self.bodies: dict[str, Body] = {}
        self.nodes: dict[str, tuple[Home, FunctionDecl]] = {}
        self.blocks: dict[str, s.SolveDecl] = {}  # function -> the solve in which it stands

    def read(self) -> None:
        """Type all functions: their own clauses first, then clauses from elsewhere."""
        for home, node, block in function_nodes(self.context):
            if node.name.text in self.nodes:
                continue
            self.nodes[node.name.text] = (home, node)
            if block is not None:
                self.blocks[node.name.text] = block
        elsewhere: dict[str, list[Elsewhere]] = {}
        for one in self._elsewhere():
            target = one[0].target
            if one[0].kind_word is None and target.text not in self.nodes:
                headline = f"no quantity, value, fact or roll `{target.text}`"
                self.context.typer.unknown("R0209", headline, target, "name", self.nodes)
                continue
            elsewhere.setdefault("" if one[0].kind_word is not None else target.text, []).append(one)
        keeping = Keeping("functions", self.context, self.clauses.held)

        def read(name: str) -> Body:
            given = *self.nodes[name], tuple(elsewhere.get(name, ()))
            return keeping.unit(name, given, lambda context, held: Functions(context, held, self.acts).body(*given))

        self.bodies = {name: read(name) for name in self.nodes}
        self.acts.read(self.clauses)
        for one in elsewhere.get("", ()):  # they are lines of acts
            self.modify(*one)

    def _elsewhere(self) -> Iterator[Elsewhere]:
        """Yield each `modify`, with the entry or the variant in which it stands."""
        for home, declaration in self.context.declarations(s.ModifyDecl, s.RecordDecl, d.VariantDecl):
            if isinstance(declaration, s.ModifyDecl):
                yield declaration, home, None, None
                continue
            assert isinstance(declaration, s.RecordDecl | d.VariantDecl)
            for item in declaration.items:
                if isinstance(item, s.ModifyDecl):
                    record = self._record(declaration) if isinstance(declaration, s.RecordDecl) else None
                    variant = declaration.name if isinstance(declaration, d.VariantDecl) else None
                    if record is not None or variant is not None:
                        yield item, home, record, variant

    def body(self, home: Home, node: FunctionDecl, elsewhere: tuple[Elsewhere, ...]) -> Body:
        """Return the clauses of a function, with those of its modifiers."""
        self.nodes[node.name.text] = (home, node)
        signature = self.context.symbols.functions[node.name.text]
        lets = self.context.lets.get((home.module, node.name.text), {})  # figures of a row that asks
        body = Body(signature, replace(part_scope(self.context.symbols, signature), lets=lets))
        self.bodies[node.name.text] = body
        match node:
            case s.QuantityDecl():
                self._quantity(node, body)
            case s.ValueDecl() | s.DecideDecl():
                self._value(node, body)
            case s.FactDecl():
                self._fact(node, body)
            case s.RollDecl():
                body.throws = read_throws(self.context, node, body)
                body.repetition = read_repetition(self.context, node, body)
                body.results = read_results(self.context, node, body)
                self._value(node, body)
            case _:
                assert_never(node)
        for one in elsewhere:
            self.modify(*one)
        return body

    def _record(self, node: s.RecordDecl) -> t.RecordLit | None:
        from rulec.sema.declare.symbols import record_key

        kind = self.context.symbols.kind_words.get(node.kind_word.text, "")
        return self.context.symbols.record_literal(kind, record_key(node)[0], node.key.span)

    def _lets(self, node: s.QuantityDecl, body: Body) -> None:
        """Type the local names of a quantity."""
        typer = self.context.typer
        for item in node.items:
            if not isinstance(item, d.Let):
                continue
            name = item.name.text
            if not typer.is_free(item.name, body.scope.variables, body.scope.lets):
                continue
            value = typer.expr(item.value, body.scope)
            named = value if t.is_faulty(value) else t.Named(type=value.type, span=item.span, name=name, value=value)
            body.scope = replace(body.scope, lets={**body.scope.lets, name: named})
            body.lets.append(Throwing(name, value, None, None, let=True, span=item.span))
            if not any(_speaks_of(part, name) for part in walk(node)):
                self.context.report.error(
                    "R0671", f"nothing reads `{name}`", item.span, "bound for nothing",
                    hint="use its name below, or take the line away",
                )  # fmt: skip

    def _quantity(self, node: s.QuantityDecl, body: Body) -> None:
        self._lets(node, body)
        steps = [i for i in node.items if isinstance(i, s.StepDecl)]
        names: dict[str, s.StepDecl] = {}
        for step in steps:
            if step.name.text in names:
                self.context.twice("the step", step.name.text, step.name.span, names[step.name.text].name.span)
            names.setdefault(step.name.text, step)
            self._named(step, body)
        body.steps = tuple(names) or ("",)
        for item in node.items:
            if isinstance(item, s.FamilyDecl):
                self.clauses.family(item, body)
        for item in node.items:
            match item:
                case s.StepDecl():
                    for inner in item.items:
                        if isinstance(inner, s.Contribution):
                            self.clauses.contribution(inner, body, item.name.text, body.scope)
                        elif isinstance(inner, s.RoundClause):
                            self._round(inner, body, item.name.text)
                case s.Contribution():
                    if names and item.during is None:
                        self.context.report.error(
                            "R0508",
                            "a line outside the steps",
                            item.span,
                            "in no step",
                            hint=f"move it into one of the steps {listed(f'`{n}`' for n in names)}",
                        )
                        continue
                    self.clauses.contribution(item, body, "", body.scope)
                case s.RoundClause():
                    self._round(item, body, body.steps[-1])
                case s.Bounds():
                    self.clauses.limits(item, body)
                case s.Spoken() | d.Let() | s.FamilyDecl() | s.ExampleDecl():
                    pass
                case s.Cites() | s.CitesRuling() | s.CitesHere() | s.About() | s.Elsewhere() | s.Leaves():
                    pass
                case _:
                    assert_never(item)

    def _named(self, step: s.StepDecl, body: Body) -> None:
        """Report the name of a step that hides another name which its lines may read."""
        symbols = self.context.symbols
        self.context.typer.is_free(
            step.name, body.scope.variables, body.scope.lets, symbols.constants, symbols.state, symbols.dice
        )

    def _round(self, node: s.RoundClause, body: Body, step: str) -> None:
        rule = self.clauses.rounding(node, body, step)
        if step in body.rounds:
            self.context.twice("the clause", "round", node.span, body.rounds[step].span)
        elif rule is not None:
            body.rounds[step] = rule

    def _value(self, node: s.ValueDecl | s.RollDecl | s.DecideDecl, body: Body) -> None:
        ons = [i for i in node.items if isinstance(i, s.On)]
        banded = any(isinstance(i, s.BandAnswer) for item in node.items for i in (item, *_answers_below(item)))
        if ons and isinstance(node, s.RollDecl):
            body.on = read_on(self.context, ons[0], body)
        elif ons:
            body.on = self.context.typer.expr(ons[0].value, body.scope)
        elif banded and len(body.signature.parameters) == 1:
            parameter = body.signature.parameters[0]
            body.on = t.Variable(type=parameter.type, span=node.name.span, name=parameter.name)
        elif banded:
            first = next(i for item in node.items for i in (item, *_answers_below(item)) if isinstance(i, s.BandAnswer))
            self.context.report.error(
                "R0509",
                f"it is not said what the bands of `{node.name.text}` are bands of",
                first.span,
                "of what?",
                hint=f"add a line `on {body.signature.parameters[0].name if body.signature.parameters else 'NAME'}`",
            )
        for item in node.items:
            match item:
                case s.Answer() | s.Otherwise() | s.BandAnswer():
                    if body.results:
                        self._of_no_result(item, body)
                    else:
                        self._case(item, body)
                case s.Gives():
                    results = {one.name: one for one in body.results}
                    body.result = results.get(item.name.text)
                    for line in item.items if body.result is not None else ():
                        self._case(line, body)
                    body.result = None
                case s.Spoken() | d.Let() | s.Throw() | s.Again() | s.RepeatThrows() | s.On():
                    pass
                case s.Cites() | s.CitesRuling() | s.CitesHere() | s.About() | s.Elsewhere() | s.Leaves():
                    pass
                case s.ExampleDecl():
                    pass
                case _:
                    assert_never(item)

    def _case(self, item: s.Answer | s.Otherwise | s.BandAnswer, body: Body) -> None:
        match item:
            case s.Answer():
                self.clauses.answer(item, body, body.scope)
            case s.Otherwise():
                self.clauses.otherwise(item, body, body.scope)
            case s.BandAnswer():
                self.clauses.band(item, body)
            case _:
                assert_never(item)

    def _of_no_result(self, item: s.Answer | s.Otherwise | s.BandAnswer, body: Body) -> None:
        """Report an answer that names none of the several results."""
        self.context.report.error(
            "R0520",
            f"it is not said which result of `{body.signature.name}` this is",
            item.span,
            "below no `gives`",
            hint=f"indent it below the result for which it answers, such as `gives {body.results[0].name}: …`",
        )

    def _fact(self, node: s.FactDecl, body: Body) -> None:
        for item in (*node.items, *self._row_test(node)):
            match item:
                case s.Judged() if body.judged is not None:
                    self.context.twice("the clause", "judged", item.span, body.judged.span)
                case s.Judged():
                    question = self.context.words(item.question, body.scope)
                    body.judged = Judged(question, self.context.cite(item.cites), span=item.span)
                case s.Holds():
                    self.clauses.holds(item, body, body.scope)
                case s.Needs():
                    self.clauses.need(item, body, body.scope)
                case s.Answer():
                    self.clauses.answer(item, body, body.scope)
                case s.Otherwise():
                    self.clauses.otherwise(item, body, body.scope)
                case s.Cites() | s.CitesRuling() | s.CitesHere() | s.About() | s.Elsewhere() | s.Leaves():
                    pass
                case s.ExampleDecl():
                    pass
                case _:
                    assert_never(item)

    def _row_test(self, node: s.FactDecl) -> tuple[s.Holds, ...]:
        """Return the condition of a judged row of a table, as a `holds` line."""
        home, _ = self.nodes[node.name.text]
        when = self.context.row_tests.get((home.module, node.name.text))
        if when is None:
            return ()
        from rulec.syntax.parser import parse_expression

        parsed = parse_expression(when.text, when.span, self.context.report)
        return (s.Holds(parsed, None, None, span=when.span),) if parsed is not None else ()

    def modify(
        self, node: s.ModifyDecl, home: Home, record: t.RecordLit | None = None, variant: s.Word | None = None
    ) -> None:
        """Add the lines of a `modify` to the function that it changes."""
        act = self.acts.find(node.kind_word, node.target) if node.kind_word is not None else None
        if node.kind_word is not None and act is None:
            return
        body = act.body if act is not None else self.bodies[node.target.text]
        scope = replace(body.scope, its=record)
        carries: t.Expr | None = None
        if node.path and node.lying is not None:
            if not self._bears(node, body, node.lying):
                return
        elif node.path:
            if record is None:
                self.context.report.error(
                    "R0225", "`for its` stands only inside a record", node.path[0].span, "whose?",
                    hint="outside a record say it with `when`",
                )  # fmt: skip
                return
            carries = self._carrier(node, body, record)
            if carries is None:
                return
        elif record is not None:
            self.context.report.error(
                "R0226",
                f"it is not said whose `{record.key}` this is",
                node.target.span,
                "no `for its`",
                hint=f"write `modify {body.signature.name} for its {_first_thing(body)}`",
            )
            return
        when = self.context.typer.test(node.when, scope) if node.when is not None else None
        if variant is not None:
            on: t.Expr = t.VariantOn(type=TRUTH, span=variant.span, name=variant.text)
            when = on if when is None else t.all_of((on, when), when.span)
        scope = scope.where(when)
        origin = Origin(
            record.kind if record is not None else "",
            record.key if record is not None else "",
            home.module,
            carries,
            when,
            home.pack,
            node.lying.text if node.lying is not None else "",
        )
        sort = "costs" if node.costs else body.signature.sort
        tail = self.context.cites(node.items)
        clauses = replace(self.clauses, inherited=tail)
        for item in node.items:
            match item:
                case s.Contribution() if sort in ("quantity", "costs"):
                    if act is not None:
                        if not item.cites and tail:
                            cites = next(i for i in node.items if isinstance(i, s.Cites | s.CitesRuling | s.CitesHere))
                            item = replace(item, cites=cites)
                        self.costing.modify(item, act, scope, origin)
                    else:
                        clauses.contribution(item, body, "", scope, origin)
                case s.RoundClause() if act is not None and sort == "costs":
                    self.costing.rounding(item, act)
                case s.Answer() if sort in ("value", "roll", "fact") and not body.results:
                    clauses.answer(item, body, scope, origin)
                case s.Needs() if sort in ("fact", "act"):
                    clauses.need(item, body, scope, origin)
                case s.Waive() if sort in ("fact", "act"):
                    clauses.waive(item, body, scope, origin)
                case s.Cites() | s.CitesRuling() | s.CitesHere() | s.About():
                    pass
                case _:
                    self.context.report.error(
                        "R0510",
                        f"this line does not fit `{node.target.text}`, which is {_SORTS.get(sort, f'a {sort}')}",
                        item.span,
                        "",
                        hint={
                            "quantity": "to a quantity one can `add`, `subtract`, `set to`, …",
                            "value": "a value takes answers: `X when C`",
                            "decide": "a decision is said anew as a whole: `override decide …`",
                            "roll": "a roll takes answers: `X when C`"
                            if not body.results
                            else "a roll with several results is said anew as a whole: `override roll …`; what it asks "
                            "can be changed",
                            "act": "an act takes `needs …` and `waive …`; `modify costs of …` changes what it costs",
                            "costs": "to a cost one can `add`, `subtract`, `reduce by`, …, and `round` it",
                            "fact": "a fact takes `yes when …`, `no when …`, `needs …` and `waive …`",
                        }[sort],
                    )

    def _carrier(self, node: s.ModifyDecl, body: Body, record: t.RecordLit) -> t.Expr | None:
        """Return the hidden condition of `for its x`, which climbs from x to the thing that carries the record."""
        symbols = self.context.symbols
        head = node.path[0]
        start = self._start(node, body)
        if start is None:
            return None
        at = start
        while True:
            kind = without_none(at.type)
            if not isinstance(kind, KindType):
                break
            found = self._carries_here(at, kind, record)
            if found is not None:
                return found
            owner = None if kind.listed else symbols.kinds[kind.name].belongs_to
            if owner is None:
                break
            at = self._part(at, s.Word(owner, span=head.span), body)
        carriers = symbols.kinds[record.kind].carried
        whom = listed((f"`{k}`" for k, _ in carriers), "or") or "nothing"
        self.context.report.error(
            "R0228",
            f"`{start.span.text or head.text}` leads to nobody who carries a {symbols.kinds[record.kind].word}",
            node.path[0].span.to(node.path[-1].span),
            "",
            hint=f"a {symbols.kinds[record.kind].word} is carried by {whom}; `belongs to` tells the way there",
        )
        return None

    def _start(self, node: s.ModifyDecl, body: Body) -> t.Expr | None:
        """Return the end of the path in `for its`; None after a report."""
        head = node.path[0]
        if head.text not in body.scope.variables:
            headline = f"`{body.signature.name}` has no parameter `{head.text}`"
            cure = f"its parameters are {listed(f'`{v}`' for v in body.scope.variables)}"
            self.context.typer.unknown("R0227", headline, head, "parameter", body.scope.variables, cure)
            return None
        at: t.Expr = t.Variable(type=body.scope.variables[head.text], span=head.span, name=head.text)
        for word in node.path[1:]:
            at = self._part(at, word, body)
            if isinstance(at.type, ErrorType):
                return None
        return at

    def _bears(self, node: s.ModifyDecl, body: Body, name: s.Word) -> bool:
        """Return whether `for its x` in a kind that lies on others leads to a bearer; report it if not."""
        start, kind = self._start(node, body), self.context.symbols.kinds[name.text]
        on = lying.bearer(self.context.symbols, kind)
        if start is None or isinstance(on, ErrorType):
            return False
        if lying.may_bear(self.context.symbols, kind, start.type):
            return True
        self.context.typer.bad(
            "R0239", f"{article(kind.name)} lies on {article(show_type(on))}, and this is none",
            node.path[0].span.to(node.path[-1].span), self.context.typer.is_a(start),
            f"`for its` names a parameter that is {article(show_type(on))}, or a path to one",
        )  # fmt: skip
        return False

    def _part(self, at: t.Expr, word: s.Word, body: Body) -> t.Expr:
        """Return one field of the climb. An optional thing on the way stays optional: if it is none, it carries
        nothing.
        """
        there = replace(at, type=at.type.of) if isinstance(at.type, OptionalType) else at
        found = self.context.typer.field(there, word, word.span, body.scope)
        return replace(found, of=at) if isinstance(found, t.Field) else found

    def _carries_here(self, at: t.Expr, kind: KindType, record: t.RecordLit) -> t.Expr | None:
        symbols = self.context.symbols
        record_kind: Kind = symbols.kinds[record.kind]
        ancestry = symbols.ancestry(kind.name)
        if record.kind in ancestry:
            return t.Carries(type=TRUTH, span=at.span, of=at, field_name="", record=record)
        for carrier, name in record_kind.carried:
            if carrier in ancestry:
                return t.Carries(type=TRUTH, span=at.span, of=at, field_name=name, record=record)
        return None

    def _finished(self, kind: type[F]) -> Iterator[tuple[F, Body, Common]]:
        """Yield the functions of one sort with their bodies and common fields."""
        for name, (home, node) in self.nodes.items():
            if isinstance(node, kind):
                body = self.bodies[name]
                head = self.context.common(
                    name, node.name.span, home, node.label, node.items, body.scope, body.signature.within
                )
                if not head["cites"] and name in self.blocks:
                    head["cites"] = self.context.cites(self.blocks[name].items)
                yield node, body, head

    def quantities(self) -> dict[str, Quantity]:
        """Return all quantities."""
        found: dict[str, Quantity] = {}
        for node, body, head in self._finished(s.QuantityDecl):
            if not isinstance(body.signature.result, NumberType):
                continue
            decls = {i.name.text: i for i in node.items if isinstance(i, s.StepDecl)}
            steps = []
            for step in body.steps:
                decl = decls.get(step)
                items = decl.items if decl is not None else ()
                steps.append(
                    Step(
                        step,
                        self.context.words(decl.label, body.scope) if decl is not None else None,
                        tuple(c for at, c in body.contributions if at == step),
                        body.rounds.get(step),
                        self.context.cites(items),
                        self.context.about(items, body.scope),
                    )
                )
            found[node.name.text] = Quantity(
                **head,
                parameters=body.signature.parameters,
                result=body.signature.result,
                steps=tuple(steps),
                families=tuple(body.families.values()),
                bounds=body.bounds,
                said=self._said(node, body),
                lets=tuple(body.lets),
            )
        return found

    def _by_cases(self, written: type[F], made: type[V]) -> Iterator[tuple[F, Body, V]]:
        """Yield the functions of one sort that answer by cases, cases from elsewhere first."""
        for node, body, head in self._finished(written):
            cases = tuple(sorted((case for _, case in body.cases), key=lambda case: case.origin.is_own))
            signature = body.signature
            yield (
                node,
                body,
                made(**head, parameters=signature.parameters, result=signature.result, cases=cases, on=body.on),
            )

    def values(self) -> dict[str, ValueOf]:
        """Return all values."""
        found = self._by_cases(s.ValueDecl, ValueOf)
        return {one.name: replace(one, said=self._said(node, body)) for node, body, one in found}

    def rolls(self) -> dict[str, Roll]:
        """Return all rolls."""
        return {
            one.name: replace(
                one,
                said=self._said(node, body),
                throws=tuple(body.throws),
                repetition=body.repetition,
                results=body.results,
            )
            for node, body, one in self._by_cases(s.RollDecl, Roll)
        }

    def decides(self) -> dict[str, Decide]:
        """Return all decisions of solves."""
        found = self._by_cases(s.DecideDecl, Decide)
        return {one.name: replace(one, denial=self.context.words(node.denial, body.scope)) for node, body, one in found}

    def facts(self) -> dict[str, Fact]:
        """Return all facts."""
        found: dict[str, Fact] = {}
        for node, body, head in self._finished(s.FactDecl):
            name = node.name.text
            for sort, case in body.cases:
                if sort == "case" and not isinstance(case.answer, t.TruthLit):
                    self.context.report.error(
                        "R0511",
                        "a line of a fact answers neither `yes` nor `no`",
                        case.span,
                        "",
                        hint="write `yes when …`, `no when …` or `holds …`",
                    )
            otherwise = [c for sort, c in body.cases if sort == "otherwise"]
            if len(otherwise) > 1:
                self.context.twice("the clause", "otherwise", otherwise[1].span, otherwise[0].span)
            holds = tuple(c for sort, c in body.cases if sort == "holds")
            needs = written_out(self.context, body, self.bodies)
            if not holds and not needs and not otherwise and body.judged is None:
                self.context.report.error(
                    "R0512",
                    f"the fact `{name}` does not say what holds when no line applies",
                    node.name.span,
                    "",
                    hint="end it with `otherwise yes` or `otherwise no`, or say `holds …`",
                )
            if (holds or needs) and otherwise:
                self.context.report.error(
                    "R0513",
                    f"the fact `{name}` has both `{'holds' if holds else 'needs'}` and `otherwise`",
                    otherwise[0].span,
                    "never reached",
                    hint="take one of them away",
                )
            found[name] = Fact(
                **head,
                parameters=body.signature.parameters,
                denial=self.context.words(node.denial, body.scope),
                denies=tuple(c for sort, c in body.cases if sort == "case" and _answers(c.answer) is False),
                allows=tuple(c for sort, c in body.cases if sort == "case" and _answers(c.answer) is True),
                holds=holds,
                needs=needs,
                otherwise=otherwise[0] if otherwise else None,
                judged=body.judged,
            )
        return found

    def _said(self, node: s.QuantityDecl | s.ValueDecl | s.RollDecl, body: Body) -> Words | None:
        """Return the text for the result in a sentence."""
        said = self.context.single("said", [item for item in node.items if isinstance(item, s.Spoken)])
        return self.context.words(said.text, body.scope) if said is not None else None


def _answers_below(node: s.Node) -> tuple[s.Node, ...]:
    """Return the lines that answer for one of several results."""
    return node.items if isinstance(node, s.Gives) else ()


def _answers(expr: t.Expr) -> bool | None:
    return expr.value if isinstance(expr, t.TruthLit) else None


def _speaks_of(node: s.Node, name: str) -> bool:
    """Return whether a node reads the name, in an expression or in the hole of a text."""
    return (isinstance(node, s.Name) and node.text == name) or (isinstance(node, s.Text) and f"{{{name}" in node.value)


def _first_thing(body: Body) -> str:
    for name, type_ in body.scope.variables.items():
        if isinstance(type_, KindType) and not type_.listed:
            return name
    return "NAME"
