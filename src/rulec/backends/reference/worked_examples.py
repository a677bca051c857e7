"""Worked examples as this back end wants them: texts that the interpreter worked out, ready to print.

Only plain data: whoever evaluates the examples fills these in, so that pages never compute a rule's result.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulec.backends.reference.language.escape import Md
from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class StartedMap:
    """A map at the beginning: its title, and the picture, as SVG in which all texts are escaped."""

    title: str
    picture: str


@dataclass(frozen=True, slots=True)
class BreakdownLine:
    """One line of a breakdown. `amount` has its sign and unit (`+50 points`); `total` is what there is then.

    `state` is `applied`, `beaten`, `not_applied`, or `met` for what a fact needs and has; `reason` says why for those
    that do not count. `idle` marks a rounding
    or a limit that changed nothing, `near` a line whose bearer is there and whose condition failed.
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
    """How a function came to its value. `adds_up`: the applied lines sum to it; else one of them decided."""

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
