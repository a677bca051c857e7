"""The resolvers of reports.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, members, present

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
from .reports import led_by, next_levy
from .research import research_cost
from .sieges import wall_worth
from .special_places import secret_food, secret_gold
from .victory import holds_artifact

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "next_levy": (
        Label('otherwise', ''),
    ),
    "led_by": (
        Label('otherwise', ''),
    ),
    "calendar_turn": (
        Label('otherwise', ''),
    ),
    "calendar_season": (
        Label('otherwise', ''),
    ),
    "calendar_season_turns": (
        Label('otherwise', ''),
    ),
    "calendar_commands": (
        Label('otherwise', ''),
    ),
    "calendar_standing_commands": (
        Label('otherwise', ''),
    ),
    "calendar_reinforcement": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "treasury_gold": (
        Label('otherwise', ''),
    ),
    "treasury_food": (
        Label('otherwise', ''),
    ),
    "treasury_mithril": (
        Label('otherwise', ''),
    ),
    "treasury_powder": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "treasury_influence": (
        Label('otherwise', ''),
    ),
    "treasury_sanctuary": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "ledger": (
        Label('otherwise', ''),
    ),
    "ledger_gold": (
        Label('otherwise', ''),
    ),
    "ledger_food": (
        Label('otherwise', ''),
    ),
    "ledger_mithril": (
        Label('otherwise', ''),
    ),
    "ledger_powder": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "realm_places": (
        Label('otherwise', ''),
    ),
    "realm_places_area": (
        Label('otherwise', ''),
    ),
    "realm_places_region": (
        Label('otherwise', ''),
    ),
    "realm_places_settlement": (
        Label('otherwise', ''),
    ),
    "realm_places_census": (
        Label('otherwise', ''),
    ),
    "realm_places_defense": (
        Label('otherwise', ''),
    ),
    "realm_places_gold_output": (
        Label('otherwise', ''),
    ),
    "realm_places_food_output": (
        Label('otherwise', ''),
    ),
    "realm_places_hidden": (
        Label('otherwise', ''),
    ),
    "mines_miners": (
        Label('otherwise', ''),
    ),
    "mines_area": (
        Label('otherwise', ''),
    ),
    "secret_places": (
        Label('otherwise', ''),
    ),
    "secret_places_area": (
        Label('otherwise', ''),
    ),
    "secret_places_gold": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "secret_places_food": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "shelf": (
        Label('otherwise', ''),
    ),
    "shelf_ready": (
        Label('otherwise', ''),
    ),
    "hosts": (
        Label('otherwise', ''),
    ),
    "hosts_area": (
        Label('otherwise', ''),
    ),
    "hosts_region": (
        Label('otherwise', ''),
    ),
    "hosts_size": (
        Label('otherwise', ''),
    ),
    "hosts_morale": (
        Label('otherwise', ''),
    ),
    "hosts_strength": (
        Label('otherwise', ''),
    ),
    "hosts_against_walls": (
        Label('case', ''),
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
    "due_brigades": (
        Label('otherwise', ''),
    ),
    "due_brigades_breed": (
        Label('otherwise', ''),
    ),
    "due_brigades_due": (
        Label('otherwise', ''),
    ),
    "due_brigades_again": (
        Label('otherwise', ''),
    ),
    "due_brigades_group": (
        Label('otherwise', ''),
    ),
    "ranks": (
        Label('otherwise', ''),
    ),
    "ranks_group": (
        Label('otherwise', ''),
    ),
    "ranks_breed": (
        Label('otherwise', ''),
    ),
    "ranks_experience": (
        Label('otherwise', ''),
    ),
    "ranks_attrition": (
        Label('otherwise', ''),
    ),
    "chiefs": (
        Label('otherwise', ''),
    ),
    "chiefs_rank": (
        Label('otherwise', ''),
    ),
    "chiefs_group": (
        Label('otherwise', ''),
    ),
    "chiefs_captor": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "own_navies": (
        Label('otherwise', ''),
    ),
    "own_navies_sea": (
        Label('otherwise', ''),
    ),
    "own_navies_fleets": (
        Label('otherwise', ''),
    ),
    "own_navies_quality": (
        Label('otherwise', ''),
    ),
    "own_navies_naval_duty": (
        Label('otherwise', ''),
    ),
    "own_navies_refits": (
        Label('otherwise', ''),
    ),
    "own_navies_cutter": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "sieges_in_sight": (
        Label('otherwise', ''),
    ),
    "sieges_in_sight_place": (
        Label('otherwise', ''),
    ),
    "sieges_in_sight_group": (
        Label('otherwise', ''),
    ),
    "sieges_in_sight_months_long": (
        Label('otherwise', ''),
    ),
    "people": (
        Label('otherwise', ''),
    ),
    "people_rank": (
        Label('otherwise', ''),
    ),
    "people_place": (
        Label('otherwise', ''),
    ),
    "people_captor": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "people_jailed": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "mages": (
        Label('otherwise', ''),
    ),
    "mages_level": (
        Label('otherwise', ''),
    ),
    "mages_group": (
        Label('otherwise', ''),
    ),
    "mages_place": (
        Label('otherwise', ''),
    ),
    "mages_captor": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "mages_next": (
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
    "prisoners": (
        Label('otherwise', ''),
    ),
    "prisoners_rank": (
        Label('otherwise', ''),
    ),
    "prisoners_kingdom": (
        Label('otherwise', ''),
    ),
    "prisoners_captor": (
        Label('otherwise', ''),
    ),
    "relics": (
        Label('otherwise', ''),
    ),
    "relics_bearer": (
        Label('otherwise', ''),
    ),
    "relics_keeper": (
        Label('otherwise', ''),
    ),
    "relics_area": (
        Label('otherwise', ''),
    ),
    "standing_in_regions": (
        Label('otherwise', ''),
    ),
    "standing_in_regions_reaction": (
        Label('otherwise', ''),
    ),
    "standing_in_regions_hold": (
        Label('otherwise', ''),
    ),
    "standing_in_regions_share": (
        Label('otherwise', ''),
    ),
    "council_members": (
        Label('otherwise', ''),
    ),
    "council_members_speaks": (
        Label('otherwise', ''),
    ),
    "council_issue": (
        Label('otherwise', ''),
    ),
    "council_issue_issue": (
        Label('otherwise', ''),
    ),
    "council_issue_concerned": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "council_issue_region": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "council_issue_settlement": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "council_issue_ballot": (
        Label('otherwise', ''),
    ),
    "charted": (
        Label('otherwise', ''),
    ),
    "charted_place": (
        Label('otherwise', ''),
    ),
    "charted_area": (
        Label('otherwise', ''),
    ),
    "charted_owner": (
        Label('otherwise', ''),
    ),
    "charted_settlement": (
        Label('otherwise', ''),
    ),
    "charted_last_seen": (
        Label('otherwise', ''),
    ),
    "unusual": (
        Label('otherwise', ''),
    ),
    "unusual_area": (
        Label('otherwise', ''),
    ),
    "unusual_quality": (
        Label('otherwise', ''),
    ),
    "unusual_last_seen": (
        Label('otherwise', ''),
    ),
    "ore": (
        Label('otherwise', ''),
    ),
    "ore_digging": (
        Label('otherwise', ''),
    ),
    "legends": (
        Label('otherwise', ''),
    ),
    "legends_sort": (
        Label('otherwise', ''),
    ),
    "legends_quality": (
        Label('otherwise', ''),
    ),
    "strategic_goals": (
        Label('otherwise', ''),
    ),
    "strategic_goals_code": (
        Label('otherwise', ''),
    ),
    "strategic_goals_met": (
        Label('otherwise', ''),
    ),
    "atlas": (
        Label('otherwise', ''),
    ),
    "atlas_outline": (
        Label('otherwise', ''),
    ),
    "atlas_terrain": (
        Label('otherwise', ''),
    ),
    "marches_on_map": (
        Label('otherwise', ''),
    ),
    "marches_on_map_camp": (
        Label('otherwise', ''),
    ),
    "marches_on_map_area": (
        Label('otherwise', ''),
    ),
}


def why_next_levy(kingdom: Kingdom, world: World) -> tuple[Levy | None, Notes]:
    """The next reinforcement.

    `next_levy` with its notes: pairs of an index of LABELS['next_levy'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (l_ for l_ in world.levies if l_.group.kingdom is kingdom), key=lambda l_: l_.due, default=None,
    ), notes


def why_led_by(leader: Leader, world: World) -> tuple[Group | None, Notes]:
    """The group in which a leader rides.

    `led_by` with its notes: pairs of an index of LABELS['led_by'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((g for g in world.groups if leader in g.leaders), None), notes


def why_calendar_turn(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Month.

    `calendar_turn` with its notes: pairs of an index of LABELS['calendar_turn'] and what it moved.
    In plain numbers.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return world.month, notes


def why_calendar_season(kingdom: Kingdom, world: World) -> tuple[Season, Notes]:
    """Season.

    `calendar_season` with its notes: pairs of an index of LABELS['calendar_season'] and what it moved.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return weather(world), notes


def why_calendar_season_turns(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Turns until the season changes.

    `calendar_season_turns` with its notes: pairs of an index of LABELS['calendar_season_turns'] and
    what it moved.
    In plain numbers.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 3 - world.season_age + 1, notes


def why_calendar_commands(kingdom: Kingdom) -> tuple[int, Notes]:
    """Commands that you may give.

    `calendar_commands` with its notes: pairs of an index of LABELS['calendar_commands'] and what it
    moved.
    In commands.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return command_limit(kingdom), notes


def why_calendar_standing_commands(kingdom: Kingdom) -> tuple[int, Notes]:
    """Standing commands at most.

    `calendar_standing_commands` with its notes: pairs of an index of
    LABELS['calendar_standing_commands'] and what it moved.
    In commands.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return standing_limit(kingdom), notes


def why_calendar_reinforcement(kingdom: Kingdom, world: World) -> tuple[int | None, Notes]:
    """Month of the next reinforcement.

    `calendar_reinforcement` with its notes: pairs of an index of LABELS['calendar_reinforcement'] and
    what it moved.
    maelstrom "How To Play", "Seasons", "Standing Orders", "Recruiting".
    """
    notes: Notes = []
    if next_levy(kingdom, world) is not None:
        notes.append((0, 0))
        return present(next_levy(kingdom, world), '').due, notes
    notes.append((1, 0))
    return None, notes


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


def why_treasury_powder(kingdom: Kingdom) -> tuple[int | None, Notes]:
    """Gunpowder.

    `treasury_powder` with its notes: pairs of an index of LABELS['treasury_powder'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    kingdom_powder = kingdom.powder
    if kingdom_powder > 0:
        notes.append((0, 0))
        return kingdom_powder, notes
    notes.append((1, 0))
    return None, notes


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


def why_treasury_sanctuary(kingdom: Kingdom) -> tuple[Place | None, Notes]:
    """Sanctuary.

    `treasury_sanctuary` with its notes: pairs of an index of LABELS['treasury_sanctuary'] and what it
    moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    kingdom_sanctuary = kingdom.sanctuary
    if kingdom_sanctuary is not None:
        notes.append((0, 0))
        return kingdom_sanctuary, notes
    notes.append((1, 0))
    return None, notes


def why_ledger(kingdom: Kingdom, world: World) -> tuple[Sequence[BookedReason], Notes]:
    """What came and what went in the month.

    `ledger` with its notes: pairs of an index of LABELS['ledger'] and what it moved.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        h
        for h in EVERY_BOOKED_REASON
        if any(b.kingdom is kingdom and b.booked_reason == h for b in world.bookings)
    ], notes


def why_ledger_gold(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int, Notes]:
    """Gold.

    `ledger_gold` with its notes: pairs of an index of LABELS['ledger_gold'] and what it moved.
    In gold.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return entered_gold(kingdom, h, world), notes


def why_ledger_food(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int, Notes]:
    """Food.

    `ledger_food` with its notes: pairs of an index of LABELS['ledger_food'] and what it moved.
    In food.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return entered_food(kingdom, h, world), notes


def why_ledger_mithril(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int, Notes]:
    """Mithril.

    `ledger_mithril` with its notes: pairs of an index of LABELS['ledger_mithril'] and what it moved.
    In mithril.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return entered_mithril(kingdom, h, world), notes


def why_ledger_powder(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int | None, Notes]:
    """Gunpowder.

    `ledger_powder` with its notes: pairs of an index of LABELS['ledger_powder'] and what it moved.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    if entered_powder(kingdom, h, world) != 0:
        notes.append((0, 0))
        return entered_powder(kingdom, h, world), notes
    notes.append((1, 0))
    return None, notes


def why_realm_places(kingdom: Kingdom, world: World) -> tuple[Sequence[Place], Notes]:
    """The kingdom's population centers.

    `realm_places` with its notes: pairs of an index of LABELS['realm_places'] and what it moved.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [p for p in world.places if p.kingdom is kingdom], notes


def why_realm_places_area(kingdom: Kingdom, p: Place) -> tuple[MapArea | None, Notes]:
    """Map area.

    `realm_places_area` with its notes: pairs of an index of LABELS['realm_places_area'] and what it
    moved.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.area, notes


def why_realm_places_region(kingdom: Kingdom, p: Place) -> tuple[Region | None, Notes]:
    """Region.

    `realm_places_region` with its notes: pairs of an index of LABELS['realm_places_region'] and what it
    moved.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.region, notes


def why_realm_places_settlement(kingdom: Kingdom, p: Place) -> tuple[Settlement, Notes]:
    """Size.

    `realm_places_settlement` with its notes: pairs of an index of LABELS['realm_places_settlement'] and
    what it moved.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.settlement, notes


def why_realm_places_census(kingdom: Kingdom, p: Place) -> tuple[int, Notes]:
    """Census.

    `realm_places_census` with its notes: pairs of an index of LABELS['realm_places_census'] and what it
    moved.
    In census.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.census, notes


def why_realm_places_defense(kingdom: Kingdom, p: Place) -> tuple[int, Notes]:
    """Defense.

    `realm_places_defense` with its notes: pairs of an index of LABELS['realm_places_defense'] and what
    it moved.
    In defense.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.defense, notes


def why_realm_places_gold_output(kingdom: Kingdom, p: Place) -> tuple[int, Notes]:
    """Gold production.

    `realm_places_gold_output` with its notes: pairs of an index of LABELS['realm_places_gold_output']
    and what it moved.
    In gold.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.gold_output, notes


def why_realm_places_food_output(kingdom: Kingdom, p: Place) -> tuple[int, Notes]:
    """Food production.

    `realm_places_food_output` with its notes: pairs of an index of LABELS['realm_places_food_output']
    and what it moved.
    In food.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.food_output, notes


def why_realm_places_hidden(kingdom: Kingdom, p: Place) -> tuple[bool, Notes]:
    """Hidden.

    `realm_places_hidden` with its notes: pairs of an index of LABELS['realm_places_hidden'] and what it
    moved.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    return p.hidden, notes


def why_mines_miners(kingdom: Kingdom) -> tuple[int, Notes]:
    """Miners.

    `mines_miners` with its notes: pairs of an index of LABELS['mines_miners'] and what it moved.
    In plain numbers.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return kingdom.miners, notes


def why_mines_area(kingdom: Kingdom) -> tuple[MapArea | None, Notes]:
    """Area.

    `mines_area` with its notes: pairs of an index of LABELS['mines_area'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return pit(kingdom), notes


def why_secret_places(kingdom: Kingdom, world: World) -> tuple[Sequence[SpecialPlace], Notes]:
    """Special places of the kingdom.

    `secret_places` with its notes: pairs of an index of LABELS['secret_places'] and what it moved.
    maelstrom "Production".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [s for s in world.special_places if s.kingdom is kingdom], notes


def why_secret_places_area(kingdom: Kingdom, s: SpecialPlace) -> tuple[MapArea, Notes]:
    """Map area.

    `secret_places_area` with its notes: pairs of an index of LABELS['secret_places_area'] and what it
    moved.
    maelstrom "Production".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.area, notes


def why_secret_places_gold(kingdom: Kingdom, s: SpecialPlace) -> tuple[int | None, Notes]:
    """Gold.

    `secret_places_gold` with its notes: pairs of an index of LABELS['secret_places_gold'] and what it
    moved.
    maelstrom "Production".
    """
    notes: Notes = []
    s_privilege = s.privilege
    if secret_gold(s_privilege) > 0:
        notes.append((0, 0))
        return secret_gold(s_privilege), notes
    notes.append((1, 0))
    return None, notes


def why_secret_places_food(kingdom: Kingdom, s: SpecialPlace) -> tuple[int | None, Notes]:
    """Food.

    `secret_places_food` with its notes: pairs of an index of LABELS['secret_places_food'] and what it
    moved.
    maelstrom "Production".
    """
    notes: Notes = []
    s_privilege = s.privilege
    if secret_food(s_privilege) > 0:
        notes.append((0, 0))
        return secret_food(s_privilege), notes
    notes.append((1, 0))
    return None, notes


def why_shelf(kingdom: Kingdom, world: World) -> tuple[Sequence[AlchemistItem], Notes]:
    """What the alchemists have ready.

    `shelf` with its notes: pairs of an index of LABELS['shelf'] and what it moved.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [i for i in EVERY_ALCHEMIST_ITEM if bottled(kingdom, i, world) > 0], notes


def why_shelf_ready(kingdom: Kingdom, i: AlchemistItem, world: World) -> tuple[int, Notes]:
    """Ready.

    `shelf_ready` with its notes: pairs of an index of LABELS['shelf_ready'] and what it moved.
    In plain numbers.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: Notes = []
    notes.append((0, 0))
    return bottled(kingdom, i, world), notes


def why_hosts(kingdom: Kingdom, world: World) -> tuple[Sequence[Group], Notes]:
    """The kingdom's groups.

    `hosts` with its notes: pairs of an index of LABELS['hosts'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [g for g in world.groups if g.kingdom is kingdom], notes


def why_hosts_area(kingdom: Kingdom, g: Group) -> tuple[MapArea | None, Notes]:
    """Map area.

    `hosts_area` with its notes: pairs of an index of LABELS['hosts_area'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return g.area, notes


def why_hosts_region(kingdom: Kingdom, g: Group) -> tuple[Region | None, Notes]:
    """Region.

    `hosts_region` with its notes: pairs of an index of LABELS['hosts_region'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return g.region, notes


def why_hosts_size(kingdom: Kingdom, g: Group) -> tuple[HostSize, Notes]:
    """Size.

    `hosts_size` with its notes: pairs of an index of LABELS['hosts_size'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return host_size(g), notes


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


def why_hosts_against_walls(kingdom: Kingdom, g: Group) -> tuple[int | None, Notes]:
    """Value against population centers.

    `hosts_against_walls` with its notes: pairs of an index of LABELS['hosts_against_walls'] and what it
    moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Groups".
    """
    notes: Notes = []
    if host_size(g) > HOST_SIZE_PATROL:
        notes.append((0, 0))
        return wall_worth(g), notes
    notes.append((1, 0))
    return None, notes


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


def why_due_brigades(kingdom: Kingdom, world: World) -> tuple[Sequence[Levy], Notes]:
    """Brigades that are due at the capital.

    `due_brigades` with its notes: pairs of an index of LABELS['due_brigades'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [l_ for l_ in world.levies if l_.group.kingdom is kingdom], notes


def why_due_brigades_breed(kingdom: Kingdom, l_: Levy) -> tuple[BrigadeType, Notes]:
    """Brigade.

    `due_brigades_breed` with its notes: pairs of an index of LABELS['due_brigades_breed'] and what it
    moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return l_.breed, notes


def why_due_brigades_due(kingdom: Kingdom, l_: Levy) -> tuple[int, Notes]:
    """Turn in which it arrives.

    `due_brigades_due` with its notes: pairs of an index of LABELS['due_brigades_due'] and what it
    moved.
    In plain numbers.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return l_.due, notes


def why_due_brigades_again(kingdom: Kingdom, l_: Levy) -> tuple[bool, Notes]:
    """Comes again every 5 turns.

    `due_brigades_again` with its notes: pairs of an index of LABELS['due_brigades_again'] and what it
    moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return l_.recurs, notes


def why_due_brigades_group(kingdom: Kingdom, l_: Levy) -> tuple[Group, Notes]:
    """Group.

    `due_brigades_group` with its notes: pairs of an index of LABELS['due_brigades_group'] and what it
    moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return l_.group, notes


def why_ranks(kingdom: Kingdom, world: World) -> tuple[Sequence[Brigade], Notes]:
    """The kingdom's brigades.

    `ranks` with its notes: pairs of an index of LABELS['ranks'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        b
        for b in world.brigades
        if any(g.kingdom is kingdom and b in g.brigades for g in world.groups)
    ], notes


def why_ranks_group(kingdom: Kingdom, b: Brigade, world: World) -> tuple[Group | None, Notes]:
    """Group.

    `ranks_group` with its notes: pairs of an index of LABELS['ranks_group'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return marches_with(b, world), notes


def why_ranks_breed(kingdom: Kingdom, b: Brigade) -> tuple[BrigadeType, Notes]:
    """Breed.

    `ranks_breed` with its notes: pairs of an index of LABELS['ranks_breed'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return b.breed, notes


def why_ranks_experience(kingdom: Kingdom, b: Brigade) -> tuple[Experience, Notes]:
    """Experience.

    `ranks_experience` with its notes: pairs of an index of LABELS['ranks_experience'] and what it
    moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return b.experience, notes


def why_ranks_attrition(kingdom: Kingdom, b: Brigade) -> tuple[int, Notes]:
    """Attrition.

    `ranks_attrition` with its notes: pairs of an index of LABELS['ranks_attrition'] and what it moved.
    In percent.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return b.attrition, notes


def why_chiefs(kingdom: Kingdom, world: World) -> tuple[Sequence[Leader], Notes]:
    """The kingdom's leaders.

    `chiefs` with its notes: pairs of an index of LABELS['chiefs'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [l_ for l_ in world.leaders if l_.kingdom is kingdom], notes


def why_chiefs_rank(kingdom: Kingdom, l_: Leader) -> tuple[Rank, Notes]:
    """Rank.

    `chiefs_rank` with its notes: pairs of an index of LABELS['chiefs_rank'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return l_.rank, notes


def why_chiefs_group(kingdom: Kingdom, l_: Leader, world: World) -> tuple[Group | None, Notes]:
    """Group.

    `chiefs_group` with its notes: pairs of an index of LABELS['chiefs_group'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return led_by(l_, world), notes


def why_chiefs_captor(kingdom: Kingdom, l_: Leader) -> tuple[Kingdom | None, Notes]:
    """In the prison of.

    `chiefs_captor` with its notes: pairs of an index of LABELS['chiefs_captor'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    l_captor = l_.captor
    if l_captor is not None:
        notes.append((0, 0))
        return l_captor, notes
    notes.append((1, 0))
    return None, notes


def why_own_navies(kingdom: Kingdom, world: World) -> tuple[Sequence[Navy], Notes]:
    """The kingdom's navies.

    `own_navies` with its notes: pairs of an index of LABELS['own_navies'] and what it moved.
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [n for n in world.navies if n.kingdom is kingdom and (n.fleets > 0 or n.cutter is not None)], notes


def why_own_navies_sea(kingdom: Kingdom, n: Navy) -> tuple[Sea, Notes]:
    """Sea.

    `own_navies_sea` with its notes: pairs of an index of LABELS['own_navies_sea'] and what it moved.
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    return n.sea, notes


def why_own_navies_fleets(kingdom: Kingdom, n: Navy) -> tuple[int, Notes]:
    """Fleets.

    `own_navies_fleets` with its notes: pairs of an index of LABELS['own_navies_fleets'] and what it
    moved.
    In fleets.
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    return n.fleets, notes


def why_own_navies_quality(kingdom: Kingdom, n: Navy) -> tuple[int, Notes]:
    """Quality.

    `own_navies_quality` with its notes: pairs of an index of LABELS['own_navies_quality'] and what it
    moved.
    In steps of 1/10 naval quality.
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    return n.quality, notes


def why_own_navies_naval_duty(kingdom: Kingdom, n: Navy) -> tuple[NavalDuty, Notes]:
    """What it does.

    `own_navies_naval_duty` with its notes: pairs of an index of LABELS['own_navies_naval_duty'] and
    what it moved.
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    return n.naval_duty, notes


def why_own_navies_refits(kingdom: Kingdom, n: Navy) -> tuple[int, Notes]:
    """Sea enhancements.

    `own_navies_refits` with its notes: pairs of an index of LABELS['own_navies_refits'] and what it
    moved.
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    return n.refits, notes


def why_own_navies_cutter(kingdom: Kingdom, n: Navy) -> tuple[str | None, Notes]:
    """Elite ship.

    `own_navies_cutter` with its notes: pairs of an index of LABELS['own_navies_cutter'] and what it
    moved.
    maelstrom "Seapower".
    """
    notes: Notes = []
    n_cutter = n.cutter
    if n_cutter is not None:
        notes.append((0, 0))
        return n_cutter, notes
    notes.append((1, 0))
    return None, notes


def why_sieges_in_sight(kingdom: Kingdom, world: World) -> tuple[Sequence[Siege], Notes]:
    """Sieges that the kingdom lays or suffers.

    `sieges_in_sight` with its notes: pairs of an index of LABELS['sieges_in_sight'] and what it moved.
    maelstrom "Siege".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [s for s in world.sieges if s.group.kingdom is kingdom or s.place.kingdom is kingdom], notes


def why_sieges_in_sight_place(kingdom: Kingdom, s: Siege) -> tuple[Place, Notes]:
    """Population center.

    `sieges_in_sight_place` with its notes: pairs of an index of LABELS['sieges_in_sight_place'] and
    what it moved.
    maelstrom "Siege".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.place, notes


def why_sieges_in_sight_group(kingdom: Kingdom, s: Siege) -> tuple[Group, Notes]:
    """Besieger.

    `sieges_in_sight_group` with its notes: pairs of an index of LABELS['sieges_in_sight_group'] and
    what it moved.
    maelstrom "Siege".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.group, notes


def why_sieges_in_sight_months_long(kingdom: Kingdom, s: Siege) -> tuple[int, Notes]:
    """Turns in a row.

    `sieges_in_sight_months_long` with its notes: pairs of an index of
    LABELS['sieges_in_sight_months_long'] and what it moved.
    In plain numbers.
    maelstrom "Siege".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.months_long, notes


def why_people(kingdom: Kingdom, world: World) -> tuple[Sequence[Figure], Notes]:
    """The kingdom's people at court and abroad.

    `people` with its notes: pairs of an index of LABELS['people'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        f
        for f in world.figures
        if f.kingdom is kingdom and of_the_court(f) and f.rank != RANK_AGENT and f.rank != RANK_FANATIC
    ], notes


def why_people_rank(kingdom: Kingdom, f: Figure) -> tuple[Rank, Notes]:
    """Rank.

    `people_rank` with its notes: pairs of an index of LABELS['people_rank'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    notes.append((0, 0))
    return f.rank, notes


def why_people_place(kingdom: Kingdom, f: Figure) -> tuple[Place | None, Notes]:
    """Place.

    `people_place` with its notes: pairs of an index of LABELS['people_place'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    notes.append((0, 0))
    return f.place, notes


def why_people_captor(kingdom: Kingdom, f: Figure) -> tuple[Kingdom | None, Notes]:
    """In the prison of.

    `people_captor` with its notes: pairs of an index of LABELS['people_captor'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    f_captor = f.captor
    if f_captor is not None:
        notes.append((0, 0))
        return f_captor, notes
    notes.append((1, 0))
    return None, notes


def why_people_jailed(kingdom: Kingdom, f: Figure) -> tuple[bool | None, Notes]:
    """Arrested where nobody rules.

    `people_jailed` with its notes: pairs of an index of LABELS['people_jailed'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    if in_irons(f) and f.captor is None:
        notes.append((0, 0))
        return in_irons(f), notes
    notes.append((1, 0))
    return None, notes


def why_mages(kingdom: Kingdom, world: World) -> tuple[Sequence[Wizard], Notes]:
    """The kingdom's wizards.

    `mages` with its notes: pairs of an index of LABELS['mages'] and what it moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [w for w in world.wizards if w.kingdom is kingdom], notes


def why_mages_level(kingdom: Kingdom, w: Wizard) -> tuple[int, Notes]:
    """Level.

    `mages_level` with its notes: pairs of an index of LABELS['mages_level'] and what it moved.
    In levels.
    maelstrom "Magic".
    """
    notes: Notes = []
    notes.append((0, 0))
    return w.level, notes


def why_mages_group(kingdom: Kingdom, w: Wizard) -> tuple[Group | None, Notes]:
    """Group.

    `mages_group` with its notes: pairs of an index of LABELS['mages_group'] and what it moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    notes.append((0, 0))
    return w.group, notes


def why_mages_place(kingdom: Kingdom, w: Wizard) -> tuple[Place | None, Notes]:
    """Place.

    `mages_place` with its notes: pairs of an index of LABELS['mages_place'] and what it moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    notes.append((0, 0))
    return w.place, notes


def why_mages_captor(kingdom: Kingdom, w: Wizard) -> tuple[Kingdom | None, Notes]:
    """In the prison of.

    `mages_captor` with its notes: pairs of an index of LABELS['mages_captor'] and what it moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    w_captor = w.captor
    if w_captor is not None:
        notes.append((0, 0))
        return w_captor, notes
    notes.append((1, 0))
    return None, notes


def why_mages_next(kingdom: Kingdom, w: Wizard, world: World) -> tuple[int, Notes]:
    """What the next level costs.

    `mages_next` with its notes: pairs of an index of LABELS['mages_next'] and what it moved.
    In gold.
    maelstrom "Magic".
    """
    notes: Notes = []
    notes.append((0, 0))
    return research_cost(w, world), notes


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


def why_prisoners(kingdom: Kingdom, world: World) -> tuple[Sequence[Figure], Notes]:
    """The kingdom's prisoners.

    `prisoners` with its notes: pairs of an index of LABELS['prisoners'] and what it moved.
    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [f for f in world.figures if f.captor is kingdom], notes


def why_prisoners_rank(kingdom: Kingdom, f: Figure) -> tuple[Rank, Notes]:
    """Rank.

    `prisoners_rank` with its notes: pairs of an index of LABELS['prisoners_rank'] and what it moved.
    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    notes: Notes = []
    notes.append((0, 0))
    return f.rank, notes


def why_prisoners_kingdom(kingdom: Kingdom, f: Figure) -> tuple[Kingdom | None, Notes]:
    """Of.

    `prisoners_kingdom` with its notes: pairs of an index of LABELS['prisoners_kingdom'] and what it
    moved.
    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    notes: Notes = []
    notes.append((0, 0))
    return f.kingdom, notes


def why_prisoners_captor(kingdom: Kingdom, f: Figure) -> tuple[Kingdom | None, Notes]:
    """Held by.

    `prisoners_captor` with its notes: pairs of an index of LABELS['prisoners_captor'] and what it
    moved.
    maelstrom "Population Centers", "#430 - Execute Hostages".
    """
    notes: Notes = []
    notes.append((0, 0))
    return f.captor, notes


def why_relics(kingdom: Kingdom, world: World) -> tuple[Sequence[Artifact], Notes]:
    """Artifacts of the kingdom.

    `relics` with its notes: pairs of an index of LABELS['relics'] and what it moved.
    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [a for a in EVERY_ARTIFACT if holds_artifact(kingdom, a, world)], notes


def why_relics_bearer(kingdom: Kingdom, a: Artifact, world: World) -> tuple[Group | None, Notes]:
    """Group.

    `relics_bearer` with its notes: pairs of an index of LABELS['relics_bearer'] and what it moved.
    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    notes: Notes = []
    notes.append((0, 0))
    return relic_bearer(kingdom, a, world), notes


def why_relics_keeper(kingdom: Kingdom, a: Artifact, world: World) -> tuple[Target | None, Notes]:
    """With whom or where.

    `relics_keeper` with its notes: pairs of an index of LABELS['relics_keeper'] and what it moved.
    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    notes: Notes = []
    notes.append((0, 0))
    return relic_keeper(kingdom, a, world), notes


def why_relics_area(kingdom: Kingdom, a: Artifact, world: World) -> tuple[MapArea | None, Notes]:
    """Map area.

    `relics_area` with its notes: pairs of an index of LABELS['relics_area'] and what it moved.
    maelstrom "Artifacts", "#910 - Transfer Artifact".
    """
    notes: Notes = []
    notes.append((0, 0))
    return relic_lies(kingdom, a, world), notes


def why_standing_in_regions(kingdom: Kingdom) -> tuple[Sequence[Region], Notes]:
    """What the regions think of the kingdom.

    `standing_in_regions` with its notes: pairs of an index of LABELS['standing_in_regions'] and what it
    moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(EVERY_REGION), notes


def why_standing_in_regions_reaction(kingdom: Kingdom, r: Region) -> tuple[Reaction, Notes]:
    """Reaction.

    `standing_in_regions_reaction` with its notes: pairs of an index of
    LABELS['standing_in_regions_reaction'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return mood(kingdom, r), notes


def why_standing_in_regions_hold(kingdom: Kingdom, r: Region) -> tuple[Hold, Notes]:
    """Regional influence.

    `standing_in_regions_hold` with its notes: pairs of an index of LABELS['standing_in_regions_hold']
    and what it moved.
    Raises NoAnswer (no case fits).
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return hold(kingdom, r), notes


def why_standing_in_regions_share(kingdom: Kingdom, r: Region) -> tuple[int, Notes]:
    """Share.

    `standing_in_regions_share` with its notes: pairs of an index of LABELS['standing_in_regions_share']
    and what it moved.
    In percent.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return share(kingdom, r), notes


def why_council_members(kingdom: Kingdom, world: World) -> tuple[Sequence[Kingdom], Notes]:
    """Who sits on the High Council.

    `council_members` with its notes: pairs of an index of LABELS['council_members'] and what it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [k for k in world.kingdoms if k.councillor], notes


def why_council_members_speaks(kingdom: Kingdom, k: Kingdom, world: World) -> tuple[bool, Notes]:
    """Lays the issue before it.

    `council_members_speaks` with its notes: pairs of an index of LABELS['council_members_speaks'] and
    what it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    notes.append((0, 0))
    return any(m.debated and m.kingdom is k for m in world.motions), notes


def why_council_issue(kingdom: Kingdom, world: World) -> tuple[Sequence[Motion], Notes]:
    """What the High Council votes on.

    `council_issue` with its notes: pairs of an index of LABELS['council_issue'] and what it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [m for m in world.motions if m.debated], notes


def why_council_issue_issue(kingdom: Kingdom, m: Motion) -> tuple[Issue, Notes]:
    """Issue.

    `council_issue_issue` with its notes: pairs of an index of LABELS['council_issue_issue'] and what it
    moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    notes.append((0, 0))
    return m.issue, notes


def why_council_issue_concerned(kingdom: Kingdom, m: Motion) -> tuple[Kingdom | None, Notes]:
    """Ruler whom it is about.

    `council_issue_concerned` with its notes: pairs of an index of LABELS['council_issue_concerned'] and
    what it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    m_concerned = m.concerned
    if m_concerned is not None:
        notes.append((0, 0))
        return m_concerned, notes
    notes.append((1, 0))
    return None, notes


def why_council_issue_region(kingdom: Kingdom, m: Motion) -> tuple[Region | None, Notes]:
    """Region where.

    `council_issue_region` with its notes: pairs of an index of LABELS['council_issue_region'] and what
    it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    m_region = m.region
    if m_region is not None:
        notes.append((0, 0))
        return m_region, notes
    notes.append((1, 0))
    return None, notes


def why_council_issue_settlement(kingdom: Kingdom, m: Motion) -> tuple[Settlement | None, Notes]:
    """Size of the population centers.

    `council_issue_settlement` with its notes: pairs of an index of LABELS['council_issue_settlement']
    and what it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    m_settlement = m.settlement
    if m_settlement is not None:
        notes.append((0, 0))
        return m_settlement, notes
    notes.append((1, 0))
    return None, notes


def why_council_issue_ballot(kingdom: Kingdom, m: Motion) -> tuple[Ballot, Notes]:
    """Ballot.

    `council_issue_ballot` with its notes: pairs of an index of LABELS['council_issue_ballot'] and what
    it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    notes.append((0, 0))
    return m.ballot, notes


def why_charted(kingdom: Kingdom, world: World) -> tuple[Sequence[Sighting], Notes]:
    """Population centers that the kingdom has seen.

    `charted` with its notes: pairs of an index of LABELS['charted'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [s for s in world.sightings if s.kingdom is kingdom], notes


def why_charted_place(kingdom: Kingdom, s: Sighting) -> tuple[Place, Notes]:
    """Population center.

    `charted_place` with its notes: pairs of an index of LABELS['charted_place'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.place, notes


def why_charted_area(kingdom: Kingdom, s: Sighting) -> tuple[MapArea | None, Notes]:
    """Map area.

    `charted_area` with its notes: pairs of an index of LABELS['charted_area'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.place.area, notes


def why_charted_owner(kingdom: Kingdom, s: Sighting) -> tuple[Kingdom | None, Notes]:
    """Ruled by.

    `charted_owner` with its notes: pairs of an index of LABELS['charted_owner'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.owner, notes


def why_charted_settlement(kingdom: Kingdom, s: Sighting) -> tuple[Settlement, Notes]:
    """Size.

    `charted_settlement` with its notes: pairs of an index of LABELS['charted_settlement'] and what it
    moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.settlement, notes


def why_charted_last_seen(kingdom: Kingdom, s: Sighting) -> tuple[int, Notes]:
    """Seen in month.

    `charted_last_seen` with its notes: pairs of an index of LABELS['charted_last_seen'] and what it
    moved.
    In plain numbers.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.last_seen, notes


def why_unusual(kingdom: Kingdom, world: World) -> tuple[Sequence[FoundEncounter], Notes]:
    """Unusual encounters that the kingdom has found.

    `unusual` with its notes: pairs of an index of LABELS['unusual'] and what it moved.
    maelstrom "Unusual Encounters".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [d for d in world.found_encounters if d.kingdom is kingdom], notes


def why_unusual_area(kingdom: Kingdom, d: FoundEncounter) -> tuple[MapArea, Notes]:
    """Map area.

    `unusual_area` with its notes: pairs of an index of LABELS['unusual_area'] and what it moved.
    maelstrom "Unusual Encounters".
    """
    notes: Notes = []
    notes.append((0, 0))
    return d.area, notes


def why_unusual_quality(kingdom: Kingdom, d: FoundEncounter) -> tuple[Quality, Notes]:
    """Category.

    `unusual_quality` with its notes: pairs of an index of LABELS['unusual_quality'] and what it moved.
    maelstrom "Unusual Encounters".
    """
    notes: Notes = []
    notes.append((0, 0))
    return d.quality, notes


def why_unusual_last_seen(kingdom: Kingdom, d: FoundEncounter) -> tuple[int, Notes]:
    """Seen in month.

    `unusual_last_seen` with its notes: pairs of an index of LABELS['unusual_last_seen'] and what it
    moved.
    In plain numbers.
    maelstrom "Unusual Encounters".
    """
    notes: Notes = []
    notes.append((0, 0))
    return d.last_seen, notes


def why_ore(kingdom: Kingdom, world: World) -> tuple[Sequence[MapArea], Notes]:
    """Where there is ore.

    `ore` with its notes: pairs of an index of LABELS['ore'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [a for a in EVERY_MAP_AREA if any(d.area == a for d in world.deposits)], notes


def why_ore_digging(kingdom: Kingdom, a: MapArea) -> tuple[bool, Notes]:
    """Our miners are there.

    `ore_digging` with its notes: pairs of an index of LABELS['ore_digging'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return pit(kingdom) == a, notes


def why_legends(kingdom: Kingdom) -> tuple[Sequence[Artifact], Notes]:
    """Artifacts of which the kingdom has heard.

    `legends` with its notes: pairs of an index of LABELS['legends'] and what it moved.
    maelstrom "Foreknowledge".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(map(Artifact, members(kingdom.foreknown))), notes


def why_legends_sort(kingdom: Kingdom, a: Artifact) -> tuple[ArtifactClass, Notes]:
    """Class.

    `legends_sort` with its notes: pairs of an index of LABELS['legends_sort'] and what it moved.
    maelstrom "Foreknowledge".
    """
    notes: Notes = []
    notes.append((0, 0))
    return ARTIFACT_SORT[a], notes


def why_legends_quality(kingdom: Kingdom, a: Artifact) -> tuple[Quality, Notes]:
    """Quality.

    `legends_quality` with its notes: pairs of an index of LABELS['legends_quality'] and what it moved.
    maelstrom "Foreknowledge".
    """
    notes: Notes = []
    notes.append((0, 0))
    return ARTIFACT_QUALITY[a], notes


def why_strategic_goals(kingdom: Kingdom, world: World) -> tuple[Sequence[Objective], Notes]:
    """The kingdom's early goals.

    `strategic_goals` with its notes: pairs of an index of LABELS['strategic_goals'] and what it moved.
    maelstrom "Early Strategic Objective (ESO)".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [g for g in goals_of(kingdom) if world.month <= 15], notes


def why_strategic_goals_code(kingdom: Kingdom, g: Objective) -> tuple[str, Notes]:
    """Code.

    `strategic_goals_code` with its notes: pairs of an index of LABELS['strategic_goals_code'] and what
    it moved.
    maelstrom "Early Strategic Objective (ESO)".
    """
    notes: Notes = []
    notes.append((0, 0))
    return OBJECTIVE_CODE[g], notes


def why_strategic_goals_met(kingdom: Kingdom, g: Objective, world: World) -> tuple[bool, Notes]:
    """Reached.

    `strategic_goals_met` with its notes: pairs of an index of LABELS['strategic_goals_met'] and what it
    moved.
    Raises NoAnswer (no case fits).
    maelstrom "Early Strategic Objective (ESO)".
    """
    notes: Notes = []
    notes.append((0, 0))
    return reached(kingdom, g, world), notes


def why_atlas(kingdom: Kingdom) -> tuple[Sequence[MapArea], Notes]:
    """The map of Alamaze.

    `atlas` with its notes: pairs of an index of LABELS['atlas'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(EVERY_MAP_AREA), notes


def why_atlas_outline(kingdom: Kingdom, a: MapArea) -> tuple[Sequence[tuple[int, int]], Notes]:
    """Outline.

    `atlas_outline` with its notes: pairs of an index of LABELS['atlas_outline'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return square(a), notes


def why_atlas_terrain(kingdom: Kingdom, a: MapArea) -> tuple[Terrain, Notes]:
    """Ground.

    `atlas_terrain` with its notes: pairs of an index of LABELS['atlas_terrain'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return MAP_AREA_TERRAIN[a], notes


def why_marches_on_map(kingdom: Kingdom, world: World) -> tuple[Sequence[Group], Notes]:
    """Where the kingdom's groups have marched.

    `marches_on_map` with its notes: pairs of an index of LABELS['marches_on_map'] and what it moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        g
        for g in world.groups
        if g.kingdom is kingdom and g.camp is not None and g.camp != g.area
    ], notes


def why_marches_on_map_camp(kingdom: Kingdom, g: Group) -> tuple[MapArea, Notes]:
    """Where it stood when the month's marches began.

    `marches_on_map_camp` with its notes: pairs of an index of LABELS['marches_on_map_camp'] and what it
    moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(g.camp, ''), notes


def why_marches_on_map_area(kingdom: Kingdom, g: Group) -> tuple[MapArea | None, Notes]:
    """Map area.

    `marches_on_map_area` with its notes: pairs of an index of LABELS['marches_on_map_area'] and what it
    moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return g.area, notes
