"""Runs the examples that stand in the sources, through the interpreter and through the emitted Python.

What fails is reported at its `expect` line with the steps that led to the value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from rulec.backends.python.package import aside
from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.text import listed
from rulec.driver.compile import Compiled
from rulec.driver.emitted import Emitted, loaded
from rulec.driver.played import said, told, world_of
from rulec.driver.worked import view
from rulec.runtime.asking import Answers
from rulec.runtime.dice import Dice, Enumerate, Tape, weighed
from rulec.runtime.facts import Stated
from rulec.runtime.faults import RuleFault
from rulec.runtime.messages import Refused
from rulec.sema.expr import CallTo, walk
from rulec.sema.types import show_type

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.backends.reference.worked import BreakdownView
    from rulec.ir.evaluate import Outcome, Ran
    from rulec.ir.world import World
    from rulec.sema.model import Example
else:
    from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """How many examples there were, and how many of them failed."""

    run: int
    failed: int


def run_examples(made: Compiled, report: Report, on_step: Callable[[int, int], None] = lambda done, of: None) -> Tally:
    """Runs all examples of a pack that was compiled with the back end `python`."""
    from rulec.ir.evaluate import run_example

    examples = list(made.model.examples.values())
    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    failed = 0
    with loaded(made.model, made.program, files) as emitted:
        for at, example in enumerate(examples):
            on_step(at, len(examples))
            ran = run_example(made.program, made.model, example)
            before = len(report.found)
            _report(made, ran, report)
            if len(report.found) == before:
                for what, one, other in _differences(made, example, emitted):
                    report.error(
                        "R0932",
                        f"the emitted Python and the rules disagree on `{what}`",
                        example.span,
                        f"the rules give {one}, Python gives {other}",
                        hint="this is a fault of rulec; please report it with the sources of the pack",
                    )
            failed += len(report.found) > before
    return Tally(len(examples), failed)


def _report(made: Compiled, ran: Ran, report: Report) -> None:
    title = ran.example.title
    if ran.missing:
        lacks = [f"`{path}` ({show_type(of)})" for path, of, _ in ran.missing]
        report.error(
            "R0931",
            f"the example `{title}` does not give all that its rules need",
            ran.example.span,
            f"not given: {listed(lacks)}",
            hint=_way(made, ran.missing[0][0]),
        )
        return
    if ran.done is not None and ran.done.fault:
        report.error(
            "R0930", f"the example `{title}` does not come out", ran.done.span, ran.done.fault, hint=_anew(made, ran)
        )
        return
    for outcome in ran.outcomes:
        if not outcome.passed:
            report.error(
                "R0930",
                f"the example `{title}` does not come out",
                outcome.expectation.span,
                _label(made, outcome),
                notes=tuple(_notes(made, outcome)),
                hint=_anew(made, ran),
            )


def _anew(made: Compiled, ran: Ran) -> str:
    """What an editor does about an example of a parent, whose file says what holds in the parent."""
    file = ran.example.span.source.path
    if made.model.changes.files.get(file, made.model.pack) == made.model.pack:
        return ""
    return f'write `override example "{ran.example.title}"` with what holds here'


def _way(made: Compiled, path: str) -> str:
    """How an example says what it lacks."""
    fact = made.model.facts.get(path.partition("(")[0])
    return f"add `stated {path}` or `stated not {path}`" if fact is not None else f"add `given {path}: …`"


def _label(made: Compiled, outcome: Outcome) -> str:
    from rulec.ir.evaluate import value_text

    if outcome.fault:
        return outcome.fault
    if outcome.left is None or outcome.right is None:
        return "this does not hold"
    left, right = (value_text(made.model, side.type, side) for side in (outcome.left, outcome.right))
    if outcome.expectation.op == "=":
        return f"the rules give {left}"
    return f"the left side is {left}, the right side is {right}"


def _notes(made: Compiled, outcome: Outcome) -> Iterator[str]:
    for breakdown in outcome.breakdowns:
        yield from _steps(view(made.model, breakdown))


def _steps(shown: BreakdownView) -> Iterator[str]:
    yield f"{shown.function} = {shown.value}"
    for line in shown.lines:
        if line.state == "applied":
            source = f" from {line.source}" if line.source else ""
            sums = f"{line.amount} = {line.total}: " if line.total else ""
            yield f"  {sums}{line.label}{source}"


# ---- the emitted Python ----------------------------------------------------------------------------
def _differences(made: Compiled, example: Example, emitted: Emitted) -> Iterator[tuple[str, str, str]]:
    """Calls in the expectations on which the interpreter and the emitted Python differ: (call, one, other)."""
    from rulec.ir.acting import begin
    from rulec.ir.evaluate import solve_of, tape_of
    from rulec.ir.world import World

    world = World(made.program, made.model)
    world.name(dict(example.instances))
    try:
        for setting in example.givens:
            world.give(setting)
    except RuleFault:
        return  # the interpreter's run has told it
    played: Any = None
    if made.model.deeds is not None:
        begin(world, example)
        played = world_of(world.play, emitted.layout, emitted.package, emitted.value)
        played.facts = emitted.facts(world.interpreter.facts)
        if example.name in made.model.deeds.doings:
            yield from _done(made, example, emitted, world, played)
            example = replace(example, thrown=())
    emitted.behind = emitted.facts(world.interpreter.facts), played
    within = solve_of(made.model, example)
    if within:
        try:
            world.weigh(within)
        except RuleFault:
            return  # likewise
    for expectation in example.expectations:
        for part in walk(expectation.test):
            if not isinstance(part, CallTo):
                continue
            params = made.program.functions[part.name].params
            try:
                own = params[1:] if part.name in made.model.parts_of(within) else params
                arguments = [world.raw(a, p.type, p.name) for a, p in zip(part.arguments, own, strict=True)]
                if own != params:
                    arguments.insert(0, world.names[within])
            except (RuleFault, KeyError):
                continue  # inside a loop, its variable has no value here
            throws = made.program.functions[part.name].throws
            facts = world.interpreter.facts if made.program.functions[part.name].asks else None
            there = played if made.program.functions[part.name].world else None
            if throws and not example.thrown:  # inside `odds(…)`
                odds = list(_odds(world, emitted, part.name, arguments, facts, there))
                if odds[0] != odds[1]:
                    yield f"odds of {part.name}", str(odds[0]), str(odds[1])
                continue
            world.interpreter.dice = tape_of(example)
            one = emitted.value(_answer(lambda: world.interpreter.call(part.name, arguments)))  # noqa: B023
            dice = tape_of(example) if throws else None
            other = _answer(lambda: emitted.call(part.name, arguments, False, dice, facts, there))  # noqa: B023
            if one != other:
                yield part.name, str(one), str(other)
                continue
            dice = tape_of(example) if throws else None
            twin = _answer(lambda: emitted.call(part.name, arguments, True, dice, facts, there)[0])  # noqa: B023
            if one != twin:
                yield f"why_{part.name}", str(one), str(twin)


def _done(
    made: Compiled, example: Example, emitted: Emitted, world: World, played: Any
) -> Iterator[tuple[str, str, str]]:
    """Does what an example does in both worlds, and tells what is not the same afterwards."""
    from rulec.ir.acting import act_of, answers_of, body_of, carry_out, given_to
    from rulec.ir.evaluate import tape_of
    from rulec.runtime.acts import Given, attempt

    assert made.model.deeds is not None
    doing = made.model.deeds.doings[example.name]
    if not doing.act and not doing.body:
        return
    tape = tape_of(example)
    other: object = None
    try:
        said_by = {name: [emitted.value(each) for each in row] for name, row in answers_of(world, example).items()}
    except RuleFault:
        return  # the interpreter's run has told it
    played.asks.source = Answers(said_by)
    if doing.act:
        act = act_of(made.model, example)
        spec = next(
            each for each in emitted.package.GAME.acts if each.entry == made.model.record(act.kind, act.key).position
        )
        given = Given(spec, [emitted.value(each) for each in given_to(world, act)])
        one = carry_out(world, example, doing, tape_of(example)).refused
        attempt(played, given, tape or Tape([]))
        other = given.sentence or None
        played.reports = [report for report in played.reports if not report.about]
    else:
        function = body_of(world, example, doing)
        text, name = aside(made.program, made.model, function)
        arguments = [emitted.value(world.names[param.name]) for param in function.params]
        marks = played.begin()
        one = carry_out(world, example, doing, tape_of(example)).refused
        try:
            getattr(emitted.aside(text), name)(*arguments, played, tape or Tape([]))
            played.commit()
        except Refused as fault:
            played.undo(marks)
            other = fault.sentence
        except RuleFault:
            played.undo(marks)
    if one != other:
        yield example.title, one or "it is done", str(other or "it is done")
        return
    before, after = told(world.play), said(played, world.play, emitted.layout)
    for key, value in before.items():
        if after[key] != value:
            yield f"{example.title}: {key}", str(value), str(after[key])


def _odds(
    world: World, emitted: Emitted, name: str, arguments: list[object], facts: Stated | None, played: object
) -> Iterator[object]:
    """How likely each answer is: by the interpreter, then by the emitted Python."""
    for call in (_by_interpreter(world), partial(emitted.call, world=played)):
        dice = Enumerate()
        try:
            yield weighed(dice.walk(name, lambda: call(name, arguments, dice=dice, facts=facts)))  # noqa: B023
        except RuleFault as fault:
            yield f"{type(fault).__name__} ({fault.what})"


def _by_interpreter(world: World) -> Callable[..., object]:
    def call(name: str, arguments: list[object], *, dice: Dice, facts: Stated | None) -> object:
        world.interpreter.dice = dice
        return world.interpreter.call(name, list(arguments))

    return call


def _answer(call: Callable[[], object]) -> object:
    """A raw answer, or the name of the fault that was met instead."""
    try:
        found = call()
        return tuple(found) if isinstance(found, list) else found
    except RuleFault as fault:
        return f"{type(fault).__name__} ({fault.what})"
