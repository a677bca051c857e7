"""Functions and patterns that are there when they are first used."""

from __future__ import annotations

import rulec.runtime
from rulec.backends.python.text import RUNTIME
from rulec.base.later import later, pattern


def test_a_function_is_found_when_it_is_called() -> None:
    quote = later("urllib.parse", "quote")
    assert quote.__name__ == "quote"
    assert quote("a b", safe="") == "a%20b"


def test_a_pattern_is_what_it_would_be() -> None:
    digits = pattern(r"(?P<all>[0-9]+)")
    found = digits.search("ab 12 c")
    assert found is not None
    assert (found["all"], digits.sub("0", "1 and 22"), digits.findall("3 4")) == ("12", "0 and 0", ["3", "4"])


def test_the_names_of_the_runtime_are_those_that_it_offers() -> None:
    assert set(RUNTIME) == set(rulec.runtime.__all__)
