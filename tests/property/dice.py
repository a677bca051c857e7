"""Dice for comparing: they fall in the order of the throws, and remember each, so a throw that is left out, made twice
or made out of turn shows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rulec.runtime.faults import DiceFault


class Cast:
    """Two casts of one seed fall alike for as long as the same is thrown with them."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.thrown: list[tuple[str, Sequence[int], int, int]] = []  # address, faces, count, what they showed

    def throw(self, address: str, faces: int | Sequence[int], count: int = 1) -> int:
        """What `count` dice show together."""
        row: Sequence[int] = range(1, faces + 1) if isinstance(faces, int) else tuple(faces)  # a lot's may be 2**30
        if isinstance(row, tuple) and row == tuple(range(1, len(row) + 1)):
            row = range(1, len(row) + 1)  # the same die, however it was called
        if not row:
            raise DiceFault(address, f"the die `{address}` never lies still")
        shown = sum(self.random.choice(row) for _ in range(count))
        self.thrown.append((address, row, count, shown))
        return shown

    def at(self, subject: int | str) -> Cast:
        """The same dice: each throw counts, whoever throws it."""
        return self


__all__ = ["Cast"]
