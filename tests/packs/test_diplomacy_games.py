"""A few of the games of `python -m tests.long games`, each to its end."""

from __future__ import annotations

import pytest

from tests.packs.diplomacy_games import FLEETS, PACKS, play, shares


@pytest.mark.parametrize("pack", PACKS)
def test_games_by_chance_come_to_an_end(pack: str) -> None:
    ends = {play(pack, seed, twice=True).end for seed in (9, 12)}
    assert ends == {"won", "draw"} or pack == "middle_earth_ix"


def test_most_rules_are_asked_in_a_few_games() -> None:
    """In this variant nobody has a fleet: what is said of fleets alone is no part of it, and nobody comes there. In the
    first of these games a support is cut."""
    line, few = shares("middle_earth_ix", 2, 6)
    assert not few, line
    assert f"{len(FLEETS)} more are of fleets" in line
