"""Plays the games of `docs/board-game.md` and `docs/card-game.md` on from where the pages stop."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.start.page import ROOT
from tests.start.shell import Shell


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which each page is followed once. Games know where they lie, so a page always lies there."""
    return tmp_path_factory.mktemp("table")


def followed(page: str, table: Path) -> Shell:
    """The shell in which a page has been followed to its end, as it was then."""
    place, kept = table / page, table / f"{page} at its end"
    if not kept.exists():
        (place / "rulec").mkdir(parents=True)
        Shell(place / "rulec", place / "home", place / "cache").follow(ROOT / "docs" / page)
        shutil.copytree(place, kept)
    shutil.rmtree(place)
    shutil.copytree(kept, place)
    return Shell(place / "rulec", place / "home", place / "cache")


@pytest.mark.parametrize("page", ["board-game.md", "card-game.md"])
def test_the_rules_of_a_page_are_in_their_usual_form_and_without_fault(page: str, table: Path) -> None:
    shell = followed(page, table)
    assert shell.run("rulec fmt --check && rulec check --strict")[0] == 0


def test_the_picture_of_the_board_shows_areas_and_riders(table: Path) -> None:
    shell = followed("board-game.md", table)
    drawn = (shell.here() / "bob.html").read_text(encoding="utf-8")
    assert drawn.count("<circle ") == 15, "an area for each letter of the map"
    assert ">3 strides</text>" in drawn
    assert ">BE</text>" in drawn


def test_a_ride_beyond_reach_is_refused_with_the_sentence_of_the_rules(table: Path) -> None:
    shell = followed("board-game.md", table)
    again = "rulec new moor race --seed other -o b.game && rulec orders b.game first.txt && rulec turn b.game"
    assert shell.run(again)[0] == 0
    assert "CD is too far." in shell.run("rulec report b.game --player Bob")[1]


def test_the_game_of_cards_ends_after_the_fourth_trick(table: Path) -> None:
    shell = followed("card-game.md", table)
    said = ""
    for ann, bob in (("seven", "eight"), ("five", "nine"), ("ace", "four")):
        answers = f"player: Ann\ncard = {ann}\n\nplayer: Bob\ncard = {bob}\n"
        (shell.here() / "cards.txt").write_text(answers, encoding="utf-8")
        code, said = shell.run(
            "rulec turn evening.game; rulec orders evening.game cards.txt && rulec turn evening.game"
        )
        assert code == 0, said
    # Ann takes the knave and the four, Bob the seven and the five: each card pays 1 coin
    assert "Ann has won, with 2 coins." in said
    assert "Bob has won, with 2 coins." in said


def test_a_hand_is_shown_to_nobody_else(table: Path) -> None:
    shell = followed("card-game.md", table)
    assert "seven, five and ace" in shell.run("rulec report evening.game --player Ann")[1]
    seen = shell.run("rulec report evening.game --player Bob")[1]
    assert "ace" not in seen
    assert "five" not in seen


def test_a_slip_that_shows_the_deck_is_refused(table: Path) -> None:
    shell = followed("card-game.md", table)
    file = shell.here() / "rules/tricks/world.rules"
    file.write_text(file.read_text(encoding="utf-8").replace("    gives away deck\n", ""), encoding="utf-8")
    code, said = shell.run("rulec check tricks")
    assert code == 1
    assert "the change tells `deck` to those who may not know it" in said
