"""A saved state is taken for what it says that it is (developer.md, friction 10)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from rulec.runtime.game.serialise import Damaged, from_json, to_json
from tests.runtime.hamlet import GAME, small

Change = Callable[[dict[str, Any]], object]


def _changed(change: Change) -> str:
    data = json.loads(to_json(small(), GAME))
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(pack="alamaze"), "a state of the pack `alamaze`, where one of `hamlet` is wanted"),
        (lambda data: data.update(version="99"), "saved under version 99 of `hamlet`, and these rules are "),
        (lambda data: data.update(form=7), "form 7, where 1 is known"),
        (lambda data: data.update(mood="high"), "the state has no `mood` under these rules"),
        (lambda data: data["state"].update(mood="high"), "state: the game has no `mood` under these rules"),
        (lambda data: data["things"][2].update(purse=3), "things, 3: guard 3 has no `purse` under these rules"),
        (
            lambda data: data["things"][2].pop("house"),
            "things, 3: a guard has no `house`, and the rules give it no value of its own",
        ),
    ],
)
def test_what_does_not_fit_is_named(change: Change, why: str) -> None:
    """A state of `alamaze`, version 99, was taken by `diplomacy_1971`, and unknown keys were dropped in silence."""
    with pytest.raises(Damaged, match=f"^{re.escape(why)}"):
        from_json(_changed(change), GAME)


def test_a_field_that_is_new_has_its_default() -> None:
    """It was `Damaged: KeyError: 'for_draw'`: a field that came to the rules begins as they say (20 gold)."""
    text = _changed(lambda data: (data["things"][0].pop("gold"), data["things"][3].pop("charms")))
    world: Any = from_json(text, GAME)
    assert world.houses[0].gold == 20
    assert world.guards[1].charms == 0
    assert world.houses[1].gold == 50
