"""Measures two callables against each other, round by round, so that a noisy machine disturbs both alike."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import NamedTuple

ROUNDS = 7


@dataclass(frozen=True)
class Row:
    """A measured value beside its floor; `ratio` is floor's time by value's time: 1 is as fast as the floor."""

    name: str
    value: float
    unit: str
    floor: str
    floor_value: float
    ratio: float
    rounds: int


Wanted = Callable[[str], bool]
"""Whether the row of a name is to be measured."""


class Group(NamedTuple):
    """Rows that share a preparation: their names, and what measures those that are wanted."""

    names: tuple[str, ...]
    measured: Callable[[Wanted], Iterator[Row]]


def seconds(call: Callable[[], object]) -> float:
    """How long one call takes, in time of this thread: what else the machine does at the moment does not count."""
    began = time.thread_time()
    call()
    return time.thread_time() - began


def against(
    name: str, call: Callable[[], object], floor: str, hand: Callable[[], object], per: int, rounds: int = ROUNDS,
    ready: Callable[[], object] = lambda: None,
) -> Row:  # fmt: skip
    """Medians over rounds in which both run by turns; times are nanoseconds for one of `per`. Before each round comes
    `ready`, which is not timed."""
    call()
    ready()
    hand()
    gc.collect()
    gc.disable()
    try:
        pairs = []
        for _ in range(rounds):
            ready()
            pairs.append((seconds(call), seconds(hand)))
    finally:
        gc.enable()
    scale = 1e9 / per
    value, least = (median(times) * scale for times in zip(*pairs, strict=True))
    ratio = median(b / a for a, b in pairs)
    return Row(name, round(value, 1), "ns", floor, round(least, 1), round(ratio, 3), rounds)
