"""What happens, in random worlds: the interpreter and the emitted Python change the same things to the same values,
note and tell the same, throw the same dice, and refuse with the same sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rulec.backends.python.module_layout import Layout
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.paired_worlds import said, told, world_of
from rulec.ir import nodes as ir
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.instances import Handed, Instance
from rulec.ir.interp.play.orders import attempt
from rulec.ir.interp.play.state import Play, RefusedFault
from rulec.ir.interp.play.turn import Turn
from rulec.ir.lower.pack_data import part
from rulec.runtime.dice import Recorded, Seeded
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import Given, Queue
from rulec.runtime.game.acts import attempt as carry_out
from rulec.runtime.game.asking import Asking
from rulec.runtime.game.messages import Refused
from rulec.runtime.game.paths import Way
from rulec.runtime.game.turns import resolve
from tests.property.answers import Drawn
from tests.property.dice import Cast
from tests.property.emitted import Emitted, Fault, emitted_from
from tests.property.facts import Told
from tests.property.inputs import Inputs


class Apart(Cast):
    """Dice that remember for whom they were thrown."""

    def __init__(self, seed: str, subject: tuple[int | str, ...] = ()) -> None:
        super().__init__(f"{seed} {subject}")
        self.seed, self.subject = seed, subject
        self.all: list[object] = []
        self.below: dict[int | str, Apart] = {}

    def throw(self, address: str, faces: Any, count: int = 1) -> int:
        shown = super().throw(address, faces, count)
        self.all.append((self.subject, address, faces if isinstance(faces, int) else tuple(faces), count, shown))
        return shown

    def at(self, subject: int | str) -> Apart:
        if subject not in self.below:
            self.below[subject] = Apart(self.seed, (*self.subject, subject))
            self.below[subject].all = self.all
        return self.below[subject]


def random_play(compiled: Compiled, inputs: Inputs, given: list[object], random: Random) -> Play:
    """A world with all that the arguments lead to, a random state, and things that have happened."""
    model = compiled.model
    play = Play(model, turn=3)
    deeds = model.deeds
    assert deeds is not None
    for field in deeds.state.fields if deeds.state is not None else ():
        play.state[field.name] = inputs.value(field.type, 2)
    seen: set[int] = set()
    for made in list(inputs.made.values()):
        for thing in list(made):
            _bring(model, thing, play, seen)
    for value in (*given, *play.state.values()):
        _bring(model, value, play, seen)
    for event in deeds.events.values():
        for _ in range(random.choice((0, 0, 1, 2))):
            arguments = [inputs.value(p.type, 3) for p in event.parameters]
            for value in arguments:
                _bring(model, value, play, seen)
            play.turn = random.choice((1, 2, 3))
            play.note(event.name, arguments)
    play.events.sort(key=lambda noted: noted[1])
    play.turn = 3
    play.variants = random.randrange(1 << len(deeds.variants))
    return play


def _bring(model: Any, value: object, play: Play, seen: set[int]) -> None:
    if isinstance(value, tuple):
        for item in value:
            _bring(model, item, play, seen)
    elif isinstance(value, Instance) and id(value) not in seen:
        seen.add(id(value))
        play.add(value)
        for field in model.kinds[value.kind].fields:
            _bring(model, value.fields.get(field.name), play, seen)


def compare(
    compiled: Compiled, emitted: Emitted, function: ir.Function, given: list[object], play: Play, fall: str
) -> Iterator[str]:
    """What the two do differently, a sentence each."""
    layout: Layout = emitted.loaded.layout
    package = emitted.loaded.package
    world = world_of(play, layout, package, emitted.loaded.convert)
    taken = [emitted.loaded.convert(value) for value in given]
    one, other = Apart(fall), Apart(fall)
    fresh = World(compiled.program, compiled.model)
    world.facts = facts = Told(fall, played=True)
    walker = replace(fresh.interpreter, play=play, dice=one, facts=facts)
    fresh.play = play
    play.asking, world.asks.source = Asking(Drawn(fall)), Drawn(fall)
    ours = _ours(walker, function, given)
    queue: list[object] = []
    if function.sort == "sequence":  # nobody gives anything
        (spec,) = (each for each in package.GAME.sequences if f"sequence {each.name}" == function.name)
        queue = [Queue(world, spec, [], other)]
    behind = [
        *([facts] if function.asks else []),
        *([world] if function.world else []),
        *queue,
        *([other] if function.throws else []),
    ]
    theirs = _theirs(
        getattr(package, layout.function(function.name)), [*taken, *behind], function.sort in ("open", "needs")
    )
    if isinstance(ours, Way) and isinstance(theirs, Way):
        ours, theirs = laid_out(ours), laid_out(theirs)
    elif isinstance(ours, Instance | tuple):
        ours = emitted.loaded.convert(ours) if not isinstance(ours, Instance) or ours.id == 0 else ("#", ours.id)
    if hasattr(theirs, "id"):
        theirs = ("#", theirs.id)
    if isinstance(theirs, list):
        theirs = tuple(theirs)
    if ours != theirs:
        yield f"the interpreter says {ours!r}, Python {theirs!r}"
        return
    if isinstance(ours, Fault):
        return
    if one.all != other.all:
        yield f"the interpreter throws {one.all}, Python {other.all}"
    before, after = told(play), said(world, play, layout)
    for key, value in before.items():
        if after[key] != value:
            yield f"{key}: the interpreter has {value}, Python {after[key]}"


def acts(compiled: Compiled, n: int, seed: int, files: dict[str, str] | None = None) -> Iterator[str]:
    """Acts carried out whole in random worlds: what is refused, or meets a fault, has changed nothing in either."""
    assert compiled.model.deeds is not None
    declared = list(compiled.model.deeds.acts.values())
    emitted = emitted_from(compiled, files)
    inputs = Inputs(compiled.model, compiled.program, seed)
    layout, package = emitted.loaded.layout, emitted.loaded.package
    specs = {(spec.kind, spec.entry): spec for spec in package.GAME.acts}
    try:
        for at in range(n):
            act = declared[at % len(declared)]
            fall = f"{seed} {at}"
            given = inputs.arguments(compiled.program.functions[part("does", act.name)])
            play = random_play(compiled, inputs, given, Random(fall))
            world = world_of(play, layout, package, emitted.loaded.convert)
            record = compiled.model.record(act.kind, act.key)
            spec = specs[compiled.model.kinds[act.kind].word, record.position]
            theirs = Given(spec, [emitted.loaded.convert(value) for value in given])
            ours = World(compiled.program, compiled.model)
            ours.play, one, other = play, Apart(fall), Apart(fall)
            ours.interpreter = replace(ours.interpreter, play=play, dice=one)
            play.asking, world.asks.source = Asking(Drawn(fall)), Drawn(fall)
            told_before = len(play.reports)
            try:
                sentence = attempt(ours, act, given)
            except RuleFault as fault:
                sentence = f"The rules have no answer here: {fault}."
            carry_out(world, theirs, other)
            world.reports = [report for report in world.reports if not report.about]
            if (sentence or "") != theirs.sentence:
                yield f"input {at}, {act.name}: the interpreter says {sentence!r}, Python {theirs.sentence!r}"
            elif sentence and len(play.reports) != told_before:
                yield f"input {at}, {act.name}: was refused and told something"
            before, after = told(play), said(world, play, layout)
            for key, value in before.items():
                if after[key] != value:
                    yield f"input {at}, {act.name}, {key}: the interpreter has {value}, Python {after[key]}"
            emitted.forget()
    finally:
        emitted.loaded.close()


def turns(compiled: Compiled, n: int, seed: int, files: dict[str, str] | None = None) -> Iterator[str]:
    """Whole turns in random worlds: the same acts in the same order, with the same dice, to the same end."""
    deeds = compiled.model.deeds
    assert deeds is not None
    (sequence,) = list(deeds.sequences.values())[:1]
    declared = list(deeds.acts.values())
    emitted = emitted_from(compiled, files)
    inputs = Inputs(compiled.model, compiled.program, seed)
    layout, package = emitted.loaded.layout, emitted.loaded.package
    specs = {(spec.kind, spec.entry): spec for spec in package.GAME.acts}
    try:
        for at in range(n):
            random = Random(f"{seed} {at}")
            handed: list[Handed] = []
            for line in range(random.randint(1, 8)):
                act = random.choice(declared)
                arguments = inputs.arguments(compiled.program.functions[part("does", act.name)])
                if handed and random.random() < 0.7:  # the same one does more, so that something is too much
                    other = random.choice(handed)
                    known = {(p.name, p.type): v for p, v in zip(other.act.parameters, other.arguments, strict=True)}
                    arguments = [known.get((p.name, p.type), v) for p, v in zip(act.parameters, arguments, strict=True)]
                handed.append(Handed(act, arguments, line))
            play = random_play(compiled, inputs, [value for each in handed for value in each.arguments], random)
            world = world_of(play, layout, package, emitted.loaded.convert)
            given = [
                Given(
                    specs[
                        compiled.model.kinds[each.act.kind].word,
                        compiled.model.record(each.act.kind, each.act.key).position,
                    ],
                    [emitted.loaded.convert(value) for value in each.arguments],
                    line=each.line,
                )
                for each in handed
            ]
            thrown: list[tuple[str, int]] = []
            other_thrown: list[tuple[str, int]] = []
            ours = World(compiled.program, compiled.model)
            ours.play = play
            ours.interpreter = replace(ours.interpreter, play=play)
            fault = other_fault = ""
            try:
                Turn(ours, sequence, handed, Recorded(Seeded(0, turn=play.turn), thrown)).play()
            except RuleFault as stopped:
                fault = str(stopped)
            try:
                resolve(package.GAME, world, given, other_thrown)
            except RuleFault as stopped:
                other_fault = str(stopped)
            yield from (f"turn {at}: {each}" for each in _apart(fault, other_fault, "a fault"))
            if fault or other_fault:
                emitted.forget()
                continue
            became = [(each.done, each.sentence, each.by, each.vain) for each in handed]
            others = [(each.done, _plain_names(each.sentence), each.by, each.vain) for each in given]
            yield from (f"turn {at}: {each}" for each in _apart(became, others, "what became"))
            yield from (f"turn {at}: {each}" for each in _apart(thrown, other_thrown, "dice"))
            world.over = _plain_names(world.over)
            before, after = told(play), said(world, play, layout, _plain_names)
            for key, value in before.items():
                yield from (f"turn {at}: {each}" for each in _apart(value, after[key], key))
            emitted.forget()
    finally:
        emitted.loaded.close()


def laid_out(way: Way[Any]) -> tuple[object, ...]:
    """All that bounds a path, with things by their numbers: where it begins, where each step leads and what that costs,
    where it may end."""

    def plain(one: Any) -> object:
        return getattr(one, "id", one)

    links = [(plain(one), [*map(plain, row)]) for one, row in way.links.items()]
    costs = None if way.costs is None else [(plain(one), cost) for one, cost in way.costs.items()]
    goals = None if way.goals is None else [*map(plain, way.goals)]
    return plain(way.start), links, costs, goals, way.most


def _plain_names(text: str) -> str:
    """Return a sentence without the numbers of things of one name: the interpreter has no readers who need them."""
    return re.sub(r"\btext \d+\b", "text", text)


def _apart(ours: object, theirs: object, what: str) -> Iterator[str]:
    if ours != theirs:
        yield f"{what}: the interpreter has {ours}, Python {theirs}"


def _ours(walker: Interpreter, function: ir.Function, given: list[object]) -> object:
    try:
        return walker.call(function.name, list(given))
    except RefusedFault as fault:
        return "refused", fault.sentence
    except RuleFault as fault:
        return Fault.of(fault)


def _theirs(call: Any, given: list[object], tells: bool) -> object:
    try:
        value = call(*given)
    except Refused as fault:
        return "refused", fault.sentence
    except RuleFault as fault:
        return Fault.of(fault)
    return ("refused", value) if tells and isinstance(value, str) else value


__all__ = ["Apart", "acts", "compare", "random_play", "turns"]
