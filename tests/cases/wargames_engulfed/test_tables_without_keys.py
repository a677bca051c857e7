"""A table of conditions that has no key is exported with its numbers."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
measure pip, pips "pips"

kind Unit, units "unit"
    men: number = 10 "men"
    tired: truth = no "tired"
    cites book "Gate" 1

quantity score(unit: Unit) -> pips "Score"
    base 0 pips
    tally hindrances(unit).score
    cites book "Gate" 2
"""
TABLE = """\
table: hindrances
title: Hindrances
cites: book "Gate" 3 .. 4
params: {unit: Unit}
keys: []
columns:
  - {name: score, type: pip, label: Score}
rows:
  - {row: few, label: "fewer than {few} men", let: {few: 5}, when: "unit.men < few", all: -1, line: 3}
  - {row: spent, label: it is tired, when: unit.tired, when not: few, all: -3, line: 4}
"""


def test_rows_and_columns_are_there(tmp_path: Path) -> None:
    """`obedience_factors`, `orc_morale` and `evil_morale` came out with `"columns": [], "rows": []`.

    Right: every table of a pack holds the numbers of its source (Wargames 304: -1, 310: -2, 314: -3).
    """
    pack(tmp_path, {"p.rules": RULES, "tables/hindrances.yaml": TABLE})
    table = json.loads(rulec("export", "p", cwd=tmp_path).out)["tables"]["hindrances"]
    assert [column["name"] for column in table["columns"]] == ["score"]
    assert [(row["row"], row["score"], row["cites"][0]["line"]) for row in table["rows"]] == [
        ("few", -1, 3),
        ("spent", -3, 4),
    ]
    assert [(row["row"], row["when"], row["unless"]) for row in table["conditions"]] == [
        ("few", "unit.men < 5", []),
        ("spent", "unit.tired", ["few"]),
    ]
