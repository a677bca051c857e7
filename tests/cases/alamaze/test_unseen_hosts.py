"""A host under a glyph stood in everybody's reports, and an order to defend told where an ambush was (seed 002, lines
1939 to 1947, 1963, 5014, 5042 and 4217 to 4225)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.alamaze.test_marching import area
from tests.cases.alamaze.test_what_is_seen import told_to_others
from tests.cases.thrones import Played, named, package, play

HOST = "Host of Glassworks"
"""The Alchemist's, in QT."""


def glyphs(world: Any) -> None:
    """Both of the Alchemist's places lie under glyphs."""
    for name in ("Glassworks", "Copperbeck"):
        named(world.places, name).hidden = True


def host_in(letters: str, *, hidden: bool) -> Any:
    """The host in that area, at one of its own places."""

    def changed(world: Any) -> None:
        if hidden:
            glyphs(world)
        named(world.groups, HOST).area = area(letters)

    return changed


def look(line: str, level: int) -> list[str]:
    """What Dust is told at that level, on a throw that succeeds; both places are hidden."""

    def changed(world: Any) -> None:
        glyphs(world)
        named(world.agents, "Dust").level = level

    return play(("The Ancient Ones", line), changed=changed, seed=2).told


def of_hosts(told: list[str]) -> list[str]:
    return [text for text in told if "Host of Glassworks" in text or "traces" in text]


def test_a_host_under_a_glyph_is_nowhere_for_others() -> None:
    """Line 1945: completely hidden; Dust has level 5."""
    assert told_to_others(host_in("QT", hidden=True), "") == told_to_others(host_in("RV", hidden=True), "")
    assert told_to_others(host_in("QT", hidden=False), "") != told_to_others(host_in("RV", hidden=False), "")


def test_a_master_finds_traces_and_not_whose() -> None:
    """Lines 1689, 5014 and 5042: from level 10, not by name or kingdom."""
    traces = ["In QT there are traces of a host that nobody sees."]
    for line in ("970 Dust QT", "977 Dust: QT, QU"):
        assert of_hosts(look(line, 9)) == [], line
        assert of_hosts(look(line, 10)) == traces, line


def test_nobody_trails_whom_a_glyph_hides() -> None:
    """Lines 1102 and 1945."""
    line = f"971 Echo {HOST}: Pellinor"
    assert f"{HOST} stands in QT." in play(("The Ancient Ones", line), seed=2).told
    done = play(("The Ancient Ones", line), changed=glyphs, seed=2)
    assert of_hosts(done.told) == [f"Echo has not found {HOST}."]


def beside(world: Any) -> None:
    """Oldthrone's host camps in QT."""
    named(world.groups, "Host of Oldthrone").area = area("QT")


def under_a_glyph(world: Any) -> None:
    beside(world)
    glyphs(world)


def in_the_grass(world: Any) -> None:
    beside(world)
    named(world.groups, HOST).lying_low = True


def elsewhere(world: Any) -> None:
    """The Alchemist's host is far away and in plain sight."""
    beside(world)
    named(world.groups, HOST).area = area("LR")


def test_a_warlord_sees_a_shimmer_and_not_whose() -> None:
    """Line 1945."""
    shimmer = "In Host of Oldthrone somebody feels that QT is not as empty as it looks."

    def warlord(world: Any) -> None:
        under_a_glyph(world)
        boss = named(world.groups, "Host of Oldthrone").leaders[0]
        boss.rank = package().RANK_WARLORD

    def captain(world: Any) -> None:
        warlord(world)
        host = named(world.groups, "Host of Oldthrone")
        host.leaders[0].rank, host.wizards = package().RANK_CAPTAIN, ()

    assert shimmer in play(("The Ancient Ones", ""), changed=warlord).told
    assert shimmer not in play(("The Ancient Ones", ""), changed=captain).told


def test_nobody_attacks_the_unseen_who_may_strike_themselves() -> None:
    """Lines 1945 and 1947."""
    line = f"110 Host of Oldthrone {HOST}"
    why = play(("The Ancient Ones", line), changed=under_a_glyph).why
    assert why[line] == f"{HOST} is nowhere near Host of Oldthrone."
    line = f"110 {HOST} Host of Oldthrone"
    assert play(("The Alchemist", line), changed=under_a_glyph).why[line] == ""


def camp_of(letters: str, *, hidden: bool = True) -> Any:
    """Oldthrone's host and its spies are in QT, the Alchemist's host in that area."""

    def changed(world: Any) -> None:
        host_in(letters, hidden=hidden)(world)
        beside(world)
        for name in ("Dust", "Echo"):
            named(world.agents, name).place = named(world.places, "Copperbeck")

    return changed


def test_no_answer_tells_where_a_host_under_a_glyph_is() -> None:
    """Lines 1102 and 1945: refused, as if it were far away."""
    refused = {
        f"731 Host of Oldthrone {HOST}": f"{HOST} was not where Host of Oldthrone stood.",
        f"735 Host of Oldthrone {HOST}": f"{HOST} was not where Host of Oldthrone stood.",
    }
    for line, answer in refused.items():
        orders = ("The Ancient Ones", line)
        assert play(orders, changed=camp_of("QT", hidden=False)).why[line] == "", line
        for letters in ("QT", "RV"):
            assert play(orders, changed=camp_of(letters)).why[line] == answer, line


@pytest.mark.parametrize("line", [f"691 Echo {HOST}", f"692 Echo {HOST}", f"615 Echo: {HOST}"])
def test_who_is_sent_after_a_host_in_vain_is_paid(line: str) -> None:
    """Lines 1945, 4750 and 5018: a host beside them that nobody sees is looked for as one far away is. Whoever could
    be refused for nothing, with every agent in every month, would learn where no host is."""

    def after(letters: str, *, hidden: bool) -> tuple[str, list[str], int]:
        done = play(("The Ancient Ones", line), changed=camp_of(letters, hidden=hidden), seed=2)
        return done.why[line], of_hosts(done.told), named(done.world.kingdoms, "The Ancient Ones").gold

    near, far = after("QT", hidden=False), after("AL", hidden=False)
    assert far[:2] == ("", [f"Echo has not found {HOST}."])
    assert near[0] == ""
    assert near[1] != far[1]
    assert near[2] == far[2] < after_nothing()
    for letters in ("QT", "RV", "AL"):
        assert after(letters, hidden=True) == far


def after_nothing() -> int:
    """What the Ancient Ones have after a month in which they send nobody."""
    done = play(("The Ancient Ones", ""), changed=camp_of("AL", hidden=False), seed=2)
    return int(named(done.world.kingdoms, "The Ancient Ones").gold)


def answers(line: str, letters: str, *, ambush: bool, level: int = 6, seed: int = 1) -> tuple[str, list[str]]:
    """What the Ancient Ones hear, and of that line, where the Alchemist's host is in that area, or lies there in ambush
    since the month before."""

    def changed(world: Any) -> None:
        camp_of(letters, hidden=False)(world)
        named(world.groups, HOST).lying_low = ambush
        for name in ("Dust", "Echo"):
            named(world.agents, name).level = level

    done = play(
        ("The Ancient Ones", line), *([("The Alchemist", f"730 {HOST}")] if ambush else []), changed=changed, seed=seed
    )
    (hears,) = (each.id for each in done.world.kingdoms if each.name == "The Ancient Ones")
    return done.why[line], [each.text for each in done.world.reports if each.who is not None and hears in each.who]


@pytest.mark.parametrize(
    "line",
    [
        f"615 Echo: {HOST}",
        f"691 Echo {HOST}",
        f"692 Echo {HOST}",
        f"731 Host of Oldthrone {HOST}",
        f"735 Host of Oldthrone {HOST}",
        f"971 Echo {HOST}: Pellinor",
    ],
)
def test_no_answer_tells_where_an_ambush_is(line: str) -> None:
    """Lines 1688, 4810 and 5014: whether the host lies beside them or far away, all is the same."""
    for seed in range(1, 13):
        assert answers(line, "QT", ambush=True, seed=seed) == answers(line, "AL", ambush=True, seed=seed)
    assert answers(line, "QT", ambush=False) != answers(line, "AL", ambush=False)


def test_sharp_eyes_see_an_ambush() -> None:
    """Line 1688: from level 7."""
    line = f"971 Echo {HOST}: Pellinor"
    for level, found in ((6, False), (7, True)):
        told = [answers(line, "QT", ambush=True, level=level, seed=seed)[1] for seed in range(1, 5)]
        assert any(f"{HOST} stands in QT." in texts for texts in told) == found


# ---- orders to stand and to evade ----------------------------------------------------------------
def first_blow(done: Played) -> int:
    """What the host of Sunspire strikes with first."""
    words = next(text for text in done.told if "Host of Sunspire strikes with" in text)
    return int(words.split("Host of Sunspire strikes with ")[1].split(" ")[0].replace(",", ""))


def test_who_stands_against_an_ambush_is_not_surprised() -> None:
    """Lines 2149 and 4223: the Sorcerer's people, who are not sharp-eyed, fight at 110 and not at 70 percent."""
    stand = f"120 Host of Sunspire {HOST}"
    attack = ("The Alchemist", f"110 {HOST} Host of Sunspire")
    for hiding in (in_the_grass, under_a_glyph):

        def camped(world: Any, hiding: Any = hiding) -> None:
            hiding(world)
            named(world.groups, "Host of Sunspire").area = area("QT")

        ready = play(("The Sorcerer", stand), attack, changed=camped)
        asleep = play(attack, changed=camped)
        assert ready.why[stand] == ""
        assert first_blow(ready) > 1.5 * first_blow(asleep)


def test_the_order_to_defend_does_not_tell_who_is_there() -> None:
    """Lines 1944 and 1945: the answer is the same, wherever the enemy is."""
    stand = f"120 Host of Oldthrone {HOST}"
    for world in (in_the_grass, under_a_glyph, elsewhere):
        assert play(("The Ancient Ones", stand), changed=world).why[stand] == "", world


def test_the_order_to_evade_does_not_tell_who_is_there() -> None:
    """Line 4219, and 3067 for the Elves in their wood."""
    line = "118 Host of Silverleaf Host of Grimhold"

    def grimhold(letters: str, *, low: bool) -> Any:
        def changed(world: Any) -> None:
            group = named(world.groups, "Host of Grimhold")
            group.area, group.lying_low = area(letters), low

        return changed

    for world in (grimhold("JM", low=True), grimhold("JM", low=False), grimhold("JF", low=False)):
        assert play(("The Elven Kingdom", line), changed=world).why[line] == ""
    attack = "110 Host of Grimhold Host of Silverleaf"
    done = play(("The Elven Kingdom", line), ("The Warlock", attack), changed=grimhold("JM", low=True))
    assert "Host of Grimhold strikes air: Host of Silverleaf has slipped away." in done.told


def test_who_is_sent_after_a_courtier_too_far_away_is_paid() -> None:
    """Lines 1783 and 4954: where a foreign servant stays cannot be asked for nothing."""
    line = "900 Echo Duke of Silverleaf"

    def after(town: str) -> tuple[str, bool, int]:
        def changed(world: Any) -> None:
            named(world.figures, "Duke of Silverleaf").place = named(world.places, town)

        done = play(("The Ancient Ones", line), changed=changed, seed=2)
        gold = named(done.world.kingdoms, "The Ancient Ones").gold
        return done.why[line], "Echo has not found Duke of Silverleaf." in done.told, gold

    near, far = after("Stillwater"), after("Silverleaf")
    assert near == ("", False, near[2])
    assert far == after("Ravenhow") == ("", True, near[2])
    assert near[2] < after_nothing()
