"""What questions and their answers tell.

Who is asked learns the question, what is offered and the default. An answer everyone learns together with its question;
under seal only who gave it knows it, up to `reveal`. That an answer is among what was offered is the player's own doing
and no secret; an `order of` a list, and `some` of it with at least so many, tell the list itself, and a path tells what
its steps hang on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.sema import deeds as m
from rulec.sema import expr as e
from rulec.sema.analysis.flow.flow_facts import Env, Source, Sources, Term, join, names_in, swapped, term_of
from rulec.sema.types import ListType

if TYPE_CHECKING:
    from rulec.sema.analysis.blocks import Walk
    from rulec.sema.analysis.flow.information_flow import Flow

HEADLINES: Final = {
    "R0365": "the message tells {what} to somebody who may not know it",
    "R0366": "the act tells {what} to a player who may not know it",
    "R0367": "the view shows {what} to a player who may not know it",
    "R0368": "the change tells {what} to those who may not know it",
    "R0372": "the order of the acts tells {what} to everybody",
    "R0376": "the question tells {what} to somebody who may not know it",
}


def asked(flow: Flow, stmt: m.Ask, env: Env, hangs: Sources, at: Walk) -> Env:
    """A question: what it tells who is asked and, with an open answer, everyone; gives what is known behind it."""
    player = term_of(stmt.who)
    who = flow.of(stmt.who, env, at)
    holes = flow.reading.words(stmt.question, env)
    flow.check(player, join(hangs, who), env, stmt.who.span, "R0376", "is asked only where that is so")
    flow.holes(holes, player, env, at, "R0376")
    for part in (stmt.source, *(stmt.ends or ()), *stmt.counts):
        if part is not None:
            told = offered(flow, part, env, at)
            flow.check(player, told, env, part.span, "R0376", "what may be answered is told to who is asked")
    told = join(hangs, who, *(flow.secret(env.plain(of), at) for _, of in holes))
    if stmt.default is not None:
        late = flow.of(stmt.default, env, at)
        flow.check(player, late, env, stmt.default.span, "R0376", "what holds without an answer is told as well")
        told = join(told, late)
    if stmt.form in ("order", "path") or stmt.counts[0] is not None:
        told = join(told, flow.of(stmt.source, env, at), *(flow.of(count, env, at) for count in stmt.counts))
    after = env.seal(stmt.name, player, stmt.span, told) if stmt.sealed else env.bind(stmt.name)
    if stmt.form == "one":
        after = among(flow, stmt, env, after)
    if not stmt.sealed:
        named = flow.reading.named(stmt.type, ("v", stmt.name), stmt.span)
        told = join(told, flow.secret(after.plain(named), at))
        flow.check(None, told, after, stmt.span, "R0376", "everyone learns the question and its answer")
    return after


def revealed(flow: Flow, stmt: m.Reveal, env: Env, hangs: Sources, at: Walk) -> Env:
    """An answer that is opened: everyone learns it, what it was answered to, and that this line was reached."""
    after = env.reveal(stmt.name)
    named = flow.reading.named(stmt.value.type, ("v", stmt.name), stmt.span)
    told = join(env.names[stmt.name], named)
    flow.check(None, flow.secret(after.plain(told), at), after, stmt.span, "R0376", "everyone learns the answer")
    flow.check(None, hangs, env, stmt.span, "R0376", "this line is reached only where that is so")
    return after


def offered(flow: Flow, expr: e.Expr, env: Env, at: Walk) -> Sources:
    """What it tells that something may be answered: that there are such things, and their names."""
    told = flow.of(expr, env, at)
    of = expr.type.of if isinstance(expr.type, ListType) else expr.type
    if isinstance(expr, e.Over):
        inside, _ = flow.reading.each(expr.variable, expr.source, expr.where, env)
        named = inside.without(expr.variable, flow.reading.named(of, ("v", expr.variable), expr.span))
    else:
        named = flow.reading.named(of, None, expr.span)
    there = {source.kind for source in told if not source.name}  # who sees that there is such a thing sees its name
    own = (s for s in flow.secret(env.plain(named), at) if s.kind not in there or not flow.reading.as_its_kind(s))
    return join(told, own)


def among(flow: Flow, stmt: m.Ask, env: Env, after: Env) -> Env:
    """With what is known of an answer because it is one of those that were offered."""
    if isinstance(stmt.source, e.Over):
        name = stmt.source.variable
        inside, _ = flow.reading.each(name, stmt.source.source, stmt.source.where, env)
        pairs: dict[Term, Term] = {("v", name): ("v", stmt.name)}
        for one, other in inside.same.items():
            if name in names_in(one) | names_in(other):
                after = after.equal(swapped(one, pairs), swapped(other, pairs))
    return after


def sealed_told(report: Report, source: Source, span: Span, code: str, why: str) -> None:
    """An answer that is told before it is revealed."""
    assert source.ask is not None
    related = [Place(source.ask, "asked under seal here")]
    hint = f"reveal it first, with a line `reveal {source.name}` behind its question, or leave it out"
    if code == "R0368":
        hint += ", or say of the changed field that no others see it"
    report.error(code, HEADLINES[code].format(what=f"`{source.name}`"), span, why, related=tuple(related), hint=hint)
