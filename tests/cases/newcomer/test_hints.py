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
        (HEAD + "add 15%", "R0301", "a share of the value itself is `increase by 15%`"),
        (HEAD + "subtract 15%", "R0301", "a share of the value itself is `reduce by 15%`"),
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
        (
            'fact g(guard: Guard, other: Guard) "it is"\n    holds guard.friend = other\n    example "E"\n'
            "        given guard: Guard(friend: other), other: Guard()\n        expect g(guard, other)",
            "R0815",
            "give `other` in front of what speaks of it",
        ),
        (
            'fact g(guard: Guard, other: Guard) "it is"\n    holds guard.friend = other\n    example "E"\n'
            "        given other.level: 2 levels, guard.friend: other, other: Guard()\n        expect g(guard, other)",
            "R0815",
            "give `other` in front of what speaks of it",
        ),
        (
            'roll r() -> truth "R"\n    yes when d6 > 3\n    otherwise no',
            "R0343",
            "write `throw x be d6` in front and `x` here",
        ),
        (
            'kind Post, posts listed "post"\n    at: spot in metre "place"\npost one "One"\n    at: spot(3, 4)',
            "R0301",
            "`spot(3 metre, 4 metre)`",
        ),
        (
            DAY + 'variant fog "Fog"\n    forbid step 1 "No."',
            "R0277",
            "below `modify sequence`: `forbid step 1 …`",
        ),
        (
            'process q(house: House) "Q"\n    ask house for one be yes or no default no "?"\n    if one\n'
            '        raise house.gold by 1 gold\n    example "E"\n        answered one: yes, one: no\n        does\n'
            "            run q(house)\n        expect house.gold = 10 gold",
            "R0930",
            "nothing asks for what is `answered`: `one`",
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


PARENT = """
kind Song, songs listed "song"

song canon "Canon"
    cites book "Gate" 1

fact sung(guard: Guard, songs: list of Song) "{guard} sings a round", not "{guard} sings none"
    holds songs has canon
    cites book "Gate" 1
"""
CHILD = "name: q\ntitle: Q\nversion: 0.1.0\nextends: [p]\ndocuments:\n  book: {title: The Book}\n"


def test_what_still_names_an_entry_that_is_left_out(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + PARENT})
    pack(tmp_path, {"pack.yaml": CHILD, "q.rules": 'forbid song canon "No."\n    cites book "Gate" 2\n'}, "q")
    said = rulec("check", "q", cwd=tmp_path).said
    assert "left out here" in said
    assert "override what still speaks of it, without it" in said


def test_what_a_pack_has_not_taken_over(tmp_path: Path) -> None:
    whole = "name: p\ntitle: P\nversion: 0.1.0\ndocuments:\n  book: {title: The Book}\nbook: [fair]\n"
    chapter = "# The fair\n\nIt begins.\n\n::: map start\n:::\n"
    start = "scenario: start\ntitle: Start\nthings: {House: {oak: {}}}\n"
    files = {"pack.yaml": whole, "p.rules": WORLD, "book/fair.md": chapter, "scenarios/start.yaml": start}
    pack(tmp_path, files)
    pack(tmp_path, {"pack.yaml": CHILD, "q.rules": 'measure pip "pips"\n'}, "q")
    said = rulec("check", "q", cwd=tmp_path).said
    assert "there is no scenario `start`" in said
    assert "not their scenarios: write one of its own" in said


def test_whose_entries_are_ones_own(tmp_path: Path) -> None:
    whole = "name: p\ntitle: P\nversion: 0.1.0\ndocuments:\n  book: {title: The Book}\nown: House\n"
    pack(tmp_path, {"pack.yaml": whole, "p.rules": WORLD + PARENT})
    said = rulec("check", "p", cwd=tmp_path).said
    assert "`House` has no entries" in said
    assert "name a kind that has entries, as `Song`" in said


def test_fmt_takes_the_name_of_a_pack(tmp_path: Path) -> None:
    place = pack(tmp_path, {"p.rules": 'measure  gold   "gold"\n'})
    pack(tmp_path, {"q.rules": 'measure  gold   "gold"\n'}, "q")
    assert rulec("fmt", "p", cwd=tmp_path).code == 0
    assert (place / "p.rules").read_text() == 'measure gold "gold"\n'
    assert (tmp_path / "rules/q/q.rules").read_text() == 'measure  gold   "gold"\n'
