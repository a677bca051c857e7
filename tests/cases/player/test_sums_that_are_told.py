"""The report told another sum than was paid."""

from __future__ import annotations

from tests.cases.thrones import named, play


def test_a_better_bargain_is_told_in_full() -> None:
    """Seed 002, line 3985: the Halflings get 25 % more than was agreed, and the report says how much that is."""
    done = play(
        ("The Halflings", "201 The Alchemist 5000 food for 2000 gold"),
        ("The Alchemist", "202 The Halflings 2000 gold for 5000 food"),
    )
    assert "The Alchemist has kept the bargain: 2,500 gold." in done.told
    assert "The Halflings has kept the bargain: 5,000 food." in done.told
    with_it, without = (named(each.world.kingdoms, "The Halflings").gold for each in (done, play()))
    assert with_it == without + 2500


def test_influence_is_named_once() -> None:
    """The report said that influence was now so much influence."""
    done = play(("The Halflings", "483 Fool of Burrowton"))
    (text,) = [text for text in done.told if "Fool of Burrowton" in text]
    assert text.count("influence") == 1
