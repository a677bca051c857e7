"""Resolvers of turn.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, TooMuchTaken, members, present
from rulec.runtime.game.acts import Queue
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    BOOKED_REASON_BARGAINS_BOOKED, BOOKED_REASON_BATTLES_BOOKED, BOOKED_REASON_CONTROL_BOOKED,
    BOOKED_REASON_COUNCIL_BOOKED, BOOKED_REASON_CRUCIBLE_BOOKED, BOOKED_REASON_EMISSARIES_BOOKED,
    BOOKED_REASON_END_BOOKED, BOOKED_REASON_GIFTS_BOOKED, BOOKED_REASON_LAW_BOOKED,
    BOOKED_REASON_MARCHES_BOOKED, BOOKED_REASON_MARKET_BOOKED, BOOKED_REASON_MISSIONS_BOOKED,
    BOOKED_REASON_PAY_BOOKED, BOOKED_REASON_PRIESTESSES_BOOKED, BOOKED_REASON_PRODUCTION_BOOKED,
    BOOKED_REASON_RATIONS_BOOKED, BOOKED_REASON_RESERVES_BOOKED, BOOKED_REASON_SPOILAGE_BOOKED,
    BOOKED_REASON_THEFT_BOOKED, BOOKED_REASON_THRONE_BOOKED, BOOKED_REASON_TOWNS_BOOKED,
    BOOKED_REASON_TROOPS_BOOKED, BOOKED_REASON_WIZARDS_BOOKED, BOOKED_REASON_WORKS_BOOKED,
    BRIGADE_TYPE_DEATHKNIGHTS, CLIMATE_NORTHERN, Climate, DUTY_IDLE, EVERY_BUILDING, EVERY_PRIVILEGE,
    INFLUENCE_EVENT_REGION_GAINED, INFLUENCE_EVENT_REGION_LOST, KINGDOM_CIMMERIANS, KINGDOM_NOMAD, Order,
    PRIVILEGE_PLAINS_HUNTERS, PRIVILEGE_VILE_PRESENCE, Privilege, RANK_AMBASSADOR, RANK_BARON,
    RANK_GOVERNOR, REACTION_FRIENDLY, REACTION_HOSTILE, Region, SEASON_AUTUMN, SEASON_SPRING, SEASON_SUMMER,
    SEASON_WINTER, Season, Spell, TERRAIN_PLAINS, TRAIT_EVIL, TRAIT_INDUSTRIOUS, Trait,
)
from ._kinds import Kingdom, Place
from ._tables import (
    ALCHEMIST_ITEM_KEEPS_FOOD, BUILDING_POWDER, MAP_AREA_TERRAIN, ORDER_FREE, ORDER_MAY_BE_STANDING,
    ORDER_NUMBER, PRIVILEGE_JUG_AGAINST, PRIVILEGE_LOST_PEOPLE, PRIVILEGE_SPOILAGE_FACTOR, REGION_CLIMATE,
    REGION_GOLD_BONUS, SEASON_YIELDS_FOOD, SEASON_YIELDS_GOLD, SPELL_FREE, SPELL_MAY_BE_STANDING,
    SPELL_NUMBER, TRAIT_FULL_SPOILS,
)
from ._world import SHAPE, VARIANT_ICE_AGE, World
from ._ledger import close_books, enter, open_books
from .clerks import building_open
from .map_ import remember
from .mining import dig, prospect
from .orders_trade import clear_the_table, strike_bargains
from .realm import (
    command_limit, controls, influence_change, influence_lowered, influence_raised, lowered, raised, share,
    standing_limit,
)
from .special_places import bring_in, spread_plague
from .trade import close_market

_PRIVILEGE_PLAINS_HUNTERS_BIT: Final = 1 << PRIVILEGE_PLAINS_HUNTERS
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_INDUSTRIOUS_BIT: Final = 1 << TRAIT_INDUSTRIOUS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

_SAYS_THE_SEASON_TURNS_TO: Final = Message((
    'The season turns to ', Hole(Holds("choice", 'Season'), 'season'), '.',
), 'process:turn_calendar', 'the_season_turns_to')
_SAYS_IS_MASTER_OF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' is master of ', Hole(Holds("choice", 'Region'), 'region'),
    '.',
), 'process:count_banners', 'is_master_of')
_SAYS_HAS_LOST: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has lost ', Hole(Holds("choice", 'Region'), 'region'),
    '.',
), 'process:count_banners', 'has_lost')


def going_price(world: World) -> int:
    """Price of an agent's training.

    In gold.
    maelstrom "Underworld".
    """
    value = 5000  # the price at the start
    return value + world.price_rise  # what the Underworld asks beyond it


def taught_level(world: World) -> int:
    """Level to which agents are usually trained.

    In levels.
    maelstrom "#500 - Train To Higher Level".
    """
    value = 8  # the usual
    return value + world.taught_more  # what this campaign adds


def opening_gift(world: World) -> int:
    """Food that a kingdom is given when the campaign begins.

    In food.
    maelstrom "Special Option: Ice Age".
    """
    value = 0
    if world.variants & _VARIANT_ICE_AGE_BIT:
        value = 25000  # ice age: the liege's last reserves
    return value


def weather(world: World) -> Season:
    """Season in force.

    maelstrom "Seasons".
    """
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return SEASON_WINTER  # ice age: winter without end
    return world.season


def next_season(now: Season) -> Season:
    """Season that follows.

    maelstrom "Seasons".
    """
    if now == SEASON_SPRING:
        return SEASON_SUMMER
    if now == SEASON_SUMMER:
        return SEASON_AUTUMN
    if now == SEASON_AUTUMN:
        return SEASON_WINTER
    return SEASON_SPRING


def starved(place: Place, world: World) -> bool:
    """The place is in its lean season.

    maelstrom "Seasons".
    """
    place_region = place.region
    return place_region is not None and lean(place_region, weather(world), world)  # lean season


def lean_climate(place: Place, world: World) -> Climate:
    """The season in which a population center goes short.

    maelstrom "Seasons".
    """
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return CLIMATE_NORTHERN  # ice age: the whole map lies in snow
    place_region = place.region
    if place_region is not None:
        return REGION_CLIMATE[place_region]
    return CLIMATE_NORTHERN


def gold_season(place: Place, world: World) -> int:
    """What a season leaves of a population center's gold.

    In percent.
    maelstrom "Seasons".
    """
    if place.region is None:
        value = 100  # nowhere
    else:
        value = SEASON_YIELDS_GOLD[lean_climate(place, world)][weather(world)]  # the season
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_began_as = place_kingdom.began_as
        if (
            place_kingdom_began_as == KINGDOM_CIMMERIANS
            and starved(place, world)
            and weather(world) == SEASON_WINTER
        ):
            value += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            value += 25  # Nomad (kingdom): at home in the heat
        if (
            any(TRAIT_FULL_SPOILS[t] is not None for t in map(Trait, members(place_kingdom.traits)))
            and world.happened('conquered', 'this', 0, place_kingdom, place)
            and value < 100
        ):
            value = 100  # conquest: spoils in full
    return value


def food_season(place: Place, world: World) -> int:
    """What a season leaves of a population center's food.

    In percent.
    maelstrom "Seasons".
    """
    if place.region is None:
        value = 100  # nowhere
    else:
        value = SEASON_YIELDS_FOOD[lean_climate(place, world)][weather(world)]  # the season
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_began_as = place_kingdom.began_as
        if (
            place_kingdom_began_as == KINGDOM_CIMMERIANS
            and starved(place, world)
            and weather(world) == SEASON_WINTER
        ):
            value += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            value += 25  # Nomad (kingdom): at home in the heat
        if (
            any(TRAIT_FULL_SPOILS[t] is not None for t in map(Trait, members(place_kingdom.traits)))
            and world.happened('conquered', 'this', 0, place_kingdom, place)
            and value < 100
        ):
            value = 100  # conquest: spoils in full
    return value


def gold_produced(place: Place, world: World) -> int:
    """Gold that a population center produces.

    In gold.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Seasons", "Regions".
    """
    value = place.gold_output
    share_ = 100
    place_region = place.region
    if place_region is not None and REGION_GOLD_BONUS[place_region] is not None:
        share_ += present(REGION_GOLD_BONUS[place_region], '')  # a trading coast
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        share_ += 10  # Industrious (trait): hard work
    if share_ < 0:
        raise TooMuchTaken('gold_produced')
    value *= share_
    value *= gold_season(place, world)  # what the season leaves
    if besieged(place, world) or world.happened('starved_out', 'this', 0, place):
        value *= siege_yield(place, world)  # sieges: the siege
    else:
        value *= 100
    return (value + 500000) // 1000000  # whole coins


def lean_hunger(place: Place, world: World) -> int:
    """What a season makes of a city's hunger.

    In percent.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Sage Advice".
    """
    value = 100  # what the city eats in a good season
    share_ = 100
    share_ += 100 - food_season(place, world)  # as much more as the fields lose
    if share_ < 0:
        raise TooMuchTaken('lean_hunger')
    value *= share_
    return (value + 50) // 100  # whole points


def food_produced(place: Place, world: World) -> int:
    """Food that a population center produces.

    In food.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Seasons", "Sage Advice".
    """
    place_food_output = place.food_output
    value = place_food_output
    share_ = 10
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        if (
            place_kingdom.privileges & _PRIVILEGE_PLAINS_HUNTERS_BIT
            and place.area is not None
            and MAP_AREA_TERRAIN[place.area] == TERRAIN_PLAINS
            and place_food_output > 0
        ):
            share_ += 2  # Hunting Prowess (privilege): the hunt
        if place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
            share_ += 1  # Industrious (trait): hard work
    value *= share_
    if place_food_output >= 0:
        value *= food_season(place, world)  # what the season leaves
    else:
        value *= 100
    if place_food_output < 0:
        value *= lean_hunger(place, world)  # what the season makes of a city's hunger
    else:
        value *= 100
    if besieged(place, world) or world.happened('starved_out', 'this', 0, place):
        value *= siege_yield(place, world)  # sieges: the siege
    else:
        value *= 100
    return (value + 5000000) // 10000000  # whole sacks


def powder_made(kingdom: Kingdom, world: World) -> int:
    """Gunpowder that a kingdom's laboratories make.

    In gunpowder.
    maelstrom "Buildings", "Mithril".
    """
    return sum(
        sum(
            present(BUILDING_POWDER[b], '')
            for b in EVERY_BUILDING
            if BUILDING_POWDER[b] is not None and p.buildings >> b & 1 and building_open(b, kingdom)
        )
        for p in world.places
        if p.kingdom is kingdom
    )


def befouled(kingdom: Kingdom, curse: Privilege, world: World) -> bool:
    """The curse lies on the capital of the kingdom.

    maelstrom "Deathknights".
    """
    if (
        PRIVILEGE_JUG_AGAINST[curse] is not None
        and ALCHEMIST_ITEM_KEEPS_FOOD[present(PRIVILEGE_JUG_AGAINST[curse], '')]
        and world.happened('preserved', 'this', 0, kingdom)
    ):
        return False  # a lid on the barns
    return (
        PRIVILEGE_SPOILAGE_FACTOR[curse] is not None
        and kingdom.capital is not None
        and kingdom.capital.area is not None
        and any(
            g.kingdom is not kingdom
                and g.kingdom.privileges >> curse & 1
                and g.area == kingdom.capital.area
                and not under_glyph(g, world)
                and any(b.breed == BRIGADE_TYPE_DEATHKNIGHTS for b in g.brigades)
            for g in world.groups
        )
    )  # a brigade of them is there


def spoilage(kingdom: Kingdom, world: World) -> int:
    """Share of the stores that spoils.

    In percent.
    maelstrom "Deathknights".
    """
    value = 20
    if befouled(kingdom, PRIVILEGE_VILE_PRESENCE, world):
        value *= 3  # vile presence
    if world.happened('preserved', 'this', 0, kingdom):
        value = 0  # items: a jug that keeps a month out
    return value


def open_campaign(kingdom: Kingdom, world: World) -> None:
    """The campaign begins.

    maelstrom "Special Option: Ice Age".
    """
    if world.month == 1:
        kingdom.food += opening_gift(world)


def turn_calendar(world: World) -> None:
    """The calendar is turned.

    maelstrom "Seasons".
    """
    world.month += 1
    if world.season_age >= 3:
        world.season = next_season(world.season)
        world.season_age = 1
        world.tell(None, _SAYS_THE_SEASON_TURNS_TO.text((world.season,), SHAPE))
    else:
        world.season_age += 1
    for a in list(world.agents):
        a.duty = DUTY_IDLE


def produce(kingdom: Kingdom, world: World) -> None:
    """Grain and gold come in.

    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Sequence of Events", "Seasons".
    """
    for p in [p for p in world.places if p.kingdom is kingdom]:
        kingdom.gold += gold_produced(p, world)
    kingdom.food = max(
        0, kingdom.food + sum(food_produced(p, world) for p in world.places if p.kingdom is kingdom),
    )
    kingdom.powder += powder_made(kingdom, world)


def spoil(kingdom: Kingdom, world: World) -> None:
    """What nobody ate goes bad.

    maelstrom "Sequence of Events", "Deathknights".
    """
    kept = 100 * kingdom.food - spoilage(kingdom, world) * kingdom.food
    kingdom.food = kept // 100


def spread_dread(kingdom: Kingdom, region: Region, world: World) -> None:
    """A region comes under an Evil throne for the first time.

    maelstrom "Evil".
    """
    for k in [
        k
        for k in world.kingdoms
        if k is not kingdom and not k.traits & _TRAIT_EVIL_BIT and not k.struck_off
    ]:
        shift_reaction(k, region, REACTION_HOSTILE, world)


def count_banners(kingdom: Kingdom, world: World) -> None:
    """The banners in each region are counted.

    maelstrom "Sequence of Events", "King's Influence", "Regions", "#470 - Enamor Region".
    """
    warmest = REACTION_FRIENDLY
    first_title = RANK_BARON
    second_title = RANK_GOVERNOR
    for s in kingdom.standings:
        if controls(kingdom, s.region) and not s.held:
            s.held = True
            if warmest is not None and s.reaction < warmest:
                s.reaction = raised(s.reaction, warmest)
            kingdom.influence = influence_raised(kingdom, influence_change(INFLUENCE_EVENT_REGION_GAINED))
            if (
                kingdom.traits & _TRAIT_EVIL_BIT
                and not world.happened('mastered', 'ever', 0, kingdom, s.region)
            ):
                spread_dread(kingdom, s.region, world)
            world.note('mastered', kingdom, s.region)
            for other in [other for other in world.kingdoms if kingdom.began_as == other.nemesis]:
                for h in [h for h in other.standings if h.region == s.region]:
                    h.reaction = lowered(lowered(h.reaction, REACTION_HOSTILE), REACTION_HOSTILE)
            world.tell(None, _SAYS_IS_MASTER_OF.text((kingdom, s.region), SHAPE))
            for p in [
                p
                for p in world.places
                if p.kingdom is None and p.sanctuary_of is None and p.region == s.region
            ]:
                p.kingdom = kingdom
                kingdom.places = (*kingdom.places, p)
                find_relics(kingdom, p, world)
                open_cells(kingdom, p, world)
                if p.area is not None:
                    remember(kingdom, p, world)
            s.share = max(s.share, 100 - sum(share(k, s.region) for k in world.kingdoms if k is not kingdom))
            f = min(
                (
                    f
                    for f in world.figures
                    if f.kingdom is kingdom
                        and f.rank == RANK_GOVERNOR
                        and f.place is not None
                        and f.place.region == s.region
                ),
                key=lambda f: -f.level, default=None,
            )
            if f is not None:
                if first_title is not None:
                    f.rank = first_title
            else:
                f = min(
                    (
                        f
                        for f in world.figures
                        if f.kingdom is kingdom
                            and f.rank == RANK_AMBASSADOR
                            and f.place is not None
                            and f.place.region == s.region
                    ),
                    key=lambda f: -f.level, default=None,
                )
                if f is not None:
                    if second_title is not None:
                        f.rank = second_title
        elif s.held and not controls(kingdom, s.region):
            s.held = False
            s.reaction = lowered(s.reaction, REACTION_HOSTILE)
            kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_REGION_LOST))
            world.tell(None, _SAYS_HAS_LOST.text((kingdom, s.region), SHAPE))


def turn(world: World, queue: Queue, dice: Dice) -> None:
    """A turn of Alamaze.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); NoAnswer (no case fits); OffTheTable (a
    table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Sequence of Events", "How To Play".
    """
    world.enter(1)
    for k in list(world.kingdoms):
        open_books(k, world)
    for k in list(world.kingdoms):
        open_campaign(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_RESERVES_BOOKED, world)
    queue.carry_out((('order', ((50, 70),)), ('spell', ((50, 70),))))
    if world.over:
        return
    world.enter(2)
    queue.carry_out((('order', ((71, 121),)), ('spell', ((71, 121),))))
    settle_battles(world, dice)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_BATTLES_BOOKED, world)
    if world.over:
        return
    world.enter(3)
    queue.carry_out((('order', ((122, 199),)), ('spell', ((122, 199),))))
    look_at_sieges(world)
    lay_down_arms(world)
    for k in list(world.kingdoms):
        mind_the_throne(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_TOWNS_BOOKED, world)
    if world.over:
        return
    world.enter(4)
    for k in list(world.kingdoms):
        produce(k, world)
    for k in list(world.kingdoms):
        bring_in(k, world)
    for k in list(world.kingdoms):
        dig(k, world)
    prospect(world, dice)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_PRODUCTION_BOOKED, world)
    if world.over:
        return
    world.enter(5)
    queue.carry_out((('order', ((200, 200),)), ('spell', ((200, 200),))))
    close_market(world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_MARKET_BOOKED, world)
    queue.carry_out((('order', ((201, 210),)), ('spell', ((201, 210),))))
    fill_chairs(world, dice)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_COUNCIL_BOOKED, world)
    queue.carry_out((('order', ((211, 212),)), ('spell', ((211, 212),))))
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_CRUCIBLE_BOOKED, world)
    queue.carry_out((('order', ((213, 220),)), ('spell', ((213, 220),))))
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_GIFTS_BOOKED, world)
    strike_bargains(world, dice)
    for k in list(world.kingdoms):
        mind_the_throne(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_BARGAINS_BOOKED, world)
    if world.over:
        return
    world.enter(6)
    queue.carry_out((('order', ((235, 235), (238, 238))), ('spell', ((235, 235), (238, 238)))))
    for k in list(world.kingdoms):
        receive(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_TROOPS_BOOKED, world)
    if world.over:
        return
    world.enter(7)
    for k in list(world.kingdoms):
        uphold_law(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_LAW_BOOKED, world)
    queue.carry_out((('order', ((221, 234), (236, 236))), ('spell', ((221, 234), (236, 236)))))
    for k in list(world.kingdoms):
        k_dice = dice.at(k.id)
        feed(k, world, k_dice)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_RATIONS_BOOKED, world)
    for k in list(world.kingdoms):
        k_dice = dice.at(k.id)
        pay(k, world, k_dice)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_PAY_BOOKED, world)
    if world.over:
        return
    world.enter(8)
    hush(world)
    queue.carry_out((('order', ((240, 399),)), ('spell', ((240, 399),))))
    for k in list(world.kingdoms):
        mind_the_throne(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_EMISSARIES_BOOKED, world)
    if world.over:
        return
    world.enter(9)
    queue.carry_out((('order', ((425, 499),)), ('spell', ((425, 499),))))
    clear_the_table(world)
    for k in list(world.kingdoms):
        mind_the_throne(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_THRONE_BOOKED, world)
    if world.over:
        return
    world.enter(10)
    queue.carry_out((('order', ((400, 400),)), ('spell', ((400, 400),))))
    count_voices(world)
    queue.carry_out((('order', ((401, 424),)), ('spell', ((401, 424),))))
    open_floor(world, dice)
    sell_chairs(world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_COUNCIL_BOOKED, world)
    if world.over:
        return
    world.enter(11)
    queue.carry_out((('order', ((500, 690),)), ('spell', ((500, 690),))))
    close_levies(world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_WORKS_BOOKED, world)
    if world.over:
        return
    world.enter(12)
    set_out(world)
    queue.carry_out((('order', ((691, 692),)), ('spell', ((691, 692),))))
    rise(world)
    queue.carry_out((('order', ((699, 705),)), ('spell', ((699, 705),))))
    meet_patrols(world, dice)
    queue.carry_out((('order', ((706, 749),)), ('spell', ((706, 749),))))
    make_camp(world)
    for p in [p for p in EVERY_PRIVILEGE if PRIVILEGE_LOST_PEOPLE[p] is not None]:
        spread_plague(p, world)
    report_trails(world)
    for k in list(world.kingdoms):
        come_out(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_MARCHES_BOOKED, world)
    if world.over:
        return
    world.enter(13)
    queue.carry_out((('order', ((750, 798),)), ('spell', ((750, 798),))))
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_PRIESTESSES_BOOKED, world)
    if world.over:
        return
    world.enter(14)
    lift_veils(world)
    queue.carry_out((('order', ((799, 899),)), ('spell', ((799, 899),))))
    keep_lookout(world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_WIZARDS_BOOKED, world)
    if world.over:
        return
    world.enter(15)
    for k in list(world.kingdoms):
        count_banners(k, world)
    for k in list(world.kingdoms):
        come_out(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_CONTROL_BOOKED, world)
    if world.over:
        return
    world.enter(16)
    queue.carry_out((('order', ((900, 964),)), ('spell', ((900, 964),))))
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_MISSIONS_BOOKED, world)
    queue.carry_out((('order', ((965, 965),)), ('spell', ((965, 965),))))
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_THEFT_BOOKED, world)
    queue.carry_out((('order', ((966, 989),)), ('spell', ((966, 989),))))
    for k in list(world.kingdoms):
        mind_the_throne(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_MISSIONS_BOOKED, world)
    if world.over:
        return
    world.enter(17)
    count_silence(world, dice)
    count_the_fallen(world, dice)
    queue.carry_out((('order', ((990, 999),)), ('spell', ((990, 999),))))
    hear_teams(world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_END_BOOKED, world)
    for k in list(world.kingdoms):
        close_books(k, world)
    settle_campaign(world)
    if world.over:
        return
    world.enter(18)
    fade_images(world)
    for k in list(world.kingdoms):
        spoil(k, world)
    for k in list(world.kingdoms):
        enter(k, BOOKED_REASON_SPOILAGE_BOOKED, world)
    for k in list(world.kingdoms):
        close_books(k, world)
    for k in list(world.kingdoms):
        heal_by_night(k, world)
    fade_away(world)
    fall_silent(world)
    turn_calendar(world)
    if world.over:
        return
    world.enter(19)
    turn_end_of_camp_wolves(world)
    turn_end_of_place_wards(world)
    turn_end_of_domes(world)
    turn_end_of_silver_tongues(world)


def key_turn(act: Order, player: Kingdom, world: World) -> tuple[int, ...]:
    """What the queue goes by, lowest first: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return (ORDER_NUMBER[act],)


def counts_turn_1(act: Order, player: Kingdom, world: World) -> bool:
    """Which count: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return not ORDER_FREE[act]


def counts_turn_2(act: Order, player: Kingdom, world: World) -> bool:
    """Which count: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return not ORDER_MAY_BE_STANDING[act]


def key_turn_spell(act: Spell, player: Kingdom, world: World) -> tuple[int, ...]:
    """What the queue goes by, lowest first: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return (SPELL_NUMBER[act],)


def counts_turn_1_spell(act: Spell, player: Kingdom, world: World) -> bool:
    """Which count: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return not SPELL_FREE[act]


def counts_turn_2_spell(act: Spell, player: Kingdom, world: World) -> bool:
    """Which count: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return not SPELL_MAY_BE_STANDING[act]


def limit_turn_1(player: Kingdom, world: World) -> int:
    """How many may be given: A turn of Alamaze.

    In plain numbers.
    maelstrom "Sequence of Events", "How To Play".
    """
    return command_limit(player)


def limit_turn_2(player: Kingdom, world: World) -> int:
    """How many may be given: A turn of Alamaze.

    In plain numbers.
    maelstrom "Sequence of Events", "How To Play".
    """
    return 0


def limit_turn_3(player: Kingdom, world: World) -> int:
    """How many may be given: A turn of Alamaze.

    In plain numbers.
    maelstrom "Sequence of Events", "How To Play".
    """
    return standing_limit(player)


# at the end, for these modules use each other
from ._watch import keep_lookout  # noqa: E402
from .casting_eyes import turn_end_of_camp_wolves  # noqa: E402
from .casting_places import turn_end_of_domes, turn_end_of_place_wards, turn_end_of_silver_tongues  # noqa: E402
from .casting_veils import fade_images, lift_veils  # noqa: E402
from .combat import lean  # noqa: E402
from .conquest import lay_down_arms  # noqa: E402
from .council import count_voices, fill_chairs, open_floor, sell_chairs  # noqa: E402
from .marching import make_camp, rise, set_out, under_glyph  # noqa: E402
from .morale import fade_away, heal_by_night  # noqa: E402
from .orders_agents import report_trails  # noqa: E402
from .orders_artifacts import find_relics  # noqa: E402
from .orders_battle import settle_battles  # noqa: E402
from .orders_court import receive  # noqa: E402
from .orders_emissaries import fall_silent  # noqa: E402
from .orders_ruler import shift_reaction  # noqa: E402
from .politics import hush, open_cells  # noqa: E402
from .recruiting import close_levies  # noqa: E402
from .sailing import meet_patrols  # noqa: E402
from .sanctuary import come_out  # noqa: E402
from .sieges import besieged, look_at_sieges, siege_yield  # noqa: E402
from .succession import mind_the_throne  # noqa: E402
from .upkeep import feed, pay, uphold_law  # noqa: E402
from .victory import count_silence, count_the_fallen, hear_teams, settle_campaign  # noqa: E402
