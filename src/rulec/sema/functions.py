"""Types the bodies of quantities, values and facts, and puts them together with what others contribute."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from rulec.base.later import later
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.sema import expr as t
from rulec.sema.acts import Acts
from rulec.sema.clauses import Body, Clauses
from rulec.sema.context import Context, Home
from rulec.sema.costing import Costing
from rulec.sema.held import Held
from rulec.sema.model import (
    Cite,
    Decide,
    Fact,
    Judged,
    Kind,
    Need,
    Origin,
    Quantity,
    Roll,
    RoundRule,
    Solve,
    Step,
    Throwing,
    ValueOf,
    Words,
)
from rulec.sema.solves import function_nodes, part_scope, read_solves
from rulec.sema.types import TRUTH, ErrorType, KindType, NumberType, OptionalType
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

if TYPE_CHECKING:
    from rulec.sema.rolls import read_on, read_throws
else:
    read_on = later("rulec.sema.rolls", "read_on")
    read_throws = later("rulec.sema.rolls", "read_throws")

_SORTS = {"act": "an act", "costs": "what an act costs"}
FunctionDecl = s.QuantityDecl | s.ValueDecl | s.FactDecl | s.RollDecl | s.DecideDecl


class _Common(TypedDict):
    """What every declaration carries."""

    name: str
    span: Span
    pack: str
    module: str
    label: Words | None
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]
    within: str


class Functions:
    """All functions of a pack."""

    def __init__(self, context: Context, held: Held, acts: Acts) -> None:
        self.context = context
        self.clauses = Clauses(context, held)
        self.acts = acts
        self.costing = Costing(context, self.clauses, {})
        self.bodies: dict[str, Body] = {}
        self.nodes: dict[str, tuple[Home, FunctionDecl]] = {}
        self.rounds: dict[tuple[str, str], RoundRule] = {}
        self.ons: dict[str, t.Expr] = {}
        self.throws: dict[str, list[Throwing]] = {}
        self.blocks: dict[str, s.SolveDecl] = {}  # function -> the solve in which it stands

    def read(self) -> None:
        """Types everything: own clauses, then what stands elsewhere."""
        for home, node, block in function_nodes(self.context):
            if node.name.text in self.nodes:
                continue
            self.nodes[node.name.text] = (home, node)
            signature = self.context.symbols.functions[node.name.text]
            lets = self.context.lets.get((home.module, node.name.text), {})  # figures of a row that asks
            body = Body(signature, replace(part_scope(self.context.symbols, signature), lets=lets))
            if block is not None:
                self.blocks[node.name.text] = block
            self.bodies[node.name.text] = body
            match node:
                case s.QuantityDecl():
                    self._quantity(node, body)
                case s.ValueDecl() | s.DecideDecl():
                    self._value(node, body)
                case s.FactDecl():
                    self._fact(node, body)
                case s.RollDecl():
                    self.throws[node.name.text] = read_throws(self.context, node, body)
                    self._value(node, body)
        self.acts.read(self.clauses)
        self.acts.costs()
        for home, declaration in self.context.declarations(s.ModifyDecl, s.RecordDecl, d.VariantDecl):
            if isinstance(declaration, s.ModifyDecl):
                self._modify(declaration, home, None)
            elif isinstance(declaration, d.VariantDecl):
                for inner in declaration.items:
                    if isinstance(inner, s.ModifyDecl):
                        self._modify(inner, home, None, declaration.name)
            elif isinstance(declaration, s.RecordDecl):
                record = self._record(declaration)
                for item in declaration.items:
                    if isinstance(item, s.ModifyDecl) and record is not None:
                        self._modify(item, home, record)

    def _record(self, node: s.RecordDecl) -> t.RecordLit | None:
        from rulec.sema.declare import record_key

        kind = self.context.symbols.kind_words.get(node.kind_word.text)
        head = self.context.symbols.records.get(kind or "", {}).get(record_key(node)[0])
        if kind is None or head is None:
            return None
        listed_ = self.context.symbols.kinds[kind].listed
        return t.RecordLit(
            type=KindType(kind, listed_), span=node.key.span, kind=kind, key=head.key, position=head.position
        )

    # ---- own clauses ---------------------------------------------------------------------------
    def _quantity(self, node: s.QuantityDecl, body: Body) -> None:
        steps = [i for i in node.items if isinstance(i, s.StepDecl)]
        names: dict[str, s.StepDecl] = {}
        for step in steps:
            if step.name.text in names:
                self.context.twice("the step", step.name.text, step.name.span, names[step.name.text].name.span)
            names.setdefault(step.name.text, step)
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
                case _:
                    pass

    def _round(self, node: s.RoundClause, body: Body, step: str) -> None:
        rule = self.clauses.rounding(node, body)
        key = (body.signature.name, step)
        if key in self.rounds:
            self.context.twice("the clause", "round", node.span, self.rounds[key].span)
        elif rule is not None:
            self.rounds[key] = rule

    def _value(self, node: s.ValueDecl | s.RollDecl | s.DecideDecl, body: Body) -> None:
        ons = [i for i in node.items if isinstance(i, s.On)]
        banded = any(isinstance(i, s.BandAnswer) for i in node.items)
        on: t.Expr | None = None
        if ons and isinstance(node, s.RollDecl):
            on = read_on(self.context, ons[0], body, self.throws[node.name.text])
        elif ons:
            on = self.context.typer.expr(ons[0].value, body.scope)
        elif banded and len(body.signature.parameters) == 1:
            parameter = body.signature.parameters[0]
            on = t.Variable(type=parameter.type, span=node.name.span, name=parameter.name)
        elif banded:
            first = next(i for i in node.items if isinstance(i, s.BandAnswer))
            self.context.report.error(
                "R0509",
                f"it is not said what the bands of `{node.name.text}` are bands of",
                first.span,
                "of what?",
                hint=f"add a line `on {body.signature.parameters[0].name if body.signature.parameters else 'NAME'}`",
            )
        if on is not None:
            self.ons[node.name.text] = on
        for item in node.items:
            match item:
                case s.Answer():
                    self.clauses.answer(item, body, body.scope)
                case s.Otherwise():
                    self.clauses.otherwise(item, body, body.scope)
                case s.BandAnswer():
                    self.clauses.band(item, body, on)
                case _:
                    pass

    def _fact(self, node: s.FactDecl, body: Body) -> None:
        for item in (*node.items, *self._row_test(node)):
            match item:
                case s.Judged() if body.judged is not None:
                    self.context.twice("the clause", "judged", item.span, body.judged.span)
                case s.Judged():
                    question = self.context.words(item.question, body.scope)
                    assert question is not None
                    body.judged = Judged(question, self.context.cite(item.cites), item.span)
                case s.Holds():
                    self.clauses.holds(item, body, body.scope)
                case s.Needs():
                    self.clauses.need(item, body, body.scope)
                case s.Answer():
                    self.clauses.answer(item, body, body.scope)
                case s.Otherwise():
                    self.clauses.otherwise(item, body, body.scope)
                case _:
                    pass

    def _row_test(self, node: s.FactDecl) -> tuple[s.Holds, ...]:
        """What has to hold where a row that asks is worked out."""
        home, _ = self.nodes[node.name.text]
        when = self.context.row_tests.get((home.module, node.name.text))
        if when is None:
            return ()
        from rulec.syntax.parser import parse_expression

        parsed = parse_expression(when.text, when.span, self.context.report)
        return (s.Holds(parsed, None, None, span=when.span),) if parsed is not None else ()

    # ---- from elsewhere ------------------------------------------------------------------------
    def _modify(
        self, node: s.ModifyDecl, home: Home, record: t.RecordLit | None, variant: s.Word | None = None
    ) -> None:
        act = self.acts.find(node.kind_word, node.target) if node.kind_word is not None else None
        if node.kind_word is not None and act is None:
            return
        body = act.body if act is not None else self.bodies.get(node.target.text)
        if body is None:
            self.context.report.error(
                "R0209",
                f"no quantity, value, fact or roll `{node.target.text}`",
                node.target.span,
                "unknown name",
                hint=did_you_mean(node.target.text, self.bodies),
            )
            return
        scope = replace(body.scope, its=record)
        carries: t.Expr | None = None
        if node.path:
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
            when = on if when is None else t.Logic(type=TRUTH, span=when.span, op="and", values=(on, when))
        if when is not None:
            from rulec.sema.logic import known

            scope = scope.knowing(known(when))
        origin = Origin(
            record.kind if record is not None else "",
            record.key if record is not None else "",
            home.module,
            carries,
            when,
            home.pack,
        )
        sort = "costs" if node.costs else body.signature.sort
        tail = self.context.cites(node.items)
        clauses = replace(self.clauses, inherited=tail)
        for item in node.items:
            match item:
                case s.Contribution() if sort in ("quantity", "costs"):
                    if act is not None:
                        if not item.cites and tail:
                            cites = next(i for i in node.items if isinstance(i, s.Cites | s.CitesRuling))
                            item = replace(item, cites=cites)
                        self.costing.modify(item, act, scope, origin)
                    else:
                        clauses.contribution(item, body, "", scope, origin)
                case s.RoundClause() if act is not None and sort == "costs":
                    self.costing.rounding(item, act)
                case s.Answer() if sort in ("value", "roll", "fact"):
                    clauses.answer(item, body, scope, origin)
                case s.Needs() if sort in ("fact", "act"):
                    clauses.need(item, body, scope, origin)
                case s.Waive() if sort in ("fact", "act"):
                    clauses.waive(item, body, scope, origin)
                case s.Cites() | s.CitesRuling() | s.About():
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
                            "decide": "a decision takes answers: `yes when …`, `no when …`",
                            "roll": "a roll takes answers: `X when C`",
                            "act": "an act takes `needs …` and `waive …`; `modify costs of …` changes what it costs",
                            "costs": "to a cost one can `add`, `subtract`, `reduce by`, …, and `round` it",
                            "fact": "a fact takes `yes when …`, `no when …`, `needs …` and `waive …`",
                        }[sort],
                    )

    def _carrier(self, node: s.ModifyDecl, body: Body, record: t.RecordLit) -> t.Expr | None:
        """The hidden condition of `for its x`: the climb from x to whoever carries the record."""
        symbols = self.context.symbols
        head = node.path[0]
        if head.text not in body.scope.variables:
            self.context.report.error(
                "R0227",
                f"`{body.signature.name}` has no parameter `{head.text}`",
                head.span,
                "unknown parameter",
                hint=did_you_mean(head.text, body.scope.variables)
                or f"its parameters are {listed(f'`{v}`' for v in body.scope.variables)}",
            )
            return None
        at: t.Expr = t.Variable(type=body.scope.variables[head.text], span=head.span, name=head.text)
        for word in node.path[1:]:
            at = self._part(at, word, body)
            if isinstance(at.type, ErrorType):
                return None
        start = at
        while True:
            kind = at.type.of if isinstance(at.type, OptionalType) else at.type
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

    def _part(self, at: t.Expr, word: s.Word, body: Body) -> t.Expr:
        """One stretch of the climb. What may be none on the way stays so: nobody there carries nothing."""
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

    # ---- the finished declarations -------------------------------------------------------------
    def quantities(self) -> dict[str, Quantity]:
        """All quantities."""
        found: dict[str, Quantity] = {}
        for name, (home, node) in self.nodes.items():
            body = self.bodies[name]
            if not isinstance(node, s.QuantityDecl) or not isinstance(body.signature.result, NumberType):
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
                        self.rounds.get((name, step)),
                        self.context.cites(items),
                        self.context.about(items, body.scope),
                    )
                )
            found[name] = Quantity(
                **self._common(name, home, node, body),
                parameters=body.signature.parameters,
                result=body.signature.result,
                steps=tuple(steps),
                families=tuple(body.families.values()),
                bounds=body.bounds,
                examples=(),
            )
        return found

    def values(self) -> dict[str, ValueOf]:
        """All values."""
        found: dict[str, ValueOf] = {}
        for name, (home, node) in self.nodes.items():
            if not isinstance(node, s.ValueDecl):
                continue
            body = self.bodies[name]
            foreign = [c for _, c in body.cases if not c.origin.is_own]
            own = [c for _, c in body.cases if c.origin.is_own]
            found[name] = ValueOf(
                **self._common(name, home, node, body),
                parameters=body.signature.parameters,
                result=body.signature.result,
                cases=(*foreign, *own),
                on=self.ons.get(name),
                examples=(),
            )
        return found

    def rolls(self) -> dict[str, Roll]:
        """All rolls."""
        found: dict[str, Roll] = {}
        for name, (home, node) in self.nodes.items():
            if not isinstance(node, s.RollDecl):
                continue
            body = self.bodies[name]
            foreign = [c for _, c in body.cases if not c.origin.is_own]
            found[name] = Roll(
                **self._common(name, home, node, body),
                parameters=body.signature.parameters,
                result=body.signature.result,
                cases=(*foreign, *(c for _, c in body.cases if c.origin.is_own)),
                on=self.ons.get(name),
                examples=(),
                throws=tuple(self.throws[name]),
            )
        return found

    def decides(self) -> dict[str, Decide]:
        """All decisions of solves."""
        found: dict[str, Decide] = {}
        for name, (home, node) in self.nodes.items():
            if not isinstance(node, s.DecideDecl):
                continue
            body = self.bodies[name]
            foreign = [c for _, c in body.cases if not c.origin.is_own]
            found[name] = Decide(
                **self._common(name, home, node, body),
                parameters=body.signature.parameters,
                result=body.signature.result,
                cases=(*foreign, *(c for _, c in body.cases if c.origin.is_own)),
                on=None,
                examples=(),
                denial=self.context.words(node.denial, body.scope),
            )
        return found

    def solves(self) -> dict[str, Solve]:
        """All solves."""
        return read_solves(self.context)

    def facts(self) -> dict[str, Fact]:
        """All facts."""
        found: dict[str, Fact] = {}
        for name, (home, node) in self.nodes.items():
            if not isinstance(node, s.FactDecl):
                continue
            body = self.bodies[name]
            cases = [(sort, c) for sort, c in body.cases]
            for sort, case in cases:
                if sort == "case" and not isinstance(case.answer, t.TruthLit):
                    self.context.report.error(
                        "R0511",
                        "a line of a fact answers neither `yes` nor `no`",
                        case.span,
                        "",
                        hint="write `yes when …`, `no when …` or `holds …`",
                    )
            otherwise = [c for sort, c in cases if sort == "otherwise"]
            if len(otherwise) > 1:
                self.context.twice("the clause", "otherwise", otherwise[1].span, otherwise[0].span)
            holds = tuple(c for sort, c in cases if sort == "holds")
            needs: tuple[Need, ...] = tuple(
                replace(need, waivers=tuple(body.waivers.get(need.name, ()))) for need in body.needs.values()
            )
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
                **self._common(name, home, node, body),
                parameters=body.signature.parameters,
                denial=self.context.words(node.denial, body.scope),
                denies=tuple(c for sort, c in cases if sort == "case" and _answers(c.answer) is False),
                allows=tuple(c for sort, c in cases if sort == "case" and _answers(c.answer) is True),
                holds=holds,
                needs=needs,
                otherwise=otherwise[0] if otherwise else None,
                examples=(),
                judged=body.judged,
            )
        return found

    def _common(self, name: str, home: Home, node: FunctionDecl, body: Body) -> _Common:
        return {
            "name": name,
            "span": node.name.span,
            "pack": home.pack,
            "module": home.module,
            "label": self.context.words(node.label, body.scope),
            "cites": self._cites(name, node),
            "about": self.context.about(node.items, body.scope),
            "within": body.signature.within,
        }

    def _cites(self, name: str, node: FunctionDecl) -> tuple[Cite, ...]:
        """A declaration's own citations, or those of the solve in which it stands."""
        own = self.context.cites(node.items)
        return own if own or name not in self.blocks else self.context.cites(self.blocks[name].items)


def _answers(expr: t.Expr) -> bool | None:
    return expr.value if isinstance(expr, t.TruthLit) else None


def _first_thing(body: Body) -> str:
    for name, type_ in body.scope.variables.items():
        if isinstance(type_, KindType) and not type_.listed:
            return name
    return "NAME"
