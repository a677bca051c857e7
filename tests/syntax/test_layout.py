"""Lines, joined lines, indentation, and what breaks them; decoding."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.syntax.decode import decode
from rulec.syntax.layout import lay_out
from tests.hanging import ended_within
from tests.syntax.sources import parsed, places


def lines_of(text: str) -> list[list[tuple[int, str]]]:
    """Level and text of the lines, a list for each declaration."""
    layout = lay_out(Source("x", text), Report())
    return [[(x.level, " ".join(layout.text[x.start : x.end].split())) for x in chunk] for chunk in layout.chunks]


JOINED = [
    ("a,\n    b", "a, b"),
    ("a +\n    b", "a + b"),
    ("a and\n    b", "a and b"),
    ("f(\n    b\n)", "f( b )"),
    ("f(a\n    b)", "f(a b)"),
    ("{a, # one\n    # two\n\n    b}", "{a, b}"),
    ("a\n    when b", "a when b"),
    ("a\n    and b\n    or c", "a and b or c"),
    ('a\n    else "b"', 'a else "b"'),
    ("a\n    then b", "a then b"),
    ("a # when\n    when b", "a when b"),
]


@pytest.mark.parametrize("text, line", JOINED, ids=[t for t, _ in JOINED])
def test_joined(text: str, line: str) -> None:
    assert lines_of(text) == [[(0, line)]]


APART = ["a\n    b", "a\n    else b", "a\n    whenever b", 'a "x,"\n    b', "a # ,\n    b", "a\n    # and so on\n    b"]


@pytest.mark.parametrize("text", APART)
def test_apart(text: str) -> None:
    assert [[level for level, _ in chunk] for chunk in lines_of(text)] == [[0, 1]]


def test_levels_and_declarations() -> None:
    text = "a\n  b\n      c\n\n# x\n      d\n  e\nf\n   g\n"
    assert lines_of(text) == [[(0, "a"), (1, "b"), (2, "c"), (2, "d"), (1, "e")], [(0, "f"), (1, "g")]]


def test_the_masked_text_has_the_length_of_the_source() -> None:
    text = 'a # x "\r\n\tb, "# no"\r\n   c\r\n'
    layout = lay_out(Source("x", text), Report())
    assert len(layout.text) == len(text)
    assert [c.text for c in layout.comments] == ['# x "']


BROKEN = [
    ("constant a = 1\t\nconstant b\t= 2\n", [("R0101", 1, 15)]),
    ('constant a = "x\n', [("R0105", 1, 14)]),
    ('constant a = "x\n    y"\nconstant b = 1\n', [("R0105", 1, 14), ("R0105", 2, 6)]),
    ("constant a = (1\nconstant b = 1\n", [("R0106", 1, 14)]),
    ("quantity q() -> gold\n    add (1\n    add 2 3\n", [("R0106", 2, 9), ("R0111", 3, 11)]),
    ("constant a = (1]\n", [("R0107", 1, 16)]),
    ("constant a = 1)\n", [("R0107", 1, 15)]),
    ("quantity q() -> gold\n      add 1\n   add 2\n", [("R0108", 3, 1)]),
    ("   constant a = 1\n", [("R0115", 1, 1)]),
    ("constant a = 1234567890123456789012345678901\n", [("R0110", 1, 14)]),
    ("constant а = 1\n", [("R0104", 1, 10)]),
    ("constant straße = 1\n", [("R0104", 1, 10)]),
    ("constant a = ٣\n", [("R0412", 1, 14)]),
]


@pytest.mark.parametrize("text, expected", BROKEN, ids=[t.replace("\n", "|")[:40] for t, _ in BROKEN])
def test_broken_lines(text: str, expected: list[tuple[str, int, int]]) -> None:
    _, report = parsed(text)
    assert places(report) == expected


def test_the_letter_that_looks_alike_is_named() -> None:
    _, report = parsed("constant t\u043ewer = 1\n")
    assert "looks like `o`" in report.found[0].hint
    assert "`tower`" in report.found[0].hint


DEEP = [
    "constant a = " + "(" * 10_000 + "1" + ")" * 10_000,
    "constant a = " + "(" * 10_000,
    "constant a = " + "f(" * 201 + ")" * 201,
    "constant a = " + "1 + " * 10_000 + "1",
    "constant a = " + "-" * 10_000 + "1",
    "constant a = " + "not " * 10_000 + "b",
    "constant a = b" + ".c" * 10_000,
    "constant a = " + "if a then b else " * 5_000 + "c",
    "\n".join(" " * level + "a b" for level in range(2_000)),
    "constant a = " + "{" * 201 + "}" * 201,
]


@pytest.mark.parametrize("text", DEEP, ids=[t[:24] for t in DEEP])
def test_what_is_too_deep_is_refused(text: str) -> None:
    _, report = parsed(text)
    assert "R0109" in [code for code, _, _ in places(report)]
    assert len(report.found) <= 2


def test_two_hundred_brackets_are_not_too_deep() -> None:
    _, report = parsed("constant a = " + "(" * 199 + "1" + ")" * 199)
    assert places(report) == []


def test_a_long_flat_file_is_read_whole() -> None:
    module, report = parsed("".join(f"constant a{i} = {i}\n" for i in range(2_000)))
    assert places(report) == []
    assert len(module.declarations) == 2_000


UNSEEN = ["\x00", "\x1b", "\r", "\u202e", "\u2066", "\u200b", "\u200e", "\ufeff", "\u2028", "\x85"]


@pytest.mark.parametrize("character", UNSEEN, ids=[f"U+{ord(c):04X}" for c in UNSEEN])
def test_characters_that_cannot_be_seen_are_refused(character: str) -> None:
    report = Report()
    data = f'measure gold\nmeasure a "x{character}y"\n'.encode()
    assert decode("a.rules", data, report) is None
    assert places(report) == [("R0103", 2, 13)]
    assert f"U+{ord(character):04X}" in report.found[0].headline


def test_bytes_that_are_no_utf8_are_refused_with_their_place() -> None:
    report = Report()
    assert decode("a.rules", 'measure gold\nmeasure ä "é'.encode() + b"\xff x\n", report) is None
    assert places(report) == [("R0102", 2, 13)]
    assert "FF" in report.found[0].primary.label


def test_a_byte_order_mark_is_taken_away() -> None:
    source = decode("a.rules", b"\xef\xbb\xbfmeasure gold\n", Report())
    assert source is not None
    assert source.text == "measure gold\n"


LONG = [
    "constant a = " + "a1" * 100_000 + " " + "b2" * 100_000,
    "constant a = 1 " + "x " * 50_000,
    "quantity q(" + "a, " * 50_000 + ") -> gold",
    '"' + "\n" * 50_000 + '"\n' * 2_000,
    "quantity q() -> gold\n" + "    add (\n" * 3_000,
    "quantity q() -> gold\n" + "    add x y\n" * 1_000,
    " " * 100_000 + "x",
]


@pytest.mark.parametrize("text", LONG, ids=[t.strip()[:24].replace("\n", "|") for t in LONG])
def test_long_nonsense_is_refused_in_time(text: str) -> None:
    with ended_within(60):
        _, report = parsed(text)
        assert report.failed
