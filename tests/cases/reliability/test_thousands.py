"""`1,200` in a list of a YAML file was two cells, `1` and `200`, wherever the list had room for one more."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cases.support import HEAD, pack, rulec

VILLAGE = Path(__file__).parents[2] / "game" / "rules" / "village"
RULES = """measure gold "gold"

kind Guard, guards "guard"
    sort: text = "" "sort"
    purse: gold = 0 gold "purse"

quantity fee(guard: Guard) -> gold "Fee"
    base guard.purse
    cites book "Pay" 1
"""
TABLE = """table: fees
title: Fees
cites: {doc: book, section: Pay, line: 1}
keys: [sort]
columns:
  - {name: sort, type: text, label: Sort}
  - {name: fee, type: number, unit: gold, label: Fee}
  - {name: extra, type: number, unit: gold, label: Extra}
default: {extra: 0 gold}
rows:
"""


@pytest.mark.parametrize(
    ("row", "number"),
    [
        ("  - [keen, 1,200]\n", "1,200"),
        ("  - [keen, 1,200 gold]\n", "1,200"),
        ("  - [keen, 12,000,000]\n", "12,000"),
        ("  - {sort: keen, fee: 1,200}\n", "1,200"),
    ],
)
def test_of_a_table(row: str, number: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "tables/fees.yaml": TABLE + row})
    done = rulec("check", "p", cwd=tmp_path)
    assert f"error[R0414]: `{number}` is read as two cells" in done.said
    assert "or with its comma in quotes; two have a blank" in done.said


@pytest.mark.parametrize("row", ['[keen, "1,200", ~]', "[keen, 1, 200]", "[keen, 1200, ~]"])
def test_what_is_plain_is_taken(row: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "tables/fees.yaml": f"{TABLE}  - {row}\n"})
    assert "R0414" not in rulec("check", "p", cwd=tmp_path).said


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("maps/m.yaml", "map: m\nnamed: [1,200]\n"),
        ("pack.yaml", HEAD.format(name="p") + "variants: [a, 1,200]\n"),
    ],
)
def test_of_other_files(file: str, text: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, file: text})
    assert "R0414" in rulec("check", "p", cwd=tmp_path).said


def test_of_a_scenario(tmp_path: Path) -> None:
    scenario = shutil.copytree(VILLAGE, tmp_path / "rules" / "village") / "scenarios" / "two_houses.yaml"
    scenario.write_text(scenario.read_text(encoding="utf-8").replace("50 gold", "1,200"), encoding="utf-8")
    assert "error[R0414]: `1,200` is read as two cells" in rulec("check", "village", cwd=tmp_path).said


def test_of_what_is_given(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    (tmp_path / "given.yaml").write_text("guard: {purse: 1,200 gold}\n", encoding="utf-8")
    done = rulec("explain", "p", "fee", "--given", "given.yaml", cwd=tmp_path)
    assert "error[R0414]: `1,200` is read as two cells" in done.said
