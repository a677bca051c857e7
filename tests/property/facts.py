"""Facts for comparing: whoever asks in the order of two walks is told the same, and sometimes nothing."""

from __future__ import annotations

from zlib import crc32

from rulec.runtime.facts import Stated


class Told(Stated):
    """Two of one seed tell alike."""

    def __init__(self, seed: str, *, played: bool = False) -> None:
        super().__init__(played=played)
        self.seed = seed

    def stated(self, fact: str, *about: object) -> bool | None:
        """Yes, no, or (seldom) nothing."""
        rest = crc32(f"{self.seed} {fact}".encode()) % 9
        return None if rest == 0 else rest % 2 == 0


__all__ = ["Told"]
