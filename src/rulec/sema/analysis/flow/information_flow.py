"""Check that no message, act, view or change reveals a secret to a player who may not know it.

A statement under a condition reveals the condition. The needs and costs of an act are shown to its player only; that
others see its effects reveals nothing. Inside a block, the sources that it `gives away` are no secrets.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, assert_never

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.base.types import KindType, ListType
from rulec.sema import deeds as m
from rulec.sema import expr as e
from rulec.sema.analysis.flow.flow_facts import (
    Block,
    Env,
    Reading,
    Walk,
    moved,
    names_in,
    swapped,
    term_of,
    weighed,
)
from rulec.sema.analysis.flow.summaries import Key, Source, Sources, Term, join
from rulec.sema.model import ANSWER, HANDED_IN, Away, Model, Parameter, Seen, ViewPart
from rulec.sema.summaries.effects import changed_fields
from rulec.sema.summaries.walks import expressions


def check_leaks(model: Model, report: Report) -> None:
    """Report every statement, act, view and limit that reveals a secret to a player who may not know it."""
    reading = Reading(model)
    if not reading.hides:
        return
    flow = Flow(reading)
    functions = model.functions
    learns = (partial(reading.learn, function) for function in functions)
    unsettled = reading.summaries.complete([*learns, *(partial(flow.follow, block) for block in flow.blocks)])
    if unsettled is not None:
        one = functions[unsettled] if unsettled < len(functions) else flow.blocks[unsettled - len(functions)]
        report.error(
            "R0683",
            f"it is not found out who may know what `{one.name}` tells",
            one.span,
            "more is found each time that it is looked at",
            hint="let it ask for less, or write what may become known into the blocks that tell it: `gives away …`",
        )
        return
    flow.report = report
    for block in flow.blocks:
        flow.follow(block)
    flow.views()
    flow.limits()
    flow.unused()


class Flow:
    """The flow of sources through all blocks, and from one block into another."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.model = reading.model
        self.deeds = reading.model.all_deeds
        self.report: Report | None = None
        self.told: set[tuple[Span, str, str]] = set()
        self.summaries = reading.summaries
        self.blocks = tuple(self._blocks())
        self.changing: dict[int, frozenset[str]] = {}  # fields that statements change, by id: blocks keep them alive
        self.changed_by = changed_fields(self.deeds)
        self.given: dict[tuple[Span, str, str], bool] = {}  # gives away, and whether it was needed

    def _blocks(self) -> Iterable[Block]:
        """Return all blocks in source order."""
        for process in self.deeds.processes.values():
            yield Block(process.name, process.span, process.parameters, process.body, process.gives_away)
        for upon in self.deeds.upons:
            noted = self.deeds.events[upon.event].parameters
            pairs = zip(upon.names, noted, strict=True)
            names = tuple(Parameter(name, p.type) for name, p in pairs if name is not None)
            yield Block(upon.name, upon.span, names, upon.body, upon.gives_away, upon.when)
        for act in self.deeds.acts.values():
            yield Block(act.name, act.span, act.parameters, act.body, act.gives_away, act=act)
        for sequence in self.deeds.sequences.values():
            items = [item for stage in sequence.stages for item in stage.items]
            runs = tuple(item.line() for item in items if isinstance(item, m.RunEach))
            yield Block(f"sequence {sequence.name}", sequence.span, (), runs, ())

    def away(self, gives: tuple[Away, ...]) -> frozenset[tuple[str, str]]:
        """Return the fields that are no secret in a block.

        A kind stands for its existence and for all fields with the same readers.
        """
        found: set[tuple[str, str]] = set()
        for each in gives:
            self.given.setdefault((each.span, each.kind, each.name), False)
            found.add((each.kind, each.name))
            if not each.name:
                kind = self.model.kinds[each.kind]
                found |= {(f.owner, f.name) for f in kind.fields if f.seen is not None and f.seen is kind.seen}
        return frozenset(found)

    def secret(self, sources: Sources, at: Walk) -> Sources:
        """Return the sources that stay secret in a block. Record the others as used."""
        keys = [(s.kind if s.ask is None else ANSWER, s.name) for s in sources]
        at.used.update(key for key in keys if key in at.away)
        return tuple([s for s, key in zip(sources, keys, strict=True) if key not in at.away])

    def follow(self, block: Block) -> None:
        """Visit the statements of a block."""
        env = Env()
        for parameter in block.parameters:
            env = env.bind(parameter.name, self.summaries.read(("given", f"{block.name}.{parameter.name}")))
        at = Walk(block, None, self.away(block.gives_away))
        hangs = self.summaries.read(("run", block.name))
        if block.act is not None:
            env = self.act(block.act, env, at)
        if block.when is not None:
            hangs = join(hangs, self.of(block.when, env, at))
            env = self.reading.knowing(env, block.when)
        self.lines(block.body, env, self.secret(hangs, at), at)
        if self.report is not None:
            self.mark(block.gives_away, at)

    def mark(self, gives: tuple[Away, ...], at: Walk) -> None:
        """Record the secrets that `gives away` was needed for."""
        for each in gives:
            hit = {(each.kind, each.name)} if each.name else self.away((each,))
            if hit & at.used:
                self.given[each.span, each.kind, each.name] = True

    def unused(self) -> None:
        """Report parts of `gives away` that the block never needed."""
        assert self.report is not None
        for (span, kind, name), used in self.given.items():
            if not used:
                what = f"`{name}` of {kind}" if kind not in ("", HANDED_IN, ANSWER) and name else f"`{name or kind}`"
                self.report.error(
                    "R0369", f"nothing of {what} is given away here", span, "no line of this block reads it",
                    hint="take it out of this line",
                )  # fmt: skip

    def of(self, expr: e.Expr | None, env: Env, at: Walk) -> Sources:
        """Return the sources of an expression that are secret at this point."""
        return self.secret(env.plain(self.reading.of(expr, env)), at)

    def lines(self, body: tuple[m.Statement, ...], env: Env, hangs: Sources, at: Walk) -> Env:
        """Visit statements in order. Each also depends on conditions under which an earlier one ends the block."""
        for stmt in body:
            before, fields = env, self.changes(stmt)
            env = self.line(stmt, env, env.plain(join(hangs, at.ends)), at)
            if fields:
                hangs, at.ends = before.still(hangs, fields), before.still(at.ends, fields)
        return env

    def inner(self, body: tuple[m.Statement, ...], env: Env, hangs: Sources, at: Walk, bound: str = "") -> None:
        """Visit an inner block. Its ends become visible outside without the names that it binds."""
        self.lines(body, env, hangs, at)
        at.ends = moved(env.plain(at.ends), {}, frozenset(env.names) - {bound})

    def line(self, stmt: m.Statement, env: Env, hangs: Sources, at: Walk) -> Env:
        """Visit a statement and return the environment after it."""
        match stmt:
            case m.Let(name=name, value=value):
                env = env.bind(name, self.of(value, env, at))
                term = term_of(value)
                return env.equal(("v", name), term) if term is not None else env
            case m.Adjust(name=name, label=label):
                told = join(hangs, *(self.of(part, env, at) for part in expressions(stmt)))
                self.holes(self.reading.words(label, env), None, env, at, "R0365")
                self.check(None, told, env, stmt.span, "R0365", "everyone is told by how much it changes")
                self.learn(("given", f"{at.block.name}.{name}"), env.plain(told), at.block.parameters)
            case m.RunAs(name=name, value=call):
                self.run(call.name, call.arguments, env, hangs, at)
                told = self.of(call, env, at)
                return env.changed(self.changes(stmt)).bind(name, told)
            case m.ThrowAs(name=name, value=value):
                return env.bind(name, self.of(value, env, at))
            case m.Change():
                told = join(hangs, *(self.of(part, env, at) for part in expressions(stmt)))
                self.write(stmt.place, told, env, stmt.span)
            case m.Create():
                return self.create(stmt, env, hangs, at)
            case m.Remove(value=value):
                kind = value.type
                seen = self.model.kinds[kind.name].seen if isinstance(kind, KindType) else None
                told = join(hangs, self.of(value, env, at))
                self.changed(seen, getattr(kind, "name", ""), "", term_of(value), told, env, stmt.span)
            case m.If(branches=branches, other=other):
                inside = hangs
                for test, body in branches:
                    inside = join(inside, self.of(test, env, at))
                    self.inner(body, self.reading.knowing(env, test), inside, at)
                self.inner(other, env, inside, at)
            case m.Loop(variable=variable, body=body):
                fields = self.changes(stmt)  # an earlier iteration precedes this one
                inside_env, told = self.loop(stmt, env.changed(fields), env.still(hangs, fields), at)
                told = join(told, self.of(stmt.until, inside_env, at))
                before = at.ends
                self.inner(body, inside_env, told, at, variable)
                if at.ends != before:  # a later iteration runs only if no earlier one ended the block
                    self.inner(body, inside_env, join(told, at.ends), at, variable)
            case m.AtOnce(body=body):
                self.inner(body, env, hangs, at)
            case m.Choose(variable=variable):
                inside_env, told = self.loop(stmt, env, hangs, at)
                self.inner(stmt.body, inside_env, told, at, variable)
                self.inner(stmt.otherwise, env, inside_env.without(variable, told), at)
            case m.Shuffle(place=place):
                self.write(place, join(hangs, self.of(place.of, env, at)), env, stmt.span)
            case m.Draw(variable=variable, place=place, body=body, otherwise=otherwise):
                told = join(hangs, self.place(place, env, at))
                self.write(place, join(hangs, self.of(place.of, env, at)), env, stmt.span)
                self.inner(body, env.bind(variable, told), told, at, variable)
                self.inner(otherwise, env, told, at)
            case m.Chance(value=value, outcomes=outcomes):
                told = join(hangs, self.of(value, env, at))
                for outcome in outcomes:
                    self.inner(outcome.body, env, join(told, self.of(outcome.by, env, at)), at)
            case m.Run(process=process, arguments=arguments):
                self.run(process, arguments, env, hangs, at)
            case m.Weigh(solve=solve, arguments=arguments):
                return env.bind(weighed(solve), join(*(self.of(argument, env, at) for argument in arguments)))
            case m.NoteEvent(event=event, arguments=arguments):
                self.note(event, arguments, env, hangs, at)
            case m.Tell():
                self.tell(stmt, env, hangs, at)
            case m.EndGame(text=text):
                self.holes(self.reading.words(text, env), None, env, at, "R0365")
                self.check(None, hangs, env, stmt.span, "R0365", "this line is reached only where that is so")
            case m.Ask():
                return asked(self, stmt, env, hangs, at)
            case m.Reveal():
                return revealed(self, stmt, env, hangs, at)
            case m.Finish(value=value):
                told = self.of(value, env, at)
                self.learn(("answer", at.block.name), env.plain(join(hangs, told)), at.block.parameters)
                at.ends = join(at.ends, env.plain(hangs))
            case m.Fail(text=text):
                holes = self.reading.words(text, env)
                told = join(hangs, *(self.secret(env.plain(of), at) for _, of in holes))
                if at.player is None:
                    self.learn(("failed", at.block.name), env.plain(told), at.block.parameters)
                else:
                    self.holes(holes, at.player, env, at, "R0366")
                    self.check(at.player, hangs, env, stmt.span, "R0366", "is told only where this holds")
                at.ends = join(at.ends, env.plain(hangs))
            case _:
                assert_never(stmt)
        return env.changed(self.changes(stmt))

    def loop(self, loop: m.Loop | m.Choose, env: Env, hangs: Sources, at: Walk) -> tuple[Env, Sources]:
        """Return the environment inside a loop, and the sources that reveal whether its statements run."""
        inside, about = self.reading.each(loop, env)
        keys = (self.of(key.value, inside, at) for key in loop.ordering.keys)
        return inside, join(hangs, self.secret(inside.plain(about), at), self.of(loop.where, inside, at), *keys)

    def run(self, process: str, arguments: tuple[e.Expr, ...], env: Env, hangs: Sources, at: Walk) -> None:
        """Pass the sources of this statement and of its arguments to the process that it runs."""
        parameters = self.deeds.processes[process].parameters
        self.hand(process, parameters, arguments, env, hangs, at)
        failed = self.summaries.read(("failed", process))
        if failed:
            told = self.secret(env.plain(self.reading.passed(failed, parameters, arguments, env)), at)
            if at.player is None:
                self.learn(("failed", at.block.name), told, at.block.parameters)
            elif self.report is not None:
                span = arguments[0].span if arguments else at.block.body[0].span
                self.check(at.player, told, env, span, "R0366", f"`{process}` may turn the act down for it")
            at.ends = join(at.ends, told)

    def hand(
        self, block: str, parameters: tuple[Parameter, ...], arguments: tuple[e.Expr | None, ...], env: Env,
        hangs: Sources, at: Walk,
    ) -> None:  # fmt: skip
        """Add the sources of this statement and of the arguments to the summaries of another block, in its names."""
        self.summaries.add(("run", block), renamed(env.plain(hangs), parameters, arguments, env))
        for parameter, argument in zip(parameters, arguments, strict=True):
            told = renamed(self.of(argument, env, at), parameters, arguments, env)
            self.summaries.add(("given", f"{block}.{parameter.name}"), told)

    def note(self, event: str, arguments: tuple[e.Expr, ...], env: Env, hangs: Sources, at: Walk) -> None:
        """Add the sources of this statement to the summary of an event and to its triggers."""
        noted = self.deeds.events[event].parameters
        told = join(hangs, *(self.of(argument, env, at) for argument in arguments))
        self.summaries.add(("noted", event), renamed(env.plain(told), noted, arguments, env))
        for upon in self.deeds.upons:
            if upon.event == event:
                bound = [(n, p, a) for n, p, a in zip(upon.names, noted, arguments, strict=True) if n is not None]
                names = tuple(Parameter(n, p.type) for n, p, _ in bound)
                self.hand(upon.name, names, tuple(a for _, _, a in bound), env, hangs, at)

    def learn(self, key: Key, found: Sources, parameters: tuple[Parameter, ...]) -> None:
        """Add sources to a summary, in terms of the parameters of a block."""
        self.summaries.add(key, moved(found, {}, frozenset(p.name for p in parameters)))

    def place(self, place: m.Place, env: Env, at: Walk) -> Sources:
        """Return the sources of the value in a place."""
        term = term_of(place.of)
        found = self.reading.field(place.kind, place.name)
        seen = found.seen if found is not None else None
        hidden = self.reading.hidden(seen, place.kind, place.name, term, place.span)
        return join(self.of(place.of, env, at), self.secret(env.plain(hidden), at))

    def write(self, place: m.Place, told: Sources, env: Env, span: Span) -> None:
        """Check a written value against the readers of the place."""
        found = self.reading.field(place.kind, place.name)
        term = term_of(place.of)
        if found is not None:
            self.changed(found.seen, place.kind, place.name, term, told, env, span)

    def changed(
        self, seen: Seen | None, kind: str, name: str, thing: Term | None, told: Sources, env: Env, span: Span
    ) -> None:
        """Check a change of a field, or of the existence of a thing, against its readers."""
        viewers: list[Term | None] = [None]
        if seen is not None:
            own = self.reading.readers(seen, kind, thing)
            viewers = [*own] if len(own) == len(seen.paths) + len(seen.facts) else [None]
        for viewer in viewers:
            what = f"`{name}`" if name else f"whether there is such a {self.model.kinds[kind].word}" if kind else "this"
            whom = "everybody" if seen is None else seen.span.text.removeprefix("seen by").strip()
            self.check(viewer, told, env, span, "R0368", f"{what} is seen by {whom}")

    def create(self, stmt: m.Create, env: Env, hangs: Sources, at: Walk) -> Env:
        """Check a new thing and its fields against their readers. Return the environment with its name."""
        name = stmt.name or "the new one"
        after = env.bind(name)
        for field_name, value in stmt.value.fields:
            term = term_of(value)
            if term is not None:
                after = after.equal(("f", ("v", name), field_name), term)
        kind = self.model.kinds[stmt.value.kind]
        self.changed(kind.seen, kind.name, "", ("v", name), hangs, after, stmt.span)
        known = {f.name: f for f in kind.fields}
        for field_name, value in stmt.value.fields:
            found = known.get(field_name)
            if found is not None:
                told = join(hangs, self.of(value, env, at))
                self.changed(found.seen, found.owner, found.name, ("v", name), told, after, value.span)
        return after

    def changes(self, stmt: m.Statement) -> frozenset[str]:
        """Return the fields that a statement may change, directly or through calls."""
        found = self.changing.get(id(stmt))
        if found is None:
            found = self.changing[id(stmt)] = self.changed_by((stmt,))
        return found

    def tell(self, stmt: m.Tell, env: Env, hangs: Sources, at: Walk) -> None:
        """Check a message against its recipient: its text, and the condition under which it is sent."""
        viewer = term_of(stmt.who)
        self.holes(self.reading.words(stmt.text, env), viewer, env, at, "R0365")
        of = stmt.failing.of if stmt.failing is not None else None
        told = join(hangs, self.of(stmt.who, env, at), self.of(of, env, at))
        self.check(viewer, told, env, stmt.span, "R0365", "this line is reached only where that is so")

    def holes(self, holes: list[tuple[Span, Sources]], viewer: Term | None, env: Env, at: Walk, code: str) -> None:
        """Check the holes of a text against its reader."""
        for span, told in holes:
            self.check(viewer, self.secret(env.plain(told), at), env, span, code, "tells of it")

    def act(self, act: m.Act, env: Env, at: Walk) -> Env:
        """Check the parameters, costs and needs of an act against its player. Return the environment of its body."""
        player: Term = ("v", act.player)
        at.player = player
        if act.actor is not None:
            owner: Term = ("v", act.actor)
            for name in act.owner_field:
                owner = ("f", owner, name)
            env = env.equal(owner, player)

        def told(part: e.Expr | None, why: str) -> None:
            if part is not None:
                self.check(player, self.of(part, env, at), env, part.span, "R0366", why)

        for taken in act.takes:
            for part in (taken.domain, *(taken.range or ())):
                told(part, "what may be chosen is told to who gives the act")
            told(taken.default, "what is meant without a word")
            of = term_of(taken.domain)
            if of is not None:
                env = env.member(("v", taken.name), of)
        for cost in act.costs:
            told(cost.amount, "what it costs is told to who pays")
            told(cost.when, "when it costs this is told to who pays")
            kind = next(p.type for p in act.parameters if p.name == act.player)
            if isinstance(kind, KindType):
                found = next(f for f in self.model.kinds[kind.name].fields if f.name == cost.field_name)
                have = self.reading.hidden(found.seen, found.owner, found.name, player, cost.span)
                why = "who cannot pay is told what is at hand"
                self.check(player, self.secret(have, at), env, cost.span, "R0366", why)
        for need in (*act.opens, *act.needs):
            sources = self.secret(env.plain(self.reading.need(need, env)), at)
            self.check(player, sources, env, need.test.span, "R0366", "its sentence is told to who gives the act")
            self.holes(self.reading.words(need.sentence, env), player, env, at, "R0366")
            if need.when is None and need.origin.when is None and need.origin.carries is None and not need.waivers:
                env = self.reading.knowing(env, need.test)
        return env

    def views(self) -> None:
        """Check the rows and columns of each view against its viewer."""
        for view in self.model.views.values():
            parts = [p for p in self.model.values.values() if isinstance(p, ViewPart) and p.view == view.name]
            at = Walk(Block(view.name, view.span, (), (), view.gives_away), None, self.away(view.gives_away))
            player: Term = ("v", view.viewer.name)
            env = Env().bind(view.viewer.name)
            rows = next((p for p in parts if not p.column), None)
            if rows is not None and view.thing is not None:
                listing = rows.cases[0].answer
                assert isinstance(listing, e.Over)
                told = self.of(listing, env, at)
                self.check(player, told, env, listing.span, "R0367", "which things there are tells of it")
                env, _ = self.reading.each(listing, env)
                name = self.reading.named(view.thing.type, ("v", view.thing.name), listing.span)
                self.check(player, self.secret(env.plain(name), at), env, listing.span, "R0367", "its name is shown")
            for part in (p for p in parts if p.column):
                for case in part.cases:
                    inside = self.reading.knowing(env, case.test)
                    for each in (case.test, case.answer):
                        if each is not None:
                            told = self.of(each, inside, at)
                            self.check(player, told, inside, each.span, "R0367", "shows something of it")
                    named = self.reading.named(case.answer.type, term_of(case.answer), case.answer.span)
                    told = self.secret(inside.plain(named), at)
                    if not isinstance(case.answer, e.NoneLit | e.Collection):
                        self.check(player, told, inside, case.answer.span, "R0367", "its name is shown")
            self.mark(view.gives_away, at)

    def limits(self) -> None:
        """Check the limits of sequences, the order of acts, and the conditions under which a player's lines are due."""
        for sequence in self.deeds.sequences.values():
            env = Env().bind("act").bind("player")
            for key in (key for queue in sequence.queues for key in queue.ordering.keys):
                told = env.plain(self.reading.of(key.value, env))
                self.check(None, told, env, key.span, "R0372", "everybody sees whose act comes first")
            for at, limit in enumerate(sequence.limits):
                for part in (limit.amount, *(queue.counts[at] for queue in sequence.queues)):
                    if part is not None:
                        told = env.plain(self.reading.of(part, env))
                        self.check(("v", "player"), told, env, part.span, "R0366", "is told to who gives acts")
            for item in (item for stage in sequence.stages for item in stage.items):
                if isinstance(item, m.LinesOf):
                    env, about = self.reading.each(item, Env())
                    told = env.plain(join(about, self.reading.of(item.where, env)))
                    self.check(("v", item.variable), told, env, item.span, "R0376", "is asked only where that is so")

    def check(self, viewer: Term | None, told: Sources, env: Env, span: Span, code: str, why: str) -> None:
        """Report the sources that a viewer learns here and may not know, each once."""
        if self.report is None:
            return
        for source in told:
            key = (span, source.kind, source.name if source.ask is None else f"{source.name} under seal")
            if env.may_know(viewer, source) or key in self.told:
                continue
            self.told.add(key)
            tell_leak(self.reading, self.report, source, span, code, why, viewer)


def renamed(
    sources: Sources, parameters: tuple[Parameter, ...], arguments: tuple[e.Expr | None, ...], env: Env
) -> Sources:
    """Return the sources in the names that another block gives its arguments."""
    pairs: dict[Term, Term] = {("v", name): ("v", "") for name in env.names}
    for parameter, argument in zip(parameters, arguments, strict=True):
        term = term_of(argument)
        if term is not None:
            pairs[env.canon(term)] = ("v", parameter.name)
    return moved(sources, pairs, frozenset(p.name for p in parameters))


TOLD: Final = {
    "R0365": ("message tells {} to somebody who may not know it", "tell those who see it, or leave it out"),
    "R0366": ("act tells {} to a player who may not know it", "ask for something that the player sees"),
    "R0367": ("view shows {} to a player who may not know it", "show it to those who see it: `when …`"),
    "R0368": ("change tells {} to those who may not know it", "say of the changed field that it is seen by no others"),
    "R0372": ("order of the acts tells {} to everybody", "sort by what everybody sees, then by lot"),
    "R0376": (
        "question tells {} to somebody who may not know it",
        "ask those who see it, of what they see; where others learn the answer, ask it `sealed`",
    ),
}
"""Headline and hint for each code."""


ASKED_FIRST: Final = {
    "R0365": "tell those who see it: `if {}`",
    "R0366": "ask for it only where the player sees it: `{} and …`",
    "R0367": "show it to those who see it: `when {}`",
}
"""Hint for sources whose readers a fact decides."""


def _spelt(term: Term | None) -> str:
    """Return the spelling of a term; empty if it has no name."""
    match term:
        case ("v", str(name)):
            return name
        case ("f", tuple(of), str(name)) if inner := _spelt(of):
            return f"{inner}.{name}"
        case _:
            return ""


def _fact_for(viewer: Term | None, source: Source) -> str:
    """Return a call of the fact that decides whether a viewer sees a source; empty if there is none."""
    facts = (reader for reader in source.readers if reader[:1] == ("w",))
    for _, thing, fact, *_ in facts:
        who, what = _spelt(viewer), _spelt(thing) if isinstance(thing, tuple) else ""
        if who and what:
            return f"{fact}({who}, {what})"
    return ""


def tell_leak(
    reading: Reading, report: Report, source: Source, span: Span, code: str, why: str, viewer: Term | None = None
) -> None:
    """Report a leak: a hidden field, a hidden thing, or a sealed answer before it is revealed."""
    headline, cure = TOLD[code]
    fact = _fact_for(viewer, source) if code in ASKED_FIRST else ""
    if fact:
        cure = ASKED_FIRST[code].format(fact)
    if source.ask is not None:
        what, related = f"`{source.name}`", [Place(source.ask, "asked under seal here")]
        hint = f"reveal it first, with a line `reveal {source.name}` behind its question, or leave it out"
        if code == "R0368":
            hint += ", or say of the changed field that no others see it"
    elif source.kind == HANDED_IN:
        what, related = "who has handed in acts", [Place(source.at, "noted of each who has handed in acts")]
        hint = f"{cure}; where the rules mean it to become known, write in this block `gives away {source.name}`"
    else:
        field = reading.field(source.kind, source.name) if source.name else None
        seen = field.seen if field is not None else reading.model.kinds[source.kind].seen
        assert seen is not None
        what = f"`{source.name}`" if source.name else f"whether there is a `{source.kind}`"
        who = seen.span.text.removeprefix("seen by").strip()
        related = [Place(seen.span, f"it is seen by {who} alone" if who != "nobody" else "nobody sees it")]
        if not (span.start <= source.at.start and source.at.end <= span.end and source.at.source is span.source):
            related.insert(0, Place(source.at, "read here"))
        given = " of ".join(part for part in (source.name, source.kind) if part)
        hint = f"{cure}; where the rules mean it to become known, write in this block `gives away {given}`"
        if code == "R0372" or why == "is told to who gives acts":
            hint = cure
    report.error(code, f"the {headline.format(what)}", span, why, related=tuple(related), hint=hint)


def asked(flow: Flow, stmt: m.Ask, env: Env, hangs: Sources, at: Walk) -> Env:
    """Check a question against the player who answers and, unless the answer is sealed, against all players.

    Return the environment after it.
    """
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
    """Check that everyone may know a revealed answer, its sources, and the condition of this statement."""
    after = env.reveal(stmt.name)
    named = flow.reading.named(stmt.value.type, ("v", stmt.name), stmt.span)
    told = join(env.names[stmt.name], named)
    flow.check(None, flow.secret(after.plain(told), at), after, stmt.span, "R0376", "everyone learns the answer")
    flow.check(None, hangs, env, stmt.span, "R0376", "this line is reached only where that is so")
    return after


def offered(flow: Flow, expr: e.Expr, env: Env, at: Walk) -> Sources:
    """Return the sources that the choices of a question reveal: their existence and their names."""
    told = flow.of(expr, env, at)
    of = expr.type.of if isinstance(expr.type, ListType) else expr.type
    if isinstance(expr, e.Over):
        inside, _ = flow.reading.each(expr, env)
        named = inside.without(expr.variable, flow.reading.named(of, ("v", expr.variable), expr.span))
    else:
        named = flow.reading.named(of, None, expr.span)
    there = {source.kind for source in told if not source.name}  # readers of its existence see the name
    own = (s for s in flow.secret(env.plain(named), at) if s.kind not in there or not flow.reading.as_its_kind(s))
    return join(told, own)


def among(flow: Flow, stmt: m.Ask, env: Env, after: Env) -> Env:
    """Return the environment in which an answer satisfies the condition of the offered choices."""
    if isinstance(stmt.source, e.Over):
        name = stmt.source.variable
        inside, _ = flow.reading.each(stmt.source, env)
        pairs: dict[Term, Term] = {("v", name): ("v", stmt.name)}
        for one, other in inside.same.items():
            if name in names_in(one) | names_in(other):
                after = after.equal(swapped(one, pairs), swapped(other, pairs))
    return after
