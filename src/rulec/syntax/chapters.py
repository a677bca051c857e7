"""Parse a chapter of the book: Markdown with holes, and `:::` blocks that request generated content.

Names are not resolved. Markdown is kept as written, but HTML and foreign links are rejected, so that no chapter can
bring them onto a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.base.escapes import report_escape
from rulec.base.records import dataclass
from rulec.base.spans import Source, Span
from rulec.base.text import did_you_mean
from rulec.base.tree import Node
from rulec.syntax.nodes import Text, Word

BLOCKS: dict[str, tuple[int, int]] = {
    "table": (1, 1),
    "sum": (1, 1),
    "act": (2, 2),
    "list": (1, 1),
    "example": (1, 2),
    "odds": (1, 1),
    "steps": (1, 1),
    "sheet": (1, 2),
    "ruling": (1, 1),
    "map": (1, 2),
    "typed": (1, 1),
}
"""Sorts of blocks, with the minimum and maximum number of names that each takes."""

_FENCE = re.compile(r":::(?P<head>.*)\Z")
_NEXT_FENCE = re.compile(r"^:::(?P<head>.*)$", re.M)
_WORD = re.compile(r'"(?P<text>[^"]*)"|(?P<word>[^\s"]+)')
_OPTION = re.compile(r"\s*(?P<key>[a-z][a-z0-9_]*)\s*:\s*(?P<value>.*?)\s*\Z")
_FOREIGN = re.compile(
    r"(?P<html><[A-Za-z/!?])|(?P<link>\]\(|\]\[|\]:|://)|(?P<code>^ {0,3}(?:```|~~~))|(?P<entity>&#?\w+;)"
)

_MARKDOWN_ESCAPE = re.compile(r"\\[^\sA-Za-z0-9]")


@dataclass(frozen=True, slots=True)
class Option(Node):
    """`key: value` in a block."""

    key: Word
    value: Text


@dataclass(frozen=True, slots=True)
class Block(Node):
    """`::: word names…`, followed by options and `:::`."""

    word: Word
    names: tuple[Text, ...]
    options: tuple[Option, ...]
    lines: tuple[tuple[str, Text], ...] = ()  # lines of `typed`, with their players


@dataclass(frozen=True, slots=True)
class ChapterFile(Node):
    """A chapter: name, title, and alternating prose and blocks. Spans of prose cover exactly its text."""

    name: str
    title: Text
    parts: tuple[Text | Block, ...]


def parse_chapter(source: Source, report: Report, name: str) -> ChapterFile | None:
    """Parse a chapter. Return None after an error."""
    before = len(report.found)
    text = source.text
    lines = list(_lines(source))
    first = next((line for line in lines if line.text.strip()), None)
    if first is None or not first.text.startswith("# ") or not first.text[2:].strip():
        where = first if first is not None else Span(source, 0, 0)
        report.error("R0710", "the chapter has no title", where, "the first line", hint="begin with `# TITLE`")
        return None
    for line in lines:
        report_escape(_MARKDOWN_ESCAPE.sub("", line.text), line, report)
    title = Text(first.text[2:].strip(), span=Span(source, first.start + 2, first.end))
    parts: list[Text | Block] = []
    at = first.end
    rest = iter(lines[lines.index(first) + 1 :])
    for line in rest:
        found = _FENCE.match(line.text)
        if found is None:
            _check_prose(line, report)
            continue
        parts.append(Text(text[at : line.start], span=Span(source, at, line.start)))
        block, end = _block(line, found["head"], rest, report)
        at = end.end
        if block is not None:
            parts.append(block)
    parts.append(Text(text[at:], span=Span(source, at, len(text))))
    if len(report.found) > before:
        return None
    kept = tuple(part for part in parts if isinstance(part, Block) or part.value.strip())
    return ChapterFile(name, title, kept, span=Span(source, 0, len(text)))


def _lines(source: Source) -> Iterator[Span]:
    """Yield the spans of lines, without line ends."""
    for number, start in enumerate(source.line_starts, 1):
        yield Span(source, start, start + len(source.line_text(number)))


def _check_prose(line: Span, report: Report) -> None:
    found = _FOREIGN.search(line.text)
    if found is None:
        return
    where = Span(line.source, line.start + found.start(), line.start + found.end())
    said = {
        "html": ("a chapter holds no HTML", "write words and Markdown"),
        "link": ("a chapter holds no address of its own", "lead to a page by its name: `{page NAME}`"),
        "code": ("a chapter holds no code", "what a player types is shown by a block `::: act KIND NAME`"),
        "entity": ("a chapter holds no coded letters", "write the letter itself"),
    }[str(found.lastgroup)]
    report.error("R0711", said[0], where, "not taken", hint=said[1])


def _report_unclosed(line: Span, report: Report) -> None:
    report.error("R0712", "a block that is not closed", line, "no `:::` behind it", hint="close it with a line `:::`")


def _block(line: Span, head: str, rest: Iterator[Span], report: Report) -> tuple[Block | None, Span]:
    """Parse a block from its first line. Return it with its last line."""
    start = line.start + 3
    words = [
        Text(m["word"] if m["text"] is None else m["text"], span=Span(line.source, start + m.start(), start + m.end()))
        for m in _WORD.finditer(head)
    ]
    options: list[Option] = []
    typed: list[tuple[str, Text]] = []
    last = line
    for last in rest:
        if last.text.strip() == ":::":
            break
        found = _OPTION.match(last.text)
        if words and words[0].value == "typed":
            player, colon, line_typed = last.text.partition(":")
            if colon:
                typed.append((player.strip(), Text(line_typed.strip(), span=last)))
            elif last.text.strip():
                report.error("R0715", "whose line is this?", last, "no player", hint="write `PLAYER: LINE`")
        elif found is not None:
            key, value = (
                Span(last.source, last.start + found.start(part), last.start + found.end(part))
                for part in ("key", "value")
            )
            options.append(Option(Word(found["key"], span=key), Text(found["value"], span=value), span=last))
        elif last.text.strip():
            fence = _NEXT_FENCE.search(line.source.text, last.end)
            if fence is None or fence["head"].strip():
                _report_unclosed(line, report)
                return None, last
            report.error("R0712", "a line that says nothing of the block", last, "", hint="write `KEY: VALUE`")
    else:
        _report_unclosed(line, report)
        return None, last
    if not words or words[0].value not in BLOCKS:
        asked = words[0].value if words else ""
        hint = did_you_mean(asked, BLOCKS) or f"there are {', '.join(f'`{name}`' for name in BLOCKS)}"
        report.error("R0712", f"no block is called `{asked}`", words[0].span if words else line, "", hint=hint)
        return None, last
    least, most = BLOCKS[words[0].value]
    if not least <= len(words) - 1 <= most:
        count = (
            "one name stands" if most == 1 else f"{least} names stand" if least == most else "one or two names stand"
        )
        report.error("R0712", f"{count} behind `{words[0].value}`", line, f"here are {len(words) - 1}")
        return None, last
    word = Word(words[0].value, span=words[0].span)
    return Block(word, tuple(words[1:]), tuple(options), tuple(typed), span=line.to(last)), last
