"""The Free Traders could be declared an enemy, though their chapter says that they cannot."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import named, play


def traders(world: Any) -> None:
    from tests.cases.thrones import package

    named(world.kingdoms, "The Alchemist").privileges |= 1 << package().PRIVILEGE_NOBODYS_ENEMY


def test_nobody_declares_the_free_traders_an_enemy() -> None:
    """Seed 002, line 3222. Whoever has the privilege is nobody's enemy, and may be an ally all the same."""
    done = play(("The Warlock", "440 The Alchemist: enemy\n440 The Halflings: enemy"), changed=traders)
    assert "everybody trades with them" in done.why["440 The Alchemist: enemy"]
    assert done.why["440 The Halflings: enemy"] == ""
