"""Positions in sources: a `Source` is the text of one file, a `Span` a stretch of it.

Positions are offsets into the decoded text. Lines and columns are computed on demand.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from rulec.base.records import dataclass, field


@dataclass(frozen=True)
class Source:
    """A source file: the displayed `path` (relative, forward slashes) and the decoded `text`."""

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
        """Return the 1-based line and column of an offset."""
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def line_text(self, line: int) -> str:
        """Return the text of a 1-based line, without its line end."""
        starts = self.line_starts
        if not 1 <= line <= len(starts):
            return ""
        end = starts[line] - 1 if line < len(starts) else len(self.text)
        return self.text[starts[line - 1] : end].rstrip("\r")


class Piece(Source):
    """A stretch of a file that a resident process parses repeatedly. When it moves, positions relative to it move
    along."""

    def __init__(self, file: Source, at: int, size: int) -> None:
        super().__init__(file.path, "")  # the text is taken from the file
        self.size = size
        self.move(file, at)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def move(self, file: Source, at: int) -> None:
        """Set the position in a new version of the file."""
        self.file = file
        self.at = at


places_noted: list[Callable[[str], None]] = []
"""Callbacks for reads of positions. The last one is called with the path of the file (`base.memory`)."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch `start .. end` (end exclusive) of a source, possibly stored relative to a piece of it."""

    source: Source
    start: int
    end: int

    if TYPE_CHECKING:
        _source: ClassVar[Source]
        _start: ClassVar[int]
        _end: ClassVar[int]
    else:  # for type checkers these are fields

        def __init__(self, source, start, end):
            self._source = source
            self._start = start
            self._end = end

        @property
        def source(self):
            """The source that contains the stretch."""
            found = self._source
            if places_noted:
                places_noted[-1](found.path)
            return found.file if found.__class__ is Piece else found

        @property
        def start(self):
            """Offset at which the stretch begins."""
            found = self._source
            if places_noted:
                places_noted[-1](found.path)
            return self._start + found.at if found.__class__ is Piece else self._start

        @property
        def end(self):
            """Offset after the stretch."""
            found = self._source
            if places_noted:
                places_noted[-1](found.path)
            return self._end + found.at if found.__class__ is Piece else self._end

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Span):
            return NotImplemented
        if self._source is other._source:
            return self._start == other._start and self._end == other._end
        return self.start == other.start and self.end == other.end and self.source == other.source

    def __hash__(self) -> int:
        return hash((self._source.path, self._end - self._start))  # invariant when a piece moves

    @property
    def counted(self) -> tuple[Source, int, int]:
        """The source or piece to which the stored offsets are relative, and these offsets."""
        return self._source, self._start, self._end

    def part(self, first: int, behind: int) -> Span:
        """Return a part of the stretch by offsets from its start; it moves with the stretch."""
        return Span(self._source, self._start + first, self._start + behind)

    def to(self, other: Span) -> Span:
        """Return the stretch from the start of this one to the end of *other*."""
        if self._source is other._source:
            return Span(self._source, min(self._start, other._start), max(self._end, other._end))
        return Span(self.source, min(self.start, other.start), max(self.end, other.end))

    @property
    def text(self) -> str:
        """Source text of the stretch."""
        piece = self._source
        if isinstance(piece, Piece) and self._start >= 0 and self._end <= piece.size:
            # independent of the position, so no read is recorded
            return piece.file.text[piece.at + self._start : piece.at + self._end]
        return self.source.text[self.start : self.end]

    @property
    def line(self) -> int:
        """1-based line on which the stretch begins."""
        return self.source.line_column(self.start)[0]

    @property
    def column(self) -> int:
        """1-based column at which the stretch begins."""
        return self.source.line_column(self.start)[1]

    def __str__(self) -> str:
        line, column = self.source.line_column(self.start)
        return f"{self.source.path}:{line}:{column}"


NOWHERE = Source("<built in>", "")


def nowhere() -> Span:
    """Return the span of declarations that are built in."""
    return Span(NOWHERE, 0, 0)
