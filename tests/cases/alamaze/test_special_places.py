"""Order 650 and the Deathknights' plague in played turns, and whose reinforcements are many (seed 002, lines 1209,
2910, 3141 and 4742)."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from tests.cases.thrones import ROOT, named, package, play

ELVES = "The Elven Kingdom"


def people(key: str, month: int = 4) -> Any:
    """The Elves are another people, with its own rights, in that turn."""

    def change(world: Any) -> None:
        kingdom = named(world.kingdoms, ELVES)
        kingdom.began_as = getattr(package(), f"KINGDOM_{key}")
        kingdom.privileges = package().Kingdom.named(kingdom.began_as).privileges
        world.month = month

    return change


@pytest.mark.parametrize(
    ("key", "area", "gold", "food"),
    [
        ("BLACK_DRAGON", "KH", 20_000, 0),
        ("RED_DRAGON", "KH", 20_000, 0),
        ("DRUID", "BF", 0, 20_000),
        ("DWARVEN", "KH", 20_000, 0),
        ("NOMAD", "OC", 10_000, 10_000),
        ("PIRATES", "AA", 20_000, 0),
    ],
    ids=["dragons_lair", "dragons_lair of Red Dragons", "druids_grove", "gold_mine", "hidden_oasis", "pirates_cove"],
)
def test_a_special_place_yields_each_month(key: str, area: str, gold: int, food: int) -> None:
    """Lines 2818, 2994, 3034, 3508 and 3535: monthly_gold and monthly_food, in any season."""
    a = package()
    line = f"650 {area}"
    done = play((ELVES, line), changed=people(key))
    assert done.why == {line: ""}
    (place,) = done.world.special_places

    def later(world: Any) -> None:
        people(key)(world)
        world.season = a.SEASON_WINTER
        world.add(a.SpecialPlace(kingdom=named(world.kingdoms, ELVES), privilege=place.privilege, area=place.area))

    def winter(world: Any) -> None:
        people(key)(world)
        world.season = a.SEASON_WINTER

    def produced(changed: Any) -> tuple[int, int]:
        world, reason = play(changed=changed).world, a.BOOKED_REASON_PRODUCTION_BOOKED
        (entry,) = [e for e in world.bookings if e.kingdom.name == ELVES and e.booked_reason == reason]
        return entry.gold, entry.food

    without, beside = produced(winter), produced(later)
    assert (beside[0] - without[0], beside[1] - without[1]) == (gold, food)


def test_there_is_one_and_not_before_its_turn() -> None:
    line = "650 KH"
    early = play((ELVES, line), changed=people("DWARVEN", 3))
    assert early.why == {line: "That is not done before turn 4."}
    twice = play((ELVES, f"{line}\n650 KS"), changed=people("DWARVEN"))
    assert sorted(twice.why.values()) == ["", "The Elven Kingdom has such a place already."]
    assert play((ELVES, line), changed=people("ELVEN")).why == {line: "The Elven Kingdom has no place of its own."}


def test_living_plague_where_a_brigade_of_deathknights_stays() -> None:
    """Line 2910: fifteen in a hundred of a whole region, and never below a thousand."""
    a = package()

    def night(world: Any) -> None:
        warlock, host = named(world.kingdoms, "The Warlock"), named(world.groups, "Host of Grimhold")
        warlock.privileges |= 1 << a.PRIVILEGE_LIVING_PLAGUE
        host.brigades = (world.add(a.Brigade(breed=a.BRIGADE_TYPE_DEATHKNIGHTS)),)
        for name, census in (("Grimhold", 20_000), ("Gallowmere", 1_100), ("Silverleaf", 20_000)):
            named(world.places, name).census = census

    world = play(changed=night).world
    assert [named(world.places, name).census for name in ("Grimhold", "Gallowmere", "Silverleaf")] == [
        17_000,
        1_000,
        20_000,
    ]


def test_plentiful_reinforcements_of_the_fairy_folk() -> None:
    """Line 3141: more than others get."""
    game, report = load_game("alamaze", [str(ROOT / "generated")], Report()), Report()
    source = read("alamaze", "maelstrom", [(str(ROOT / "rules"), "")], report)
    assert game is not None
    assert source is not None
    world: Any = begin(source, game, 1, 0, report, playing=("Fairy Folk", "Elven"))
    promised = [each.group.kingdom.name for each in world.levies]
    assert promised.count("Fairy Folk") > promised.count("Elven") == 1
