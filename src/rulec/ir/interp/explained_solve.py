"""Explanation of a whole solve: each decision, the line or circle that decided it, and the values that it rests on."""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any

from rulec.base.records import dataclass
from rulec.base.types import Type
from rulec.ir import nodes as ir
from rulec.ir.interp.api import Situation, asking, example_world, solve_of
from rulec.ir.interp.breakdown import Breakdown
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.orders import begin
from rulec.runtime.faults import RuleFault
from rulec.runtime.solving import OPEN, YES, Answers, read_by
from rulec.sema.model import Circle, Example, Model


@dataclass(frozen=True, slots=True)
class Read:
    """A decision or function that was read on the way, with its arguments and its value."""

    function: ir.Function
    arguments: tuple[tuple[Type, object], ...]
    value: object


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision about a thing, with its breakdown.

    If a `circle` answered it, `lines` is the breakdown of the decision's own lines, and `overruled` is true if they
    come to a different answer.
    """

    breakdown: Breakdown
    about: tuple[Type, object]
    read: tuple[Read, ...]
    circle: Circle | None = None
    lines: Breakdown | None = None
    overruled: bool = False

    @property
    def answer(self) -> bool:
        """The answer of the decision."""
        return bool(self.breakdown.value)


@dataclass
class _Noting(Interpreter):
    """Interpreter that records the calls made by the outermost function."""

    depth: int = 0
    calls: list[Read] = field(default_factory=list)
    made: list[Breakdown] = field(default_factory=list)

    def run(self, name: str, arguments: list[object]) -> tuple[object, Breakdown | None]:
        self.depth += 1
        try:
            value, made = super().run(name, arguments)
        finally:
            self.depth -= 1
        if made is not None:
            self.made.append(made)
        function = self.program.functions[name]
        if self.depth == 1 and function.sort in ir.EXPLAINED:
            pairs = zip(function.params, arguments, strict=True)
            self.calls.append(Read(function, tuple((p.type, a) for p, a in pairs if p.name != ir.STATE), value))
        return value, made


def explain_solve(situation: Situation, name: str) -> tuple[Decision, ...]:
    """Return all decisions of a solve in the order in which they are made. Raises `NeedsInput` for missing inputs."""
    solve = situation.program.solves[name]
    world = situation.world({p.name: p.type for p in solve.params})
    with asking(world):
        return decisions(world.interpreter, solve, _weighed(world, name))


def walked_in(program: ir.Program, model: Model, example: Example) -> tuple[Breakdown, ...]:
    """Return the breakdowns behind all decisions of the solve that an example uses; empty for other examples."""
    name = solve_of(model, example)
    if not name:
        return ()
    try:
        world = example_world(program, model, example)
        if model.deeds is not None:
            begin(world, example)  # brings things into play and sets the example's variants
        world.interpreter.collect = True
        state, noting = _weighed(world, name), _noting(world.interpreter)
        _decisions(noting, program.solves[name], state)
        return tuple(noting.made)
    except RuleFault:
        return ()


def _weighed(world: World, name: str) -> Instance:
    """Run a solve, and return its arguments and decisions."""
    world.weigh(name)
    state = world.names[name]
    assert isinstance(state, Instance)
    return state


def decisions(interpreter: Interpreter, solve: ir.Solve, state: Instance) -> tuple[Decision, ...]:
    """Return all decisions of a finished solve."""
    return _decisions(_noting(interpreter), solve, state)


def _noting(interpreter: Interpreter) -> _Noting:
    noting = _Noting(**{each.name: getattr(interpreter, each.name) for each in fields(Interpreter)})
    noting.trace = True
    return noting


def _decisions(noting: _Noting, solve: ir.Solve, state: Instance) -> tuple[Decision, ...]:
    found: list[Decision] = []
    for parts in solve.strata:
        for part in parts:
            answers = state.fields[part.decide]
            assert isinstance(answers, Answers)
            found += [_decision(noting, solve, state, part.decide, thing) for thing in answers]
    return tuple(found)


def _decision(interpreter: _Noting, solve: ir.Solve, state: Instance, decide: str, thing: object) -> Decision:
    answers: Answers[Any] = state.fields[decide]  # type: ignore[assignment]
    about = interpreter.program.functions[decide].params[1].type
    number = answers.by_circle(thing)
    if number < 0:
        breakdown, read = _walked(interpreter, solve, state, decide, thing)
        return Decision(breakdown, (about, thing), read)
    by_circle, _ = _walked(interpreter, solve, state, decide, thing)
    del answers.circles[thing]  # remove the circle's answer to see the result of the lines alone
    try:
        lines, read = _walked(interpreter, solve, state, decide, thing)
    finally:
        answers.circles[thing] = number
    overruled = bool(lines.value) != (answers[thing] == YES)
    return Decision(by_circle, (about, thing), read, solve.declared.circles[number], lines, overruled)


def _walked(
    interpreter: _Noting, solve: ir.Solve, state: Instance, decide: str, thing: object
) -> tuple[Breakdown, tuple[Read, ...]]:
    """Return the breakdown of a decision, with the calls and decisions that it read, each once."""
    rows = [row for name in solve.declared.decides if isinstance(row := state.fields[name], Answers)]
    interpreter.calls = []
    noted = read_by(lambda: interpreter.call(decide, [state, thing]), rows)
    read: list[Read] = []
    for call in interpreter.calls:
        if call not in read:
            read.append(call)
    for (name, other), answer in noted.items():
        if (name, other) != (decide, thing) and answer != OPEN:
            function = interpreter.program.functions[name]
            read.append(Read(function, ((function.params[1].type, other),), answer == YES))
    return interpreter.breakdowns.pop(), tuple(read)
