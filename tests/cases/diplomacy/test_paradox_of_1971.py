"""DATC 3, 6.F.17: by the rulebook of 1971 (XII.5) a convoyed attack does not protect the fleet that carries it."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import RULES
from tests.datc.played import Table

UNITS = (
    "ENGLAND F LON", "ENGLAND F WAL", "FRANCE A BRE", "FRANCE F ENG", "FRANCE F YOR", "GERMANY F NTH", "GERMANY F BEL",
)  # fmt: skip
ORDERS = [
    "ENGLAND: F LON S F WAL - ENG",
    "ENGLAND: F WAL - ENG",
    "FRANCE: A BRE - LON",
    "FRANCE: F ENG C A BRE - LON",
    "FRANCE: F YOR S A BRE - LON",
    "GERMANY: F NTH S F BEL - ENG",
    "GERMANY: F BEL - ENG",
]


def _final(*variants: str) -> dict[str, str]:
    table = Table("diplomacy_1971", variants)
    for unit in UNITS:
        table.unit(*unit.split())
    table.turn(ORDERS)
    return table.final()


def test_the_army_lands_and_the_help_counts() -> None:
    final = _final()
    assert final["LON"] == "FRANCE A"
    assert (final["ENG"], final["WAL"], final["BEL"]) == ("FRANCE F", "ENGLAND F", "GERMANY F")


def test_by_the_later_rule_it_stays() -> None:
    assert _final("szykman")["BRE"] == "FRANCE A"
    assert _final("szykman")["LON"] == "ENGLAND F"


def test_players_are_told_where_the_book_says_so() -> None:
    page = (RULES.parent / "generated" / "diplomacy_1971" / "reference" / "rulings.md").read_text(encoding="utf-8")
    said = page.split("## An army by sea that attacks whoever helps against a fleet on its way")[1].split("\n## ")[0]
    assert "silent" not in said
    assert "“XII.5”" in said
    assert Path(RULES, "diplomacy_1971", "pack.yaml").read_text(encoding="utf-8").count("szykman") == 1
