"""`explain` said of a fact that is so that "something before it decided"."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cases.newcomer.town import WORLD
from tests.cases.support import pack, rulec

FACTS = """
fact bold(guard: Guard) "{guard} is bold", not "{guard} is meek"
    needs brave: guard.level > 3 levels else "Too meek."
    needs fit: guard.rank != low when guard.level < 9 levels else "Not fit."
    cites book "Gate" 1

fact held(guard: Guard) "{guard} is held", not "{guard} is free"
    holds guard.level >= 5 levels
    cites book "Gate" 1

kind Virtue, virtues listed "virtue"
    carried by House as virtues

virtue early "Early Riser"
    cites book "Gate" 2
    modify bold for its guard
        waive brave "never too meek"

fact brisk(guard: Guard) "{guard} is brisk", not "{guard} is slow"
    needs fresh: guard.level > 6 levels else "Too tired."
    cites book "Gate" 3

modify brisk when guard.rank = high
    waive fresh "never too tired"
    cites book "Gate" 4
"""
RULES = (
    WORLD.replace('gold: gold = 9 gold "gold"\n', 'gold: gold = 9 gold "gold"\n    virtues: set of Virtue = {}\n')
    + FACTS
)


@pytest.mark.parametrize(
    ("asked", "because"),
    [
        (
            "bold guard.level=5 guard.rank=high",
            ["the guard's level is more than 3, or for Early Riser", "the guard's rank is not low"],
        ),
        ("bold guard.level=9", ["the guard's level is more than 3, or for Early Riser"]),
        ("bold guard.level=2", ["Too meek"]),
        ("brisk guard.level=7", ["the guard's level is more than 6, or the guard's rank is high"]),
        ("held guard.level=5", ["the guard's level is at least 5"]),
    ],
)
def test_what_a_fact_has_is_how_it_comes_about(tmp_path: Path, asked: str, because: list[str]) -> None:
    pack(tmp_path, {"p.rules": RULES})
    name, *given = asked.split()
    words = [word for one in given for word in ("--given", one)]
    said = rulec("explain", "p", name, *words, cwd=tmp_path).out
    _, _, behind = said.partition("how it comes about\n")
    assert [line.strip() for line in behind.partition("\n\n")[0].splitlines()] == because, said
    assert "something before it decided" not in said or because == ["Too meek"]


def test_what_nothing_is_said_of_is_no_assumption(tmp_path: Path) -> None:
    """`guard.house = guard.house` stood among what was not given."""
    pack(tmp_path, {"p.rules": RULES + """
quantity pay(guard: Guard) -> gold "Pay"
    base guard.house.gold
    cites book "Gate" 1
"""})  # fmt: skip
    said = rulec("explain", "p", "pay", cwd=tmp_path).out
    assert "  guard.house.gold = 9 gold\n" in said
    assert "guard.house = " not in said


def test_programs_are_told_the_same(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    said = rulec("explain", "p", "held", "--given", "guard.level=5", "--format", "json", cwd=tmp_path).out
    (line,) = json.loads(said)["breakdown"]
    assert (line["label"], line["state"], line["reason"]) == ("the guard's level is at least 5", "met", None)
