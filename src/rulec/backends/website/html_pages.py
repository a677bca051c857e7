"""Read pages of the reference as HTML, with the data a site needs: title, facts, sections and links.

Text of a page is always escaped: Markdown pages contain no HTML, and none is let through.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rulec.backends.reference.page_places import Anchors
from rulec.backends.reference.page_writer import DEEPEST
from rulec.base.records import dataclass, replace


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading within a page, with its anchor."""

    level: int
    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A row of an entry's table of fields: label, HTML, and links."""

    label: str
    shown: str
    links: tuple[str, ...]
    is_rest: bool = False  # the row that stands for all remaining usual values


@dataclass(frozen=True, slots=True)
class Section:
    """The words below a heading, or above the first one (without an anchor)."""

    anchor: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """A stretch of inline text: plain words, HTML, and link targets."""

    words: str
    html: str
    links: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table: HTML of heads and cells, numeric columns, and the first link of each row.

    *sort* is its CSS class, *more* is JSON of columns that a reader can add, *lines* are the parsed rows, heads first.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[bool, ...]
    links: tuple[str, ...]
    sort: str = ""
    more: str = ""
    lines: tuple[tuple[Line, ...], ...] = ()

    @property
    def html(self) -> str:
        """The table as HTML."""
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
            name = tag if cell else "td"  # an empty heading labels no column
            yield f'<{name} class="number">{cell}</{name}>' if self.numbers[at] else f"<{name}>{cell}</{name}>"


Blocks = tuple[str | Table, ...]
"""Consecutive blocks of a page: HTML and tables."""


def html_of(blocks: Blocks) -> str:
    """Render blocks as HTML."""
    return "".join(block if isinstance(block, str) else block.html for block in blocks)


@dataclass(frozen=True, slots=True)
class HtmlPage:
    """A page: its *opening* above the first section, and the sections as its *body*. The *group* is the part of the
    reference that contains the page, as shown above its title."""

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
    """Return the path of the HTML page for a Markdown page."""
    folder, _, name = path.rpartition("/")
    stem = "index" if name == "README.md" else name.removesuffix(".md")
    return f"{folder}/{stem}.html" if folder else f"{stem}.html"


def led_to(link: str) -> str:
    """Return the target of a link on the site."""
    target, mark, anchor = link.partition("#")
    return f"{address(target) if target.endswith('.md') else target}{mark}{anchor}"


_PLAIN = re.compile(r"[^\\`*_\[\]<>&!\n]*\Z")
_WORDS = r"(?:[^\\`*_\[\]<>&!\n]|&(?![#\w])|!(?!\[))+"
_SET_OFF = r"(?! )((?:[^\\`*\n]|\\[^\w\s])+)(?<! )"
_PIECE = re.compile(
    rf"({_WORDS}|(?<! )\n(?! ))|\[({_WORDS})\]\(([A-Za-z0-9_./#-]+)\)|`(?! )([^`\n]+)(?<! )`|\\([!-/:-@\[-`{{-~])"
    rf"|(?<![\w*])(\*{{1,3}}){_SET_OFF}(?:(?<=\w)\6(?!\*)|\6(?![\w*]))"
)
"""The common inline elements: words, a link, code, an escaped character, and emphasis."""
_SET_OFF_AS = {"*": ("<em>", "</em>"), "**": ("<strong>", "</strong>"), "***": ("<em><strong>", "</strong></em>")}
_TABLE = re.compile(r"(?:\A|(?<=\n\n))\|.*\|\n\|[-:| ]+\|\n(?:\|.*\|\n)*(?=\n|\Z)")
_PIPE = re.compile(r"(?<!\\)\|")


@cache
def _markdown() -> MarkdownIt:
    """Return the parser of blocks. Inline text is parsed separately by `_line`."""
    parser = MarkdownIt("commonmark", {"html": False, "maxNesting": DEEPEST})
    parser.enable("table").disable(["inline", "text_join"])
    parser.add_render_rule("line", lambda self, tokens, at, options, env: _said(tokens[at]).html)
    return parser


@cache
def _within() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "maxNesting": DEEPEST})
    parser.add_render_rule("image", _image)
    return parser


def _image(self: object, tokens: Sequence[Token], at: int, options: object, env: object) -> str:
    source, told = escape(str(tokens[at].attrs.get("src", ""))), escape(tokens[at].content)
    held = f'<img src="{source}" alt="{told}" loading="lazy">'
    return f'<span class="picture"><a class="drawn" href="{source}">{held}</a></span>'


@lru_cache(maxsize=1 << 17)
def _line(folder: str, text: str) -> Line:
    """Parse inline text of a page. Cached, as many lines occur on several pages."""
    if _PLAIN.match(text):
        return Line(text, text.replace('"', "&quot;"))
    return cut_line(folder, text) or parsed_line(folder, text)


def cut_line(folder: str, text: str) -> Line | None:
    """Parse inline text of common elements only; return None if it contains anything else."""
    words: list[str] = []
    shown: list[str] = []
    links: list[str] = []
    at = 0
    while at < len(text):
        found = _PIECE.match(text, at)
        if found is None:
            return None
        at = found.end()
        plain, named, to, typed, escaped, mark, set_off = found.groups()
        if mark:
            within = cut_line(folder, set_off)
            if within is None:
                return None
            opened, closed = _SET_OFF_AS[mark]
            words.append(within.words)
            shown += opened, within.html, closed
            links += within.links
            continue
        said = plain or named or typed or escaped
        words.append(" " if said == "\n" else said)
        said = escape(said, quote=False).replace('"', "&quot;")
        if named and not _leads_out(folder, target := led_to(to)):
            links.append(target)
            said = f'<a href="{target}">{said}</a>'
        shown.append(f"<code>{said}</code>" if typed else said)
    return Line("".join(words), "".join(shown), tuple(links))


def _leads_out(folder: str, link: str) -> bool:
    """Return whether a link leaves the site."""
    return _beside(folder, link).startswith("../")


def parsed_line(folder: str, text: str) -> Line:
    """Parse inline text with the full Markdown parser."""
    parser = _within()
    children = list(_led(folder, parser.parseInline(text)[0].children or ()))
    links = (str(child.attrs["href"]) for child in children if child.type == "link_open")
    shown = parser.renderer.render([Token("inline", "", 0, children=children)], parser.options, {})
    return Line(_words(children), str(shown), tuple(links))


def _said(token: Token) -> Line:
    found: Line = token.meta["line"]
    return found


def forget() -> None:
    """Clear the caches of parsed lines and link targets."""
    _line.cache_clear()
    _beside.cache_clear()


def read_page(path: str, text: str) -> HtmlPage:
    """Parse a Markdown page of the reference."""
    folder = posixpath.dirname(path)
    tokens = list(_tokens(folder, text))
    headings: list[Heading] = []
    anchors = Anchors()
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            said = _said(tokens[at + 1]).words
            headings.append(Heading(int(token.tag[1]), anchors.claim(said), said))
            if token.tag != "h1":
                token.attrs["id"] = headings[-1].anchor
    first = next((at for at, token in enumerate(tokens) if token.type == "heading_open"), len(tokens))
    rest = tokens[first + 3 :]
    second = next((at for at, token in enumerate(rest) if token.type == "heading_open"), len(rest))
    crumbs = _said(tokens[1]) if first and tokens[0].type == "paragraph_open" else Line("", "")
    steps = crumbs.words.split(" › ")
    return HtmlPage(
        path=address(path),
        title=headings[0].text if headings else path,
        group=steps[-2] if len(steps) > 2 else "",
        crumbs=crumbs.html.rpartition(" › ")[0],  # without the title, which follows
        opening=tuple(_blocks(rest[:second])),
        body=tuple(_blocks(rest[second:])),
        summary=_summary(rest[:second]),
        headings=tuple(headings[1:]),
        facts=_facts(folder, rest[:second]),
        sections=tuple(_sections(tokens[first:], headings)),
    )


def _tokens(folder: str, text: str) -> Iterator[Token]:
    """Yield the tokens of a page with parsed lines; a top-level table becomes one `table` token.

    Tables make up most of the text, so they are cut up by hand, which is faster.
    """
    done = 0
    for found in _TABLE.finditer(text) if "```" not in text and "~~~" not in text else ():
        table = _cut(folder, found[0])
        if table is not None:
            yield from _parsed(folder, text[done : found.start()])
            yield Token("table", "", 0, meta={"table": table})
            done = found.end()
    yield from _parsed(folder, text[done:])


def _parsed(folder: str, text: str) -> Iterator[Token]:
    within: list[Token] | None = None
    for token in _markdown().parse(text):
        if token.type == "inline":
            token.meta["line"] = _line(folder, token.content)
            token.children = [Token("line", "", 0, meta=token.meta)]
        elif token.type in ("th_open", "td_open") and "right" in str(token.attrs.pop("style", "")):
            token.attrs["class"] = "number"
        if token.type == "table_open" and not token.level:
            within = []
        if within is None:
            yield token
            continue
        within.append(token)
        if token.type == "table_close" and not token.level:
            yield Token("table", "", 0, meta={"table": _table(within)})
            within = None


def _cut(folder: str, text: str) -> Table | None:
    """Parse a table in which every line begins and ends with a bar; return None if it is malformed."""
    lines = [[cell.strip().replace("\\|", "|") for cell in _PIPE.split(line[1:-1])] for line in text.splitlines()]
    heads, marks, *rows = lines
    if len(heads) != len(marks) or not all(re.fullmatch(":?-+:?", mark) for mark in marks):
        return None
    wide = len(heads)
    cells = [[_line(folder, cell) for cell in (*row, *[""] * (wide - len(row)))[:wide]] for row in (heads, *rows)]
    return _made(cells, tuple(mark.endswith(":") and not mark.startswith(":") for mark in marks))


def _table(tokens: Sequence[Token]) -> Table:
    rows: list[list[Line]] = []
    numbers: list[bool] = []
    for at, token in enumerate(tokens):
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            rows[-1].append(_said(tokens[at + 1]))
            if token.type == "th_open":
                numbers.append(token.attrs.get("class") == "number")
    return _made(rows, tuple(numbers))


def _made(rows: Sequence[Sequence[Line]], numbers: tuple[bool, ...]) -> Table:
    heads, *body = rows
    links = tuple(next((link for cell in row for link in cell.links), "") for row in body)
    sort = "" if any(cell.html for cell in heads) else "facts"
    shown = tuple(tuple(cell.html for cell in row) for row in body)
    return Table(tuple(cell.html for cell in heads), shown, numbers, links, sort, lines=tuple(map(tuple, rows)))


def _led(folder: str, tokens: Sequence[Token]) -> Iterator[Token]:
    """Rewrite links for the site. A link that leaves the site keeps only its text."""
    out = False
    for token in tokens:
        if token.type == "link_open":
            target = led_to(str(token.attrs["href"]))
            out = _leads_out(folder, target)
            token.attrs["href"] = target
        if not (out and token.type in ("link_open", "link_close")):
            yield token
        out = out and token.type != "link_close"


def _words(tokens: Sequence[Token]) -> str:
    found: list[str] = []
    for token in tokens:
        if token.type in ("text", "text_special", "code_inline"):
            found.append(token.content)
        elif token.type in ("softbreak", "hardbreak"):
            found.append(" ")
    return "".join(found)


def _summary(tokens: Sequence[Token]) -> str:
    """Return the first three paragraphs at most, outside lists and quotations, as plain words."""
    said: list[str] = []
    for at, token in enumerate(tokens):
        if token.type == "inline" and tokens[at - 1].type == "paragraph_open" and not tokens[at - 1].level:
            said.append(_said(token).words)
            if len(said) > 2:
                break
    return " ".join(said)


def _blocks(tokens: Sequence[Token]) -> Iterator[str | Table]:
    """Yield stretches of HTML, each of which may begin with a heading, and the tables between them."""
    parser, done = _markdown(), 0
    for at, token in enumerate(tokens):
        if token.type in ("heading_open", "table") and done < at:
            yield str(parser.renderer.render(tokens[done:at], parser.options, {}))
            done = at
        if token.type == "table":
            yield token.meta["table"]
            done = at + 1
    if done < len(tokens):
        yield str(parser.renderer.render(tokens[done:], parser.options, {}))


def _facts(folder: str, tokens: Sequence[Token]) -> tuple[Fact, ...]:
    """Return the rows of the first table if its heads are empty: fields and values."""
    for token in tokens:
        if token.type == "table" and token.meta["table"].sort == "facts":
            found = [
                Fact(label.words, value.html, tuple(_beside(folder, link) for link in value.links))
                for label, value in token.meta["table"].lines[1:]
            ]
            if found and found[-1].links == (posixpath.join(folder, "index.html"),):
                found[-1] = replace(found[-1], is_rest=True)
            return tuple(found)
    return ()


@lru_cache(maxsize=1 << 17)
def _beside(folder: str, link: str) -> str:
    """Return the page to which a relative link leads."""
    return posixpath.normpath(posixpath.join(folder, link.partition("#")[0]))


def _sections(tokens: Sequence[Token], headings: Sequence[Heading]) -> Iterator[Section]:
    """Yield the words of a page, grouped by heading."""
    number = -1
    said: list[str] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            if number >= 0:
                yield _section(headings, number, said)
            number, said = number + 1, []
        elif token.type == "inline" and tokens[at - 1].type != "heading_open":
            said.append(_said(token).words)
        elif token.type == "table":
            said += (cell.words for row in token.meta["table"].lines for cell in row)
        elif token.type == "fence":
            said.append(re.sub(r"\s+", " ", token.content))
    yield _section(headings, number, said)


def _section(headings: Sequence[Heading], number: int, said: Sequence[str]) -> Section:
    heading = headings[number]
    return Section(heading.anchor if number else "", heading.text, " ".join(said))
