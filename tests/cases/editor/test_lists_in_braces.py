"""A list in braces was refused where nothing said what it holds, with a hint that led in a circle (R0303)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"
kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 20 gold "gold"
    told: number = 0 "how often"
    rich: number = 0 "how many are rich"
    cites book "Houses"
fact among(house: House) "{house} is rich"
    yes when {each h in houses where h.gold > 3 gold} has house
    otherwise no
    cites book "Rich"
    example "Twenty"
        expect among(house)
    example "Two"
        given house.gold: 2 gold
        expect not among(house)
fact alike(house: House) "{house} is like another"
    yes when house.gold in {h.gold for each h in houses where h != house}
    otherwise no
    cites book "Rich"
    example "Both twenty"
        given other: House()
        expect alike(house)
    example "None else"
        given other: House(gold: 1 gold)
        expect not alike(house)
process count_them(house: House) "Count"
    tell {each h in houses where h != house} "Hello."
    let rich be {each h in houses where h.gold > 3 gold}
    set house.rich to count(each h in rich)
    cites book "Rich"
    example "Two of three"
        given second: House(), third: House(gold: 1 gold)
        does
            run count_them(third)
        expect third.rich = 2
"""
LOOP = """process shout(house: House) "Shout"
    for each n in {LIST} as listed
        raise house.told by n
    cites book "Rich"
"""


def test_a_list_of_what_is_gone_through_stands_anywhere(tmp_path: Path) -> None:
    """In `tell`, `let`, before `has` and behind `in`."""
    pack(tmp_path, {"p.rules": RULES})
    done = rulec("test", cwd=tmp_path)
    assert done.code == 0, done.said
    assert "5 examples passed, 0 failed" in done.out + done.said


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("{1 .. 3}", "a range stands without braces: `1 .. 3`"),
        ("{1 .. 3, 7}", "write each value, or `{each x in xs where …}` alone"),
    ],
)
def test_a_range_in_braces_is_told_what_to_write(tmp_path: Path, written: str, hint: str) -> None:
    pack(tmp_path, {"p.rules": RULES + LOOP.replace("{LIST}", written)})
    said = rulec("check", cwd=tmp_path).said
    assert "error[R0303]: only single values fit in this list" in said
    assert f"hint: {hint}" in said
    cured = LOOP.replace("{LIST}", "1 .. 3" if written == "{1 .. 3}" else "{1, 2, 3, 7}")
    pack(tmp_path, {"p.rules": RULES + cured})
    done = rulec("check", cwd=tmp_path)
    assert done.code == 0, done.said
