"""Resolvers of setting_up.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members, present, quotient
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import by_lot, first_by_lot
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARTIFACT_BLACK_OWL_TOTEM, ARTIFACT_CHAMPION_STALLIONS, ARTIFACT_RED_ELK_MOUNT, ARTIFACT_WHOWIE_TOTEM,
    Artifact, BRIGADE_TYPE_PALADINS, BrigadeType, EVERY_ARTIFACT, EVERY_CUSTOM_ITEM, EVERY_MAP_AREA,
    EVERY_REGION, EXPERIENCE_REGULAR, Experience, HOST_SIZE_INACTIVE, MISSION_RECON, MapArea,
    OPENING_EDGE_MINOR_BOOST, OPENING_EDGE_SIGNIFICANT_BOOST, OPENING_SITE_OPENING_CAPITAL,
    OPENING_SITE_OPENING_CITY, OPENING_SITE_OPENING_TOWN, OPENING_SITE_OPENING_VILLAGE, OpeningEdge,
    OpeningSite, PRIVILEGE_OUTCASTS, Privilege, Quality, RANK_ADEPT, RANK_AGENT, RANK_AMBASSADOR, RANK_AREA,
    RANK_BARON, RANK_CAPTAIN, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_FOOL, RANK_GENERAL,
    RANK_GOVERNOR, RANK_MARSHAL, RANK_PRINCE, RANK_WIZARD, REACTION_HOSTILE, REACTION_TOLERANT,
    ROYAL_ACT_ENAMOR, Rank, Reaction, Region, SETTLEMENT_VILLAGE, TERRAIN_MOUNTAIN, TERRAIN_SEA, TRAIT_EVIL,
    Trait,
)
from ._kinds import (
    Agent, Brigade, Encounter, Figure, Foothold, Group, Kingdom, Leader, Levy, Place, Ruler, Wizard,
)
from ._tables import (
    ARTIFACT_ENDS_ARTIFACTS, ARTIFACT_QUALITY, CUSTOM_ITEM_ARTIFACT, MAP_AREA_ACROSS, MAP_AREA_DOWN,
    MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN, OPENING_PLACES_DEFENSE, OPENING_PLACES_FOOD,
    OPENING_PLACES_FREE, OPENING_PLACES_FREE_MORE, OPENING_PLACES_GOLD, OPENING_PLACES_PEOPLE,
    OPENING_PLACES_SETTLEMENT, PRIVILEGE_EVERY_TURNS, PRIVILEGE_FIRST_REACTION, PRIVILEGE_UNDEAD,
    PRIVILEGE_WIZARD_POWER, PRIVILEGE_WORN_AT_COURT, PROWESS_ADEPTS, PROWESS_POWER_1, PROWESS_POWER_2,
    PROWESS_POWER_3, REGION_ADEPTS, REGION_BARONS, REGION_BLACK_OWLS, REGION_CAPITAL_DEFENSE,
    REGION_CAPITAL_FOOD, REGION_CAPITAL_GOLD, REGION_CAPITAL_PEOPLE, REGION_COMPANIONS,
    REGION_COMPANION_EXPERIENCE, REGION_FOREKNOWLEDGE, REGION_GENERALS, REGION_KINGDOM_BRIGADES,
    REGION_KINGDOM_EXPERIENCE, REGION_KNIGHTS, REGION_KNIGHTS_OF_DRAGONS, REGION_KNIGHTS_OF_EVIL,
    REGION_KNIGHT_EXPERIENCE, REGION_MOUNTAIN_GOLD, REGION_MOUNTAIN_SHARE, REGION_OPEN_START,
    REGION_PLACE_DEFENSE, REGION_RED_ELKS, REGION_STALLIONS, REGION_TREASURE, REGION_WHOWIES,
    REGION_WIZARDS, REGION_WIZARD_LEVEL, TRAIT_AMBASSADORS, TRAIT_BARONS, TRAIT_CAPITAL_MINT,
    TRAIT_FIRST_REACTION, TRAIT_GENERALS, TRAIT_HIDDEN_CAPITAL, TRAIT_MARSHALS, TRAIT_PRINCES, TRAIT_SPIES,
    TRAIT_TREASURE, emissaries_power, person_names_called, place_names_host, place_names_town,
    ratings_defense,
)
from ._words import GOLD
from ._world import SHAPE, VARIANT_RANDOM_CITIES, World
from .court import group_slots, opening_influence
from .encounters import notice
from .map_ import gap, remember, stand_at
from .ruler import act_cost, may_enamor

_ONE_OF_1: Final = frozenset((
    RANK_PRINCE, RANK_DEMON_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_PRIVILEGE_OUTCASTS_BIT: Final = 1 << PRIVILEGE_OUTCASTS
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_VARIANT_RANDOM_CITIES_BIT: Final = 1 << VARIANT_RANDOM_CITIES

_SAYS_NO_GROUP_HAS_ROOM: Final = Message((
    'No group has room for another leader: ', Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'process:name_leaders', 'no_group_has_room')
_SAYS_THE_CAPITAL_IS_IN: Final = Message((
    'The capital is ', Hole(Holds("thing", 'Place'), 'seat'), ' in ',
    Hole(Holds("choice", 'MapArea'), 'here'), ', ', Hole(Holds("choice", 'Region'), 'home'),
    '. A line of orders begins with its number; these may be given as they stand:',
), 'process:advise', 'the_capital_is_in')
_SAYS_THE_REGION_COMES_TO: Final = Message((
    '470 ', Hole(Holds("thing", 'Ruler'), 'lord'), ' ', Hole(Holds("choice", 'Region'), 'home'),
    ' \u2013 the region comes to like its ruler better, for ', Hole(Holds("number", unit=GOLD), 'act_cost'),
    '.',
), 'process:advise', 'the_region_comes_to')
_SAYS_THE_GROUP_MARCHES_TO: Final = Message((
    '720 ', Hole(Holds("thing", 'Group'), 'host'), ': ', Hole(Holds("choice", 'MapArea'), 'goal'),
    ' \u2013 the group marches to the next area, and further if more areas are named.',
), 'process:advise', 'the_group_marches_to')
_SAYS_THE_AGENT_LOOKS_AROUND: Final = Message((
    '970 ', Hole(Holds("thing", 'Agent'), 'spy'), ' ', Hole(Holds("choice", 'MapArea'), 'goal'),
    ' \u2013 the agent looks around in an area, for ', Hole(Holds("number", unit=GOLD), 'mission_cost'),
    '.',
), 'process:advise', 'the_agent_looks_around')
_SAYS_LEGENDS_TELL_OF_AN: Final = Message((
    'Legends tell of an artifact: ', Hole(Holds("choice", 'Artifact'), 'a'), '.',
), 'process:hear_legends', 'legends_tell_of_an')


def crowd(area: MapArea, world: World) -> int:
    """Population centers within three areas.

    In plain numbers.
    """
    return sum(1 for p in world.places if p.area is not None and gap(p.area, area) <= 3)


def edge(boost: OpeningEdge | None) -> int:
    """What a boost of a capital adds.

    In percent.
    maelstrom "Alchemist", "Atlanteans".
    """
    if boost == OPENING_EDGE_SIGNIFICANT_BOOST:
        return 25  # significant
    if boost == OPENING_EDGE_MINOR_BOOST:
        return 10  # minor
    return 0


def stranger_mood(kingdom: Kingdom) -> Reaction:
    """How regions far from home think of a kingdom when a campaign begins.

    maelstrom "Evil", "Free Traders".
    """
    if any(
        PRIVILEGE_FIRST_REACTION[p] == REACTION_TOLERANT
        for p in map(Privilege, members(kingdom.privileges))
    ):
        return REACTION_TOLERANT  # welcome everywhere
    if any(TRAIT_FIRST_REACTION[t] == REACTION_HOSTILE for t in map(Trait, members(kingdom.traits))):
        return REACTION_HOSTILE  # feared
    return REACTION_TOLERANT


def opening_mint() -> int:
    """Gold of the first population centers in a good month.

    In gold.
    maelstrom "Production".
    """
    value = 11884  # the capital
    value += 8862  # the second town
    value += 2955  # a village
    return value + 2955  # another


def opening_fields() -> int:
    """Food of the first population centers in a good month.

    In food.
    maelstrom "Production".
    """
    value = 3910  # the capital
    value += 3910  # the second town
    value += 8429  # a village
    return value + 8429  # another


def city_ground(area: MapArea, site: OpeningSite, world: World) -> int:
    """How likely a population center stands in an area when a campaign begins.

    In plain numbers.
    """
    # neighbours in its region, for a city
    value = sum(
        1
        for n in map(MapArea, members(MAP_AREA_NEAR[area]))
        if MAP_AREA_REGION[n] == MAP_AREA_REGION[area] and MAP_AREA_TERRAIN[n] != TERRAIN_SEA
    ) if site == OPENING_SITE_OPENING_CITY else 0
    if world.variants & _VARIANT_RANDOM_CITIES_BIT:
        value = 0  # setting up: anywhere in the region
    return value


def people_held(kingdom: Kingdom, region: Region, world: World) -> int:
    """Share of a region's people that lives in a kingdom's population centers.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Regions".
    """
    # whole points
    value = quotient(
        100 * sum(p.census for p in kingdom.places if p.region == region),
        max(1, sum(p.census for p in world.places if p.region == region)), 'people_held',
    )
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def unclaimed(relic: Artifact, world: World) -> bool:
    """The relic is still to be found.

    maelstrom "Unusual Encounters", "Kingdom Customization".
    """
    if any(k.regalia >> relic & 1 for k in world.kingdoms):
        return False  # a ruler holds it
    if any(g.artifacts >> relic & 1 for g in world.groups):
        return False  # a group carries it
    if any(t.artifacts >> relic & 1 for t in world.targets):
        return False  # somebody has it
    if any(CUSTOM_ITEM_ARTIFACT[c] == relic for c in EVERY_CUSTOM_ITEM):
        return False  # whoever wants it chooses it
    return not ARTIFACT_ENDS_ARTIFACTS[relic]  # it is a place


def wild(area: MapArea, world: World) -> bool:
    """Nothing stands in the area.

    maelstrom "Quick Start Guide (Sample Turn 1 Actions)".
    """
    return (
        MAP_AREA_TERRAIN[area] != TERRAIN_SEA
        and not any(p.area == area for p in world.places)
        and not any(e.area == area for e in world.encounters)
    )


def appoint(kingdom: Kingdom, seat_: Place, rank: Rank, times: int, world: World) -> None:
    """Somebody has a seat at court from the start.

    Raises OffTheTable (a table has no row).
    maelstrom "Political Emissaries".
    """
    for i in range(1, times + 1):
        f = next(
            (f for f in world.figures if f.kingdom is kingdom and f.rank == rank and f.place is None), None,
        )
        if f is not None:
            f.place = seat_
        else:
            figure = Figure(
                name=person_names_called(len(world.figures) + 1), rank=rank, level=0, kingdom=kingdom,
                place=seat_,
            )
            world.add(figure)


def crown_rulers(kingdom: Kingdom, seat_: Place, rank: Rank, times: int, world: World) -> None:
    """Somebody wears a crown from the start.

    Raises OffTheTable (a table has no row).
    maelstrom "Population Centers", "Ancient Ones".
    """
    for i in range(1, times + 1):
        r = next((r for r in world.rulers if r.kingdom is kingdom and r.place is None), None)
        if r is not None:
            r.rank = rank
            r.place = seat_
        else:
            ruler = Ruler(
                name=person_names_called(len(world.figures) + 1), rank=rank, level=0, kingdom=kingdom,
                place=seat_,
            )
            world.add(ruler)


def raise_brigades(
    group: Group,
    breed: BrigadeType,
    experience: Experience,
    times: int,
    world: World,
) -> None:
    """Brigades join a group.

    maelstrom "Recruiting".
    """
    if times > 0:
        for i in range(1, times + 1):
            fresh = Brigade(breed=breed, experience=experience)
            world.add(fresh)
            world.keep(group, "brigades")
            group.brigades = (*group.brigades, fresh)
        world.keep(group, "types")
        group.types |= 1 << breed


def name_leaders(kingdom: Kingdom, rank: Rank, times: int, world: World) -> None:
    """Leaders join the first groups that have room.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    if times > 0:
        for i in range(1, times + 1):
            g = next((g for g in world.groups if g.kingdom is kingdom and len(g.leaders) < 3), None)
            if g is not None:
                l_ = next(
                    (
                        l_
                        for l_ in world.leaders
                        if l_.kingdom is kingdom
                            and l_.rank == rank
                            and not any(any(other is l_ for other in camp.leaders) for camp in world.groups)
                    ),
                    None,
                )
                if l_ is not None:
                    g.leaders = (*g.leaders, l_)
                else:
                    fresh = Leader(
                        name=person_names_called(len(world.figures) + 1), rank=rank, level=0,
                        kingdom=kingdom,
                    )
                    world.add(fresh)
                    g.leaders = (*g.leaders, fresh)
            else:
                world.tell(kingdom, _SAYS_NO_GROUP_HAS_ROOM.text((rank,), SHAPE))


def name_wizard(kingdom: Kingdom, seat_: Place, rank: Rank, power: int, world: World) -> None:
    """A wizard joins the first group that has room.

    Raises OffTheTable (a table has no row).
    maelstrom "Magic".
    """
    w = next(
        (
            w
            for w in world.wizards
            if w.kingdom is kingdom and w.rank == rank and w.group is None and w.place is None
        ),
        None,
    )
    if w is not None:
        join_magic(kingdom, seat_, w, power, world)
    else:
        fresh = Wizard(
            name=person_names_called(len(world.figures) + 1), rank=rank, level=power, kingdom=kingdom,
        )
        world.add(fresh)
        join_magic(kingdom, seat_, fresh, power, world)


def join_magic(kingdom: Kingdom, seat_: Place, mage: Wizard, power: int, world: World) -> None:
    """A wizard joins the first group that has room.

    maelstrom "Magic".
    """
    mage.level = power
    g = next((g for g in world.groups if g.kingdom is kingdom and len(g.wizards) < 3), None)
    if g is not None:
        mage.group = g
        g.wizards = (*g.wizards, mage)
    else:
        mage.place = seat_


def name_wizards(kingdom: Kingdom, seat_: Place, power: int, times: int, world: World) -> None:
    """Wizards join the first groups that have room.

    Raises OffTheTable (a table has no row).
    maelstrom "Magic".
    """
    if times > 0:
        for i in range(1, times + 1):
            if power == 0:
                name_wizard(kingdom, seat_, RANK_ADEPT, power, world)
            else:
                name_wizard(kingdom, seat_, RANK_WIZARD, power, world)


def name_agents(kingdom: Kingdom, seat_: Place, skill: int, world: World) -> None:
    """An agent is in the kingdom's pay from the start.

    Raises OffTheTable (a table has no row).
    maelstrom "Agents", "Spy Network".
    """
    a = next((a for a in world.agents if a.kingdom is kingdom and a.place is None), None)
    if a is not None:
        a.level = skill
        a.place = seat_
    else:
        agent = Agent(
            name=person_names_called(len(world.figures) + 1), rank=RANK_AGENT, level=skill, kingdom=kingdom,
            place=seat_,
        )
        world.add(agent)


def inhabit(
    kingdom: Kingdom,
    home: Region,
    site: OpeningSite,
    fresh: Place,
    world: World,
    dice: Dice,
) -> None:
    """A population center has its place, and what its size is worth at the start.

    maelstrom "Population Centers".
    """
    if fresh.area is None:
        a = first_by_lot(
            (
                a
                for a in EVERY_MAP_AREA
                if MAP_AREA_REGION[a] == home
                    and MAP_AREA_TERRAIN[a] != TERRAIN_SEA
                    and not any(p.area == a for p in world.places)
            ),
            dice, 'inhabit.a', lambda a: crowd(a, world),
        )
        if a is not None:
            fresh.area = a
    fresh.region = home
    if fresh.area is not None and MAP_AREA_REGION[fresh.area] is not None:
        fresh.region = MAP_AREA_REGION[fresh.area]
    fresh.defense = OPENING_PLACES_DEFENSE[site]
    fresh.gold_output = OPENING_PLACES_GOLD[site]
    fresh.food_output = OPENING_PLACES_FOOD[site]
    fresh.census = OPENING_PLACES_PEOPLE[site]
    kingdom.places = (*kingdom.places, fresh)
    remember(kingdom, fresh, world)


def settle(kingdom: Kingdom, home: Region, site: OpeningSite, world: World, dice: Dice) -> None:
    """A population center is the kingdom's from the start.

    Raises OffTheTable (a table has no row).
    maelstrom "Population Centers".
    """
    named = next(
        (
            named
            for named in world.places
            if named.kingdom is kingdom
                and named.settlement == OPENING_PLACES_SETTLEMENT[site]
                and named.census == 0
        ),
        None,
    )
    if named is not None:
        inhabit(kingdom, home, site, named, world, dice)
    else:
        fresh = Place(
            name=place_names_town(len(world.places) + 1), kingdom=kingdom,
            settlement=OPENING_PLACES_SETTLEMENT[site],
        )
        world.add(fresh)
        inhabit(kingdom, home, site, fresh, world, dice)


def leave_free(home: Region, site: OpeningSite, world: World, dice: Dice) -> None:
    """Population centers of a region are nobody's.

    Raises OffTheTable (a table has no row).
    maelstrom "Population Centers".
    """
    wanted = (
        OPENING_PLACES_FREE[site]
        + OPENING_PLACES_FREE_MORE[site] * sum(1 for k in world.kingdoms if k.homeland == home)
    )
    for i in range(1, wanted + 1):
        i_dice = dice.at(i)
        a = first_by_lot(
            (
                a
                for a in EVERY_MAP_AREA
                if MAP_AREA_REGION[a] == home
                    and MAP_AREA_TERRAIN[a] != TERRAIN_SEA
                    and not any(p.area == a for p in world.places)
            ),
            i_dice, 'leave_free.a', lambda a: -city_ground(a, site, world),
        )
        if a is not None:
            place = Place(
                name=place_names_town(len(world.places) + 1), kingdom=None, area=a, region=home,
                settlement=OPENING_PLACES_SETTLEMENT[site], defense=OPENING_PLACES_DEFENSE[site],
                gold_output=OPENING_PLACES_GOLD[site], food_output=OPENING_PLACES_FOOD[site],
                census=OPENING_PLACES_PEOPLE[site],
            )
            world.add(place)


def favour(place: Place, world: World) -> None:
    """A population center has what its region gives to all of them.

    maelstrom "Regions".
    """
    land = place.region
    if land is not None:
        if REGION_PLACE_DEFENSE[land] is not None:
            place.defense += present(REGION_PLACE_DEFENSE[land], '')
        if (
            place.area is not None
            and MAP_AREA_TERRAIN[place.area] == TERRAIN_MOUNTAIN
            and REGION_MOUNTAIN_GOLD[land] is not None
            and REGION_MOUNTAIN_SHARE[land] is not None
        ):
            place.gold_output += present(REGION_MOUNTAIN_GOLD[land], '')
            place.gold_output = (
                100 * place.gold_output + present(REGION_MOUNTAIN_SHARE[land], '') * place.gold_output
            ) // 100
            place.defense = (
                100 * place.defense + present(REGION_MOUNTAIN_SHARE[land], '') * place.defense
            ) // 100


def found(kingdom: Kingdom, home: Region, world: World, dice: Dice) -> None:
    """A kingdom is founded.

    Raises OffTheTable (a table has no row).
    maelstrom "Regions", "Kingdoms".
    """
    kingdom.homeland = home
    settle(kingdom, home, OPENING_SITE_OPENING_CAPITAL, world, dice)
    seat_ = next(iter(kingdom.places), None)
    if seat_ is not None:
        kingdom.capital = seat_
        settle(kingdom, home, OPENING_SITE_OPENING_VILLAGE, world, dice)
        settle(kingdom, home, OPENING_SITE_OPENING_VILLAGE, world, dice)
        settle_abroad(kingdom, home, seat_, world, dice)
        enrich(kingdom, home, seat_, world)
        hold_court(kingdom, home, seat_, world)
        muster_hosts(kingdom, home, seat_, world, dice)
    for r in EVERY_REGION:
        if any(p.region == r for p in kingdom.places):
            own = Foothold(region=r, reaction=REACTION_TOLERANT)
            world.add(own)
            kingdom.standings = (*kingdom.standings, own)
        else:
            other = Foothold(region=r, reaction=stranger_mood(kingdom))
            world.add(other)
            kingdom.standings = (*kingdom.standings, other)


def settle_abroad(kingdom: Kingdom, home: Region, seat_: Place, world: World, dice: Dice) -> None:
    """The second town lies in the region next to the capital.

    Raises OffTheTable (a table has no row).
    maelstrom "Evil", "Production".
    """
    here = seat_.area
    if here is None:
        settle(kingdom, home, OPENING_SITE_OPENING_TOWN, world, dice)
    else:
        a = first_by_lot(
            (
                a
                for a in EVERY_MAP_AREA
                if MAP_AREA_REGION[a] is not None
                    and MAP_AREA_REGION[a] != home
                    and REGION_OPEN_START[present(MAP_AREA_REGION[a], '')]
            ),
            dice, 'settle_abroad.a', lambda a: gap(a, here),
        )
        if a is not None:
            settle(kingdom, present(MAP_AREA_REGION[a], ''), OPENING_SITE_OPENING_TOWN, world, dice)


def enrich(kingdom: Kingdom, home: Region, seat_: Place, world: World) -> None:
    """Treasury and capital are as the kingdom and its region make them.

    maelstrom "Regions", "Rich", "Secretive", "Alchemist".
    """
    kingdom.gold += 90000
    kingdom.food += 80000
    kingdom.influence = opening_influence(kingdom, home)
    seat_.defense += seat_.defense * edge(kingdom.capital_walls) // 100
    seat_.census += seat_.census * edge(kingdom.capital_people) // 100
    seat_.gold_output += 2971 * edge(kingdom.capital_mint) // 25
    seat_.food_output += 391 * edge(kingdom.capital_harvest) // 10
    seat_.buildings = kingdom.capital_buildings
    if REGION_TREASURE[home] is not None:
        kingdom.gold += present(REGION_TREASURE[home], '')
    if REGION_CAPITAL_PEOPLE[home] is not None:
        seat_.census += present(REGION_CAPITAL_PEOPLE[home], '')
    if REGION_CAPITAL_DEFENSE[home] is not None:
        seat_.defense += present(REGION_CAPITAL_DEFENSE[home], '')
    if REGION_CAPITAL_FOOD[home] is not None:
        seat_.food_output += present(REGION_CAPITAL_FOOD[home], '')
    if REGION_CAPITAL_GOLD[home] is not None:
        seat_.gold_output += present(REGION_CAPITAL_GOLD[home], '')
    for t in map(Trait, members(kingdom.traits)):
        if TRAIT_TREASURE[t] is not None:
            kingdom.gold += present(TRAIT_TREASURE[t], '')
        if TRAIT_CAPITAL_MINT[t] is not None:
            seat_.gold_output += present(TRAIT_CAPITAL_MINT[t], '')
        if TRAIT_HIDDEN_CAPITAL[t] is not None and TRAIT_HIDDEN_CAPITAL[t]:
            seat_.hidden = True
    if kingdom.hidden_villages is not None and kingdom.hidden_villages:
        for p in [p for p in kingdom.places if p.settlement == SETTLEMENT_VILLAGE]:
            p.hidden = True


def hold_court(kingdom: Kingdom, home: Region, seat_: Place, world: World) -> None:
    """Ruler, nobles and agents are at the capital.

    Raises OffTheTable (a table has no row).
    maelstrom "Population Centers", "Dynasty", "Feudal", "Spy Network", "Ancient Ones", "Demon Princes".
    """
    crown = kingdom.crowned
    crown_rulers(kingdom, seat_, crown, kingdom.consuls if kingdom.consuls is not None else 1, world)
    if kingdom.demon_lords is not None:
        appoint(kingdom, seat_, RANK_DEMON_PRINCE, kingdom.demon_lords, world)
    appoint(kingdom, seat_, RANK_DUKE, 1, world)
    appoint(kingdom, seat_, RANK_BARON, 1, world)
    appoint(kingdom, seat_, RANK_AMBASSADOR, 1, world)
    appoint(kingdom, seat_, RANK_FOOL, 1, world)
    name_agents(kingdom, seat_, 3, world)
    name_agents(kingdom, seat_, 2, world)
    if REGION_BARONS[home] is not None:
        appoint(kingdom, seat_, RANK_BARON, present(REGION_BARONS[home], ''), world)
    for t in map(Trait, members(kingdom.traits)):
        if TRAIT_PRINCES[t] is not None:
            appoint(kingdom, seat_, RANK_PRINCE, present(TRAIT_PRINCES[t], ''), world)
        if TRAIT_BARONS[t] is not None:
            appoint(kingdom, seat_, RANK_BARON, present(TRAIT_BARONS[t], ''), world)
        if TRAIT_AMBASSADORS[t] is not None:
            appoint(kingdom, seat_, RANK_AMBASSADOR, present(TRAIT_AMBASSADORS[t], ''), world)
        for skill in TRAIT_SPIES[t]:
            name_agents(kingdom, seat_, skill, world)


def arm_host(kingdom: Kingdom, home: Region, host: Group, world: World, dice: Dice) -> None:
    """A first group has its brigades and what its region gives.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting", "Regions", "Fairy Folk", "Sacred Order".
    """
    own = kingdom.own_brigade
    if own is not None:
        if kingdom.first_group is not None:
            raise_brigades(host, own, kingdom.first_group, 3, world)
        else:
            raise_brigades(host, own, EXPERIENCE_REGULAR, 3, world)
        if REGION_KINGDOM_BRIGADES[home] is not None and REGION_KINGDOM_EXPERIENCE[home] is not None:
            raise_brigades(
                host, own, present(REGION_KINGDOM_EXPERIENCE[home], ''),
                present(REGION_KINGDOM_BRIGADES[home], ''), world,
            )
        levy_ = Levy(group=host, breed=own, due=5, recurs=True)
        world.add(levy_)
        for p in [
            p
            for p in map(Privilege, members(kingdom.privileges))
            if PRIVILEGE_EVERY_TURNS[p] is not None
        ]:
            for i in range(2, 4):
                new_levy = Levy(group=host, breed=own, due=5, recurs=True)
                world.add(new_levy)
    if kingdom.first_brigade is not None:
        if kingdom.first_brigade_experience is not None:
            raise_brigades(host, kingdom.first_brigade, kingdom.first_brigade_experience, 1, world)
        else:
            raise_brigades(host, kingdom.first_brigade, EXPERIENCE_REGULAR, 1, world)
    if REGION_COMPANIONS[home] is not None and REGION_COMPANION_EXPERIENCE[home] is not None:
        b = first_by_lot(
            map(BrigadeType, members(kingdom.companions)), dice, 'arm_host.b',
            lambda b: -ratings_defense(b),
        )
        if b is not None:
            raise_brigades(
                host, b, present(REGION_COMPANION_EXPERIENCE[home], ''), present(REGION_COMPANIONS[home], ''),
                world,
            )
    if REGION_KNIGHTS[home] is not None and REGION_KNIGHT_EXPERIENCE[home] is not None:
        if kingdom.winged and REGION_KNIGHTS_OF_DRAGONS[home] is not None:
            raise_brigades(
                host, present(REGION_KNIGHTS_OF_DRAGONS[home], ''),
                present(REGION_KNIGHT_EXPERIENCE[home], ''), present(REGION_KNIGHTS[home], ''), world,
            )
        elif kingdom.traits & _TRAIT_EVIL_BIT and REGION_KNIGHTS_OF_EVIL[home] is not None:
            raise_brigades(
                host, present(REGION_KNIGHTS_OF_EVIL[home], ''), present(REGION_KNIGHT_EXPERIENCE[home], ''),
                present(REGION_KNIGHTS[home], ''), world,
            )
        else:
            raise_brigades(
                host, BRIGADE_TYPE_PALADINS, present(REGION_KNIGHT_EXPERIENCE[home], ''),
                present(REGION_KNIGHTS[home], ''), world,
            )
    if REGION_BLACK_OWLS[home] is not None:
        host.artifacts |= 1 << ARTIFACT_BLACK_OWL_TOTEM
    if REGION_WHOWIES[home] is not None:
        host.artifacts |= 1 << ARTIFACT_WHOWIE_TOTEM
    if REGION_STALLIONS[home] is not None:
        host.artifacts |= 1 << ARTIFACT_CHAMPION_STALLIONS
        other = next((other for other in world.groups if other.kingdom is kingdom and not other.first), None)
        if other is not None:
            other.artifacts |= 1 << ARTIFACT_CHAMPION_STALLIONS


def muster_hosts(kingdom: Kingdom, home: Region, seat_: Place, world: World, dice: Dice) -> None:
    """Groups stand at the capital.

    Raises OffTheTable (a table has no row).
    maelstrom "Groups", "Recruiting", "Magic", "Regions", "Sacred Order".
    """
    unnamed = group_slots(kingdom) - sum(1 for g in world.groups if g.kingdom is kingdom)
    for i in range(1, unnamed + 1):
        group = Group(name=place_names_host(len(world.groups) + 1), kingdom=kingdom)
        world.add(group)
    camp = seat_.area
    if camp is not None:
        for g in [g for g in world.groups if g.kingdom is kingdom]:
            stand_at(g, camp, world)
    host = next((host for host in world.groups if host.kingdom is kingdom), None)
    if host is not None:
        host.first = True
        arm_host(kingdom, home, host, world, dice)
    if REGION_RED_ELKS[home] is not None:
        for f in [
            f
            for f in world.figures
            if f.kingdom is kingdom and (f.rank == RANK_DUKE or f.rank == RANK_BARON)
        ]:
            f.artifacts |= 1 << ARTIFACT_RED_ELK_MOUNT
    if kingdom.marshals is not None:
        name_leaders(kingdom, RANK_MARSHAL, kingdom.marshals, world)
    if kingdom.generals is not None:
        name_leaders(kingdom, RANK_GENERAL, kingdom.generals, world)
    if REGION_GENERALS[home] is not None:
        name_leaders(kingdom, RANK_GENERAL, present(REGION_GENERALS[home], ''), world)
    for t in map(Trait, members(kingdom.traits)):
        if TRAIT_MARSHALS[t] is not None:
            name_leaders(kingdom, RANK_MARSHAL, present(TRAIT_MARSHALS[t], ''), world)
        if TRAIT_GENERALS[t] is not None:
            name_leaders(kingdom, RANK_GENERAL, present(TRAIT_GENERALS[t], ''), world)
    name_leaders(kingdom, RANK_GENERAL, 1, world)
    name_leaders(kingdom, RANK_CAPTAIN, 1, world)
    for p in map(Privilege, members(kingdom.privileges)):
        if PRIVILEGE_WIZARD_POWER[p] is not None:
            name_wizards(kingdom, seat_, present(PRIVILEGE_WIZARD_POWER[p], ''), 1, world)
            for w in [
                w
                for w in world.wizards
                if PRIVILEGE_UNDEAD[p] is not None
                    and w.kingdom is kingdom
                    and w.level == PRIVILEGE_WIZARD_POWER[p]
            ]:
                w.undead = True
    if kingdom.power_three is not None:
        name_wizards(kingdom, seat_, 3, kingdom.power_three, world)
    name_wizards(kingdom, seat_, 3, PROWESS_POWER_3[kingdom.prowess], world)
    if kingdom.power_two is not None:
        name_wizards(kingdom, seat_, 2, kingdom.power_two, world)
    name_wizards(kingdom, seat_, 2, PROWESS_POWER_2[kingdom.prowess], world)
    if REGION_WIZARDS[home] is not None and REGION_WIZARD_LEVEL[home] is not None:
        name_wizards(
            kingdom, seat_, present(REGION_WIZARD_LEVEL[home], ''), present(REGION_WIZARDS[home], ''), world,
        )
    if kingdom.power_one is not None:
        name_wizards(kingdom, seat_, 1, kingdom.power_one, world)
    name_wizards(kingdom, seat_, 1, PROWESS_POWER_1[kingdom.prowess], world)
    if kingdom.spare_adepts is not None:
        name_wizards(kingdom, seat_, 0, kingdom.spare_adepts, world)
    if REGION_ADEPTS[home] is not None:
        name_wizards(kingdom, seat_, 0, present(REGION_ADEPTS[home], ''), world)
    name_wizards(kingdom, seat_, 0, PROWESS_ADEPTS[kingdom.prowess], world)


def found_kingdoms(world: World, dice: Dice) -> None:
    """Kingdoms are founded.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    maelstrom "Regions", "High Council".
    """
    unfounded = sum(1 for k in world.kingdoms if k.capital is None)
    for k in [k for k in world.kingdoms if k.capital is None]:
        k_dice = dice.at(k.id)
        if k.homeland is not None:
            found(k, k.homeland, world, k_dice)
    for k in [k for k in world.kingdoms if k.capital is None]:
        k_dice = dice.at(k.id)
        r = first_by_lot(
            (r for r in EVERY_REGION if REGION_OPEN_START[r]), k_dice, 'found_kingdoms.r',
            lambda r: sum(1 for rival in world.kingdoms if rival.homeland == r),
        )
        if r is not None:
            found(k, r, world, k_dice)
    if unfounded > 0:
        for r_ in EVERY_REGION:
            r__dice = dice.at(r_)
            leave_free(r_, OPENING_SITE_OPENING_CITY, world, r__dice)
            leave_free(r_, OPENING_SITE_OPENING_TOWN, world, r__dice)
            leave_free(r_, OPENING_SITE_OPENING_VILLAGE, world, r__dice)
        for k in list(world.kingdoms):
            for s in k.standings:
                s.share = people_held(k, s.region, world)
    for k in list(world.kingdoms):
        launch(k, world)
    for k in by_lot(
        (k for k in world.kingdoms if not k.privileges & _PRIVILEGE_OUTCASTS_BIT), dice, 'found_kingdoms.k',
        lambda k: -k.influence,
    ):
        if sum(1 for member in world.kingdoms if member.councillor) < 5:
            k.councillor = True
    if any(k.homeland is not None for k in world.kingdoms):
        for p in list(world.places):
            favour(p, world)


def advise(kingdom: Kingdom, world: World) -> None:
    """What a kingdom may begin with.

    Raises OffTheTable (a table has no row).
    maelstrom "Quick Start Guide (Sample Turn 1 Actions)".
    """
    seat_ = kingdom.capital
    if seat_ is None:
        return
    home = seat_.region
    here = seat_.area
    if home is None or here is None:
        return
    world.tell(kingdom, _SAYS_THE_CAPITAL_IS_IN.text((seat_, here, home), SHAPE), seat_)
    lord = next(
        (
            lord
            for lord in world.rulers
            if lord.kingdom is kingdom and may_enamor(kingdom, home, holder(home, world))
        ),
        None,
    )
    if lord is not None:
        world.tell(
            kingdom,
            _SAYS_THE_REGION_COMES_TO.text((lord, home, act_cost(ROYAL_ACT_ENAMOR)), SHAPE),
            lord,
        )
    host = next(
        (
            host
            for host in world.groups
            if host.kingdom is kingdom and host.area == here and host_size(host) > HOST_SIZE_INACTIVE
        ),
        None,
    )
    if host is not None:
        goal = min(
            (
                goal
                for goal in EVERY_MAP_AREA
                if MAP_AREA_NEAR[here] >> goal & 1 and MAP_AREA_TERRAIN[goal] != TERRAIN_SEA
            ),
            key=lambda goal: area_cost(host, MAP_AREA_TERRAIN[goal], world), default=None,
        )
        if goal is not None:
            world.tell(kingdom, _SAYS_THE_GROUP_MARCHES_TO.text((host, goal), SHAPE), host)
    spy = min(
        (spy for spy in world.agents if spy.kingdom is kingdom and may_undertake(spy, MISSION_RECON)),
        key=lambda spy: -spy.level, default=None,
    )
    if spy is not None:
        goal = next(
            (
                goal
                for goal in EVERY_MAP_AREA
                if MAP_AREA_NEAR[here] >> goal & 1 and MAP_AREA_TERRAIN[goal] != TERRAIN_SEA
            ),
            None,
        )
        if goal is not None:
            world.tell(
                kingdom,
                _SAYS_THE_AGENT_LOOKS_AROUND.text(
                    (spy, goal, mission_cost(spy, MISSION_RECON, RANK_AREA, False)), SHAPE,
                ),
                spy,
            )


def dress_envoys(world: World) -> None:
    """The highest emissary wears what a people gives.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Illusionist".
    """
    for k in list(world.kingdoms):
        for p in map(Privilege, members(k.privileges)):
            worn_ = PRIVILEGE_WORN_AT_COURT[p]
            if worn_ is not None:
                f = min(
                    (f for f in world.figures if f.kingdom is k and f.rank in _ONE_OF_1),
                    key=lambda f: -emissaries_power(f.rank), default=None,
                )
                if f is not None:
                    f.artifacts |= 1 << worn_


def first_report(world: World) -> None:
    """What may be done is told.

    Raises OffTheTable (a table has no row).
    maelstrom "Quick Start Guide (Sample Turn 1 Actions)".
    """
    for k in list(world.kingdoms):
        advise(k, world)


def hear_legends(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """A kingdom knows of artifacts from the start.

    maelstrom "Foreknowledge", "Free Traders".
    """
    if kingdom.chance_finds is not None:
        for i in range(1, kingdom.chance_finds + 1):
            i_dice = dice.at(i)
            a = first_by_lot(
                (
                    a
                    for a in EVERY_ARTIFACT
                    if not kingdom.foreknown >> a & 1 and not kingdom.regalia >> a & 1
                ),
                i_dice, 'hear_legends.a', lambda a: -1,
            )
            if a is not None:
                kingdom.foreknown |= 1 << a
    for a_ in map(Artifact, members(kingdom.foreknown)):
        world.tell(kingdom, _SAYS_LEGENDS_TELL_OF_AN.text((a_,), SHAPE))


def tell_legends(world: World, dice: Dice) -> None:
    """Legends are told.

    maelstrom "Foreknowledge".
    """
    for k in list(world.kingdoms):
        k_dice = dice.at(k.id)
        hear_legends(k, world, k_dice)


def hide_encounter(relic: Artifact, home: Region, world: World, dice: Dice) -> None:
    """An encounter lies in a region.

    maelstrom "Unusual Encounters".
    """
    a = first_by_lot(
        (a for a in EVERY_MAP_AREA if MAP_AREA_REGION[a] == home and wild(a, world)), dice,
        'hide_encounter.a', lambda a: 1,
    )
    if a is not None:
        encounter = Encounter(area=a, quality=ARTIFACT_QUALITY[relic], treasure=relic)
        world.add(encounter)
    else:
        hide_anywhere(relic, world, dice)


def hide_anywhere(relic: Artifact, world: World, dice: Dice) -> None:
    """An encounter lies somewhere on the map.

    maelstrom "#455 - Create Sanctuary".
    """
    row = dice.throw('hide_anywhere.row', 26)  # the row of the map
    column = dice.throw('hide_anywhere.column', 26)  # its column
    a = min(
        (a for a in EVERY_MAP_AREA if wild(a, world)),
        key=lambda a: max(row - MAP_AREA_DOWN[a], MAP_AREA_DOWN[a] - row) + max(
            column - MAP_AREA_ACROSS[a], MAP_AREA_ACROSS[a] - column,
        ),
        default=None,
    )
    if a is not None:
        encounter = Encounter(area=a, quality=ARTIFACT_QUALITY[relic], treasure=relic)
        world.add(encounter)


def foretell(kingdom: Kingdom, class_: Quality, world: World, dice: Dice) -> None:
    """A kingdom knows of an encounter from the start.

    maelstrom "Regions".
    """
    e = first_by_lot((e for e in world.encounters if e.quality == class_), dice, 'foretell.e', lambda e: 1)
    if e is not None:
        notice(kingdom, e.area, world)


def scatter_encounters(world: World, dice: Dice) -> None:
    """Encounters lie on the map.

    maelstrom "Unusual Encounters", "Regions".
    """
    for relic in [relic for relic in EVERY_ARTIFACT if unclaimed(relic, world)]:
        relic_dice = dice.at(relic)
        home = first_by_lot(EVERY_REGION, relic_dice, 'scatter_encounters.home', lambda home: 1)
        if home is not None:
            hide_encounter(relic, home, world, relic_dice)
    for k in list(world.kingdoms):
        k_dice = dice.at(k.id)
        land = k.homeland
        if land is not None:
            known = REGION_FOREKNOWLEDGE[land]
            if known is not None:
                foretell(k, known, world, k_dice)


# at the end, for these modules use each other
from .gates import may_undertake  # noqa: E402
from .movement import area_cost, host_size  # noqa: E402
from .navies import launch  # noqa: E402
from .orders_ruler import holder  # noqa: E402
from .training import mission_cost  # noqa: E402
