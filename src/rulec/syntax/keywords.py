"""Words that cannot be names: reserved everywhere, or only at the start of a line.

Phrases (`at least`, `set to`) reserve none of their words. `grammar/words.md` contains the lists with a version; a test
compares them with the grammar.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from rulec.base.records import dataclass
from rulec.base.resources import text

if TYPE_CHECKING:
    from lark import Lark

_HEADINGS = {
    "Reserved everywhere": "reserved",
    "Not at the start of a line": "not_first",
    "Free outside their place": "free",
    "Phrases": "phrases",
    "Retired": "retired",
}


@dataclass(frozen=True, slots=True)
class Words:
    """The lists of words, each in alphabetical order."""

    reserved: tuple[str, ...]
    not_first: tuple[str, ...]
    free: tuple[str, ...]
    phrases: tuple[str, ...]
    retired: tuple[str, ...]

    @cached_property
    def all(self) -> tuple[str, ...]:
        """Every single word of the language."""
        return tuple(sorted((*self.reserved, *self.not_first, *self.free)))

    @cached_property
    def opening(self) -> frozenset[str]:
        """Words that cannot name a field or kind."""
        return frozenset((*self.not_first, *self.retired))


@lru_cache(maxsize=1)
def words() -> Words:
    """Return the lists in `grammar/words.md`."""
    found: dict[str, tuple[str, ...]] = {}
    heading = ""
    for line in text("grammar", "words.md").splitlines():
        if line.startswith("## "):
            heading = _HEADINGS.get(line.removeprefix("## ").split(" (")[0], "")
        elif heading and line.strip():
            found[heading] = found.get(heading, ()) + tuple(re.findall(r"`([^`]+)`", line))
    return Words(**{name: tuple(sorted(found.get(name, ()))) for name in _HEADINGS.values()})


@lru_cache(maxsize=1)
def spellings(grammar: Lark) -> dict[str, tuple[str, ...]]:
    """Return the spellings of terminals that have few: `WHEN` is `when`, `AT_LEAST` is `at least`."""
    found: dict[str, tuple[str, ...]] = {}
    for terminal in grammar.terminals:
        pattern = terminal.pattern
        if pattern.type == "str":
            found[terminal.name] = (pattern.value,)
        elif pattern.value.endswith(r"\b"):
            spelt = pattern.value.removesuffix(r"\b").replace("[ ]+", " ")
            found[terminal.name] = tuple(spelt.strip("()").split("|"))
    return found


_FREE_SPELLINGS = {
    "base": "base_amount",
    "again": "once_more",
    "die": "cube",
    "each": "each_one",
    "family": "kin",
    "if": "condition",
    "in": "inside",
    "kind": "sort",
    "no": "refusal",
    "none": "nothing",
    "on": "on_top",
    "over": "above",
    "quantity": "total",
    "roll": "cast",
    "round": "round_number",
    "scale": "degree",
    "step": "step_number",
    "this": "this_one",
    "throw": "toss",
    "thrown": "tossed",
    "times": "repetitions",
    "unknown": "not_known",
    "value": "worth",
    "yes": "consent",
}


def free_spelling(word: str) -> str:
    """Return a name to use in place of a reserved word."""
    return _FREE_SPELLINGS.get(word, f"{word}_amount" if word in ("add", "subtract") else f"{word}_of")
