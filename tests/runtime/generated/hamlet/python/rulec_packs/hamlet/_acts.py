"""What players may do, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.acts import (
    ActSpec,
    Forbidden,
    Game,
    Limit,
    Notation,
    Once,
    Optional,
    Param,
    Queue,
    Queued,
    SequenceSpec,
    Slot,
)
from rulec.runtime.game.shape import Holds

from ._kinds import Charm, Guard, House, Order
from ._meta import EXECUTED_HASH, RULES_VERSION
from ._words import APPLES, GOLD
from ._world import SHAPE, World
from .orchard import (
    does_order_100,
    does_order_110,
    does_order_200,
    does_order_300,
    does_order_500,
    does_order_600,
    needs_order_200,
    open_order_110,
    season_turns,
    wage,
)

_HOUSE: Final = Param("house", Holds("thing", "House"))
_GUARD: Final = Param("guard", Holds("thing", "Guard"))
_ORDER_NUMBER: Final = (100, 110, 200, 300, 400, 500, 600)
_ORDER_FREE: Final = (False, True, False, False, False, False, False)


def _default_100_charm(house: House, name: str, world: World) -> Charm | None:
    return None


def _costs_100(house: House, name: str, charm: Charm | None, world: World) -> tuple[tuple[str, int], ...]:
    return (("gold", 10), ("apples", 1 if charm is not None else 0))


def _does_100(house: House, name: str, charm: Charm | None, world: World, dice: Dice) -> None:
    does_order_100(house, name, charm, world)


def _domain_200_target(guard: Guard, house: House, world: World) -> Sequence[House]:
    return tuple(world.houses)


def _domain_200_apples(guard: Guard, house: House, target: House, world: World) -> range:
    return range(1, 6)


def _default_200_apples(guard: Guard, house: House, target: House, world: World) -> int:
    return 2


def _does_300(guard: Guard, house: House, target: House, world: World, dice: Dice) -> None:
    does_order_300(guard, house, target, world)


def _does_400(guard: Guard, house: House, world: World, dice: Dice) -> None:
    return None


def _costs_500(house: House, target: House, gold: int, world: World) -> tuple[tuple[str, int], ...]:
    return (("gold", gold),)


def _does_500(house: House, target: House, gold: int, world: World, dice: Dice) -> None:
    does_order_500(house, target, gold, world)


def _does_600(guard: Guard, house: House, charm: Charm, world: World, dice: Dice) -> None:
    does_order_600(guard, house, charm, world)


ACTS: Final = (
    ActSpec(
        kind="order", key="100", number=100, entry=0, title="Hire", player="house",
        params=(
            _HOUSE,
            Param("name", Holds("text")),
            Param("charm", Holds("choice", "Charm", optional=True), default=_default_100_charm),
        ),
        notations=(
            Notation(("100 ", Slot("name"), Optional((" with ", Slot("charm"))))),
            Notation(("100",), "Say whom: 100 NAME."),
        ),
        does=_does_100, costs=_costs_100,
    ),
    ActSpec(
        kind="order", key="110", number=110, entry=1, title="Pick", player="house",
        params=(_HOUSE,),
        notations=(Notation(("110",)), Notation(("pick apples",))),
        does=does_order_110, opens=open_order_110, once=(Once(()),),
    ),
    ActSpec(
        kind="order", key="200", number=200, entry=2, title="Steal", actor="guard", player="house", owner=("house",),
        params=(
            _GUARD,
            _HOUSE,
            Param("target", Holds("thing", "House"), _domain_200_target),
            Param("apples", Holds("number", unit=APPLES), _domain_200_apples, _default_200_apples),
        ),
        notations=(Notation((Slot("guard"), " 200 ", Slot("target"), Optional((" ", Slot("apples"))))),),
        does=does_order_200, needs=needs_order_200, once=(Once(("house", "target")),), forbidden=(Forbidden(0, "Too cold."),),
    ),
    ActSpec(
        kind="order", key="300", number=300, entry=3, title="Watch", actor="guard", player="house", owner=("house",),
        params=(_GUARD, _HOUSE, Param("target", Holds("thing", "House"))),
        notations=(Notation((Slot("guard"), " 300 ", Slot("target"))),),
        does=_does_300, standing=True,
    ),
    ActSpec(
        kind="order", key="400", number=400, entry=4, title="Rest", actor="guard", player="house", owner=("house",),
        params=(_GUARD, _HOUSE),
        notations=(Notation(("400 ", Slot("guard"))),),
        does=_does_400, sole=True,
    ),
    ActSpec(
        kind="order", key="500", number=500, entry=5, title="Give", player="house",
        params=(_HOUSE, Param("target", Holds("thing", "House")), Param("gold", Holds("number", unit=GOLD))),
        notations=(Notation(("500 ", Slot("gold"), " to ", Slot("target"))),),
        does=_does_500, costs=_costs_500,
    ),
    ActSpec(
        kind="order", key="600", number=600, entry=6, title="Train", actor="guard", player="house", owner=("house",),
        params=(_GUARD, _HOUSE, Param("charm", Holds("choice", "Charm"))),
        notations=(Notation(("600 ", Slot("guard"), ": ", Slot("charm"))),),
        does=_does_600,
    ),
)  # fmt: skip


def _key(order: Order, house: House, world: World) -> tuple[int, ...]:
    return (_ORDER_NUMBER[order],)


def _limit(house: House, world: World) -> int:
    return 3


def _limited(order: Order, house: House, world: World) -> bool:
    return not _ORDER_FREE[order]


def turn(world: World, queue: Queue, dice: Dice) -> None:
    """A turn."""
    world.enter(1)
    queue.carry_out((("order", ((100, 300),)),))
    world.enter(2)
    for house in tuple(world.houses):
        wage(house, world, dice.at(house.id))
    world.enter(3)
    queue.carry_out((("order", ((301, 999),)),))
    season_turns(world)


GAME: Final = Game(
    pack="hamlet",
    version=RULES_VERSION,
    hash=EXECUTED_HASH,
    world=World,
    shape=SHAPE,
    acts=ACTS,
    sequences=(
        SequenceSpec(
            name="turn", title="A turn", run=turn, queues=(Queued("order", _key, (_limited,)),), player="House", shuffled=True,
            limits=(Limit(_limit, "acts a turn"),),
            steps=((1, "In the morning"), (2, "At noon"), (3, "In the evening")),
        ),
    ),
)  # fmt: skip
