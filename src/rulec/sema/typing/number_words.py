"""Numbers that are written out as words, found in a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

NUMBER_WORDS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty",
    "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "thousand", "dozen", "half", "halves",
    "third", "thirds", "quarter", "quarters", "double", "doubles", "doubled", "triple", "twice", "thrice",
)  # fmt: skip
NUMBER_WORD = re.compile(rf"\b({'|'.join(NUMBER_WORDS)})\b", re.IGNORECASE)
BEHIND_A_PRONOUN = (
    "of", "another", "and", "or", "but", "nor", "who", "whose", "whom", "that", "which", "is", "was", "are", "were",
    "be", "has", "have", "had", "may", "can", "must", "might", "will", "would", "does", "do", "did", "not", "in",
    "on", "by", "for", "from", "to", "with", "without", "than", "as", "if", "when", "where", "while", "until",
    "under", "over", "after", "before", "behind", "against", "between", "into", "out", "off", "up", "down", "away",
    "back", "through", "then", "too", "the", "its", "their", "his", "it", "he", "she", "they",
)  # fmt: skip
_NO_COUNT = re.compile(rf"\s*(?:$|[^\w\s{{]|(?:{'|'.join(BEHIND_A_PRONOUN)})\b)", re.IGNORECASE)
_RANKED = re.compile(r"\s+(?!of\b|less\b|more\b|as\b)\w", re.IGNORECASE)


def number_words(text: str, behind: str = "") -> Iterator[re.Match[str]]:
    """The numbers in a text, which goes on with `behind`. `one` counts where it stands before what it counts: `one
    guard`, not `one of them` or `a better one`; `the two` have been counted before, and `the third guard` is no
    share."""
    for match in NUMBER_WORD.finditer(text):
        rest = text[match.end() :] + behind
        word = match[0].lower()
        if word == "one" and _NO_COUNT.match(rest):
            continue
        if word == "third" and _RANKED.match(rest):
            continue
        if word == "two" and text[: match.start()].lower().endswith("the "):
            continue
        yield match


def names_with_numbers(titles: Iterable[str]) -> re.Pattern[str]:
    """Names of things that hold a number: who says one of them names a thing, and counts nothing. A name of nothing
    but a number is none."""
    found = {title for title in titles if " " in title and NUMBER_WORD.search(title)}
    longest_first = sorted(found, key=lambda title: (-len(title), title))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})\b", re.IGNORECASE)
