"""Orders 235, 238 and 550 to 565 in played turns, and who arrives by itself (seed 002, lines 1990 to 2018 and 4617 to
4641)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.thrones import named, package, play

ELVES, SORCERER, ALCHEMIST, HALFLINGS = "The Elven Kingdom", "The Sorcerer", "The Alchemist", "The Halflings"


def breed(name: str) -> int:
    found: int = getattr(package(), f"BRIGADE_TYPE_{name.upper()}")
    return found


def peopled(census: int, size: str = "CITY") -> Any:
    """So many people at Silverleaf and Sunspire, which are of that size."""

    def change(world: Any) -> None:
        for name in ("Silverleaf", "Sunspire"):
            town = named(world.places, name)
            town.census, town.settlement = census, getattr(package(), f"SETTLEMENT_{size}")

    return change


def recruits(world: Any, group: str, name: str) -> list[int]:
    """The experience of the brigades of a kind in a group."""
    return [each.experience for each in named(world.groups, group).brigades if each.breed == breed(name)]


NORTHMEN = "560 Guard of Silverleaf Northmen"
NOT_THERE = "do not enlist where Guard of Silverleaf stands."


def test_people_of_a_town_take_the_coin_and_are_missing_at_home() -> None:
    """Lines 1998 to 2000: green, three thousand fewer; a price is ruled."""
    a = package()
    plain = play(changed=peopled(20_000)).world
    done = play((ELVES, NORTHMEN), changed=peopled(20_000))
    assert done.why == {NORTHMEN: ""}
    assert recruits(done.world, "Guard of Silverleaf", "northmen") == [a.EXPERIENCE_GREEN]
    assert named(done.world.places, "Silverleaf").census == 17_000
    before, after = named(plain.kingdoms, ELVES), named(done.world.kingdoms, ELVES)
    assert before.gold - after.gold == 3_000


@pytest.mark.parametrize(
    ("census", "size", "line", "why"),
    [
        (12_999, "CITY", NORTHMEN, "Nobody can be recruited where Guard of Silverleaf stands."),
        (20_000, "VILLAGE", NORTHMEN, "Nobody can be recruited where Guard of Silverleaf stands."),
        (20_000, "CITY", NORTHMEN.replace("Northmen", "Zamorans"), f"Zamorans {NOT_THERE}"),
        (20_000, "CITY", NORTHMEN.replace("Northmen", "Wood Elves"), f"Wood Elves {NOT_THERE}"),
    ],
)  # fmt: skip
def test_who_does_not_enlist(census: int, size: str, line: str, why: str) -> None:
    """Lines 1994 to 2000 and 1346."""
    assert play((ELVES, line), changed=peopled(census, size)).why == {line: why}


def test_dragons_recruit_no_people() -> None:
    """Line 1994."""

    def dragons(world: Any) -> None:
        peopled(20_000)(world)
        named(world.kingdoms, ELVES).began_as = package().KINGDOM_BLACK_DRAGON

    assert play((ELVES, NORTHMEN), changed=dragons).why == {NORTHMEN: "Nobody enlists with dragons."}


def test_knights_of_styx_are_for_the_wicked() -> None:
    """Lines 1346 and 1377."""
    paladins, knights = "560 Host of Silverleaf Paladins", "560 Host of Silverleaf Knights of Styx"
    assert play((ELVES, paladins), changed=peopled(20_000)).why == {paladins: ""}
    why = "Knights of Styx do not enlist where Host of Silverleaf stands."
    assert play((ELVES, knights), changed=peopled(20_000)).why == {knights: why}


def test_a_third_brigade_and_a_town_goes_its_own_way() -> None:
    """Line 1996; a capital gives no third (1088)."""
    lines = "\n".join([NORTHMEN, "560 Host of Silverleaf Northmen", "560 Host of Silverleaf Paladins"])

    def moved(world: Any) -> None:
        peopled(22_000, "TOWN")(world)
        named(world.kingdoms, ELVES).capital = named(world.places, "Fernbrook")

    home = play((ELVES, lines), changed=peopled(22_000))
    (refused,) = [why for why in home.why.values() if why]  # the last one, by lot
    assert refused.startswith("Nobody can be recruited where ")
    assert named(home.world.places, "Silverleaf").kingdom is named(home.world.kingdoms, ELVES)
    done = play((ELVES, lines), changed=moved)
    assert set(done.why.values()) == {""}
    town, elves = named(done.world.places, "Silverleaf"), named(done.world.kingdoms, ELVES)
    assert (town.kingdom, town.census, town.levied) == (None, 13_000, 0)
    assert town not in elves.places
    assert recruits(done.world, "Host of Silverleaf", "paladins")


def test_recruit_experience_of_a_warlike_people() -> None:
    """Line 2857: recruits of the Cimmerians are regular soldiers."""
    a = package()

    def warlike(world: Any) -> None:
        peopled(20_000)(world)
        named(world.kingdoms, ELVES).recruit_experience = a.EXPERIENCE_REGULAR

    done = play((ELVES, NORTHMEN), changed=warlike)
    assert recruits(done.world, "Guard of Silverleaf", "northmen") == [a.EXPERIENCE_REGULAR]


def test_recruits_drill_until_they_are_regular() -> None:
    """Line 4619: all of a kind by one order; whoever winters does not."""
    a = package()
    drill = "550 Guard of Silverleaf Elves"
    done = play((ELVES, drill))
    assert done.why == {drill: ""}
    assert recruits(done.world, "Guard of Silverleaf", "elves") == [a.EXPERIENCE_REGULAR]
    both = play((ELVES, f"194 Guard of Silverleaf\n{drill}"))
    assert both.why[drill] == "Guard of Silverleaf is in its winter camp."
    rest = "745 Guard of Silverleaf in a city"
    assert play((ELVES, f"{drill}\n{rest}")).why[rest].startswith("Guard of Silverleaf has been busy")


def in_the_wood(world: Any) -> None:
    """The Host of Silverleaf stands in a forest without a town."""
    group = named(world.groups, "Host of Silverleaf")
    group.area, group.terrain = package().MAP_AREA_TILE_BF, package().TERRAIN_FOREST


def test_companions_follow_in_their_own_ground() -> None:
    """Lines 2004 and 4641: regular at once, three in a turn for all groups together."""
    a = package()
    call = "565 Host of Silverleaf Wood Elves"
    done = play((ELVES, "\n".join([call] * 4)), changed=in_the_wood)
    assert recruits(done.world, "Host of Silverleaf", "wood_elves") == [a.EXPERIENCE_REGULAR] * 3
    assert done.why[call] in ("", "The Elven Kingdom has called as many companions as it may in a turn.")
    assert (
        "The Elven Kingdom has called as many companions as it may in a turn." in " ".join(done.told) + done.why[call]
    )
    home = "565 Guard of Silverleaf Wood Elves"
    why = "Companions come to the wild alone, and Guard of Silverleaf is not there."
    assert play((ELVES, home)).why == {home: why}
    eagles = "565 Host of Silverleaf Giant Eagles"
    why = "Giant Eagles do not live where Host of Silverleaf stands."
    assert play((ELVES, eagles), changed=in_the_wood).why == {eagles: why}
    apes = "565 Host of Silverleaf Apes"
    why = "Apes do not follow the banner of The Elven Kingdom."
    assert play((ELVES, apes), changed=in_the_wood).why == {apes: why}


def test_companion_discount_of_the_untamed_lands() -> None:
    """Line 1364: half of gold and food."""

    def there(world: Any) -> None:
        in_the_wood(world)
        named(world.groups, "Host of Silverleaf").region = package().REGION_UNTAMED_LANDS

    def gone(changed: Any) -> tuple[int, int]:
        line = "565 Host of Silverleaf Wood Elves"
        before, done = play(changed=changed).world, play((ELVES, line), changed=changed)
        assert done.why == {line: ""}
        works = package().BOOKED_REASON_WORKS_BOOKED
        (entry,) = [each for each in done.world.bookings if each.kingdom.name == ELVES and each.booked_reason == works]
        assert named(before.kingdoms, ELVES).gold - named(done.world.kingdoms, ELVES).gold == -entry.gold
        return -entry.gold, -entry.food

    assert gone(in_the_wood) == (3_000, 2_000)
    assert gone(there) == (1_500, 1_000)


def test_phoenix_follow_at_a_volcano() -> None:
    """Line 2817."""
    a = package()

    def nest(area: str) -> Any:
        def change(world: Any) -> None:
            named(world.kingdoms, ELVES).companions = 1 << breed("phoenix")
            group = named(world.groups, "Host of Silverleaf")
            group.area, group.terrain = getattr(a, f"MAP_AREA_TILE_{area}"), a.TERRAIN_MOUNTAIN

        return change

    line = "565 Host of Silverleaf Phoenix"
    assert play((ELVES, line), changed=nest("KH")).why == {line: ""}
    assert play((ELVES, line), changed=nest("KI")).why == {line: "Phoenix do not live where Host of Silverleaf stands."}


def people(key: str, **fields: Any) -> Any:
    """The Elves are another people, in the eleventh turn."""

    def change(world: Any) -> None:
        kingdom = named(world.kingdoms, ELVES)
        kingdom.began_as = getattr(package(), f"KINGDOM_{key}")
        for name, value in fields.items():
            setattr(kingdom, name, value)
        world.month = 11

    return change


def test_muster_the_fallen_at_the_capital() -> None:
    """Line 4637: four brigades in the second ten turns, once a turn."""
    line = "564 Guard of Silverleaf"
    done = play((ELVES, f"{line}\n564 Host of Silverleaf"), changed=people("DEATHKNIGHTS"))
    assert done.why[line] == ""
    assert len(recruits(done.world, "Guard of Silverleaf", "skeletons")) == 4
    assert not recruits(done.world, "Host of Silverleaf", "skeletons")
    assert play((ELVES, line)).why == {line: "Nobody in The Elven Kingdom can do that."}


def test_raise_dead_beside_a_demon_prince() -> None:
    """Line 4633: a brigade for each prince, from the fourth turn on."""
    a = package()

    def princes(month: int) -> Any:
        def change(world: Any) -> None:
            people("DEMON_PRINCES")(world)
            world.month = month
            elves, hall = named(world.kingdoms, ELVES), named(world.places, "Silverleaf")
            for name in ("Azar", "Moloc"):
                world.add(a.Figure(name=name, rank=a.RANK_DEMON_PRINCE, level=0, kingdom=elves, place=hall))

        return change

    lines = "563 Azar Guard of Silverleaf\n563 Moloc Guard of Silverleaf"
    done = play((ELVES, lines), changed=princes(4))
    assert set(done.why.values()) == {""}
    assert len(recruits(done.world, "Guard of Silverleaf", "skeletons")) == 2
    early = play((ELVES, lines), changed=princes(3))
    assert set(early.why.values()) == {"The dead do not hear before turn 4."}


def test_transmute_damned_makes_green_zombies() -> None:
    """Line 4623: one for one, and never more than twenty."""
    a = package()

    def graves(zombies: int) -> Any:
        def change(world: Any) -> None:
            people("NECROMANCER")(world)
            group = named(world.groups, "Guard of Silverleaf")
            names = ["damned"] + ["zombies"] * zombies
            group.brigades = tuple(world.add(a.Brigade(breed=breed(name))) for name in names)

        return change

    line = "551 Guard of Silverleaf"
    done = play((ELVES, line), changed=graves(0))
    assert recruits(done.world, "Guard of Silverleaf", "zombies") == [a.EXPERIENCE_GREEN]
    assert not recruits(done.world, "Guard of Silverleaf", "damned")
    assert play((ELVES, line), changed=graves(20)).why == {line: "Guard of Silverleaf has Zombies enough."}


def test_dwarven_defenses_once_a_turn() -> None:
    """Line 4659."""
    line = "599 Silverleaf"
    done = play((ELVES, line), changed=people("DWARVEN"))
    assert done.why == {line: ""}
    assert named(done.world.places, "Silverleaf").defense == 16_000
    assert play((ELVES, line)).why == {line: "Only Dwarves build so."}


def test_reinforcements_find_a_group_at_the_capital_or_are_lost() -> None:
    """Line 2008: be it an inactive one. The Host of Burrowton is abroad; nobody of the Warlock's is at home."""

    def fifth(world: Any) -> None:
        world.month = 5
        for name in ("Host of Grimhold", "Second of Grimhold"):
            named(world.groups, name).area = package().MAP_AREA_TILE_BF

    before, done = play(changed=lambda world: None).world, play(changed=fifth)
    assert len(named(done.world.groups, "Second of Burrowton").brigades) == 1
    assert len(named(done.world.groups, "Host of Burrowton").brigades) == 3
    assert len(named(before.groups, "Second of Burrowton").brigades) == 0
    assert len(named(done.world.groups, "Host of Grimhold").brigades) == 3
    assert len(named(done.world.groups, "Second of Grimhold").brigades) == 0


def test_a_brigade_that_is_broken_up_fills_the_gaps_of_others() -> None:
    """Line 4331: before reinforcements, and the people's own only when nobody else is there."""
    a = package()

    def worn(world: Any) -> None:
        group = named(world.groups, "Guard of Silverleaf")
        group.brigades = (
            world.add(a.Brigade(breed=breed("elves"), attrition=30)),
            world.add(a.Brigade(breed=breed("northmen"), attrition=40)),
        )
        group.types = 1 << breed("elves") | 1 << breed("northmen")

    line = "235 Guard of Silverleaf Northmen"
    done = play((ELVES, line), changed=worn)
    assert done.why == {line: ""}
    (left,) = named(done.world.groups, "Guard of Silverleaf").brigades
    assert (left.breed, left.attrition) == (breed("elves"), 0)
    own = "235 Guard of Silverleaf Elves"
    assert play((ELVES, own), changed=worn).why == {own: "The kingdom's own troops are broken up last."}


@pytest.mark.parametrize(("extra", "gain", "gold", "food"), [("food", 5, 0, 1), ("gold", 4, 1, 0), ("both", 7, 1, 1)])
def test_a_double_ration_lifts_the_heart(extra: str, gain: int, gold: int, food: int) -> None:
    """Line 4339; whoever gets it must be fed and paid (4341). A brigade takes 1,500 gold, 1,000 food, by ruling."""
    plain = play().world
    line = f"238 Guard of Silverleaf: {extra}"
    done = play((ELVES, f"{line}\n225 Guard of Silverleaf\n230 Guard of Silverleaf"))
    assert done.why[line] == ""
    assert done.why["225 Guard of Silverleaf"]
    assert done.why["230 Guard of Silverleaf"]
    before, after = named(plain.groups, "Guard of Silverleaf"), named(done.world.groups, "Guard of Silverleaf")
    assert after.morale - before.morale == gain
    one, two = named(plain.kingdoms, ELVES), named(done.world.kingdoms, ELVES)
    assert one.gold - two.gold == 1_500 * gold
    troops = package().BOOKED_REASON_TROOPS_BOOKED
    booked = [each.food for each in done.world.bookings if each.kingdom is two and each.booked_reason == troops]
    assert booked == [-1_000 * food]
