"""Resolvers of reports.rules."""

from __future__ import annotations

from collections.abc import Sequence

from ._kinds import Agent, Duty, Group, Kingdom, Place, Region
from ._world import World


def treasury_gold(kingdom: Kingdom) -> int:
    """Treasury.

    In gold.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Mithril", line 1242.
    """
    return kingdom.gold


def treasury_food(kingdom: Kingdom) -> int:
    """Stores.

    In food.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Mithril", line 1242.
    """
    return kingdom.food


def treasury_mithril(kingdom: Kingdom) -> int:
    """Mithril.

    In mithril.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Mithril", line 1242.
    """
    return kingdom.mithril


def treasury_influence(kingdom: Kingdom) -> int:
    """Influence.

    In steps of 1/100 influence.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Mithril", line 1242.
    """
    return kingdom.influence


def hosts(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """The kingdom's groups.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1922-1930.
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def hosts_region(kingdom: Kingdom, g: Group) -> Region | None:
    """Region.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1922-1930.
    """
    return g.region


def hosts_morale(kingdom: Kingdom, g: Group) -> int:
    """Morale.

    In percent.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1922-1930.
    """
    return g.morale


def hosts_strength(kingdom: Kingdom, g: Group) -> int:
    """Brigades.

    In plain numbers.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1922-1930.
    """
    return sum(1 for b in g.brigades)


def hosts_spells(kingdom: Kingdom, g: Group) -> int:
    """Spells ready for battle.

    In plain numbers.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1922-1930.
    """
    return sum(1 for c in g.prepared)


def secret_service(kingdom: Kingdom, world: World) -> Sequence[Agent]:
    """The kingdom's agents.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1653-1665.
    """
    return [a for a in world.agents if a.kingdom is kingdom]


def secret_service_level(kingdom: Kingdom, a: Agent) -> int:
    """Level.

    In levels.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1653-1665.
    """
    return a.level


def secret_service_place(kingdom: Kingdom, a: Agent) -> Place | None:
    """Place.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1653-1665.
    """
    return a.place


def secret_service_duty(kingdom: Kingdom, a: Agent) -> Duty:
    """Duty.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1653-1665.
    """
    return a.duty


def secret_service_captor(kingdom: Kingdom, a: Agent) -> Kingdom | None:
    """In the prison of.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1653-1665.
    """
    a_captor = a.captor
    if a_captor is not None:
        return a_captor
    return None
