"""The resolvers of turn.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, NoAnswer, Notes, TooMuchTaken

from ._kinds import (
    CLIMATE_NORTHERN, Climate, KINGDOM_CIMMERIANS, KINGDOM_NOMAD, Kingdom, Place, SEASON_AUTUMN,
    SEASON_SPRING, SEASON_SUMMER, SEASON_WINTER, Season, TRAIT_INDUSTRIOUS,
)
from ._tables import REGION_CLIMATE, SEASON_YIELDS_FOOD, SEASON_YIELDS_GOLD
from ._world import VARIANT_ICE_AGE, World
from .combat import lean
from .turn_ import lean_climate, starved, weather

_TRAIT_INDUSTRIOUS_BIT: Final = 1 << TRAIT_INDUSTRIOUS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "going_price": (
        Label('base', 'the price at the start'),
        Label('add', 'what the Underworld asks beyond it'),
    ),
    "taught_level": (
        Label('base', 'the usual'),
        Label('add', 'what this campaign adds'),
    ),
    "opening_gift": (
        Label('base', ''),
        Label('set to', "the liege's last reserves", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 831', 'ice age'),
    ),
    "weather": (
        Label('otherwise', 'winter without end', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 814', 'ice age'),
        Label('otherwise', ''),
    ),
    "next_season": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "starved": (
        Label('holds', 'lean season'),
    ),
    "lean_climate": (
        Label('otherwise', 'the whole map lies in snow', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 814', 'ice age'),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "gold_produced": (
        Label('base', ''),
        Label('reduce by', 'all of it waits for the season', 100),
        Label('increase by', 'what the season leaves', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1284-1287'),
        Label('increase by', 'at home in the cold', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", lines 2852-2854', 'Cimmerians (kingdom)'),
        Label('increase by', 'at home in the heat', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Nomad", line 3509', 'Nomad (kingdom)'),
        Label('increase by', 'hard work', 100, '', 'Industrious (trait)'),
        Label('round', 'whole coins', 100, 'ruling "What happens to fractions"'),
    ),
    "food_produced": (
        Label('base', ''),
        Label('reduce by', 'all of it waits for the season', 100),
        Label('increase by', 'what the season leaves', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1284-1287'),
        Label('increase by', 'at home in the cold', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", lines 2852-2854', 'Cimmerians (kingdom)'),
        Label('increase by', 'at home in the heat', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Nomad", line 3509', 'Nomad (kingdom)'),
        Label('increase by', 'hard work', 100, '', 'Industrious (trait)'),
        Label('round', 'whole sacks', 100, 'ruling "What happens to fractions"'),
    ),
    "spoilage": (
        Label('base', ''),
    ),
}


def why_going_price(world: World) -> tuple[int, Notes]:
    """Price of an agent's training.

    `going_price` with its notes: pairs of an index of LABELS['going_price'] and what it moved.
    In gold.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Underworld", line 3731.
    """
    notes: Notes = []
    notes.append((0, 5000))
    value = 5000  # the price at the start
    amount = world.price_rise
    notes.append((1, amount))
    value += amount  # what the Underworld asks beyond it
    return value, notes


def why_taught_level(world: World) -> tuple[int, Notes]:
    """Level to which agents are usually trained.

    `taught_level` with its notes: pairs of an index of LABELS['taught_level'] and what it moved.
    In levels.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#500 - Train To Higher
    Level", line 4561.
    """
    notes: Notes = []
    notes.append((0, 8))
    value = 8  # the usual
    amount = world.taught_more
    notes.append((1, amount))
    value += amount  # what this campaign adds
    return value, notes


def why_opening_gift(world: World) -> tuple[int, Notes]:
    """Food that a kingdom is given when the campaign begins.

    `opening_gift` with its notes: pairs of an index of LABELS['opening_gift'] and what it moved.
    In food.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age",
    line 831.
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((1, 25000 - value))
        value = 25000  # ice age: the liege's last reserves
    return value, notes


def why_weather(world: World) -> tuple[Season, Notes]:
    """Season in force.

    `weather` with its notes: pairs of an index of LABELS['weather'] and what it moved.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", line 1280.
    """
    notes: Notes = []
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((0, 0))
        return SEASON_WINTER, notes  # ice age: winter without end
    notes.append((1, 0))
    return world.season, notes


def why_next_season(now: Season) -> tuple[Season, Notes]:
    """Season that follows.

    `next_season` with its notes: pairs of an index of LABELS['next_season'] and what it moved.
    Raises NoAnswer (no case fits).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1284-1287.
    """
    notes: Notes = []
    if now == SEASON_SPRING:
        notes.append((0, 0))
        return SEASON_SUMMER, notes
    if now == SEASON_SUMMER:
        notes.append((1, 0))
        return SEASON_AUTUMN, notes
    if now == SEASON_AUTUMN:
        notes.append((2, 0))
        return SEASON_WINTER, notes
    if now == SEASON_WINTER:
        notes.append((3, 0))
        return SEASON_SPRING, notes
    raise NoAnswer('next_season')


def why_starved(place: Place, world: World) -> tuple[bool, Notes]:
    """The place is in its lean season.

    `starved` with its notes: pairs of an index of LABELS['starved'] and what it moved.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1280-1291.
    """
    notes: Notes = []
    place_region = place.region
    if place_region is None or not lean(place_region, weather(world), world):
        notes.append((0, 0))
        return False, notes  # lean season
    return True, notes


def why_lean_climate(place: Place, world: World) -> tuple[Climate, Notes]:
    """The season in which a population center goes short.

    `lean_climate` with its notes: pairs of an index of LABELS['lean_climate'] and what it moved.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1283-1287.
    """
    notes: Notes = []
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((0, 0))
        return CLIMATE_NORTHERN, notes  # ice age: the whole map lies in snow
    place_region = place.region
    if place_region is not None:
        notes.append((1, 0))
        return REGION_CLIMATE[place_region], notes
    notes.append((2, 0))
    return CLIMATE_NORTHERN, notes


def why_gold_produced(place: Place, world: World) -> tuple[int, Notes]:
    """Gold that a population center produces.

    `gold_produced` with its notes: pairs of an index of LABELS['gold_produced'] and what it moved.
    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1283-1287.
    """
    notes: Notes = []
    value = place.gold_output
    notes.append((0, value))
    share_ = 100
    place_region = place.region
    if place_region is not None:
        notes.append((1, -100 * value))
        share_ -= 100  # all of it waits for the season
        points = SEASON_YIELDS_GOLD[lean_climate(place, world)][weather(world)]
        notes.append((2, value * points))
        share_ += points  # what the season leaves
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_began_as = place_kingdom.began_as
        if (
            place_kingdom_began_as == KINGDOM_CIMMERIANS
            and starved(place, world)
            and weather(world) == SEASON_WINTER
        ):
            notes.append((3, 25 * value))
            share_ += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            notes.append((4, 25 * value))
            share_ += 25  # Nomad (kingdom): at home in the heat
        if place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
            notes.append((5, 10 * value))
            share_ += 10  # Industrious (trait): hard work
    if share_ < 0:
        raise TooMuchTaken('gold_produced')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole coins
    notes.append((6, 100 * value - before))
    return value, notes


def why_food_produced(place: Place, world: World) -> tuple[int, Notes]:
    """Food that a population center produces.

    `food_produced` with its notes: pairs of an index of LABELS['food_produced'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1283-1287.
    """
    notes: Notes = []
    value = place.food_output
    notes.append((0, value))
    share_ = 100
    place_region = place.region
    if place_region is not None:
        notes.append((1, -100 * value))
        share_ -= 100  # all of it waits for the season
        points = SEASON_YIELDS_FOOD[lean_climate(place, world)][weather(world)]
        notes.append((2, value * points))
        share_ += points  # what the season leaves
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_began_as = place_kingdom.began_as
        if (
            place_kingdom_began_as == KINGDOM_CIMMERIANS
            and starved(place, world)
            and weather(world) == SEASON_WINTER
        ):
            notes.append((3, 25 * value))
            share_ += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            notes.append((4, 25 * value))
            share_ += 25  # Nomad (kingdom): at home in the heat
        if place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
            notes.append((5, 10 * value))
            share_ += 10  # Industrious (trait): hard work
    if share_ < 0:
        raise TooMuchTaken('food_produced')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole sacks
    notes.append((6, 100 * value - before))
    return value, notes


def why_spoilage(kingdom: Kingdom) -> tuple[int, Notes]:
    """Share of the stores that spoils.

    `spoilage` with its notes: pairs of an index of LABELS['spoilage'] and what it moved.
    In percent.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Deathknights", line 2911.
    """
    notes: Notes = []
    notes.append((0, 20))
    value = 20
    return value, notes
