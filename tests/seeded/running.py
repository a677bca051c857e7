"""Runs tests in a copy of the checkout, in copies of one process that has read all but rulec and the tests: a run costs
what its tests cost. `Copy` is the copy, `reached` notes once which tests reach which functions."""

from __future__ import annotations

import json
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
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
NOTED = ROOT / ".rulec" / "seeded"
DEAR = ("cases/alamaze", "long", "native", "packs", "sync", "start", "test_sync", "test_start", "test_browser",
        "test_wheel", "test_killed", "test_hanging", "wording", "seeded", "shell", "test_all_orders")  # fmt: skip
"""Tests of which a run would cost more than it tells: none of them is asked about a mutant."""
READ_BEFORE = ("hypothesis", "lark", "yaml", "markdown_it", "html", "sqlite3", "decimal", "email", "unittest.mock")


class Ended(NamedTuple):
    """How a run ended: whether all tests passed, the first that failed, and the seconds that it took."""

    passed: bool
    failed: str
    seconds: float


class Reach(NamedTuple):
    """The tests of one file: what each takes, and which functions (file and first line) each enters."""

    seconds: dict[str, float]
    functions: dict[tuple[str, int], frozenset[str]]


class Copy:
    """A copy of the checkout: source and tests are copied, all else is the checkout's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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
        os.utime(path, (made.st_atime, made.st_mtime + 7))  # what is compiled of it counts no more
        try:
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, (made.st_atime, made.st_mtime))

    def run(self, arguments: Sequence[str], limit: int, order: Sequence[str] = (), *, trace: bool = False) -> Any:
        """Runs tests until one fails; `order`: which come first. With `trace` it gives what they reach."""
        began, (read, write) = time.monotonic(), os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            self._child(write, arguments, limit, order, trace)
        os.close(write)
        try:
            with os.fdopen(read, "rb") as pipe:
                told = pipe.read()
        except BaseException:
            os.killpg(child, signal.SIGKILL)
            raise
        _, status = os.waitpid(child, 0)
        found = pickle.loads(told) if told else None  # our own child wrote it
        if trace:
            return Reach(*found) if found else Reach({}, {})
        seconds = time.monotonic() - began
        if found is None:
            return Ended(False, f"no end within {limit} s" if os.WIFSIGNALED(status) else "the process ended", seconds)
        return Ended(not found, found, seconds)

    def _child(self, write: int, arguments: Sequence[str], limit: int, order: Sequence[str], trace: bool) -> None:
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            signal.alarm(limit * 4)  # where it waits instead of working
            quiet = os.open(os.devnull, os.O_RDWR)
            for number in (0, 1, 2):
                os.dup2(quiet, number)
            os.chdir(self.folder)
            for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "rulec")]:
                del sys.modules[name]
            sys.path[:] = [str(self.folder / "src"), *(p for p in sys.path if Path(p or ".").resolve() != ROOT)]
            plugin = _Traced(self.folder) if trace else _Watched(order)
            code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", *arguments][trace * 2 :], plugins=[plugin])
            answer = (
                plugin.found() if isinstance(plugin, _Traced) else plugin.failed or ("" if code == 0 else f"{code!r}")
            )
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(answer, pipe)
        finally:
            os._exit(0)


class _Watched:
    """Notes the first test that fails, and puts the quick tests first."""

    def __init__(self, order: Sequence[str]) -> None:
        self.order = {name: at for at, name in enumerate(order)}
        self.failed = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Iterator[None]:
        yield
        items.sort(key=lambda item: self.order.get(item.nodeid, len(self.order)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or f"reading {report.nodeid}"


class _Traced:
    """Notes for each test which functions of rulec it enters."""

    def __init__(self, folder: Path) -> None:
        self.under = str(folder / "src") + os.sep
        self.codes: set[CodeType] = set()
        self.seconds: dict[str, float] = {}
        self.functions: dict[tuple[str, int], set[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.codes = codes = set[CodeType]()

        def entered(frame: FrameType, event: str, argument: object) -> None:
            codes.add(frame.f_code)

        began = time.process_time()
        sys.settrace(entered)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.process_time() - began
            for code in codes:
                if code.co_filename.startswith(self.under):
                    file = "src/" + code.co_filename.removeprefix(self.under)
                    self.functions.setdefault((file, code.co_firstlineno), set()).add(item.nodeid)

    def found(self) -> tuple[object, object]:
        """What was noted, as `Reach` takes it."""
        return self.seconds, {key: frozenset(names) for key, names in self.functions.items()}


@contextmanager
def copied() -> Iterator[Copy]:
    """A copy of the checkout, and a process that has read what all tests need."""
    for name in READ_BEFORE:
        import_module(name)
    with tempfile.TemporaryDirectory(prefix="seeded-") as folder:
        yield Copy(Path(folder).resolve())


def asked_files() -> list[str]:
    """The files of tests that are asked about mutants."""
    found = (path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").rglob("test_*.py")))
    return [name for name in found if not any(f"/{dear}" in name for dear in DEAR)]


def reached(copy: Copy, limit: int, *, say: bool = False) -> dict[str, Reach]:
    """What the tests of each file reach. It is noted in the cache by the text of the file: of source that has changed
    since, it tells a little less."""
    found: dict[str, Reach] = {}
    NOTED.mkdir(parents=True, exist_ok=True)
    for file in asked_files():
        noted = NOTED / sha256(file.encode() + (ROOT / file).read_bytes()).hexdigest()[:24]
        if not noted.is_file():
            began = time.monotonic()
            there = copy.run([file], limit, trace=True)
            functions = [[*key, sorted(names)] for key, names in there.functions.items()]
            noted.write_text(json.dumps([there.seconds, functions]))
            if say:
                print(f"{file}: {len(there.seconds)} tests, {time.monotonic() - began:.0f} s", flush=True)
        seconds, functions = json.loads(noted.read_text())
        found[file] = Reach(seconds, {(path, line): frozenset(names) for path, line, names in functions})
    return found
