"""An entry was not found by its other name, a field that may be none had to be given, and a page was not where a link
led."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cases.newcomer.town import DAY, WORLD
from tests.cases.support import HEAD, pack, rulec

SIGNS = """
kind Sign, signs listed "sign"
    rival: Sign? "rival"

sign bear "The Bear"
    known as "Old Bruin", "The Cub"
    cites book "Signs" 12
"""
CHILD = """
override order 13 "Rest a while"
    by guard: Guard of house
    typed "rest {guard}"
    does
        raise guard.level by 3 levels
        lower house.gold by 1 gold
    cites sheet "Gate" 3
"""


def test_an_entry_is_found_by_another_name(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + SIGNS})
    assert rulec("explain", "p", "sign:Old Bruin", cwd=tmp_path).out.startswith("sign:Old Bruin: The Bear\n")


def test_what_an_entry_changes_of_an_order_is_told(tmp_path: Path) -> None:
    more = (
        SIGNS
        + """
kind Vow, vows listed "vow"
    carried by House as vows

vow peace "Peace"
    cites book "Vows" 3
    modify order 13 for its house
        needs calm: no else "Nobody of {house} rests."
"""
    )
    world = WORLD.replace("    called by name\n", "    called by name\n    vows: set of Vow = {}\n", 1)
    pack(tmp_path, {"p.rules": world + DAY + more})
    told = rulec("explain", "p", "vow:peace", cwd=tmp_path).out
    assert "  order 13: is refused when the house has this vow: “Nobody of the house rests.”" in told


def test_a_field_that_may_be_none_is_none_unless_said_otherwise(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + SIGNS})
    rulec("build", "p", cwd=tmp_path)
    page = (tmp_path / "generated/p/reference/signs/README.md").read_text()
    assert "| Rival | a *sign*, or none | none |" in page


def test_a_parents_entry_is_linked_under_its_own_title(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + DAY})
    head = HEAD.format(name="q").replace("documents:\n  book", "extends: [p]\ndocuments:\n  sheet")
    pack(tmp_path, {"q.rules": CHILD, "pack.yaml": head}, "q")
    rulec("build", "p", "q", cwd=tmp_path)
    folder = tmp_path / "generated/q/reference"
    for name in ("differences.md", "orders/rest_a_while.md"):
        links = re.findall(r"\]\(([^)#]*/p/reference/[^)#]+)", (folder / name).read_text())
        assert links
        assert [link for link in links if not ((folder / name).parent / link).resolve().exists()] == []
