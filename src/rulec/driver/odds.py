"""The odds that pages print: exact, by the same lowered functions that a game runs, for all choices of parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from rulec.backends.reference.language.words import humanise, upper_first
from rulec.backends.reference.views.rolls import OddsTable
from rulec.base.types import EnumType, KindType, NumberType, TruthType, Type
from rulec.ir.labels import raw_text
from rulec.ir.nodes import DOING
from rulec.ir.numbers import grain_of

if TYPE_CHECKING:
    from rulec.ir.nodes import Function, Program
    from rulec.sema.model import Model
    from rulec.sema.model.sheets import LeafOdds as Over

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
    for key, over in model.odds_of_sheets():
        table = sheet_odds(model, program, over)
        if table is not None:
            found[key] = table
    return found


def odds_table(model: Model, program: Program, function: Function) -> OddsTable | None:
    """The table of one function that throws; None without one."""
    # what is run for what it does, or reads the world, has no odds that a page could print
    fit = not function.asks and not function.world and function.sort not in DOING
    return _table(model, program, function) if fit else None


def sheet_odds(model: Model, program: Program, over: Over) -> OddsTable | None:
    """The table of odds that a part of a sheet asks for: the values of a parameter down, and what comes of them, or
    those of a second one, along the top; where no parameter has several, one line alone. What the rules cannot tell for
    some values stands as None."""
    name, given = over.roll, over.over
    if name not in program.functions:
        return None
    function = program.functions[name]
    if function.asks or function.world:
        return None  # it hangs on more than its parameters
    types = {p.name: p.type for p in function.params}
    many = [(param, values) for param, values in given if len(values) > 1]
    raws = {param: [_raw(model, types[param], text) for text in values] for param, values in given}
    shown = {param: [_said(model, types[param], raw) for raw in raws[param]] for param, _ in given}

    def chances(chosen: Mapping[str, int | bool]) -> dict[object, Fraction] | None:
        return _chances(model, program, function, [chosen[p.name] for p in function.params])

    single = {param: raws[param][0] for param, values in given if len(values) == 1}
    down = many[0][0] if many else ""
    if len(many) == 2:
        across = many[1][0]
        grid = tuple(
            (said, tuple(_yeses(chances({**single, down: at, across: to})) for to in raws[across]))
            for at, said in zip(raws[down], shown[down], strict=True)
        )
        return OddsTable(tuple(shown[across]), grid, f"{upper_first(humanise(down))}, {humanise(across)}")
    lines = [chances({**single, down: at}) for at in raws[down]] if many else [chances(single)]
    results = sorted({value for line in lines for value in line or ()}, key=_order)
    rows = tuple(
        (said, tuple(line.get(value, Fraction(0)) if line is not None else None for value in results))
        for said, line in zip(shown[down] if many else ["Chance"], lines, strict=True)
    )
    heads = tuple(_said(model, function.result, value) for value in results if isinstance(value, int))
    return OddsTable(heads, rows, upper_first(humanise(down)))


def _yeses(found: Mapping[object, Fraction] | None) -> Fraction | None:
    return found.get(True, Fraction(0)) if found is not None else None


def _raw(model: Model, of: Type, text: str) -> int | bool:
    """A value as the program holds it."""
    # else: a number
    match of:
        case EnumType(name=name):
            return [member.name for member in model.enums[name].members].index(text)
        case KindType(name=name):
            return [record.name for record in model.records[name]].index(text)
        case TruthType():
            return text == "yes"
    return int(Fraction(text) / grain_of(model, of))


def _said(model: Model, of: Type, raw: int | bool) -> str:
    """A value in a head: a number stands alone, its title says of what."""
    if isinstance(of, NumberType):
        return str(raw * grain_of(model, of)).replace("-", "\N{MINUS SIGN}")
    return upper_first(raw_text(model, of, raw))


def _chances(
    model: Model, program: Program, function: Function, arguments: list[int | bool]
) -> dict[object, Fraction] | None:
    """How likely each answer is; None when the rules have none, or too many."""
    from rulec.ir.interp.machine import Interpreter
    from rulec.runtime.faults import RuleFault

    try:
        return Interpreter(program, model).odds(function.name, [*arguments], LIMIT)
    except RuleFault:
        return None  # `rulec odds` tells of each


def _table(model: Model, program: Program, function: Function) -> OddsTable | None:
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
        found = _chances(model, program, function, list(chosen))
        if found is None:
            return None
        chances.append(found)
        said = (
            raw_text(model, p.type, value)
            if not isinstance(value, bool)
            else f"{humanise(p.name)}: {'yes' if value else 'no'}"
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


def _order(value: object) -> int:
    assert isinstance(value, int)  # rolls give numbers, members and truths alone
    return int(value)


def _choices(model: Model, of: Type) -> Iterator[int | bool]:
    """All values of a type that has few; none for any other."""
    # else: it has too many
    match of:
        case EnumType(name=name):
            yield from range(len(model.enums[name].members))
        case KindType(name=name, listed=True):
            yield from range(len(model.records.get(name, ())))
        case TruthType():
            yield from (False, True)
        case _:
            return
