"""The canonical form: the same program, the same comments, and nothing left to change."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.syntax.layout import lay_out, pieces
from rulec.syntax.printer import format_module
from tests.syntax.sources import EVERYTHING, parsed, places
from tests.syntax.test_parser import DECLARATIONS


def printed(text: str) -> str:
    module, report = parsed(text)
    assert places(report) == []
    return format_module(Source("case.rules", text), module)


def comments(text: str) -> list[str]:
    return [c.text for c in lay_out(Source("x", text), Report()).comments]


def assert_same(text: str) -> str:
    """Prints, and checks that nothing but the form changed and that printing again changes nothing."""
    once = printed(text)
    assert parsed(once)[0] == parsed(text)[0]
    assert comments(once) == comments(text)
    assert printed(once) == once
    return once


@pytest.mark.parametrize("text", [t for t, _ in DECLARATIONS], ids=[t.replace("\n", "|") for t, _ in DECLARATIONS])
def test_a_construct_in_canonical_form_stays(text: str) -> None:
    assert assert_same(text) == text + "\n"


def test_everything_in_canonical_form_stays() -> None:
    assert assert_same(EVERYTHING) == EVERYTHING


FORMS = [
    ("constant a=1+2*-3 - - b", "constant a = 1 + 2 * -3 - -b"),
    ("constant a = f ( x )[ 1 ] . y", "constant a = f(x)[1].y"),
    ("constant a = { 1 .. 3,b }", "constant a = {1 .. 3, b}"),
    ("constant a = not( x )and( y )", "constant a = not (x) and (y)"),
    ("constant a = round  down ( x )", "constant a = round down(x)"),
    ("constant a = 15  gold", "constant a = 15 gold"),
    ("constant a = 15 %", "constant a = 15%"),
    ("constant a = 1   1/2", "constant a = 1 1/2"),
    ("constant a = “x”", 'constant a = "x"'),
    ("constant a = 1#x", "constant a = 1  # x".replace("# x", "#x")),
    ("kind A\n  x :list  of B=  {}", "kind A\n    x: list of B = {}"),
    ("kind A\n  x : B ?", "kind A\n    x: B?"),
    ("quantity q ( a:A ,b:B)->gold\n base 1", "quantity q(a: A, b: B) -> gold\n    base 1"),
    ("quantity q() -> gold\n base 1\n  when x", "quantity q() -> gold\n    base 1\n            when x"),
    (
        "quantity q() -> gold\n base f(1,  # one\n # two\n  2\n  )",
        "quantity q() -> gold\n    base f(1,  # one\n            # two\n            2\n            )",
    ),
    ("measure a\nmeasure b\n\n\nmeasure c", "measure a\nmeasure b\n\nmeasure c"),
    ("measure a\nconstant b = 1", "measure a\n\nconstant b = 1"),
    ("kind A\n  x: B\nkind C", "kind A\n    x: B\n\nkind C"),
    ("\n\n# top\n\n\n\n# next\nmeasure a\n# end\n\n\n", "# top\n\n# next\nmeasure a\n# end"),
    ("kind A\n\n\n\n  x: B\n  # in\n# out\nkind C", "kind A\n\n    x: B\n    # in\n\n# out\nkind C"),
    ("kind A\n  # in\n  x: B", "kind A\n    # in\n    x: B"),
    ("kind A # one\n  x: B # two", "kind A  # one\n    x: B  # two"),
]


@pytest.mark.parametrize("text, expected", FORMS, ids=[t.replace("\n", "|") for t, _ in FORMS])
def test_form(text: str, expected: str) -> None:
    assert assert_same(text) == expected + "\n"


def test_an_empty_file_stays_empty_and_windows_line_ends_go() -> None:
    assert printed("") == ""
    assert printed("# a\r\nmeasure b\r\n") == "# a\nmeasure b\n"


def test_a_file_with_faults_is_refused() -> None:
    source = Source("x", "measure\n")
    with pytest.raises(ValueError, match="faults"):
        format_module(source, parsed(source.text)[0])


# ---- other white space and other comments, the same program ----
ADDITIONS = [" # or so", "\n", "\n\n\n", "\n# alone", "\n      # deep", "  ", "\n   "]
TOKENS = [(kind, piece) for kind, piece, _ in pieces(EVERYTHING)]
GAPS = [i for i, (kind, _) in enumerate(TOKENS) if kind == "space"]
ENDS = [i for i, (kind, _) in enumerate(TOKENS) if kind == "line"]


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_white_space_and_comments_may_change(data: st.DataObject) -> None:
    tokens = [piece for _, piece in TOKENS]
    for at in data.draw(st.lists(st.sampled_from(GAPS), max_size=20, unique=True)):
        if TOKENS[at - 1][0] != "line":
            tokens[at] = " " * data.draw(st.integers(1, 5))
    for at in data.draw(st.lists(st.sampled_from(ENDS), max_size=20, unique=True)):
        addition = data.draw(st.sampled_from(ADDITIONS))
        if not (addition == " # or so" and TOKENS[at - 1][0] == "comment"):
            tokens[at] = addition + "\n"
    text = "".join(tokens)
    if data.draw(st.booleans()):
        text = re.sub(r"(?m)^((?:    )+)", lambda m: m.group(1)[: len(m.group(1)) // 2], text)
    assert parsed(text)[0] == parsed(EVERYTHING)[0]
    assert_same(text)
