"""Reads `docs/start.md`: the edits as the page words them, so that the tests do what a reader does."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```([a-z-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_OPEN = re.compile(r"[Oo]pen\s+`([^`]+)`")


@dataclass(frozen=True)
class Change:
    """One place: in `file`, `find` a line and put `text` there, above it or below it."""

    file: str
    find: str
    how: str
    text: str

    def apply(self, source: str) -> str:
        """The file's text after the change."""
        assert source.count(self.find) == 1, f"{self.file} holds {self.find!r} {source.count(self.find)} times"
        new = {"write": self.text, "write-above": self.text + self.find, "write-below": self.find + self.text}[self.how]
        return source.replace(self.find, new)


@dataclass(frozen=True)
class Edit:
    """One of the five: its changes, the question, the answers before and after, and what a page says then."""

    number: int
    title: str
    question: str
    changes: tuple[Change, ...]
    name: str
    given: tuple[tuple[str, str], ...]
    before: str
    after: str
    page: str
    sentence: str


def edits() -> tuple[Edit, ...]:
    """The page's edits in order."""
    text = (ROOT / "docs" / "start.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (\d)\. (.*)$", text, flags=re.MULTILINE)
    return tuple(_edit(int(parts[i]), parts[i + 1], parts[i + 2]) for i in range(1, len(parts), 3))


def _edit(number: int, title: str, text: str) -> Edit:
    files = [m[1] for m in _OPEN.finditer(text)]
    blocks = [(m[1], m[2]) for m in _BLOCK.finditer(text)]
    pairs = [b for b in blocks if b[0] != "ask"]
    changes = tuple(
        Change(file, find, how, new)
        for file, (_, find), (how, new) in zip(files, pairs[0::2], pairs[1::2], strict=True)
    )
    (ask,) = [b[1] for b in blocks if b[0] == "ask"]
    words = shlex.split(ask)
    assert words[:3] == ["rulec", "explain", "alamaze"], ask
    given = tuple((k, v) for k, _, v in (w.partition("=") for w in words[4:] if w != "--given"))
    answers = re.search(r"The answer was `([^`]+)`; it is `([^`]+)` now\. The page\s+`([^`]+)`", text)
    quote = re.search(r"^> (.*)$", text, re.MULTILINE)
    assert answers is not None, title
    assert quote is not None, title
    return Edit(number, title, ask, changes, words[3], given, answers[1], answers[2], answers[3], plain(quote[1]))


def plain(markdown: str) -> str:
    """What a reader sees of a line: links, bold and italics without their marks."""
    shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", markdown)
    return re.sub(r"\*+", "", shown)
