"""`needs FACT(…)`: what a fact needs is needed here as well, each need with its own sentence."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.records import replace
from rulec.base.types import TRUTH
from rulec.sema import expr as t
from rulec.sema.bodies.clauses import Body
from rulec.sema.context import Context
from rulec.sema.model import Need


def written_out(
    context: Context, body: Body, bodies: Mapping[str, Body], within: tuple[str, ...] = ()
) -> tuple[Need, ...]:
    """The needs of a body with their waivers; those that it has through facts are put in where they are asked."""
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
    """A need of a fact where the fact is needed, with what the fact is asked of."""
    put = t.substitute(one, given)
    both = [test for test in (need.when, put.when) if test is not None]
    when = (
        t.Logic(type=TRUTH, span=both[0].span, op="and", values=tuple(both))
        if len(both) > 1
        else next(iter(both), None)
    )
    return replace(
        put, when=when, cites=put.cites or need.cites, origin=need.origin if put.origin.is_own else put.origin,
        waivers=(*need.waivers, *put.waivers), through=need.through,
    )  # fmt: skip
