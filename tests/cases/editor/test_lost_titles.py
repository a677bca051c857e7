"""An entry that has lost its title, where others of its kind have one; before, its key was printed without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """\
kind House, houses "house"

kind Deed, deeds listed "deed"

kind Spot, spots listed "spot"

deed 7 "Watch the gate"
    by house: House
    typed "{number}"
    does
        tell house "Nobody came."
    cites book "Deeds" 1

deed 8 "Sleep"
    cites book "Deeds" 2

spot a1
    cites book "Spots" 4

spot a2
    cites book "Spots" 5

sequence day "A day"
    queue deed by lowest deed.number
    step 1 "Deeds"
        acts deed 7
    cites book "Deeds" 3
"""


def said(folder: Path, old: str = "", new: str = "") -> str:
    assert old in RULES
    pack(folder, {"p.rules": RULES.replace(old, new)})
    return rulec("check", "p", cwd=folder).said


def test_a_kind_whose_entries_all_go_by_their_keys_is_taken(tmp_path: Path) -> None:
    assert said(tmp_path) == ""


@pytest.mark.parametrize(
    ("old", "new", "head"),
    [
        ('deed 7 "Watch the gate"', "deed 7", "deed 7"),
        ('deed 8 "Sleep"', "deed sleep", "deed sleep"),
        ("spot a1", 'spot a1 "The well"', "spot a2"),
    ],
)
def test_a_lost_title_is_told_with_its_cure(old: str, new: str, head: str, tmp_path: Path) -> None:
    told = said(tmp_path, old, new)
    assert f"error[R0238]: `{head}` has no title" in told
    assert f'write `{head} "…"`' in told
