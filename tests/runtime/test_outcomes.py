"""Outcomes as data: values of the world are frozen, and come back from JSON as they were."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulec.runtime.game.outcomes import (
    Amount,
    Line,
    Outcome,
    Thing,
    Throw,
    seen_by,
    throw_of,
    value_data,
    value_from,
    value_of,
)
from rulec.runtime.game.shape import Holds
from rulec.runtime.show import MeasureUnit
from tests.runtime.hamlet import GAME, small

GOLD = MeasureUnit("coin", "coins", called=("gold", "gold"))
MILES = MeasureUnit("mile", "miles", 4)


@pytest.mark.parametrize(
    ("holds", "value", "data"),
    [
        (Holds("number", unit=GOLD), 1200, Amount(1200, "gold")),
        (Holds("number", unit=MILES), 6, Amount(3, "mile", 2)),
        (Holds("number"), 7, 7),
        (Holds("truth"), 0, False),
        (Holds("text"), "Ann", "Ann"),
        (Holds("number", optional=True), None, None),
        (Holds("spot", unit=MILES), (8, 2), (Amount(2, "mile"), Amount(1, "mile", 2))),
        (Holds("list", item=Holds("number")), [3, 4], (3, 4)),
    ],
)
def test_a_value_is_data_that_json_brings_back(holds: Holds, value: Any, data: Any) -> None:
    found = value_of(value, holds, GAME.shape)
    assert found == data
    assert type(found) is type(data)
    assert value_from(json.loads(json.dumps(value_data(found)))) == data


def test_entries_stand_by_their_keys_and_things_by_name_and_number() -> None:
    world = small()
    tom = world.guards[0]
    (choice, *_) = GAME.shape.choices.values()
    assert value_of(0, Holds("choice", choice.name), GAME.shape) == choice.keys[0]
    assert value_of(0b11, Holds("set", choice.name), GAME.shape) == choice.keys[:2]
    assert value_of(tom, Holds("thing", "Guard"), GAME.shape) == Thing("Guard", "Tom", tom.id)


def test_a_list_that_changes_later_leaves_its_value_as_it_was() -> None:
    row = [1, 2]
    found = value_of(row, Holds("list", item=Holds("number")), GAME.shape)
    row.append(3)
    assert found == (1, 2)


def test_players_are_told_no_numbers_of_things_and_no_lines_of_others() -> None:
    line = Line("Oak", 2, "tom 200 hill", "came to nothing", "caught")
    args = {"guard": Thing("Guard", "Tom", 7), "all": (Thing("Guard", "Ann", 9),)}
    outcome = Outcome(3, 2, "order:200", "caught", args, None, line, "Tom is caught.")
    mine, theirs = seen_by("Oak", outcome), seen_by("Hill", outcome)
    assert mine is not None
    assert theirs is not None
    assert mine.args == theirs.args == {"guard": Thing("Guard", "Tom"), "all": (Thing("Guard", "Ann"),)}
    assert mine.about == line
    assert theirs.about is None
    assert seen_by("Hill", outcome._replace(to=("Oak",))) is None
    assert seen_by("Hill", outcome._replace(to=())) is None


def test_a_throw_has_the_name_that_it_has_in_the_rules() -> None:
    assert throw_of(2, "order 200/1/0/steal.luck", 5) == Throw(2, "order 200/1/0/steal.luck", 5, "steal.luck")


@pytest.mark.parametrize("data", [1.5, {"amount": 1.5, "unit": "gold"}, {"name": 3}, [{}]])
def test_other_data_is_no_value(data: Any) -> None:
    with pytest.raises(ValueError, match="no value"):
        value_from(data)
