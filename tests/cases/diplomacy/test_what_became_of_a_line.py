"""What is said of a line is true, whatever comes of the order."""

from __future__ import annotations

from pathlib import Path

from tests.cases.diplomacy.games import new, orders, report, told, turn


def test_a_move_that_was_stood_off_was_ordered(tmp_path: Path) -> None:
    """`A WAR - GAL` was stood off, and the table of lines said "carried out".

    Right: the line only writes the order down. All orders are weighed later, together, and that step tells what has
    come of each (rules of 1971, "Conflicts").
    """
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, "player: Russia\nA WAR - GAL\nplayer: Austria\nA VIE - GAL\nA BUD H\n")
    assert turn(tmp_path).out == "turn 1: 3 acts ordered, 0 turned down\n"
    seen = report(tmp_path, "Russia")
    assert [(each["text"], each["verdict"]) for each in seen["lines"]] == [("A WAR - GAL", "ordered")]
    assert "Russia: A Warsaw - Galicia is stood off, 1 against 1 of Austria from Vienna." in told(seen)
