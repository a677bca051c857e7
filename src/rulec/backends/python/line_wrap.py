"""Break long lines of Python inside brackets.

String literals are never broken, so they count as short when a line is measured.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

_TEXT = re.compile(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"")
_OPEN, _CLOSE = "([{", ")]}"
_LED = re.compile(r"(return |(?:\w[\w.]*)(?:: [\w.\[\]]+)? = )(?=.)")
_JOINED = ((" if ", " else "), (" or ",), (" and ",), (" | ",), (" & ",), (" + ", " - "))
_WAYS = ((" for ", " if "), (", ",), *_JOINED)
"""Separators at which a line is broken, in order of preference; the first set that occurs is used."""
_IN_ROWS = ((", ",), (" | ",), (" + ", " - "))
"""Separators whose parts are filled into rows rather than put on a line each."""


def broken(text: str, room: int, *, inside: bool = False) -> list[str]:
    """Return the lines of a statement with their indentation, or the line itself if it fits or cannot be broken.

    *inside*: the text stands in a bracket, so it may continue on the next line without new brackets.
    """
    bare = text.lstrip()
    if bare is not text and len(bare) < len(text):
        pad = text[: len(text) - len(bare)]
        return [pad + line for line in broken(bare, room - len(pad), inside=inside or bare.startswith(("and ", "or ")))]
    if len(text) <= room or _size(text) <= room or bare.startswith("#"):
        return [text]
    if inside:
        for way in _JOINED:
            at = _places(text, way)
            if at:
                first, *others = (
                    line for part in _cut(text, at) for line in broken(part.strip(), room - 4, inside=True)
                )
                return [first, *(f"    {line}" for line in others)]
    found = _bracket(text)
    led = _LED.match(text)
    if led is not None and (found is None or found[1] - found[0] < len(text) / 2) and not text.endswith(":"):
        return _laid(text[: led.end()] + "(", text[led.end() :], ")", room, is_row=False)
    if found is None:
        return [text]
    first_sign, last_sign = found
    lines = _laid(text[: first_sign + 1], text[first_sign + 1 : last_sign], text[last_sign:], room)
    if len(lines) == 1 and led is not None and any(_places(text[led.end() :], way) for way in _JOINED):
        return _laid(text[: led.end()] + "(", text[led.end() :], ")", room, is_row=False)
    return lines


def _laid(opening: str, inside: str, closing: str, room: int, *, is_row: bool = True) -> list[str]:
    """Put the contents of a bracket on lines of their own."""
    if is_row and _bracket(inside) == (0, len(inside) - 1):  # the contents are a single bracket
        return _laid(opening + inside[0], inside[1:-1], inside[-1] + closing, room)
    for way in _WAYS if is_row else _JOINED:
        at = _places(inside, way)
        if not at or (way == _WAYS[0] and not _places(inside, way[:1])):
            continue
        if way == (", ",):
            parts = [part.strip() for part in _cut(inside, [i + 1 for i in at])]
            parts[-1] = parts[-1].rstrip(",") + ","
        else:
            parts = [part.strip() for part in _cut(inside, at)]
        rows = _rows(parts, room - 4) if way in _IN_ROWS else parts
        lines = [line for row in rows for line in broken(row, room - 4, inside=True)]
        break
    else:
        lines = broken(inside, room - 4, inside=True)
        if len(lines) == 1 and is_row:
            return [opening + inside + closing]  # no separator to break at
    return [opening, *(f"    {line}" for line in lines), *broken(closing, room, inside=True)]


def _rows(items: list[str], room: int) -> Iterator[str]:
    """Fill items into lines of at most *room* characters."""
    row = ""
    for item in items:
        if row and len(f"{row} {item}") > room:
            yield row
            row = ""
        row = f"{row} {item}" if row else item
    if row:
        yield row


def _places(text: str, words: tuple[str, ...]) -> list[int]:
    """Return the positions of these words outside all brackets."""
    marks = _plain(text)
    if not any(word in marks for word in words):
        return []
    found: list[int] = []
    depth = 0
    for sign in _signs(words).finditer(marks):
        if not sign[0]:
            if depth == 0:
                found.append(sign.start())
        else:
            depth += 1 if sign[0] in _OPEN else -1
    return found


@cache
def _signs(words: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern for brackets and for positions before these words, none of which begins with a bracket."""
    return re.compile(rf"[()\[\]{{}}]|(?={'|'.join(map(re.escape, words))})")


def _cut(text: str, places: list[int]) -> list[str]:
    return [text[i:j] for i, j in zip([0, *places], [*places, len(text)], strict=True)]


def _size(text: str) -> int:
    return len(_TEXT.sub("''", text))


def _plain(text: str) -> str:
    """Return the text with the contents of its string literals blanked out, at the same length."""
    return _TEXT.sub(lambda found: "'" + "_" * (len(found[0]) - 2) + "'", text)


def _bracket(text: str) -> tuple[int, int] | None:
    """Return the widest outermost bracket pair, if any."""
    marks = _plain(text)
    found: tuple[int, int] | None = None
    stack: list[int] = []
    for i, sign in enumerate(marks):
        if sign in _OPEN:
            stack.append(i)
        elif sign in _CLOSE and stack:
            first = stack.pop()
            if not stack and i > first + 1 and (found is None or i - first > found[1] - found[0]):
                found = first, i
    return found
