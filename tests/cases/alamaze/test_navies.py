"""Fleets were a stand-in that only tests held: each kingdom has a navy in each sea (seed 002, lines 2415 to 2475)."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from tests.cases.thrones import ROOT, named, package, play

SEAS = ("sea_of_the_forgotten", "endless_sea", "tempest", "waves_of_azure", "sorrows")
COASTS = ("crown_islands", "diamond_coast", "sword_coast", "zamora")
"""Regions of the Trading Coasts (line 1349)."""
SAILORS = {"Atlanteans", "Cimmerians", "Free Traders", "Giants", "Pirates"}
"""Who has the trait Seafaring."""


def navy(world: Any, kingdom: str, sea: str) -> Any:
    """What a kingdom has in a sea."""
    return next(n for n in world.navies if n.kingdom.name == kingdom and n.sea == SEAS.index(sea))


# ---- the start -----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def world() -> Any:
    report = Report()
    game = load_game("alamaze", [str(ROOT / "generated")], report)
    source = read("alamaze", "maelstrom", [(str(ROOT / "rules"), "")], report)
    assert game is not None
    assert source is not None
    begun = begin(source, game, 1, 0, report)
    assert begun is not None, report.found
    return begun


def shores(world: Any, kingdom: Any) -> set[int]:
    """The seas on which a kingdom's population centers lie, counted by hand on the map."""
    from importlib import import_module

    tables = import_module("rulec_packs.alamaze._tables")
    found = set()
    for place in kingdom.places:
        row, column = divmod(place.area, 26)
        for down in range(max(0, row - 1), min(26, row + 2)):
            for across in range(max(0, column - 1), min(26, column + 2)):
                found.add(tables.MAP_AREA_SEA[down * 26 + across])
    return found - {None}


def test_a_navy_lies_where_its_people_have_a_shore(world: Any) -> None:
    """Two there, by ruling; one more for sailors (3961), everywhere for Free Traders (3227), none for Dragons (2820);
    Pirates have one in every sea (3536), and the Trading Coasts one more in three seas (1352)."""
    regions = world.SHAPE.choices["Region"].keys
    seen: set[int] = set()
    for kingdom in world.kingdoms:
        name, home = kingdom.name, regions[kingdom.homeland]
        own = [n for n in world.navies if n.kingdom is kingdom]
        assert sorted(n.sea for n in own) == [0, 1, 2, 3, 4]
        for each in own:
            count = 2 if each.sea in shores(world, kingdom) and name != "Black Dragon" else 0
            count += name == "Free Traders"
            count = max(count, 1 if name == "Pirates" else 0)
            old_port = home in COASTS and SEAS[each.sea] in ("sea_of_the_forgotten", "endless_sea", "sorrows")
            if count:
                count += (name in SAILORS) + old_port
            assert each.fleets == count, (name, SEAS[each.sea])
            assert each.quality == 100 + 30 * (name in SAILORS) + 10 * old_port, (name, SEAS[each.sea])
            elite = (home, SEAS[each.sea]) in {("crown_islands", "sea_of_the_forgotten"), ("zamora", "sorrows")}
            assert (each.cutter is not None) == elite, (name, SEAS[each.sea])  # lines 1353 and 1356
            seen.add(count)
    assert {0, 2, 3, 4} <= seen
    ships = [n.cutter for n in world.navies if n.cutter is not None]
    assert len(set(ships)) == len(ships) > 3


def test_a_report_shows_the_own_navies_alone(world: Any) -> None:
    a = package()
    pirates = named(world.kingdoms, "Pirates")
    rows = a.see_own_navies(pirates, world)
    assert len(rows) == 5
    assert all(row.n.kingdom is pirates and row.fleets == row.n.fleets for row in rows)
    assert a.see_own_navies(named(world.kingdoms, "Black Dragon"), world) == []


# ---- agents --------------------------------------------------------------------------------------
def count_masts(changed: Any = None) -> list[str]:
    done = play(("The Lycans", "975 Mange The Halflings The Endless Sea"), changed=changed)
    return [text for text in done.told if "The Endless Sea" in text]


def test_an_agent_counts_a_navy_and_sees_what_it_is_fitted_out_with() -> None:
    """Lines 2457 and 5034."""
    assert count_masts() == ["The Halflings has 3 fleets in The Endless Sea: 10 naval quality."]

    def rammed(world: Any) -> None:
        fleet = navy(world, "The Halflings", "endless_sea")
        fleet.fleets, fleet.quality = 5, 124
        fleet.refits = 1 << world.SHAPE.choices["Refit"].keys.index("ramming_head")

    assert count_masts(rammed) == [
        "The Halflings has 5 fleets in The Endless Sea: 12.4 naval quality.",
        "The fleets of The Halflings in The Endless Sea are fitted out: Ramming Head.",
    ]


def test_nobody_counts_masts_beyond_his_range() -> None:
    line = "975 Mange The Halflings The Sorrows"
    assert play(("The Lycans", line)).why[line] == "The Sorrows is too far from Mange."


def sabotage(line: str, changed: Any = None) -> Any:
    """Shrike goes to work, and does not fail."""

    def sure(world: Any) -> None:
        named(world.agents, "Shrike").level = 30
        if changed is not None:
            changed(world)

    return play(("The Warlock", line), changed=sure)


HOLED = "935 Shrike The Elven Kingdom Sea of the Forgotten"


def test_sabotage_sinks_a_fleet() -> None:
    """Line 4974: one level of the sea power in that sea."""
    done = sabotage(HOLED)
    assert done.why == {HOLED: ""}
    assert navy(done.world, "The Elven Kingdom", "sea_of_the_forgotten").fleets == 2
    assert navy(done.world, "The Elven Kingdom", "tempest").fleets == 3
    assert "Somebody has sunk one of your fleets in Sea of the Forgotten." in done.told


def test_sabotage_sinks_the_elite_ship_that_is_meant() -> None:
    """Line 2453: it is destroyed; the fleets stay."""

    def gull(world: Any) -> None:
        navy(world, "The Elven Kingdom", "sea_of_the_forgotten").cutter = "Gull"

    done = sabotage(f"{HOLED}: elite ship", gull)
    fleet = navy(done.world, "The Elven Kingdom", "sea_of_the_forgotten")
    assert (fleet.fleets, fleet.cutter) == (3, None)
    assert (
        sabotage(f"{HOLED}: elite ship").told.count("Shrike has found nothing of the kind in Sea of the Forgotten.")
        == 1
    )


def test_counter_espionage_on_a_coast_covers_the_fleets() -> None:
    """Line 4177: an agent at a place on the coast watches the kingdom's fleets in that sea.."""

    def green(world: Any) -> None:
        named(world.agents, "Mange").level = 1

    def caught(watch: str) -> int:
        line = "935 Mange The Halflings The Endless Sea"
        games = [play(("The Lycans", line), ("The Halflings", watch), seed=at, changed=green) for at in range(1, 9)]
        return sum("Bramble has caught an intruder." in done.told for done in games)

    assert caught("54 Bramble Burrowton") > 0
    assert caught("") == 0
