"""What a command or a message said was not so."""

from __future__ import annotations

import re
import shutil
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.runtime.show import chance_text
from tests.backends_javascript.node import run
from tests.cases.support import pack, rulec

ROLL = """measure pip, pips "pips"
roll throws() -> pips "Three dice"
    throw one be d100
    throw two be d100
    throw three be d100
    1 pip when one + two + three > 3
    otherwise 0 pips
    cites book "Dice" 1
"""
VILLAGE = Path(__file__).parents[2] / "game" / "rules" / "village"
ASSETS = Path(__file__).parents[3] / "src" / "rulec" / "backends" / "website" / "assets"


def test_odds_round_to_no_certainty(tmp_path: Path) -> None:
    # 999,999 of 1,000,000 is neither never nor always.
    pack(tmp_path, {"p.rules": ROLL})
    shown = rulec("odds", "p", "throws", cwd=tmp_path).out
    assert [line.split()[2] for line in shown.splitlines()[1:]] == ["<0.1%", ">99.9%"]
    assert rulec("build", "p", cwd=tmp_path).code == 0
    page = (tmp_path / "generated/p/reference/rolls/throws.md").read_text(encoding="utf-8")
    assert ">99.9%" in page.replace("&gt;", ">").replace("\\>", ">")
    assert "100%" not in page


CHANCES = [
    (0, 1, "0%"), (1, 10**9, "<0.1%"), (1, 2001, "<0.1%"), (1, 2000, "0.1%"), (1, 6, "16.7%"), (1, 2, "50%"),
    (1998, 2000, "99.9%"), (1999, 2000, ">99.9%"), (999_999, 10**6, ">99.9%"), (7, 7, "100%"),
]  # fmt: skip


def test_odds_that_are_off_are_told_as_a_chance_too(tmp_path: Path) -> None:
    """They were two numbers of fifty-five digits, which nobody can read."""
    many = ROLL.replace("d100", "9d10").replace("> 3\n", "> 170\n")
    pack(tmp_path, {"p.rules": f'{many}    example "Odds"\n        expect odds(throws() = 1 pip) = 3/7\n'})
    assert re.search(r"the rules give \d{20,}/\d{20,}, about 7\.1%, not 3/7", rulec("check", "p", cwd=tmp_path).said)


def test_the_calculators_say_the_same() -> None:
    assert [chance_text(Fraction(ways, of)) for ways, of, _ in CHANCES] == [said for *_, said in CHANCES]
    base, questions = ((ASSETS / name).read_text(encoding="utf-8") for name in ("base.js", "questions.js"))
    asked = ",".join(f"site.chance({ways}n, {of}n)" for ways, of, _ in CHANCES)
    head = "globalThis.document = { documentElement: { dataset: {} } }; globalThis.rulec = {};"
    said = run_text("\n".join((head, base, questions, f"console.log([{asked}].join());")))
    assert said.strip().split(",") == [said for *_, said in CHANCES]


def run_text(script: str) -> str:
    """The output of a script that is given as a text."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "script.cjs"
        path.write_text(script, encoding="utf-8")
        return run(path)


@pytest.mark.parametrize("between", ["", "    # a note\n", "# a note\n", "\n", "   # a note\n\n  # another\n"])
@pytest.mark.parametrize(("depth", "said"), [(4, "deeper than the line above"), (3, "indented by 3 spaces")])
def test_a_comment_above_changes_no_message(between: str, depth: int, said: str, tmp_path: Path) -> None:
    lines = f'measure gold "gold"\nquantity q() -> gold "Q"\n{between}{" " * depth}base 1 gold  # why\n'
    pack(tmp_path, {"p.rules": f'{lines}{between}{" " * (depth // 4 * 4 + 4)}add 2 gold "b"\n    cites book "P" 1\n'})
    assert said in rulec("check", "p", cwd=tmp_path).said


@pytest.mark.parametrize(
    "files",
    [
        {"p.rules": ROLL.replace("Three dice", "Three\\ndice")},
        {"p.rules": ROLL.replace("Three dice", "Three \\\\ dice")},
        {"p.rules": ROLL.replace("    cites", '    about "Three\\tdice."\n    cites')},
        {"p.rules": ROLL, "book/first.md": "# First\n\nOne\\nTwo.\n"},
        {"p.rules": ROLL, "tables/t.yaml": "table: t\ntitle: 'A\\nB'\n"},
        {"p.rules": ROLL, "tables/t.yaml": 'table: t\ntitle: "A\\nB"\n'},
    ],
)
def test_a_backslash_is_told(files: dict[str, str], tmp_path: Path) -> None:
    pack(tmp_path, files)
    assert "[R0158]" in rulec("check", "p", cwd=tmp_path).said


def test_a_backslash_of_a_scenario_is_told(tmp_path: Path) -> None:
    scenario = shutil.copytree(VILLAGE, tmp_path / "rules" / "village") / "scenarios" / "two_houses.yaml"
    scenario.write_text(scenario.read_text(encoding="utf-8").replace("Two houses", "Two\\nhouses"), encoding="utf-8")
    assert "[R0158]" in rulec("check", "village", cwd=tmp_path).said


def test_an_unclosed_block_is_told_where_it_begins(tmp_path: Path) -> None:
    chapter = "# First\n\n::: odds throws\n\nYou throw.\n\n::: odds throws\n:::\n"
    pack(tmp_path, {"p.rules": ROLL, "book/first.md": chapter})
    said = rulec("check", "p", cwd=tmp_path).said
    assert "error[R0712]: a block that is not closed\n --> rules/p/book/first.md:3:1" in said
