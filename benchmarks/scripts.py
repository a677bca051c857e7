"""Calls of a compiled quantity in JavaScript, against the same rule written by hand in it (`by_hand.mjs`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.calls import prepared
from benchmarks.rounds import Row, Wanted

ROUNDS = 15
SCRIPT = Path(__file__).with_name("by_hand.mjs")
PACKAGE = Path(__file__).resolve().parents[1] / "generated" / "alamaze" / "js"


def measured(inputs: list[tuple[Any, int, Any]], rounds: int = ROUNDS) -> list[tuple[float, float]]:
    """Nanoseconds of the compiled function and of the one by hand, round by round; both answer alike first."""
    from tests.backends_javascript.comparing import Things
    from tests.backends_javascript.node import run

    things = Things()
    told = [things.plain(each) for each in inputs]
    asked = json.dumps({"things": things.rows, "inputs": told, "rounds": rounds})
    found: list[tuple[float, float]] = json.loads(run(SCRIPT, PACKAGE, given=asked))
    return found


NAMES = ("javascript_call",)


def rows(wanted: Wanted) -> Iterator[Row]:
    """`javascript_call`."""
    pairs = measured(prepared()[2])
    value, floor = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(b / a for a, b in pairs)
    yield Row("javascript_call", round(value, 1), "ns", "by hand", round(floor, 1), round(ratio, 3), len(pairs))
