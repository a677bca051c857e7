"""A turn of Engulfed by mail takes few letters, though it has many questions: what is known goes with what is due."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.game.play import Done, rulec

ROOT = Path(__file__).parents[3]
PLACES = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))
QUIET = "row = default\nwhere = default\nmain = default\naway = default\n"
FIRST = f"""\
player: Sauron
bent = default
committed = 1
lines = none
{QUIET}
player: Saruman
10 Rohan
bent = default
committed = 0
{QUIET}
player: The West
goal = @
goal.x2 = none
leavers = default
joiners = default
parting = default
cover = default
shield = default
{QUIET}
"""
FIGHT = "plan = headlong charge\nplan.x2 = steady line\ncourage = 1\ncalls = default\nlines_10 = none\n"
SHADOW = f"player: Saruman\n@\n{FIGHT}"
WEST = f"player: The West\nlines_9 = none\n{FIGHT}"
MUSTER = "player: Saruman\n81 Uruk-hai of the Hand 1 step\nplayer: The West\n90\n"
TURNS = [
    ("Bree", "50 Uruk-hai of the Hand Isengard"),
    ("Rivendell", "50 Uruk-hai of the Hand Westfold"),
    ("none", "50 Uruk-hai of the Hand Edoras"),
]


def hand_in(folder: Path, text: str) -> Done:
    (folder / "letters.txt").write_text(text, "utf-8")
    return rulec("orders", "g.game", "letters.txt", cwd=folder, places=PLACES)


@pytest.mark.parametrize("seed", ["7", "11"])
def test_three_turns_take_four_letters_each(tmp_path: Path, seed: str) -> None:
    new = ("new", "middle_earth_engulfed", "the_ring_goes_south", "--seed", seed, "-o", "g.game")
    assert rulec(*new, cwd=tmp_path, places=PLACES).code == 0
    fought = 0
    for goal, march in TURNS:
        letters = [FIRST.replace("@", goal), SHADOW.replace("@", march), WEST, MUSTER]
        for letter in letters[:-1]:
            assert (done := hand_in(tmp_path, letter)).code == 0, done.said
            assert "waits" in rulec("turn", "g.game", cwd=tmp_path, places=PLACES).out
        hand_in(tmp_path, letters[-1])
        done = rulec("turn", "g.game", cwd=tmp_path, places=PLACES)
        assert "waits" not in done.out, done.out
        report = rulec("report", "g.game", "--player", "Saruman", "--format", "json", cwd=tmp_path, places=PLACES).out
        fought += sum(each["used"] for each in json.loads(report)["ahead"] if each["key"] == "plan")
    assert fought, "a battle is fought with the plan that came with the march"
