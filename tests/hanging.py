"""A test that hangs is ended. How quick something is, the benchmarks tell."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def ended_within(seconds: int) -> Iterator[None]:
    """Ends what would never end; `seconds` are many times what it takes on a busy machine."""

    def end(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"not done in {seconds} seconds")

    before = signal.signal(signal.SIGALRM, end)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
