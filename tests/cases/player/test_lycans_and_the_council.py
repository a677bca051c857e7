"""The Lycans sat on the Council and won a bid."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import named, play


def test_the_scenario_gives_them_no_seat() -> None:
    """Seed 002, line 3445: they are not able to become a member."""
    done = play(("The Lycans", "410 1000 commend The Lycans"))
    assert done.why["410 1000 commend The Lycans"] == "The Lycans has no seat on the High Council."


def test_no_bid_of_theirs_is_opened_even_from_a_seat() -> None:
    """Seed 002, line 3445: all their bids are ignored."""

    def seated(world: Any) -> None:
        named(world.kingdoms, "The Lycans").councillor = True

    done = play(("The Lycans", "410 1000 commend The Lycans"), changed=seated)
    assert done.why["410 1000 commend The Lycans"] == "The Council opens no bid of The Lycans."
    assert not any("next issue" in text for text in done.told)
