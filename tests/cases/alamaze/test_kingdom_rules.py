"""Special rules and traits of kingdoms, each seen in play: with it and without it (seed 002, the lines beside them)."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.runtime.dice import Tape
from tests.cases.thrones import Played, named, package, play

ELVES = "The Elven Kingdom"


def as_people(key: str) -> Any:
    """The Elves are another people, with its own rights and traits."""

    def change(world: Any) -> None:
        a = package()
        kingdom = named(world.kingdoms, ELVES)
        kingdom.began_as = getattr(a, f"KINGDOM_{key}")
        kingdom.privileges = a.Kingdom.named(kingdom.began_as).privileges

    return change


def ruled(*names: str) -> Any:
    """A world at its beginning in which the Elves have some special rules and traits besides their own."""

    def change(world: Any) -> None:
        a, kingdom = package(), named(world.kingdoms, ELVES)
        for each in names:
            if hasattr(a, f"TRAIT_{each}"):
                kingdom.traits |= 1 << getattr(a, f"TRAIT_{each}")
            else:
                kingdom.privileges |= 1 << getattr(a, f"PRIVILEGE_{each}")

    return change


def both(*names: str) -> tuple[Any, Any]:
    """The Elves of two worlds after a month: as they are, and with some rules more."""
    plain, other = (named(play(changed=change).world.kingdoms, ELVES) for change in (None, ruled(*names)))
    return plain, other


def harvest(done: Played) -> int:
    """What the Elves' places have grown."""
    reason = package().BOOKED_REASON_PRODUCTION_BOOKED
    return sum(e.food for e in done.world.bookings if e.kingdom.name == ELVES and e.booked_reason == reason)


def test_plains_hunters_reap_a_fifth_more() -> None:
    """Line 2716."""
    a = package()

    def plains(change: Any) -> Any:
        def changed(world: Any) -> None:
            elves, farm = named(world.kingdoms, ELVES), named(world.places, "Fernbrook")
            for each in elves.places:
                if each is not farm:
                    each.kingdom = None
            elves.places = (farm,)
            farm.area, farm.region = a.MAP_AREA_TILE_NC, a.REGION_KRYNN
            farm.food_output, world.season = 10_000, a.SEASON_SPRING
            if change is not None:
                change(world)

        return changed

    assert harvest(play(changed=plains(None))) == 10_000
    assert harvest(play(changed=plains(ruled("PLAINS_HUNTERS")))) == 12_000


@pytest.mark.parametrize(("size", "joined"), [("VILLAGE", 0), ("TOWN", 1), ("CITY", 2)])
def test_lycanthropy_in_battle_gains_brigades_from_towns(size: str, joined: int) -> None:
    """Line 3430: one from a town, two from a city, if a brigade of Lycans is there."""
    a = package()
    world = play().world
    lycans, town = named(world.groups, "Host of Howlmoor"), named(world.places, "Fernbrook")
    town.settlement = getattr(a, f"SETTLEMENT_{size}")
    a.conquer(lycans, town, a.SEIZURE_STORM_ORDER, world, Tape([1] * 90))
    assert len(lycans.brigades) == 3  # none of them bites
    lycans.brigades[0].breed = a.BRIGADE_TYPE_LYCANS
    before = len(lycans.brigades)
    a.conquer(lycans, town, a.SEIZURE_STORM_ORDER, world, Tape([1] * 90))
    assert len(lycans.brigades) - before == joined
    host = named(world.groups, "Host of Grimhold")
    before = len(host.brigades)
    a.conquer(host, town, a.SEIZURE_STORM_ORDER, world, Tape([1] * 90))
    assert len(host.brigades) == before


def test_lycanthropy_of_captives_makes_them_serve() -> None:
    """Line 3435: everybody but rulers and Immortals."""
    a = package()
    world = play().world
    lycans, warlock = named(world.kingdoms, "The Lycans"), named(world.kingdoms, "The Warlock")
    noble, town = named(world.figures, "Duke of Grimhold"), named(world.places, "Grimhold")
    king = next(each for each in world.rulers if each.kingdom is warlock)
    for each in (noble, king):
        a.seize(lycans, each, town, world)
    assert (noble.kingdom, noble.captor) == (lycans, None)
    assert (king.kingdom, king.captor) == (warlock, lycans)
    a.seize(named(world.kingdoms, ELVES), noble, town, world)
    assert (noble.kingdom, noble.captor) == (lycans, named(world.kingdoms, ELVES))


def test_summon_fallen_angel_lays_a_place_waste() -> None:
    """Line 4746: a thousand each of walls, food, gold and people, within eight areas, by Deathknights alone."""
    a = package()

    def priestess(people: str) -> Any:
        def change(world: Any) -> None:
            as_people(people)(world)
            elves, hall = named(world.kingdoms, ELVES), named(world.places, "Silverleaf")
            elves.gold = 20_000
            world.add(a.Figure(name="Nyra", rank=a.RANK_PRIESTESS, level=0, kingdom=elves, place=hall))

        return change

    line = "666 Nyra Fernbrook"
    plain = play(changed=priestess("DEATHKNIGHTS"))
    done = play((ELVES, line), changed=priestess("DEATHKNIGHTS"))
    assert done.why == {line: ""}
    old, new = (named(each.world.places, "Fernbrook") for each in (plain, done))
    assert old.gold_output - new.gold_output == min(1_000, old.gold_output)
    assert old.food_output - new.food_output == 1_000
    assert old.defense - new.defense == min(1_000, old.defense)
    assert old.census - new.census == min(1_000, old.census)
    assert play((ELVES, line), changed=priestess("ELVEN")).why == {line: f"No angel has fallen for {ELVES}."}


def test_giant_masons_build_for_a_tenth_less() -> None:
    """Line 3265: gold alone, and no fortifications."""

    def spent(line: str, people: str) -> int:
        def change(world: Any) -> None:
            as_people(people)(world)
            elves = named(world.kingdoms, ELVES)
            elves.gold = elves.food = 200_000

        done = play((ELVES, line), changed=change)
        assert done.why == {line: ""}
        idle = play(changed=change)
        return int(named(idle.world.kingdoms, ELVES).gold - named(done.world.kingdoms, ELVES).gold)

    bazaar, citadel = "611 Silverleaf Bazaar", "609 Silverleaf Citadel"
    assert (spent(bazaar, "WARLOCK"), spent(bazaar, "GIANTS")) == (10_000, 9_000)
    assert spent(citadel, "WARLOCK") == spent(citadel, "GIANTS") == 60_000


def test_a_great_mage_tower_above_secret_passages_lets_no_wizard_die() -> None:
    """Line 1136: at the tower's location, in battle; its captains do die."""
    a = package()
    for buildings, safe in (("GREAT_MAGE_TOWER",), False), (("GREAT_MAGE_TOWER", "SECRET_PASSAGES"), True):
        world = play().world
        elves = named(world.kingdoms, ELVES)
        hall, host = named(world.places, "Silverleaf"), named(world.groups, "Host of Silverleaf")
        hall.buildings |= sum(1 << getattr(a, f"BUILDING_{each}") for each in buildings)
        magus = world.add(a.Wizard(name="Mira", rank=a.RANK_WIZARD, level=3, kingdom=elves, place=hall, group=host))
        captain = world.add(a.Leader(name="Hal", rank=a.RANK_CAPTAIN, level=0, kingdom=elves))
        host.wizards, host.leaders, host.area = (magus,), (captain,), hall.area
        side = world.add(a.Side(group=host, losses=60))
        enemy = world.add(a.Side(group=named(world.groups, "Host of Howlmoor")))
        a.fall(side, enemy, world, Tape([1] * 90))
        assert bool(host.wizards) == safe
        assert captain not in host.leaders


def test_riders_intercept_one_area_further() -> None:
    """Line 3953: four areas instead of three, and never more than five."""
    a = package()
    plain, riders = both("RIDERS")
    assert (a.intercept_range(plain), a.intercept_range(riders)) == (3, 4)


def test_adventurers_rescue_and_escape_better() -> None:
    """Line 3841: ten points for each."""
    a = package()
    plain, daring = both("ADVENTURERS")
    noble = a.Figure(rank=a.RANK_COUNT, level=0)
    agents = [a.Agent(rank=a.RANK_AGENT, level=4, kingdom=each) for each in (plain, daring)]
    rescue = [a.mission_success(each, a.MISSION_RESCUE, noble) for each in agents]
    escape = [a.escape_chance(a.Figure(rank=a.RANK_COUNT, level=0, kingdom=each), 0) for each in (plain, daring)]
    assert rescue[1] - rescue[0] == escape[1] - escape[0] == 10


def test_charisma_outbids_a_richer_rival() -> None:
    """Line 3849: a bid for a chair counts for 10,000 gold more."""

    def empty(*more: str) -> Any:
        def change(world: Any) -> None:
            named(world.kingdoms, ELVES).traits &= ~(1 << package().TRAIT_CHARISMA)
            ruled(*more)(world)
            next(each for each in world.kingdoms if each.councillor).councillor = False
            for each in world.kingdoms:
                each.gold = 50_000

        return change

    bids = ((ELVES, "210 1,000"), ("The Warlock", "210 9,000"))
    for names, winner in ((), "The Warlock"), (("CHARISMA",), ELVES):
        seated = [each.name for each in play(*bids, changed=empty(*names)).world.kingdoms if each.councillor]
        assert winner in seated
        assert not {ELVES, "The Warlock"} - {winner} & set(seated)


def test_forethought_gives_a_command_more_and_two_that_stand() -> None:
    """Line 3897."""
    a = package()
    plain, wise = both("FORETHOUGHT")
    assert a.command_limit(wise) - a.command_limit(plain) == 1
    assert a.standing_limit(wise) - a.standing_limit(plain) >= 2


@pytest.mark.parametrize(("rank", "gain"), [("AGENT", 15), ("DUKE", 0)])
def test_slippery_captives_escape_more_often(rank: str, gain: int) -> None:
    """Line 3369: fifteen points for agents, who alone are meant."""
    a = package()
    plain, sly = both("SLIPPERY_CAPTIVES")
    captives = [a.Figure(rank=getattr(a, f"RANK_{rank}"), level=4, kingdom=each) for each in (plain, sly)]
    chances = [a.escape_chance(each, 0) for each in captives]
    assert chances[1] - chances[0] == gain


def test_towering_parley_adds_ten_points() -> None:
    """Line 3262; a place with a lord is twice as hard (4257), so that five are left there."""
    a = package()
    for names, gain in ((), 0), (("TOWERING_PARLEY",), 10):
        world = play(changed=ruled(*names)).world
        host = named(world.groups, "Host of Silverleaf")
        free = world.add(a.Place(name="Nowhere", defense=9_000))
        taken = world.add(a.Place(name="Elsewhere", defense=9_000, kingdom=named(world.kingdoms, "The Warlock")))
        if not gain:
            words = a.parley_chance(host, free, world), a.parley_chance(host, taken, world)
        else:
            assert a.parley_chance(host, free, world) - words[0] == 10
            assert a.parley_chance(host, taken, world) - words[1] == 5


def test_consul_travel_costs_two_thousand() -> None:
    """Line 2750."""
    a = package()
    assert a.travel_price(a.RANK_CONSUL) == 2_000
