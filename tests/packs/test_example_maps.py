"""Maps of worked examples: before and after, the part in which something stands."""

from __future__ import annotations

import re
from pathlib import Path

GENERATED = Path(__file__).parents[2] / "generated"


def pictures(page: str) -> tuple[str, str]:
    """The two maps of the first example of a page that has some."""
    first, last = (Path(f"{GENERATED}/{page}_{at}.svg").read_text(encoding="utf-8") for at in (1, 2))
    return first, last


def areas(picture: str) -> list[str]:
    return re.findall(r'<polygon points="([\d, ]+)" fill="#[0-9a-f]{6}"/>', picture.partition("<rect")[0])


def names(picture: str) -> set[str]:
    return set(re.findall(r">([A-Z]{2})</text>", picture))


def test_both_show_the_same_part_of_the_ground() -> None:
    """The rules: a group goes from IJ to HK, 2 of the map's 676 areas."""
    first, last = pictures("alamaze/reference/orders/pursue_group_post_intercept")
    assert areas(first) == areas(last)
    assert names(first) == names(last)
    assert {"IJ", "HK", "GI", "JM"} <= names(first)
    assert not names(first) & {"AA", "ZZ", "HZ", "CK"}
    assert len(areas(first)) == 64
    assert 'stroke-dasharray="6 4"' in first  # the ground goes on
    assert ">sea<" in first  # in the legend
    assert first != last


def test_a_legend_has_no_colour_that_is_not_on_the_picture() -> None:
    first, _ = pictures("alamaze/reference/orders/pursue_group_post_intercept")
    colours = set(re.findall(r'height="12" fill="(#[0-9a-f]+)"', first))
    assert colours == set(re.findall(r'points="[\d, ]+" fill="(#[0-9a-f]+)"/>', first.partition("<rect")[0]))


def test_of_several_maps_the_one_is_drawn_on_which_something_changes() -> None:
    """Boromir joins those who carry the Ring: he was on the board before, and comes to their track."""
    first, last = pictures("middle_earth_engulfed/reference/processes/gather_company")
    assert ">Bo</text>" not in first
    assert ">Bo</text>" in last
    assert ">Cirith Ungol</text>" in first
    page = (GENERATED / "middle_earth_engulfed/reference/processes/gather_company.md").read_text(encoding="utf-8")
    assert "Before:\n\n![The Fellowship's track](gather_company_1.svg)" in page
