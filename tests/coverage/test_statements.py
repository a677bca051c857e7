"""The report tells which statements of the sources a page carries; it falls when an entry or the text loses one."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.sentence_splitter import sentences, sum_of
from rulec.driver.figures import figures_in
from rulec.driver.statements import check_sentences, library, show, statements, sums_to_keep
from rulec.sema.model import Model
from tests.analysis.build import findings, manor

BOOK = """\
A guard of more than 8 levels is well paid.
He gets 5 gold for a night. A stranger
gets half.
The gate opens at dawn. It is 3 miles away, and 20% of all guards sleep. Some dream.
"""
RULES = """\
fact paid(guard: Guard) "{guard} is paid", not "{guard} is not paid"
    cites book "Pay" 1 .. 4
    needs rank: guard.level > 8 levels else "Too low." cites 1
    needs friend: guard.friend = none else "A stranger gets {share}." cites 2.2
    about "A night brings {night}." cites 2.1
    carried by way 4.2
    leaves 4.1 because "A saying."

constant night = 5 gold "price of a night"
    cites book "Pay" 2

constant share = 50% "share of a stranger"
    cites book "Pay" 2

constant way = 20% "share of those who sleep"
    cites book "Pay" 4.2
"""


def told(rules: str = RULES, book: str = BOOK, model: Model | None = None) -> dict[str, Any]:
    """What the report says of the fact `paid`."""
    model = model or manor(rules)
    found: Any = statements(model, library(model, {"book": book}), {})
    (page,) = (page for page in found["pages"] if page["page"] == "fact:paid")
    return {
        **{key: page[key] for key in ("statements", "on_page", "link")},
        **{key: [one["at"].removeprefix("book ") for one in page[key]] for key in ("left_out", "unsaid")},
        "figures": list(page["figures"].values()),
        "untold": [one["figure"] for one in page["untold"]],
    }


def marks_found(model: Model) -> list[str]:
    """What the analysis finds of marks."""
    return [one for one in findings(model) if one.startswith("R085")]


WHOLE = {
    "statements": 6, "on_page": 3, "link": 1, "left_out": ["4.1"], "unsaid": ["4.3"],
    "figures": [5, 4], "untold": ["3"],
}  # fmt: skip


def test_statements_are_on_the_page_a_link_away_left_out_or_unsaid() -> None:
    assert told() == WHOLE  # a share in words is told as a per cent, and no constant says how far the gate is


BELLS = """
kind Bell, bells listed "bell"
    far: number "miles to where it is heard"
    cites book "Pay" 4

bell old "Old Tom"
    far: 3
    cites book "Pay" 4
"""


@pytest.mark.parametrize("carrier", ["Bell", "bell old"])
def test_a_kind_tells_what_its_entries_tell(carrier: str) -> None:
    found = told(RULES.replace("carried by way 4.2", f"carried by way 4.2, by {carrier} 4.2") + BELLS)
    assert found == WHOLE | {"figures": [5, 5], "untold": []}


def test_a_lost_need_leaves_its_statement_unsaid() -> None:
    lost = told("\n".join(line for line in RULES.split("\n") if "needs friend" not in line))
    assert (lost["on_page"], lost["unsaid"]) == (2, ["2.2", "4.3"])


def test_swapped_figures_are_told_no_more() -> None:
    swapped = told(RULES.replace("> 8 levels", "> 5 levels").replace("night = 5 gold", "night = 8 gold"))
    assert swapped == WHOLE | {"figures": [5, 2], "untold": ["8", "5", "3"]}
    of_another_unit = told(RULES.replace("night = 5 gold", "night = 5 levels"))
    assert of_another_unit["untold"] == ["5", "3"]


def test_a_sentence_that_the_text_has_changed_is_unsaid() -> None:
    model = manor(RULES)
    kept = replace(model, sentences=sums_to_keep(model, {}, library(model, {"book": BOOK})))
    assert told(model=kept) == WHOLE
    other = BOOK.replace("5 gold", "7 gold")
    assert told(book=other, model=kept) == WHOLE | {"on_page": 2, "unsaid": ["2.1", "4.3"], "figures": [4, 3]}
    report = Report()
    check_sentences(kept, library(kept, {"book": other}), report)
    assert [(d.code.number, d.primary.span.line) for d in report.found] == [("R0859", 5)]


def test_sums_count_where_the_text_is_not_at_hand() -> None:
    model = manor(RULES)
    sums = sums_to_keep(model, {}, library(model, {"book": BOOK}))
    assert sums == {"book": {n: tuple(map(sum_of, told)) for n, told in sentences(BOOK.split("\n")).items()}}
    kept = replace(model, sentences=sums)
    page: Any = next(p for p in statements(kept, library(kept, {}), {})["pages"] if p["page"] == "fact:paid")  # type: ignore[index, call-overload, union-attr]
    assert [page["statements"], page["on_page"], page["link"]] == [6, 3, 1]
    assert page["unsaid"] == [{"at": "book 4.3"}]
    assert "\n".join(show(statements(kept, library(kept, {}), {}))).count("unsaid book 4.3") == 1  # type: ignore[arg-type]


def test_check_finds_marks_without_a_sentence() -> None:
    model = manor(RULES.replace("2.1", "2.5"))
    assert marks_found(model) == []  # nobody knows yet
    sums = {
        line: at for line, at in sums_to_keep(model, {}, library(model, {"book": BOOK}))["book"].items() if line < 4
    }
    kept = replace(model, sentences={"book": sums})
    assert marks_found(kept) == [
        "R0855 5: 2 sentences begin on line 2",
        "R0856 6: compared with no text yet",
        "R0856 7: compared with no text yet",
        "R0856 16: compared with no text yet",
    ]
    report = Report()
    check_sentences(model, library(model, {"book": BOOK}), report)
    assert [(d.code.number, d.primary.span.line) for d in report.found] == [("R0855", 5)]


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("Order #731 costs 1,200 gold (see 3), no. 4", "1,200 gold 4"),
        ("L7+ and Power-5, 2d6 or d100", "7 5 2d6 d100"),
        ("half a gold, 1\u00bd levels, 10% and 12 per cent", "half 1\u00bd level 10% 12 per cent"),
        ("4-6, 1/3, two of them, the one who goes", "4 6 1/3 two"),
    ],
)
def test_figures_of_a_sentence(text: str, figures: str) -> None:
    units = {"gold": "gold", "levels": "level", "level": "level"}
    found = list(figures_in(text, units))
    assert " ".join(f.shown + (f" {f.unit}" if f.unit not in ("", "%") else "") for f in found) == figures


@pytest.mark.parametrize(
    ("wanted", "told", "is_told"),
    [
        ("5%", "5 points", True), ("5%", "5 gold", False), ("5 gold", "5 levels", False), ("5 gold", "5", True),
        ("half", "50%", True), ("double", "2 gold", True), ("2d6", "2d6", True),
        ("2d6", "d6", False), ("d6", "1d6", True),
    ],
)  # fmt: skip
def test_what_tells_a_figure(wanted: str, told: str, is_told: bool) -> None:
    units = {"gold": "gold", "levels": "level", "points": "points"}
    one, other = (next(figures_in(text, units)) for text in (wanted, told))
    assert one.is_told_by(other) is is_told
