"""What players type: each form in its spellings, and a sentence for what fits none."""

from __future__ import annotations

import pytest

from rulec.runtime.game.acts import ActSpec, Notation, Optional, Param, Slot
from rulec.runtime.game.amounts import amount_of
from rulec.runtime.game.shape import Holds
from rulec.runtime.orders.order_errors import form
from rulec.runtime.orders.order_parser import Reader, typed_out
from tests.runtime.hamlet import GAME, changed, hamlet, small


def read(text: str) -> str:
    """What came of a line of the Oak."""
    world = small()
    given, sentence = Reader(world, GAME).read(world.houses[0], text)
    return sentence if given is None else typed_out(given, world.SHAPE)


@pytest.mark.parametrize(
    "text, meant",
    [
        ("110", "110 Pick"),
        ("  PICK   apples ", "110 Pick"),
        ("100 Will", "100 Hire (name: Will, charm: none)"),
        ("100 Will with horseshoe", "100 Hire (name: Will, charm: Horseshoe)"),
        ("\uff11\uff10\uff10 Will w\u0456th hors\u0435shoe", "100 Hire (name: Will, charm: Horseshoe)"),
        ("100 Will with SILVER_BELL", "100 Hire (name: Will, charm: Silver Bell)"),
        ("100 Will with silver bell", "100 Hire (name: Will, charm: Silver Bell)"),
        ("100 Will with love", "100 Hire (name: Will with love, charm: none)"),
        ('100 "Will with horseshoe"', "100 Hire (name: Will with horseshoe, charm: none)"),
        ("100 Will with none", "100 Hire (name: Will, charm: none)"),
        ("tom 200 green hill", "200 Steal (target: Green Hill, apples: 2 apples)"),
        ("Tom 200 Green  Hill 5", "200 Steal (target: Green Hill, apples: 5 apples)"),
        ("tom 200 oak 1 apple", "200 Steal (target: Oak, apples: 1 apple)"),
        ('tom 200 "green hill" 3 apples', "200 Steal (target: Green Hill, apples: 3 apples)"),
        ("tom 200 house of the oak", "200 Steal (target: Oak, apples: 2 apples)"),
        ("500 1,500 gold to green hill", "500 Give (target: Green Hill, gold: 1,500 gold)"),
        ("500 1500 to green hill", "500 Give (target: Green Hill, gold: 1,500 gold)"),
        ("600 tom: horseshoe", "600 Train (charm: Horseshoe)"),
        ("600 tom :horseshoe", "600 Train (charm: Horseshoe)"),
        ("100", "Say whom: 100 NAME."),
    ],
)
def test_a_line_is_understood(text: str, meant: str) -> None:
    assert read(text) == meant


@pytest.mark.parametrize(
    "text, pieces",
    [
        ("", ["the line ends"]),
        ("9999", ["but there stands “9999”"]),
        ("1100", ["but there stands “1100”"]),
        ("would Tom please pick some apples", ["It is typed so: pick apples."]),
        ("hello over there", ["but there stands “hello over there”."]),
        ("tom 300 gre on the hill", ["is “Green Hill” meant?"]),
        ("pick pears", ["`apples`", "behind “pick”", "“pears”"]),
        ("tom 300", ["Here should stand a house", "behind “tom 300” the line ends", "GUARD 300 TARGET"]),
        ("tom 300 grean hill", ["a house", "is “Green Hill” meant?"]),
        ("tom 200 green hill 9", ["9 apples is not possible here", "from 1 apple to 5 apples"]),
        ("tom 200 green hill now", ["nothing more", "behind “tom 200 green hill”", "“now”"]),
        ("tom 200 green hill 3 pears", ["nothing more", "“pears”"]),
        ("tom 200 green hill 1/2", ["that is not so fine"]),
        ("jack 300 oak", ["a guard of yours"]),
        ("tim 300 oak", ["is “Tom” meant?"]),
        ("to 300 oak", ["is “Tom” meant?"]),
        ("300 oak", ["In front of “300 oak” there is missing a guard. It is typed so: GUARD 300 TARGET."]),
        ("500 gold to oak", ["an amount of gold", "“gold to oak”"]),
        ("500 1,00 gold to oak", ["an amount of gold"]),
        ('100 "Will', ["a text in quotes"]),
        ("x" * 2000, ["too long"]),
    ],
)
def test_what_fits_no_form_is_told_where(text: str, pieces: list[str]) -> None:
    sentence = read(text)
    assert sentence.endswith((".", "?")), sentence
    for piece in pieces:
        assert piece in sentence


def test_a_name_that_two_have_is_refused() -> None:
    world = small()
    world.add(hamlet.House(name="green HILL"))
    given, sentence = Reader(world, GAME).read(world.houses[0], "tom 300 green hill")
    assert given is None
    assert "one house (“green hill” is the name of two: “Green Hill 1” and “green HILL 2”)" in sentence


def test_of_two_with_one_name_the_player_means_the_own() -> None:
    world = small()
    oak, hill = world.houses
    other = world.add(hamlet.Guard(name="Tom", house=hill))
    read = Reader(world, GAME).read
    first, second = read(oak, "tom 300 oak").given, read(hill, "tom 300 oak").given
    assert first is not None
    assert second is not None
    assert (first.actor, second.actor) == (world.guards[0], other)
    world.add(hamlet.Guard(name="TOM", house=oak))
    assert "one guard (“tom” is the name of two: " in Reader(world, GAME).read(oak, "tom 300 oak").sentence


def test_of_names_that_differ_in_capitals_alone_the_one_is_meant_that_is_spelled_so() -> None:
    world = small()
    oak = world.houses[0]
    tom, loud = world.guards[0], world.add(hamlet.Guard(name="TOM", house=oak))
    read = Reader(world, GAME).read
    for text, meant in (("Tom 300 oak", tom), ("TOM 300 oak", loud), ('"TOM" 300 oak', loud)):
        given = read(oak, text).given
        assert given is not None, text
        assert given.actor is meant
    assert "one guard (“tom” is the name of two: “Tom 1” and “TOM 2”)" in read(oak, "tom 300 oak").sentence


def test_nobody_is_told_of_those_who_act_for_others() -> None:
    world = small()
    read = Reader(world, GAME).read
    assert "is “Tom” meant?" in read(world.houses[0], "tim 300 oak").sentence
    assert "Jack" not in read(world.houses[0], "jak 300 oak").sentence
    assert "is “Jack” meant?" in read(world.houses[1], "jak 300 oak").sentence


def test_the_only_one_who_can_need_not_be_named() -> None:
    rest = next(each for each in GAME.acts if each.key == "400")
    spec = changed(rest, notations=(Notation(("rest",)),))
    world = small()
    oak = world.houses[0]
    given, _ = Reader(world, GAME._replace(acts=(spec,))).read(oak, "rest")
    assert given is not None
    assert given.actor is world.guards[0]
    world.add(hamlet.Guard(name="Ann", house=oak))
    assert (
        Reader(world, GAME._replace(acts=(spec,))).read(oak, "rest").sentence == "It is not said which guard does this."
    )


def test_every_sort_of_hole() -> None:
    shape_of = {
        "flag": Holds("truth"),
        "weight": Holds("number", unit=GAME.shape.kinds["House"].fields[3].holds.unit),
        "houses": Holds("list", item=Holds("thing", "House")),
        "charms": Holds("set", "Charm"),
        "rank": Holds("choice", "Rank", optional=True),
        "note": Holds("text"),
    }
    params = (Param("house", Holds("thing", "House")), *(Param(name, holds) for name, holds in shape_of.items()))
    parts = (
        "do ", Slot("flag"), " ", Slot("weight"), " for ", Slot("houses"), " by ", Slot("charms"),
        Optional((" as ", Slot("rank"))), ": ", Slot("note"),
    )  # fmt: skip
    params = tuple(each._replace(default=(lambda *_: None)) if each.name == "rank" else each for each in params)
    spec = ActSpec(
        kind="order", key="1", number=1, entry=0, title="Do", player="house", params=params,
        notations=(Notation(parts),), does=lambda *_: None,
    )  # fmt: skip
    assert form(spec.notations[0]) == "do FLAG WEIGHT for HOUSES by CHARMS [as RANK]: NOTE"
    world = small()
    oak, hill = world.houses
    text = "Do YES 2 1/4 stones for Oak, green hill by Silver Bell, Horseshoe as old knight: all: of it"
    given, sentence = Reader(world, GAME._replace(acts=(spec,))).read(oak, text)
    assert given is not None, sentence
    assert given.arguments == (oak, True, 9, (oak, hill), 3, 2, "all: of it")
    given, sentence = Reader(world, GAME._replace(acts=(spec,))).read(oak, "do no 0.5 for oak by horseshoe: x")
    assert given is not None, sentence
    assert given.arguments == (oak, False, 2, (oak,), 1, None, "x")
    assert (
        "that is not so fine"
        in Reader(world, GAME._replace(acts=(spec,))).read(oak, "do no 1/3 for oak by horseshoe: x").sentence
    )


def test_amounts() -> None:
    plain = Holds("number")
    stones = GAME.shape.kinds["House"].fields[3].holds
    texts = (
        "5",
        "1,200",
        "-3",
        "1/4",
        "1 3/4",
        "2.5",
        "2.5 stones",
        "1 stone",
        "x",
        "",
        "1 gold",
        "1,20",
        "1/8",
        "1/0",
    )
    assert [amount_of(text, stones) for text in texts] == [
        20, 4800, -12, 1, 7, 10, 10, 4, None, None, None, None, None, None,
    ]  # fmt: skip
    assert [amount_of(text, plain) for text in ("5", "1/2", "7 apples")] == [5, None, None]
