"""What regions, seasons, traits and special rules make of harvest, law, upkeep and stores in played turns, read off the
ledger (seed 002, lines 1280 to 1291, 1350, 1407, 2911, 3432, 3637, 3869 and 1127)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.cases.thrones import Played, named, package, play

ELVES = "The Elven Kingdom"

WINTER_REGIONS = ("crown_islands", "darkover", "diamond_coast", "triumvia", "zanthia", "nyvaria")
SUMMER_REGIONS = ("krynn", "sword_coast", "pellinor", "zamora", "mythgar", "untamed_lands", "stormgate")
TRADING_COASTS = ("crown_islands", "diamond_coast", "sword_coast", "zamora")


def entered(done: Played, heading: str, name: str = ELVES) -> tuple[int, int]:
    """Gold and food that a kingdom has entered for a reason."""
    keys = done.world.SHAPE.choices["BookedReason"].keys
    own = [one for one in done.world.bookings if one.kingdom.name == name and keys[one.booked_reason] == heading]
    return sum(each.gold for each in own), sum(each.food for each in own)


def village(region: str, season: str) -> Callable[[Any], None]:
    """Leaves the Elves one village with 10,000 gold and 8,000 food, in that region and season."""

    def change(world: Any) -> None:
        a = package()
        elves, town = named(world.kingdoms, ELVES), named(world.places, "Fernbrook")
        for each in elves.places:
            if each is not town:
                each.kingdom = None
        elves.places = (town,)
        town.gold_output, town.food_output = 10_000, 8_000
        town.region = world.SHAPE.choices["Region"].keys.index(region)
        world.season = getattr(a, f"SEASON_{season.upper()}")

    return change


@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
@pytest.mark.parametrize("region", WINTER_REGIONS + SUMMER_REGIONS)
def test_each_region_has_its_lean_season(region: str, season: str) -> None:
    """Lines 1284 to 1291: half the gold and a quarter of the food; on trading coasts a fifth more gold (1350)."""
    lean = season == ("winter" if region in WINTER_REGIONS else "summer")
    gold = 12_000 if region in TRADING_COASTS else 10_000
    done = play((ELVES, ""), changed=village(region, season))
    assert entered(done, "production_booked") == ((gold // 2, 2_000) if lean else (gold, 8_000))


def with_trait(name: str) -> Callable[[Any], None]:
    def change(world: Any) -> None:
        named(world.kingdoms, ELVES).traits |= 1 << getattr(package(), f"TRAIT_{name}")

    return change


def test_evil_pays_no_law_and_three_quarters_of_the_upkeep() -> None:
    """Lines 3869 and 3871."""
    plain, evil = play((ELVES, "")), play((ELVES, ""), changed=with_trait("EVIL"))
    assert entered(plain, "law_booked") == (-1_300, -1_200)
    assert entered(evil, "law_booked") == (0, 0)
    assert entered(evil, "rations_booked")[1] * 4 == entered(plain, "rations_booked")[1] * 3
    assert entered(evil, "pay_booked")[0] * 4 == entered(plain, "pay_booked")[0] * 3


def test_industrious_peoples_grow_and_mint_a_tenth_more() -> None:
    """Line 3909."""
    done = play((ELVES, ""), changed=with_trait("INDUSTRIOUS"))
    gold, food = entered(done, "production_booked")
    assert gold == 14_300
    assert food > entered(play((ELVES, "")), "production_booked")[1]


def test_winter_moon_feeds_the_lycans_own_brigades() -> None:
    """Line 3432: half the food less for their own brigades, in winter alone, beside the quarter that all Evil peoples
    save (3869): of a thousand sacks 250 are left, of 750 in summer."""

    def own(season: str) -> Callable[[Any], None]:
        def change(world: Any) -> None:
            a = package()
            world.season = getattr(a, f"SEASON_{season}")
            for host in world.groups:
                if host.kingdom.name == "The Lycans":
                    for each in host.brigades:
                        each.breed = a.BRIGADE_TYPE_LYCANS

        return change

    winter = entered(play((ELVES, ""), changed=own("WINTER")), "rations_booked", "The Lycans")
    summer = entered(play((ELVES, ""), changed=own("SUMMER")), "rations_booked", "The Lycans")
    assert winter[1] * 3 == summer[1] == -3 * 750


def test_paladins_at_half_pay() -> None:
    """Line 3637: four brigades of Paladins; the Elves who join in the month get all of theirs."""

    def vows(privilege: bool) -> Callable[[Any], None]:
        def change(world: Any) -> None:
            a = package()
            elves = named(world.kingdoms, ELVES)
            if privilege:
                elves.privileges |= 1 << a.PRIVILEGE_PALADIN_UPKEEP
            for host in world.groups:
                if host.kingdom is elves:
                    for each in host.brigades:
                        each.breed = a.BRIGADE_TYPE_PALADINS

        return change

    half, whole = play((ELVES, ""), changed=vows(True)), play((ELVES, ""), changed=vows(False))
    assert sum(len(host.brigades) for host in whole.world.groups if host.kingdom.name == ELVES) == 4 + 1
    assert (entered(half, "pay_booked")[0], entered(whole, "pay_booked")[0]) == (-4_500, -7_500)
    assert (entered(half, "rations_booked")[1], entered(whole, "rations_booked")[1]) == (-3_000, -5_000)


@pytest.mark.parametrize(("area", "left"), [("JM", 2), ("JL", 4)])
def test_vile_presence_spoils_three_times_as_much(area: str, left: int) -> None:
    """Line 2911: a fifth of the stores in any month, three fifths with Deathknights at the capital, and not near it."""

    def riders(world: Any) -> None:
        a = package()
        foe = named(world.groups, "Host of Oldthrone")
        foe.kingdom.privileges |= 1 << a.PRIVILEGE_VILE_PRESENCE
        foe.area, foe.region = getattr(a, f"MAP_AREA_TILE_{area}"), named(world.places, "Silverleaf").region
        foe.brigades[0].breed = a.BRIGADE_TYPE_DEATHKNIGHTS

    plain, vile = play((ELVES, "")), play((ELVES, ""), changed=riders)
    before = named(plain.world.kingdoms, ELVES).food - entered(plain, "spoilage_booked")[1]
    assert entered(plain, "spoilage_booked")[1] == int(before * 4 / 5) - before
    assert entered(vile, "spoilage_booked")[1] == int(before * left / 5) - before


def test_a_laboratory_makes_powder_for_the_alchemist_alone() -> None:
    """Line 1127: a hundred measures in a turn; in other hands it stands idle."""
    a = package()

    def shed(world: Any) -> None:
        for name in ("Glassworks", "Silverleaf"):
            named(world.places, name).buildings |= 1 << a.BUILDING_LABORATORY

    done = play((ELVES, ""), changed=shed)
    assert named(done.world.kingdoms, "The Alchemist").powder == 100
    assert named(done.world.kingdoms, ELVES).powder == 0
