"""The odds that pages print: exact, by the same lowered functions that a game runs, for all choices of parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from rulec.backends.reference.view_roll import OddsTable
from rulec.backends.reference.words import humanise
from rulec.ir.nodes import DOING
from rulec.ir.words import raw_text
from rulec.sema.types import EnumType, KindType, TruthType, Type

if TYPE_CHECKING:
    from rulec.ir.nodes import Function, Program
    from rulec.sema.model import Model

COLUMNS = 12  # choices of the parameters that a page has room for
ROWS = 60
LIMIT = 20_000  # outcomes that are gone through for one column


def odds_tables(model: Model, program: Program) -> Mapping[str, OddsTable]:
    """A table for each function that throws and whose parameters leave few choices."""
    found: dict[str, OddsTable] = {}
    for function in program.functions.values():
        table = odds_table(model, program, function) if function.throws else None
        if table is not None:
            found[function.name] = table
    return found


def odds_table(model: Model, program: Program, function: Function) -> OddsTable | None:
    """The table of one function that throws; None without one."""
    # what is run for what it does, or reads the world, has no odds that a page could print
    fit = not function.asks and not function.world and function.sort not in DOING
    return _table(model, program, function) if fit else None


def _table(model: Model, program: Program, function: Function) -> OddsTable | None:
    from rulec.ir.interp import Interpreter
    from rulec.runtime.dice import Enumerate, weighed
    from rulec.runtime.faults import RuleFault

    choices: list[list[int | bool]] = []
    columns = 1
    for parameter in function.params:
        values = list(_choices(model, parameter.type))
        choices.append(values)
        columns *= len(values)
    if not 0 < columns <= COLUMNS:
        return None
    heads: list[str] = []
    chances: list[dict[object, Fraction]] = []
    for chosen in product(*choices):
        dice = Enumerate(LIMIT)
        interpreter = Interpreter(program, model, dice=dice)
        try:
            chances.append(weighed(dice.walk(function.name, lambda: interpreter.call(function.name, list(chosen)))))  # noqa: B023
        except RuleFault:
            return None  # some choice has no answer, or too many; `rulec odds` tells of each
        said = (
            raw_text(model, p.type, value) if not isinstance(value, bool) else f"{humanise(p.name)}: {_yes(value)}"
            for p, value in zip(function.params, chosen, strict=True)
        )
        heads.append(", ".join(said))
    values_found = sorted({value for column in chances for value in column}, key=_order)
    if len(values_found) > ROWS:
        return None
    rows = (
        (raw_text(model, function.result, value), tuple(column.get(value, Fraction(0)) for column in chances))
        for value in values_found
    )
    return OddsTable(tuple(heads) if function.params else (), tuple(rows))


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _order(value: object) -> int:
    assert isinstance(value, int)  # rolls give numbers, members and truths alone
    return int(value)


def _choices(model: Model, of: Type) -> Iterator[int | bool]:
    """All values of a type that has few; none for any other."""
    match of:
        case EnumType(name=name):
            yield from range(len(model.enums[name].members))
        case KindType(name=name, listed=True):
            yield from range(len(model.records.get(name, ())))
        case TruthType():
            yield from (False, True)
        case _:
            return
