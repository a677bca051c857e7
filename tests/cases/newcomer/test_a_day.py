"""Where a turn is called a day, messages spoke of a turn."""

from __future__ import annotations

from pathlib import Path

from tests.cases.newcomer.town import DAY, SCENARIO, WORLD
from tests.cases.support import pack, rulec


def test_players_are_told_of_the_day(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + DAY, "scenarios/one.yaml": SCENARIO})
    assert rulec("build", "p", cwd=tmp_path).code == 0
    assert rulec("new", "p", "one", "-o", "a.game", cwd=tmp_path).code == 0
    (tmp_path / "oak.txt").write_text("player: Oak\ntrain Ada\nrest Ada\n")
    said = rulec("orders", "a.game", "oak.txt", cwd=tmp_path)
    assert "Ada does something else in this market day, and that would have to be all" in said.said + said.out
