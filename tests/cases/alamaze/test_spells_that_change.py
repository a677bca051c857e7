"""Spells that change wizards, leaders and brigades (seed 002, lines 5572 to 5586 and 5680 to 5704)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.alamaze.test_spells_cast import Cast, cast
from tests.cases.alamaze.test_spells_of_eyes import seen_by
from tests.cases.thrones import named, package

TWO = ("Elven", "Halfling")


def told(line: str, **more: Any) -> Cast:
    """Two kingdoms play, and Mira, a wizard of the ninth level whose kingdom is Evil, is given a line."""
    return cast(line, **{"traits": ("evil",), "playing": TWO, "month": 12, "level": 9} | more)


def with_leaders(*ranks: str) -> Any:
    """Mira's group has leaders of these ranks, called Abe, Bob and Cid."""

    def changed(world: Any) -> None:
        alamaze, host = package(), named(world.wizards, "Mira").group
        host.leaders = ()
        for name, rank in zip(("Abe", "Bob", "Cid"), ranks, strict=False):
            leader = world.add(alamaze.Leader(name=name, rank=getattr(alamaze, f"RANK_{rank.upper()}")))
            leader.kingdom = host.kingdom
            host.leaders = (*host.leaders, leader)

    return changed


@pytest.mark.parametrize(
    "number, level, least",
    [("870", 9, 5), ("870", 5, 5), ("871", 9, 7), ("871", 7, 7)],
    ids=["wraith", "lesser_wraith", "lich", "lich_at_the_limit"],
)
def test_wraith_form_and_transform_to_lich(number: str, level: int, least: int) -> None:
    """Lines 5682 and 5686: undead for good; a wraith is of the fifth level at most, a lich of the seventh."""
    done = told(f"{number} Mira", level=level)
    assert (done.why, done.wizard.undead, done.wizard.level) == ("", True, least)


def test_only_the_evil_give_up_life() -> None:
    """Line 2331: for Evil kingdoms; and nobody twice."""
    assert told("870 Mira", traits=()).why.endswith("is for kingdoms that are Evil.")

    def dead(world: Any) -> None:
        named(world.wizards, "Mira").undead = True

    assert told("871 Mira", changed=dead).why == "Mira has given up life already."


def with_tower(world: Any) -> None:
    """Mira's group is at her capital, which has a Wizard Tower and gold to study."""
    kingdom = named(world.wizards, "Mira").kingdom
    kingdom.capital.buildings |= 1 << package().BUILDING_WIZARD_TOWER
    kingdom.gold = 900_000


def test_a_lich_studies_and_a_wraith_does_not() -> None:
    """Lines 5682 and 5686: the wraith may never study again, the lich up to the seventh level."""

    def undead(limit: int | None) -> Any:
        def changed(world: Any) -> None:
            with_tower(world)
            mira = named(world.wizards, "Mira")
            mira.undead, mira.study_limit = True, limit

        return changed

    lich = told("799 Mira", level=5, town=True, changed=undead(7))
    assert (lich.why, lich.wizard.level) == ("", 6)
    assert told("799 Mira", level=7, town=True, changed=undead(7)).why == "Mira has given up growth with life."
    assert told("799 Mira", level=4, town=True, changed=undead(None)).why == "Mira has given up growth with life."
    assert told("871 Mira", level=7).wizard.study_limit == 7
    assert told("870 Mira", level=5).wizard.study_limit is None


@pytest.mark.parametrize(
    "before, after",
    [("warlord", "lord_commander"), ("lord_commander", "grand_marshal"), ("grand_marshal", "marshal")],
)
def test_transform_to_nazgul(before: str, after: str) -> None:
    """Line 5704: a step down, and undead for good."""
    done = told("877 Mira Abe", changed=with_leaders(before))
    abe = named(done.world.leaders, "Abe")
    assert (done.why, abe.rank, abe.undead) == ("", getattr(package(), f"RANK_{after.upper()}"), True)


def test_who_becomes_no_nazgul() -> None:
    """Line 5704: not a Marshal, nor a leader of another group."""
    marshal = told("877 Mira Abe", changed=with_leaders("marshal"))
    assert marshal.why == "Abe is not of a rank for which Transform to Nazgul is meant."

    def away(world: Any) -> None:
        with_leaders("warlord")(world)
        named(world.wizards, "Mira").group.leaders = ()

    assert told("877 Mira Abe", changed=away).why == "Abe is not in the group of Mira."


@pytest.mark.parametrize(
    "dies, rises, after",
    [
        ("general", "general", "marshal"),
        ("commander", "major_general", "marshal"),
        ("marshal", "lord_commander", "warlord"),
    ],
)
def test_sacrifice(dies: str, rises: str, after: str) -> None:
    """Line 5700: of two of like standing one dies and the other rises."""
    done = told("875 Mira Abe, Bob", changed=with_leaders(dies, rises))
    assert done.why == ""
    assert [(each.name, each.rank) for each in done.wizard.group.leaders] == [
        ("Bob", getattr(package(), f"RANK_{after.upper()}"))
    ]
    assert not [each for each in done.world.leaders if each.name == "Abe"]


def test_who_is_not_sacrificed() -> None:
    """Line 5700: two Generals or two Marshals, whatever they are called; a Captain is neither."""
    unlike = told("875 Mira Abe, Bob", changed=with_leaders("general", "marshal"))
    assert unlike.why == "Abe and Bob are not of like standing."
    low = told("875 Mira Abe, Bob", changed=with_leaders("captain", "captain"))
    assert low.why == "Bob is neither a General nor a Marshal."
    assert told("875 Mira Abe, Abe", changed=with_leaders("general")).why == "One leader dies for another."


def worn(world: Any) -> None:
    """Mira's group has three regular brigades of elves, worn by 20 percent, and an elite one of skeletons."""
    alamaze, host = package(), named(world.wizards, "Mira").group
    elves = [world.add(alamaze.Brigade(breed=alamaze.BRIGADE_TYPE_ELVES)) for _ in range(3)]
    bones = world.add(alamaze.Brigade(breed=alamaze.BRIGADE_TYPE_SKELETONS, experience=alamaze.EXPERIENCE_ELITE))
    host.brigades = (*elves, bones)
    for each in host.brigades:
        each.attrition = 20
    host.types = (1 << alamaze.BRIGADE_TYPE_ELVES) | (1 << alamaze.BRIGADE_TYPE_SKELETONS)


def test_heal() -> None:
    """Line 5574: 15 points for the first type, shared by its brigades, and 9 for the second."""
    idle = told("208 Mira", changed=worn)
    done = told("815 Mira regular Elves and elite Skeletons", changed=worn)
    assert done.why == ""
    before, after = ([each.attrition for each in turn.wizard.group.brigades] for turn in (idle, done))
    assert [one - other for one, other in zip(before, after, strict=True)] == [5, 5, 5, 9]
    single = told("815 Mira elite Skeletons", changed=worn)
    assert single.wizard.group.brigades[3].attrition == before[3] - 15
    assert told("815 Mira veteran Elves", changed=worn).why == "Wanderers has no such brigade."
    assert told("815 Mira regular Elves and regular Elves", changed=worn).why == "Nobody eats twice."


def test_simulacrum() -> None:
    """Lines 5586 and 2399: a copy until somebody strikes it down; nobody makes a second one beside it, and no stranger
    sees it."""
    plain, done = told("208 Mira 1"), told("825 Mira")
    assert done.why == ""
    assert "Mira has cast Simulacrum; a copy goes about in plain sight." in done.told_to("Elven")
    assert seen_by(plain, "Halfling") == seen_by(done, "Halfling")

    def copied(world: Any) -> None:
        named(world.wizards, "Mira").effects |= 1 << package().EFFECT_SIMULACRUM

    assert told("825 Mira", changed=copied).why == "A copy of Mira is there already."


def struck(copy: bool) -> Cast:
    """An agent of Halfling of the twentieth level is set upon Mira, who may have a copy."""

    def changed(world: Any) -> None:
        mira = named(world.wizards, "Mira")
        if copy:
            mira.effects |= 1 << package().EFFECT_SIMULACRUM
        halfling = named(world.kingdoms, "Halfling")
        spy = next(each for each in world.agents if each.kingdom is halfling)
        spy.name, spy.level = "Max", 20
        spy.place = world.add(package().Place(name="Inn", area=mira.group.area))

    return told("208 Mira 1", changed=changed, other=("Halfling", "945 Max Mira"), seed=7)


def test_the_copy_dies_in_place_of_the_wizard() -> None:
    """Line 5586: the first murder that succeeds is of the copy, and the next one of the wizard."""
    bare, saved = struck(copy=False), struck(copy=True)
    assert not [each for each in bare.world.wizards if each.name == "Mira"]
    assert [each.effects for each in saved.world.wizards if each.name == "Mira"] == [0]
    assert any("was a copy of Mira" in text for text in saved.told_to("Halfling"))
    assert any("struck down the copy of Mira" in text for text in saved.told_to("Elven"))
