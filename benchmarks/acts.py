"""Acts of a compiled package, carried out one by one and in turns as a game does, against the same written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from benchmarks.rounds import Row, against

ACTS = 2_000
GUARDS = 10
HOUSES = 16
TURNS = 20


def village(package: Any) -> tuple[Any, list[Any], list[Any]]:
    """A world with two houses and their guards."""
    world = package.World(seed=1)
    houses = [world.add(package.House(name=name, apples=10_000)) for name in ("Oak", "Hill")]
    guards = [world.add(package.Guard(name=f"Guard {at}", house=houses[at % 2], level=at % 5)) for at in range(GUARDS)]
    return world, houses, guards


def by_hand(world: Any, guard: Any, house: Any, target: Any, most: int, dice: Any) -> str:
    """Order 200 of the hamlet, as a careful programmer would write it over the same things and the same dice."""
    world.note("ordered", 1, house)
    if guard not in world.guards or house not in world.houses or target not in world.houses:
        return "Gone."
    if target is house:
        return "A house does not steal from itself."
    if target.fear > 40 and guard.level <= 1:
        return f"{guard.name} is too weak."
    taken = most if most < target.apples else target.apples
    watch = 30
    for other in world.guards:
        if other.house is target and not other.tired:
            watch += 5
    if any(turn > world.turn - 2 for turn in world.stolen):
        watch += 10
    watch = 5 if watch < 5 else 95 if watch > 95 else watch
    if dice.throw("order 200.caught", 100) <= watch:
        world.told.append((None, f"{guard.name} of {house.name} was seen."))
        return ""
    target.apples -= taken
    house.apples += taken
    world.stolen.append(world.turn)
    world.note("stole", guard, target)
    if guard.level > 3:
        house.fear = min(house.fear + 1, max(house.fear, 90))
        house.friends = (*house.friends, target)
    world.chief = target
    return ""


class Hand:
    """What a hand-written game remembers."""

    def __init__(self, houses: list[Any], guards: list[Any]) -> None:
        self.houses, self.guards = houses, guards
        self.turn = 1
        self.stolen: list[int] = []
        self.events: list[tuple[Any, ...]] = []
        self.told: list[tuple[Any, str]] = []
        self.chief: Any = None

    def note(self, *event: Any) -> None:
        """Remembers an event."""
        self.events.append((self.turn, *event))


def street(package: Any) -> tuple[Any, list[Any], list[Any]]:
    """A world with many houses of three guards."""
    world = package.World(seed=1)
    houses = [world.add(package.House(name=f"House {at}", apples=10_000)) for at in range(HOUSES)]
    guards = [world.add(package.Guard(name=f"Guard {at}", house=houses[at % HOUSES])) for at in range(3 * HOUSES)]
    return world, houses, guards


def turn_by_hand(world: Any, houses: list[Any], guards: list[Any], dice: Random) -> None:
    """The acts of a turn in an order by lot, none done twice, no more than three for a house."""
    given = [(guard, guard.house, houses[at * 7 % HOUSES]) for at, guard in enumerate(guards)]
    done: set[Any] = set()
    counted: dict[Any, int] = {}
    for guard, house, target in sorted(given, key=lambda each: (200, dice.random(), each[1].id)):
        if guard in done or (house, target) in done or counted.get(house, 0) >= 3:
            world.told.append((house, "No more."))
            continue
        if not by_hand(world, guard, house, target, 2, HandDice(dice)):
            done.update((guard, (house, target)))
            counted[house] = counted.get(house, 0) + 1


class HandDice:
    """Dice as they are written without addresses."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def throw(self, _: str, faces: int) -> int:
        """What one shows."""
        return self.dice.randrange(faces) + 1


def rows() -> Iterator[Row]:
    """`act`: nanoseconds for one act, refusals and dice included; `turn_act`: for one of a turn's, which are sorted by
    lot, counted, and have dice of their own."""
    from rulec.backends.python.load import load
    from rulec.runtime.acts import Given, Queue, attempt
    from rulec.runtime.dice import Seeded
    from tests.ir.hamlet import emitted, hamlet

    made = hamlet()
    files = {f"rulec_packs/hamlet/{path}": text for path, text in emitted().items()}
    with load(files, made.program, made.model) as loaded:
        package = loaded.package
        spec = next(each for each in package.GAME.acts if each.title == "Steal")

        def compiled() -> None:
            world, houses, guards = village(package)
            dice = Seeded(1)
            for at in range(ACTS):
                guard = guards[at % GUARDS]
                given = Given(spec, (guard, guard.house, houses[at % 3 != 0], 2))
                attempt(world, given, dice)

        def hand() -> None:
            _, houses, guards = village(package)
            world = Hand(houses, guards)
            dice = Seeded(1)
            for at in range(ACTS):
                guard = guards[at % GUARDS]
                by_hand(world, guard, guard.house, houses[at % 3 != 0], 2, dice)

        yield against("act", compiled, "by hand", hand, ACTS)

        def turns() -> None:
            for turn in range(TURNS):
                world, houses, guards = street(package)
                given = [
                    Given(spec, (guard, guard.house, houses[at * 7 % HOUSES], 2)) for at, guard in enumerate(guards)
                ]
                queue = Queue(world, package.GAME.sequence, given, Seeded(1, turn=turn))
                queue.carry_out("order", ((200, 200),))

        def turns_by_hand() -> None:
            dice = Random(1)
            for _ in range(TURNS):
                _, houses, guards = street(package)
                turn_by_hand(Hand(houses, guards), houses, guards, dice)

        yield against("turn_act", turns, "by hand", turns_by_hand, TURNS * 3 * HOUSES)
