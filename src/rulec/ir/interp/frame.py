"""One call of the interpreter: its names, and what it has noted so far."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rulec.base.records import dataclass, field
from rulec.ir.interp.breakdown import Breakdown
from rulec.ir.interp.play.state import AtOnce


@dataclass
class Frame:
    """One call: its locals, and in a trace its notes and the breakdowns of the calls since the last note."""

    names: dict[str, object]
    notes: list[tuple[int, Fraction, object, tuple[Breakdown, ...]]] = field(default_factory=list)
    pending: list[Breakdown] = field(default_factory=list)
    subject: object = None  # the element of the innermost loop
    at_once: AtOnce | None = None

    def change(self, step: Callable[[], None]) -> None:
        """Carries out a change now, or behind all that happens at once."""
        if self.at_once is not None:
            self.at_once.later.append(step)
        else:
            step()
