"""Whatever a text holds, a page is the same page with another text in it: rendered, it has no element, attribute or
link that the pages do not make, and it shows the text as it was written."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest
from markdown_it import MarkdownIt

from tests.safety.packs import compile_files, with_texts

TEXTS = [
    "<script>alert()</script>",
    "<img src=x onerror=alert()>",
    "</td></tr></table>",
    "<!-- hidden",
    "--> shown <!--",
    "<?php ?>",
    "<![CDATA[ x ]]>",
    "<a href='javascript:alert()'>x</a>",
    "[x](javascript:alert())",
    "](javascript:alert())",
    "![x](http://example.org/x.png)",
    "[x]: http://example.org",
    "[x][y] [^note]",
    "<http://example.org>",
    "http://example.org www.example.org mailto:a@example.org a@example.org",
    "| a | b |",
    "a \\| b",
    "\\",
    "` code ` `` x ```",
    "```",
    "~~~",
    "~~gone~~",
    "*a* **b** _c_ __d__ ***e***",
    "# heading",
    "> quote",
    "- item",
    "+ item",
    "a. item",
    "=====",
    "-----",
    "***",
    ":---:",
    "&lt;script&gt; &amp; &copy; &NewLine; &colon;",
    "$x$ $$y$$",
    "@everyone #x",
    "a!",
    "!",
    "'quotes' “more”",
    "é ½ 日本 🍎 ﬁ",
    "==mark== ^up^ ~down~ ++in++ ::: box",
    "(c) (tm) ...",
    "%zz %s",
]
ONLY_YAML = [
    "&#x3c; &#60; &#0;",
    "%7B %0A %00",
    "1. item",
    "{.class #id onclick=x}",
    'say "no"',
    "two\nlines",
    "a\n\n# b\n\n- c",
    "a\n===",
    "    code",
    "\tcode",
    "{{ x }} {% x %} {# x #} {x}",
    "a\n| - |\n| b |",
    '" onclick="alert()',
    "  \n",
    "[x]: y\n",
]


class Page(HTMLParser):
    """Elements with their attributes, links apart, and the text that is seen."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: Counter[str] = Counter()
        self.links: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if (tag, name) == ("a", "href"):
                self.links.append(value or "")
        kept = [f"{name}={value}" for name, value in attrs if name != "href"]
        self.tags[" ".join([tag, *kept])] += 1

    def handle_data(self, data: str) -> None:
        self.seen.append(data)

    def handle_comment(self, data: str) -> None:
        self.tags["comment"] += 1

    def handle_decl(self, decl: str) -> None:
        self.tags["declaration"] += 1

    def unknown_decl(self, data: str) -> None:
        self.tags["declaration"] += 1

    def handle_pi(self, data: str) -> None:
        self.tags["instruction"] += 1


def pages(rules_text: str, yaml_text: str) -> dict[str, Page]:
    """The rendered pages of the orchard with its texts replaced."""
    made, report = compile_files(with_texts(rules_text, yaml_text), "orchard", backends=("reference",))
    assert made is not None, [(d.code.number, d.headline) for d in report.found]
    renderer = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    found: dict[str, Page] = {}
    for path, data in made.outputs.items():
        page = Page()
        page.feed(renderer.render(data.decode()))
        page.close()
        found[path] = page
    return found


@pytest.fixture(scope="module")
def plain() -> dict[str, Page]:
    return pages("Plain.", "Plain.")


def test_pages_are_made_of_a_few_elements(plain: dict[str, Page]) -> None:
    tags = {tag.split()[0] for page in plain.values() for tag in page.tags}
    assert tags <= {
        "h1",
        "h2",
        "h3",
        "h4",
        "p",
        "a",
        "ul",
        "ol",
        "li",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
        "em",
        "strong",
        "blockquote",
        "hr",
        "br",
    }


@pytest.mark.parametrize("text", [*TEXTS, *ONLY_YAML])
def test_a_page_keeps_its_form(text: str, plain: dict[str, Page]) -> None:
    found = pages(text if text in TEXTS else "Plain.", text)
    assert found.keys() == plain.keys()
    for path, page in found.items():
        extra, lacking = page.tags - plain[path].tags, plain[path].tags - page.tags
        assert not extra, path
        assert set(lacking) <= {"em", "strong"}, path  # Markdown cannot set these where marks stand at an edge
        for link in page.links:
            assert re.fullmatch(r"[A-Za-z0-9_./]+\.md(#[^\s<>\"'()]*)?|#[^\s<>\"'()]*", link), (path, link)


@pytest.mark.parametrize("text", [text for text in TEXTS if text not in ("!",)])
def test_a_text_is_shown_as_written(text: str) -> None:
    """Labels of entries are titles: they are shown just so, in headings, lists and cells."""
    shown = ["".join(page.seen) for page in pages(text, "Plain.").values()]
    assert sum(text in page for page in shown) > 5, [page for page in shown if "bc" in page][:2]
