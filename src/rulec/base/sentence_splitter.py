"""Split the lines of a document into sentences.

The address of a sentence is its line and number: `12.3` is the third sentence that begins on line 12.

A *sentence* ends with `.`, `!` or `?` and closing quotes or brackets, before a blank and a capital letter, figure,
quote or bracket, or at the end of the line. A colon ends a sentence only at the end of a line. Abbreviations (`No.`,
`e.g.`, a single capital letter) do not end one, nor do list marks at the start of a line: `12.`, `-`, `*`. Headings,
rules of tables with the line above, and lines without letters or figures are no sentences. A row of a table is one
sentence.

A sentence that spans lines belongs to its first line. It continues on the next line unless that is a heading, a row or
begins with a mark. It continues across blank lines if the text goes on with a lower-case letter, or with a bracket
while the sentence is unfinished.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from rulec.base.records import dataclass

_MARK = re.compile(r"\s*(?:>\s*)*(?:(?:[-*+\u2022\u00b7]|\(?[0-9]{1,3}[.)]|\([a-z]{1,4}\)|\([ivx]{1,4}\))\s+)+")
_HEADING = re.compile(r"\s*#{1,6}\s")
_ROW = re.compile(r"\s*\|.*\|\s*\Z")
_RULE = re.compile(r"(?=.*\|)[\s:|-]*-[\s:|-]*\Z")
_SET = re.compile(r"(?<!\w)[*_]{1,3}|[*_]{1,3}(?!\w)|`|\\(?=[^\w\s])")  # emphasis of Markdown
_END = re.compile(r"[.!?]+[\"'\u2019\u201d)\]]*(?=\s+[\"'\u2018\u201c(\[]*[A-Z0-9\u00c0-\u00de]|\s*\Z)")
_CLOSED = re.compile(r"[.!?:][\"'\u2019\u201d)\]]*\s*\Z")
_SHORT = re.compile(
    r"(?:\b(?:no|nos|nr|vs|cf|e\.g|i\.e|approx|mr|mrs|dr|st|fig|p|pp|vol)|(?<!\S)[A-Z])\.\Z", re.IGNORECASE
)
_SMALL = re.compile(r"\s*[a-z\u00df-\u00ff]")
_BRACKET = re.compile(r"\s*[(\[]")


@dataclass(frozen=True, slots=True)
class _Line:
    """A line without list mark and emphasis. `whole`: a row or heading, not part of a paragraph."""

    number: int
    text: str
    fresh: bool  # begins a paragraph, an item or a row
    whole: bool = False


def sentences(lines: Sequence[str]) -> dict[int, tuple[str, ...]]:
    """Return the sentences of a document in order, by the line on which they begin."""
    found: dict[int, list[str]] = {}
    for paragraph in _paragraphs(lines):
        for line, text in _split(paragraph):
            found.setdefault(line, []).append(text)
    return {line: tuple(told) for line, told in found.items()}


def sum_of(sentence: str) -> str:
    """Return a short hash of a sentence, independent of blanks."""
    return blake2b(" ".join(sentence.split()).encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


def _paragraphs(lines: Sequence[str]) -> Iterator[list[_Line]]:
    """Yield the lines of each paragraph."""
    held: list[_Line] = []
    blank = False
    for line in _lines(lines):
        if line is None:
            blank = True
            continue
        goes_on = bool(held) and not line.fresh and not held[-1].whole
        if goes_on and blank:
            torn = not _CLOSED.search(held[-1].text)
            goes_on = torn and bool(_SMALL.match(line.text) or _BRACKET.match(line.text))
        if held and not goes_on:
            yield held
            held = []
        held.append(line)
        blank = False
    if held:
        yield held


def _lines(lines: Sequence[str]) -> Iterator[_Line | None]:
    """Yield the lines that contain sentences; None for a paragraph break."""
    for number, line in enumerate(lines, 1):
        if _HEADING.match(line):
            yield _Line(number, "", True, True)
        elif _ROW.match(line):
            below = lines[number] if number < len(lines) else ""
            is_head = bool(_RULE.match(below)) or bool(_RULE.match(line))
            cells = "; ".join(filter(None, (cell.strip() for cell in line.strip().strip("|").split("|"))))
            yield _Line(number, "" if is_head else _plain(cells), True, True)
        elif not any(map(str.isalnum, line)):
            yield None
        else:
            mark = _MARK.match(line)
            yield _Line(number, _plain(line[mark.end() :] if mark else line), mark is not None)


def _plain(text: str) -> str:
    return " ".join(_SET.sub("", text).split())


def _split(paragraph: list[_Line]) -> Iterator[tuple[int, str]]:
    """Yield the sentences of a paragraph with the lines on which they begin."""
    if paragraph[0].whole:
        if paragraph[0].text:
            yield paragraph[0].number, paragraph[0].text
        return
    begun: list[str] = []
    line = 0
    for at in paragraph:
        start = 0
        for end in _ends(at.text):
            piece = at.text[start:end].strip()
            if piece:
                yield (line if begun else at.number), " ".join((*begun, piece))
            begun, start = [], end
        rest = at.text[start:].strip()
        if rest:
            line = line if begun else at.number
            begun.append(rest)
    if begun:
        yield line, " ".join(begun)


def _ends(text: str) -> Iterator[int]:
    """Yield the offsets at which sentences end within a line."""
    for match in _END.finditer(text):
        if not _SHORT.search(text, 0, match.start() + 1):
            yield match.end()
    if text.endswith(":"):
        yield len(text)
