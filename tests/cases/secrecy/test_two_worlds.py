"""A name of something unseen was told apart from a name of nothing, in acts that no test had a line for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.secrecy.harbour import built
from tests.cases.secrecy.two_worlds import NOT_NEAR, hides, packs_of_tests, tried_of
from tests.cases.support import RULES

PACKS = [*sorted(file.parent for file in RULES.glob("*/pack.yaml")), *packs_of_tests()]
NOT_TRIED = {"no line names it", "everybody sees all of its kind", "its kind has no names that can be given"}
"""Reasons by which nothing unseen can be named in a hole at all."""


def test_the_packs_are_found() -> None:
    assert {"alamaze", "diplomacy_1971", "blind", "freeciv_classic", "orchard"} <= {pack.name for pack in PACKS}


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_no_act_of_a_pack_tells_a_name_of_nothing_apart(pack: Path, tmp_path: Path) -> None:
    """Seed 002, lines 1783 and 4243: whoever is not found is not found, whether there is such a one or not."""
    if not hides(pack):
        pytest.skip("its rules hide nothing")
    outcome = tried_of(pack, tmp_path, 1)
    assert not outcome.told
    assert set(outcome.untried.values()) <= NOT_TRIED, str(outcome)


def test_no_act_of_the_bay_tells_a_name_of_nothing_apart(tmp_path: Path) -> None:
    """The pack whose acts find, do not find, compare, and are carried out in silence."""
    outcome = tried_of(built(tmp_path) / "rules/bays", tmp_path, 12)
    assert not outcome.told
    assert len(outcome.tried) > 5
    assert set(outcome.untried.values()) <= NOT_TRIED, str(outcome)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_no_act_tells_what_is_unseen_near_by_apart(pack: Path, tmp_path: Path) -> None:
    """The same of what is where the player's own things are: an act that is not carried out does not tell that it is
    there."""
    if not hides(pack):
        pytest.skip("its rules hide nothing")
    outcome = tried_of(pack, tmp_path, 1, near=True)
    assert not outcome.told
    assert set(outcome.untried.values()) <= NOT_TRIED | {NOT_NEAR}, str(outcome)


def test_what_is_near_by_in_the_bay_is_not_told(tmp_path: Path) -> None:
    outcome = tried_of(built(tmp_path) / "rules/bays", tmp_path, 12, near=True)
    assert not outcome.told
    assert len(outcome.tried) > 5
