"""A player's report as plain text: sentences under the titles of their steps, and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

WIDTH = 100
"""Width of a line of sentences. Tables may be wider."""


def sentences(title: str, told: Iterable[str]) -> Iterator[str]:
    """Yield a section of sentences under its title; nothing if there are none."""
    rows = list(told)
    if rows:
        yield from ("", title, "-" * len(title))
        for row in rows:
            yield from wrap(row, WIDTH, subsequent_indent="  ") or [""]


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table under its title; nothing if it has no rows."""
    if not rows:
        return
    wide = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    yield from ("", title, "-" * len(title))
    for row in (head, *rows) if any(head) else rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, wide, strict=True)).rstrip()
