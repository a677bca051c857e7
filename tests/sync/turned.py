"""Whether a changed sequence shows its effect in turns: the interpreter plays them, in the worlds of examples, with
acts that are given by chance.

The numbers by which steps are called, and by which others come before and after them, change nothing that is played:
that they reach both outputs is enough (`called_otherwise`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from random import Random

from rulec.base.types import KindType
from rulec.driver.worked_examples.paired_worlds import told
from rulec.ir import nodes as ir
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.instances import Handed, Instance
from rulec.ir.interp.play.orders import begin
from rulec.ir.interp.play.state import Play
from rulec.ir.interp.play.turn import Turn
from rulec.ir.lower.pack_data import part
from rulec.runtime.game.asking import Asking
from rulec.sema.model import Example, Model
from tests.property.answers import Drawn
from tests.property.facts import Told
from tests.property.play import Apart
from tests.solve.worlds import Crowd
from tests.sync.alone import Ground
from tests.sync.faults import FAULTS

WORLDS = 400
"""Turns that are played for one change; some begin in a crowd, some as an example does."""
ACTS = 12
"""At most so many acts are given in one."""


class Handing(Crowd):
    """Arguments out of what is in play."""

    def __init__(self, model: Model, random: Random, play: Play) -> None:
        self.model, self.random, self.play = model, random, play
        self.things: dict[str, list[Instance]] = {kind: [] for kind in model.kinds}
        for thing in play.things:
            self.things[thing.kind].append(thing)

    def acts(self, program: ir.Program, numbers: list[int]) -> list[Handed]:
        """Some acts, those with one of some numbers first."""
        deeds, random = self.model.deeds, self.random
        assert deeds is not None
        there = [
            act for act in deeds.acts.values()
            if all(self.things[p.type.name] for p in act.parameters
                   if isinstance(p.type, KindType) and not p.type.listed)
        ]  # fmt: skip
        near = [act for act in there if act.number in numbers]
        found: list[Handed] = []
        for line in range(random.randint(1, ACTS) if there else 0):
            act = random.choice(near if near and random.random() < 0.6 else there)
            given = [self.value(p.type) for p in program.functions[part("does", act.name)].params]
            found.append(Handed(act, given, line))
        return found


@dataclass
class Turned:
    """Plays turns of one pack."""

    ground: Ground
    seed: int
    telling: dict[int, int] = field(default_factory=dict)

    def differs(self, model: Model, program: ir.Program, name: str) -> bool:
        """Whether some turn comes out otherwise."""
        was, now = self.ground.program.functions[name], program.functions[name]
        numbers = sorted({*_ends(was)} ^ {*_ends(now)})
        near = [number + by for number in numbers for by in (-1, 0, 1)]
        first = sorted(self.telling, key=lambda at: -self.telling[at])
        for at in chain(first, (at for at in range(WORLDS) if at not in self.telling)):
            one = self.turn(self.ground.model, self.ground.program, name, at, near)
            if one is not None and self.turn(model, program, name, at, near) != one:
                self.telling[at] = self.telling.get(at, 0) + 1
                return True
        return False

    @cached_property
    def examples(self) -> list[Example]:
        """Examples in which somebody is in play who gives acts."""
        deeds = self.ground.model.deeds
        assert deeds is not None
        players = {sequence.player for sequence in deeds.sequences.values()}
        found = [
            each for each in self.ground.model.examples.values()
            if any(isinstance(of, KindType) and of.name in players for _, of in each.instances)
        ] or [*self.ground.model.examples.values()]  # fmt: skip
        Random(self.seed).shuffle(found)
        return found

    def turn(self, model: Model, program: ir.Program, name: str, at: int, near: list[int]) -> object:
        """What a turn comes to; None when there is no such world."""
        random, fall = Random(f"{self.seed} {at}"), f"turn {at}"
        world = World(program, model)
        if at % 4 == 0:
            world.play = Crowd(model, random).play
        else:
            example = self.examples[at % len(self.examples)]
            world.name(dict(example.instances))
            try:
                for setting in example.settings:
                    world.give(setting)
                begin(world, example)
            except FAULTS:
                return None
        play = world.play
        handed = Handing(model, random, play).acts(program, near)
        world.interpreter = replace(world.interpreter, play=play, collect=True, facts=Told(fall, played=True))
        play.asking = Asking(Drawn(fall))
        deeds = model.deeds
        assert deeds is not None
        dice, ended = Apart(fall), ""
        try:
            Turn(world, deeds.sequences[name.partition(" ")[2]], handed, dice).play()
        except FAULTS as fault:
            ended = f"{type(fault).__name__} {fault}"
        return ended, [(each.done, each.sentence) for each in handed], dice.all, told(play)


def called_otherwise(was: ir.Function, now: ir.Function) -> bool:
    """Whether nothing but the numbers of steps is another."""
    return was.body != now.body and [*map(_nameless, was.body)] == [*map(_nameless, now.body)]


def _nameless(stmt: ir.Stmt) -> ir.Stmt:
    match stmt:
        case ir.EnterStep():
            return replace(stmt, number=0)
        case ir.CarryOut():
            return replace(stmt, step=0)
        case ir.If():
            return replace(stmt, then=tuple(map(_nameless, stmt.then)), other=tuple(map(_nameless, stmt.other)))
    return stmt


def _ends(function: ir.Function) -> Iterator[int]:
    for stmt in function.body:
        for node in ir.walk(stmt):
            if isinstance(node, ir.CarryOut):
                yield from chain.from_iterable(node.ranges)
