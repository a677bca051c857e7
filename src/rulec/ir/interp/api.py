"""Entry points for examples and command lines: create the given things, lower expressions and evaluate them.

`explain` returns a function's breakdown. `run_example` runs an example and returns the breakdowns of its expectations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction

from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span
from rulec.base.types import NumberType, Type
from rulec.ir import nodes as ir
from rulec.ir.interp.breakdown import Breakdown, Line, NeedsInput
from rulec.ir.interp.expressions import COMPARE
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.play.given_world import Answer, World
from rulec.ir.interp.play.orders import Done, act_of, begin, bring_in, carry_out
from rulec.ir.labels import raw_text
from rulec.ir.numbers import grain_of, without_none
from rulec.runtime.dice import LIMIT, Dice, Tape
from rulec.runtime.faults import RuleFault
from rulec.sema.deeds import Doing
from rulec.sema.expr import variables
from rulec.sema.model import Example, Expectation, Model, Setting, Statement
from rulec.sema.summaries.uses import values
from rulec.sema.summaries.walks import walk as walk_lines

__all__ = ["Breakdown", "Line", "NeedsInput", "Outcome", "Ran", "Situation", "World", "explain", "run_example"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of an `expect` line: both sides, their breakdowns, and a fault that stopped it."""

    expectation: Expectation
    passed: bool
    left: Answer | None
    right: Answer | None
    breakdowns: tuple[Breakdown, ...]
    fault: str = ""
    idle: int = 0  # dice of `thrown` that the line did not read


@dataclass(frozen=True, slots=True)
class Ran:
    """Result of an example.

    `missing` lists inputs that it did not give: (path, type, question). `done` is the result of its statements or act,
    if it has any. `world` is the world afterwards, None if it could not be created.
    """

    example: Example
    outcomes: tuple[Outcome, ...]
    missing: tuple[tuple[str, Type, str], ...]
    done: Done | None = None
    world: World | None = field(default=None, repr=False, compare=False)

    @property
    def passed(self) -> bool:
        """True if every expectation held and no input was missing."""
        done = self.done is None or not self.done.fault
        return done and not self.missing and all(outcome.passed for outcome in self.outcomes)


@dataclass(frozen=True, slots=True)
class Situation:
    """A pack with given inputs: settings, types of their names, and variants."""

    program: ir.Program
    model: Model
    settings: tuple[Setting | Statement, ...] = ()
    types: Mapping[str, Type] = field(default_factory=dict)
    variants: tuple[str, ...] = ()

    def world(self, params: Mapping[str, Type]) -> World:
        """Return a world with all inputs given. Missing inputs are collected from here on."""
        world = World(self.program, self.model)
        world.name({**params, **self.types})
        for setting in self.settings:
            world.give(setting)
        world.interpreter.collect = True
        if self.model.deeds is not None:
            bring_in(world, self.variants)
        return world

    def asked(self, name: str) -> tuple[World, list[object]]:
        """Return a world with all inputs given, and the arguments for a function in it."""
        function = self.program.functions[name]
        within = function.declared.within
        params = {p.name: p.type for p in function.params if p.name != ir.STATE or not within}
        if within:
            params = {**{p.name: p.type for p in self.program.solves[within].params}, **params}
        world = self.world(params)
        if within:
            world.weigh(within)
            world.names[ir.STATE] = world.names[within]
        world.interpreter.trace = True
        frame = Frame(world.names)
        return world, [world.interpreter.eval(ir.Local(p.name, span=function.span), frame) for p in function.params]


def explain(situation: Situation, name: str, dice: Dice | None = None) -> Breakdown:
    """Return a function's breakdown for the given inputs. Raises `NeedsInput` with all missing inputs."""
    world, arguments = situation.asked(name)
    world.interpreter.dice = dice
    with asking(world):
        world.interpreter.call(name, arguments)
    return replace(world.interpreter.breakdowns[-1], assumed=tuple(world.assumed()))


def distribution(situation: Situation, name: str) -> dict[object, Fraction]:
    """Return the probability of each raw result of a function that throws, lowest result first."""
    world, arguments = situation.asked(name)
    world.interpreter.trace = False
    found = world.interpreter.odds(name, arguments, LIMIT)
    return {value: found[value] for value in sorted(found, key=lambda v: v if isinstance(v, int | tuple) else -1)}


@contextmanager
def asking(world: World) -> Iterator[None]:
    """Turn missing inputs of the block into `NeedsInput`, in preference to a fault, which may only be their
    consequence.
    """
    fault: RuleFault | None = None
    try:
        yield
    except RuleFault as raised:
        fault = raised
    if world.interpreter.missing:
        raise NeedsInput(tuple(world.interpreter.missing.values()))
    if fault is not None:
        raise fault


def tape_of(example: Example) -> Tape | None:
    """Return the dice that an example gives, in sequence or by name; None if it gives none."""
    if not example.thrown:
        return None
    if not example.thrown[0].name:
        return Tape([one.face for one in example.thrown])
    by_name: dict[str, list[int]] = {}
    for one in example.thrown:
        by_name.setdefault(one.name, []).append(one.face)
    return Tape(by_name)


def run_example(
    program: ir.Program,
    model: Model,
    example: Example,
    *,
    explained: bool = True,
    begun: Callable[[World], None] | None = None,
) -> Ran:
    """Run an example.

    If `explained`, breakdowns are kept of each line; they cost as much as the run itself. `begun` is called with the
    world before the example does anything.
    """
    try:
        world = example_world(program, model, example)
    except RuleFault as fault:
        return Ran(example, _failed(example, fault), ())
    done: Done | None = None
    if model.deeds is not None:
        begin(world, example)
    if begun is not None:
        begun(world)
    if model.deeds is not None:
        doing = model.deeds.doings.get(example.name)
        if doing is not None and (doing.act or doing.body):
            done, example = carry_out(world, example, doing, tape_of(example)), replace(example, thrown=())
    world.interpreter.collect = True
    within = solve_of(model, example)
    try:
        if within:
            world.weigh(within)
    except RuleFault as fault:
        return Ran(example, _failed(example, fault), (), done, world)
    world.interpreter.trace = explained
    outcomes = tuple(_outcome(world, example, expectation) for expectation in example.expectations)
    idle = min((outcome.idle for outcome in outcomes), default=0)
    if idle:
        # Each line reads the dice from the start, so dice that no line reads count as unread.
        at = next(i for i, outcome in enumerate(outcomes) if outcome.idle == idle)
        left_over = outcomes[at].fault or f"the last {idle} of the dice in `thrown` are read by nothing"
        outcomes = (*outcomes[:at], replace(outcomes[at], passed=False, fault=left_over), *outcomes[at + 1 :])
    return Ran(example, outcomes, tuple(world.interpreter.missing.values()), done, world)


def unread(model: Model, ran: Ran, example: Example) -> tuple[Span, ...]:
    """Return the places of inputs in an example that are never read."""
    return ran.world.unread(mentioned(model, example)) if ran.world is not None else ()


def mentioned(model: Model, example: Example) -> set[str]:
    """Return the names that an example uses: in its lines, or as arguments of its act or solve."""
    doing = model.all_deeds.doings.get(example.name, Doing())
    found = variables(*(setting.value for setting in example.settings))
    found |= variables(*(expectation.test for expectation in example.expectations))
    found |= variables(*(part for stated in example.stated for part in stated.arguments or ()))
    found |= variables(*(value for line in walk_lines(doing.body) for value in values(line)))
    within = solve_of(model, example)
    if doing.act:
        found |= {parameter.name for parameter in act_of(model, example).parameters}
    return found | ({parameter.name for parameter in model.solves[within].parameters} if within else set())


def example_world(program: ir.Program, model: Model, example: Example) -> World:
    """Return a world with all names and inputs of an example."""
    world = World(program, model)
    world.name(dict(example.instances))
    for setting in example.givens:
        world.give(setting)
    return world


def _failed(example: Example, fault: RuleFault) -> tuple[Outcome, ...]:
    """Return the outcomes of an example that cannot start."""
    return tuple(Outcome(one, False, None, None, (), str(fault)) for one in example.expectations)


def solve_of(model: Model, example: Example) -> str:
    """Return the solve that contains an example or whose parts it calls; empty if there is none."""
    if example.within:
        return example.within
    if example.of in model.solves:
        return example.of
    return next((solve.name for solve in model.solves.values() if example.of in solve.functions), "")


def _outcome(world: World, example: Example, expectation: Expectation) -> Outcome:
    tape = tape_of(example)
    world.interpreter.breakdowns, world.interpreter.dice = [], tape
    left: Answer | None = None
    right: Answer | None = None
    try:
        left = world.answer(expectation.left)
        if expectation.right is not None:
            right = world.answer(expectation.right)
        found, world.interpreter.dice = tuple(world.interpreter.breakdowns), tape_of(example)
        passed = _holds(world, expectation, left, right)
    except RuleFault as fault:
        return Outcome(expectation, False, left, right, tuple(world.interpreter.breakdowns), str(fault))
    return Outcome(expectation, passed, left, right, found, idle=tape.left if tape is not None else 0)


def _holds(world: World, expectation: Expectation, left: Answer, right: Answer | None) -> bool:
    """Return whether an expectation holds. Numbers are compared directly, without a second evaluation."""
    if right is not None and left.amount is not None and right.amount is not None:
        return COMPARE["==" if expectation.op == "=" else expectation.op](left.amount, right.amount)
    return world.truth(expectation.test)


def value_text(model: Model, of: Type, answer: Answer) -> str:
    """Return an answer as players read it."""
    return raw_text(model, of, answer.raw, answer.amount)


def amount_of(model: Model, of: Type, raw: object) -> Fraction | None:
    """Return a raw number in units; None if it is no number."""
    bare = without_none(of)
    return raw * grain_of(model, bare) if isinstance(bare, NumberType) and isinstance(raw, int) else None
