"""Desugaring of `modify costs of errand 7`: a cost that others change becomes a quantity."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import dataclass, field, replace
from rulec.base.text import did_you_mean, listed
from rulec.base.types import NumberType, show_type
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.bodies.acts import Head
from rulec.sema.bodies.clauses import Body, Clauses
from rulec.sema.context import Context
from rulec.sema.model import Contribution, Origin, Quantity, RoundRule, Step, Words
from rulec.sema.typing import arguments
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import nodes as s

_SCALES = ("increase by", "reduce by", "times", "divide by")
_AMOUNTS = ("add", "subtract", "set to")


@dataclass
class Costing:
    """The quantities that stand for changed costs, by act and field."""

    context: Context
    clauses: Clauses
    bodies: dict[tuple[str, str, str], tuple[Head, Body]]  # kind, key, field of the player
    rounds: dict[tuple[str, str, str], RoundRule] = field(default_factory=dict)

    def body(self, head: Head, field_name: str) -> Body | None:
        """Return the body of the quantity for the cost paid from a field; None after a report."""
        key = (head.kind, head.key, field_name)
        if key in self.bodies:
            return self.bodies[key][1]
        costs = [cost for cost in head.costs if cost.field_name == field_name]
        result = costs[0].amount.type
        name = f"{head.node.kind_word.text}_{head.node.key.text}_{field_name}"
        span = costs[0].span
        signature = Signature(name, "quantity", tuple(head.parameters), result, span)
        if name in self.context.symbols.functions:
            self.context.twice("the name", name, span, self.context.symbols.functions[name].span)
            return None
        body = Body(signature, head.body.scope, steps=("",))
        if len(costs) > 1 or costs[0].when is not None:
            zero = t.NumberLit(type=result, span=span, value=Fraction(0))
            body.contributions.append(("", _line("base", zero, None, costs[0], labelled=False)))
            body.contributions.extend(("", _line("add", cost.amount, cost.when, cost)) for cost in costs)
        else:
            body.contributions.append(("", _line("base", costs[0].amount, None, costs[0])))
        self.bodies[key] = (head, body)
        return body

    def modify(self, item: s.Contribution, head: Head, scope: Scope, origin: Origin) -> None:
        """Type a line of `modify costs of …`: an amount changes the cost of its measure, a share all costs."""
        fields = list(dict.fromkeys(cost.field_name for cost in head.costs))
        typer = self.context.typer
        if item.verb not in (*_SCALES, *_AMOUNTS) or not fields:
            fault = f"`{item.verb}` does not change a cost" if fields else f"the {head.name} costs nothing"
            hint = f"a cost takes {listed(f'`{verb}`' for verb in (*_AMOUNTS, *_SCALES))}" if fields else ""
            typer.bad("R0579", fault, item.span, "", hint)
            return
        if item.verb in _AMOUNTS:
            bound = arguments.bind(typer, item.each, scope) if item.each is not None else None
            of = typer.expr(item.amount, bound[2] if bound is not None else scope).type
            kinds = {cost.field_name: cost.amount.type for cost in head.costs}
            meant = [name for name in fields if kinds[name] == of] if len(fields) > 1 else fields
            if not meant and isinstance(of, NumberType):
                shown = listed(f"`{show_type(k)}`" for k in dict.fromkeys(kinds.values()))
                hint = did_you_mean(show_type(of), [show_type(k) for k in kinds.values()]) or f"it costs {shown}"
                typer.bad("R0579", f"the {head.name} costs no {show_type(of)}", item.amount.span, "not paid", hint)
            fields = meant
        for name in fields:
            body = self.body(head, name)
            if body is not None:
                self.clauses.contribution(item, body, "", scope, origin)

    def rounding(self, item: s.RoundClause, head: Head) -> None:
        """Type `round down to 1 gold` for the cost of its measure."""
        of = self.context.typer.expr(item.to, head.body.scope).type
        meant = [cost.field_name for cost in head.costs if cost.amount.type == of]
        if not meant:
            if isinstance(of, NumberType):
                self.context.typer.bad(
                    "R0579", f"the {head.name} costs no {show_type(of)}", item.to.span, "not paid", "take the line away"
                )
            return
        body = self.body(head, meant[0])
        rule = self.clauses.rounding(item, body, "") if body is not None else None
        key = (head.kind, head.key, meant[0])
        if key in self.rounds:
            self.context.twice("the clause", "round", item.span, self.rounds[key].span)
        elif rule is not None:
            self.rounds[key] = rule

    def settle(self) -> dict[str, Quantity]:
        """Return the quantities, and make the acts' costs read them."""
        found: dict[str, Quantity] = {}
        for key, (head, body) in self.bodies.items():
            field_name = key[2]
            signature = body.signature
            assert isinstance(signature.result, NumberType)
            self.context.symbols.functions[signature.name] = signature
            title = head.node.label.value if head.node.label is not None else head.name
            counted = self.context.symbols.measures[signature.result.dims[0][0]]
            measure = counted.many
            found[signature.name] = Quantity(
                name=signature.name,
                span=signature.span,
                pack=head.home.pack,
                module=head.home.module,
                label=Words((f"{title}: what it costs in {measure}",), span=signature.span),
                said=Words((f"what {title} costs in {measure}",), span=signature.span),
                cites=self.context.cites(head.node.items),
                parameters=signature.parameters,
                result=signature.result,
                steps=(Step("", None, tuple(c for _, c in body.contributions), self.rounds.get(key), (), ()),),
                families=tuple(body.families.values()),
                bounds=None,
            )
            arguments = tuple(t.Variable(type=p.type, span=signature.span, name=p.name) for p in head.parameters)
            call = t.CallTo(type=signature.result, span=signature.span, name=signature.name, arguments=arguments)
            mine = [cost for cost in head.costs if cost.field_name == field_name]
            one = replace(mine[0], amount=call, when=None, label=mine[0].label if len(mine) == 1 else None)
            at = head.costs.index(mine[0])
            rest = [cost for cost in head.costs if cost.field_name != field_name]
            head.costs[:] = [*rest[:at], one, *rest[at:]]
        return found


def _line(verb: str, amount: t.Expr, when: t.Expr | None, cost: m.Cost, labelled: bool = True) -> Contribution:
    label = cost.label if labelled else None
    return Contribution(verb, amount, when=when, label=label, cites=cost.cites, span=cost.span)
