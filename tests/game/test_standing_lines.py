"""Lines that stand until they are cancelled, as players write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.play import Done, rulec
from tests.game.test_lines_due import PACK

RULES = """
kind Camp, camps "camp"
    called by name
    name: text
    dug: number = 0 "dug"
    cites book "Camps"

kind Order, orders listed "order"
    rare: truth = no "rare"

order 10 "Dig"
    by camp: Camp
    takes holes: number in 1 .. 9
    needs shallow: camp.dug + holes < 20 else "There is no room for {holes} holes."
    typed "10 {holes}"
    does
        raise camp.dug by holes
    cites book "Digging"

order 11 "Claim"
    rare: yes
    by camp: Camp
    typed "11"
    does
        tell everyone "{camp} claims the wood."
    cites book "Digging"

order 5 "No more"
    by camp: Camp
    takes line: text
    cancels line
    typed "5 {line}"
    cites book "Digging"

order 6 "Every day"
    by camp: Camp
    takes line: text
    repeats line
    typed "6 {line}"
    cites book "Digging"

sequence day "A day"
    queue order by lowest order.number
    limit 1 "lines a day"
    limit standing 0 when order.rare "rare lines that stand"
    limit standing 2 "lines that stand"
    step 1 "All"
        acts order 1 .. 99
    cites book "Digging"

view wood(camp: Camp) "The wood"
    for each c in camps
    shows c.dug
    cites book "Digging"
"""
SCENARIO = """
scenario: wood
title: The wood
about: A wood.
things:
  Camp:
    grey: {name: Grey}
    doe: {name: Doe}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pack = tmp_path / "rules/hunters"
    (pack / "scenarios").mkdir(parents=True)
    (pack / "pack.yaml").write_text(PACK, "utf-8")
    (pack / "dig.rules").write_text(RULES, "utf-8")
    (pack / "scenarios/wood.yaml").write_text(SCENARIO, "utf-8")
    assert rulec("build", cwd=tmp_path, places=()).code == 0
    assert rulec("new", "hunters", "wood", "--seed", "1", "-o", "g.game", cwd=tmp_path, places=()).code == 0
    return tmp_path


def hand_in(folder: Path, *lines: str) -> Done:
    (folder / "lines.txt").write_text("\n".join(["player: Grey", *lines, ""]), "utf-8")
    return rulec("orders", "g.game", "lines.txt", cwd=folder, places=())


def report(folder: Path) -> str:
    return rulec("report", "g.game", "--player", "Grey", cwd=folder, places=()).out


def turn(folder: Path, *lines: str) -> str:
    """The report behind a turn with these lines."""
    told = hand_in(folder, *lines)
    assert f"{len(lines)} of {len(lines)}" in told.out, told
    assert rulec("turn", "g.game", cwd=folder, places=()).code == 0
    return report(folder)


def test_a_line_is_given_anew_each_turn_until_it_is_cancelled(folder: Path) -> None:
    told = turn(folder, "6 10 2", "6 10 3", "10 1")  # what stands does not count as a line of the day
    assert "| Grey | 6 |" in told
    assert "## What stands\n\n- 10 2\n- 10 3\n" in told
    assert "| Grey | 11 |" in turn(folder)
    told = turn(folder, "5 10 3")
    assert "| Grey | 13 |" in told  # it is no longer carried out in the turn in which it is cancelled
    assert told.endswith("## What stands\n\n- 10 2\n")
    assert "| Grey | 15 |" in turn(folder)


def test_a_line_that_stands_and_cannot_be_carried_out_waits(folder: Path) -> None:
    turn(folder, "6 10 9")
    turn(folder)
    told = turn(folder)
    assert "There is no room for 9 holes." in told
    assert "| Grey | 18 |" in told
    assert "- 10 9" in told


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("6 10 40", "40 is not possible here; it may be from 1 to 9."),
        ("6 11", "No more than 0 rare lines that stand."),
        ("6 5 10 1", "No more cannot stand."),
        ("6 6 10 1", "Every day cannot stand."),
        ("6 10 4", "No more than 2 lines that stand."),
        ("5 11", "No line stands that says so; `10 1` and `10 2` do."),
        ("5 10", "Several lines stand that say so: `10 1` and `10 2`."),
    ],
)
def test_what_cannot_stand_or_end_is_told(folder: Path, line: str, sentence: str) -> None:
    turn(folder, "6 10 1", "6 10 2")
    told = hand_in(folder, line)
    assert told.code == 1
    assert sentence.rstrip(".") in told.said


def test_a_cancelled_line_makes_room(folder: Path) -> None:
    turn(folder, "6 10 1", "6 10 2")
    assert "## What stands\n\n- 10 2\n- 10 4\n" in turn(folder, "5 10 1", "6 10 4")
    assert "| Grey | 15 |" in turn(folder)


def test_nothing_ends_where_nothing_stands(folder: Path) -> None:
    assert "No line stands" in hand_in(folder, "5 10 1").said


def test_the_same_line_stands_once(folder: Path) -> None:
    turn(folder, "6 10 1")
    assert turn(folder, "6 10 1").endswith("## What stands\n\n- 10 1\n")
