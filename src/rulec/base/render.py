"""Render diagnostics as text with carets, as JSON and as SARIF 2.1.0.

Source text is escaped, so that it cannot control a terminal: unprintable characters are shown as codes. Order and
severity are decided elsewhere.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from rulec.base.diagnostics import Diagnostic, Place, Severity
from rulec.base.spans import Span
from rulec.base.text import cut_short

TAB_WIDTH = 4
LINE_WIDTH = 160

_RESET = "\x1b[0m"
_STYLES = {"error": "\x1b[1;31m", "warning": "\x1b[1;33m", "strong": "\x1b[1m", "frame": "\x1b[34m"}


def render_text(diagnostics: Iterable[Diagnostic], *, color: bool) -> str:
    """Return all diagnostics with lines and carets, followed by their count; "" if there are none."""
    found = list(diagnostics)
    if not found:
        return ""
    parts = [_block(diagnostic, color) for diagnostic in found]
    return "\n".join([*parts, summary(found) + "\n"])


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """Return `3 errors, 1 warning`."""
    found = list(diagnostics)
    counts = []
    for severity in Severity:
        number = sum(d.severity is severity for d in found)
        if number:
            counts.append(f"{number} {severity.value}{'' if number == 1 else 's'}")
    return ", ".join(counts) or "no errors"


def page_of(diagnostic: Diagnostic) -> str:
    """Return the documentation page of a diagnostic's code."""
    return f"docs/errors/{diagnostic.code.number}.md"


def _block(diagnostic: Diagnostic, color: bool) -> str:
    places = (diagnostic.primary, *diagnostic.related)
    width = max(len(str(place.span.line)) for place in places)
    severity = diagnostic.severity.value
    head = _paint(f"{severity}[{diagnostic.code.number}]", severity, color)
    lines = [f"{head}{_paint(': ' + _said(diagnostic.headline), 'strong', color)}"]
    for number, place in enumerate(places):
        style = severity if number == 0 else "frame"
        lines.extend(_place(place, "-->" if number == 0 else ":::", width, style, color))
    mark = _paint(" " * (width + 1) + "=", "frame", color)
    lines.extend(f"{mark} note: {_said(note)}" for note in diagnostic.notes)
    if diagnostic.hint:
        lines.append(f"{mark} hint: {_said(diagnostic.hint)}")
    return "\n".join(lines) + "\n"


def _place(place: Place, arrow: str, width: int, style: str, color: bool) -> list[str]:
    """Return the arrow line and, if the source has text, the line with carets."""
    span = place.span
    label = _said(place.label)
    if not span.source.text:  # a built-in declaration has no source line
        tail = f" {label}" if label else ""
        return [_paint(" " * width + arrow, "frame", color) + f" {_shown(span.source.path)}{tail}"]
    line, column = span.source.line_column(span.start)
    text = span.source.line_text(line)
    shown, before, under = _window(text, column - 1, span.end - span.start)
    bar = _paint(" " * (width + 1) + "|", "frame", color)
    numbered = _paint(f"{line:>{width}} |", "frame", color)
    carets = _paint("^" * under + (f" {label}" if label else ""), style, color)
    return [
        _paint(" " * width + arrow, "frame", color) + f" {_shown(span.source.path)}:{line}:{column}",
        bar,
        f"{numbered} {shown}".rstrip(),
        f"{bar} {' ' * before}{carets}",
    ]


def _window(text: str, start: int, length: int) -> tuple[str, int, int]:
    """Return the visible part of a line, the width before the carets, and the number of carets.

    Of a stretch over several lines only the first is underlined.
    """
    start = min(start, len(text))
    end = min(start + length, len(text))
    cut_left = cut_right = ""
    if len(text) > LINE_WIDTH:
        left = max(0, min(start - LINE_WIDTH // 3, len(text) - LINE_WIDTH))
        right = left + LINE_WIDTH
        cut_left, cut_right = ("…" if left else ""), ("…" if right < len(text) else "")
        text, start, end = text[left:right], start - left, min(end, right) - left
    cells = [_cell(character) for character in text]
    before = len(cut_left) + sum(_width(cell) for cell in cells[:start])
    under = sum(_width(cell) for cell in cells[start:end])
    return cut_left + "".join(cells) + cut_right, before, max(1, under)


def _cell(character: str) -> str:
    """Return the visible form of a character."""
    if character == "\t":
        return " " * TAB_WIDTH
    if not character.isprintable():
        code = ord(character)
        return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
    return character


def _width(cell: str) -> int:
    """Return the terminal columns that a visible character takes."""
    if len(cell) != 1:
        return len(cell)
    if unicodedata.combining(cell) or unicodedata.category(cell) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(cell) in "WF" else 1


def _shown(text: str) -> str:
    return "".join(_cell(character) for character in text)


def _said(text: str) -> str:
    """Return a part of a message with long quotations shortened."""
    return _shown(cut_short(text))


def _paint(text: str, style: str, color: bool) -> str:
    return f"{_STYLES[style]}{text}{_RESET}" if color else text


def render_json(diagnostics: Iterable[Diagnostic]) -> str:
    """Return a JSON array with an object for each diagnostic. Lines and columns count from 1; ends are exclusive."""
    return _dump(
        [
            {
                "code": d.code.number,
                "slug": d.code.slug,
                "severity": d.severity.value,
                "headline": d.headline,
                **_json_place(d.primary),
                "related": [_json_place(place) for place in d.related],
                "notes": list(d.notes),
                "hint": d.hint,
                "page": page_of(d),
            }
            for d in diagnostics
        ]
    )


def _json_place(place: Place) -> dict[str, Any]:
    line, column = place.span.source.line_column(place.span.start)
    end_line, end_column = place.span.source.line_column(place.span.end)
    return {
        "path": place.span.source.path,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "label": place.label,
    }


def _dump(value: Any) -> str:
    # Plain ASCII: the output may well end up on a terminal.
    return json.dumps(value, indent=2, ensure_ascii=True) + "\n"


def render_sarif(diagnostics: Iterable[Diagnostic]) -> str:
    """Return a SARIF 2.1.0 log with one run, for code hosts and editors."""
    found = list(diagnostics)
    codes = sorted({d.code.number: d.code for d in found}.values(), key=lambda code: code.number)
    index = {code.number: at for at, code in enumerate(codes)}
    rules = [
        {
            "id": code.number,
            "name": code.slug,
            "shortDescription": {"text": code.slug.replace("-", " ")},
            "fullDescription": {"text": code.explanation},
            "help": {"text": f"See docs/errors/{code.number}.md"},
        }
        for code in codes
    ]
    run = {
        "tool": {"driver": {"name": "rulec", "rules": rules}},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(d, index[d.code.number]) for d in found],
    }
    return _dump({"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]})


def _sarif_result(diagnostic: Diagnostic, rule: int) -> dict[str, Any]:
    said = [diagnostic.headline, diagnostic.primary.label, *diagnostic.notes]
    if diagnostic.hint:
        said.append(f"Hint: {diagnostic.hint}")
    result: dict[str, Any] = {
        "ruleId": diagnostic.code.number,
        "ruleIndex": rule,
        "level": diagnostic.severity.value,
        "message": {"text": "\n".join(part for part in said if part)},
        "locations": [{"physicalLocation": _sarif_place(diagnostic.primary.span)}],
    }
    if diagnostic.related:
        result["relatedLocations"] = [
            {
                "id": at,
                "physicalLocation": _sarif_place(place.span),
                "message": {"text": place.label or "see also"},
            }
            for at, place in enumerate(diagnostic.related, 1)
        ]
    return result


def _sarif_place(span: Span) -> dict[str, Any]:
    line, column = span.source.line_column(span.start)
    end_line, end_column = span.source.line_column(span.end)
    return {
        "artifactLocation": {"uri": quote(span.source.path)},
        "region": {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column},
    }
