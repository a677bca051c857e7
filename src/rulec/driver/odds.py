"""Compute exact odds for pages with the lowered functions of the game, for all values of the parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from rulec.backends.reference.language.speaker import result_words
from rulec.backends.reference.language.words import humanise, upper_first
from rulec.backends.reference.views.rolls import OddsTable
from rulec.base.records import dataclass
from rulec.base.types import EnumType, KindType, NumberType, ResultsType, TruthType, Type
from rulec.ir.labels import raw_text, unit_words
from rulec.ir.nodes import DOING
from rulec.ir.numbers import grain_of
from rulec.runtime.odds import marginal, mean
from rulec.runtime.show import figures

if TYPE_CHECKING:
    from rulec.ir.nodes import Function, Program
    from rulec.sema.model import Model
    from rulec.sema.model.sheets import LeafOdds as Over

COLUMNS = 12  # maximum number of columns on a page
ROWS = 60
LIMIT = 20_000  # maximum number of outcomes to enumerate for a column


def odds_tables(model: Model, program: Program) -> Mapping[str, OddsTable]:
    """Return tables for rolls with few argument values, and for the sheets that request odds."""
    found: dict[str, OddsTable] = {}
    for function in program.functions.values():
        found |= odds_table(model, program, function) if function.throws else {}
    for key, over in model.odds_of_sheets():
        table = sheet_odds(model, program, over)
        if table is not None:
            found[key] = table
    return found


def odds_table(model: Model, program: Program, function: Function) -> dict[str, OddsTable]:
    """Return the table of a function that rolls dice, and one for each of several results as `roll.result`.

    Return nothing if the table would be too large for a page.
    """
    # functions with effects, or that read the world or stated facts, have no fixed odds
    fit = not function.asks and not function.world and function.sort not in DOING
    return _tables(model, program, function) if fit else {}


@dataclass(frozen=True, slots=True)
class ResultOdds:
    """Odds of one result of a roll, lowest value first."""

    name: str
    type: Type
    called: str
    chances: Mapping[object, Fraction]
    mean: Fraction | None
    """Mean in units, for numbers."""
    mean_text: str


def odds_of_results(model: Model, several: ResultsType, found: Mapping[object, Fraction]) -> Iterator[ResultOdds]:
    """Yield the odds of each result of a roll, regardless of its other results."""
    for at, (name, of) in enumerate(several.parts):
        chances = _of_result(found, at)
        on_average, text = None, ""
        if isinstance(of, NumberType):
            on_average = mean({int(value): chance for value, chance in chances.items()}) * grain_of(model, of)  # type: ignore[call-overload]
            number = figures((on_average * 200 + 1) // 2, 100)
            text = f"{number}{unit_words(model, of, number)}"
        yield ResultOdds(name, of, result_words(model.rolls[several.roll].results[at]), chances, on_average, text)


def _of_result(found: Mapping[object, Fraction], at: int) -> dict[object, Fraction]:
    """Return the odds of the result at a position, lowest value first."""

    def part(answer: object) -> object:
        assert isinstance(answer, tuple)
        return answer[at]

    chances = marginal(found, part)
    return {value: chances[value] for value in sorted(chances, key=_order)}


def sheet_odds(model: Model, program: Program, over: Over) -> OddsTable | None:
    """Return the odds table requested by a part of a sheet, or None.

    Rows are the values of one parameter. Columns are results, or the values of a second parameter with the chance of
    yes. Without a varied parameter there is one row. None in a cell means that the rules give no answer.
    """
    name, given = over.roll, over.over
    if name not in program.functions:
        return None
    function = program.functions[name]
    if function.asks or function.world:
        return None  # depends on more than its parameters
    types = {p.name: p.type for p in function.params}
    many = [(param, values) for param, values in given if len(values) > 1]
    raws = {param: [_raw(model, types[param], text) for text in values] for param, values in given}
    shown = {param: [_said(model, types[param], raw) for raw in raws[param]] for param, _ in given}

    result, at = function.result, None
    if isinstance(result, ResultsType):
        at = result.position(over.result)
        assert at is not None, over
        result = result.parts[at][1]

    def chances(chosen: Mapping[str, int | bool]) -> dict[object, Fraction] | None:
        found = _chances(model, program, function, [chosen[p.name] for p in function.params])
        return _of_result(found, at) if found is not None and at is not None else found

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
    heads = tuple(_said(model, result, value) for value in results if isinstance(value, int))
    return OddsTable(heads, rows, upper_first(humanise(down)))


def _yeses(found: Mapping[object, Fraction] | None) -> Fraction | None:
    return found.get(True, Fraction(0)) if found is not None else None


def _raw(model: Model, of: Type, text: str) -> int | bool:
    """Return a value in the program's representation."""
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
    """Return a value for a heading, numbers without their unit."""
    if isinstance(of, NumberType):
        return str(raw * grain_of(model, of)).replace("-", "\N{MINUS SIGN}")
    return upper_first(raw_text(model, of, raw))


def _chances(
    model: Model, program: Program, function: Function, arguments: list[int | bool]
) -> dict[object, Fraction] | None:
    """Return the odds of each answer, or None if evaluation fails or has too many outcomes."""
    from rulec.ir.interp.machine import Interpreter
    from rulec.runtime.faults import RuleFault

    try:
        return Interpreter(program, model).odds(function.name, [*arguments], LIMIT)
    except RuleFault:
        return None  # `rulec odds` reports the fault


def _tables(model: Model, program: Program, function: Function) -> dict[str, OddsTable]:
    choices: list[list[int | bool]] = []
    columns = 1
    for parameter in function.params:
        values = list(_choices(model, parameter.type))
        choices.append(values)
        columns *= len(values)
    if not 0 < columns <= COLUMNS:
        return {}
    heads: list[str] = []
    chances: list[Mapping[object, Fraction]] = []
    for chosen in product(*choices):
        found = _chances(model, program, function, list(chosen))
        if found is None:
            return {}
        chances.append(found)
        said = (
            raw_text(model, p.type, value)
            if not isinstance(value, bool)
            else f"{humanise(p.name)}: {'yes' if value else 'no'}"
            for p, value in zip(function.params, chosen, strict=True)
        )
        heads.append(", ".join(said))
    heads = heads if function.params else []
    result = function.result
    tables = {function.name: _table(model, result, heads, chances)}
    for at, (name, of) in enumerate(result.parts if isinstance(result, ResultsType) else ()):
        alone = [_of_result(column, at) for column in chances]
        tables[f"{function.name}.{name}"] = _table(model, of, heads, alone)
    return {name: table for name, table in tables.items() if table is not None}


def _table(model: Model, of: Type, heads: list[str], chances: Sequence[Mapping[object, Fraction]]) -> OddsTable | None:
    """Return the table of these columns, or None if it has too many rows."""
    values = sorted({value for column in chances for value in column}, key=_order)
    if len(values) > ROWS:
        return None
    rows = (
        (raw_text(model, of, value), tuple(column.get(value, Fraction(0)) for column in chances)) for value in values
    )
    return OddsTable(tuple(heads), tuple(rows))


def _order(value: object) -> tuple[int, ...]:
    """Return a sort key: the value of numbers, members and truths; several results in order."""
    if isinstance(value, tuple):
        return tuple(part for each in value for part in _order(each))
    assert isinstance(value, int)  # rolls give nothing else
    return (int(value),)


def _choices(model: Model, of: Type) -> Iterator[int | bool]:
    """Yield all values of a type that has few."""
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
