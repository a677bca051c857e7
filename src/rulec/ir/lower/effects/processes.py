"""Lowering of processes, triggers, acts and sequences to functions."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from functools import partial
from typing import assert_never

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.base.spans import Span
from rulec.base.types import NONE, PLAIN, TRUTH, KindType, ListType, NumberType, Type
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.labels import words_text
from rulec.ir.lower.breakdown_entries import guarded
from rulec.ir.lower.conditions import NOTHING
from rulec.ir.lower.effects.messages import Names
from rulec.ir.lower.effects.statements import DeedLowering, ends
from rulec.ir.lower.expressions import Lowering
from rulec.ir.lower.pack_data import by_names_read, cures, early_needs, heading, params_of, part, reading, usual_of
from rulec.ir.lower.solves import asking_weighed
from rulec.ir.numbers import grain_of, without_none
from rulec.sema import deeds as d
from rulec.sema.expr import Along, Expr, Over
from rulec.sema.model import Declared, Model, Need, Parameter
from rulec.sema.summaries.walks import walk

PAIRS = ListType(PLAIN)  # the backends print these pairs with a type of their own


Happening = d.Process | d.Upon | d.Act | d.Sequence


def lower_deed(
    model: Model, deed: Happening, report: Report, columns: MutableMapping[str, ir.Column]
) -> list[ir.Function]:
    """Return the functions of a process, trigger, act or sequence, before their transitive effects are settled."""
    work = _Deeds(model, report, columns, names_of(model, deed))
    match deed:
        case d.Process():
            return work.body("process", deed, deed.name, deed.parameters, deed.body, deed.result)
        case d.Upon():
            return work.upon(deed)
        case d.Act():
            return work.act(deed)
        case d.Sequence():
            return work.sequence(deed)
        case _:
            assert_never(deed)


def names_of(model: Model, deed: Happening) -> Names:
    """Return the message names of a declaration, with those given in the rules reserved."""
    needs: tuple[Need, ...] = ()
    bodies: tuple[tuple[d.Statement, ...], ...] = ()
    match deed:
        case d.Process(name=name, body=body):
            rule, bodies = f"process:{name}", (body,)
        case d.Upon(name=name, event=event, machine=machine, body=body):
            number = name.rpartition(" ")[2]
            rule = f"change:{machine}" if machine else f"upon:{event}" + (f".{number}" if number != "1" else "")
            bodies = (body,)
        case d.Act(kind=kind, key=key, number=number, opens=opens, needs=own, body=body):
            rule, bodies, needs = f"{model.kinds[kind].word}:{number or key}", (body,), (*opens, *own)
        case d.Sequence(name=name):
            rule = f"sequence:{name}"
        case _:
            assert_never(deed)
    names = Names(rule)
    names.reserve(need.told for need in needs)
    for stmt in (stmt for body in bodies for stmt in walk(body)):
        if isinstance(stmt, d.Tell | d.Fail | d.EndGame | d.Ask):
            names.reserve([stmt.name])
    return names


@dataclass
class _Deeds:
    """Lowering of the declarations of one model."""

    model: Model
    report: Report
    columns: MutableMapping[str, ir.Column]
    names: Names  # message names of the declaration

    def start(self, what: str, parameters: tuple[Parameter, ...], result: Type | None = None) -> DeedLowering:
        """Return a lowering of statements with the given parameters in scope."""
        variables = {p.name: p.type for p in parameters}
        return DeedLowering(Lowering(self.model, self.report, self.columns, what, variables), result, self.names)

    def made(
        self,
        work: DeedLowering,
        sort: str,
        declared: Declared,
        name: str,
        parameters: tuple[Parameter, ...],
        body: Sequence[ir.Stmt],
        result: Type | None = None,
    ) -> list[ir.Function]:
        """Return the function, or nothing if its lowering was refused."""
        if work.lowering.refused:
            return []
        of = result if result is not None else NONE
        if result is None and not ends(body):
            body = [*body, ir.Return(ir.Const(None, span=declared.span), span=declared.span)]
        function = ir.Function(
            name, sort, params_of(parameters), of, grain_of(self.model, of),
            asking_weighed(tuple(body), self.model), (), declared, heading(self.model, declared),
            span=declared.span,
            messages=tuple(work.messages.found),
        )  # fmt: skip
        return [function]

    def body(
        self,
        sort: str,
        declared: Declared,
        name: str,
        parameters: tuple[Parameter, ...],
        statements: tuple[d.Statement, ...],
        result: Type | None = None,
    ) -> list[ir.Function]:
        """Return statements as a function."""
        work = self.start(declared.name, parameters, result)
        body = work.block(statements)
        if result is not None and not ends(body):
            body.append(ir.Raise("NoAnswer", declared.name, span=declared.span))
        return self.made(work, sort, declared, name, parameters, body, result)

    def answer(
        self,
        sort: str,
        declared: Declared,
        name: str,
        parameters: tuple[Parameter, ...],
        of: Type,
        value: Expr | Callable[[Lowering], ir.Expr],
        span: Span,
    ) -> list[ir.Function]:
        """Return a value as a function."""
        work = self.start(declared.name, parameters)
        found = value(work.lowering) if callable(value) else work.lowering.raw(value, of, NOTHING)
        return self.made(work, sort, declared, name, parameters, [ir.Return(found, span=span)], of)

    def upon(self, upon: d.Upon) -> list[ir.Function]:
        """Lower a trigger. It takes the arguments of its event that it names."""
        event = self.model.all_deeds.events[upon.event]
        pairs = zip(upon.names, event.parameters, strict=True)
        parameters = tuple(Parameter(name, p.type) for name, p in pairs if name is not None)
        work = self.start(upon.name, parameters)
        if upon.when is not None:
            test, work.known = work.lowering.test((upon.when,), NOTHING)
            body = guarded(test, work.block(upon.body), upon.span)
        else:
            body = work.block(upon.body)
        return self.made(work, "upon", upon, upon.name, parameters, body)

    def act(self, act: d.Act) -> list[ir.Function]:
        """Lower an act: its domains, defaults, refusals, cost and effects."""
        found: list[ir.Function] = []
        for taken in act.takes:
            found.extend(self.domain(act, taken))
            found.extend(self.default(act, taken))
        for sort, needs in (("open", act.opens), ("needs", act.needs)):
            if needs:
                found.extend(self.refusals(act, part(sort, act.name), sort, needs))
                found.extend(self.apart(act, sort, needs))
        names = [p.name for p in act.parameters]
        for name, early in early_needs(act).items():
            known = act.parameters[: names.index(name) + 1]
            found.extend(self.refusals(act, part("early", act.name, name), "needs", early, known))
        if act.costs:
            found.extend(self.cost(act))
        found.extend(self.body("does", act, part("does", act.name), act.parameters, act.body))
        return found

    def before(self, act: d.Act, taken: d.TakenOf) -> tuple[Parameter, ...]:
        """Return the parameters before a given one: its domain may depend on them."""
        names = [p.name for p in act.parameters]
        return act.parameters[: names.index(taken.name)]

    def domain(self, act: d.Act, taken: d.TakenOf) -> list[ir.Function]:
        """Return the function for the domain of a parameter: a list, a set, the ends of a range as a pair, or a path
        search.
        """
        name, before = part("domain", act.name, taken.name), self.before(act, taken)

        def ends_of(lowering: Lowering) -> ir.Expr:
            bare = without_none(taken.type)
            return ir.Items(tuple(lowering.raw(end, bare, NOTHING) for end in taken.range or ()), span=taken.span)

        if taken.range is not None:
            return self.answer("domain", act, name, before, ListType(taken.type), ends_of, taken.span)
        if taken.domain is None:
            return []
        if isinstance(taken.domain, Along) and taken.domain.word in ("path", "path_to"):
            way = taken.domain
            return self.answer("domain", act, name, before, way.type, lambda to: to.along(way, NOTHING), taken.span)
        return self.answer("domain", act, name, before, taken.domain.type, taken.domain, taken.span)

    def default(self, act: d.Act, taken: d.TakenOf) -> list[ir.Function]:
        """Return the function for the default of a parameter, if the default is computed."""
        if taken.default is None or usual_of(self.model, act, taken) is not None:
            return []
        name = part("default", act.name, taken.name)
        return self.answer("default", act, name, self.before(act, taken), taken.type, taken.default, taken.span)

    def apart(self, act: d.Act, sort: str, needs: tuple[Need, ...]) -> list[ir.Function]:
        """Return functions for the needs that can be tested while a name stands for an unseen thing, if
        others cannot.
        """
        found: list[ir.Function] = []
        for names, those in by_names_read(self.model, act, needs).items():
            if len(those) < len(needs):
                found += self.refusals(act, part(sort, act.name, reading(names)), sort, those)
        return found

    def refusals(
        self, act: d.Act, name: str, sort: str, needs: Sequence[Need], of: tuple[Parameter, ...] = ()
    ) -> list[ir.Function]:
        """Return a function that refuses the act with the first unmet need.

        `of` are the parameters that are known, if not all are.
        """
        parameters = of or act.parameters
        work = self.start(act.name, parameters)
        body: list[ir.Stmt] = []
        for need in needs:
            asked, known = work.lowering.test((need.origin.carries, need.origin.when, need.when), NOTHING)
            met = work.lowering.met(need, asked, known)
            index, given = work.messages.add(need.sentence, NOTHING, need.told, cures(act, need))
            refusal = ir.Fail(index, given, span=need.span)
            body.extend(guarded(make.negation(met, need.span), [refusal], need.span))
        return self.made(work, sort, act, name, parameters, body)

    def cost(self, act: d.Act) -> list[ir.Function]:
        """Return the function for the cost of an act: pairs of a field of the player and an amount."""
        player = next(p for p in act.parameters if p.name == act.player)
        assert isinstance(player.type, KindType)
        types = {f.name: f.type for f in self.model.kinds[player.type.name].fields}
        work = self.start(act.name, act.parameters)
        always: dict[str, ir.Expr] = {}
        body: list[ir.Stmt] = []
        names: dict[str, str] = {}
        for cost in act.costs:
            field, span = cost.field_name, cost.span
            of = types[field]
            of = without_none(of)
            assert isinstance(of, NumberType)
            local = names.setdefault(field, f"{field} cost")
            before = always.setdefault(field, make.number(0, act.span))
            test, known = work.lowering.test((cost.when,), NOTHING)
            raw = work.lowering.raw(cost.amount, of, known)
            if isinstance(test, ir.Const) and test.value:
                always[field] = make.plus(before, raw, span)
                continue
            more = make.add_to(local, raw, span)
            label = words_text(self.model, cost.label)
            body.extend(guarded(test, [ir.Assign(local, more, label, span=span)], span))
        moved = {node.name for stmt in body for node in ir.walk(stmt) if isinstance(node, ir.Assign)}
        first: list[ir.Stmt] = []
        pairs: list[ir.Expr] = []
        for field, local in names.items():
            amount: ir.Expr = ir.Local(local, span=act.span)
            if local in moved:
                first.append(ir.Assign(local, always[field], span=act.span))
            else:
                amount = always[field]
            pairs.append(ir.Items((ir.Const(field, span=act.span), amount), span=act.span))
        done = ir.Return(ir.Items(tuple(pairs), span=act.span), span=act.span)
        return self.made(work, "cost", act, part("cost", act.name), act.parameters, [*first, *body, done], PAIRS)

    def sequence(self, sequence: d.Sequence) -> list[ir.Function]:
        """Lower a sequence: its steps in order, its queue and its limits."""
        work = self.start(sequence.name, ())
        body: list[ir.Stmt] = []
        may_end = self.may_end()
        for at, stage in enumerate(sequence.stages):
            lines: list[ir.Stmt] = [ir.EnterStep(stage.number, bool(body) and may_end, span=stage.span)]
            for item in stage.items:
                if isinstance(item, d.LinesOf):
                    listed = Over(
                        "list", item.variable, item.source, item.where, None, type=ListType(item.type), span=item.span
                    )
                    players = work.lowering.raw(listed, listed.type, NOTHING)
                    lines.append(ir.LinesDue(stage.number, players, _due(sequence.stages[at:]), span=item.span))
                elif isinstance(item, d.ActsOf):
                    lines.append(ir.CarryOut(item.kinds, item.ranges, stage.number, span=item.span))
                else:
                    lines.extend(work.statement(item.line()))
            if stage.when is not None:
                test, _ = work.lowering.test((stage.when,), NOTHING)
                lines = guarded(test, lines, stage.span)
            body.extend(lines)
        found = self.made(work, "sequence", sequence, f"sequence {sequence.name}", (), body)
        return [*found, *self.queue(sequence)]

    def may_end(self) -> bool:
        """Return whether any statement of the rules may end the game."""
        deeds = self.model.all_deeds
        bodies = (each.body for row in (deeds.processes.values(), deeds.upons, deeds.acts.values()) for each in row)
        return any(isinstance(stmt, d.EndGame) for body in bodies for stmt in walk(body))

    def queue(self, sequence: d.Sequence) -> list[ir.Function]:
        """Return the functions for sort keys of the queue and for the limits on acts."""
        player = Parameter("player", KindType(sequence.player, False))
        found: list[ir.Function] = []

        def keys(lowering: Lowering, ordering: d.Ordering) -> ir.Expr:
            values = [(key, lowering.settled(key.value, NOTHING).expr) for key in ordering.keys]
            turned = (make.times(low, make.number(-1, k.span), k.span) if k.highest else low for k, low in values)
            return ir.Items(tuple(turned), span=sequence.span)

        for queue in sequence.queues:
            both = Parameter("act", KindType(queue.kind, True)), player
            if queue.ordering.keys:
                name, go_by = sequence.key_of(queue.kind), partial(keys, ordering=queue.ordering)
                found += self.answer("key", sequence, name, both, PAIRS, go_by, sequence.span)
            for at, (limit, when) in enumerate(zip(sequence.limits, queue.counts, strict=True), 1):
                if when is not None:
                    name, test = sequence.counts_of(queue.kind, at), partial(Lowering.truth, expr=when)
                    found += self.answer("counts", sequence, name, both, TRUTH, test, limit.span)
        for at, limit in enumerate(sequence.limits, 1):
            name = f"limit {sequence.name} {at}"
            found += self.answer("limit", sequence, name, (player,), PLAIN, limit.amount, limit.span)
        return found


def _due(stages: tuple[d.Stage, ...]) -> tuple[tuple[str, tuple[tuple[int, int], ...]], ...]:
    """Return the acts for which lines are due at a step: those up to the next step at which lines are due."""
    found: list[tuple[str, tuple[tuple[int, int], ...]]] = []
    for at, stage in enumerate(stages):
        if at and any(isinstance(item, d.LinesOf) for item in stage.items):
            break
        acts = [item for item in stage.items if isinstance(item, d.ActsOf)]
        found += [(kind, item.ranges) for item in acts for kind in item.kinds]
    return tuple(found)
