"""The words of the language that another word has replaced, and what a line that still has one is told.

This table is the one place where a retired word stands beside its new form. In `.rules` files the grammar takes the
old word by the terminal `mark`, whose name begins with `OLD_`, and gives the tree that the new form gives; in the rows
of a table of conditions `mark` is the old key. The warning R0160 and the edits by which `rulec fmt --upgrade` rewrites
a file are made from the same row.
"""

from __future__ import annotations

from rulec.base.diagnostics import Edit, Report
from rulec.base.records import dataclass
from rulec.base.spans import Span

CODE = "R0160"
GOES = 18
"""The version of `grammar/words.md` in which the words of this table go."""
MARK = "OLD_"
"""Begins the names of the terminals that read a retired word."""


@dataclass(frozen=True, slots=True)
class Retired:
    """A retired word: its `mark`, the `old` word as it is spelt, the `word` that takes its place, the `form` of the
    line that is written now, and the `signs` that change with the word."""

    mark: str
    old: str
    word: str
    form: str
    signs: tuple[tuple[str, str], ...] = ()


IN_RULES: tuple[Retired, ...] = ()
IN_ROWS = (
    Retired("asks", "asks", "judged", 'judged: "Question?"'),
    Retired("each", "each", "for each", "for each: NUMBER"),
    Retired("unless", "unless", "when not", "when not: ROW"),
    Retired("with", "with", "let", "let: {NAME: AMOUNT}"),
)
BY_MARK = {one.mark: one for one in (*IN_RULES, *IN_ROWS)}


def report_retired(one: Retired, span: Span, report: Report, further: tuple[Edit, ...] = ()) -> None:
    """Warn of a retired word at its place, with the edits that put the new form there."""
    report.warning(
        CODE, f"`{one.old}` is a retired word", span, f"now `{one.word}`",
        notes=(f"version {GOES} of the words of the language takes it no more",),
        hint=f"write `{one.form}`; `rulec fmt --upgrade` rewrites the file",
        edits=(Edit(span, one.word), *further),
    )  # fmt: skip


def upgraded(report: Report, text: str) -> str:
    """The text of a file with the edits of all warnings about retired words in it."""
    edits = {(e.span.start, e.span.end): e.text for d in report.found if d.code.number == CODE for e in d.edits}
    for (start, end), new in sorted(edits.items(), reverse=True):
        text = text[:start] + new + text[end:]
    return text
