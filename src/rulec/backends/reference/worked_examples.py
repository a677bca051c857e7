"""Worked examples as data for this back end: texts computed by the driver, ready to print.

Pages never compute the result of a rule.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulec.backends.reference.language.escape import Md
from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class StartedMap:
    """A map at the start: its title, and an SVG picture in which all texts are escaped."""

    title: str
    picture: str


@dataclass(frozen=True, slots=True)
class BreakdownLine:
    """One line of a breakdown.

    `amount` has its sign and unit (`+50 points`); `total` is the running total. `state` is `applied`, `beaten`,
    `not_applied`, or `met` for a need that holds; `reason` explains lines that do not count. `idle` marks a rounding or
    limit without effect, `near` a line whose bearer exists but whose condition failed.
    """

    label: str
    amount: str
    total: str
    source: str = ""
    state: str = "applied"
    nested: tuple[BreakdownView, ...] = ()
    reason: Md = Md("")
    idle: bool = False
    near: bool = False


@dataclass(frozen=True, slots=True)
class BreakdownView:
    """The lines that lead a function to its value. `adds_up`: the applied lines sum to it; else one of them decided."""

    function: str
    title: str
    value: str
    lines: tuple[BreakdownLine, ...]
    adds_up: bool = True


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """Breakdowns of the values that an example expects, in written order."""

    key: str
    breakdowns: tuple[BreakdownView | None, ...]


WorkedExamples = Mapping[str, WorkedExample]
