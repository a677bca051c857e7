"""A turn of eight kingdoms that give each sort of order there is: repeated, with more dice, and killed."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from rulec.runtime.game.acts import Given
from rulec.runtime.game.turns import hand_in, resolve
from tests.game.eight import (
    COURTS,
    LINES,
    PACKS,
    RULES,
    Built,
    alamaze,
    handed_in,
    made,
    other_months,
    played,
)
from tests.property.play import turns

ENOUGH = 8
"""How many places of a turn are drawn at which it is killed."""


@pytest.fixture(scope="module")
def built() -> Built:
    return alamaze()


def test_every_sort_of_order_is_given_and_carried_out(built: Built) -> None:
    game = built.game()
    given, refused = handed_in(game, built.world(game))
    assert len({id(each.player) for each in given}) == 8
    for world, ruler, lines in other_months(built, game):
        given += [each.given for each in hand_in(game, world, ruler, lines) if each.given is not None]
    assert {each.spec.key for each in given} == {
        spec.key for spec in game.acts if not spec.repeats and spec.kind == "order"
    }
    assert any(each.repeated for each in given)
    assert len(refused) == 1  # a host that does two things
    assert [(text, why) for text, done, why in played(built)[2] if not done] == []


def test_a_turn_comes_out_twice_the_same(built: Built) -> None:
    assert played(built, seed=3) == played(built, seed=3)
    assert played(built, seed=4)[0] != played(built, seed=3)[0]


def test_the_interpreter_plays_such_turns_alike() -> None:
    assert list(turns(made(), 4, seed=17)) == []


# ---- dice --------------------------------------------------------------------------------------
def shown(built: Built, without: int | None) -> dict[str, list[int]]:
    """What dice showed, by address, in a turn without one of its acts."""
    game = built.game()
    world = built.world(game)
    given: list[Given] = handed_in(game, world)[0]
    log: list[tuple[str, int]] = []
    resolve(game, world, [each for at, each in enumerate(given) if at != without], log)
    found: dict[str, list[int]] = {}
    for address, value in log:
        found.setdefault(address, []).append(value)
    return found


def test_an_order_that_throws_shifts_nobody_elses_dice(built: Built) -> None:
    whole = shown(built, None)
    game = built.game()
    given, _ = handed_in(game, built.world(game))
    tried = 0
    for at, each in enumerate(given):
        mine = [a for a in whole if a.startswith(f"{each.spec.kind} {each.spec.key}/{each.player.id}/")]
        later = any(other.spec is each.spec and other.player is each.player for other in given[at + 1 :])
        if later or all(address.endswith(".queue") for address in mine):
            continue
        few = shown(built, at)
        assert not set(mine) & set(few), each.text
        for address, values in few.items():  # an effect may call for fewer or more throws, never for others
            both = whole.get(address, [])
            length = min(len(both), len(values))
            assert both[:length] == values[:length], (each.text, address)
        lost = set(whole) - set(mine) - set(few)
        assert len(lost) <= 6, (each.text, lost)  # only what its effects called for
        tried += 1
    assert tried > 25


# ---- killed ------------------------------------------------------------------------------------
class Killer:
    """Kills this very process at step number `at`; without one it counts the steps."""

    def __init__(self, at: int | None) -> None:
        self.at = at
        self.names: list[str] = []

    def __call__(self, name: str) -> None:
        if len(self.names) == self.at:
            os.kill(os.getpid(), signal.SIGKILL)
        self.names.append(name)


def run(words: list[str], killer: Killer, tell: Path | None = None) -> int:
    """Runs a command in a child that meets the killer at every statement of the file, act and throw; its status."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1]
    code = 99
    try:
        from rulec.runtime import dice
        from rulec.runtime.game import acts

        connect: Callable[..., sqlite3.Connection] = sqlite3.connect
        attempt, throw = acts.attempt, dice.Seeded.throw

        def watched_connect(*arguments: Any, **named: Any) -> sqlite3.Connection:
            base = connect(*arguments, **named)
            base.set_trace_callback(lambda _: killer("statement"))
            return base

        def watched_attempt(*arguments: Any) -> bool:
            killer("act")
            return attempt(*arguments)

        def watched_throw(*arguments: Any) -> int:
            killer("throw")
            return throw(*arguments)

        sqlite3.connect = watched_connect  # type: ignore[assignment]
        changed: Any = acts, dice.Seeded
        changed[0].attempt, changed[1].throw = watched_attempt, watched_throw
        sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
        from rulec.commands.main import main

        code = main(words)
        if tell is not None:
            tell.write_text("\n".join(killer.names), encoding="utf-8")
    finally:
        os._exit(code)


def contents(path: Path) -> list[list[tuple[Any, ...]]]:
    """All that stands in a game file; opening it rolls back what was left half done."""
    base = sqlite3.connect(path)
    try:
        tables = ("meta", "states", "orders", "answers", "throws", "events")
        return [base.execute(f"SELECT * FROM {table}").fetchall() for table in tables]
    finally:
        base.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_killed_in_the_middle_a_turn_is_before_or_after(built: Built, tmp_path: Path) -> None:
    game, never = tmp_path / "thrones.game", Killer(None)
    lines = tmp_path / "lines.txt"
    lines.write_text(LINES, encoding="utf-8")
    shutil.copytree(RULES / "alamaze", tmp_path / "rules/alamaze")
    shutil.copy(PACKS / f"{COURTS}.yaml", tmp_path / "rules/alamaze/scenarios")
    places = ["--rules", str(tmp_path / "rules"), "--out", built.out]
    assert run(["new", "alamaze", COURTS, "--seed", "5", "-o", str(game), *places], never) == 0
    assert os.waitstatus_to_exitcode(run(["orders", str(game), str(lines), *places], never)) == 0  # one is in reserve
    before = contents(game)

    whole = tmp_path / "whole.game"
    shutil.copy(game, whole)
    names = tmp_path / "steps.txt"
    assert run(["turn", str(whole), *places], never, names) == 0
    expected, bytes_after = contents(whole), whole.read_bytes()
    assert len(expected[1]) == 2
    steps = names.read_text(encoding="utf-8").split("\n")
    kinds = {kind: [at for at, _ in row] for kind, row in groupby(sorted(enumerate(steps), key=_kind), _kind_of)}
    assert sorted(kinds) == ["act", "statement", "throw"]

    draw = random.Random(8)
    places_to_die = {row[0] for row in kinds.values()} | {row[-1] for row in kinds.values()}
    places_to_die |= {at for row in kinds.values() for at in draw.sample(row, ENOUGH)}
    for at in sorted(places_to_die):
        work = tmp_path / "work.game"
        shutil.copy(game, work)
        status = run(["turn", str(work), *places], Killer(at))
        assert os.WIFSIGNALED(status), (at, steps[at])
        assert os.WTERMSIG(status) == signal.SIGKILL
        found = contents(work)
        assert found in (before, expected), (at, steps[at])
        if found == before:
            assert run(["turn", str(work), *places], Killer(None)) == 0
            assert contents(work) == expected, (at, steps[at])
            assert work.read_bytes() == bytes_after, (at, steps[at])


def _kind(step: tuple[int, str]) -> tuple[str, int]:
    return step[1], step[0]


def _kind_of(step: tuple[int, str]) -> str:
    return step[1]
