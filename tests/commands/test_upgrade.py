"""Retired words: each is taken with a warning, and `rulec fmt --upgrade` writes the form that stands for it now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulec.base.retired import BY_MARK, IN_ROWS, Retired
from tests.catalogue.manor import compile_with
from tests.commands.support import Rulec

RULES = """quantity test_fee(guard: Guard) -> gold "A test"
    base 1 gold
    tally fees(guard)[guard.sort]
    cites book "Gate" 30
"""
TABLE = """# fees of the gate
table: fees
title: Fees
cites: ['book "Gate" 30 .. 40']
params: {guard: Guard}
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: gold, label: Fee}
rows:
  - {row: first, label: First, when: guard.level > 2 levels, all: 1}
"""
ROWS = {
    "asks": '{row: late, label: Late, asks: "Is it late?", not: early, all: 2}  # asked',
    "each": "{row: many, label: Each friend, each: count(each f in guard.friends), all: 2}",
    "unless": "{row: other, label: Other, unless: first, all: 2}",
    "with": "{row: much, label: 'More than {much}', with: {much: 10 gold}, when: guard.house.gold > much, all: 2}",
}


def new_row(one: Retired) -> str:
    """The row with its new word."""
    return re.sub(rf"\b{one.old}: ", f"{one.word}: ", ROWS[one.mark])


@pytest.mark.parametrize("one", IN_ROWS, ids=lambda one: one.old)
def test_a_retired_word_of_a_row_means_what_the_new_one_means(one: Retired) -> None:
    old, told = compile_with({"case.rules": RULES, "tables/fees.yaml": f"{TABLE}  - {ROWS[one.mark]}\n"})
    new, silent = compile_with({"case.rules": RULES, "tables/fees.yaml": f"{TABLE}  - {new_row(one)}\n"})
    [warning] = told.sorted()
    assert (warning.code.number, warning.severity.value) == ("R0160", "warning")
    assert warning.primary.span.text == one.old
    assert warning.hint.startswith(f"write `{one.word}: ")
    assert silent.sorted() == []
    assert old is not None
    assert new is not None
    before, after = (compiled.model.tables["fees"].tally for compiled in (old, new))
    assert before is not None
    assert after is not None
    assert before.rows[1].label == after.rows[1].label
    assert (before.rows[1].unless, before.rows[1].asked) == (after.rows[1].unless, after.rows[1].asked)


@pytest.mark.parametrize("one", IN_ROWS, ids=lambda one: one.old)
def test_a_row_is_upgraded_with_its_comments(tmp_path: Path, rulec: Rulec, one: Retired) -> None:
    file = tmp_path / "fees.yaml"
    file.write_text(f"{TABLE}  - {ROWS[one.mark]}\n", encoding="utf-8")
    said = rulec("fmt", "--upgrade", "--check", str(file))
    assert said.code == 1
    assert f"`{one.old}` is a retired word" in said.err
    assert f"now `{one.word}`" in said.err
    assert file.read_text(encoding="utf-8") == f"{TABLE}  - {ROWS[one.mark]}\n"
    said = rulec("fmt", "--upgrade", str(file))
    assert (said.code, said.err) == (0, "")
    assert file.read_text(encoding="utf-8") == f"{TABLE}  - {new_row(one)}\n"
    assert "0 of 1 files changed" in rulec("fmt", "--upgrade", str(file)).out


def test_an_old_and_a_new_word_of_one_row_stand_twice() -> None:
    row = '{row: late, label: Late, asks: "Is it late?", judged: "Is it early?", all: 2}'
    _, told = compile_with({"case.rules": RULES, "tables/fees.yaml": f"{TABLE}  - {row}\n"})
    assert [d.headline for d in told.sorted() if d.code.number == "R0402"] == ["`judged` stands twice in one block"]


def test_a_mangled_row_is_told_of_in_new_words() -> None:
    for row, hint in [
        ("{row: late, label: Late, ask: Is it late?, all: 2}", "judged"),
        ("{row: late, label: Late, with: 3, all: 2}", "let"),
    ]:
        _, told = compile_with({"case.rules": RULES, "tables/fees.yaml": f"{TABLE}  - {row}\n"})
        faults = [d for d in told.sorted() if d.severity.value == "error"]
        assert faults
        said = " ".join(f"{d.headline} {d.hint}" for d in faults)
        assert "asks" not in said
        assert "`with`" not in said
        assert hint in said or "figures of a row's own stand under `let`" in said


def test_snippets_of_a_page_are_upgraded_and_its_words_are_not(tmp_path: Path, rulec: Rulec) -> None:
    row = ROWS["unless"]
    page = "Rows with `unless:` are old.\n\n```yaml\n{}  - {}\n```\n\n```text\nunless: first\n```\n"
    file = tmp_path / "page.md"
    file.write_text(page.format(TABLE, row), encoding="utf-8")
    assert rulec("fmt", "--upgrade", str(file)).code == 0
    assert file.read_text(encoding="utf-8") == page.format(TABLE, row.replace("unless", "when not"))


def test_every_retired_word_has_a_case() -> None:
    assert {one.mark for one in IN_ROWS} == set(ROWS)
    assert len(BY_MARK) >= len(ROWS)
