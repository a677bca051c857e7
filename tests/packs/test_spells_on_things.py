"""Things that lie on others, played by typed lines: they count, end, are removed, go with what bears them, are saved.

The rules of `spells_on_things` are of our own making; the figures below follow from them: a valley bears 30 sacks, two
less for each level of the strongest frost on it; a wagon goes 10 miles, less the weight of all burdens, and further by
the last song.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulec.backends.python import emit
from tests.cases.support import rulec
from tests.memory_loader import load
from tests.property.equality import compiled_pack, differences
from tests.property.play import acts, turns
from tests.property.secrets import leaks

RULES = Path(__file__).parent / "spells_on_things" / "rules"
PACK = "spells_on_things"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pack, built."""
    folder = tmp_path_factory.mktemp("spells")
    shutil.copytree(RULES, folder / "rules")
    done = rulec("build", cwd=folder)
    assert done.code == 0, done.said
    return folder


class Game:
    """A game of two guilds, played turn by turn."""

    def __init__(self, folder: Path, file: str) -> None:
        self.folder, self.file = folder, file
        (folder / file).unlink(missing_ok=True)
        assert rulec("new", PACK, "spring", "--seed", "7", "-o", file, cwd=folder).code == 0

    def turn(self, *north: str, south: tuple[str, ...] = ()) -> None:
        """Hand in lines and play a turn; all of them are carried out."""
        lines = ["player: North", *north, "player: South", *south]
        (self.folder / "lines.txt").write_text("\n".join(lines) + "\n", "utf-8")
        assert rulec("orders", self.file, "lines.txt", cwd=self.folder).code == 0
        done = rulec("turn", self.file, cwd=self.folder)
        assert done.code == 0, done.said
        assert ", 0 turned down" in done.out, done.out

    def report(self, player: str = "North", form: str = "md") -> str:
        """The report of a player."""
        return rulec("report", self.file, "--player", player, "--format", form, cwd=self.folder).out

    def far(self, wagon: str) -> str:
        """How far a wagon goes, as a report shows it."""
        row = next(line for line in self.report().splitlines() if line.startswith(f"| {wagon} |"))
        return row.split("|")[2].strip()

    def frosts(self) -> list[list[str]]:
        """The frosts that North has called: valley, power, turns left."""
        text = self.report().partition("## Your frosts")[2].partition("##")[0]
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]
        return rows[2:]


@pytest.fixture
def game(built: Path, request: pytest.FixtureRequest) -> Game:
    return Game(built, f"{request.node.name}.game")


def test_the_turn_in_which_it_is_put_there_is_the_first(game: Game) -> None:
    game.turn("frost on Lower Valley 3 2")
    assert game.frosts() == [["Lower Valley", "3 levels", "1"]]
    game.turn()
    assert game.frosts() == []
    assert "Your frost of 3 levels lies on Lower Valley." in game.report()  # told while the turn was played
    game.turn()
    assert "Your frost of" not in game.report()


def test_until_the_end_of_the_turn_is_one_turn(game: Game) -> None:
    game.turn("burden Cart today")
    assert "Cart can go 8 miles." in game.report()
    assert game.far("Cart") == "10 miles"


def test_without_an_end_it_lies_there_and_all_on_one_thing_count(game: Game) -> None:
    game.turn("burden Cart 1", "burden Cart 3")
    for _ in range(3):
        game.turn()
    assert game.far("Cart") == "6 miles"
    assert game.far("Dray") == "10 miles"


def test_the_last_one_counts_and_an_earlier_one_again_when_it_is_gone(game: Game) -> None:
    game.turn("song Cart 5")
    game.turn("song Cart 2")
    assert "Cart can go 12 miles." in game.report()
    assert game.far("Cart") == "12 miles"
    game.turn()
    assert "Cart can go 12 miles." in game.report()
    assert game.far("Cart") == "10 miles"


def test_the_greatest_counts(built: Path) -> None:
    made = compiled_pack(RULES, PACK)
    assert made.model.kinds["Frost"].counts == "greatest power"
    frosts = {"a": "lower, power: 2", "b": "lower, power: 5", "c": "upper, power: 9"}
    given = [f"{name}=Frost(valley: {at}, guild: Guild())" for name, at in frosts.items()]
    words = [word for each in ("valley=lower", *given) for word in ("--given", each)]
    done = rulec("explain", PACK, "harvest", *words, cwd=built)
    assert done.code == 0, done.said
    assert "20 sacks" in done.out, done.out  # 30 sacks, less 2 for each of 5 levels


def test_what_is_removed_no_longer_counts(game: Game) -> None:
    game.turn("frost on Lower Valley 3 9", "frost on Lower Valley 5 9", "frost on Upper Valley 2 9")
    game.turn("thaw Lower Valley 4")
    assert game.frosts() == [["Lower Valley", "5 levels", "7"], ["Upper Valley", "2 levels", "7"]]


def test_a_need_of_a_kind_that_lies_there_turns_an_act_down(game: Game) -> None:
    game.turn("burden Dray 7")
    (game.folder / "lines.txt").write_text("player: South\nleave Dray\n", "utf-8")
    assert rulec("orders", game.file, "lines.txt", cwd=game.folder).code == 0
    assert ", 1 turned down" in rulec("turn", game.file, cwd=game.folder).out
    assert "The wagon is too heavy." in game.report("South")


def roads(game: Game) -> list[str]:
    """How many loads there are, how many things rust, how many songs are sung."""
    text = game.report().partition("## The roads")[2].partition("##")[0]
    row = [line for line in text.splitlines() if line.startswith("|")][-1]
    return [cell.strip() for cell in row.split("|")[1:-1]]


def test_what_lies_on_a_thing_goes_with_it_and_what_lies_on_that(game: Game) -> None:
    game.turn("burden Cart 1", "burden Dray 2", "rust Cart", "rust Dray", "song Cart 1")
    assert roads(game) == ["2", "2", "1"]
    game.turn("break up Cart")
    assert roads(game) == ["1", "1", "0"]


def test_what_lies_on_something_that_has_had_its_time_is_gone_as_well(game: Game) -> None:
    game.turn("burden Cart today", "rust Cart")  # the rust was to last five turns
    assert roads(game) == ["0", "0", "0"]


def test_a_secret_one_changes_no_byte_of_what_others_are_shown(built: Path) -> None:
    told: list[list[str]] = []
    for south in ((), ("frost on Lower Valley 3 2", "frost on Upper Valley 9 4")):
        game = Game(built, "secret.game")
        found: list[str] = []
        for _ in range(3):
            game.turn("burden Cart 1", south=south)
            found += [game.report("North", form) for form in ("md", "html", "json")]
            south = ()
        told.append(found)
    assert told[0] == told[1]
    assert "Frost falls" not in told[1][0]


def test_a_test_of_a_secret_one_tells_of_it(tmp_path: Path) -> None:
    shutil.copytree(RULES, tmp_path / "rules")
    file = tmp_path / "rules" / PACK / "turn.rules"
    shown = "    shows sung: count(each s in songs)\n"
    text = file.read_text("utf-8")
    assert shown in text
    for asked in ("lower has frost", "harvest(lower) > 5 sacks", "count(each f in frosts of lower) > 0"):
        file.write_text(text.replace(shown, f"{shown}    shows cold: {asked}\n"), "utf-8")
        done = rulec("check", cwd=tmp_path)
        assert done.code == 1, asked
        assert "Frost" in done.said, asked


def test_a_game_goes_on_when_the_rules_are_mended(built: Path, tmp_path: Path) -> None:
    shutil.copytree(RULES, tmp_path / "rules")
    assert rulec("build", cwd=tmp_path).code == 0
    game = Game(tmp_path, "g.game")
    game.turn("frost on Lower Valley 3 3", "burden Cart 2")
    file = tmp_path / "rules" / PACK / "words.rules"
    file.write_text(file.read_text("utf-8").replace("subtract its.weight", "subtract its.weight * 2"), "utf-8")
    assert rulec("build", cwd=tmp_path).code == 0
    assert rulec("migrate", "g.game", cwd=tmp_path).code == 0
    game.turn()
    assert game.frosts() == [["Lower Valley", "3 levels", "1"]]
    assert game.far("Cart") == "6 miles"


def test_interpreter_and_package_do_the_same() -> None:
    made = compiled_pack(RULES, PACK)
    assert list(differences(made, 600, seed=31)) == []
    assert list(acts(made, 300, seed=32)) == []
    assert list(turns(made, 120, seed=33)) == []


def test_random_worlds_keep_their_secrets() -> None:
    made = compiled_pack(RULES, PACK)
    with load(emit(made.program), made.program) as loaded:
        found, count = leaks(loaded.package.GAME, set(), 60, 34)
    assert found == []
    assert count.looked > 20


def test_pages_say_on_what_it_lies_how_long_and_what_it_changes(built: Path) -> None:
    pages = built / "generated" / PACK / "reference"
    frost = (pages / "frosts" / "README.md").read_text("utf-8")
    assert "It lies on a [valley]" in frost
    assert "Of several on one valley the one counts whose power is the greatest." in frost
    assert "[Harvest](../quantities/harvest.md)" in frost.partition("## What it changes")[2]
    burden = (pages / "burdens" / "README.md").read_text("utf-8")
    assert "when its wagon goes out of play, so does the burden" in burden
    harvest = (pages / "quantities" / "harvest.md").read_text("utf-8")
    assert "| [Frosts](../frosts/README.md) | subtracts 2 sacks for each level of that frost's power" in harvest
    song = (pages / "orders" / "song.md").read_text("utf-8")
    assert "Put a song on the wagon for 2 turns" in song


def test_one_act_that_is_lost_leaves_no_warnings_about_the_others(tmp_path: Path) -> None:
    """A step that names a range of acts is not read where one of them is not: that says nothing of the others."""
    shutil.copytree(RULES, tmp_path / "rules")
    path = tmp_path / "rules" / PACK / "words.rules"
    text = path.read_text("utf-8")
    faulty = text.replace('    lies on wagon: Wagon "wagon"\n    of several', "    lies on wagon\n    of several")
    assert faulty != text
    path.write_text(faulty, "utf-8")
    done = rulec("check", PACK, cwd=tmp_path)
    assert "1 error" in done.said, done.said
    assert "R0666" not in done.said, done.said
