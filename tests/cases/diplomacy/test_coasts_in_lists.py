"""Lists name coasts where a fleet had or has the choice; a coast that says nothing is passed over (4.B.6)."""

from __future__ import annotations

import pytest

from rulec.runtime.game.seeing import shown_to
from tests.datc.played import Table


def table(*units: str) -> Table:
    board = Table("diplomacy_1971")
    for unit in units:
        board.unit(*unit.split())
    return board


def test_the_table_of_those_driven_out_names_coasts() -> None:
    """`Units that were driven out` listed Spain, once, for both of its coasts."""
    board = table("FRANCE F MAO", "ENGLAND F NAO", "ENGLAND F IRI", "ITALY A MUN", "GERMANY A BER", "GERMANY A KIE")
    orders = [
        "ENGLAND: F NAO - MAO",
        "ENGLAND: F IRI S F NAO - MAO",
        "GERMANY: A BER - MUN",
        "GERMANY: A KIE S A BER - MUN",
    ]
    board.turn(orders)
    (shown,) = [each for each in shown_to(board.game, board.world, board.powers["FRANCE"]) if each.name == "driven_out"]
    assert shown.head[1:] == ("whose", "unit", "may retreat to", "may sail to")
    land, sea = {row[0]: (row[3], row[4]) for row in shown.rows}.values()
    cells = {row[0]: row[1:] for row in shown.rows}
    assert cells["Mid-Atlantic Ocean"][2] == "none"
    sailed = cells["Mid-Atlantic Ocean"][3]
    assert "Spain (north coast)" in sailed
    assert "Spain (south coast)" in sailed
    assert cells["Munich"][3] == "none"
    assert "Tyrolia" in cells["Munich"][2]
    assert land != sea


def test_fleets_that_hold_or_wait_for_orders_are_named_by_their_coasts() -> None:
    board = table("FRANCE F SPA/NC", "FRANCE A PAR", "RUSSIA F STP/SC", "RUSSIA A MOS")
    board.turn(["FRANCE: F SPA H", "FRANCE: A PAR H"])
    told = board.told()
    assert "France: held as ordered in Paris." in told
    assert "France: held as ordered off Spain (north coast)." in told
    assert "Russia: no order for Moscow, and nothing moves from there." in told
    assert "Russia: no order off St Petersburg (south coast), and nothing moves from there." in told


def test_a_fleet_is_told_to_which_coasts_it_gets() -> None:
    board = table("FRANCE F GAS", "FRANCE A PAR")
    board.turn(["FRANCE: F GAS - MAR", "FRANCE: A PAR - SPA"])
    fleet, army = board.turned_down
    assert "this fleet gets to Brest, Mid-Atlantic Ocean and Spain (north coast)" in fleet
    assert "this unit gets to Brest, Burgundy, Gascony and Picardy" in army


@pytest.mark.parametrize(
    ("unit", "line", "arrives"),
    [
        ("RUSSIA A FIN", "A Fin - Stp nc", "STP"),
        ("RUSSIA A FIN", "A FIN - STP/NC", "STP"),
        ("RUSSIA A FIN", "A FIN - SWE (EC)", "SWE"),
        ("RUSSIA F MAO", "F MAO - BRE/NC", "BRE"),
        ("RUSSIA A MAR", "A MAR/SC - SPA", "SPA"),
    ],
)
def test_a_coast_that_says_nothing_is_passed_over(unit: str, line: str, arrives: str) -> None:
    """An army stands in all of a province (4.B.6, second choice)."""
    board = table(unit)
    board.turn([f"RUSSIA: {line}"])
    assert board.turned_down == []
    assert board.final() == {arrives: " ".join(unit.split()[:2])}


def test_a_coast_that_cannot_be_reached_is_no_slip() -> None:
    board = table("FRANCE F GAS")
    board.turn(["FRANCE: F GAS - SPA/SC"])
    (refused,) = board.turned_down
    assert "Spain (north coast)" in refused


def test_short_names_of_places_are_exact() -> None:
    """`Nor` is Norway, and neither of the seas that begin so (DiplomacyGM#72)."""
    board = table("ENGLAND A NWY", "ENGLAND F NTH", "ENGLAND F NWG")
    board.turn(["ENGLAND: A Nor - Swe", "ENGLAND: F Nor - Edi"])
    assert board.turned_down == ["ENGLAND: F Nor - Edi: What stands in Norway is not a fleet."]
    assert board.final()["SWE"] == "ENGLAND A"
