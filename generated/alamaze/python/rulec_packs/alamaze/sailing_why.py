"""The resolvers of sailing.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, members, present, quotient

from ._choices import (
    BUILDING_PORT, HOST_SIZE_INACTIVE, HOST_SIZE_PATROL, MapArea, NAVAL_DUTY_HOME_AGAIN,
    NAVAL_DUTY_PATROLLING, PRIVILEGE_GREEK_FIRE_DISCOUNT, PRIVILEGE_MERCHANT_CAPTAINS, PRIVILEGE_NO_NAVY,
    REFIT_GREEK_FIRE, Refit, Sea, TERRAIN_SEA, TRAIT_SEAFARING, Trait,
)
from ._kinds import Group, Kingdom, Navy
from ._tables import (
    MAP_AREA_NEAR, MAP_AREA_SEA, MAP_AREA_TERRAIN, SEA_REFITS_ATTACK, SEA_REFITS_COST, SEA_REFITS_DEFENSE,
    TRAIT_CHEAPER_FLEETS, leader_bonuses_bonus,
)
from ._world import World
from .casting_sea import stormy
from .marching import over_water
from .movement import host_size
from .navies import own_quality
from .sailing import aboard_elite, afloat, carried, cruises, leaders_aboard, share_sunk
from .seapower import first_fleets, fleet_price_paid, merchant_gold, new_quality

_BUILDING_PORT_BIT: Final = 1 << BUILDING_PORT
_PRIVILEGE_GREEK_FIRE_DISCOUNT_BIT: Final = 1 << PRIVILEGE_GREEK_FIRE_DISCOUNT
_PRIVILEGE_MERCHANT_CAPTAINS_BIT: Final = 1 << PRIVILEGE_MERCHANT_CAPTAINS
_PRIVILEGE_NO_NAVY_BIT: Final = 1 << PRIVILEGE_NO_NAVY
_TRAIT_SEAFARING_BIT: Final = 1 << TRAIT_SEAFARING

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "afloat": (
        Label('base', ''),
    ),
    "fleet_bill": (
        Label('base', 'at the usual price'),
        Label('add', 'finer ships, or plainer ones'),
        Label('subtract', 'shipwrights', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seafaring", line 3961'),
    ),
    "fine_ships": (
        Label('yes', 'no better than its people build anyway'),
        Label('yes', 'no art'),
        Label('holds', 'a Port'),
    ),
    "refit_price": (
        Label('base', ''),
        Label('reduce by', 'mixed at home', 2, '', 'Greek Fire At Half Cost (privilege)'),
        Label('round', '', 2),
    ),
    "trade_gold": (
        Label('base', ''),
        Label('increase by', 'merchant captains', 4, '', 'Merchant Captains (privilege)'),
        Label('round', '', 4),
    ),
    "at_sea_alone": (
        Label('holds', ''),
    ),
    "first_of": (
        Label('otherwise', ''),
    ),
    "quay": (
        Label('holds', ''),
    ),
    "cruises": (
        Label('holds', ''),
    ),
    "aboard_elite": (
        Label('holds', ''),
    ),
    "carried": (
        Label('no', 'its fleets are on patrol'),
        Label('yes', 'dry land'),
        Label('yes', 'the elite ship'),
        Label('yes', 'a fleet for each brigade'),
        Label('otherwise', ''),
    ),
    "may_sail": (
        Label('needs', "the group's kingdom has no ships, and flies.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Black Dragon", line 2820'),
        Label('needs', 'Nobody is in the group to sail.'),
        Label('needs', 'the group has marched already.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1953; "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'the group is in its winter camp.'),
        Label('needs', 'the group flies: a march by land takes it over the water.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1969'),
        Label('needs', 'There is no water on that way.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#710 \u2013 Sea Movement", line 4784'),
        Label('needs', 'the group needs a fleet for each brigade, and none of them on patrol.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#710 \u2013 Sea Movement", lines 4784-4786'),
    ),
    "refusals_may_sail": (
        Label('needs', "the group's kingdom has no ships, and flies.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Black Dragon", line 2820'),
        Label('needs', 'Nobody is in the group to sail.'),
        Label('needs', 'the group has marched already.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1953; "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'the group is in its winter camp.'),
        Label('needs', 'the group flies: a march by land takes it over the water.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1969'),
        Label('needs', 'There is no water on that way.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#710 \u2013 Sea Movement", line 4784'),
        Label('needs', 'the group needs a fleet for each brigade, and none of them on patrol.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#710 \u2013 Sea Movement", lines 4784-4786'),
    ),
    "leaders_aboard": (
        Label('base', ''),
        Label('add', 'leaders aboard'),
    ),
    "sea_strength": (
        Label('base', 'fleets, and twice their quality', 100),
        Label('increase by', 'what they are fitted out with', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seapower", lines 2460-2462'),
        Label('increase by', 'leaders aboard', 10000),
        Label('round', '', 10000),
    ),
    "under_sail": (
        Label('base', ''),
        Label('times', 'the wind', 100),
        Label('round', '', 100),
    ),
    "share_sunk": (
        Label('base', 'against whoever is stronger by far', 3),
        Label('times', 'by the squares of both strengths', 3),
        Label('divide by', 'by the squares of both strengths', 3),
        Label('divide by', 'what they are fitted out with', 3),
        Label('round', 'whole points', 3, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "fleets_sunk": (
        Label('base', '', 100),
        Label('round', '', 100),
    ),
    "watches": (
        Label('no', 'a storm', 1, 'ruling "What a storm does to patrols and merchants"'),
        Label('holds', ''),
    ),
    "hunts": (
        Label('holds', ''),
    ),
    "share_waters": (
        Label('holds', ''),
    ),
    "met_enough": (
        Label('holds', ''),
    ),
    "at_sea": (
        Label('holds', ''),
    ),
}


def why_afloat(kingdom: Kingdom, sea: Sea, world: World) -> tuple[int, Notes]:
    """Fleets of a kingdom in a sea.

    `afloat` with its notes: pairs of an index of LABELS['afloat'] and what it moved.
    In fleets.
    maelstrom "Seapower".
    """
    notes: Notes = []
    value = sum(n.fleets for n in world.navies if n.kingdom is kingdom and n.sea == sea)
    notes.append((0, value))
    return value, notes


def why_fleet_bill(kingdom: Kingdom, built: int, paid: int) -> tuple[int, Notes]:
    """What new fleets cost a kingdom.

    `fleet_bill` with its notes: pairs of an index of LABELS['fleet_bill'] and what it moved.
    In gold.
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    value = first_fleets(built)  # at the usual price
    notes.append((0, value))
    amount = (fleet_price_paid(paid) - 8000) * built
    notes.append((1, amount))
    value += amount  # finer ships, or plainer ones
    for t in map(Trait, members(kingdom.traits)):
        if TRAIT_CHEAPER_FLEETS[t] is not None:
            amount_ = present(TRAIT_CHEAPER_FLEETS[t], '') * built
            notes.append((2, -1 * amount_))
            value -= amount_  # shipwrights
    return value, notes


def why_fine_ships(kingdom: Kingdom, sea: Sea, paid: int) -> tuple[bool, Notes]:
    """The kingdom can build such fleets.

    `fine_ships` with its notes: pairs of an index of LABELS['fine_ships'] and what it moved.
    maelstrom "Buildings".
    """
    notes: Notes = []
    if new_quality(own_quality(kingdom, sea), paid) <= own_quality(kingdom, sea):
        notes.append((0, 0))
        return True, notes  # no better than its people build anyway
    if new_quality(own_quality(kingdom, sea), paid) <= 130:
        notes.append((1, 0))
        return True, notes  # no art
    if not any(p.buildings & _BUILDING_PORT_BIT for p in kingdom.places):
        notes.append((2, 0))
        return False, notes  # a Port
    return True, notes


def why_refit_price(kingdom: Kingdom, refit: Refit) -> tuple[int, Notes]:
    """What a sea enhancement costs a kingdom.

    `refit_price` with its notes: pairs of an index of LABELS['refit_price'] and what it moved.
    In gold.
    maelstrom "#630 - Seapower Enhancements".
    """
    notes: Notes = []
    value = SEA_REFITS_COST[refit]
    notes.append((0, value))
    if kingdom.privileges & _PRIVILEGE_GREEK_FIRE_DISCOUNT_BIT and refit == REFIT_GREEK_FIRE:
        notes.append((1, -1 * value))
        value = value  # Greek Fire At Half Cost (privilege): mixed at home
    else:
        value *= 2
    before = value
    value //= 2
    notes.append((2, 2 * value - before))
    return value, notes


def why_trade_gold(kingdom: Kingdom, sent: int) -> tuple[int, Notes]:
    """What a kingdom's merchants bring home.

    `trade_gold` with its notes: pairs of an index of LABELS['trade_gold'] and what it moved.
    In gold.
    maelstrom "Seapower", "#711 - Merchant Trading Vessel".
    """
    notes: Notes = []
    value = merchant_gold(sent)
    notes.append((0, value))
    if kingdom.privileges & _PRIVILEGE_MERCHANT_CAPTAINS_BIT:
        notes.append((1, value))
        value *= 5  # Merchant Captains (privilege): merchant captains
    else:
        value *= 4
    before = value
    value //= 4
    notes.append((2, 4 * value - before))
    return value, notes


def why_at_sea_alone(cruise: Sequence[MapArea], sea: Sea) -> tuple[bool, Notes]:
    """All areas are of the sea, and each is named once.

    `at_sea_alone` with its notes: pairs of an index of LABELS['at_sea_alone'] and what it moved.
    maelstrom "#711 - Merchant Trading Vessel".
    """
    notes: Notes = []
    if not all(MAP_AREA_SEA[a] == sea and sum(1 for b in cruise if b == a) == 1 for a in cruise):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_first_of(way: Sequence[MapArea]) -> tuple[MapArea | None, Notes]:
    """The first area of a way.

    `first_of` with its notes: pairs of an index of LABELS['first_of'] and what it moved.
    maelstrom "#711 - Merchant Trading Vessel".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next(iter(way), None), notes


def why_quay(kingdom: Kingdom, area: MapArea | None) -> tuple[bool, Notes]:
    """The kingdom has a population center at the area.

    `quay` with its notes: pairs of an index of LABELS['quay'] and what it moved.
    maelstrom "#711 - Merchant Trading Vessel".
    """
    notes: Notes = []
    if (
        area is None
        or not any(
            p.area is not None and (p.area == area or MAP_AREA_NEAR[area] >> p.area & 1)
            for p in kingdom.places
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_cruises(kingdom: Kingdom, sea: Sea, world: World) -> tuple[bool, Notes]:
    """The fleets of the kingdom are on patrol in the sea.

    `cruises` with its notes: pairs of an index of LABELS['cruises'] and what it moved.
    maelstrom "#705 - Sea Patrol".
    """
    notes: Notes = []
    if not any(
        n.kingdom is kingdom
            and n.sea == sea
            and (n.naval_duty == NAVAL_DUTY_PATROLLING or n.naval_duty == NAVAL_DUTY_HOME_AGAIN)
        for n in world.navies
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_aboard_elite(group: Group, sea: Sea, world: World) -> tuple[bool, Notes]:
    """An elite ship carries the group.

    `aboard_elite` with its notes: pairs of an index of LABELS['aboard_elite'] and what it moved.
    maelstrom "Seapower".
    """
    notes: Notes = []
    if (
        host_size(group) != HOST_SIZE_PATROL
        or not any(n.kingdom is group.kingdom and n.sea == sea and n.cutter is not None for n in world.navies)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_carried(group: Group, area: MapArea, world: World) -> tuple[bool, Notes]:
    """There are ships for the group in the area.

    `carried` with its notes: pairs of an index of LABELS['carried'] and what it moved.
    maelstrom "#710 - Sea Movement".
    """
    notes: Notes = []
    if (
        MAP_AREA_SEA[area] is not None
        and cruises(group.kingdom, present(MAP_AREA_SEA[area], ''), world)
        and not aboard_elite(group, present(MAP_AREA_SEA[area], ''), world)
    ):
        notes.append((0, 0))
        return False, notes  # its fleets are on patrol
    if MAP_AREA_SEA[area] is None:
        notes.append((1, 0))
        return True, notes  # dry land
    if MAP_AREA_SEA[area] is not None:
        if aboard_elite(group, present(MAP_AREA_SEA[area], ''), world):
            notes.append((2, 0))
            return True, notes  # the elite ship
        if afloat(group.kingdom, present(MAP_AREA_SEA[area], ''), world) >= len(group.brigades):
            notes.append((3, 0))
            return True, notes  # a fleet for each brigade
    notes.append((4, 0))
    return False, notes


def why_may_sail(group: Group, way: Sequence[MapArea], world: World) -> tuple[bool, Notes]:
    """The group may put to sea.

    `may_sail` with its notes: pairs of an index of LABELS['may_sail'] and what it moved.
    maelstrom "#710 - Sea Movement".
    """
    notes: Notes = []
    if group.kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        notes.append((0, 0))
        return False, notes  # the group's kingdom has no ships, and flies.
    if host_size(group) <= HOST_SIZE_INACTIVE:
        notes.append((1, 0))
        return False, notes  # Nobody is in the group to sail.
    if world.happened('marched', 'this', 0, group):
        notes.append((2, 0))
        return False, notes  # the group has marched already.
    if world.happened('wintering', 'this', 0, group):
        notes.append((3, 0))
        return False, notes  # the group is in its winter camp.
    if over_water(group, world):
        notes.append((4, 0))
        return False, notes  # the group flies: a march by land takes it over the water.
    if group.terrain != TERRAIN_SEA and not any(MAP_AREA_TERRAIN[a] == TERRAIN_SEA for a in way):
        notes.append((5, 0))
        return False, notes  # There is no water on that way.
    if (
        not all(carried(group, a, world) for a in way)
        or (group.area is not None and not carried(group, group.area, world))
    ):
        notes.append((6, 0))
        return False, notes  # the group needs a fleet for each brigade, and none of them on patrol.
    return True, notes


def why_leaders_aboard(group: Group | None) -> tuple[int, Notes]:
    """What leaders add to the ships that carry them.

    `leaders_aboard` with its notes: pairs of an index of LABELS['leaders_aboard'] and what it moved.
    In percent.
    Raises OffTheTable (a table has no row).
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if group is not None:
        amount = sum(leader_bonuses_bonus(l_.rank) for l_ in group.leaders)
        notes.append((1, amount))
        value += amount  # leaders aboard
    return value, notes


def why_sea_strength(navy: Navy, convoy: Group | None) -> tuple[int, Notes]:
    """How strong a navy is in a battle.

    `sea_strength` with its notes: pairs of an index of LABELS['sea_strength'] and what it moved.
    In plain numbers.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Seapower", "#748 - Increase Seapower".
    """
    notes: Notes = []
    navy_quality = navy.quality
    value = navy.fleets * navy_quality * navy_quality  # fleets, and twice their quality
    notes.append((0, value))
    share_ = 100
    for r in map(Refit, members(navy.refits)):
        points = SEA_REFITS_ATTACK[r]
        notes.append((1, value * points))
        share_ += points  # what they are fitted out with
    points_ = leaders_aboard(convoy)
    notes.append((2, value * points_))
    share_ += points_  # leaders aboard
    if share_ < 0:
        raise TooMuchTaken('sea_strength')
    value *= share_
    before = value
    value = (value + 5000) // 10000
    notes.append((3, 10000 * value - before))
    return value, notes


def why_under_sail(strength: int, face: int) -> tuple[int, Notes]:
    """How strong a navy is as the wind stands.

    `under_sail` with its notes: pairs of an index of LABELS['under_sail'] and what it moved.
    In plain numbers.
    maelstrom "Seapower".
    """
    notes: Notes = []
    value = strength
    notes.append((0, value))
    times = 80 + 10 * (face - 1)
    notes.append((1, value * (times - 100)))
    value *= times  # the wind
    before = value
    value = (value + 50) // 100
    notes.append((2, 100 * value - before))
    return value, notes


def why_share_sunk(navy: Navy, own: int, foe: int) -> tuple[int, Notes]:
    """Share of its fleets that a navy loses in a battle.

    `share_sunk` with its notes: pairs of an index of LABELS['share_sunk'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 200))
    value = 200  # against whoever is stronger by far
    times = foe * foe
    notes.append((1, value * (times - 1)))
    value *= times  # by the squares of both strengths
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= max(1, own * own + foe * foe)  # by the squares of both strengths
    if divider >= 0:
        part_ = quotient(value, divisor, 'share_sunk')
        notes.append((divider, part_ - before))
        before = part_
    divider = 3
    # what they are fitted out with
    divisor *= 100 + sum(SEA_REFITS_DEFENSE[r] for r in map(Refit, members(navy.refits)))
    value *= 100
    value = quotient(2 * value + 3 * divisor, 6 * divisor, 'share_sunk')  # whole points
    if divider >= 0:
        notes.append((divider, 3 * value - before))
    else:
        notes.append((4, 3 * value - before))
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    elif value > 100:
        notes.append((5, 100 - value))
        value = 100
    return value, notes


def why_fleets_sunk(navy: Navy, own: int, foe: int) -> tuple[int, Notes]:
    """Fleets that a navy loses in a battle.

    `fleets_sunk` with its notes: pairs of an index of LABELS['fleets_sunk'] and what it moved.
    In fleets.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Seapower".
    """
    notes: Notes = []
    value = navy.fleets * share_sunk(navy, own, foe)
    notes.append((0, value))
    before = value
    value = (value + 50) // 100
    notes.append((1, 100 * value - before))
    return value, notes


def why_watches(navy: Navy, area: MapArea, world: World) -> tuple[bool, Notes]:
    """The navy's kingdom watches the area.

    `watches` with its notes: pairs of an index of LABELS['watches'] and what it moved.
    maelstrom "#705 - Sea Patrol", "Seafaring".
    """
    notes: Notes = []
    if stormy(area, world):
        notes.append((0, 0))
        return False, notes  # a storm
    if (
        navy.naval_duty != NAVAL_DUTY_PATROLLING
        or MAP_AREA_SEA[area] != navy.sea
        or (not navy.cruise >> area & 1 and not navy.kingdom.traits & _TRAIT_SEAFARING_BIT)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_hunts(navy: Navy, prey: Kingdom) -> tuple[bool, Notes]:
    """The navy's kingdom stops the prey at sea.

    `hunts` with its notes: pairs of an index of LABELS['hunts'] and what it moved.
    maelstrom "#705 - Sea Patrol".
    """
    notes: Notes = []
    if navy.naval_duty != NAVAL_DUTY_PATROLLING or navy.kingdom is prey or prey in navy.kingdom.allies:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_share_waters(one: Navy, other: Navy, world: World) -> tuple[bool, Notes]:
    """Their patrols share an area.

    `share_waters` with its notes: pairs of an index of LABELS['share_waters'] and what it moved.
    maelstrom "#705 - Sea Patrol".
    """
    notes: Notes = []
    if (
        one.sea != other.sea
        or (
            not one.kingdom.traits & _TRAIT_SEAFARING_BIT
            and not other.kingdom.traits & _TRAIT_SEAFARING_BIT
            and not any(
                other.cruise >> a & 1 and not stormy(a, world)
                for a in map(MapArea, members(one.cruise))
            )
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_met_enough(navy: Navy) -> tuple[bool, Notes]:
    """Patrols meet the navy's kingdom no more in this turn.

    `met_enough` with its notes: pairs of an index of LABELS['met_enough'] and what it moved.
    maelstrom "#710 - Sea Movement".
    """
    notes: Notes = []
    if navy.times_met < 2:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_at_sea(group: Group, world: World) -> tuple[bool, Notes]:
    """The group is aboard ships.

    `at_sea` with its notes: pairs of an index of LABELS['at_sea'] and what it moved.
    maelstrom "#110 - Attack Group".
    """
    notes: Notes = []
    if group.terrain != TERRAIN_SEA or over_water(group, world):
        notes.append((0, 0))
        return False, notes
    return True, notes
