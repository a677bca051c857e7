"""The lists of words are those that the parse table gives."""

from __future__ import annotations

import pytest

from rulec.syntax.parser import load
from rulec.syntax.words import compute, free_spelling, words
from tests.syntax.sources import parsed, places

# What version 3 of `grammar/words.md` reserves. A longer list needs a new version there and here.
VERSION_3 = {
    "reserved": """
        and as cites during each else has if in its no none not of or over round ruling then this unknown when yes
    """,
    "not_first": """
        about add again base bounds constant die enum example expect fact family given holds judged kind measure modify
        needs on otherwise quantity reading roll scale stated step subtract take tally throw thrown times value waive
    """,
    "free": "be because counts down extends grain listed nearest per to until up where",
}


def test_the_lists_are_those_of_the_parse_table() -> None:
    assert words() == compute(load())


def test_the_lists_grow_only_with_the_version() -> None:
    for name, held in VERSION_3.items():
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
