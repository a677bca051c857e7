"""Reads texts with holes: `"{unit} moves {reach}"`. A bare digit outside a hole is refused, since it would
be a second home for a number that stands elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import NumberType, OptionalType
from rulec.sema.model import HolePart, Words
from rulec.sema.typing.scope import Scope

if TYPE_CHECKING:
    from rulec.sema.typing.typer import Typer

from rulec.syntax import nodes as s

_PIECE = re.compile(r"(?P<text>[^{]+)|\{(?P<hole>[^}]*)(?P<end>\}?)")
_DIGITS = re.compile(r"[0-9]+")
_NAME = re.compile(r"\b[a-z][a-z0-9]*_[a-z0-9_]*")
STYLES = ("word", "year")


def read_words(typer: Typer, text: s.Text, scope: Scope, *, title: bool = False) -> Words:
    """The text, its holes typed in `scope`. Titles take no holes and may hold digits."""
    if title:
        return Words((text.value,), span=text.span)
    inner = Span(text.span.source, text.span.start + 1, text.span.start + 1 + len(text.value))
    return replace(read_stretch(typer, text.value, inner, scope), span=text.span)


def read_stretch(typer: Typer, value: str, span: Span, scope: Scope) -> Words:
    """A stretch of text that stands just so at `span`."""
    found: list[str | HolePart] = []

    def place(first: int, behind: int) -> Span:
        return Span(span.source, span.start + first, span.start + behind)

    for match in _PIECE.finditer(value):
        if match["text"]:
            _plain(typer, match["text"], place(*match.span("text")))
            found.append(match["text"])
        elif not match["end"]:
            where = place(match.start(), len(value))
            typer.report.error(
                "R0701", "a hole that is not closed", where, "no `}` behind it", hint="write `}` where the hole ends"
            )
        else:
            part = _hole(typer, match["hole"], place(*match.span("hole")), scope)
            if part is not None:
                found.append(part)
    return Words(tuple(found), span=span)


def _plain(typer: Typer, piece: str, span: Span) -> None:
    stray = piece.find("}")
    if stray >= 0:
        typer.report.error(
            "R0701",
            "a hole that is not opened",
            Span(span.source, span.start + stray, span.start + stray + 1),
            "no `{` before it",
        )
    names = [*_NAME.finditer(piece)]
    for match in names:
        typer.report.error(
            "R0976",
            f"the text holds the name `{match.group()}`",
            Span(span.source, span.start + match.start(), span.start + match.end()),
            "readers would see the name itself",
            hint=f"write `{{{match.group()}}}` for what it stands for, or say it in words",
        )
    for match in _DIGITS.finditer(piece):
        if any(name.start() <= match.start() < name.end() for name in names):
            continue  # told already
        typer.report.error(
            "R0702",
            f"the text holds the bare number `{match.group()}`",
            Span(span.source, span.start + match.start(), span.start + match.end()),
            "a second home for a number",
            hint="put the value itself in a hole: `{NAME}`, `{ruling NAME}`, `{table[key].column}`",
        )


def _hole(typer: Typer, inner: str, span: Span, scope: Scope) -> HolePart | None:
    from rulec.syntax.parser import parse_hole

    hole = parse_hole(inner, span, typer.report)
    if hole is None:
        return None
    value = typer.expr(hole.value, scope)
    style = hole.style.text if hole.style is not None else None
    if style is not None and style not in STYLES:
        typer.report.error(
            "R0703", f"no way of printing called `{style}`", span, "", hint="write `{… as word}` or `{… as year}`"
        )
        style = None
    of = value.type.of if isinstance(value.type, OptionalType) else value.type
    if style is not None and not isinstance(of, NumberType):
        typer.report.error("R0703", f"only a number can be printed as a {style}", span, "not a number")
        style = None
    return HolePart(value, style)
