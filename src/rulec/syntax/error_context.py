"""The position of a syntax error from the editor's view: line, block, and permitted continuations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.syntax.layout import Excerpt

if TYPE_CHECKING:
    pass

LINE_END = frozenset({"_NL", "_DEDENT", "$END"})
# terminals that begin an expression; `NAME`, `NUMBER` and `LPAR` together show that one is expected
_EXPRESSION = frozenset(
    {
        *("NAME", "NUMBER", "FRACTION", "PERCENT", "STRING", "LPAR", "LBRACE", "ITS", "THIS", "YES", "NO", "NONE"),
        *("UNKNOWN", "RULING", "ROUND", "MINUS", "NOT", "IF", "HAPPENED"),
    }
)
_GROUPS: tuple[tuple[frozenset[str], str], ...] = (
    (frozenset({"_INDENT"}), "a line indented by four more spaces"),
    (frozenset({"NUMBER", "FRACTION", "PERCENT"}), "a number"),
    (frozenset({"NAME"}), "a name"),
    (frozenset({"STRING"}), "a text in quotes"),
    (frozenset({"PLUS", "MINUS", "STAR", "SLASH"}), "an operator (`+`, `-`, `*`, `/`)"),
    (frozenset({"EQUAL", "LESS", "COMPARE", "IN", "NOT_IN", "HAS"}), "a comparison (`=`, `<`, `in`, `has` …)"),
    (frozenset({"ROUNDING"}), "`down`, `up` or `nearest`"),
    (LINE_END, "the end of the line"),
)
_RANK = {
    thing: rank
    for rank, thing in enumerate(
        ("up to", "down to", "for each", "where", "when", "during", "as", "over", "a text in quotes", "cites", "else")
    )
} | {"the end of the line": 60, "an operator (`+`, `-`, `*`, `/`)": 61, "and": 62, "or": 63, ".": 70, "(": 71, "[": 72}


@dataclass(frozen=True)
class Trouble:
    """The position of a syntax error.

    `word` is the text of the refused token ("" for a line end or a change of indentation), `kind` its terminal ("" for
    a character that begins no token). `text` is the masked text, `line_start` the start of the refused token's line,
    `head` the line that heads its block. `accepted_at` returns the terminals that may follow the text before an offset.
    `is_read` returns whether a text of equal length parses up to an offset.
    """

    excerpt: Excerpt
    text: str
    kind: str
    word: str
    start: int
    line_start: int
    head: str
    head_start: int
    expected: frozenset[str]
    accepted_at: Callable[[int], frozenset[str]]
    spelling: Mapping[str, str]
    is_read: Callable[[str, int], bool]

    @cached_property
    def at_start(self) -> frozenset[str]:
        """Terminals that may begin the line."""
        return self.accepted_at(self.line_start)

    def at_word(self, start: int, word: str) -> Trouble:
        """Return the same error as if an earlier word had been refused."""
        return replace(self, start=start, word=word, kind="NAME", expected=self.accepted_at(start))

    @cached_property
    def before(self) -> str:
        """The line before the refused token."""
        return self.text[self.line_start : self.start]

    @cached_property
    def after(self) -> str:
        """The line from the refused token on."""
        end = self.text.find("\n", self.start)
        return self.text[self.start : end if end >= 0 else len(self.text)].rstrip()

    @cached_property
    def line(self) -> str:
        """The whole line."""
        return self.before + self.after

    @property
    def block(self) -> str:
        """The opening word of the enclosing block: `quantity`, `each act of`, a kind's word; "" at the top level."""
        match = re.match(r"each act of\b|\w+", self.head)
        return match.group() if match else ""

    @property
    def opening(self) -> str:
        """The first word of the line."""
        match = re.match(r"\w+", self.line)
        return match.group() if match else ""

    @property
    def opened(self) -> Span:
        """Span of the first word of the line."""
        return self.span(self.line_start, self.line_start + len(self.opening))

    def span(self, start: int, end: int) -> Span:
        """Return a stretch of the text in its file."""
        return self.excerpt.at(start, max(end, start))

    @property
    def place(self) -> Span:
        """Span of the refused token; for an invisible one, the end of the line."""
        if self.word:
            return self.span(self.start, self.start + len(self.word))
        end = self.line_start + len(self.line.rstrip())
        return self.span(end, end)

    def broke_before(self) -> bool:
        """Return whether the refused token begins a physical line that was joined to the previous one."""
        if not self.excerpt.verbatim or not self.word:
            return False
        at = self.excerpt.where.start + self.start
        source = self.excerpt.where.source.text
        return not source[source.rfind("\n", 0, at) + 1 : at].strip() and bool(self.before.strip())

    @cached_property
    def joined_at(self) -> int | None:
        """The offset at which the refused token's line begins in the file, where it was joined to the one above."""
        if not self.excerpt.verbatim or not self.word:
            return None
        begin, source = self.excerpt.where.start, self.excerpt.where.source.text
        line = source[source.rfind("\n", 0, begin + self.start) + 1 : begin + self.start]
        at = self.start - len(line.lstrip())
        return at if at > self.line_start else None

    def keywords(self, terminals: Iterable[str]) -> list[str]:
        """Return the keywords and phrases among the terminals, in alphabetical order."""
        spelt = (self.spelling.get(t, "") for t in terminals)
        return sorted(s for s in spelt if s[:1].isalpha())

    def may_stand(self, terminals: frozenset[str], limit: int) -> list[str]:
        """Phrase at most *limit* permitted continuations, clauses first."""
        left = set(terminals)
        found: list[str] = []
        if left >= {"NAME", "NUMBER", "LPAR"}:
            found.append("a name or an amount")
            left -= _EXPRESSION
        for group, described in _GROUPS:
            if left & group and (len(group) == 1 or group == LINE_END or len(left & group) > 1):
                found.append(described)
                left -= group
        for terminal in sorted(left):
            if self.spelling.get(terminal):
                found.append(f"`{self.spelling[terminal]}`")
        found.sort(key=lambda thing: (_RANK.get(thing.strip("`"), 50), thing))
        return found if len(found) <= limit else [*found[:limit], "…"]


def look(
    excerpt: Excerpt,
    text: str,
    token: tuple[str, str, int],
    expected: Iterable[str],
    levels: Mapping[int, int],
    accepted_at: Callable[[int], frozenset[str]],
    spelling: Mapping[str, str],
    is_read: Callable[[str, int], bool],
) -> Trouble:
    """Describe the position of a refused token (kind, text, start)."""
    kind, word, start = token
    if kind in ("_NL", "_INDENT", "_DEDENT", "$END"):
        word = ""
    starts = sorted(levels) or [0]
    # the lexer emits indentation with the line above, but the fault is in the line below
    if kind == "_INDENT":
        start = next((s for s in starts if s > start), start)
    line_start = max((s for s in starts if s <= start), default=0)
    level = levels.get(line_start, 0)
    heads = [s for s in starts if s < line_start and levels[s] < level] if levels else []
    head_start = heads[-1] if heads else line_start
    head_end = text.find("\n", head_start)
    return Trouble(
        excerpt,
        text,
        kind,
        word,
        start,
        line_start,
        text[head_start : head_end if head_end >= 0 else len(text)].rstrip() if heads else "",
        head_start,
        frozenset(expected),
        accepted_at,
        spelling,
        is_read,
    )
