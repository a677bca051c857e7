"""Names that mean something in another place, as editors wrote them: the message holds what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.newcomer.town import DAY, WORLD
from tests.cases.support import pack, rulec

RULES = """measure gold "gold"
measure level, levels "levels"

kind Guard, guards "guard"
    level: level = 1 level "level"
    cites book "Guards" 1

quantity worth(guard: Guard) -> gold "What a guard is worth"
    base {base}
    cites book "Guards" 2
    example "One"
        given guard: {given}
        expect worth(guard) = 2 gold

quantity pay(guard: Guard) -> gold "Pay"
    base 2 gold
    cites book "Guards" 3
"""


@pytest.mark.parametrize(
    ("base", "given", "code", "cure"),
    [
        ("2 gold", "Guard", "R0201", "`Guard(…)`, or `Guard()` where nothing is said of it"),
        ("2 gold", "guard(level: 3)", "R0209", "a thing is made by the name of its kind: `Guard(…)`"),
        ("2 silver", "Guard()", "R0203", "there are `gold` and `level`; a label stands in quotes"),
        ("guard.pay", "Guard()", "R0202", "it is worked out: write `pay(guard)`"),
        ("pay[guard]", "Guard()", "R0212", "it is worked out: write `pay(…)`, with round brackets"),
        ("1 gold * len(guard)", "Guard()", "R0209", "how many there are is `count(each x in guard)`"),
        ("1w6", "Guard()", "R0203", "a die with 6 faces is `d6`, and two of them `2d6`"),
        ("gold", "Guard()", "R0201", "it is a measure: an amount has its number in front, as `3 gold`"),
        ("1 gold * guard.pay(guard)", "Guard()", "R0322", "what is asked stands first: write `pay(guard, guard)`"),
        ("empty", "Guard()", "R0201", "a list or a set that is empty is `{}`"),
        ("1 gold * count(guard)", "Guard()", "R0327", "write `count(each x in guard)`"),
        ("1 gold * guard.count()", "Guard()", "R0322", "write `count(each x in guard)`"),
        ("guard.level()", "Guard()", "R0322", "a field is read without: `guard.level`"),
    ],
)
def test_what_was_meant_is_said(tmp_path: Path, base: str, given: str, code: str, cure: str) -> None:
    pack(tmp_path, {"p.rules": RULES.format(base=base, given=given)})
    done = rulec("check", cwd=tmp_path)
    assert f"error[{code}]" in done.said
    assert cure in done.said


def test_a_comma_that_is_missing_behind_a_title_is_named(tmp_path: Path) -> None:
    table = """table: ranks
title: Ranks
cites: book "Ranks" 1
keys: [rank]
columns:
  - {name: rank, type: Rank, label: Rank, declares: enum}
  - {name: power, type: number, label: Power}
rows:
  - [low "Low" 1]
  - [high "High", 2]
"""
    pack(tmp_path, {"tables/ranks.yaml": table})
    done = rulec("check", cwd=tmp_path)
    assert "error[R0431]" in done.said
    assert 'a comma is missing between two cells, in `low "Low" 1`' in done.said


@pytest.mark.parametrize(
    ("old", "new", "cure"),
    [
        ('  - [low "Low", 1]', '  [low "Low", 1]', "begin each row of a list with `- `"),
        ('[low "Low", 1]', "[low 1]", "a comma is missing between two cells, in `low 1`"),
        ('[low "Low", 1]', "[low high]", "a comma is missing between two cells, in `low high`"),
        ("type: number", "type:number", "write a space behind the colon: `type: number`"),
    ],
)
def test_a_row_and_a_column_that_are_nearly_right(tmp_path: Path, old: str, new: str, cure: str) -> None:
    table = """table: ranks
title: Ranks
cites: book "Ranks" 1
keys: [rank]
columns:
  - {name: rank, type: Rank, label: Rank, declares: enum}
  - {name: power, type: number, label: Power}
rows:
  - [low "Low", 1]
  - [high "High", 2]
"""
    pack(tmp_path, {"tables/ranks.yaml": table.replace(old, new)})
    assert cure in rulec("check", cwd=tmp_path).said


TASKS = """measure gold "gold"

kind House, houses "house"
    called by name
    name: text = "a house" "name"
    gold: gold = 0 gold "gold"
    cites book "Tasks" 1

kind Task, tasks listed "task"

task 1 "Dig A Well"
    by house: House
    typed "dig"
    does
        raise house.gold by 1 gold
    cites book "Tasks" 2

task 2 "Dance"
    by house: House
    typed "dance"
    does
        raise house.gold by 1 gold
    cites book "Tasks" 2

sequence day "A day"
    queue task by lowest task.number
    step 1 "Work"
        acts task 1 .. 2
    cites book "Tasks" 3
"""


def test_a_name_that_is_to_change_is_told_where_it_belongs(tmp_path: Path) -> None:
    rest = """
process rest(house: House) "Rest"
    let n be 0
    repeat up to 3 until n >= 2
        set n to n + 1
    raise house.gold by 1 gold
    cites book "Tasks" 4
"""
    pack(tmp_path, {"p.rules": TASKS + rest})
    done = rulec("check", cwd=tmp_path)
    assert "error[R0565]" in done.said
    assert "what changes from line to line is a field of a thing or of `state`" in done.said


def test_what_speaks_of_an_act_that_a_pack_leaves_out_is_led_to_where_it_does(tmp_path: Path) -> None:
    flood = """
variant flood "A flood"
    forbid task 2 "Nobody dances."
    cites book "Tasks" 5
"""
    pack(tmp_path, {"p.rules": TASKS + flood})
    head = "name: q\ntitle: Q\nversion: 1.0.0\nextends: [p]\ndocuments:\n  sheet: {title: Sheet}\n"
    gone = 'forbid task 2 "No."\n    cites sheet "One" 1\n'
    pack(tmp_path, {"pack.yaml": head, "q.rules": gone}, "q")
    done = rulec("check", "q", cwd=tmp_path)
    assert "error[R0277]: no act `task 2`" in done.said
    assert "left out here" in done.said
    assert "did you mean" not in done.said


def test_an_act_of_a_chapter_may_be_named_by_its_number(tmp_path: Path) -> None:
    head = "name: p\ntitle: P\nversion: 1.0.0\ndocuments:\n  book: {title: Book}\nbook: [first]\n"
    pack(tmp_path, {"pack.yaml": head, "p.rules": TASKS, "book/first.md": "# First\n\n::: act task 1\n:::\n"})
    done = rulec("build", cwd=tmp_path)
    assert done.code == 0, done.said
    text = (tmp_path / "generated/p/reference/book/first.md").read_text(encoding="utf-8")
    assert "**[Dig A Well](../tasks/dig_a_well.md)**" in text


def test_a_misspelt_process_is_all_that_is_told(tmp_path: Path) -> None:
    """Of what is not there nobody knows whether it throws the dice that an example has."""
    rules = """
process draw_lots(house: House) "Lots are drawn"
    throw lot be d6 "the lot"
    tell house "{lot}."
    cites book "Gate" 5

process hold_fair(house: House) "A fair"
    cites book "Gate" 6
    example "A four"
        thrown 4
        does
            run hold_fair(house)
        expect house.gold = 9 gold
    run draw_lots(house)
"""
    pack(tmp_path, {"p.rules": WORLD + DAY + rules})
    assert rulec("check", cwd=tmp_path).code == 0
    pack(tmp_path, {"p.rules": WORLD + DAY + rules.replace("run draw_lots(", "run draw_lotts(")})
    said = rulec("check", cwd=tmp_path).said
    assert [line for line in said.splitlines() if line.startswith("error")] == ["error[R0267]: no process `draw_lotts`"]
    assert "did you mean `draw_lots`?" in said
