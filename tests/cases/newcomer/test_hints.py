"""What the compiler said of these guesses did not lead to what is right in one step."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.newcomer.town import DAY, WORLD
from tests.cases.support import pack, rulec

HEAD = 'quantity q(guard: Guard) -> gold "Q"\n    base 1 gold\n    '
FACT = 'fact f(guard: Guard, lamp: Lamp) "it is", not "it is not"\n    holds '
END = '\n    cites book "Gate" 9\n'
GROUND = """
measure metre, metres "metres"

kind Lamp, lamps "lamp"
    at: spot in metre "place"

value room(guard: Guard) -> level "Room"
    guard.level
    cites book "Gate" 8

roll luck() -> gold "Luck"
    d6
    cites book "Gate" 8
"""
EVENT = """
event robbed(guard: Guard) "{guard} was robbed"
    cites book "Gate" 8

"""


@pytest.mark.parametrize(
    ("rule", "code", "cure"),
    [
        (HEAD + "add guard.level", "R0301", "`1 gold per level * …`"),
        (HEAD + "add 5", "R0301", "say of what: `5 gold`"),
        (HEAD + "add 1/3 gold", "R0551", "`round down to 1 gold`"),
        (
            'quantity q() -> gold "Q"\n    base luck()',
            "R0344",
            "in place of the `base` of a quantity (`throw luck(…)`)",
        ),
        (
            HEAD + 'add 2 gold up to 7 gold "a"\n    subtract 3 gold down to 1 gold "b"',
            "R0634",
            "a step holds one limit",
        ),
        (HEAD + 'add 2 gold up to 7 gold "a"\n    add 3 gold up to 7 gold "b"', "R0634", "make them one family"),
        (FACT + "guard.level > 3 and lamp.at = lamp.at", "R0314", "say of what: `3 levels`"),
        (FACT + "guard.level > 1 level and distance(lamp.at, 3 metres) < 3 metres", "R0301", "`spot(ACROSS, DOWN)`"),
        (FACT + "room(lamp) > 3 levels", "R0301", "this `room` is the pack's own"),
        (FACT + "room(guard, lamp) > 3 levels", "R0324", "this `room` is the pack's own"),
        (
            'value v(rank: Rank) -> Rank "V"\n    first(each x in Rank where x > rank by highest x)',
            "R0301",
            "write `Rank?`",
        ),
        (EVENT + FACT + "happened robbed(guard: guard) in last 3 turns", "R0264", "`sequence turn "),
        (
            DAY + EVENT + FACT + "happened robbed(guard: guard) in last 3 turns",
            "R0264",
            "the unit of time is `market_day`",
        ),
        (
            'example "E"\n    given guard: Guard(house: oak), oak: House()\n    expect q2(guard) = 1 gold\n'
            'quantity q2(guard: Guard) -> gold "Q"\n    base guard.house.gold',
            "R0201",
            "`oak` in front of this",
        ),
    ],
)
def test_the_cure_is_told(tmp_path: Path, rule: str, code: str, cure: str) -> None:
    pack(tmp_path, {"p.rules": f"{WORLD}{GROUND}{rule}{END}"})
    said = rulec("check", "p", cwd=tmp_path).said
    faults = [fault for fault in said.split("\n\n") if f"[{code}]" in fault]
    assert any(cure in fault for fault in faults), said


@pytest.mark.parametrize(
    ("cell", "code", "cure"),
    [
        ("?", "R0401", "is `unknown`"),
        ("'{reads: 3, print: \"4\", ruling: half}'", "R0437", "take the quotes around it away"),
    ],
)
def test_cells(tmp_path: Path, cell: str, code: str, cure: str) -> None:
    table = (
        "table: fees\ntitle: Fees\ncites: ['book \"Gate\" 8']\nkeys: [rank]\ncolumns:\n"
        "  - {name: rank, type: Rank, label: Rank}\n  - {name: fee, type: gold, label: Fee}\n"
        f"rows:\n  - [low, 1]\n  - [middle, {cell}]\n  - [high, 3]\n"
    )
    pack(tmp_path, {"p.rules": WORLD, "tables/fees.yaml": table})
    said = rulec("check", "p", cwd=tmp_path).said
    assert f"[{code}]" in said
    assert cure in said


def test_fmt_takes_the_name_of_a_pack(tmp_path: Path) -> None:
    place = pack(tmp_path, {"p.rules": 'measure  gold   "gold"\n'})
    pack(tmp_path, {"q.rules": 'measure  gold   "gold"\n'}, "q")
    assert rulec("fmt", "p", cwd=tmp_path).code == 0
    assert (place / "p.rules").read_text() == 'measure gold "gold"\n'
    assert (tmp_path / "rules/q/q.rules").read_text() == 'measure  gold   "gold"\n'
