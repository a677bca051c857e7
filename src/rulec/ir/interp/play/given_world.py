"""The world of an example or a command line: given things, facts and dice, and expressions evaluated among them."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Mapping, MutableMapping, Set
from fractions import Fraction
from weakref import ref

from rulec.base.diagnostics import Report
from rulec.base.memory import OfHub
from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span, nowhere
from rulec.base.tree import map_children
from rulec.base.types import KindType, NumberType, SetType, Type
from rulec.ir import nodes as ir
from rulec.ir.interp.breakdown import Assumed
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.instances import Instance, ReadFields
from rulec.ir.interp.play.state import Play, begin_empty, empty
from rulec.ir.interp.world_queries import weigh_solve
from rulec.ir.lower.expressions import Lowering
from rulec.ir.lower.solves import placed
from rulec.ir.numbers import began, without_none
from rulec.runtime.dice import Dice
from rulec.runtime.faults import RuleFault
from rulec.runtime.odds import distribution
from rulec.sema import expr as e
from rulec.sema.deeds import Act
from rulec.sema.model import NOTHING_ELSE, Kind, Model, Setting, Statement
from rulec.sema.typing.scope import ancestry

# else: evaluated for each thing
PLAIN = frozenset((e.NumberLit, e.TruthLit, e.TextLit, e.NoneLit, e.MemberLit))
# else: searched for expressions that create things
_SIMPLE = PLAIN | {e.RecordLit, e.Variable, e.ConstantRef, e.RulingRef, e.StateRef}
"""Expressions that create no things."""
_Beginning = tuple[dict[str, object], tuple[tuple[str, e.Expr, Type], ...]]
_LITERALS, _BEGINNINGS = OfHub(), OfHub()


def _is_empty(expr: e.Expr) -> bool:
    return isinstance(expr, e.Collection) and not expr.items


@dataclass(frozen=True, slots=True)
class Answer:
    """A value with its type: `raw` in the lowered form, `amount` in units if it is a number."""

    raw: object
    amount: Fraction | None
    type: Type


@dataclass
class World:
    """Named things and values, with an interpreter over them."""

    program: ir.Program
    model: Model
    types: Mapping[str, Type] = field(default_factory=dict)
    names: dict[str, object] = field(default_factory=dict)

    dice: Dice | None = None

    def __post_init__(self) -> None:
        self.said: set[tuple[int, str]] = set()  # fields that were given, by the identity of their thing
        self.state_said: set[str] = set()
        self.given: list[tuple[Span, ReadFields, str]] = []  # fields given by a path
        self.given_names: dict[str, tuple[Span, object]] = {}
        self._unfilled: list[tuple[Instance, str | None]] | None = None  # things whose fields are still to be filled
        self.play = Play(self.model)
        itself = ref(self)  # weak, so that the cycle does not keep the world and its rules alive

        def make(kind: str, path: str) -> Instance:
            world = itself()
            assert world is not None, "a world outlives its interpreter"
            return world.fresh(kind, path)

        self.interpreter = Interpreter(
            self.program, self.model, variables=self.types, make=make, dice=self.dice, play=self.play
        )
        # columns that only given expressions read are kept apart from the program's own
        self.columns: MutableMapping[str, ir.Column] = ChainMap({}, self.program.columns)  # type: ignore[arg-type]
        self.report = Report()
        for declared in self.model.state_fields.values():
            value = empty(declared.type)
            if declared.default is not None and not isinstance(declared.default, e.UnknownLit):
                value = self.raw(declared.default, declared.type, declared.name)
            self.play.state[declared.name] = value

    def fresh(self, kind: str, path: str, record: str | None = None) -> Instance:
        """Return a thing with the defaults of the rules, beginning as the named record if one is given."""
        made = Instance(kind, path=path)
        around, self._unfilled = self._unfilled, [(made, record)]
        while self._unfilled:  # a work list, since entries may refer to each other in chains of any length
            self._fill(*self._unfilled.pop())
        self._unfilled = around
        return made

    def _fill(self, made: Instance, record: str | None) -> None:
        kind, path = made.kind, made.path
        declared = self.model.kinds[kind]
        if record is None:
            fields, worked_out = self._beginning(declared)
            made.fields.update(fields)
            for name, value, of in worked_out:
                made.fields[name] = self.raw(value, of, f"{path}.{name}")
            return
        entry = self.model.record(kind, record)
        made.began_as = began(self.model, kind, entry.position)
        given: dict[str, e.Expr] = {f.name: f.default for f in declared.fields if f.default is not None}
        given.update(entry.values)
        types = {f.name: f.type for f in declared.fields}
        for name, value in given.items():
            if isinstance(value, e.UnknownLit):
                continue  # left out: reading it raises the fault
            made.fields[name] = self.raw(value, types[name], f"{path}.{name}")
        if self.model.deeds is not None:
            begin_empty(self.model, made)

    def _beginning(self, declared: Kind) -> _Beginning:
        """Return the default fields of a kind, and the fields whose defaults are evaluated for each thing."""
        return _BEGINNINGS.once(self.model, declared.name, lambda: self._worked_out(declared))

    def _worked_out(self, declared: Kind) -> _Beginning:
        blank = Instance(declared.name)
        worked_out: list[tuple[str, e.Expr, Type]] = []
        for one in declared.fields:
            if one.default is None or isinstance(one.default, e.UnknownLit):
                continue  # left out: reading it raises the fault
            always = one.default.__class__ in PLAIN or _is_empty(one.default)
            blank.fields[one.name] = self.raw(one.default, one.type, one.name) if always else None
            if not always:
                worked_out.append((one.name, one.default, one.type))
        if self.model.deeds is not None:
            begin_empty(self.model, blank)
        return blank.fields, tuple(worked_out)

    def name(self, types: Mapping[str, Type]) -> None:
        """Declare names with their types. Things in play among them start as fresh instances."""
        self.types = {**self.types, **types}
        self.interpreter.variables = self.types
        for name, of in types.items():
            if isinstance(of, KindType) and not of.listed and name not in self.names:
                self.names[name] = self.fresh(of.name, name)

    def give(self, setting: Setting | Statement) -> None:
        """Set a name, a field or a field of the game, or state a fact. Missing things on the path to a
        field are created.
        """
        if isinstance(setting, Statement):
            self.state(setting)
            return
        if not setting.path and setting.root in self.play.state and setting.root not in self.types:
            of = self.model.state_fields[setting.root].type
            value = self.raw(setting.value, of, setting.root)
            self.play.state = self._note(self.play.state, setting.root, value, setting.span)
            self.state_said.add(setting.root)
            return
        if not setting.path:
            made = self.names[setting.root] = self.raw(setting.value, self.types[setting.root], setting.root)
            if isinstance(made, Instance) and not isinstance(made.fields, ReadFields):
                made.fields = ReadFields(made.fields)
            self.given_names[setting.root] = setting.span, made
            return
        at = self.names[setting.root]
        path = setting.root
        for step in setting.path[:-1]:
            assert isinstance(at, Instance)
            path = f"{path}.{step}"
            inner = at.fields.get(step)
            if inner is None:
                of = self._field_type(at.kind, step)
                bare = without_none(of)
                assert isinstance(bare, KindType)
                inner = at.fields[step] = self.fresh(bare.name, path)
            at = inner
        assert isinstance(at, Instance)
        last = setting.path[-1]
        self.said.add((id(at), last))
        value = self.raw(setting.value, self._field_type(at.kind, last), f"{path}.{last}")
        at.fields = self._note(at.fields, last, value, setting.span)

    def state(self, statement: Statement) -> None:
        """Record a person's answer about a fact."""
        if statement.fact == NOTHING_ELSE:
            self.interpreter.facts.say(NOTHING_ELSE, holds=False)
            return
        params = self.program.functions[statement.fact].params
        about: list[object] = []
        for argument, param in zip(statement.arguments or (), params, strict=statement.arguments is not None):
            about.append(self.raw(argument, param.type, param.name))
        self.interpreter.facts.say(statement.fact, *about, holds=statement.holds)

    def _field_type(self, kind: str, name: str) -> Type:
        return next(f.type for f in self.model.kinds[kind].fields if f.name == name)

    def argument(self, act: Act, name: str, of: Type) -> object:
        """Return an argument of an act: the given one, or the parameter's default."""
        if name in self.names:
            return self.names[name]
        if f"default {act.name} {name}" in self.program.functions:
            before = act.parameters[: [p.name for p in act.parameters].index(name)]
            given = [self.argument(act, p.name, p.type) for p in before]  # earlier arguments may be left out as well
            return self.interpreter.call(f"default {act.name} {name}", given)
        assert self.program.pack.world is not None
        taken = next(one for one in self.program.pack.world.acts[act.name].parameters if one.name == name)
        if taken.usual is not None:
            return taken.usual.value
        return self.interpreter.lacks(name, of, f"which {name}?")

    def assumed(self) -> Iterator[Assumed]:
        """Yield the values that were read without being given, in the order of the first reads."""
        for (thing_id, name), thing in self.interpreter.fields_read.items():
            # a stand-in that was created on the way, not a value of the user
            made_up = getattr(thing.fields[name], "path", "") == f"{thing.path}.{name}"
            if (thing_id, name) not in self.said and thing.began_as < 0 and thing.path and not made_up:
                yield Assumed(f"{thing.path}.{name}", self._field_type(thing.kind, name), thing.fields[name])
        read = self.interpreter.world_read
        plurals = {kind.plural: kind.name for kind in self.model.kinds.values() if not kind.listed} if read else {}
        for name in read:
            if name in plurals:
                if not self.play.all_of(plurals[name]):
                    yield Assumed(name, None, ())
            elif name not in self.state_said:
                yield Assumed(name, self.model.state_fields[name].type, self.play.state[name])

    def raw(self, expr: e.Expr, of: Type, path: str = "") -> object:
        """Return the raw value of an expression in the form that a place of type `of` holds."""
        if expr.__class__ in PLAIN:
            return self._plain(expr, of, path)
        bare = without_none(of)
        if isinstance(expr, e.New):
            return self._made(expr, path)
        if isinstance(expr, e.RecordLit) and isinstance(bare, KindType) and not bare.listed:
            if self._unfilled is None:
                return self.fresh(expr.kind, path, expr.key)
            made = Instance(expr.kind, path=path)
            self._unfilled.append((made, expr.key))
            return made
        if isinstance(expr, e.Collection) and not isinstance(expr.type, SetType):
            inner = getattr(bare, "of", expr.type)
            return tuple(self.raw(item, inner, f"{path} {i}") for i, item in enumerate(expr.items, 1))
        return self._raw(expr, of, path)

    def _plain(self, expr: e.Expr, of: Type, path: str) -> object:
        """Return the raw value of a literal, cached: many things start with the same ones."""
        key = id(expr), id(of)
        return _LITERALS.once(self.model, key, lambda: (self._raw(expr, of, path), expr, of))[0]

    def _raw(self, expr: e.Expr, of: Type, path: str) -> object:
        lowering, bound = self._lowering(expr)
        lowered = lowering.raw(bound, of, frozenset())
        if lowering.report.failed:
            raise RuleFault(path, lowering.report.found[0].headline)
        return self._walk(lowered)

    def answer(self, expr: e.Expr) -> Answer:
        """Return the value of an expression with its type."""
        if isinstance(expr, e.New | e.Collection):
            return Answer(self.raw(expr, expr.type), None, expr.type)
        lowering, bound = self._lowering(expr)
        low = lowering.low(bound)
        raw = self._walk(low.expr)
        amount = None
        bare = without_none(expr.type)
        if isinstance(bare, NumberType) and isinstance(raw, int):
            over = self._walk(low.over) if low.over is not None else 1
            assert isinstance(over, int)
            amount = Fraction(raw, low.den * over)
        return Answer(raw, amount, expr.type)

    def truth(self, expr: e.Expr) -> bool:
        """Return whether a test holds."""
        lowering, bound = self._lowering(expr)
        return bool(self._walk(lowering.truth(bound)))

    def odds(self, test: e.Expr) -> Fraction:
        """Return the probability of a test over all outcomes of its dice."""
        lowering, bound = self._lowering(test)
        lowered = lowering.truth(bound)
        quiet = self.interpreter.quiet()

        def holds(dice: Dice) -> bool:
            quiet.dice = dice
            return bool(quiet.eval(lowered, Frame(dict(self.names))))

        return distribution(holds).get(True, Fraction(0))

    def weigh(self, solve: str) -> None:
        """Run a solve with the things that have the names of its parameters, unless it was run before."""
        if solve not in self.names:
            frame = Frame(self.names)
            params = self.program.solves[solve].params
            given = {p.name: self.interpreter.eval(ir.Local(p.name, span=nowhere()), frame) for p in params}
            self.names[solve] = weigh_solve(self.interpreter, solve, given)

    def _walk(self, lowered: ir.Expr) -> object:
        lowered = placed(lowered, self.model)
        frame = Frame(self.names)
        value = self.interpreter.eval(lowered, frame)
        self.interpreter.breakdowns.extend(frame.pending)
        return value

    def _made(self, new: e.New, path: str) -> Instance:
        made = self.fresh(new.kind, path, new.record)
        for name, value in new.fields:
            self.said.add((id(made), name))
            made.fields[name] = self.raw(value, self._field_type(new.kind, name), f"{path}.{name}")
        return made

    def _note(self, fields: dict[str, object], name: str, value: object, span: Span) -> ReadFields:
        """Set a field to its given value, and record reads of the thing's fields from now on."""
        noting = fields if isinstance(fields, ReadFields) else ReadFields(fields)
        noting[name] = value
        noting.read.discard(name)
        self.given.append((span, noting, name))
        return noting

    def unread(self, mentioned: Set[str]) -> tuple[Span, ...]:
        """Return the places of inputs that are never read.

        An input is a field, or a name that is not `mentioned`. A named thing counts as read if one of its fields or a
        list of things in play that held it was read.
        """
        found = [span for span, fields, name in self.given if name not in fields.read]
        for name, (span, value) in self.given_names.items():
            read = isinstance(value, Instance) and (
                (isinstance(value.fields, ReadFields) and value.fields.read)
                or not self.interpreter.listed.isdisjoint(ancestry(self.model.kinds, value.kind))
            )
            if name not in mentioned and not read:
                found.append(span)
        return tuple(found)

    def _lowering(self, expr: e.Expr) -> tuple[Lowering, e.Expr]:
        """Return a lowering for an expression, with the things that it creates bound to names."""
        lowering = Lowering(self.model, Report(), self.columns, "the given value")
        return lowering, self._bind(expr)

    def _bind(self, expr: e.Expr) -> e.Expr:
        """Replace expressions that create things by names for the things."""
        if expr.__class__ in _SIMPLE:
            return expr
        if isinstance(expr, e.New):
            name = f"new {len(self.names)}"
            self.names[name] = self._made(expr, "")
            return e.Variable(name, type=expr.type, span=expr.span)
        if isinstance(expr, e.CallTo):
            expr = replace(expr, arguments=tuple(self._begun(argument) for argument in expr.arguments))
        if isinstance(expr, e.Odds):
            return e.NumberLit(self.odds(expr.test), type=expr.type, span=expr.span)
        return map_children(expr, self._bind)

    def _begun(self, expr: e.Expr) -> e.Expr:
        """Return a name for the thing that begins as a record, where a thing in play is expected."""
        if not isinstance(expr, e.RecordLit) or not e.in_play(expr):
            return expr
        name = f"new {len(self.names)}"
        self.names[name] = self.fresh(expr.kind, name, expr.key)
        return e.Variable(name, type=expr.type, span=expr.span)
