"""The resolvers of reports.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import (
    Artifact, ArtifactClass, Duty, EVERY_REGION, HOST_SIZE_PATROL, Hold, HostSize, MapArea, Quality,
    RANK_AGENT, RANK_FANATIC, Rank, Reaction, Region, Settlement,
)
from ._kinds import Agent, Figure, Group, Kingdom, Place
from ._tables import ARTIFACT_QUALITY, ARTIFACT_SORT
from ._world import World
from .gates import of_the_court
from .movement import host_size
from .politics import in_irons
from .realm import hold, mood, share
from .sieges import wall_worth

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
    "legends": (
        Label('otherwise', ''),
    ),
    "legends_sort": (
        Label('otherwise', ''),
    ),
    "legends_quality": (
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
