"""Killed at every step, a command leaves the game as it was or as it should be, and the game goes on the same way."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.game.play import FIRST, PLACES, begun, handed_in

if not hasattr(os, "fork"):
    pytest.skip("needs fork", allow_module_level=True)

KILLED = 77


def contents(game: Path) -> list[list[tuple[Any, ...]]]:
    """All that stands in a game file; opening it rolls back what was left half done."""
    base = sqlite3.connect(game)
    try:
        tables = ("meta", "states", "orders", "answers", "throws", "events")
        return [base.execute(f"SELECT * FROM {table}").fetchall() for table in tables]
    finally:
        base.close()


class _Killer:
    """Ends the process at step number `at` without a word to anybody."""

    def __init__(self, at: int) -> None:
        self.left = at

    def __call__(self, *_: object) -> None:
        self.left -= 1
        if self.left < 0:
            os._exit(KILLED)


def run_killed(words: list[str], at: int) -> int:
    """Runs a command in a child of this process that dies at step `at`; its exit code."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        killer = _Killer(at)
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect

        def watched(*arguments: Any, **named: Any) -> sqlite3.Connection:
            base = connect(*arguments, **named)
            base.set_trace_callback(killer)
            return base

        sqlite3.connect = watched  # type: ignore[assignment]
        from rulec.runtime.game import acts

        attempt = acts.attempt

        def watched_attempt(*arguments: Any) -> bool:
            killer()
            return attempt(*arguments)

        acts.attempt = watched_attempt
        link = os.link

        def watched_link(*arguments: Any) -> None:
            killer()
            link(*arguments)
            killer()

        os.link = watched_link  # type: ignore[assignment]
        sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
        from rulec.commands.main import main

        code = main([*words, *PLACES])
    except BaseException:
        code = 99
    os._exit(code)


def killed_everywhere(folder: Path, words: list[str], expected: list[list[Any]]) -> int:
    """Kills a command on a copy of the game at each of its steps; how many there were."""
    before = contents(folder / "g.game")
    for at in range(500):
        work = folder / f"at{at}"
        work.mkdir()
        game = work / "g.game"
        shutil.copy(folder / "g.game", game)
        code = run_killed([words[0], str(game), *words[1:]], at)
        found = contents(game)
        assert found in (before, expected)
        if code == 0:
            assert found == expected
            return at
        assert code == KILLED
        if found == before:
            assert run_killed([words[0], str(game), *words[1:]], 10**6) == 0
            assert contents(game) == expected
        shutil.rmtree(work)
    raise AssertionError("the command never came to its end")


def after(folder: Path, words: list[str]) -> list[list[Any]]:
    """What the command makes of the game when nothing stops it."""
    other = folder / "whole.game"
    shutil.copy(folder / "g.game", other)
    assert run_killed([words[0], str(other), *words[1:]], 10**6) == 0
    return contents(other)


def test_a_turn_is_played_whole_or_not_at_all(tmp_path: Path) -> None:
    begun(tmp_path)
    handed_in(tmp_path, FIRST)
    expected = after(tmp_path, ["turn"])
    assert [len(table) for table in expected][1] == 2
    assert killed_everywhere(tmp_path, ["turn"], expected) > 20


def test_lines_are_taken_whole_or_not_at_all(tmp_path: Path) -> None:
    begun(tmp_path)
    lines = tmp_path / "lines.txt"
    lines.write_text(FIRST, encoding="utf-8")
    expected = after(tmp_path, ["orders", str(lines)])
    assert killed_everywhere(tmp_path, ["orders", str(lines)], expected) > 8


def test_a_game_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    whole = tmp_path / "whole.game"
    words = ["new", "hamlet", "two_houses", "--seed", "7", "-o"]
    assert run_killed([*words, str(whole)], 10**6) == 0
    for at in range(500):
        game = tmp_path / f"{at}.game"
        code = run_killed([*words, str(game)], at)
        if game.exists():
            assert contents(game) == contents(whole)
        if code == 0:
            break
        assert code == KILLED
    assert at > 10
