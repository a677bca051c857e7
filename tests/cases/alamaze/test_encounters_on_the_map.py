"""Encounters lie on the map: where, who finds them, and what nobody else is told (seed 002, lines 2601 to 2641, 5008,
5044 to 5050, and 1353 to 1356)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulec.runtime.game.acts import Game
from rulec.runtime.ground.drawing import maps_for
from tests.cases.alamaze.test_kingdoms_are_founded import eight, home
from tests.cases.alamaze.test_kingdoms_are_founded import game as game  # a fixture
from tests.cases.alamaze.test_marching import area
from tests.cases.alamaze.test_what_is_seen import told_to_others
from tests.cases.thrones import Played, named, package, play


def laid(*letters: str, quality: str = "FINE") -> Any:
    """Encounters lie in those areas; all others are out at sea, in AA."""

    def changed(world: Any) -> None:
        for at, each in enumerate(world.encounters):
            each.area = area(letters[at] if at < len(letters) else "AA")
            each.quality = getattr(package(), f"QUALITY_{quality}")

    return changed


def found(done: Played) -> list[str]:
    return [text for text in done.told if "unusual" in text]


def spotted(*letters: str, quality: str = "Fine") -> list[str]:
    return [f"An unusual encounter lies in {at}: {quality}." for at in letters]


# ---- where they lie --------------------------------------------------------------------------------
def test_each_artifact_that_nobody_has_lies_somewhere_in_the_open(game: Game) -> None:
    """Lines 2601, 2622 and 768: at random, where no population center is, and never two in one area."""
    there = eight(game)
    artifacts, qualities = (game.shape.choices[each].keys for each in ("Artifact", "Quality"))
    lying = Counter(artifacts[each.treasure] for each in there.encounters)
    assert set(lying.values()) == {1}
    crowd = eight(game, "maelstrom")  # thirty-two kingdoms, whose towns fill whole regions
    assert {artifacts[each.treasure] for each in crowd.encounters} == set(lying)
    assert len({each.area for each in crowd.encounters}) == len(lying)
    held = {artifacts[at] for k in there.kingdoms for at in range(len(artifacts)) if k.regalia >> at & 1}
    chosen = {"cloak_of_disguise", "onyx_amulet", "red_elk_mount", "renowned_standard"}  # lines 851 to 879
    assert not (held | chosen | {"fire_of_the_void"}) & set(lying)
    assert {"crown_of_anzu", "ring_of_power", "gem_of_planes", "key_of_the_maker", "eklar_the_wizard"} <= set(lying)
    classes = {artifacts[each.treasure]: qualities[each.quality] for each in there.encounters}
    assert (classes["ring_of_power"], classes["narsil"], classes["axe_of_farin"]) == ("quest", "superior", "fine")
    stands = {place.area for place in there.places}
    assert len({each.area for each in there.encounters} - stands) == len(there.encounters)
    assert [each.area for each in eight(game, seed=2).encounters] != [each.area for each in there.encounters]


def test_whom_its_region_tells_of_one_knows_it_from_the_start(game: Game) -> None:
    """Lines 1353, 1355 and 1356: the Sword Coast knows of an excellent one, Zamora of a superior one."""
    there = eight(game)
    qualities = game.shape.choices["Quality"].keys
    known = {home(there, each.kingdom): qualities[each.quality] for each in there.found_encounters}
    assert known == {"sword_coast": "excellent", "zamora": "superior"}
    assert all(
        (each.area, each.quality) == (each.encounter.area, each.encounter.quality) for each in there.found_encounters
    )


# ---- who finds them --------------------------------------------------------------------------------
def test_a_search_finds_them_in_four_areas_and_not_beyond() -> None:
    """Lines 5046 and 2625."""
    line = "978 Ember: KT, KU, KV, LU"
    done = play(("The Ancient Ones", line), changed=laid("KT", "LU", "LT"))
    assert (done.why[line], found(done)) == ("", spotted("KT", "LU"))
    kingdom = named(done.world.kingdoms, "The Ancient Ones")
    assert {each.area for each in done.world.found_encounters if each.kingdom is kingdom} == {area("KT"), area("LU")}
    assert play(("The Ancient Ones", "978 Ember: KT, KU, KV, LU, LT")).why["978 Ember: KT, KU, KV, LU, LT"] != ""


@pytest.mark.parametrize(("line", "least"), [("978 Dust: KT, KU", 4), ("979 Dust: KT, KU", 7)])
def test_a_search_takes_such_an_agent(line: str, least: int) -> None:
    """Lines 5046 and 5050."""
    for level in (least - 1, least):

        def changed(world: Any, level: int = level) -> None:
            named(world.agents, "Dust").level = level

        assert (play(("The Ancient Ones", line), changed=changed).why[line] == "") == (level == least)


def test_an_advanced_search_looks_for_everything_and_sees_as_a_beginner() -> None:
    """Line 5050: neither hidden centers nor hidden groups, however good the agent is."""

    def changed(world: Any) -> None:
        laid("QU")(world)
        named(world.agents, "Dust").level = 12
        named(world.places, "Glassworks").hidden = True
        named(world.groups, "Host of Glassworks").area = area("QU")
        named(world.groups, "Guard of Glassworks").lying_low = True

    line = "979 Dust: QT, PT, QU"
    done = play(("The Ancient Ones", line), changed=changed)
    assert done.why[line] == ""
    assert found(done) == spotted("QU")
    assert "Vinehill lies in PT: Village." in done.told
    assert any(text.startswith("Host of Glassworks stands in QU") for text in done.told)
    assert not any("Glassworks lies in QT" in text or "Guard of Glassworks" in text for text in done.told)


@pytest.mark.parametrize(
    ("player", "line", "at"),
    [
        ("The Sorcerer", "970 Jackal UI", "UI"),
        ("The Sorcerer", "982 Host of Sunspire UI", "UI"),
        ("The Ancient Ones", "972 QT", "QT"),
        ("The Ancient Ones", "973 JM, JF, DM", "JF"),
    ],
)
def test_reconnaissance_sees_them_as_well(player: str, line: str, at: str) -> None:
    """Lines 2624 and 5008, 5022 and 5026, 5054."""
    done = play((player, line), changed=laid(at, quality="QUEST"), seed=2)
    assert (done.why[line], found(done)) == ("", spotted(at, quality="Quest"))


def test_a_march_finds_what_lies_where_it_ends_and_nothing_on_the_way() -> None:
    """Line 2630."""
    line = "720 Host of Silverleaf: JL, IK"
    assert found(play(("The Elven Kingdom", line), changed=laid("JL"))) == []
    assert found(play(("The Elven Kingdom", line), changed=laid("IK"))) == spotted("IK")


def drawn(game: Game, done: Played, player: str) -> str:
    """The maps in the report of somebody."""
    return "".join(one.picture for one in maps_for(game, done.world, named(done.world.kingdoms, player)))


def test_what_is_found_is_drawn_on_the_finders_own_map(game: Game) -> None:
    """Line 2641."""
    line = ("The Ancient Ones", "978 Ember: KT, KU, KV, LU")
    one, none = play(line, changed=laid("KT")), play(line, changed=laid())
    assert "Fine" in drawn(game, one, "The Ancient Ones")
    assert drawn(game, one, "The Ancient Ones") != drawn(game, none, "The Ancient Ones")
    assert drawn(game, one, "The Lycans") == drawn(game, none, "The Lycans")


# ---- who does not ----------------------------------------------------------------------------------
def test_nobody_else_is_told() -> None:
    """Two worlds that differ in nothing but where an encounter lies, or what it is: the same to everybody who has not
    found it, and what is found tells of nothing that lies elsewhere."""
    assert (
        told_to_others(laid("AL"), "") == told_to_others(laid("VV", quality="QUEST"), "") == told_to_others(laid(), "")
    )
    line = "978 Ember: KT, KU, KV, LU"
    here = play(("The Ancient Ones", line), changed=laid("KT", "AL"))
    there = play(("The Ancient Ones", line), changed=laid("KT", "VV"))
    assert here.told == there.told
    nothing = play(("The Ancient Ones", line), changed=laid("AL", "VV"))
    assert of_others(here) == of_others(nothing)


def of_others(done: Played) -> list[tuple[str, Any]]:
    """What everybody but the Ancient Ones is told, and has found."""
    (finder,) = (each.id for each in done.world.kingdoms if each.name == "The Ancient Ones")
    told = [(each.text, each.who) for each in done.world.reports if each.who is None or finder not in each.who]
    return told + [
        (str(each.area), each.kingdom.name) for each in done.world.found_encounters if each.kingdom.id != finder
    ]
