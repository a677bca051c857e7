"""A game in which nobody sees the units of the others, and all moves are decided together.

The rules of `blind` are of our own making. Its check never ended: each unit hangs on the units of others, which only
their powers may know. What became of a move is given away; everything else stays a secret of its power.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cases.support import rulec

RULES = Path(__file__).parent / "blind" / "rules"
AWAY = '    gives away Unit cites book "Moves" 2\n'
NORTH = ("Gull to bryn", "Tern backs Gull")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pack, built."""
    folder = tmp_path_factory.mktemp("blind")
    shutil.copytree(RULES, folder / "rules")
    done = rulec("build", cwd=folder)
    assert done.code == 0, done.said
    return folder


def game(folder: Path, scenario: str, *, north: tuple[str, ...] = NORTH, south: tuple[str, ...] = ()) -> str:
    """The file of a game of the scenario, with these lines handed in."""
    file = f"{scenario}.game"
    (folder / file).unlink(missing_ok=True)
    assert rulec("new", "blind", scenario, "--seed", "7", "-o", file, cwd=folder).code == 0
    lines = ["player: North", *north, "player: South", *south]
    (folder / "lines.txt").write_text("\n".join(lines) + "\n", "utf-8")
    assert rulec("orders", file, "lines.txt", cwd=folder).code == 0
    return file


def turn(folder: Path, file: str) -> None:
    """Plays a turn."""
    done = rulec("turn", file, cwd=folder)
    assert done.code == 0, done.said
    assert ", 0 turned down" in done.out


def report(folder: Path, file: str, player: str, form: str = "md") -> str:
    """The report of a player."""
    return rulec("report", file, "--player", player, "--format", form, cwd=folder).out


def test_the_check_ends_and_finds_what_is_not_given_away(tmp_path: Path) -> None:
    shutil.copytree(RULES, tmp_path / "rules")
    file = tmp_path / "rules" / "blind" / "blind.rules"
    text = file.read_text("utf-8")
    assert text.count(AWAY) == 1
    file.write_text(text.replace(AWAY, ""), "utf-8")
    done = rulec("check", cwd=tmp_path)
    assert done.code == 1
    assert "error[R0365]" in done.said  # a power is told whether its unit has moved
    assert "error[R0368]" in done.said  # and sees where its unit is


def test_two_worlds_that_a_player_cannot_tell_apart(built: Path) -> None:
    """Otter and Gull meet in Bryn in both; the other unit of the south has another name and stands elsewhere."""
    near = game(built, "near", south=("Otter to bryn", "Stoat to eryr"))
    far = game(built, "far", south=("Otter to bryn",))
    assert report(built, near, "North") == report(built, far, "North")
    for file in (near, far):
        turn(built, file)
    for form in ("md", "html", "json"):
        seen = report(built, near, "North", form)
        assert seen == report(built, far, "North", form)
        assert "Gull has moved." in seen
        assert not any(name in seen for name in ("Otter", "Stoat", "Weasel"))
    south = report(built, near, "South")
    assert "Otter could not move." in south
    assert "Stoat has moved." in south
    assert report(built, far, "South") != south


def test_what_becomes_of_a_move_is_given_away(built: Path) -> None:
    file = game(built, "near", north=("Gull to bryn",), south=("Otter to bryn",))
    turn(built, file)
    seen = report(built, file, "North")
    assert "Gull could not move." in seen
    assert "Otter" not in seen


def test_a_line_about_a_hidden_unit_is_answered_as_one_about_none(built: Path) -> None:
    """There is a Stoat in the one world and none in the other."""
    lines = "player: North\nStoat to eryr\nTern backs Stoat\nStoat backs Tern\n"
    near, far = game(built, "near"), game(built, "far")
    (built / "lines.txt").write_text(lines, "utf-8")
    said = [rulec("orders", file, "lines.txt", "--check", cwd=built) for file in (near, far)]
    assert said[0] == said[1]
    assert said[0].code == 1
