"""Result of a traced evaluation: a breakdown whose lines add up, including clauses that did not apply and why."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import dataclass
from rulec.base.types import Type
from rulec.ir.nodes import Entry, Function
from rulec.sema.expr import Expr


@dataclass(frozen=True, slots=True)
class Line:
    """A clause in a breakdown. `state` is applied, beaten or not_applied.

    `reason` of a clause that did not apply: `carries` (no thing carries its record), `modify` or `when` (that condition
    fails), `each` (its loop is empty), `earlier` (an earlier clause decided). `so` holds the facts that made the
    condition fail. `subject` is the loop element that the line is about.
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
    """An input that was read without being given, so that its default was used.

    Without a type it is the list of all things in play of a kind, which was empty.
    """

    path: str
    type: Type | None
    value: object


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A function's result and its derivation. `amount` is a quantity's value in units, `value` the raw result.

    The deltas of a quantity's lines always add up to its amount. `assumed` are the defaults that were used.
    """

    function: Function
    value: object
    amount: Fraction | None
    lines: tuple[Line, ...]
    assumed: tuple[Assumed, ...] = ()


class NeedsInput(Exception):
    """Inputs that an evaluation needed and did not get, each as (path, type, question)."""

    def __init__(self, needs: tuple[tuple[str, Type, str], ...]) -> None:
        super().__init__(", ".join(path for path, _, _ in needs))
        self.needs = needs
