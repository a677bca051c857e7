"""Which rows of a table meet, and which combinations of keys have none: one sweep along each key in turn.

A row covers stretches of points on each axis. Along an axis the rows that cover a point change only where a stretch
begins or ends, so that a table of many rows is walked through once and no two rows are compared that do not meet.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulec.base.records import dataclass, field
from rulec.sema.analysis.cases.boxes import LIMIT, Box

Stretches = tuple[tuple[int, int], ...]
"""Points of an axis, as first and last of each stretch."""


@dataclass
class Swept:
    """What a sweep finds. `pairs`: positions of rows that meet, at most about `LIMIT`; `gaps`: boxes without a row,
    None when there are too many; `steps`: how often the rows of a stretch were looked at."""

    pairs: set[tuple[int, int]] = field(default_factory=set)
    gaps: list[Box] | None = field(default_factory=list)
    steps: int = 0


def mask(stretches: Sequence[tuple[int, int]]) -> int:
    """The set of points as an int, one bit a point."""
    found = 0
    for first, last in stretches:
        found |= ((1 << last - first + 1) - 1) << first
    return found


def sweep(rows: Sequence[tuple[Stretches, ...]], sizes: Sequence[int]) -> Swept:
    """Walks through all combinations of axes with so many points."""
    found = Swept()
    _along(rows, range(len(rows)), sizes, (), found)
    return found


def _along(
    rows: Sequence[tuple[Stretches, ...]], here: Sequence[int], sizes: Sequence[int],
    above: tuple[Stretches, ...], found: Swept,
) -> None:  # fmt: skip
    at = len(above)
    found.steps += len(here)
    if not here:
        if found.gaps is not None:
            wide = tuple((1 << size) - 1 for size in sizes[at:])
            found.gaps.append((*map(mask, above), *wide))
            if len(found.gaps) > LIMIT:
                found.gaps = None
        return
    if at == len(sizes):
        for behind, second in enumerate(here):
            if len(found.pairs) > LIMIT:
                return
            found.pairs.update((first, second) for first in here[:behind])
        return
    for alike, stretches in _parts(rows, here, at, sizes[at]):
        _along(rows, alike, sizes, (*above, stretches), found)


def _parts(
    rows: Sequence[tuple[Stretches, ...]], here: Sequence[int], at: int, size: int
) -> list[tuple[tuple[int, ...], Stretches]]:
    """The points of an axis, put together where the same rows cover them."""
    begins: dict[int, list[int]] = {}
    ends: dict[int, list[int]] = {}
    for row in here:
        for first, last in rows[row][at]:
            begins.setdefault(first, []).append(row)
            ends.setdefault(last + 1, []).append(row)
    parts: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    open_rows: dict[int, None] = {}
    point = 0
    for change in sorted({*begins, *ends, size}):
        if change > point:
            parts.setdefault(tuple(sorted(open_rows)), []).append((point, change - 1))
            point = change
        for row in ends.get(change, ()):
            del open_rows[row]
        open_rows.update(dict.fromkeys(begins.get(change, ())))
    return [(alike, tuple(stretches)) for alike, stretches in parts.items()]
