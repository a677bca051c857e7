"""Text of a pack can become nothing but text."""

import pytest
from markdown_it import MarkdownIt

from rulec.backends.reference.language import escape

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a](javascript:alert(1)) [b",
    "[a](http://example.org)",
    "![a](x.png)",
    "one | two",
    "line\nbreak\r\n\r\n# heading",
    "`code` *em* __strong__ ~~gone~~",
    "# heading",
    "- item",
    "1. item",
    "+ item",
    "> quote",
    "---",
    "&lt;b&gt; &#60;",
    "\\*escaped\\*",
    "\u202eevil\u2066",
    "http://example.org www.example.org",
    "    indented",
    "end!",
    "\ud800",
    "\x00\x07\u2028",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_shows_as_it_is(text: str) -> None:
    page = MarkdownIt("gfm-like", {"linkify": False, "html": True}).parse(str(escape.text(text)))
    kinds = {t.type for token in page for t in [token, *(token.children or [])]}
    assert kinds <= {"paragraph_open", "paragraph_close", "inline", "text", "text_special"}
    shown = "".join(t.content for token in page for t in token.children or [])
    assert shown.split() == escape.one_line(text).split()


def test_a_cell_stays_a_cell() -> None:
    cell = escape.text("a | b\n| c |")
    page = MarkdownIt("gfm-like", {"linkify": False}).parse(f"| h |\n| --- |\n| {cell} |\n")
    assert sum(token.type == "td_open" for token in page) == 1


def test_an_exclamation_makes_no_picture() -> None:
    line = escape.text("Hurrah!") + escape.link(escape.text("page"), "page.md")
    assert "image" not in {t.type for token in MarkdownIt().parse(line) for t in token.children or []}
