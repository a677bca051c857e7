r"""Warn of escape sequences in texts: `"A\\nB"` is printed literally."""

from __future__ import annotations

import re

from rulec.base.diagnostics import Report
from rulec.base.spans import Span

# `books\\manual.txt` contains no escape sequence.
_ESCAPE = re.compile(r'\\[abefnrtuvxNU0-9\\"\']')


def report_escape(text: str, span: Span, report: Report) -> None:
    """Warn of a backslash that looks like an escape sequence."""
    match = _ESCAPE.search(text)
    if match is not None:
        report.warning(
            "R0158",
            f"`{match.group()}` stands for nothing in a text",
            span,
            "a backslash",
            hint="a text is one line, printed as it is written; say it in two texts, or in an `about` of several lines",
        )
