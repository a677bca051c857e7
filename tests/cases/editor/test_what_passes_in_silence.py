"""Slips of an editor that `check` let pass, each with exit code 0 and no word."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

enum Arm: spear, javelin, bow "arm"

kind House, houses "house"
    gold: gold = 9 gold "gold"
    arm: Arm = spear "arm"

kind Deed, deeds listed "deed"

quantity tithe(house: House) -> gold "Tithe"
    base 2 gold
    add 1 gold when house.arm in {spear, javelin} "thrown arms"
    cites book "Tithes" 3

deed 7 "Spend"
    by house: House
    takes sum: gold in 1 gold .. 9 gold
    costs 1 gold
    typed "{number} {sum}"
    does
        lower house.gold by sum
        tell house "You give {tithe(house)}."
    cites book "Deeds" 1

sequence turn "A turn"
    queue deed by lowest deed.number
    step 1 "All"
        acts deed 7
    cites book "Turns" 2
"""


def test_the_pack_itself_is_sound(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    assert rulec("check", "p", "--strict", cwd=tmp_path).said == ""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{spear, javelin}", "{spear, spear}", "error[R0583]: `spear` stands twice in one set"),
        ("in 1 gold .. 9 gold", "in 9 gold .. 1 gold", "error[R0318]: a range from the higher to the lower end"),
        ("1 gold .. 9 gold", "1 gold .. 9 gold = 10 gold", "error[R0352]: the default is not among what may be typed"),
        ("1 gold .. 9 gold", "2 gold .. house.gold = 1 gold", "error[R0352]: the default is not among what may be"),
        (
            "        lower house.gold by sum",
            '        ask house for m be amount 0 gold .. 3 gold default 5 gold "More?"\n        lower house.gold by m',
            "error[R0352]: the default is not among what may be answered",
        ),
        ("costs 1 gold", "costs 0 gold - tithe(house)", "error[R0584]: a cost that pays the player"),
        ("costs 1 gold", "costs -1 gold", "error[R0584]: a cost that pays the player"),
        ("costs 1 gold", "costs -tithe(house)", "error[R0584]: a cost that pays the player"),
        (
            "in {spear, javelin}",
            "in {bow} and cheapest(house, house, {h} costing 0 - 1 for each h in houses) = 0",
            "error[R0584]: a step that costs less than nothing",
        ),
        ("{tithe(house)}", "(tithe(house))", "error[R0976]: the text holds `tithe(house)`"),
        ("{tithe(house)}", "(house.gold)", "error[R0976]: the text holds `house.gold`"),
    ],
)
def test_a_slip_in_rules(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in RULES
    pack(tmp_path, {"p.rules": RULES.replace(old, new)})
    assert said in rulec("check", "p", cwd=tmp_path).said


TABLE = """table: fees
title: Fees{}
cites: {{doc: book, section: Pay, line: 1}}
keys: [sort]
columns:
  - {{name: sort, type: text, label: Sort{}}}
  - {{name: fee, type: number, unit: gold, label: Fee}}
rows:
  - [keen, 3]
"""


def test_a_title_that_is_cut(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "tables/fees.yaml": TABLE.format(" #2 by time", "")})
    done = rulec("check", "p", cwd=tmp_path)
    assert "error[R0415]: a ` #` cuts the title short" in done.said
    assert "put the text in quotes" in done.said


def test_a_name_in_a_scenario_that_is_cut(tmp_path: Path) -> None:
    """A player `Elm #2` was called “Elm”."""
    rules = RULES.replace(
        '    gold: gold = 9 gold "gold"', '    called by name\n    name: text "name"\n    gold: gold = 9 gold "gold"'
    )
    things = "scenario: two\ntitle: Two\nthings:\n  House:\n    oak: {name: Oak}\n    elm:\n      name: Elm #2\n"
    pack(tmp_path, {"p.rules": rules, "scenarios/two.yaml": things})
    assert "error[R0415]: a ` #` cuts the text short" in rulec("check", "p", cwd=tmp_path).said


def test_a_set_of_a_scenario_that_lists_a_thing_twice(tmp_path: Path) -> None:
    rules = RULES.replace("    arm: Arm =", '    arms: set of Arm = {} "arms"\n    arm: Arm =')
    things = "scenario: two\ntitle: Two\nthings:\n  House:\n    oak: {arms: [spear, bow, spear]}\n"
    pack(tmp_path, {"p.rules": rules, "scenarios/two.yaml": things})
    assert "error[R0942]: `spear` stands twice in one set" in rulec("check", "p", cwd=tmp_path).said


def test_a_label_that_is_cut(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "tables/fees.yaml": TABLE.format("", " #2")})
    assert "put the text in quotes; a comment has a line of its own" in rulec("check", "p", cwd=tmp_path).said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            '    patience: number = 0 "patience"\n',
            "warning[R0686]: nothing reads or sets the field `patience` of `Guard`",
        ),
        ("", "warning[R0685]: nothing is counted in `mile`"),
    ],
)
def test_what_a_game_does_not_use(line: str, said: str, tmp_path: Path) -> None:
    village = Path(__file__).parents[2] / "game" / "rules" / "village"
    rules = shutil.copytree(village, tmp_path / "rules" / "village") / "village.rules"
    text = rules.read_text(encoding="utf-8")
    head = next(line for line in text.splitlines() if line.startswith("kind Guard"))
    new = text.replace(f"{head}\n", f"{head}\n{line}") if line else f'measure mile, miles "miles"\n{text}'
    rules.write_text(new, encoding="utf-8")
    done = rulec("check", "village", cwd=tmp_path)
    assert (said in done.said, done.code) == (True, 0)


def test_a_range_that_runs_backwards_is_told_with_its_cure(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES.replace("in 1 gold .. 9 gold", "in 9 gold .. 1 gold")})
    assert "write the lower end first: `1 gold .. 9 gold`" in rulec("check", "p", cwd=tmp_path).said
