"""Spells that are cast by a typed line, each with the figures of its own text (seed 002, lines 5380 to 5778)."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games import scenario_file
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.acts import Game
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.cases.thrones import ROOT, named, package


@cache
def rules() -> Game:
    """The committed package."""
    package()
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    return game


@cache
def begun(seed: int, playing: tuple[str, ...], variants: int) -> str:
    """The campaign before its first turn, as it is saved: beginning one takes ten times as long as loading it."""
    roots, report = [(str(ROOT / "rules"), "")], Report()
    source = scenario_file.read("alamaze", "maelstrom", roots, report)
    assert source is not None, report.found
    bases = scenario_file.bases_of("alamaze", roots)
    world = scenario_file.begin(source, rules(), seed, variants, report, bases, playing)
    assert world is not None, report.found
    return to_json(world, rules())


class Cast(NamedTuple):
    """A turn in which a wizard was told to cast: the kingdom and the wizard after it, and what the line came to."""

    world: Any
    kingdom: Any
    wizard: Any
    why: str
    told: list[str]

    def told_to(self, name: str) -> list[str]:
        """Return what a kingdom was told."""
        player, reason = find_player(rules(), self.world, name)
        assert player is not None, reason
        return [report.text for report in self.world.reports if report.who is None or player.id in report.who]

    def breed(self, entry: Any) -> int:
        """Return the brigades of a breed in the wizard's group."""
        return sum(each.breed == entry for each in self.wizard.group.brigades)


def cast(
    line: str, *, of: str = "Elven", level: int = 6, ground: str = "forest", town: bool = False,
    month: int = 12, more: str = "", traits: tuple[str, ...] = (), troops: int = 0, breed: str = "",
    changed: Any = None, other: tuple[str, str] = ("", ""), seed: int = 5, playing: tuple[str, ...] = (),
    ice: bool = False,
) -> Cast:  # fmt: skip
    """A wizard called Mira, with the kingdom's first group somewhere in the wild, is given a line; `other` is another
    kingdom and what it orders. All kingdoms play, or those that are named."""
    alamaze, game = package(), rules()
    world: Any = from_json(begun(seed, playing, int(ice)), game)
    kingdom = next(each for each in world.kingdoms if each.name == of)
    wizard = next(each for each in world.wizards if each.kingdom is kingdom and each.group is not None)
    wizard.name, wizard.level, wizard.group.name = "Mira", level, "Wanderers"
    wizard.rank = alamaze.RANK_WIZARD
    world.month = month
    host = wizard.group
    host.brigades = tuple(each for each in host.brigades[:2])
    for _ in range(troops):
        fresh = world.add(alamaze.Brigade(breed=entry(breed)))
        host.brigades = (*host.brigades, fresh)
    host.types = sum({1 << each.breed for each in host.brigades})
    there = {each.area for each in world.places}
    host.area = next(area for area in range(200, 600) if area not in there and area % 26 == 5)  # of 26 in a row
    host.terrain = getattr(alamaze, f"TERRAIN_{ground.upper()}")
    if town:
        capital = next(each for each in world.places if each.kingdom is kingdom)
        capital.name, host.area = "Middleton", capital.area
    for trait in traits:
        kingdom.traits |= 1 << getattr(alamaze, f"TRAIT_{trait.upper()}")
    if changed is not None:
        changed(world)
    world.show(None, list(world.things.values()))
    player, reason = find_player(game, world, kingdom.name)
    assert player is not None, reason
    lines = [(at, text) for at, text in enumerate([line, *more.splitlines()], 1)]
    verdicts = hand_in(game, world, player, lines)
    why = {verdict.text: verdict.sentence for verdict in verdicts if verdict.given is None}
    if other[0]:
        rival, reason = find_player(game, world, other[0])
        assert rival is not None, reason
        verdicts += hand_in(game, world, rival, list(enumerate(other[1].splitlines(), 1)))
    for each in resolve(game, world, [verdict.given for verdict in verdicts if verdict.given is not None]):
        why[each.text] = "" if each.done else each.sentence
    return Cast(world, kingdom, wizard, why[line], [report.text for report in world.reports])


def entry(name: str) -> Any:
    """The type of brigade of that key."""
    return getattr(package(), f"BRIGADE_TYPE_{name.upper()}")


def test_create_food() -> None:
    """Line 5382: 2,000 for each level, 6,000 at the third; of what lies in store a fifth spoils with the turn."""
    idle, third = cast("209 Mira 1", level=3), cast("208 Mira", level=3)
    assert third.why == ""
    assert third.kingdom.food - idle.kingdom.food == 6000 * 4 // 5


def test_create_gold() -> None:
    """Line 5386."""
    idle, third = cast("208 Mira 1", level=3), cast("209 Mira", level=3)
    assert third.why == ""
    assert third.kingdom.gold - idle.kingdom.gold == 6000


def test_the_least_power_and_no_more_than_there_is() -> None:
    """Line 2298: power decides what a wizard may cast; a third level is no fourth."""
    assert cast("208 Mira", level=0).why == "Mira is not powerful enough for Create Food."
    assert cast("208 Mira 4", level=3).why == "4 levels is not possible here; it may be from 1 level to 3 levels."


def test_one_spell_in_a_turn() -> None:
    """Line 2321: a wizard casts a single spell in a turn."""
    twice = cast("209 Mira", more="208 Mira")
    assert twice.why == ""
    assert "No second spell beside Create Gold in this turn." in twice.told


def middleton(world: Any) -> Any:
    """The population center in which Mira's group stands."""
    return named(world.places, "Middleton")


@pytest.mark.parametrize(
    "line, field, more",
    [
        ("601 Mira", "defense", 2000),  # line 5476
        ("602 Mira", "food_output", 2500),  # line 5480
        ("603 Mira", "gold_output", 2500),  # line 5486
        ("610 Mira", "census", 2500),  # line 5490
    ],
    ids=["strengthen_walls", "fertile_fields", "hidden_ore", "raise_population_center_census"],
)
def test_a_population_center_is_improved(line: str, field: str, more: int) -> None:
    """Whoever owns it, in the area of the wizard's group; in the wild there is nothing to improve."""
    without, done = cast("208 Mira", town=True), cast(line, town=True)
    assert done.why == ""
    assert getattr(middleton(done.world), field) - getattr(middleton(without.world), field) == more
    assert "needs a population center" in cast(line).why


BEASTS = ("Alchemist", "Druid", "Elementalist", "Fairy Folk", "Illusionist", "Warlock")
CALLED = [  # number, breed, ground, only for, most in a group, line
    (860, "minotaurs", "forest", "", 5, 5640),
    (861, "skeletons", "plains", "evil", 20, 5644),
    (862, "ghouls", "marsh", "evil", 5, 5648),
    (863, "wights", "mountain", "evil", 7, 5652),
    (864, "specters", "desert", "evil", 7, 5656),
    (865, "rock_golems", "mountain", "", 5, 5660),
    (866, "mummies", "desert", "evil", 5, 5664),
    (867, "iron_golem", "mountain", "", 1, 5668),
    (868, "air_elementals", "plains", "Elementalist", 5, 5674),
    (869, "earth_elementals", "mountain", "Elementalist", 5, 5678),
    (872, "fire_elementals", "desert", "Elementalist", 5, 5692),
    (873, "water_elementals", "marsh", "Elementalist", 5, 5696),
    (890, "troglodytes", "plains", "Druid", 10, 5720),
    (891, "gnolls", "forest", "Druid", 10, 5724),
    (892, "owlbears", "plains", "Druid", 5, 5728),
    (893, "gargoyles", "plains", "Druid", 5, 5732),
    (894, "manticores", "plains", "Druid", 5, 5736),
    (895, "ettins", "plains", "Druid", 3, 5740),
    (896, "umber_hulks", "plains", "Druid", 3, 5744),
    (897, "gelatinous_cubes", "plains", "Druid", 3, 5748),
    (898, "shambling_mounds", "plains", "Druid", 3, 5752),
    (899, "pit_fiend", "mountain", "Deathknights", 3, 5756),
]
"""Spells that call brigades: number, type, a ground on which they come, the kingdom or trait that it takes, the most
brigades of the type in a group, and the line of its text."""


def given(number: int, needs: str) -> dict[str, Any]:
    """The kingdom that can cast a spell, alone with a stranger: more would be most of the work of a turn."""
    if needs == "evil":
        return {"of": "Elven", "traits": ("evil",), "playing": ("Elven", "Halfling")}
    return {"of": needs or "Elven", "playing": (needs or "Elven", "Halfling")}


@pytest.mark.parametrize("number, breed, ground, needs, most, line", CALLED, ids=[row[1] for row in CALLED])
def test_brigades_are_called(number: int, breed: str, ground: str, needs: str, most: int, line: int) -> None:
    """One brigade, but a brigade of skeletons for two levels (line 5644: three at the seventh), up to the most."""
    typed, who = f"{number} Mira", given(number, needs)
    done = cast(typed, level=9, ground=ground, **who)
    assert done.why == "", line
    assert done.breed(entry(breed)) == (4 if breed == "skeletons" else 1)
    full = cast(typed, level=9, ground=ground, troops=most, breed=breed, **who)
    assert full.why.startswith("Wanderers has as many"), line
    last = cast(typed, level=9, ground=ground, troops=most - 1, breed=breed, **who)
    assert last.breed(entry(breed)) == most


@pytest.mark.parametrize("number, breed, ground, needs, most, line", CALLED, ids=[row[1] for row in CALLED])
def test_where_and_for_whom_brigades_come(
    number: int, breed: str, ground: str, needs: str, most: int, line: int
) -> None:
    """In the wild alone, but skeletons, which come anywhere; on their ground; to those who know the spell."""
    typed, who = f"{number} Mira", given(number, needs)
    town = cast(typed, level=9, ground=ground, town=True, **who)
    assert (town.why == "") is (breed == "skeletons"), town.why
    if number < 890 and breed not in ("skeletons", "specters"):
        wrong = "desert" if ground in ("forest", "marsh", "mountain", "plains") else "marsh"
        assert cast(typed, level=9, ground=wrong, **who).why.endswith("is not cast on such ground."), line
    if needs:
        stranger = cast(typed, level=9, ground=ground, **who | {"of": "Halfling", "traits": ()})
        assert stranger.why != "", line


def with_odo(areas: int) -> Any:
    """The first emissary of Halfling is called Odo, and lives so many areas from Mira's group; the Elven one is Ada."""

    def changed(world: Any) -> None:
        alamaze = package()
        mira = named(world.wizards, "Mira")
        for who, called in (("Halfling", "Odo"), ("Elven", "Ada")):
            envoys = (alamaze.RANK_DUKE, alamaze.RANK_COUNT, alamaze.RANK_BARON)
            found = next(each for each in world.figures if each.kingdom.name == who and each.rank in envoys)
            found.name, found.place = called, world.add(alamaze.Place(area=mira.group.area + areas, name=called))

    return changed


def test_ward() -> None:
    """Lines 5396 and 5400: ten areas away at most; of a warded emissary no sleep takes hold, though its number is
    higher, and so Ada goes on working."""

    def two_wizards(world: Any) -> None:
        with_odo(9)(world)
        kin = named(world.wizards, "Mira").kingdom
        nell = next(each for each in world.wizards if each.kingdom is kin and each.name != "Mira" and each.group)
        nell.name, nell.level, nell.rank = "Nell", 6, package().RANK_WIZARD
        nell.group.area = named(world.wizards, "Mira").group.area

    asleep = "Ada lies in a sleep from which nobody wakes."
    warded = cast("301 Nell Ada", more="305 Mira Ada\n310 Ada", changed=two_wizards)
    assert (warded.why, asleep in warded.told) == ("", False)
    assert {"Nell has cast Ward upon Ada.", "Mira has cast Sleep upon Ada."} <= set(warded.told)
    bare = cast("301 Nell Odo", more="305 Mira Ada\n310 Ada", changed=two_wizards)
    assert asleep in bare.told
    assert "Mira has cast Ward upon Odo." in cast("301 Mira Odo", changed=with_odo(10)).told
    assert "Mira has not found Odo." in cast("301 Mira Odo", changed=with_odo(11)).told


def test_sleep() -> None:
    """Line 5400: whoever sleeps does nothing; orders above 305 come too late for Ada."""
    awake = cast("208 Mira", more="310 Ada", changed=with_odo(9))
    slept = cast("305 Mira Ada", more="310 Ada", changed=with_odo(9))
    asleep = "Ada lies in a sleep from which nobody wakes."
    assert (slept.why, asleep in slept.told, asleep in awake.told) == ("", True, False)
    assert "Mira has not found Odo." in cast("305 Mira Odo", changed=with_odo(11)).told


def test_ward_of_a_priestess() -> None:
    """Line 1777: emissaries, priestesses and agents are warded; a leader is not."""

    def with_others(world: Any) -> None:
        with_odo(9)(world)
        ada, alamaze = named(world.figures, "Ada"), package()
        for called, rank in (("Pia", alamaze.RANK_PRIESTESS), ("Max", alamaze.RANK_AGENT)):
            world.add(alamaze.Figure(name=called, rank=rank, kingdom=ada.kingdom, place=ada.place))
        next(each for each in world.leaders if each.kingdom is ada.kingdom).name = "Cid"

    for who in ("Pia", "Max"):
        assert f"Mira has cast Ward upon {who}." in cast(f"301 Mira {who}", changed=with_others).told
    assert cast("301 Mira Cid", changed=with_others).why == "Cid is no emissary, priestess or agent."


def test_conceal_emissary() -> None:
    """Line 5408: one's own, three areas away at most, from turn 4 on."""
    done = cast("349 Mira Ada", changed=with_odo(3))
    assert "Mira has cast Conceal Emissary upon Ada." in done.told
    assert "Mira has not found Ada." in cast("349 Mira Ada", changed=with_odo(4)).told
    assert cast("349 Mira Odo", changed=with_odo(3)).why == "Conceal Emissary is for emissaries of one's own."
    early = cast("349 Mira Ada", changed=with_odo(3), month=3)
    assert early.why == "Conceal Emissary cannot be cast before turn 4."
