"""What happened in a turn, as data: in the game file, in reports, and what a player gets to see of it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.cases.support import pack, rulec
from tests.game.older import made_older

RULES = """\
measure gold

kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 50 gold "gold"
    cites book "Houses" 1

kind Spy, spies "spy"
    called by name
    name: text "name"
    house: House "house"
    belongs to house
    seen by house
    lamed: truth = no "lamed"
    away: truth = no "away"
    cites book "Spies" 2

event sneaked(spy: Spy, cost: gold) "{spy} sneaked off"
    cites book "Spies" 2

kind Deed, deeds listed "deed"
    cites book "Deeds" 3

deed 1 "Sneak"
    by spy: Spy of house
    open when house.gold > 0 gold "{house} is poor." as poor
    needs sound: not spy.lamed else "{spy} is lame."
    costs 3 gold
    typed "sneak {spy}"
    does
        note sneaked(spy: spy, cost: 3 gold)
        tell house "{spy} sneaks off, and leaves {house.gold / 1 gold} and {house.gold}." as gone
    cites book "Deeds" 3

deed 2 "Send"
    by spy: Spy of house
    typed "send {spy}"
    does
        set spy.away to yes
    cites book "Deeds" 3

upon sneaked(spy: s) "Gone"
    set s.away to yes
    cites book "Spies" 2

process muster() at the beginning "Each house has twins"
    for each h in houses as listed
        create Spy(name: "Twin", house: h)
    for each h in houses as listed
        create Spy(name: "Twin", house: h)
    cites book "Spies" 2

process roll_call() "Roll call"
    for each s in spies where s.lamed and s.away as listed
        tell s.house "{s} comes back." as back failing deed of spy: s
    tell everyone "All are counted."
    cites book "Roll call" 4

sequence turn "A turn"
    queue deed as listed
    step 1 "Deeds"
        acts deed 1 .. 2
    step 2 "Roll call"
        run roll_call()
    cites book "Roll call" 4
"""
SCENARIO = """\
scenario: two
title: Two spies
things:
  House:
    east: {name: East}
    west: {name: West}
  Spy:
    ann: {name: Ann, house: east, lamed: yes}
    bo: {name: Bo, house: west, lamed: yes}
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of which one turn was played."""
    folder = tmp_path_factory.mktemp("outcomes")
    pack(folder, {"p.rules": RULES, "scenarios/two.yaml": SCENARIO})
    assert rulec("build", "p", cwd=folder).code == 0
    assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=folder).code == 0
    lines = "player: East\nsneak Twin 2\nsneak Ann\nplayer: West\nsend Bo\nsend Twin 1\n"
    (folder / "lines.txt").write_text(lines, encoding="utf-8")
    assert rulec("orders", "g.game", "lines.txt", cwd=folder).code == 0
    done = rulec("turn", "g.game", cwd=folder)
    assert done.out == "turn 1: 1 act ordered, 1 act carried out, 1 act came to nothing, 1 turned down\n"
    return folder


def rows(folder: Path, table: str, seq: int = 0, name: str = "g.game") -> list[dict[str, Any]]:
    """The rows of a table of a game file that stand under a state."""
    base = sqlite3.connect(folder / name)
    base.row_factory = sqlite3.Row
    try:
        return [dict(row) for row in base.execute(f"SELECT * FROM {table} WHERE seq = ?", (seq,))]
    finally:
        base.close()


def report(folder: Path, *more: str, name: str = "g.game") -> dict[str, Any]:
    document: dict[str, Any] = json.loads(rulec("report", name, "--format", "json", *more, cwd=folder).out)
    return document


def told(seen: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for step in seen["steps"] for each in step["told"]]


def test_everything_that_happened_stands_in_the_game_file_in_its_order(played: Path) -> None:
    found = [(each["sort"], each["rule"], each["name"]) for each in rows(played, "events")]
    assert found == [
        ("noted", "event:sneaked", "sneaked"),
        ("told", "deed:1", "gone"),
        ("act", "deed:1", "carried out"),
        ("told", "deed:1", "sound"),
        ("act", "deed:2", "ordered"),
        ("act", "deed:2", "ordered"),
        ("told", "process:roll_call", "back"),
        ("told", "process:roll_call", "all_are_counted"),
    ]


def test_arguments_stand_by_name_with_units_and_numbers_for_the_umpire(played: Path) -> None:
    noted, gone, act, *_ = rows(played, "events")
    assert json.loads(noted["args"]) == {
        "spy": {"kind": "Spy", "name": "Twin 3", "number": 7},
        "cost": {"amount": 3, "unit": "gold"},
    }
    assert (noted["who"], noted["text"]) == ("[]", "")
    assert json.loads(gone["args"]) == {
        "spy": {"kind": "Spy", "name": "Twin 2", "number": 7},
        "gold": 47,
        "house_gold": {"amount": 47, "unit": "gold"},
    }
    assert gone["text"] == "Twin 2 sneaks off, and leaves 47 and 47 gold."
    assert json.loads(act["args"]) == {
        "spy": {"kind": "Spy", "name": "Twin 2", "number": 7},
        "house": {"kind": "House", "name": "East", "number": 1},
    }


def test_a_line_has_a_state_and_what_turned_it_down(played: Path) -> None:
    assert [(each["text"], each["state"], each["by"]) for each in rows(played, "orders")] == [
        ("sneak Twin 2", "carried out", ""),
        ("sneak Ann", "refused", "sound"),
        ("send Bo", "came to nothing", "back"),
        ("send Twin 1", "ordered", ""),
    ]
    lines = report(played, "--player", "West")["lines"]
    assert [(each["verdict"], each["by"], each["sentence"]) for each in lines] == [
        ("came to nothing", "back", "Bo comes back."),
        ("ordered", "", ""),
    ]


def test_a_player_gets_the_own_outcomes_and_no_numbers(played: Path) -> None:
    """The numbers of things count those of others as well: a `Twin` of West came into play between those of East."""
    seen = report(played, "--player", "East")
    assert [(each["rule"], each["name"]) for each in told(seen)] == [
        ("deed:1", "gone"),
        ("deed:1", "sound"),
        ("process:roll_call", "all_are_counted"),
    ]
    gone, sound, counted = told(seen)
    assert gone["args"]["spy"] == {"kind": "Spy", "name": "Twin 2"}
    assert (sound["args"], sound["about"]) == ({"spy": {"kind": "Spy", "name": "Ann"}}, "sneak Ann")
    assert counted["args"] == {}
    assert "number" not in json.dumps(seen["steps"]).replace('"number": 1', "").replace('"number": 2', "")
    west = told(report(played, "--player", "West"))
    assert [(each["name"], each["about"]) for each in west] == [("back", "send Bo"), ("all_are_counted", "")]


def test_a_report_has_acts_and_events_as_data(played: Path) -> None:
    """A page can be made of them without a sentence: the umpire's has all, a player's the own acts and no event."""
    seen = report(played)
    assert [(each["player"], each["act"], each["became"], each["line"]) for each in seen["acts"]] == [
        ("East", "deed:1", "carried out", 1),
        ("West", "deed:2", "ordered", 1),
        ("West", "deed:2", "ordered", 2),
    ]
    assert seen["acts"][0]["args"]["spy"] == {"kind": "Spy", "name": "Twin 2", "number": 7}
    (sneaked,) = seen["events"]
    assert (sneaked["event"], sneaked["args"]["cost"]) == ("sneaked", {"amount": 3, "unit": "gold"})
    east = report(played, "--player", "East")
    assert [each["args"]["spy"] for each in east["acts"]] == [{"kind": "Spy", "name": "Twin 2"}]
    assert east["events"] == []


def test_told_sums_leave_the_same_outcomes(played: Path) -> None:
    (played / "h.game").unlink(missing_ok=True)
    assert rulec("new", "p", "two", "--seed", "7", "-o", "h.game", cwd=played).code == 0
    assert rulec("orders", "h.game", "lines.txt", cwd=played).code == 0
    assert rulec("turn", "h.game", "--sums", cwd=played).code == 0
    assert [each for each in rows(played, "events", name="h.game") if each["name"]] == rows(played, "events")


def test_a_game_of_which_only_words_were_kept_is_read_and_goes_on(played: Path) -> None:
    old = played / "old.game"
    old.write_bytes((played / "g.game").read_bytes())
    made_older(old, "3")
    seen = report(played, "--player", "West", name="old.game")
    assert [(each["verdict"], each["sentence"]) for each in seen["lines"]] == [
        ("refused", "Bo comes back."),
        ("ordered", ""),
    ]
    assert [(each["text"], each["about"]) for each in told(seen)] == [
        ("Bo comes back.", "send Bo"),
        ("All are counted.", ""),
    ]
    assert rulec("orders", "old.game", "lines.txt", cwd=played).code == 0
    assert rulec("turn", "old.game", cwd=played).code == 0
    assert {each["rule"] for each in rows(played, "events", name="old.game")} == {""}
    assert "gone" in [each["name"] for each in rows(played, "events", 1, name="old.game")]
    assert [each["text"] for each in told(report(played, "--player", "West", name="old.game"))][
        -1
    ] == "All are counted."


def test_an_old_game_that_is_only_looked_at_stays_as_it_was(played: Path) -> None:
    old = played / "kept.game"
    old.write_bytes((played / "g.game").read_bytes())
    made_older(old, "3")
    before = old.read_bytes()
    report(played, name="kept.game")
    assert old.read_bytes() == before
