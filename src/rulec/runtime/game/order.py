"""Sorting by keys, with ties broken by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rulec.runtime.dice import Dice

T = TypeVar("T")


def by_lot(items: Iterable[T], dice: Dice, address: str, key: Callable[[T], Any] | None = None) -> list[T]:
    """Return the items sorted by their keys, lowest first, ties broken by lot.

    Among equal items, a die with as many sides as items are left picks the next. The last one needs no throw.
    """
    out: list[T] = []
    for group in _equals(items, key):
        while len(group) > 1:
            out.append(group.pop(dice.throw(address, len(group)) - 1))
        out += group
    return out


def first_by_lot(items: Iterable[T], dice: Dice, address: str, key: Callable[[T], Any] | None = None) -> T | None:
    """Return the item with the lowest key, ties broken by lot; None if there is no item."""
    row = list(items)
    if key is not None and row:
        keys = [key(item) for item in row]
        least = min(keys)
        row = [item for item, value in zip(row, keys, strict=True) if value == least]
    if not row:
        return None
    return row[dice.throw(address, len(row)) - 1] if len(row) > 1 else row[0]


def _equals(items: Iterable[T], key: Callable[[T], Any] | None) -> Sequence[list[T]]:
    """Return the items in groups with equal keys, lowest first."""
    if key is None:
        return [list(items)]
    groups: dict[Any, list[T]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return [groups[value] for value in sorted(groups)]
