"""Bless and the conversion of agents named Consuls among their givers, and refused them."""

from __future__ import annotations

from tests.cases.thrones import play


def test_a_consul_blesses_and_a_queen_does_not() -> None:
    """Seed 002, line 2751: Consuls do nearly all that a High Priestess does."""
    done = play(
        ("The Ancient Ones", "302 Eldest Duke of Oldthrone"), ("The Elven Kingdom", "302 Lyra Duke of Silverleaf")
    )
    assert done.why["302 Eldest Duke of Oldthrone"] == ""
    assert done.why["302 Lyra Duke of Silverleaf"] == "Lyra is no High Priestess."


def test_nobody_notices_an_agent_who_comes_to_town() -> None:
    """Seed 002, line 4411: agents and fanatics are never noticed."""
    from tests.cases.thrones import package

    a = package()
    spy = a.Figure(rank=a.RANK_AGENT, level=3)
    assert a.entry_seen(spy, a.Place()) == 0
