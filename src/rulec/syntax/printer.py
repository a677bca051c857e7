"""Format `.rules` files canonically, for `rulec fmt`.

The printer works on tokens rather than trees, so that comments keep their places and no construct can be forgotten.
Tokens are separated by one blank where needed, levels are indented by four spaces, and continuation lines by eight
more. Lines are neither broken nor joined.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.base.spans import Source
from rulec.syntax.layout import Comment, Layout, Line, lay_out
from rulec.syntax.nodes import Module
from rulec.syntax.parser import Lexeme, lexemes_of

_INDENT = 4
_GOES_ON = 8
_OPERANDS = frozenset(
    {
        *("NAME", "NUMBER", "FRACTION", "PERCENT", "STRING", "RPAR", "RSQB", "RBRACE"),
        *("ITS", "THIS", "YES", "NO", "NONE", "UNKNOWN"),
    }
)
_CALLED = frozenset({"NAME", "ROUNDING", "RPAR", "RSQB"})
_DIE = re.compile(r"d[0-9]+")


@dataclass(frozen=True, slots=True)
class _Row:
    """A printed line, its stretch of the file, and whether it may directly follow the row above."""

    text: str
    start: int
    end: int
    top: str = ""  # first row of a declaration: its first word if it has one line, else "block"
    comment: bool = False  # a top-level comment


def format_module(source: Source, module: Module) -> str:
    """Return the canonical text of a file that parsed to *module* without errors."""
    layout = lay_out(source, Report())
    if len(layout.chunks) != len(module.declarations):
        raise ValueError(f"{source.path} has faults and cannot be put in form")
    rows = sorted(_rows(source, layout), key=lambda row: row.start)
    return "".join(_spaced(source.text, rows))


def _spaced(text: str, rows: list[_Row]) -> Iterator[str]:
    """Yield the rows with blank lines between them."""
    last_sort = ""
    for at, row in enumerate(rows):
        if at:
            above = rows[at - 1]
            left_blank = text.count("\n", above.end, row.start) > 1
            if row.top:
                alike = row.top == last_sort != "block"
                blank = left_blank if above.comment or alike else True
            elif row.comment:
                blank = left_blank or (not above.comment and last_sort == "block")
            else:
                blank = left_blank
            if blank:
                yield "\n"
        if row.top:
            last_sort = row.top
        yield row.text + "\n"


def _rows(source: Source, layout: Layout) -> Iterator[_Row]:
    comments = deque(layout.comments)
    taken: set[int] = set()
    for lines in layout.chunks:
        lexemes = lexemes_of(layout.text, lines)
        at = 0
        for index, line in enumerate(lines):
            own: list[Lexeme] = []
            while at < len(lexemes) and lexemes[at].start < line.end:
                own.append(lexemes[at])
                at += 1
            sort = ""
            if index == 0:
                sort = own[0].text if len(lines) == 1 else "block"
            yield _line(source.text, line, own, comments, taken, sort)
    yield from _lone_comments(source, layout, taken)


def _line(text: str, line: Line, lexemes: list[Lexeme], comments: deque[Comment], taken: set[int], sort: str) -> _Row:
    """Return a logical line with the comments in it and after it."""
    indent = " " * (_INDENT * line.level)
    further = indent + " " * _GOES_ON
    parts = [indent]
    end = lexemes[-1].end
    for at, lexeme in enumerate(lexemes):
        following = lexemes[at + 1].start if at + 1 < len(lexemes) else _line_end(text, line.end)
        parts.append(_spelt(lexeme))
        for comment in _between(comments, lexeme.end, following):
            taken.add(comment.start)
            parts.append(f"\n{further}{comment.text}" if comment.alone else f"  {comment.text}")
            end = max(end, comment.start + len(comment.text))
        if at + 1 < len(lexemes):
            if "\n" in text[lexeme.end : following]:
                parts.append("\n" + further)
            else:
                before = lexemes[at - 1] if at else None
                parts.append(_gap(before, lexeme, lexemes[at + 1]))
    return _Row("".join(parts), line.start, end, sort)


def _between(comments: deque[Comment], start: int, end: int) -> list[Comment]:
    """Return the comments in a stretch, dropping earlier ones."""
    while comments and comments[0].start < start:
        comments.popleft()
    found = []
    while comments and comments[0].start < end:
        found.append(comments.popleft())
    return found


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return end if end >= 0 else len(text)


def _lone_comments(source: Source, layout: Layout, taken: set[int]) -> Iterator[_Row]:
    """Yield the comments between lines, at the level of their block."""
    lines = [line for chunk in layout.chunks for line in chunk]
    at = 0
    above: list[tuple[int, int]] = []  # column and level of open blocks
    for comment in layout.comments:
        if comment.start in taken:
            continue
        while at < len(lines) and lines[at].start < comment.start:
            above = [open_block for open_block in above if open_block[1] < lines[at].level]
            above.append((_column(source, lines[at].start), lines[at].level))
            at += 1
        level = max((lv for column, lv in above if column <= _column(source, comment.start)), default=0)
        if at < len(lines):
            level = max(level, lines[at].level)
        text = " " * (_INDENT * level) + comment.text
        yield _Row(text, comment.start, comment.start + len(comment.text), comment=level == 0)


def _column(source: Source, offset: int) -> int:
    return source.line_column(offset)[1] - 1


def _spelt(lexeme: Lexeme) -> str:
    if lexeme.kind == "STRING":
        return f'"{lexeme.text[1:-1]}"'
    if lexeme.kind == "PERCENT":
        return lexeme.text.replace(" ", "")
    return " ".join(lexeme.text.split())


def _gap(before: Lexeme | None, left: Lexeme, right: Lexeme) -> str:
    """Return the blank between two tokens of a line. *before* is the token before *left*."""
    if right.text in (",", ")", "]", "}", ":", "?", ".") or left.text in ("(", "[", "{", "."):
        return ""
    if right.text in ("(", "[") and left.kind in _CALLED:
        return ""
    if left.kind == "MINUS" and (before is None or before.kind not in _OPERANDS):
        return ""
    if left.kind == "NUMBER" and left.end == right.start and _DIE.fullmatch(right.text):
        return ""
    return " "
