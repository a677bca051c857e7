"""Extract the figures of a sentence: numbers, percentages, dice and number words, with their units.

A *unit* is a following word that names a measure or kind of the pack. Two figures match if their values are equal and
their units do not conflict. A share in words (`half`) may be stated as a percentage, and an increase of a percentage in
points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction

from rulec.base.records import dataclass
from rulec.sema.model import Model
from rulec.sema.typing.texts import number_words

_FIGURE = re.compile(
    r"(?P<dice>\b[0-9]*d[0-9]+\b)"
    r"|(?<![0-9#/])(?<![0-9][.,])(?P<number>[0-9]+/[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?)"
    r"(?P<half>[\u00bd\u00bc])?(?:\s*(?P<percent>%|per\s?cent\b))?(?![0-9A-Za-z])"
    r"|(?P<alone>[\u00bd\u00bc\u00be])",
    re.IGNORECASE,
)
_ORDERS = re.compile(r"(?:\b(?:see|option|order|orders|section|rule|appendix|page)\s+|#\s*)\Z", re.IGNORECASE)
_NOBODY = re.compile(r"\b(?:no|any|every|some|each|the|this|that)\s+\Z", re.IGNORECASE)
"""Words after which `one` is a pronoun."""
_PARTS = {"\u00bd": Fraction(1, 2), "\u00bc": Fraction(1, 4), "\u00be": Fraction(3, 4)}
_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
)
_TENS = "thirty forty fifty sixty seventy eighty ninety"
_WORDS: Mapping[str, Fraction] = {
    **{word: Fraction(at) for at, word in enumerate(_ONES.split())},
    **{word: Fraction(10 * at) for at, word in enumerate(_TENS.split(), 3)},
    "hundred": Fraction(100), "thousand": Fraction(1000), "dozen": Fraction(12), "half": Fraction(1, 2),
    "quarter": Fraction(1, 4), "third": Fraction(1, 3), "double": Fraction(2), "twice": Fraction(2),
    "triple": Fraction(3),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure in a sentence: its text, its value, and its unit if the pack knows the word."""

    shown: str
    value: Fraction | str  # for dice the notation, such as `2d6`
    unit: str = ""
    is_word: bool = False

    def is_told_by(self, other: Figure) -> bool:
        """Return whether another figure states the same."""
        alike = self.unit == other.unit or {self.unit, other.unit} == {"%", "points"}
        if self.unit and other.unit and not (alike or self.is_word or other.is_word):
            return False
        return not self._values().isdisjoint(other._values())

    def _values(self) -> set[Fraction | str]:
        if isinstance(self.value, str):
            return {self.value}
        if self.unit in ("%", "points"):
            return {f"{self.value}%"} | ({self.value} if self.unit == "points" else set())
        if self.is_word and self.value == 2:
            return {self.value, "100%", "200%"}
        shares = self.is_word and self.value < 1
        return {self.value, f"{100 * self.value}%"} if shares or self.value.denominator > 1 else {self.value}


def figures_in(text: str, units: Mapping[str, str]) -> Iterator[Figure]:
    """Yield the figures of a text, without numbers of orders and sections."""
    found: list[tuple[int, int, Figure]] = []
    for match in _FIGURE.finditer(text):
        if match["dice"]:
            found.append((*match.span(), Figure(match[0], match[0].lower().removeprefix("1d").lstrip("d"))))
            continue
        if match["alone"]:
            value = _PARTS[match["alone"]]
        elif _ORDERS.search(text, 0, match.start()):
            continue
        else:
            value = Fraction(match["number"].replace(",", "")) + _PARTS.get(match["half"] or "", 0)
        unit = "%" if match["percent"] else _unit_behind(text[match.end() :], units)
        found.append((*match.span(), Figure(match[0], value, unit)))
    for word in number_words(text):
        value = _WORDS.get(word[0].lower(), Fraction(-1))
        if value > 1 or (value >= 0 and not _NOBODY.search(text, 0, word.start())):
            unit = _unit_behind(text[word.end() :], units)
            found.append((*word.span(), Figure(word[0], value, unit, is_word=True)))
    yield from (figure for _, _, figure in sorted(found, key=lambda one: one[:2]))


def _unit_behind(rest: str, units: Mapping[str, str]) -> str:
    word = re.match(r"[\s-]+([^\W\d_]+)", rest)
    return units.get(word[1].lower(), "") if word is not None else ""


def units_of(model: Model) -> dict[str, str]:
    """Return the words for measures and kinds, each with its canonical name."""
    found: dict[str, str] = {"point": "points", "points": "points", "percent": "%"}
    for name, measure in model.measures.items():
        found |= {word.lower(): name for word in (name, measure.one, measure.many, measure.plural) if word}
    for name, kind in model.kinds.items():
        found |= {word.lower(): name for word in (kind.word, kind.plural)}
    return found
