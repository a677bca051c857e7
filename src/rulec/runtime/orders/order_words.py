"""Tokenisation of lines, and tables of names.

A *word* is a run of letters and digits, or a single mark. Case, spacing, look-alikes of Latin letters, and variants of
dashes, arrows and apostrophes are normalised. Brackets and sentence punctuation are skipped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from typing import Any

from rulec.runtime.game.shape import Choice

WORD = re.compile(r"\w+|[-=]+>|[-‐-―−]+|[→⇒⟶➔]|[^\w\s]")
DASH = "-"
"""Normal form of all dashes and arrows."""
PASSED_OVER = frozenset("().;:[]{}!?")
"""Marks that are skipped unless a form uses them."""
QUOTE = '"'
NAMED = ("thing", "choice")
"""Types with named values."""
LOOK_ALIKE = dict(
    zip(
        "АВЕКМНОРСТХУІЈЅаеорсухіјѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυχιı",
        "ABEKMHOPCTXYIJSaeopcyxijsdhqwABEZHIKMNOPTYXavopuxii",
        strict=True,
    )
)
"""Letters of other scripts that look like a Latin one. Accents are handled by decomposition."""
_LATIN = str.maketrans(LOOK_ALIKE)


def plain(word: str) -> str:
    """Return the normal form of a word: lower case, Latin look-alikes replaced, one form for dashes and apostrophes."""
    if word[0].isalnum():
        return unicodedata.normalize("NFKC", word).translate(_LATIN).casefold()
    if word[0] in "’‘´`":
        return "'"
    return DASH if (word[0] in "-=→⇒⟶➔−" and word != "=") or "‐" <= word[0] <= "―" else word.casefold()


class Spelling(dict[str, str]):
    """Cache of normal forms; skipped words map to an empty text."""

    __slots__ = ("passed_over",)

    def __init__(self, passed_over: frozenset[str]) -> None:
        super().__init__()
        self.passed_over = passed_over

    def __missing__(self, word: str) -> str:
        if len(self) == 4096:
            self.clear()
        known = plain(word)
        found = self[word] = "" if known in self.passed_over else known
        return found


SPELLING = Spelling(PASSED_OVER)


def words_of(text: str, spelling: Spelling = SPELLING) -> tuple[str, ...]:
    """Return the words of a text."""
    return tuple(filter(None, map(spelling.__getitem__, WORD.findall(text))))


def ends_of(text: str, spelling: Spelling = SPELLING) -> tuple[tuple[int, int], ...]:
    """Return the start and end offset of each word of a text."""
    return tuple([match.span() for match in WORD.finditer(text) if spelling[match.group()]])


@lru_cache(maxsize=4096)
def key_of(name: str) -> tuple[str, ...]:
    """Return a name as a tuple of words."""
    return words_of(name)


@lru_cache(maxsize=4096)
def folded(name: str) -> tuple[str, ...]:
    """Return a name in the form in which names are compared: its words without marks."""
    every = key_of(name.replace("_", " "))
    return tuple([word for word in every if word[0].isalnum()]) or every


@lru_cache(maxsize=32)
def spelling_of(passed_over: frozenset[str]) -> Spelling:
    """Return the spelling that skips these marks."""
    return Spelling(passed_over)


@lru_cache(maxsize=4096)
def spellings_of(name: str, passed_over: frozenset[str] = PASSED_OVER) -> tuple[tuple[str, ...], ...]:
    """Return the word tuples under which a name is accepted: as written, with blanks for underscores, and
    without marks.
    """
    spelling = spelling_of(passed_over)
    every = (words_of(name, spelling), words_of(name.replace("_", " "), spelling), folded(name))
    return tuple(each for each in dict.fromkeys(every) if each)


UNSURE: Any = object()
"""Marks a word whose meaning depends on the following words or on the player."""


class _Alone(dict[str, Any]):
    """Meaning of single words that begin no longer name, found on demand."""

    __slots__ = ("names",)

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names

    def __missing__(self, word: str) -> Any:
        values = self.names.whole((word,)) if self.names.lengths.get(word) == (1,) else ()
        found = self[word] = values[0] if len(values) == 1 else UNSURE
        return found


class Names:
    """Table from names to values; several values may share a name. All names are added before the first look-up.

    `passed_over` are the marks that lines skip.
    """

    __slots__ = ("alone", "lengths", "passed_over", "shown", "values")

    def __init__(self, passed_over: frozenset[str] = PASSED_OVER) -> None:
        self.passed_over = passed_over
        self.alone = _Alone(self)
        self.values: dict[tuple[str, ...], list[Any]] = {}
        self.shown: dict[str, list[Any]] = {}
        self.lengths: dict[str, tuple[int, ...]] = {}
        """First word of names -> numbers of words in these names, longest first."""

    def add(self, value: Any, name: str) -> None:
        """Add a name of a value. It is also accepted without its marks and with blanks for underscores."""
        if not (shown := " ".join(name.split())):
            return
        self.shown.setdefault(shown, []).append(value)
        for each in spellings_of(shown, self.passed_over):
            row = self.values.get(each)
            if row is None:
                self.values[each] = [value]
                lengths = self.lengths.get(each[0], ())
                if len(each) not in lengths:
                    self.lengths[each[0]] = tuple(sorted((*lengths, len(each)), reverse=True))
            elif not any(value is other or (isinstance(value, int) and value == other) for other in row):
                row.append(value)

    def at(self, words: tuple[str, ...], at: int) -> list[tuple[list[Any], int]]:
        """Return the values named at a position, each with the position after the name, longest names first."""
        found: list[tuple[list[Any], int]] = []
        for length in self.lengths.get(words[at], ()) if at < len(words) else ():
            end = at + length
            if end <= len(words) and (values := self.whole(words[at:end])):
                found.append((values, end))
        return found

    def whole(self, words: tuple[str, ...]) -> list[Any]:
        """Return the values with exactly this name."""
        return self.values.get(words, [])

    @property
    def has_alike(self) -> bool:
        """True if several values share a name."""
        return any(len(row) > 1 for row in chain(self.values.values(), self.begun()))

    def begun(self) -> Iterable[list[Any]]:
        """Return the groups of things known by the name of an entry."""
        return ()

    def told(self, of: Callable[[Any], bool] | None = None) -> list[str]:
        """Return the printed names of all values, or of those that satisfy a condition."""
        return [name for name, values in self.shown.items() if of is None or any(map(of, values))]


class ThingNames(Names):
    """Names of things in play: their own, and those of the entries as which they began."""

    __slots__ = ("by_entry", "entries")

    def __init__(self, entries: Names | None = None, passed_over: frozenset[str] = PASSED_OVER) -> None:
        super().__init__(passed_over)
        self.entries = entries
        self.by_entry: dict[int, list[Any]] = {}
        if entries is not None:
            self.lengths.update(entries.lengths)

    def whole(self, words: tuple[str, ...]) -> list[Any]:
        """Return the things with exactly this name."""
        found = self.values.get(words, [])
        if self.entries is None or words not in self.entries.values:
            return found
        for entry in self.entries.values[words]:
            begun = self.by_entry.get(entry, [])
            found = [*found, *(thing for thing in begun if thing not in found)] if found else begun
        return found

    def begun(self) -> Iterable[list[Any]]:
        """Return the groups of things known by the name of an entry."""
        return self.by_entry.values()

    def told(self, of: Callable[[Any], bool] | None = None) -> list[str]:
        """Return the printed names of all things, or of those that satisfy a condition."""
        names = super().told(of)
        for name, entries in self.entries.shown.items() if self.entries is not None else ():
            things = [thing for entry in entries for thing in self.by_entry.get(entry, ())]
            if any(of is None or of(thing) for thing in things):
                names.append(name)
        return names


@lru_cache(maxsize=256)
def choice_names(choice: Choice, passed_over: frozenset[str] = PASSED_OVER) -> Names:
    """Return the names of members or entries, which are the same in every world."""
    found = Names(passed_over)
    for names in (choice.titles, choice.keys, choice.printed):
        for member, name in enumerate(names):
            found.add(member, name)
    for member, also in enumerate(choice.also):
        for name in also:
            found.add(member, name)
    return found
