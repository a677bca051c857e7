"""Retired words of the language, and the warnings and edits that replace them.

Only this table relates a retired word to its new form. In `.rules` files the grammar accepts the old word by the rule
`mark`, whose name begins with `old_`, and builds the tree of the new form. In condition tables `mark` is the old key.
Warning R0160 and the edits of `rulec fmt --upgrade` derive from the same row.
"""

from __future__ import annotations

from rulec.base.diagnostics import Edit, Report
from rulec.base.records import dataclass
from rulec.base.spans import Span

CODE = "R0160"
GOES = 18
"""Version of `grammar/words.md` that removes these words."""
MARK = "old_"
"""Prefix of grammar rules that accept a retired word."""


@dataclass(frozen=True, slots=True)
class Retired:
    """A retired word.

    `mark` identifies it, `old` is its spelling, `word` its replacement, `form` the new form of the line, and `signs`
    are other signs that change with it.
    """

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
"""Both tables by mark."""


def report_retired(one: Retired, span: Span, report: Report, further: tuple[Edit, ...] = ()) -> None:
    """Warn of a retired word, with the edits that replace it."""
    report.warning(
        CODE, f"`{one.old}` is a retired word", span, f"now `{one.word}`",
        notes=(f"version {GOES} of the words of the language takes it no more",),
        hint=f"write `{one.form}`; `rulec fmt --upgrade` rewrites the file",
        edits=(Edit(span, one.word), *further),
    )  # fmt: skip


def upgraded(report: Report, text: str) -> str:
    """Return the text of a file after the edits of all warnings of retired words."""
    edits = {(e.span.start, e.span.end): e.text for d in report.found if d.code.number == CODE for e in d.edits}
    for (start, end), new in sorted(edits.items(), reverse=True):
        text = text[:start] + new + text[end:]
    return text
