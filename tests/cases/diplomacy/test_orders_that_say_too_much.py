"""Orders that say too much or say it wrongly, typed as players type them: each is decided by a ruling.

The cases of chapter 4 of the adjudication test cases leave these open (4.A.6, 4.B.5, 4.C.2, 4.D.3 to 4.D.7).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.datc.played import Table

REFERENCE = Path(__file__).parents[3] / "generated/diplomacy_1971/reference"


def table(*units: str) -> Table:
    """A board with some units: `FRANCE A PAR`."""
    board = Table("diplomacy_1971")
    for unit in units:
        board.unit(*unit.split())
    return board


def winter(units: list[str], centres: list[str], orders: list[str]) -> Table:
    """A winter of Russia, played."""
    board = table(*(f"RUSSIA {unit}" for unit in units))
    board.begin("winter")
    board.hold({"RUSSIA": centres})
    board.turn([f"RUSSIA: {order}" for order in orders])
    return board


# ---- a route that is named (4.A.6) ---------------------------------------------------------------------
BOTH = ("ENGLAND A LON", "ENGLAND F ENG", "ENGLAND F NTH")


@pytest.mark.parametrize("line", ["A LON - NTH - BEL", "A LON - BEL via NTH"])
def test_a_route_that_is_named_binds(line: str) -> None:
    """`A LON - NTH - BEL` went with the fleet in the Channel while that in the North Sea held."""
    board = table(*BOTH)
    board.turn([f"ENGLAND: {line}", "ENGLAND: F ENG C A LON - BEL"])
    assert board.turned_down == []
    assert board.final()["LON"] == "ENGLAND A"
    board = table(*BOTH)
    board.turn([f"ENGLAND: {line}", "ENGLAND: F NTH C A LON - BEL"])
    assert board.final()["BEL"] == "ENGLAND A"


def test_a_route_over_several_seas() -> None:
    board = table("ENGLAND A LON", "ENGLAND F NTH", "ENGLAND F NWG")
    orders = ["F NTH C A LON - NWY", "F NWG C A LON - NWY"]
    board.turn([f"ENGLAND: {each}" for each in ("A LON - NTH - NWG - NWY", *orders)])
    assert board.final()["NWY"] == "ENGLAND A"
    board = table("ENGLAND A LON", "ENGLAND F NTH", "ENGLAND F NWG")
    board.turn([f"ENGLAND: {each}" for each in ("A LON - NTH - NWG - NWY", orders[0])])
    assert board.final()["LON"] == "ENGLAND A", "the North Sea alone would do, but it is not what was ordered"


def test_a_route_between_neighbours_is_sailed_or_not_at_all() -> None:
    board = table("ENGLAND A BEL", "ENGLAND F NTH")
    board.turn(["ENGLAND: A BEL - NTH - HOL", "ENGLAND: F NTH H"])
    assert board.final()["BEL"] == "ENGLAND A"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("A LON - BOT - BEL", "Nothing leads from London to Belgium over Gulf of Bothnia"),
        ("A LON - BEL via ION", "Nothing leads from London to Belgium over Ionian Sea"),
        ("A LON - NTH - BAL - BEL", "Nothing leads from London to Belgium over Baltic Sea and North Sea"),
        ("A LON - NTH - BEL", "No fleet lies in North Sea"),
        ("A LON - WAL - BEL", "An army is carried over seas; Wales is none"),
        ("F ENG - NTH - HOL", "Only an army is carried over North Sea"),
    ],
)
def test_a_route_that_cannot_be_is_refused(line: str, why: str) -> None:
    board = table("ENGLAND A LON", "ENGLAND F ENG")
    board.turn([f"ENGLAND: {line}"])
    assert len(board.turned_down) == 1
    assert why in board.turned_down[0]


# ---- coasts and sorts ----------------------------------------------------------------------------------
def test_a_wrong_coast_of_the_own_unit_is_passed_over() -> None:
    """4.B.5; a coast that is named moves the fleet nowhere (6.B.11)."""
    board = table("RUSSIA F STP/SC")
    board.turn(["RUSSIA: F STP/NC - BOT"])
    assert board.final() == {"BOT": "RUSSIA F"}
    board = table("RUSSIA F STP/SC")
    board.turn(["RUSSIA: F STP/NC - BAR"])
    assert board.final() == {"STP/SC": "RUSSIA F"}


def test_a_wrong_coast_is_passed_over_in_a_removal() -> None:
    """`F STP/SC D` for a fleet at the north coast: the same ruling as for orders of other seasons."""
    assert winter(["F STP/NC", "A MOS"], ["mos"], ["F STP/SC D"]).final() == {"MOS": "RUSSIA A"}


def test_a_wrong_sort_is_refused() -> None:
    board = table("FRANCE A PAR")
    board.turn(["FRANCE: F PAR - BUR"])
    assert board.turned_down == ["FRANCE: F PAR - BUR: What stands in Paris is not a fleet."]


# ---- too many orders -----------------------------------------------------------------------------------
def test_the_first_of_two_orders_counts() -> None:
    """4.D.3; the page of the movement said that two orders are as good as none."""
    board = table("FRANCE A PAR")
    board.turn(["FRANCE: A PAR - BUR", "FRANCE: A PAR - GAS"])
    assert board.final() == {"BUR": "FRANCE A"}
    page = (REFERENCE / "solves/movement.md").read_text(encoding="utf-8")
    assert "Of two orders for a unit the first counts" in page
    assert "as good as none" not in page


def test_builds_and_removals_are_taken_in_their_order() -> None:
    """4.D.4, 4.D.5, 4.D.6."""
    assert winter([], ["mos"], ["A MOS B", "A WAR B"]).final() == {"MOS": "RUSSIA A"}
    assert winter([], ["sev", "mos"], ["F SEV B", "A SEV B"]).final() == {"SEV": "RUSSIA F"}
    assert winter(["A MOS", "A WAR"], ["mos"], ["A WAR D", "A MOS D"]).final() == {"MOS": "RUSSIA A"}


def test_what_is_waived_binds_nobody() -> None:
    """4.D.7."""
    assert winter([], ["sev", "mos"], ["A MOS B", "waive"]).final() == {"MOS": "RUSSIA A"}
    assert winter([], ["mos"], ["waive", "A MOS B"]).final() == {"MOS": "RUSSIA A"}


def test_each_of_these_is_ruled() -> None:
    page = (REFERENCE / "rulings.md").read_text(encoding="utf-8")
    for title in (
        "Two orders for one unit",
        "More builds than are due",
        "More removals than are due",
        "An army and a fleet for one place",
        "Fewer builds than are due",
        "A wrong coast of the unit that is ordered, or of the one that is helped",
        "A unit that is called what it is not",
        "An army that names the seas over which it goes",
    ):
        assert title in page


def test_a_retreat_over_a_ford_is_ruled() -> None:
    """Seed 004, lines 96 to 98: by the river movement is possible in autumn only; of retreats nothing is said."""
    page = (REFERENCE.parents[1] / "middle_earth_ix/reference/rulings.md").read_text(encoding="utf-8")
    assert "A retreat in autumn across a river that is crossed in autumn alone" in page


# ---- coasts are named ----------------------------------------------------------------------------------
def test_coasts_are_named_wherever_a_fleet_is_told_of() -> None:
    """“may retreat to Brest, …, Spain and Spain”; “F Mid-Atlantic Ocean - Spain is stood off”."""
    board = table("FRANCE F MAO", "ENGLAND F ENG", "ENGLAND F IRI")
    board.turn(["ENGLAND: F ENG - MAO", "ENGLAND: F IRI S F ENG - MAO"])
    told = board.told()
    assert any("may retreat to" in each and "Spain (north coast), Spain (south coast)" in each for each in told)
    assert "France: F Mid-Atlantic Ocean is driven out by F English Channel of England." in told
    board = table("FRANCE F MAO", "FRANCE F POR", "ITALY F WES", "ITALY F LYO", "RUSSIA F BUL/EC", "RUSSIA F CON")
    board.turn(
        [
            "FRANCE: F MAO - SPA/NC", "FRANCE: F POR S F MAO - SPA", "ITALY: F WES - SPA/SC",
            "ITALY: F LYO S F WES - SPA", "RUSSIA: F CON S F BUL/SC",
        ]
    )  # fmt: skip
    told = board.told()
    assert "France: F Mid-Atlantic Ocean - Spain (north coast) is stood off, 2 against 2 of Italy from Western Mediterranean." in told  # fmt: skip  # noqa: E501
    assert "France: F Portugal supports F Mid-Atlantic Ocean into Spain (north coast)." in told
    assert "Russia: F Constantinople supports F Bulgaria (east coast) where it stands." in told


def test_who_is_lost_is_told_why() -> None:
    """“Austria's F Trieste is disbanded.” told neither that it was too many nor that nothing was ordered."""
    told = winter(["A MOS", "A SIL"], ["mos"], []).told()
    assert "RUSSIA: A Silesia is removed; one too many, and no removal was ordered.".casefold() in [
        each.casefold() for each in told
    ]
    board = table("FRANCE A BUR", "GERMANY A MUN", "GERMANY A RUH")
    board.turn(["GERMANY: A MUN - BUR", "GERMANY: A RUH S A MUN - BUR"])
    board.turn([])
    assert "France: A Burgundy is disbanded; no retreat was ordered." in board.told()
