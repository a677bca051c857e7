"""Spells upon titles, thrones, regions and lives (seed 002, lines 5402 to 5436 and 5758 to 5770)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.alamaze.test_spells_cast import Cast, cast, with_odo
from tests.cases.alamaze.test_spells_of_eyes import HERE, in_region, mira, seen_by, town
from tests.cases.thrones import named, package

SEEDS = range(1, 13)
"""Enough turns to see a spell succeed and fail."""


def both(line: str, worked: Any, changed: Any = None, **more: Any) -> tuple[Cast, Cast]:
    """A turn in which the spell worked, and one in which it failed, with the same changes before them."""
    done: dict[bool, Cast] = {}
    for seed in SEEDS:
        each = cast(line, changed=changed, seed=seed, **more)
        assert each.why == "", each.why
        done.setdefault(worked(each), each)
        if len(done) == 2:
            return done[True], done[False]
    raise AssertionError("always the same")


def in_vain(done: Cast) -> bool:
    """Whether the caster was told that the spell was in vain."""
    return any(text.startswith("Mira has cast") and text.endswith("in vain.") for text in done.told)


def throne(world: Any, name: str) -> Any:
    """The ruler of a kingdom."""
    return next(each for each in world.rulers if each.kingdom.name == name)


def ward(world: Any, name: str) -> None:
    """The ruler of that kingdom is warded."""
    throne(world, name).effects = 1 << package().EFFECT_WARDED


def even(world: Any) -> None:
    """Each ruler has the same influence to begin with, and no chair."""
    for each in world.kingdoms:
        each.influence, each.councillor = 1400, False


def influence(done: Cast, name: str) -> float:
    """The influence of a kingdom after the turn."""
    return float(named(done.world.kingdoms, name).influence) / 100


# ---- titles --------------------------------------------------------------------------------------
def ada_is(rank: str, *, warded: bool = False, region: int | None = None) -> Any:
    """A change: Ada of Elven has that rank and lives in the region of Mira, or in another."""

    def changed(world: Any) -> None:
        with_odo(3)(world)
        ada = named(world.figures, "Ada")
        ada.rank = getattr(package(), f"RANK_{rank.upper()}")
        ada.place.region = mira(world).group.region if region is None else region
        if warded:
            ada.effects = 1 << package().EFFECT_WARDED

    return changed


@pytest.mark.parametrize("low, high", [("ambassador", "governor"), ("governor", "baron"), ("duke", "prince")])
def test_augment_title(low: str, high: str) -> None:
    """Line 5404: for good, and one rank (lines 1526 to 1531)."""
    done = cast("308 Mira Ada", changed=ada_is(low))
    assert done.why == ""
    assert named(done.world.figures, "Ada").rank == getattr(package(), f"RANK_{high.upper()}")


def test_augment_title_is_for_one_s_own_in_the_region_and_below_a_prince() -> None:
    """Line 5404: and a ward keeps it off."""
    assert cast("308 Mira Ada", changed=ada_is("count", region=99 % 13)).why == "Ada is not in the region of Mira."
    assert cast("308 Mira Ada", changed=ada_is("prince")).why == (
        "Augment Title is not cast upon somebody who is Prince."
    )
    assert cast("308 Mira Odo", changed=ada_is("count")).why != ""
    circled = cast("308 Mira Ada", changed=ada_is("count", warded=True))
    assert "Mira has cast Augment Title upon Ada in vain." in circled.told_to("Elven")
    assert named(circled.world.figures, "Ada").rank == package().RANK_COUNT


def test_an_augmented_emissary_still_acts() -> None:
    """Line 5404: in the same turn."""
    done = cast("308 Mira Ada", more="310 Ada", changed=ada_is("count"))
    assert not any(text.startswith("Ada had") or "can do nothing" in text for text in done.told)
    assert "310 Ada" not in [each.about for each in done.world.reports if "Ada" in each.text and "lies" in each.text]


# ---- thrones -------------------------------------------------------------------------------------
def test_curse() -> None:
    """Line 5420: a level of influence, three times in four; who is not touched hears nothing of it."""
    idle = cast("208 Mira", changed=even)
    worked, failed = both("386 Mira Halfling", lambda done: not in_vain(done), even)
    assert influence(idle, "Halfling") - influence(worked, "Halfling") == 1
    assert influence(failed, "Halfling") == influence(idle, "Halfling")
    assert any("Nobody knows whose curse it is." in text for text in worked.told_to("Halfling"))
    assert not any("Elven" in text or "Mira" in text for text in worked.told_to("Halfling"))
    assert cast("386 Mira Elven").why == "Nobody casts Curse upon the own throne."


def test_a_curse_leaves_no_trace_where_it_fails() -> None:
    """Line 5420: the report of the ruler is the same with and without it."""
    seed = next(seed for seed in SEEDS if in_vain(cast("386 Mira Halfling", seed=seed)))
    done, idle = cast("386 Mira Halfling", seed=seed), cast("208 Mira", seed=seed)
    assert done.told_to("Halfling") == idle.told_to("Halfling")


@pytest.mark.parametrize("number", [381, 386])
def test_a_ward_on_the_throne(number: int) -> None:
    """Line 2341: neither a curse nor a scandal takes hold, and the caster does not learn why."""
    for seed in (1, 2, 3):
        done = cast(f"{number} Mira Halfling", changed=lambda world: ward(world, "Halfling"), seed=seed)
        idle = cast("208 Mira", changed=lambda world: ward(world, "Halfling"), seed=seed)
        assert in_vain(done)
        assert influence(done, "Halfling") == influence(idle, "Halfling")
        assert not any("scandal" in text or "is warded" in text for text in done.told_to("Elven"))


def test_a_ruler_is_cursed_once_a_turn() -> None:
    """Line 5420: whoever casts the second one, it does nothing."""

    def nell(world: Any) -> None:
        even(world)
        kin = mira(world).kingdom
        second = next(each for each in world.wizards if each.kingdom is kin and each.name != "Mira")
        second.name, second.level, second.rank = "Nell", 6, package().RANK_WIZARD

    idle = cast("208 Mira", changed=nell)
    for seed in SEEDS:
        done = cast("386 Mira Halfling", more="386 Nell Halfling", changed=nell, seed=seed)
        assert influence(idle, "Halfling") - influence(done, "Halfling") <= 1


def test_conjure_scandal() -> None:
    """Lines 5416, 2527 and 2577: as a minor skeleton, a level of influence and the chair; nobody knows who began it."""

    def councillor(world: Any) -> None:
        even(world)
        named(world.kingdoms, "Halfling").councillor = True

    idle = cast("208 Mira", changed=even)
    worked, failed = both("381 Mira Halfling", lambda done: not in_vain(done), even)
    assert influence(idle, "Halfling") - influence(worked, "Halfling") == 1
    assert influence(failed, "Halfling") == influence(idle, "Halfling")
    told = worked.told_to("Halfling")
    assert "A scandal about the throne of Halfling is told everywhere, and nobody knows who began it." in told
    assert not any("Elven" in text or "Mira" in text for text in told)
    assert not any("scandal" in text for text in failed.told_to("Halfling"))
    seated, kept = both("381 Mira Halfling", lambda done: not in_vain(done), councillor)
    assert not named(seated.world.kingdoms, "Halfling").councillor
    assert named(kept.world.kingdoms, "Halfling").councillor


def test_conjure_prestige() -> None:
    """Line 5432: three times in four, a level of influence for one's own ruler, also beyond what can be bought."""

    def mighty(world: Any) -> None:
        named(world.kingdoms, "Elven").influence = 2100  # line 4541: no more than 20 can be bought

    idle = cast("208 Mira", changed=mighty)
    worked, failed = both("481 Mira", lambda done: not in_vain(done), mighty)
    assert influence(worked, "Elven") - influence(idle, "Elven") == 1
    assert influence(failed, "Elven") == influence(idle, "Elven")


def at_court_of(name: str) -> Any:
    """A change that leads Mira's group to where a ruler is."""

    def changed(world: Any) -> None:
        mira(world).group.area = throne(world, name).place.area

    return changed


def test_enhance_kings_aura() -> None:
    """Line 5436: any king in the wizard's area, without fail; a ward keeps it off."""
    for name, line in (("Elven", "482 Mira"), ("Halfling", "482 Mira Halfling")):
        idle, done = cast("208 Mira", changed=at_court_of(name)), cast(line, changed=at_court_of(name))
        assert done.why == ""
        assert influence(done, name) - influence(idle, name) == 1
    assert cast("482 Mira").why == "The ruler of Elven is not where Mira is."
    assert "Mira has not found the ruler of Halfling." in cast("482 Mira Halfling").told

    def circled(world: Any) -> None:
        at_court_of("Elven")(world)
        ward(world, "Elven")

    assert in_vain(cast("482 Mira", changed=circled))


# ---- regions -------------------------------------------------------------------------------------
REACTIONS = ("HOSTILE", "SUSPICIOUS", "TOLERANT", "FRIENDLY", "LOYAL")


def reaction(done: Cast, name: str, region: int) -> int:
    """What a region thinks of a kingdom, as a number, higher where it is better."""
    found = [each for each in named(done.world.kingdoms, name).standings if each.region == region]
    order = [getattr(package(), f"REACTION_{each}") for each in REACTIONS]
    return order.index(found[0].reaction) if found else REACTIONS.index("TOLERANT")


LAND = 3


def test_charm_region() -> None:
    """Line 5424: one level better for the wizard's kingdom, two times in three."""
    before = in_region(LAND, feeling("Elven", "SUSPICIOUS"))
    worked, failed = both("472 Mira", lambda done: not in_vain(done), before)
    assert reaction(worked, "Elven", LAND) == REACTIONS.index("TOLERANT")
    assert reaction(failed, "Elven", LAND) == REACTIONS.index("SUSPICIOUS")


def feeling(name: str, word: str) -> Any:
    """A change: a region thinks so of a kingdom."""

    def changed(world: Any) -> None:
        kingdom = named(world.kingdoms, name)
        for each in kingdom.standings:
            if each.region == LAND:
                each.reaction = getattr(package(), f"REACTION_{word}")
                return
        fresh = world.add(package().Foothold(region=LAND))
        fresh.reaction = getattr(package(), f"REACTION_{word}")
        kingdom.standings = (*kingdom.standings, fresh)

    return changed


def test_infuriate_populace() -> None:
    """Line 5428: one level worse for a kingdom that is named, two times in three; nobody learns whose work it is."""
    before = in_region(LAND, feeling("Halfling", "FRIENDLY"))
    worked, failed = both("477 Mira Halfling", lambda done: not in_vain(done), before)
    assert reaction(worked, "Halfling", LAND) == REACTIONS.index("TOLERANT")
    assert reaction(failed, "Halfling", LAND) == REACTIONS.index("FRIENDLY")
    assert not any("Elven" in text or "Mira" in text for text in worked.told_to("Halfling"))
    assert cast("477 Mira Elven", changed=before).why == "Nobody casts Infuriate Populace upon the own throne."


# ---- murderers -----------------------------------------------------------------------------------
def odo_is(rank: str, areas: int, *, warded: bool = False) -> Any:
    """A change: Odo of Ranger, so many areas away; the people of Ranger have no ward against death magic."""

    def changed(world: Any) -> None:
        kingdom = named(world.kingdoms, "Ranger")
        place = town(world, areas)
        place.kingdom = kingdom
        odo = next(each for each in world.figures if each.kingdom is kingdom and each.rank == package().RANK_DUKE)
        odo.name, odo.place, odo.rank = "Odo", place, getattr(package(), f"RANK_{rank.upper()}")
        if warded:
            odo.effects = 1 << package().EFFECT_WARDED

    return changed


def alive(done: Cast, name: str = "Odo") -> bool:
    """Whether somebody lives."""
    return any(each.name == name for each in done.world.figures)


EVIL = {"level": 9, "traits": ("evil",)}


@pytest.mark.parametrize(
    "number, who, reach, line",
    [(933, "Warlock", 8, 5760), (941, "Warlock", 20, 5764), (942, "Warlock", 10, 5770)],
    ids=["imp_familiar", "summon_demon", "summon_high_demon"],
)
def test_murderers(number: int, who: str, reach: int, line: int) -> None:
    """They kill an emissary within their range, or fail and vanish; nobody learns whose they were."""
    typed = f"{number} Mira Odo"
    worked, failed = both(typed, lambda done: not alive(done), odo_is("ambassador", reach), of=who, level=9)
    for done in (worked, failed):
        assert not any(who in text or "Mira" in text for text in done.told_to("Ranger")), line
        assert not any(each.name.startswith("The ") for each in done.world.agents)
    assert "Odo is dead." in worked.told_to("Ranger")
    if number != 941:
        far = cast(typed, changed=odo_is("ambassador", reach + 1), of=who, level=9)
        assert "Mira has not found Odo." in far.told_to(who)
        assert alive(far)
    captain = cast(f"{number} Mira Cid", changed=captain_cid(3), of=who, level=9)
    assert (captain.why == "") is (number == 942), captain.why
    early = cast(typed, changed=odo_is("ambassador", 3), of=who, level=9, month=1)
    assert early.why == "Nobody is murdered in the first turn."


def captain_cid(areas: int) -> Any:
    """A change: Cid, a captain of Ranger, in a group so many areas away."""

    def changed(world: Any) -> None:
        group = next(each for each in world.groups if each.kingdom.name == "Ranger" and each.leaders)
        group.area = HERE + areas
        group.leaders[0].name, group.leaders[0].rank = "Cid", package().RANK_CAPTAIN

    return changed


def test_a_high_demon_strikes_in_a_camp() -> None:
    """Line 5770: a leader or a wizard; ten areas away at most."""
    worked, _ = both("942 Mira Cid", lambda done: not alive(done, "Cid"), captain_cid(10), of="Warlock", level=9)
    assert "Cid is dead." in worked.told_to("Ranger")
    far = cast("942 Mira Cid", changed=captain_cid(11), of="Warlock", level=9)
    assert "Mira has not found Cid." in far.told_to("Warlock")


@pytest.mark.parametrize("number", [941, 942])
def test_a_ward_keeps_demons_off(number: int) -> None:
    """Lines 5764 and 5770: and the wizard is told what is told of any failure."""
    for seed in SEEDS:
        done = cast(
            f"{number} Mira Odo", changed=odo_is("ambassador", 3, warded=True), of="Warlock", level=9, seed=seed
        )
        assert alive(done)
        assert any(text.endswith("has failed: Assassinate, Odo.") for text in done.told_to("Warlock"))


def test_a_murderer_that_fails_is_not_heard_of() -> None:
    """Line 5760: the victim's kingdom has the same report with and without it."""
    changed = odo_is("ambassador", 3, warded=True)
    done, idle = (cast(line, changed=changed, of="Warlock", level=9) for line in ("942 Mira Odo", "208 Mira"))
    assert seen_by(done, "Ranger") == seen_by(idle, "Ranger")


def test_nobody_summons_against_the_own_people() -> None:
    """Line 4978."""

    def own(world: Any) -> None:
        next(each for each in world.figures if each.kingdom is mira(world).kingdom).name = "Bea"

    assert cast("942 Mira Bea", changed=own, of="Warlock", level=9).why == "A kingdom spares its own people."


SAID = {308: "Ada", 381: "Halfling", 386: "Halfling", 477: "Halfling", 933: "Odo", 941: "Odo", 942: "Odo"}


@pytest.mark.parametrize("number", [308, 381, 386, 472, 477, 481, 482, 933, 941, 942])
def test_too_weak(number: int) -> None:
    """Line 2298: an adept casts none of these."""
    line = f"{number} Mira {SAID.get(number, '')}".strip()
    why = cast(line, level=0, of="Warlock" if number > 900 else "Elven", changed=with_odo(3)).why
    assert why.startswith("Mira is not powerful enough for"), why
