"""Small text tools that several stages share: suggestions, snake case, and the checks on names."""

from __future__ import annotations

import keyword
import re
import unicodedata
from collections.abc import Iterable

_AN = re.compile(r"(?i)(?:hour|hono|heir|honest|(?!uni|use|usu|eu|one\b|once)[aeiou])")
UNSEEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8"
    "\N{SHORTHAND FORMAT LETTER OVERLAP}-\N{SHORTHAND FORMAT UP STEP}\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Letters that cannot be seen, for a class of a pattern: `Default_Ignorable_Code_Point` of Unicode, ends of lines
and of directions of writing, and the empty Braille cell."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What rows and columns of lettered maps are called."""
NAME = re.compile(r"[a-z][a-z0-9_]*\Z|[A-Z][A-Za-z0-9_]*\Z")


def edit_distance(left: str, right: str, limit: int) -> int:
    """The Damerau-Levenshtein distance of two words, or `limit + 1` when it is larger than `limit`."""
    if abs(len(left) - len(right)) > limit:
        return limit + 1
    before_last: list[int] = []
    last = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        row = [i]
        for j, b in enumerate(right, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == right[j - 2] and left[i - 2] == b:
                cost = min(cost, before_last[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
        before_last, last = last, row
    return last[-1]


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `word` was most likely meant to be, or None when nothing is near."""
    candidates = list(candidates)
    best: tuple[int, str] | None = None
    lowered = word.lower()
    letters = set(lowered)
    for candidate in candidates:
        limit = max(1, min(3, (max(len(word), len(candidate)) + 1) // 3))
        if len(letters.difference(candidate.lower())) > limit:
            continue  # each letter that it lacks is an edit at least
        distance = edit_distance(lowered, candidate.lower(), limit)
        if distance <= limit and (best is None or (distance, candidate) < best):
            best = (distance, candidate)
    if best is not None:
        return best[1]
    prefixed = sorted(c for c in set(candidates) if len(lowered) >= 4 and c.lower().startswith(lowered))
    if prefixed:
        return prefixed[0]
    shorter = [c for c in candidates if len(c) >= 4 and lowered.startswith(c.lower())]
    return max(shorter, key=lambda c: (len(c), c)) if shorter else None


def did_you_mean(word: str, candidates: Iterable[str]) -> str:
    """A hint naming the nearest candidate, or an empty text."""
    found = nearest(word, list(candidates))
    return f"did you mean `{found}`?" if found else ""


_LONG = re.compile(r"[^\s`“”]{160,}|(?<=[`“])[^`“”]{400,}(?=[`”])")


def cut_short(text: str) -> str:
    """Return a message in which what it quotes is cut where it is longer than anybody reads."""
    return _LONG.sub(lambda found: f"{found[0][:80]}…", text)


def shortened(text: str) -> str:
    """Return a text that stands alone, cut where a quotation of it would be."""
    return f"{text[:80]}…" if len(text) >= 400 else cut_short(text)


def one_of(names: Iterable[str], most: int = 12) -> str:
    """A hint that lists some names, or an empty text where they are too many to read."""
    known = list(names)
    if not known or len(known) > most:
        return ""
    return f"there {'is' if len(known) == 1 else 'are'} {listed(f'`{name}`' for name in known)}"


def word_of_kind(name: str) -> str:
    """`PopCenter` heads its records as `pop_center`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def snake_case(text: str) -> str:
    """`Half-Ripe (Old)` becomes `half_ripe_old`."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower()).strip("_")


def is_safe_name(text: str) -> bool:
    """Whether a text may become an identifier of generated code as it is."""
    return bool(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", text)) and not keyword.iskeyword(text)


def listed(words: Iterable[str], joint: str = "and") -> str:
    """`a, b and c`."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {joint} {items[-1]}"


def article(noun: str) -> str:
    """`an apple`, `a unit`."""
    return f"an {noun}" if _AN.match(noun) else f"a {noun}"


_WORDS = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
    *("fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_FIGURES = (
    {word: f"`{number}`" for number, word in enumerate(_WORDS, 1)}
    | {"zero": "`0`", "nought": "`0`", "thirty": "`30`", "forty": "`40`", "fifty": "`50`", "hundred": "`100`"}
    | {"half": "`1/2`", "third": "`1/3`", "quarter": "`1/4`", "double": "`2 * …`", "twice": "`2 * …`"}
    | {"true": "`yes`", "false": "`no`", "null": "`none`", "nil": "`none`"}
    | {"dice": "which one, such as `d6` or `2d6`", "die": "which one, such as `d6` or `2d6`"}
)


def figures(word: str) -> str:
    """A hint for a number or a die that was written as a word, or an empty text."""
    if re.fullmatch(r"\d*D\d+", word):
        return f"write `{word.lower()}`"
    if word in ("all", "everybody"):
        return "all players together are `everyone`"
    return f"write {_FIGURES[word]}" if word in _FIGURES else ""
