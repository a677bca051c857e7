"""After the end every line was answered with "Moves are ordered in spring and in autumn."."""

from __future__ import annotations

from pathlib import Path

from tests.cases.diplomacy.games import new, orders, report, turn

POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


def test_lines_after_the_end_are_told_that_it_has_ended(tmp_path: Path) -> None:
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, "".join(f"player: {power}\ndraw\n" for power in POWERS))
    assert turn(tmp_path).code == 0
    seen = report(tmp_path, "France")
    assert seen["over"].startswith("The game has ended: A share in the draw for Austria.")
    done = orders(tmp_path, "player: France\nA PAR - BUR\n")
    assert "The game has ended" in done.said
    assert done.code == 1
    assert "R0977" in turn(tmp_path).said
