"""Two whole games of Alamaze between eight rulers that play by themselves, and one that is killed on its way.

Two hundred of them, with sixteen and with all thirty-two as well: `python -m tests.long alamaze`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.packs.alamaze_games import Campaign, play
from tests.packs.alamaze_killed import killed

LAST = 40
"""Months that a campaign lasts at most (seed 002, line 717)."""


SEEDS = ("8/first", "8/second")


@pytest.fixture(scope="module")
def campaigns() -> list[Campaign]:
    return [play(seed, 8) for seed in SEEDS]


def test_games_go_to_their_ends(campaigns: list[Campaign]) -> None:
    """No fault, nothing out of its bounds, the ledgers close, what is traded comes from somebody (lines 717 to 725)."""
    for campaign in campaigns:
        assert campaign.wrongs == []
        assert campaign.world.over
        assert campaign.months <= LAST
        if "status points" in campaign.end:
            assert campaign.months == LAST
        assert len(campaign.done) >= 30
        assert sum(campaign.done.values()) > 4 * sum(campaign.refused.values())  # they know what they do


def test_rulers_give_orders_of_every_sort(campaigns: list[Campaign]) -> None:
    """Which game sees an order hangs on its dice, and so on every rule that is added; one of the games must."""
    wanted = {"150", "720", "600", "965", "470", "201", "203", "743", "935", "975", "982"}
    assert wanted <= set().union(*(campaign.done for campaign in campaigns))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_killed_at_random_moments_it_comes_out_as_it_would_have(tmp_path: Path) -> None:
    assert killed(tmp_path, "8/killed", 8, 4) == []
