"""Diplomacy of 1971: a game by the commands, from the first spring to a draw, and years by chance."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from tests.datc.played import Table, differences
from tests.game.play import Done, rulec

ROOT = Path(__file__).parents[2]

SPRING = """
player: Austria
A Vie - Gal
A Bud - Ser
F Tri - Alb
player: England
F Lon - Nth
f edinburgh - norwegian sea
A Lvp - Yor
player: France
A Par - Bur
a mar - spa
F Bre-Mao
player: Germany
F Kie - Den
A Ber - Kie
A Mun - Ruh
player: Italy
A Ven - Tri
A Rom - Ven
F Nap - Ion
player: Russia
A War - Sil
A Mos - War
F Sev - Rum
F StP/SC - Bot
A Mos H          # a second order for one unit
F Sev - Gre      # too far
player: Turkey
A Con - Bul
A Smy - Con
F Ank - Bla
"""
AUTUMN = """
player: Austria
A Ser H
A Gal H
player: England
A Yor - Nwy
F Nth C A Yor - Nwy
F Nwg S A Yor - Nwy
player: France
F Mao - Por
A Bur - Bel
A Spa H
player: Germany
F Den - Swe
A Kie - Den
A Ruh - Hol
player: Italy
A Tri - Bud
A Ven - Tri
F Ion - Tun
player: Russia
A War - Gal
A Sil S A War - Gal
F Bot - Swe
F Rum H
player: Turkey
A Bul H
F Bla - Rum
"""
WINTER = """
player: England
F Lon B
player: France
A Par B
build F Bre
A Mar B
player: Germany
A Ber B
player: Italy
A Rom B
waive
player: Turkey
F Smy B
"""


def _turn(game: str, lines: str, cwd: Path) -> Done:
    (cwd / "lines.txt").write_text(lines, encoding="utf-8")
    given = rulec("orders", game, str(cwd / "lines.txt"), cwd=ROOT, places=())
    assert rulec("turn", game, cwd=ROOT, places=()).code == 0
    return given


def _told(game: str) -> list[str]:
    steps = json.loads(rulec("report", game, "--format", "json", cwd=ROOT, places=()).out)["steps"]
    return [each["text"] for step in steps for each in step["told"]]


def test_a_whole_game_by_the_commands(tmp_path: Path) -> None:
    game = str(tmp_path / "war.game")
    begun = rulec("new", "diplomacy_1971", "standard", "--seed", "1", "-o", game, cwd=ROOT, places=())
    assert (begun.code, begun.out) == (0, f"{game}: a game of diplomacy_1971, 7 players, 168 things in play\n")
    given = _turn(game, SPRING, tmp_path)
    assert "Russia: 5 of 6 lines taken" in given.out
    assert "Nothing leads from Sevastopol to Greece. From Sevastopol this fleet gets to " in given.said
    told = _told(game)
    assert "Russia: F St Petersburg (south coast) - Gulf of Bothnia succeeds, 1 against 0." in told
    assert told[-1] == "Next: the moves of autumn of 1901."

    _turn(game, AUTUMN, tmp_path)
    told = _told(game)
    assert "Germany: F Denmark - Sweden is stood off, 1 against 1 of Russia from Gulf of Bothnia." in told
    assert "Turkey: F Black Sea - Rumania is beaten back, 1 against 1 of F Rumania of Russia." in told
    assert "Russia: A Silesia supports A Warsaw into Galicia." in told
    assert "Austria: no order for Albania, and nothing moves from there." in told
    assert "Austria: A Galicia is driven out by A Warsaw of Russia." in told
    assert "Austria: A Galicia may retreat to Bohemia, Ukraine and Vienna." in told
    assert told[-1] == "Next: the retreats of autumn of 1901."

    refused = _turn(game, "player: Austria\nA Gal R War\nA Gal R Vie\n", tmp_path)
    assert "It may not retreat from Galicia to Warsaw" in refused.said
    told = _told(game)
    assert told[0] == "Austria: A Galicia retreats to Vienna."
    assert {
        "Italy: Budapest taken from Austria.",
        "Italy: Trieste taken from Austria.",
        "England: Norway taken.",
    } <= set(told)
    assert "Austria: 2 centres only, and 1 to remove." in told
    assert "Italy: 6 centres, and 3 to build." in told

    _turn(game, WINTER, tmp_path)
    told = _told(game)
    # nobody said which; as far as the other, but a fleet
    assert "Austria: F Albania is removed; one too many, and no removal was ordered." in told
    assert "Italy: a unit is waived." in told
    assert told[-1] == "Next: the moves of spring of 1902."
    report = rulec("report", game, "--player", "italy", cwd=ROOT, places=()).out
    assert "| Budapest | Italy | A |" in report
    assert "| Italy | 6 centres | 4 |" in report

    powers = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
    _turn(game, "".join(f"player: {power}\ndraw\n" for power in powers), tmp_path)
    assert "A share in the draw for Russia." in _told(game)
    (tmp_path / "late.txt").write_text("player: Italy\nA Rom H\n", encoding="utf-8")
    over = rulec("orders", game, str(tmp_path / "late.txt"), cwd=ROOT, places=())
    assert "The game has ended" in over.said


def test_more_than_half_of_the_centres_win() -> None:
    table = Table("diplomacy_1971")
    centres = [name.upper() for name, place in table.places.items() if place.supply_centre and name != "mun"]
    assert len(centres) + 1 == table.package.board_centres()
    table.hold({"FRANCE": centres[:17], "GERMANY": ["MUN"]})
    table.unit("FRANCE", "A", "BUR")
    table.begin("autumn_moves")
    table.turn(["FRANCE: A Bur - Mun"])
    assert table.world.over == "Victory for France, with 18 centres."
    assert "Victory for France, with 18 centres." in table.told()


def test_a_retreat_to_where_a_convoyed_attacker_came_from_is_closed_in_1971() -> None:
    case = {
        "phase": "retreat",
        "units": [
            {"power": "FRANCE", "type": "A", "loc": "TUN"},
            {"power": "FRANCE", "type": "F", "loc": "TYS"},
            {"power": "FRANCE", "type": "F", "loc": "ION"},
            {"power": "ITALY", "type": "F", "loc": "NAP"},
        ],
        "movement_orders": ["FRANCE: A TUN - NAP", "FRANCE: F TYS C A TUN - NAP", "FRANCE: F ION S A TUN - NAP"],
        "movement_final": {"NAP": "FRANCE A", "TYS": "FRANCE F", "ION": "FRANCE F"},
        "retreat_options": {"NAP": ["APU", "ROM"]},
        "orders": ["ITALY: F NAP R ROM"],
        "final": {"NAP": "FRANCE A", "TYS": "FRANCE F", "ION": "FRANCE F", "ROM": "ITALY F"},
    }
    assert differences(case, (), case) == []


def test_games_by_chance_stay_whole() -> None:
    """Years of random orders: one unit a province, no more units than centres after a winter, a turn never fails."""
    rng = random.Random(11)
    table = Table("diplomacy_1971", bare=False)
    for _ in range(25):
        table.turn(some_orders(table, rng))
        standing = [unit.place for unit in table.world.pieces if not unit.expelled]
        assert len(standing) == len(set(map(id, standing)))
        if table.phase() == "spring_moves":
            for power in table.world.powers:
                held = sum(place.owner is power for place in table.world.provinces)
                assert sum(unit.owner is power for unit in table.world.pieces) <= held
    assert table.world.year > 1904


def some_orders(table: Table, rng: random.Random) -> list[str]:
    """An order for most units, many of them senseless."""
    orders: list[str] = []
    names: list[str] = list(table.places)

    def near(unit: Any) -> str:
        if rng.random() < 0.1:
            return rng.choice(names)
        if unit.shore is None:
            return table.name(rng.choice(unit.place.borders), None)
        shore = rng.choice(unit.shore.near)
        return table.name(shore.province, shore)

    for unit in table.world.pieces:
        who, sort = table.called(unit.owner), table.sort(unit)
        at, kind = table.name(unit.place, unit.shore), rng.random()
        if unit.expelled:
            open_to = table.options()[at]
            orders.append(f"{who}: {sort} {at} D" if kind < 0.1 else f"{who}: {sort} {at} R {rng.choice(open_to)}")
        elif table.phase() == "winter":
            if kind < 0.2:
                orders.append(f"{who}: {sort} {at} D")
        elif kind < 0.6:
            orders.append(f"{who}: {sort} {at} - {near(unit)}")
        elif kind < 0.8:
            friend = rng.choice(list(table.world.pieces))
            goal = "" if kind < 0.65 else f" - {near(friend)}"
            orders.append(f"{who}: {sort} {at} S {table.name(friend.place, None)}{goal}")
        elif kind < 0.9:
            friend = rng.choice(list(table.world.pieces))
            orders.append(f"{who}: {sort} {at} C A {table.name(friend.place, None)} - {rng.choice(names)}")
        elif kind < 0.95:
            orders.append(f"{who}: {sort} {at} H")
    for wraith in getattr(table.world, "wraiths", ()):
        first = rng.choice(wraith.place.borders)
        steps = [first, rng.choice(first.borders)][: rng.randint(1, 2)]
        ride = " - ".join(table.name(place, None) for place in (wraith.place, *steps))
        stays = rng.random() < 0.2
        orders.append(f"{table.called(wraith.owner)}: N {table.name(wraith.place, None) + ' H' if stays else ride}")
    if table.phase() == "winter":
        for place in table.world.provinces:
            if place.homeland is not None:
                orders.append(f"{table.called(place.homeland)}: {rng.choice('AF')} {table.name(place, None)} B")
    return orders


def test_examples_stand_on_the_pages_with_the_board_before_and_after() -> None:
    folder = ROOT / "generated/diplomacy_1971/reference/solves"
    ring = (folder / "movement.md").read_text(encoding="utf-8").split("### A ring of three")[1].split("\n### ")[0]
    files = [re.findall(r"!\[The board\]\((\w+\.svg)\)", part) for part in ring.split("Before:")[1].split("After:")]
    before, after = ((folder / name).read_text(encoding="utf-8") for (name,) in files)
    assert before.count("<polygon") == 4  # three moves, and the support of one of them
    assert after.count("<polygon") >= 3
    assert before != after
