"""The lists of words are those that the parse table gives."""

from __future__ import annotations

import pytest

from rulec.syntax.keywords import compute, free_spelling, words
from rulec.syntax.parser import load
from tests.syntax.sources import parsed, places

# What version 14 of `grammar/words.md` reserves. A longer list needs a new version there and here.
VERSION_14 = {
    "reserved": """
        and as by cites default during each else everyone happened has if in its no none not of or over round ruling
        sealed then this together unknown when yes
    """,
    "not_first": """
        about acts add again answered ask base bounds cancels chance change choose circle constant costs create decide
        die does draw drawn enum event example expect fact fail failure family finish forbid given holds insert judged
        kind
        let
        limit lower measure modify needs note on open otherwise override process put quantity queue raise reading
        remove repeats reveal roll run said scale sequence set shows shuffle solve standing state stated step subtract
        success take takes tally tell throw thrown times typed under upon value variant view waive window
    """,
    "free": """
        along amount at be because complete counts down ever extends facing failing first for from grain highest into
        last listed lowest
        nearest only per shuffled some to until up where with
    """,
}


def test_the_lists_are_those_of_the_parse_table() -> None:
    assert words() == compute(load())


def test_the_lists_grow_only_with_the_version() -> None:
    for name, held in VERSION_14.items():
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
