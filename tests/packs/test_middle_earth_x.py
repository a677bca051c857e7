"""Middle Earth X: what differs from Middle Earth IX at the beginning, and a game by the commands."""

from __future__ import annotations

from pathlib import Path

from rulec.runtime.game.turns import find_player
from tests.datc.played import Table
from tests.game.play import rulec

ROOT = Path(__file__).parents[2]


def starts(table: Table) -> dict[str, set[str]]:
    """The units of each power."""
    found: dict[str, set[str]] = {}
    for unit in table.world.pieces:
        found.setdefault(table.called(unit.owner), set()).add(f"{table.sort(unit)} {table.name(unit.place, None)}")
    return found


def test_rhudaur_takes_the_place_of_the_hillmen() -> None:
    table, ninth = Table("middle_earth_x", bare=False), Table("middle_earth_ix", bare=False)
    others = {power: units for power, units in starts(ninth).items() if power != "HILLMEN"}
    assert starts(table) == {**others, "RHUDAUR": {"A CBR", "A MBR", "A ELD", "A BCA"}}
    rhudaur = table.powers["RHUDAUR"]
    homes = {name for name, place in table.places.items() if place.homeland is rhudaur}
    assert homes == {"cbr", "mbr", "eld"} == {name for name, place in table.places.items() if place.owner is rhudaur}
    centres = {name for name, place in table.places.items() if place.supply_centre}
    assert centres == {name for name, place in ninth.places.items() if place.supply_centre} - {"pte"} | {"eld"}
    assert (len(centres), table.world.year, table.phase()) == (36, 1350, "spring_moves")
    assert table.package.board_centres() == 36
    borders = {name: [table.name(each, None) for each in place.borders] for name, place in table.places.items()}
    assert borders == {name: [ninth.name(e, None) for e in place.borders] for name, place in ninth.places.items()}
    assert table.package.centres_to_win(rhudaur, table.world) == 19


def test_three_and_two_players() -> None:
    three = Table("middle_earth_x", ("three_players",), bare=False)
    three.turn([])
    three.turn(["RHUDAUR: A CBr H"])
    assert any("Nobody speaks for Rhudaur." in each for each in three.turned_down)
    two = Table("middle_earth_x", ("two_players",), bare=False)
    two.turn([])
    assert starts(two)["RHUDAUR"] == {"A CBR", "A MBR", "A ELD"}


def test_a_year_by_the_commands(tmp_path: Path) -> None:
    game, lines = str(tmp_path / "north.game"), tmp_path / "lines.txt"
    begun = rulec("new", "middle_earth_x", "five_players", "--seed", "2", "-o", game, cwd=ROOT, places=())
    assert begun.out == f"{game}: a game of middle_earth_x, 5 players, 62 things in play\n"
    for text in ("A BCa - NNi\nA Eld H\n", "2A NNi - GHi\nA CBr - EMo\n"):
        lines.write_text(f"player: rhudaur\n{text}", encoding="utf-8")
        given = rulec("orders", game, str(lines), cwd=ROOT, places=())
        assert given.out == "Rhudaur: 2 of 2 lines taken\n", given.said
        assert rulec("turn", game, cwd=ROOT, places=()).code == 0
    report = rulec("report", game, "--player", "rhudaur", cwd=ROOT, places=()).out
    assert "- The army in NNi is nominated, and counts 2 men this season." in report
    assert "- Rhudaur: A NNi - GHi succeeds, 2 against 0." in report
    assert "- Rhudaur: GHi taken." in report
    assert "- Rhudaur: 5 centres, and 1 to build." in report


def test_the_other_spelling_is_understood() -> None:
    table = Table("middle_earth_x", bare=False)
    named = [find_player(table.game, table.world, name)[0] for name in ("Rhudar", "rhudaur")]
    assert named[0] is named[1] is not None
