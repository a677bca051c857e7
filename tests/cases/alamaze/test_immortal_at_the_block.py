"""A queen who is immortal from the start could be executed."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import named, play


def imprison(world: Any) -> None:
    for ruler, jailer in (("Lyra", "The Lycans"), ("Odo", "The Lycans")):
        named(world.rulers, ruler).captor = named(world.kingdoms, jailer)


def test_no_axe_kills_an_immortal_queen() -> None:
    """Seed 002, lines 3073 (the Elven ruler is immortal from the start) and 1569 (cannot be executed)."""
    done = play(("The Lycans", "430 Lyra\n430 Odo"), changed=imprison)
    assert done.why["430 Lyra"] == "The axe does nothing to Lyra."
    assert done.why["430 Odo"] == ""
    assert [ruler.name for ruler in done.world.rulers if ruler.name in ("Lyra", "Odo")] == ["Lyra"]
