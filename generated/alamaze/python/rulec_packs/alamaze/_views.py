"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulec.runtime.game.seeing import Column, DrawnBy, ViewSpec
from rulec.runtime.game.shape import Holds

from ._choices import (
    AlchemistItem, Artifact, ArtifactClass, Ballot, BookedReason, BrigadeType, Duty, Experience, Hold,
    HostSize, Issue, MapArea, NavalDuty, Objective, Quality, Rank, Reaction, Region, Sea, Season,
    Settlement, Terrain,
)
from ._kinds import (
    Agent, Brigade, Figure, FoundEncounter, Group, Kingdom, Leader, Levy, Motion, Navy, Place, Siege,
    Sighting, SpecialPlace, Target, Wizard,
)
from ._words import (
    CENSUS, COMMAND, DEFENSE, FLEET, FOOD, GOLD, GUNPOWDER, INFLUENCE, LEVEL, MILE, MITHRIL, NAVAL_QUALITY,
    PERCENT, STRENGTH,
)
from ._world import World
from .reports import (
    atlas, atlas_outline, atlas_terrain, calendar_commands, calendar_reinforcement, calendar_season,
    calendar_season_turns, calendar_standing_commands, calendar_turn, charted, charted_area,
    charted_last_seen, charted_owner, charted_place, charted_settlement, chiefs, chiefs_captor,
    chiefs_group, chiefs_rank, council_issue, council_issue_ballot, council_issue_concerned,
    council_issue_issue, council_issue_region, council_issue_settlement, council_members,
    council_members_speaks, due_brigades, due_brigades_again, due_brigades_breed, due_brigades_due,
    due_brigades_group, hosts, hosts_against_walls, hosts_area, hosts_arrears, hosts_hunger, hosts_morale,
    hosts_region, hosts_size, hosts_spells, hosts_strength, ledger, ledger_food, ledger_gold,
    ledger_mithril, ledger_powder, legends, legends_quality, legends_sort, mages, mages_captor, mages_group,
    mages_level, mages_next, mages_place, marches_on_map, marches_on_map_area, marches_on_map_camp,
    mines_area, mines_miners, ore, ore_digging, own_navies, own_navies_cutter, own_navies_fleets,
    own_navies_naval_duty, own_navies_quality, own_navies_refits, own_navies_sea, people, people_captor,
    people_jailed, people_place, people_rank, prisoners, prisoners_captor, prisoners_kingdom,
    prisoners_rank, ranks, ranks_attrition, ranks_breed, ranks_experience, ranks_group, realm_places,
    realm_places_area, realm_places_census, realm_places_defense, realm_places_food_output,
    realm_places_gold_output, realm_places_hidden, realm_places_region, realm_places_settlement, relics,
    relics_area, relics_bearer, relics_keeper, secret_places, secret_places_area, secret_places_food,
    secret_places_gold, secret_service, secret_service_captor, secret_service_duty, secret_service_level,
    secret_service_place, shelf, shelf_ready, sieges_in_sight, sieges_in_sight_group,
    sieges_in_sight_months_long, sieges_in_sight_place, standing_in_regions, standing_in_regions_hold,
    standing_in_regions_reaction, standing_in_regions_share, strategic_goals, strategic_goals_code,
    strategic_goals_met, treasury_food, treasury_gold, treasury_influence, treasury_mithril,
    treasury_powder, treasury_sanctuary, unusual, unusual_area, unusual_last_seen, unusual_quality,
)


class CalendarRow(NamedTuple):
    """A row of what is seen: The coming turn."""

    turn: int
    season: Season
    season_turns: int
    commands: int
    standing_commands: int
    reinforcement: int | None


def see_calendar(kingdom: Kingdom, world: World) -> CalendarRow:
    """The coming turn: what one player sees."""
    return CalendarRow(
        calendar_turn(kingdom, world), calendar_season(kingdom, world),
        calendar_season_turns(kingdom, world), calendar_commands(kingdom),
        calendar_standing_commands(kingdom), calendar_reinforcement(kingdom, world),
    )


class TreasuryRow(NamedTuple):
    """A row of what is seen: What the kingdom has in store."""

    gold: int
    food: int
    mithril: int
    powder: int | None
    influence: int
    sanctuary: Place | None


def see_treasury(kingdom: Kingdom, world: World) -> TreasuryRow:
    """What the kingdom has in store: what one player sees."""
    return TreasuryRow(
        treasury_gold(kingdom), treasury_food(kingdom), treasury_mithril(kingdom), treasury_powder(kingdom),
        treasury_influence(kingdom), treasury_sanctuary(kingdom),
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


class RealmPlacesRow(NamedTuple):
    """A row of what is seen: The kingdom's population centers."""

    p: Place
    area: MapArea | None
    region: Region | None
    settlement: Settlement
    census: int
    defense: int
    gold_output: int
    food_output: int
    hidden: bool


def see_realm_places(kingdom: Kingdom, world: World) -> list[RealmPlacesRow]:
    """The kingdom's population centers: what one player sees."""
    return [
        RealmPlacesRow(
            p, realm_places_area(kingdom, p), realm_places_region(kingdom, p),
            realm_places_settlement(kingdom, p), realm_places_census(kingdom, p),
            realm_places_defense(kingdom, p), realm_places_gold_output(kingdom, p),
            realm_places_food_output(kingdom, p), realm_places_hidden(kingdom, p),
        )
        for p in realm_places(kingdom, world)
    ]


class MinesRow(NamedTuple):
    """A row of what is seen: Miners and prospectors."""

    miners: int
    area: MapArea | None


def see_mines(kingdom: Kingdom, world: World) -> MinesRow:
    """Miners and prospectors: what one player sees."""
    return MinesRow(mines_miners(kingdom), mines_area(kingdom))


class SecretPlacesRow(NamedTuple):
    """A row of what is seen: Special places of the kingdom."""

    s: SpecialPlace
    area: MapArea
    gold: int | None
    food: int | None


def see_secret_places(kingdom: Kingdom, world: World) -> list[SecretPlacesRow]:
    """Special places of the kingdom: what one player sees."""
    return [
        SecretPlacesRow(
            s, secret_places_area(kingdom, s), secret_places_gold(kingdom, s),
            secret_places_food(kingdom, s),
        )
        for s in secret_places(kingdom, world)
    ]


class ShelfRow(NamedTuple):
    """A row of what is seen: What the alchemists have ready."""

    i: AlchemistItem
    ready: int


def see_shelf(kingdom: Kingdom, world: World) -> list[ShelfRow]:
    """What the alchemists have ready: what one player sees."""
    return [
        ShelfRow(i, shelf_ready(kingdom, i, world))
        for i in shelf(kingdom, world)
    ]


class HostsRow(NamedTuple):
    """A row of what is seen: The kingdom's groups."""

    g: Group
    area: MapArea | None
    region: Region | None
    size: HostSize
    morale: int
    strength: int
    against_walls: int | None
    hunger: int | None
    arrears: int | None
    spells: int


def see_hosts(kingdom: Kingdom, world: World) -> list[HostsRow]:
    """The kingdom's groups: what one player sees."""
    return [
        HostsRow(
            g, hosts_area(kingdom, g), hosts_region(kingdom, g), hosts_size(kingdom, g),
            hosts_morale(kingdom, g), hosts_strength(kingdom, g), hosts_against_walls(kingdom, g),
            hosts_hunger(kingdom, g), hosts_arrears(kingdom, g), hosts_spells(kingdom, g),
        )
        for g in hosts(kingdom, world)
    ]


class DueBrigadesRow(NamedTuple):
    """A row of what is seen: Brigades that are due at the capital."""

    l_: Levy
    breed: BrigadeType
    due: int
    again: bool
    group: Group


def see_due_brigades(kingdom: Kingdom, world: World) -> list[DueBrigadesRow]:
    """Brigades that are due at the capital: what one player sees."""
    return [
        DueBrigadesRow(
            l_, due_brigades_breed(kingdom, l_), due_brigades_due(kingdom, l_),
            due_brigades_again(kingdom, l_), due_brigades_group(kingdom, l_),
        )
        for l_ in due_brigades(kingdom, world)
    ]


class RanksRow(NamedTuple):
    """A row of what is seen: The kingdom's brigades."""

    b: Brigade
    group: Group | None
    breed: BrigadeType
    experience: Experience
    attrition: int


def see_ranks(kingdom: Kingdom, world: World) -> list[RanksRow]:
    """The kingdom's brigades: what one player sees."""
    return [
        RanksRow(
            b, ranks_group(kingdom, b, world), ranks_breed(kingdom, b), ranks_experience(kingdom, b),
            ranks_attrition(kingdom, b),
        )
        for b in ranks(kingdom, world)
    ]


class ChiefsRow(NamedTuple):
    """A row of what is seen: The kingdom's leaders."""

    l_: Leader
    rank: Rank
    group: Group | None
    captor: Kingdom | None


def see_chiefs(kingdom: Kingdom, world: World) -> list[ChiefsRow]:
    """The kingdom's leaders: what one player sees."""
    return [
        ChiefsRow(l_, chiefs_rank(kingdom, l_), chiefs_group(kingdom, l_, world), chiefs_captor(kingdom, l_))
        for l_ in chiefs(kingdom, world)
    ]


class OwnNaviesRow(NamedTuple):
    """A row of what is seen: The kingdom's navies."""

    n: Navy
    sea: Sea
    fleets: int
    quality: int
    naval_duty: NavalDuty
    refits: int
    cutter: str | None


def see_own_navies(kingdom: Kingdom, world: World) -> list[OwnNaviesRow]:
    """The kingdom's navies: what one player sees."""
    return [
        OwnNaviesRow(
            n, own_navies_sea(kingdom, n), own_navies_fleets(kingdom, n), own_navies_quality(kingdom, n),
            own_navies_naval_duty(kingdom, n), own_navies_refits(kingdom, n), own_navies_cutter(kingdom, n),
        )
        for n in own_navies(kingdom, world)
    ]


class SiegesInSightRow(NamedTuple):
    """A row of what is seen: Sieges that the kingdom lays or suffers."""

    s: Siege
    place: Place
    group: Group
    months_long: int


def see_sieges_in_sight(kingdom: Kingdom, world: World) -> list[SiegesInSightRow]:
    """Sieges that the kingdom lays or suffers: what one player sees."""
    return [
        SiegesInSightRow(
            s, sieges_in_sight_place(kingdom, s), sieges_in_sight_group(kingdom, s),
            sieges_in_sight_months_long(kingdom, s),
        )
        for s in sieges_in_sight(kingdom, world)
    ]


class PeopleRow(NamedTuple):
    """A row of what is seen: The kingdom's people at court and abroad."""

    f: Figure
    rank: Rank
    place: Place | None
    captor: Kingdom | None
    jailed: bool | None


def see_people(kingdom: Kingdom, world: World) -> list[PeopleRow]:
    """The kingdom's people at court and abroad: what one player sees."""
    return [
        PeopleRow(
            f, people_rank(kingdom, f), people_place(kingdom, f), people_captor(kingdom, f),
            people_jailed(kingdom, f),
        )
        for f in people(kingdom, world)
    ]


class MagesRow(NamedTuple):
    """A row of what is seen: The kingdom's wizards."""

    w: Wizard
    level: int
    group: Group | None
    place: Place | None
    captor: Kingdom | None
    next_: int


def see_mages(kingdom: Kingdom, world: World) -> list[MagesRow]:
    """The kingdom's wizards: what one player sees."""
    return [
        MagesRow(
            w, mages_level(kingdom, w), mages_group(kingdom, w), mages_place(kingdom, w),
            mages_captor(kingdom, w), mages_next(kingdom, w, world),
        )
        for w in mages(kingdom, world)
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


class RelicsRow(NamedTuple):
    """A row of what is seen: Artifacts of the kingdom."""

    a: Artifact
    bearer: Group | None
    keeper: Target | None
    area: MapArea | None


def see_relics(kingdom: Kingdom, world: World) -> list[RelicsRow]:
    """Artifacts of the kingdom: what one player sees."""
    return [
        RelicsRow(
            a, relics_bearer(kingdom, a, world), relics_keeper(kingdom, a, world),
            relics_area(kingdom, a, world),
        )
        for a in relics(kingdom, world)
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


class CouncilMembersRow(NamedTuple):
    """A row of what is seen: Who sits on the High Council."""

    k: Kingdom
    speaks: bool


def see_council_members(kingdom: Kingdom, world: World) -> list[CouncilMembersRow]:
    """Who sits on the High Council: what one player sees."""
    return [
        CouncilMembersRow(k, council_members_speaks(kingdom, k, world))
        for k in council_members(kingdom, world)
    ]


class CouncilIssueRow(NamedTuple):
    """A row of what is seen: What the High Council votes on."""

    m: Motion
    issue: Issue
    concerned: Kingdom | None
    region: Region | None
    settlement: Settlement | None
    ballot: Ballot


def see_council_issue(kingdom: Kingdom, world: World) -> list[CouncilIssueRow]:
    """What the High Council votes on: what one player sees."""
    return [
        CouncilIssueRow(
            m, council_issue_issue(kingdom, m), council_issue_concerned(kingdom, m),
            council_issue_region(kingdom, m), council_issue_settlement(kingdom, m),
            council_issue_ballot(kingdom, m),
        )
        for m in council_issue(kingdom, world)
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


class UnusualRow(NamedTuple):
    """A row of what is seen: Unusual encounters that the kingdom has found."""

    d: FoundEncounter
    area: MapArea
    quality: Quality
    last_seen: int


def see_unusual(kingdom: Kingdom, world: World) -> list[UnusualRow]:
    """Unusual encounters that the kingdom has found: what one player sees."""
    return [
        UnusualRow(d, unusual_area(kingdom, d), unusual_quality(kingdom, d), unusual_last_seen(kingdom, d))
        for d in unusual(kingdom, world)
    ]


class OreRow(NamedTuple):
    """A row of what is seen: Where there is ore."""

    a: MapArea
    digging: bool


def see_ore(kingdom: Kingdom, world: World) -> list[OreRow]:
    """Where there is ore: what one player sees."""
    return [
        OreRow(a, ore_digging(kingdom, a))
        for a in ore(kingdom, world)
    ]


class LegendsRow(NamedTuple):
    """A row of what is seen: Artifacts of which the kingdom has heard."""

    a: Artifact
    sort: ArtifactClass
    quality: Quality


def see_legends(kingdom: Kingdom, world: World) -> list[LegendsRow]:
    """Artifacts of which the kingdom has heard: what one player sees."""
    return [
        LegendsRow(a, legends_sort(kingdom, a), legends_quality(kingdom, a))
        for a in legends(kingdom)
    ]


class StrategicGoalsRow(NamedTuple):
    """A row of what is seen: The kingdom's early goals."""

    g: Objective
    code: str
    met: bool


def see_strategic_goals(kingdom: Kingdom, world: World) -> list[StrategicGoalsRow]:
    """The kingdom's early goals: what one player sees."""
    return [
        StrategicGoalsRow(g, strategic_goals_code(kingdom, g), strategic_goals_met(kingdom, g, world))
        for g in strategic_goals(kingdom, world)
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


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'calendar',
        'The coming turn',
        'Kingdom',
        (
            Column('turn', 'month', Holds("number"), calendar_turn),
            Column('season', 'season', Holds("choice", 'Season'), calendar_season),
            Column('season_turns', 'turns until the season changes', Holds("number"), calendar_season_turns),
            Column(
                'commands', 'commands that you may give', Holds("number", unit=COMMAND), calendar_commands,
                world=False,
            ),
            Column(
                'standing_commands', 'standing commands at most', Holds("number", unit=COMMAND),
                calendar_standing_commands, world=False,
            ),
            Column(
                'reinforcement', 'month of the next reinforcement', Holds("number", optional=True),
                calendar_reinforcement,
            ),
        ),
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
            Column(
                'sanctuary', 'sanctuary', Holds("thing", 'Place', optional=True), treasury_sanctuary,
                world=False,
            ),
        ),
    ),
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
            Column('census', 'census', Holds("number", unit=CENSUS), realm_places_census, world=False),
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
        'mines',
        'Miners and prospectors',
        'Kingdom',
        (
            Column('miners', 'miners', Holds("number"), mines_miners, world=False),
            Column('area', 'area', Holds("choice", 'MapArea', optional=True), mines_area, world=False),
        ),
    ),
    ViewSpec(
        'secret_places',
        'Special places of the kingdom',
        'Kingdom',
        (
            Column('area', 'map area', Holds("choice", 'MapArea'), secret_places_area, world=False),
            Column(
                'gold', 'gold', Holds("number", unit=GOLD, optional=True), secret_places_gold, world=False,
            ),
            Column(
                'food', 'food', Holds("number", unit=FOOD, optional=True), secret_places_food, world=False,
            ),
        ),
        rows=secret_places,
        thing=Holds("thing", 'SpecialPlace'),
    ),
    ViewSpec(
        'shelf',
        'What the alchemists have ready',
        'Kingdom',
        (
            Column('ready', 'ready', Holds("number"), shelf_ready),
        ),
        rows=shelf,
        thing=Holds("choice", 'AlchemistItem'),
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
            Column(
                'against_walls', 'value against population centers',
                Holds("number", unit=STRENGTH, optional=True), hosts_against_walls, world=False,
            ),
            Column('hunger', 'turns without food', Holds("number", optional=True), hosts_hunger, world=False),
            Column(
                'arrears', 'turns without pay', Holds("number", optional=True), hosts_arrears, world=False,
            ),
            Column('spells', 'spells ready for battle', Holds("number"), hosts_spells, world=False),
        ),
        rows=hosts,
        thing=Holds("thing", 'Group'),
        drawn=DrawnBy(on='atlas', at=('area',), mark='strength'),
    ),
    ViewSpec(
        'due_brigades',
        'Brigades that are due at the capital',
        'Kingdom',
        (
            Column('breed', 'brigade', Holds("choice", 'BrigadeType'), due_brigades_breed, world=False),
            Column('due', 'turn in which it arrives', Holds("number"), due_brigades_due, world=False),
            Column('again', 'comes again every 5 turns', Holds("truth"), due_brigades_again, world=False),
            Column('group', 'group', Holds("thing", 'Group'), due_brigades_group, world=False),
        ),
        rows=due_brigades,
        thing=Holds("thing", 'Levy'),
    ),
    ViewSpec(
        'ranks',
        "The kingdom's brigades",
        'Kingdom',
        (
            Column('group', 'group', Holds("thing", 'Group', optional=True), ranks_group),
            Column('breed', 'breed', Holds("choice", 'BrigadeType'), ranks_breed, world=False),
            Column('experience', 'experience', Holds("choice", 'Experience'), ranks_experience, world=False),
            Column('attrition', 'attrition', Holds("number", unit=PERCENT), ranks_attrition, world=False),
        ),
        rows=ranks,
        thing=Holds("thing", 'Brigade'),
    ),
    ViewSpec(
        'chiefs',
        "The kingdom's leaders",
        'Kingdom',
        (
            Column('rank', 'rank', Holds("choice", 'Rank'), chiefs_rank, world=False),
            Column('group', 'group', Holds("thing", 'Group', optional=True), chiefs_group),
            Column(
                'captor', 'in the prison of', Holds("thing", 'Kingdom', optional=True), chiefs_captor,
                world=False,
            ),
        ),
        rows=chiefs,
        thing=Holds("thing", 'Leader'),
    ),
    ViewSpec(
        'own_navies',
        "The kingdom's navies",
        'Kingdom',
        (
            Column('sea', 'sea', Holds("choice", 'Sea'), own_navies_sea, world=False),
            Column('fleets', 'fleets', Holds("number", unit=FLEET), own_navies_fleets, world=False),
            Column(
                'quality', 'quality', Holds("number", unit=NAVAL_QUALITY), own_navies_quality, world=False,
            ),
            Column(
                'naval_duty', 'what it does', Holds("choice", 'NavalDuty'), own_navies_naval_duty,
                world=False,
            ),
            Column('refits', 'sea enhancements', Holds("set", 'Refit'), own_navies_refits, world=False),
            Column('cutter', 'elite ship', Holds("text", optional=True), own_navies_cutter, world=False),
        ),
        rows=own_navies,
        thing=Holds("thing", 'Navy'),
    ),
    ViewSpec(
        'sieges_in_sight',
        'Sieges that the kingdom lays or suffers',
        'Kingdom',
        (
            Column('place', 'population center', Holds("thing", 'Place'), sieges_in_sight_place, world=False),
            Column('group', 'besieger', Holds("thing", 'Group'), sieges_in_sight_group, world=False),
            Column(
                'months_long', 'turns in a row', Holds("number"), sieges_in_sight_months_long, world=False,
            ),
        ),
        rows=sieges_in_sight,
        thing=Holds("thing", 'Siege'),
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
            Column(
                'jailed', 'arrested where nobody rules', Holds("truth", optional=True), people_jailed,
                world=False,
            ),
        ),
        rows=people,
        thing=Holds("thing", 'Figure'),
    ),
    ViewSpec(
        'mages',
        "The kingdom's wizards",
        'Kingdom',
        (
            Column('level', 'level', Holds("number", unit=LEVEL), mages_level, world=False),
            Column('group', 'group', Holds("thing", 'Group', optional=True), mages_group, world=False),
            Column('place', 'place', Holds("thing", 'Place', optional=True), mages_place, world=False),
            Column(
                'captor', 'in the prison of', Holds("thing", 'Kingdom', optional=True), mages_captor,
                world=False,
            ),
            Column('next', 'what the next level costs', Holds("number", unit=GOLD), mages_next),
        ),
        rows=mages,
        thing=Holds("thing", 'Wizard'),
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
        'relics',
        'Artifacts of the kingdom',
        'Kingdom',
        (
            Column('bearer', 'group', Holds("thing", 'Group', optional=True), relics_bearer),
            Column('keeper', 'with whom or where', Holds("thing", 'Target', optional=True), relics_keeper),
            Column('area', 'map area', Holds("choice", 'MapArea', optional=True), relics_area),
        ),
        rows=relics,
        thing=Holds("choice", 'Artifact'),
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
    ViewSpec(
        'council_members',
        'Who sits on the High Council',
        'Kingdom',
        (
            Column('speaks', 'lays the issue before it', Holds("truth"), council_members_speaks),
        ),
        rows=council_members,
        thing=Holds("thing", 'Kingdom'),
    ),
    ViewSpec(
        'council_issue',
        'What the High Council votes on',
        'Kingdom',
        (
            Column('issue', 'issue', Holds("choice", 'Issue'), council_issue_issue, world=False),
            Column(
                'concerned', 'ruler whom it is about', Holds("thing", 'Kingdom', optional=True),
                council_issue_concerned, world=False,
            ),
            Column(
                'region', 'region where', Holds("choice", 'Region', optional=True), council_issue_region,
                world=False,
            ),
            Column(
                'settlement', 'size of the population centers',
                Holds("choice", 'Settlement', optional=True), council_issue_settlement, world=False,
            ),
            Column('ballot', 'ballot', Holds("choice", 'Ballot'), council_issue_ballot, world=False),
        ),
        rows=council_issue,
        thing=Holds("thing", 'Motion'),
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
        'unusual',
        'Unusual encounters that the kingdom has found',
        'Kingdom',
        (
            Column('area', 'map area', Holds("choice", 'MapArea'), unusual_area, world=False),
            Column('quality', 'category', Holds("choice", 'Quality'), unusual_quality, world=False),
            Column('last_seen', 'seen in month', Holds("number"), unusual_last_seen, world=False),
        ),
        rows=unusual,
        thing=Holds("thing", 'FoundEncounter'),
        drawn=DrawnBy(on='atlas', at=('area',), colour='quality'),
    ),
    ViewSpec(
        'ore',
        'Where there is ore',
        'Kingdom',
        (
            Column('digging', 'our miners are there', Holds("truth"), ore_digging, world=False),
        ),
        rows=ore,
        thing=Holds("choice", 'MapArea'),
    ),
    ViewSpec(
        'legends',
        'Artifacts of which the kingdom has heard',
        'Kingdom',
        (
            Column('sort', 'class', Holds("choice", 'ArtifactClass'), legends_sort, world=False),
            Column('quality', 'quality', Holds("choice", 'Quality'), legends_quality, world=False),
        ),
        rows=legends,
        thing=Holds("choice", 'Artifact'),
        world=False,
    ),
    ViewSpec(
        'strategic_goals',
        "The kingdom's early goals",
        'Kingdom',
        (
            Column('code', 'code', Holds("text"), strategic_goals_code, world=False),
            Column('met', 'reached', Holds("truth"), strategic_goals_met),
        ),
        rows=strategic_goals,
        thing=Holds("choice", 'Objective'),
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
)
