"""A session gives what a compilation from the start gives; `python -m tests.edits.session` makes more edits."""

from __future__ import annotations

import pytest

from rulec.base import memory, spans
from tests.edits.session import Session, walk
from tests.edits.walk import PACKS


@pytest.mark.parametrize("name", PACKS)
def test_after_any_edit_a_session_gives_what_a_clean_compilation_gives(name: str) -> None:
    counts, wrong = walk(name, 12, 3)
    assert wrong == []
    assert counts["taken"] > 2
    assert counts["refused"] > 2


def ran(session: Session) -> set[tuple[object, object]]:
    """The units that ran for outputs. What has places is made again where its file is another text."""
    ran: list[tuple[object, object]] = [(one[0], one[1]) for one in session.compiled(session.memory).ran]  # type: ignore[index]
    return {one for one in ran if one[0] not in ("lowered", "uses")}


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
    moved = {("page", "customs/thrifty.md"), ("page", "tools/ladder.md")}  # they tell clauses apart by their places
    moved |= {("python", "_meta"), ("python", "_sources")}  # the hash of the sources, and the lines of functions
    code = {("js", "rules_picking"), *(("python", name) for name in ("picking", "picking_why", "columns", "__init__"))}
    code.add(("part", ("vectorized", "rows", "load")))
    pages = {("page", "contents.md"), ("page", "quantities/load.md")}
    assert ran(session) == {*pages, *code, *moved}
    edited(session, "picking.rules", "# How much", "# A note of three lines,\n# which moves all below it:\n# how much")
    assert ran(session) == moved


def test_a_function_that_has_moved_is_lowered_again() -> None:
    """It tells where it stands, in the package and to whoever asks what an entry says."""
    session = Session("orchard")
    session.compiled(session.memory)
    edited(session, "helpers.rules", "# What customs", "# A note\n# What customs")
    assert session.differences() == []
    lowered = {one[2] for one in session.memory.ran if one[0] == "lowered"}  # type: ignore[index]
    assert "may_climb" in lowered  # what a helper changes of it has moved
    assert "load" not in lowered


def test_what_is_broken_and_mended_is_kept() -> None:
    session = Session("orchard")
    session.compiled(session.memory)
    edited(session, "picking.rules", "bounds 2% .. 95%", "bounds 2% .. 95")
    broken = session.compiled(session.memory)
    assert "error[" in broken.said
    assert broken.outputs == {}
    edited(session, "picking.rules", "bounds 2% .. 95\n", "bounds 2% .. 95%\n")
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
