"""Resolvers of orchard.rules."""

from __future__ import annotations

from rulec.runtime import Dice, show
from rulec.runtime.game.messages import Refused

from ._kinds import RANK_KNIGHT, SEASON_SPRING, SEASON_WINTER, Charm, Guard, House
from ._words import APPLES
from ._world import SHAPE, World


def steal_chance(guard: Guard, target: House, world: World) -> int:
    """Chance to steal.

    In percent.
    """
    value = 40 + 10 * guard.level
    for each in world.guards:
        if each.watching is target:
            value -= 30
    return 5 if value < 5 else 95 if value > 95 else value


def open_order_110(house: House, world: World) -> str | None:
    """What stands in the way of picking when it is handed in."""
    if world.season == SEASON_WINTER:
        return "Nothing grows in winter."
    return None


def needs_order_200(guard: Guard, house: House, target: House, apples: int, world: World) -> str | None:
    """What stands in the way of stealing."""
    if target is house:
        return "A house does not steal from itself."
    return None


def does_order_100(house: House, name: str, charm: Charm | None, world: World) -> None:
    """Hire."""
    guard = Guard(name=name, house=house, charms=0 if charm is None else 1 << charm)
    world.add(guard)
    world.tell(house, f"{SHAPE.name(guard)} joins {SHAPE.name(house)}.")
    if len(world.guards) > 12:
        raise Refused(f"There is no room for {name}.")


def does_order_110(house: House, world: World, dice: Dice) -> None:
    """Pick."""
    world.keep(house, "apples")
    house.apples += dice.throw("order_110.basket", 6)


def does_order_200(guard: Guard, house: House, target: House, apples: int, world: World, dice: Dice) -> None:
    """Steal."""
    if dice.throw("order_200.chance", 100) <= steal_chance(guard, target, world):
        apples = min(apples, target.apples)
        world.keep(target, "apples")
        target.apples -= apples
        world.keep(house, "apples")
        house.apples += apples
        world.note("stole", guard, target)
        world.tell(house, f"{SHAPE.name(guard)} takes {show(apples, APPLES)}.")
    world.tell(target, f"Somebody was at the apples of {SHAPE.name(target)}.")


def does_order_300(guard: Guard, house: House, target: House, world: World) -> None:
    """Watch."""
    world.keep(guard, "watching")
    guard.watching = target


def does_order_600(guard: Guard, house: House, charm: Charm, world: World) -> None:
    """Train."""
    world.keep(guard, "rank")
    guard.rank = RANK_KNIGHT
    world.keep(guard, "charms")
    guard.charms |= 1 << charm
    world.until("turn", guard, "charms", charm, True)


def does_order_500(house: House, target: House, gold: int, world: World) -> None:
    """Give."""
    world.keep(target, "gold")
    target.gold += gold


def season_turns(world: World) -> None:
    """The seasons change."""
    world.keep(world, "season")
    world.season = SEASON_WINTER if world.season == SEASON_SPRING else SEASON_SPRING
    world.tell(None, "A new morning.")


def wage(house: House, world: World, dice: Dice) -> None:
    """What guards cost."""
    lost = dice.throw("wage.lost", 3)
    world.keep(house, "gold")
    house.gold -= lost if house.gold >= lost else house.gold
