"""Pages of the reference as HTML, and what a site wants to know of each: title, facts, sections, links.

What a page says is letters in the HTML, and never markup of its own: Markdown pages hold none, and none is let through.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rulec.backends.reference.page_places import Anchors
from rulec.base.records import dataclass, replace


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading within a page, with its anchor."""

    level: int
    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the table that tells of an entry what its fields hold: HTML, and the pages to which it links."""

    label: str
    shown: str
    links: tuple[str, ...]
    is_rest: bool = False  # it says that all else is as usual


@dataclass(frozen=True, slots=True)
class Section:
    """The words below a heading, or above the first one (without an anchor)."""

    anchor: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table: HTML of heads and cells, which columns are of numbers, and to which page the first link of each row
    leads. `sort` is its class; `more` is JSON with the columns that a reader may ask for."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[bool, ...]
    links: tuple[str, ...]
    sort: str = ""
    more: str = ""

    @property
    def html(self) -> str:
        """The table as it stands in a page."""
        lines = ['<div class="across" tabindex="0"><table>\n' if not self.sort else
                 f'<div class="across" tabindex="0"><table class="{self.sort}">\n']  # fmt: skip
        if any(self.heads):
            lines += ["<thead><tr>", *self._cells("th", self.heads), "</tr></thead>\n"]
        lines.append("<tbody>\n")
        for row in self.rows:
            lines += ["<tr>", *self._cells("td", row), "</tr>\n"]
        lines.append("</tbody></table></div>\n")
        if self.more:
            lines.append(f'<script type="application/json" class="more-columns">{self.more}</script>\n')
        return "".join(lines)

    def _cells(self, tag: str, cells: Sequence[str]) -> Iterator[str]:
        for at, cell in enumerate(cells):
            name = tag if cell else "td"  # a head that says nothing heads nothing
            yield f'<{name} class="number">{cell}</{name}>' if self.numbers[at] else f"<{name}>{cell}</{name}>"


Blocks = tuple[str | Table, ...]
"""What stands below each other on a page: HTML, and tables."""


def html_of(blocks: Blocks) -> str:
    """Blocks as HTML."""
    return "".join(block if isinstance(block, str) else block.html for block in blocks)


@dataclass(frozen=True, slots=True)
class HtmlPage:
    """A page: `opening` is what stands above its first section, `body` all below. Its `group` is where it belongs, as
    the line above its title says."""

    path: str
    title: str
    group: str
    crumbs: str
    opening: Blocks
    body: Blocks
    summary: str
    headings: tuple[Heading, ...]
    facts: tuple[Fact, ...]
    sections: tuple[Section, ...]


def address(path: str) -> str:
    """The path of the HTML page of a Markdown page."""
    folder, _, name = path.rpartition("/")
    stem = "index" if name == "README.md" else name.removesuffix(".md")
    return f"{folder}/{stem}.html" if folder else f"{stem}.html"


def led_to(link: str) -> str:
    """Where a link of a page leads on the site."""
    target, mark, anchor = link.partition("#")
    return f"{address(target) if target.endswith('.md') else target}{mark}{anchor}"


@cache
def _markdown() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("image", _image)
    return parser


def _image(self: object, tokens: Sequence[Token], at: int, options: object, env: object) -> str:
    source, told = escape(str(tokens[at].attrs.get("src", ""))), escape(tokens[at].content)
    return f'<a class="picture" href="{source}"><img src="{source}" alt="{told}" loading="lazy"></a>'


def read_page(path: str, text: str) -> HtmlPage:
    """A Markdown page of the reference, by its path in it."""
    parser = _markdown()
    tokens = parser.parse(text)
    headings: list[Heading] = []
    anchors = Anchors()
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            said = plain(tokens[at + 1])
            headings.append(Heading(int(token.tag[1]), anchors.claim(said), said))
            token.attrs["id"] = headings[-1].anchor
            if token.tag == "h1":
                del token.attrs["id"]
        elif token.type == "inline":
            token.children = list(_led(path, token.children or ()))
        elif token.type in ("th_open", "td_open") and "right" in str(token.attrs.pop("style", "")):
            token.attrs["class"] = "number"
    first = next((at for at, token in enumerate(tokens) if token.type == "heading_open"), len(tokens))
    rest = tokens[first + 3 :]
    second = next((at for at, token in enumerate(rest) if token.type == "heading_open"), len(rest))
    crumbs = tokens[1] if first and tokens[0].type == "paragraph_open" else None
    steps = plain(crumbs).split(" › ") if crumbs is not None else []
    return HtmlPage(
        path=address(path),
        title=headings[0].text if headings else path,
        group=steps[-2] if len(steps) > 2 else "",
        crumbs=_inline(parser, crumbs) if crumbs is not None else "",
        opening=tuple(_blocks(parser, rest[:second])),
        body=tuple(_blocks(parser, rest[second:])),
        summary=_summary(rest[:second]),
        headings=tuple(headings[1:]),
        facts=_facts(parser, path, rest[:second]),
        sections=tuple(_sections(tokens[first:], headings)),
    )


def _led(path: str, tokens: Sequence[Token]) -> Iterator[Token]:
    """Links as they are on the site; the words alone of one that leads out of it."""
    out = False
    for token in tokens:
        if token.type == "link_open":
            target = led_to(str(token.attrs["href"]))
            out = _beside(path, target).startswith("../")
            token.attrs["href"] = target
        if not (out and token.type in ("link_open", "link_close")):
            yield token
        out = out and token.type != "link_close"


def plain(token: Token) -> str:
    """The words of a line, without marks."""
    found: list[str] = []
    for child in token.children or ():
        if child.type in ("text", "text_special", "code_inline"):
            found.append(child.content)
        elif child.type in ("softbreak", "hardbreak"):
            found.append(" ")
    return "".join(found)


def _inline(parser: MarkdownIt, token: Token) -> str:
    return str(parser.renderer.render([token], parser.options, {}))


def _summary(tokens: Sequence[Token]) -> str:
    """The first paragraph that says more than what sort of page it is, with what comes before it."""
    said: list[str] = []
    for at, token in enumerate(tokens):
        if token.type == "inline" and tokens[at - 1].type == "paragraph_open" and not tokens[at - 1].level:
            said.append(plain(token))
            if len(said) > 2:
                break
    return " ".join(said)


def _blocks(parser: MarkdownIt, tokens: Sequence[Token]) -> Iterator[str | Table]:
    """Stretches of HTML, each of which may begin with a heading, and the tables between them."""
    done = at = 0
    while at < len(tokens):
        if tokens[at].type == "heading_open" and done < at:
            yield str(parser.renderer.render(tokens[done:at], parser.options, {}))
            done = at
        if tokens[at].type == "table_open" and not tokens[at].level:
            if done < at:
                yield str(parser.renderer.render(tokens[done:at], parser.options, {}))
            end = next(n for n in range(at, len(tokens)) if tokens[n].type == "table_close")
            yield _table(parser, tokens[at:end])
            at = done = end
            done += 1
        at += 1
    if done < len(tokens):
        yield str(parser.renderer.render(tokens[done:], parser.options, {}))


def _table(parser: MarkdownIt, tokens: Sequence[Token]) -> Table:
    rows: list[list[str]] = []
    links: list[str] = []
    numbers: list[bool] = []
    for at, token in enumerate(tokens):
        if token.type == "tr_open":
            rows.append([])
            links.append("")
        elif token.type in ("th_open", "td_open"):
            rows[-1].append(_inline(parser, tokens[at + 1]))
            if token.type == "th_open":
                numbers.append(token.attrs.get("class") == "number")
            elif not links[-1]:
                links[-1] = next(iter(_links(tokens[at + 1])), "")
    heads, body = tuple(rows[0]), tuple(tuple(row) for row in rows[1:])
    return Table(heads, body, tuple(numbers), tuple(links[1:]), "" if any(heads) else "facts")


def _links(token: Token) -> Iterator[str]:
    for child in token.children or ():
        if child.type == "link_open":
            yield str(child.attrs["href"])


def _facts(parser: MarkdownIt, path: str, tokens: Sequence[Token]) -> tuple[Fact, ...]:
    """The table whose heads are empty: a field and what it holds in each row."""
    starts = [at for at, token in enumerate(tokens) if token.type == "table_open"]
    for start in starts:
        close = next(n for n in range(start, len(tokens)) if tokens[n].type == "table_close")
        if any(tokens[n + 1].content for n in range(start, close) if tokens[n].type == "th_open"):
            continue
        cells = [tokens[n + 1] for n in range(start, close) if tokens[n].type == "td_open"]
        kind = posixpath.join(posixpath.dirname(path), "index.html")
        found = [
            Fact(plain(label), _inline(parser, value), tuple(_beside(path, link) for link in _links(value)))
            for label, value in zip(cells[::2], cells[1::2], strict=True)
        ]
        if found and found[-1].links == (kind,):
            found[-1] = replace(found[-1], is_rest=True)
        return tuple(found)
    return ()


def _beside(path: str, link: str) -> str:
    """The page to which a link of a page leads."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(address(path)), link.partition("#")[0]))


def _sections(tokens: Sequence[Token], headings: Sequence[Heading]) -> Iterator[Section]:
    """The words of a page by its headings."""
    number = -1
    said: list[str] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            if number >= 0:
                yield _section(headings, number, said)
            number, said = number + 1, []
        elif token.type == "inline" and tokens[at - 1].type != "heading_open":
            said.append(plain(token))
        elif token.type == "fence":
            said.append(re.sub(r"\s+", " ", token.content))
    yield _section(headings, number, said)


def _section(headings: Sequence[Heading], number: int, said: Sequence[str]) -> Section:
    heading = headings[number]
    return Section(heading.anchor if number else "", heading.text, " ".join(said))
