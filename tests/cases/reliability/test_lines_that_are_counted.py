"""Three lines were handed in, one of them with U+202E: `2 of 2 lines taken`. A line that is refused counts as well."""

from __future__ import annotations

from pathlib import Path

from tests.cases.reliability.hamlet import played
from tests.cases.support import rulec


def test_a_line_with_a_letter_that_cannot_be_seen_counts(tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / "lines.txt").write_text("player: Oak\nspend 2\nspend \u202e3\nspend 4\n", encoding="utf-8")
    assert rulec("orders", "a.game", "lines.txt", cwd=tmp_path).out == "Oak: 2 of 3 lines taken\n"
