"""A player found the seed of a game from six throws, by trying 20,001 seeds in 0.17 s: `rulec new` demanded one that a
person types. Without `--seed` 128 bits are drawn (contract: "Game file"); one that can be guessed is warned of."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.game.play import PLACES, rulec


def seed_of(game: Path) -> str:
    base = sqlite3.connect(game)
    (found,) = base.execute("SELECT value FROM meta WHERE key = 'seed'").fetchone()
    base.close()
    return str(found)


def test_a_seed_is_drawn(tmp_path: Path) -> None:
    seeds = set()
    for at in range(5):
        done = rulec("new", "hamlet", "two_houses", "-o", f"{at}.game", cwd=tmp_path, places=PLACES)
        assert done.code == 0
        assert f"{at}.game holds the seed that was drawn" in done.out
        assert not done.said
        seed = seed_of(tmp_path / f"{at}.game").strip('"')
        assert len(bytes.fromhex(seed)) * 8 == 128
        seeds.add(seed)
    assert len(seeds) == 5


def test_a_drawn_seed_replays_its_game(tmp_path: Path) -> None:
    rulec("new", "hamlet", "two_houses", "-o", "one.game", cwd=tmp_path, places=PLACES)
    seed = seed_of(tmp_path / "one.game").strip('"')
    done = rulec("new", "hamlet", "two_houses", "--seed", seed, "-o", "two.game", cwd=tmp_path, places=PLACES)
    assert (done.code, done.said) == (0, "")
    assert seed_of(tmp_path / "two.game").strip('"') == seed


@pytest.mark.parametrize("seed", ["7", "20000", "999999999999999999", "autumn", "a house of oak", "0" * 40])
def test_a_seed_that_can_be_guessed_is_warned_of(tmp_path: Path, seed: str) -> None:
    done = rulec("new", "hamlet", "two_houses", "--seed", seed, "-o", "a.game", cwd=tmp_path, places=PLACES)
    assert done.code == 0
    assert "warning[R0948]" in done.said
    assert "drawn" not in done.out
