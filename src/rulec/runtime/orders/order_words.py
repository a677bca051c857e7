"""Lines as words, and what the words of a line may name.

A word is a run of letters and digits, or a single mark. Case, spacing, letters that only look like Latin ones, and the
kind of a dash, an arrow or an apostrophe make no difference; brackets and the points at the end of sentences are passed
over.
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
"""What every dash and arrow is read as."""
PASSED_OVER = frozenset("().;:[]{}!?")
"""Marks that say nothing, but where a form has them."""
QUOTE = '"'
NAMED = ("thing", "choice")
"""Sorts of what is called by a name."""
LOOK_ALIKE = dict(
    zip(
        "АВЕКМНОРСТХУІЈЅаеорсухіјѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυχιı",
        "ABEKMHOPCTXYIJSaeopcyxijsdhqwABEZHIKMNOPTYXavopuxii",
        strict=True,
    )
)
"""Letters of other scripts that are drawn like a Latin one; accents are found by decomposition."""
_LATIN = str.maketrans(LOOK_ALIKE)


def plain(word: str) -> str:
    """Return a word in small letters, Latin where it looks so, with one form for all dashes and one for apostrophes."""
    if word[0].isalnum():
        return unicodedata.normalize("NFKC", word).translate(_LATIN).casefold()
    if word[0] in "’‘´`":
        return "'"
    return DASH if (word[0] in "-=→⇒⟶➔−" and word != "=") or "‐" <= word[0] <= "―" else word.casefold()


class Spelling(dict[str, str]):
    """What words are read as, found out when one is first met: plain, and nothing where it is passed over."""

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
    """The words of a text."""
    return tuple(filter(None, map(spelling.__getitem__, WORD.findall(text))))


def ends_of(text: str, spelling: Spelling = SPELLING) -> tuple[tuple[int, int], ...]:
    """Where each word of a text begins and ends in it."""
    return tuple([match.span() for match in WORD.finditer(text) if spelling[match.group()]])


@lru_cache(maxsize=4096)
def key_of(name: str) -> tuple[str, ...]:
    """A name as its words."""
    return words_of(name)


@lru_cache(maxsize=4096)
def folded(name: str) -> tuple[str, ...]:
    """Return a name as people tell names apart: its words without capitals and marks."""
    every = key_of(name.replace("_", " "))
    return tuple([word for word in every if word[0].isalnum()]) or every


@lru_cache(maxsize=32)
def spelling_of(passed_over: frozenset[str]) -> Spelling:
    """Return the spelling in which these marks say nothing."""
    return Spelling(passed_over)


@lru_cache(maxsize=4096)
def spellings_of(name: str, passed_over: frozenset[str] = PASSED_OVER) -> tuple[tuple[str, ...], ...]:
    """Return a name as its words: as it stands where these marks say nothing, with spaces for underscores, and as it is
    told from others."""
    spelling = spelling_of(passed_over)
    every = (words_of(name, spelling), words_of(name.replace("_", " "), spelling), folded(name))
    return tuple(each for each in dict.fromkeys(every) if each)


UNSURE: Any = object()
"""What a word names hangs on the words behind it, or on who says it."""


class _Alone(dict[str, Any]):
    """What a word names, whatever stands behind it: found out when a word is first looked up."""

    __slots__ = ("names",)

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names

    def __missing__(self, word: str) -> Any:
        values = self.names.whole((word,)) if self.names.lengths.get(word) == (1,) else ()
        found = self[word] = values[0] if len(values) == 1 else UNSURE
        return found


class Names:
    """Names to values; a name that several things have is known as such. All are added before any is looked up.
    `passed_over` are the marks that say nothing in lines."""

    __slots__ = ("alone", "lengths", "passed_over", "shown", "values")

    def __init__(self, passed_over: frozenset[str] = PASSED_OVER) -> None:
        self.passed_over = passed_over
        self.alone = _Alone(self)
        self.values: dict[tuple[str, ...], list[Any]] = {}
        self.shown: dict[str, list[Any]] = {}
        self.lengths: dict[str, tuple[int, ...]] = {}
        """The first word of names -> how many words such a name may have, the longest first."""

    def add(self, value: Any, name: str) -> None:
        """One more name of a value: it is understood without its marks too, and with spaces for underscores."""
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
        """The values whose name stands at a word, and the word behind the name: the longest names first."""
        found: list[tuple[list[Any], int]] = []
        for length in self.lengths.get(words[at], ()) if at < len(words) else ():
            end = at + length
            if end <= len(words) and (values := self.whole(words[at:end])):
                found.append((values, end))
        return found

    def whole(self, words: tuple[str, ...]) -> list[Any]:
        """The values that are called just so."""
        return self.values.get(words, [])

    @property
    def has_alike(self) -> bool:
        """Return whether several things share one name."""
        return any(len(row) > 1 for row in chain(self.values.values(), self.begun()))

    def begun(self) -> Iterable[list[Any]]:
        """Those that are known by the names of entries."""
        return ()

    def told(self, of: Callable[[Any], bool] | None = None) -> list[str]:
        """Names to be shown: all, or those of some values."""
        return [name for name, values in self.shown.items() if of is None or any(map(of, values))]


class ThingNames(Names):
    """Names of things in play: what each is called, and the names of the entries as which things began."""

    __slots__ = ("by_entry", "entries")

    def __init__(self, entries: Names | None = None, passed_over: frozenset[str] = PASSED_OVER) -> None:
        super().__init__(passed_over)
        self.entries = entries
        self.by_entry: dict[int, list[Any]] = {}
        if entries is not None:
            self.lengths.update(entries.lengths)

    def whole(self, words: tuple[str, ...]) -> list[Any]:
        """Those that are called just so."""
        found = self.values.get(words, [])
        if self.entries is None or words not in self.entries.values:
            return found
        for entry in self.entries.values[words]:
            begun = self.by_entry.get(entry, [])
            found = [*found, *(thing for thing in begun if thing not in found)] if found else begun
        return found

    def begun(self) -> Iterable[list[Any]]:
        """Those that are known by the names of entries."""
        return self.by_entry.values()

    def told(self, of: Callable[[Any], bool] | None = None) -> list[str]:
        """Names to be shown."""
        names = super().told(of)
        for name, entries in self.entries.shown.items() if self.entries is not None else ():
            things = [thing for entry in entries for thing in self.by_entry.get(entry, ())]
            if any(of is None or of(thing) for thing in things):
                names.append(name)
        return names


@lru_cache(maxsize=256)
def choice_names(choice: Choice, passed_over: frozenset[str] = PASSED_OVER) -> Names:
    """The names of members or entries: the same in every world."""
    found = Names(passed_over)
    for names in (choice.titles, choice.keys, choice.printed):
        for member, name in enumerate(names):
            found.add(member, name)
    for member, also in enumerate(choice.also):
        for name in also:
            found.add(member, name)
    return found
