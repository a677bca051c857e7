"""Acts of a compiled package, carried out one by one as a game does, against the same act written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from benchmarks.rounds import Row, against

ACTS = 2_000
GUARDS = 10


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


def rows() -> Iterator[Row]:
    """`act`: nanoseconds for one act, refusals and dice included; a turn's acts per second follow from it."""
    from rulec.backends.python.load import load
    from rulec.runtime.acts import Given, attempt
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
