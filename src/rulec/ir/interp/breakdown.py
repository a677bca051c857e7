"""What a walk leaves behind: a breakdown of lines that add up, with what did not apply and why."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import dataclass
from rulec.base.types import Type
from rulec.ir.nodes import Entry, Function
from rulec.sema.expr import Expr


@dataclass(frozen=True, slots=True)
class Line:
    """One clause in a breakdown. `state`: applied, beaten, not_applied.

    `reason` of a line that did not apply: `carries` (nobody carries its record), `modify` or `when` (that
    condition fails), `each` (there is nothing to count), `earlier` (something before it decided). `so` is what held
    instead of the condition that failed. `subject` is the element of a loop that it stands for.
    """

    entry: Entry
    delta: Fraction
    running: Fraction
    state: str
    reason: str = ""
    subject: str = ""
    nested: tuple[Breakdown, ...] = ()
    so: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class Assumed:
    """What was read and not given, so that it is as it begins: how it is named, and the raw value of its type; without
    a type everything in play of a kind, of which there is nothing."""

    path: str
    type: Type | None
    value: object


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A function's answer and how it came about. `amount` is a quantity's value in units, `value` the raw answer.

    For a quantity the deltas of the lines always sum to the amount. What was asked for has what it `assumed`.
    """

    function: Function
    value: object
    amount: Fraction | None
    lines: tuple[Line, ...]
    assumed: tuple[Assumed, ...] = ()


class NeedsInput(Exception):
    """What a walk needed and was not given: (path, type, question) each."""

    def __init__(self, needs: tuple[tuple[str, Type, str], ...]) -> None:
        super().__init__(", ".join(path for path, _, _ in needs))
        self.needs = needs
