"""Messages to players: sentences with typed holes, rendered as plain text.

A message is identified by its rule and its name there, and each argument by the name of its hole, so that programs do
not depend on the wording. The text is not escaped; callers that show it as Markdown or HTML must do that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rulec.runtime.game.outcomes import Value, value_of
from rulec.runtime.game.sentence import Sentence, sentence
from rulec.runtime.game.shape import Holds, Shape, name_of
from rulec.runtime.show import figures, fraction, show, spot_text
from rulec.runtime.support import members

_SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


class Hole(NamedTuple):
    """A hole of a message: the type of its argument and its name.

    With the style `word`, small numbers are written in words; with `year`, numbers have no commas.
    """

    holds: Holds
    name: str = ""
    style: str = ""


class Message:
    """A sentence: texts, and holes for the arguments in order.

    `rule` is its declaration (empty: built in), `name` its name there. `cures` are optional parameters of the rejected
    act whose values can satisfy the condition.
    """

    __slots__ = ("_begin", "_filled", "_lists", "_whole", "cures", "name", "parts", "rule")

    def __init__(
        self, parts: tuple[str | Hole, ...], rule: str = "", name: str = "", cures: tuple[str, ...] = ()
    ) -> None:
        self.parts = parts
        self.rule = rule
        self.name = name
        self.cures = cures
        self._begin = ""
        self._lists = False
        self._whole: Sentence | None = None
        self._filled: list[tuple[Callable[[Any, Shape], str], str]] | None = None

    def text(self, arguments: Sequence[Any], shape: Shape) -> Sentence:
        """Return the sentence with its holes filled."""
        if self._whole is not None:
            return self._whole
        filled = self._filled
        if filled is None:
            filled = self._prepare()
        text = self._begin
        for value, (words, behind) in zip(arguments, filled):  # noqa: B905 (equally many)
            text += words(value, shape) + behind
        if self._lists:  # lists may change later, so the sentence keeps copies
            arguments = [tuple(each) if isinstance(each, list) else each for each in arguments]
        made = sentence(text, self, arguments)
        if not filled:
            self._whole = made
        return made

    def args(self, arguments: Sequence[Any], shape: Shape) -> dict[str, Value]:
        """Return the arguments by name, as data, with the names of the shape for things."""
        holes = [part for part in self.parts if isinstance(part, Hole)]
        return {hole.name: value_of(value, hole.holds, shape) for hole, value in zip(holes, arguments, strict=True)}

    def _prepare(self) -> list[tuple[Callable[[Any, Shape], str], str]]:
        """Return the renderer of each hole with the text after it; `_begin` is the text before the first."""
        texts = [""]
        fill: list[Callable[[Any, Shape], str]] = []
        for part in self.parts:
            if isinstance(part, str):
                texts[-1] += part
            else:
                fill.append(_filler(part))
                texts.append("")
        self._begin = texts[0]
        self._lists = any(isinstance(part, Hole) and part.holds.sort == "list" for part in self.parts)
        self._filled = list(zip(fill, texts[1:], strict=True))
        return self._filled


def _filler(hole: Hole) -> Callable[[Any, Shape], str]:
    """Return the renderer of a hole."""
    if hole.holds.sort == "thing":
        return name_of
    if hole.holds.sort == "text" and not hole.holds.optional:
        return _as_it_is
    return lambda value, shape: value_text(value, hole.holds, shape, hole.style)


def _as_it_is(value: Any, shape: Shape) -> str:
    return str(value)


def fixed(name: str, text: str) -> Sentence:
    """Return a built-in sentence, common to all games, under a name."""
    return sentence(text, Message((text,), "", name), ())


class Refused(Exception):
    """Raised by `fail "…"`: the act is refused and undone."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def value_text(value: object, holds: Holds, shape: Shape, style: str = "") -> str:
    """Return a value as players read it."""
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
    """Return words as `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def in_words(number: int) -> str:
    """Return a number in words: `twelve`, `forty-two`; in figures from 100 on."""
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
