"""Resolvers of court.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import members, present

from ._choices import (
    Artifact, BUILDING_BAZAAR, KINGDOM_ANCIENT_ONES, KINGDOM_DEATHKNIGHTS, KINGDOM_DEMON_PRINCES,
    KINGDOM_FORGOTTEN, KINGDOM_GIANTS, KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, KINGDOM_TYRANT,
    KINGDOM_UNDERWORLD, RANK_AGENT, RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE,
    RANK_DUKE, RANK_FANATIC, RANK_GOVERNOR, RANK_KING, RANK_PRINCE, RANK_QUEEN, RANK_REGENT, Rank, Region,
    TRAIT_CHARISMA, TRAIT_DEVOUT, TRAIT_DYNASTY, TRAIT_EVIL, TRAIT_FEUDAL, TRAIT_ORATORY, TRAIT_ORDER,
    TRAIT_RIDERS,
)
from ._kinds import Agent, Figure, Kingdom, Place, Target
from ._tables import ARTIFACT_MISSION_RANGE, ARTIFACT_MOVES_RANGE, REGION_OPENING_INFLUENCE
from ._world import VARIANT_ICE_AGE, World
from .realm import controls

_ANY_OF_1: Final = (
    1 << TRAIT_CHARISMA | 1 << TRAIT_DYNASTY | 1 << TRAIT_FEUDAL | 1 << TRAIT_ORATORY | 1 << TRAIT_ORDER
)
_BUILDING_BAZAAR_BIT: Final = 1 << BUILDING_BAZAAR
_ONE_OF_1: Final = frozenset((
    RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT,
    RANK_BARON,
))
_ONE_OF_2: Final = frozenset((RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR))
_TRAIT_CHARISMA_BIT: Final = 1 << TRAIT_CHARISMA
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_DYNASTY_BIT: Final = 1 << TRAIT_DYNASTY
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_FEUDAL_BIT: Final = 1 << TRAIT_FEUDAL
_TRAIT_ORATORY_BIT: Final = 1 << TRAIT_ORATORY
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE


def group_slots(kingdom: Kingdom) -> int:
    """Groups that a kingdom may have.

    In plain numbers.
    maelstrom "Groups".
    """
    value = 4
    kingdom_began_as = kingdom.began_as
    if kingdom_began_as == KINGDOM_DEATHKNIGHTS:
        value = 5  # Deathknights (kingdom): a larger host
    if kingdom_began_as == KINGDOM_GIANTS:
        value = 5  # Giants (kingdom): a larger host
    if kingdom_began_as == KINGDOM_TYRANT:
        value = 6  # Tyrant (kingdom): a larger host
    return value


def skeletons_kept(kingdom: Kingdom) -> int:
    """Skeletons in a kingdom's closet when the campaign begins.

    In plain numbers.
    maelstrom "Skeletons In The Closet".
    """
    value = 3
    if kingdom.traits & _TRAIT_DEVOUT_BIT:
        value -= 1  # Devout (trait): a clear conscience, nearly
    kingdom_began_as = kingdom.began_as
    if kingdom_began_as == KINGDOM_ANCIENT_ONES:
        value = 0  # Ancient Ones (kingdom): nothing to hide
    if kingdom_began_as == KINGDOM_DEMON_PRINCES:
        value = 0  # Demon Princes (kingdom): nothing to hide
    if kingdom_began_as == KINGDOM_FORGOTTEN:
        value = 0  # The Forgotten (kingdom): nothing to hide
    return value


def opening_influence(kingdom: Kingdom, home: Region) -> int:
    """A ruler's influence when the campaign begins.

    In steps of 1/100 influence.
    maelstrom "Regions".
    """
    value = 1200
    value += REGION_OPENING_INFLUENCE[home]  # the old capitals, and Pellinor
    kingdom_traits = kingdom.traits
    if kingdom_traits & _ANY_OF_1:
        if kingdom_traits & _TRAIT_CHARISMA_BIT:
            value += 100  # Charisma (trait): charm
        if kingdom_traits & _TRAIT_DYNASTY_BIT:
            value += 100  # Dynasty (trait): an old house
        if kingdom_traits & _TRAIT_FEUDAL_BIT:
            value += 100  # Feudal (trait): many vassals
        if kingdom_traits & _TRAIT_ORATORY_BIT:
            value += 100  # Oratory (trait): a golden tongue
        if kingdom_traits & _TRAIT_ORDER_BIT:
            value += 200  # Order (trait): law and order
    return value


def figure_range(kingdom: Kingdom, world: World) -> int:
    """Areas that an emissary, an agent or a priestess may travel.

    In areas.
    maelstrom "Political Emissaries", "#350 - Move Emissary".
    """
    value = 7
    if kingdom.winged:
        value += 2  # wings
    if world.variants & _VARIANT_ICE_AGE_BIT:
        value -= 2  # ice age: deep snow
    if kingdom.traits & _TRAIT_RIDERS_BIT:
        value += 1  # Riders (trait): in the saddle
    return value


def journey_range(kingdom: Kingdom, figure: Target, world: World) -> int:
    """Areas that a figure may travel with what it owns.

    In areas.
    maelstrom "#350 - Move Emissary", "Political Emissaries", "Artifacts".
    """
    value = figure_range(kingdom, world)
    limit = max([
        0,
        *[
            present(ARTIFACT_MOVES_RANGE[a], '')
            for a in map(Artifact, members(figure.artifacts))
            if ARTIFACT_MOVES_RANGE[a] is not None
        ],
    ])
    if value < limit:
        value = limit  # a mount
    return value


def errand_range(kingdom: Kingdom, agent: Agent, world: World) -> int:
    """Areas within which an agent carries out missions.

    In areas.
    maelstrom "Agents", "Artifacts".
    """
    value = figure_range(kingdom, world)
    limit = max([
        0,
        *[
            present(ARTIFACT_MISSION_RANGE[a], '')
            for a in map(Artifact, members(agent.artifacts))
            if ARTIFACT_MISSION_RANGE[a] is not None
        ],
    ])
    if value < limit:
        value = limit  # a mount
    return value


def miners_range(world: World) -> int:
    """Areas that miners may travel in a turn.

    In areas.
    maelstrom "Mithril", "#352 - Move Mithril Miners".
    """
    value = 10
    if world.variants & _VARIANT_ICE_AGE_BIT:
        value = 5  # ice age: deep snow
    return value


def ore_factor(world: World) -> int:
    """Times the usual mithril that miners bring home.

    In plain numbers.
    maelstrom "Mithril".
    """
    value = 1
    if world.variants & _VARIANT_ICE_AGE_BIT:
        value = 2  # ice age: what lies under the ice
    return value


def rush_chance(turns: int) -> int:
    """Chance that prospectors find ore in a turn.

    In percent.
    maelstrom "Mithril".
    """
    value = 10
    if turns <= 5:
        value *= 2  # prospectors are eager at first
    return value


def ore_mined(miners: int, world: World) -> int:
    """Mithril that miners bring home in a turn.

    In mithril.
    maelstrom "Mithril".
    """
    value = miners
    return value * ore_factor(world)  # an Ice Age


def entry_seen(figure: Figure, place: Place) -> int:
    """Chance that a ruler learns of an emissary who comes to town.

    In percent.
    maelstrom "#350 - Move Emissary".
    """
    value = 25  # chance that a rival learns of the arrival of somebody below a Baron
    figure_rank = figure.rank
    if figure_rank in _ONE_OF_1:
        value = 50  # a Baron or higher does not travel alone
    if figure_rank == RANK_AGENT or figure_rank == RANK_FANATIC:
        value = 0  # nobody notices a spy
    if place.buildings & _BUILDING_BAZAAR_BIT:
        value -= 20  # Bazaar (building): crowd
    figure_kingdom = figure.kingdom
    if figure_kingdom is not None and figure_kingdom.began_as == KINGDOM_ILLUSIONIST:
        value -= 20  # Illusionist (kingdom): who was that?
    if value < 0:
        value = 0  # unseen
    return value


def fall_capture(target: Target) -> int:
    """Chance that a figure is captured when a population center falls.

    In percent.
    maelstrom "Political Emissaries".
    """
    value = 50
    target_kingdom = target.kingdom
    if target_kingdom is not None:
        target_kingdom_began_as = target_kingdom.began_as
        if target_kingdom_began_as == KINGDOM_ANCIENT_ONES and target.rank == RANK_CONSUL:
            value = 25  # Ancient Ones (kingdom): Consuls slip away
        if target_kingdom_began_as == KINGDOM_DEMON_PRINCES and target.rank == RANK_DEMON_PRINCE:
            value = 25  # Demon Princes (kingdom): Demon Princes vanish
        if target_kingdom_began_as == KINGDOM_HALFLING:
            value = 25  # Halfling (kingdom): small and quick
        if target_kingdom_began_as == KINGDOM_UNDERWORLD:
            value = 25  # Underworld (kingdom): back doors
    return value


def may_reign(rank: Rank) -> bool:
    """Somebody of the rank may become Regent.

    maelstrom "Royal Succession (Regent)", "Political Emissaries".
    """
    return rank in _ONE_OF_2


def succession_loss(rank: Rank) -> int:
    """Influence that is lost when an emissary becomes Regent.

    In steps of 1/100 influence.
    maelstrom "Royal Succession (Regent)".
    """
    if rank == RANK_PRINCE or rank == RANK_DEMON_PRINCE:
        return 100  # born to it
    if rank == RANK_DUKE:
        return 150
    if rank == RANK_COUNT:
        return 200
    if rank == RANK_BARON:
        return 250
    return 300


def law_share(kingdom: Kingdom) -> int:
    """Share of its production that the Rule of Law costs in a region under control.

    In percent.
    maelstrom "Regions".
    """
    value = 10
    if kingdom.traits & _TRAIT_EVIL_BIT:
        value = 0  # Evil (trait): no law, no bill
    return value


def supported_defense(place: Place) -> int:
    """A population center's defense with its region behind it.

    In defense.
    maelstrom "Regions".
    """
    value = place.defense
    place_kingdom = place.kingdom
    if place_kingdom is not None and place.region is not None and controls(place_kingdom, place.region):
        value *= 11  # regional support
    else:
        value *= 10
    return (value + 5) // 10  # whole points


def mustered(turns: int) -> int:
    """Brigades of Skeletons that the Deathknights muster.

    In plain numbers.
    maelstrom "Deathknights", "#564 - Muster The Fallen (Deathknights only)".
    """
    if turns <= 0:
        return 0
    if 1 <= turns <= 10:
        return 2
    if 11 <= turns <= 20:
        return 4
    if 21 <= turns <= 30:
        return 6
    return 10


def gift_chance(kingdom: Kingdom) -> int:
    """Chance that a Noble Maiden has the gift.

    In percent.
    maelstrom "#509 - Test For The Gift".
    """
    value = 70
    if kingdom.traits & _TRAIT_DEVOUT_BIT:
        value += 15  # Devout (trait): faith
    return value
