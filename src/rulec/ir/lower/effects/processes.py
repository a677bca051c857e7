"""What happens, to functions: processes, triggers, the parts of acts, sequences."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.base.types import NONE, PLAIN, TRUTH, KindType, ListType, NumberType, Type
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.labels import words_text
from rulec.ir.lower.breakdown_entries import guarded
from rulec.ir.lower.conditions import NOTHING, met_where_asked
from rulec.ir.lower.effects.statement_parts import ends
from rulec.ir.lower.effects.statements import DeedLowering
from rulec.ir.lower.expressions import Lowering
from rulec.ir.lower.pack_data import heading, params_of, usual_of
from rulec.ir.lower.solves import asking_weighed
from rulec.ir.numbers import grain_of, without_none
from rulec.sema import deeds as d
from rulec.sema.expr import Over
from rulec.sema.model import Declared, Model, Need, Parameter
from rulec.sema.summaries.walks import walk

Happening = d.Process | d.Upon | d.Act | d.Sequence
PAIRS = ListType(PLAIN)  # what is printed with a type of its own


def lower_deeds(model: Model, report: Report, columns: MutableMapping[str, ir.Column]) -> list[ir.Function]:
    """The functions of everything that happens, in source order within each sort."""
    return [one for declared in happening(model) for one in lower_deed(model, declared, report, columns)]


def happening(model: Model) -> Iterator[Happening]:
    """What of all that happens becomes functions, in the order in which it does."""
    deeds = model.all_deeds
    for sort in (deeds.processes.values(), deeds.upons, deeds.acts.values(), deeds.sequences.values()):
        yield from sort


def lower_deed(
    model: Model, declared: Happening, report: Report, columns: MutableMapping[str, ir.Column]
) -> list[ir.Function]:
    """The functions of one declaration, before it is settled what they do through those that they call."""
    work = _Deeds(model, report, columns)
    match declared:
        case d.Process(name=name, parameters=parameters, body=body, result=result):
            return work.body("process", declared, name, parameters, body, result)
        case d.Upon():
            return work.upon(declared)
        case d.Act():
            return work.act(declared)
        case d.Sequence():
            return work.sequence(declared)


def part(sort: str, act: str, detail: str = "") -> str:
    """The name of one of an act's functions: `needs errand 7`, `cost errand 7 gold`."""
    return f"{sort} {act} {detail}".rstrip()


@dataclass
class _Deeds:
    """Lowers the declarations of one model."""

    model: Model
    report: Report
    columns: MutableMapping[str, ir.Column]

    def start(self, what: str, parameters: tuple[Parameter, ...], result: Type | None = None) -> DeedLowering:
        """A lowering of statements over some parameters."""
        variables = {p.name: p.type for p in parameters}
        return DeedLowering(Lowering(self.model, self.report, self.columns, what, variables), result)

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
        """The function, unless something in it was refused."""
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
        """Statements as a function."""
        work = self.start(declared.name, parameters, result)
        body = work.block(statements)
        if result is not None and not ends(body):
            body.append(ir.Raise("NoAnswer", declared.name, span=declared.span))
        return self.made(work, sort, declared, name, parameters, body, result)

    def upon(self, upon: d.Upon) -> list[ir.Function]:
        """A trigger takes the arguments of its event that it names."""
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

    # ---- acts --------------------------------------------------------------------------------
    def act(self, act: d.Act) -> list[ir.Function]:
        """What an act may take, when it is open, what it needs, costs and does."""
        found: list[ir.Function] = []
        for taken in act.takes:
            found.extend(self.domain(act, taken))
            found.extend(self.default(act, taken))
        for sort, needs in (("open", act.opens), ("needs", act.needs)):
            if needs:
                found.extend(self.refusals(act, sort, needs))
        if act.costs:
            found.extend(self.cost(act))
        found.extend(self.body("does", act, part("does", act.name), act.parameters, act.body))
        return found

    def before(self, act: d.Act, taken: d.TakenOf) -> tuple[Parameter, ...]:
        """The parameters in front of one that is taken: what it may be can hang on them."""
        names = [p.name for p in act.parameters]
        return act.parameters[: names.index(taken.name)]

    def domain(self, act: d.Act, taken: d.TakenOf) -> list[ir.Function]:
        """What a parameter may be, as a list, a set, or the ends of a range as a list of two."""
        name = part("domain", act.name, taken.name)
        parameters = self.before(act, taken)
        work = self.start(act.name, parameters)
        lowering = work.lowering
        if taken.range is not None:
            of: Type = ListType(taken.type)
            bare = without_none(taken.type)
            ends_of = tuple(lowering.raw(end, bare, NOTHING) for end in taken.range)
            value: ir.Expr = ir.Items(ends_of, span=taken.span)
        elif taken.domain is not None:
            of = taken.domain.type
            value = lowering.raw(taken.domain, of, NOTHING)
        else:
            return []
        return self.made(work, "domain", act, name, parameters, [ir.Return(value, span=taken.span)], of)

    def default(self, act: d.Act, taken: d.TakenOf) -> list[ir.Function]:
        """What a parameter is when a line leaves it out, where that has to be worked out."""
        if taken.default is None or usual_of(self.model, act, taken) is not None:
            return []
        parameters = self.before(act, taken)
        work = self.start(act.name, parameters)
        value = work.lowering.raw(taken.default, taken.type, NOTHING)
        name, done = part("default", act.name, taken.name), ir.Return(value, span=taken.span)
        return self.made(work, "default", act, name, parameters, [done], taken.type)

    def refusals(self, act: d.Act, sort: str, needs: tuple[Need, ...]) -> list[ir.Function]:
        """The first sentence that is not met refuses the act."""
        work = self.start(act.name, act.parameters)
        body: list[ir.Stmt] = []
        for need in needs:
            met = self.met(work, need)
            index, given = work.messages.add(need.sentence, NOTHING)
            refusal = ir.Fail(index, given, span=need.span)
            body.extend(guarded(make.negation(met, need.span), [refusal], need.span))
        return self.made(work, sort, act, part(sort, act.name), act.parameters, body)

    def met(self, work: DeedLowering, need: Need) -> ir.Expr:
        """When a need is met: not asked for, or its test, or a waiver."""
        span, lowering = need.span, work.lowering
        asked, known = lowering.test((need.origin.carries, need.origin.when, need.when), NOTHING)
        test, _ = lowering.test((need.test,), known)
        waived = [lowering.test((w.origin.carries, w.origin.when), NOTHING)[0] for w in need.waivers]
        return met_where_asked(asked, (test, *waived), known, span)

    def cost(self, act: d.Act) -> list[ir.Function]:
        """What an act takes from the fields of its player: pairs of a field and an amount."""
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

    # ---- sequences ---------------------------------------------------------------------------
    def sequence(self, sequence: d.Sequence) -> list[ir.Function]:
        """A sequence: its steps in order."""
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
                    lines.append(ir.CarryOut(item.kind, item.ranges, stage.number, span=item.span))
                elif isinstance(item, d.RunEach):
                    lines.extend(work.statement(item.line()))
            if stage.when is not None:
                test, _ = work.lowering.test((stage.when,), NOTHING)
                lines = guarded(test, lines, stage.span)
            body.extend(lines)
        found = self.made(work, "sequence", sequence, f"sequence {sequence.name}", (), body)
        return [*found, *self.queue(sequence)]

    def may_end(self) -> bool:
        """Whether anything that happens may end the game."""
        deeds = self.model.all_deeds
        bodies = (each.body for row in (deeds.processes.values(), deeds.upons, deeds.acts.values()) for each in row)
        return any(isinstance(stmt, d.EndGame) for body in bodies for stmt in walk(body))

    def queue(self, sequence: d.Sequence) -> list[ir.Function]:
        """What the queue goes by, and how many acts may stand in it."""
        if not sequence.kind:
            return []
        acts = Parameter("act", KindType(sequence.kind, True))
        player = Parameter("player", KindType(sequence.player, False))
        found: list[ir.Function] = []
        if sequence.ordering.keys:
            work = self.start(sequence.name, (acts, player))
            keys: list[ir.Expr] = []
            for key in sequence.ordering.keys:
                value = work.lowering.settled(key.value, NOTHING).expr
                keys.append(make.times(value, make.number(-1, key.span), key.span) if key.highest else value)
            done = ir.Return(ir.Items(tuple(keys), span=sequence.span), span=sequence.span)
            found += self.made(work, "key", sequence, f"key {sequence.name}", (acts, player), [done], PAIRS)
        for at, limit in enumerate(sequence.limits, 1):
            work = self.start(sequence.name, (player,))
            amount = work.lowering.raw(limit.amount, PLAIN, NOTHING)
            done = ir.Return(amount, span=limit.span)
            found += self.made(work, "limit", sequence, f"limit {sequence.name} {at}", (player,), [done], PLAIN)
            if limit.when is not None:
                work = self.start(sequence.name, (acts, player))
                test, _ = work.lowering.test((limit.when,), NOTHING)
                name, done = f"counts {sequence.name} {at}", ir.Return(test, span=limit.span)
                found += self.made(work, "counts", sequence, name, (acts, player), [done], TRUTH)
        return found


def _due(stages: tuple[d.Stage, ...]) -> tuple[tuple[str, tuple[tuple[int, int], ...]], ...]:
    """The acts for which lines are due at a step: its own, and those behind it up to the next at which some are due."""
    found: list[tuple[str, tuple[tuple[int, int], ...]]] = []
    for at, stage in enumerate(stages):
        if at and any(isinstance(item, d.LinesOf) for item in stage.items):
            break
        found += [(item.kind, item.ranges) for item in stage.items if isinstance(item, d.ActsOf)]
    return tuple(found)
