"""Decisions of Middle Earth IX and X that were made in silence are rulings, and the options' caveat (seed 126 to 127)
stands in the reference."""

from __future__ import annotations

import pytest

from tests.cases.support import RULES

REFERENCE = RULES.parent / "generated"
RULED = {
    "middle_earth_ix": (
        "GHi behind the pass and HGi", "Whether TGo", "Whether the Nazgul alone holds", "Whether a Nazgul that was",
        "When an army with the Nazgul counts double", "A second step into a province",
        "How many supply centres a double", "When an army is nominated",
        "The units of the Dunlendings", "Draws", "The catalogue numbers",
    ),
    "middle_earth_x": ("When units are first built", "How many supply centres there are, and how many win"),
}  # fmt: skip


@pytest.mark.parametrize("pack", RULED)
def test_each_is_ruled(pack: str) -> None:
    page = (REFERENCE / pack / "reference" / "rulings.md").read_text(encoding="utf-8")
    assert [title for title in RULED[pack] if f"# {title}" not in page] == []


@pytest.mark.parametrize("variant", ["four_players", "three_players", "two_players"])
def test_an_option_says_that_it_was_never_tried(variant: str) -> None:
    page = (REFERENCE / "middle_earth_ix" / "reference" / "variants" / f"{variant}.md").read_text(encoding="utf-8")
    assert "never tried" in page
    assert "lines 126" in page
