"""Spots, timers and answers that are lists keep their meaning when a game is moved to mended rules."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.cases.reliability.test_migrate_amounts import handed, state
from tests.cases.support import pack, rulec
from tests.game.older import made_older

RULES = """\
measure metre, metres "metre"
measure gold "gold"

enum Colour: red, green, blue "colour"

kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 20 gold "gold"
    picked: list of Colour = {} "colours"
    lent: gold = 0 gold "loan"
    paid: list of gold = {} "payments"
    order_of_sums: list of gold = {} "sums in order"
    trail: list of spot in metre = {} "trail"
    cites book "Houses"

kind Scout, scouts "scout"
    called by name
    name: text "name"
    house: House "house"
    belongs to house
    at: spot in metre = spot(3 metres, 4 metres) "place"
    way: list of spot in metre = {} "way"
    cites book "Scouts"

event seen_at(scout: Scout, place: spot in metre) "{scout} was seen at {place}"

kind Deed, deeds listed "deed"
    number: number "number"
    cites book "Deeds"

deed 1 "Go"
    number: 1
    by scout: Scout of house
    takes goal: spot in metre
    standing
    typed "1 {scout} {goal}"
    does
        put scout.at into scout.way until end of year
        set scout.at to goal
        note seen_at(scout: scout, place: goal)
    cites book "Deeds"

process choose(house: House) "What a house chooses"
    if happened seen_at(place: spot(8 metres, 0 metres)) ever
        tell house "Somebody was by the brook."
    ask house for fee be amount 0 gold .. 10 gold "What fee?"
    ask house for loan be amount 0 gold .. 10 gold "What loan?"
    lower house.gold by fee
    set house.lent to loan
    ask house for colours be some of Colour "Which colours?"
    set house.picked to colours
    ask house for sums be some of {2 gold, 3 gold, 5 gold} "Which sums?"
    set house.paid to sums
    ask house for row be order of {1 gold, 4 gold} "In which order?"
    ask house for posts be some of {spot(8 metres, 0 metres), spot(0 metres, 9 metres), spot(3 metres, 4 metres)} "At?"
    set house.trail to posts
    ask house for band be some of {s for each s in scouts where s.house = house} "Who?"
    ask house for last be yes or no "Is that all?"
    if last
        raise house.gold by 1 gold * count(each s in band)
        set house.order_of_sums to row
    cites book "Choices"

sequence year "A year"
    queue deed by lowest deed.number then shuffled
    step 1 "Deeds"
        acts deed 1 .. 9
    step 2 "Choices"
        run choose(house) for each house in houses as listed
    cites book "Years"
"""

SCENARIO = """\
scenario: one
title: One house
things:
  House:
    oak: {name: Oak}
  Scout:
    wren: {name: Wren, house: oak}
    finch: {name: Finch, house: oak, at: 8/0}
"""

ANSWERS = (
    "fee = 6",
    "loan = 6 gold",
    "colours = red, blue",
    "sums = 2 gold, 5 gold",
    "row = 4 gold, 1 gold",
    "posts = 8/0, 0/9",
    "band = Finch, Wren",
)
FINER = (('metres "metre"', 'metres grain 1/2 "metre"'), ('measure gold "gold"', 'measure gold grain 1/4 "gold"'))


def waiting(folder: Path) -> None:
    """A game of which a turn waits for its last answer."""
    pack(folder, {"p.rules": RULES, "scenarios/one.yaml": SCENARIO})
    built = rulec("build", "p", cwd=folder)
    assert built.code == 0, built.said
    assert rulec("new", "p", "one", "--seed", "5", "-o", "a.game", cwd=folder).code == 0
    assert handed(folder, "player: Oak\n1 Wren 8/0\n1 Finch 0/9\n").code == 0
    for answer in ANSWERS:
        assert rulec("turn", "a.game", cwd=folder).code == 0
        assert handed(folder, f"player: Oak\n{answer}\n").code == 0
    assert "Oak: last" in rulec("turn", "a.game", cwd=folder).out


def mended(folder: Path, *pairs: tuple[str, str]) -> None:
    """Changes the rules, and builds them."""
    text = RULES
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    (folder / "rules/p/p.rules").write_text(text, encoding="utf-8")
    built = rulec("build", "p", cwd=folder)
    assert built.code == 0, built.said


def of(folder: Path, kind: str) -> list[dict[str, Any]]:
    """The things of a kind, as the latest state holds them."""
    rows: Any = state(folder)["things"]
    return [row for row in rows if row["kind"] == kind]


def test_spots_and_lists_of_answers_keep_their_meaning(tmp_path: Path) -> None:
    """An answer `2 gold, 5 gold` was dropped, as it is told `2 gold and 5 gold`; spots were right."""
    waiting(tmp_path)
    mended(tmp_path, *FINER)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert (moved.code, moved.said) == (0, "")
    assert [row["at"] for row in of(tmp_path, "Scout")] == [[6, 8], [16, 0]]
    assert handed(tmp_path, "player: Oak\nlast = yes\n").code == 0
    assert "turn 1: " in rulec("turn", "a.game", cwd=tmp_path).out
    (oak,) = of(tmp_path, "House")
    assert (oak["paid"], oak["order_of_sums"], oak["picked"]) == ([8, 20], [16, 4], ["red", "blue"])
    assert oak["trail"] == [[16, 0], [0, 18]]
    mended(tmp_path)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert (moved.code, moved.said) == (0, "")
    (oak,) = of(tmp_path, "House")
    assert (oak["gold"], oak["paid"], oak["trail"]) == (16, [2, 5], [[8, 0], [0, 9]])
    assert [row["at"] for row in of(tmp_path, "Scout")] == [[8, 0], [0, 9]]
    seen: Any = state(tmp_path)["events"]
    standing: Any = state(tmp_path)["standing"]
    assert sorted(row[4] for row in seen if row[0] == "seen_at") == [[0, 9], [8, 0]]
    assert sorted(row["arguments"]["goal"] for row in standing) == [[0, 9], [8, 0]]


def test_an_answer_behind_one_that_is_asked_again_keeps_its_meaning(tmp_path: Path) -> None:
    """The fee was asked again, and the loan of 6 gold, of which the rules ask later, was then one of 1.5 gold."""
    waiting(tmp_path)
    mended(tmp_path, *FINER, ("fee be amount 0 gold .. 10 gold", "fee be amount 0 gold .. 3 gold"))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert "`fee = 6 gold`: “6 gold” is not offered here; it is from 0 gold to 3 gold" in moved.said
    assert moved.said.count("R0983") == 1
    assert handed(tmp_path, "player: Oak\nfee = 0\n").code == 0
    waits = rulec("turn", "a.game", cwd=tmp_path)
    assert "Oak: last" in waits.out, waits.said
    assert handed(tmp_path, "player: Oak\nlast = yes\n").code == 0
    assert "turn 1: " in rulec("turn", "a.game", cwd=tmp_path).out
    (oak,) = of(tmp_path, "House")
    assert (oak["lent"], oak["paid"]) == (24, [8, 20])


def test_a_spot_that_is_to_be_taken_out_again_keeps_its_place(tmp_path: Path) -> None:
    waiting(tmp_path)
    base = sqlite3.connect(tmp_path / "a.game")
    ((text,),) = base.execute("SELECT json FROM states").fetchall()
    data = json.loads(text)
    next(row for row in data["things"] if row["kind"] == "Scout")["way"] = [[1, 2], [3, 4]]
    data["timers"] = [["year", 2, "way", [3, 4]]]
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    base.close()
    made_older(tmp_path / "a.game", "2", lambda base: base.execute("UPDATE states SET json = ?", (text,)))
    mended(tmp_path, *FINER)
    assert rulec("migrate", "a.game", cwd=tmp_path).code == 0
    assert state(tmp_path)["timers"] == [["year", 2, "way", [6, 8]]]
    assert handed(tmp_path, "player: Oak\nlast = no\n").code == 0
    assert "turn 1: " in rulec("turn", "a.game", cwd=tmp_path).out
    assert of(tmp_path, "Scout")[0]["way"] == [[2, 4]]
