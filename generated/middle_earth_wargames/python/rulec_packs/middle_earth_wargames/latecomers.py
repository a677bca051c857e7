"""Resolvers of latecomers.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._kinds import ARMOUR_LIGHT_ARMOUR, STEED_NO_STEED, Unit, Warlord
from ._world import SHAPE, World
from .points import unit_cost


def worth_waiting(warlord: Warlord, world: World) -> int:
    """Points of those who stand aside.

    In steps of 1/2 army points.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "NEUTRAL TROOP TYPES",
    line 132.
    """
    return sum(
        unit_cost(l.men, l.recruit, ARMOUR_LIGHT_ARMOUR, STEED_NO_STEED)
        for l in world.latecomers
        if l.warlord is warlord and l.chieftain is None
    )


def await_latecomers(world: World, dice: Dice) -> None:
    """Those who stood aside.

    Raises DividedByNothing (a divisor is 0); NoAnswer (no case fits).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "NEUTRAL TROOP TYPES",
    lines 130-132.
    """
    for l in [l for l in world.latecomers if joins_battle(l.troop, world.facts, world)]:
        l_dice = dice.at(l.id)
        u = Unit(
            name=l.name, warlord=l.warlord, troop=l.troop, strikes_as=l.strikes_as, struck_as=l.struck_as,
            recruit=l.recruit, chieftain=l.chieftain, men=l.men, abreast=l.abreast, stands_upon=l.joins_at,
            faces_toward=l.looks_toward, flight=l.flight,
        )
        world.add(u)
        world.tell(None, f"{SHAPE.name(u)} joined the battle, on the side of {SHAPE.name(l.warlord)}.")
        make_ready(u, world, l_dice)
        plant(u, world)
        world.drop(l)


# at the end, for these modules use each other
from .armies import joins_battle  # noqa: E402
from .field import plant  # noqa: E402
from .muster import make_ready  # noqa: E402
