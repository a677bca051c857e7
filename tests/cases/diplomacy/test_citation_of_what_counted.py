"""`explain` of Angmar's 24 centres cited only the rulebook of 1971, and not the variant's lines 115 to 117."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import RULES, rulec


def test_lines_that_count_are_cited(tmp_path: Path) -> None:
    done = rulec(
        "explain", "middle_earth_ix", "centres_to_win", "--given", "power.folk=angmar", "--rules", str(RULES),
        cwd=tmp_path,
    )  # fmt: skip
    cited = done.out.split("\nfrom\n")[1]
    assert 'the variants\' rules, "MIDDLE EARTH IX", lines 115-117' in cited
    assert 'the rulebook of 1971, "The object of the game"' in cited
