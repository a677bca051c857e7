"""Find lines, continuation lines, indentation and top-level declarations before lexing.

The lexer receives a text of equal length in which comments, tabs and the line ends before continuation lines are
blanks, so that offsets remain valid. Faults of the lines themselves (tabs, unclosed texts and brackets, uneven
indentation) are reported here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from rulec.base.diagnostics import Place, Report
from rulec.base.escapes import report_escape
from rulec.base.records import dataclass, field
from rulec.base.spans import Source, Span
from rulec.syntax import decode

NESTING_LIMIT = 200  # maximum nesting of brackets, blocks and expressions
DIGIT_LIMIT = 30
TAB_WIDTH = 4  # width of a tab; tabs are rejected, but must not upset the following lines

_PIECE = re.compile(
    r"""
      (?P<text>"[^"\n]*"|“[^”"\n]*”)
    | (?P<comment>\#[^\n]*)
    | (?P<line>\r?\n)
    | (?P<space>[ ]+)
    | (?P<tab>\t+)
    | (?P<word>[^\W\d]\w*)
    | (?P<number>[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?)
    | (?P<open>[(\[{])
    | (?P<close>[)\]}])
    | (?P<joint>->|\.\.|!=|<=|>=|[-+*/=<>,])
    | (?P<quote>["“])
    | (?P<other>.)
    """,
    re.VERBOSE,
)
WORD_GOES_ON = re.compile(r"[A-Za-z0-9_]+")
_JOINING_WORDS = frozenset({"and", "or", "not", "in", "has", "of", "then"})
_LEADING_WORDS = frozenset({"when", "and", "or", "then"})
_ELSE_TEXT = re.compile(r'else[ ]+["“]')
_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A text to parse with its location. `verbatim`: the span contains exactly this text."""

    text: str
    where: Span
    verbatim: bool = True

    def at(self, start: int, end: int) -> Span:
        """Return the span of a stretch of the text, or the whole span if it is not verbatim."""
        return self.where.part(start, end) if self.verbatim else self.where


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment from `#` to the end of the line. `alone`: nothing precedes it on the line."""

    start: int
    text: str
    alone: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A logical line with its level of indentation. `faulty` lines were reported already and are not parsed."""

    start: int
    end: int
    level: int
    faulty: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """The masked text, and its lines grouped by top-level declaration."""

    text: str
    chunks: tuple[tuple[Line, ...], ...]
    comments: tuple[Comment, ...]


@dataclass
class _Open:
    """The current logical line."""

    start: int
    indent: int
    level: int
    end: int = 0
    joins: bool = False  # the last piece is a comma, operator or open bracket
    faulty: bool = False
    brackets: list[tuple[str, int]] = field(default_factory=list)


class _Reader:
    """A single pass over the pieces of a text."""

    def __init__(self, excerpt: Excerpt, report: Report) -> None:
        self.excerpt = excerpt
        self.text = excerpt.text
        self.report = report
        self.masked: list[str] = []
        self.comments: list[Comment] = []
        self.chunks: list[list[Line]] = []
        self.line: _Open | None = None
        self.levels = [0]
        self.began = [(0, 0)]  # for each level the indentation of its first line, as start and end
        self.newlines: list[int] = []  # indexes in `masked` of line ends since the last piece
        self.tabs: list[tuple[int, int]] = []
        self.line_start = 0
        self.column = 0
        self.fresh = True  # only blanks so far on this physical line

    def read(self) -> Layout:
        for kind, piece, at in pieces(self.text):
            self.piece(kind, piece, at)
        self.close()
        self.report_tabs()
        return Layout("".join(self.masked), tuple(map(tuple, self.chunks)), tuple(self.comments))

    def piece(self, kind: str, piece: str, at: int) -> None:
        if kind == "line":
            self.newlines.append(len(self.masked))
            self.masked.append(" " * (len(piece) - 1) + "\n")
            self.line_start = at + len(piece)
            self.column, self.fresh = 0, True
            return
        if kind in ("space", "tab", "comment"):
            self.masked.append(" " * len(piece))
            if kind == "space":
                self.column += len(piece)
            elif kind == "tab":
                self.tabs.append((at, at + len(piece)))
                self.column = (self.column // TAB_WIDTH + len(piece)) * TAB_WIDTH
            else:
                self.comments.append(Comment(at, piece.rstrip(), self.fresh))
            return
        if self.fresh:
            self.begin(kind, piece, at)
            self.fresh = False
        self.masked.append(piece)
        if self.line is not None:
            self.line.end = at + len(piece)
            self.inspect(self.line, kind, piece, at)

    def begin(self, kind: str, piece: str, at: int) -> None:
        """Process the first piece of a physical line, which continues the logical line or starts a new one."""
        if self.line is not None and self.goes_on(self.line, kind, piece, at):
            for index in self.newlines:
                self.masked[index] = " " * len(self.masked[index])
        else:
            self.close()
            self.line = _Open(at, self.column, self.level_of(at))
        self.newlines.clear()

    def goes_on(self, line: _Open, kind: str, piece: str, at: int) -> bool:
        if (kind == "word" and piece in _LEADING_WORDS) or _ELSE_TEXT.match(self.text, at):
            return True
        closes = kind == "close" and bool(line.brackets)
        if self.column == 0:
            return closes  # anything else in column 1 starts a declaration
        return line.joins or closes or (bool(line.brackets) and self.column > line.indent)

    def level_of(self, at: int) -> int:
        """Return the level of a new line, by the indentation of previous lines."""
        levels, indent = self.levels, self.column
        if not self.chunks and indent != 0:
            self.report.error(
                "R0115",
                "the file begins with an indented line",
                self.excerpt.at(self.line_start, at),
                "nothing stands above this line",
                hint="begin the first declaration in column 1",
            )
            self.chunks.append([])
            return 0
        if indent == 0:
            self.chunks.append([])
            del levels[1:], self.began[1:]
            return 0
        deeper, odd = None, (0, 0)
        while indent < levels[-1]:
            deeper, odd = levels.pop(), self.began.pop()
        if indent > levels[-1]:
            if deeper is not None and indent - levels[-1] == TAB_WIDTH != deeper - levels[-1]:
                self.report.error(
                    "R0108",
                    f"a line is indented by {deeper} spaces where {indent} are used",
                    self.excerpt.at(*odd),
                    "not like the lines below it",
                    hint=f"indent it by {indent} spaces",
                )
            elif deeper is not None:
                spaces = f"{levels[-1]} or {deeper}"
                self.report.error(
                    "R0108",
                    f"a line is indented by {indent} spaces where {spaces} are used",
                    self.excerpt.at(self.line_start, at),
                    "fits no line above",
                    hint=f"indent it by {spaces} spaces, like the lines it belongs to",
                )
                indent = deeper
            levels.append(indent)
            self.began.append((self.line_start, at))
        return len(levels) - 1

    def close(self) -> None:
        """End the current logical line."""
        line = self.line
        if line is None:
            return
        if line.level == NESTING_LIMIT + 1:
            self.too_deep(line, line.start, "blocks")
        elif line.level > NESTING_LIMIT:
            line.faulty = True  # part of the block just reported
        if line.brackets and not line.faulty:
            bracket, at = line.brackets[-1]
            line.faulty = True
            self.report.error(
                "R0106",
                f"the bracket `{bracket}` is not closed",
                self.excerpt.at(at, at + 1),
                "opened here",
                hint=f"write `{_CLOSING[bracket]}` where it ends; a line inside brackets that goes on below "
                "is indented deeper than it began",
            )
        self.chunks[-1].append(Line(line.start, line.end, line.level, line.faulty))
        self.line = None

    def inspect(self, line: _Open, kind: str, piece: str, at: int) -> None:
        line.joins = kind in ("joint", "open") or (kind == "word" and piece in _JOINING_WORDS)
        if kind == "other" and not line.faulty:
            line.faulty = self.is_odd(piece, at)
        if kind == "text" and "\\" in piece:
            report_escape(piece[1:-1], self.excerpt.at(at, at + len(piece)), self.report)
        if kind in ("text", "joint", "other") or line.faulty:
            return
        if kind == "open":
            line.brackets.append((piece, at))
            if len(line.brackets) > NESTING_LIMIT:
                self.too_deep(line, at, "brackets")
        elif kind == "close":
            self.match_bracket(line, piece, at)
        elif kind == "number":
            self.check_number(line, piece, at)
        elif kind == "word" and not piece.isascii():
            line.faulty = True
            decode.report_foreign(piece, self.excerpt.at(at, at + len(piece)), self.report)
        elif kind == "quote":
            line.faulty = True
            self.unclosed_text(at)

    def is_odd(self, piece: str, at: int) -> bool:
        """Report a space or digit that is not the plain one."""
        if piece.isascii() or not (piece.isspace() or piece.isdigit()):
            return False
        what, plain = ("space", " ") if piece.isspace() else ("digit", str(unicodedata.digit(piece)))
        self.report.error(
            "R0412", f"the character U+{ord(piece):04X} is no plain {what}", self.excerpt.at(at, at + 1),
            unicodedata.name(piece, "").lower(), hint=f"write `{plain}`",
        )  # fmt: skip
        return True

    def match_bracket(self, line: _Open, piece: str, at: int) -> None:
        span = self.excerpt.at(at, at + 1)
        if line.brackets and _CLOSING[line.brackets[-1][0]] == piece:
            line.brackets.pop()
            return
        line.faulty = True
        if line.brackets:
            bracket, opened = line.brackets[-1]
            self.report.error(
                "R0107",
                f"`{piece}` cannot close `{bracket}`",
                span,
                f"`{_CLOSING[bracket]}` is due here",
                related=(Place(self.excerpt.at(opened, opened + 1), "opened here"),),
                hint=f"write `{_CLOSING[bracket]}`, or open with the matching bracket",
            )
        else:
            self.report.error(
                "R0107",
                f"`{piece}` closes nothing",
                span,
                "no bracket is open here",
                hint="take it away, or open a bracket in front of it",
            )

    def check_number(self, line: _Open, piece: str, at: int) -> None:
        digits = sum(c.isdigit() for c in piece)
        if digits > DIGIT_LIMIT:
            line.faulty = True
            self.report.error(
                "R0110",
                f"a number has {digits} digits",
                self.excerpt.at(at, at + len(piece)),
                f"longer than {DIGIT_LIMIT} digits",
                hint="was a separator lost? no amount in a rulebook is this large",
            )

    def too_deep(self, line: _Open, at: int, what: str) -> None:
        line.faulty = True
        self.report.error(
            "R0109",
            f"more than {NESTING_LIMIT} {what} stand inside one another",
            self.excerpt.at(at, at + 1),
            "too deep here",
            hint="give a part of it a name of its own",
        )

    def unclosed_text(self, at: int) -> None:
        end = self.text.find("\n", at)
        line_text = self.text[at : end if end >= 0 else len(self.text)].rstrip()
        below = self.text.find("\n", end + 1) if end >= 0 else -1
        following = self.text[end + 1 : below if below >= 0 else len(self.text)] if end >= 0 else ""
        if '\\"' in self.text[self.line_start : at + 1]:
            hint = 'a text cannot hold `"`, with or without `\\`; inside a text write the curly quotes “ and ”'
        elif following.count('"') % 2 == 1 or "”" in following:
            hint = "a text stands on one line, however long; bring the two lines together"
        else:
            hint = 'write `"` where the text ends; it ends on the line on which it begins'
        self.report.error(
            "R0105",
            "a text is not closed",
            self.excerpt.at(at, at + len(line_text)),
            "the text begins here",
            hint=hint,
        )

    def report_tabs(self) -> None:
        """Report all tabs of a file in one diagnostic."""
        if not self.tabs:
            return
        start, end = self.tabs[0]
        count = len(self.tabs)
        self.report.error(
            "R0101",
            "a tab stands in the source",
            self.excerpt.at(start, end),
            "a tab" if count == 1 else f"the first of {count}",
            hint="indent with spaces, four for each level; `rulec fmt` cannot guess how wide your tabs are",
        )


def pieces(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield the rough pieces of a text: kind (a group of `_PIECE`), text and offset. They cover the whole text."""
    for match in _PIECE.finditer(text):
        yield str(match.lastgroup), match.group(), match.start()


def lay_out(source: Source, report: Report) -> Layout:
    """Mask a module's text, and find its lines and top-level declarations."""
    whole = Excerpt(source.text, Span(source, 0, len(source.text)))
    return _Reader(whole, report).read()


def lay_out_expression(excerpt: Excerpt, report: Report) -> str | None:
    """Return the masked text of a single expression, or None if brackets, texts or numbers are broken."""
    flat = re.sub(r"[\r\n\t]", " ", excerpt.text)
    reader = _Reader(Excerpt(flat, excerpt.where, excerpt.verbatim), report)
    reader.chunks.append([])
    line = _Open(0, 0, 0, end=len(flat))
    for kind, piece, at in pieces(flat):
        if kind == "comment":
            kind = "other"  # cells have no comments, so the lexer rejects the sign
        reader.inspect(line, kind, piece, at)
    reader.line = line
    reader.close()
    return None if line.faulty else flat
