"""Everybody saw how large a host is, whoever goes about in disguise, and what lies hidden had a name for all (seed 002,
lines 1100 to 1112, 1685 to 1689, 3800 to 3808, 5006 to 5030 and 5408)."""

from __future__ import annotations

from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import find_player, hand_in
from rulec.runtime.ground.drawing import maps_for
from tests.cases.alamaze.test_marching import area, stands
from tests.cases.thrones import ROOT, Played, named, package, play, world_of

HOST = "Host of Silverleaf"
"""Elves in JM, a wood, where they are supreme (line 3081)."""
UNKNOWN = f"In JM: {HOST} of The Elven Kingdom, of which nobody can say how large it is."
KNOWN = f"In JM: {HOST} of The Elven Kingdom, Army."
"""Six brigades: three at the start, one that comes in the month, and two more of `crowd`."""


def crowd(world: Any) -> None:
    """Two more brigades than at the start."""
    host, other = named(world.groups, HOST), named(world.groups, "Host of Oldthrone")
    host.brigades = (*host.brigades, *other.brigades[:2])


def look(line: str, level: int) -> list[str]:
    """What the Warlock's Moth sees, from JF, seven areas away, at that level; on a throw that succeeds."""

    def changed(world: Any) -> None:
        crowd(world)
        named(world.agents, "Moth").level = level

    return play(("The Warlock", line), changed=changed, seed=2).told


# ---- masks ---------------------------------------------------------------------------------------
def test_level_four_sees_through_a_mask() -> None:
    """Lines 1687, 3802 and 5010."""
    assert UNKNOWN in look("970 Moth JM", 3)
    assert KNOWN in look("970 Moth JM", 4)
    assert KNOWN not in look("970 Moth JM", 3)


def test_a_search_for_groups_takes_such_an_agent_and_sees_as_much() -> None:
    """Lines 1687 and 5042: level 4 at least."""
    assert f"{HOST} stands in JM: Army." in look("977 Moth: JM, JL", 4)


def test_where_the_people_are_not_at_home_everybody_counts_them() -> None:
    """Lines 3081 and 3806: a plain is nothing special to elves, and a mask hangs on the ground."""

    def changed(world: Any) -> None:
        crowd(world)
        host, other = named(world.groups, HOST), named(world.groups, "Host of Oldthrone")
        host.brigades = (*host.brigades, other.brigades[2])  # the one that comes in the month finds it away (2008)
        host.area, host.terrain = area("IK"), package().TERRAIN_PLAINS
        named(world.agents, "Moth").level = 1

    told = play(("The Warlock", "970 Moth IK"), changed=changed, seed=2).told
    assert f"In IK: {HOST} of The Elven Kingdom, Army." in told


def test_a_stone_sees_as_a_beginner_and_the_owl_as_a_master() -> None:
    """Lines 5022 and 5054: level 1 and level 10."""
    assert UNKNOWN in play(("The Ancient Ones", "972 JM"), changed=crowd).told

    def owl(world: Any) -> None:
        crowd(world)
        host = named(world.groups, "Host of Oldthrone")
        host.area, host.artifacts = area("JR"), 1 << package().ARTIFACT_BLACK_OWL_TOTEM

    assert KNOWN in play(("The Ancient Ones", "982 Host of Oldthrone JM"), changed=owl).told


# ---- falcons -------------------------------------------------------------------------------------
def falcons(lines: str, level: int) -> Played:
    """Rangers live in Silverleaf, in JM, with falcons of that level, and Gallowmere in LF lies hidden."""

    def changed(world: Any) -> None:
        kingdom = named(world.kingdoms, "The Elven Kingdom")
        kingdom.began_as, kingdom.falconry = package().KINGDOM_RANGER, level
        named(world.places, "Gallowmere").hidden = True

    return play(("The Elven Kingdom", lines), changed=changed)


def test_the_falcon_flies_as_far_and_sees_as_much_as_it_was_taught() -> None:
    """Lines 3567 and 5030: 10, 15 and 20 areas from the capital; a hidden village at the highest level alone."""
    for level, far, too_far in ((1, "JC", "JB"), (2, "YM", "ZM"), (3, "JA", "")):
        assert falcons(f"974 {far}", level).why[f"974 {far}"] == "", level
        if too_far:
            assert falcons(f"974 {too_far}", level).why[f"974 {too_far}"] == f"{too_far} is too far for the falcons."
        found = any("Gallowmere is hidden in LF" in text for text in falcons("974 LF", level).told)
        assert found is (level == 3), level
    assert falcons("974 LF", 0).why["974 LF"] == "The falcons have learned nothing yet."


def test_a_lesson_costs_ten_thousand_and_the_month() -> None:
    """Lines 3567 and 4615."""
    done, idle = falcons("520\n974 LF", 1), falcons("", 1)
    assert done.why == {"520": "", "974 LF": "The falcons have been at their lessons."}
    purses = [named(each.world.kingdoms, "The Elven Kingdom").gold for each in (idle, done)]
    assert purses[0] - purses[1] == 10000
    assert named(done.world.kingdoms, "The Elven Kingdom").falconry == 2
    assert falcons("520", 3).why["520"] == "The falcons have learned all there is."
    stranger = play(("The Warlock", "520\n974 LF"))
    assert stranger.why == {"520": "Only the Rangers train falcons.", "974 LF": "Only the Rangers send falcons."}


# ---- nobles who listen ---------------------------------------------------------------------------
def test_a_duke_learns_what_a_region_thinks_and_pays_for_his_title() -> None:
    """Lines 4962, 1317 and 1527. Darkover is suspicious of the Halflings when the game begins."""

    def abroad(world: Any) -> None:
        named(world.figures, "Duke of Silverleaf").place = named(world.places, "Howlmoor")

    done = play(("The Elven Kingdom", "913 Duke of Silverleaf: The Halflings"), changed=abroad)
    assert "Duke of Silverleaf has listened: Darkover is suspicious towards The Halflings." in done.told
    idle = play(("The Elven Kingdom", ""), changed=abroad)
    assert (
        named(idle.world.kingdoms, "The Elven Kingdom").gold - named(done.world.kingdoms, "The Elven Kingdom").gold
        == 5000
    )


def test_a_duke_learns_a_rulers_weight_in_its_town_alone() -> None:
    """Line 4966."""

    def abroad(world: Any) -> None:
        named(world.figures, "Duke of Silverleaf").place = named(world.places, "Grimhold")

    line = "914 Duke of Silverleaf"
    told = play(("The Elven Kingdom", line), changed=abroad).told
    assert "Duke of Silverleaf has listened at Grimhold: The Warlock has 12 influence." in told
    assert play(("The Elven Kingdom", line)).why[line] == "Duke of Silverleaf is in no town of another kingdom."


# ---- the Gem of Planes ---------------------------------------------------------------------------
def gem(level: int) -> Any:
    """The host carries the Gem, in the hand of a wizard of that level."""

    def changed(world: Any) -> None:
        host, hand = named(world.groups, HOST), named(world.wizards, "Wizard of Silverleaf")
        host.artifacts = 1 << package().ARTIFACT_GEM_OF_PLANES
        host.wizards, hand.group, hand.level = (hand,), host, level

    return changed


def test_the_gem_carries_a_division_for_a_wizard_and_nobody_follows() -> None:
    """Lines 4806 and 4822: four brigades are a division; a power-1 wizard, no adept; ten areas; no pursuer."""

    def beside(world: Any) -> None:
        gem(1)(world)
        named(world.groups, "Host of Grimhold").area = area("JM")

    line = f"729 {HOST} TH"
    done = play(("The Elven Kingdom", line), ("The Warlock", f"731 Host of Grimhold {HOST}"), changed=beside)
    assert done.why[line] == ""
    assert stands(done, HOST) == "TH"
    assert stands(done, "Host of Grimhold") == "JM"
    assert f"Host of Grimhold has lost {HOST}." in done.told
    weak = "No wizard in Host of Silverleaf is strong enough to carry it all through."
    assert play(("The Elven Kingdom", line), changed=gem(0)).why[line] == weak
    line = f"729 {HOST} UH"
    assert play(("The Elven Kingdom", line), changed=gem(1)).why[line] == f"UH is too far from {HOST}."


# ---- what has no name ----------------------------------------------------------------------------
def test_nobody_travels_to_a_hidden_village_that_he_never_found() -> None:
    """Lines 1100 to 1104: not before a group of his has stopped there."""

    def hidden(world: Any) -> None:
        named(world.places, "Gallowmere").hidden = True
        named(world.groups, HOST).area = area("KF")

    line = "350 Duke of Silverleaf Gallowmere"
    assert play(("The Elven Kingdom", line)).why[line] == ""
    assert play(("The Elven Kingdom", line), changed=hidden).why[line].startswith("Gallowmere is not possible here;")
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    for way, known in (("LF", True), ("KE", False)):
        world = play(("The Elven Kingdom", f"720 {HOST}: {way}"), changed=hidden).world
        player, _ = find_player(game, world, "The Elven Kingdom")
        assert player is not None
        (verdict,) = hand_in(game, world, player, [(1, line)])
        assert (verdict.given is not None) is known, way


def test_nobody_keeps_up_with_whom_a_hidden_village_takes_in() -> None:
    """Line 1106: the pursuer is back where it began."""

    def beside(world: Any) -> None:
        named(world.groups, "Host of Grimhold").area = area("KF")
        named(world.groups, HOST).area = area("KF")

    def hidden(world: Any) -> None:
        beside(world)
        named(world.places, "Gallowmere").hidden = True

    sections = ("The Warlock", "720 Host of Grimhold: LF"), ("The Elven Kingdom", f"731 {HOST} Host of Grimhold")
    assert stands(play(*sections, changed=beside), HOST) == "LF"
    done = play(*sections, changed=hidden)
    assert stands(done, HOST) == "KF"
    assert f"{HOST} has lost Host of Grimhold." in done.told


# ---- two worlds ----------------------------------------------------------------------------------
OWNER = "The Alchemist"
LINES = """970 Dust QT
970 Ember RV
972 RV
973 QT, QU, RU
350 Duke of Oldthrone Glassworks
720 Host of Oldthrone: LU, MU, NU"""


def told_to_others(changed: Any, owner: str) -> dict[str, str]:
    """What each kingdom but the owner is told, answered and shown in a turn in which the Ancient Ones look around."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    done = play((OWNER, owner), ("The Ancient Ones", LINES), changed=changed)
    seen: dict[str, str] = {}
    for kingdom in done.world.kingdoms:
        if kingdom.name != OWNER:
            player, _ = find_player(game, done.world, kingdom.name)
            assert player is not None
            told = [f"{r.step} {r.text} {r.about}" for r in done.world.reports if r.who is None or player.id in r.who]
            seen[kingdom.name] = "\n".join(
                [*told, repr(shown_to(game, done.world, player)), repr(maps_for(game, done.world, player))]
            )
    seen["answers"] = repr({line: why for line, why in done.why.items() if line not in owner})
    return seen


def host_in(letters: str) -> Any:
    """The Alchemist's host, which goes into ambush, in that area."""

    def changed(world: Any) -> None:
        named(world.groups, "Host of Glassworks").area = area(letters)
        named(world.groups, "Host of Glassworks").lying_low = True

    return changed


def town_in(letters: str, *, hidden: bool) -> Any:
    """Copperbeck in that area."""

    def changed(world: Any) -> None:
        town = named(world.places, "Copperbeck")
        town.area, town.hidden = area(letters), hidden

    return changed


def spy_at(place: str, *, disguised: bool) -> Any:
    """The Alchemist's best agent is there, in disguise or as he is."""

    def changed(world: Any) -> None:
        spy = named(world.agents, "Flask")
        spy.place = named(world.places, place)
        if disguised:
            spy.effects = 1 << package().EFFECT_CONCEALED

    return changed


def test_a_host_in_ambush_is_nowhere_for_others() -> None:
    """Lines 1944 and 5012: Dust has level 5 and Ember 7, who looks elsewhere; the stones see as level 1."""
    ambush = "730 Host of Glassworks"
    assert told_to_others(host_in("QT"), ambush) == told_to_others(host_in("QU"), ambush)
    assert told_to_others(host_in("QT"), "") != told_to_others(host_in("QU"), "")


def test_a_hidden_town_is_nowhere_for_others() -> None:
    """Lines 1100 to 1112: passing, stones and a look at another area find nothing."""
    assert told_to_others(town_in("RU", hidden=True), "") == told_to_others(town_in("QU", hidden=True), "")
    assert told_to_others(town_in("RU", hidden=False), "") != told_to_others(town_in("QU", hidden=False), "")


def test_a_spy_in_disguise_is_nowhere_for_others() -> None:
    """Line 5408: below level 10 nobody sees it."""
    here, there = "Glassworks", "Copperbeck"
    assert told_to_others(spy_at(here, disguised=True), "") == told_to_others(spy_at(there, disguised=True), "")
    assert told_to_others(spy_at(here, disguised=False), "") != told_to_others(spy_at(there, disguised=False), "")


def seen_in_grimhold(level: int) -> Played:
    """Moth looks at JM, where a Duke in disguise stays."""

    def changed(world: Any) -> None:
        named(world.figures, "Duke of Silverleaf").effects = 1 << package().EFFECT_CONCEALED
        named(world.agents, "Moth").level = level

    return play(("The Warlock", "970 Moth JM"), changed=changed, seed=2)


def test_a_master_sees_a_disguise() -> None:
    """Line 5408."""
    assert "At Silverleaf: Duke of Silverleaf of The Elven Kingdom, Duke." in seen_in_grimhold(10).told
    assert "At Silverleaf: Duke of Silverleaf of The Elven Kingdom, Duke." not in seen_in_grimhold(9).told
    assert "At Silverleaf: Lyra of The Elven Kingdom, Queen." in seen_in_grimhold(9).told


def test_whose_man_a_stranger_is_stands_in_each_report() -> None:
    """Lines 3981 and 5008: at a court that is looked at, and before a host that camps there."""
    stays = "Lyra of The Elven Kingdom, Queen."

    def beside(world: Any) -> None:
        host = named(world.groups, "Host of Grimhold")
        host.area, host.kingdom.traits = area("JM"), host.kingdom.traits | 1 << package().TRAIT_TRACKERS

    assert f"At Silverleaf: {stays}" in play(("The Warlock", "970 Moth JM"), seed=2).told
    assert f"Scouts in JM: {stays}" in play(("The Warlock", ""), changed=beside).told


def test_a_scout_reports_what_lies_in_the_vault() -> None:
    """Line 5008: the Crown of Anzu is kept in Sunspire."""
    told = play(("The Ancient Ones", "972 UH")).told
    assert "At Sunspire: Crown of Anzu." in told


# ---- eyes that need no command -------------------------------------------------------------------
def camped(world: Any) -> None:
    """Elves, who have Trackers, and the Warlock's host are both in IK, a plain and an elven village."""
    for name in (HOST, "Host of Grimhold"):
        group = named(world.groups, name)
        group.area, group.terrain = area("IK"), package().TERRAIN_PLAINS


def test_trackers_see_who_camps_beside_them_and_who_lies_in_ambush() -> None:
    """Line 3981: as an agent of level 4, and an ambush too."""
    seen = "Scouts in IK: Host of Grimhold of The Warlock, Division."
    assert seen in play(("The Elven Kingdom", ""), changed=camped).told
    assert seen in play(("The Warlock", "730 Host of Grimhold"), changed=camped).told
    assert not any(text.startswith("Scouts in IK: Host of Silverleaf") for text in play(("The Warlock", "")).told)


def beside_glassworks(world: Any) -> None:
    """The host of the Sorcerer, who has no Trackers, is where the Alchemist's lies."""
    group = named(world.groups, "Host of Sunspire")
    group.area, group.terrain = area("QT"), package().TERRAIN_PLAINS


FELT = "In Host of Sunspire somebody feels that QT is not as empty as it looks."


def test_a_warlord_feels_an_ambush_and_a_marshal_does_not() -> None:
    """Line 4812; and nobody is told whose it is (line 1945)."""

    def warlord(world: Any) -> None:
        beside_glassworks(world)
        named(world.leaders, "Marshal of Sunspire").rank = package().RANK_WARLORD

    ambush = ("The Alchemist", "730 Host of Glassworks")
    assert FELT in play(ambush, changed=warlord).told
    assert FELT not in play(ambush, changed=beside_glassworks).told
    assert FELT not in play(("The Alchemist", ""), changed=warlord).told


def test_a_totem_and_towers_see_as_level_four_and_no_ambush() -> None:
    """Lines 1133 and 5823."""

    def totem(world: Any) -> None:
        beside_glassworks(world)
        named(world.groups, "Host of Sunspire").artifacts = 1 << package().ARTIFACT_KNOWLEDGE_TOTEM

    def towers(world: Any) -> None:
        beside_glassworks(world)
        named(world.places, "Glassworks").buildings |= 1 << package().BUILDING_WATCH_TOWERS

    found = "Scouts in QT: Host of Glassworks of The Alchemist, Division."
    assert found in play(("The Sorcerer", ""), changed=totem).told
    assert found not in play(("The Sorcerer", ""), changed=beside_glassworks).told
    assert found not in play(("The Alchemist", "730 Host of Glassworks"), changed=totem).told
    assert (
        "Scouts in QT: Host of Sunspire of The Sorcerer, Division." in play(("The Sorcerer", ""), changed=towers).told
    )


def test_halfling_villages_tell_who_passes() -> None:
    """Line 3338: every center of theirs, as an agent of level 1."""

    def near(world: Any) -> None:
        group = named(world.groups, "Host of Sunspire")
        group.area, group.terrain = area("EU"), package().TERRAIN_PLAINS

    assert "Scouts in EU: Host of Sunspire of The Sorcerer, Division." in play(("The Halflings", ""), changed=near).told


def test_an_immortal_knows_who_looked_at_its_towns() -> None:
    """Line 1573: an agent or a stone; the Queen of the Elves is immortal (line 3073), Vex of the Warlock is not."""
    known = "Silverleaf has been looked at by order of {}."
    assert known.format("The Ancient Ones") in play(("The Ancient Ones", "972 JM")).told
    assert known.format("The Warlock") in play(("The Warlock", "970 Moth JM"), seed=2).told
    assert not any("Grimhold has been looked at" in text for text in play(("The Ancient Ones", "972 JF")).told)
    assert not any("has been looked at" in text for text in play(("The Ancient Ones", "972 JN")).told)


def test_hosts_that_camp_side_by_side_see_each_other() -> None:
    """Lines 1930 to 1937: any group's scouts tell whose a stranger is and how large, by its size alone; no ambush."""
    seen = "In IK: Host of Silverleaf of The Elven Kingdom, Division."
    assert seen in play(("The Warlock", ""), changed=camped).told
    assert seen not in play(("The Warlock", "")).told
    hidden = play(("The Elven Kingdom", "730 Host of Silverleaf"), changed=camped).told
    assert seen not in hidden


def test_wizards_study_where_their_group_stands() -> None:
    """Line 2317: the group has to be at a center of the kingdom; nobody studies in the woods, or abroad."""

    def teacher(where: str) -> Any:
        def changed(world: Any) -> None:
            mage = next(each for each in world.wizards if each.kingdom.name == "The Sorcerer" and each.level > 0)
            group = named(world.groups, "Host of Sunspire")
            mage.place, mage.group, group.area = None, group, area(where)
            mage.kingdom.gold = 900_000

        return changed

    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    mage = next(each.name for each in world_of(game).wizards if each.kingdom.name == "The Sorcerer" and each.level > 0)
    assert play(("The Sorcerer", f"799 {mage}"), changed=teacher("UH")).why[f"799 {mage}"] == ""
    need = f"{mage} needs a population center of The Sorcerer to study in."
    assert play(("The Sorcerer", f"799 {mage}"), changed=teacher("QT")).why[f"799 {mage}"] == need


def test_a_look_is_told_where_there_is_nothing_and_leaves_out_what_is_ones_own() -> None:
    """Line 5008: a look is paid for; KW is an empty plain; in JM two kingdoms' hosts stand."""
    assert "KW lies before your scouts: plains." in play(("The Ancient Ones", "970 Dust KW")).told
    done = play(("The Elven Kingdom", "970 Finch JM"))
    elves = named(done.world.kingdoms, "The Elven Kingdom").id
    told = [each.text for each in done.world.reports if each.who is None or elves in each.who]
    assert any(text.startswith("In JM: Host of Oldthrone") for text in told)
    assert not any(text.startswith("In JM: Host of Silverleaf") for text in told)
