"""The sources of facts that a game hands over: what was said, what is computed, and one over the other."""

from __future__ import annotations

import pytest

from rulec.runtime import Computed, Layered, NotStated, Stated, ask


class Thing:
    """A thing in play; two of them are never one, whatever they hold."""

    __slots__ = ()


def test_what_is_said_of_one_thing_is_not_said_of_another() -> None:
    one, other = Thing(), Thing()
    said = Stated().say("lame", one).say("lame", other, holds=False)
    assert said.stated("lame", one) is True
    assert said.stated("lame", other) is False
    assert said.stated("lame", Thing()) is None
    assert said.stated("fed", one) is None


def test_what_is_said_of_all_gives_way_to_what_is_said_of_one() -> None:
    one = Thing()
    said = Stated().say("lame").say("lame", one, holds=False)
    assert said.stated("lame", one) is False
    assert said.stated("lame", Thing()) is True


def test_the_last_statement_counts() -> None:
    assert Stated().say("lame", 3).say("lame", 3, holds=False).stated("lame", 3) is False


def test_members_and_nobody_are_known_by_what_they_are() -> None:
    said = Stated().say("between", 2, None)
    assert said.stated("between", 2, None) is True
    assert said.stated("between", 2, 0) is None


def test_a_statement_keeps_its_thing() -> None:
    said = Stated()
    for _ in range(200):
        said.say("lame", Thing())
    assert all(said.stated("lame", Thing()) is None for _ in range(200))


def test_a_person_over_a_game() -> None:
    computed = Computed(lame=lambda thing: thing == 3, fed=lambda thing: None)
    both = Layered(Stated().say("lame", 4), computed)
    assert [both.stated("lame", at) for at in (3, 4, 5)] == [True, True, False]
    assert both.stated("fed", 3) is None
    assert both.stated("gone", 3) is None


def test_nothing_stands_for_an_answer_that_was_not_given() -> None:
    with pytest.raises(NotStated) as caught:
        ask(Stated(), "lame", "Is it lame?", 3)
    assert caught.value.what == "lame"
    assert caught.value.question == "Is it lame?"
    assert ask(Stated().say("lame", 3, holds=False), "lame", "Is it lame?", 3) is False
