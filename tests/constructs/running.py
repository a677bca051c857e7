"""Runs the `run` lines of a case: in the interpreter, and in the emitted Python on the same things."""

from __future__ import annotations

from dataclasses import dataclass

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.driver.compile import Compiled
from rulec.ir.interp.play.given_world import World
from rulec.runtime.dice import Tape
from rulec.runtime.facts import Stated
from rulec.runtime.faults import RuleFault
from rulec.sema import expr as e
from rulec.sema.typing.scope import Scope
from rulec.sema.typing.typer import Typer
from rulec.syntax.parser import parse_expression


@dataclass(frozen=True)
class Line:
    """A typed `run` line: the call, the whole test, or the fault that the call must end in."""

    text: str
    call: e.CallTo
    test: e.Expr | None
    fault: str
    shown: tuple[int, ...] = ()
    stated: tuple[tuple[str, bool], ...] = ()

    def facts(self) -> Stated:
        """What the line states, of all things."""
        facts = Stated()
        for name, holds in self.stated:
            facts.say(name, holds=holds)
        return facts

    def dice(self) -> tuple[Tape, ...]:
        """The dice that the line says, fresh; none for a call that throws none."""
        return (Tape(self.shown),) if self.shown else ()


def read_line(compiled: Compiled, text: str) -> Line:
    """Types `call(…) = result` or `call(…) faults NAME`."""
    report = Report()
    typer = Typer(compiled.context.symbols, report)
    compiled.context.report, compiled.context.typer = report, typer
    text, _, said = text.partition(" stated ")
    told = [one.strip() for one in said.split(",") if one]
    stated = tuple((one.removeprefix("not "), not one.startswith("not ")) for one in told)
    text, _, shown = text.partition(" thrown ")
    asked, faults, name = text.partition(" faults ")
    parsed = parse_expression(asked, Span(Source("run", asked), 0, len(asked)), report)
    assert parsed is not None, (text, [d.headline for d in report.found])
    scope = Scope({}, lenient=True, building=True, dice=True)
    typed = typer.expr(parsed, scope) if faults else typer.test(parsed, scope)
    assert not report.found, (text, [f"{d.headline}: {d.primary.span.text}" for d in report.found])
    call: e.Expr = typed
    if not faults:
        assert isinstance(typed, e.Compare | e.IsNone), f"`{text}` compares nothing"
        call = typed.left if isinstance(typed, e.Compare) else typed.value
    call = call.of if isinstance(call, e.Result) else call  # one result is written; all that is given is compared
    assert isinstance(call, e.CallTo), f"`{text}` calls nothing"
    faces = tuple(int(face) for face in shown.split(",") if face.strip())
    return Line(text, call, None if faults else typed, name.strip(), faces, stated)


def arguments(compiled: Compiled, line: Line) -> tuple[World, list[object]]:
    """A world with the arguments of the call made in it."""
    world = World(compiled.program, compiled.model, dice=next(iter(line.dice()), None))
    world.interpreter.facts = line.facts()
    function = compiled.program.functions[line.call.name]
    made = [world.raw(a, p.type, p.name) for a, p in zip(line.call.arguments, function.params, strict=True)]
    return world, made


def interpreted(compiled: Compiled, line: Line) -> object:
    """What the interpreter says: the raw answer, or the name of the fault; the written result is checked."""
    world, made = arguments(compiled, line)
    try:
        answer = world.interpreter.call(line.call.name, made)
    except RuleFault as fault:
        if not line.fault:
            raise AssertionError(f"{line.text}: {fault}") from fault
        return type(fault).__name__
    assert line.test is not None, f"{line.text}: gives {answer!r}"
    fresh = World(compiled.program, compiled.model, dice=next(iter(line.dice()), None))
    fresh.interpreter.facts = line.facts()
    assert fresh.truth(line.test), f"{line.text}: gives {answer!r}"
    return answer


def said_in(compiled: Compiled, line: Line) -> tuple[Stated, ...]:
    """The source of facts that a function takes which reads what a person states."""
    return (line.facts(),) if compiled.program.functions[line.call.name].asks else ()
