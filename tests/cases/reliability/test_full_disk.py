"""On a full disk `rulec turn` said "is no game, or is damaged … cannot rollback", and whoever reads that deletes a game
that is whole; `rulec build` said `No space left on device` and not of which file."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cases.reliability.hamlet import RULES, SCENARIO, played
from tests.cases.support import pack, rulec


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk of 400 kB."""
    place = tmp_path / "disk"
    place.mkdir()
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("only root mounts a disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def filled(place: Path, left: int = 0) -> None:
    """Fills the disk up to some bytes."""
    with open(place / "filling", "wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            file.truncate(file.tell() - left)


def test_a_game_on_a_full_disk_is_whole(tmp_path: Path, small: Path) -> None:
    played(tmp_path)
    game = small / "a.game"
    game.write_bytes((tmp_path / "a.game").read_bytes())
    before = game.read_bytes()
    filled(small)
    (tmp_path / "lines.txt").write_text("player: Oak\nspend 20\n", encoding="utf-8")
    for words in (("turn", "disk/a.game"), ("orders", "disk/a.game", "lines.txt")):
        done = rulec(*words, cwd=tmp_path)
        assert done.code == 1
        assert "error[R0939]: no space is left on the disk of `disk/a.game`" in done.said
        assert "damaged" not in done.said
        assert game.read_bytes() == before
    done = rulec("new", "purses", "two", "-o", "disk/b.game", cwd=tmp_path)
    assert done.code == 1
    assert "R0939" in done.said
    (small / "filling").unlink()
    assert rulec("turn", "disk/a.game", cwd=tmp_path).code == 0


def test_a_build_on_a_full_disk_names_the_file(tmp_path: Path, small: Path) -> None:
    pack(tmp_path, {"hamlet.rules": RULES, "scenarios/two.yaml": SCENARIO}, "purses")
    filled(small, 8192)
    done = rulec("build", "--out", "disk/out", cwd=tmp_path)
    assert done.code == 1
    assert "rulec: disk/out/purses" in done.said
    assert ": No space left on device" in done.said
