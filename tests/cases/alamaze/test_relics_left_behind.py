"""What becomes of artifacts when kingdoms fall and people die, in played turns (seed 002, lines 4479,
4978 and 4994)."""

from __future__ import annotations

from typing import Any

from rulec.runtime.dice import Tape
from tests.cases.thrones import named, package, play

ELVES = "The Elven Kingdom"
SORCERER = "The Sorcerer"


def relic(name: str) -> int:
    return int(getattr(package(), f"ARTIFACT_{name}"))


def lying(world: Any, name: str) -> list[tuple[str | None, str | None]]:
    """Where an artifact lies that nobody carries: the place, and whose it is."""
    a = package()
    return [
        (each.place and each.place.name, each.kingdom and each.kingdom.name)
        for each in world.targets
        if each.rank == a.RANK_ARTIFACT and each.artifacts >> relic(name) & 1
    ]


def fall(world: Any) -> None:
    """The Sorcerer has nobody left who could sit on the throne."""
    sorcerer = named(world.kingdoms, SORCERER)
    sorcerer.sanctuary = None
    for each in [f for f in world.figures if f.kingdom is sorcerer]:
        each.captor = named(world.kingdoms, ELVES)


def test_the_artifacts_of_a_fallen_kingdom_lie_where_they_were() -> None:
    """Line 4479: at a population center they are left there, others somewhere on the map, and nothing is lost."""
    a = package()
    done = play(("The Underworld", ""), changed=fall)
    sorcerer = named(done.world.kingdoms, SORCERER)
    assert sorcerer.struck_off
    assert sorcerer.regalia == 0
    assert lying(done.world, "CROWN_OF_ANZU") == [("Sunspire", None)]
    host = named(done.world.groups, "Host of Sunspire")
    assert host.artifacts == 0
    at_home = lying(done.world, "BLACK_OWL_TOTEM") == [("Sunspire", None)]
    lost = [each.area for each in done.world.encounters if each.treasure == a.ARTIFACT_BLACK_OWL_TOTEM]
    assert at_home != bool(lost)
    assert all(a.MAP_AREAS[area].terrain != a.TERRAIN_SEA for area in lost)


def test_whoever_raises_the_banner_there_has_them() -> None:
    """A ruling: an artifact that lies in a population center belongs to whoever rules there."""
    a = package()
    world = play(("The Underworld", ""), changed=fall).world
    elves, town = named(world.kingdoms, ELVES), named(world.places, "Sunspire")
    a.raise_banner(elves, town, world)
    assert lying(world, "CROWN_OF_ANZU") == [("Sunspire", ELVES)]
    assert "Crown of Anzu lies in Sunspire, and is yours now." in [each.text for each in world.reports]


def test_the_treasures_of_a_court_fall_with_its_last_town() -> None:
    """Lines 4479 and 4483: there is nowhere to take them."""
    a = package()

    def alone(world: Any) -> None:
        sorcerer = named(world.kingdoms, SORCERER)
        for each in list(sorcerer.places):
            if each is not sorcerer.capital:
                each.kingdom = None
        sorcerer.places = (sorcerer.capital,)

    world = play(("The Underworld", ""), changed=alone).world
    host, town = named(world.groups, "Host of Silverleaf"), named(world.places, "Sunspire")
    a.conquer(host, town, a.SEIZURE_STORM_ORDER, world, Tape([1] * 90))
    assert lying(world, "CROWN_OF_ANZU") == [("Sunspire", ELVES)]
    assert named(world.kingdoms, SORCERER).regalia == 0


def test_what_an_agent_carries_comes_home_when_it_dies() -> None:
    """Line 4978 says so of emissaries; a ruling of all others."""
    a = package()
    world = play(("The Underworld", "")).world
    agent = next(each for each in world.agents if each.kingdom.name == ELVES)
    agent.artifacts |= 1 << relic("DEMON_BANE")
    a.kill(agent, world)
    assert named(world.kingdoms, ELVES).regalia >> relic("DEMON_BANE") & 1


def test_a_thief_brings_an_artifact_to_where_it_lives() -> None:
    """Line 4994: to its base, which at the capital is the ruler's hands."""
    a = package()

    def near(world: Any) -> None:
        thief = next(each for each in world.agents if each.kingdom.name == ELVES)
        thief.level, thief.name = 16, "Reynard"
        named(world.kingdoms, ELVES).gold = 90_000
        crown = next(each for each in world.targets if each.rank == a.RANK_ARTIFACT and each.kingdom.name == SORCERER)
        crown.place = named(world.places, "Fernbrook")

    for seed in range(1, 9):
        done = play((ELVES, "960 Reynard Crown of Anzu"), changed=near, seed=seed)
        assert done.why == {"960 Reynard Crown of Anzu": ""}
        if "Reynard brings Crown of Anzu." in done.told:
            assert lying(done.world, "CROWN_OF_ANZU") == [("Silverleaf", ELVES)]
            assert named(done.world.kingdoms, ELVES).regalia >> relic("CROWN_OF_ANZU") & 1
            return
    raise AssertionError("not once in eight months")
