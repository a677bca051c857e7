"""A session gives what a compilation from the start gives; `python -m tests.edits.session` makes more edits."""

from __future__ import annotations

import pytest

from rulec.base import memory, spans
from rulec.base.diagnostics import Report
from rulec.driver.parse_cache import Trees
from rulec.syntax.nodes import Declaration
from rulec.syntax.parser import parse_module
from tests.edits.session import Session, walk
from tests.edits.walk import PACKS


@pytest.mark.parametrize("name", PACKS)
def test_after_any_edit_a_session_gives_what_a_clean_compilation_gives(name: str) -> None:
    counts, wrong = walk(name, 12, 3)
    assert wrong == []
    assert counts["taken"] > 2
    assert counts["refused"] > 2


OUTPUTS = ("page", "python", "js", "example", "part")
"""Units that are printed."""
PLACED = {("page", "customs/thrifty.md"), ("page", "tools/ladder.md"), ("python", "_sources")}
"""Those that ask where something stands, to tell clauses apart or the lines of functions."""


def ran(session: Session) -> set[tuple[str, str]]:
    """The units that ran for outputs."""
    return {(one[0], one[1]) for one in session.compiled(session.memory).ran if one[0] in OUTPUTS}  # type: ignore[index]


def edited(session: Session, file: str, old: str, new: str) -> None:
    text = session.files[file].decode()
    assert old in text
    session.files[file] = text.replace(old, new).encode()


def test_an_edit_runs_what_it_reaches() -> None:
    session = Session("orchard")
    first = session.compiled(session.memory)
    assert len(first.ran) > 30
    assert session.compiled(session.memory).ran == []
    edited(session, "picking.rules", "base 1.5 weight", "base 2.5 weight")
    moved = {*PLACED, ("python", "_meta")}  # the hash of the sources
    code = {("js", "rules_picking"), *(("python", name) for name in ("picking", "picking_why", "columns", "__init__"))}
    code |= {("part", ("vectorized", "rows", "load")), ("python", "_results")}
    pages = {("page", "contents.md"), ("page", "quantities/load.md")}
    assert ran(session) == {*pages, *code, *moved}
    assert {one for one in session.memory.ran if one[0] == "functions"} == {("functions", "load")}  # type: ignore[index]
    edited(session, "picking.rules", "# How much", "# A note of three lines,\n# which moves all below it:\n# how much")
    assert ran(session) == moved
    assert {*session.memory.ran} == moved  # what is typed and lowered moves with its text


def test_what_is_broken_and_mended_is_kept() -> None:
    session = Session("orchard")
    session.compiled(session.memory)
    edited(session, "picking.rules", "at least 2%, at most 95%", "at least 2%, at most 95")
    broken = session.compiled(session.memory)
    assert "error[" in broken.said
    assert broken.outputs == {}
    edited(session, "picking.rules", "at least 2%, at most 95\n", "at least 2%, at most 95%\n")
    assert ran(session) == set()


def test_an_example_that_fails_is_told_until_it_is_mended() -> None:
    session = Session("orchard")
    session.compiled(session.memory)
    edited(session, "picking.rules", "base 1 basket\n", "base 2 baskets\n")
    assert session.differences() == []
    edited(session, "helpers.rules", "# What customs", "# A line above\n# What customs")
    edited(session, "picking.rules", "# How much", "# A line above\n# How much")
    assert session.differences() == []  # it is told where it stands now
    edited(session, "picking.rules", "base 2 baskets\n", "base 1 basket\n")
    assert session.differences() == []


def test_a_read_that_is_not_noted_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the notes of single keys a page keeps what it said."""
    monkeypatch.setattr(memory.Cells, "__getitem__", dict.__getitem__)
    wrong = []
    session = Session("orchard")
    session.compiled(session.memory)
    edited(session, "picking.rules", '"What the cart weighs"', '"What the wagon weighs"')
    wrong += session.differences()
    edited(session, "picking.rules", "base 1 basket\n", "base 2 baskets\n")
    wrong += session.differences()
    assert wrong != []


def test_who_asks_where_something_stands_reads_its_file() -> None:
    source = spans.Source("rules/a/a.rules", "abc")
    with memory.noting() as reads:
        assert spans.Span(source, 0, 1).text == "a"
    assert reads == {("text", "rules/a/a.rules")}


def test_a_declaration_that_has_moved_is_the_same_one() -> None:
    trees, name = Trees(remember=True), "orchard"
    text = "constant one = 1 basket\n\nconstant two = 2 baskets\n"

    def parsed(text: str) -> tuple[Declaration, ...]:
        source, report = spans.Source("a.rules", text), Report()
        module = trees.get("modules", source, name, report, lambda: parse_module(source, report, name))
        assert module is not None, report.found
        return module.declarations

    one, two = parsed(text)
    other, same = parsed(f"# a note\n{text}".replace("= 1", "= 3"))
    assert same is two
    assert (same.span.line, same.span.text, same.span.source.text[:8]) == (4, "constant two = 2 baskets", "# a note")
    assert other is not one


def test_what_an_edit_makes_idle_is_told_until_it_is_mended() -> None:
    session = Session("orchard")
    session.compiled(session.memory)
    edited(session, "picking.rules", "base 1.5 weight", "base 1.5 weight\n    add 0 weight")  # told of one quantity
    assert "R0637" in session.compiled(session.memory).said
    edited(session, "helpers.rules", "# What customs", "# A line above\n# What customs")
    assert session.differences() == []
    edited(session, "picking.rules", "\n    add 0 weight", "")
    edited(session, "picking.rules", "constant least_years", "constant idle = 7\n\nconstant least_years")
    assert "R0660" in session.compiled(session.memory).said  # told of the whole model
    edited(session, "picking.rules", "constant idle = 7", "constant idle = 8")
    assert session.differences() == []
    edited(session, "picking.rules", "constant idle = 8\n\n", "")
    assert session.differences() == []
    assert session.taken


def test_a_check_of_what_stays_hears_of_what_it_reads() -> None:
    session = Session("orchard")
    session.files["shares.rules"] = b"""\
constant sharers = 2 "those who share"
    cites book "Picking" 1

quantity share(picker: Picker) -> basket "What each gets"
    base 10 baskets
    divide by sharers
    round down to 1 basket
    cites book "Picking" 1
"""
    assert session.differences() == []
    assert session.taken
    edited(session, "shares.rules", "sharers = 2", "sharers = 0")
    assert session.differences() == []
    assert not session.taken
    edited(session, "shares.rules", "sharers = 0", "sharers = 5")
    assert session.differences() == []
    assert session.taken
