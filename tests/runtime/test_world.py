"""Worlds: numbers and collections, memory, the journal, timers, changes at once."""

from __future__ import annotations

import pytest

from rulec.runtime.game.messages import Hole, Message, in_words
from rulec.runtime.game.serialise import to_json
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import OPEN, Clash, held_within
from rulec.runtime.show import MeasureUnit
from tests.runtime.hamlet import GAME, hamlet, small


def test_a_thing_has_a_number_and_stands_in_the_lists_of_its_kinds() -> None:
    world = small()
    assert [each.id for each in world.things.values()] == [1, 2, 3, 4]
    assert [each.name for each in world.guards] == [each.name for each in world.figures] == ["Tom", "Jack"]
    oak = world.houses[0]
    someone = world.add(hamlet.Figure(name="Ann", house=oak))
    assert someone in world.figures
    assert someone not in world.guards
    assert world.of_kind("Figure") == world.figures


def test_a_thing_out_of_play_is_readable_and_its_number_is_not_used_again() -> None:
    world = small()
    tom = world.guards[0]
    world.drop(tom)
    world.drop(tom)
    assert [each.name for each in world.guards] == [each.name for each in world.figures] == ["Jack"]
    assert not world.in_play(tom)
    assert (tom.name, tom.id) == ("Tom", 3)
    assert world.add(hamlet.Guard(name="New", house=world.houses[0])).id == 5


def test_what_happened_is_asked_for_in_five_ways() -> None:
    world = small()
    tom, jack = world.guards
    oak, hill = world.houses
    world.note("stole", tom, hill)
    ways = [("this", 0), ("last", 0), ("within", 1), ("within", 2), ("ever", 0), ("first", 0)]

    def asked(*arguments: object) -> list[bool]:
        return [world.happened("stole", form, count, *arguments) for form, count in ways]

    assert asked(tom, hill) == [True, False, True, True, True, True]
    assert asked(OPEN, hill) == asked(tom, OPEN) == asked(OPEN, OPEN) == asked(tom, hill)
    assert asked(jack, hill) == asked(OPEN, oak) == [False] * 6
    world.end("turn")
    assert asked(tom, hill) == asked(OPEN, hill) == [False, True, False, True, True, False]
    world.note("stole", tom, hill)
    assert asked(tom, hill) == [True, True, True, True, True, False]
    world.end("turn")
    world.end("turn")
    assert asked(tom, OPEN) == [False, False, False, False, True, False]


def test_undoing_puts_everything_back() -> None:
    world = small()
    tom, jack = world.guards
    before = to_json(world, GAME)
    marks = world.begin()
    world.keep(tom, "level")
    tom.level = 9
    world.keep(tom, "level")
    tom.level = 10
    world.drop(tom)
    world.add(hamlet.Guard(name="New", house=world.houses[0]))
    world.note("stole", jack, world.houses[0])
    world.tell(None, "Hm.")
    world.until("turn", jack, "charms", 0, True)
    world.keep(world, "season")
    world.season = 1
    world.undo(marks)
    assert to_json(world, GAME) == before
    assert world.guards == world.figures == [tom, jack]
    assert world.reports == []
    assert not world.happened("stole", "ever", 0, OPEN, OPEN)
    assert world.journal is None


def test_what_was_committed_stays() -> None:
    world = small()
    world.begin()
    world.keep(world.guards[0], "level")
    world.guards[0].level = 4
    world.commit()
    assert world.guards[0].level == 4


def test_what_is_put_until_the_end_is_taken_out_there() -> None:
    world = small()
    tom = world.guards[0]
    oak, hill = world.houses
    tom.charms |= 1 << 1
    world.until("turn", tom, "charms", 1, True)
    oak.friends = (hill, hill, oak)
    world.until("turn", oak, "friends", hill, False)
    world.until("year", oak, "friends", oak, False)
    world.end("turn")
    assert tom.charms == 0
    assert oak.friends == (hill, oak)
    assert [each.sequence for each in world.timers] == ["year"]
    assert world.turn == 2


def test_at_once_reads_come_before_writes_and_adds_add_up() -> None:
    world = small()
    oak, hill = world.houses
    oak.gold, hill.gold = 7, 3
    both = world.together()
    both.set(oak, "apples", hill.apples)
    both.add(oak, "gold", hill.gold)
    both.add(oak, "gold", -1)
    both.add(hill, "gold", oak.gold, 8)
    both.add(hill, "gold", 1, 9)
    both.put(oak, "friends", hill, False)
    both.drop(world.guards[0])
    both.note("stole", world.guards[1], oak)
    assert (oak.gold, hill.gold) == (7, 3)
    both.apply()
    assert (oak.gold, hill.gold, oak.apples) == (9, 8, 9)
    assert oak.friends == (hill,)
    assert [each.name for each in world.guards] == ["Jack"]


@pytest.mark.parametrize("second", ["set", "add"])
def test_two_that_set_one_field_at_once_clash(second: str) -> None:
    world = small()
    both = world.together()
    both.set(world.houses[0], "gold", 1)
    both.set(world.houses[1], "gold", 1)
    with pytest.raises(Clash, match="`gold` is set twice at once"):
        getattr(both, second)(world.houses[0], "gold", 1)
    other = world.together()
    other.add(world.houses[0], "gold", 1)
    with pytest.raises(Clash):
        other.set(world.houses[0], "gold", 1)


def test_a_limit_never_moves_a_value_the_other_way() -> None:
    assert held_within(5, 9, 7, None) == 7
    assert held_within(8, 9, 7, None) == 8
    assert held_within(5, 1, None, 3) == 3
    assert held_within(2, 1, None, 3) == 2


def test_sentences_show_each_sort_of_value() -> None:
    world = small()
    oak, hill = world.houses
    assert hill.name

    def said(holds: Holds, value: object, style: str = "") -> str:
        return Message(("<", Hole(holds, "value", style), ">")).text((value,), GAME.shape)

    gold = MeasureUnit("gold", "gold")
    assert said(Holds("number", unit=gold), 1200) == "<1,200 gold>"
    assert said(Holds("number", unit=MeasureUnit("mile", "miles", 4)), 6) == "<1.5 miles>"
    assert said(Holds("number", unit=MeasureUnit("mile", "miles")), 42, "word") == "<forty-two>"
    assert said(Holds("number"), -3) == "<-3>"
    assert said(Holds("truth"), True) == "<yes>"
    assert said(Holds("text"), "{x}") == "<{x}>"
    assert said(Holds("choice", "Rank"), 2) == "<old knight>"
    assert said(Holds("set", "Charm"), 3) == "<Horseshoe and Silver Bell>"
    assert said(Holds("set", "Charm"), 0) == "<none>"
    assert said(Holds("thing", "House"), hill) == "<Green Hill>"
    assert said(Holds("thing", "House", optional=True), None) == "<none>"
    assert said(Holds("list", item=Holds("thing", "House")), (oak, hill)) == "<Oak and Green Hill>"
    nameless = world.add(hamlet.House())
    assert said(Holds("thing", "House"), nameless) == f"<house {nameless.id}>"
    assert said(Holds("thing", "House"), hamlet.House.named(1, name="")) == "<House of the Hill>"


def test_numbers_in_words() -> None:
    assert [in_words(n) for n in (0, 7, 13, 20, 21, 99, 100, 1234, -1)] == [
        "zero", "seven", "thirteen", "twenty", "twenty-one", "ninety-nine", "100", "1,234", "-1",
    ]  # fmt: skip
