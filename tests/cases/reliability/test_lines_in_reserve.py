"""Lines that earlier lines bar (R0979): what is only in reserve takes nothing from a line that was taken."""

from __future__ import annotations

from pathlib import Path

from tests.cases.reliability.test_migrate_amounts import mended
from tests.cases.support import rulec


def report(folder: Path, lines: str, who: str) -> tuple[str, str]:
    """What `orders` says of lines, and the report after the turn."""
    mended(folder)
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=folder).code == 0
    (folder / "l.txt").write_text(lines, encoding="utf-8")
    said = rulec("orders", "a.game", "l.txt", cwd=folder).said
    assert rulec("turn", "a.game", cwd=folder).code == 0
    return said, rulec("report", "a.game", "--player", who, cwd=folder).out


def test_a_line_in_reserve_bars_no_line_that_was_taken(tmp_path: Path) -> None:
    """The rest (a sole action) is in reserve behind the theft, which was carried out: nothing bars the watch, which
    was taken without a word and then lost to the rest."""
    lines = "player: The Oak\n200 tom green hill\n400 tom\n300 tom green hill\n"
    said, shown = report(tmp_path, lines, "The Oak")
    assert said.count("R0979") == 1
    assert "| 1 | 200 tom green hill | carried out |" in shown
    assert "| 2 | 400 tom | Tom does something else" in shown
    assert "| 3 | 300 tom green hill | ordered |" in shown


def test_the_same_line_twice_is_not_twice_in_reserve(tmp_path: Path) -> None:
    lines = "player: Green Hill\n" + "710 jack the elder\n" + "710 jack the elder at 20%\n" * 2
    said, shown = report(tmp_path, lines, "Green Hill")
    assert (said.count("warning[R0979]"), said.count("error[R0292]: This was done already in this turn")) == (1, 1)
    assert "| 1 | 710 jack the elder | carried out |" in shown
    assert shown.count("This was done already in this turn. |") == 2
