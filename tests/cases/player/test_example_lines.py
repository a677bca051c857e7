"""An example in a refusal is a line that would be taken and carried out, as far as that can be known."""

from __future__ import annotations

import pytest

from rulec.runtime.game.turns import hand_in
from tests.runtime.hamlet import GAME, small


@pytest.mark.parametrize(
    ("line", "example"),
    [("tom 200 nowhere", "Tom 200 Green Hill 1 apple"), ("tom 200 oak nowhere", "Tom 200 Green Hill 1 apple")],
)
def test_no_house_is_shown_how_to_steal_from_itself(line: str, example: str) -> None:
    """The example was a theft of a house from itself, which its own refusal then turned down."""
    world = small()
    (verdict,) = hand_in(GAME, world, world.houses[0], [(1, line)])
    assert f"For example: “{example}”" in verdict.sentence
    (shown,) = hand_in(GAME, world, world.houses[0], [(1, example)])
    assert shown.given is not None
    needs = shown.given.spec.needs
    assert needs is not None
    assert not needs(*shown.given.arguments, world)
