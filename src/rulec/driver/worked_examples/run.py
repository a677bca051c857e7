"""Runs the examples that stand in the sources, through the interpreter and through the emitted Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from rulec.backends.python.package import aside
from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, replace
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.failures import checked
from rulec.driver.worked_examples.package_loader import Emitted, loaded
from rulec.driver.worked_examples.paired_worlds import said, told, world_of
from rulec.runtime.dice import Dice, Tape
from rulec.runtime.facts import Stated
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.asking import Answers
from rulec.runtime.game.messages import Refused
from rulec.runtime.odds import distribution
from rulec.sema.expr import CallTo, walk

if TYPE_CHECKING:
    from rulec.ir.interp.play.given_world import World
    from rulec.sema.model import Example


@dataclass(frozen=True, slots=True)
class Tally:
    """How many examples there were, and how many of them failed."""

    run: int
    failed: int


def run_examples(made: Compiled, report: Report, on_step: Callable[[int, int], None] = lambda done, of: None) -> Tally:
    """Runs all examples of a pack that was compiled with the back end `python`."""
    examples = list(made.model.examples.values())
    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    failed = 0
    with loaded(made.model, made.program, files) as emitted:
        for at, example in enumerate(examples):
            on_step(at, len(examples))
            before = len(report.found)
            checked(made.model, made.program, example, report)
            if len(report.found) == before:
                for what, one, other in differences(made, example, emitted):
                    report.error(
                        "R0932",
                        f"the emitted Python and the rules disagree on `{what}`",
                        example.span,
                        f"the rules give {one}, Python gives {other}",
                        hint="this is a fault of rulec; please report it with the sources of the pack",
                    )
            failed += len(report.found) > before
    return Tally(len(examples), failed)


# ---- the emitted Python ----------------------------------------------------------------------------
def differences(made: Compiled, example: Example, emitted: Emitted) -> Iterator[tuple[str, str, str]]:
    """Calls in the expectations on which the interpreter and the emitted Python differ: (call, one, other)."""
    from rulec.ir.interp.api import example_world, solve_of, tape_of
    from rulec.ir.interp.play.orders import begin

    try:
        world = example_world(made.program, made.model, example)
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
    from rulec.ir.interp.api import tape_of
    from rulec.ir.interp.play.orders import act_of, answers_of, body_of, carry_out, given_to
    from rulec.runtime.game.acts import Given, attempt

    doing = made.model.all_deeds.doings[example.name]
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
        text, name = aside(made.program, function)
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
    for thing in world.play.things:  # what came about in both worlds is one thing to whoever asks about it
        if thing.id in played.things:
            emitted.made.setdefault(id(thing), (thing, played.things[thing.id]))


def _odds(
    world: World, emitted: Emitted, name: str, arguments: list[object], facts: Stated | None, played: object
) -> Iterator[object]:
    """How likely each answer is: by the interpreter, then by the emitted Python."""
    for call in (_by_interpreter(world), partial(emitted.call, world=played)):
        try:
            yield distribution(lambda dice: call(name, arguments, dice=dice, facts=facts))  # noqa: B023
        except RuleFault as fault:
            yield f"{type(fault).__name__} ({fault.what})"


def _by_interpreter(world: World) -> Callable[..., object]:
    def call(name: str, arguments: list[object], *, dice: Dice, facts: Stated | None) -> object:
        quiet = world.interpreter.quiet()
        quiet.dice, quiet.play = dice, world.interpreter.play
        return quiet.call(name, list(arguments))

    return call


def _answer(call: Callable[[], object]) -> object:
    """A raw answer, or the name of the fault that was met instead."""
    try:
        found = call()
        return tuple(found) if isinstance(found, list) else found
    except RuleFault as fault:
        return f"{type(fault).__name__} ({fault.what})"
