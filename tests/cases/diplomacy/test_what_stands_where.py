"""Coasts and units that were driven out were shown nowhere, ordered holds not told, and the umpire saw no board."""

from __future__ import annotations

from pathlib import Path

from rulec.runtime.game.seeing import shown_to
from rulec.runtime.ground.drawing import maps_for_all
from tests.cases.diplomacy.games import new, orders, report, rows, told, turn
from tests.datc.played import Table


def test_a_report_shows_coasts_and_tells_of_holds(tmp_path: Path) -> None:
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, "player: Austria\nA BUD H\nA VIE H\nF TRI - ALB\n")
    turn(tmp_path)
    seen = report(tmp_path, "Austria")
    assert ["St Petersburg", "Russia", "F/SC"] in rows(seen, "units_on_board")
    assert "Austria: held as ordered in Budapest and Vienna." in told(seen)
    assert "Turkey: no order for Ankara, Constantinople and Smyrna, and nothing moves from there." in told(seen)
    assert rows(report(tmp_path), "units_on_board") == rows(seen, "units_on_board")


def test_who_was_driven_out_is_shown_until_it_retreats() -> None:
    table = Table("diplomacy_1971")
    for unit in ("RUSSIA A WAR", "GERMANY A PRU", "GERMANY A SIL"):
        table.unit(*unit.split())
    table.turn(["GERMANY: A PRU - WAR", "GERMANY: A SIL S A PRU - WAR"])
    views = {one.name: one.rows for one in shown_to(table.game, table.world, table.powers["RUSSIA"])}
    assert ("Warsaw", "Germany", "A") in views["units_on_board"]
    assert views["driven_out"] == (("Warsaw", "Russia", "A", "Galicia, Livonia, Moscow and Ukraine", "none"),)
    (board,) = maps_for_all(table.game, table.world)
    assert board.picture.count('font-weight="bold">A<') == 3
