"""Whatever the bytes, there are diagnostics or a tree, never a traceback."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.syntax.decode import decode
from rulec.syntax.keywords import words
from rulec.syntax.parser import parse_expression, parse_hole, parse_module
from rulec.syntax.printer import format_module
from tests.syntax.sources import EVERYTHING

BITS = [
    *words().all,
    *words().phrases,
    *"()[]{}\\'!&|;?%#",
    *("“", "”", ",", ":", ".", "..", "-", "->", "+", "*", "/", "=", "==", "!=", "<", ">", '"'),
    *("5", "1,200", "1/2", "0.5", "15%", "x", "A", "“x”", '"y"', "d6", "2d6"),
    *("\n", "\n    ", "\n        ", "\n  ", "\t", " ", "é", "а", "½", "٣", "\r\n"),
]


def check(text: str) -> None:
    """Parses, and formats what has no fault; every place lies inside the file."""
    source, report = Source("fuzz.rules", text), Report()
    module = parse_module(source, report, "fuzz")
    for diagnostic in report.sorted():
        span = diagnostic.primary.span
        assert 0 <= span.start <= span.end <= len(text)
        assert diagnostic.headline
        assert "\n" not in diagnostic.headline
    if not report.failed:
        again = format_module(source, module)
        assert parse_module(Source("fuzz.rules", again), Report(), "fuzz") == module


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_changed_sources(data: st.DataObject) -> None:
    text = EVERYTHING
    begin = data.draw(st.integers(0, len(text) - 1))
    text = text[begin : begin + 600]
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 8))
        text = text[:at] + data.draw(st.sampled_from(["", *BITS])) + text[at + cut :]
    check(text)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(BITS), max_size=40), st.sampled_from(["", " "]))
def test_heaps_of_words(bits: list[str], joint: str) -> None:
    check(joint.join(bits))


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(BITS), max_size=15), st.booleans())
def test_heaps_of_words_in_a_cell(bits: list[str], verbatim: bool) -> None:
    text = " ".join(bits)
    source = Source("cell", text if verbatim else f"'{text}'")
    where = Span(source, 0, len(source.text))
    for parse in (parse_expression, parse_hole):
        report = Report()
        found = parse(text, where, report)
        assert (found is None) <= bool(report.found)
        for diagnostic in report.found:
            assert 0 <= diagnostic.primary.span.start <= diagnostic.primary.span.end <= len(source.text)


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=80))
def test_any_bytes(data: bytes) -> None:
    report = Report()
    source = decode("fuzz.rules", data, report)
    assert (source is None) == report.failed
    if source is not None:
        check(source.text)
