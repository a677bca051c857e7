"""Names of a pack that a package has for something of its own: the package gives them another name."""

from __future__ import annotations

import pytest

from rulec.backends.python.module_layout import PLAYED
from rulec.driver.worked_examples.run import run_examples
from tests.catalogue.manor import compile_with

LOOP = """\
quantity keen_friends(guard: Guard) -> gold "What keen friends bring"
    base 1 gold * count(each SORT_KEEN in guard.friends where SORT_KEEN.sort = keen)
    cites book "Gate" 43
    example "One of two"
        given guard.friends: {Guard(sort: keen), Guard(sort: old)}
        expect keen_friends(guard) = 1 gold
"""
LOCAL = """\
process favour(guard: Guard) "A friend is favoured, and another is one no more"
    let NAME be guard.level
    for the first best in guard.friends by highest best.level then shuffled
        raise best.level by NAME
    for each other in guard.friends by lowest other.level then shuffled
        raise other.level by NAME
    draw first_one from guard.friends
        set first_one.rank to high
    remove guard from guard.friends
    tell guard.house "{guard.level} for each friend."
    cites book "Gate" 44
    example "Two friends"
        given guard.level: 2, guard.house: House(), low_one: Guard(level: 1), best_one: Guard(level: 5)
        given guard.friends: {low_one, best_one, guard}
        does
            run favour(guard)
        expect best_one.level = 9 levels
        expect low_one.level = 3 levels
        expect count(each f in guard.friends) = 1
        expect low_one.rank = high
"""


def test_a_variable_that_is_spelled_like_a_member_of_the_package() -> None:
    """`sort == SORT_KEEN` compared with the variable itself, had the loop kept its name."""
    assert _said(LOOP) == []


@pytest.mark.parametrize("name", sorted(name for names in PLAYED.values() for name in names if name.islower()))
def test_a_name_that_is_spelled_like_a_helper_of_the_package(name: str) -> None:
    """Drawing the best by lot called the name of the pack instead of what draws."""
    assert _said(LOCAL.replace("NAME", name)) == []


def _said(text: str) -> list[str]:
    compiled, report = compile_with({"case.rules": text}, backends=None)
    assert [f"{each.code.number} {each.headline}" for each in report.found] == []
    assert compiled is not None
    assert run_examples(compiled, report).run
    return [f"{each.code.number} {each.headline} {each.primary.label}" for each in report.found]
