"""Game files: rows that are not there, schemas that are not ours, and names that SQLite reads otherwise."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.game.play import FIRST, begun, handed_in, rulec


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in its second turn, with lines and an answer ahead handed in."""
    folder = tmp_path_factory.mktemp("whole")
    path = begun(folder)
    handed_in(folder, FIRST)
    rulec("turn", "g.game", cwd=folder)
    handed_in(folder, FIRST.replace("110            # pick\n", "").replace("100 Will with horseshoe\n", ""))
    return path


def edited(game: Path, folder: Path, edit: str) -> None:
    shutil.copy(game, folder / "g.game")
    base = sqlite3.connect(folder / "g.game")
    base.executescript(edit)
    base.close()


@pytest.mark.parametrize("command", ["turn", "report", "migrate"])
@pytest.mark.parametrize("table", ["orders", "events", "throws", "players", "rules"])
def test_rows_that_are_gone_are_noticed(game: Path, tmp_path: Path, table: str, command: str) -> None:
    """`delete from orders`: the turn went on, and the report said that nothing was told."""
    edited(game, tmp_path, f"DELETE FROM {table}")
    done = rulec(command, "g.game", cwd=tmp_path)
    assert done.code == 1
    assert f"`{table}` has 0 rows, and not the " in done.said


def test_a_single_row_that_is_gone_is_noticed(game: Path, tmp_path: Path) -> None:
    edited(game, tmp_path, "DELETE FROM events WHERE number = 1")
    assert "`events` has " in rulec("report", "g.game", cwd=tmp_path).said
    edited(game, tmp_path, "DELETE FROM meta WHERE key = 'rows'")
    assert "`meta` has no key rows" in rulec("report", "g.game", cwd=tmp_path).said


@pytest.mark.parametrize(
    ("edit", "named"),
    [
        ("CREATE TRIGGER t AFTER INSERT ON states BEGIN DELETE FROM states; END", "it has the trigger `t`"),
        ("CREATE VIEW v AS SELECT * FROM meta", "it has the view `v`"),
        ("CREATE TABLE more (x TEXT)", "it has the table `more`"),
        ("CREATE INDEX i ON events (turn)", "it has the index `i`"),
        ("DROP TABLE throws", "the table `throws` is not as games have it"),
        ("ALTER TABLE throws ADD COLUMN more TEXT", "the table `throws` is not as games have it"),
        (
            "CREATE TABLE o AS SELECT * FROM throws; DROP TABLE throws; ALTER TABLE o RENAME TO throws",
            "the table `throws` is not as games have it",
        ),
    ],
)
@pytest.mark.parametrize("command", ["turn", "report", "migrate"])
def test_a_schema_that_is_not_ours_is_refused(game: Path, tmp_path: Path, edit: str, named: str, command: str) -> None:
    """A trigger in the file took away each state that was written: exit 0, and the game was lost."""
    edited(game, tmp_path, edit)
    done = rulec(command, "g.game", cwd=tmp_path)
    assert done.code == 1
    assert named in done.said


def test_migrate_looks_at_the_state_before_it_answers(game: Path, tmp_path: Path) -> None:
    edited(game, tmp_path, "UPDATE states SET json = replace(json, 'squire', 'knight')")
    assert rulec("migrate", "g.game", cwd=tmp_path).code == 1
    edited(game, tmp_path, "")
    assert rulec("migrate", "g.game", cwd=tmp_path).out == "g.game: played under the rules at hand already\n"


@pytest.mark.parametrize("name", ["file:q.game", ":memory:", "file:q?mode=memory", "a?b#c.game", "a%20b"])
def test_any_name_is_that_of_a_file(tmp_path: Path, name: str) -> None:
    """`-o file:q.game` was read as an address: `No such file or directory`, and a part of it stayed."""
    done = rulec("new", "hamlet", "two_houses", "--seed", "7", "-o", name, cwd=tmp_path)
    assert done.code == 0, done.said
    assert rulec("turn", name, cwd=tmp_path).code == 0
    assert rulec("report", name, cwd=tmp_path).code == 0
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_two_commands_that_make_one_game(game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second said “/…/z.game.1833.new: File exists”, of a file that nobody has named."""

    def meanwhile(*_: object) -> None:
        raise FileExistsError(17, "File exists", "/tmp/z.game.1833.new")

    monkeypatch.setattr("rulec.driver.games.game_file.os.link", meanwhile)
    done = rulec("new", "hamlet", "two_houses", "-o", "z.game", cwd=game.parent)
    assert (done.code, done.said) == (2, "rulec: `z.game` is there already; a game never takes the place of a file\n")


def test_lines_from_a_pipe_that_nobody_writes_to(game: Path, tmp_path: Path) -> None:
    """`rulec orders` waited for ever."""
    os.mkfifo(tmp_path / "pipe")
    shutil.copy(game, tmp_path / "g.game")
    done = rulec("orders", "g.game", "pipe", cwd=tmp_path)
    assert (done.code, "`pipe` is not a file" in done.said) == (1, True)
