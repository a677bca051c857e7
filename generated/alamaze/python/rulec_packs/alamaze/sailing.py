"""Resolvers of sailing.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, TooMuchTaken, members, present, quotient
from rulec.runtime.game.messages import Hole, Message, Refused
from rulec.runtime.game.order import first_by_lot
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    BUILDING_PORT, HOST_SIZE_INACTIVE, HOST_SIZE_PATROL, MapArea, NAVAL_DUTY_FERRYING,
    NAVAL_DUTY_HOME_AGAIN, NAVAL_DUTY_IN_PORT, NAVAL_DUTY_PATROLLING, NAVAL_DUTY_TRADING,
    PRIVILEGE_GREEK_FIRE_DISCOUNT, PRIVILEGE_MERCHANT_CAPTAINS, PRIVILEGE_NO_NAVY, PRIVILEGE_PRIZE_MONEY,
    QUARRY_MERCHANT_PASSAGE, QUARRY_OTHER_PATROL, QUARRY_PASSAGE, QUARRY_SCOUT_PASSAGE, REFIT_GREEK_FIRE,
    Refit, Sea, TERRAIN_SEA, TRAIT_SEAFARING, Trait,
)
from ._kinds import Group, Kingdom, Navy
from ._tables import (
    MAP_AREA_NEAR, MAP_AREA_SEA, MAP_AREA_TERRAIN, SEA_REFITS_ATTACK, SEA_REFITS_COST, SEA_REFITS_DEFENSE,
    TRAIT_CHEAPER_FLEETS, leader_bonuses_bonus,
)
from ._words import FLEET, GOLD, MOVEMENT_POINT, NAVAL_QUALITY
from ._world import SHAPE, World
from .map_ import stand_at
from .seapower import first_fleets, fleet_price_paid, interdiction, merchant_gold, new_quality, sea_quality

_BUILDING_PORT_BIT: Final = 1 << BUILDING_PORT
_PRIVILEGE_GREEK_FIRE_DISCOUNT_BIT: Final = 1 << PRIVILEGE_GREEK_FIRE_DISCOUNT
_PRIVILEGE_MERCHANT_CAPTAINS_BIT: Final = 1 << PRIVILEGE_MERCHANT_CAPTAINS
_PRIVILEGE_NO_NAVY_BIT: Final = 1 << PRIVILEGE_NO_NAVY
_PRIVILEGE_PRIZE_MONEY_BIT: Final = 1 << PRIVILEGE_PRIZE_MONEY
_TRAIT_SEAFARING_BIT: Final = 1 << TRAIT_SEAFARING

_SAYS_YOUR_NAVY_IN: Final = Message((
    'Your navy in ', Hole(Holds("choice", 'Sea'), 'sea'), ': ', Hole(Holds("number", unit=FLEET), 'fleets'),
    ', ', Hole(Holds("number", unit=NAVAL_QUALITY), 'quality'), '.',
), 'process:launch_more', 'your_navy_in')
_SAYS_A_BRIGADE_OF_IN: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), ' has drowned.',
), 'process:drown', 'a_brigade_of_in')
_SAYS_LOST_IN_LEFT: Final = Message((
    'Lost in ', Hole(Holds("choice", 'Sea'), 'sea'), ': ', Hole(Holds("number", unit=FLEET), 'gone'),
    '. Left: ', Hole(Holds("number", unit=FLEET), 'fleets'), '.',
), 'process:count_losses', 'lost_in_left')
_SAYS_YOUR_FLEETS_HAVE_MET: Final = Message((
    'Your fleets have met those of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' in ',
    Hole(Holds("choice", 'Sea'), 'sea'), ', and have won.',
), 'process:sea_fight', 'your_fleets_have_met')
_SAYS_YOUR_FLEETS_HAVE_MET_2: Final = Message((
    'Your fleets have met those of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' in ',
    Hole(Holds("choice", 'Sea'), 'sea'), ', and have lost.',
), 'process:sea_fight', 'your_fleets_have_met_2')
_SAYS_THE_PRIZE_IS_WORTH: Final = Message((
    'The prize is worth 20,000 gold.',
), 'process:share_prize', 'the_prize_is_worth')
_SAYS_YOUR_NAVY_GOES_ON: Final = Message((
    'Your navy goes on patrol in ', Hole(Holds("choice", 'Sea'), 'sea'), ': ',
    Hole(Holds("number", unit=FLEET), 'fleets'), '.',
), 'process:put_out', 'your_navy_goes_on')
_SAYS_HAS_BEEN_TURNED_BACK: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has been turned back, and stands in ',
    Hole(Holds("choice", 'MapArea'), 'start'), ' again.',
), 'process:put_back', 'has_been_turned_back')
_SAYS_YOUR_PATROL_IN_HAS: Final = Message((
    'Your patrol in ', Hole(Holds("choice", 'Sea'), 'sea'), ' has met ',
    Hole(Holds("thing", 'Group'), 'group'), ' in ', Hole(Holds("choice", 'MapArea'), 'water'), '.',
), 'process:run_the_watch', 'your_patrol_in_has')
_SAYS_HAS_MET_A_PATROL: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has met a patrol of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' in ', Hole(Holds("choice", 'MapArea'), 'water'), '.',
), 'process:run_the_watch', 'has_met_a_patrol')
_SAYS_IS_NOWHERE_ON_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is nowhere on the map.',
), 'process:sail', 'is_nowhere_on_the')
_SAYS_STAYS_IN_A_STORM: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stays in ', Hole(Holds("choice", 'MapArea'), 'here'),
    ': a storm lies over the water.',
), 'process:sail', 'kept_ashore')
_SAYS_DOES_NOT_LIE_BESIDE: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'next'), ' does not lie beside ',
    Hole(Holds("choice", 'MapArea'), 'here'), '.',
), 'process:sail', 'does_not_lie_beside')
_SAYS_DOES_NOT_GET_AS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not get as far as ',
    Hole(Holds("choice", 'MapArea'), 'next'), ': ', Hole(Holds("choice", 'Terrain'), 'terrain'), ' costs ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'area_cost'), ', and ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'spent'), ' of ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'greatest_march'), ' are spent before.',
), 'process:sail', 'does_not_get_as')
_SAYS_A_STORM_KEEPS_YOUR: Final = Message((
    'A storm keeps your merchants in ', Hole(Holds("choice", 'Sea'), 'sea'), ' in port.',
), 'process:trade_by_sea', 'merchants_kept_in')
_SAYS_YOUR_MERCHANTS_IN_HAVE: Final = Message((
    'Your merchants in ', Hole(Holds("choice", 'Sea'), 'sea'), ' have brought home ',
    Hole(Holds("number", unit=GOLD), 'trade_gold'), '.',
), 'process:trade_by_sea', 'your_merchants_in_have')
_SAYS_YOUR_MERCHANTS_IN_HAVE_2: Final = Message((
    'Your merchants in ', Hole(Holds("choice", 'Sea'), 'sea'), ' have brought nothing home.',
), 'process:trade_by_sea', 'your_merchants_in_have_2')


def afloat(kingdom: Kingdom, sea: Sea, world: World) -> int:
    """Fleets of a kingdom in a sea.

    In fleets.
    maelstrom "Seapower".
    """
    return sum(n.fleets for n in world.navies if n.kingdom is kingdom and n.sea == sea)


def fleet_bill(kingdom: Kingdom, built: int, paid: int) -> int:
    """What new fleets cost a kingdom.

    In gold.
    maelstrom "#748 - Increase Seapower".
    """
    value = first_fleets(built)  # at the usual price
    value += (fleet_price_paid(paid) - 8000) * built  # finer ships, or plainer ones
    for t in map(Trait, members(kingdom.traits)):
        if TRAIT_CHEAPER_FLEETS[t] is not None:
            value -= present(TRAIT_CHEAPER_FLEETS[t], '') * built  # shipwrights
    return value


def fine_ships(kingdom: Kingdom, sea: Sea, paid: int) -> bool:
    """The kingdom can build such fleets.

    maelstrom "Buildings".
    """
    own_quality_ = own_quality(kingdom, sea)
    new_quality_ = new_quality(own_quality_, paid)
    if new_quality_ <= own_quality_:
        return True  # no better than its people build anyway
    if new_quality_ <= 130:
        return True  # no art
    return any(p.buildings & _BUILDING_PORT_BIT for p in kingdom.places)  # a Port


def refit_price(kingdom: Kingdom, refit: Refit) -> int:
    """What a sea enhancement costs a kingdom.

    In gold.
    maelstrom "#630 - Seapower Enhancements".
    """
    value = SEA_REFITS_COST[refit]
    if not kingdom.privileges & _PRIVILEGE_GREEK_FIRE_DISCOUNT_BIT or refit != REFIT_GREEK_FIRE:
        value *= 2  # unless Greek Fire At Half Cost (privilege): mixed at home
    return value // 2


def trade_gold(kingdom: Kingdom, sent: int) -> int:
    """What a kingdom's merchants bring home.

    In gold.
    maelstrom "Seapower", "#711 - Merchant Trading Vessel".
    """
    value = merchant_gold(sent)
    if kingdom.privileges & _PRIVILEGE_MERCHANT_CAPTAINS_BIT:
        value *= 5  # Merchant Captains (privilege): merchant captains
    else:
        value *= 4
    return value // 4


def at_sea_alone(cruise: Sequence[MapArea], sea: Sea) -> bool:
    """All areas are of the sea, and each is named once.

    maelstrom "#711 - Merchant Trading Vessel".
    """
    return all(MAP_AREA_SEA[a] == sea and sum(1 for b in cruise if b == a) == 1 for a in cruise)


def first_of(way: Sequence[MapArea]) -> MapArea | None:
    """The first area of a way.

    maelstrom "#711 - Merchant Trading Vessel".
    """
    return next(iter(way), None)


def quay(kingdom: Kingdom, area: MapArea | None) -> bool:
    """The kingdom has a population center at the area.

    maelstrom "#711 - Merchant Trading Vessel".
    """
    return (
        area is not None
        and any(
            p.area is not None and (p.area == area or MAP_AREA_NEAR[area] >> p.area & 1)
            for p in kingdom.places
        )
    )


def cruises(kingdom: Kingdom, sea: Sea, world: World) -> bool:
    """The fleets of the kingdom are on patrol in the sea.

    maelstrom "#705 - Sea Patrol".
    """
    return any(
        n.kingdom is kingdom
            and n.sea == sea
            and (n.naval_duty == NAVAL_DUTY_PATROLLING or n.naval_duty == NAVAL_DUTY_HOME_AGAIN)
        for n in world.navies
    )


def aboard_elite(group: Group, sea: Sea, world: World) -> bool:
    """An elite ship carries the group.

    maelstrom "Seapower".
    """
    return (
        host_size(group) == HOST_SIZE_PATROL
        and any(n.kingdom is group.kingdom and n.sea == sea and n.cutter is not None for n in world.navies)
    )


def carried(group: Group, area: MapArea, world: World) -> bool:
    """There are ships for the group in the area.

    maelstrom "#710 - Sea Movement".
    """
    if (
        MAP_AREA_SEA[area] is not None
        and cruises(group.kingdom, present(MAP_AREA_SEA[area], ''), world)
        and not aboard_elite(group, present(MAP_AREA_SEA[area], ''), world)
    ):
        return False  # its fleets are on patrol
    if MAP_AREA_SEA[area] is None:
        return True  # dry land
    if MAP_AREA_SEA[area] is not None and aboard_elite(group, present(MAP_AREA_SEA[area], ''), world):
        return True  # the elite ship
    return (
        MAP_AREA_SEA[area] is not None
        and afloat(group.kingdom, present(MAP_AREA_SEA[area], ''), world) >= len(group.brigades)
    )  # a fleet for each brigade


def may_sail(group: Group, way: Sequence[MapArea], world: World) -> bool:
    """The group may put to sea.

    maelstrom "#710 - Sea Movement".
    """
    if group.kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return False  # the group's kingdom has no ships, and flies.
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return False  # Nobody is in the group to sail.
    if world.happened('marched', 'this', 0, group):
        return False  # the group has marched already.
    if world.happened('wintering', 'this', 0, group):
        return False  # the group is in its winter camp.
    if over_water(group, world):
        return False  # the group flies: a march by land takes it over the water.
    if group.terrain != TERRAIN_SEA and not any(MAP_AREA_TERRAIN[a] == TERRAIN_SEA for a in way):
        return False  # There is no water on that way.
    return (
        all(carried(group, a, world) for a in way)
        and (group.area is None or carried(group, group.area, world))
    )  # the group needs a fleet for each brigade, and none of them on patrol.


def refusals_may_sail(group: Group, way: Sequence[MapArea], world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may put to sea.

    Indices of LABELS['refusals_may_sail']; empty where it holds.
    maelstrom "#710 - Sea Movement".
    """
    notes: list[int] = []
    if group.kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        notes.append(0)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        notes.append(1)
    if world.happened('marched', 'this', 0, group):
        notes.append(2)
    if world.happened('wintering', 'this', 0, group):
        notes.append(3)
    if over_water(group, world):
        notes.append(4)
    if group.terrain != TERRAIN_SEA and not any(MAP_AREA_TERRAIN[a] == TERRAIN_SEA for a in way):
        notes.append(5)
    if (
        not all(carried(group, a, world) for a in way)
        or (group.area is not None and not carried(group, group.area, world))
    ):
        notes.append(6)
    return tuple(notes)


def leaders_aboard(group: Group | None) -> int:
    """What leaders add to the ships that carry them.

    In percent.
    Raises OffTheTable (a table has no row).
    maelstrom "Seapower".
    """
    value = 0
    if group is not None:
        value += sum(leader_bonuses_bonus(l_.rank) for l_ in group.leaders)  # leaders aboard
    return value


def sea_strength(navy: Navy, convoy: Group | None) -> int:
    """How strong a navy is in a battle.

    In plain numbers.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Seapower", "#748 - Increase Seapower".
    """
    navy_quality = navy.quality
    value = navy.fleets * navy_quality * navy_quality  # fleets, and twice their quality
    share_ = 100
    for r in map(Refit, members(navy.refits)):
        share_ += SEA_REFITS_ATTACK[r]  # what they are fitted out with
    share_ += leaders_aboard(convoy)  # leaders aboard
    if share_ < 0:
        raise TooMuchTaken('sea_strength')
    value *= share_
    return (value + 5000) // 10000


def under_sail(strength: int, face: int) -> int:
    """How strong a navy is as the wind stands.

    In plain numbers.
    maelstrom "Seapower".
    """
    value = strength
    value *= 80 + 10 * (face - 1)  # the wind
    return (value + 50) // 100


def share_sunk(navy: Navy, own: int, foe: int) -> int:
    """Share of its fleets that a navy loses in a battle.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Seapower".
    """
    value = 200  # against whoever is stronger by far
    value *= foe * foe  # by the squares of both strengths
    divisor = 1
    divisor *= max(1, own * own + foe * foe)  # by the squares of both strengths
    # what they are fitted out with
    divisor *= 100 + sum(SEA_REFITS_DEFENSE[r] for r in map(Refit, members(navy.refits)))
    value *= 100
    value = quotient(2 * value + 3 * divisor, 6 * divisor, 'share_sunk')  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def fleets_sunk(navy: Navy, own: int, foe: int) -> int:
    """Fleets that a navy loses in a battle.

    In fleets.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Seapower".
    """
    value = navy.fleets * share_sunk(navy, own, foe)
    return (value + 50) // 100


def watches(navy: Navy, area: MapArea, world: World) -> bool:
    """The navy's kingdom watches the area.

    maelstrom "#705 - Sea Patrol", "Seafaring".
    """
    if stormy(area, world):
        return False  # a storm
    return (
        navy.naval_duty == NAVAL_DUTY_PATROLLING
        and MAP_AREA_SEA[area] == navy.sea
        and (navy.cruise >> area & 1 != 0 or navy.kingdom.traits & _TRAIT_SEAFARING_BIT != 0)
    )


def hunts(navy: Navy, prey: Kingdom) -> bool:
    """The navy's kingdom stops the prey at sea.

    maelstrom "#705 - Sea Patrol".
    """
    return (
        navy.naval_duty == NAVAL_DUTY_PATROLLING
        and navy.kingdom is not prey
        and prey not in navy.kingdom.allies
    )


def share_waters(one: Navy, other: Navy, world: World) -> bool:
    """Their patrols share an area.

    maelstrom "#705 - Sea Patrol".
    """
    return (
        one.sea == other.sea
        and (
            one.kingdom.traits & _TRAIT_SEAFARING_BIT != 0
            or other.kingdom.traits & _TRAIT_SEAFARING_BIT != 0
            or any(other.cruise >> a & 1 and not stormy(a, world) for a in map(MapArea, members(one.cruise)))
        )
    )


def met_enough(navy: Navy) -> bool:
    """Patrols meet the navy's kingdom no more in this turn.

    maelstrom "#710 - Sea Movement".
    """
    return navy.times_met >= 2


def at_sea(group: Group, world: World) -> bool:
    """The group is aboard ships.

    maelstrom "#110 - Attack Group".
    """
    return group.terrain == TERRAIN_SEA and not over_water(group, world)


def launch_more(kingdom: Kingdom, sea: Sea, built: int, paid: int, world: World) -> None:
    """New fleets are launched.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#748 - Increase Seapower".
    """
    n = next((n for n in world.navies if n.kingdom is kingdom and n.sea == sea), None)
    if n is not None:
        if n.fleets == 0:
            n.quality = own_quality(kingdom, sea)
        else:
            n.quality = sea_quality(n.fleets, n.quality, built, new_quality(own_quality(kingdom, sea), paid))
        n.fleets += built
        world.tell(kingdom, _SAYS_YOUR_NAVY_IN.text((sea, n.fleets, n.quality), SHAPE))


def drown(group: Group, share_: int, world: World, dice: Dice) -> None:
    """Whoever is aboard goes down with the ships.

    maelstrom "Seapower".
    """
    gone = (len(group.brigades) * share_ + 50) // 100
    for i in range(1, gone + 1):
        i_dice = dice.at(i)
        b = first_by_lot(group.brigades, i_dice, 'drown.b', lambda b: 1)
        if b is not None:
            world.tell(group.kingdom, _SAYS_A_BRIGADE_OF_IN.text((b.breed, group), SHAPE), group)
            muster_out(group, b, world)
    for l_ in [l_ for l_ in group.leaders if may_fall(l_)]:
        l__dice = dice.at(l_.id)
        chance = share_  # drowns
        if 2 * l__dice.throw('drown.drowns', 100) <= chance:
            world.keep(group, "leaders")
            group.leaders = taken(group.leaders, l_)
            kill(l_, world)
    for w in [w for w in group.wizards if may_fall(w)]:
        w_dice = dice.at(w.id)
        chance_ = share_  # drowns
        if 2 * w_dice.throw('drown.drowns_2', 100) <= chance_:
            world.keep(group, "wizards")
            group.wizards = taken(group.wizards, w)
            kill(w, world)
    break_camp(group, world, dice)


def count_losses(
    navy: Navy,
    convoy: Group | None,
    own: int,
    foe: int,
    beaten: bool,
    world: World,
    dice: Dice,
) -> None:
    """A navy counts its losses.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Seapower".
    """
    if navy.fleets > 0:
        gone = min(navy.fleets, max(fleets_sunk(navy, own, foe), 1 if beaten else 0))
        share_ = quotient(200 * gone + max(1, navy.fleets), 2 * max(1, navy.fleets), 'count_losses')
        world.keep(navy, "fleets")
        navy.fleets -= gone
        world.tell(navy.kingdom, _SAYS_LOST_IN_LEFT.text((navy.sea, gone, navy.fleets), SHAPE))
        if convoy is not None and gone > 0:
            drown(convoy, share_, world, dice)


def sea_fight(
    one: Navy,
    first_aboard: Group | None,
    two: Navy,
    second_aboard: Group | None,
    world: World,
    dice: Dice,
) -> bool:
    """Fleets fight.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Seapower", "#705 - Sea Patrol", "Pirates".
    """
    wind = dice.throw('sea_fight.wind', 6)  # the wind of the one
    gust = dice.throw('sea_fight.gust', 6)  # the wind of the other
    ours = under_sail(sea_strength(one, first_aboard), wind)
    theirs = under_sail(sea_strength(two, second_aboard), gust)
    won = ours > theirs
    larger = one.fleets >= 3 * two.fleets
    smaller = two.fleets >= 3 * one.fleets
    if won:
        world.tell(one.kingdom, _SAYS_YOUR_FLEETS_HAVE_MET.text((two.kingdom, one.sea), SHAPE))
        world.tell(two.kingdom, _SAYS_YOUR_FLEETS_HAVE_MET_2.text((one.kingdom, one.sea), SHAPE))
    else:
        world.tell(one.kingdom, _SAYS_YOUR_FLEETS_HAVE_MET_2.text((two.kingdom, one.sea), SHAPE))
        world.tell(two.kingdom, _SAYS_YOUR_FLEETS_HAVE_MET.text((one.kingdom, one.sea), SHAPE))
    count_losses(one, first_aboard, ours, theirs, not won, world, dice)
    count_losses(two, second_aboard, theirs, ours, won, world, dice)
    if one.naval_duty == NAVAL_DUTY_PATROLLING and (not won or not larger):
        world.keep(one, "naval_duty")
        one.naval_duty = NAVAL_DUTY_HOME_AGAIN
    if two.naval_duty == NAVAL_DUTY_PATROLLING and (won or not smaller):
        world.keep(two, "naval_duty")
        two.naval_duty = NAVAL_DUTY_HOME_AGAIN
    return won


def share_prize(kingdom: Kingdom, world: World) -> None:
    """A patrol has won.

    maelstrom "Pirates".
    """
    if kingdom.privileges & _PRIVILEGE_PRIZE_MONEY_BIT:
        world.keep(kingdom, "gold")
        kingdom.gold += 20000
        world.tell(kingdom, _SAYS_THE_PRIZE_IS_WORTH.text((), SHAPE))


def call_home(world: World) -> None:
    """Navies are in port when a month's marches begin.

    maelstrom "#705 - Sea Patrol".
    """
    for n in [n for n in world.navies if n.naval_duty != NAVAL_DUTY_IN_PORT or n.times_met > 0]:
        n.naval_duty = NAVAL_DUTY_IN_PORT
        n.cruise = 0
        n.times_met = 0


def put_out(kingdom: Kingdom, sea: Sea, cruise: Sequence[MapArea], world: World) -> None:
    """A navy goes on patrol.

    maelstrom "#705 - Sea Patrol".
    """
    n = next((n for n in world.navies if n.kingdom is kingdom and n.sea == sea), None)
    if n is not None:
        n.naval_duty = NAVAL_DUTY_PATROLLING
        for a in cruise:
            n.cruise |= 1 << a
        world.tell(kingdom, _SAYS_YOUR_NAVY_GOES_ON.text((sea, n.fleets), SHAPE))


def meet_patrols(world: World, dice: Dice) -> None:
    """Patrols meet each other.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    for one in [one for one in world.navies if one.naval_duty == NAVAL_DUTY_PATROLLING]:
        one_dice = dice.at(one.id)
        for other in [
            other
            for other in world.navies
            if share_waters(one, other, world) and (hunts(one, other.kingdom) or hunts(other, one.kingdom))
        ]:
            other_dice = one_dice.at(other.id)
            if (
                one.naval_duty == NAVAL_DUTY_PATROLLING
                and other.naval_duty == NAVAL_DUTY_PATROLLING
                and not met_enough(one)
                and not met_enough(other)
                and not world.happened('crossed', 'this', 0, other, one)
            ):
                world.note('crossed', one, other)
                # they meet
                chance = max(
                    interdiction(one.kingdom, other.kingdom, QUARRY_OTHER_PATROL, one.refits),
                    interdiction(other.kingdom, one.kingdom, QUARRY_OTHER_PATROL, other.refits),
                )
                if other_dice.throw('meet_patrols.they_meet', 100) <= chance:
                    one.times_met += 1
                    other.times_met += 1
                    won = sea_fight(one, None, other, None, world, other_dice)
                    if won:
                        share_prize(one.kingdom, world)
                    else:
                        share_prize(other.kingdom, world)
    beasts_and_patrols(world, dice)


def put_back(group: Group, world: World) -> None:
    """A group is turned back at sea."""
    world.note('turned_back', group)
    start = group.camp
    if start is not None and host_size(group) > HOST_SIZE_INACTIVE:
        stand_at(group, start, world)
        world.tell(group.kingdom, _SAYS_HAS_BEEN_TURNED_BACK.text((group, start), SHAPE), group)


def run_the_watch(group: Group, water: MapArea, world: World, dice: Dice) -> None:
    """A group passes where patrols may be.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    for hunter in [
        hunter
        for hunter in world.navies
        if hunts(hunter, group.kingdom) and watches(hunter, water, world)
    ]:
        hunter_dice = dice.at(hunter.id)
        if (
            hunts(hunter, group.kingdom)
            and not world.happened('hailed', 'this', 0, group, hunter)
            and not world.happened('turned_back', 'this', 0, group)
            and not aboard_elite(group, hunter.sea, world)
        ):
            world.note('hailed', group, hunter)
            n = next(
                (
                    n
                    for n in world.navies
                    if n.kingdom is group.kingdom and n.sea == hunter.sea and not met_enough(n)
                ),
                None,
            )
            if n is not None:
                # the patrol meets them
                chance = interdiction(
                    hunter.kingdom, group.kingdom,
                    QUARRY_SCOUT_PASSAGE if host_size(group) == HOST_SIZE_PATROL else QUARRY_PASSAGE,
                    hunter.refits,
                )
                if hunter_dice.throw('run_the_watch.the_patrol_meets_them', 100) <= chance:
                    world.keep(n, "times_met")
                    n.times_met += 1
                    world.tell(
                        hunter.kingdom,
                        _SAYS_YOUR_PATROL_IN_HAS.text((hunter.sea, group, water), SHAPE),
                        group,
                    )
                    world.tell(
                        group.kingdom,
                        _SAYS_HAS_MET_A_PATROL.text((group, hunter.kingdom, water), SHAPE),
                        group,
                    )
                    if n.fleets == 0:
                        put_back(group, world)
                    else:
                        beaten = sea_fight(hunter, None, n, group, world, hunter_dice)
                        if beaten:
                            share_prize(hunter.kingdom, world)
                            put_back(group, world)
    meet_beasts(group, water, world, dice)


def sail(group: Group, way: Sequence[MapArea], searching: bool, world: World, dice: Dice) -> None:
    """A group crosses the sea.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#710 - Sea Movement", "#715 - Sea Movement (PC Search)".
    """
    world.keep(group, "halted")
    group.halted = False
    for n in [
        n
        for n in world.navies
        if n.kingdom is group.kingdom
            and n.naval_duty == NAVAL_DUTY_IN_PORT
            and host_size(group) > HOST_SIZE_PATROL
            and any(MAP_AREA_SEA[a] == n.sea for a in way)
    ]:
        world.keep(n, "naval_duty")
        n.naval_duty = NAVAL_DUTY_FERRYING
    barred = any(storm_bars(group, a, world) for a in way)
    for next_ in way:
        next__dice = dice.at(next_)
        here = group.area
        if here is None:
            raise Refused(_SAYS_IS_NOWHERE_ON_THE.text((group,), SHAPE))
        if not group.halted and barred and MAP_AREA_TERRAIN[next_] == TERRAIN_SEA:
            world.tell(group.kingdom, _SAYS_STAYS_IN_A_STORM.text((group, here), SHAPE), group)
            world.keep(group, "halted")
            group.halted = True
        if not group.halted:
            if not MAP_AREA_NEAR[here] >> next_ & 1:
                raise Refused(_SAYS_DOES_NOT_LIE_BESIDE.text((next_, here), SHAPE))
            if group.spent + area_cost(group, MAP_AREA_TERRAIN[next_], world) > greatest_march(group):
                raise Refused(
                    _SAYS_DOES_NOT_GET_AS.text(
                        (
                            group, next_, MAP_AREA_TERRAIN[next_],
                            area_cost(group, MAP_AREA_TERRAIN[next_], world), group.spent,
                            greatest_march(group),
                        ),
                        SHAPE,
                    )
                )
            step_into(group, next_, searching, world)
            run_the_watch(group, next_, world, next__dice)
            if world.happened('turned_back', 'this', 0, group):
                world.keep(group, "halted")
                group.halted = True
    arrive(group, world)


def fight_aboard(attacker: Group, foe: Group, world: World, dice: Dice) -> None:
    """Groups meet at sea.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#110 - Attack Group".
    """
    world.note('clashed', attacker, foe)
    upon_clashed_1(attacker, foe, world)
    upon_clashed_2(attacker, foe, world)
    world.note('busy', attacker)
    world.note('busy', foe)
    one = next(
        (
            one
            for one in world.navies
            if one.kingdom is attacker.kingdom
                and attacker.area is not None
                and one.sea == MAP_AREA_SEA[attacker.area]
        ),
        None,
    )
    if one is not None:
        two = next((two for two in world.navies if two.kingdom is foe.kingdom and two.sea == one.sea), None)
        if two is not None:
            won = sea_fight(one, attacker, two, foe, world, dice)
            if won:
                world.note('retreated', foe)
                upon_retreated_1(foe, world)
            else:
                world.note('retreated', attacker)
                upon_retreated_1(attacker, world)


def trade_by_sea(kingdom: Kingdom, sea: Sea, way: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Merchants put to sea.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#711 - Merchant Trading Vessel", "Seapower".
    """
    if any(stormy(a, world) for a in way):
        world.tell(kingdom, _SAYS_A_STORM_KEEPS_YOUR.text((sea,), SHAPE))
        return
    n = next((n for n in world.navies if n.kingdom is kingdom and n.sea == sea), None)
    if n is not None:
        world.keep(n, "naval_duty")
        n.naval_duty = NAVAL_DUTY_TRADING
        for b in [
            b
            for b in world.sea_beasts
            if b.sea == sea and preys_on(b, kingdom) and any(any(w == a for w in b.waters) for a in way)
        ]:
            b_dice = dice.at(b.id)
            chance = 90  # it meets them
            if b_dice.throw('trade_by_sea.it_meets_them', 100) <= chance:
                mauled = maul(b, n, None, world, b_dice)
                if mauled:
                    world.keep(n, "naval_duty")
                    n.naval_duty = NAVAL_DUTY_IN_PORT
        for hunter in [
            hunter
            for hunter in world.navies
            if hunts(hunter, kingdom) and any(watches(hunter, a, world) for a in way)
        ]:
            hunter_dice = dice.at(hunter.id)
            if n.naval_duty == NAVAL_DUTY_TRADING and hunts(hunter, kingdom) and not met_enough(n):
                # the patrol meets them
                chance_ = interdiction(hunter.kingdom, kingdom, QUARRY_MERCHANT_PASSAGE, hunter.refits)
                if hunter_dice.throw('trade_by_sea.the_patrol_meets_them', 100) <= chance_:
                    world.keep(n, "times_met")
                    n.times_met += 1
                    beaten = sea_fight(hunter, None, n, None, world, hunter_dice)
                    if beaten:
                        world.keep(n, "naval_duty")
                        n.naval_duty = NAVAL_DUTY_IN_PORT
                        share_prize(hunter.kingdom, world)
        if n.naval_duty == NAVAL_DUTY_TRADING:
            world.keep(kingdom, "gold")
            kingdom.gold += trade_gold(kingdom, n.fleets)
            world.tell(
                kingdom,
                _SAYS_YOUR_MERCHANTS_IN_HAVE.text((sea, trade_gold(kingdom, n.fleets)), SHAPE),
            )
        else:
            world.tell(kingdom, _SAYS_YOUR_MERCHANTS_IN_HAVE_2.text((sea,), SHAPE))


# at the end, for these modules use each other
from ._after_battle import break_camp  # noqa: E402
from .casting_sea import beasts_and_patrols, maul, meet_beasts, preys_on, storm_bars, stormy  # noqa: E402
from .casting_veils import upon_clashed_1  # noqa: E402
from .combat import may_fall  # noqa: E402
from .marching import arrive, greatest_march, over_water, step_into, upon_clashed_2  # noqa: E402
from .missions import kill  # noqa: E402
from .movement import area_cost, host_size  # noqa: E402
from .navies import own_quality  # noqa: E402
from .sieges import upon_retreated_1  # noqa: E402
from .upkeep import muster_out  # noqa: E402
