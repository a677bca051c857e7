"""Pages of the reference as typst markup. Whatever a page says becomes letters in the markup, and never code."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

_SPECIAL = re.compile(r"([\\#$*_`<>@\[\]~=+\-/\"'])")


def letters(text: str) -> str:
    """A text that stands in markup as it is. Calls in markup end with `;`, lest the letters behind be part of them."""
    return _SPECIAL.sub(r"\\\1", text)


def literal(text: str) -> str:
    """A text as a string of typst's code."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{"".join(c if c.isprintable() else chr(92) + "n" if c == chr(10) else " " for c in quoted)}"'


_LED = ("table_open", "blockquote_open", "fence", "bullet_list_open", "ordered_list_open")
"""What does not part from the words that lead to it."""
WHOLE = 24
"""So many lines stand on one page, and more may be parted."""
WANTED = 30
"""More letters than this beside each other are read as well below each other."""
SIGN = "\N{SCALES}"
"""It stands on the line of what it is a sign of."""
NARROW = 5
"""A column whose words below its heading have no more letters than this is narrow."""
SMALLEST = 0.56
"""Letters of a table at the least, beside those of the text."""


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache(maxsize=1)
def _parsed(page: str) -> list[Token]:
    """The page that is looked at, which nobody changes."""
    return _parser().parse(page)


def title_of(page: str) -> str:
    """The title of a page, as plain letters."""
    found = re.search(r"^# (.*)$", page, re.MULTILINE)
    if found is None:
        return ""
    inline = _parser().parseInline(found[1])[0]
    return "".join(token.content for token in inline.children or () if token.type == "text").strip()


class Markup:
    """Turns pages into markup. `labels` are the printed pages by their paths in the reference, `titles` the titles of
    all pages: what is not printed is named in the index instead of being led to. `room` is how many letters of a table
    stand beside each other, `largest` how large its letters are at the most, beside those of the text;
    `smallest` is how large they have become."""

    def __init__(self, labels: Mapping[str, str], titles: Mapping[str, str], room: int, largest: float = 0.88) -> None:
        self.labels = labels
        self.titles = titles
        self.room = room
        self.largest = self.smallest = largest

    def page(self, path: str, page: str) -> str:
        """A page from its title on, to the rule that ends it."""
        tokens = _parsed(page)
        first = next((at for at, token in enumerate(tokens) if token.type == "heading_open"), len(tokens))
        last = next((at for at in range(first, len(tokens)) if tokens[at].type == "hr"), len(tokens))
        return _Page(self, path).blocks(tokens[first:last])


class _Page:
    """One page on its way into markup."""

    def __init__(self, markup: Markup, path: str) -> None:
        self.markup = markup
        self.path = path
        self.indexed: set[str] = set()
        self.titled = False

    def blocks(self, tokens: Sequence[Token]) -> str:
        """Blocks, one below the other."""
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
        if _need(longest) > self.markup.room:  # headings over narrow numbers stand upright
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
        """How large the letters of a table are, beside those of the text: smaller where its longest words, side by
        side, have no room."""
        largest = self.markup.largest
        size = min(largest, max(SMALLEST, largest * self.markup.room / _need(longest)))
        self.markup.smallest = min(self.markup.smallest, size)
        return size

    def _columns(self, widths: Sequence[int], longest: Sequence[int]) -> list[str]:
        """How wide the columns are: as wide as what stands in them where there is room, else the long ones share what
        the short ones leave, none of them less than its longest word."""
        room = self.markup.room - 2 * len(widths)
        if sum(widths) <= room:
            return ["auto"] * len(widths)
        left, narrow = float(room), 0.0
        for at, width in enumerate(
            sorted(widths)
        ):  # the narrow ones first, as long as each takes no more than its part
            if width > left / (len(widths) - at):
                break
            left, narrow = left - width, width
        shares = [max(width, 1) ** 0.5 for width in widths]
        letter = 1.2 * sum(shares) / room
        wide = zip(widths, shares, longest, strict=True)
        return ["auto" if width <= narrow else f"{max(share, word * letter):.1f}fr" for width, share, word in wide]

    # ---- words -----------------------------------------------------------------------------------
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
        """What stands before and behind the words of a link."""
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
    """How many letters a cell shows."""
    return sum(len(token.content) for token in inline.children or () if token.type in ("text", "code_inline"))


def room_needed(page: str) -> int:
    """How many letters most tables of a page want beside each other; nought where little of it are tables."""
    tokens = _parsed(page)
    starts = [at for at, token in enumerate(tokens) if token.type == "table_open"]
    ends = [at for at, token in enumerate(tokens) if token.type == "table_close"]
    wanted: list[int] = []
    for start, end in zip(starts, ends, strict=True):
        table = tokens[start:end]
        wanted += [_need([min(width, WANTED) for width in _widest(table)])] * (_lines(table) // 3)
    return sorted(wanted)[len(wanted) * 2 // 3] if 6 * len(wanted) > _lines(tokens) else 0


def _stretches(tokens: Sequence[Token]) -> Iterator[tuple[Token, Sequence[Token], int]]:
    """What stands below each other: the token with which each begins, what is in it, and where the next begins."""
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
    """The cells of a table: the number of the column, whether it is a heading, and what stands in it."""
    column = -1
    for at, token in enumerate(tokens):
        if token.type == "tr_open":
            column = -1
        elif token.type in ("th_open", "td_open"):
            column += 1
            yield column, token.type == "th_open", tokens[at + 1]


def _widest(tokens: Sequence[Token]) -> list[int]:
    """The letters of the longest cell of each column of a table."""
    widest: dict[int, int] = {}
    for column, _, inline in _cells(tokens):
        widest[column] = max(widest.get(column, 0), _length(inline))
    return list(widest.values())


def _need(longest: Sequence[int]) -> int:
    """Letters that a table needs beside each other, with the room between its columns."""
    return sum(longest) + 2 * len(longest)


def _longest(tokens: Sequence[Token], heads: bool = True) -> list[int]:
    """The letters of the longest word of each column of a table, with or without its headings."""
    longest: dict[int, int] = {}
    for column, is_head, inline in _cells(tokens):
        said = "".join(t.content for t in inline.children or () if t.type in ("text", "code_inline"))
        words = said.split() if heads or not is_head else []
        longest[column] = max(longest.get(column, 0), *map(len, words or [""]))
    return list(longest.values())


def _lines(tokens: Sequence[Token]) -> int:
    """How many lines there are, about: paragraphs, points and rows."""
    return sum(token.type in ("paragraph_open", "tr_open", "fence") for token in tokens)


def _flag(value: bool) -> str:
    return "true" if value else "false"
