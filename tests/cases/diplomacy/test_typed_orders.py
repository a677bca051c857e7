"""Lines as players, judges and sites write them: every one is taken whose meaning is not in doubt.

Of 141 that were tried, 45 were taken at first; `2A(Dun) - Erg`, the one notation that the rules of the variants
prescribe (lines 105 and 106), was refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulec.runtime.game.turns import hand_in
from tests.datc.played import Table

PROBES = Path(__file__).with_name("typed_orders.txt")
REFUSED = {
    "A PAR": "`H`",  # an order that was not finished
    "A PAR BUR": "`-`",  # to move there, or to support it?
    "F STPSC - BOT": "is “stp” meant?",
    "F MAO - SPN": "at which coast of Spain",
    "F MAO - SPA": "at which coast of Spain",
}
BOARDS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "move": ("spring_moves", "FRANCE", ("A PAR",)),
    "move coasts": ("spring_moves", "RUSSIA", ("F STP/SC",)),
    "to coast": ("spring_moves", "ENGLAND", ("F MAO",)),
    "hold": ("spring_moves", "FRANCE", ("A PAR",)),
    "support": ("spring_moves", "FRANCE", ("A PAR", "A MAR")),
    "support hold": ("spring_moves", "GERMANY", ("A MUN", "A BER")),
    "convoy": ("spring_moves", "ENGLAND", ("F NTH", "A LON")),
    "via": ("spring_moves", "ENGLAND", ("F NTH", "A LON")),
    "retreat": ("spring_retreats", "AUSTRIA", ("A VIE",)),
    "retreat disband": ("spring_retreats", "AUSTRIA", ("A VIE",)),
    "build": ("winter", "RUSSIA", ()),
    "remove": ("winter", "RUSSIA", ("A MOS", "F STP/SC")),
}


def probes() -> Iterator[tuple[str, str]]:
    """Each line with its heading."""
    heading = ""
    for line in PROBES.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:].partition(" (")[0]
        elif line and not line.startswith("#"):
            yield heading, line


def board(heading: str) -> Table:
    """A board on which only the spelling can be wrong."""
    phase, power, units = BOARDS[heading]
    table = Table("diplomacy_1971")
    table.begin(phase)
    for unit in units:
        table.unit(power, *unit.split())
    if phase == "winter":
        table.hold({} if units else {power: ["MOS", "STP"]})
    for unit in table.world.pieces if phase == "spring_retreats" else ():
        unit.expelled, unit.refuges = True, (table.places["boh"],)
    return table


def told(table: Table, power: str, line: str) -> str:
    """Why a line is turned down; empty where it is taken."""
    (verdict,) = hand_in(table.game, table.world, table.powers[power], [(1, line)])
    return verdict.sentence


@pytest.mark.parametrize("heading", BOARDS)
def test_a_line_is_taken_or_told_why_not(heading: str) -> None:
    table = board(heading)
    lines = [line for under, line in probes() if under == heading]
    found = {line: told(table, BOARDS[heading][1], line) for line in lines}
    assert {line for line, why in found.items() if why} == set(REFUSED) & set(lines), found
    assert all(REFUSED[line] in why for line, why in found.items() if why)


def test_there_are_as_many_as_were_tried() -> None:
    assert len(list(probes())) == 141


@pytest.mark.parametrize("other, line", [
    ("NWG", "F NRG H"), ("TYS", "F TYN H"), ("NAO", "F NAT H"), ("LYO", "F GOL H"), ("BOT", "F GOB H"),
    ("MAO", "F MID H"), ("ENG", "F ECH H"), ("HEL", "F HLG H"), ("EAS", "F EMS H"), ("WES", "F WMS H"),
    ("LVP", "F LPL H"),
])  # fmt: skip
def test_abbreviations_of_other_judges(other: str, line: str) -> None:
    table = Table("diplomacy_1971")
    table.unit("FRANCE", "F", other)
    assert told(table, "FRANCE", line) == ""


def test_what_the_variants_prescribe() -> None:
    table = Table("middle_earth_ix", bare=False)
    power = next(p for p, each in table.powers.items() if each.folk == table.member("Folk", "hillmen"))
    for sort, at in (("2A", "pte"), ("A", "gun")):
        table.unit(power, sort, at)
    near = table.name(table.places["pte"].borders[0], None)
    assert told(table, power, f"2A(Pte) - {near}") == ""
    assert told(table, power, f"A(Gun)–{table.name(table.places['gun'].borders[0], None)};") == ""


def test_a_refusal_shows_a_line_that_is_taken() -> None:
    table = board("move")
    for line in ("A PAR", "A PAR BUR", "A PAR ! GAS", "PAR", "hello"):
        why = told(table, "FRANCE", line)
        assert not re.search("fits none|a what|is no A", why)
        example = re.search("For example: “(.*)”", why)
        assert example is not None, why
        assert told(table, "FRANCE", example[1]) == ""


def test_of_two_readings_the_refusal_speaks_of_what_was_typed() -> None:
    # a dash is a move in spring, and in the season of retreats a retreat
    assert told(board("retreat"), "AUSTRIA", "A VIE - BUD") == "It may not retreat from Vienna to Budapest."
    assert "Nothing leads from Paris to Munich." in told(board("move"), "FRANCE", "A PAR - MUN")


@pytest.mark.parametrize("line", ["1. " * 130 + "A PAR - BUR", "(" * 390, "A PAR - " * 45])
def test_a_line_that_goes_on_and_on_is_refused(line: str) -> None:
    assert told(board("move"), "FRANCE", line)


def test_other_people_s_units_are_not_ordered() -> None:
    assert told(board("move"), "FRANCE", "GER A PAR - BUR") == "Nobody orders units of others."
    assert "not of Germany" in told(board("support"), "FRANCE", "A MAR S GER A PAR - BUR")
