"""Positions from public reports about other programs, typed as lines and played; `positions.json` has the sources."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.datc.played import Table

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))


def _driven(table: Table, orders: list[str]) -> list[str]:
    """Plays a part of the year; the places of units that were lost or have to retreat."""
    before = [(table.name(unit.place, unit.shore), unit) for unit in table.world.pieces]
    table.turn(orders)
    left = list(table.world.pieces)
    return sorted(at for at, unit in before if unit.expelled or unit not in left)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_position_that_was_reported(case: dict[str, Any]) -> None:
    table = Table("diplomacy_1971", tuple(case["variants"]))
    for unit in case["units"]:
        table.unit(*unit.split())
    if "centres" in case:
        table.hold(case["centres"])
    table.begin(case["phase"])
    driven = _driven(table, case["orders"])
    assert table.final() == case["final"]
    if case["phase"].endswith("moves"):
        assert driven == sorted(case["dislodged"])
    for later in case.get("then", ()):
        table.turn(later["orders"])
        assert table.final() == later["final"]
    assert not table.world.over
