"""Tests that run in a copy of the checkout, in forks of one process that has read all but rulec and the tests."""

from __future__ import annotations

import os
import pickle
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
NOTED = ROOT / ".rulec" / "seeded"
READ_BEFORE = ("hypothesis", "lark", "yaml", "markdown_it", "html", "sqlite3", "decimal", "email", "unittest.mock")


class Ended(NamedTuple):
    """How a run ended: whether all tests passed, the first that failed, and the seconds that it took."""

    passed: bool
    failed: str
    seconds: float


class Copy:
    """A copy of the checkout: source and tests are copied, all else is the checkout's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.times = 0
        """How often a file was changed."""
        for path in ROOT.iterdir():
            if path.name in ("src", "tests"):
                shutil.copytree(path, folder / path.name)
            elif path.name not in (".git", ".venv", ".rulec"):
                (folder / path.name).symlink_to(path)
        if (grammar := ROOT / ".rulec" / "grammar").is_dir():
            shutil.copytree(grammar, folder / ".rulec" / "grammar")

    @contextmanager
    def changed(self, file: str, text: bytes) -> Iterator[None]:
        """The copy with another text in one file."""
        path = self.folder / file
        before, made = path.read_bytes(), path.stat()
        path.write_bytes(text)
        self.times += 1
        # Python takes compiled code for that of a file by its time and size, so that no two texts may share both.
        os.utime(path, (made.st_atime, made.st_mtime + 7 * self.times))
        try:
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, (made.st_atime, made.st_mtime))

    def run(self, arguments: Sequence[str], limit: int) -> Ended:
        """Run tests until one fails, or for so many CPU seconds."""
        began, (read, write) = time.monotonic(), os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            self._child(write, arguments, limit)
        os.close(write)
        try:
            with os.fdopen(read, "rb") as pipe:
                told = pipe.read()
        except BaseException:
            os.killpg(child, signal.SIGKILL)
            raise
        _, status = os.waitpid(child, 0)
        seconds = time.monotonic() - began
        if not told:
            return Ended(False, f"no end within {limit} s" if os.WIFSIGNALED(status) else "the process ended", seconds)
        failed = pickle.loads(told)  # our own child wrote it
        return Ended(not failed, failed, seconds)

    def _child(self, write: int, arguments: Sequence[str], limit: int) -> None:
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            signal.alarm(limit * 10)  # where it waits instead of working
            quiet = os.open(os.devnull, os.O_RDWR)
            for number in (0, 1, 2):
                os.dup2(quiet, number)
            os.chdir(self.folder)
            for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "rulec")]:
                del sys.modules[name]
            sys.path[:] = [str(self.folder / "src"), *(p for p in sys.path if Path(p or ".").resolve() != ROOT)]
            watched = Watched()
            code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", *arguments], plugins=[watched])
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(watched.failed or ("" if code == 0 else f"{code!r}"), pipe)
        finally:
            os._exit(0)


class Watched:
    """Notes the first test that fails."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed and not hasattr(report, "wasxfail"):
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file of tests that cannot be read."""
        if report.failed:
            self.failed = self.failed or f"reading {report.nodeid}"


@contextmanager
def copied() -> Iterator[Copy]:
    """A copy of the checkout, and a process that has read what all tests need."""
    for name in READ_BEFORE:
        import_module(name)
    with tempfile.TemporaryDirectory(prefix="seeded-") as folder:
        yield Copy(Path(folder).resolve())
