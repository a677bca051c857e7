"""Rows of the table of common mistakes, and matching them.

A row is tried on the line of a syntax error. `here` must match from the refused token on, `before` must occur in the
text in front of it (end it with `$` for directly in front), and `head` in the head of the block. Texts may use named
groups. A group `at` moves the start of the span; `spot` is the span. `when` restricts a row to places where one of
these terminals is expected. The first matching row wins.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from rulec.base.records import dataclass
from rulec.base.spans import Span
from rulec.syntax.error_context import Trouble


@dataclass(frozen=True, slots=True)
class Row:
    """A common mistake. Its texts are formatted with the groups of `before`, `here` and `head`."""

    code: str
    here: str
    headline: str
    label: str
    hint: str
    before: str = ""
    head: str = ""
    when: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Guess:
    """The content of a diagnostic."""

    code: str
    headline: str
    span: Span
    label: str
    hint: str


def unquoted(before: str, head: str = "") -> Row:
    """Return a row for a label without quotes."""
    headline, label = "a label stands in quotes", "no quotes around it"
    return Row("R0117", r"(?P<l>[a-z][a-z' -]*)$", headline, label, 'write `"{l}"`', before, head)


def match_row(row: Row, trouble: Trouble) -> Guess | None:
    """Return the guess of a row, or None if it does not match."""
    if row.when and not trouble.expected.intersection(row.when):
        return None
    here = re.match(row.here, trouble.after)
    before = re.search(row.before, trouble.before)
    head = re.search(row.head, trouble.head)
    if here is None or before is None or head is None:
        return None
    groups: dict[str, str] = defaultdict(lambda: "…", word=trouble.word)
    for match in (head, before, here):
        groups.update({k: v for k, v in match.groupdict().items() if v is not None})
    texts = [text.format_map(groups) for text in (row.headline, row.label, row.hint)]
    return Guess(row.code, texts[0], _place(trouble, before, here), texts[1], texts[2])


def _place(trouble: Trouble, before: re.Match[str], here: re.Match[str]) -> Span:
    """Return the span of group `spot`, or from group `at`, if present, to the end of the refused word."""
    if "spot" in before.groupdict():
        return trouble.span(trouble.line_start + before.start("spot"), trouble.line_start + before.end("spot"))
    start, end = trouble.start, trouble.start + len(trouble.word)
    for group in ("word", "spot"):
        if here.groupdict().get(group):
            end = trouble.start + here.end(group)
    if "at" in before.groupdict():
        start = trouble.line_start + before.start("at")
    return trouble.span(start, end) if end > start else trouble.place


def first_match(rows: Iterable[Row], trouble: Trouble) -> Guess | None:
    """Return the guess of the first matching row."""
    for row in rows:
        found = match_row(row, trouble)
        if found is not None:
            return found
    return None
