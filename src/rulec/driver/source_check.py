"""Check citations against the text of the document: the lines exist, and the heading stands at or above them."""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from html import unescape

from rulec.base.diagnostics import Report
from rulec.base.text import did_you_mean
from rulec.sema.model import Cite, Model
from rulec.sema.summaries.uses import citations

_DASHES = dict.fromkeys(map(ord, "\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}"), "-")
_QUOTES = {ord(a): b for a, b in zip("\u2018\u2019\u201c\u201d", "''\"\"", strict=True)}

_HTML = re.compile(r"<(?:!doctype\s+)?html\b", re.IGNORECASE)
_HEAD = 1000  # an HTML page identifies itself within this many characters
_TAG = re.compile(r"<[/!A-Za-z][^>]*>?|-->")


def check_source(model: Model, key: str, data: bytes, report: Report) -> None:
    """Report every citation of document *key* that its text contradicts."""
    document = model.documents[key]
    lines = lines_of(data.decode("utf-8", "replace"))
    headings: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        for text in (line, line.lstrip("#")):  # `## Pay` is the heading Pay, but `# 12` may be text of the book
            headings.setdefault(_plain(text), number)
    other = document.sha256 is not None and sha256(data).hexdigest() != document.sha256
    shorter = document.lines not in (None, len(lines))
    seen: set[tuple[str, int, int]] = set()
    for _, cites in citations(model):
        for cite in cites:
            if cite.document != key or cite.first is None or cite.span is None:
                continue
            place = (cite.span.source.path, cite.span.start, cite.span.end)
            if place in seen:
                continue
            seen.add(place)
            if other or shorter:
                hint = "give the file whose SHA-256 sum stands in pack.yaml"
                if not other:
                    hint = f"it has {len(lines):,} lines, and pack.yaml says `lines: {document.lines}`: mend either"
                other = shorter = False  # reported once
                report.error(
                    "R0852",
                    f"the text that is given for `{key}` is not the one that the pack names",
                    cite.span,
                    "lines are counted in another text",
                    hint=hint,
                )
            _check(cite, len(lines), headings, report)


def lines_of(text: str) -> list[str]:
    """Return the lines of a document, without tags if it is HTML."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if _HTML.search(text, 0, _HEAD) is None:
        return lines
    return [unescape(_TAG.sub("", line)) for line in lines]


def _check(cite: Cite, count: int, headings: dict[str, int], report: Report) -> None:
    assert cite.first is not None
    assert cite.span is not None
    last = cite.last if cite.last is not None else cite.first
    if last > count:
        report.error(
            "R0850",
            f"the document `{cite.document}` has no line {cite.first if cite.first > count else last}",
            cite.span,
            f"it has {count:,} lines",
        )
        return
    wanted = _plain(cite.heading)
    found = headings.get(wanted) or next(
        (number for text, number in headings.items() if wanted and text.startswith(wanted)), None
    )
    if found is None:
        report.error(
            "R0851",
            f"the document `{cite.document}` has no heading `{cite.heading}`",
            cite.span,
            "no line begins so",
            hint=did_you_mean(wanted, [text for text in headings if 3 < len(text) <= len(wanted) + 3]),
        )
    elif found > cite.first:
        report.error(
            "R0851",
            f"the heading `{cite.heading}` stands below the line that is cited",
            cite.span,
            f"the heading is line {found:,}",
        )


def _plain(line: str) -> str:
    """Normalise a heading for comparison: no heading marks, lower case, uniform dashes and quotes."""
    text = unicodedata.normalize("NFKC", line).translate(_DASHES | _QUOTES)
    return re.sub(r"\s+", " ", text).strip(" \t*_").lower()
