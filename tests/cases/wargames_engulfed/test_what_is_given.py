"""What is given on a command line counts, or it is an error; what is not given and counts is told (finding F1 to F4).

The chart and the classes are made up like those of the book (seed 339 to 346, 590)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cases.support import Done, pack, rulec

RULES = """measure pip, pips "pips"
measure man, men "men"
enum Class "class"
    bold "bold"
    idle "idle"
kind Unit, units "unit"
    class: Class "class"
    men: man = 20 men "men left"
    in_contact: man = 10 men "men in contact"
    hidden: truth = no "hidden"
state "The day"
    hot: truth = no "hot"
fact raining() "it rains", not "it does not rain"
    judged "Does it rain?"
    cites book "One" 1
fact enemy_near(unit: Unit) "an enemy is near {unit}", not "no enemy is near {unit}"
    judged "Is an enemy near {unit}?"
    cites book "One" 2
roll luck(class: Class) -> pip "What the dice give"
    bold: d6 "a die"
    idle: 0 pips "no dice"
    cites book "One" 3
roll morale(unit: Unit) -> pip "Morale"
    throw given be luck(unit.class) "the throw"
    given - 2 pips when raining() "rain"
    given - 1 pip when enemy_near(unit) "an enemy"
    otherwise given
    cites book "One" 4
quantity strikers(unit: Unit) -> man "Men who strike"
    base unit.in_contact "those in contact"
    at most unit.men "no more than there are"
    cites book "Two" 1
quantity fallen(strikers: man, score: pip) -> man "Casualties"
    base losses[score, strikers] "the chart"
    cites book "Two" 2
roll killed(unit: Unit) -> man "Losses"
    throw score be luck(unit.class) "the score"
    least(fallen(strikers(unit), score), unit.men)
    cites book "Two" 3
"""
LOSSES = """table: losses
title: Losses
cites: [book "Two" 4]
keys: [score, strikers]
columns:
  - {name: score, type: pip, label: Score}
  - {name: strikers, type: man, label: Strikers}
  - {name: lost, type: man, label: Lost}
rows:
  - [0 or less, any, 0]
  - [1 or more, 9 or less, 1]
  - [1 or more, 10 or more, 2]
"""


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("given")
    pack(folder, {"war.rules": RULES, "tables/losses.yaml": LOSSES})
    return folder


def explain(here: Path, name: str, *given: str, more: tuple[str, ...] = ()) -> Done:
    return rulec("explain", "p", name, *(word for one in given for word in ("--given", one)), *more, cwd=here)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("rainng=yes", "did you mean `raining`?"),
        ("untis=Unit(men: 3)", "did you mean `unit`?"),
        ("hto=yes", "did you mean `hot`?"),
        ("hot=yes", "`morale` does not read `hot`"),
        ("unit.hidden=yes", "`morale` does not read `hidden`"),
    ],
)
def test_f1_what_is_given_to_nothing_is_an_error(typed: str, said: str, here: Path) -> None:
    """`rainng=yes` was taken, listed under what was given, and changed nothing."""
    done = explain(here, "morale", "unit.class=bold", "anything_else=no", typed, more=("--thrown", "3"))
    assert (done.code, done.out) == (1, "")
    assert said in done.said
    assert f"| {typed}" in done.said


def test_f1_the_right_name_counts(here: Path) -> None:
    done = explain(here, "morale", "unit.class=bold", "raining=yes", "anything_else=no", more=("--thrown", "3"))
    assert done.out.startswith("morale = 1 pip\n")


def test_f1_an_example_gives_to_nothing(tmp_path: Path) -> None:
    example = (
        '    example "Typed in haste"\n        cites book "One" 4\n        given rainng: yes\n        expect 1 = 1\n'
    )
    pack(tmp_path, {"war.rules": RULES + example, "tables/losses.yaml": LOSSES})
    done = rulec("check", cwd=tmp_path)
    assert done.code == 1
    assert "error[R0813]: nothing asks for `rainng`" in done.said
    assert "did you mean `raining`?" in done.said


def test_f2_a_class_that_throws_no_dice_can_be_asked(here: Path) -> None:
    """It was told to say what the dice show, and when it did, that more dice are said than are thrown."""
    done = explain(here, "morale", "unit.class=idle", "raining=yes", "anything_else=no")
    assert done.out.startswith("morale = −2 pips\n"), done.said
    asked = explain(here, "morale", "unit.class=bold", "anything_else=no")
    assert (asked.code, "add what they show, as `--thrown 5,2`" in asked.said) == (1, True)


def test_f3_defaults_that_counted_are_told(here: Path) -> None:
    """Ten men in contact were taken without a word."""
    given = ("unit.class=bold", "unit.men=30")
    done = explain(here, "killed", *given, more=("--thrown", "4"))
    assert "not given, so as it begins\n  unit.in_contact = 10 men\n\n" in done.out
    told = json.loads(explain(here, "killed", *given, more=("--thrown", "4", "--format", "json")).out)
    assert told["defaults"] == {"unit.in_contact": "10 men"}


def test_f4_the_last_stage_is_explained(here: Path) -> None:
    """Between the score and the losses stood only `otherwise`."""
    done = explain(here, "killed", "unit.class=bold", more=("--thrown", "4"))
    said = done.out.partition("how it comes about\n")[2]
    assert "Men who strike: 10 men" in said
    assert "Casualties: 2 men" in said
    assert "the chart" in said
    assert "otherwise" not in said
