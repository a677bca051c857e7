"""Text utilities shared by several stages: suggestions, snake case, checks of names."""

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
"""Invisible characters, for a character class: Unicode's `Default_Ignorable_Code_Point`, line separators, direction
marks, and the empty Braille cell."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Names of rows and columns on lettered maps."""
NAME = re.compile(r"[a-z][a-z0-9_]*\Z|[A-Z][A-Za-z0-9_]*\Z")


def edit_distance(left: str, right: str, limit: int) -> int:
    """Return the Damerau-Levenshtein distance of two words, or `limit + 1` if it is larger."""
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
    """Return the candidate that *word* was most likely meant to be, or None."""
    candidates = list(candidates)
    best: tuple[int, str] | None = None
    lowered = word.lower()
    letters = set(lowered)
    for candidate in candidates:
        limit = max(1, min(3, (max(len(word), len(candidate)) + 1) // 3))
        if len(letters.difference(candidate.lower())) > limit:
            continue  # each missing letter takes at least one edit
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
    """Return a hint that names the nearest candidate, or ""."""
    found = nearest(word, list(candidates))
    return f"did you mean `{found}`?" if found else ""


_LONG = re.compile(r"[^\s`“”]{160,}|(?<=[`“])[^`“”]{400,}(?=[`”])")


def cut_short(text: str) -> str:
    """Shorten overlong quotations within a message."""
    return _LONG.sub(lambda found: f"{found[0][:80]}…", text)


def shortened(text: str) -> str:
    """Shorten a text that stands alone, like a quotation of it."""
    return f"{text[:80]}…" if len(text) >= 400 else cut_short(text)


def one_of(names: Iterable[str], most: int = 12) -> str:
    """Return a hint that lists the names, or "" if there are too many."""
    known = list(names)
    if not known or len(known) > most:
        return ""
    return f"there {'is' if len(known) == 1 else 'are'} {listed(f'`{name}`' for name in known)}"


def word_of_kind(name: str) -> str:
    """Return the word that heads entries of a kind: `pop_center` for `PopCenter`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def snake_case(text: str) -> str:
    """Return `half_ripe_old` for `Half-Ripe (Old)`."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower()).strip("_")


def is_safe_name(text: str) -> bool:
    """Return whether a text can be an identifier in generated code."""
    return bool(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", text)) and not keyword.iskeyword(text)


def listed(words: Iterable[str], joint: str = "and") -> str:
    """Return `a, b and c`."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {joint} {items[-1]}"


def article(noun: str) -> str:
    """Return `an apple`, `a unit`."""
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
    """Return a hint for a number or die written as a word, or ""."""
    if re.fullmatch(r"\d*D\d+", word):
        return f"write `{word.lower()}`"
    if word in ("all", "everybody"):
        return "all players together are `everyone`"
    return f"write {_FIGURES[word]}" if word in _FIGURES else ""
