"""The resolvers of reports.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Agent, Duty, Group, Kingdom, Place, Region
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "treasury_gold": (
        Label('otherwise', ''),
    ),
    "treasury_food": (
        Label('otherwise', ''),
    ),
    "treasury_mithril": (
        Label('otherwise', ''),
    ),
    "treasury_influence": (
        Label('otherwise', ''),
    ),
    "hosts": (
        Label('otherwise', ''),
    ),
    "hosts_region": (
        Label('otherwise', ''),
    ),
    "hosts_morale": (
        Label('otherwise', ''),
    ),
    "hosts_strength": (
        Label('otherwise', ''),
    ),
    "hosts_hunger": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "hosts_arrears": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "hosts_spells": (
        Label('otherwise', ''),
    ),
    "secret_service": (
        Label('otherwise', ''),
    ),
    "secret_service_level": (
        Label('otherwise', ''),
    ),
    "secret_service_place": (
        Label('otherwise', ''),
    ),
    "secret_service_duty": (
        Label('otherwise', ''),
    ),
    "secret_service_captor": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_treasury_gold(kingdom: Kingdom) -> tuple[int, Notes]:
    """Treasury.

    `treasury_gold` with its notes: pairs of an index of LABELS['treasury_gold'] and what it moved.
    In gold.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return kingdom.gold, notes


def why_treasury_food(kingdom: Kingdom) -> tuple[int, Notes]:
    """Stores.

    `treasury_food` with its notes: pairs of an index of LABELS['treasury_food'] and what it moved.
    In food.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return kingdom.food, notes


def why_treasury_mithril(kingdom: Kingdom) -> tuple[int, Notes]:
    """Mithril.

    `treasury_mithril` with its notes: pairs of an index of LABELS['treasury_mithril'] and what it
    moved.
    In mithril.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return kingdom.mithril, notes


def why_treasury_influence(kingdom: Kingdom) -> tuple[int, Notes]:
    """Influence.

    `treasury_influence` with its notes: pairs of an index of LABELS['treasury_influence'] and what it
    moved.
    In steps of 1/100 influence.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return kingdom.influence, notes


def why_hosts(kingdom: Kingdom, world: World) -> tuple[Sequence[Group], Notes]:
    """The kingdom's groups.

    `hosts` with its notes: pairs of an index of LABELS['hosts'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [g for g in world.groups if g.kingdom is kingdom], notes


def why_hosts_region(kingdom: Kingdom, g: Group) -> tuple[Region | None, Notes]:
    """Region.

    `hosts_region` with its notes: pairs of an index of LABELS['hosts_region'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return g.region, notes


def why_hosts_morale(kingdom: Kingdom, g: Group) -> tuple[int, Notes]:
    """Morale.

    `hosts_morale` with its notes: pairs of an index of LABELS['hosts_morale'] and what it moved.
    In percent.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return g.morale, notes


def why_hosts_strength(kingdom: Kingdom, g: Group) -> tuple[int, Notes]:
    """Brigades.

    `hosts_strength` with its notes: pairs of an index of LABELS['hosts_strength'] and what it moved.
    In plain numbers.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return len(g.brigades), notes


def why_hosts_hunger(kingdom: Kingdom, g: Group) -> tuple[int | None, Notes]:
    """Turns without food.

    `hosts_hunger` with its notes: pairs of an index of LABELS['hosts_hunger'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    g_hunger = g.hunger
    if g_hunger > 0:
        notes.append((0, 0))
        return g_hunger, notes
    notes.append((1, 0))
    return None, notes


def why_hosts_arrears(kingdom: Kingdom, g: Group) -> tuple[int | None, Notes]:
    """Turns without pay.

    `hosts_arrears` with its notes: pairs of an index of LABELS['hosts_arrears'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    g_arrears = g.arrears
    if g_arrears > 0:
        notes.append((0, 0))
        return g_arrears, notes
    notes.append((1, 0))
    return None, notes


def why_hosts_spells(kingdom: Kingdom, g: Group) -> tuple[int, Notes]:
    """Spells ready for battle.

    `hosts_spells` with its notes: pairs of an index of LABELS['hosts_spells'] and what it moved.
    In plain numbers.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return len(g.prepared), notes


def why_secret_service(kingdom: Kingdom, world: World) -> tuple[Sequence[Agent], Notes]:
    """The kingdom's agents.

    `secret_service` with its notes: pairs of an index of LABELS['secret_service'] and what it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [a for a in world.agents if a.kingdom is kingdom], notes


def why_secret_service_level(kingdom: Kingdom, a: Agent) -> tuple[int, Notes]:
    """Level.

    `secret_service_level` with its notes: pairs of an index of LABELS['secret_service_level'] and what
    it moved.
    In levels.
    maelstrom "Agents".
    """
    notes: Notes = []
    notes.append((0, 0))
    return a.level, notes


def why_secret_service_place(kingdom: Kingdom, a: Agent) -> tuple[Place | None, Notes]:
    """Place.

    `secret_service_place` with its notes: pairs of an index of LABELS['secret_service_place'] and what
    it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    notes.append((0, 0))
    return a.place, notes


def why_secret_service_duty(kingdom: Kingdom, a: Agent) -> tuple[Duty, Notes]:
    """Duty.

    `secret_service_duty` with its notes: pairs of an index of LABELS['secret_service_duty'] and what it
    moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    notes.append((0, 0))
    return a.duty, notes


def why_secret_service_captor(kingdom: Kingdom, a: Agent) -> tuple[Kingdom | None, Notes]:
    """In the prison of.

    `secret_service_captor` with its notes: pairs of an index of LABELS['secret_service_captor'] and
    what it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    a_captor = a.captor
    if a_captor is not None:
        notes.append((0, 0))
        return a_captor, notes
    notes.append((1, 0))
    return None, notes
