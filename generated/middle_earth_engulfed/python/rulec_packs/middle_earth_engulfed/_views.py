"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulec.runtime.game.seeing import Column, DrawnBy, ViewSpec
from rulec.runtime.game.shape import Holds

from ._choices import Arm, Card, CardUse, Folk, Hero, Land, Prize, RoadReached, Side, Stage
from ._kinds import Commitment, Individual, Nation, Regiment, Seat
from ._words import MUSTER_POINT, PIP, POWER, STEP
from ._world import World
from ._hunt import committed_power, committed_power_power
from .cards import (
    own_cards, own_cards_card_use, own_cards_concealment, own_cards_edge, own_cards_patron,
    own_cards_relief,
)
from .pictures import (
    great_ones, great_ones_letters, great_ones_place, great_ones_side, great_ones_travels, home_record,
    home_record_lost, hosts, hosts_arm, hosts_folk, hosts_is_shaken, hosts_place, hosts_strength,
    purse_left, readiness_record, readiness_record_next_score, readiness_record_points_left,
    readiness_record_raises, readiness_record_stage, ring_bearers, ring_bearers_letters, ring_bearers_place,
    ring_track, ring_track_easting, ring_track_easy, ring_track_reach, ring_track_snowy,
    ring_track_southing, ring_track_steep, ring_track_stretch, war_map, war_map_barred, war_map_easting,
    war_map_gates, war_map_high_ways, war_map_holder, war_map_open_ways, war_map_southing,
)


class OwnCardsRow(NamedTuple):
    """A row of what is seen: The cards that you hold."""

    card: Card
    card_use: CardUse
    patron: Hero
    concealment: int
    relief: int
    edge: int


def see_own_cards(seat: Seat, world: World) -> list[OwnCardsRow]:
    """The cards that you hold: what one player sees."""
    return [
        OwnCardsRow(
            card, own_cards_card_use(seat, card), own_cards_patron(seat, card),
            own_cards_concealment(seat, card), own_cards_relief(seat, card), own_cards_edge(seat, card),
        )
        for card in own_cards(seat)
    ]


class CommittedPowerRow(NamedTuple):
    """A row of what is seen: Power that you have committed."""

    c: Commitment
    power: int


def see_committed_power(seat: Seat, world: World) -> list[CommittedPowerRow]:
    """Power that you have committed: what one player sees."""
    return [
        CommittedPowerRow(c, committed_power_power(seat, c))
        for c in committed_power(seat, world)
    ]


class WarMapRow(NamedTuple):
    """A row of what is seen: The board."""

    land: Land
    easting: int | None
    southing: int | None
    open_ways: Sequence[Land]
    gates: Sequence[Land]
    high_ways: Sequence[Land]
    barred: Sequence[Land]
    holder: Side | None


def see_war_map(seat: Seat, world: World) -> list[WarMapRow]:
    """The board: what one player sees."""
    return [
        WarMapRow(
            land, war_map_easting(seat, land), war_map_southing(seat, land), war_map_open_ways(seat, land),
            war_map_gates(seat, land), war_map_high_ways(seat, land), war_map_barred(seat, land),
            war_map_holder(seat, land, world),
        )
        for land in war_map(seat)
    ]


class HostsRow(NamedTuple):
    """A row of what is seen: Regiments on the board."""

    regiment: Regiment
    place: Land
    folk: Folk
    arm: Arm
    strength: int
    is_shaken: bool


def see_hosts(seat: Seat, world: World) -> list[HostsRow]:
    """Regiments on the board: what one player sees."""
    return [
        HostsRow(
            regiment, hosts_place(seat, regiment), hosts_folk(seat, regiment), hosts_arm(seat, regiment),
            hosts_strength(seat, regiment), hosts_is_shaken(seat, regiment),
        )
        for regiment in hosts(seat, world)
    ]


class GreatOnesRow(NamedTuple):
    """A row of what is seen: Individuals on the board."""

    individual: Individual
    place: Land
    side: Side
    letters: str
    travels: bool


def see_great_ones(seat: Seat, world: World) -> list[GreatOnesRow]:
    """Individuals on the board: what one player sees."""
    return [
        GreatOnesRow(
            individual, great_ones_place(seat, individual), great_ones_side(seat, individual),
            great_ones_letters(seat, individual), great_ones_travels(seat, individual),
        )
        for individual in great_ones(seat, world)
    ]


class RingTrackRow(NamedTuple):
    """A row of what is seen: The Fellowship's track."""

    land: Land
    easting: int | None
    southing: int | None
    easy: Sequence[Land]
    snowy: Sequence[Land]
    steep: Sequence[Land]
    stretch: RoadReached
    reach: int


def see_ring_track(seat: Seat, world: World) -> list[RingTrackRow]:
    """The Fellowship's track: what one player sees."""
    return [
        RingTrackRow(
            land, ring_track_easting(seat, land), ring_track_southing(seat, land),
            ring_track_easy(seat, land), ring_track_snowy(seat, land), ring_track_steep(seat, land),
            ring_track_stretch(seat, land), ring_track_reach(seat, land),
        )
        for land in ring_track(seat)
    ]


class RingBearersRow(NamedTuple):
    """A row of what is seen: The Fellowship."""

    individual: Individual
    place: Land
    letters: str


def see_ring_bearers(seat: Seat, world: World) -> list[RingBearersRow]:
    """The Fellowship: what one player sees."""
    return [
        RingBearersRow(
            individual, ring_bearers_place(seat, individual), ring_bearers_letters(seat, individual),
        )
        for individual in ring_bearers(seat, world)
    ]


class ReadinessRecordRow(NamedTuple):
    """A row of what is seen: Readiness of the nations."""

    nation: Nation
    stage: Stage
    next_score: int | None
    raises: int
    points_left: int


def see_readiness_record(seat: Seat, world: World) -> list[ReadinessRecordRow]:
    """Readiness of the nations: what one player sees."""
    return [
        ReadinessRecordRow(
            nation, readiness_record_stage(seat, nation), readiness_record_next_score(seat, nation),
            readiness_record_raises(seat, nation, world), readiness_record_points_left(seat, nation),
        )
        for nation in readiness_record(seat, world)
    ]


class PurseRow(NamedTuple):
    """A row of what is seen: What you have left to spend."""

    left: int


def see_purse(seat: Seat, world: World) -> PurseRow:
    """What you have left to spend: what one player sees."""
    return PurseRow(purse_left(seat))


class HomeRecordRow(NamedTuple):
    """A row of what is seen: Homes that the Shadow wants."""

    prize: Prize
    lost: bool


def see_home_record(seat: Seat, world: World) -> list[HomeRecordRow]:
    """Homes that the Shadow wants: what one player sees."""
    return [
        HomeRecordRow(prize, home_record_lost(seat, prize, world))
        for prize in home_record(seat)
    ]


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'own_cards',
        'The cards that you hold',
        'Seat',
        (
            Column('card_use', 'use', Holds("choice", 'CardUse'), own_cards_card_use, world=False),
            Column('patron', 'permitted by', Holds("choice", 'Hero'), own_cards_patron, world=False),
            Column(
                'concealment', 'concealment', Holds("number", unit=POWER), own_cards_concealment,
                world=False,
            ),
            Column(
                'relief', 'relief from the hunt', Holds("number", unit=PIP), own_cards_relief, world=False,
            ),
            Column('edge', 'edge in battle', Holds("number", unit=PIP), own_cards_edge, world=False),
        ),
        rows=own_cards,
        thing=Holds("choice", 'Card'),
        world=False,
    ),
    ViewSpec(
        'committed_power',
        'Power that you have committed',
        'Seat',
        (
            Column('power', 'power', Holds("number", unit=POWER), committed_power_power, world=False),
        ),
        rows=committed_power,
        thing=Holds("thing", 'Commitment'),
    ),
    ViewSpec(
        'war_map',
        'The board',
        'Seat',
        (
            Column('easting', 'easting', Holds("number", optional=True), war_map_easting, world=False),
            Column('southing', 'southing', Holds("number", optional=True), war_map_southing, world=False),
            Column(
                'open_ways', 'open borders', Holds("list", item=Holds("choice", 'Land')), war_map_open_ways,
                world=False,
            ),
            Column('gates', 'walls', Holds("list", item=Holds("choice", 'Land')), war_map_gates, world=False),
            Column(
                'high_ways', 'the way over Caradhras', Holds("list", item=Holds("choice", 'Land')),
                war_map_high_ways, world=False,
            ),
            Column(
                'barred', 'ways that a fortification bars', Holds("list", item=Holds("choice", 'Land')),
                war_map_barred, world=False,
            ),
            Column('holder', 'whose it is', Holds("choice", 'Side', optional=True), war_map_holder),
        ),
        rows=war_map,
        thing=Holds("choice", 'Land'),
        world=False,
        drawn=DrawnBy(
            at=('easting', 'southing'), links=('open_ways', 'gates', 'high_ways', 'barred'),
            colour='holder',
        ),
    ),
    ViewSpec(
        'hosts',
        'Regiments on the board',
        'Seat',
        (
            Column('place', 'place', Holds("choice", 'Land'), hosts_place, world=False),
            Column('folk', 'people', Holds("choice", 'Folk'), hosts_folk, world=False),
            Column('arm', 'arm', Holds("choice", 'Arm'), hosts_arm, world=False),
            Column('strength', 'steps', Holds("number", unit=STEP), hosts_strength, world=False),
            Column('is_shaken', 'shaken', Holds("truth"), hosts_is_shaken, world=False),
        ),
        rows=hosts,
        thing=Holds("thing", 'Regiment'),
        drawn=DrawnBy(on='war_map', at=('place',), colour='folk', mark='strength'),
    ),
    ViewSpec(
        'great_ones',
        'Individuals on the board',
        'Seat',
        (
            Column('place', 'place', Holds("choice", 'Land'), great_ones_place, world=False),
            Column('side', 'side', Holds("choice", 'Side'), great_ones_side, world=False),
            Column('letters', 'on the map', Holds("text"), great_ones_letters, world=False),
            Column('travels', 'with the Fellowship', Holds("truth"), great_ones_travels, world=False),
        ),
        rows=great_ones,
        thing=Holds("thing", 'Individual'),
        drawn=DrawnBy(on='war_map', at=('place',), colour='side', mark='letters'),
    ),
    ViewSpec(
        'ring_track',
        "The Fellowship's track",
        'Seat',
        (
            Column('easting', 'easting', Holds("number", optional=True), ring_track_easting, world=False),
            Column('southing', 'southing', Holds("number", optional=True), ring_track_southing, world=False),
            Column(
                'easy', 'lines', Holds("list", item=Holds("choice", 'Land')), ring_track_easy, world=False,
            ),
            Column(
                'snowy', 'lines through snow', Holds("list", item=Holds("choice", 'Land')),
                ring_track_snowy, world=False,
            ),
            Column(
                'steep', 'lines up a stair', Holds("list", item=Holds("choice", 'Land')), ring_track_steep,
                world=False,
            ),
            Column('stretch', 'stretch', Holds("choice", 'RoadReached'), ring_track_stretch, world=False),
            Column(
                'reach', 'the most power that counts', Holds("number", unit=POWER), ring_track_reach,
                world=False,
            ),
        ),
        rows=ring_track,
        thing=Holds("choice", 'Land'),
        world=False,
        drawn=DrawnBy(
            at=('easting', 'southing'), links=('easy', 'snowy', 'steep'), colour='stretch', mark='reach',
        ),
    ),
    ViewSpec(
        'ring_bearers',
        'The Fellowship',
        'Seat',
        (
            Column('place', 'place', Holds("choice", 'Land'), ring_bearers_place, world=False),
            Column('letters', 'on the track', Holds("text"), ring_bearers_letters, world=False),
        ),
        rows=ring_bearers,
        thing=Holds("thing", 'Individual'),
        drawn=DrawnBy(on='ring_track', at=('place',), mark='letters'),
    ),
    ViewSpec(
        'readiness_record',
        'Readiness of the nations',
        'Seat',
        (
            Column('stage', 'readiness', Holds("choice", 'Stage'), readiness_record_stage, world=False),
            Column(
                'next_score', 'to become readier', Holds("number", unit=PIP, optional=True),
                readiness_record_next_score, world=False,
            ),
            Column('raises', 'muster strength', Holds("number", unit=MUSTER_POINT), readiness_record_raises),
            Column(
                'points_left', 'muster points left this turn', Holds("number", unit=MUSTER_POINT),
                readiness_record_points_left, world=False,
            ),
        ),
        rows=readiness_record,
        thing=Holds("thing", 'Nation'),
    ),
    ViewSpec(
        'purse',
        'What you have left to spend',
        'Seat',
        (
            Column('left', 'power', Holds("number", unit=POWER), purse_left, world=False),
        ),
    ),
    ViewSpec(
        'home_record',
        'Homes that the Shadow wants',
        'Seat',
        (
            Column('lost', 'fallen', Holds("truth"), home_record_lost),
        ),
        rows=home_record,
        thing=Holds("choice", 'Prize'),
        world=False,
    ),
)
