"""Turns what a `why_…` function gives into lines of text that add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulec.runtime.show import MeasureUnit, fraction

Notes = list[tuple[int, int]]
"""Pairs of a label's index and what it moved, in the label's parts; `~index`: it applied and was beaten."""


TOLD = ("thrown", "let")
"""The verbs of lines that only tell something, and move nothing: what dice showed, what a name stands for."""


class Label(NamedTuple):
    """One clause of a function: its verb, its words, how many parts make one unit, where it stands in the book,
    and who brings it (empty for the function's own)."""

    verb: str
    text: str
    den: int = 1
    cites: str = ""
    source: str = ""


def explain(why: tuple[object, Notes], labels: Sequence[Label], unit: MeasureUnit | None = None) -> list[str]:
    """A line a clause that applied, with the running total behind it; then the clauses that did not count."""
    _, notes = why
    name = unit.many if unit is not None else ""
    behind = name if name == "%" else f" {name}".rstrip()
    rows: list[tuple[str, str, str]] = []
    top, bottom = 0, 1
    applied: set[int] = set()
    for index, delta in notes:
        label = labels[index if index >= 0 else ~index]
        applied.add(index if index >= 0 else ~index)
        words = _words(label)
        if index < 0:
            rows.append((words, "", "beaten"))
            continue
        if label.verb in TOLD:
            rows.append((words, fraction(delta, label.den), ""))
            continue
        top, bottom = top * label.den + delta * bottom, bottom * label.den
        sign = "+" if delta > 0 else ""
        rows.append((words, f"{sign}{fraction(delta, label.den)}{behind}", f"{fraction(top, bottom)}{behind}"))
    for index, label in enumerate(labels):
        if index not in applied and label.verb not in ("round", "bounds", "family"):
            rows.append((_words(label), "", "does not apply"))
    wide = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    return [f"{a:<{wide[0]}}  {b:>{wide[1]}}  {c:>{wide[2]}}".rstrip() for a, b, c in rows]


def _words(label: Label) -> str:
    text = label.text or label.verb
    return f"{text}, from {label.source}" if label.source else text
