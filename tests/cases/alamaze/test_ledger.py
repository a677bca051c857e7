"""The ledger of a month adds up, and trade makes nothing of nothing (seed 002, lines 982 to 1002 and 4277 to 4319)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.cases.thrones import ROOT, named, play, world_of

ELVES, HALFLINGS, ALCHEMIST = "The Elven Kingdom", "The Halflings", "The Alchemist"
STORES = ("gold", "food", "mithril", "powder")


def booked(world: Any, name: str) -> dict[str, tuple[int, ...]]:
    """The ledger of a kingdom: its headings with gold, food, mithril and gunpowder."""
    found: dict[str, tuple[int, ...]] = {}
    for each in world.bookings:
        if each.kingdom.name == name:
            key = world.SHAPE.choices["BookedReason"].keys[each.booked_reason].removesuffix("_booked")
            amounts = tuple(int(getattr(each, store)) for store in STORES)
            found[key] = tuple(map(sum, zip(found.get(key, (0,) * 4), amounts, strict=True)))
    return found


def test_what_is_sold_stands_under_its_own_heading() -> None:
    """Line 4275: three sacks for a coin; the harvest of spring has its own line (1284)."""
    done = play((ELVES, "200 30,000 food"))
    ledger = booked(done.world, ELVES)
    assert ledger["opening_stand"] == (90_000, 80_000, 1_000, 0)
    assert ledger["market"] == (10_000, -30_000, 0, 0)
    assert ledger["production"] == (13_000, 12_000, 0, 0)
    assert ledger["law"] == (-1_300, -1_200, 0, 0)
    assert ledger["rations"][0] == 0 > ledger["rations"][1]
    assert ledger["pay"][1] == 0 > ledger["pay"][0]
    assert "gifts" not in ledger


def test_a_bargain_and_a_gift_move_what_there_is() -> None:
    """Lines 4279, 4283 and 4311: what one books as gone the other books as come, but for a trick of the Halflings'
    trade (3985: a quarter more, which nobody gives)."""

    def friends(world: Any) -> None:
        named(world.kingdoms, ELVES).allies = (named(world.kingdoms, ALCHEMIST),)

    done = play(
        (ELVES, f"201 {HALFLINGS} 20,000 food for 10,000 gold\n215 {ALCHEMIST} 1,000 gold and 500 food"),
        (HALFLINGS, f"202 {ELVES} 10,000 gold for 20,000 food"),
        changed=friends,
    )
    assert booked(done.world, ELVES)["bargains"] == (10_000, -20_000, 0, 0)
    assert booked(done.world, HALFLINGS)["bargains"] == (-10_000, 25_000, 0, 0)
    assert booked(done.world, ELVES)["gifts"] == (-1_000, -500, 0, 0)
    assert booked(done.world, ALCHEMIST)["gifts"] == (1_000, 500, 0, 0)


def test_the_ledger_stands_in_the_report_of_its_kingdom_alone() -> None:
    done = play((ELVES, "200 30,000 food"))
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    (rows,) = [
        each.rows for each in shown_to(game, done.world, named(done.world.kingdoms, ELVES)) if each.name == "ledger"
    ]
    assert len(rows) == len(booked(done.world, ELVES))


def typed(world: Any, dice: random.Random, name: str) -> str:
    """Some lines of a ruler who trades, gives, sends agents, studies and trains."""
    other = dice.choice([each.name for each in world.kingdoms if each.name != name])
    amount, price = dice.randrange(100, 9_000, 100), dice.randrange(100, 9_000, 100)
    agents = [each.name for each in world.agents if each.kingdom.name == name and each.captor is None]
    wizards = [each.name for each in world.wizards if each.kingdom.name == name and each.captor is None]
    hall = dice.choice([each.name for each in world.places if each.kingdom is not None])
    lines = [
        f"200 {amount} food",
        f"200 {amount} gold",
        f"201 {other} {amount} food for {price} gold",
        f"202 {other} {price} gold for {amount} food",
        f"215 {other} {price} gold and {amount} food",
        f"216 {other} {amount // 100} mithril for {price} gold",
        f"217 {other} {price} gold for {amount // 100} mithril",
        f"410 {price} gold",
        *(f"799 {each}" for each in wizards),
        *(f"500 {each}" for each in agents[:1]),
        *(f"965 {each} {hall} {dice.choice(('food', 'gold', 'mithril'))}" for each in agents[1:2]),
        *(f"970 {each} {dice.choice('ABCDEF')}{dice.choice('ABCDEF')}" for each in agents[2:]),
    ]
    return "\n".join(dice.sample(lines, 6))


@pytest.mark.parametrize("seed", range(4))
def test_every_closing_stand_is_the_opening_and_the_entries(seed: int) -> None:
    """Six months of eight rulers who deal, steal and study. Where nobody knows the trick of the trade (3985), bargains,
    gifts and thefts make nothing of nothing."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world: Any = world_of(game, seed)
    trick = world.SHAPE.choices["Trait"].keys.index("trick_of_the_trade")
    for each in world.kingdoms:
        each.traits &= ~(1 << trick)
    dice = random.Random(seed)
    names = [each.name for each in world.kingdoms]
    pairs = list(zip(names[::2], names[1::2], strict=True))
    bargains = 0
    for _ in range(6):
        before = {each.name: tuple(int(getattr(each, store)) for store in STORES) for each in world.kingdoms}
        sheets = {name: typed(world, dice, name) for name in names}
        for one, two in pairs:
            sheets[one] += f"\n201 {two} 700 food for 300 gold\n216 {two} 3 mithril for 200 gold"
            sheets[two] += f"\n202 {one} 300 gold for 700 food\n217 {one} 200 gold for 3 mithril"
        given = []
        for name, lines in sheets.items():
            player, _ = find_player(game, world, name)
            given += [each.given for each in hand_in(game, world, player, enumerate(lines.splitlines(), 1))]
        resolve(game, world, [each for each in given if each is not None])
        ledgers = {name: booked(world, name) for name in names}
        for name in names:
            closing = ledgers[name].pop("closing_stand")
            kingdom = named(world.kingdoms, name)
            assert ledgers[name]["opening_stand"] == before[name]
            assert tuple(map(sum, zip(*ledgers[name].values(), strict=True))) == closing, name
            assert closing == tuple(int(getattr(kingdom, store)) for store in STORES), name
            assert min(closing) >= 0, name
        for heading in ("bargains", "gifts", "theft"):
            moved = [ledger[heading] for ledger in ledgers.values() if heading in ledger]
            bargains += heading == "bargains" and bool(moved)
            if moved:
                gold, food, mithril, _ = map(sum, zip(*moved, strict=True))
                assert (food, mithril) == (0, 0), heading
                assert gold <= 0 if heading == "theft" else gold == 0, "a thief is paid before he goes"
    assert bargains
