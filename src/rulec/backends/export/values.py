"""Convert values of the model to plain JSON, including table rows and entries, whose keys the pack defines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeAlias

from rulec.base.types import EnumType, KindType, NumberType, OptionalType, TruthType, Type, show_type
from rulec.sema import expr as e
from rulec.sema.model import CellValue, Cite, ColumnOf, KeySpec, Model, Origin, Record, Table, TableRow, Words
from rulec.sema.summaries.chosen_rows import fixed_cell
from rulec.sema.typing.source_text import show_expr, show_fraction, show_words

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def number(value: Fraction) -> Json:
    """Return an integer or a decimal; a fraction without an exact decimal becomes its text and nearest value."""
    if value.denominator == 1:
        return value.numerator
    if 10**9 % value.denominator == 0:
        return float(value)
    return {"expr": show_fraction(value), "value": float(value)}


def words(text: Words | None, model: Model) -> str | None:
    """Return a text with its holes in source notation."""
    return None if text is None else show_words(text, model.measures)


def value(expr: e.Expr, model: Model, cites: tuple[Cite, ...] = ()) -> Json:
    """Return a literal as plain JSON, any other expression as `expr` with its `value` if that is constant."""
    # else: shown as it is written
    match expr:
        case e.NumberLit(value=amount):
            return number(amount)
        case e.TruthLit(value=truth):
            return truth
        case e.TextLit(value=text):
            return text
        case e.MemberLit(name=name):
            return name
        case e.RecordLit(kind=kind, key=key):
            return record_key(model, kind, key)
        case e.NoneLit():
            return {"none": True}
        case e.UnknownLit():
            return {"unknown": True, "cites": citations(cites)}
        case e.Collection(items=items):
            return [value(item, model, cites) for item in items]
        case _:
            shown: dict[str, Json] = {"expr": show_expr(expr, model.measures)}
            known = _constant(expr, model)
            if known is not None:
                shown["value"] = known
            if isinstance(expr, e.RulingRef):
                shown["ruling"] = expr.name
            return shown


def _constant(expr: e.Expr, model: Model) -> Json:
    behind = _behind(expr, model)
    if behind is not None:
        return _plain(value(behind, model))
    # else: shown as it is written alone
    if not isinstance(expr, e.Negative | e.AsPercent | e.Ratio):
        return None
    amount: e.Expr | None = expr.value
    while amount is not None and not isinstance(amount, e.NumberLit):
        amount = _behind(amount, model)
    factor = -1 if isinstance(expr, e.Negative) else 100 if isinstance(expr, e.AsPercent) else Fraction(1, 100)
    return None if amount is None else _plain(number(amount.value * factor))


def _behind(expr: e.Expr, model: Model) -> e.Expr | None:
    """Return the expression behind a constant, a ruling or a fixed cell of a table."""
    # else: no other expression stands for a fixed value
    match expr:
        case e.ConstantRef(name=name) if name in model.constants:
            return model.constants[name].value
        case e.RulingRef(name=name) if name in model.rulings:
            return model.rulings[name].taken.value
        case e.Lookup():
            found = fixed_cell(expr, model)
            return None if found is None else found.value
    return None


def _plain(shown: Json) -> Json:
    """Return the inner `value` of an exported expression, or the plain value itself."""
    return shown.get("value") if isinstance(shown, dict) and "expr" in shown else shown


def record_key(model: Model, kind: str, key: str) -> str | int:
    """Return the book's number of a record, or its name if it has none."""
    number = model.record(kind, key).number
    return key if number is None else number


def origin_text(origin: Origin, model: Model) -> str:
    """Return `own`, `KIND:KEY` for a record, `lying:KIND` for something lying, or `modify:FILE`."""
    if origin.lying:
        return f"lying:{model.kinds[origin.lying].word}"
    if origin.kind:
        return f"{model.kinds[origin.kind].word}:{record_key(model, origin.kind, origin.record)}"
    return f"modify:{origin.module}" if origin.module else "own"


def cell(given: CellValue, model: Model, cites: tuple[Cite, ...]) -> Json:
    """Return a value cell that is not omitted."""
    match given.state:
        case "unknown":
            shown: Json = {"unknown": True, "cites": citations(cites)}
        case "none":
            shown = {"none": True}
        case _:
            shown = None if given.value is None else value(given.value, model, cites)
    if given.ruling is None and given.printed is None:
        return shown
    return {"value": shown, "ruling": given.ruling, "print": given.printed}


def key_cell(spec: KeySpec, column: ColumnOf, model: Model) -> Json:
    """Return a key cell: a key, a list of keys, `{"from", "to"}` with null for an open end, or `{"any": true}`."""
    if spec.any_of:
        return {"any": True}
    if spec.is_range:
        low = None if spec.low is None else _position(spec.low, column.type, model)
        high = None if spec.high is None else _position(spec.high, column.type, model)
        return {"from": low, "to": high}
    keys = [_position(key, column.type, model) for key in spec.values]
    return keys[0] if len(keys) == 1 else keys


def _position(at: int, kind: Type, model: Model) -> Json:
    # else: a key of another type is its own position
    match kind:
        case OptionalType(of=of):
            # a key column that may be `none` holds it as the position before the first
            return {"none": True} if at == -1 and not isinstance(of, NumberType) else _position(at, of, model)
        case EnumType(name=name) if name in model.enums and at < len(model.enums[name].members):
            return model.enums[name].members[at].name
        case KindType(name=name):
            record = next((r for r in model.records.get(name, ()) if r.position == at), None)
            return at if record is None else record_key(model, name, record.name)
        case NumberType(dims=((measure, 1),)) if measure in model.measures:
            return number(at * model.measures[measure].grain)
        case TruthType():
            return bool(at)
        case _:
            return at


def citation(cite: Cite) -> Json:
    """Return a citation as `{doc, section, line, to}` or `{ruling}`. For a single line `to` equals `line`."""
    if cite.ruling:
        return {"ruling": cite.ruling}
    last = cite.first if cite.last is None else cite.last
    found: dict[str, Json] = {"doc": cite.document, "section": cite.heading, "line": cite.first, "to": last}
    return found | {"sentence": cite.sentence} if cite.sentence else found


def citations(cites: tuple[Cite, ...]) -> list[Json]:
    """Return several citations."""
    return [citation(cite) for cite in cites]


def type_and_unit(kind: Type) -> dict[str, Json]:
    """Return `type` in source notation, and `unit`, which is null for anything but numbers with a unit."""
    inner = kind.of if isinstance(kind, OptionalType) else kind
    unit = show_type(inner) if isinstance(inner, NumberType) and not inner.is_plain else None
    return {"type": show_type(kind), "unit": unit}


def free(named: Iterable[tuple[str, Json]], taken: Mapping[str, Json]) -> dict[str, Json]:
    """Return the named values. A name that clashes with a reserved key gets a trailing `_`."""
    found: dict[str, Json] = {}
    for name, shown in named:
        found[f"{name}_" if name in taken or name in found else name] = shown
    return found


def entry_values(model: Model, record: Record) -> list[tuple[str, Json]]:
    """Return the fields that an entry sets."""
    return [(name, value(given, model, record.cites)) for name, given in record.values]


def printed_columns(table: Table) -> tuple[ColumnOf, ...]:
    """Return the columns as written. A table of conditions without keys has only value columns."""
    tally = table.tally
    return tally.values if tally is not None and tally.key is None else (*table.keys, *table.columns)


def printed_rows(model: Model, table: Table) -> list[Json]:
    """Return the rows as written."""
    tally = table.tally
    found: list[Json] = []
    if tally is not None and tally.key is None:
        for each in tally.rows:
            named: dict[str, Json] = {"row": each.name, "cites": citations(each.cites)}
            found.append(named | free(_cells(tally.values, each.cells, each.cites, model), named))
        return found
    for row in table.printed:
        cites = _row_cites(row, table, model)
        keys = ((c.name, key_cell(spec, c, model)) for c, spec in zip(table.keys, row.keys, strict=True))
        own: dict[str, Json] = {"cites": citations(cites)}
        found.append(free((*keys, *_cells(table.columns, row.cells, cites, model)), own) | own)
    return found


def _cells(
    columns: tuple[ColumnOf, ...], cells: tuple[CellValue, ...], cites: tuple[Cite, ...], model: Model
) -> list[tuple[str, Json]]:
    given = zip(columns, cells, strict=True)
    return [(column.name, cell(one, model, cites)) for column, one in given if one.state != "left_out"]


def _row_cites(row: TableRow, table: Table, model: Model) -> tuple[Cite, ...]:
    """Return the citations of the sheet or table, narrowed to the line of the row."""
    cites = table.cites
    if table.sheet is not None:
        at = next(i for i, column in enumerate(table.keys) if column.name == table.sheet)
        key = key_cell(row.keys[at], table.keys[at], model)
        cites = next((s.cites for s in table.sheets if s.key == key), ()) or cites
    if row.line is None:
        return cites
    around = (c for c in cites if c.first is not None and c.first <= row.line <= (c.last or c.first))
    found = next(around, None) or next((c for c in cites if c.document), None)
    return cites if found is None else (Cite(found.document, found.heading, row.line, row.line),)
