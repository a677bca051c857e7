"""The words of the language that another word has replaced, and what a line that still has one is told.

This table is the one place where a retired word stands beside its new form. In `.rules` files the grammar takes the
old word by the rule `mark`, whose name begins with `old_`, and gives the tree that the new form gives; in the rows of
a table of conditions `mark` is the old key. The warning R0160 and the edits by which `rulec fmt --upgrade` rewrites
a file are made from the same row.
"""

from __future__ import annotations

from rulec.base.diagnostics import Edit, Report
from rulec.base.records import dataclass
from rulec.base.spans import Span

CODE = "R0160"
GOES = 18
"""The version of `grammar/words.md` in which the words of this table go."""
MARK = "old_"
"""Begins the names of the rules that read a retired word."""


@dataclass(frozen=True, slots=True)
class Retired:
    """A retired word: its `mark`, the `old` word as it is spelt, the `word` that takes its place, the `form` of the
    line that is written now, and the `signs` that change with the word."""

    mark: str
    old: str
    word: str
    form: str
    signs: tuple[tuple[str, str], ...] = ()


IN_RULES = (
    Retired("old_bounds", "bounds", "at least", "at least A, at most B", (("..", ", at most"),)),
    Retired("old_chance", "chance", "throw against", "throw against CHANCE"),
    Retired("old_change", "change", "modify row", "modify row KEYS COLUMN: VALUE"),
    Retired("old_choose", "choose", "for the first", "for the first x in xs by …"),
    Retired("old_insert", "insert", "insert row", "insert row KEYS COLUMN: VALUE"),
    Retired("old_known_as", "known as", "called by", "called by FIELD"),
    Retired("old_on", "on", "upon", "upon EVENT(…)"),
    Retired("old_open", "open", "run", "run WINDOW(…) on x"),
    Retired("old_override_table", "override table", "modify table", "modify table NAME"),
    Retired("old_remove", "remove", "forbid row", "forbid row KEYS"),
    Retired("old_take", "take", "remove", "remove x from xs"),
)
IN_ROWS = (
    Retired("asks", "asks", "judged", 'judged: "Question?"'),
    Retired("each", "each", "for each", "for each: NUMBER"),
    Retired("unless", "unless", "when not", "when not: ROW"),
    Retired("with", "with", "let", "let: {NAME: AMOUNT}"),
)
RULES = {one.mark: one for one in IN_RULES}
ROWS = {one.mark: one for one in IN_ROWS}
"""By their marks."""


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
