"""A constant that only cells of a table name is used: no `check` asks for it to be taken away.

The opening of Alamaze has a town's food in two cells; the constant that held it was refused as used nowhere.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """\
measure gold "gold"

enum Inn "inn"
    plain
    fine

constant bed = 3 gold "a bed"
    cites book "Inns" 1

quantity price(inn: Inn) -> gold "Price"
    base inns[inn].price
    cites book "Inns" 2
"""
TABLE = """\
table: inns
title: Inns
cites: [book "Inns" 3 .. 4]
keys: [inn]
columns:
  - {{name: inn, type: Inn, label: I}}
  - {{name: price, type: gold, label: P}}
rows:
  - [plain, {plain}, line 3]
  - [fine, {fine}, line 4]
"""


@pytest.mark.parametrize(("plain", "fine"), [("bed", "5"), ("2", "2 * bed")])
def test_a_constant_in_a_cell_is_used(tmp_path: Path, plain: str, fine: str) -> None:
    pack(tmp_path, {"all.rules": RULES, "tables/inns.yaml": TABLE.format(plain=plain, fine=fine)})
    done = rulec("check", "p", "--strict", cwd=tmp_path)
    assert (done.code, done.said) == (0, "")


def test_a_constant_that_nothing_names_is_refused(tmp_path: Path) -> None:
    pack(tmp_path, {"all.rules": RULES, "tables/inns.yaml": TABLE.format(plain="3", fine="5")})
    done = rulec("check", "p", cwd=tmp_path)
    assert done.code == 1
    assert "R0660" in done.said
