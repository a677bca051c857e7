"""Odds as pictures: everything that stands on one has room."""

from __future__ import annotations

import re
from fractions import Fraction

from rulec.backends.reference.odds_charts import MOST_PARTS, odds_chart
from rulec.backends.reference.views.rolls import OddsTable

HEADS = ("a long name for what may come of it", "another of some length", "a third that would stand at the edge", "no")


def test_no_name_of_the_key_runs_over_the_edge() -> None:
    chart = odds_chart(OddsTable(HEADS, (("1", (Fraction(1, 4),) * 4),), "Throws"), "Odds")
    width = int(re.findall(r'viewBox="0 0 (\d+)', chart)[0])
    places = {said: int(x) for x, said in re.findall(r'<text x="(\d+)" y="\d+">([^<]*)<', chart)}
    assert set(HEADS) <= set(places)
    assert all(places[said] + 6 * len(said) < width for said in HEADS)


def test_shares_are_marked_and_the_side_is_named() -> None:
    chart = odds_chart(OddsTable(("yes", "no"), (("1", (Fraction(1, 4), Fraction(3, 4))),), "Throws"), "Odds")
    assert all(f">{share}%</text>" in chart for share in (0, 25, 50, 75, 100))
    assert ">Throws</text>" in chart


def test_each_of_the_most_results_has_a_colour_of_its_own() -> None:
    heads = tuple(f"result {number}" for number in range(MOST_PARTS))
    chart = odds_chart(OddsTable(heads, (("1", (Fraction(1, MOST_PARTS),) * MOST_PARTS),), "Throws"), "Odds")
    colours = re.findall(r'fill="(#[0-9a-f]{6})"', chart)
    assert len(set(colours)) == MOST_PARTS
    assert sorted(colours) == sorted([*set(colours)] * 2)  # in the key and in the bar
    assert all(f">{head}<" in chart for head in heads)
