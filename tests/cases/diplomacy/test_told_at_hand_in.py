"""A second order for a unit, and more builds than are due, were told only after the deadline."""

from __future__ import annotations

from pathlib import Path

from rulec.runtime.game.turns import find_player, hand_in, in_vain
from tests.cases.diplomacy.games import new, orders
from tests.datc.played import Table


def test_a_second_order_for_one_unit(tmp_path: Path) -> None:
    new(tmp_path, "diplomacy_1971", "standard")
    for more in ((), ("--check",)):
        done = orders(tmp_path, "player: Austria\nA BUD H\nA BUD - SER\n", *more)
        assert "warning[R0973]: The unit in Budapest has an order already\n --> lines.txt:3:1" in done.said
        assert "of which 1 will come to nothing as things stand" in done.out
        assert done.code == 0
    assert "R0973" not in orders(tmp_path, "player: Austria\nA BUD - SER\n").said


def test_more_builds_than_are_due() -> None:
    table = Table("diplomacy_1971")
    table.hold({"FRANCE": ["PAR", "BRE", "MAR"]})
    table.unit("FRANCE", "A", "BUR")
    table.unit("FRANCE", "A", "GAS")
    table.begin("winter")
    player, _ = find_player(table.game, table.world, "France")
    verdicts = hand_in(table.game, table.world, player, [(1, "build A PAR"), (2, "build A MAR")])
    vain = in_vain(table.game, table.world, [each.given for each in verdicts if each.given is not None])
    assert vain == {2: "No more units are due."}
