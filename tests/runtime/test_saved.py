"""Saved worlds: back and forth without a loss, and the same bytes for the same world."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from rulec.base.resources import resource
from rulec.runtime.game.serialise import Damaged, from_json, to_json
from rulec.runtime.game.world import OPEN
from tests.runtime.hamlet import GAME, hamlet, small, turn


def schema(name: str) -> Any:
    return json.loads(resource("schemas", f"{name}.schema.json").read_text(encoding="utf-8"))


STATE = Draft202012Validator(
    schema("state"),
    registry=Registry().with_resource("urn:rulec:schema:orders", Resource.from_contents(schema("orders"))),
)


def busy() -> Any:
    """A world in which all that is saved occurs."""
    world = small("word", GAME.shape.bits(["plenty"]))
    turn(world, oak="100 Will with silver bell; tom 300 green hill", hill="110; 100 Ann")
    jack = world.guards[1]
    oak, hill = world.houses
    oak.friends = (hill, oak)
    world.note("stole", jack, hill)
    jack.charms = 3
    world.until("turn", jack, "charms", 1, True)
    world.until("turn", oak, "friends", hill, False)
    world.drop(jack)
    world.drop(hill)
    world.step = 2
    return world


def test_back_and_forth() -> None:
    text = to_json(busy(), GAME)
    again = from_json(text, GAME)
    assert to_json(again, GAME) == text
    STATE.validate(json.loads(text))
    assert json.loads(text)["gone"] != []
    assert again.turn == 2
    assert again.step == 2
    assert again.variant(1)
    assert not again.variant(0)
    assert again.happened("stole", "ever", 0, OPEN, OPEN)
    assert [each.name for each in again.houses] == ["Oak"]


def test_a_saved_world_goes_on_as_the_one_that_was_not_saved() -> None:
    one, two = busy(), from_json(to_json(busy(), GAME), GAME)
    for world in (one, two):
        turn(world, oak="110; tom 300 oak; 100 Joe")
    assert to_json(one, GAME) == to_json(two, GAME)
    assert one.reports == two.reports
    assert all(each.charms & 2 == 0 for each in two.guards if each.name == "Jack")


def test_what_nobody_speaks_of_is_not_kept() -> None:
    world = small()
    world.drop(world.guards[0])
    assert json.loads(to_json(world, GAME))["gone"] == []
    again = from_json(to_json(world, GAME), GAME)
    assert again.add(hamlet.Guard(name="New", house=again.houses[0])).id == 5


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("turn"),
        lambda data: data.update(form=2),
        lambda data: data["things"][0].update(kind="Dragon"),
        lambda data: data["things"][0].update(gold="many"),
        lambda data: data["things"][0].update(gold=None),
        lambda data: data["things"][2].update(house=99),
        lambda data: data["things"][2].update(house=3),
        lambda data: data["things"][2].update(rank="king"),
        lambda data: data["state"].update(season=True),
        lambda data: data.update(events=[["nothing", 1, 1]]),
        lambda data: data.update(events=[["stole", 1, 1, 3]]),
        lambda data: data.update(timers=[["turn", 3, "nothing", 1]]),
        lambda data: data.update(variants=["summer"]),
    ],
)
def test_a_damaged_state_is_refused(change: Any) -> None:
    data = json.loads(to_json(small(), GAME))
    change(data)
    with pytest.raises(Damaged):
        from_json(json.dumps(data), GAME)


def test_what_is_no_json_is_refused() -> None:
    for text in ("", "[]", "{", "null", '"x"'):
        with pytest.raises(Damaged):
            from_json(text, GAME)
