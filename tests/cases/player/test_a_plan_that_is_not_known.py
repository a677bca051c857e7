"""A plan that a kingdom lacks was changed in silence."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import named, play


def together(world: Any) -> None:
    """The Sorcerer's host and the Lycans' stand in one area."""
    named(world.groups, "Host of Howlmoor").area = named(world.groups, "Host of Sunspire").area


def test_the_sorcerer_has_no_night_attack() -> None:
    """Seed 002, lines 3664 to 3681: the chapter gives him no such plan."""
    line = "110 Host of Sunspire Host of Howlmoor: night attack"
    done = play(("The Sorcerer", line), changed=together)
    assert done.why[line] == "Nobody in Host of Sunspire has learned this: Night Attack."
    assert not any("meets" in text for text in done.told)


def test_a_plan_that_the_enemy_spoils_is_told() -> None:
    """Seed 002, line 2850: against whoever attacks in earnest a night attack becomes an ordinary one."""
    line = "110 Host of Howlmoor Host of Sunspire: night attack"
    done = play(
        ("The Sorcerer", "110 Host of Sunspire Host of Howlmoor: determined attack"),
        ("The Lycans", line),
        changed=together,
    )
    assert done.why[line] == ""
    assert "Host of Howlmoor cannot carry this out: Night Attack. It fights so: Standard Battle Plan." in done.told
