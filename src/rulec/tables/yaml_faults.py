"""Translate errors of the YAML library into plain sentences."""

from __future__ import annotations

import re
from typing import Any

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Source, Span

# Words of the library's message -> what is wrong, the label, what to try. The first row that fits counts.
_SENTENCES: tuple[tuple[str, str, str, str], ...] = (
    (
        "mapping values are not allowed",
        "a `:` where no key can stand",
        "this colon",
        "put a text that holds a colon and a space in quotes, or check the indentation",
    ),
    (
        "did not find expected ',' or ']'",
        "a list that is not closed",
        "a comma or `]` is missing before this",
        "check the commas of the list, and put a text that holds `,` `[` `]` `{` `}` or `: ` in quotes",
    ),
    (
        "did not find expected ',' or '}'",
        "a `{` that is not closed",
        "a comma or `}` is missing before this",
        "check the commas in the braces, and put a text that holds `,` `[` `]` `{` `}` or `: ` in quotes",
    ),
    (
        "did not find expected node content",
        "a list or block that breaks off",
        "a value is missing here",
        "close each bracket, and take doubled commas out",
    ),
    (
        "found unexpected ':'",
        "a `:` without a space behind it",
        "this colon",
        "write `key: value` with a space, or put a text that holds a colon in quotes",
    ),
    (
        "found unexpected end of stream",
        "a quote that is not closed",
        "the file ends before the closing quote",
        "close the quote where the text ends",
    ),
    (
        "could not find expected ':'",
        "a line without `:`",
        "a key and its `:` are missing here",
        "write `key: value`, and begin each row of a list with `- `",
    ),
    (
        "did not find expected key",
        "a line that does not fit its block",
        "neither a key of this block nor its end",
        "check the indentation, and put quotes around the whole of a text that begins with a quote",
    ),
    (
        "did not find expected '-' indicator",
        "a line that does not fit its list",
        "a `- ` is missing here",
        "begin each row of a list with `- ` in the same column",
    ),
    (
        "block sequence entries are not allowed",
        "a `- ` where no list can stand",
        "this `- `",
        "begin the list on a line of its own",
    ),
    (
        "unknown escape character",
        "a backslash that stands for nothing",
        "a text in double quotes with an unknown backslash",
        "use single quotes: in them a backslash is a backslash",
    ),
    (
        "block mappings are not allowed",
        "a key where no key can stand",
        "this line",
        "begin the block on a line of its own",
    ),
)


def report_yaml_fault(source: Source, report: Report, fault: Any) -> None:
    """Report an exception of the YAML library in plain words, at its location."""
    problem = str(getattr(fault, "problem", None) or "")
    at = _index(getattr(fault, "problem_mark", None), source)
    begins = _index(getattr(fault, "context_mark", None), source)
    span = _visible(source, at)
    if "tag" in problem:
        report.error("R0405", "a tag that sets a type", span, "a tag", hint="take the tag away")
        return
    if "cannot start any token" in problem:
        _bad_start(report, span)
        return
    headline, label, hint = _sentence(problem)
    if any(
        one.code.number == "R0415" and one.primary.span.source is source and begins <= one.primary.span.start
        for one in report.found
    ):
        return  # the text lost to a comment is reported already, with a fix
    cut = _CUT.search(source.text[begins : source.text.find("\n", begins) % (len(source.text) + 1)])
    if cut is not None and "or '" in problem:  # a list or block on one line that is not closed
        span = Span(source, begins + cut.start(1), begins + cut.start(1) + 1)
        hint = "a `#` behind a blank begins a comment: put a text that holds one in quotes"
        report.error("R0401", headline, span, "the rest of the line is a comment", hint=hint)
        return
    beginning = _visible(source, begins)
    related: tuple[Place, ...] = ()
    above = _line_above(source, at)
    if "mapping values" in problem and above is not None and _BARE.match(above.text):
        bare = above.text.split(" ")[0]
        report.error(
            "R0401", "a line without `:`", above, "a key and its `:` are missing here", hint=f"write `{bare}: …`"
        )
        return
    if "did not find expected key" in problem and above is not None and above.text.startswith("["):
        report.error("R0401", "a row without `- `", above, "no row", hint="begin each row of a list with `- `")
        return
    if "did not find expected key" in problem and above is not None and above.column > span.column:
        hint = f"lines of one block begin in one column: this one stands in column {span.column}, the one above it in "
        related = (Place(above, "the line above"),)
        report.error("R0401", headline, span, label, related=related, hint=f"{hint}column {above.column}")
        return
    if "expected ':'" in problem:
        span = beginning  # the library's position is on the next line
    elif at >= len(source.text.rstrip()):
        span, label = beginning, "still open at the end of the file"
    elif 0 < begins < at:
        if _ASKED.search(source.text[begins:].partition("\n")[0]):
            hint = "a cell that the book does not give is `unknown`; one that is left out is `~`"
        related = (Place(beginning, "it begins here"),)
    report.error("R0401", headline, span, label, related=related, hint=hint)


_ASKED = re.compile(r"[\[,{:]\s*\?\s*[,\]}]")
_CUT = re.compile(r"[ \t](#)")
_BARE = re.compile(r"[a-z]\w*(?: +\S|$)(?!.*: )")


def _line_above(source: Source, at: int) -> Span | None:
    """Return the last line above a position that is neither empty nor a comment."""
    end = source.text.rfind("\n", 0, at)
    while end > 0:
        begin = source.text.rfind("\n", 0, end) + 1
        line = source.text[begin:end].rstrip()
        inner = line.lstrip()
        if inner and not inner.startswith("#"):
            return Span(source, begin + len(line) - len(inner), begin + len(line))
        end = begin - 1
    return None


def _sentence(problem: str) -> tuple[str, str, str]:
    for words, headline, label, hint in _SENTENCES:
        if words in problem:
            return headline, label, hint
    return "this is not YAML", problem or "not understood", ""


def _bad_start(report: Report, span: Span) -> None:
    if span.text == "\t":
        report.error("R0401", "a tab in the indentation", span, "a tab", hint="indent with spaces")
        return
    hint = "put the text in quotes"
    if span.text == "@":
        hint = "put it in quotes; where it gives the line of a row, `line 1700` needs none"
    shown = "a backtick" if span.text == "`" else f"`{span.text}`"
    headline = f"{shown} at the beginning of a text"
    report.error("R0401", headline, span, "cannot begin a text without quotes", hint=hint)


def _index(mark: Any, source: Source) -> int:
    return 0 if mark is None else min(mark.index, len(source.text))


def _visible(source: Source, at: int) -> Span:
    """Return the span of a character, or of the last visible one at the end of the file."""
    if at >= len(source.text.rstrip()):
        at = max(0, len(source.text.rstrip()) - 1)
    return Span(source, at, min(at + 1, len(source.text)))
