"""What a player sees of the 1976 rules: charts printed as charts, and sums that can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PACK = ROOT / "rules" / "middle_earth_wargames"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The pages as they stand; `rulec build --check` tells whether they are what the rules give."""
    made = ROOT / "generated" / "middle_earth_wargames"
    return {path.relative_to(made).as_posix(): path.read_text("utf-8") for path in made.rglob("*.md")}


def test_the_casualty_chart_is_a_grid(pages: dict[str, str]) -> None:
    page = pages["reference/tables/casualty_chart.md"]
    assert "Down the side: *Combat factor*. Along the top: *Men who strike*. In the cells: *Casualties* (men)." in page
    rows = [line for line in page.split("\n") if line.startswith("| ")]
    assert len(rows) == 1 + 1 + 35
    assert all(row.count("|") == 28 for row in rows)
    assert "| −7 | 0 | 0 |" in page
    assert "A question mark: the book leaves this entry open" in page


def test_each_sheet_is_a_grid(pages: dict[str, str]) -> None:
    page = pages["reference/tables/siege_letters.md"]
    assert page.count("| Ram value | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | Line |") == 2


def test_long_sums_only_count_what_did_not_hold(pages: dict[str, str]) -> None:
    assert "Did not count: 14 lines whose conditions do not hold." in pages["reference/quantities/ground_tactics.md"]
    page = pages["reference/quantities/morale_test.md"]
    assert max(len(line) for line in page.split("\n") if line.startswith("Did not count")) < 500


def test_what_nobody_states_is_said(pages: dict[str, str]) -> None:
    page = pages["reference/quantities/morale_test.md"]
    assert "othing else is stated to hold" in page
    assert "t is stated of the unit that [an enemy is within](../facts/enemy_near.md) 100 metres" in page


def test_steps_are_numbered_in_their_order_and_say_what_they_are(pages: dict[str, str]) -> None:
    steps = pages["reference/sequences/turn.md"].split("\n## Step ")[1:]
    assert [int(step.split(":")[0]) for step in steps] == list(range(1, 14))
    assert all(not step.split("\n")[2].startswith("- ") for step in steps)


def test_no_two_columns_of_the_list_of_units_have_one_heading(pages: dict[str, str]) -> None:
    rows = [
        line.split(" | ")[0] for line in pages["reference/views/standing_units.md"].split("\n") if line.startswith("| ")
    ]
    assert len(rows) == len(set(rows))
    assert "| Order (your own)" in rows


def test_those_who_hold_the_ridge_stand_well_upon_it(pages: dict[str, str]) -> None:
    """Everybody of the West stands nearer to the middle of the ridge than to its front edge."""
    read = yaml.safe_load((PACK / "scenarios" / "fords_of_evening.yaml").read_text("utf-8"))["things"]
    down = [int(corner.split("/")[1]) for corner in read["Tract"]["ridge"]["tract_edge"]]
    front, middle = min(down), sum(down) / len(down)
    for unit in read["Unit"].values():
        if unit["warlord"] == "west":
            at = int(unit["stands_upon"].split("/")[1])
            assert at - front > abs(at - middle), unit["name"]


def test_the_list_of_the_first_battle_is_that_with_which_it_begins() -> None:
    """A table in the book says to players with figures what the scenario says to the engine."""
    begun = yaml.safe_load((PACK / "scenarios" / "fords_of_evening.yaml").read_text("utf-8"))["things"]["Unit"]
    table = yaml.safe_load((PACK / "tables" / "fords_armies.yaml").read_text("utf-8"))
    columns = [column["name"] for column in table["columns"]]
    listed = {row[0].removeprefix("company_"): dict(zip(columns, row, strict=True)) for row in table["rows"]}
    assert list(listed) == list(begun)
    for name, unit in begun.items():
        row = listed[name]
        for key in ("troop", "strikes_as", "struck_as", "abreast"):
            assert row[key] == unit[key], (name, key)
        assert row["missile"] == unit.get("missile_borne", "none")
        assert f"{row['figures']} men" == unit["men"]
        assert f"{row['from_left']}/{row['from_top']}" == unit["stands_upon"]
        assert unit.get("shielded", True) is True  # as the chapter says of all of them


def test_lines_of_conditions_have_bare_numbers(pages: dict[str, str]) -> None:
    page = pages["reference/tables/morale_minus.md"]
    assert "make *Score* (pips), for each *Class*" in page
    assert "| −1 | −1 | −2 | −2 | −2 | 0 | −1 | 408 |" in page
