"""A town of the Crown Islands made 10,000 gold, as if it lay nowhere."""

from __future__ import annotations

from tests.cases.thrones import package


def test_towns_of_the_trading_coasts_make_a_fifth_more() -> None:
    """Seed 002, line 1350: 20 % more gold in the Crown Islands, the Diamond Coast, the Sword Coast and Zamora."""
    a = package()
    made = {
        name: a.gold_produced(a.Place(region=getattr(a, f"REGION_{name}"), gold_output=10000), a.World())
        for name in ("CROWN_ISLANDS", "DIAMOND_COAST", "SWORD_COAST", "ZAMORA", "DARKOVER")
    }
    assert made == {
        "CROWN_ISLANDS": 12000, "DIAMOND_COAST": 12000, "SWORD_COAST": 12000, "ZAMORA": 12000, "DARKOVER": 10000,
    }  # fmt: skip
