"""A few of the games of `python -m tests.long games`, each to its end."""

from __future__ import annotations

import re

import pytest

from tests.packs.diplomacy_games import PACKS, play, run


@pytest.mark.parametrize("pack", PACKS)
def test_games_by_chance_come_to_an_end(pack: str) -> None:
    ends = {play(pack, seed, twice=True).end for seed in (3, 5)}
    assert ends == {"won", "draw"} or pack == "middle_earth_ix"


def test_most_rules_are_asked_in_a_few_games() -> None:
    """In this variant nobody has a fleet, so what is said of fleets stays silent; all else is nearly always asked."""
    lines, _ = run("middle_earth_ix", 4, 20, heard_in=4)
    *faults, games, rules = lines
    assert faults == []
    assert ": 4 games, 0 with a fault; " in games
    assert "no end" not in games
    asked, known = (int(number) for number in re.findall(r": (\d+) of (\d+) rules asked", rules)[0])
    assert asked * 20 >= known * 16, rules
