"""Tests that run in forks of one process which has collected them, against code that is replaced in memory.

A *fault in memory* is the code of one function, compiled from a changed file and put into the function that is already
loaded. A run then costs its tests alone: nothing is imported or collected again. What ran before the fork (imports,
collection) has not seen the fault, and neither does a process that a test starts; `Copy` of `running` shows both.
"""

from __future__ import annotations

import gc
import json
import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple

import pytest

from tests.seeded.mutants import files as mutated
from tests.seeded.running import NOTED, ROOT, Ended, Watched

SRC = str(ROOT / "src") + os.sep
QUIET = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal", "-o", "addopts=--import-mode=importlib")
Place = tuple[str, int]
"""A function: its file, and the line at which its code begins."""


class Reach(NamedTuple):
    """The tests of one file: the CPU seconds of each, and the functions that each enters."""

    seconds: dict[str, float]
    functions: dict[Place, frozenset[str]]


class Tests:
    """Collected tests."""

    __test__ = False

    def __init__(self, items: Sequence[pytest.Item], early: set[Place]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.early = early
        """Functions that were entered before any test ran."""

    def noted(self) -> dict[str, Reach]:
        """Return what is noted in the cache of the tests of each file. Notes go by the text of the test file: of a
        source that has changed since they are a little less true, and still good enough to choose tests by."""
        return {file: found for file in self._files() if (found := _noted(file)) is not None}

    def reach(self, limits: dict[str, float]) -> dict[str, Reach]:
        """Return what the tests of each file enter; where nothing is noted they are traced, for so many CPU seconds."""
        found: dict[str, Reach] = {}
        for file, items in self._files().items():
            there = _noted(file)
            if there is None:
                there = _traced(items, limits[file])
                _note(file, there)
                print(f"{file}: {len(there.seconds)} of {len(items)} tests traced", flush=True)
            found[file] = there
        return found

    def _files(self) -> dict[str, list[pytest.Item]]:
        files: dict[str, list[pytest.Item]] = {}
        for name, item in self.items.items():
            files.setdefault(name.split("::")[0], []).append(item)
        return files

    def run(self, names: Sequence[str], before: Callable[[], None], budget: float, seconds: dict[str, float]) -> Ended:
        """Run tests in a fork, after `before`, until one fails or `budget` CPU seconds are spent."""
        began = time.monotonic()
        items = [self.items[name] for name in names if name in self.items]
        told = _in_fork(lambda: _until_one_fails(items, before, budget, seconds), 900, None)
        if not isinstance(told, str):
            told = "the process ended, or never would"
        return Ended(not told, told, time.monotonic() - began)


def with_tests(files: Sequence[str], work: Callable[[Tests], None]) -> None:
    """Collect the tests of some files and hand them to `work`, in a pytest session."""
    codes: set[CodeType] = set()
    began: list[pytest.Session] = []

    def entered(frame: FrameType, event: str, argument: object) -> None:
        codes.add(frame.f_code)

    class Loop:
        @pytest.hookimpl(tryfirst=True)
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            for file in mutated():  # some are imported only when they are first needed
                import_module(file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            sys.settrace(None)
            gc.collect()
            gc.freeze()
            began.append(session)
            work(Tests(session.items, {place for code in codes if (place := _place(code)) is not None}))
            return True

    os.chdir(ROOT)
    sys.settrace(entered)
    pytest.main([*QUIET, *files], plugins=[Loop()])
    if not began:
        raise SystemExit("the tests cannot be collected")


def _place(code: CodeType) -> Place | None:
    if not code.co_filename.startswith(SRC):
        return None
    return "src/" + code.co_filename.removeprefix(SRC), code.co_firstlineno


def put_in(file: str, text: bytes, function: int) -> bool:
    """Put the code of a changed file into the loaded function that begins at a line, and into those around it. Return
    whether there was such a function."""
    path = str(ROOT / file)
    changed = {(code.co_qualname, code.co_firstlineno): code for code in _codes(compile(text, path, "exec"))}
    around = {
        (code.co_qualname, code.co_firstlineno)
        for code in _codes(compile((ROOT / file).read_bytes(), path, "exec"))
        if any(inner.co_firstlineno == function for inner in _codes(code)) and code.co_name != "<module>"
    }
    done = False
    gc.unfreeze()
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename == path:
            key = (each.__code__.co_qualname, each.__code__.co_firstlineno)
            if key in around and key in changed and changed[key].co_freevars == each.__code__.co_freevars:
                each.__code__ = changed[key]
                done = True
    return done


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _in_fork(work: Callable[[], object], wall: int, cpu: int | None) -> object:
    """Return what `work` gives in a fork of this process; None if the fork ended otherwise."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            os.setsid()
            signal.alarm(wall)
            if cpu is not None:
                resource.setrlimit(resource.RLIMIT_CPU, (cpu, resource.RLIM_INFINITY))
            quiet = os.open(os.devnull, os.O_RDWR)
            for number in (0, 1, 2):
                os.dup2(quiet, number)
            answer = work()
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(answer, pipe)
        finally:
            os._exit(0)
    os.close(write)
    try:
        with os.fdopen(read, "rb") as pipe:
            told = pipe.read()
    except BaseException:
        os.killpg(child, signal.SIGKILL)
        raise
    os.waitpid(child, 0)
    return pickle.loads(told) if told else None  # our own child wrote it


def _until_one_fails(
    items: Sequence[pytest.Item], before: Callable[[], None], budget: float, seconds: dict[str, float]
) -> str:
    before()
    watched = Watched()
    if items:
        items[0].config.pluginmanager.register(watched)
    for item, following in zip(items, [*items[1:], None], strict=True):
        spent = time.process_time()
        if spent > budget:
            break
        least = int(spent + 10 + 8 * seconds.get(item.nodeid, 1.0))
        resource.setrlimit(resource.RLIMIT_CPU, (least, resource.RLIM_INFINITY))  # a test without end is one that fails
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if watched.failed:
            return watched.failed
    return ""


def _notes_of(file: str) -> Path:
    return NOTED / sha256(file.encode() + (ROOT / file).read_bytes()).hexdigest()[:24]


def _noted(file: str) -> Reach | None:
    path = _notes_of(file)
    if not path.is_file():
        return None
    seconds, rows = json.loads(path.read_text())
    return Reach(seconds, {(where, line): frozenset(names) for where, line, names in rows})


def _note(file: str, reach: Reach) -> None:
    NOTED.mkdir(parents=True, exist_ok=True)
    rows = [[*place, sorted(names)] for place, names in reach.functions.items()]
    _notes_of(file).write_text(json.dumps([reach.seconds, rows]))


def _traced(items: Sequence[pytest.Item], limit: float) -> Reach:
    told = _in_fork(lambda: _Traced().run(items, limit), 1800, int(limit * 3))
    return told if isinstance(told, Reach) else Reach({}, {})


class _Traced:
    """Notes the functions of rulec that each test enters."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.functions: dict[Place, set[str]] = {}

    def run(self, items: Sequence[pytest.Item], limit: float) -> Reach:
        """Run the tests, for so many CPU seconds at most, and return what was noted."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            if time.process_time() > limit:
                break
            codes = set[CodeType]()

            def entered(frame: FrameType, event: str, argument: object, codes: set[CodeType] = codes) -> None:
                codes.add(frame.f_code)

            watched = Watched()
            item.config.pluginmanager.register(watched)
            began = time.process_time()
            sys.settrace(entered)
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            finally:
                sys.settrace(None)
            item.config.pluginmanager.unregister(watched)
            if watched.failed:  # a test that fails without a fault tells nothing
                continue
            self.seconds[item.nodeid] = round(time.process_time() - began, 3)
            for code in codes:
                if (place := _place(code)) is not None:
                    self.functions.setdefault(place, set()).add(item.nodeid)
        return Reach(self.seconds, {place: frozenset(names) for place, names in self.functions.items()})
