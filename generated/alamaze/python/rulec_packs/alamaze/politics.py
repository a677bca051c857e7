"""Resolvers of politics.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import members

from ._choices import (
    Building, HOLD_MINOR, KINGDOM_FORGOTTEN, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, Rank, Region, Settlement, TRAIT_ACUITY, TRAIT_CUNNING, TRAIT_ORATORY, TRAIT_ORDER,
    TRAIT_RUTHLESS,
)
from ._kinds import Kingdom, Place
from ._tables import BUILDING_QUO, BUILDING_TALK_PROOF, BUILDING_UNREST, SETTLEMENT_HARDER
from .realm import controls, emissary_power, hold, mood

_TRAIT_ACUITY_BIT: Final = 1 << TRAIT_ACUITY
_TRAIT_CUNNING_BIT: Final = 1 << TRAIT_CUNNING
_TRAIT_ORATORY_BIT: Final = 1 << TRAIT_ORATORY
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_RUTHLESS_BIT: Final = 1 << TRAIT_RUTHLESS


def quo_strength(kingdom: Kingdom, rank: Rank) -> int:
    """What an emissary who maintains the status quo takes from others.

    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#310 - Maintain Status Quo".
    """
    value = 3 * emissary_power(kingdom, rank)
    if kingdom.traits & _TRAIT_ORATORY_BIT:
        value += 1500  # Oratory (trait): speeches
    return value // 100  # whole points


def unrest_strength(kingdom: Kingdom, rank: Rank) -> int:
    """What an emissary who stirs unrest adds for others.

    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#315 - Stir Unrest".
    """
    value = 3 * emissary_power(kingdom, rank)
    if kingdom.traits & _TRAIT_CUNNING_BIT:
        value += 1500  # Cunning (trait): whispers
    return value // 100  # whole points


def standing_quo(place: Place) -> int:
    """Status quo that nobody has to maintain.

    In points.
    maelstrom "Buildings", "Order", "Ruthless".
    """
    value = 0
    place_buildings = place.buildings
    for b in map(Building, members(place_buildings)):
        value += 5 * BUILDING_QUO[b]  # building
    for b in map(Building, members(place_buildings)):
        value -= 5 * BUILDING_UNREST[b]  # crowd
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_traits = place_kingdom.traits
        if place_kingdom_traits & _TRAIT_ORDER_BIT:
            value += 10  # Order (trait): laws
        if place_kingdom_traits & _TRAIT_RUTHLESS_BIT:
            value += 10  # Ruthless (trait): fear
    return value


def persuasion(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region) -> int:
    """What speaks for an emissary in a population center.

    In percent.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter", "#330 - Usurp Popcenter", "Political Emissaries", "Population
    Centers".
    """
    value = emissary_power(kingdom, rank)  # power
    if mood(kingdom, region) == REACTION_FRIENDLY:
        value += 300  # a friendly region
    if mood(kingdom, region) == REACTION_LOYAL:
        value += 600  # a loyal region
    if mood(kingdom, region) == REACTION_SUSPICIOUS:
        value -= 300  # a suspicious region
    if mood(kingdom, region) == REACTION_HOSTILE:
        value -= 600  # a hostile region
    value -= 20 * SETTLEMENT_HARDER[size]  # size
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        if controls(place_kingdom, region):
            value -= 300  # its ruler controls the region
        if hold(place_kingdom, region) == HOLD_MINOR:
            value += 300  # its ruler is a minor power there
        if mood(place_kingdom, region) == REACTION_HOSTILE:
            value += 300  # the region hates its ruler
        if mood(place_kingdom, region) == REACTION_FRIENDLY:
            value -= 300  # the region likes its ruler
    value -= 20 * standing_quo(place)  # status quo
    if kingdom.began_as == KINGDOM_FORGOTTEN:
        value -= 300  # The Forgotten (kingdom): long exile
    if kingdom.traits & _TRAIT_ACUITY_BIT:
        value += 100  # Acuity (trait): sharp tongues
    return value // 20  # whole points


def rebel_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> int:
    """Chance that a population center rebels.

    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter".
    """
    value = persuasion(kingdom, rank, place, size, region)
    value += unrest  # other emissaries stir or calm the people
    if kingdom.traits & _TRAIT_CUNNING_BIT:
        value += 15  # Cunning (trait): whispers
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def usurp_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> int:
    """Chance that an emissary takes a population center over.

    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#330 - Usurp Popcenter".
    """
    value = persuasion(kingdom, rank, place, size, region)
    value += unrest  # other emissaries stir or calm the people
    if kingdom.traits & _TRAIT_ORATORY_BIT:
        value += 15  # Oratory (trait): speeches
    if place.kingdom is None:
        value *= 2  # unless somebody rules there already
    value //= 2  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def open_to_talk(place: Place) -> bool:
    """The place may be talked over.

    maelstrom "Population Centers", "#320 - Rebel Popcenter", "Fortifications".
    """
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.capital is place:
        return False  # A capital does not listen.
    # Walls like these do not listen.
    return not any(BUILDING_TALK_PROOF[b] for b in map(Building, members(place.buildings)))


def refusals_open_to_talk(place: Place) -> tuple[int, ...]:
    """What is lacking where this does not hold: the place may be talked over.

    Indices of LABELS['refusals_open_to_talk']; empty where it holds.
    maelstrom "Population Centers", "#320 - Rebel Popcenter", "Fortifications".
    """
    notes: list[int] = []
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.capital is place:
        notes.append(0)
    if any(BUILDING_TALK_PROOF[b] for b in map(Building, members(place.buildings))):
        notes.append(1)
    return tuple(notes)
