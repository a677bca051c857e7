"""Whether rulec and the outputs of former builds are what they were.

Thousands of files are read for it; a copy of this process does that (`beside`) while inputs are looked at, and while a
pack is compiled that has changed. Imports next to nothing: a build with nothing to do passes through here.
"""

from __future__ import annotations

from functools import partial

from rulec.driver import cache as caches
from rulec.driver.beside import Share
from rulec.driver.cache import Stamp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

_PIECE = 200
"""Files that are looked at in one go."""


class Standing:
    """What there is of former builds: the stamps of some packs, and the outputs that they tell of."""

    def __init__(self, out: str, stamps: Mapping[str, Stamp]) -> None:
        self.stamps = stamps
        self.pieces: list[str] = []
        todo: list[Callable[[], Any]] = [caches.own_hash]
        for name, stamp in stamps.items():
            sums = list(stamp.outputs.items())
            for at in range(0, len(sums), _PIECE):
                self.pieces.append(name)
                todo.append(partial(caches.differing, f"{out}/{name}", sums[at : at + _PIECE]))
        self.share = Share(todo)
        self.others: dict[str, list[str]] | None = None

    @property
    def own(self) -> str:
        """The hash of rulec itself."""
        found: str = self.share.first()
        return found

    def looked_at(self) -> dict[str, list[str]]:
        """The outputs of all packs that are not there as they were left."""
        if self.others is None:
            self.others = {}
            for pack, paths in zip(self.pieces, self.share.finish()[1:], strict=True):
                self.others.setdefault(pack, []).extend(paths)
        return self.others

    def differing(self, name: str) -> list[str]:
        """The outputs of a pack that are not there as they were left."""
        return self.looked_at().get(name, [])
