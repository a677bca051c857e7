"""Runs the examples that stand in the sources, through the interpreter and through the emitted Python.

What fails is reported at its `expect` line with the steps that led to the value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.text import listed
from rulec.driver.compile import Compiled
from rulec.driver.emitted import Emitted, loaded
from rulec.driver.worked import view
from rulec.runtime.dice import Dice, Enumerate, weighed
from rulec.runtime.faults import RuleFault
from rulec.sema.expr import CallTo, walk
from rulec.sema.types import show_type

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.backends.reference.worked import BreakdownView
    from rulec.ir.evaluate import Outcome, Ran, World
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
            hint=f"add `given {ran.missing[0][0]}: …`",
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
            )


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
    from rulec.ir.evaluate import World, tape_of

    world = World(made.program, made.model)
    world.name(dict(example.instances))
    try:
        for setting in example.settings:
            world.give(setting)
    except RuleFault:
        return  # the interpreter's run has told it
    for expectation in example.expectations:
        for part in walk(expectation.test):
            if not isinstance(part, CallTo):
                continue
            params = made.program.functions[part.name].params
            try:
                arguments = [world.raw(a, p.type, p.name) for a, p in zip(part.arguments, params, strict=True)]
            except (RuleFault, KeyError):
                continue  # inside a loop, its variable has no value here
            throws = made.program.functions[part.name].throws
            if throws and not example.thrown:  # inside `odds(…)`
                odds = list(_odds(world, emitted, part.name, arguments))
                if odds[0] != odds[1]:
                    yield f"odds of {part.name}", str(odds[0]), str(odds[1])
                continue
            world.interpreter.dice = tape_of(example)
            one = _answer(lambda: world.interpreter.call(part.name, arguments))  # noqa: B023
            dice = tape_of(example) if throws else None
            other = _answer(lambda: emitted.call(part.name, arguments, dice=dice))  # noqa: B023
            if one != other:
                yield part.name, str(one), str(other)
                continue
            dice = tape_of(example) if throws else None
            twin = _answer(lambda: emitted.call(part.name, arguments, twin=True, dice=dice)[0])  # noqa: B023
            if one != twin:
                yield f"why_{part.name}", str(one), str(twin)


def _odds(world: World, emitted: Emitted, name: str, arguments: list[object]) -> Iterator[object]:
    """How likely each answer is: by the interpreter, then by the emitted Python."""
    for call in (_by_interpreter(world), emitted.call):
        dice = Enumerate()
        try:
            yield weighed(dice.walk(name, lambda: call(name, arguments, dice=dice)))  # noqa: B023
        except RuleFault as fault:
            yield f"{type(fault).__name__} ({fault.what})"


def _by_interpreter(world: World) -> Callable[..., object]:
    def call(name: str, arguments: list[object], *, dice: Dice) -> object:
        world.interpreter.dice = dice
        return world.interpreter.call(name, list(arguments))

    return call


def _answer(call: Callable[[], object]) -> object:
    """A raw answer, or the name of the fault that was met instead."""
    try:
        return call()
    except RuleFault as fault:
        return f"{type(fault).__name__} ({fault.what})"
