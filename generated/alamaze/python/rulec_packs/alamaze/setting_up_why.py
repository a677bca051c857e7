"""The resolvers of setting_up.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members, quotient

from ._choices import (
    Artifact, EVERY_CUSTOM_ITEM, MapArea, OPENING_EDGE_MINOR_BOOST, OPENING_EDGE_SIGNIFICANT_BOOST,
    OPENING_SITE_OPENING_CITY, OpeningEdge, OpeningSite, Privilege, REACTION_HOSTILE, REACTION_TOLERANT,
    Reaction, Region, TERRAIN_SEA, Trait,
)
from ._kinds import Kingdom
from ._tables import (
    ARTIFACT_ENDS_ARTIFACTS, CUSTOM_ITEM_ARTIFACT, MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN,
    PRIVILEGE_FIRST_REACTION, TRAIT_FIRST_REACTION,
)
from ._world import VARIANT_RANDOM_CITIES, World
from .map_ import gap

_VARIANT_RANDOM_CITIES_BIT: Final = 1 << VARIANT_RANDOM_CITIES

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "crowd": (
        Label('base', ''),
    ),
    "edge": (
        Label('case', 'significant'),
        Label('case', 'minor'),
        Label('otherwise', ''),
    ),
    "stranger_mood": (
        Label('case', 'welcome everywhere'),
        Label('case', 'feared'),
        Label('otherwise', ''),
    ),
    "opening_mint": (
        Label('base', 'the capital'),
        Label('add', 'the second town'),
        Label('add', 'a village'),
        Label('add', 'another'),
    ),
    "opening_fields": (
        Label('base', 'the capital'),
        Label('add', 'the second town'),
        Label('add', 'a village'),
        Label('add', 'another'),
    ),
    "city_ground": (
        Label('base', 'neighbours in its region, for a city'),
        Label('set to', 'anywhere in the region', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Option: Random Cities", line 810', 'setting up'),
    ),
    "people_held": (
        Label('base', 'whole points'),
        Label('bounds', ''),
    ),
    "unclaimed": (
        Label('no', 'a ruler holds it'),
        Label('no', 'a group carries it'),
        Label('no', 'somebody has it'),
        Label('no', 'whoever wants it chooses it'),
        Label('no', 'it is a place'),
        Label('otherwise', ''),
    ),
    "wild": (
        Label('holds', ''),
    ),
}


def why_crowd(area: MapArea, world: World) -> tuple[int, Notes]:
    """Population centers within three areas.

    `crowd` with its notes: pairs of an index of LABELS['crowd'] and what it moved.
    In plain numbers.
    """
    notes: Notes = []
    value = sum(1 for p in world.places if p.area is not None and gap(p.area, area) <= 3)
    notes.append((0, value))
    return value, notes


def why_edge(boost: OpeningEdge | None) -> tuple[int, Notes]:
    """What a boost of a capital adds.

    `edge` with its notes: pairs of an index of LABELS['edge'] and what it moved.
    In percent.
    maelstrom "Alchemist", "Atlanteans".
    """
    notes: Notes = []
    if boost == OPENING_EDGE_SIGNIFICANT_BOOST:
        notes.append((0, 0))
        return 25, notes  # significant
    if boost == OPENING_EDGE_MINOR_BOOST:
        notes.append((1, 0))
        return 10, notes  # minor
    notes.append((2, 0))
    return 0, notes


def why_stranger_mood(kingdom: Kingdom) -> tuple[Reaction, Notes]:
    """How regions far from home think of a kingdom when a campaign begins.

    `stranger_mood` with its notes: pairs of an index of LABELS['stranger_mood'] and what it moved.
    maelstrom "Evil", "Free Traders".
    """
    notes: Notes = []
    if any(
        PRIVILEGE_FIRST_REACTION[p] == REACTION_TOLERANT
        for p in map(Privilege, members(kingdom.privileges))
    ):
        notes.append((0, 0))
        return REACTION_TOLERANT, notes  # welcome everywhere
    if any(TRAIT_FIRST_REACTION[t] == REACTION_HOSTILE for t in map(Trait, members(kingdom.traits))):
        notes.append((1, 0))
        return REACTION_HOSTILE, notes  # feared
    notes.append((2, 0))
    return REACTION_TOLERANT, notes


def why_opening_mint() -> tuple[int, Notes]:
    """Gold of the first population centers in a good month.

    `opening_mint` with its notes: pairs of an index of LABELS['opening_mint'] and what it moved.
    In gold.
    maelstrom "Production".
    """
    notes: Notes = []
    notes.append((0, 11884))
    value = 11884  # the capital
    notes.append((1, 8862))
    value += 8862  # the second town
    notes.append((2, 2955))
    value += 2955  # a village
    notes.append((3, 2955))
    value += 2955  # another
    return value, notes


def why_opening_fields() -> tuple[int, Notes]:
    """Food of the first population centers in a good month.

    `opening_fields` with its notes: pairs of an index of LABELS['opening_fields'] and what it moved.
    In food.
    maelstrom "Production".
    """
    notes: Notes = []
    notes.append((0, 3910))
    value = 3910  # the capital
    notes.append((1, 3910))
    value += 3910  # the second town
    notes.append((2, 8429))
    value += 8429  # a village
    notes.append((3, 8429))
    value += 8429  # another
    return value, notes


def why_city_ground(area: MapArea, site: OpeningSite, world: World) -> tuple[int, Notes]:
    """How likely a population center stands in an area when a campaign begins.

    `city_ground` with its notes: pairs of an index of LABELS['city_ground'] and what it moved.
    In plain numbers.
    """
    notes: Notes = []
    # neighbours in its region, for a city
    value = sum(
        1
        for n in map(MapArea, members(MAP_AREA_NEAR[area]))
        if MAP_AREA_REGION[n] == MAP_AREA_REGION[area] and MAP_AREA_TERRAIN[n] != TERRAIN_SEA
    ) if site == OPENING_SITE_OPENING_CITY else 0
    notes.append((0, value))
    if world.variants & _VARIANT_RANDOM_CITIES_BIT:
        notes.append((1, -1 * value))
        value = 0  # setting up: anywhere in the region
    return value, notes


def why_people_held(kingdom: Kingdom, region: Region, world: World) -> tuple[int, Notes]:
    """Share of a region's people that lives in a kingdom's population centers.

    `people_held` with its notes: pairs of an index of LABELS['people_held'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Regions".
    """
    notes: Notes = []
    # whole points
    value = quotient(
        100 * sum(p.census for p in kingdom.places if p.region == region),
        max(1, sum(p.census for p in world.places if p.region == region)), 'people_held',
    )
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    elif value > 100:
        notes.append((1, 100 - value))
        value = 100
    return value, notes


def why_unclaimed(relic: Artifact, world: World) -> tuple[bool, Notes]:
    """The relic is still to be found.

    `unclaimed` with its notes: pairs of an index of LABELS['unclaimed'] and what it moved.
    maelstrom "Unusual Encounters", "Kingdom Customization".
    """
    notes: Notes = []
    if any(k.regalia >> relic & 1 for k in world.kingdoms):
        notes.append((0, 0))
        return False, notes  # a ruler holds it
    if any(g.artifacts >> relic & 1 for g in world.groups):
        notes.append((1, 0))
        return False, notes  # a group carries it
    if any(t.artifacts >> relic & 1 for t in world.targets):
        notes.append((2, 0))
        return False, notes  # somebody has it
    if any(CUSTOM_ITEM_ARTIFACT[c] == relic for c in EVERY_CUSTOM_ITEM):
        notes.append((3, 0))
        return False, notes  # whoever wants it chooses it
    if ARTIFACT_ENDS_ARTIFACTS[relic]:
        notes.append((4, 0))
        return False, notes  # it is a place
    notes.append((5, 0))
    return True, notes


def why_wild(area: MapArea, world: World) -> tuple[bool, Notes]:
    """Nothing stands in the area.

    `wild` with its notes: pairs of an index of LABELS['wild'] and what it moved.
    maelstrom "Quick Start Guide (Sample Turn 1 Actions)".
    """
    notes: Notes = []
    if (
        MAP_AREA_TERRAIN[area] == TERRAIN_SEA
        or any(p.area == area for p in world.places)
        or any(e.area == area for e in world.encounters)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes
