"""Lowering of the statements of processes, triggers and acts.

The elements of a loop and their order are fixed before its first iteration. Paths shown to be there (`known`) are
forgotten where a statement may have changed them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import assert_never

from rulec.base.records import dataclass, field
from rulec.base.spans import Span, nowhere
from rulec.base.types import (
    ERROR,
    PLAIN,
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    Type,
)
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.labels import words_text
from rulec.ir.lower.breakdown_entries import guarded
from rulec.ir.lower.conditions import NOTHING, Known, path, unseen
from rulec.ir.lower.effects.messages import Messages, Names, joined
from rulec.ir.lower.expressions import Lowering
from rulec.ir.numbers import Low, aligned, scale, without_none
from rulec.runtime.game.messages import listed
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.summaries.effects import of
from rulec.sema.summaries.walks import walk

HUNDRED = 100


@dataclass
class DeedLowering:
    """The state of lowering one body: known paths, messages and bound names."""

    lowering: Lowering
    result: Type | None = None
    names: Names = field(default_factory=Names)  # of its messages
    known: Known = NOTHING
    messages: Messages = field(init=False)
    taken: dict[str, Type] = field(default_factory=dict)  # locals with the types that they hold
    waits: bool = False  # inside `at once`
    # message and arguments that tell each answer, for `reveal`
    asked: dict[str, tuple[int, tuple[ir.Expr, ...]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.model = self.lowering.model
        self.messages = Messages(self.lowering, self.names)
        self.deeds = self.model.all_deeds
        self.taken |= self.lowering.variables

    def name(self, wanted: str, of: Type, *, den: int = 1, finer: bool = False, may_lack: bool = False) -> str:
        """Return a local for a name that a statement binds, unused by values of other types."""
        local, number = wanted, 1
        holds = OptionalType(of) if may_lack else of
        while self.taken.get(local, holds) != holds or (local == wanted and wanted in self.lowering.variables):
            number += 1
            local = f"{wanted} {number}"
        self.taken[local] = holds
        self.lowering.variables = {**self.lowering.variables, wanted: of}
        self.known -= {wanted}
        self.lowering.bound.pop(wanted, None)
        if finer:
            self.lowering.bound[wanted] = Low(ir.Local(local, span=nowhere()), den)
        elif local != wanted:
            grained = self.lowering._grained(ir.Local(local, span=nowhere()), of, nowhere())
            self.lowering.bound[wanted] = grained
        return local

    def changed(self, stmt: d.Statement) -> None:
        """Forget the known paths that a statement may have changed."""
        done = of(stmt)
        if done.changes:
            name = done.writes.name if done.writes is not None else None
            self.known = frozenset(one for one in self.known if not mentions(one, name))

    def block(self, body: tuple[d.Statement, ...]) -> list[ir.Stmt]:
        """Lower statements in order. Names that they bind go out of scope afterwards."""
        lowering = self.lowering
        variables, bound = lowering.variables, dict(lowering.bound)
        out: list[ir.Stmt] = []
        for stmt in body:
            out.extend(self.statement(stmt))
        lowering.variables, lowering.bound = variables, bound
        return out

    def together(self, body: tuple[d.Statement, ...]) -> list[ir.Stmt]:
        """Lower a block whose changes wait until all its reads are done."""
        self.waits = True
        found = self.block(body)
        self.waits = False
        return found

    def cannot_wait(self, stmt: d.Statement) -> None:
        """Report a statement that cannot run in a simultaneous block."""
        what = ""
        match stmt:
            case d.Run(process=process):
                what = f"`run {process}(…)`"
            case d.RunAs(value=e.CallTo(name=name)):
                what = f"`run {name}(…)`"
            case d.NoteEvent(event=event) if any(upon.event == event for upon in self.deeds.upons):
                what = f"`note {event}(…)`, upon which something follows,"
            case d.Finish():
                what = "`finish`"
            case d.AtOnce() | d.Loop(together=True):
                what = "a second `at once`"
            case d.Let() | d.ThrowAs() | d.Change() | d.Create() | d.Remove() | d.If() | d.Choose() | d.Shuffle():
                pass
            case d.Draw() | d.Chance() | d.Weigh() | d.Tell() | d.Fail() | d.EndGame() | d.Ask() | d.Reveal():
                pass
            case d.Adjust() | d.Loop() | d.NoteEvent():
                pass
            case _:
                assert_never(stmt)
        if what:
            self.lowering.refuse(
                "R0580",
                f"{what} cannot happen at once",
                stmt.span,
                "does not wait for the others",
                hint="move it behind the lines that happen at once, or let them happen one behind the other",
            )

    def statement(self, stmt: d.Statement) -> list[ir.Stmt]:
        """Lower one statement."""
        if self.waits:
            self.cannot_wait(stmt)
        out = self.lowered(stmt)
        self.changed(stmt)
        return out

    def lowered(self, stmt: d.Statement) -> list[ir.Stmt]:
        """Lower one statement, without forgetting the paths that it changes."""
        span, lowering = stmt.span, self.lowering
        match stmt:
            case d.Let(name=name, value=value):
                return [self.let(name, value, span)]
            case d.ThrowAs():
                return [self.throw(stmt)]
            case d.RunAs(name=name, value=call):
                raw = lowering.raw(call, call.type, self.known)
                return [ir.Assign(self.name(name, call.type), raw, span=span)]
            case d.Change():
                return self.change(stmt)
            case d.Create():
                return self.create(stmt)
            case d.Remove(value=value):
                return [ir.Drop(lowering.raw(value, without_none(value.type), self.known), span=span)]
            case d.If(branches=branches, other=other):
                return self.branches(branches, other)
            case d.Loop():
                return self.loop(stmt)
            case d.AtOnce(body=body):
                return [ir.AtOnce(tuple(self.together(body)), span=span)]
            case d.Choose():
                return self.choose(stmt)
            case d.Shuffle() | d.Draw():
                return self.pile(stmt)
            case d.Chance():
                return self.chance(stmt)
            case d.Run(process=process, arguments=arguments):
                return [ir.Do(ir.Call(process, self.arguments(process, arguments), span=span), span=span)]
            case d.Weigh(solve=solve, arguments=arguments):
                return [ir.Assign(f"{ir.WEIGHED}{solve}", self.weigh(solve, arguments, span), span=span)]
            case d.NoteEvent():
                return self.note(stmt)
            case d.Tell():
                return [self.tell(stmt)]
            case d.Finish(value=value):
                if value is None or self.result is None:
                    return [ir.Return(ir.Const(None, span=span), span=span)]
                return [ir.Return(lowering.raw(value, self.result, self.known), span=span)]
            case d.Fail(text=text, name=name):
                index, given = self.messages.add(text, self.known, name)
                return [ir.Fail(index, given, span=span)]
            case d.EndGame(text=text, name=name):
                index, given = self.messages.add(text, self.known, name)
                return [ir.EndGame(index, given, span=span)]
            case d.Ask():
                return ask(self, stmt)
            case d.Adjust():
                return adjust(self, stmt)
            case d.Reveal(name=name):
                index, given = self.asked[name]
                return [ir.Tell(None, False, index, given, span=span)]

    def let(self, name: str, value: e.Expr, span: Span) -> ir.Stmt:
        """Lower `let x be E`. Amounts may be finer than their measure."""
        of = value.type
        if isinstance(of, NumberType):
            low = self.lowering.settled(value, self.known)
            return ir.Assign(self.name(name, of, den=low.den, finer=True), low.expr, span=span)
        raw = self.lowering.raw(value, of, self.known)
        shown = path(value) in self.known
        local = self.name(name, of)
        if shown:
            self.known |= {name}
        return ir.Assign(local, raw, span=span)

    def throw(self, stmt: d.ThrowAs) -> ir.Stmt:
        """Lower `throw x be E`."""
        lowering = self.lowering
        lowering.address = stmt.name
        raw = lowering.raw(stmt.value, stmt.value.type, self.known)
        lowering.address = ""
        label = words_text(self.model, stmt.label)
        return ir.Assign(self.name(stmt.name, stmt.value.type), raw, label, span=stmt.span)

    def arguments(self, name: str, given: tuple[e.Expr, ...]) -> tuple[ir.Expr, ...]:
        """Return arguments in the form that a process takes."""
        wanted = self.model.parameters_of(name)
        return tuple(self.lowering.raw(a, p.type, self.known) for a, p in zip(given, wanted, strict=True))

    def weigh(self, solve: str, given: tuple[e.Expr, ...], span: Span) -> ir.Expr:
        """Return the run of a solve. Lists of things in play are copied, so that later changes do not affect it."""
        arguments: list[ir.Expr] = []
        for value, parameter in zip(given, self.model.solves[solve].parameters, strict=True):
            raw = self.lowering.raw(value, parameter.type, self.known)
            if listed_by_world(raw):
                raw = ir.Ordered("each one", raw, "", None, (), "", False, span=span)
            arguments.append(raw)
        return ir.Weigh(solve, tuple(arguments), span=span)

    def place(self, place: d.Place) -> tuple[ir.Expr, str]:
        """Return the thing that holds a field, and the kind that declares the field."""
        if place.of is None:
            return ir.Local(ir.WORLD, span=place.span), ir.THE_WORLD
        return self.lowering.raw(place.of, without_none(place.of.type), self.known), place.kind

    def change(self, stmt: d.Change) -> list[ir.Stmt]:
        """Lower `set`, `raise`, `lower`, `put` and `remove … from`."""
        place, span = stmt.place, stmt.span
        of, kind = self.place(place)
        limit: ir.Expr | None = None
        bits = ""
        wanted = without_none(place.type)
        if stmt.verb in ("put", "take"):
            assert isinstance(wanted, ListType | SetType)
            if isinstance(wanted, SetType) and isinstance(wanted.of, EnumType | KindType):
                bits = wanted.of.name
            wanted = wanted.of
        elif stmt.verb == "set":
            wanted = place.type
        if stmt.limit is not None:
            limit = self.lowering.raw(stmt.limit, wanted, self.known)
        value = self.lowering.raw(stmt.value, wanted, self.known)
        op = {"raise": "add", "lower": "subtract"}.get(stmt.verb, stmt.verb)
        return [ir.Store(of, kind, place.name, op, value, limit, bits, stmt.until or "", span=span)]

    def create(self, stmt: d.Create) -> list[ir.Stmt]:
        """Lower `create K(f: E) as x`."""
        new, span = stmt.value, stmt.span
        kind = self.model.kinds[new.kind]
        types = {f.name: f.type for f in kind.fields}
        given: dict[str, e.Expr] = {}
        names: list[str] = []
        values: list[ir.Expr] = []
        if new.record is not None:
            record = self.model.record(new.kind, new.record)
            given.update(record.values)
            names.append(ir.BEGAN_AS)
            literal = e.RecordLit(new.kind, new.record, record.position, type=new.type, span=span)
            values.append(self.lowering.beginning(literal))
        given.update(new.fields)
        for name, value in given.items():
            names.append(name)
            values.append(self.lowering.raw(value, types[name], self.known))
        called = stmt.name or new.kind.lower()
        if stmt.name is None and called in self.lowering.variables:
            called = f"new {called}"  # no name of the source, so that following lines keep their meaning
        local = self.name(called, new.type)
        return [ir.Make(local, new.kind, tuple(names), tuple(values), span=span)]

    def branches(
        self, branches: tuple[tuple[e.Expr, tuple[d.Statement, ...]], ...], other: tuple[d.Statement, ...]
    ) -> list[ir.Stmt]:
        """Lower `if`, `else if` and `else`. After a branch that ends the body, the failed test is known."""
        if not branches:
            return self.block(other)
        (test, body), *rest = branches
        before = self.known
        tested, inside = self.lowering.test((test,), before)
        self.known = inside
        then = self.block(body)
        after_then = self.known
        self.known = before | self.lacking(test)
        otherwise = self.branches(tuple(rest), other)
        after_other = self.known
        self.known = after_other if ends(then) else after_then if ends(otherwise) else after_then & after_other
        return guarded(tested, then, test.span, otherwise)

    def lacking(self, test: e.Expr) -> Known:
        """Return the paths known to be there if a test does not hold."""
        # else: it shows nothing to be there
        match test:
            case e.IsNone(value=value, negated=False):
                return frozenset((path(value),))
            case e.Logic(op="or", values=values):
                return frozenset(one for value in values for one in self.lacking(value))
            case e.Not(value=value):
                return self.lowering.test((value,), NOTHING)[1]
            case _:
                return NOTHING

    def loop(self, stmt: d.Loop) -> list[ir.Stmt]:
        """Lower `for each x in xs where C by …`."""
        span, lowering = stmt.span, self.lowering
        before = lowering.variables, dict(lowering.bound)
        for inner in walk(stmt.body):  # an earlier iteration may have changed them
            self.changed(inner)
        outside = self.known
        variable = self.name(stmt.variable or "turn", stmt.type)
        source, bits = self.sorted(stmt.variable, stmt, self.lot(stmt.variable, stmt.ordering))
        if stmt.where is not None:
            self.known = unseen(lowering.test((stmt.where,), self.known)[1], self.known)
        until: ir.Expr | None = None
        if stmt.until is not None:
            until = lowering.test((stmt.until,), self.known)[0]
            self.known |= self.lacking(stmt.until)
        body = self.together(stmt.body) if stmt.together else self.block(stmt.body)
        self.known = outside & self.known
        lowering.variables, lowering.bound = before
        apart = "id" if isinstance(stmt.type, KindType) and not stmt.type.listed else "value"
        apart = "text" if isinstance(stmt.type, SpotType) else apart
        asks = stmt.together and any(isinstance(inner, d.Ask) for inner in walk(stmt.body))
        if until is not None:
            return [ir.ForEach(variable, source, bits, tuple(body), until=until, span=span)]
        together: str | ir.Named = apart if asks else ""
        if asks and (isinstance(stmt.type, EnumType) or (isinstance(stmt.type, KindType) and stmt.type.listed)):
            together = ir.Named(stmt.type.name)
        loop = ir.ForEach(variable, source, bits, tuple(body), apart=apart, together=together, span=span)
        return [ir.AtOnce((loop,), span=span)] if stmt.together else [loop]

    def lot(self, variable: str, ordering: d.Ordering) -> str:
        """Return the address of the lot among equals; empty if there is none."""
        return f"{self.lowering.what}.{variable}" if ordering.shuffled else ""

    def sorted(self, variable: str, stmt: d.Loop | d.Choose, lot: str) -> tuple[ir.Expr, str]:
        """Return the source of a loop, copied unless it is neither filtered nor sorted and cannot change during the
        loop.
        """
        keys = tuple((key.highest, key.value) for key in stmt.ordering.keys)
        found = self.lowering.ordered(variable, stmt.source, stmt.where, keys, self.known, lot=lot, span=stmt.span)
        plain = not keys and not lot and found.where is None
        at_once = isinstance(stmt, d.Loop) and stmt.together
        if plain and (at_once or not listed_by_world(found.source)):
            return found.source, found.bits
        return found, ""

    def choose(self, stmt: d.Choose) -> list[ir.Stmt]:
        """Lower `for the first x in xs where C by …` with its `otherwise`."""
        span, lowering = stmt.span, self.lowering
        before = lowering.variables, dict(lowering.bound)
        outside = self.known
        variable = self.name(stmt.variable, stmt.type, may_lack=True)
        lot = self.lot(stmt.variable, stmt.ordering)
        keys = tuple((key.highest, key.value) for key in stmt.ordering.keys)
        found = lowering.ordered(
            stmt.variable, stmt.source, stmt.where, keys, self.known, lot=lot, first=True, span=span
        )
        chosen = ir.Assign(variable, found, span=span)
        if stmt.where is not None:
            self.known = unseen(lowering.test((stmt.where,), self.known)[1], self.known)
        body, other = self.either(stmt, before, outside)
        if not body and not other:
            return []
        there = ir.IsNone(ir.Local(variable, span=span), negated=bool(body), span=span)
        return [chosen, ir.If(there, body or other, other if body else (), span=span)]

    def either(
        self, stmt: d.Choose | d.Draw, names: tuple[Mapping[str, Type], dict[str, Low]], outside: Known
    ) -> tuple[tuple[ir.Stmt, ...], tuple[ir.Stmt, ...]]:
        """Return the lines for a find and those for none. The found name is in scope in the first only."""
        body = self.block(stmt.body)
        after = self.known
        self.lowering.variables, self.lowering.bound = names
        self.known = outside
        other = self.block(stmt.otherwise)
        self.known &= after
        return tuple(body), tuple(other)

    def pile(self, stmt: d.Shuffle | d.Draw) -> list[ir.Stmt]:
        """Lower `shuffle x.pile`, and `draw y from x.pile`, which binds the first item and removes it."""
        span, lowering, place = stmt.span, self.lowering, stmt.place
        of, kind = self.place(place)
        held = field_of(place)
        if isinstance(stmt, d.Shuffle):
            lot = f"{lowering.what}.{stmt.name}"
            mixed = lowering.ordered(stmt.name, held, None, (), self.known, lot=lot, span=span)
            return [ir.Store(of, kind, place.name, "set", mixed, None, "", "", span=span)]
        before = lowering.variables, dict(lowering.bound)
        variable = self.name(stmt.variable, stmt.type, may_lack=True)
        first = lowering.ordered(stmt.variable, held, None, (), self.known, first=True, span=span)
        self.changed(stmt)
        drawn = ir.Local(variable, span=span)
        taken = ir.Store(of, kind, place.name, "take", drawn, None, "", "", span=span)
        body, other = self.either(stmt, before, self.known)
        there = ir.IsNone(drawn, negated=True, span=span)
        return [ir.Assign(variable, first, span=span), ir.If(there, (taken, *body), other, span=span)]

    def chance(self, stmt: d.Chance) -> list[ir.Stmt]:
        """Lower a chance: a hundred-sided die against a percentage, with outcomes by margin, greatest first."""
        span, lowering = stmt.span, self.lowering
        low = lowering.settled(stmt.value, self.known)
        faces = tuple(range(1, HUNDRED + 1))
        thrown = ir.Throw(f"{lowering.what}.{stmt.name}", "d100", faces, span=span)
        shown: ir.Expr = make.times(thrown, make.number(low.den, span), span)
        label = words_text(self.model, stmt.label)
        sides = {True: [o for o in stmt.outcomes if o.success], False: [o for o in stmt.outcomes if not o.success]}
        graded = any(o.by is not None for o in stmt.outcomes)
        out: list[ir.Stmt] = []
        if graded:
            margin = self.fresh("margin")
            out.append(ir.Assign(margin, make.minus(low.expr, shown, span), label, span=span))
            spared: ir.Expr = ir.Local(margin, span=span)
            test: ir.Expr = ir.Compare(">=", spared, make.number(0, span), span=span)
        else:
            out.append(ir.Assign(self.fresh("chance"), low.expr, label, span=span))
            value = ir.Local(out[0].name, span=span)  # type: ignore[union-attr]
            spared = value
            test = ir.Compare("<=", shown, value, span=span)
        before = self.known
        found: dict[bool, list[ir.Stmt]] = {}
        ends_known: list[Known] = []
        for success, outcomes in sides.items():
            chain: list[ir.Stmt] = []
            for outcome in reversed(outcomes):
                self.known = before
                body = self.block(outcome.body)
                ends_known.append(self.known)
                if outcome.by is None:
                    chain = body
                    continue
                by = lowering.settled(outcome.by, before)
                if not success:
                    by = scale(by, Fraction(-1), outcome.span)
                (left, right), _ = aligned(outcome.span, Low(spared, low.den), by)
                reached = ir.Compare(">=" if success else "<=", left, right, span=outcome.span)
                chain = guarded(reached, body, outcome.span, chain)
            found[success] = chain
        self.known = before
        for one in ends_known:
            self.known &= one
        if found[True] or found[False]:
            if not found[True]:
                return [*out, ir.If(make.negation(test, span), tuple(found[False]), span=span)]
            return [*out, ir.If(test, tuple(found[True]), tuple(found[False]), span=span)]
        return [*out, ir.Assign(self.fresh("shown"), shown, span=span)]

    def tell(self, stmt: d.Tell) -> ir.Stmt:
        """Lower `tell x "…"`."""
        lowering, who, failing = self.lowering, stmt.who, stmt.failing
        index, given = self.messages.add(stmt.text, self.known, stmt.name)
        told = lowering.raw(who, without_none(who.type), self.known) if who is not None else None
        if failing is None:
            many = who is not None and isinstance(without_none(who.type), ListType)
            return ir.Tell(told, many, index, given, span=stmt.span)
        acts = [
            act for (kind, key), act in self.deeds.acts.items() if kind == failing.kind and failing.key in ("", key)
        ]
        taken = list(dict.fromkeys(p.name for act in acts for p in act.parameters))
        if failing.parameter and failing.parameter not in taken:
            lowering.refuse(
                "R0210", f"no such act has a parameter `{failing.parameter}`", failing.span, "not found",
                hint=f"there is {listed([f'`{name}`' for name in taken])}",
            )  # fmt: skip
        of = lowering.raw(failing.of, without_none(failing.of.type), self.known)
        act = failing.kind, failing.key, *([failing.parameter] if failing.parameter else [])
        return ir.Tell(told, False, index, given, act, of, failing.fails, span=stmt.span)

    def fresh(self, word: str) -> str:
        """Return a local that no line of the source names."""
        number = 1
        while f"{word} {number}" in self.taken:
            number += 1
        self.taken[f"{word} {number}"] = ERROR
        return f"{word} {number}"

    def note(self, stmt: d.NoteEvent) -> list[ir.Stmt]:
        """Lower the noting of an event, followed by calls of its triggers."""
        span = stmt.span
        parameters = self.deeds.events[stmt.event].parameters
        given = [self.lowering.raw(a, p.type, self.known) for a, p in zip(stmt.arguments, parameters, strict=True)]
        upons = [upon for upon in self.deeds.upons if upon.event == stmt.event]
        out: list[ir.Stmt] = []
        if upons:
            given = [_kept(self, out, p.name, value) for p, value in zip(parameters, given, strict=True)]
        out.append(ir.Happen(stmt.event, tuple(given), span=span))
        for upon in upons:
            passed = tuple(value for value, name in zip(given, upon.names, strict=True) if name is not None)
            out.append(ir.Do(ir.Call(upon.name, passed, span=span), span=span))
        return out


def ask(work: DeedLowering, stmt: d.Ask) -> list[ir.Stmt]:
    """Lower a question: bind its answer and tell it to everyone, or only to the player if it is sealed.

    Arguments of the sentence are bound first, so that a later `reveal` tells the question as it was asked.
    """
    span, lowering = stmt.span, work.lowering
    out: list[ir.Stmt] = []
    who = _kept(work, out, "asked", lowering.raw(stmt.who, without_none(stmt.who.type), work.known))
    number, told = work.messages.add(stmt.question, work.known, stmt.name)
    told = tuple(_kept(work, out, "told", value) for value in told)
    offers: ir.Expr | None = None
    low: ir.Expr | None = None
    high: ir.Expr | None = None
    default: ir.Expr | None = None
    if isinstance(stmt.source, e.Along) and stmt.form == "path":
        offers = lowering.along(stmt.source, work.known)
    elif stmt.source is not None:
        offers = lowering.ordered("offered", stmt.source, None, (), work.known, span=span)
    if stmt.ends is not None:
        low, high = (lowering.raw(end, stmt.type, work.known) for end in stmt.ends)
    if stmt.form == "some":
        low, high = (None if end is None else lowering.raw(end, PLAIN, work.known) for end in stmt.counts)
    if stmt.default is not None:
        default = lowering.raw(stmt.default, stmt.type, work.known)
    optional = stmt.form == "one" and stmt.optional
    name = work.name(stmt.name, stmt.type)
    out.append(
        ir.Ask(
            name, stmt.name, who, stmt.form, stmt.type, offers, low, high, default, stmt.sealed, optional, number, told,
            span=span,
        )
    )  # fmt: skip
    question = work.messages.found[number]
    sentence = joined(
        ir.MessageHole(without_none(stmt.who.type), None, "asked"),
        *(" is asked: “", *question.parts, "” The answer: "),
        *(ir.MessageHole(stmt.type, None, "answer"), "."),
    )
    index = work.messages.put(sentence, stmt.name)
    given = (who, *told, ir.Local(name, span=span))
    work.asked[stmt.name] = index, given
    out.append(ir.Tell(who if stmt.sealed else None, False, index, given, span=span))
    return out


def adjust(work: DeedLowering, stmt: d.Adjust) -> list[ir.Stmt]:
    """Lower a change of a throw: tell everyone its amount, its reason and the result."""
    span, of = stmt.span, stmt.pending.type
    out: list[ir.Stmt] = []
    number, told = work.messages.add(stmt.label, work.known)
    label = work.messages.found[number]
    by = _kept(work, out, "changed by", work.lowering.raw(stmt.value, of, work.known))
    left = ir.Local(stmt.name, span=span)
    adding = stmt.verb == "add"
    out.append(ir.Assign(stmt.name, (make.plus if adding else make.minus)(left, by, span), span=span))
    word = ": add " if adding else ": subtract "
    change, makes = (ir.MessageHole(of, None, name) for name in ("change", "result"))
    index = work.messages.put(joined(*label.parts, word, change, ", which makes ", makes, "."), label.name)
    out.append(ir.Tell(None, False, index, (*told, by, left), span=span))
    return out


def _kept(work: DeedLowering, out: list[ir.Stmt], word: str, value: ir.Expr) -> ir.Expr:
    """Bind a value to a fresh local, unless it is a constant or a local."""
    if isinstance(value, ir.Local | ir.Const):
        return value
    local = work.fresh(word)
    out.append(ir.Assign(local, value, span=value.span))
    return ir.Local(local, span=value.span)


def ends(body: Sequence[ir.Stmt]) -> bool:
    """Return whether control never passes the end of a block."""
    last = body[-1] if body else None
    # else: control may pass
    match last:
        case ir.Return() | ir.Fail() | ir.Raise():
            return True
        case ir.If(then=then, other=other):
            return ends(then) and ends(other)
        case _:
            return False


def mentions(one: object, name: str | None) -> bool:
    """Return whether a known path depends on a field (with that name, if given)."""
    if isinstance(one, str):
        return False
    if not isinstance(one, tuple):
        return True
    return name is None or any(part == name or (isinstance(part, tuple) and mentions(part, name)) for part in one)


def listed_by_world(source: ir.Expr) -> bool:
    """Return whether a source is the list of things in play, which may change during a loop."""
    return isinstance(source, ir.Load) and source.kind == ir.THE_WORLD


def field_of(place: d.Place) -> e.Expr:
    """Return an expression that reads a place."""
    if place.of is None:
        return e.StateRef(place.name, type=place.type, span=place.span)
    return e.Field(place.of, place.kind, place.name, type=place.type, span=place.span)
