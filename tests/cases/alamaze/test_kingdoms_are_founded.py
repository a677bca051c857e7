"""Every kingdom of a new campaign is set up by its chapter, its traits and its region (seed 002)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import bases_of, begin, read
from rulec.runtime.game.acts import Game
from tests.cases.thrones import ROOT, package
from tests.game.play import rulec

ROOTS = [(str(ROOT / "rules"), "")]
SUPREMACY = {"Alchemist", "Druid", "Elementalist", "Illusionist", "Necromancer", "Sorcerer", "Warlock"}
MASTERY = {"Dark Elves", "Deathknights", "Elven", "Fairy Folk", "The Forgotten", "Gnome"}
ADVANTAGE = {"Ancient Ones", "Demon Princes", "Free Traders", "Lizard Men", "Nomad", "Ranger", "Underworld"}
STANDARD = {"Amazons", "Atlanteans", "Black Dragon", "Lycans", "Pirates"}
SUBSTANDARD = {"Cimmerians", "Giants", "Halfling", "Sacred Order", "Tyrant"}
RICH = {"Atlanteans", "Black Dragon", "Dwarven", "Free Traders", "Gnome", "Pirates", "Red Dragon", "Sacred Order"}
SPIES = {
    "Dark Elves", "Elven", "Free Traders", "Lizard Men", "Lycans", "Nomad", "Pirates", "Tyrant", "Underworld",
}  # fmt: skip
SECRETIVE = {
    "Amazons", "Ancient Ones", "Atlanteans", "Demon Princes", "Druid", "Fairy Folk", "The Forgotten", "Illusionist",
    "Pirates", "Underworld",
}  # fmt: skip
FEUDAL = {"Atlanteans", "Dark Elves", "Dwarven", "Nomad", "Sacred Order", "Underworld"}
CAPITALS = ("darkover", "triumvia", "nyvaria")


@pytest.fixture(scope="module")
def game() -> Game:
    found = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert found is not None
    return found


@pytest.fixture(scope="module")
def world(game: Game) -> Any:
    report = Report()
    source = read("alamaze", "maelstrom", ROOTS, report)
    assert source is not None, report.found
    begun = begin(source, game, 1, 0, report)
    assert begun is not None, report.found
    return begun


def home(world: Any, kingdom: Any) -> str:
    return str(world.SHAPE.choices["Region"].keys[kingdom.homeland])


def of(things: Any, kingdom: Any) -> list[Any]:
    return [each for each in things if each.kingdom is kingdom]


def ranks(world: Any, kingdom: Any, rank: str) -> int:
    wanted = world.SHAPE.choices["Rank"].keys.index(rank)
    return sum(1 for each in of(world.figures, kingdom) if each.rank == wanted)


def test_wizards_are_those_of_the_prowess(world: Any) -> None:
    """Lines 3815 to 3821; 3331, 3399, 3668 and 3701 for those who have more; two regions (1366 f.)."""
    for kingdom in world.kingdoms:
        name = kingdom.name
        lists = (SUPREMACY, MASTERY, ADVANTAGE, STANDARD, SUBSTANDARD)
        usual = ([3, 2, 2, 2, 1, 0], [2, 2, 1, 1, 0], [2, 2, 1, 0, 0], [2, 1, 1, 0], [1, 1, 0, 0])
        powers = next((list(found) for names, found in zip(lists, usual, strict=True) if name in names), [])
        powers = powers or {"Dwarven": [1, 0, 0, 0], "Red Dragon": [1, 1, 0, 0]}[name]
        powers += {"Halfling": [3, 3], "Lizard Men": [2, 1], "Sorcerer": [0], "Tyrant": [4]}.get(name, [])
        powers += {"mythgar": [2], "untamed_lands": [0]}.get(home(world, kingdom), [])
        assert sorted(w.level for w in of(world.wizards, kingdom)) == sorted(powers), name


def test_treasury_and_stores(world: Any) -> None:
    """Lines 3949, 1354, 1365 and 3147; before that 90,000 gold and 80,000 food, by ruling."""
    for kingdom in world.kingdoms:
        more = (30_000 if kingdom.name in RICH else 0) + (
            20_000 if home(world, kingdom) in ("diamond_coast", "zanthia") else 0
        )
        assert kingdom.gold == 90_000 + more, kingdom.name
        assert kingdom.food == (120_000 if kingdom.name == "Fairy Folk" else 80_000), kingdom.name


def test_the_highest_envoy_of_illusionists_is_disguised(world: Any) -> None:
    """Line 3367; an emissary under a cloak is not seen on arrival (5797)."""
    a = package()
    cloaked = [f for f in world.figures if f.artifacts >> a.ARTIFACT_CLOAK_OF_DISGUISE & 1]
    assert [(f.kingdom.name, f.rank) for f in cloaked] == [("Illusionist", a.RANK_DUKE)]


def test_agents_and_nobles(world: Any) -> None:
    """Lines 3965 and 3973 for agents; 3865, 3875 and 1342 for nobles."""
    for kingdom in world.kingdoms:
        name = kingdom.name
        levels = [2, 3] + ([4] if name in SECRETIVE else []) + ([3, 6] if name in SPIES else [])
        assert sorted(a.level for a in of(world.agents, kingdom)) == sorted(levels), name
        assert ranks(world, kingdom, "ambassador") == 1 + (name in FEUDAL), name
        assert ranks(world, kingdom, "baron") == 1 + (name in FEUDAL) + (home(world, kingdom) in CAPITALS), name
        assert ranks(world, kingdom, "prince") == (name == "Giants"), name
        assert ranks(world, kingdom, "consul") == (3 if name == "Ancient Ones" else 0), name
        assert ranks(world, kingdom, "demon_prince") == (3 if name == "Demon Princes" else 0), name


def mountainous(kingdom: Any, place: Any) -> bool:
    a = package()
    return bool(a.atlas_terrain(kingdom, place.area) == a.TERRAIN_MOUNTAIN)


def test_lands(world: Any) -> None:
    """Lines 1202, 3965, 3340, 3639 and 1344: hidden capitals, hidden villages, buildings, a capital region."""
    for kingdom in world.kingdoms:
        seat, name = kingdom.capital, kingdom.name
        assert len(of(world.places, kingdom)) == len(kingdom.places) == 4
        town = kingdom.places[-1]  # the second town lies abroad: lines 1202 to 1203 and 3871
        assert all((place.region == kingdom.homeland) == (place is not town) for place in kingdom.places), name
        assert {world.SHAPE.choices["Settlement"].keys[place.settlement] for place in (seat, town)} == {"town"}, name
        assert seat.hidden == (name in SECRETIVE), name
        assert sum(1 for place in kingdom.places[1:] if place.hidden) == (2 if name == "Halfling" else 0), name
        gold = 11_884 + (4_000 if name in RICH else 0) + (3_000 if home(world, kingdom) in CAPITALS else 0)
        gold += {"Black Dragon": 2_971, "Atlanteans": 1_188}.get(name, 0)  # boosts, by ruling
        if home(world, kingdom) == "zanthia" and mountainous(kingdom, seat):
            gold = (gold + 2_000) * 5 // 4  # line 1364
        assert seat.gold_output == gold, name
        built = {
            "Sacred Order": ["castle", "temple"], "Free Traders": ["bazaar", "forum"], "Amazons": ["temple"],
            "Lizard Men": ["temple"],
        }  # fmt: skip
        keys = world.SHAPE.choices["Building"].keys
        wanted = sum(1 << keys.index(each) for each in built.get(name, []))
        assert seat.buildings == wanted, name
    assert len({place.area for place in world.places}) == len(world.places)


def test_more_than_half_of_all_centers_are_free(world: Any) -> None:
    """Line 1100; there is a city to be won in each region (762), and villages are more than towns (1082)."""
    free = [place for place in world.places if place.kingdom is None]
    assert 2 * len(free) > len(world.places)
    keys = world.SHAPE.choices["Settlement"].keys
    sizes = [keys[place.settlement] for place in world.places]
    assert sizes.count("village") > sizes.count("town") > sizes.count("city")
    regions = range(len(world.SHAPE.choices["Region"].keys))
    assert {place.region for place in free if keys[place.settlement] == "city"} == set(regions)


def test_a_share_is_in_people(world: Any) -> None:
    """Lines 1390 and 5963: at the start a kingdom has those who live in its four centers, and nobody else."""
    for kingdom in world.kingdoms:
        for foothold in kingdom.standings:
            mine = sum(place.census for place in kingdom.places if place.region == foothold.region)
            there = sum(place.census for place in world.places if place.region == foothold.region)
            assert foothold.share == 100 * mine // there, kingdom.name


def test_mythgar_and_the_hills_of_zanthia_favour_every_place(world: Any) -> None:
    """Line 1364: 1,500 defense in Mythgar; in Zanthia's mountains 2,000 gold, then a quarter of gold and defense."""
    keys, sizes = world.SHAPE.choices["Region"].keys, world.SHAPE.choices["Settlement"].keys
    gold = {"city": 3 * 8_862, "town": 8_862, "village": 2_955}  # lines 1203 to 1205, and 1078
    defense = {"city": 3 * 11_240, "town": 11_240, "village": 4_272}
    capitals = {kingdom.capital.id for kingdom in world.kingdoms}
    seen = set()
    for place in world.places:
        size, region = sizes[place.settlement], keys[place.region]
        if place.id in capitals:  # they have more of their own
            continue
        usual = (gold[size], defense[size])
        if region == "mythgar":
            usual = (usual[0], usual[1] + 1_500)
            seen.add(region)
        elif region == "zanthia" and mountainous(world.kingdoms[0], place):
            usual = ((usual[0] + 2_000) * 5 // 4, usual[1] * 5 // 4)
            seen.add(region)
        assert (place.gold_output, place.defense) == usual, place.name
    assert seen == {"mythgar", "zanthia"}


def test_hosts(world: Any) -> None:
    """Lines 1922, 2921, 3266 and 3702 for groups; 1343 to 1377, 3184 and 3638 for more brigades than three."""
    more = dict.fromkeys((*CAPITALS, "sword_coast", "zanthia", "pellinor"), 1)
    more |= {"mythgar": 2, "untamed_lands": 2, "krynn": 2}
    for kingdom in world.kingdoms:
        name, groups = kingdom.name, of(world.groups, kingdom)
        assert len(groups) == {"Deathknights": 5, "Giants": 5, "Tyrant": 6}.get(name, 4), name
        assert all(each.area == kingdom.capital.area and each.region == kingdom.homeland for each in groups), name
        extra = more.get(home(world, kingdom), 0) + (name in ("Sacred Order", "The Forgotten"))
        assert len(groups[0].brigades) == 3 + extra, name
        assert all(len(each.leaders) <= 3 and len(each.wizards) <= 3 for each in groups), name


def test_no_region_is_shared_before_all_are_taken(world: Any) -> None:
    """Lines 1337 and 1374: twelve regions to begin in, and not in Stormgate."""
    homes = [home(world, kingdom) for kingdom in world.kingdoms]
    assert len(set(homes)) == 12
    assert "stormgate" not in homes
    assert {homes.count(each) for each in homes} == {2, 3}


def test_five_sit_on_the_council_and_no_lycan(world: Any) -> None:
    """Line 2559; the Lycans have no seat (line 3445)."""
    seats = [kingdom for kingdom in world.kingdoms if kingdom.councillor]
    assert len(seats) == 5
    assert "Lycans" not in {each.name for each in seats}
    least = min(each.influence for each in seats)
    rest = [k for k in world.kingdoms if not k.councillor and k.name != "Lycans"]
    assert max(each.influence for each in rest) <= least


def test_a_game_of_two(game: Game) -> None:
    """A scenario of one's own leaves out whoever does not play, and says where the others begin."""
    lines = (ROOT / "rules/alamaze/scenarios/maelstrom.yaml").read_text("utf-8").splitlines()
    keys = [line.split(":")[0].strip() for line in lines if "begins_as" in line]
    out = ", ".join(key for key in keys if key not in ("elven", "nomad"))
    text = (
        "scenario: duel\ntitle: Duel\nabout: Two.\nextends: maelstrom\n"
        f"without: [{out}]\nthings:\n  Kingdom:\n    elven: {{homeland: krynn}}\n    nomad: {{homeland: krynn}}\n"
    )
    report = Report()
    duel = begin(Source("duel.yaml", text), game, 1, 0, report, bases_of("alamaze", ROOTS))
    assert duel is not None, report.found
    elves, nomads = duel.kingdoms
    assert (home(duel, elves), home(duel, nomads)) == ("krynn", "krynn")
    assert [len(of(duel.places, each)) for each in (elves, nomads)] == [4, 4]
    assert elves.influence == 1400


def test_of_the_scenario_those_play_whom_the_host_names(tmp_path: Path) -> None:
    """By key or by name, small letters or not; of eight thrones nobody can be left out, since places are theirs."""
    places = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))
    three = [word for name in ("elven", "nomad", "Free traders") for word in ("--player", name)]
    done = rulec("new", "alamaze", "maelstrom", *three, "-o", "three.game", cwd=tmp_path, places=places)
    assert "a game of alamaze, 3 players" in done.out
    done = rulec("new", "alamaze", "maelstrom", "--player", "Elwen", "-o", "x.game", cwd=tmp_path, places=places)
    assert (done.code, "no player `Elwen`" in done.said, "did you mean `Elven`?" in done.said) == (1, True, True)
    done = rulec("new", "alamaze", "eight_thrones", "--player", "elven", "-o", "x.game", cwd=tmp_path, places=places)
    assert (done.code, "nothing is called `sorcerer`" in done.said) == (1, True)
    assert [each.name for each in tmp_path.iterdir()] == ["three.game"]


def test_the_same_seed_founds_the_same(game: Game) -> None:
    def founded(seed: int) -> list[Any]:
        source = read("alamaze", "maelstrom", ROOTS, Report())
        assert source is not None
        begun: Any = begin(source, game, seed, 0, Report())
        return [(place.name, place.area) for place in begun.places]

    assert founded(2) == founded(2) != founded(3)


# ---- a scenario that gives names --------------------------------------------------------------------
def eight(game: Game, scenario: str = "eight_thrones", seed: int = 1) -> Any:
    report = Report()
    source = read("alamaze", scenario, ROOTS, report)
    assert source is not None, report.found
    begun: Any = begin(source, game, seed, 0, report, bases_of("alamaze", ROOTS))
    assert begun is not None, report.found
    return begun


@pytest.mark.parametrize("scenario", ["eight_thrones", "eight_thrones_later"])
def test_eight_thrones_are_set_up_by_their_own_rules(game: Game, scenario: str) -> None:
    """The scenario says who plays, where, and names; wizards (3815 to 3821, 3331, 3668), agents (3965, 3973),
    treasuries (3949, 1354, 1365), Consuls (2745) and the Council (2559, 3445) are those of the rules."""
    there = eight(game, scenario)
    of_the_court = {"duke": 1, "baron": 1, "ambassador": 1, "fool": 1}
    powers = {
        "The Elven Kingdom": [0, 1, 1, 2, 2], "The Sorcerer": [0, 0, 1, 2, 2, 2, 3], "The Warlock": [0, 1, 2, 2, 2, 3],
        "The Realm of the Halflings": [0, 0, 1, 1, 3, 3], "The Realm of the Lycans": [0, 1, 1, 2],
        "The Underworld": [0, 0, 1, 2, 2],
        "The Realm of the Ancient Ones": [0, 0, 1, 2, 2], "The Alchemist": [0, 1, 2, 2, 2, 3],
    }  # fmt: skip
    for kingdom in there.kingdoms:
        name = kingdom.name
        assert sorted(each.level for each in of(there.wizards, kingdom)) == powers[name], name
        spies = [2, 3] + ([4] if name in ("The Realm of the Ancient Ones", "The Underworld") else [])
        spies += [3, 6] if name in ("The Elven Kingdom", "The Realm of the Lycans", "The Underworld") else []
        assert sorted(each.level for each in of(there.agents, kingdom)) == sorted(spies), name
        assert len(of(there.rulers, kingdom)) == (3 if name == "The Realm of the Ancient Ones" else 1), name
        more = name == "The Underworld", home(there, kingdom) in CAPITALS
        for rank, usual in of_the_court.items():
            wanted = usual + (sum(more) if rank == "baron" else more[0] if rank == "ambassador" else 0)
            assert ranks(there, kingdom, rank) == wanted, (name, rank)
        zanthian = home(there, kingdom) in ("zanthia", "diamond_coast")
        assert (kingdom.gold, kingdom.food) == (110_000 if zanthian else 90_000, 80_000), name
        assert len(kingdom.places) == len(of(there.places, kingdom)) == 4, name
        assert len(of(there.groups, kingdom)) == 4, name
        assert [each.first for each in of(there.groups, kingdom)] == [True, False, False, False], name
        assert all(each.place is not None for each in of(there.figures, kingdom) if each not in leading(there, kingdom))
    seats = {each.name for each in there.kingdoms if each.councillor}
    assert len(seats) == 5
    assert "The Realm of the Lycans" not in seats
    assert len({each.name for each in there.figures}) == len(there.figures)
    assert len({each.name for each in there.groups}) == len(there.groups)


def leading(there: Any, kingdom: Any) -> list[Any]:
    """Who is with the groups of a kingdom."""
    return [each for group in of(there.groups, kingdom) for each in (*group.leaders, *group.wizards)]


def test_whom_the_scenario_names_is_there_under_that_name(game: Game) -> None:
    there = eight(game)
    elves = next(each for each in there.kingdoms if each.name == "The Elven Kingdom")
    host = of(there.groups, elves)[0]
    assert (elves.capital.name, host.name, host.area == elves.capital.area) == (
        "Silverleaf",
        "Host of Silverleaf",
        True,
    )
    assert {"Lyra", "Duke of Silverleaf", "Thrush", "Wren"} <= {each.name for each in of(there.figures, elves)}
    assert {"General of Silverleaf", "Wizard of Silverleaf"} <= {each.name for each in leading(there, elves)}
    (mage,) = [each for each in there.wizards if each.name == "Wizard of Silverleaf"]
    assert (mage.level, mage.group) == (2, host)  # the first of those of the second power


# ---- the option of random cities (line 810) ----------------------------------------------------------
def free_cities(game: Game, seed: int, *variants: str) -> tuple[Any, dict[int, int]]:
    """A campaign of three, and where the city of each region stands that nobody rules."""
    report = Report()
    source = read("alamaze", "maelstrom", ROOTS, report)
    assert source is not None, report.found
    chosen = sum(1 << at for at, (name, _) in enumerate(game.shape.variants) if name in variants)
    world: Any = begin(source, game, seed, chosen, report, playing=("Elven", "Gnome", "Nomad"))
    assert world is not None, report.found
    city = game.shape.choices["Settlement"].keys.index("city")
    free = [each for each in world.places if each.kingdom is None and each.settlement == city]
    assert len(free) == len({each.region for each in free}) == len(game.shape.choices["Region"].keys)
    return world, {each.region: each.area for each in free}


def test_a_regions_city_stands_in_its_middle(game: Game) -> None:
    tables = import_module("rulec_packs.alamaze._tables")
    keys = game.shape.choices["MapArea"].keys

    def beside(area: int) -> int:
        """How many areas beside it are land of the same region."""
        row, column = (ord(each) for each in keys[area][-2:])
        names = {f"tile_{chr(row + down)}{chr(column + right)}" for down in (-1, 0, 1) for right in (-1, 0, 1)}
        around = [at for at, key in enumerate(keys) if key in names and at != area]
        return sum(tables.MAP_AREA_REGION[at] == tables.MAP_AREA_REGION[area] and is_land(at) for at in around)

    def is_land(area: int) -> bool:
        return bool(game.shape.choices["Terrain"].keys[tables.MAP_AREA_TERRAIN[area]] != "sea")

    for seed in (1, 2):
        world, cities = free_cities(game, seed)
        ruled = {each.area for each in world.places if each.kingdom is not None}
        for region, area in cities.items():
            free = [at for at in range(len(keys)) if tables.MAP_AREA_REGION[at] == region and at not in ruled]
            assert beside(area) == max(beside(at) for at in free if is_land(at))


def test_random_cities_stand_anywhere(game: Game) -> None:
    plain = [free_cities(game, seed)[1] for seed in (1, 2, 3)]
    spread = [free_cities(game, seed, "random_cities")[1] for seed in (1, 2, 3)]
    moved = [sum(one[at] != other[at] for at in one) for one, other in zip(plain, spread, strict=True)]
    assert min(moved) >= 6  # of thirteen
    assert spread[0] == free_cities(game, 1, "random_cities")[1]  # the same seed, the same map
