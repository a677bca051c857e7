"""Explanations as text: the result of a `why_…` function as lines that add up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from rulec.runtime.open_notes import Call, OpenNotes
from rulec.runtime.show import MeasureUnit, fraction

Notes = list[tuple[int, int]]
"""Pairs of a label's index and a change in the label's parts; `~index`: it applied and was beaten."""


TOLD = ("thrown", "let")
"""Verbs of lines without an effect on the value: results of dice, meanings of names."""


class Label(NamedTuple):
    """A clause of a function: its verb, its text, its parts per unit, its citation, and its origin.

    The origin is empty for clauses of the function itself.
    """

    verb: str
    text: str
    den: int = 1
    cites: str = ""
    source: str = ""


class Change(NamedTuple):
    """A clause in an explanation: its change of the value and the `total` after it, in units.

    Both are None if it was beaten, does not apply, or only shows a value (`told`). Both are 0 in functions whose
    clauses decide rather than add up. `source` is the origin, empty for the function's own clauses; `cites` is the
    citation. `calls` are the calls behind its amount, if they were recorded.
    """

    label: str
    change: Fraction | None
    total: Fraction | None
    told: Fraction | None
    source: str
    cites: str
    state: Literal["applied", "beaten", "does not apply"]
    calls: tuple[Call, ...] = ()


SILENT = ("round", "bounds", "family")
"""Verbs of clauses that are left out if they change nothing."""


def changes(why: tuple[object, Notes], labels: Sequence[Label]) -> list[Change]:
    """Return the changes made by clauses in order, followed by the clauses that do not apply."""
    rows: list[Change] = []
    total = Fraction(0)
    met: set[int] = set()
    notes = why[1]
    calls = notes.behind() if isinstance(notes, OpenNotes) else [()] * len(notes)
    for (index, delta), of in zip(notes, calls, strict=True):
        at = index if index >= 0 else ~index
        met.add(at)
        verb, text, den, cites, source = labels[at]
        if index < 0:
            rows.append(Change(text or verb, None, None, None, source, cites, "beaten"))
        elif verb in TOLD:
            told = Fraction(delta, den)
            rows.append(Change(text or verb, None, None, told, source, cites, "applied", of))
        else:
            change = Fraction(delta, den)
            total += change
            rows.append(Change(text or verb, change, total, None, source, cites, "applied", of))
    for at, (verb, text, _, cites, source) in enumerate(labels):
        if at not in met and verb not in SILENT:
            rows.append(Change(text or verb, None, None, None, source, cites, "does not apply"))
    return rows


def explain(why: tuple[object, Notes], labels: Sequence[Label], unit: MeasureUnit | None = None) -> list[str]:
    """Return a line for each clause that applied, with the running total, followed by those that did not count."""
    return lines_of(changes(why, labels), unit)


def lines_of(done: Iterable[Change], unit: MeasureUnit | None = None) -> list[str]:
    """Return changes as lines of text in three columns."""
    name = unit.many if unit is not None else ""
    behind = name if name == "%" else f" {name}".rstrip()
    rows: list[tuple[str, str, str]] = []
    for each in done:
        words = f"{each.label}, from {each.source}" if each.source else each.label
        if each.change is not None and each.total is not None:
            sign = "+" if each.change > 0 else ""
            rows.append((words, f"{sign}{_figure(each.change)}{behind}", f"{_figure(each.total)}{behind}"))
        else:
            rows.append((words, "" if each.told is None else _figure(each.told), each.state.removeprefix("applied")))
    wide = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    return [f"{a:<{wide[0]}}  {b:>{wide[1]}}  {c:>{wide[2]}}".rstrip() for a, b, c in rows]


def _figure(amount: Fraction) -> str:
    return fraction(amount.numerator, amount.denominator)
