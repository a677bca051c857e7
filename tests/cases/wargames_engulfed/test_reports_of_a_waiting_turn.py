"""The report of a turn that waits shows the world at which it waits."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
kind Seat, seats "seat"
    called by name
    name: text "name"
    cards: number = 0 "cards"
    bid: number = 0 "bid"
    cites book "Gate" 1

process deal() "Cards are dealt"
    for each s in seats as listed
        raise s.cards by 4
    cites book "Gate" 2

process bidding() "All bid"
    for each s in seats at once
        ask s for bid be amount 0 .. s.cards "What does {s} bid?"
        set s.bid to bid
    cites book "Gate" 3

process hide() "One hides something"
    for each s in seats as listed
        ask s for secret be yes or no default no sealed "Does {s} hide?"
        reveal secret
    cites book "Gate" 4

view table(seat: Seat) "The table"
    for each s in seats
    shows s.cards
    shows s.bid
    cites book "Gate" 5

sequence turn "A turn"
    step 1 "Cards"
        run deal()
    step 2 "Bids"
        run bidding()
    step 3 "What is hidden"
        run hide()
    cites book "Gate" 6
"""
SCENARIO = """\
scenario: two
title: Two seats
things:
  Seat:
    east: {name: East}
    west: {name: West}
"""


def begun(folder: Path) -> None:
    """A game whose first turn waits for two bids."""
    pack(folder, {"p.rules": RULES, "scenarios/two.yaml": SCENARIO})
    assert rulec("build", "p", cwd=folder).code == 0
    assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=folder).code == 0
    assert rulec("turn", "g.game", cwd=folder).out.startswith("turn 1 waits for 2 answers")


def answered(folder: Path, text: str) -> str:
    """Takes answers and goes on with the turn."""
    (folder / "answers.txt").write_text(text, encoding="utf-8")
    assert rulec("orders", "g.game", "answers.txt", cwd=folder).code == 0
    return rulec("turn", "g.game", cwd=folder).out


def test_what_was_dealt_is_shown(tmp_path: Path) -> None:
    """Engulfed, turn 1: The West was asked for an Avoidance card, and its report said that it held none.

    Right: what the player sees while the turn waits, and titled so; of what others have answered at the same moment
    nothing shows.
    """
    begun(tmp_path)
    report = rulec("report", "g.game", "--player", "East", cwd=tmp_path).out
    assert "## The table, as turn 1 waits" in report
    assert "| East | 4 | 0 |" in report
    assert "West: bid" in answered(tmp_path, "player: East\nbid = 3\n")
    for player in ("East", "West"):
        seen = json.loads(rulec("report", "g.game", "--player", player, "--format", "json", cwd=tmp_path).out)
        assert seen["views"][0]["title"] == "The table, as turn 1 waits"
        assert seen["views"][0]["rows"] == [["East", "4", "0"], ["West", "4", "0"]]
    assert "secret" in answered(tmp_path, "player: West\nbid = 1\n")
    assert "| East | 4 | 3 |" in rulec("report", "g.game", "--player", "West", cwd=tmp_path).out


def test_an_answer_under_seal_is_told_once(tmp_path: Path) -> None:
    """The Avoidance card stood twice in a row in the report of its owner and of the umpire.

    Right: once it is revealed, what everyone is told tells its owner as well.
    """
    begun(tmp_path)
    answered(tmp_path, "player: East\nbid = 3\nplayer: West\nbid = 1\n")
    answered(tmp_path, "player: East\nsecret = yes\n")
    assert answered(tmp_path, "player: West\nsecret = no\n").startswith("turn 1: ")
    for words in (("--player", "East"), ("--player", "West"), ()):
        report = rulec("report", "g.game", *words, cwd=tmp_path).out
        assert report.count("East is asked: “Does East hide?” The answer: yes.") == 1
