"""Spells upon whole regions, with the figures of their texts (seed 002, lines 5522 to 5558)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.alamaze.test_spells_cast import Cast, cast
from tests.cases.alamaze.test_spells_of_places import PLAYING, brook
from tests.cases.thrones import named, package


def in_krynn(
    line: str, *, level: int = 6, more: str = "", other: str = "", seed: int = 5, changed: Any = None, wizards: int = 0,
    lord: str = "Halfling", of: tuple[str, ...] = PLAYING,
) -> Cast:  # fmt: skip
    """A turn in Krynn, where Brook lies and the Hares of the Halflings camp with Olo and Otho; Mira is there too."""
    return cast(
        line, level=level, more=more, seed=seed, playing=of, other=("Halfling", other) if other else ("", ""),
        changed=brook(lord=lord, elites=2, more=changed, wizards=wizards),
    )  # fmt: skip


def figures(done: Cast) -> tuple[int, int]:
    """Return census and food production of Brook."""
    town = named(done.world.places, "Brook")
    return int(town.census), int(town.food_output)


def first_seed(line: str, works: bool) -> int:
    """Return the first seed with which a spell upon Krynn works, or fails."""
    for seed in range(1, 40):
        if (figures(in_krynn(line, seed=seed)) != (2000, 6000)) is works:
            return seed
    raise AssertionError(line)


LANDS = [  # line, spell, census and food of a town of 2,000 with 6,000, the line of its text
    ("784 Mira", "Plague (Regional Effect)", (1600, 6000), 5546),
    ("785 Mira", "Famine (Regional Effect)", (2000, 4800), 5550),
    ("786 Mira", "Bounty (Regional Effect)", (2000, 6600), 5554),
    ("788 Mira", "Raise Regional Census (Regional Effect)", (2400, 6000), 5558),
]


@pytest.mark.parametrize(
    "line, spell, after, source", LANDS, ids=["plague", "famine", "bounty", "raise_regional_census"]
)
def test_all_places_of_a_region(line: str, spell: str, after: tuple[int, int], source: int) -> None:
    """A share for good at each place of the caster's region, friend and foe alike; those who rule there hear of it."""
    done = in_krynn(line, seed=first_seed(line, works=True))
    assert (done.why, figures(done)) == ("", after), source
    assert f"Mira has cast {spell} in Krynn." in done.told_to("Elven")
    assert f"{spell} has come over Krynn." in done.told_to("Halfling")
    assert not any("Mira" in told for told in done.told_to("Halfling"))
    failed = in_krynn(line, seed=first_seed(line, works=False))
    assert (failed.why, figures(failed)) == ("", (2000, 6000)), source
    assert f"Mira has cast {spell} in Krynn in vain." in failed.told_to("Elven")
    assert not any(spell in told for told in failed.told_to("Halfling"))


@pytest.mark.parametrize(
    "line, spell, after, source", LANDS, ids=["plague", "famine", "bounty", "raise_regional_census"]
)
def test_what_is_spared(line: str, spell: str, after: tuple[int, int], source: int) -> None:
    """Another region, and the hiding place of a court (line 4503); whoever is too weak does not cast it."""
    seed = first_seed(line, works=True)

    def elsewhere(world: Any) -> None:
        named(world.places, "Brook").region = package().REGION_ZAMORA

    def hideout(world: Any) -> None:
        named(world.places, "Brook").sanctuary_of = named(world.kingdoms, "Halfling")

    assert figures(in_krynn(line, seed=seed, changed=elsewhere)) == (2000, 6000), spell
    assert figures(in_krynn(line, seed=seed, changed=hideout)) == (2000, 6000), after
    assert in_krynn(line, level=2).why == f"Mira is not powerful enough for {spell}.", source


def test_one_plague_in_a_turn() -> None:
    """Lines 5546, 5550 and 5558: a second one of the turn is in vain; plague and famine go together."""
    outcomes = set()
    for seed in range(1, 12):
        outcomes.add(figures(in_krynn("784 Mira", other="784 Otho", seed=seed, lord=""))[0])
    assert outcomes <= {1600, 2000}
    assert 1600 in outcomes
    both = {figures(in_krynn("784 Mira", other="785 Otho", seed=seed, lord="")) for seed in range(1, 12)}
    assert (1600, 4800) in both


# ---- hosts -----------------------------------------------------------------------------------------

TROUBLES = [
    ("781 Mira", "Cold Darkness (Regional Effect)", 10, 0, 5534),
    ("782 Mira", "Blinding Light (Regional Effect)", 10, 0, 5538),
    ("783 Mira", "Demonic Visions (Regional Effect)", 10, 10, 5542),
]


def heart(done: Cast) -> tuple[int, int]:
    """Return morale and attrition of the Hares, and of its first brigade."""
    hares = named(done.world.groups, "Hares")
    return int(hares.morale), int(hares.brigades[0].attrition)


def suffers(line: str, works: bool = True) -> int:
    """Return the first seed with which the Hares suffer, or escape."""
    for seed in range(1, 40):
        if (heart(in_krynn(line, seed=seed))[0] != heart(in_krynn("208 Mira 1", seed=seed))[0]) is works:
            return seed
    raise AssertionError(line)


@pytest.mark.parametrize("line, spell, morale, wear, source", TROUBLES, ids=["darkness", "light", "visions"])
def test_hosts_of_a_region(line: str, spell: str, morale: int, wear: int, source: int) -> None:
    """Ten points of morale, and with visions ten of attrition; each host escapes with a chance of a quarter."""
    seed = suffers(line)
    done, idle = in_krynn(line, seed=seed), in_krynn("208 Mira 1", seed=seed)
    assert done.why == ""
    was, now = heart(idle), heart(done)
    assert (was[0] - now[0], now[1] - was[1]) == (morale, wear), source
    assert any(told.startswith(f"{spell} has come over Krynn; Hares has suffered") for told in done.told_to("Halfling"))
    assert f"Hares of Halfling has suffered from {spell} in Krynn." in done.told_to("Elven")
    assert not any("Mira" in told for told in done.told_to("Halfling"))
    escaped = in_krynn(line, seed=suffers(line, works=False))
    assert f"Mira has cast {spell} in Krynn." in escaped.told_to("Elven")
    assert not any("Hares of Halfling has suffered" in told for told in escaped.told_to("Elven"))


@pytest.mark.parametrize("line, spell, morale, wear, source", TROUBLES, ids=["darkness", "light", "visions"])
def test_hosts_that_are_spared(line: str, spell: str, morale: int, wear: int, source: int) -> None:
    """Patrols, which are on no report, allies by the caster's own declaration, and whoever is elsewhere."""
    seed = suffers(line)

    def patrol(world: Any) -> None:
        named(world.groups, "Hares").brigades = ()

    def allied(world: Any) -> None:
        home = named(world.wizards, "Mira").kingdom
        home.allies = (named(world.kingdoms, "Halfling"),)

    def flattered(world: Any) -> None:
        named(world.kingdoms, "Halfling").allies = (named(world.wizards, "Mira").kingdom,)

    def elsewhere(world: Any) -> None:
        named(world.groups, "Hares").region = package().REGION_ZAMORA

    for spared in (patrol, allied, elsewhere):
        done = in_krynn(line, seed=seed, changed=spared)
        assert not any("Hares" in told and spell in told for told in done.told), (spared, source)
    struck = [in_krynn(line, seed=each, changed=flattered) for each in range(1, 8)]
    assert any("Hares of Halfling has suffered" in told for done in struck for told in done.told), (morale, wear)


def test_one_effect_in_a_turn() -> None:
    """Line 5534: a group is affected by one regional effect in a turn."""
    seed = suffers("781 Mira")
    done = in_krynn("781 Mira", more="783 Nell", seed=seed, wizards=1)
    alone = in_krynn("781 Mira", more="208 Nell 1", seed=seed, wizards=1)
    assert "Nell has cast Demonic Visions (Regional Effect) in Krynn." in done.told
    assert heart(done) == heart(alone)


# ---- protection and dispels ------------------------------------------------------------------------


def test_protection_from_regional_effect() -> None:
    """Lines 5524 and 5526: the wizard's group is sheltered from a single effect; the second one of a turn strikes."""
    seeds = [seed for seed in range(1, 9) if told_of(in_krynn("781 Mira", seed=seed), "Hares of Halfling has suffered")]
    assert seeds
    sheltered = [in_krynn("781 Mira", other="778 Olo", seed=seed) for seed in range(1, 9)]
    assert not any(told_of(done, "Hares of Halfling has suffered") for done in sheltered)
    spent = "Cold Darkness (Regional Effect) has come over Krynn; Hares is sheltered from it, and the shelter is spent."
    assert any(spent in done.told_to("Halfling") for done in sheltered)
    twice = [in_krynn("781 Mira", more="782 Nell", other="778 Olo", seed=seed, wizards=1) for seed in range(1, 9)]
    assert any(told_of(done, "Hares of Halfling has suffered from Blinding Light") for done in twice)
    none = in_krynn("778 Mira", changed=lambda world: setattr(named(world.wizards, "Mira"), "level", 0))
    assert none.why == "Mira is not powerful enough for Protection from Regional Effect."


def told_of(done: Cast, words: str) -> bool:
    """Return whether the Elves were told so."""
    return any(words in told for told in done.told_to("Elven"))


def struck(level: int, dispel: str, *, line: str = "788 Mira", more: str = "") -> list[bool]:
    """Return whether the spell of a wizard of that level worked, with each of two dozen seeds."""
    turns = [in_krynn(line, level=level, other=dispel, more=more, seed=seed) for seed in range(1, 25)]
    return [figures(done) != (2000, 6000) for done in turns]


def test_dispel_regional_effect() -> None:
    """Line 5530: surely against an equal or lesser wizard, 25 points less for each level of a greater one."""
    free = struck(5, "208 Olo 1")
    assert 12 <= sum(free) <= 23
    assert sum(struck(5, "779 Olo")) == 0
    six = sum(struck(6, "779 Olo"))
    eight = sum(struck(8, "779 Olo"))
    assert 0 < six < eight < sum(free)
    assert sum(struck(9, "779 Olo")) >= 12


def test_what_a_dispel_waits_for() -> None:
    """Lines 5530 and 5228: the lowest number may be said; a dispel meets one spell, and none of its own people."""
    seed = first_seed("788 Mira", works=True)
    done = in_krynn("788 Mira", level=5, other="779 Olo", seed=seed)
    assert "Mira has cast Raise Regional Census (Regional Effect) in Krynn in vain." in done.told_to("Elven")
    undone = "Dispel Regional Effect has undone Raise Regional Census (Regional Effect) in Krynn."
    assert undone in done.told_to("Halfling")
    assert not any("Dispel" in told or "Olo" in told for told in done.told_to("Elven"))
    waiting = in_krynn("784 Mira", level=5, other="779 Olo 785", seed=first_seed("784 Mira", works=True))
    assert figures(waiting) == (1600, 6000)
    turns = [
        in_krynn("781 Mira", more="784 Nell", other="779 Olo", level=5, seed=each, wizards=1) for each in range(1, 9)
    ]
    assert any(figures(each) == (1600, 6000) for each in turns)
    late = [
        in_krynn("781 Mira", more="784 Nell", other="779 Otho 784", level=5, seed=each, wizards=1)
        for each in range(1, 9)
    ]
    assert all(figures(each) == (2000, 6000) for each in late)
    own = [in_krynn("208 Mira 1", other="779 Olo\n784 Otho", seed=each) for each in range(1, 9)]
    assert any(figures(each) == (1600, 6000) for each in own)
    wrong = in_krynn("779 Mira 789", level=6)
    assert wrong.why != ""


def test_nobody_hears_of_shelters_and_dispels() -> None:
    """Lines 5524 and 5530: neither is told to anybody but the caster's own kingdom; with the turn they are gone."""
    idle = in_krynn("208 Mira 1").told_to("Halfling")
    for line in ("778 Mira", "779 Mira"):
        done = in_krynn(line)
        assert (done.why, done.told_to("Halfling")) == ("", idle)
        assert not done.world.region_shelters
        assert not done.world.counterspells


def test_an_effect_comes_before_a_teleport() -> None:
    """Line 5208: famine is cast before a teleport of the same turn, and so strikes the region that the group leaves."""
    seed = first_seed("785 Mira", works=True)
    done = in_krynn("785 Mira", more="853 Nell KK", level=9, seed=seed, wizards=1)
    assert figures(done)[1] == 4800
    assert named(done.world.wizards, "Mira").group.region != package().REGION_KRYNN
