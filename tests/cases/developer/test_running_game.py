"""A play-by-mail game lasts years, and no typo could be fixed in its rules: `rulec new`, a comment, `rulec build`, and
`rulec turn` ended in R0934, with no command that goes on (finding 10)."""

from __future__ import annotations

from pathlib import Path

from tests.cases.reliability.hamlet import changed, played
from tests.cases.support import rulec


def test_a_typo_is_fixed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    played(tmp_path)
    for at, pair in enumerate(
        (("It is gone", "It's gone"), ("The tithe", "The tithes"), ("measure gold\n", "#\nmeasure gold\n"))
    ):
        changed(tmp_path, pair)
        assert rulec("turn", "a.game", cwd=tmp_path).out.startswith(f"turn {at + 1}: ")


def test_a_field_that_the_rules_added_begins_as_declared(tmp_path: Path) -> None:
    played(tmp_path)
    changed(tmp_path, ("gold: gold = 20", "land: acre = 7 acres\n    gold: gold = 20"))
    assert rulec("turn", "a.game", cwd=tmp_path).code == 1
    assert "`land` of `House` begins as declared" in rulec("migrate", "a.game", cwd=tmp_path).out
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
