"""Resolvers of turn.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, NoAnswer, TooMuchTaken, present
from rulec.runtime.acts import Queue

from ._kinds import (
    BRIGADE_TYPE_DEATHKNIGHTS, CLIMATE_NORTHERN, Climate, DUTY_IDLE, INFLUENCE_EVENT_REGION_GAINED,
    INFLUENCE_EVENT_REGION_LOST, KINGDOM_CIMMERIANS, KINGDOM_NOMAD, Kingdom, Order,
    PRIVILEGE_ADVISERS_TRIBUTE, PRIVILEGE_AGENTS_TRIBUTE, PRIVILEGE_ALCHEMIST_WORKSHOPS,
    PRIVILEGE_ARTIFACT_KEYS, PRIVILEGE_BANISHED_WRAITH, PRIVILEGE_CONSUL_DENIGRATE, PRIVILEGE_CONSUL_ENAMOR,
    PRIVILEGE_CONSUL_RITES, PRIVILEGE_CONSUL_TITLES, PRIVILEGE_CONSUL_TRAVEL, PRIVILEGE_DEMONIC_DENIGRATION,
    PRIVILEGE_DISGUISED_ENVOY, PRIVILEGE_DOUBLE_TREASURE, PRIVILEGE_DRAGONS_LAIR, PRIVILEGE_DRUIDS_GROVE,
    PRIVILEGE_DWARVEN_DEFENSES, PRIVILEGE_EAGLE_RIDERS, PRIVILEGE_EARLY_GREAT_TRIUMPH,
    PRIVILEGE_EARLY_KIDNAP, PRIVILEGE_EARLY_RESCUE, PRIVILEGE_EARLY_TRIUMPH, PRIVILEGE_ELEMENTAL_MASTERY,
    PRIVILEGE_ELEMENTAL_SUMMONS, PRIVILEGE_EQUIP_ADVANCED_ITEM, PRIVILEGE_EQUIP_MITHRIL_ITEM,
    PRIVILEGE_EVASION, PRIVILEGE_EYE_OF_THE_BEHOLDER, PRIVILEGE_FALCONERS, PRIVILEGE_GATE_OF_PRINCES,
    PRIVILEGE_GIANT_MASONS, PRIVILEGE_GLOBAL_TRAINING_COST, PRIVILEGE_GOLD_MINE,
    PRIVILEGE_GREEK_FIRE_DISCOUNT, PRIVILEGE_GRIM_MORALE, PRIVILEGE_HIDDEN_OASIS, PRIVILEGE_HOUNDS_OF_HELL,
    PRIVILEGE_LASTING_TEMPLE, PRIVILEGE_LIVING_PLAGUE, PRIVILEGE_LOST_LORE, PRIVILEGE_LYCANTHROPY_IN_BATTLE,
    PRIVILEGE_LYCANTHROPY_OF_CAPTIVES, PRIVILEGE_LYCANTHROPY_OF_ENVOYS, PRIVILEGE_LYCAN_REGENERATION,
    PRIVILEGE_MAIDEN_TRIBUTE, PRIVILEGE_MASONS_TRIBUTE, PRIVILEGE_MERCHANT_CAPTAINS,
    PRIVILEGE_MORTAL_STEWARD, PRIVILEGE_MUSTER_THE_FALLEN, PRIVILEGE_NOBODYS_ENEMY, PRIVILEGE_NO_NAVY,
    PRIVILEGE_OPEN_DOORS, PRIVILEGE_OUTCASTS, PRIVILEGE_PALADIN_UPKEEP, PRIVILEGE_PIRATES_COVE,
    PRIVILEGE_PLAINS_HUNTERS, PRIVILEGE_PLENTIFUL_REINFORCEMENTS, PRIVILEGE_PRIZE_MONEY,
    PRIVILEGE_RAISE_DEAD, PRIVILEGE_RAPID_TRAINING, PRIVILEGE_REGIONAL_SUBMISSION,
    PRIVILEGE_REVEAL_ALL_TRADES, PRIVILEGE_ROC_RIDERS, PRIVILEGE_SHIPS_ON_ANY_SEA,
    PRIVILEGE_SLEEP_OF_CONSULS, PRIVILEGE_SLEEP_OF_PRINCES, PRIVILEGE_SLIPPERY_CAPTIVES,
    PRIVILEGE_SPECIAL_HIRES, PRIVILEGE_STONECUTTERS, PRIVILEGE_SUMMON_FALLEN_ANGEL,
    PRIVILEGE_SUMMON_MONSTERS, PRIVILEGE_SUMMON_PIT_FIEND, PRIVILEGE_SUPREME_MASKING,
    PRIVILEGE_TORMENT_PRISONER, PRIVILEGE_TOWERING_PARLEY, PRIVILEGE_TRADING_COMPANY,
    PRIVILEGE_TRANSMUTE_DAMNED, PRIVILEGE_TRANSMUTE_RARE_ELEMENT, PRIVILEGE_TUNNELS_AND_TRAPS,
    PRIVILEGE_VILE_PRESENCE, PRIVILEGE_VOLCANO_PHOENIX, PRIVILEGE_WATCHFUL_VILLAGES,
    PRIVILEGE_WINTER_HUNGER, Place, Privilege, RANK_AMBASSADOR, RANK_BARON, RANK_GOVERNOR,
    REACTION_FRIENDLY, REACTION_HOSTILE, SEASON_AUTUMN, SEASON_SPRING, SEASON_SUMMER, SEASON_WINTER, Season,
    TRAIT_INDUSTRIOUS,
)
from ._tables import (
    ORDER_FREE, ORDER_LASTING, ORDER_NUMBER, PRIVILEGE_SPOILAGE_FACTOR, REGION_CLIMATE, REGION_MORE_GOLD,
    SEASON_YIELDS_FOOD, SEASON_YIELDS_GOLD,
)
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .combat import lean
from .orders_trade import strike_bargains
from .realm import (
    command_limit, controls, influence_change, influence_lowered, influence_raised, lowered, raised,
    standing_limit,
)

_TRAIT_INDUSTRIOUS_BIT: Final = 1 << TRAIT_INDUSTRIOUS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE


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

    Raises NoAnswer (no case fits).
    maelstrom "Seasons".
    """
    if now == SEASON_SPRING:
        return SEASON_SUMMER
    if now == SEASON_SUMMER:
        return SEASON_AUTUMN
    if now == SEASON_AUTUMN:
        return SEASON_WINTER
    if now == SEASON_WINTER:
        return SEASON_SPRING
    raise NoAnswer('next_season')


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
    place_region = place.region
    if place_region is None:
        value = 100  # nowhere
    elif place_region is not None:
        value = SEASON_YIELDS_GOLD[lean_climate(place, world)][weather(world)]  # the season
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
            value += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            value += 25  # Nomad (kingdom): at home in the heat
    return value


def food_season(place: Place, world: World) -> int:
    """What a season leaves of a population center's food.

    In percent.
    maelstrom "Seasons".
    """
    place_region = place.region
    if place_region is None:
        value = 100  # nowhere
    elif place_region is not None:
        value = SEASON_YIELDS_FOOD[lean_climate(place, world)][weather(world)]  # the season
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
            value += 25  # Cimmerians (kingdom): at home in the cold
        if (
            place_kingdom_began_as == KINGDOM_NOMAD
            and starved(place, world)
            and weather(world) == SEASON_SUMMER
        ):
            value += 25  # Nomad (kingdom): at home in the heat
    return value


def gold_produced(place: Place, world: World) -> int:
    """Gold that a population center produces.

    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Seasons", "Regions".
    """
    value = place.gold_output
    share_ = 100
    place_region = place.region
    if place_region is not None and REGION_MORE_GOLD[place_region] is not None:
        share_ += present(REGION_MORE_GOLD[place_region], '')  # a trading coast
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        share_ += 10  # Industrious (trait): hard work
    if share_ < 0:
        raise TooMuchTaken('gold_produced')
    value *= share_
    value *= gold_season(place, world)  # what the season leaves
    return (value + 5000) // 10000  # whole coins


def food_produced(place: Place, world: World) -> int:
    """Food that a population center produces.

    In food.
    maelstrom "Seasons".
    """
    value = place.food_output
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        value *= 11  # Industrious (trait): hard work
    else:
        value *= 10
    value *= food_season(place, world)  # what the season leaves
    return (value + 500) // 1000  # whole sacks


def befouled(kingdom: Kingdom, curse: Privilege, world: World) -> bool:
    """The curse lies on the capital of the kingdom.

    maelstrom "Deathknights".
    """
    return (
        PRIVILEGE_SPOILAGE_FACTOR[curse] > 1
        and kingdom.capital is not None
        and kingdom.capital.region is not None
        and any(
            g.kingdom is not kingdom
                and g.kingdom.privileges >> curse & 1
                and g.region == kingdom.capital.region
                and any(b.breed == BRIGADE_TYPE_DEATHKNIGHTS for b in g.brigades)
            for g in world.groups
        )
    )  # a brigade of them is near


def spoilage(kingdom: Kingdom, world: World) -> int:
    """Share of the stores that spoils.

    In percent.
    maelstrom "Deathknights".
    """
    value = 20
    for p in (
        PRIVILEGE_SUMMON_MONSTERS, PRIVILEGE_EQUIP_ADVANCED_ITEM, PRIVILEGE_EQUIP_MITHRIL_ITEM,
        PRIVILEGE_SUPREME_MASKING, PRIVILEGE_EVASION, PRIVILEGE_VOLCANO_PHOENIX, PRIVILEGE_DRAGONS_LAIR,
        PRIVILEGE_NO_NAVY, PRIVILEGE_DRUIDS_GROVE, PRIVILEGE_GOLD_MINE, PRIVILEGE_HIDDEN_OASIS,
        PRIVILEGE_PIRATES_COVE, PRIVILEGE_WATCHFUL_VILLAGES, PRIVILEGE_SHIPS_ON_ANY_SEA,
        PRIVILEGE_TRANSMUTE_DAMNED, PRIVILEGE_TRANSMUTE_RARE_ELEMENT, PRIVILEGE_ALCHEMIST_WORKSHOPS,
        PRIVILEGE_GREEK_FIRE_DISCOUNT, PRIVILEGE_PLAINS_HUNTERS, PRIVILEGE_CONSUL_ENAMOR,
        PRIVILEGE_CONSUL_DENIGRATE, PRIVILEGE_CONSUL_TITLES, PRIVILEGE_CONSUL_TRAVEL, PRIVILEGE_CONSUL_RITES,
        PRIVILEGE_MAIDEN_TRIBUTE, PRIVILEGE_SLEEP_OF_CONSULS, PRIVILEGE_LIVING_PLAGUE,
        PRIVILEGE_VILE_PRESENCE, PRIVILEGE_HOUNDS_OF_HELL, PRIVILEGE_SUMMON_PIT_FIEND,
        PRIVILEGE_MUSTER_THE_FALLEN, PRIVILEGE_GRIM_MORALE, PRIVILEGE_SUMMON_FALLEN_ANGEL,
        PRIVILEGE_TORMENT_PRISONER, PRIVILEGE_MORTAL_STEWARD, PRIVILEGE_GATE_OF_PRINCES,
        PRIVILEGE_SLEEP_OF_PRINCES, PRIVILEGE_REGIONAL_SUBMISSION, PRIVILEGE_DEMONIC_DENIGRATION,
        PRIVILEGE_RAISE_DEAD, PRIVILEGE_DWARVEN_DEFENSES, PRIVILEGE_MASONS_TRIBUTE,
        PRIVILEGE_TUNNELS_AND_TRAPS, PRIVILEGE_STONECUTTERS, PRIVILEGE_EAGLE_RIDERS, PRIVILEGE_ROC_RIDERS,
        PRIVILEGE_TOWERING_PARLEY, PRIVILEGE_GIANT_MASONS, PRIVILEGE_ELEMENTAL_SUMMONS,
        PRIVILEGE_ELEMENTAL_MASTERY, PRIVILEGE_PLENTIFUL_REINFORCEMENTS, PRIVILEGE_LOST_LORE,
        PRIVILEGE_EYE_OF_THE_BEHOLDER, PRIVILEGE_ARTIFACT_KEYS, PRIVILEGE_OPEN_DOORS, PRIVILEGE_NOBODYS_ENEMY,
        PRIVILEGE_MERCHANT_CAPTAINS, PRIVILEGE_ADVISERS_TRIBUTE, PRIVILEGE_TRADING_COMPANY,
        PRIVILEGE_REVEAL_ALL_TRADES, PRIVILEGE_SPECIAL_HIRES, PRIVILEGE_DISGUISED_ENVOY,
        PRIVILEGE_SLIPPERY_CAPTIVES, PRIVILEGE_LYCANTHROPY_IN_BATTLE, PRIVILEGE_LYCAN_REGENERATION,
        PRIVILEGE_WINTER_HUNGER, PRIVILEGE_LYCANTHROPY_OF_CAPTIVES, PRIVILEGE_LYCANTHROPY_OF_ENVOYS,
        PRIVILEGE_OUTCASTS, PRIVILEGE_PRIZE_MONEY, PRIVILEGE_DOUBLE_TREASURE, PRIVILEGE_FALCONERS,
        PRIVILEGE_PALADIN_UPKEEP, PRIVILEGE_EARLY_TRIUMPH, PRIVILEGE_EARLY_GREAT_TRIUMPH,
        PRIVILEGE_BANISHED_WRAITH, PRIVILEGE_AGENTS_TRIBUTE, PRIVILEGE_GLOBAL_TRAINING_COST,
        PRIVILEGE_EARLY_KIDNAP, PRIVILEGE_EARLY_RESCUE, PRIVILEGE_RAPID_TRAINING, PRIVILEGE_LASTING_TEMPLE,
    ):
        if befouled(kingdom, p, world):
            value *= PRIVILEGE_SPOILAGE_FACTOR[p]  # vile presence
    return value


def open_campaign(kingdom: Kingdom, world: World) -> None:
    """The campaign begins.

    maelstrom "Special Option: Ice Age".
    """
    if world.month == 1:
        kingdom.food += opening_gift(world)


def turn_calendar(world: World) -> None:
    """The calendar is turned.

    Raises NoAnswer (no case fits).
    maelstrom "Seasons".
    """
    world.month += 1
    if world.season_age >= 3:
        world.season = next_season(world.season)
        world.season_age = 1
        world.tell(None, f"The season turns to {SHAPE.title('Season', world.season)}.")
    else:
        world.season_age += 1
    for a in list(world.agents):
        a.duty = DUTY_IDLE


def produce(kingdom: Kingdom, world: World) -> None:
    """Grain and gold come in.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Sequence of Events", "Seasons".
    """
    for p in [p for p in world.places if p.kingdom is kingdom]:
        kingdom.gold += gold_produced(p, world)
        kingdom.food += food_produced(p, world)


def spoil(kingdom: Kingdom, world: World) -> None:
    """What nobody ate goes bad.

    maelstrom "Sequence of Events", "Deathknights".
    """
    kept = 100 * kingdom.food - spoilage(kingdom, world) * kingdom.food
    kingdom.food = kept // 100


def count_banners(kingdom: Kingdom, world: World) -> None:
    """The banners in each region are counted.

    Raises NoAnswer (no case fits).
    maelstrom "Sequence of Events", "King's Influence", "Regions", "#470 - Enamor Region".
    """
    for s in kingdom.standings:
        if controls(kingdom, s.region) and not s.held:
            s.held = True
            if s.reaction < REACTION_FRIENDLY:
                s.reaction = raised(s.reaction, REACTION_FRIENDLY)
            kingdom.influence = influence_raised(kingdom, influence_change(INFLUENCE_EVENT_REGION_GAINED))
            for other in [other for other in world.kingdoms if kingdom.began_as == other.nemesis]:
                for h in [h for h in other.standings if h.region == s.region]:
                    h.reaction = lowered(lowered(h.reaction, REACTION_HOSTILE), REACTION_HOSTILE)
            world.tell(None, f"{SHAPE.name(kingdom)} is master of {SHAPE.title('Region', s.region)}.")
            for p in [p for p in world.places if p.kingdom is None and p.region == s.region]:
                p.kingdom = kingdom
                kingdom.places = (*kingdom.places, p)
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
                f.rank = RANK_BARON
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
                    f.rank = RANK_GOVERNOR
        elif s.held and not controls(kingdom, s.region):
            s.held = False
            s.reaction = lowered(s.reaction, REACTION_HOSTILE)
            kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_REGION_LOST))
            world.tell(None, f"{SHAPE.name(kingdom)} has lost {SHAPE.title('Region', s.region)}.")


def turn(world: World, queue: Queue, dice: Dice) -> None:
    """A turn of Alamaze.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    NoAnswer (no case fits); OffTheTable (a table has no row); TooMuchTaken (reductions take more than
    everything).
    maelstrom "Sequence of Events", "How To Play".
    """
    world.enter(1)
    for k in list(world.kingdoms):
        open_campaign(k, world)
    queue.carry_out('order', ((50, 70),))
    world.enter(2)
    queue.carry_out('order', ((71, 121),))
    settle_battles(world, dice)
    world.enter(3)
    queue.carry_out('order', ((122, 199),))
    world.enter(4)
    for k in list(world.kingdoms):
        produce(k, world)
    world.enter(5)
    queue.carry_out('order', ((200, 220),))
    strike_bargains(world, dice)
    world.enter(6)
    for k in list(world.kingdoms):
        receive(k, world)
    world.enter(7)
    queue.carry_out('order', ((221, 239),))
    world.enter(8)
    queue.carry_out('order', ((240, 399),))
    world.enter(9)
    queue.carry_out('order', ((425, 499),))
    world.enter(10)
    queue.carry_out('order', ((400, 424),))
    open_floor(world, dice)
    world.enter(11)
    queue.carry_out('order', ((500, 690),))
    world.enter(12)
    queue.carry_out('order', ((691, 749),))
    world.enter(13)
    queue.carry_out('order', ((750, 798),))
    world.enter(14)
    queue.carry_out('order', ((799, 899),))
    world.enter(15)
    for k in list(world.kingdoms):
        count_banners(k, world)
    world.enter(16)
    queue.carry_out('order', ((900, 989),))
    world.enter(17)
    queue.carry_out('order', ((990, 999),))
    world.enter(18)
    for k in list(world.kingdoms):
        spoil(k, world)
    turn_calendar(world)


def key_turn(act: Order, player: Kingdom, world: World) -> tuple[int, ...]:
    """What the queue goes by, lowest first: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return (ORDER_NUMBER[act],)


def limit_turn_1(player: Kingdom, world: World) -> int:
    """How many may be given: A turn of Alamaze.

    In plain numbers.
    maelstrom "Sequence of Events", "How To Play".
    """
    return command_limit(player)


def counts_turn_1(act: Order, player: Kingdom, world: World) -> bool:
    """Which count: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return not ORDER_FREE[act] and not ORDER_LASTING[act]


def limit_turn_2(player: Kingdom, world: World) -> int:
    """How many may be given: A turn of Alamaze.

    In plain numbers.
    Raises NoAnswer (no case fits).
    maelstrom "Sequence of Events", "How To Play".
    """
    return standing_limit(player)


def counts_turn_2(act: Order, player: Kingdom, world: World) -> bool:
    """Which count: A turn of Alamaze.

    maelstrom "Sequence of Events", "How To Play".
    """
    return ORDER_LASTING[act]


# at the end, for these modules use each other
from .orders_battle import settle_battles  # noqa: E402
from .orders_court import open_floor, receive  # noqa: E402
