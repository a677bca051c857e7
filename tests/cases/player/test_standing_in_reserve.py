"""What stands and gives way for a turn, and lines in reserve behind lines in reserve."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.runtime.game.acts import Given, Queue
from rulec.runtime.game.turns import hand_in
from tests.cases.reliability.test_migrate_amounts import handed, played
from tests.cases.support import rulec
from tests.runtime.hamlet import GAME, small


def test_what_stands_and_gives_way_is_told_and_stands_on(tmp_path: Path) -> None:
    """Tom watches until told otherwise, and rests for a day. It looked as if he had watched."""
    played(tmp_path, "player: The Oak\n300 tom green hill\n")
    assert handed(tmp_path, "player: The Oak\n400 tom\n").code == 0
    assert rulec("turn", "a.game", cwd=tmp_path).out == "turn 2: 1 act ordered, 0 turned down\n"
    told = rulec("report", "a.game", "--player", "The Oak", cwd=tmp_path).out
    assert "that would have to be all that Tom does. This line stands on, and waits." in told
    assert "## What stands\n\n- 300 tom green hill\n" in told
    assert rulec("turn", "a.game", cwd=tmp_path).out == "turn 3: 1 act ordered, 0 turned down\n"


@pytest.mark.parametrize("first", [True, False])
def test_reserves_are_followed_to_their_end(first: bool) -> None:
    """The third line waits for the second, and the second for the first: where the first is turned down the second
    comes, so that the third does not, and a line behind the third is carried out."""
    world = small()
    verdicts = hand_in(GAME, world, world.houses[0], [(1, "400 tom")])
    spec, arguments = next((each.given.spec, each.given.arguments) for each in verdicts if each.given is not None)
    one, two, three, other, last = (Given(spec, arguments, line=at) for at in range(1, 6))
    queue = Queue(world, GAME.sequence, [], world.dice())
    two.behind, three.behind, last.behind = (one,), (two,), (other, three)
    one.done, other.done = first, False
    assert queue._kept_back(last) == first
