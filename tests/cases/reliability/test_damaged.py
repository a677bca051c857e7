"""Damaged game files ended in exit 3, "a bug in rulec": eight shapes by SQL, and 5 of 30 flips of two bits; one flip
that left a verdict a valid text was played without a word. Each row has a sum, and whatever does not fit is one R0933
that names the table and the row."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.game.play import FIRST, begun, handed_in, rulec


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in its second turn, with lines handed in."""
    folder = tmp_path_factory.mktemp("whole")
    path = begun(folder)
    handed_in(folder, FIRST)
    rulec("turn", "g.game", cwd=folder)
    handed_in(folder, FIRST.replace("110            # pick\n", "").replace("100 Will with horseshoe\n", ""))
    return path


@pytest.mark.parametrize(
    "edit, named",
    [
        ("DELETE FROM states", "`states` has 0 rows, and not the 2 that were written"),
        ("UPDATE orders SET parsed = '{}' WHERE seq = 1", "`orders`, seq 1, player 1, line 1"),
        ("UPDATE orders SET parsed = 'null' WHERE seq = 1", "`orders`, seq 1, player 1, line 1"),
        ("UPDATE orders SET parsed = '[1]' WHERE seq = 1", "`orders`, seq 1, player 1, line 1"),
        ("UPDATE orders SET parsed = replace(parsed, '\"key\":', '\"kee\":') WHERE seq = 1", "`orders`, seq 1"),
        ("DELETE FROM meta WHERE key = 'hash'", "`meta` has no key hash"),
        ("DELETE FROM meta WHERE key = 'version'", "`meta` has no key version"),
        ("INSERT INTO answers VALUES (1, 1, 'k', '{}', '')", "`answers`, seq 1, player 1, key k"),
        ("UPDATE states SET seq = 9223372036854775807 WHERE seq = 1", "`states`, seq 9223372036854775807"),
        ("UPDATE states SET json = replace(json, 'squire', 'knight')", "`states`, seq 1"),
        ("UPDATE states SET json = x'00'", "`states`, seq 1"),
        ("UPDATE meta SET value = '8' WHERE key = 'seed'", "`meta`, key seed"),
        ("UPDATE meta SET value = 'x' || value WHERE key = 'form'", "`meta`, key form"),
    ],
)
def test_an_edited_row_is_named(game: Path, tmp_path: Path, edit: str, named: str) -> None:
    shutil.copy(game, tmp_path / "g.game")
    base = sqlite3.connect(tmp_path / "g.game")
    base.execute(edit)
    base.commit()
    base.close()
    done = rulec("turn", "g.game", cwd=tmp_path)
    assert done.code == 1
    assert "error[R0933]: the game `g.game` is damaged" in done.said
    assert named in done.said


def test_a_row_with_a_right_sum_is_looked_at_as_well(game: Path, tmp_path: Path) -> None:
    """Whoever works out the sums anew gets the same message, and never a fault of rulec."""
    from rulec.driver.games.game_file import COLUMNS, row_sum

    edits = [
        "UPDATE orders SET parsed = '{}' WHERE seq = 1", "UPDATE orders SET parsed = '[1]' WHERE seq = 1",
        "UPDATE orders SET parsed = 'null' WHERE seq = 1", "UPDATE states SET json = '[]'",
        "UPDATE states SET json = '{\"form\":1}'",
        *(f"UPDATE states SET json = json_set(json, '$.{key}', 'x')" for key in ("turn", "step", "next")),
        "UPDATE answers SET value = '{}'",
        "INSERT INTO answers VALUES (1, 1, 'k', '{}', '')", "INSERT INTO meta VALUES ('waits', '7', '')",
    ]  # fmt: skip
    for edit in edits:
        shutil.copy(game, tmp_path / "g.game")
        base = sqlite3.connect(tmp_path / "g.game")
        base.create_function("sum_of", -1, lambda table, *row: row_sum(table, row))
        base.execute(edit)
        for table, columns in COLUMNS.items():
            base.execute(f"UPDATE {table} SET sum = sum_of('{table}', {', '.join(columns)})")
        base.commit()
        base.close()
        for command in ("turn", "report"):
            done = rulec(command, "g.game", cwd=tmp_path)
            assert done.code in (0, 1), edit
            assert done.code == 0 or "R0933" in done.said, (edit, done.said)


def test_a_row_that_was_written_anew_is_told(game: Path, tmp_path: Path) -> None:
    """“`states` has 1 rows, and not the 1 that were written” said nothing."""
    from rulec.driver.games.game_file import row_sum

    shutil.copy(game, tmp_path / "g.game")
    base = sqlite3.connect(tmp_path / "g.game")
    base.create_function("sum_of", -1, lambda table, *row: row_sum(table, row))
    base.execute("UPDATE states SET json = replace(json, 'squire', 'knight')")
    base.execute("UPDATE states SET sum = sum_of('states', seq, turn, step, json)")
    base.commit()
    base.close()
    assert "`states` has 2 rows, others than those that were written" in rulec("turn", "g.game", cwd=tmp_path).said


def test_flipped_bits_are_found_or_change_nothing(game: Path, tmp_path: Path) -> None:
    """A flip is named, or it is where nothing stands: then the turn is the turn of the whole game."""
    shutil.copy(game, tmp_path / "g.game")
    assert rulec("turn", "g.game", cwd=tmp_path).code == 0
    right = rulec("report", "g.game", "--format", "json", cwd=tmp_path).out
    whole, random, found = game.read_bytes(), Random(11), 0
    written = [at for at, byte in enumerate(whole) if byte]
    for _ in range(120):
        data = bytearray(whole)
        for _ in range(2):
            data[random.choice(written)] ^= 1 << random.randrange(8)
        (tmp_path / "g.game").write_bytes(data)
        done = rulec("turn", "g.game", cwd=tmp_path)
        if done.code == 0:
            assert rulec("report", "g.game", "--format", "json", cwd=tmp_path).out in (right, "")
        else:
            assert any(code in done.said for code in ("R0933", "R0934", "R0935")), done.said
            found += 1
    assert found > 20
