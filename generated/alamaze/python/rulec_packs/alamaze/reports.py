"""Resolvers of reports.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import members

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
    if f.captor is None and in_irons(f):
        return in_irons(f)
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
