"""Two whole games of Alamaze between eight rulers that play by themselves, and one that is killed on its way.

Two hundred of them, with sixteen and with all thirty-two as well: `python -m tests.long alamaze`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.packs.alamaze_games import play
from tests.packs.alamaze_killed import killed

LAST = 40
"""Months that a campaign lasts at most (seed 002, line 717)."""


@pytest.mark.parametrize("seed", ["8/first", "8/second"])
def test_a_game_goes_to_its_end(seed: str) -> None:
    """No fault, nothing out of its bounds, the ledgers close, what is traded comes from somebody (lines 717 to 725)."""
    campaign = play(seed, 8)
    assert campaign.wrongs == []
    assert campaign.world.over
    assert campaign.months <= LAST
    if "status points" in campaign.end:
        assert campaign.months == LAST
    taken = {"150", "720", "600", "965", "470", "201", "203", "743", "935", "975", "982"}
    assert taken <= set(campaign.done)
    assert len(campaign.done) >= 30
    assert sum(campaign.done.values()) > 4 * sum(campaign.refused.values())  # they know what they do


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_killed_at_random_moments_it_comes_out_as_it_would_have(tmp_path: Path) -> None:
    assert killed(tmp_path, "8/killed", 8, 4) == []
