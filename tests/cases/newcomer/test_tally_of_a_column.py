"""A quantity was told not to read a parameter that the conditions of its table need."""

from __future__ import annotations

from pathlib import Path

from tests.cases.newcomer.town import WORLD
from tests.cases.support import pack, rulec

OMENS = """\
table: omens
title: Omens
cites: ['book "Omens" 1 .. 9']
params: {guard: Guard, house: House}
keys: []
columns:
  - {name: coin, type: gold, label: Coin}
  - {name: bread, type: gold, label: Bread}
rows:
  - {row: tall, label: A tall guard, when: guard.level > 3 levels, coin: 1, bread: 2}
  - {row: rich, label: A rich house, when: house.gold > 5 gold, coin: none, bread: 3}
"""
COIN = """
quantity omen_coin(guard: Guard, house: House, day: number) -> gold "Coin"
    base 1 gold
    tally omens(guard, house).coin
    at least 0 gold
    cites book "Omens" 1
"""


def test_what_a_tally_is_told_is_read(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + COIN, "tables/omens.yaml": OMENS})
    said = rulec("check", "p", cwd=tmp_path).said
    assert "does not read its parameter `day`" in said
    assert "`house`" not in said
