"""New numbers and texts in a declaration that was parsed before: its tree without parsing it again.

The parser need not be loaded for that, which takes longer than all else that a small change asks for. Nothing is
taken for granted: a node gets its new value only if the same reading of its old text gives its old value, and every
number and text that changed has to be one that some node was read from. Otherwise there is no tree, and the parser
is asked.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from fractions import Fraction
from itertools import accumulate

from rulec.base.later import pattern
from tests.sync.again.codec import Packed, class_of
from tests.sync.again.store import MASK

_OFFSETS = 5
_NUMBER = pattern(r"[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?")
_AMOUNT = pattern(r"[0-9][0-9,]*(?:\.[0-9]+)?(?:/[0-9]+| [0-9]+/[0-9]+)?")
_LINES = pattern(r'("[^"\n]*")?\s*([0-9]+)(?:\s*\.\.\s*([0-9]+))?')
LONGEST = 20  # digits of a number that is read here; longer ones are the parser's to refuse

Values = dict[str, object]
Reading = tuple[Values, int]
"""Fields of a node, and how far into its text they were read from."""


class Misread(Exception):
    """The parser is to be asked."""


def read_number(text: str) -> Reading:
    """`1,200 gold`, `1/4`, `1 1/2`."""
    found = _AMOUNT.match(text)
    if found is None:
        raise Misread(text)
    total = Fraction(0)
    for piece in found[0].replace(",", "").split():
        over, slash, under = piece.partition("/")
        if slash and int(under) == 0:
            raise Misread(text)
        total += Fraction(over) / (int(under) if slash else 1)
    return {"value": (1, total.numerator, total.denominator), "commas": "," in found[0]}, found.end()


def read_percent(text: str) -> Reading:
    """`30%`."""
    if not text.endswith("%"):
        raise Misread(text)
    value = Fraction(text.rstrip("% ").replace(",", ""))
    return {"value": (1, value.numerator, value.denominator)}, len(text)


def read_text(text: str) -> Reading:
    """`"…"`."""
    if len(text) < 2 or text[0] != '"' or text[-1] != '"':
        raise Misread(text)
    return {"value": text[1:-1]}, len(text)


def read_word(text: str) -> Reading:
    """The number of an entry."""
    return {"text": text}, len(text)


READ: dict[str, Callable[[str], Reading]] = {
    "nNumber": read_number,
    "nPercent": read_percent,
    "nText": read_text,
    "nWord": read_word,
}


def with_new_literals(packed: Packed, old: str, new: str) -> Packed:
    """The tree of a declaration with the literals of `new` in place of those of `old`; both have one shape."""
    return Patch(old, new).tree(packed)


class Patch:
    """One declaration."""

    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new
        before, after = _literals(old), _literals(new)
        self.lines, self.new_lines = _lines(old), _lines(new)
        if len(before) != len(after) or len(self.lines) != len(self.new_lines):
            raise Misread(new)
        self.starts = [found.start() for found in before]
        self.ends = [found.end() for found in before]
        self.same = [a[0] == b[0] for a, b in zip(before, after, strict=True)]
        self.new_ends = [found.end() for found in after]
        pairs = enumerate(zip(before, after, strict=True))
        self.open = {at for at, (a, b) in pairs if a[0] != b[0] and _alike(a[0], b[0])}

    def tree(self, packed: Packed) -> Packed:
        """The tree, if every literal that changed was found in it."""
        found = self.node(packed)
        if self.open:
            raise Misread(self.new)
        return found

    def place(self, offset: int) -> int:
        """Where something stands now."""
        line = bisect_right(self.lines, offset) - 1
        at = bisect_right(self.ends, offset) - 1
        if at + 1 < len(self.starts) and self.starts[at + 1] < offset:
            if not self.same[at + 1]:
                raise Misread(self.new)
            return self.new_ends[at + 1] + offset - self.ends[at + 1]  # inside of one that is as it was
        if at >= 0 and self.starts[at] >= self.lines[line]:
            return self.new_ends[at] + offset - self.ends[at]
        return self.new_lines[line] + offset - self.lines[line]

    def node(self, packed: Packed) -> Packed:
        """A node or a plain value."""
        if packed.__class__ is not tuple:
            return packed
        code = packed[0]
        if code == _OFFSETS:
            return (_OFFSETS, self.place(packed[1]), self.place(packed[2]))
        found = [code, *[self.node(part) if part.__class__ is tuple else part for part in packed[1:]]]
        if code.__class__ is str:
            names = class_of(code)[1]
            if code in READ and "span" in names:
                self.leaf(code, names, packed, found)
            elif any(part.__class__ is int for part in packed[1:]):
                self.cited(names, packed, found)
        return tuple(found)

    def leaf(self, code: str, names: tuple[str, ...], packed: Packed, found: list[Packed]) -> None:
        """A node that is read from its own text."""
        at = names.index("span") + 1
        _, start, end = packed[at]
        if not any(start <= self.starts[i] < end for i in self.open):
            return
        was, read = READ[code](self.old[start:end])
        now, _ = READ[code](self.new[found[at][1] : found[at][2]])
        for name, value in was.items():
            index = names.index(name) + 1
            if packed[index] != value:
                raise Misread(code)
            found[index] = now[name]
        self.open -= {i for i in self.open if start <= self.starts[i] and self.ends[i] <= start + read}

    def cited(self, names: tuple[str, ...], packed: Packed, found: list[Packed]) -> None:
        """A node with line numbers: `"Heading" 12 .. 14`."""
        if "first" not in names or "last" not in names or "span" not in names:
            return
        at = names.index("span") + 1
        _, start, end = packed[at]
        if not any(start <= self.starts[i] < end for i in self.open):
            return
        was = _LINES.fullmatch(self.old[start:end])
        now = _LINES.fullmatch(self.new[found[at][1] : found[at][2]])
        if was is None or now is None:
            raise Misread(self.new)
        for name, group in (("first", 2), ("last", 3)):
            index = names.index(name) + 1
            if packed[index] != (int(was[group]) if was[group] else None):
                raise Misread(name)
            found[index] = int(now[group]) if now[group] else None
        self.open -= {i for i in self.open if start <= self.starts[i] < end and self.old[self.starts[i]] != '"'}


def _literals(text: str) -> list[re.Match[str]]:
    return [found for found in MASK.finditer(text) if found[0][0] not in " #"]


def _lines(text: str) -> list[int]:
    """Where the lines begin on which something is said."""
    lines = text.split("\n")
    starts = accumulate((len(line) + 1 for line in lines), initial=0)
    return [start for start, line in zip(starts, lines, strict=False) if is_code(line)]


def is_code(line: str) -> bool:
    """Whether there is more on a line than a comment."""
    return line.strip()[:1] not in ("", "#")


def _alike(old: str, new: str) -> bool:
    """Whether a literal was changed into one that is read in the same way."""
    if old[0] == '"':
        good = new[0] == '"' and new.isprintable()
    else:
        one, other = _NUMBER.fullmatch(old), _NUMBER.fullmatch(new)
        good = one is not None and other is not None and len(new) <= LONGEST
        good = good and ("." in old) == ("." in new)
    if not good:
        raise Misread(new)
    return True
