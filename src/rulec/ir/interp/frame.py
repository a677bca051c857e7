"""A call in the interpreter: its locals and the notes taken so far."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rulec.base.records import dataclass, field
from rulec.ir.interp.breakdown import Breakdown
from rulec.ir.interp.play.state import AtOnce


@dataclass
class Frame:
    """A call: its locals and, in a trace, its notes and the breakdowns of calls since the last note."""

    names: dict[str, object]
    notes: list[tuple[int, Fraction, object, tuple[Breakdown, ...]]] = field(default_factory=list)
    pending: list[Breakdown] = field(default_factory=list)
    subject: object = None  # element of the innermost loop
    at_once: AtOnce | None = None

    def change(self, step: Callable[[], None]) -> None:
        """Make a change now, or at the end of the enclosing simultaneous block."""
        if self.at_once is not None:
            self.at_once.later.append(step)
        else:
            step()
