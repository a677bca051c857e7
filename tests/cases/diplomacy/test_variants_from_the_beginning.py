"""Middle Earth X for three: lines of a power that is not in the game were taken until the first turn was played."""

from __future__ import annotations

from pathlib import Path

from tests.cases.diplomacy.games import new, orders, report, rows, told, turn


def test_nobody_orders_for_a_power_without_a_player(tmp_path: Path) -> None:
    new(tmp_path, "middle_earth_x", "five_players", "three_players")
    seen = report(tmp_path, "Angmar")
    assert "Not in the game: Dunlendings." in told(seen)
    assert not [row for row in rows(seen, "units_on_board") if "Dunlendings" in row]
    done = orders(tmp_path, "player: Dunlendings\nA Ene - Bef\nplayer: Rhudaur\nA CBr - BCa\n")
    assert done.out == "Dunlendings: 0 of 1 lines taken\nRhudaur: 0 of 1 lines taken\n"
    assert "No unit of yours stands in Ene" in done.said
    assert "Nobody speaks for Rhudaur" in done.said
    assert turn(tmp_path).code == 0
    assert not [text for text in told(report(tmp_path)) if text.startswith("Not in the game")]
