"""Mithril in played turns: rushes, the miners' road, and what is sent home (seed 002, lines 1211 to 1260, 4417)."""

from __future__ import annotations

from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import resolve
from tests.cases.thrones import ROOT, named, package, play, world_of
from tests.game.eight import words

ELVES, SORCERER = "The Elven Kingdom", "The Sorcerer"


def lode(area: str, months: int = 9) -> Any:
    def change(world: Any) -> None:
        world.add(package().Deposit(area=getattr(package(), f"MAP_AREA_TILE_{area}"), months=months))

    return change


def sent_home(world: Any, name: str) -> int:
    """Mithril that production has brought a kingdom."""
    reason = package().BOOKED_REASON_PRODUCTION_BOOKED
    return sum(each.mithril for each in world.bookings if each.kingdom.name == name and each.booked_reason == reason)


def test_miners_begin_at_the_capital_and_dig_where_ore_is() -> None:
    """Lines 1232 to 1236: with the harvest, by their number; Silverleaf lies in JM."""
    done = play(changed=lode("JM"))
    assert sent_home(done.world, ELVES) == 50
    assert sent_home(done.world, SORCERER) == 0
    more = play(changed=lambda world: (lode("JM")(world), setattr(named(world.kingdoms, ELVES), "miners", 150)))
    assert sent_home(more.world, ELVES) == 150


def test_the_miners_of_the_dwarves_are_more() -> None:
    """Line 3039."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world: Any = world_of(game)
    a = package()
    dwarves = world.add(a.Kingdom.named(a.KINGDOM_DWARVEN))
    assert dwarves.miners > named(world.kingdoms, ELVES).miners == 50


def test_miners_travel_ten_areas_and_stay() -> None:
    """Lines 1236 and 4419."""
    a = package()
    line = "352 JW"
    done = play((ELVES, line))
    assert done.why == {line: ""}
    assert named(done.world.kingdoms, ELVES).diggings == a.MAP_AREA_TILE_JW
    far = "352 JX"
    assert play((ELVES, far)).why == {far: "JX is too far for miners."}


def test_miners_range_in_an_ice_age() -> None:
    """Lines 1236 and 4419: five areas."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world: Any = world_of(game)
    world.variants = 1
    a = package()
    assert a.miners_range(world) == 5
    assert a.ore_mined(50, world) == 100


def test_the_road_now_and_then_takes_some() -> None:
    """Line 1236, by ruling with a chance of a tenth: up to ten men of fifty."""
    left = [named(play((ELVES, "352 KK"), seed=seed).world.kingdoms, ELVES).miners for seed in range(1, 25)]
    assert 50 in left
    assert min(left) < 50
    assert min(left) >= 40


def test_everybody_hears_of_ore_and_of_its_end() -> None:
    """Lines 1213 and 1232: a rush is found by and by, and a lode that has no month left is gone."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world: Any = world_of(game, 3)
    found = spent = 0
    for _ in range(30):
        before = len(world.deposits)
        world.reports.clear()
        resolve(game, world, words(game, world))
        told = [report.text for report in world.reports]
        news = [text for text in told if text.startswith("Prospectors have found mithril in ")]
        ends = [text for text in told if text.startswith("The ore in ") and text.endswith(" is spent.")]
        assert len(news) in (0, len(world.kingdoms)) or len(news) == 1
        found, spent = found + bool(news), spent + bool(ends)
        assert len(world.deposits) >= before - 1
    assert found >= 2
    assert spent >= 1
    (rows,) = [each.rows for each in shown_to(game, world, world.kingdoms[0]) if each.name == "ore"]
    assert len(rows) == len(world.deposits)
