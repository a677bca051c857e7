"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulec.runtime.seeing import Column, ViewSpec
from rulec.runtime.shape import Holds

from ._kinds import Agent, Duty, Group, Kingdom, Place, Region
from ._words import FOOD, GOLD, GUNPOWDER, INFLUENCE, LEVEL, MITHRIL, PERCENT
from ._world import World
from .reports import (
    hosts, hosts_arrears, hosts_hunger, hosts_morale, hosts_region, hosts_spells, hosts_strength,
    secret_service, secret_service_captor, secret_service_duty, secret_service_level, secret_service_place,
    treasury_food, treasury_gold, treasury_influence, treasury_mithril, treasury_powder,
)


class TreasuryRow(NamedTuple):
    """A row of what is seen: What the kingdom has in store."""

    gold: int
    food: int
    mithril: int
    powder: int | None
    influence: int


def see_treasury(kingdom: Kingdom, world: World) -> TreasuryRow:
    """What the kingdom has in store: what one player sees."""
    return TreasuryRow(
        treasury_gold(kingdom), treasury_food(kingdom), treasury_mithril(kingdom), treasury_powder(kingdom),
        treasury_influence(kingdom),
    )


class HostsRow(NamedTuple):
    """A row of what is seen: The kingdom's groups."""

    g: Group
    region: Region | None
    morale: int
    strength: int
    hunger: int | None
    arrears: int | None
    spells: int


def see_hosts(kingdom: Kingdom, world: World) -> list[HostsRow]:
    """The kingdom's groups: what one player sees."""
    return [
        HostsRow(
            g, hosts_region(kingdom, g), hosts_morale(kingdom, g), hosts_strength(kingdom, g),
            hosts_hunger(kingdom, g), hosts_arrears(kingdom, g), hosts_spells(kingdom, g),
        )
        for g in hosts(kingdom, world)
    ]


class SecretServiceRow(NamedTuple):
    """A row of what is seen: The kingdom's agents."""

    a: Agent
    level: int
    place: Place | None
    duty: Duty
    captor: Kingdom | None


def see_secret_service(kingdom: Kingdom, world: World) -> list[SecretServiceRow]:
    """The kingdom's agents: what one player sees."""
    return [
        SecretServiceRow(
            a, secret_service_level(kingdom, a), secret_service_place(kingdom, a),
            secret_service_duty(kingdom, a), secret_service_captor(kingdom, a),
        )
        for a in secret_service(kingdom, world)
    ]


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'treasury',
        'What the kingdom has in store',
        'Kingdom',
        (
            Column('gold', 'treasury', Holds("number", unit=GOLD), treasury_gold, world=False),
            Column('food', 'stores', Holds("number", unit=FOOD), treasury_food, world=False),
            Column('mithril', 'mithril', Holds("number", unit=MITHRIL), treasury_mithril, world=False),
            Column(
                'powder', 'gunpowder', Holds("number", unit=GUNPOWDER, optional=True), treasury_powder,
                world=False,
            ),
            Column(
                'influence', 'influence', Holds("number", unit=INFLUENCE), treasury_influence, world=False,
            ),
        ),
    ),
    ViewSpec(
        'hosts',
        "The kingdom's groups",
        'Kingdom',
        (
            Column('region', 'region', Holds("choice", 'Region', optional=True), hosts_region, world=False),
            Column('morale', 'morale', Holds("number", unit=PERCENT), hosts_morale, world=False),
            Column('strength', 'brigades', Holds("number"), hosts_strength, world=False),
            Column('hunger', 'turns without food', Holds("number", optional=True), hosts_hunger, world=False),
            Column(
                'arrears', 'turns without pay', Holds("number", optional=True), hosts_arrears, world=False,
            ),
            Column('spells', 'spells ready for battle', Holds("number"), hosts_spells, world=False),
        ),
        rows=hosts,
        thing=Holds("thing", 'Group'),
    ),
    ViewSpec(
        'secret_service',
        "The kingdom's agents",
        'Kingdom',
        (
            Column('level', 'level', Holds("number", unit=LEVEL), secret_service_level, world=False),
            Column(
                'place', 'place', Holds("thing", 'Place', optional=True), secret_service_place, world=False,
            ),
            Column('duty', 'duty', Holds("choice", 'Duty'), secret_service_duty, world=False),
            Column(
                'captor', 'in the prison of', Holds("thing", 'Kingdom', optional=True),
                secret_service_captor, world=False,
            ),
        ),
        rows=secret_service,
        thing=Holds("thing", 'Agent'),
    ),
)
