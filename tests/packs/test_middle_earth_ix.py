"""Middle Earth IX: the editor's map against each hint of the rules, games for fewer players, and years by chance."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from rulec.runtime.game.shape import name_of
from tests.datc.played import Table
from tests.game.play import rulec
from tests.packs.test_diplomacy import some_orders

ROOT = Path(__file__).parents[2]
FORTS = {"cdu", "gun", "bca", "eld", "eke", "frn", "cbr", "tfo", "wto", "tha"}
HILLS = {"pfe", "mai", "pte", "dun", "nni"}
STARTS = {
    "ANGMAR": {"A CDU", "A SAN", "A GUN"},
    "ARTHEDAIN": {"A FRN", "A TFO", "A WTO", "2A ANU"},
    "CARDOLAN": {"A HGI", "A TIN", "2A TGO"},
    "DUNLENDINGS": {"A ENE", "A MAG", "A SDU"},
    "HILLMEN": {"A CBR", "A EMO", "A PTE"},
}


def test_the_map_is_what_the_rules_say() -> None:
    table = Table("middle_earth_ix", bare=False)
    places, package = table.places, table.package

    def ways(one: str, season: str) -> set[str]:
        table.begin(season)
        return {table.name(p, None).lower() for p in package.ways_from(places[one], table.world)}

    centres = {name for name, place in places.items() if place.supply_centre}
    assert len(centres) == 36 == package.board_centres()
    assert not centres & {"eke", "eld"}
    assert {name for name, place in places.items() if place.features >> package.FEATURE_FORT & 1} == FORTS
    assert {name for name, place in places.items() if place.features >> package.FEATURE_HILL_COUNTRY & 1} == HILLS
    for one, other in (("pfe", "mai"), ("pfe", "dun"), ("eda", "dun")):
        assert other in ways(one, "autumn_moves")
        assert one in ways(other, "autumn_moves")
        assert other not in ways(one, "spring_moves")
        assert one not in ways(other, "spring_moves")
    for season in ("spring_moves", "autumn_moves"):
        assert "oio" in ways("mbr", season)
        assert "san" in ways("gun", season)
        assert "ghi" in ways("gnd", season)
        assert not ways("nwr", season) & {"hfe", "cbr", "nni"}
        assert ways("gun", season) | ways("gnd", season) == {"san", "ghi", "gun", "gnd"}  # nothing but the passes
        assert all(one in ways(other, season) for one in places for other in ways(one, season))
        reached, open_ = {"anu"}, ["anu"]
        while open_:
            fresh = ways(open_.pop(), season) - reached
            reached |= fresh
            open_ += fresh
        assert reached == set(places)
    starts: dict[str, set[str]] = {}
    for unit in table.world.pieces:
        starts.setdefault(table.called(unit.owner), set()).add(f"{table.sort(unit)} {table.name(unit.place, None)}")
    assert starts == STARTS
    homes = {table.called(place.homeland): set() for place in table.world.provinces if place.homeland is not None}
    for name, place in places.items():
        if place.homeland is not None:
            homes[table.called(place.homeland)].add(name.upper())
            assert place.owner is place.homeland
    wanted = {power: {unit.split()[1] for unit in units} for power, units in STARTS.items()}
    assert homes == {**wanted, "CARDOLAN": {"HGI", "TIN", "THA"}}
    (nazgul,) = table.world.wraiths
    assert (table.name(nazgul.place, None), table.called(nazgul.owner)) == ("GUN", "ANGMAR")
    assert (table.world.year, table.game.shape.choices["Phase"].keys[3]) == (1409, "autumn_retreats")


def test_the_book_lists_the_neighbours_of_the_board() -> None:
    table = Table("middle_earth_ix", bare=False)
    text = (ROOT / "rules/middle_earth_ix/book/the_land.md").read_text(encoding="utf-8")
    rows = text.split("| --- | --- | --- |\n")[1].split("\n\n")[0].splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    listed = {name: [set(part.split(", ")) - {"—"} for part in parts] for name, *parts in cells}
    named = partial(name_of, shape=table.game.shape)
    assert listed == {
        named(place): [set(map(named, place.borders)), set(map(named, place.fords))] for place in table.world.provinces
    }


@pytest.mark.parametrize(
    ("variant", "units", "to_win", "silent"),
    [
        ("", 16, 24, False),
        ("four_players", 13, 17, False),
        ("three_players", 13, 17, True),
        ("two_players", 15, 24, False),
    ],
)
def test_fewer_players(variant: str, units: int, to_win: int, silent: bool) -> None:
    table = Table("middle_earth_ix", (variant,) if variant else (), bare=False)
    table.turn([])
    assert len(table.world.pieces) == units
    assert table.package.centres_to_win(table.powers["ANGMAR"], table.world) == to_win
    table.begin("spring_moves")
    table.turn(["HILLMEN: A PTe H"])
    assert any("Nobody speaks for Hillmen." in each for each in table.turned_down) is silent


def test_a_nominated_army_and_the_nazgul_by_the_commands(tmp_path: Path) -> None:
    game, lines = str(tmp_path / "north.game"), tmp_path / "lines.txt"
    begun = rulec("new", "middle_earth_ix", "five_players", "--seed", "2", "-o", game, cwd=ROOT, places=())
    assert begun.out == f"{game}: a game of middle_earth_ix, 5 players, 61 things in play\n"
    lines.write_text(
        "player: Hillmen\n2A PTe-Mai\n2A EMo H\nplayer: angmar\nA CDu - EMo\nA SAn S A CDu - EMo\nN Gun - SAn - CDu\n",
        encoding="utf-8",
    )
    given = rulec("orders", game, str(lines), cwd=ROOT, places=())
    assert "What stands in EMo is not a double army" in given.said
    assert rulec("turn", game, cwd=ROOT, places=()).code == 0
    report = rulec("report", game, "--player", "angmar", cwd=ROOT, places=()).out
    assert "- The army in PTe is nominated, and counts 2 men this season." in report
    assert "- Angmar: A CDu - EMo succeeds, 2 against 1." in report
    assert "- Hillmen: A EMo may retreat to GHi and HFe." in report
    assert "| CDu | Angmar |" in report or "| CDu |  |" in report  # where the Nazgul is
    assert rulec("turn", game, cwd=ROOT, places=()).code == 0
    report = rulec("report", game, "--player", "angmar", cwd=ROOT, places=()).out
    assert "- Hillmen: A EMo is disbanded; no retreat was ordered." in report
    assert "- Next: the builds and removals of winter of 1409." in report


def test_games_by_chance_stay_whole() -> None:
    rng = random.Random(5)
    table = Table("middle_earth_ix", bare=False)
    for _ in range(25):
        table.turn(some_orders(table, rng))
        standing = [unit.place for unit in table.world.pieces if not unit.expelled]
        assert len(standing) == len(set(map(id, standing)))
        assert not any(unit.qualities >> table.package.QUALITY_RIDDEN & 1 for unit in table.world.pieces)
        for wraith in table.world.wraiths:
            there = [unit for unit in table.world.pieces if unit.place is wraith.place and not unit.expelled]
            assert wraith.escort is not None or all(unit.owner is wraith.owner for unit in there)
    assert table.world.year > 1412
