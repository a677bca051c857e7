"""Order 31 never asked whether the unit has an order: a unit that was disbanded still collided with another's retreat.

And `remove A TRI` removed a fleet. Rulebook of 1971: a unit has one order, and is called what it is.
"""

from __future__ import annotations

import pytest

from tests.datc.played import Table

UNITS = (
    "ITALY A TRI", "ITALY A TYR", "GERMANY A BER", "GERMANY A KIE", "AUSTRIA A VIE", "AUSTRIA A MUN",
)  # fmt: skip
MOVES = ["ITALY: A TRI - VIE", "ITALY: A TYR S A TRI - VIE", "GERMANY: A BER - MUN", "GERMANY: A KIE S A BER - MUN"]


@pytest.mark.parametrize("first", ["AUSTRIA: A VIE R BOH", "AUSTRIA: A VIE D"])
def test_the_first_order_of_a_unit_counts(first: str) -> None:
    second = ({"AUSTRIA: A VIE R BOH", "AUSTRIA: A VIE D"} - {first}).pop()
    table = Table("diplomacy_1971")
    for unit in UNITS:
        table.unit(*unit.split())
    table.turn(MOVES)
    table.turn([first, second, "AUSTRIA: A MUN R BUR"])
    assert "The unit that was driven out of Vienna has an order already." in table.told()
    assert table.final()["BUR"] == "AUSTRIA A"
    assert ("BOH" in table.final()) is first.endswith("BOH")


def test_one_that_is_disbanded_is_in_nobody_s_way() -> None:
    table = Table("diplomacy_1971")
    for unit in UNITS:
        table.unit(*unit.split())
    table.turn(MOVES)
    table.turn(["AUSTRIA: A VIE D", "AUSTRIA: A VIE R BOH", "AUSTRIA: A MUN R BOH"])
    assert table.final()["BOH"] == "AUSTRIA A"


def test_a_fleet_is_not_removed_as_an_army() -> None:
    table = Table("diplomacy_1971")
    table.hold({"AUSTRIA": ["VIE"]})
    table.unit("AUSTRIA", "F", "TRI")
    table.unit("AUSTRIA", "A", "VIE")
    table.begin("winter")
    table.turn(["AUSTRIA: remove A TRI"])
    assert any("The unit in Trieste is not an army." in line for line in table.turned_down)
