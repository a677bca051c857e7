"""A name that a player has not seen was told apart from one of nothing: by a suggestion, a list, a refusal, a price."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import bases_of, begin, read
from rulec.runtime.game.specs import Game
from rulec.runtime.game.turns import hand_in, resolve
from tests.cases.secrecy.harbour import Playing, built, in_process
from tests.cases.support import rulec

LINES = [
    "1 Red Spears Grey Spears",  # far away: the rules would turn it down
    '1 Red Spears "Grey Spears"',
    "1 Red Spears Grey Speers",  # no name, but much like one that is not seen
    "1 Red Spears grey spears",
    "2 Grey Speers",
    "2",  # no name at all
    "3 Mole",  # a kind that only its house sees
    "3 Mole for 4 gold",
    "3 Mule",
    "6 Grey Spears",  # what may be chosen are one's own
    "7 Red Spears Gray Spears by hill",
    "7 Red Spears Grey Spears",  # carried out in silence, which would tell that there is such a host
    "8 Red Spears Grey Spears",
    "9 Red Spears Grey Spears",  # asked whether it is the very one, and nothing else
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("bays"))


@pytest.fixture(scope="module")
def game(folder: Path) -> Game:
    found = load_game("bays", [str(folder / "generated")], Report())
    assert found is not None
    return found


@pytest.mark.parametrize("line", LINES)
def test_a_name_is_the_same_whether_it_is_borne_or_not(game: Game, folder: Path, line: str) -> None:
    """What is said of a line, told and shown is equal in two worlds."""
    assert in_process(game, folder, "hill", line) == in_process(game, folder, "nowhere", line)


def test_commands_say_the_same_to_the_last_byte(folder: Path) -> None:
    """The output of `orders`, of `orders --check` and of all forms of the report."""
    assert Playing(folder, "hill").shown(*LINES) == Playing(folder, "nowhere").shown(*LINES)


def test_what_says_itself_that_it_finds_nothing_is_in_vain(folder: Path) -> None:
    """The act carried out says that the host is not found; so it is for a host that is none."""
    there = Playing(folder, "wood").shown("2 Grey Spears")
    assert there == Playing(folder, "nowhere").shown("2 Grey Spears")
    assert "Oak has not found Grey Spears." in there[4]
    assert "48 gold" in there[4]  # paid


def test_a_hunch_may_be_right(folder: Path) -> None:
    """Who is named by everyone is found where the act finds such a thing, seen or not."""
    told = Playing(folder, "harbour").shown("1 Red Spears Grey Spears")
    assert "Red Spears meets Grey Spears of Elm." in told[4]
    assert "you have seen nothing that is called “Grey Spears”" in told[1]
    assert "47 gold" in told[4]


def test_what_is_in_the_way_of_ones_own_is_told_and_not_paid(folder: Path) -> None:
    """Nothing that is asked before the name tells anything of it."""
    told = Playing(folder, "tired").shown("1 Red Spears Nobody At All")
    assert "Red Spears is tired." in told[4]
    assert "50 gold" in told[4]


def test_what_asks_only_whether_it_is_the_one_is_in_vain_too(folder: Path) -> None:
    """A need that compares the name with another thing depends on the name: it is not asked first."""
    told = Playing(folder, "hill").shown("9 Red Spears Grey Spears")
    assert "Red Spears has not found Grey Spears." in told[4]
    assert "49 gold" in told[4]
    told = Playing(folder, "hunted").shown("9 Red Spears Grey Spears")
    assert "Red Spears has brought down Grey Spears." in told[4]
    assert "49 gold" in told[4]


def test_a_sentence_may_print_the_name_for_nothing(folder: Path) -> None:
    """A need that reads nothing of the name is asked first, whatever its sentence prints."""
    told = Playing(folder, "tired").shown("9 Red Spears Grey Spears")
    assert "Red Spears is too tired for Grey Spears." in told[4]
    assert "50 gold" in told[4]


def test_who_was_met_is_known_for_good(folder: Path) -> None:
    """A host is suggested as soon as a message has told of it, and not before."""
    playing = Playing(folder, "harbour")
    assert "“Grey Spears” meant" not in playing.handed_in("2 Grey Speers").said
    playing.handed_in("1 Red Spears Grey Spears")
    playing.played()
    assert "is “Grey Spears” meant?" in playing.handed_in("2 Grey Speers").said
    assert "R0289" not in playing.handed_in("2 Grey Spears").said


def test_kinds_without_a_word_of_it_are_open_as_before(folder: Path) -> None:
    """Nothing of a well is hidden: what is misspelt is refused, with what may be meant."""
    said = Playing(folder, "nowhere").handed_in("5 Deep Wall").said
    assert "is “Deep Well” meant?" in said
    assert "R0292" in said


def test_seen_once_is_known_for_good(folder: Path) -> None:
    """A spy who was shown to everyone can be named later, through a save and a migration, and is suggested."""
    playing = Playing(folder, "hill")
    assert "R0292" in playing.handed_in("3 Mole").said
    playing.handed_in("4", player="Elm")
    playing.played()
    assert playing.handed_in("3 Mole").code == 0
    assert "is “Mole” meant?" in playing.handed_in("3 Mule").said
    playing.played()
    rules = folder / "rules/bays/bay.rules"
    rules.write_text(rules.read_text().replace("costs 3 gold", "costs 4 gold"))
    assert rulec("build", cwd=folder).code == 0
    assert rulec("migrate", playing.file, cwd=folder).code == 0
    assert playing.handed_in("3 Mole").code == 0
    playing.played()
    assert "Mole takes 1 gold." in playing.report()


def test_each_player_is_told_the_names_that_he_uses(game: Game, folder: Path) -> None:
    """Oak knows one Fox and reads that name: a number behind it would tell that there is another."""
    roots = [(str(folder / "rules"), "")]
    source = read("bays", "bay", roots, Report())
    assert source is not None
    world: Any = begin(source, game, 1, 0, Report(), bases_of("bays", roots))
    oak, elm = world.houses
    world.add(type(world.spies[0])(name="Fox", house=elm))
    given = [each.given for each in hand_in(game, world, oak, [(1, "3 Fox"), (2, "4")])]
    resolve(game, world, [each for each in given if each is not None])
    told = {who.name: [r.text for r in world.reports if r.who is None or who.id in r.who] for who in world.houses}
    assert told == {"Oak": ["Fox takes 1 gold.", "Fox is a spy of Oak."], "Elm": ["Fox 1 is a spy of Oak."]}
