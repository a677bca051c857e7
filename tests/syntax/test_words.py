"""The lists of words are those that the parse table gives.

A word is *reserved everywhere* when some state of the parser inside a line accepts both it and a name; it *may not
open a line* when some state at the start of a line does.
"""

from __future__ import annotations

import pytest
from lark import Lark
from lark.grammar import Rule

from rulec.base.retired import MARK
from rulec.syntax.keywords import Words, free_spelling, spellings, words
from rulec.syntax.parser import load
from tests.syntax.sources import parsed, places

# What version 17 of `grammar/words.md` reserves. A longer list needs a new version there and here.
VERSION_17 = {
    "reserved": """
        and as by cites costing default during each else everyone happened has if in its no none not of or over round
        ruling sealed then this together unknown when whoever yes
    """,
    "not_first": """
        about acts add again answered ask base cancels change circle constant costs create decide die does draw drawn
        enum event example expect fact fail failure family finish forbid given gives holds judged kind leaves let
        limit lower measure modify needs note on otherwise override process put quantity queue raise reading remove
        repeats reveal roll run said scale sequence set shows shuffle solve standing state stated step subtract
        success take takes tally tell throw thrown times typed under upon value variant view waive window
    """,
    "free": """
        along amount at be because complete counts down ever extends facing failing first for from grain
        highest into last listed lowest
        nearest only per shuffled some to until up where with
    """,
}


LAYOUT = frozenset({"_NL", "_INDENT", "_DEDENT"})


def compute(grammar: Lark) -> Words:
    """The lists as the parse table of a built grammar gives them."""
    living = {symbol.name for rule in grammar.rules if not is_retired(rule) for symbol in rule.expansion}
    every = {name: said for name, said in spellings(grammar).items() if said[0][:1].isalpha()}
    spelt = {name: said for name, said in every.items() if name in living}
    retired = [said[0] for name, said in every.items() if name not in spelt]
    phrases = [said[0] for said in spelt.values() if " " in said[0]]
    single = {name: said for name, said in spelt.items() if " " not in said[0]}
    table = grammar.parser.parser._parse_table
    ends_line = line_ends(grammar)
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
        at_start = before is None or before in LAYOUT or before in ends_line
        (first if at_start else inside).update(single.keys() & actions.keys())
    reserved = {word for terminal in inside for word in single[terminal]}
    not_first = {word for terminal in first for word in single[terminal]} - reserved
    words = {word for said in single.values() for word in said}
    return Words(
        tuple(sorted(reserved)),
        tuple(sorted(not_first)),
        tuple(sorted(words - reserved - not_first)),
        tuple(sorted(phrases)),
        tuple(sorted(retired)),
    )


def is_retired(rule: Rule) -> bool:
    """Whether a rule reads a retired word."""
    return str(rule.origin.name).startswith(MARK)


def line_ends(grammar: Lark) -> set[str]:
    """The rules after which a new line begins: those that end with a line end."""
    found: set[str] = set()
    grown = True
    while grown:
        grown = False
        for rule in grammar.rules:
            last = rule.expansion[-1].name if rule.expansion else ""
            if rule.origin.name not in found and (last in LAYOUT or last in found):
                found.add(rule.origin.name)
                grown = True
    return found


def test_the_lists_are_those_of_the_parse_table() -> None:
    assert words() == compute(load())


def test_the_lists_grow_only_with_the_version() -> None:
    for name, held in VERSION_17.items():
        assert " ".join(getattr(words(), name)) == " ".join(held.split())


@pytest.mark.parametrize("word", words().reserved)
def test_a_reserved_word_is_no_name_of_a_parameter(word: str) -> None:
    _, report = parsed(f"quantity q({word}: Group) -> gold\n    base 1 gold\n")
    assert places(report)[0][0] in ("R0116", "R0111", "R0118")


@pytest.mark.parametrize("word", words().not_first)
def test_a_word_that_opens_lines_is_a_name_elsewhere_but_no_field(word: str) -> None:
    _, report = parsed(f"quantity q({word}: Group) -> gold\n    base a.{word} + {word}.b\n")
    assert places(report) == []
    _, report = parsed(f"kind Group\n    {word}: gold\n")
    assert places(report)[0][0] in ("R0116", "R0120")


@pytest.mark.parametrize("word", words().free)
def test_a_free_word_is_a_name(word: str) -> None:
    _, report = parsed(f"kind {word.title()}\n    {word}: gold\nconstant a = {word}.{word}\n")
    assert places(report) == []


def test_a_free_spelling_is_free() -> None:
    for word in words().all:
        assert free_spelling(word) not in words().all
