"""Resolvers of reports.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import members, present

from ._choices import (
    AlchemistItem, Artifact, ArtifactClass, Ballot, BookedReason, BrigadeType, Duty, EVERY_ALCHEMIST_ITEM,
    EVERY_ARTIFACT, EVERY_BOOKED_REASON, EVERY_MAP_AREA, EVERY_REGION, Experience, HOST_SIZE_PATROL, Hold,
    HostSize, Issue, MapArea, NavalDuty, Objective, Quality, RANK_AGENT, RANK_FANATIC, Rank, Reaction,
    Region, Sea, Season, Settlement, Terrain,
)
from ._kinds import (
    Agent, Brigade, Figure, FoundEncounter, Group, Kingdom, Leader, Levy, Motion, Navy, Place, Siege,
    Sighting, SpecialPlace, Target, Wizard,
)
from ._tables import ARTIFACT_QUALITY, ARTIFACT_SORT, MAP_AREA_TERRAIN, OBJECTIVE_CODE
from ._world import World
from ._ledger import entered_food, entered_gold, entered_mithril, entered_powder
from ._turn import weather
from .brigades import marches_with
from .gates import of_the_court
from .items import bottled
from .map_ import square
from .mining import pit
from .movement import host_size
from .objectives import goals_of, reached
from .orders_missions import relic_bearer, relic_keeper, relic_lies
from .politics import in_irons
from .realm import command_limit, hold, mood, share, standing_limit
from .research import research_cost
from .sieges import wall_worth
from .special_places import secret_food, secret_gold
from .victory import holds_artifact


def next_levy(kingdom: Kingdom, world: World) -> Levy | None:
    """The next reinforcement.

    maelstrom "Recruiting".
    """
    return min(
        (l_ for l_ in world.levies if l_.group.kingdom is kingdom), key=lambda l_: l_.due, default=None,
    )


def led_by(leader: Leader, world: World) -> Group | None:
    """The group in which a leader rides.

    maelstrom "Recruiting".
    """
    for g in world.groups:
        if leader in g.leaders:
            return g
    return None


def calendar_turn(kingdom: Kingdom, world: World) -> int:
    """Month.

    In plain numbers.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    return world.month


def calendar_season(kingdom: Kingdom, world: World) -> Season:
    """Season.

    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    return weather(world)


def calendar_season_turns(kingdom: Kingdom, world: World) -> int:
    """Turns until the season changes.

    In plain numbers.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    return 3 - world.season_age + 1


def calendar_commands(kingdom: Kingdom) -> int:
    """Commands that you may give.

    In commands.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    return command_limit(kingdom)


def calendar_standing_commands(kingdom: Kingdom) -> int:
    """Standing commands at most.

    In commands.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    return standing_limit(kingdom)


def calendar_reinforcement(kingdom: Kingdom, world: World) -> int | None:
    """Month of the next reinforcement.

    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    levy_ = next_levy(kingdom, world)
    if levy_ is not None:
        return levy_.due
    return None


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


def treasury_powder(kingdom: Kingdom) -> int | None:
    """Gunpowder.

    maelstrom "Mithril".
    """
    kingdom_powder = kingdom.powder
    if kingdom_powder > 0:
        return kingdom_powder
    return None


def treasury_influence(kingdom: Kingdom) -> int:
    """Influence.

    In steps of 1/100 influence.
    maelstrom "Mithril".
    """
    return kingdom.influence


def treasury_sanctuary(kingdom: Kingdom) -> Place | None:
    """Sanctuary.

    maelstrom "Mithril".
    """
    kingdom_sanctuary = kingdom.sanctuary
    if kingdom_sanctuary is not None:
        return kingdom_sanctuary
    return None


def ledger(kingdom: Kingdom, world: World) -> Sequence[BookedReason]:
    """What came and what went in the month.

    maelstrom "Sequence of Events".
    """
    return [
        h
        for h in EVERY_BOOKED_REASON
        if any(b.kingdom is kingdom and b.booked_reason == h for b in world.bookings)
    ]


def ledger_gold(kingdom: Kingdom, h: BookedReason, world: World) -> int:
    """Gold.

    In gold.
    maelstrom "Sequence of Events".
    """
    return entered_gold(kingdom, h, world)


def ledger_food(kingdom: Kingdom, h: BookedReason, world: World) -> int:
    """Food.

    In food.
    maelstrom "Sequence of Events".
    """
    return entered_food(kingdom, h, world)


def ledger_mithril(kingdom: Kingdom, h: BookedReason, world: World) -> int:
    """Mithril.

    In mithril.
    maelstrom "Sequence of Events".
    """
    return entered_mithril(kingdom, h, world)


def ledger_powder(kingdom: Kingdom, h: BookedReason, world: World) -> int | None:
    """Gunpowder.

    maelstrom "Sequence of Events".
    """
    entered_powder_ = entered_powder(kingdom, h, world)
    if entered_powder_ != 0:
        return entered_powder_
    return None


def realm_places(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """The kingdom's population centers.

    maelstrom "Population Centers".
    """
    return [p for p in world.places if p.kingdom is kingdom]


def realm_places_area(kingdom: Kingdom, p: Place) -> MapArea | None:
    """Map area.

    maelstrom "Population Centers".
    """
    return p.area


def realm_places_region(kingdom: Kingdom, p: Place) -> Region | None:
    """Region.

    maelstrom "Population Centers".
    """
    return p.region


def realm_places_settlement(kingdom: Kingdom, p: Place) -> Settlement:
    """Size.

    maelstrom "Population Centers".
    """
    return p.settlement


def realm_places_census(kingdom: Kingdom, p: Place) -> int:
    """Census.

    In census.
    maelstrom "Population Centers".
    """
    return p.census


def realm_places_defense(kingdom: Kingdom, p: Place) -> int:
    """Defense.

    In defense.
    maelstrom "Population Centers".
    """
    return p.defense


def realm_places_gold_output(kingdom: Kingdom, p: Place) -> int:
    """Gold production.

    In gold.
    maelstrom "Population Centers".
    """
    return p.gold_output


def realm_places_food_output(kingdom: Kingdom, p: Place) -> int:
    """Food production.

    In food.
    maelstrom "Population Centers".
    """
    return p.food_output


def realm_places_hidden(kingdom: Kingdom, p: Place) -> bool:
    """Hidden.

    maelstrom "Population Centers".
    """
    return p.hidden


def mines_miners(kingdom: Kingdom) -> int:
    """Miners.

    In plain numbers.
    maelstrom "Mithril".
    """
    return kingdom.miners


def mines_area(kingdom: Kingdom) -> MapArea | None:
    """Area.

    maelstrom "Mithril".
    """
    return pit(kingdom)


def secret_places(kingdom: Kingdom, world: World) -> Sequence[SpecialPlace]:
    """Special places of the kingdom.

    maelstrom "Production".
    """
    return [s for s in world.special_places if s.kingdom is kingdom]


def secret_places_area(kingdom: Kingdom, s: SpecialPlace) -> MapArea:
    """Map area.

    maelstrom "Production".
    """
    return s.area


def secret_places_gold(kingdom: Kingdom, s: SpecialPlace) -> int | None:
    """Gold.

    maelstrom "Production".
    """
    s_privilege = s.privilege
    if secret_gold(s_privilege) > 0:
        return secret_gold(s_privilege)
    return None


def secret_places_food(kingdom: Kingdom, s: SpecialPlace) -> int | None:
    """Food.

    maelstrom "Production".
    """
    s_privilege = s.privilege
    if secret_food(s_privilege) > 0:
        return secret_food(s_privilege)
    return None


def shelf(kingdom: Kingdom, world: World) -> Sequence[AlchemistItem]:
    """What the alchemists have ready.

    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    return [i for i in EVERY_ALCHEMIST_ITEM if bottled(kingdom, i, world) > 0]


def shelf_ready(kingdom: Kingdom, i: AlchemistItem, world: World) -> int:
    """Ready.

    In plain numbers.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    return bottled(kingdom, i, world)


def hosts(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """The kingdom's groups.

    maelstrom "Groups".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def hosts_area(kingdom: Kingdom, g: Group) -> MapArea | None:
    """Map area.

    maelstrom "Groups".
    """
    return g.area


def hosts_region(kingdom: Kingdom, g: Group) -> Region | None:
    """Region.

    maelstrom "Groups".
    """
    return g.region


def hosts_size(kingdom: Kingdom, g: Group) -> HostSize:
    """Size.

    maelstrom "Groups".
    """
    return host_size(g)


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


def hosts_against_walls(kingdom: Kingdom, g: Group) -> int | None:
    """Value against population centers.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Groups".
    """
    if host_size(g) > HOST_SIZE_PATROL:
        return wall_worth(g)
    return None


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


def due_brigades(kingdom: Kingdom, world: World) -> Sequence[Levy]:
    """Brigades that are due at the capital.

    maelstrom "Recruiting".
    """
    return [l_ for l_ in world.levies if l_.group.kingdom is kingdom]


def due_brigades_breed(kingdom: Kingdom, l_: Levy) -> BrigadeType:
    """Brigade.

    maelstrom "Recruiting".
    """
    return l_.breed


def due_brigades_due(kingdom: Kingdom, l_: Levy) -> int:
    """Turn in which it arrives.

    In plain numbers.
    maelstrom "Recruiting".
    """
    return l_.due


def due_brigades_again(kingdom: Kingdom, l_: Levy) -> bool:
    """Comes again every 5 turns.

    maelstrom "Recruiting".
    """
    return l_.recurs


def due_brigades_group(kingdom: Kingdom, l_: Levy) -> Group:
    """Group.

    maelstrom "Recruiting".
    """
    return l_.group


def ranks(kingdom: Kingdom, world: World) -> Sequence[Brigade]:
    """The kingdom's brigades.

    maelstrom "Recruiting".
    """
    return [b for b in world.brigades if any(g.kingdom is kingdom and b in g.brigades for g in world.groups)]


def ranks_group(kingdom: Kingdom, b: Brigade, world: World) -> Group | None:
    """Group.

    maelstrom "Recruiting".
    """
    return marches_with(b, world)


def ranks_breed(kingdom: Kingdom, b: Brigade) -> BrigadeType:
    """Breed.

    maelstrom "Recruiting".
    """
    return b.breed


def ranks_experience(kingdom: Kingdom, b: Brigade) -> Experience:
    """Experience.

    maelstrom "Recruiting".
    """
    return b.experience


def ranks_attrition(kingdom: Kingdom, b: Brigade) -> int:
    """Attrition.

    In percent.
    maelstrom "Recruiting".
    """
    return b.attrition


def chiefs(kingdom: Kingdom, world: World) -> Sequence[Leader]:
    """The kingdom's leaders.

    maelstrom "Recruiting".
    """
    return [l_ for l_ in world.leaders if l_.kingdom is kingdom]


def chiefs_rank(kingdom: Kingdom, l_: Leader) -> Rank:
    """Rank.

    maelstrom "Recruiting".
    """
    return l_.rank


def chiefs_group(kingdom: Kingdom, l_: Leader, world: World) -> Group | None:
    """Group.

    maelstrom "Recruiting".
    """
    return led_by(l_, world)


def chiefs_captor(kingdom: Kingdom, l_: Leader) -> Kingdom | None:
    """In the prison of.

    maelstrom "Recruiting".
    """
    l_captor = l_.captor
    if l_captor is not None:
        return l_captor
    return None


def own_navies(kingdom: Kingdom, world: World) -> Sequence[Navy]:
    """The kingdom's navies.

    maelstrom "Seapower".
    """
    return [n for n in world.navies if n.kingdom is kingdom and (n.fleets > 0 or n.cutter is not None)]


def own_navies_sea(kingdom: Kingdom, n: Navy) -> Sea:
    """Sea.

    maelstrom "Seapower".
    """
    return n.sea


def own_navies_fleets(kingdom: Kingdom, n: Navy) -> int:
    """Fleets.

    In fleets.
    maelstrom "Seapower".
    """
    return n.fleets


def own_navies_quality(kingdom: Kingdom, n: Navy) -> int:
    """Quality.

    In steps of 1/10 naval quality.
    maelstrom "Seapower".
    """
    return n.quality


def own_navies_naval_duty(kingdom: Kingdom, n: Navy) -> NavalDuty:
    """What it does.

    maelstrom "Seapower".
    """
    return n.naval_duty


def own_navies_refits(kingdom: Kingdom, n: Navy) -> int:
    """Sea enhancements.

    maelstrom "Seapower".
    """
    return n.refits


def own_navies_cutter(kingdom: Kingdom, n: Navy) -> str | None:
    """Elite ship.

    maelstrom "Seapower".
    """
    n_cutter = n.cutter
    if n_cutter is not None:
        return n_cutter
    return None


def sieges_in_sight(kingdom: Kingdom, world: World) -> Sequence[Siege]:
    """Sieges that the kingdom lays or suffers.

    maelstrom "Siege".
    """
    return [s for s in world.sieges if s.group.kingdom is kingdom or s.place.kingdom is kingdom]


def sieges_in_sight_place(kingdom: Kingdom, s: Siege) -> Place:
    """Population center.

    maelstrom "Siege".
    """
    return s.place


def sieges_in_sight_group(kingdom: Kingdom, s: Siege) -> Group:
    """Besieger.

    maelstrom "Siege".
    """
    return s.group


def sieges_in_sight_months_long(kingdom: Kingdom, s: Siege) -> int:
    """Turns in a row.

    In plain numbers.
    maelstrom "Siege".
    """
    return s.months_long


def people(kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """The kingdom's people at court and abroad.

    maelstrom "Political Emissaries".
    """
    return [
        f
        for f in world.figures
        if f.kingdom is kingdom and f.rank != RANK_AGENT and f.rank != RANK_FANATIC and of_the_court(f)
    ]


def people_rank(kingdom: Kingdom, f: Figure) -> Rank:
    """Rank.

    maelstrom "Political Emissaries".
    """
    return f.rank


def people_place(kingdom: Kingdom, f: Figure) -> Place | None:
    """Place.

    maelstrom "Political Emissaries".
    """
    return f.place


def people_captor(kingdom: Kingdom, f: Figure) -> Kingdom | None:
    """In the prison of.

    maelstrom "Political Emissaries".
    """
    f_captor = f.captor
    if f_captor is not None:
        return f_captor
    return None


def people_jailed(kingdom: Kingdom, f: Figure) -> bool | None:
    """Arrested where nobody rules.

    maelstrom "Political Emissaries".
    """
    in_irons_ = in_irons(f)
    if in_irons_ and f.captor is None:
        return in_irons_
    return None


def mages(kingdom: Kingdom, world: World) -> Sequence[Wizard]:
    """The kingdom's wizards.

    maelstrom "Magic".
    """
    return [w for w in world.wizards if w.kingdom is kingdom]


def mages_level(kingdom: Kingdom, w: Wizard) -> int:
    """Level.

    In levels.
    maelstrom "Magic".
    """
    return w.level


def mages_group(kingdom: Kingdom, w: Wizard) -> Group | None:
    """Group.

    maelstrom "Magic".
    """
    return w.group


def mages_place(kingdom: Kingdom, w: Wizard) -> Place | None:
    """Place.

    maelstrom "Magic".
    """
    return w.place


def mages_captor(kingdom: Kingdom, w: Wizard) -> Kingdom | None:
    """In the prison of.

    maelstrom "Magic".
    """
    w_captor = w.captor
    if w_captor is not None:
        return w_captor
    return None


def mages_next(kingdom: Kingdom, w: Wizard, world: World) -> int:
    """What the next level costs.

    In gold.
    maelstrom "Magic".
    """
    return research_cost(w, world)


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


def prisoners(kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """The kingdom's prisoners.

    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    return [f for f in world.figures if f.captor is kingdom]


def prisoners_rank(kingdom: Kingdom, f: Figure) -> Rank:
    """Rank.

    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    return f.rank


def prisoners_kingdom(kingdom: Kingdom, f: Figure) -> Kingdom | None:
    """Of.

    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    return f.kingdom


def prisoners_captor(kingdom: Kingdom, f: Figure) -> Kingdom | None:
    """Held by.

    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    return f.captor


def relics(kingdom: Kingdom, world: World) -> Sequence[Artifact]:
    """Artifacts of the kingdom.

    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    return [a for a in EVERY_ARTIFACT if holds_artifact(kingdom, a, world)]


def relics_bearer(kingdom: Kingdom, a: Artifact, world: World) -> Group | None:
    """Group.

    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    return relic_bearer(kingdom, a, world)


def relics_keeper(kingdom: Kingdom, a: Artifact, world: World) -> Target | None:
    """With whom or where.

    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    return relic_keeper(kingdom, a, world)


def relics_area(kingdom: Kingdom, a: Artifact, world: World) -> MapArea | None:
    """Map area.

    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    return relic_lies(kingdom, a, world)


def standing_in_regions(kingdom: Kingdom) -> Sequence[Region]:
    """What the regions think of the kingdom.

    maelstrom "Regions".
    """
    return list(EVERY_REGION)


def standing_in_regions_reaction(kingdom: Kingdom, r: Region) -> Reaction:
    """Reaction.

    maelstrom "Regions".
    """
    return mood(kingdom, r)


def standing_in_regions_hold(kingdom: Kingdom, r: Region) -> Hold:
    """Regional influence.

    Raises NoAnswer (no case fits).
    maelstrom "Regions".
    """
    return hold(kingdom, r)


def standing_in_regions_share(kingdom: Kingdom, r: Region) -> int:
    """Share.

    In percent.
    maelstrom "Regions".
    """
    return share(kingdom, r)


def council_members(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """Who sits on the High Council.

    maelstrom "High Council".
    """
    return [k for k in world.kingdoms if k.councillor]


def council_members_speaks(kingdom: Kingdom, k: Kingdom, world: World) -> bool:
    """Lays the issue before it.

    maelstrom "High Council".
    """
    return any(m.debated and m.kingdom is k for m in world.motions)


def council_issue(kingdom: Kingdom, world: World) -> Sequence[Motion]:
    """What the High Council votes on.

    maelstrom "High Council".
    """
    return [m for m in world.motions if m.debated]


def council_issue_issue(kingdom: Kingdom, m: Motion) -> Issue:
    """Issue.

    maelstrom "High Council".
    """
    return m.issue


def council_issue_concerned(kingdom: Kingdom, m: Motion) -> Kingdom | None:
    """Ruler whom it is about.

    maelstrom "High Council".
    """
    m_concerned = m.concerned
    if m_concerned is not None:
        return m_concerned
    return None


def council_issue_region(kingdom: Kingdom, m: Motion) -> Region | None:
    """Region where.

    maelstrom "High Council".
    """
    m_region = m.region
    if m_region is not None:
        return m_region
    return None


def council_issue_settlement(kingdom: Kingdom, m: Motion) -> Settlement | None:
    """Size of the population centers.

    maelstrom "High Council".
    """
    m_settlement = m.settlement
    if m_settlement is not None:
        return m_settlement
    return None


def council_issue_ballot(kingdom: Kingdom, m: Motion) -> Ballot:
    """Ballot.

    maelstrom "High Council".
    """
    return m.ballot


def charted(kingdom: Kingdom, world: World) -> Sequence[Sighting]:
    """Population centers that the kingdom has seen.

    maelstrom "Population Centers", "Movement".
    """
    return [s for s in world.sightings if s.kingdom is kingdom]


def charted_place(kingdom: Kingdom, s: Sighting) -> Place:
    """Population center.

    maelstrom "Population Centers", "Movement".
    """
    return s.place


def charted_area(kingdom: Kingdom, s: Sighting) -> MapArea | None:
    """Map area.

    maelstrom "Population Centers", "Movement".
    """
    return s.place.area


def charted_owner(kingdom: Kingdom, s: Sighting) -> Kingdom | None:
    """Ruled by.

    maelstrom "Population Centers", "Movement".
    """
    return s.owner


def charted_settlement(kingdom: Kingdom, s: Sighting) -> Settlement:
    """Size.

    maelstrom "Population Centers", "Movement".
    """
    return s.settlement


def charted_last_seen(kingdom: Kingdom, s: Sighting) -> int:
    """Seen in month.

    In plain numbers.
    maelstrom "Population Centers", "Movement".
    """
    return s.last_seen


def unusual(kingdom: Kingdom, world: World) -> Sequence[FoundEncounter]:
    """Unusual encounters that the kingdom has found.

    maelstrom "Unusual Encounters".
    """
    return [d for d in world.found_encounters if d.kingdom is kingdom]


def unusual_area(kingdom: Kingdom, d: FoundEncounter) -> MapArea:
    """Map area.

    maelstrom "Unusual Encounters".
    """
    return d.area


def unusual_quality(kingdom: Kingdom, d: FoundEncounter) -> Quality:
    """Category.

    maelstrom "Unusual Encounters".
    """
    return d.quality


def unusual_last_seen(kingdom: Kingdom, d: FoundEncounter) -> int:
    """Seen in month.

    In plain numbers.
    maelstrom "Unusual Encounters".
    """
    return d.last_seen


def ore(kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """Where there is ore.

    maelstrom "Mithril".
    """
    return [a for a in EVERY_MAP_AREA if any(d.area == a for d in world.deposits)]


def ore_digging(kingdom: Kingdom, a: MapArea) -> bool:
    """Our miners are there.

    maelstrom "Mithril".
    """
    return pit(kingdom) == a


def legends(kingdom: Kingdom) -> Sequence[Artifact]:
    """Artifacts of which the kingdom has heard.

    maelstrom "Foreknowledge".
    """
    return list(map(Artifact, members(kingdom.foreknown)))


def legends_sort(kingdom: Kingdom, a: Artifact) -> ArtifactClass:
    """Class.

    maelstrom "Foreknowledge".
    """
    return ARTIFACT_SORT[a]


def legends_quality(kingdom: Kingdom, a: Artifact) -> Quality:
    """Quality.

    maelstrom "Foreknowledge".
    """
    return ARTIFACT_QUALITY[a]


def strategic_goals(kingdom: Kingdom, world: World) -> Sequence[Objective]:
    """The kingdom's early goals.

    maelstrom "Early Strategic Objective (ESO)".
    """
    return [g for g in goals_of(kingdom) if world.month <= 15]


def strategic_goals_code(kingdom: Kingdom, g: Objective) -> str:
    """Code.

    maelstrom "Early Strategic Objective (ESO)".
    """
    return OBJECTIVE_CODE[g]


def strategic_goals_met(kingdom: Kingdom, g: Objective, world: World) -> bool:
    """Reached.

    Raises NoAnswer (no case fits).
    maelstrom "Early Strategic Objective (ESO)".
    """
    return reached(kingdom, g, world)


def atlas(kingdom: Kingdom) -> Sequence[MapArea]:
    """The map of Alamaze.

    maelstrom "Regions".
    """
    return list(EVERY_MAP_AREA)


def atlas_outline(kingdom: Kingdom, a: MapArea) -> Sequence[tuple[int, int]]:
    """Outline.

    maelstrom "Regions".
    """
    return square(a)


def atlas_terrain(kingdom: Kingdom, a: MapArea) -> Terrain:
    """Ground.

    maelstrom "Regions".
    """
    return MAP_AREA_TERRAIN[a]


def marches_on_map(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """Where the kingdom's groups have marched.

    maelstrom "Movement".
    """
    return [g for g in world.groups if g.kingdom is kingdom and g.camp is not None and g.camp != g.area]


def marches_on_map_camp(kingdom: Kingdom, g: Group) -> MapArea:
    """Where it stood when the month's marches began.

    maelstrom "Movement".
    """
    return present(g.camp, '')


def marches_on_map_area(kingdom: Kingdom, g: Group) -> MapArea | None:
    """Map area.

    maelstrom "Movement".
    """
    return g.area
