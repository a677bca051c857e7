"""Convert pages of the reference to typst markup. All text is escaped, so that no page can contain code."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rulec.backends.reference.page_writer import DEEPEST

_SPECIAL = re.compile(r"([\\#$*_`<>@\[\]~=+\-/\"'])")


def letters(text: str) -> str:
    """Escape a text for markup. Calls in markup end with `;`, so that following text is not parsed as arguments."""
    return _SPECIAL.sub(r"\\\1", text)


def literal(text: str) -> str:
    """Return a typst string literal."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{"".join(c if c.isprintable() else chr(92) + "n" if c == chr(10) else " " for c in quoted)}"'


_LED = ("table_open", "blockquote_open", "fence", "bullet_list_open", "ordered_list_open")
"""Blocks that must stay on the page of the paragraph that introduces them."""
WHOLE = 24
"""Blocks of up to this many lines are kept on one page."""
WANTED = 30
"""Columns wider than this many characters read equally well when wrapped."""
SIGN = "\N{SCALES}"
"""An icon that must stay on the line of the preceding word."""
NARROW = 5
"""A column is narrow if its words below the heading have at most this many characters."""
SMALLEST = 0.56
"""Minimum letter size of a table, relative to the text."""


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False, "maxNesting": DEEPEST}).enable("table")


@lru_cache(maxsize=1)
def _parsed(page: str) -> list[Token]:
    """Return the tokens of the page, cached for the latest page. Callers must not modify them."""
    return _parser().parse(page)


def title_of(page: str) -> str:
    """Return the title of a page as plain text."""
    found = re.search(r"^# (.*)$", page, re.MULTILINE)
    if found is None:
        return ""
    inline = _parser().parseInline(found[1])[0]
    return "".join(token.content for token in inline.children or () if token.type == "text").strip()


class Markup:
    """The converter of pages to markup.

    *labels* maps paths of printed pages to labels; *titles* has the titles of all pages. A link to a page that is not
    printed becomes an index entry. *room* is the width of a table in characters, *largest* the maximum size of its
    letters relative to the text. `smallest` is the smallest size used so far.
    """

    def __init__(self, labels: Mapping[str, str], titles: Mapping[str, str], room: int, largest: float = 0.88) -> None:
        self.labels = labels
        self.titles = titles
        self.room = room
        self.largest = self.smallest = largest

    def page(self, path: str, page: str) -> str:
        """Convert a page, from its title to the closing rule."""
        tokens = _parsed(page)
        first = next((at for at, token in enumerate(tokens) if token.type == "heading_open"), len(tokens))
        last = next((at for at in range(first, len(tokens)) if tokens[at].type == "hr"), len(tokens))
        return _Page(self, path).blocks(tokens[first:last])


class _Page:
    """The conversion of one page."""

    def __init__(self, markup: Markup, path: str) -> None:
        self.markup = markup
        self.path = path
        self.indexed: set[str] = set()
        self.titled = False

    def blocks(self, tokens: Sequence[Token]) -> str:
        """Convert a sequence of blocks."""
        parts: list[str] = []
        for token, inner, behind in _stretches(tokens):
            match token.type:
                case "heading_open":
                    parts.append(self._heading(int(token.tag[1:]), inner))
                case "paragraph_open":
                    said = self._inline(inner[0].children or ())
                    leads = behind < len(tokens) and tokens[behind].type in _LED
                    parts.append(f"#lead[{said}]" if leads else said)
                case "bullet_list_open" | "ordered_list_open":
                    word = "list" if token.type.startswith("bullet") else "enum"
                    items = "".join(f"[{self.blocks(item)}]" for _, item, _ in _stretches(inner))
                    parts.append(f"#{word}(tight: true){items}")
                case "blockquote_open":
                    parts.append(f"#example({_flag(_lines(inner) <= WHOLE)})[{self.blocks(inner)}]")
                case "table_open":
                    parts.append(self._table(inner))
                case "fence" | "code_block":
                    parts.append(f"#raw({literal(token.content.rstrip())}, block: true)")
        return "\n\n".join(parts)

    def _heading(self, level: int, inner: Sequence[Token]) -> str:
        said = self._inline(inner[0].children or ())
        label = ""
        if not self.titled:
            self.titled = True
            label = f" <{self.markup.labels[self.path]}>" if self.path in self.markup.labels else ""
        return f"#heading(level: {level})[{said}]{label}"

    def _table(self, tokens: Sequence[Token]) -> str:
        rows: list[list[str]] = []
        heads = 0
        for at, is_head, inline in _cells(tokens):
            if at == 0:
                rows.append([])
                heads += is_head
            rows[-1].append(f"[{self._inline(inline.children or ())}]")
        styles = [str(token.attrs.get("style", "")) for token in tokens if token.type == "th_open"]
        aligns = ["right" if "right" in style else "left" for style in styles]
        widths = _widest(tokens)
        longest = _longest(tokens)
        if _need(longest) > self.markup.room:  # headings of narrow columns are rotated
            below = _longest(tokens, heads=False)
            narrow = [at for at in range(1, len(widths)) if below[at] <= NARROW]
            for column in narrow if any(2 * below[at] < longest[at] for at in narrow) else ():
                longest[column] = widths[column] = max(below[column], 2)
                for row in rows[:heads]:
                    row[column] = f"upright{row[column]}"
        head = f"table.header({', '.join(cell for row in rows[:heads] for cell in row)})"
        cells = ["  " + ", ".join(row) for row in rows[heads:]]
        return "\n".join(
            [
                f"#grid_table(whole: {_flag(len(rows) <= WHOLE)}, size: {self._size(longest):.2f},",
                f"  columns: ({', '.join(self._columns(widths, longest))},), align: ({', '.join(aligns)},),",
                f"  {head},",
                ",\n".join(cells),
                ")",
            ]
        )

    def _size(self, longest: Sequence[int]) -> float:
        """Return the letter size of a table relative to the text, reduced if its longest words do not fit."""
        largest = self.markup.largest
        size = min(largest, max(SMALLEST, largest * self.markup.room / _need(longest)))
        self.markup.smallest = min(self.markup.smallest, size)
        return size

    def _columns(self, widths: Sequence[int], longest: Sequence[int]) -> list[str]:
        """Return the column widths: automatic if everything fits.

        Otherwise long columns share the room that short ones leave, and none is narrower than its longest word.
        """
        room = self.markup.room - 2 * len(widths)
        if sum(widths) <= room:
            return ["auto"] * len(widths)
        left, narrow = float(room), 0.0
        for at, width in enumerate(
            sorted(widths)
        ):  # narrow columns keep their width as long as each takes no more than its share
            if width > left / (len(widths) - at):
                break
            left, narrow = left - width, width
        shares = [max(width, 1) ** 0.5 for width in widths]
        letter = 1.2 * sum(shares) / room
        wide = zip(widths, shares, longest, strict=True)
        return ["auto" if width <= narrow else f"{max(share, word * letter):.1f}fr" for width, share, word in wide]

    def _inline(self, tokens: Sequence[Token]) -> str:
        parts: list[str] = []
        links: list[str] = []
        for at, token in enumerate(tokens):
            match token.type:
                case "text" | "text_special":
                    signed = token.content.endswith(" ") and [t.content for t in tokens[at + 1 : at + 3]] == ["", SIGN]
                    parts.append(f"{letters(token.content[:-1])}~" if signed else letters(token.content))
                case "strong_open":
                    parts.append("#strong[")
                case "em_open":
                    parts.append("#emph[")
                case "strong_close" | "em_close":
                    parts.append("];")
                case "link_open":
                    opening, closing = self._link(str(token.attrs.get("href", "")))
                    parts.append(opening)
                    links.append(closing)
                case "link_close":
                    parts.append(links.pop())
                case "code_inline":
                    parts.append(f"#raw({literal(token.content)});")
                case "softbreak":
                    parts.append("\n")
                case "hardbreak":
                    parts.append(" \\\n")
                case "image":
                    parts.append(self._picture(str(token.attrs.get("src", "")), token.content))
        return "".join(parts)

    def _link(self, address: str) -> tuple[str, str]:
        """Return the markup before and after the text of a link."""
        target, _, anchor = address.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(self.path), target)) if target else self.path
        label = self.markup.labels.get(path)
        if label is not None:
            return f"#to(label({literal(label)}))[", "];"
        title = self.markup.titles.get(path, "")
        if not title or anchor or path in self.indexed:
            return "", ""
        self.indexed.add(path)
        return "", f"#index({literal(title)});"

    def _picture(self, source: str, title: str) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(self.path), source))
        return f"#picture({literal(path)}, {literal(title)});"


def _length(inline: Token) -> int:
    """Return the number of visible characters in a cell."""
    return sum(len(token.content) for token in inline.children or () if token.type in ("text", "code_inline"))


def room_needed(page: str) -> int:
    """Return the width in characters that two thirds of the page's tables fit in, or 0 if tables are a small part."""
    tokens = _parsed(page)
    starts = [at for at, token in enumerate(tokens) if token.type == "table_open"]
    ends = [at for at, token in enumerate(tokens) if token.type == "table_close"]
    wanted: list[int] = []
    for start, end in zip(starts, ends, strict=True):
        table = tokens[start:end]
        wanted += [_need([min(width, WANTED) for width in _widest(table)])] * (_lines(table) // 3)
    return sorted(wanted)[len(wanted) * 2 // 3] if 6 * len(wanted) > _lines(tokens) else 0


def _stretches(tokens: Sequence[Token]) -> Iterator[tuple[Token, Sequence[Token], int]]:
    """Yield each top-level block: its opening token, its contents, and the position after it."""
    at = 0
    while at < len(tokens):
        depth: int = tokens[at].nesting
        end = at
        while depth > 0 and end + 1 < len(tokens):
            end += 1
            depth += tokens[end].nesting
        yield tokens[at], tokens[at + 1 : end], end + 1
        at = end + 1


def _cells(tokens: Sequence[Token]) -> Iterator[tuple[int, bool, Token]]:
    """Yield the cells of a table: column number, whether it is a heading, and its content."""
    column = -1
    for at, token in enumerate(tokens):
        if token.type == "tr_open":
            column = -1
        elif token.type in ("th_open", "td_open"):
            column += 1
            yield column, token.type == "th_open", tokens[at + 1]


def _widest(tokens: Sequence[Token]) -> list[int]:
    """Return the length of the longest cell in each column."""
    widest: dict[int, int] = {}
    for column, _, inline in _cells(tokens):
        widest[column] = max(widest.get(column, 0), _length(inline))
    return list(widest.values())


def _need(longest: Sequence[int]) -> int:
    """Return the width in characters that a table needs, including space between columns."""
    return sum(longest) + 2 * len(longest)


def _longest(tokens: Sequence[Token], heads: bool = True) -> list[int]:
    """Return the length of the longest word in each column, with or without headings."""
    longest: dict[int, int] = {}
    for column, is_head, inline in _cells(tokens):
        said = "".join(t.content for t in inline.children or () if t.type in ("text", "code_inline"))
        words = said.split() if heads or not is_head else []
        longest[column] = max(longest.get(column, 0), *map(len, words or [""]))
    return list(longest.values())


def _lines(tokens: Sequence[Token]) -> int:
    """Return the approximate number of lines: paragraphs, list items and rows."""
    return sum(token.type in ("paragraph_open", "tr_open", "fence") for token in tokens)


def _flag(value: bool) -> str:
    return "true" if value else "false"
