"""Spells upon the seas, with the figures of their texts (seed 002, lines 5492 to 5508)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.alamaze.test_marching import area, letters
from tests.cases.alamaze.test_spells_cast import Cast, cast, entry
from tests.cases.thrones import named, package

PLAYING = ("Sorcerer", "Halfling")
SAIL = "710 Hares: JP, JQ, JR, JS"
"""From the shore JO over the waters JP, JQ and JR of The Tempest to the land JS."""
STAYS = "Hares stays in JO: a storm lies over the water."


def strait(*, fleets: int = 4, quality: int = 100, olo: int = 9, more: Any = None) -> Any:
    """Mira's group and the Hares of the Halflings, with the wizard Olo, camp on the shore JO; quality in tenths."""

    def changed(world: Any) -> None:
        alamaze = package()
        mira, small = named(world.wizards, "Mira"), named(world.kingdoms, "Halfling")
        for levy in world.levies:
            levy.due = 99
        hares = next(each for each in world.groups if each.kingdom is small and each.wizards and each.brigades)
        hares.name, hares.brigades = "Hares", hares.brigades[:2]
        for host in (mira.group, hares):
            host.area, host.terrain, host.morale = area("JO"), alamaze.TERRAIN_PLAINS, 90
        mage = hares.wizards[0]
        mage.name, mage.level, mage.rank = "Olo", olo, alamaze.RANK_WIZARD
        for navy in world.navies:
            navy.cutter = None
            if navy.kingdom is small:
                navy.fleets, navy.quality = fleets, quality
        if more is not None:
            more(world)

    return changed


def at_sea(
    line: str, other: str = SAIL, *, level: int = 6, seed: int = 5, more: str = "", ice: bool = False, **of: Any
) -> Cast:
    """A turn on the shore; `other` is what the Halflings order."""
    return cast(
        line, of="Sorcerer", level=level, seed=seed, playing=PLAYING, more=more, ice=ice, other=("Halfling", other),
        changed=strait(**of),
    )  # fmt: skip


def stands(done: Cast) -> str:
    """Return the letters of the area in which the Hares stand."""
    return letters(named(done.world.groups, "Hares").area)


def afloat(done: Cast) -> int:
    """Return the fleets of the Halflings in The Tempest."""
    tempest = package().SEA_TEMPEST
    return next(each.fleets for each in done.world.navies if each.kingdom.name == "Halfling" and each.sea == tempest)


IDLE = "208 Mira 1"


# ---- storms ----------------------------------------------------------------------------------------


def test_storm_at_sea() -> None:
    """Line 5502: whoever would have entered one of its areas does not move in the water, and stays."""
    assert stands(at_sea(IDLE)) == "JS"
    for waters in ("JP", "JR", "JP, JQ, JR"):
        done = at_sea(f"660 Mira The Tempest: {waters}")
        assert (done.why, stands(done)) == ("", "JO"), waters
        assert STAYS in done.told_to("Halfling")
        assert not done.world.storms
    beside = at_sea("660 Mira The Tempest: IP, IQ")
    assert (beside.why, stands(beside)) == ("", "JS")


def test_who_may_know_of_a_storm() -> None:
    """Line 5502: those who would sail into it; neither they nor others learn whose it is."""
    done = at_sea("660 Mira The Tempest: JQ")
    assert not any("Mira" in text or ("storm" in text and "Sorcerer" in text) for text in done.told_to("Halfling"))
    quiet = at_sea("660 Mira The Tempest: JQ", IDLE.replace("Mira", "Olo"))
    assert quiet.told_to("Halfling") == at_sea(IDLE, IDLE.replace("Mira", "Olo")).told_to("Halfling")


def test_whom_a_storm_spares() -> None:
    """Lines 5502 to 5504: scouts aboard an elite ship, and ships of mist."""

    def scouts(world: Any) -> None:
        named(world.groups, "Hares").brigades = ()
        for navy in world.navies:
            if navy.kingdom.name == "Halfling":
                navy.cutter = "Gull"

    def slow_scouts(world: Any) -> None:
        named(world.groups, "Hares").brigades = ()

    storm = "660 Mira The Tempest: JQ"
    swift = cast(storm, of="Sorcerer", playing=PLAYING, other=("Halfling", SAIL), changed=strait(more=scouts))
    assert stands(swift) == "JS"
    plain = cast(storm, of="Sorcerer", playing=PLAYING, other=("Halfling", SAIL), changed=strait(more=slow_scouts))
    assert stands(plain) == "JO"
    mist = at_sea(storm, "708 Olo: JP, JQ, JR, JS")
    assert stands(mist) == "JS"


def test_nothing_flies_over_a_storm() -> None:
    """Line 5504: flying groups are kept from the water as well."""

    def dragons(world: Any) -> None:
        hares = named(world.groups, "Hares")
        hares.brigades = (world.add(package().Brigade(breed=entry("black_dragons"))),)
        hares.types = 1 << entry("black_dragons")

    flight = "720 Hares: JP, JQ, JR, JS"
    fair = cast(IDLE, of="Sorcerer", playing=PLAYING, other=("Halfling", flight), changed=strait(more=dragons))
    foul = cast(
        "660 Mira The Tempest: JR", of="Sorcerer", playing=PLAYING, other=("Halfling", flight),
        changed=strait(more=dragons),
    )  # fmt: skip
    assert (stands(fair), stands(foul)) == ("JS", "JO")
    assert STAYS in foul.told_to("Halfling")


def test_merchants_and_patrols_in_a_storm() -> None:
    """Line 2353: all naval activity; merchants stay in port, and patrols do not meet below it."""

    def quay(world: Any) -> None:
        small = named(world.kingdoms, "Halfling")
        town = world.add(package().Place(name="Quay", area=area("JO"), kingdom=small))
        small.places = (*small.places, town)

    trade = "711 The Tempest: JP, JQ, IP, IQ, IR"

    def merchants(line: str) -> Cast:
        return cast(line, of="Sorcerer", playing=PLAYING, other=("Halfling", trade), changed=strait(more=quay))

    fair, foul = merchants(IDLE), merchants("660 Mira The Tempest: IQ")
    assert any("Your merchants in The Tempest have brought home" in text for text in fair.told_to("Halfling"))
    assert "A storm keeps your merchants in The Tempest in port." in foul.told_to("Halfling")
    assert not any("have brought home" in text for text in foul.told_to("Halfling"))

    def own_navy(world: Any) -> None:
        for navy in world.navies:
            if navy.kingdom.name == "Sorcerer":
                navy.fleets, navy.quality = 4, 100

    def patrols(line: str, seed: int) -> bool:
        done = cast(
            line, of="Sorcerer", seed=seed, playing=PLAYING, more="705 The Tempest: JQ",
            other=("Halfling", "705 The Tempest: JQ"), changed=strait(more=own_navy),
        )  # fmt: skip
        return any("Your fleets have met those of Sorcerer" in text for text in done.told_to("Halfling"))

    assert any(patrols(IDLE, seed) for seed in range(1, 5))
    assert not any(patrols("660 Mira The Tempest: JQ", seed) for seed in range(1, 5))


WATERS = [("658", "Summon Leviathan"), ("659", "Summon Kraken"), ("660", "Storm at Sea")]


@pytest.mark.parametrize("number, spell", WATERS, ids=["leviathan", "kraken", "storm"])
def test_which_waters(number: str, spell: str) -> None:
    """Lines 5494, 5498 and 5502: seven areas of a sea, side by side, all within eight of the wizard."""
    seven = "JP, JQ, JR, IP, IQ, IR, HP"
    assert at_sea(f"{number} Mira The Tempest: {seven}").why == ""
    eight = at_sea(f"{number} Mira The Tempest: {seven}, HQ")
    assert eight.why == f"That is more water than {spell} covers."
    assert at_sea(f"{number} Mira The Tempest: JP, JR").why == "The areas do not lie side by side."
    assert "is not in The Tempest, or is named twice" in at_sea(f"{number} Mira The Tempest: JP, JP").why
    assert "is not in The Tempest, or is named twice" in at_sea(f"{number} Mira The Tempest: AA").why

    def inland(world: Any) -> None:
        named(world.wizards, "Mira").group.area = area("JH")

    def farther(world: Any) -> None:
        named(world.wizards, "Mira").group.area = area("JG")

    def from_there(where: Any) -> str:
        return cast(f"{number} Mira The Tempest: JP", of="Sorcerer", playing=PLAYING, changed=strait(more=where)).why

    assert from_there(inland) == ""
    assert from_there(farther) == "That is too far from Mira."
    weak = at_sea(f"{number} Mira The Tempest: JP", level=2)
    assert weak.why == f"Mira is not powerful enough for {spell}."


def test_one_storm_upon_a_sea() -> None:
    """Line 5504."""
    done = at_sea("660 Mira The Tempest: IP", f"660 Olo The Tempest: JQ\n{SAIL}", seed=5)
    casts = {text for text in (*done.told_to("Sorcerer"), *done.told_to("Halfling")) if "Storm at Sea" in text}
    assert len([text for text in casts if text.endswith("in vain.")]) == 1
    assert stands(done) == ("JS" if "Olo has cast Storm at Sea upon The Tempest in vain." in casts else "JO")


def calmed(level: int, olo: int) -> int:
    """Return in how many of twenty turns Olo calms the storm, and the Hares sail."""
    turns = [
        at_sea("660 Mira The Tempest: JQ", f"661 Olo The Tempest\n{SAIL}", level=level, olo=olo, seed=seed)
        for seed in range(1, 21)
    ]
    return sum(stands(done) == "JS" for done in turns)


def test_dispel_storm_at_sea() -> None:
    """Line 5508: surely against an equal or lesser wizard, 25 points less for each level of a greater one."""
    assert calmed(5, 5) == 20
    assert calmed(5, 9) == 20
    assert 10 <= calmed(6, 5) <= 19
    assert 1 <= calmed(8, 5) <= 9
    assert calmed(9, 5) == 0
    done = at_sea("660 Mira The Tempest: JQ", f"661 Olo The Tempest\n{SAIL}")
    assert "The storm upon The Tempest is over before its time." in done.told_to("Sorcerer")
    assert "Olo has cast Dispel Storm at Sea: the storm upon The Tempest is over." in done.told_to("Halfling")


def test_where_a_storm_is_dispelled() -> None:
    """Line 5508: within three areas of any area of the sea; where there is no storm, in vain and without a reason."""
    none = at_sea("661 Mira The Tempest")
    assert (none.why, "Mira has cast Dispel Storm at Sea upon The Tempest in vain." in none.told) == ("", True)
    lost = at_sea("661 Mira The Tempest", "660 Olo The Tempest: JQ", level=4, olo=9)
    assert [text for text in lost.told_to("Sorcerer") if "Dispel" in text] == [
        text for text in none.told_to("Sorcerer") if "Dispel" in text
    ]
    assert at_sea("661 Mira Sea of the Forgotten").why == "Sea of the Forgotten is too far from Mira."


# ---- beasts of the deep ----------------------------------------------------------------------------

BEASTS = [("658", "Leviathan", "Summon Leviathan"), ("659", "Kraken", "Summon Kraken")]
EACH = pytest.mark.parametrize("number, beast, spell", BEASTS, ids=["summon_leviathan", "summon_kraken"])


def met(done: Cast, beast: str) -> bool:
    """Return whether the Hares have met it."""
    return f"A {beast} has come up under Hares in JQ." in done.told_to("Halfling")


@EACH
def test_a_beast_of_the_deep(number: str, beast: str, spell: str) -> None:
    """Lines 5494 and 5498: it stops most of those who pass, sinks their ships and turns them back."""
    turns = [at_sea(f"{number} Mira The Tempest: JQ", seed=seed) for seed in range(1, 21)]
    assert all(done.why == "" for done in turns)
    caught = [done for done in turns if met(done, beast)]
    assert 14 <= len(caught) <= 20
    for done in caught:
        assert (stands(done), afloat(done) < 4) == ("JO", True)
        assert not any("Mira" in text for text in done.told_to("Halfling"))
        assert not any(beast in text and "Sorcerer" in text for text in done.told_to("Halfling"))
        assert f"The {beast} in The Tempest has met fleets of Halfling, and has won." in done.told_to("Sorcerer")
        assert not done.world.sea_beasts
    for done in turns:
        if done not in caught:
            assert (stands(done), afloat(done)) == ("JS", 4)
    assert not any(met(at_sea(f"{number} Mira The Tempest: IQ", seed=seed), beast) for seed in range(1, 6))


@EACH
def test_whom_a_beast_spares(number: str, beast: str, spell: str) -> None:
    """Lines 5494 and 5498: those whom the wizard's kingdom has declared allies, and scouts aboard an elite ship."""

    def allied(world: Any) -> None:
        named(world.kingdoms, "Sorcerer").allies = (named(world.kingdoms, "Halfling"),)

    def scouts(world: Any) -> None:
        named(world.groups, "Hares").brigades = ()
        for navy in world.navies:
            if navy.kingdom.name == "Halfling":
                navy.cutter = "Gull"

    for spared in (allied, scouts):
        for seed in range(1, 6):
            done = cast(
                f"{number} Mira The Tempest: JQ", of="Sorcerer", seed=seed, playing=PLAYING, other=("Halfling", SAIL),
                changed=strait(more=spared),
            )  # fmt: skip
            assert (met(done, beast), stands(done)) == (False, "JS"), spared


@EACH
def test_how_strong_a_beast_is(number: str, beast: str, spell: str) -> None:
    """Lines 5494 and 5498: twelve fleets of quality 14 and a Marshal, or eight of quality 13 and a General: a dozen of
    the finest fleets drive the Kraken down, with a strength of 3,072 against 1,487, and seldom the Leviathan, 2,705."""
    turns = [at_sea(f"{number} Mira The Tempest: JQ", fleets=12, quality=160, seed=seed) for seed in range(1, 21)]
    lost = [afloat(done) for done in turns if met(done, beast)]
    beaten = sum("your fleets have driven it down again" in " ".join(done.told_to("Halfling")) for done in turns)
    if beast == "Kraken":
        assert beaten >= len(lost) - 1
        assert min(lost) >= 9
    else:
        assert 1 <= beaten <= len(lost) - 1
        assert min(lost) < 9


@EACH
def test_ships_of_mist_meet_a_beast(number: str, beast: str, spell: str) -> None:
    """Line 5512: no patrol meets them, but a beast may; they are turned back."""
    turns = [
        at_sea(f"{number} Mira The Tempest: JQ", "708 Olo: JP, JQ, JR, JS", fleets=0, seed=seed) for seed in range(1, 9)
    ]
    caught = [done for done in turns if met(done, beast)]
    assert caught
    assert {stands(done) for done in caught} == {"JO"}
    assert {stands(done) for done in turns if done not in caught} <= {"JS"}


@EACH
def test_merchants_and_patrols_meet_a_beast(number: str, beast: str, spell: str) -> None:
    """Lines 5494 and 5498: all fleets of those who are no allies."""

    def quay(world: Any) -> None:
        small = named(world.kingdoms, "Halfling")
        small.places = (*small.places, world.add(package().Place(name="Quay", area=area("JO"), kingdom=small)))

    for order in ("711 The Tempest: JP, JQ, IP, IQ, IR", "705 The Tempest: JQ"):
        turns = [
            cast(
                f"{number} Mira The Tempest: JQ", of="Sorcerer", seed=seed, playing=PLAYING, other=("Halfling", order),
                changed=strait(more=quay),
            )
            for seed in range(1, 7)
        ]  # fmt: skip
        beaten = [done for done in turns if afloat(done) < 4]
        assert beaten, order
        assert not any("have brought home" in text for done in beaten for text in done.told_to("Halfling"))


def test_one_beast_in_a_sea() -> None:
    """Lines 5494 and 5498: one Kraken or Leviathan; who comes second calls in vain."""
    done = at_sea("658 Mira The Tempest: JQ", "659 Olo The Tempest: JR")
    assert "Mira has cast Summon Leviathan upon The Tempest." in done.told_to("Sorcerer")
    assert "Olo has cast Summon Kraken upon The Tempest in vain." in done.told_to("Halfling")


# ---- under the ice ---------------------------------------------------------------------------------


def test_the_seas_are_frozen() -> None:
    """Line 825: Kraken, storm and its dispelling are banned in an Ice Age; a Leviathan is not on the list."""
    for line, spell in (
        ("659 Mira The Tempest: JQ", "Summon Kraken"),
        ("660 Mira The Tempest: JQ", "Storm at Sea"),
        ("661 Mira The Tempest", "Dispel Storm at Sea"),
    ):
        assert at_sea(line, "", ice=True).why == f"Nobody casts {spell}: the seas are frozen."
        assert at_sea(line, "").why == ""
    assert at_sea("658 Mira The Tempest: JQ", "", ice=True).why == ""
