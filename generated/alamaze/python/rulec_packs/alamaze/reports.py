"""Resolvers of reports.rules."""

from __future__ import annotations

from collections.abc import Sequence

from ._kinds import Agent, Duty, Group, Kingdom, Place, Region
from ._world import World


def treasury_gold(kingdom: Kingdom) -> int:
    """Treasury.

    In gold.
    maelstrom "Mithril".
    """
    return kingdom.gold


def treasury_food(kingdom: Kingdom) -> int:
    """Stores.

    In food.
    maelstrom "Mithril".
    """
    return kingdom.food


def treasury_mithril(kingdom: Kingdom) -> int:
    """Mithril.

    In mithril.
    maelstrom "Mithril".
    """
    return kingdom.mithril


def treasury_influence(kingdom: Kingdom) -> int:
    """Influence.

    In steps of 1/100 influence.
    maelstrom "Mithril".
    """
    return kingdom.influence


def hosts(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """The kingdom's groups.

    maelstrom "Groups".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def hosts_region(kingdom: Kingdom, g: Group) -> Region | None:
    """Region.

    maelstrom "Groups".
    """
    return g.region


def hosts_morale(kingdom: Kingdom, g: Group) -> int:
    """Morale.

    In percent.
    maelstrom "Groups".
    """
    return g.morale


def hosts_strength(kingdom: Kingdom, g: Group) -> int:
    """Brigades.

    In plain numbers.
    maelstrom "Groups".
    """
    return len(g.brigades)


def hosts_hunger(kingdom: Kingdom, g: Group) -> int | None:
    """Turns without food.

    maelstrom "Groups".
    """
    g_hunger = g.hunger
    if g_hunger > 0:
        return g_hunger
    return None


def hosts_arrears(kingdom: Kingdom, g: Group) -> int | None:
    """Turns without pay.

    maelstrom "Groups".
    """
    g_arrears = g.arrears
    if g_arrears > 0:
        return g_arrears
    return None


def hosts_spells(kingdom: Kingdom, g: Group) -> int:
    """Spells ready for battle.

    In plain numbers.
    maelstrom "Groups".
    """
    return len(g.prepared)


def secret_service(kingdom: Kingdom, world: World) -> Sequence[Agent]:
    """The kingdom's agents.

    maelstrom "Agents".
    """
    return [a for a in world.agents if a.kingdom is kingdom]


def secret_service_level(kingdom: Kingdom, a: Agent) -> int:
    """Level.

    In levels.
    maelstrom "Agents".
    """
    return a.level


def secret_service_place(kingdom: Kingdom, a: Agent) -> Place | None:
    """Place.

    maelstrom "Agents".
    """
    return a.place


def secret_service_duty(kingdom: Kingdom, a: Agent) -> Duty:
    """Duty.

    maelstrom "Agents".
    """
    return a.duty


def secret_service_captor(kingdom: Kingdom, a: Agent) -> Kingdom | None:
    """In the prison of.

    maelstrom "Agents".
    """
    a_captor = a.captor
    if a_captor is not None:
        return a_captor
    return None
