"""Exhaustiveness of the lines of a value: if they cover all cases, the last needs no test and no fault can follow.

Only lines that each test the same parameter or throw against constants are recognised.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulec.base.types import EnumType, KindType, NumberType, Type
from rulec.ir import nodes as ir
from rulec.sema.model import Model

FAR = 10**30
Ends = tuple[int | None, int | None]
"""The whole numbers from one end to the other; None is an open end."""


def without_last_test(
    body: Sequence[ir.Stmt], before: Sequence[ir.Stmt], variables: Mapping[str, Type], model: Model
) -> list[ir.Stmt] | None:
    """Drop the last test if the lines cover all values of one parameter or throw; return None if they may not.

    `before` are the throws that the lines read.
    """
    last = body[-1] if body else None
    tests = [stmt.test for stmt in body if isinstance(stmt, ir.If) and not stmt.other]
    if not isinstance(last, ir.If) or len(tests) != len(body):
        return None
    thrown = {stmt.name: stmt.value for stmt in before if isinstance(stmt, ir.Assign)}
    for subject in dict.fromkeys(part.name for part in ir.walk(tests[0]) if isinstance(part, ir.Local)):
        whole = _whole(subject, thrown, variables, model)
        covered = [_values(test, subject) for test in tests]
        if whole is not None and None not in covered:
            if _is_covered(whole, [ends for one in covered for ends in one or ()]):
                return [*body[:-1], *last.then]
    return None


def _whole(name: str, thrown: Mapping[str, ir.Expr], variables: Mapping[str, Type], model: Model) -> Ends | None:
    """Return the range of a local; None if its values are no range of numbers."""
    if name in thrown:
        die = thrown[name]
        if not isinstance(die, ir.Throw) or die.still is not None:
            return None
        return min(die.faces) * die.count, max(die.faces) * die.count
    # else: its values are no row of numbers
    match variables.get(name):
        case EnumType(name=enum):
            return 0, len(model.enums[enum].members) - 1
        case KindType(name=kind, listed=True):
            return 0, len(model.records.get(kind, ())) - 1
        case NumberType():
            return None, None
        case _:
            return None


def _values(test: ir.Expr, subject: str) -> list[Ends] | None:
    """Return the values of a local for which a test holds; None if the test reads anything else."""
    # else: it reads something else
    match test:
        case ir.Compare(op=op, left=ir.Local(name=name), right=ir.Const(value=int(value))) if name == subject:
            below, above = (None, value - 1), (value + 1, None)
            ways: dict[str, list[Ends]] = {
                "==": [(value, value)], "!=": [below, above], "<": [below], "<=": [(None, value)], ">": [above],
                ">=": [(value, None)],
            }  # fmt: skip
            return ways.get(op)
        case ir.Between(low=ir.Const(value=int(low)), value=ir.Local(name=name), high=ir.Const(value=int(high))):
            return [(low, high)] if name == subject else None
        case ir.InSet(value=ir.Local(name=name), items=items) if name == subject:
            numbers = [item.value for item in items if isinstance(item.value, int)]
            return [(one, one) for one in numbers] if len(numbers) == len(items) else None
        case ir.Bool(op="or", values=values):
            found = [_values(value, subject) for value in values]
            return None if None in found else [ends for one in found for ends in one or ()]
        case _:
            return None


def _is_covered(whole: Ends, parts: list[Ends]) -> bool:
    """Return whether every number of the whole range lies in one of the parts."""
    closed = [(-FAR if low is None else low, FAR if high is None else high) for low, high in (whole, *parts)]
    (at, last), rest = closed[0], sorted(closed[1:])
    for low, high in rest:
        if low > at:
            return False
        at = max(at, high + 1)
    return at > last
