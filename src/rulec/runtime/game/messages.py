"""What players are told: sentences with typed holes, turned into plain text.

The text is data: whoever shows it in Markdown or HTML escapes it there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rulec.runtime.game.sentence import Sentence
from rulec.runtime.game.shape import Holds, Shape, name_of
from rulec.runtime.show import figures, fraction, show, spot_text
from rulec.runtime.support import members

_SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


class Hole(NamedTuple):
    """A hole of a message. `style` is empty, or `word` for a small number written out."""

    holds: Holds
    style: str = ""


class Message:
    """A sentence: pieces of text, and holes for the arguments in turn."""

    __slots__ = ("_begin", "_filled", "_names_things", "parts")

    def __init__(self, parts: tuple[str | Hole, ...]) -> None:
        self.parts = parts
        self._begin = ""
        self._names_things = any(
            isinstance(part, Hole) and (part.holds.item or part.holds).sort == "thing" for part in parts
        )
        self._filled: list[tuple[Callable[[Any, Shape], str], str]] | None = None

    def text(self, arguments: Sequence[Any], shape: Shape) -> str:
        """The sentence with its holes filled."""
        filled = self._filled
        if filled is None:
            filled = self._prepare()
        text = self._begin
        for value, (words, behind) in zip(arguments, filled):  # noqa: B905 (they are as many)
            text += words(value, shape) + behind
        return Sentence.of(text, self.text, arguments) if self._names_things else text

    def _prepare(self) -> list[tuple[Callable[[Any, Shape], str], str]]:
        """What fills each hole, and the text behind it; what stands in front of all of them is `_begin`."""
        texts = [""]
        fill: list[Callable[[Any, Shape], str]] = []
        for part in self.parts:
            if isinstance(part, str):
                texts[-1] += part
            else:
                fill.append(_filler(part))
                texts.append("")
        self._begin = texts[0]
        self._filled = list(zip(fill, texts[1:], strict=True))
        return self._filled


def _filler(hole: Hole) -> Callable[[Any, Shape], str]:
    """What turns the values of a hole into words."""
    if hole.holds.sort == "thing":
        return name_of
    return lambda value, shape: value_text(value, hole.holds, shape, hole.style)


class Refused(Exception):
    """`fail "…"`: the act is refused after all, and undone."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def value_text(value: object, holds: Holds, shape: Shape, style: str = "") -> str:
    """A value as players read it."""
    if value is None:
        return "none"
    match holds.sort:
        case "number":
            return _number(value, holds, style)
        case "truth":
            return "yes" if value else "no"
        case "text":
            return str(value)
        case "spot" if isinstance(value, tuple):
            return spot_text(value, holds.unit.per, holds.unit.worth) if holds.unit is not None else spot_text(value)
        case "choice":
            return shape.choices[holds.of].titles[_int(value)]
        case "thing":
            return name_of(value, shape)
        case "set":
            titles = shape.choices[holds.of].titles
            return listed([titles[member] for member in members(_int(value))]) or "none"
        case "list" if holds.item is not None and isinstance(value, Sequence):
            return listed([value_text(item, holds.item, shape) for item in value]) or "none"
    raise AssertionError(f"no text for a {holds.sort}")


def listed(words: Sequence[str], joint: str = "and") -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def in_words(number: int) -> str:
    """`twelve`, `forty-two`; figures from a hundred on."""
    if number < 0 or number > 99:
        return f"{number:,}"
    if number < len(_SMALL):
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_SMALL[ones]}" if ones else _TENS[tens]


def _number(value: object, holds: Holds, style: str) -> str:
    amount, unit = _int(value), holds.unit
    if style == "word":
        per, worth = (unit.per, unit.worth) if unit is not None else (1, 1)
        whole, rest = divmod(amount * worth, per)
        return in_words(whole) if not rest else figures(amount * worth, per)
    if style == "year":
        return str(amount) if unit is None else show(amount, unit).replace(",", "")
    return show(amount, unit) if unit is not None else fraction(amount, 1)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
