"""Upkeep in the turns of eight kingdoms, worked out a second way from the book's sentences in plain Python."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rulec.runtime.game.acts import Given
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.game.world import World
from tests.game.eight import Built, alamaze, words


@pytest.fixture(scope="module")
def built() -> Built:
    return alamaze()


def given(built: Built, world: World, name: str, *lines: str) -> list[Given]:
    game = built.game()
    player, why = find_player(game, world, name)
    assert player is not None, why
    verdicts = hand_in(game, world, player, enumerate(lines, 1))
    assert all(each.given for each in verdicts), verdicts
    return [each.given for each in verdicts if each.given]


def named(world: World, kind: str, name: str) -> Any:
    return next(each for each in world.of_kind(kind) if each.name == name)


def half_up(value: Fraction) -> int:
    return int((value + Fraction(1, 2)) // 1)


def test_a_kingdom_without_orders_lives_on_what_the_book_leaves(built: Built) -> None:
    """The Ancient Ones, a year and a half: harvest (1282 to 1287), hungry capital (1268), Rule of Law (1407), food and
    pay (4323, 4327), reinforcements every five turns (2008), and what spoils."""
    game = built.game()
    world = built.world(game)
    kingdom = named(world, "Kingdom", "The Ancient Ones")
    gold, food, brigades = 90_000, 80_000, 3
    seasons = ["spring"] * 3 + ["summer"] * 3 + ["autumn"] * 3 + ["winter"] * 3
    for month in range(2, 20):
        winter = seasons[(month - 1) % 12] == "winter"
        minted = (12_000 + 500 + 500) // (2 if winter else 1)
        grown = (16_000 // 4 - 7_000) if winter else 16_000 - 4_000
        gold, food = gold + minted, max(0, food + grown)
        gold, food = gold - half_up(Fraction(minted, 10)), food - max(0, half_up(Fraction(grown, 10)))
        brigades += month % 5 == 0
        gold -= 1_500 * brigades
        food = food - 1_000 * brigades if food >= 1_000 * brigades else food
        food = int(food * Fraction(4, 5))
        resolve(game, world, words(game, world))
        assert (kingdom.gold, kingdom.food) == (gold, food), month


def test_three_winters_of_growing_hosts_are_hungry_and_nobody_is_rich(built: Built) -> None:
    game = built.game()
    world = built.world(game)
    for _ in range(42):
        resolve(game, world, words(game, world))
    assert all(each.gold < 450_000 for each in world.of_kind("Kingdom"))
    assert all(each.morale < 100 for each in world.of_kind("Group") if each.first)


def test_a_host_that_nobody_feeds_melts(built: Built) -> None:
    """Orders 225 and 230 (lines 4323 and 4327): ten and six points of morale, and from the second turn on attrition."""
    game = built.game()
    world = built.world(game)
    host = named(world, "Group", "Host of Oldthrone")
    kingdom = named(world, "Kingdom", "The Ancient Ones")
    seen = []
    for _ in range(3):
        gold = kingdom.gold
        resolve(game, world, given(built, world, "the ancient ones", "225 Host of Oldthrone", "230 Host of Oldthrone"))
        assert kingdom.gold == gold + 13_000 - 1_300
        seen.append((host.morale, host.brigades[0].attrition))
    assert seen == [(84, 0), (68, 20), (52, 50)]
    resolve(game, world, [])
    assert (host.hunger, host.arrears, host.morale) == (0, 0, 52)


def test_a_winter_camp_halves_the_bill(built: Built) -> None:
    """Order 194 (line 4271)."""
    game = built.game()
    world = built.world(game)
    kingdom = named(world, "Kingdom", "The Ancient Ones")
    resolve(game, world, given(built, world, "the ancient ones", "194 Host of Oldthrone"))
    assert kingdom.gold == 90_000 + 13_000 - 1_300 - 2_250
    assert kingdom.food == (80_000 + 12_000 - 1_200 - 1_500) * 4 // 5


def test_recruits_in_the_camp_and_a_battle_forbid_rest_in_words(built: Built) -> None:
    """Order 745 (line 4862), and order 194 after a battle (line 4271)."""
    game = built.game()
    world = built.world(game)
    orders = given(built, world, "the warlock", "745 Host of Grimhold")
    orders += given(built, world, "the lycans", "110 Host of Howlmoor Host of Burrowton")
    orders += given(built, world, "the halflings", "194 Host of Burrowton")
    why = {each.text: each.sentence for each in resolve(game, world, orders)}
    assert why["745 Host of Grimhold"] == "Host of Grimhold takes in new brigades this turn, and cannot rest."
    assert (
        why["194 Host of Burrowton"] == "Host of Burrowton has been busy already this turn, with orders or in battle."
    )


def test_a_host_and_its_supplies_are_watched_and_poisoned(built: Built) -> None:
    """Orders 54 and 615 name a group as well (lines 4177 and 4721)."""
    game = built.game()
    world = built.world(game)
    boss = named(world, "Leader", "Marshal of Grimhold")
    watched: list[int] = []
    orders = given(built, world, "the warlock", "54 Shrike: Host of Grimhold")
    for each in resolve(game, world, orders):
        watched.append(each.done is True)
    assert watched == [True]
    assert not boss.watchers  # until the end of the turn
    why = given(built, world, "the elven kingdom", "615 Wren: Host of Grimhold")
    assert [each.done for each in resolve(game, world, why)] == [True, True]  # the watch stands
