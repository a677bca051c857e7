"""The player said where a host rests, and was believed."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import named, play

RESTLESS = "Host of Sunspire takes in new brigades this turn, and cannot rest."
HUNGRY = "Host of Glassworks is not fed or not paid this turn, and cannot rest."


def test_who_has_been_reinforced_does_not_rest() -> None:
    """Seed 002, line 4862: no other activity, receiving reinforcements among them."""
    done = play(("The Sorcerer", "745 Host of Sunspire in a city"))
    assert done.why["745 Host of Sunspire in a city"] == RESTLESS


def test_a_host_abroad_has_no_quarters() -> None:
    """Seed 002, line 4862: in a kingdom-controlled town or city."""
    done = play(("The Halflings", "745 Host of Burrowton in a city"))
    assert (
        done.why["745 Host of Burrowton in a city"] == "The Halflings has no such place where Host of Burrowton stands."
    )


def test_strangers_in_the_area_keep_a_host_awake() -> None:
    """Seed 002, line 4864: no unallied groups in the same area."""

    def guests(world: Any) -> None:
        named(world.groups, "Host of Howlmoor").area = named(world.groups, "Host of Glassworks").area

    line = "745 Host of Glassworks"
    assert play(("The Alchemist", line)).why[line] == ""
    assert play(("The Alchemist", line), changed=guests).why[line] == "Nobody rests while strangers camp at the gate."


def test_hungry_troops_do_not_rest() -> None:
    """Seed 002, lines 4862 and 4323: not in the turn of Do Not Feed or Do Not Pay."""
    for number in (225, 230):
        done = play(("The Alchemist", f"{number} Host of Glassworks\n745 Host of Glassworks"))
        assert done.why["745 Host of Glassworks"] == HUNGRY


def test_a_rest_at_home_lifts_morale() -> None:
    """Seed 002, line 4864: 7 points in a city; the host stands in its capital's region."""
    done = play(("The Alchemist", "745 Host of Glassworks in a city"))
    assert named(done.world.groups, "Host of Glassworks").morale == 107
