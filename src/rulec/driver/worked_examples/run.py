"""Run the examples of the sources with the interpreter and with the emitted Python, and compare them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from rulec.backends.python.package import aside
from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.failures import checked
from rulec.driver.worked_examples.package_loader import Emitted, loaded
from rulec.driver.worked_examples.paired_worlds import said, told, world_of
from rulec.ir.interp.breakdown import NeedsInput
from rulec.runtime.dice import Dice, Tape
from rulec.runtime.facts import Stated
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.asking import Answers
from rulec.runtime.game.messages import Refused
from rulec.runtime.odds import distribution
from rulec.sema.expr import CallTo, walk

if TYPE_CHECKING:
    from rulec.ir.interp.api import Ran
    from rulec.ir.interp.play.given_world import World
    from rulec.sema.deeds import Doing
    from rulec.sema.model import Example


@dataclass(frozen=True, slots=True)
class Tally:
    """Number of examples run, and of failures."""

    run: int
    failed: int


def run_examples(made: Compiled, report: Report, on_step: Callable[[int, int], None] = lambda done, of: None) -> Tally:
    """Run all examples of a pack compiled with the back end `python`."""
    examples = list(made.model.examples.values())
    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    failed = 0
    with loaded(made.model, made.program, files) as emitted:
        for at, example in enumerate(examples):
            on_step(at, len(examples))
            before = len(report.found)
            pair = Pair(made, example, emitted)
            ran = checked(made.model, made.program, example, report, begun=pair.begun)
            if len(report.found) == before:
                for what, one, other in pair.differences(ran):
                    report.error(
                        "R0932",
                        f"the emitted Python and the rules disagree on `{what}`",
                        example.span,
                        f"the rules give {one}, Python gives {other}",
                        hint="this is a fault of rulec; please report it with the sources of the pack",
                    )
            failed += len(report.found) > before
    return Tally(len(examples), failed)


class Pair:
    """An example in both worlds: the interpreter's, and the emitted Python's."""

    def __init__(self, made: Compiled, example: Example, emitted: Emitted) -> None:
        self.made = made
        self.example = example
        self.emitted = emitted
        self.played: Any = None  # world of the emitted package
        self.does: Callable[[], str | None] | None = None

    def begun(self, world: World) -> None:
        """Create the emitted world, and prepare the example's actions in it.

        They run only after the interpreter has succeeded, since the package reads missing givens as arbitrary values.
        """
        emitted, deeds = self.emitted, self.made.model.deeds
        if deeds is not None:
            self.played = world_of(world.play, emitted.layout, emitted.package, emitted.value)
            self.played.facts = emitted.facts(world.interpreter.facts)
            doing = deeds.doings.get(self.example.name)
            if doing is not None and (doing.act or doing.body):
                try:
                    self.does = self._to_do(world, doing)
                except (RuleFault, NeedsInput):
                    return  # the interpreter's run reports it
        emitted.behind = emitted.facts(world.interpreter.facts), self.played

    def _to_do(self, world: World, doing: Doing) -> Callable[[], str | None]:
        """Return a function that performs the actions in the emitted world and returns a refusal, if any."""
        from rulec.ir.interp.api import tape_of
        from rulec.ir.interp.play.orders import act_of, answers_of, body_of, given_to
        from rulec.runtime.game.acts import Given, attempt

        made, example, emitted, played = self.made, self.example, self.emitted, self.played
        said_by = {name: [emitted.value(each) for each in row] for name, row in answers_of(world, example).items()}
        played.asks.source = Answers(said_by)
        tape = tape_of(example) or Tape([])
        if doing.act:
            act = act_of(made.model, example)
            word, entry = made.model.kinds[act.kind].word, made.model.record(act.kind, act.key).position
            spec = next(each for each in emitted.package.GAME.acts if (each.kind, each.entry) == (word, entry))
            given = Given(spec, [emitted.value(each) for each in given_to(world, act)])

            def attempted() -> str | None:
                attempt(played, given, tape)
                played.reports = [report for report in played.reports if not report.about]
                return given.sentence or None

            return attempted
        function = body_of(world, example, doing)
        text, name = aside(made.program, function)
        arguments = [emitted.value(world.names[param.name]) for param in function.params]

        def carried_out() -> str | None:
            marks = played.begin()
            try:
                getattr(emitted.aside(text), name)(*arguments, played, tape)
                played.commit()
            except Refused as fault:
                played.undo(marks)
                return fault.sentence
            except RuleFault:
                played.undo(marks)
            return None

        return carried_out

    def differences(self, ran: Ran) -> Iterator[tuple[str, str, str]]:
        """Yield differences between both runs: (call, interpreter's result, package's result)."""
        world, example, played = ran.world, self.example, self.played
        if world is None:
            return
        if ran.done is not None and self.does is not None:
            one, other = ran.done.refused, self.does()
            if one != other:
                yield example.title, one or "it is done", other or "it is done"
                return
            before, after = told(world.play), said(played, world.play, self.emitted.layout)
            for key, value in before.items():
                if after[key] != value:
                    yield f"{example.title}: {key}", str(value), str(after[key])
            for thing in world.play.things:  # things created in both worlds correspond
                if thing.id in played.things:
                    self.emitted.made.setdefault(id(thing), (thing, played.things[thing.id]))
        world.interpreter.collect = world.interpreter.trace = False
        for expectation in example.expectations:
            for part in walk(expectation.test):
                if isinstance(part, CallTo):
                    yield from self._asked(part, world, ran.example)

    def _asked(self, part: CallTo, world: World, example: Example) -> Iterator[tuple[str, str, str]]:
        """Evaluate a call of an expectation in both."""
        from rulec.ir.interp.api import solve_of, tape_of

        made, emitted = self.made, self.emitted
        within = solve_of(made.model, example)
        params = made.program.functions[part.name].params
        try:
            own = params[1:] if part.name in made.model.parts_of(within) else params
            arguments = [world.raw(a, p.type, p.name) for a, p in zip(part.arguments, own, strict=True)]
            if own != params:
                arguments.insert(0, world.names[within])
        except (RuleFault, KeyError):
            return  # inside a loop, its variable has no value here
        throws = made.program.functions[part.name].throws
        facts = world.interpreter.facts if made.program.functions[part.name].asks else None
        there = self.played if made.program.functions[part.name].world else None
        if throws and not example.thrown:  # inside `odds(…)`
            odds = list(_odds(world, emitted, part.name, arguments, facts, there))
            if odds[0] != odds[1]:
                yield f"odds of {part.name}", str(odds[0]), str(odds[1])
            return
        world.interpreter.dice = tape_of(example)
        one = emitted.value(_answer(lambda: world.interpreter.call(part.name, arguments)))
        dice = tape_of(example) if throws else None
        other = _answer(lambda: emitted.call(part.name, arguments, False, dice, facts, there))
        if one != other:
            yield part.name, str(one), str(other)
            return
        dice = tape_of(example) if throws else None
        twin = _answer(lambda: emitted.call(part.name, arguments, True, dice, facts, there)[0])
        if one != twin:
            yield f"why_{part.name}", str(one), str(twin)


def _odds(
    world: World, emitted: Emitted, name: str, arguments: list[object], facts: Stated | None, played: object
) -> Iterator[object]:
    """Yield the distribution of answers by the interpreter, then by the emitted Python."""
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
    """Return a raw answer, or the name of the fault that was raised."""
    try:
        found = call()
        return tuple(found) if isinstance(found, list) else found
    except RuleFault as fault:
        return f"{type(fault).__name__} ({fault.what})"
