"""What holds for all tests."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest
from hypothesis.internal.conjecture import providers
from xdist.scheduler import LoadFileScheduling

from tests.remembered import TREES

# Packs that a test process has read live until its end; looking through them for garbage took a fifth of the time.
gc.set_threshold(200_000, 50, 100)

# Hypothesis reads the source of all that is imported for numbers and texts worth trying: half a minute in a process
# that has imported the compiler and packages of large packs.
providers.is_local_module_file = lambda _: False

# The tables of the grammar, as an earlier run built them.
TREES.ready()


def _called(test: Callable[..., Any], arguments: dict[str, Any]) -> Any:
    return test(**arguments)


# Python takes room for its calls 16 kB at a time and gives it back at once, so that a loop at the edge of such a piece
# may spend most of its time on that. A call that asks for more gets a large piece, and what it calls has the rest.
_called.__code__ = _called.__code__.replace(co_stacksize=70_000)


def roomy(test: Callable[..., Any]) -> Callable[..., Any]:
    """The test, with room for deep calls."""
    return wraps(test)(lambda **arguments: _called(test, arguments))


LONGEST = (
    "test_killed.py",
    "test_sync.py",
    "test_start.py",
    "test_equality.py",
    "test_extension_modules.py",
    "test_browser.py",
    "test_near_misses.py",
    "test_two_worlds.py",
    "claims/test_alamaze.py",
    "test_wheel.py",
    "test_hints.py",
    "test_calculators.py",
    "backends_python/test_agreement.py",
    "start/test_pages.py",
    "test_freeciv.py",
    "test_constructs.py",
    "test_catalogue.py",
    "test_beside.py",
    "test_all_orders.py",
    "test_at_sea.py",
    "test_wording.py",
)
"""Files that take longest: they come first, so that no process is left alone with one of them. Before them comes one
that makes hundreds of copies of its process, which take five times as long once that has read large packs."""


class ByFileAndPack(LoadFileScheduling):  # type: ignore[misc]
    """Gives a file to one process, but each pack of the longest file to its own, and all that looks at sites of packs
    to one, which makes these once."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        if file.endswith("test_sync.py"):
            return f"{file}::{test.partition('[')[2]}"
        return "tests/website" if file.startswith("tests/website/") else file


@pytest.hookimpl(optionalhook=True)  # the seeded faults run without xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadFileScheduling | None:
    """Hands tests to processes in such groups where files are asked for."""
    return ByFileAndPack(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Brings the longest files to the front; each file keeps its order. Each test has room for deep calls."""
    for item in items:
        if isinstance(item, pytest.Function):
            item.obj = roomy(item.obj)
    items.sort(
        key=lambda item: next((n for n, end in enumerate(LONGEST) if str(item.path).endswith(end)), len(LONGEST))
    )


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """What a process has read ends with it: pytest looks through it for garbage five times before it lets go."""
    gc.freeze()
