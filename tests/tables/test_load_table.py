"""Table files become located tables: every way to write rows ends in the same plain rows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.spans import Source
from rulec.tables.load import load_table
from rulec.tables.located import LocatedCite, LocatedRulingCite, LocatedTable

HEAD = """\
table: prices
title: Prices
keys: [thing, size]
columns:
  - {name: thing, type: Thing, label: Thing}
  - {name: size, type: number, label: Size}
  - {name: price, type: number, unit: gold, label: Price, params: {buyer: "Group?"}}
"""
GRID = HEAD + "down: thing\nacross: size\n"


def loaded(text: str) -> LocatedTable:
    report = Report()
    table = load_table(Source("tables/prices.yaml", text), "prices", report)
    assert report.found == []
    assert table is not None
    return table


def faults(text: str) -> list[Diagnostic]:
    report = Report()
    assert load_table(Source("t.yaml", text), "prices", report) is None
    return report.sorted()


def cells(table: LocatedTable) -> list[list[str | None]]:
    return [[cell.text for cell in row.cells] for row in table.rows]


def test_head() -> None:
    table = loaded(
        HEAD.replace("title: Prices", "title: Prices\nabout: What things cost.")
        + "off_the_table: nearest\ncomplete: no\ndefault: {price: 0}\nrows:\n  - [apple, 1, 2]\n"
    )
    assert (table.name.text, table.title.text, str(table.about)) == ("prices", "Prices", "What things cost.")
    assert [key.text for key in table.keys] == ["thing", "size"]
    price = table.columns[2]
    assert (price.name.text, price.type_text.text, str(price.unit_text), price.label.text) == (
        "price", "number", "gold", "Price",
    )  # fmt: skip
    assert [(name.text, kind.text) for name, kind in price.params] == [("buyer", "Group?")]
    assert (table.off_the_table.text, table.complete) == ("nearest", False)
    assert [(name.text, cell.text) for name, cell in table.defaults] == [("price", "0")]


def test_what_the_head_leaves_out() -> None:
    table = loaded(HEAD + "rows:\n  - [apple, 1, 2]\n")
    assert (table.off_the_table.text, table.complete, table.about, table.cites) == ("refuse", True, None, ())


def test_rows_as_lists_and_mappings() -> None:
    table = loaded(
        HEAD
        + "rows:\n"
        + "  - [apple, 8 .. 9, 10% + 5 points per level * buyer.level, line 1700]\n"
        + '  - [{house, tower}, any, ~, "@1701"]\n'
        + "  - [tower, 10 or more, unknown]\n"
        + "  - {thing: house, size: 012, line: 1703, key: 12, title: Big House}\n"
    )
    assert cells(table) == [
        ["apple", "8 .. 9", "10% + 5 points per level * buyer.level"],
        ["{house, tower}", "any", None],
        ["tower", "10 or more", "unknown"],
        ["house", "012", None],
    ]
    assert [row.line for row in table.rows] == [1700, 1701, None, 1703]
    assert [(str(row.key), str(row.title)) for row in table.rows][3] == ("12", "Big House")
    assert table.rows[0].cells[1].span.text == "8 .. 9"
    assert table.rows[1].span.text.startswith("[{house, tower}")


def test_what_yaml_would_read_otherwise() -> None:
    table = loaded(HEAD + "rows:\n  - [no, 1:30, 2001-01-01]\n  - [on, 0o17, 'no']\n")
    assert cells(table) == [["no", "1:30", "2001-01-01"], ["on", "0o17", "no"]]
    assert [row.cells[2].quoted for row in table.rows] == [False, True]


def test_ruled_cells() -> None:
    table = loaded(
        HEAD + 'rows:\n  - [a, 1, {reads: 3/4, print: "3", ruling: lost_bars}]\n  - [b, 1, {ruling: lost_bars}]\n'
        "  - [c, 1, {reads: [2, 3], ruling: lost_bars}]\n"
    )
    first, second, third = (row.cells[2] for row in table.rows)
    assert (first.text, first.printed, str(first.ruling), first.span.text) == ("3/4", "3", "lost_bars", "3/4")
    assert (second.text, second.printed, str(second.ruling)) == ("ruling lost_bars", None, "lost_bars")
    assert third.text == "{2, 3}"


def test_citations() -> None:
    table = loaded(
        HEAD.replace(
            "title: Prices",
            'title: Prices\ncites:\n  - manual "Things, and more" 16 .. 17, “Sage” 12\n'
            "  - 'laws \"Option: Two\"'\n  - ruling lost_bars",
        )
        + "rows:\n  - [apple, 1, 2]\n"
    )
    found = [
        (c.document.text, c.heading.text, c.first, c.last) if isinstance(c, LocatedCite) else c.name.text
        for c in table.cites
    ]
    assert found == [
        ("manual", "Things, and more", 16, 17),
        ("manual", "Sage", 12, 12),
        ("laws", "Option: Two", None, None),
        "lost_bars",
    ]
    first, second, *_ = table.cites
    assert isinstance(first, LocatedCite)
    assert first.heading.span.text == "Things, and more"
    assert second.span.text == "“Sage” 12"
    assert isinstance(table.cites[3], LocatedRulingCite)


def test_grid() -> None:
    table = loaded(
        GRID + "across_values: [1, 2 .. 3]\nrows:\n  tower: [30, ~, line 9]\n  house: {4 or more: 7, line: 10}\n"
    )
    assert cells(table) == [["tower", "1", "30"], ["tower", "2 .. 3", None], ["house", "4 or more", "7"]]
    assert [row.line for row in table.rows] == [9, 9, 10]
    assert (table.down, table.across, table.sheet) == ("thing", "size", None)
    assert [row.span.text for row in table.rows] == ["30", "~", "7"]


def test_sheets() -> None:
    table = loaded(
        HEAD + "sheet: thing\nrows:\n  apple:\n    - [1, 2]\n    - {size: 2, price: 3}\n"
        '  house:\n    title: Of Houses\n    cites: manual "Houses" 12\n    rows:\n      - [1, 50, line 13]\n'
    )
    assert cells(table) == [["apple", "1", "2"], ["apple", "2", "3"], ["house", "1", "50"]]
    assert [(s.key.text, str(s.title), len(s.cites)) for s in table.sheets] == [
        ("apple", "None", 0),
        ("house", "Of Houses", 1),
    ]
    assert table.rows[2].line == 13


def test_sheets_of_grids() -> None:
    text = HEAD.replace("keys: [thing, size]", "keys: [who, thing, size]").replace(
        "  - {name: thing", "  - {name: who, type: Who, label: Who}\n  - {name: thing"
    )
    table = loaded(
        text + "sheet: who\ndown: thing\nacross: size\nacross_values: [1, 2]\nrows:\n"
        "  me: {tower: [3, 4]}\n  you:\n    across_values: [5]\n    rows: {tower: [6], house: [7]}\n"
    )
    assert cells(table) == [
        ["me", "tower", "1", "3"],
        ["me", "tower", "2", "4"],
        ["you", "tower", "5", "6"],
        ["you", "house", "5", "7"],
    ]


@pytest.mark.parametrize(
    "text, code, place, headline",
    [
        (HEAD.replace("table: prices", "table: costs") + "rows: [[a, 1, 2]]", "R0430", "1:8",
         "the table `costs` stands in the file `prices.yaml`"),
        (HEAD + "rows:\n  - [a, 1]\n", "R0431", "9:5", "2 cells for 3 columns"),
        (HEAD + "rows:\n  - [a, 1, line 9]\n", "R0431", "9:5", "2 cells for 3 columns"),
        (HEAD + "rows:\n  - [a, 1, 2, 3]\n", "R0431", "9:15", "4 cells for 3 columns"),
        (HEAD + "rows:\n  - {thing: a, sise: 1, price: 2}\n", "R0432", "9:16", "no column `sise` in this table"),
        (HEAD.replace("keys: [thing, size]", "keys: [thing, sice]") + "rows: [[a, 1, 2]]", "R0433", "3:15",
         "no column `sice` in this table"),
        (HEAD.replace("keys: [thing, size]", "keys: [thing, thing]") + "rows: [[a, 1, 2]]", "R0433", "3:15",
         "the key `thing` stands twice"),
        (HEAD + "default: {prize: 3}\nrows: [[a, 1, 2]]", "R0433", "8:11", "no column `prize` in this table"),
        (HEAD + "default: {size: 3}\nrows: [[a, 1, 2]]", "R0433", "8:11", "a default for the key `size`"),
        (HEAD.replace("name: price", "name: size") + "rows: [[a, 1, 2]]", "R0434", "7:12",
         "the column `size` is declared twice"),
        (HEAD + "rows:\n  - [~, 1, 2]\n", "R0435", "9:6", "a row without `thing`"),
        (HEAD + "rows:\n  - {thing: a, price: 2}\n", "R0435", "9:5", "a row without `size`"),
        (HEAD + "rows:\n  - {thing: a, size: 1, price: }\n", "R0436", "9:32", "an empty cell in the column `price`"),
        (HEAD + "rows:\n  - [a, 1, about 3]\n", "R0437", "9:12",
         "a word stands in front of the number in a cell of the column `price`"),
        (HEAD + "rows:\n  - [a, 1, {x: 1}]\n", "R0437", "9:12",
         "the cell of the column `price` is neither a text nor a set"),
        (HEAD + "rows:\n  - [a, 1, [[b]]]\n", "R0437", "9:12",
         "the cell of the column `price` is neither a text nor a set"),
        (HEAD + "rows:\n  - [a, 1, {reads: 2}]\n", "R0437", "9:12",
         "a ruled cell of the column `price` names no ruling"),
        (HEAD + "rows:\n  - [a, 1, {raeds: 2, ruling: x}]\n", "R0437", "9:13", "unknown key `raeds` in a ruled cell"),
        (HEAD + "cites: book 12\nrows: [[a, 1, 2]]", "R0438", "8:8", "a citation that cannot be read"),
        (HEAD + 'cites: book "A" 12 .. 9\nrows: [[a, 1, 2]]', "R0438", "8:12", "lines `12 .. 9` run backwards"),
        (HEAD + f'cites: book "A" {"9" * 5000}\nrows: [[a, 1, 2]]', "R0438", "8:8", "a citation that cannot be read"),
        (HEAD + "down: thing\nrows: {a: [1]}", "R0439", "8:7", "a grid without `across`"),
        (HEAD + "across_values: [1]\nrows: [[a, 1, 2]]", "R0439", "8:1", "`across_values` without a grid"),
        (HEAD + "sheet: price\nrows: {a: [[1, 2]]}", "R0439", "8:8", "`price` runs over the sheets but is no key"),
        (GRID + "rows: {a: [1]}", "R0439", "10:11", "a grid without `across_values`"),
        (GRID + "across_values: [1, 2]\nrows: {a: [1]}", "R0431", "11:11", "1 cell for 2 values along the top"),
        (GRID.replace("across: size", "across: thing") + "rows: {a: {b: 1}}", "R0439", "8:7",
         "`thing` is used for two axes"),
        (HEAD + "rows:\n  - {thing: a, size: 1, price: 2, line: p. 3}\n", "R0440", "9:41",
         "`line` is not the number of a line"),
        (HEAD + "rows: {a: 1}\n", "R0441", "8:7", "`rows` is a list of rows"),
        (HEAD + "rows:\n  - a\n", "R0441", "9:5", "a row is a list of cells"),
        (GRID + "rows: [[1]]\n", "R0441", "10:7", "`rows` of a grid is a block of rows"),
        (HEAD + "sheet: thing\nrows: [[1]]\n", "R0441", "9:7",
         "`rows` of a table with sheets is a block of sheets"),
        (HEAD + "sheet: thing\nrows: {a: {rows: [[1, 2]], titel: x}}\n", "R0420", "9:28", "unknown key `titel`"),
    ],
)  # fmt: skip
def test_faults(text: str, code: str, place: str, headline: str) -> None:
    fault = faults(text)[0]
    assert (fault.code.number, fault.headline) == (code, headline)
    assert str(fault.primary.span) == f"t.yaml:{place}"
    assert fault.primary.label


def test_all_bad_rows_are_told() -> None:
    assert len(faults(HEAD + "rows:\n  - [a, 1]\n  - [b, 1, 2]\n  - [c]\n")) == 2


WHOLE = (
    HEAD.replace("title: Prices", 'title: Prices\ncites: manual "Things" 1 .. 2')
    + "sheet: thing\ndefault: {price: 0}\nrows:\n  apple:\n    - [1, {reads: 3/4, ruling: lost}, line 3]\n"
    + "    - {size: 2 .. 3, price: {a, b}, line: 4}\n  house: {title: H, rows: [[any, unknown]]}\n"
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_change_of_a_file_ends_in_a_fault_of_ours(data: st.DataObject) -> None:
    text = WHOLE
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        until = data.draw(st.integers(at, min(len(text), at + 12)))
        new = data.draw(st.sampled_from(["", "[", "]", "{", "}", ": ", "\n", "- ", "~", "'", '"', "rows", "@1", "&a "]))
        text = text[:at] + new + text[until:]
    report = Report()
    table = load_table(Source("t.yaml", text), "prices", report)
    assert (table is None) == report.failed
    for fault in report.found:
        assert 0 <= fault.primary.span.start <= fault.primary.span.end <= len(text)
        assert fault.headline
        assert fault.primary.label


def test_a_table_that_says_that_it_is_complete_is_so() -> None:
    assert loaded(HEAD + "complete: yes\nrows:\n  - [apple, 1, 2]\n").complete
