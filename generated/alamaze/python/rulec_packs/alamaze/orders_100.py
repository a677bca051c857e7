"""Resolvers of orders_100.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice

from ._choices import HOST_SIZE_PATROL, SEIZURE_STORM_ORDER, Tactic
from ._kinds import Group, Kingdom, Place
from ._tables import TACTIC_ATTACK
from ._world import SHAPE, World
from .conquest import bars_the_gates, before_the_gates, storm_walls
from .movement import host_size
from .tactics import knows_plan


def domain_order_150_place(group: Group, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Attack Popcenter.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    return world.places


def needs_order_150(group: Group, kingdom: Kingdom, place: Place, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Popcenter.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    if place.kingdom is kingdom:
        return f"{SHAPE.name(place)} is yours already."
    if not TACTIC_ATTACK[plan]:
        return f"{SHAPE.title('Tactic', plan)} is for defenders."
    if not knows_plan(group, plan):
        return f"Nobody in {SHAPE.name(group)} has learned this: {SHAPE.title('Tactic', plan)}."
    if not before_the_gates(group, place, world):
        return f"{SHAPE.name(place)} is nowhere near {SHAPE.name(group)}."
    if host_size(group) <= HOST_SIZE_PATROL:
        return f"{SHAPE.name(group)} has no troops to attack with."
    if world.happened('retreated', 'this', 0, group):
        return f"{SHAPE.name(group)} has fallen back, and attacks nobody any more."
    if world.happened('stood_ready', 'this', 0, group):
        return f"{SHAPE.name(group)} stands on the defensive this turn."
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return f"Before {SHAPE.name(place)} stands a host of those who hold it."
    return None


def does_order_150(
    group: Group,
    kingdom: Kingdom,
    place: Place,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Attack Popcenter.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    world.note('busy', group)
    storm_walls(group, place, SEIZURE_STORM_ORDER, plan, world, dice)
