"""New numbers in the cells of a table that was read before: its rows without reading YAML again.

As in `literals` nothing is taken for granted: every number that changed has to stand in a cell that was read from just
its own text, and the cell differs from what it was in digits alone.
"""

from __future__ import annotations

from rulec.base.later import pattern
from tests.sync.again.codec import Packed, class_of
from tests.sync.again.literals import Misread, Patch
from tests.sync.again.store import masked

_CELL = "bCell"
_DIGITS = pattern(r"[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?")


def with_new_cells(packed: Packed, old: str, new: str) -> Packed:
    """The tree of a table with the numbers of `new` in place of those of `old`."""
    if masked(old) != masked(new):
        raise Misread(new)
    return _Cells(old, new).tree(packed)


class _Cells(Patch):
    """One table."""

    def node(self, packed: Packed) -> Packed:
        """A node or a plain value."""
        if packed.__class__ is not tuple:
            return packed
        if packed[0] == _CELL:
            return self.cell(packed)
        return super().node(packed)

    def cell(self, packed: Packed) -> Packed:
        """A cell, with what it says now."""
        names = class_of(_CELL)[1]
        found = [packed[0], *[super(_Cells, self).node(part) for part in packed[1:]]]
        at, text = names.index("span") + 1, names.index("text") + 1
        _, start, end = packed[at]
        changed = {i for i in self.open if start <= self.starts[i] and self.ends[i] <= end}
        if changed:
            before, after = self.old[start:end], self.new[found[at][1] : found[at][2]]
            if before[:1] in "\"'":
                before, after = before[1:-1], after[1:-1]
            if packed[text] != before or _DIGITS.sub("0", before) != _DIGITS.sub("0", after):
                raise Misread(after)
            found[text] = after
            self.open -= changed
        return tuple(found)
