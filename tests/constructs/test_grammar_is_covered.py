"""Every rule, alias and word of `grammar/rulec.lark` stands in the snippet of some case."""

from __future__ import annotations

from tests.constructs.grammar import labels, terminals, used
from tests.constructs.reading import CASES


def test_every_construct_of_the_grammar_has_a_case() -> None:
    shown = {name for case in CASES.values() for name in used(case)}
    assert sorted((labels() | terminals()) - shown) == []
