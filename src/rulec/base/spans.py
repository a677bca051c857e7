"""Where things stand in the sources: a `Source` is one file's text, a `Span` a stretch of it.

Positions are offsets into the decoded text; lines and columns are worked out only when somebody reads them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from rulec.base.records import dataclass, field


@dataclass(frozen=True)
class Source:
    """One source file: `path` as shown to people (relative, forward slashes) and its decoded `text`."""

    path: str
    text: str = field(repr=False)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """Offsets at which lines begin; the first is 0."""
        starts = [0]
        at = self.text.find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = self.text.find("\n", at + 1)
        return tuple(starts)

    def line_column(self, offset: int) -> tuple[int, int]:
        """The 1-based line and column of an offset."""
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def line_text(self, line: int) -> str:
        """The text of a 1-based line, without its line end."""
        starts = self.line_starts
        if not 1 <= line <= len(starts):
            return ""
        end = starts[line] - 1 if line < len(starts) else len(self.text)
        return self.text[starts[line - 1] : end].rstrip("\r")


places_noted: list[Callable[[str], None]] = []
"""The last of these is told the file of each span that is asked where it stands (`base.memory`)."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch `start .. end` (end excluded) of one source."""

    source: Source
    start: int
    end: int

    if not TYPE_CHECKING:  # which takes them for fields

        def __init__(self, source, start, end):
            self._source = source
            self._start = start
            self._end = end

        @property
        def source(self):
            """The source in which the stretch lies."""
            if places_noted:
                places_noted[-1](self._source.path)
            return self._source

        @property
        def start(self):
            """The offset at which the stretch begins."""
            if places_noted:
                places_noted[-1](self._source.path)
            return self._start

        @property
        def end(self):
            """The offset behind the stretch."""
            if places_noted:
                places_noted[-1](self._source.path)
            return self._end

    @property
    def line(self) -> int:
        """The 1-based line on which the stretch begins."""
        return self.source.line_column(self.start)[0]

    @property
    def column(self) -> int:
        """The 1-based column at which the stretch begins."""
        return self.source.line_column(self.start)[1]

    @property
    def text(self) -> str:
        """The source text of the stretch."""
        return self.source.text[self.start : self.end]

    def to(self, other: Span) -> Span:
        """The stretch from the start of this one to the end of `other`."""
        return Span(self.source, min(self.start, other.start), max(self.end, other.end))

    def __str__(self) -> str:
        line, column = self.source.line_column(self.start)
        return f"{self.source.path}:{line}:{column}"


NOWHERE = Source("<built in>", "")


def nowhere() -> Span:
    """The place of what no file declares (built-in measures and functions)."""
    return Span(NOWHERE, 0, 0)
