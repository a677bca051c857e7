"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulec.runtime.seeing import Column, DrawnBy, ViewSpec
from rulec.runtime.shape import Holds

from ._choices import BookedReason, Duty, Hold, HostSize, MapArea, Rank, Reaction, Region, Settlement, Terrain
from ._kinds import Agent, Figure, Group, Kingdom, Place, Sighting
from ._words import DEFENSE, FOOD, GOLD, GUNPOWDER, INFLUENCE, LEVEL, MILE, MITHRIL, PERCENT
from ._world import World
from ._ledger import ledger, ledger_food, ledger_gold, ledger_mithril, ledger_powder
from .map_ import (
    atlas, atlas_outline, atlas_terrain, charted, charted_area, charted_last_seen, charted_owner,
    charted_place, charted_settlement, groups_on_map, groups_on_map_area, groups_on_map_sign,
    marches_on_map, marches_on_map_area, marches_on_map_camp,
)
from .reports import (
    hosts, hosts_area, hosts_arrears, hosts_hunger, hosts_morale, hosts_region, hosts_size, hosts_spells,
    hosts_strength, people, people_captor, people_place, people_rank, prisoners, prisoners_captor,
    prisoners_kingdom, prisoners_rank, realm_places, realm_places_area, realm_places_defense,
    realm_places_food_output, realm_places_gold_output, realm_places_hidden, realm_places_region,
    realm_places_settlement, secret_service, secret_service_captor, secret_service_duty,
    secret_service_level, secret_service_place, standing_in_regions, standing_in_regions_hold,
    standing_in_regions_reaction, standing_in_regions_share, treasury_food, treasury_gold,
    treasury_influence, treasury_mithril, treasury_powder,
)


class LedgerRow(NamedTuple):
    """A row of what is seen: What came and what went in the month."""

    h: BookedReason
    gold: int
    food: int
    mithril: int
    powder: int | None


def see_ledger(kingdom: Kingdom, world: World) -> list[LedgerRow]:
    """What came and what went in the month: what one player sees."""
    return [
        LedgerRow(
            h, ledger_gold(kingdom, h, world), ledger_food(kingdom, h, world),
            ledger_mithril(kingdom, h, world), ledger_powder(kingdom, h, world),
        )
        for h in ledger(kingdom, world)
    ]


class AtlasRow(NamedTuple):
    """A row of what is seen: The map of Alamaze."""

    a: MapArea
    outline: Sequence[tuple[int, int]]
    terrain: Terrain


def see_atlas(kingdom: Kingdom, world: World) -> list[AtlasRow]:
    """The map of Alamaze: what one player sees."""
    return [
        AtlasRow(a, atlas_outline(kingdom, a), atlas_terrain(kingdom, a))
        for a in atlas(kingdom)
    ]


class ChartedRow(NamedTuple):
    """A row of what is seen: Population centers that the kingdom has seen."""

    s: Sighting
    place: Place
    area: MapArea | None
    owner: Kingdom | None
    settlement: Settlement
    last_seen: int


def see_charted(kingdom: Kingdom, world: World) -> list[ChartedRow]:
    """Population centers that the kingdom has seen: what one player sees."""
    return [
        ChartedRow(
            s, charted_place(kingdom, s), charted_area(kingdom, s), charted_owner(kingdom, s),
            charted_settlement(kingdom, s), charted_last_seen(kingdom, s),
        )
        for s in charted(kingdom, world)
    ]


class GroupsOnMapRow(NamedTuple):
    """A row of what is seen: The kingdom's groups on the map."""

    g: Group
    area: MapArea
    sign: str


def see_groups_on_map(kingdom: Kingdom, world: World) -> list[GroupsOnMapRow]:
    """The kingdom's groups on the map: what one player sees."""
    return [
        GroupsOnMapRow(g, groups_on_map_area(kingdom, g), groups_on_map_sign(kingdom, g))
        for g in groups_on_map(kingdom, world)
    ]


class MarchesOnMapRow(NamedTuple):
    """A row of what is seen: Where the kingdom's groups have marched."""

    g: Group
    camp: MapArea
    area: MapArea | None


def see_marches_on_map(kingdom: Kingdom, world: World) -> list[MarchesOnMapRow]:
    """Where the kingdom's groups have marched: what one player sees."""
    return [
        MarchesOnMapRow(g, marches_on_map_camp(kingdom, g), marches_on_map_area(kingdom, g))
        for g in marches_on_map(kingdom, world)
    ]


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
    area: MapArea | None
    region: Region | None
    size: HostSize
    morale: int
    strength: int
    hunger: int | None
    arrears: int | None
    spells: int


def see_hosts(kingdom: Kingdom, world: World) -> list[HostsRow]:
    """The kingdom's groups: what one player sees."""
    return [
        HostsRow(
            g, hosts_area(kingdom, g), hosts_region(kingdom, g), hosts_size(kingdom, g),
            hosts_morale(kingdom, g), hosts_strength(kingdom, g), hosts_hunger(kingdom, g),
            hosts_arrears(kingdom, g), hosts_spells(kingdom, g),
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


class RealmPlacesRow(NamedTuple):
    """A row of what is seen: The kingdom's population centers."""

    p: Place
    area: MapArea | None
    region: Region | None
    settlement: Settlement
    defense: int
    gold_output: int
    food_output: int
    hidden: bool


def see_realm_places(kingdom: Kingdom, world: World) -> list[RealmPlacesRow]:
    """The kingdom's population centers: what one player sees."""
    return [
        RealmPlacesRow(
            p, realm_places_area(kingdom, p), realm_places_region(kingdom, p),
            realm_places_settlement(kingdom, p), realm_places_defense(kingdom, p),
            realm_places_gold_output(kingdom, p), realm_places_food_output(kingdom, p),
            realm_places_hidden(kingdom, p),
        )
        for p in realm_places(kingdom, world)
    ]


class PeopleRow(NamedTuple):
    """A row of what is seen: The kingdom's people at court and abroad."""

    f: Figure
    rank: Rank
    place: Place | None
    captor: Kingdom | None


def see_people(kingdom: Kingdom, world: World) -> list[PeopleRow]:
    """The kingdom's people at court and abroad: what one player sees."""
    return [
        PeopleRow(f, people_rank(kingdom, f), people_place(kingdom, f), people_captor(kingdom, f))
        for f in people(kingdom, world)
    ]


class PrisonersRow(NamedTuple):
    """A row of what is seen: The kingdom's prisoners."""

    f: Figure
    rank: Rank
    kingdom: Kingdom | None
    captor: Kingdom | None


def see_prisoners(kingdom: Kingdom, world: World) -> list[PrisonersRow]:
    """The kingdom's prisoners: what one player sees."""
    return [
        PrisonersRow(
            f, prisoners_rank(kingdom, f), prisoners_kingdom(kingdom, f), prisoners_captor(kingdom, f),
        )
        for f in prisoners(kingdom, world)
    ]


class StandingInRegionsRow(NamedTuple):
    """A row of what is seen: What the regions think of the kingdom."""

    r: Region
    reaction: Reaction
    hold: Hold
    share: int


def see_standing_in_regions(kingdom: Kingdom, world: World) -> list[StandingInRegionsRow]:
    """What the regions think of the kingdom: what one player sees."""
    return [
        StandingInRegionsRow(
            r, standing_in_regions_reaction(kingdom, r), standing_in_regions_hold(kingdom, r),
            standing_in_regions_share(kingdom, r),
        )
        for r in standing_in_regions(kingdom)
    ]


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'ledger',
        'What came and what went in the month',
        'Kingdom',
        (
            Column('gold', 'gold', Holds("number", unit=GOLD), ledger_gold),
            Column('food', 'food', Holds("number", unit=FOOD), ledger_food),
            Column('mithril', 'mithril', Holds("number", unit=MITHRIL), ledger_mithril),
            Column('powder', 'gunpowder', Holds("number", unit=GUNPOWDER, optional=True), ledger_powder),
        ),
        rows=ledger,
        thing=Holds("choice", 'BookedReason'),
    ),
    ViewSpec(
        'atlas',
        'The map of Alamaze',
        'Kingdom',
        (
            Column(
                'outline', 'outline', Holds("list", item=Holds("spot", unit=MILE)), atlas_outline,
                world=False,
            ),
            Column('terrain', 'ground', Holds("choice", 'Terrain'), atlas_terrain, world=False),
        ),
        rows=atlas,
        thing=Holds("choice", 'MapArea'),
        world=False,
        drawn=DrawnBy(at=('outline',), colour='terrain'),
    ),
    ViewSpec(
        'charted',
        'Population centers that the kingdom has seen',
        'Kingdom',
        (
            Column('place', 'population center', Holds("thing", 'Place'), charted_place, world=False),
            Column('area', 'map area', Holds("choice", 'MapArea', optional=True), charted_area, world=False),
            Column('owner', 'ruled by', Holds("thing", 'Kingdom', optional=True), charted_owner, world=False),
            Column('settlement', 'size', Holds("choice", 'Settlement'), charted_settlement, world=False),
            Column('last_seen', 'seen in month', Holds("number"), charted_last_seen, world=False),
        ),
        rows=charted,
        thing=Holds("thing", 'Sighting'),
        drawn=DrawnBy(on='atlas', at=('area',), colour='owner'),
    ),
    ViewSpec(
        'groups_on_map',
        "The kingdom's groups on the map",
        'Kingdom',
        (
            Column('area', 'map area', Holds("choice", 'MapArea'), groups_on_map_area, world=False),
            Column('sign', 'sign', Holds("text"), groups_on_map_sign, world=False),
        ),
        rows=groups_on_map,
        thing=Holds("thing", 'Group'),
        drawn=DrawnBy(on='atlas', at=('area',), mark='sign'),
    ),
    ViewSpec(
        'marches_on_map',
        "Where the kingdom's groups have marched",
        'Kingdom',
        (
            Column(
                'camp', "where it stood when the month's marches began", Holds("choice", 'MapArea'),
                marches_on_map_camp, world=False,
            ),
            Column(
                'area', 'map area', Holds("choice", 'MapArea', optional=True), marches_on_map_area,
                world=False,
            ),
        ),
        rows=marches_on_map,
        thing=Holds("thing", 'Group'),
        drawn=DrawnBy(on='atlas', way=('camp', 'area')),
    ),
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
            Column('area', 'map area', Holds("choice", 'MapArea', optional=True), hosts_area, world=False),
            Column('region', 'region', Holds("choice", 'Region', optional=True), hosts_region, world=False),
            Column('size', 'size', Holds("choice", 'HostSize'), hosts_size, world=False),
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
    ViewSpec(
        'realm_places',
        "The kingdom's population centers",
        'Kingdom',
        (
            Column(
                'area', 'map area', Holds("choice", 'MapArea', optional=True), realm_places_area,
                world=False,
            ),
            Column(
                'region', 'region', Holds("choice", 'Region', optional=True), realm_places_region,
                world=False,
            ),
            Column('settlement', 'size', Holds("choice", 'Settlement'), realm_places_settlement, world=False),
            Column('defense', 'defense', Holds("number", unit=DEFENSE), realm_places_defense, world=False),
            Column(
                'gold_output', 'gold production', Holds("number", unit=GOLD), realm_places_gold_output,
                world=False,
            ),
            Column(
                'food_output', 'food production', Holds("number", unit=FOOD), realm_places_food_output,
                world=False,
            ),
            Column('hidden', 'hidden', Holds("truth"), realm_places_hidden, world=False),
        ),
        rows=realm_places,
        thing=Holds("thing", 'Place'),
    ),
    ViewSpec(
        'people',
        "The kingdom's people at court and abroad",
        'Kingdom',
        (
            Column('rank', 'rank', Holds("choice", 'Rank'), people_rank, world=False),
            Column('place', 'place', Holds("thing", 'Place', optional=True), people_place, world=False),
            Column(
                'captor', 'in the prison of', Holds("thing", 'Kingdom', optional=True), people_captor,
                world=False,
            ),
        ),
        rows=people,
        thing=Holds("thing", 'Figure'),
    ),
    ViewSpec(
        'prisoners',
        "The kingdom's prisoners",
        'Kingdom',
        (
            Column('rank', 'rank', Holds("choice", 'Rank'), prisoners_rank, world=False),
            Column('kingdom', 'of', Holds("thing", 'Kingdom', optional=True), prisoners_kingdom, world=False),
            Column(
                'captor', 'held by', Holds("thing", 'Kingdom', optional=True), prisoners_captor,
                world=False,
            ),
        ),
        rows=prisoners,
        thing=Holds("thing", 'Figure'),
    ),
    ViewSpec(
        'standing_in_regions',
        'What the regions think of the kingdom',
        'Kingdom',
        (
            Column(
                'reaction', 'reaction', Holds("choice", 'Reaction'), standing_in_regions_reaction,
                world=False,
            ),
            Column(
                'hold', 'regional influence', Holds("choice", 'Hold'), standing_in_regions_hold,
                world=False,
            ),
            Column('share', 'share', Holds("number", unit=PERCENT), standing_in_regions_share, world=False),
        ),
        rows=standing_in_regions,
        thing=Holds("choice", 'Region'),
        world=False,
    ),
)
