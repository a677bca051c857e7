"""Typing of texts with holes: `"{unit} moves {reach}"`.

A bare digit outside a hole is rejected, because it would duplicate a number of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import NumberType
from rulec.sema.model import HolePart, Words
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.scope import Scope

if TYPE_CHECKING:
    from rulec.sema.typing.typer import Typer

from rulec.syntax import nodes as s

_PIECE = re.compile(r"(?P<text>[^{]+)|\{(?P<hole>[^}]*)(?P<end>\}?)")
_DIGITS = re.compile(r"[0-9]+")
_NAME = re.compile(r"\b[a-z][a-z0-9]*_[a-z0-9_]*")
# A call or a path, as in a hole that was written without its braces.
_BARE = re.compile(r"\b(?P<name>[a-z][a-z0-9_]*)(?:\([^()]*\)|(?P<path>(?:\.[a-z][a-z0-9_]*)+)\b)")
STYLES = ("word", "year")


def read_words(typer: Typer, text: s.Text, scope: Scope, *, title: bool = False) -> Words:
    """Type the holes of a text in `scope`. Titles take no holes and may hold digits."""
    if title:
        return Words((text.value,), span=text.span)
    inner = text.span.part(1, 1 + len(text.value))
    return replace(read_stretch(typer, text.value, inner, scope), span=text.span)


def read_stretch(typer: Typer, value: str, span: Span, scope: Scope) -> Words:
    """Return a stretch of text that stands just so at `span`."""
    found: list[str | HolePart] = []

    for match in _PIECE.finditer(value):
        if match["text"]:
            _plain(typer, match["text"], span.part(*match.span("text")), scope)
            found.append(match["text"])
        elif "{" in match["hole"]:
            typer.report.error(
                "R0701",
                "a hole that is not closed",
                span.part(match.start(), match.start() + 1),
                "no `}` in front of the next `{`",
                hint="write `}` where the hole ends; a list in braces gets a name first, by `let` or as a `value`",
            )
        elif not match["end"]:
            where = span.part(match.start(), len(value))
            typer.report.error(
                "R0701", "a hole that is not closed", where, "no `}` behind it", hint="write `}` where the hole ends"
            )
        else:
            part = _hole(typer, match["hole"], span.part(*match.span("hole")), scope)
            if part is not None:
                found.append(part)
    return Words(tuple(found), span=span)


def _plain(typer: Typer, piece: str, span: Span, scope: Scope) -> None:
    stray = piece.find("}")
    if stray >= 0:
        typer.report.error(
            "R0701",
            "a hole that is not opened",
            span.part(stray, stray + 1),
            "no `{` before it",
        )
    for match in _BARE.finditer(piece):
        name = match["name"]
        known = scope.variables if match["path"] else typer.symbols.functions
        if name in known and not _NAME.search(match.group()):  # which is told below
            typer.report.error(
                "R0976",
                f"the text holds `{match.group()}`",
                span.part(*match.span()),
                "readers would see this as it is written",
                hint=f"what is worked out stands in braces: `{{{match.group()}}}`",
            )
    names = [*_NAME.finditer(piece)]
    for match in names:
        typer.report.error(
            "R0976",
            f"the text holds the name `{match.group()}`",
            span.part(*match.span()),
            "readers would see the name itself",
            hint=f"write `{{{match.group()}}}` for what it stands for, or say it in words",
        )
    for match in _DIGITS.finditer(piece):
        if any(name.start() <= match.start() < name.end() for name in names):
            continue  # told already
        typer.report.error(
            "R0702",
            f"the text holds the bare number `{match.group()}`",
            span.part(*match.span()),
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
    of = without_none(value.type)
    if style is not None and not isinstance(of, NumberType):
        typer.report.error("R0703", f"only a number can be printed as a {style}", span, "not a number")
        style = None
    return HolePart(value, style)


NUMBER_WORDS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty",
    "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "thousand", "dozen", "half", "halves",
    "third", "thirds", "quarter", "quarters", "double", "doubles", "doubled", "triple", "twice", "thrice",
)  # fmt: skip
NUMBER_WORD = re.compile(rf"\b({'|'.join(NUMBER_WORDS)})\b", re.IGNORECASE)
BEHIND_A_PRONOUN = (
    "of", "another", "and", "or", "but", "nor", "who", "whose", "whom", "that", "which", "is", "was", "are", "were",
    "be", "has", "have", "had", "may", "can", "must", "might", "will", "would", "does", "do", "did", "not", "in",
    "on", "by", "for", "from", "to", "with", "without", "than", "as", "if", "when", "where", "while", "until",
    "under", "over", "after", "before", "behind", "against", "between", "into", "out", "off", "up", "down", "away",
    "back", "through", "then", "too", "the", "its", "their", "his", "it", "he", "she", "they",
)  # fmt: skip
_NO_COUNT = re.compile(rf"\s*(?:$|[^\w\s{{]|(?:{'|'.join(BEHIND_A_PRONOUN)})\b)", re.IGNORECASE)
_RANKED = re.compile(r"\s+(?!of\b|less\b|more\b|as\b)\w", re.IGNORECASE)


def number_words(text: str, behind: str = "") -> Iterator[re.Match[str]]:
    """Yield the number words of a text that continues with `behind`.

    `one` is a number before a noun (`one guard`), but not in `one of them` or `a better one`. `the two` refers to an
    earlier count, and `the third guard` is no share.
    """
    for match in NUMBER_WORD.finditer(text):
        rest = text[match.end() :] + behind
        word = match[0].lower()
        if word == "one" and _NO_COUNT.match(rest):
            continue
        if word == "third" and _RANKED.match(rest):
            continue
        if word == "two" and text[: match.start()].lower().endswith("the "):
            continue
        yield match


def names_with_numbers(titles: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for titles of several words that contain a number word, which is then no amount."""
    found = {title for title in titles if " " in title and NUMBER_WORD.search(title)}
    longest_first = sorted(found, key=lambda title: (-len(title), title))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})\b", re.IGNORECASE)
