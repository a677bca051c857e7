"""The number of an act, its field `number` and what is typed could be three numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

kind House, houses "house"
    gold: gold = 9 gold "gold"

kind Deed, deeds listed "deed"

deed 7 "Spend"
    by house: House
    takes sum: gold in 1 gold .. 9 gold
    typed "{number} {sum}"
    does
        lower house.gold by sum
    cites book "Deeds" 1
    example "Two"
        given house.gold: 5 gold, sum: 2 gold
        does
        expect house.gold = 3 gold

sequence turn "A turn"
    queue deed by lowest deed.number
    step 1 "All"
        acts deed 7
    cites book "Turns" 2
"""


def test_the_form_has_the_number_of_the_act(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    assert rulec("build", "p", cwd=tmp_path).said == ""
    page = (tmp_path / "generated/p/reference/deeds/spend.md").read_text(encoding="utf-8")
    assert "**Typed:** **7** *sum*" in page
    assert "{number}" not in page
    written = "\n".join(path.read_text() for path in (tmp_path / "generated/p/python").rglob("*.py"))
    assert "{number}" not in written


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('typed "{number}', 'typed "8', "`deed 7` is typed with the number 8"),
        ("    by house", "    number: 8\n    by house", "`deed 7` has the number 8"),
    ],
)
def test_another_number_is_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    field = 'kind Deed, deeds listed "deed"\n    number: number "number"\n'
    rules = RULES.replace('kind Deed, deeds listed "deed"\n', field).replace(old, new)
    pack(tmp_path, {"p.rules": rules})
    assert f"error[R0299]: {said}" in rulec("check", "p", cwd=tmp_path).said


@pytest.mark.parametrize("form", ["7 {sum}", "spend {sum}"])
def test_other_forms_are_taken(form: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES.replace("{number} {sum}", form)})
    assert rulec("check", "p", "--strict", cwd=tmp_path).said == ""


def test_two_numbers_with_one_title_are_told_by_the_name_they_share(tmp_path: Path) -> None:
    second = (
        'deed 8 "Spend"\n    by house: House\n    does\n        lower house.gold by 1 gold\n    cites book "Deeds" 1\n'
    )
    pack(tmp_path, {"p.rules": RULES + second})
    said = rulec("check", "p", cwd=tmp_path).said
    assert "the deed `spend` is declared twice" in said
    pack(tmp_path, {"p.rules": RULES + second.replace("deed 8", "deed 7")})
    assert "the deed `7` is declared twice" in rulec("check", "p", cwd=tmp_path).said
