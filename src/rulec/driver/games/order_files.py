"""Read the files that players hand in.

`player: NAME` opens a section, followed by one act a line; `#` starts a comment; `KEY = value` answers a question.
Lines are located here and interpreted by the runtime. A file may be a mail: quoted lines, everything below a signature,
and text above the first section are skipped.
"""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from collections import Counter
from dataclasses import dataclass, field

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.base.text import UNSEEN, did_you_mean, nearest
from rulec.driver import discovery

LARGEST = 1_000_000
"""Maximum size of a file in bytes."""
MOST = 5_000
"""Maximum number of lines of a player."""

QUOTES = ">"
"""Start of a quoted line in a mail."""
SIGNATURE = re.compile(r"--|-{2,}\s*(?:original message|forwarded message|urspr.ngliche nachricht)\b.*", re.IGNORECASE)
"""Line above the signature of a mail, or above a quoted earlier mail."""

_UNSEEN = re.compile(f"[{UNSEEN}]")
_HEAD = re.compile(r"player\s*:(.*)\Z", re.IGNORECASE)
_ANSWER = re.compile(r"([A-Za-z_][\w.]*)\s*=(?!=)(.*)\Z")


@dataclass(slots=True)
class Typed:
    """A line typed by a player; `number` is its line in the file."""

    number: int
    text: str
    span: Span


@dataclass(slots=True)
class Section:
    """The lines and answers of one player."""

    name: str
    span: Span
    lines: list[Typed] = field(default_factory=list)
    answers: list[tuple[str, str, Span]] = field(default_factory=list)
    unread: int = 0  # lines rejected before they were parsed
    quoted: int = 0
    signed: bool = False  # a signature has been reached

    def take(self, number: int, text: str, span: Span) -> None:
        """Add a line or an answer."""
        answer = _ANSWER.match(text)
        if answer is not None:
            self.answers.append((answer[1], answer[2].strip(), span))
        else:
            self.lines.append(Typed(number, " ".join(text.split()), span))


def read(path: str, report: Report) -> Source | None:
    """Return the text of a file, or of standard input for `-`."""
    shown = "the standard input" if path == "-" else discovery.shown(path)
    where = Span(Source(shown, ""), 0, 0)
    try:
        if path == "-":
            import sys

            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(path, "rb", opener=_at_once) as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    report.error("R0294", f"`{shown}` is not a file", where)
                    return None
                data = file.read(LARGEST + 1)
    except OSError as fault:
        report.error("R0294", f"`{shown}` cannot be read: {fault.strerror or 'unknown reason'}", where)
        return None
    if len(data) > LARGEST:
        report.error("R0294", f"`{shown}` is far too large", where, hint=f"a file has at most {LARGEST:,} bytes")
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        before = data[: fault.start].decode("utf-8", errors="replace")
        span = Span(Source(shown, data.decode("utf-8", errors="replace")), len(before), len(before) + 1)
        report.error("R0294", f"`{shown}` is no text in UTF-8", span, "this is no letter", hint="save it as UTF-8")
        return None
    return Source(shown, unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n")))


def _at_once(path: str, flags: int) -> int:
    """Open a file without blocking, as a pipe without a writer would block forever."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def sections(source: Source, report: Report) -> list[Section]:
    """Return the sections of a file. Report skipped text above the first, and sections whose lines were all skipped."""
    found: list[Section] = []
    start = 0
    above: list[Span] = []
    below: list[Span] = []
    counts: Counter[str] = Counter()  # by player, who may have several sections
    for number, raw in enumerate(source.text.split("\n"), 1):
        text = _without_comment(raw).strip()
        at = start + raw.find(text) if text else start
        span = Span(source, at, at + len(text))
        start += len(raw) + 1
        if not text:
            continue
        if raw.lstrip().startswith(QUOTES):
            if found:
                found[-1].quoted += 1
            continue
        if found and SIGNATURE.fullmatch(raw.strip()):
            found[-1].signed = True
        if found and found[-1].signed:
            if _HEAD.match(text) is not None:
                below.append(span)
            continue
        unseen = next((c for c in text if _UNSEEN.match(c) or not (c.isprintable() or c.isspace())), None)
        if unseen is not None:
            report.error(
                "R0294", f"an unseen character, U+{ord(unseen):04X}, in line {number}", span, "in here",
                hint="type the line anew",
            )  # fmt: skip
            if found:
                found[-1].unread += 1
            continue
        head = _HEAD.match(text)
        if head is not None:
            found.append(Section(" ".join(head[1].split()), span))
        elif not found:
            above.append(span)
        else:
            name = found[-1].name
            counts[name.casefold()] += 1
            if counts[name.casefold()] <= MOST:
                found[-1].take(number, text, span)
                continue
            found[-1].unread += 1
            if counts[name.casefold()] == MOST + 1:
                report.error(
                    "R0294", f"`{name}` hands in more than {MOST:,} lines", span, "the first too many",
                    hint="this line and those behind it are not read",
                )  # fmt: skip
    if above and not found:
        report.error(
            "R0291", "a line that belongs to no player", above[0], "whose line is this?",
            hint="write `player: NAME` above it",
        )  # fmt: skip
    elif above:
        count = "a line is" if len(above) == 1 else f"{len(above)} lines are"
        report.warning(
            "R0291", f"{count} passed over, above the first `player: NAME`", above[0], "the first of them",
            hint="lines that shall count stand below the name of their player",
        )  # fmt: skip
    for span in below:
        report.warning(
            "R0291", "a section below a signature is passed over", span, "nothing is handed in here",
            hint="several mails are handed in as several files",
        )  # fmt: skip
    for each in found:
        if each.quoted and not (each.lines or each.answers or each.unread):
            report.warning(
                "R0291", f"all lines of `{each.name}` are quoted", each.span, "nothing is handed in here",
                hint=f"lines that begin with `{QUOTES}` are of an earlier mail, and are passed over",
            )  # fmt: skip
    return found


def no_player(section: Section, why: str, names: list[str], report: Report) -> None:
    """Report a section of an unknown player."""
    hint = did_you_mean(section.name, names) if nearest(section.name, names) else why
    report.error("R0290", f"no player `{section.name}`", section.span, "nobody is called so", hint=hint)


def _without_comment(line: str) -> str:
    """Return a line up to a `#` outside quotes, at the start or after a blank."""
    quoted = False
    for at, char in enumerate(line):
        if char == '"':
            quoted = not quoted
        elif char == "#" and not quoted and (at == 0 or line[at - 1].isspace()):
            return line[:at]
    return line
