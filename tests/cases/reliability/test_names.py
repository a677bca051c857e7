"""Names, letters and outputs that nobody was told of."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = 'measure gold "gold"\nquantity q() -> gold "Q"\n    base 1 gold\n    cites book "Q" 1\n'
CHARMS = """measure gold "gold"
kind House, houses "house"
    gold: gold = 0 gold "gold"
kind Guard, guards "guard"
    house: House "house"
    belongs to house
kind Charm, charms listed "charm"
charm a "Horseshoe"
    cites book "C" 1
charm b "{other}"
    cites book "C" 2
kind Order, orders listed "order"
order 600 "Wear a charm"
    by guard: Guard of house
    takes charm: Charm in charms
    typed "600 {{guard}} {{charm}}"
    does
        if charm = a
            raise house.gold by 1 gold
    cites book "C" 3
"""


@pytest.mark.parametrize("other", ["horseshoe", "Hоrseshoe", "Ｈorseshoe"])
def test_titles_that_fold_to_the_same_are_an_error(tmp_path: Path, other: str) -> None:
    """Capitals, a Cyrillic o and a full-width H: two that no player can tell apart (wesnoth#2070)."""
    pack(tmp_path, {"p.rules": CHARMS.format(other=other)})
    assert "error[R0616]" in rulec("check", cwd=tmp_path).said


@pytest.mark.parametrize("title", ["...", "!?", "Ring #2"])
def test_a_title_that_says_nothing_in_a_line_is_an_error(tmp_path: Path, title: str) -> None:
    """Points and the like are passed over where a line is read, and ` #` begins a comment."""
    pack(tmp_path, {"p.rules": CHARMS.format(other=title)})
    assert f"error[R0618]: `{title}` cannot be typed" in rulec("check", cwd=tmp_path).said


def test_a_title_that_is_the_key_of_another_is_told_as_such(tmp_path: Path) -> None:
    """`editor.md`: “two are called `Sword`” was said of *Greatsword*, whose key is `sword`."""
    pack(tmp_path, {"p.rules": CHARMS.format(other="A")})
    said = rulec("check", cwd=tmp_path).said
    assert "error[R0616]: `A` may mean two entries of `Charm`" in said
    assert "it is the title of this one" in said.split("charm b")[1].split(":::")[0]
    assert "it is the key of this one" in said.split("charm a")[1]
    assert "hint: players may type titles and keys: give one of the two another title" in said


@pytest.mark.parametrize("letter", ["\u00ad", "\U000e0041", "\u2800", "\u3164", "\u115f"])
def test_letters_that_cannot_be_seen_are_refused(tmp_path: Path, letter: str) -> None:
    pack(tmp_path, {"p.rules": RULES.replace('"Q"\n    base', f'"Q{letter}"\n    base')})
    assert "error[R0103]" in rulec("check", cwd=tmp_path).said


def test_examples_whose_addresses_meet_are_an_error(tmp_path: Path) -> None:
    """`Setup 1` and `Setup-1` of one page: the link to one led to the other (elastic/docs-builder#490)."""
    two = "".join(f'    example "{title}"\n        expect q() = 1 gold\n' for title in ("Setup 1", "Setup-1"))
    pack(tmp_path, {"p.rules": RULES + two})
    assert "error[R0617]" in rulec("check", cwd=tmp_path).said


@pytest.mark.parametrize("name", ["import", "class", "con", "nul", "com1"])
def test_a_pack_that_cannot_be_imported_is_refused(tmp_path: Path, name: str) -> None:
    pack(tmp_path, {"p.rules": RULES}, name)
    assert "Python or Windows keeps this name" in rulec("check", cwd=tmp_path).said


def test_files_that_differ_by_capitals_or_are_too_long_are_refused(tmp_path: Path) -> None:
    pack(tmp_path, {"con.rules": RULES, "CON.rules": RULES.replace("q()", "r()")})
    assert "differ by capitals alone" in rulec("check", cwd=tmp_path).said
    pack(tmp_path / "long", {f"{'a' * 240}.rules": RULES})
    assert "error[R0413]" in rulec("check", cwd=tmp_path / "long").said


def test_outputs_of_a_pack_that_is_gone_are_told_and_taken_away(tmp_path: Path) -> None:
    """After `mv rules/fair away` the pages of `generated/fair` stayed, without a word (bazel#10057)."""
    for name in ("p", "fair", "mixed"):
        pack(tmp_path, {"p.rules": RULES}, name)
    assert rulec("build", cwd=tmp_path).code == 0
    (tmp_path / "generated/mixed/reference/own.md").write_text("mine")
    (tmp_path / "generated/alien").mkdir()
    for name in ("fair", "mixed"):
        shutil.rmtree(tmp_path / "rules" / name)
    checked = rulec("build", "--check", cwd=tmp_path)
    assert checked.code == 1
    assert "generated/fair is of no pack that is there" in checked.said
    done = rulec("build", cwd=tmp_path)
    assert "generated/fair is of no pack that is there: taken away" in done.out
    assert not (tmp_path / "generated/fair").exists()
    assert (tmp_path / "generated/mixed/reference/own.md").exists()
    assert (tmp_path / "generated/alien").exists()
    assert rulec("build", "p", "--check", cwd=tmp_path).code == 0


@pytest.mark.parametrize("line", ["\u00a0   base 1 gold", "    base １ gold", "    base\u00a01 gold"])
def test_a_space_that_is_none_is_named(tmp_path: Path, line: str) -> None:
    pack(tmp_path, {"p.rules": RULES.replace("    base 1 gold", line)})
    assert "is no plain" in rulec("check", cwd=tmp_path).said


@pytest.mark.parametrize("cell, told", [("010", "write `10`"), ("-0", "write `0`"), ("1:30", "a time?")])
def test_an_odd_number_is_named(tmp_path: Path, cell: str, told: str) -> None:
    """`010` is 8 to other readers of YAML; `-0` and `1:30` were taken or told without a reason."""
    table = (
        'table: fees\ntitle: Fees\ncites: book "F" 1\nkeys: [score]\ncolumns:\n'
        "  - {name: score, type: gold, label: Score}\n  - {name: fee, type: gold, label: Fee}\n"
        f"rows:\n  - [1, {cell}]\n"
    )
    pack(tmp_path, {"p.rules": RULES, "tables/fees.yaml": table})
    assert told in rulec("check", cwd=tmp_path).said
