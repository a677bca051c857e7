"""Makes a condition of the lowered form hold, or fail, by changing what it reads: how rare cases are reached.

Nothing here needs to succeed: whoever asks looks at what the resolvers then answer.
"""

from __future__ import annotations

from random import Random

from rulec.base.types import EnumType, KindType, ListType, NumberType, OptionalType, TruthType, Type
from rulec.ir import nodes as ir
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.instances import Instance
from rulec.runtime.faults import RuleFault
from tests.ir.worlds import Worlds

DEEP = 12


class Aim:
    """Changes the things in `names` (and the names themselves) so that tests come out as wanted."""

    def __init__(self, program: ir.Program, worlds: Worlds, random: Random, names: dict[str, object]) -> None:
        self.program = program
        self.worlds = worlds
        self.model = worlds.model
        self.random = random
        self.names = names
        self.interpreter = Interpreter(program, self.model, collect=True, make=self._fresh)

    def _fresh(self, kind: str, path: str) -> Instance:
        return self.worlds.plain(kind)

    # ---- reading ----
    def read(self, expr: ir.Expr, names: dict[str, object]) -> object:
        """The value of an expression as things stand; None where it has none."""
        try:
            return self.interpreter.eval(expr, Frame(names))
        except (RuleFault, AssertionError, TypeError, KeyError, IndexError, RecursionError):
            return None

    # ---- tests ----
    def at(self, expr: ir.Expr, want: bool, names: dict[str, object] | None = None, depth: int = 0) -> None:
        """Tries to make a test come out as `want`."""
        names = self.names if names is None else names
        if depth > DEEP:
            return
        match expr:
            case ir.Not(value=value):
                self.at(value, not want, names, depth + 1)
            case ir.Bool(op=op, values=values):
                chosen = list(values) if (op == "and") == want else [self.random.choice(values)]
                for value in chosen:
                    self.at(value, want, names, depth + 1)
            case ir.IfElse(test=test, then=then, other=other):
                side = self.random.random() < 0.5
                self.at(test, side, names, depth + 1)
                self.at(then if side else other, want, names, depth + 1)
            case ir.Compare():
                self.compare(expr, want, names)
            case ir.Between(low=low, value=value, high=high):
                ends = self.read(low, names), self.read(high, names)
                if isinstance(ends[0], int) and isinstance(ends[1], int):
                    inside = self.random.choice((ends[0], ends[1], self.random.randint(*sorted(ends))))  # type: ignore[arg-type]
                    self.put(value, inside if want else self.random.choice((ends[0] - 1, ends[1] + 1)), names)
            case ir.BitTest(mask=mask, position=position):
                self.bit(mask, position, want, names)
            case ir.InSet(value=value, items=items):
                known = [item.value for item in items]
                self.put(value, self.random.choice(known) if want else self.other(value, known, names), names)
            case ir.IsNone(value=value, negated=negated):
                self.put(value, None if want != negated else self.some(value, names), names)
            case ir.Contains(items=items, value=value):
                there = self.read(items, names)
                if isinstance(there, tuple | list):
                    element = self.read(value, names)
                    kept = tuple(x for x in there if x is not element)
                    self.put(items, (*kept, element) if want else kept, names)
            case ir.Over():
                self.over(expr, want, names, depth)
            case ir.Along(start=start, goals=goals, through=through):
                there = self.read(goals, names)
                if want and isinstance(there, tuple | list) and there:
                    self.put(start, self.random.choice(there), names)
                elif not want:
                    self.put(through, (), names)
            case ir.Call():
                self.call(expr, want, names, depth)
            case ir.Cell(keys=keys):
                for key in keys:
                    self.put(key, self.some(key, names), names)
            case ir.Load() | ir.Local():
                self.put(expr, want, names)

    def compare(self, expr: ir.Compare, want: bool, names: dict[str, object]) -> None:
        """Moves one side to where the comparison comes out as wanted, mostly just so."""
        left, right = expr.left, expr.right
        op = expr.op if want else _OPPOSITE[expr.op]
        if isinstance(left, ir.Const) or (not isinstance(right, ir.Const) and self.random.random() < 0.5):
            left, right, op = right, left, _MIRROR[op]
        value = self.read(right, names)
        if op in ("is", "is not"):
            if op == "is" and value is None:
                value = self.some(right, names)
                self.put(right, value, names)
            self.put(left, value if op == "is" else self.some(left, names), names)
        elif op == "==":
            self.put(left, value, names)
        elif op == "!=":
            self.put(left, self.other(left, [value], names), names)
        elif isinstance(value, int):
            near = {"<": -1, "<=": 0, ">": 1, ">=": 0}[op]
            way = -1 if op[0] == "<" else 1
            self.put(left, value + near + way * self.random.choice((0, 0, 0, 1, 5)), names)

    def bit(self, mask: ir.Expr, position: ir.Expr, want: bool, names: dict[str, object]) -> None:
        """Sets or takes a member of a set."""
        there, at = self.read(mask, names), self.read(position, names)
        if isinstance(there, int) and isinstance(at, int) and not isinstance(mask, ir.Const | ir.Mask):
            self.put(mask, there | 1 << at if want else there & ~(1 << at), names)
        elif isinstance(there, int):
            kept = [i for i in range(there.bit_length()) if there >> i & 1]
            self.put(position, self.random.choice(kept) if want and kept else self.other(position, kept, names), names)

    def over(self, expr: ir.Over, want: bool, names: dict[str, object], depth: int) -> None:
        """Sees to an element that the loop is about, or to none."""
        source = self.read(expr.source, names)
        if not isinstance(source, tuple | list):
            return
        if not want and expr.word == "any":
            self.put(expr.source, (), names)
            return
        if not source:
            source = (self.element(expr.source, names),)
            self.put(expr.source, source, names)
        inner = {**names, expr.variable: self.random.choice(source)}
        for part in (expr.where, expr.body):
            if part is not None:
                self.at(part, want, inner, depth + 1)

    def call(self, expr: ir.Call, want: bool, names: dict[str, object], depth: int) -> None:
        """Aims at the tests inside of what is called, till the answer is as wanted."""
        function = self.program.functions[expr.function]
        for _ in range(6):
            if self.read(expr, names) == want:
                return
            values = [self.read(a, names) for a in expr.arguments]
            inner = {p.name: v for p, v in zip(function.params, values, strict=True)}
            for part in ir_tests(function):
                if self.random.random() < 0.5:
                    self.at(part, self.random.random() < 0.5, inner, depth + 4)

    # ---- writing ----
    def put(self, place: ir.Expr, value: object, names: dict[str, object]) -> None:
        """Sees to it that an expression has a value, by changing one of the places that it reads."""
        match place:
            case ir.Local(name=name):
                names[name] = value
            case ir.Load(of=of, field=field):
                thing = self.read(of, names)
                if thing is None:
                    thing = self.some(of, names)
                    self.put(of, thing, names)
                if isinstance(thing, Instance):
                    if field == ir.BEGAN_AS:
                        if isinstance(value, int):
                            thing.began_as = value
                    elif self.fits(thing, field, value):
                        thing.fields[field] = value
            case ir.Present(value=inner):
                self.put(inner, value, names)
            case ir.Negate(value=inner) if isinstance(value, int):
                self.put(inner, -value, names)
            case ir.Arith(op=op, left=left, right=right) if isinstance(value, int):
                known = self.read(right, names)
                if not isinstance(known, int) or isinstance(left, ir.Const):
                    return
                match op:
                    case "+":
                        self.put(left, value - known, names)
                    case "-":
                        self.put(left, value + known, names)
                    case "*" if known:
                        self.put(left, value // known, names)
                    case "//":
                        self.put(left, value * known, names)
            case ir.Call(function=name, arguments=arguments):
                if self.random.random() < 0.5:
                    self.inside(self.program.functions[name], [self.read(a, names) for a in arguments])
                for argument in arguments:
                    thing = self.read(argument, names)
                    if isinstance(thing, Instance):
                        self.shake(thing, value)
            case ir.MinMax(values=values):
                self.put(self.random.choice(values), value, names)
            case ir.IfElse(then=then, other=other):
                self.put(self.random.choice((then, other)), value, names)

    def inside(self, function: ir.Function, values: list[object]) -> None:
        """Makes one of the tests of a called function hold."""
        inner = {p.name: v for p, v in zip(function.params, values, strict=True)}
        tests = ir_tests(function)
        if tests:
            self.at(self.random.choice(tests), True, inner, DEEP - 3)

    def fits(self, thing: Instance, field: str, value: object) -> bool:
        """Whether the field may hold the value."""
        found = [f for f in self.model.kinds[thing.kind].fields if f.name == field]
        return bool(found) and (value is not None or isinstance(found[0].type, OptionalType))

    def shake(self, thing: Instance, value: object) -> None:
        """Moves a number of a thing, towards a value or to any."""
        numbers = [f for f in self.model.kinds[thing.kind].fields if isinstance(f.type, NumberType)]
        if numbers and isinstance(value, int):
            chosen = self.random.choice(numbers)
            thing.fields[chosen.name] = self.random.choice((value, value, self.random.randint(0, 20)))

    # ---- values ----
    def type_of(self, expr: ir.Expr, names: dict[str, object]) -> Type | None:
        """The type of a place, as far as it can be told."""
        match expr:
            case ir.Load(kind=kind, field=field) if field != ir.BEGAN_AS and kind in self.model.kinds:
                return next((f.type for f in self.model.kinds[kind].fields if f.name == field), None)
            case ir.Local(name=name):
                return self.worlds.types.get(name)
            case ir.Present(value=value):
                inner = self.type_of(value, names)
                return inner.of if isinstance(inner, OptionalType) else inner
        return None

    def some(self, expr: ir.Expr, names: dict[str, object]) -> object:
        """A value for a place: never none."""
        of = self.type_of(expr, names)
        if isinstance(of, OptionalType):
            of = of.of
        if isinstance(of, KindType) and not of.listed:
            return self.worlds.plain(of.name)
        return self.worlds.value(of) if of is not None else self.random.randrange(8)

    def element(self, expr: ir.Expr, names: dict[str, object]) -> object:
        """A new element for a list."""
        of = self.type_of(expr, names)
        inner = of.of if isinstance(of, ListType) else None
        if isinstance(inner, KindType) and not inner.listed:
            return self.worlds.plain(inner.name)
        return self.worlds.value(inner) if inner is not None else 0

    def other(self, expr: ir.Expr, avoided: list[object], names: dict[str, object]) -> object:
        """A value that is none of some."""
        of = self.type_of(expr, names)
        for _ in range(8):
            found = self.worlds.value(of) if of is not None else self.random.randrange(40)
            if isinstance(of, TruthType | EnumType | KindType | NumberType) and found in avoided:
                continue
            return found
        return self.worlds.value(of) if of is not None else 0


_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "is": "is not", "is not": "is"}
_MIRROR = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<=", "is": "is", "is not": "is not"}


def ir_tests(function: ir.Function) -> list[ir.Expr]:
    """The tests of a body, in order."""
    found: list[ir.Expr] = []
    for stmt in function.body:
        for node in ir.walk(stmt):
            if isinstance(node, ir.If):
                found.append(node.test)
    return found
