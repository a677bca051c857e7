"""Work that a copy of the process takes over: the same comes out whatever becomes of the copy, or without one."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from rulec.base import fork_pool
from rulec.base.fork_pool import Share
from tests.forked import run
from tests.remembered import lend_grammar

TESTS = Path(__file__).parent.parent
SELF = os.getpid()

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="copies are made on Linux")


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fork_pool, "allowed", True)


def squares(count: int) -> list[Callable[[], int]]:
    return [partial(pow, number, 2) for number in range(count)]


def squares_of() -> Callable[[int], int]:
    """What cannot be handed over."""
    return lambda number: number * number


def elsewhere() -> int:
    """Whether a copy did it."""
    return int(os.getpid() != SELF)


@pytest.mark.parametrize("count", [0, 1, 2, 500, 2000, 2001])
def test_all_pieces_are_done_in_their_order(count: int, copies: None) -> None:
    share = Share(squares(count))
    assert share.finish() == [number * number for number in range(count)]
    assert share.finish() == [number * number for number in range(count)]


def test_a_copy_begins_at_once(copies: None) -> None:
    pieces = [lambda: time.sleep(0.2) or elsewhere(), elsewhere]
    assert 1 in Share(pieces).finish()


def test_without_leave_there_is_no_copy() -> None:
    assert not fork_pool.allowed  # who imports rulec may have threads
    assert Share([elsewhere, elsewhere]).finish() == [0, 0]


def test_what_gives_much_comes_through(copies: None) -> None:
    pieces = [partial(bytes, 3_000_000 + number) for number in range(4)]
    assert [len(found) for found in Share(pieces).finish()] == [3_000_000, 3_000_001, 3_000_002, 3_000_003]


@pytest.mark.parametrize(
    "ends", [lambda: os._exit(3), lambda: os.kill(os.getpid(), 9), lambda: 1 / 0, lambda: lambda: 0]
)
@pytest.mark.parametrize("first", [True, False])
def test_a_copy_that_ends_without_a_word_is_no_matter(ends: Callable[[], object], first: bool, copies: None) -> None:
    def piece() -> str:
        if os.getpid() != SELF:
            return ends()  # type: ignore[return-value]
        return "done"

    share = Share([piece, *squares(3)] if first else [*squares(3), piece])
    assert share.finish() == (["done", 0, 1, 4] if first else [0, 1, 4, "done"])


def test_a_copy_does_not_wait_for_another_one(copies: None) -> None:
    share = Share(squares(3))
    answers = Share([share.finish, share.finish]).finish()
    assert answers == [[0, 1, 4], [0, 1, 4]]
    assert share.finish() == [0, 1, 4]


def test_a_fault_is_seen_by_the_process_itself(copies: None) -> None:
    with pytest.raises(ZeroDivisionError):
        Share([*squares(3), lambda: 1 / 0]).finish()


def test_a_copy_whose_work_nobody_wants_ends(copies: None, tmp_path: Path) -> None:
    def piece() -> None:
        if os.getpid() == SELF:
            raise KeyError
        with (tmp_path / "done").open("ab") as file:
            file.write(b".")
        time.sleep(0.01)

    def abandoned() -> None:
        Share([piece] * 2000).finish()

    with pytest.raises(KeyError):
        abandoned()
    before, after = -1, 0
    while before < after:
        time.sleep(0.1)
        before, after = after, sum(path.stat().st_size for path in tmp_path.iterdir())
    assert after < 100


def test_where_no_process_can_be_made_the_work_is_done(copies: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> int:
        raise OSError

    monkeypatch.setattr(os, "fork", none)
    assert Share(squares(3)).finish() == [0, 1, 4]


def rulec(folder: Path, cores: list[int], command: str = "build", code: int = 0) -> tuple[str, str]:
    """A command in a process of its own on some cores; what it said."""
    words = [command, "--rules", str(folder / "rules")]
    if command == "build":
        words += ["--out", str(folder / "out")]
    lend_grammar(folder / "cache")
    done = run(*words, cwd=folder, env={**os.environ, "RULEC_CACHE": str(folder / "cache")}, cores=cores)
    assert done.code == code, done.said
    return done.out.replace(str(folder), ""), done.said.replace(str(folder), "")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


class Two:
    """The same packs twice: commands on one core, and on two."""

    def __init__(self, folder: Path) -> None:
        self.one, self.two = folder / "one", folder / "two"
        self.cores = sorted(os.sched_getaffinity(0))
        for each in (self.one, self.two):
            shutil.copytree(TESTS / "packs" / "orchard", each / "rules" / "orchard")
            shutil.copytree(TESTS / "catalogue" / "hamlet", each / "rules" / "hamlet")

    def edit(self, file: str, old: str, new: str) -> None:
        for each in (self.one, self.two):
            path = each / file
            text = path.read_text("utf-8")
            assert old in text
            path.write_text(text.replace(old, new, 1), "utf-8")

    def same(self, command: str = "build", code: int = 0) -> tuple[str, str]:
        """What both say, which is the same."""
        said = rulec(self.one, self.cores[:1], command, code)
        assert rulec(self.two, self.cores[:2], command, code) == said
        assert files(self.one / "out") == files(self.two / "out")
        return said


@pytest.fixture
def two(tmp_path: Path) -> Two:
    if len(os.sched_getaffinity(0)) < 2:
        pytest.skip("there is one core")
    return Two(tmp_path)


def test_a_build_is_the_same_on_one_core(two: Two) -> None:
    two.same()
    for old, new in (
        ("add 2 baskets during hands", "add 3 baskets during hands"),
        ('"ladder"', '"a good ladder"'),
        ("# What customs", "# All that customs"),
    ):
        two.edit("rules/orchard/helpers.rules", old, new)
        assert "hamlet: nothing to do" in two.same()[0]
    # an output that somebody touched is written again, and nothing else is
    two.edit("out/orchard/reference/README.md", "# ", "# Not ")
    assert "wrote 1 page and 0 modules" in two.same()[0]


def test_what_several_packs_report_is_the_same_on_one_core(two: Two) -> None:
    two.same("test")
    two.edit("rules/orchard/helpers.rules", "add 2 baskets during hands", "add 2 basketts during hands")
    two.edit("rules/hamlet/pack.yaml", "version: ", "versions: ")
    for command in ("build", "check", "test"):
        said = two.same(command, code=1)[1]
        assert "basketts" in said
        assert "versions" in said
    two.edit("rules/hamlet/pack.yaml", "versions: ", "version: ")
    said = two.same(code=1)
    assert "hamlet 0.1.0: wrote" in said[0]
    assert "basketts" in said[1]


def test_what_one_pack_reports_is_the_same_on_one_core(two: Two) -> None:
    """Its checks, its examples and its pages are done by two processes."""
    two.edit("rules/orchard/picking.rules", "weather) = 12 baskets", "weather) = 13 baskets")
    for command in ("build", "check", "test"):
        assert "the rules give 12 baskets, not 13 baskets" in two.same(command, code=1)[1]
    idle = 'constant idle = 3 "Idle"\n    cites book "Tools" 51\n\n# What customs'
    two.edit("rules/orchard/helpers.rules", "# What customs", idle)
    for command in ("build", "check"):
        assert "`idle`" in two.same(command, code=1)[1]
