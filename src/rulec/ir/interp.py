"""A small tree-walking interpreter of the lowered form, over instances with named fields.

It is the yardstick for the emitted code, and the source of every printed breakdown. It knows no game and no
back end; it is slow and plain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from rulec.base.records import field
from rulec.ir import asking
from rulec.ir import nodes as ir
from rulec.ir.frame import Frame as _Frame
from rulec.ir.geometry import function_of
from rulec.ir.lower_expr import cell_at
from rulec.ir.play import Instance, Play
from rulec.ir.trace import Breakdown, Line, NeedsInput
from rulec.runtime.dice import Dice
from rulec.runtime.facts import ANYTHING_ELSE, Stated
from rulec.runtime.faults import (
    DiceFault,
    DividedByNothing,
    DoesNotApply,
    MissingThing,
    NoAnswer,
    NotStated,
    OffTheTable,
    RuleFault,
    TooMuchTaken,
    UnknownCell,
)
from rulec.runtime.solving import Answers
from rulec.sema.model import Fact, Model, Quantity, ValueOf
from rulec.sema.types import (
    TRUTH,
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    TruthType,
    Type,
)

__all__ = ["Instance", "Interpreter", "_Frame"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from rulec.base.records import dataclass

FAULTS = {"NoAnswer": NoAnswer, "TooMuchTaken": TooMuchTaken}


class _Returned(Exception):
    """A `Return` on its way out."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self.value = value


@dataclass
class Interpreter:
    """Walks functions of a program. `trace`: keep breakdowns. `collect`: go on with a stand-in for what is
    not given and list it in `missing`, instead of raising at the first."""

    program: ir.Program
    model: Model
    trace: bool = False
    collect: bool = False
    variables: Mapping[str, Type] = field(default_factory=dict)
    make: Callable[[str, str], Instance] | None = None  # (kind, path) -> a fresh instance
    missing: dict[str, tuple[str, Type, str]] = field(default_factory=dict)
    breakdowns: list[Breakdown] = field(default_factory=list)
    dice: Dice | None = None
    facts: Stated = field(default_factory=Stated)
    shown: list[tuple[str, str, int]] = field(default_factory=list)  # in a trace: (address, dice, what they showed)
    play: Play | None = None
    carry_out: Callable[[ir.CarryOut], None] | None = None  # how acts are carried out while a turn is played

    # ---- functions ---------------------------------------------------------------------------
    def call(self, name: str, arguments: list[object]) -> object:
        """The raw answer of a function; its breakdown goes to the caller's note, or to `breakdowns`."""
        frame = _Frame({})
        value, made = self._run(name, arguments, frame)
        if made is not None:
            self.breakdowns.append(made)
        return value

    def _run(self, name: str, arguments: list[object], frame: _Frame) -> tuple[object, Breakdown | None]:
        function = self.program.functions[name]
        frame.names = {p.name: a for p, a in zip(function.params, arguments, strict=True)}
        if function.sort == "decide":
            self._answers(ir.Local(ir.STATE, span=function.span), name, frame)[arguments[1]]
        try:
            self.block(function.body, frame, function)
        except _Returned as returned:
            value = returned.value
        else:
            assert function.sort not in ir.EXPLAINED, f"{name} ends without an answer"
            value = None
        if function.sort == "refusals":
            value = tuple(index for index, _, _, _ in frame.notes)
        explained = self.trace and isinstance(function.declared, Quantity | ValueOf | Fact)
        return value, self._breakdown(function, value, frame) if explained else None

    def _breakdown(self, function: ir.Function, value: object, frame: _Frame) -> Breakdown:
        lines: list[Line] = []
        running = Fraction(0)
        for index, delta, subject, nested in frame.notes:
            entry = function.entries[index if index >= 0 else ~index]
            state = "applied" if index >= 0 else "beaten"
            if entry.verb != "thrown":
                running += delta
            lines.append(Line(entry, delta, running, state, "", subject, nested))
        told = {line.entry.index for line in lines}
        for entry in function.entries:
            if entry.index not in told and entry.verb not in ("round", "bounds", "family", "stated"):
                at = max((i + 1 for i, line in enumerate(lines) if line.entry.index < entry.index), default=0)
                before = lines[at - 1].running if at else Fraction(0)
                reason = self._reason(entry, frame)
                lines.insert(at, Line(entry, Fraction(0), before, "not_applied", reason))
        amount = None
        if function.sort == "quantity":
            assert isinstance(value, int)
            amount = value * function.grain
            assert running == amount, f"the breakdown of {function.name} does not add up"
        elif isinstance(value, int) and isinstance(function.result, NumberType):
            amount = value * function.grain
        return Breakdown(function, value, amount, tuple(lines))

    def _reason(self, entry: ir.Entry, frame: _Frame) -> str:
        """Which condition of an entry failed first."""
        quiet = Interpreter(self.program, self.model, collect=True, make=self.make, facts=self.facts, play=self.play)
        try:
            for reason, test in entry.guards:
                if not quiet.eval(test, _Frame(frame.names)):
                    return reason
        except Exception:  # a reason is a courtesy: a fault inside a condition belongs to the walk itself
            return "when"
        return "each" if getattr(entry.clause, "each", None) is not None else "earlier"

    # ---- statements --------------------------------------------------------------------------
    def block(self, body: tuple[ir.Stmt, ...], frame: _Frame, function: ir.Function) -> None:
        """Runs statements until one returns."""
        functions = self.program.functions
        ran = functions.ran if isinstance(functions, ir.BodyReader) else None
        for stmt in body:
            if ran is not None:
                ran.add(id(stmt))
            match stmt:
                case ir.Assign(name=name, value=value):
                    frame.names[name] = self.eval(value, frame)
                case ir.If(test=test, then=then, other=other):
                    before = len(frame.pending)
                    if self.eval(test, frame):
                        self.block(then, frame, function)
                    else:
                        del frame.pending[before:]
                        self.block(other, frame, function)
                case ir.ForEach(together="id" | "value"):
                    from rulec.ir.doing import ask_together

                    ask_together(self, stmt, frame, function)
                case ir.ForEach(variable=variable, source=source, bits=bits, body=inner, apart=apart):
                    dice = self.dice
                    for element in self.elements(self.eval(source, frame), bits):
                        frame.names[variable] = element
                        frame.subject = self._subject(element, bits)
                        if apart and dice is not None:
                            self.dice = dice.at(element.id if isinstance(element, Instance) else _label(element))
                        self.block(inner, frame, function)
                    frame.subject = ""
                    self.dice = dice
                case ir.Return(value=value):
                    raise _Returned(self.eval(value, frame))
                case ir.Raise(fault=fault, what=what):
                    raise _Returned(self.refuse(FAULTS[fault](what), 0))
                case ir.Note(entry=entry, delta=delta):
                    self._note(entry, delta, frame, function)
                case _:
                    from rulec.ir.doing import do

                    do(self, stmt, frame, function)

    def world(self) -> Play:
        """What is in play; a walk that nobody gave a world has an empty one."""
        if self.play is None:
            self.play = Play(self.model)
        return self.play

    def _note(self, entry: ir.Expr, delta: ir.Expr, frame: _Frame, function: ir.Function) -> None:
        index, raw = self.eval(entry, frame), self.eval(delta, frame)
        assert isinstance(index, int)
        assert isinstance(raw, int)
        den = function.entries[index if index >= 0 else ~index].den
        frame.notes.append((index, Fraction(raw, den), frame.subject, tuple(frame.pending)))
        frame.pending.clear()

    def elements(self, source: object, bits: str) -> Iterator[object]:
        """What a loop runs over."""
        if bits:
            assert isinstance(source, int)
            yield from (at for at in range(source.bit_length()) if source >> at & 1)
        else:
            assert isinstance(source, tuple | list)
            yield from source

    def _subject(self, element: object, bits: str) -> str:
        if isinstance(element, Instance):
            return element.path
        if bits and isinstance(element, int):
            if bits in self.model.enums:
                return self.model.enums[bits].members[element].title
            return self.model.records[bits][element].title
        return str(element)

    # ---- expressions -------------------------------------------------------------------------
    def eval(self, expr: ir.Expr, frame: _Frame) -> object:
        """The raw value of an expression."""
        return EVAL[type(expr)](self, expr, frame)

    def whole(self, expr: ir.Expr, frame: _Frame) -> int:
        """The raw value of an expression that is a number."""
        value = self.eval(expr, frame)
        assert isinstance(value, int), f"{expr} is no number"
        return value

    def lacks(self, path: str, of: Type, question: str) -> object:
        """What stands in for something that is not given, where the walk may go on."""
        if isinstance(of, KindType) and not of.listed and self.make is not None:
            return self.make(of.name, path)
        need = (path, of, question)
        if not self.collect:
            raise NeedsInput((need,))
        self.missing.setdefault(path, need)
        match of:
            case NumberType() | EnumType() | KindType() | SetType():
                return 0
            case TruthType():
                return False
            case ListType():
                return ()
            case SpotType():
                return 0, 0
            case OptionalType():
                return None
            case _:
                return ""

    def refuse(self, fault: RuleFault, stand_in: object) -> object:
        """Raises a fault, unless it may only be a consequence of what is not given: then the walk goes on, to
        learn what else it needs."""
        if self.collect and self.missing:
            return stand_in
        raise fault

    def _local(self, expr: ir.Local, frame: _Frame) -> object:
        if expr.name in frame.names:
            return frame.names[expr.name]
        value = self.lacks(expr.name, self.variables[expr.name], f"which {expr.name}?")
        frame.names[expr.name] = value
        return value

    def _load(self, expr: ir.Load, frame: _Frame) -> object:
        if expr.kind == ir.THE_WORLD:
            return asking.load_world(self, expr.field)
        thing = self.eval(expr.of, frame)
        assert isinstance(thing, Instance), f"{expr} is read from {thing!r}"
        if expr.field == ir.BEGAN_AS:
            return thing.began_as
        if expr.field not in thing.fields:
            declared = next(f for f in self.model.kinds[expr.kind].fields if f.name == expr.field)
            question = declared.label.plain if declared.label is not None else None
            path = f"{thing.path}.{expr.field}" if thing.path else expr.field
            value = self.lacks(path, declared.type, question or expr.field.replace("_", " "))
            thing.fields[expr.field] = value
        return thing.fields[expr.field]

    def is_given(self, expr: ir.Cell, frame: _Frame) -> bool:
        """Whether a cell holds something that can be read."""
        column, cell = self._stored(expr, frame)
        special = isinstance(cell, int) and not isinstance(cell, bool) and cell < ir.FLOOR
        return not special or column.specials[ir.FLOOR - 1 - int(str(cell))].value is not None

    def _stored(self, expr: ir.Cell, frame: _Frame) -> tuple[ir.Column, object]:
        """A column, and what stands in it for some keys."""
        keys = [int(self.whole(key, frame)) for key in expr.keys]
        columns = self.program.columns
        column = columns.reading(expr.column, keys) if isinstance(columns, ir.CellReader) else columns[expr.column]
        return column, cell_at(column, keys)

    def _cell(self, expr: ir.Cell, frame: _Frame) -> object:
        column, cell = self._stored(expr, frame)
        if not isinstance(cell, int) or isinstance(cell, bool) or cell >= ir.FLOOR:
            return cell
        special = column.specials[ir.FLOOR - 1 - cell]
        if special.value is not None:
            names = {p.name: self.eval(a, frame) for p, a in zip(column.params, expr.arguments, strict=True)}
            return self.eval(special.value, _Frame(names))
        if special.state == "off":
            return self.refuse(OffTheTable(column.table, column.column), 0)
        fault = DoesNotApply if special.state == "none" else UnknownCell
        return self.refuse(fault(column.table, special.row, column.column, special.citation), 0)

    def _call(self, expr: ir.Call, frame: _Frame) -> object:
        inner = _Frame({})
        value, made = self._run(expr.function, [self.eval(a, frame) for a in expr.arguments], inner)
        if made is not None:
            frame.pending.append(made)
        return value

    def _arith(self, expr: ir.Arith, frame: _Frame) -> int:
        return ARITH[expr.op](self.whole(expr.left, frame), self.whole(expr.right, frame))

    def _quotient(self, expr: ir.Quotient, frame: _Frame) -> int:
        left, right = self.whole(expr.left, frame), self.whole(expr.right, frame)
        if right == 0:
            self.refuse(DividedByNothing(expr.what), 0)
            right = 1
        return left // right

    def _compare(self, expr: ir.Compare, frame: _Frame) -> bool:
        return COMPARE[expr.op](self.eval(expr.left, frame), self.eval(expr.right, frame))

    def _between(self, expr: ir.Between, frame: _Frame) -> bool:
        low, value, high = (self.whole(e, frame) for e in (expr.low, expr.value, expr.high))
        return low <= value <= high

    def _bool(self, expr: ir.Bool, frame: _Frame) -> bool:
        stops = expr.op == "or"
        for at, value in enumerate(expr.values):
            before = len(self.missing)
            if bool(self.eval(value, frame)) == stops:
                if len(self.missing) > before:  # it may turn out otherwise: what is asked behind it is asked too
                    self._ask_on(expr.values[at + 1 :], frame)
                return stops
        return not stops

    def _ask_on(self, rest: tuple[ir.Expr, ...], frame: _Frame) -> None:
        """Learns which facts further parts of a condition need; nothing else in them may be read out of its turn."""
        for value in rest:
            call = value.value if isinstance(value, ir.Not) else value
            if not isinstance(call, ir.Call) or not self.program.functions[call.function].asks:
                continue
            if all(isinstance(argument, ir.Local | ir.Const) for argument in call.arguments):
                self.eval(call, frame)

    def _if_else(self, expr: ir.IfElse, frame: _Frame) -> object:
        return self.eval(expr.then if self.eval(expr.test, frame) else expr.other, frame)

    def _contains(self, expr: ir.Contains, frame: _Frame) -> bool:
        items, value = self.eval(expr.items, frame), self.eval(expr.value, frame)
        assert isinstance(items, tuple | list)
        return any(item is value or (not isinstance(item, Instance) and item == value) for item in items)

    def _min_max(self, expr: ir.MinMax, frame: _Frame) -> int:
        values = [self.whole(value, frame) for value in expr.values]
        return max(values) if expr.word == "max" else min(values)

    def _throw(self, expr: ir.Throw, frame: _Frame) -> int:
        if self.dice is None:
            raise DiceFault(expr.address, f"it is not said what the throw `{expr.address}` shows")
        faces: int | tuple[int, ...] = ir.sides(expr.faces) or expr.faces
        if expr.still is not None:
            before = frame.names.get(expr.name)
            kept = []
            for face in expr.faces:
                frame.names[expr.name] = face
                if self.eval(expr.still, frame):
                    kept.append(face)
            frame.names[expr.name] = before
            faces = tuple(kept)
        value = self.dice.throw(expr.address, faces, expr.count)
        if self.trace:
            self.shown.append((expr.address, expr.die, value))
        return value

    def _stated(self, expr: ir.Stated, frame: _Frame) -> object:
        about = [self.eval(argument, frame) for argument in expr.arguments]
        said = self.facts.stated(expr.fact, *about)
        needed = expr.needed or (self.program.functions[expr.fact].world and not self.facts.played)
        if said is None and needed:
            said = self.facts.stated(ANYTHING_ELSE)
        if said is not None or not needed:
            return said
        if not self.collect:
            raise NotStated(expr.fact, expr.question)
        params = self.program.functions[expr.fact].params
        named = ", ".join(self._named(each, param.type) for each, param in zip(about, params, strict=True))
        return self.lacks(f"{expr.fact}({named})" if named else expr.fact, TRUTH, expr.question)

    def _named(self, value: object, of: Type) -> str:
        """How somebody who gives a value writes it."""
        of = of.of if isinstance(of, OptionalType) else of
        if isinstance(value, Instance):
            return value.path
        if isinstance(value, int) and isinstance(of, EnumType):
            return self.model.enums[of.name].members[value].name
        if isinstance(value, int) and isinstance(of, KindType):
            return self.model.records[of.name][value].name
        if value is None or isinstance(value, bool):
            return "none" if value is None else "yes" if value else "no"
        return str(value)

    def _over(self, expr: ir.Over, frame: _Frame) -> object:
        inner = _Frame(dict(frame.names), pending=frame.pending)
        kept: list[object] = []
        for element in self.elements(self.eval(expr.source, frame), expr.bits):
            inner.names[expr.variable] = element
            if expr.where is None or self.eval(expr.where, inner):
                body = element if expr.body is None else self.eval(expr.body, inner)
                if (expr.word == "any" and body) or (expr.word == "all" and not body):
                    return expr.word == "any"
                kept.append(body)
        match expr.word:
            case "any" | "all":
                return expr.word == "all"
            case "sum":
                return sum(value for value in kept if isinstance(value, int))
            case "count":
                return len(kept)
            case _:
                return tuple(kept)

    def _present(self, expr: ir.Present, frame: _Frame) -> object:
        value = self.eval(expr.value, frame)
        if value is None:
            raise MissingThing(expr.what)
        return value

    def _unknown(self, expr: ir.Unknown, frame: _Frame) -> object:
        raise UnknownCell("", "", expr.what, "")

    def _answers(self, of: ir.Expr, decide: str, frame: _Frame) -> Answers[object]:
        state = self.eval(of, frame)
        assert isinstance(state, Instance)
        answers = state.fields[decide]
        assert isinstance(answers, Answers)
        return answers

    def _decided(self, expr: ir.Decided, frame: _Frame) -> bool:
        answer = self._answers(expr.of, expr.decide, frame)[self.eval(expr.subject, frame)]
        return answer >= 0 if expr.may else answer > 0

    def _by_circle(self, expr: ir.ByCircle, frame: _Frame) -> bool:
        answers = self._answers(expr.of, expr.decide, frame)
        return answers.by_circle(self.eval(expr.subject, frame)) == expr.circle

    def _mask(self, expr: ir.Mask, frame: _Frame) -> int:
        mask = 0
        for item in expr.items:
            mask |= 1 << self.whole(item, frame)
        return mask


def _label(element: object) -> int | str:
    """What the dice of an element that is no thing go by."""
    return element if isinstance(element, int | str) else str(element)


ARITH: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
}
COMPARE: dict[str, Callable[[object, object], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,  # type: ignore[operator]
    "<=": lambda a, b: a <= b,  # type: ignore[operator]
    ">": lambda a, b: a > b,  # type: ignore[operator]
    ">=": lambda a, b: a >= b,  # type: ignore[operator]
    "is": lambda a, b: a is b,
    "is not": lambda a, b: a is not b,
}
# a row for every expression node: a test compares with `ir.Expr`
EVAL: dict[type, Callable[..., object]] = {
    ir.Const: lambda i, e, f: e.value,
    ir.Local: Interpreter._local,
    ir.Load: Interpreter._load,
    ir.Cell: Interpreter._cell,
    ir.Call: Interpreter._call,
    ir.Arith: Interpreter._arith,
    ir.Quotient: Interpreter._quotient,
    ir.Negate: lambda i, e, f: -i.whole(e.value, f),
    ir.Compare: Interpreter._compare,
    ir.Between: Interpreter._between,
    ir.Bool: Interpreter._bool,
    ir.Not: lambda i, e, f: not i.eval(e.value, f),
    ir.IfElse: Interpreter._if_else,
    ir.BitTest: lambda i, e, f: bool(i.whole(e.mask, f) >> i.whole(e.position, f) & 1),
    ir.AnyBit: lambda i, e, f: any(i.whole(e.mask, f) >> p.value & 1 for p in e.positions),
    ir.InSet: lambda i, e, f: i.eval(e.value, f) in [item.value for item in e.items],
    ir.Contains: Interpreter._contains,
    ir.IsGiven: lambda i, e, f: i.is_given(e.cell, f),
    ir.IsNone: lambda i, e, f: (i.eval(e.value, f) is None) != e.negated,
    ir.MinMax: Interpreter._min_max,
    ir.Geometry: lambda i, e, f: function_of(e.word)(*(i.eval(a, f) for a in e.arguments)),
    ir.Over: Interpreter._over,
    ir.Present: Interpreter._present,
    ir.Unknown: Interpreter._unknown,
    ir.Mask: Interpreter._mask,
    ir.Throw: Interpreter._throw,
    ir.Stated: Interpreter._stated,
    ir.Items: lambda i, e, f: tuple(i.eval(item, f) for item in e.items),
    ir.Happened: asking.happened,
    ir.Ordered: asking.ordered,
    ir.Along: asking.along,
    ir.Weigh: asking.weigh,
    ir.VariantOn: lambda i, e, f: bool(i.world().variants >> e.position & 1),
    ir.Decided: Interpreter._decided,
    ir.ByCircle: Interpreter._by_circle,
}
