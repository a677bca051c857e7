"""Acts of a compiled package, carried out one by one and in turns as a game does, against the same written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from benchmarks.rounds import Row, Wanted, against

ACTS = 2_000
GUARDS = 10
HOUSES = 16
TURNS = 20
LOT = 1 << 30


def village(package: Any) -> tuple[Any, list[Any], list[Any]]:
    """A world with two houses and their guards."""
    world = package.World(seed=1)
    houses = [world.add(package.House(name=name, apples=10_000)) for name in ("Oak", "Hill")]
    guards = [world.add(package.Guard(name=f"Guard {at}", house=houses[at % 2], level=at % 5)) for at in range(GUARDS)]
    return world, houses, guards


class Order:
    """An order that was given, and what became of it."""

    __slots__ = ("done", "guard", "house", "most", "nth", "sentence", "target")

    def __init__(self, guard: Any, house: Any, target: Any, most: int, nth: int = 0) -> None:
        self.guard, self.house, self.target, self.most, self.nth = guard, house, target, most, nth
        self.done = False
        self.sentence = ""


def by_hand(world: Hand, order: Order, dice: Any) -> bool:
    """Order 200 of the hamlet, as a careful programmer would write it over the same things and the same dice: what is
    ordered, done and told is remembered with its turn and step, and the player hears why an order is turned down."""
    guard, house, target = order.guard, order.house, order.target
    world.note("act given", 1, house)
    if guard not in world.guards or house not in world.houses or target not in world.houses:
        return world.refuse(order, "Gone.")
    if target is house:
        return world.refuse(order, "A house does not steal from itself.")
    if target.fear > 40 and guard.level <= 1:
        return world.refuse(order, f"{guard.name} is too weak.")
    taken = order.most if order.most < target.apples else target.apples
    watch = 30
    for other in world.guards:
        if other.house is target and not other.tired:
            watch += 5
    if any(turn > world.turn - 2 for turn in world.stolen):
        watch += 10
    watch = 5 if watch < 5 else 95 if watch > 95 else watch
    order.done = True
    if dice.throw("order 200.caught", 100) <= watch:
        world.tell(None, f"{guard.name} of {house.name} was seen.")
        return True
    target.apples -= taken
    house.apples += taken
    world.stolen.append(world.turn)
    world.note("stole", guard, target)
    if guard.level > 3:
        house.fear = min(house.fear + 1, max(house.fear, 90))
        house.friends = (*house.friends, target)
    world.chief = target
    return True


class Hand:
    """What a hand-written game remembers."""

    def __init__(self, houses: list[Any], guards: list[Any]) -> None:
        self.houses, self.guards = houses, guards
        self.turn = 1
        self.step = 0
        self.stolen: list[int] = []
        self.events: list[tuple[Any, ...]] = []
        self.told: list[tuple[int, int, Any, str, str]] = []
        self.chief: Any = None

    def note(self, *event: Any) -> None:
        """Remembers an event."""
        self.events.append((self.turn, self.step, *event))

    def tell(self, who: Any, text: str, about: str = "") -> None:
        """Tells a house, or everybody."""
        self.told.append((self.turn, self.step, who, text, about))

    def refuse(self, order: Order, why: str) -> bool:
        """Turns an order down."""
        order.sentence = why
        self.tell(order.house.id, why, "order 200 Steal")
        return False


def street(package: Any) -> tuple[Any, list[Any], list[Any]]:
    """A world with many houses of three guards."""
    world = package.World(seed=1)
    houses = [world.add(package.House(name=f"House {at}", apples=10_000)) for at in range(HOUSES)]
    guards = [world.add(package.Guard(name=f"Guard {at}", house=houses[at % HOUSES])) for at in range(3 * HOUSES)]
    return world, houses, guards


def turn_by_hand(world: Hand, orders: list[Order], turn: int) -> None:
    """The acts of a turn in an order by lot, none done twice, no more than three for a house. Each order has dice of
    its own, which nothing that another throws can shift."""
    given: dict[Any, int] = {}
    dice = {}
    for order in orders:
        order.nth = given.get(order.house, 0)
        given[order.house] = order.nth + 1
        dice[order] = HandDice(f"1/{turn}/order 200/{order.house.id}/{order.nth}")
    places = {order: (200, dice[order].throw("turn.queue", LOT), order.house.id, order.nth) for order in orders}
    done: set[Any] = set()
    counted: dict[Any, int] = {}
    for order in sorted(orders, key=places.__getitem__):
        guard, house, target = order.guard, order.house, order.target
        why = ""
        if (house, target) in done:
            why = "This was done already in this turn."
        elif guard in done:
            why = f"{guard.name} does something else in this turn."
        elif counted.get(house, 0) >= 3:
            why = "No more than 3 acts a turn."
        if why:
            world.note("act given", 1, house)
            world.refuse(order, why)
        elif by_hand(world, order, dice[order]):
            done.update((guard, (house, target)))
            counted[house] = counted.get(house, 0) + 1


class HandDice:
    """Dice of one order: what a throw shows hangs on its address alone, and on how often it was thrown there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.thrown: dict[str, int] = {}

    def throw(self, address: str, faces: int) -> int:
        """What one shows."""
        times = self.thrown[address] = self.thrown.get(address, 0) + 1
        drawn = blake2b(f"{self.address}/{address}/{times}".encode(), digest_size=8).digest()
        return int.from_bytes(drawn, "big") % faces + 1


NAMES = ("act", "turn_act")


def rows(wanted: Wanted) -> Iterator[Row]:
    """`act`: nanoseconds for one act, refusals and dice included; `turn_act`: for one of a turn's, which are sorted by
    lot, counted, and have dice of their own."""
    from rulec.runtime.dice import Seeded
    from rulec.runtime.game.acts import Given, Queue, attempt
    from tests.ir.hamlet import hamlet
    from tests.native.packages import loaded

    with loaded(hamlet().program) as hamlets:
        package = hamlets.package
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
                by_hand(world, Order(guard, guard.house, houses[at % 3 != 0], 2), dice)

        if wanted("act"):
            yield against("act", compiled, "by hand", hand, ACTS)

        def turns() -> None:
            for turn in range(TURNS):
                world, houses, guards = street(package)
                given = [
                    Given(spec, (guard, guard.house, houses[at * 7 % HOUSES], 2)) for at, guard in enumerate(guards)
                ]
                queue = Queue(world, package.GAME.sequence, given, Seeded(1, turn=turn))
                queue.carry_out((("order", ((200, 200),)),))

        def turns_by_hand() -> None:
            for turn in range(TURNS):
                _, houses, guards = street(package)
                orders = [Order(guard, guard.house, houses[at * 7 % HOUSES], 2) for at, guard in enumerate(guards)]
                turn_by_hand(Hand(houses, guards), orders, turn)

        if wanted("turn_act"):
            yield against("turn_act", turns, "by hand", turns_by_hand, TURNS * 3 * HOUSES)
