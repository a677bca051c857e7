"""Resolvers of setting_up.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members, present, quotient
from rulec.runtime.order import by_lot, first_by_lot

from ._choices import (
    ARTIFACT_BLACK_OWL_TOTEM, ARTIFACT_CHAMPION_STALLIONS, ARTIFACT_RED_ELK_MOUNT, ARTIFACT_WHOWIE_TOTEM,
    Artifact, BRIGADE_TYPE_PALADINS, BrigadeType, EVERY_ARTIFACT, EVERY_MAP_AREA, EVERY_REGION,
    EXPERIENCE_REGULAR, Experience, MapArea, OPENING_EDGE_MINOR_BOOST, OPENING_EDGE_SIGNIFICANT_BOOST,
    OpeningEdge, PRIVILEGE_OUTCASTS, Privilege, RANK_ADEPT, RANK_AGENT, RANK_AMBASSADOR, RANK_BARON,
    RANK_CAPTAIN, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_DUKE, RANK_FOOL, RANK_GENERAL, RANK_MARSHAL,
    RANK_PRINCE, RANK_WIZARD, REACTION_HOSTILE, REACTION_TOLERANT, Rank, Reaction, Region, SETTLEMENT_CITY,
    SETTLEMENT_TOWN, SETTLEMENT_VILLAGE, Settlement, TERRAIN_MOUNTAIN, TERRAIN_SEA, TRAIT_EVIL, Trait,
)
from ._kinds import Agent, Brigade, Figure, Foothold, Group, Kingdom, Leader, Levy, Place, Ruler, Wizard
from ._tables import (
    MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN, OPENING_PLACES_DEFENSE, OPENING_PLACES_FOOD,
    OPENING_PLACES_FREE, OPENING_PLACES_FREE_MORE, OPENING_PLACES_GOLD, OPENING_PLACES_PEOPLE,
    PRIVILEGE_EVERY_TURNS, PRIVILEGE_FIRST_REACTION, PRIVILEGE_WIZARD_POWER, PROWESS_ADEPTS,
    PROWESS_POWER_1, PROWESS_POWER_2, PROWESS_POWER_3, REGION_ADEPTS, REGION_BARONS, REGION_BLACK_OWLS,
    REGION_CAPITAL_DEFENSE, REGION_CAPITAL_FOOD, REGION_CAPITAL_GOLD, REGION_CAPITAL_PEOPLE,
    REGION_COMPANIONS, REGION_COMPANION_EXPERIENCE, REGION_GENERALS, REGION_KINGDOM_BRIGADES,
    REGION_KINGDOM_EXPERIENCE, REGION_KNIGHTS, REGION_KNIGHTS_OF_DRAGONS, REGION_KNIGHTS_OF_EVIL,
    REGION_KNIGHT_EXPERIENCE, REGION_MOUNTAIN_GOLD, REGION_MOUNTAIN_SHARE, REGION_OPEN_START,
    REGION_PLACE_DEFENSE, REGION_RED_ELKS, REGION_STALLIONS, REGION_TREASURE, REGION_WHOWIES,
    REGION_WIZARDS, REGION_WIZARD_LEVEL, TRAIT_AMBASSADORS, TRAIT_BARONS, TRAIT_CAPITAL_MINT,
    TRAIT_FIRST_REACTION, TRAIT_GENERALS, TRAIT_HIDDEN_CAPITAL, TRAIT_MARSHALS, TRAIT_PRINCES, TRAIT_SPIES,
    TRAIT_TREASURE, person_names_called, place_names_host, place_names_town, ratings_defense,
)
from ._world import SHAPE, VARIANT_RANDOM_CITIES, World
from .court import group_slots, opening_influence
from .map_ import gap, remember, stand_at

_PRIVILEGE_OUTCASTS_BIT: Final = 1 << PRIVILEGE_OUTCASTS
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_VARIANT_RANDOM_CITIES_BIT: Final = 1 << VARIANT_RANDOM_CITIES


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


def city_ground(area: MapArea, site: Settlement, world: World) -> int:
    """How likely a population center stands in an area when a campaign begins.

    In plain numbers.
    """
    # neighbours in its region, for a city
    value = sum(
        1
        for n in map(MapArea, members(MAP_AREA_NEAR[area]))
        if MAP_AREA_REGION[n] == MAP_AREA_REGION[area] and MAP_AREA_TERRAIN[n] != TERRAIN_SEA
    ) if site == SETTLEMENT_CITY else 0
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


def appoint(kingdom: Kingdom, seat_: Place, rank: Rank, times: int, world: World) -> None:
    """Somebody has a seat at court from the start.

    Raises OffTheTable (a table has no row).
    maelstrom "Political Emissaries".
    """
    for i in range(1, times + 1):
        figure = Figure(
            name=person_names_called(len(world.figures) + 1), rank=rank, level=0, kingdom=kingdom,
            place=seat_,
        )
        world.add(figure)


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
                fresh = Leader(
                    name=person_names_called(len(world.figures) + 1), rank=rank, level=0, kingdom=kingdom,
                )
                world.add(fresh)
                g.leaders = (*g.leaders, fresh)
            else:
                world.tell(kingdom, f"No group has room for another leader: {SHAPE.title('Rank', rank)}.")


def name_wizards(kingdom: Kingdom, seat_: Place, power: int, times: int, world: World) -> None:
    """Wizards join the first groups that have room.

    Raises OffTheTable (a table has no row).
    maelstrom "Magic".
    """
    if times > 0:
        for i in range(1, times + 1):
            g = next((g for g in world.groups if g.kingdom is kingdom and len(g.wizards) < 3), None)
            if g is not None:
                if power == 0:
                    pupil = Wizard(
                        name=person_names_called(len(world.figures) + 1), rank=RANK_ADEPT, level=power,
                        kingdom=kingdom, group=g,
                    )
                    world.add(pupil)
                    g.wizards = (*g.wizards, pupil)
                else:
                    master = Wizard(
                        name=person_names_called(len(world.figures) + 1), rank=RANK_WIZARD, level=power,
                        kingdom=kingdom, group=g,
                    )
                    world.add(master)
                    g.wizards = (*g.wizards, master)
            else:
                wizard = Wizard(
                    name=person_names_called(len(world.figures) + 1), rank=RANK_WIZARD, level=power,
                    kingdom=kingdom, place=seat_,
                )
                world.add(wizard)


def name_agents(kingdom: Kingdom, seat_: Place, skill: int, world: World) -> None:
    """An agent is in the kingdom's pay from the start.

    Raises OffTheTable (a table has no row).
    maelstrom "Agents", "Spy Network".
    """
    agent = Agent(
        name=person_names_called(len(world.figures) + 1), rank=RANK_AGENT, level=skill, kingdom=kingdom,
        place=seat_,
    )
    world.add(agent)


def settle(kingdom: Kingdom, home: Region, site: Settlement, world: World, dice: Dice) -> None:
    """A population center is the kingdom's from the start.

    Raises OffTheTable (a table has no row).
    maelstrom "Population Centers".
    """
    a = first_by_lot(
        (
            a
            for a in EVERY_MAP_AREA
            if MAP_AREA_REGION[a] == home
                and MAP_AREA_TERRAIN[a] != TERRAIN_SEA
                and not any(p.area == a for p in world.places)
        ),
        dice, 'settle.a', lambda a: crowd(a, world),
    )
    if a is not None:
        fresh = Place(
            name=place_names_town(len(world.places) + 1), kingdom=kingdom, area=a, region=home,
            settlement=site, defense=OPENING_PLACES_DEFENSE[site], gold_output=OPENING_PLACES_GOLD[site],
            food_output=OPENING_PLACES_FOOD[site], census=OPENING_PLACES_PEOPLE[site],
        )
        world.add(fresh)
        kingdom.places = (*kingdom.places, fresh)
        remember(kingdom, fresh, world)


def leave_free(home: Region, site: Settlement, world: World, dice: Dice) -> None:
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
                settlement=site, defense=OPENING_PLACES_DEFENSE[site],
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

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row).
    maelstrom "Regions", "Kingdoms".
    """
    kingdom.homeland = home
    settle(kingdom, home, SETTLEMENT_CITY, world, dice)
    seat_ = next(iter(kingdom.places), None)
    if seat_ is not None:
        kingdom.capital = seat_
        settle(kingdom, home, SETTLEMENT_TOWN, world, dice)
        settle(kingdom, home, SETTLEMENT_VILLAGE, world, dice)
        settle(kingdom, home, SETTLEMENT_VILLAGE, world, dice)
        enrich(kingdom, home, seat_, world)
        hold_court(kingdom, home, seat_, world)
        muster_hosts(kingdom, home, seat_, world, dice)
    for r in EVERY_REGION:
        if r == home:
            own = Foothold(region=r, reaction=REACTION_TOLERANT)
            world.add(own)
            kingdom.standings = (*kingdom.standings, own)
        else:
            other = Foothold(region=r, reaction=stranger_mood(kingdom))
            world.add(other)
            kingdom.standings = (*kingdom.standings, other)


def enrich(kingdom: Kingdom, home: Region, seat_: Place, world: World) -> None:
    """Treasury and capital are as the kingdom and its region make them.

    maelstrom "Regions", "Rich", "Secretive", "Alchemist".
    """
    kingdom.gold += 90000
    kingdom.food += 80000
    kingdom.influence = opening_influence(kingdom, home)
    seat_.defense += seat_.defense * edge(kingdom.capital_walls) // 100
    seat_.census += seat_.census * edge(kingdom.capital_people) // 100
    seat_.gold_output += 120 * edge(kingdom.capital_mint)
    seat_.food_output -= -40 * edge(kingdom.capital_harvest)
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

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row).
    maelstrom "Population Centers", "Dynasty", "Feudal", "Spy Network", "Ancient Ones", "Demon Princes".
    """
    crown = kingdom.crowned
    ruler = Ruler(
        name=person_names_called(len(world.figures) + 1), rank=crown, level=0, kingdom=kingdom, place=seat_,
    )
    world.add(ruler)
    if kingdom.consuls is not None:
        for i in range(2, present(kingdom.consuls, "the kingdom's consuls") + 1):
            ruler_ = Ruler(
                name=person_names_called(len(world.figures) + 1), rank=RANK_CONSUL, level=0,
                kingdom=kingdom, place=seat_,
            )
            world.add(ruler_)
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


def muster_hosts(kingdom: Kingdom, home: Region, seat_: Place, world: World, dice: Dice) -> None:
    """Groups stand at the capital.

    Raises OffTheTable (a table has no row).
    maelstrom "Groups", "Recruiting", "Magic", "Regions", "Sacred Order".
    """
    host = Group(name=place_names_host(len(world.groups) + 1), kingdom=kingdom, first=True, area=seat_.area)
    world.add(host)
    for i in range(2, group_slots(kingdom) + 1):
        further = Group(name=place_names_host(len(world.groups) + 1), kingdom=kingdom, area=seat_.area)
        world.add(further)
        if i == 2 and REGION_STALLIONS[home] is not None:
            further.artifacts |= 1 << ARTIFACT_CHAMPION_STALLIONS
    camp = seat_.area
    if camp is not None:
        for g in [g for g in world.groups if g.kingdom is kingdom]:
            stand_at(g, camp, world)
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
                levy_2 = Levy(group=host, breed=own, due=5, recurs=True)
                world.add(levy_2)
    if kingdom.first_brigade is not None:
        if kingdom.first_brigade_experience is not None:
            raise_brigades(host, kingdom.first_brigade, kingdom.first_brigade_experience, 1, world)
        else:
            raise_brigades(host, kingdom.first_brigade, EXPERIENCE_REGULAR, 1, world)
    if REGION_COMPANIONS[home] is not None and REGION_COMPANION_EXPERIENCE[home] is not None:
        b = first_by_lot(
            map(BrigadeType, members(kingdom.companions)), dice, 'muster_hosts.b',
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

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
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
            leave_free(r_, SETTLEMENT_CITY, world, r__dice)
            leave_free(r_, SETTLEMENT_TOWN, world, r__dice)
            leave_free(r_, SETTLEMENT_VILLAGE, world, r__dice)
        for k in list(world.kingdoms):
            for s in [s for s in k.standings if s.region == k.homeland]:
                s.share = people_held(k, s.region, world)
    for k in by_lot(
        (k for k in world.kingdoms if not k.privileges & _PRIVILEGE_OUTCASTS_BIT), dice, 'found_kingdoms.k',
        lambda k: -k.influence,
    ):
        if sum(1 for member in world.kingdoms if member.councillor) < 5:
            k.councillor = True
    if any(k.homeland is not None for k in world.kingdoms):
        for p in list(world.places):
            favour(p, world)


def hear_legends(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """A kingdom knows of artifacts from the start.

    Raises MissingThing (something needed is not there).
    maelstrom "Foreknowledge", "Free Traders".
    """
    if kingdom.chance_finds is not None:
        for i in range(1, present(kingdom.chance_finds, "the kingdom's chance finds") + 1):
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
        world.tell(kingdom, f"Legends tell of an artifact: {SHAPE.title('Artifact', a_)}.")


def tell_legends(world: World, dice: Dice) -> None:
    """Legends are told.

    Raises MissingThing (something needed is not there).
    maelstrom "Foreknowledge".
    """
    for k in list(world.kingdoms):
        k_dice = dice.at(k.id)
        hear_legends(k, world, k_dice)
