"""What stands elsewhere and changes a function or an act: `modify`, and who carries the record that says so."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.records import replace
from rulec.base.text import listed
from rulec.base.types import TRUTH, ErrorType, KindType, OptionalType
from rulec.sema import expr as t
from rulec.sema.bodies.acts import Acts
from rulec.sema.bodies.clauses import Body, Clauses
from rulec.sema.context import Context, Home
from rulec.sema.desugar.costs import Costing
from rulec.sema.model import Kind, Origin
from rulec.syntax import nodes as s

_SORTS = {"act": "an act", "costs": "what an act costs"}


class Modifying:
    """Puts the lines of `modify` where they count."""

    def __init__(
        self, context: Context, clauses: Clauses, acts: Acts, costing: Costing, bodies: Mapping[str, Body]
    ) -> None:
        self.context = context
        self.clauses = clauses
        self.acts = acts
        self.costing = costing
        self.bodies = bodies

    def read(self, node: s.ModifyDecl, home: Home, record: t.RecordLit | None, variant: s.Word | None = None) -> None:
        act = self.acts.find(node.kind_word, node.target) if node.kind_word is not None else None
        if node.kind_word is not None and act is None:
            return
        body = act.body if act is not None else self.bodies.get(node.target.text)
        if body is None:
            headline = f"no quantity, value, fact or roll `{node.target.text}`"
            self.context.typer.unknown("R0209", headline, node.target, "name", self.bodies)
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
        scope = scope.where(when)
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
            headline = f"`{body.signature.name}` has no parameter `{head.text}`"
            cure = f"its parameters are {listed(f'`{v}`' for v in body.scope.variables)}"
            self.context.typer.unknown("R0227", headline, head, "parameter", body.scope.variables, cure)
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


def _first_thing(body: Body) -> str:
    for name, type_ in body.scope.variables.items():
        if isinstance(type_, KindType) and not type_.listed:
            return name
    return "NAME"
