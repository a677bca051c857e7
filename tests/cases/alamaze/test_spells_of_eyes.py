"""Spells that scout and reveal, each with the figures of its own text (seed 002, lines 5388 to 5778)."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import find_player
from rulec.runtime.ground.drawing import maps_for
from tests.cases.alamaze.test_spells_cast import Cast, cast, rules, with_odo
from tests.cases.thrones import named, package

HERE = 16 * 26 + 5
"""Area QF, in which Mira's group stands."""


def mira(world: Any) -> Any:
    """The wizard who casts."""
    return named(world.wizards, "Mira")


def town(world: Any, areas: int, **fields: Any) -> Any:
    """Farwell, a town of Halfling so many areas to the east of Mira."""
    halfling = named(world.kingdoms, "Halfling")
    place = world.add(package().Place(name="Farwell", area=HERE + areas, kingdom=halfling, **fields))
    place.settlement = package().SETTLEMENT_TOWN
    halfling.places = (*halfling.places, place)
    return place


def with_town(areas: int, **fields: Any) -> Any:
    """A change that founds Farwell."""

    def changed(world: Any) -> None:
        town(world, areas, **fields)

    return changed


def strangers(world: Any, area: int, brigades: int = 2) -> Any:
    """The first group of Halfling, called the Strangers, of so many brigades in an area where it is not at home."""
    host = next(each for each in world.groups if each.kingdom.name == "Halfling" and each.brigades)
    spare = [each for each in world.brigades if each not in host.brigades]
    host.brigades = (*host.brigades, *spare)[:brigades]
    host.name, host.area, host.region = "Strangers", area, mira(world).group.region
    host.terrain = package().TERRAIN_DESERT
    return host


def with_strangers(areas: int, brigades: int = 2, **fields: Any) -> Any:
    """A change that leads the Strangers so many areas to the east of Mira."""

    def changed(world: Any) -> None:
        host = strangers(world, HERE + areas, brigades)
        for name, value in fields.items():
            setattr(host, name, value)

    return changed


AMBUSH = ("Halfling", "730 Strangers")
"""What another kingdom orders, so that its group lies in ambush."""


def seen_by(done: Cast, name: str) -> str:
    """All that a kingdom has been told and is shown after the turn."""
    player, _ = find_player(rules(), done.world, name)
    assert player is not None
    shown = shown_to(rules(), done.world, player)
    return "\n".join([*done.told_to(name), repr(shown), repr(maps_for(rules(), done.world, player))])


def of_farwell(done: Cast) -> list[str]:
    """What Elven has been told of Farwell."""
    return [text for text in done.told_to(done.kingdom.name) if "Farwell" in text]


# ---- familiars -----------------------------------------------------------------------------------
def test_raven_familiar() -> None:
    """Line 5716: one area, ten areas away at most, as an agent of the first level; a glyph stays closed (line 1108)."""
    done = cast("888 Mira QP", changed=with_town(10), seed=2)
    assert done.why == ""
    assert of_farwell(done)[0].startswith("Farwell lies in QP: Town")
    assert of_farwell(cast("888 Mira QP", changed=with_town(10, hidden=True))) == []
    assert cast("888 Mira QQ").why == "That is too far from Mira."
    assert cast("888 Mira QP, QO").why == "That is more ground than Raven Familiar sees."


def test_eagle_familiar() -> None:
    """Line 5712: four areas side by side, ten areas away at most, as an agent of the seventh level."""
    done = cast("887 Mira QM, QN, QO, QP", changed=with_town(10), seed=2)
    assert done.why == ""
    assert of_farwell(done)[0].startswith("Farwell lies in QP: Town")
    assert cast("887 Mira QN, QO, QP, QQ").why == "That is too far from Mira."
    assert cast("887 Mira QL, QM, QN, QO, QP").why == "That is more ground than Eagle Familiar sees."
    assert cast("887 Mira QM, QO").why == "These areas do not lie side by side."
    assert of_farwell(cast("887 Mira QP", changed=with_town(10, hidden=True))) == []


def test_an_eagle_sees_an_ambush_and_a_raven_does_not() -> None:
    """Line 1688: an agent of the seventh level does."""
    found, hosts = "In QI: Strangers of Halfling, Brigade.", with_strangers(3)
    assert found in cast("887 Mira QI", changed=hosts, other=AMBUSH).told_to("Elven")
    assert found not in cast("888 Mira QI", changed=hosts, other=AMBUSH).told_to("Elven")
    assert found in cast("888 Mira QI", changed=hosts).told_to("Elven")


def guarded(world: Any) -> None:
    """Somebody very good keeps watch over Farwell."""
    place = town(world, 10)
    hound = world.add(package().Agent(name="Hound", rank=package().RANK_AGENT, level=30, kingdom=place.kingdom))
    hound.place, hound.duty = place, package().DUTY_COUNTER_ESPIONAGE
    place.watchers = (hound,)


def test_a_raven_is_chased_away_and_nobody_learns_whose_it_was() -> None:
    """Line 5716: as an agent would be, whom a watch keeps out; those who keep it do not learn of it."""
    done, idle = cast("888 Mira QP", changed=guarded), cast("208 Mira", changed=guarded)
    assert "Raven Familiar has failed: Recon Area." in done.told_to("Elven")
    assert [text for text in of_farwell(done) if "lies in" in text] == []
    assert seen_by(done, "Halfling") == seen_by(idle, "Halfling")


def test_immortals_smell_a_raven() -> None:
    """Line 1573: they know who has sent it."""

    def immortal(world: Any) -> None:
        town(world, 10)
        next(each for each in world.figures if each.kingdom.name == "Halfling").immortal = True

    smelt = "Farwell has been looked at by order of Elven."
    assert smelt in cast("888 Mira QP", changed=immortal, seed=2).told_to("Halfling")
    mortal, idle = cast("888 Mira QP", changed=with_town(10), seed=2), cast("208 Mira", changed=with_town(10), seed=2)
    assert smelt not in mortal.told_to("Halfling")
    assert seen_by(mortal, "Halfling") == seen_by(idle, "Halfling")


# ---- the wolf ------------------------------------------------------------------------------------
def test_dire_wolf_familiar() -> None:
    """Lines 5390 to 5392: it scouts where the group stands, as an agent of the fourth level; one runs with a group."""
    hosts = with_strangers(0, terrain=package().TERRAIN_PLAINS)
    wild, tame = cast("211 Mira", of="Sorcerer", changed=hosts), cast("208 Mira", of="Sorcerer", changed=hosts)
    assert "Mira has cast Dire Wolf Familiar; a dire wolf runs with Wanderers." in wild.told
    assert "Scouts in QF: Strangers of Halfling, Brigade." in wild.told_to("Sorcerer")
    assert "Scouts in QF: Strangers of Halfling, Brigade." not in tame.told_to("Sorcerer")
    assert seen_by(wild, "Halfling") == seen_by(tame, "Halfling")
    assert list(wild.world.camp_wolves) == []  # gone with the turn


def test_a_second_wolf() -> None:
    """Line 5392: a single one for a group."""

    def two(world: Any) -> None:
        second = next(each for each in world.wizards if each.kingdom is mira(world).kingdom and each.name != "Mira")
        second.name, second.level, second.rank = "Nell", 6, package().RANK_WIZARD
        second.group = mira(world).group
        second.group.wizards = (*second.group.wizards, second)

    told = cast("211 Mira", more="211 Nell", changed=two).told
    assert [text for text in told if text == "A wolf runs with Wanderers already."] != []


def struck(line: str, level: int) -> bool:
    """Whether an assassin of that level gets at the captain of Mira's group; the same dice are thrown each time."""

    def changed(world: Any) -> None:
        captain = mira(world).group.leaders[0]
        captain.name, captain.rank = "Cid", package().RANK_CAPTAIN
        halfling = named(world.kingdoms, "Halfling")
        halfling.gold = 90000
        blade = world.add(package().Agent(name="Blade", rank=package().RANK_AGENT, level=level, kingdom=halfling))
        blade.place = town(world, 3)

    done = cast(line, of="Sorcerer", other=("Halfling", "945 Blade Cid"), changed=changed, seed=1)
    return not any(text == "Blade has failed: Assassinate, Cid." for text in done.told)


def test_a_wolf_guards_those_in_the_camp() -> None:
    """Lines 5390 to 5392 and 1665: counter-espionage of the fourth level, which is worth 5 points and 5 for each
    level: five levels of an assassin."""
    least = next(level for level in range(1, 40) if struck("208 Mira", level))
    assert not struck("211 Mira", least + 4)
    assert struck("211 Mira", least + 5)


# ---- what a wizard learns ------------------------------------------------------------------------
def in_region(region: int, more: Any = None) -> Any:
    """A change that puts Mira's group into a region."""

    def changed(world: Any) -> None:
        mira(world).group.region = region
        if more is not None:
            more(world)

    return changed


def test_unveil_population_centers() -> None:
    """Line 5520: all of the region, from turn 4 on; a glyph hides what is under it (line 1108)."""
    done = cast("751 Mira", changed=in_region(3))
    told = [text for text in done.told_to("Elven") if " lies in " in text]
    there = [each for each in done.world.places if each.region == 3]
    assert {text.split(" lies in ")[0] for text in told} == {each.name for each in there if not each.hidden}
    assert any(each.hidden for each in there)
    early = cast("751 Mira", changed=in_region(3), month=3)
    assert early.why == "Unveil Population Centers cannot be cast before turn 4."


def test_unveil_group_locations() -> None:
    """Line 5636: groups of one size in the wizard's region, from turn 4 on."""
    found, coast = "Strangers of Halfling stands in QM: Brigade.", in_region(7, with_strangers(7))
    assert found in cast("858 Mira Brigade", changed=coast).told
    assert found not in cast("858 Mira Division", changed=coast).told
    assert found not in cast("858 Mira Brigade", changed=in_region(3, with_strangers(7))).told
    assert found not in cast("858 Mira Brigade", changed=coast, other=AMBUSH).told
    assert cast("858 Mira Inactive").why == "Nobody is in such a group."
    assert cast("858 Mira Army", month=3).why == "Unveil Group Locations cannot be cast before turn 4."


def test_locate_character_or_group() -> None:
    """Line 5632: somebody of any kingdom, wherever it is, from turn 5 on; a ward and a glyph keep it secret."""

    def warded(world: Any) -> None:
        with_odo(20)(world)
        named(world.figures, "Odo").effects = 1 << package().EFFECT_WARDED

    def glyph(world: Any) -> None:
        with_odo(20)(world)
        named(world.figures, "Odo").place.hidden = True

    assert "Mira has cast Locate Character or Group: Odo is in QZ." in cast("855 Mira Odo", changed=with_odo(20)).told
    for hidden in (warded, glyph):
        assert "Mira has not found Odo." in cast("855 Mira Odo", changed=hidden).told
    assert "Mira has not found Nobody." in cast("855 Mira Nobody").told
    assert cast("855 Mira Odo", changed=with_odo(20), month=4).why == (
        "Locate Character or Group cannot be cast before turn 5."
    )


def test_locate_a_group() -> None:
    """Line 5632."""
    found = "Mira has cast Locate Character or Group: Strangers is in QZ."
    assert found in cast("855 Mira group Strangers", changed=with_strangers(20)).told
    assert found in cast("855 Mira group Strangers", changed=with_strangers(20), other=AMBUSH).told

    def glyph(world: Any) -> None:
        with_strangers(20)(world)
        town(world, 20, hidden=True)

    assert "Mira has not found Strangers." in cast("855 Mira group Strangers", changed=glyph).told


def test_who_is_located_does_not_learn_of_it() -> None:
    """Line 5632: a trance leaves no trace."""
    done, idle = cast("855 Mira Odo", changed=with_odo(20)), cast("208 Mira", changed=with_odo(20))
    assert seen_by(done, "Halfling") == seen_by(idle, "Halfling")


def test_reveal_kings_influence() -> None:
    """Line 5412: of any ruler, and nobody else is told."""

    def weighed(world: Any) -> None:
        named(world.kingdoms, "Halfling").influence = 1430

    done, idle = cast("370 Mira Halfling", changed=weighed), cast("208 Mira", changed=weighed)
    assert "Mira has cast Reveal King's Influence: Halfling has 14.3 influence." in done.told_to("Elven")
    assert seen_by(done, "Halfling") == seen_by(idle, "Halfling")


def with_relic(area: int) -> Any:
    """A change that gives Mira's kingdom the Crown of Anzu, carried by another of its groups in that area."""

    def changed(world: Any) -> None:
        group = next(each for each in world.groups if each.kingdom is mira(world).kingdom and each.name != "Wanderers")
        group.area = area
        group.artifacts |= 1 << package().ARTIFACT_SWORD_OF_ALVINITAR

    return changed


def test_learn_artifact_power() -> None:
    """Line 5562: one of the kingdom's own, in the area of the wizard."""
    done = cast("796 Mira Sword of Alvinitar", changed=with_relic(HERE))
    assert done.why == ""
    assert "Sword of Alvinitar adds 15 points to the combat value of its group." in done.told  # line 5244
    away = cast("796 Mira Sword of Alvinitar", changed=with_relic(HERE + 1))
    assert away.why == "Sword of Alvinitar is not where Mira is."
    assert cast("796 Mira Sword of Alvinitar").why == "Sword of Alvinitar is not in the hands of Elven."


def veiled(world: Any) -> None:
    """In Mira's area there are a hidden town with a disguised Odo, and the Strangers in ambush."""
    place = town(world, 0, hidden=True)
    odo = next(each for each in world.figures if each.kingdom.name == "Halfling")
    odo.name, odo.place, odo.effects = "Odo", place, 1 << package().EFFECT_CONCEALED
    strangers(world, HERE)


def test_true_seeing() -> None:
    """Line 5774: what is hidden, disguised or unseen in the wizard's area."""
    done, idle = (
        cast("966 Mira", level=9, changed=veiled, other=AMBUSH),
        cast("208 Mira", level=9, changed=veiled, other=AMBUSH),
    )
    told = done.told_to("Elven")
    assert any(text.startswith("Farwell is hidden in QF: Town") for text in told)
    assert any(text.startswith("At Farwell: Odo of Halfling") for text in told)
    assert "In QF: Strangers of Halfling, Brigade." in told
    blind = idle.told_to("Elven")
    assert not any("Odo" in text or "Farwell is hidden" in text or "Strangers" in text for text in blind)
    assert seen_by(done, "Halfling") == seen_by(idle, "Halfling")


def test_revelation() -> None:
    """Line 5778: everything about a kingdom, what is hidden as well; once against a kingdom, ever."""

    def changed(world: Any) -> None:
        veiled(world)
        halfling = named(world.kingdoms, "Halfling")
        halfling.mithril = 4321

    done, idle = (
        cast("985 Mira Halfling", level=9, changed=changed, other=AMBUSH),
        cast("208 Mira", level=9, changed=changed, other=AMBUSH),
    )
    assert done.why == ""
    told = "\n".join(done.told_to("Elven"))
    assert "4,321 mithril" in told
    assert "Farwell of Halfling lies in QF" in told
    assert "Odo of Halfling" in told
    assert "Strangers of Halfling stands in QF: Brigade." in told
    assert " towards Halfling: " in told
    assert " fleets in " in told
    assert seen_by(done, "Halfling") == seen_by(idle, "Halfling")


def test_a_second_revelation() -> None:
    """Line 5778."""

    def before(world: Any) -> None:
        world.add(package().BaredRealm(kingdom=mira(world).kingdom, bared=named(world.kingdoms, "Halfling")))

    again = cast("985 Mira Halfling", level=9, changed=before)
    assert again.why == "Halfling has been revealed to Elven once, and will not be again."
    assert cast("985 Mira Ranger", level=9, changed=before).why == ""
    assert cast("985 Mira Elven", level=9).why == "Elven knows itself."


@pytest.mark.parametrize("number", [211, 370, 751, 796, 855, 858, 887, 888, 966, 985])
def test_too_weak(number: int) -> None:
    """Line 2298: an adept casts none of these."""
    said = {370: "Halfling", 796: "Sword of Alvinitar", 855: "Odo", 858: "Army", 887: "QG", 888: "QG", 985: "Halfling"}
    why = cast(f"{number} Mira {said.get(number, '')}".strip(), level=0, changed=with_odo(3)).why
    assert why.startswith("Mira is not powerful enough for"), why
