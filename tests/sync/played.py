"""Whether a changed function shows its effect in what is played: in the examples that come to it, and in random worlds.

All of it is walked by the interpreter, which the tests of equality hold to the emitted package. Which examples come to
which functions is noted once; what they and the random worlds come to as things stand is kept. An input that has told
a change of a function apart is tried first for the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from itertools import islice, product
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from rulec.base.types import EnumType, KindType, ListType, NumberType, SpotType, Type
from rulec.driver.worked_examples.paired_worlds import told
from rulec.ir import nodes as ir
from rulec.ir.interp import api
from rulec.ir.interp.breakdown import Breakdown
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.state import Play
from rulec.runtime.game.asking import Asking
from rulec.sema import expr as e
from rulec.sema.model import Example, Model
from tests.property.answers import Drawn
from tests.property.facts import Told
from tests.property.inputs import Inputs, _numbers
from tests.property.play import Apart, _ours, random_play
from tests.solve.worlds import Crowd
from tests.sync.alone import Changed, Ground
from tests.sync.faults import FAULTS
from tests.sync.inputs import changed_entries, numbers_in, searched
from tests.sync.turned import Turned
from tests.sync.varied import Grown, changed_statements, with_entry

EXAMPLES = 30
"""Examples that are run for one change, spread over those that come to what changed."""
WORLDS = 240
"""Random worlds for each function, two of three with some things of each kind that speak of each other;"""
FAVOURED = 90
"""or fewer where entries are others than before, as nothing can be kept of these;"""
FEW = 24
"""or few, as long as another change of the same literal may show its effect;"""
AIMED = 120
"""and worlds in which its arguments aim at what changed."""
VARIED_OF = 30
"""So many examples are varied, those of the function itself first, when nothing else has shown an effect:"""
VARIED = 3000
"""so many times for each function;"""
MOST_RUN = 400
"""and so many of these are run for a change, out of those that come by it."""


class _Noted(dict[str, ir.Function]):
    """Functions; who reads one notes its name."""

    def __init__(self, functions: Any) -> None:
        super().__init__(functions)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> ir.Function:
        self.read.add(name)
        return super().__getitem__(name)


class _Kept(api.World):
    """A world that can be looked at when its example has been run."""

    last: api.World | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        _Kept.last = self


class Throng(Crowd):
    """A crowd whose amounts and members are often those with which a function compares."""

    def __init__(self, model: Model, random: Random, numbers: list[int]) -> None:
        self.numbers = numbers
        self.most = random.choice((4, 12, 60, 600))
        super().__init__(model, random)

    def value(self, of: Type) -> object:
        """A random value of a type, things out of the crowd."""
        random = self.random
        match of:
            case NumberType() if random.random() < 0.6:
                return max(0, random.choice(self.numbers) + random.choice((-1, 0, 0, 1)))
            case SpotType():
                return random.randint(0, self.most), random.randint(0, self.most)
            case EnumType(name=name) if random.random() < 0.5:
                return self.member(len(self.model.enums[name].members))
            case KindType(name=name, listed=True) if random.random() < 0.5:
                return self.member(len(self.model.records.get(name, ())) or 1)
            case ListType(of=KindType(listed=True)):
                return tuple(self.value(of.of) for _ in range(random.randint(0, 3)))
            case _:
                return super().value(of)

    def member(self, count: int) -> int:
        """One of so many members."""
        near = [number for number in self.numbers if 0 <= number < count]
        return self.random.choice(near) if near else self.random.randrange(count)


@dataclass
class Played:
    """Looks for effects in one pack."""

    ground: Ground
    seed: int
    deep: bool = True
    further: bool = True  # examples with other values and turns as well
    outcomes: dict[str, object] = field(default_factory=dict)  # of the examples, as things stand
    worlds: dict[str, dict[Any, object]] = field(default_factory=dict)  # of the random worlds, by function
    grown: dict[str, Grown] = field(default_factory=dict)  # examples with other values, by function
    telling: dict[str, dict[object, int]] = field(default_factory=dict)  # what told changes of a function apart

    def differs(self, found: Changed, program: ir.Program, concerned: list[str]) -> bool:
        """Whether some example or some world comes out otherwise."""
        if self._examples_differ(found.model, program, concerned) or self._past_differs(
            found.model, program, concerned
        ):
            return True
        if any(self._entries_differ(found.model, program, name) for name in concerned):
            return True
        if any(self._world_differs(found.model, program, name) for name in concerned):
            return True
        return self.deep and self.further and self.differs_further(found.model, program, concerned)

    def differs_further(self, model: Model, program: ir.Program, concerned: list[str]) -> bool:
        """The same in worlds that take longer: examples with other values, and turns."""
        return any(
            self.turned.differs(model, program, name)
            if self.ground.program.functions[name].sort == "sequence"
            else self._varied_differ(model, program, name)
            for name in concerned
        )

    @cached_property
    def turned(self) -> Turned:
        """The turns."""
        return Turned(self.ground, self.seed)

    # ---- examples ------------------------------------------------------------------------------
    @cached_property
    def reaching(self) -> dict[str, list[str]]:
        """The examples that come to each function, or read each column."""
        found: dict[str, list[str]] = {}
        program = self.ground.program
        noted = _Noted(program.functions)
        for name, example in self.ground.model.examples.items():
            noted.read = set()
            self.outcomes[name] = outcome(replace(program, functions=noted), self.ground.model, example)
            for function in noted.read:
                found.setdefault(function, []).append(name)
        return found

    @cached_property
    def asked(self) -> dict[str, frozenset[str]]:
        """The functions of which each example says outright what they give."""
        return {
            name: frozenset(
                node.name for one in example.expectations for node in e.walk(one.test) if isinstance(node, e.CallTo)
            )
            for name, example in self.ground.model.examples.items()
        }

    def _examples_differ(self, model: Model, program: ir.Program, concerned: list[str]) -> bool:
        for function in concerned:
            there = self.reaching.get(function, ())
            told_apart = self.telling.setdefault(f"example {function}", {})
            first = sorted((name for name in told_apart), key=lambda name: -told_apart[name])[: EXAMPLES // 2]
            rest = [name for name in there if name not in told_apart]
            Random(self.seed).shuffle(rest)
            rest.sort(key=lambda name: function not in self.asked[name])  # those that say what it gives come first
            for name in islice((*first, *rest), None if self.deep else EXAMPLES):
                example = self.ground.model.examples[str(name)]
                if outcome(program, model, example) != self.outcomes[str(name)]:
                    told_apart[name] = told_apart.get(name, 0) + 1
                    return True
        return False

    def _past_differs(self, model: Model, program: ir.Program, concerned: list[str]) -> bool:
        """Whether an example comes out otherwise when turns have passed since it was done, so many as are asked of, or
        when it is then done once more."""
        for function in concerned:
            counts = {*_turns_asked(self.ground.program, function), *_turns_asked(program, function)}
            there = [name for name in self.reaching.get(function, ()) if self._does(name)] if counts else []
            there.sort(key=lambda name: function not in self.asked[name])
            for name in there[:EXAMPLES]:
                example = self.ground.model.examples[name]
                for count, twice in product(sorted(counts), (False, True)):
                    was = outcome(self.ground.program, self.ground.model, example, passed=count, twice=twice)
                    if outcome(program, model, example, passed=count, twice=twice) != was:
                        return True
        return False

    def _does(self, example: str) -> bool:
        """Whether something is done in an example."""
        deeds = self.ground.model.deeds
        return deeds is not None and bool(deeds.doings[example].body if example in deeds.doings else ())

    def _entries_differ(self, model: Model, program: ir.Program, name: str) -> bool:
        """Whether an example comes out otherwise when entries that are others than before stand in it."""
        ground = self.ground
        favoured = changed_entries(ground.model, ground.program, program, program.functions[name])
        there = self.reaching.get(name, ()) if favoured else ()
        told_apart = self.telling.setdefault(f"entries {name}", {})
        near = sorted(there, key=lambda one: (-told_apart.get(one, 0), ground.model.examples[one].of != name))
        for each in near[:EXAMPLES]:
            for kind, entries in favoured.items():
                for example in with_entry(ground.model, ground.model.examples[each], kind, entries[0]):
                    if outcome(program, model, example) != outcome(ground.program, ground.model, example):
                        told_apart[each] = told_apart.get(each, 0) + 1
                        return True
        return False

    def _varied_differ(self, model: Model, program: ir.Program, name: str) -> bool:
        """Whether an example that comes to a function comes out otherwise when other values stand in it."""
        ground = self.ground
        was, now = ground.program.functions[name], program.functions[name]
        if name not in self.grown:
            there = sorted(self.reaching.get(name, ()), key=lambda example: ground.model.examples[example].of != name)
            examples = [ground.model.examples[example] for example in there[:VARIED_OF]]
            numbers = sorted({*numbers_in(was), *_numbers(ground.program, name)})
            self.grown[name] = Grown(ground.program, ground.model, name, examples, numbers, VARIED, outcome)
        return any(
            outcome(program, model, one.example) != one.outcome
            for one in self.grown[name].coming_by(changed_statements(was, now) or None)[:MOST_RUN]
        )

    # ---- random worlds -------------------------------------------------------------------------
    def _world_differs(self, model: Model, program: ir.Program, name: str) -> bool:
        ground, function = self.ground, self.ground.program.functions[name]
        if any(isinstance(stmt, ir.CarryOut) for stmt in function.body):
            return False
        favoured = changed_entries(ground.model, ground.program, program, program.functions[name])
        told_apart = self.telling.setdefault(name, {})
        order = sorted(told_apart, key=lambda at: -told_apart[at])
        most = FEW if not self.deep else FAVOURED if favoured else WORLDS
        for at in (*order[:FEW], *(at for at in range(most) if at not in told_apart)):
            if favoured or at not in self.worlds.setdefault(name, {}):
                was = self._ran(ground.model, ground.program, name, at, favoured)
                if not favoured:
                    self.worlds[name][at] = was
            else:
                was = self.worlds[name][at]
            if self._ran(model, program, name, at, favoured) != was:
                told_apart[at] = told_apart.get(at, 0) + 1
                return True
        pairs = zip(self._aimed(program, name), self._aimed(program, name), strict=True)  # a walk may change them
        for at, (one, other) in enumerate(islice(pairs, AIMED if self.deep else FEW)):
            was = self._ended(ground.model, ground.program, name, *self._world(one, f"aimed {at}"), f"{at}")
            if self._ended(model, program, name, *self._world(other, f"aimed {at}"), f"{at}") != was:
                return True
        return False

    def _aimed(self, program: ir.Program, name: str) -> Iterator[list[object]]:
        return searched(self.ground.model, self.ground.program, program, name, self.seed)

    def _ran(self, model: Model, program: ir.Program, name: str, at: Any, favoured: dict[str, list[int]]) -> object:
        ground, seed = self.ground, f"{name} {at}"
        function = ground.program.functions[name]
        if at % 3:
            random = Random(seed)
            near = [*numbers_in(function), *(_numbers(ground.program, name) if at % 3 == 2 else ())]
            throng = Throng(ground.model, random, near)
            return self._ended(model, program, name, [throng.value(p.type) for p in function.params], throng.play, seed)
        inputs = self._inputs(seed)
        inputs.favoured = favoured
        return self._ended(model, program, name, *self._world(inputs.arguments(function), seed, inputs), seed)

    def _inputs(self, seed: str) -> Inputs:
        return Inputs(self.ground.model, self.ground.program, seed)  # type: ignore[arg-type]

    def _world(self, given: list[object], seed: str, inputs: Inputs | None = None) -> tuple[list[object], Play]:
        """Arguments and a random world around them."""
        pack: Any = SimpleNamespace(model=self.ground.model)
        if self.ground.model.deeds is None:
            return given, Play(self.ground.model)
        return given, random_play(pack, inputs or self._inputs(seed), given, Random(seed))

    def _ended(
        self, model: Model, program: ir.Program, name: str, given: list[object], play: Play, fall: str
    ) -> object:
        """What a walk of a function in a world comes to."""
        world = api.World(program, model)
        world.play = play
        dice = Apart(fall)
        walker = replace(world.interpreter, play=play, dice=dice, facts=Told(fall, played=True))
        play.asking = Asking(Drawn(fall))
        function = program.functions[name]
        try:
            value = _ours(walker, function, given)
        except FAULTS as fault:
            return type(fault).__name__, str(fault)
        return _digest((_plain(value), dice.all, _state(play) if function.sort not in ir.EXPLAINED else None))


def _turns_asked(program: ir.Program, function: str) -> set[int]:
    """Over how many turns a function asks whether something happened."""
    found = (part for stmt in program.functions[function].body for part in ir.walk(stmt))
    asked = (part for part in found if isinstance(part, ir.Happened))
    return {part.count or int(part.form == "last") for part in asked} - {0}


def outcome(program: ir.Program, model: Model, example: Example, passed: int = 0, twice: bool = False) -> object:
    """All that an example comes to: what it expects and finds, and what is played; `passed` turns come between, and
    with `twice` what is done is done again after them."""
    _Kept.last = None
    carry_out = api.carry_out

    def done(world: api.World, example: Example, doing: Any, tape: Any) -> Any:
        found = carry_out(world, example, doing, tape)
        world.play.turn += passed
        return carry_out(world, example, doing, api.tape_of(example)) if twice else found

    with patch.object(api, "World", _Kept), patch.object(api, "carry_out", done):
        try:
            ran = api.run_example(program, model, example)
        except FAULTS as fault:
            return type(fault).__name__, str(fault)
    found: list[object] = [ran.passed, len(ran.missing)]
    for each in ran.outcomes:
        found.append((each.passed, *(_plain(side.raw) for side in (each.left, each.right) if side), each.fault))
        found += [part for breakdown in each.breakdowns for part in _within(breakdown)]
    if ran.done is not None:
        found.append((ran.done.fault, getattr(ran.done, "sentence", "")))
    if model.deeds is not None and _Kept.last is not None:
        found.append(_state(_Kept.last.play))
    return _digest(found)


def _digest(found: object) -> bytes:
    """Thousands of outcomes are kept."""
    return blake2b(repr(found).encode("utf-8", "surrogatepass"), digest_size=16).digest()


def _within(breakdown: Breakdown) -> Iterator[object]:
    """What was answered on the way to an answer."""
    yield breakdown.function.name, _plain(breakdown.value)
    for line in breakdown.lines:
        for nested in line.nested:
            yield from _within(nested)


def _state(play: Play) -> object:
    with suppress(*FAULTS):
        return told(play)
    return None


def _plain(value: object) -> object:
    if isinstance(value, Instance):
        return value.kind, value.id, value.path
    if isinstance(value, tuple | list):
        return tuple(_plain(each) for each in value)
    return value
