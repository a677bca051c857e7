"""Each kingdom's own map: what it has seen, and when (seed 002, lines 1084 and 1961)."""

from __future__ import annotations

from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.ground.drawing import maps_for
from tests.cases.thrones import ROOT, named, play


def charted(world: Any, player: str) -> dict[str, int]:
    """The places that a player has seen, with the month of the last time."""
    return {each.place.name: each.last_seen for each in world.sightings if each.kingdom.name == player}


def test_a_kingdom_begins_with_what_is_its_own() -> None:
    done = play(("The Elven Kingdom", ""))
    assert charted(done.world, "The Elven Kingdom") == {"Silverleaf": 2, "Fernbrook": 2, "Mossdell": 2}


def test_what_is_seen_is_remembered_with_its_month() -> None:
    done = play(("The Elven Kingdom", "970 Wren LF\n976 Finch: JF, JG"), seed=2)
    seen = charted(done.world, "The Elven Kingdom")
    assert {name: seen[name] for name in ("Gallowmere", "Grimhold")} == {"Gallowmere": 2, "Grimhold": 2}
    assert "Sunspire" not in seen
    assert "Gallowmere" not in charted(done.world, "The Lycans")


def pictures(changed: Any = None) -> str:
    """The maps in the report of the Elves."""
    done = play(("The Elven Kingdom", "720 Host of Silverleaf: JN"), changed=changed)
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    return "".join(one.picture for one in maps_for(game, done.world, named(done.world.kingdoms, "The Elven Kingdom")))


def test_two_worlds_that_differ_in_what_nobody_of_the_kingdom_has_seen_are_one_picture() -> None:
    def elsewhere(world: Any) -> None:
        named(world.places, "Gallowmere").area = named(world.places, "Ashpit").area
        named(world.groups, "Host of Howlmoor").area = named(world.places, "Ashpit").area

    assert pictures() == pictures(elsewhere)


def test_the_way_of_a_march_is_drawn() -> None:
    def there_already(world: Any) -> None:
        named(world.groups, "Host of Silverleaf").area = named(world.places, "Fernbrook").area

    assert pictures().count("<line") > pictures(there_already).count("<line")
