"""Names that mean something in another place, as editors wrote them: the message holds what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"
measure level, levels "levels"

kind Guard, guards "guard"
    level: level = 1 level "level"
    cites book "Guards" 1

quantity worth(guard: Guard) -> gold "What a guard is worth"
    base {base}
    cites book "Guards" 2
    example "One"
        given guard: {given}
        expect worth(guard) = 2 gold

quantity pay(guard: Guard) -> gold "Pay"
    base 2 gold
    cites book "Guards" 3
"""


@pytest.mark.parametrize(
    ("base", "given", "code", "cure"),
    [
        ("2 gold", "Guard", "R0201", "`Guard(…)`, or `Guard()` where nothing is said of it"),
        ("2 gold", "guard(level: 3)", "R0209", "a thing is made by the name of its kind: `Guard(…)`"),
        ("2 silver", "Guard()", "R0203", "there are `gold` and `level`; a label stands in quotes"),
        ("guard.pay", "Guard()", "R0202", "it is worked out: write `pay(guard)`"),
        ("pay[guard]", "Guard()", "R0212", "it is worked out: write `pay(…)`, with round brackets"),
    ],
)
def test_what_was_meant_is_said(tmp_path: Path, base: str, given: str, code: str, cure: str) -> None:
    pack(tmp_path, {"p.rules": RULES.format(base=base, given=given)})
    done = rulec("check", cwd=tmp_path)
    assert f"error[{code}]" in done.said
    assert cure in done.said


def test_a_comma_that_is_missing_behind_a_title_is_named(tmp_path: Path) -> None:
    table = """table: ranks
title: Ranks
cites: book "Ranks" 1
keys: [rank]
columns:
  - {name: rank, type: Rank, label: Rank, declares: enum}
  - {name: power, type: number, label: Power}
rows:
  - [low "Low" 1]
  - [high "High", 2]
"""
    pack(tmp_path, {"tables/ranks.yaml": table})
    done = rulec("check", cwd=tmp_path)
    assert "error[R0431]" in done.said
    assert 'a comma is missing between two cells, in `low "Low" 1`' in done.said
