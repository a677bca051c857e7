"""The words of the language that a name may not be, worked out from the parse table.

A word is *reserved everywhere* when some state of the parser inside a line accepts both it and a name; it *may not
open a line* when some state at the start of a line does. Phrases (`at least`, `set to`) reserve none of their
words. `grammar/words.md` holds the lists with a version; a test compares them with what is computed here.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from rulec.base.records import dataclass
from rulec.base.resources import text

if TYPE_CHECKING:
    from lark import Lark

_LAYOUT = frozenset({"_NL", "_INDENT", "_DEDENT"})
_HEADINGS = {
    "Reserved everywhere": "reserved",
    "Not at the start of a line": "not_first",
    "Free outside their place": "free",
    "Phrases": "phrases",
}


@dataclass(frozen=True, slots=True)
class Words:
    """The lists, each in alphabetical order."""

    reserved: tuple[str, ...]
    not_first: tuple[str, ...]
    free: tuple[str, ...]
    phrases: tuple[str, ...]

    @cached_property
    def all(self) -> tuple[str, ...]:
        """Every single word of the language."""
        return tuple(sorted((*self.reserved, *self.not_first, *self.free)))


@lru_cache(maxsize=1)
def words() -> Words:
    """The lists as `grammar/words.md` holds them."""
    found: dict[str, tuple[str, ...]] = {}
    heading = ""
    for line in text("grammar", "words.md").splitlines():
        if line.startswith("## "):
            heading = _HEADINGS.get(line.removeprefix("## ").split(" (")[0], "")
        elif heading and line.strip():
            found[heading] = found.get(heading, ()) + tuple(re.findall(r"`([^`]+)`", line))
    return Words(**{name: tuple(sorted(found.get(name, ()))) for name in _HEADINGS.values()})


def compute(grammar: Lark) -> Words:
    """The lists as the parse table of a built grammar gives them."""
    spelt = {name: words for name, words in spellings(grammar).items() if words[0][:1].isalpha()}
    phrases = [words[0] for words in spelt.values() if " " in words[0]]
    single = {name: words for name, words in spelt.items() if " " not in words[0]}
    table = grammar.parser.parser._parse_table
    ends_line = _line_ends(grammar)
    entered_by: dict[int, str] = {}
    for actions in table.states.values():
        for symbol, (_, target) in actions.items():
            if isinstance(target, int):
                entered_by[target] = symbol
    first: set[str] = set()
    inside: set[str] = set()
    for state, actions in table.states.items():
        if "NAME" not in actions:
            continue
        before = entered_by.get(state)
        at_start = before is None or before in _LAYOUT or before in ends_line
        (first if at_start else inside).update(single.keys() & actions.keys())
    reserved = {word for terminal in inside for word in single[terminal]}
    not_first = {word for terminal in first for word in single[terminal]} - reserved
    every = {word for spelt in single.values() for word in spelt}
    return Words(
        tuple(sorted(reserved)),
        tuple(sorted(not_first)),
        tuple(sorted(every - reserved - not_first)),
        tuple(sorted(phrases)),
    )


@lru_cache(maxsize=1)
def spellings(grammar: Lark) -> dict[str, tuple[str, ...]]:
    """How the terminals that are written in few ways are written: `WHEN` is `when`, `AT_LEAST` is `at least`."""
    found: dict[str, tuple[str, ...]] = {}
    for terminal in grammar.terminals:
        pattern = terminal.pattern
        if pattern.type == "str":
            found[terminal.name] = (pattern.value,)
        elif pattern.value.endswith(r"\b"):
            spelt = pattern.value.removesuffix(r"\b").replace("[ ]+", " ")
            found[terminal.name] = tuple(spelt.strip("()").split("|"))
    return found


def _line_ends(grammar: Lark) -> set[str]:
    """The rules after which a new line begins: those that end with a line end."""
    found: set[str] = set()
    grown = True
    while grown:
        grown = False
        for rule in grammar.rules:
            last = rule.expansion[-1].name if rule.expansion else ""
            if rule.origin.name not in found and (last in _LAYOUT or last in found):
                found.add(rule.origin.name)
                grown = True
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
    """A name that may stand where `word` may not."""
    return _FREE_SPELLINGS.get(word, f"{word}_amount" if word in ("add", "subtract", "bounds") else f"{word}_of")
