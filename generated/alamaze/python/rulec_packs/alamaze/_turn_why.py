"""The resolvers of turn.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, members, present

from ._choices import (
    BRIGADE_TYPE_DEATHKNIGHTS, CLIMATE_NORTHERN, Climate, EVERY_BUILDING, KINGDOM_CIMMERIANS, KINGDOM_NOMAD,
    PRIVILEGE_PLAINS_HUNTERS, PRIVILEGE_VILE_PRESENCE, Privilege, SEASON_AUTUMN, SEASON_SPRING,
    SEASON_SUMMER, SEASON_WINTER, Season, TERRAIN_PLAINS, TRAIT_INDUSTRIOUS, Trait,
)
from ._kinds import Kingdom, Place
from ._tables import (
    ALCHEMIST_ITEM_KEEPS_FOOD, BUILDING_POWDER, MAP_AREA_TERRAIN, PRIVILEGE_JUG_AGAINST,
    PRIVILEGE_SPOILAGE_FACTOR, REGION_CLIMATE, REGION_GOLD_BONUS, SEASON_YIELDS_FOOD, SEASON_YIELDS_GOLD,
    TRAIT_FULL_SPOILS,
)
from ._world import VARIANT_ICE_AGE, World
from ._turn import befouled, food_season, gold_season, lean_climate, lean_hunger, starved, weather
from .clerks import building_open
from .combat import lean
from .marching import under_glyph
from .sieges import besieged, siege_yield

_PRIVILEGE_PLAINS_HUNTERS_BIT: Final = 1 << PRIVILEGE_PLAINS_HUNTERS
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
    "gold_season": (
        Label('base', 'nowhere'),
        Label('base', 'the season'),
        Label('at least', 'spoils in full', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3869', 'conquest'),
        Label('add', 'at home in the cold', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", lines 2852-2854', 'Cimmerians (kingdom)'),
        Label('add', 'at home in the heat', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Nomad", line 3509', 'Nomad (kingdom)'),
    ),
    "food_season": (
        Label('base', 'nowhere'),
        Label('base', 'the season'),
        Label('at least', 'spoils in full', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3869', 'conquest'),
        Label('add', 'at home in the cold', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", lines 2852-2854', 'Cimmerians (kingdom)'),
        Label('add', 'at home in the heat', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Nomad", line 3509', 'Nomad (kingdom)'),
    ),
    "gold_produced": (
        Label('base', ''),
        Label('increase by', 'a trading coast', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1350'),
        Label('increase by', 'hard work', 100, '', 'Industrious (trait)'),
        Label('times', 'what the season leaves', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1284-1287'),
        Label('times', 'the siege', 1000000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Siege", line 2253', 'sieges'),
        Label('round', 'whole coins', 1000000, 'ruling "What happens to fractions"'),
    ),
    "lean_hunger": (
        Label('base', 'what the city eats in a good season'),
        Label('increase by', 'as much more as the fields lose', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "food_produced": (
        Label('base', ''),
        Label('increase by', 'the hunt', 10, '', 'Hunting Prowess (privilege)'),
        Label('increase by', 'hard work', 10, '', 'Industrious (trait)'),
        Label('times', 'what the season leaves', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seasons", lines 1284-1287'),
        Label('times', "what the season makes of a city's hunger", 100000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Sage Advice", line 1268'),
        Label('times', 'the siege', 10000000, 'ruling "What a siege does to a city that eats more than it grows"', 'sieges'),
        Label('round', 'whole sacks', 10000000, 'ruling "What happens to fractions"'),
    ),
    "powder_made": (
        Label('base', ''),
    ),
    "befouled": (
        Label('no', 'a lid on the barns'),
        Label('holds', 'a brigade of them is there'),
    ),
    "spoilage": (
        Label('base', ''),
        Label('times', 'vile presence'),
        Label('times', 'a jug that keeps a month out', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#586 \u2013 Use Potion (Alchemist only)", line 4655', 'items'),
    ),
}


def why_going_price(world: World) -> tuple[int, Notes]:
    """Price of an agent's training.

    `going_price` with its notes: pairs of an index of LABELS['going_price'] and what it moved.
    In gold.
    maelstrom "Underworld".
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
    maelstrom "#500 - Train To Higher Level".
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
    maelstrom "Special Option: Ice Age".
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
    maelstrom "Seasons".
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
    maelstrom "Seasons".
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
    notes.append((3, 0))
    return SEASON_SPRING, notes


def why_starved(place: Place, world: World) -> tuple[bool, Notes]:
    """The place is in its lean season.

    `starved` with its notes: pairs of an index of LABELS['starved'] and what it moved.
    maelstrom "Seasons".
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
    maelstrom "Seasons".
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


def why_gold_season(place: Place, world: World) -> tuple[int, Notes]:
    """What a season leaves of a population center's gold.

    `gold_season` with its notes: pairs of an index of LABELS['gold_season'] and what it moved.
    In percent.
    maelstrom "Seasons".
    """
    notes: Notes = []
    place_region = place.region
    if place_region is None:
        notes.append((0, 100))
        value = 100  # nowhere
    elif place_region is not None:
        value = SEASON_YIELDS_GOLD[lean_climate(place, world)][weather(world)]  # the season
        notes.append((1, value))
    else:
        value = 0
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_began_as = place_kingdom.began_as
        if (
            place_kingdom_began_as == KINGDOM_CIMMERIANS
            and starved(place, world)
            and weather(world) == SEASON_WINTER
        ):
            notes.append((3, 25))
            value += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            notes.append((4, 25))
            value += 25  # Nomad (kingdom): at home in the heat
        if (
            any(TRAIT_FULL_SPOILS[t] is not None for t in map(Trait, members(place_kingdom.traits)))
            and world.happened('conquered', 'this', 0, place_kingdom, place)
            and value < 100
        ):
            notes.append((2, 100 - value))
            value = 100  # conquest: spoils in full
    return value, notes


def why_food_season(place: Place, world: World) -> tuple[int, Notes]:
    """What a season leaves of a population center's food.

    `food_season` with its notes: pairs of an index of LABELS['food_season'] and what it moved.
    In percent.
    maelstrom "Seasons".
    """
    notes: Notes = []
    place_region = place.region
    if place_region is None:
        notes.append((0, 100))
        value = 100  # nowhere
    elif place_region is not None:
        value = SEASON_YIELDS_FOOD[lean_climate(place, world)][weather(world)]  # the season
        notes.append((1, value))
    else:
        value = 0
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_began_as = place_kingdom.began_as
        if (
            place_kingdom_began_as == KINGDOM_CIMMERIANS
            and starved(place, world)
            and weather(world) == SEASON_WINTER
        ):
            notes.append((3, 25))
            value += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            notes.append((4, 25))
            value += 25  # Nomad (kingdom): at home in the heat
        if (
            any(TRAIT_FULL_SPOILS[t] is not None for t in map(Trait, members(place_kingdom.traits)))
            and world.happened('conquered', 'this', 0, place_kingdom, place)
            and value < 100
        ):
            notes.append((2, 100 - value))
            value = 100  # conquest: spoils in full
    return value, notes


def why_gold_produced(place: Place, world: World) -> tuple[int, Notes]:
    """Gold that a population center produces.

    `gold_produced` with its notes: pairs of an index of LABELS['gold_produced'] and what it moved.
    In gold.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Seasons", "Regions".
    """
    notes: Notes = []
    value = place.gold_output
    notes.append((0, value))
    share_ = 100
    place_region = place.region
    if place_region is not None and REGION_GOLD_BONUS[place_region] is not None:
        points = present(REGION_GOLD_BONUS[place_region], '')
        notes.append((1, value * points))
        share_ += points  # a trading coast
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        notes.append((2, 10 * value))
        share_ += 10  # Industrious (trait): hard work
    if share_ < 0:
        raise TooMuchTaken('gold_produced')
    value *= share_
    times = gold_season(place, world)
    notes.append((3, value * (times - 100)))
    value *= times  # what the season leaves
    if besieged(place, world) or world.happened('starved_out', 'this', 0, place):
        times_ = siege_yield(place, world)
        notes.append((4, value * (times_ - 100)))
        value *= times_  # sieges: the siege
    else:
        value *= 100
    before = value
    value = (value + 500000) // 1000000  # whole coins
    notes.append((5, 1000000 * value - before))
    return value, notes


def why_lean_hunger(place: Place, world: World) -> tuple[int, Notes]:
    """What a season makes of a city's hunger.

    `lean_hunger` with its notes: pairs of an index of LABELS['lean_hunger'] and what it moved.
    In percent.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Sage Advice".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100  # what the city eats in a good season
    share_ = 100
    points = 100 - food_season(place, world)
    notes.append((1, value * points))
    share_ += points  # as much more as the fields lose
    if share_ < 0:
        raise TooMuchTaken('lean_hunger')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((2, 100 * value - before))
    return value, notes


def why_food_produced(place: Place, world: World) -> tuple[int, Notes]:
    """Food that a population center produces.

    `food_produced` with its notes: pairs of an index of LABELS['food_produced'] and what it moved.
    In food.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Seasons", "Sage Advice".
    """
    notes: Notes = []
    place_food_output = place.food_output
    value = place_food_output
    notes.append((0, value))
    share_ = 10
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        if (
            place_kingdom.privileges & _PRIVILEGE_PLAINS_HUNTERS_BIT
            and place.area is not None
            and MAP_AREA_TERRAIN[place.area] == TERRAIN_PLAINS
            and place_food_output > 0
        ):
            notes.append((1, 2 * value))
            share_ += 2  # Hunting Prowess (privilege): the hunt
        if place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
            notes.append((2, value))
            share_ += 1  # Industrious (trait): hard work
    value *= share_
    if place_food_output >= 0:
        times = food_season(place, world)
        notes.append((3, value * (times - 100)))
        value *= times  # what the season leaves
    else:
        value *= 100
    if place_food_output < 0:
        times_ = lean_hunger(place, world)
        notes.append((4, value * (times_ - 100)))
        value *= times_  # what the season makes of a city's hunger
    else:
        value *= 100
    if besieged(place, world) or world.happened('starved_out', 'this', 0, place):
        times_2 = siege_yield(place, world)
        notes.append((5, value * (times_2 - 100)))
        value *= times_2  # sieges: the siege
    else:
        value *= 100
    before = value
    value = (value + 5000000) // 10000000  # whole sacks
    notes.append((6, 10000000 * value - before))
    return value, notes


def why_powder_made(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Gunpowder that a kingdom's laboratories make.

    `powder_made` with its notes: pairs of an index of LABELS['powder_made'] and what it moved.
    In gunpowder.
    maelstrom "Buildings", "Mithril".
    """
    notes: Notes = []
    value = sum(
        sum(
            present(BUILDING_POWDER[b], '')
            for b in EVERY_BUILDING
            if BUILDING_POWDER[b] is not None and p.buildings >> b & 1 and building_open(b, kingdom)
        )
        for p in world.places
        if p.kingdom is kingdom
    )
    notes.append((0, value))
    return value, notes


def why_befouled(kingdom: Kingdom, curse: Privilege, world: World) -> tuple[bool, Notes]:
    """The curse lies on the capital of the kingdom.

    `befouled` with its notes: pairs of an index of LABELS['befouled'] and what it moved.
    maelstrom "Deathknights".
    """
    notes: Notes = []
    if (
        PRIVILEGE_JUG_AGAINST[curse] is not None
        and ALCHEMIST_ITEM_KEEPS_FOOD[present(PRIVILEGE_JUG_AGAINST[curse], '')]
        and world.happened('preserved', 'this', 0, kingdom)
    ):
        notes.append((0, 0))
        return False, notes  # a lid on the barns
    if (
        PRIVILEGE_SPOILAGE_FACTOR[curse] is None
        or kingdom.capital is None
        or kingdom.capital.area is None
        or not any(
            g.kingdom is not kingdom
                and g.kingdom.privileges >> curse & 1
                and g.area == kingdom.capital.area
                and not under_glyph(g, world)
                and any(b.breed == BRIGADE_TYPE_DEATHKNIGHTS for b in g.brigades)
            for g in world.groups
        )
    ):
        notes.append((1, 0))
        return False, notes  # a brigade of them is there
    return True, notes


def why_spoilage(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Share of the stores that spoils.

    `spoilage` with its notes: pairs of an index of LABELS['spoilage'] and what it moved.
    In percent.
    maelstrom "Deathknights".
    """
    notes: Notes = []
    notes.append((0, 20))
    value = 20
    if befouled(kingdom, PRIVILEGE_VILE_PRESENCE, world):
        notes.append((1, 2 * value))
        value *= 3  # vile presence
    if world.happened('preserved', 'this', 0, kingdom):
        notes.append((2, -1 * value))
        value = 0  # items: a jug that keeps a month out
    return value, notes
