"""A few of the games of `python -m tests.long games`, each to its end."""

from __future__ import annotations

import pytest

from tests.packs.diplomacy_games import PACKS, play, run


@pytest.mark.parametrize("pack", PACKS)
def test_games_by_chance_come_to_an_end(pack: str) -> None:
    ends = {play(pack, seed, twice=True).end for seed in (3, 5)}
    assert ends == {"won", "draw"} or pack == "middle_earth_ix"


def test_most_rules_are_asked_in_a_few_games() -> None:
    lines, wrong = run("middle_earth_ix", 4, 20, heard_in=4)
    assert wrong == 0, lines
