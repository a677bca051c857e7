"""Tree-walking interpreter of the lowered form.

It is the reference for emitted code and the source of every printed breakdown. It is plain rather than fast, and
knows no game and no back end.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rulec.base.records import dataclass
from rulec.base.types import TRUTH, EnumType, KindType, NumberType
from rulec.ir import nodes as ir
from rulec.ir.interp import expressions, statements, world_queries
from rulec.ir.interp.breakdown import Breakdown, Line, NeedsInput
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.walker import Walker
from rulec.ir.labels import raw_text
from rulec.ir.lower.conditions import compared_with_literals
from rulec.ir.lower.geometry import function_of
from rulec.ir.numbers import without_none
from rulec.runtime.dice import Dice, go_on_with
from rulec.runtime.faults import NoAnswer, TooMuchTaken
from rulec.runtime.odds import distribution
from rulec.runtime.support import root
from rulec.runtime.symbolic_dice import Number
from rulec.runtime.why import TOLD
from rulec.sema import expr as e
from rulec.sema.model import Contribution, Fact, Quantity, ValueOf

FAULTS = {"NoAnswer": NoAnswer, "TooMuchTaken": TooMuchTaken}


class _Returned(Exception):
    """Non-local exit of a `Return`."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self.value = value


@dataclass
class Interpreter(Walker):
    """Evaluator of the functions of a program."""

    def call(self, name: str, arguments: list[object]) -> object:
        """Return the raw result of a function. Its breakdown goes to `breakdowns`."""
        value, made = self.run(name, arguments)
        if made is not None:
            self.breakdowns.append(made)
        return value

    def odds(self, name: str, arguments: list[object], limit: int) -> dict[object, Fraction]:
        """Return the probability of each raw result of a function that throws."""

        def run(dice: Dice) -> object:
            self.dice = dice
            value = self.call(name, list(arguments))
            if self.missing:
                raise NeedsInput(tuple(self.missing.values()))
            return value

        run.__name__ = name
        return distribution(run, limit=limit)

    def run(self, name: str, arguments: list[object]) -> tuple[object, Breakdown | None]:
        function = self.program.functions[name]
        frame = Frame({p.name: a for p, a in zip(function.params, arguments, strict=True)})
        if function.sort == "decide":
            expressions.answers(self, ir.Local(ir.STATE, span=function.span), name, frame)[arguments[1]]
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

    def _breakdown(self, function: ir.Function, value: object, frame: Frame) -> Breakdown:
        lines: list[Line] = []
        running = Fraction(0)
        if frame.notes and frame.pending:  # calls made by the answer itself belong to the line that gave it
            index, delta, subject, nested = frame.notes[-1]
            frame.notes[-1] = (index, delta, subject, (*nested, *frame.pending))
        for index, delta, subject, nested in frame.notes:
            entry = function.entries[index if index >= 0 else ~index]
            state = "applied" if index >= 0 else "beaten"
            if entry.verb not in TOLD:
                running += delta
            so = why_not(self._asking(), entry, frame)[1] if value is False and entry.verb in ir.ANSWERED else ()
            lines.append(Line(entry, delta, running, state, "", self._subject(entry, subject), nested, so))
        told = {line.entry.index for line in lines}
        for entry in function.entries:
            if entry.index not in told and entry.verb not in ("round", "bounds", "family", "stated"):
                at = max((i + 1 for i, line in enumerate(lines) if line.entry.index < entry.index), default=0)
                before = lines[at - 1].running if at else Fraction(0)
                reason, so = ("earlier", ()) if entry.verb == "otherwise" else why_not(self._asking(), entry, frame)
                lines.insert(at, Line(entry, Fraction(0), before, "not_applied", reason, so=so))
        amount = None
        if function.sort == "quantity":
            assert isinstance(value, int)
            amount = value * function.grain
            assert running == amount, f"the breakdown of {function.name} does not add up"
        elif isinstance(value, int) and isinstance(function.result, NumberType):
            amount = value * function.grain
        return Breakdown(function, value, amount, tuple(lines))

    def _asking(self) -> Interpreter:
        """Return an interpreter that re-evaluates conditions and ignores faults: the main run reports those."""
        return Interpreter(self.program, self.model, collect=True, make=self.make, facts=self.facts, play=self.play)

    def block(self, body: tuple[ir.Stmt, ...], frame: Frame, function: ir.Function) -> None:
        """Run statements until one returns."""
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
                case ir.ForEach() if stmt.together:
                    statements.ask_together(self, stmt, frame, function)
                case ir.ForEach(
                    variable=variable, source=source, bits=bits, body=inner, apart=apart, until=until, kept=kept
                ):
                    dice = self.dice
                    for element in self.elements(self.eval(source, frame), bits):
                        if kept and dice is not None:
                            held = tuple(frame.names[name] for name in kept)
                            assert isinstance(element, int)
                            held = go_on_with(dice, function.name, element, *held)
                            frame.names.update(zip(kept, held, strict=True))
                        if until is not None and self.eval(until, frame):
                            break
                        frame.names[variable] = element
                        frame.subject = element
                        if apart and dice is not None:
                            self.dice = dice.at(
                                element.id if isinstance(element, Instance) else expressions.label(element)
                            )
                        self.block(inner, frame, function)
                    frame.subject = None
                    self.dice = dice
                case ir.Return(value=value):
                    raise _Returned(self.eval(value, frame))
                case ir.EnterStep(may_end=True) if self.world().over:
                    raise _Returned(None)
                case ir.Raise(fault=fault, what=what):
                    raise _Returned(self.refuse(FAULTS[fault](what), 0))
                case ir.Note(entry=entry, delta=delta):
                    self._note(entry, delta, frame, function)
                case ir.Search() | ir.Break() | ir.Continue() | ir.Settle():
                    raise AssertionError(f"a {type(stmt).__name__} stands in no program")
                case _:  # else: `do` takes all of `Effect`; mypy checks that
                    statements.do(self, stmt, frame, function)

    def _note(self, entry: ir.Expr, delta: ir.Expr, frame: Frame, function: ir.Function) -> None:
        index, raw = self.eval(entry, frame), self.eval(delta, frame)
        if isinstance(raw, Number):  # exact odds follow all outcomes, and do not read the notes
            return
        assert isinstance(index, int)
        assert isinstance(raw, int)
        den = function.entries[index if index >= 0 else ~index].den
        frame.notes.append((index, Fraction(raw, den), frame.subject, tuple(frame.pending)))
        frame.pending.clear()

    def _subject(self, entry: ir.Entry, element: object) -> str:
        """Return the loop element that a line stands for, as text."""
        if element is None:
            return ""
        each = entry.clause.each if isinstance(entry.clause, Contribution) else None
        if isinstance(element, Instance) or each is None:
            return element.path.replace("_", " ") if isinstance(element, Instance) else str(element)
        return raw_text(self.model, each.type, element)

    def eval(self, expr: ir.Expr, frame: Frame) -> object:
        return EVAL[type(expr)](self, expr, frame)


def why_not(quiet: Walker, entry: ir.Entry, frame: Frame) -> tuple[str, tuple[e.Expr, ...]]:
    """Return the kind of an entry's first failing condition, and the facts that made it fail."""
    try:
        failed = _failed(quiet, entry.guards, frame)
        if failed is not None:
            return failed.why, _instead(quiet, failed, frame)
    except Exception:  # a reason is optional: the main run reports faults in conditions
        return "when", ()
    return "each" if getattr(entry.clause, "each", None) is not None else "earlier", ()


def _failed(quiet: Walker, guards: tuple[ir.Guard, ...], frame: Frame) -> ir.Guard | None:
    return next((guard for guard in guards if not quiet.eval(guard.test, Frame(frame.names))), None)


def _instead(quiet: Walker, guard: ir.Guard, frame: Frame) -> tuple[e.Expr, ...]:
    """Return the facts that made a guard fail: the actual value, or the negated condition."""
    said, span = guard.said, guard.said.span
    ways = [failed for way in guard.alternatives if (failed := _failed(quiet, way, frame)) is not None]
    if ways:
        return tuple(dict.fromkeys(so for failed in ways for so in _instead(quiet, failed, frame)))
    subject = compared_with_literals(said) if guard.value is not None else None
    if subject is None or guard.value is None:
        return (e.Not(said, type=TRUTH, span=span),)
    literal = _literal(quiet, subject, quiet.eval(guard.value, Frame(frame.names)), guard.den)
    if literal is None:
        return (e.IsNone(subject, False, type=TRUTH, span=span),)
    return (e.Compare("=", subject, literal, type=TRUTH, span=span),)


def _literal(quiet: Walker, of: e.Expr, raw: object, den: int) -> e.Expr | None:
    """Return a raw value as a literal of its type; None for none."""
    found = without_none(of.type)
    if not isinstance(raw, int):
        return None
    if isinstance(found, NumberType):
        return e.NumberLit(Fraction(raw, den), type=found, span=of.span)
    if isinstance(found, EnumType):
        name = quiet.model.enums[found.name].members[raw].name
        return e.MemberLit(found.name, name, raw, type=found, span=of.span)
    assert isinstance(found, KindType)
    return e.RecordLit(found.name, quiet.model.key_at(found.name, raw), raw, type=found, span=of.span)


# a row for every expression node
# else: `tests/ir/test_passes.py` compares the rows with `Expr`
EVAL: dict[type, Callable[..., object]] = {
    ir.Const: lambda i, e, f: e.value,
    ir.Local: expressions.local,
    ir.Load: expressions.load,
    ir.Cell: expressions.cell,
    ir.Call: expressions.call,
    ir.Results: lambda i, e, f: tuple(i.eval(value, f) for value in e.values),
    ir.Result: expressions.result,
    ir.Arith: expressions.arith,
    ir.Quotient: expressions.quotient,
    ir.Negate: lambda i, e, f: -i.whole(e.value, f),
    ir.Compare: expressions.compare,
    ir.Between: expressions.between,
    ir.Bool: expressions.logic,
    ir.Not: lambda i, e, f: not i.eval(e.value, f),
    ir.IfElse: expressions.if_else,
    ir.BitTest: lambda i, e, f: bool(i.whole(e.mask, f) >> i.whole(e.position, f) & 1),
    ir.AnyBit: lambda i, e, f: any(i.whole(e.mask, f) >> p.value & 1 for p in e.positions),
    ir.InSet: lambda i, e, f: i.eval(e.value, f) in [item.value for item in e.items],
    ir.Contains: expressions.contains,
    ir.IsGiven: lambda i, e, f: expressions.is_given(i, e.cell, f),
    ir.IsNone: lambda i, e, f: (i.eval(e.value, f) is None) != e.negated,
    ir.MinMax: expressions.min_max,
    ir.Geometry: lambda i, e, f: function_of(e.word)(*(i.eval(a, f) for a in e.arguments)),
    ir.Root: lambda i, e, f: root(i.whole(e.value, f), e.index, up=e.up),
    ir.Range: lambda i, e, f: tuple(range(i.whole(e.low, f), i.whole(e.high, f) + 1)),
    ir.Over: expressions.over,
    ir.Present: expressions.present,
    ir.Unknown: expressions.unknown,
    ir.Mask: expressions.mask,
    ir.Throw: expressions.throw,
    ir.Stated: expressions.stated,
    ir.Items: lambda i, e, f: tuple(i.eval(item, f) for item in e.items),
    ir.Happened: world_queries.happened,
    ir.Ordered: world_queries.ordered,
    ir.Along: world_queries.along,
    ir.Weigh: world_queries.weigh,
    ir.VariantOn: lambda i, e, f: bool(i.world().variants >> e.position & 1),
    ir.Decided: expressions.decided,
    ir.ByCircle: expressions.by_circle,
}
