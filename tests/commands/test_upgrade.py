"""Retired words: each is taken with a warning, and `rulec fmt --upgrade` writes the form that stands for it now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.base.retired import IN_ROWS, IN_RULES, MARK, Retired, upgraded
from rulec.base.retired import RULES as READ
from rulec.base.spans import Source
from rulec.syntax.parser import load, parse_module
from rulec.syntax.printer import format_module
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


# Each line with the retired word and, behind it, as it is written now; a comment stands behind both.
LINES = {
    "old_bounds": (
        'quantity pay(guard: Guard) -> gold "Pay"\n    base 2 gold\n',
        'bounds 0 gold  ..  9 gold "limits"',
        'at least 0 gold, at most 9 gold "limits"',
    ),
    "old_chance": (
        'process p(guard: Guard) "P"\n',
        'chance 40% "luck"\n        success\n            remove guard',
        'throw against 40% "luck"\n        success\n            remove guard',
    ),
    "old_change": ("modify table fees\n", "change low, any fee: 3 gold", "modify row low, any fee: 3 gold"),
    "old_choose": (
        'process p() "P"\n',
        "choose g in guards by highest g.level\n        remove g",
        "for the first g in guards by highest g.level\n        remove g",
    ),
    "old_insert": ("modify table fees\n", "insert low fee: 3 gold", "insert row low fee: 3 gold"),
    "old_known_as": ("kind Spy\n    name: text\n", "known as name", "called by name"),
    "old_on": (
        "change rank of Guard\n",
        "on fought(guard: g)\n        low -> high",
        "upon fought(guard: g)\n        low -> high",
    ),
    "old_open": (
        'process p(house: House) "P"\n    throw x be d6\n',
        "open applause(house) on x",
        "run applause(house) on x",
    ),
    "old_override_table": ("", "override table fees\n    forbid row low", "modify table fees\n    forbid row low"),
    "old_remove": ("modify table fees\n", "remove low, any", "forbid row low, any"),
    "old_take": ('process p(guard: Guard) "P"\n', "take ring from guard.rings", "remove ring from guard.rings"),
}


def source(head: str, line: str) -> str:
    """A declaration with a line below its head, and comments."""
    first, *rest = line.split("\n")
    indent = "    " if head else ""
    return "\n".join([f"# a comment\n{head}{indent}{first}  # why", *rest]) + "\n"


@pytest.mark.parametrize("mark", LINES)
def test_a_retired_word_of_a_rule_gives_the_tree_of_the_new_one(mark: str) -> None:
    head, old, new = LINES[mark]
    told, silent = Report(), Report()
    before = parse_module(Source("x.rules", source(head, old)), told, "x")
    after = parse_module(Source("x.rules", source(head, new)), silent, "x")
    assert silent.found == []
    [warning] = told.found
    assert (warning.code.number, warning.severity.value) == ("R0160", "warning")
    assert warning.primary.span.text == READ[mark].old
    assert warning.primary.label == f"now `{READ[mark].word}`"
    assert shape(before.declarations) == shape(after.declarations)


def shape(value: object) -> object:
    """What a tree says, without its places."""
    return re.sub(r"(?:op_)?span=Span\(.*?\), start=\d+, end=\d+\)", "", repr(value))


@pytest.mark.parametrize("mark", LINES)
def test_a_file_of_rules_is_upgraded_in_its_usual_form_with_its_comments(
    tmp_path: Path, rulec: Rulec, mark: str
) -> None:
    head, old, new = LINES[mark]
    file = tmp_path / "x.rules"
    file.write_text(source(head, old), encoding="utf-8")
    said = rulec("fmt", str(file))  # the usual form alone leaves words as they are, and tells of them
    assert said.code == 0
    assert f"`{READ[mark].old}` is a retired word" in said.err
    assert READ[mark].old in file.read_text(encoding="utf-8")
    assert rulec("fmt", "--upgrade", str(file)).code == 0
    assert file.read_text(encoding="utf-8") == source(head, new)
    for words in (["fmt"], ["fmt", "--upgrade"], ["fmt", "--check"]):
        assert "0 of 1 files" in rulec(*words, str(file)).out


def test_old_and_new_words_may_stand_beside_each_other() -> None:
    text = 'process p(guard: Guard) "P"\n    take a from guard.rings\n    remove b from guard.rings\n    remove guard\n'
    report = Report()
    module = parse_module(Source("x.rules", text), report, "x")
    assert [d.primary.span.line for d in report.found] == [2]
    new = upgraded(report, text)
    assert new == text.replace("take", "remove")
    own = Report()
    assert format_module(Source("x.rules", new), parse_module(Source("x.rules", new), own, "x")) == new
    assert len(module.declarations) == 1


@pytest.mark.parametrize(
    ("head", "line", "cure"),
    [
        ('quantity pay(guard: Guard) -> gold "Pay"\n    base 2 gold\n', "bounds 3 gold to 9 gold",
         "write `at least 3 gold, at most 9 gold`"),
        ('process p() "P"\n', "choose g in guards\n        remove g", "`by`"),
        ('process p(guard: Guard) "P"\n', "take ring of guard.rings", ""),
        ("modify table fees\n", "change low any fee: 3 gold", ""),
        ('process p() "P"\n', "chance\n        success\n            finish", ""),
    ],
)  # fmt: skip
def test_a_mangled_retired_word_is_told_of_in_new_words(head: str, line: str, cure: str) -> None:
    report = Report()
    parse_module(Source("x.rules", source(head, line)), report, "x")
    faults = [d for d in report.found if d.severity.value == "error"]
    assert faults
    assert cure in faults[0].hint
    said = " ".join(f"{d.headline} {d.primary.label} {d.hint} {' '.join(d.notes)}" for d in faults)
    for one in IN_RULES:
        if one.old not in ("on", "open", "remove", "change", "take", "known as"):  # words in other places
            assert f"`{one.old}`" not in said


def test_nobody_is_told_to_write_a_retired_word() -> None:
    for head, wrong in [('process p() "P"\n', "%"), ("modify table fees\n", "%"), ("kind Spy\n    name: text\n", "%")]:
        report = Report()
        parse_module(Source("x.rules", f"{head}    {wrong}\n"), report, "x")
        said = " ".join(f"{d.primary.label} {d.hint}" for d in report.found)
        assert said
        for word in ("take", "choose", "chance", "open", "insert", "change"):
            assert f"`{word}`" not in said


def test_every_retired_word_has_a_case() -> None:
    read = {str(rule.origin.name) for rule in load().rules if str(rule.origin.name).startswith(MARK)}
    assert read == set(READ) == {one.mark for one in IN_RULES} == set(LINES)
    assert {one.mark for one in IN_ROWS} == set(ROWS)
