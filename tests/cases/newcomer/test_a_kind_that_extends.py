"""A kind of which only scenarios hold things was said to be the kind of nothing, at each build."""

from __future__ import annotations

from pathlib import Path

from tests.cases.newcomer.town import WORLD
from tests.cases.support import pack, rulec

MORE = """
quantity watch() -> gold "What the watch costs"
    base 1 gold * count(each guard in guards)
    cites book "Gate" 1

kind Captain, captains extends Guard "captain"

kind Ghost, ghosts "ghost"
"""


def test_what_a_named_kind_may_be_is_no_kind_of_nothing(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + MORE})
    said = rulec("check", "p", cwd=tmp_path).said
    assert "nothing is a `Ghost`" in said
    assert "nothing is a `Captain`" not in said
