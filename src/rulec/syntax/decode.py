"""Decode source files: reject invisible characters, and identify letters that only look Latin."""

from __future__ import annotations

import re
import unicodedata

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.base.text import UNSEEN
from rulec.runtime.orders.order_words import LOOK_ALIKE

# control characters other than tab and line ends, direction marks, zero-width characters
_FORBIDDEN = re.compile(f"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f{UNSEEN}]|\r(?!\n)")


def decode(path: str, data: bytes, report: Report) -> Source | None:
    """Decode a file as UTF-8, with or without byte order mark. Report invisible characters."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        readable = Source(path, data.decode("utf-8", errors="replace"))
        at = len(data[: fault.start].decode("utf-8"))
        report.error(
            "R0102",
            f"`{path}` is not written in UTF-8",
            Span(readable, at, at + 1),
            f"the byte {data[fault.start]:02X} means nothing here",
            hint="save the file again as UTF-8",
        )
        return None
    source = Source(path, unicodedata.normalize("NFC", text.removeprefix("\ufeff")))
    match = _FORBIDDEN.search(source.text)
    if match is None:
        return source
    name = f"U+{ord(match.group()):04X}"
    described = unicodedata.name(match.group(), "a control character").lower()
    report.error(
        "R0103",
        f"the character {name} cannot be seen",
        Span(source, match.start(), match.end()),
        described,
        hint="delete it; it often comes along when text is pasted",
    )
    return None


def look_alike(letter: str) -> str | None:
    """Return the Latin letter that a letter resembles, or from which it differs by an accent."""
    if letter in LOOK_ALIKE:
        return LOOK_ALIKE[letter]
    plain = unicodedata.normalize("NFKD", letter)[0]
    return plain if plain.isascii() and plain.isalnum() else None


def report_foreign(word: str, span: Span, report: Report) -> None:
    """Report a name with letters other than `a` to `z`."""
    letter = next(c for c in word if not c.isascii())
    described = unicodedata.name(letter, f"U+{ord(letter):04X}").lower()
    twin = look_alike(letter)
    value = unicodedata.numeric(letter, None)
    if value is not None and not letter.isalpha():
        hint = "write fractions with plain digits, as `1/2` or `1 1/2`"
    elif twin is None:
        hint = "names are made of the letters a to z, digits and `_`; other letters belong in texts"
    else:
        spelt = "".join(c if c.isascii() else look_alike(c) or "_" for c in word)
        hint = f"`{letter}` looks like `{twin}` but is another letter; write `{spelt}`"
    report.error("R0104", f"the name `{word}` has a letter from outside a to z", span, described, hint=hint)
