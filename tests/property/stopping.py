"""Acts that are stopped: at each of their throws, at each fact that is stated, and wherever the rules give up. Whatever
stops one, the world is as it was before it, byte by byte, but that the act was ordered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.paired_worlds import world_of
from rulec.ir.lower.pack_data import part
from rulec.runtime.faults import DiceFault
from rulec.runtime.game.acts import Given, attempt
from rulec.runtime.game.serialise import to_json
from tests.property.answers import Drawn
from tests.property.emitted import emitted_from
from tests.property.facts import Told
from tests.property.inputs import Inputs
from tests.property.play import Apart, random_play

MOST = 40
"""So many throws of an act are looked at."""


class Broken(Exception):
    """Nothing that the rules know of."""


class Countdown:
    """Lets so many throws and statements pass, and stops the next."""

    def __init__(self, left: int, fault: Exception) -> None:
        self.left, self.fault = left, fault

    def pass_one(self) -> None:
        """One more."""
        self.left -= 1
        if self.left < 0:
            raise self.fault


class Ending:
    """Dice that come to an end."""

    def __init__(self, dice: Apart, count: Countdown) -> None:
        self.dice, self.count = dice, count

    def throw(self, address: str, faces: Any, count: int = 1) -> int:
        """What the dice show, while there are any."""
        self.count.pass_one()
        return self.dice.throw(address, faces, count)

    def at(self, subject: int | str) -> Ending:
        """They end together."""
        return Ending(self.dice.at(subject), self.count)


class Silent(Told):
    """Somebody who at last says nothing any more."""

    def __init__(self, seed: str, count: Countdown) -> None:
        super().__init__(seed, played=True)
        self.count = count

    def stated(self, fact: str, *about: object) -> bool | None:
        """What holds, as long as it is said."""
        self.count.pass_one()
        return super().stated(fact, *about)


def stopped(compiled: Compiled, n: int, seed: int, seen: list[str] | None = None) -> Iterator[str]:
    """What is left of acts that were stopped, a sentence each; `seen` gets the acts that were stopped by force."""
    assert compiled.model.deeds is not None
    declared = list(compiled.model.deeds.acts.values())
    emitted = emitted_from(compiled)
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
            arguments = [emitted.loaded.convert(value) for value in given]
            before = _state(world, package.GAME)
            for throws in range(MOST):
                told = DiceFault("a", "there are no more dice") if throws % 2 == 0 else Broken()
                count = Countdown(throws, told)
                world.facts, world.asks.source = Silent(fall, count), Drawn(fall)
                theirs = Given(spec, arguments)
                try:
                    done = attempt(world, theirs, Ending(Apart(fall), count))
                except Broken:
                    done = False
                if done:
                    break
                if seen is not None and count.left < 0:
                    seen.append(act.name)
                world.events.pop()
                if theirs.sentence:
                    world.reports.pop()
                after = _state(world, package.GAME)
                if after != before or world.journal is not None:
                    yield f"input {at}, {act.name}, stopped at {throws}: {before} has become {after}"
                    break
                if count.left >= 0:
                    break
            emitted.forget()
    finally:
        emitted.loaded.close()


def _state(world: Any, game: Any) -> tuple[str, str]:
    return to_json(world, game), repr(world.reports)


__all__ = ["stopped"]
