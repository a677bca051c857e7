"""Cited lines that no document has: backwards, behind the end of the book, outside what a row's table cites."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

PACK = """name: p
title: The p
version: 0.1.0
documents:
  book: {title: The Book, file: book.txt, lines: 5}
"""
RULES = """measure gold "gold"

quantity pay() -> gold "Pay"
    base 2 gold
    cites book "Pay" 1 .. 3
"""
TABLE = """table: fees
title: Fees
cites: book "Fees" 4 .. 5
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort, declares: enum}
  - {name: fee, type: number, unit: gold, label: Fee}
rows:
  - [keen, 3, line 4]
  - [plain, 2, line 5]
"""
BOOK = "Pay\nTwo in gold.\n\nFees\nThree, or two.\n"


def said(folder: Path, old: str, new: str) -> str:
    files = {"pack.yaml": PACK, "p.rules": RULES, "tables/fees.yaml": TABLE}
    assert any(old in text for text in files.values())
    pack(folder, {name: text.replace(old, new) for name, text in files.items()})
    return rulec("check", "p", cwd=folder).said


def test_lines_that_are_there_are_taken(tmp_path: Path) -> None:
    assert said(tmp_path, "1 .. 3", "1 .. 5") == ""


@pytest.mark.parametrize(
    ("old", "new", "wrong", "cure"),
    [
        ("1 .. 3", "99999", "R0850]: the document `book` has no line 99999", "it has 5 lines"),
        ("1 .. 3", "1 .. 6", "R0850]: the document `book` has no line 6", "it has 5 lines"),
        ("1 .. 3", "7 .. 9", "R0850]: the document `book` has no line 7", "it has 5 lines"),
        ("1 .. 3", "0", "R0850]: the document `book` has no line 0", "it has 5 lines"),
        ("1 .. 3", "5 .. 3", "R0850]: the lines `5 .. 3` run backwards", "write `3 .. 5`"),
        ("4 .. 5", "4 .. 6", "R0850]: the document `book` has no line 6", "declared here"),
        ("line 5", "line 50", "R0853]: line 50 lies outside the lines that the table `fees` cites", "or add the line"),
    ],
)
def test_a_line_that_is_not_there(old: str, new: str, wrong: str, cure: str, tmp_path: Path) -> None:
    told = said(tmp_path, old, new)
    assert f"error[{wrong}" in told
    assert cure in told


def test_the_end_before_the_beginning_needs_no_length(tmp_path: Path) -> None:
    files = {"pack.yaml": PACK.replace(", lines: 5", ""), "p.rules": RULES.replace("1 .. 3", "9 .. 3")}
    pack(tmp_path, files)
    assert "error[R0850]: the lines `9 .. 3` run backwards" in rulec("check", "p", cwd=tmp_path).said


@pytest.mark.parametrize(
    ("length", "text", "wrong"),
    [
        ("", BOOK, ""),
        ("", "Pay\nTwo in gold.\n", "error[R0850]: the document `book` has no line 3"),
        (", lines: 5", BOOK, ""),
        (", lines: 6", BOOK, "error[R0852]: the text that is given for `book` is not the one that the pack names"),
    ],
)
def test_the_text_is_compared(length: str, text: str, wrong: str, tmp_path: Path) -> None:
    files = {"pack.yaml": PACK.replace(", lines: 5", length), "p.rules": RULES}
    pack(tmp_path, files)
    (tmp_path / "book.txt").write_text(text, encoding="utf-8")
    done = rulec("coverage", "p", "--source", "book=book.txt", cwd=tmp_path)
    assert (done.code, wrong in done.said) == (int(bool(wrong)), True)


def test_the_last_line_lies_behind_the_end_of_the_text_that_is_given(tmp_path: Path) -> None:
    files = {"pack.yaml": PACK.replace(", lines: 5", ""), "p.rules": RULES.replace("1 .. 3", "2 .. 9")}
    pack(tmp_path, {**files, "tables/fees.yaml": TABLE})
    (tmp_path / "book.txt").write_text(BOOK, encoding="utf-8")
    told = rulec("coverage", "p", "--source", "book=book.txt", cwd=tmp_path).said
    assert "error[R0850]" in told
    assert "no line 9" in told
