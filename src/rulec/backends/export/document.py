"""The resolved model as one JSON document: one key for each kind of declaration, in source order."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rulec import __version__
from rulec.backends.export.changed import changes
from rulec.backends.export.counts import carried_out_counts
from rulec.backends.export.deeds import act_of, deed_keys
from rulec.backends.export.functions import function
from rulec.backends.export.solves import solved
from rulec.backends.export.values import (
    Json,
    cell,
    citations,
    key_cell,
    provenance,
    type_and_unit,
    value,
    words,
)
from rulec.backends.export.visibility import seen, viewed
from rulec.sema.model import (
    Cite,
    ColumnOf,
    Constant,
    Die,
    Enum,
    Example,
    Kind,
    Model,
    Pending,
    Record,
    Ruling,
    Statement,
    Table,
    TableRow,
    Tally,
    TallyRow,
    ViewPart,
)
from rulec.sema.model.sheets import Leaf
from rulec.sema.summaries.carried_out import acted_by, has_act
from rulec.sema.summaries.uses import example_cites, ruling_uses
from rulec.sema.typing.source_text import show_expr

# Which key holds what a declaration of the grammar becomes. `modify` has none: its clauses stand in the
# functions that they change, with `from`.
DECLARATION_KEYS: Mapping[str, str] = {
    "measure": "units",
    "enum": "enums",
    "scale": "scales",
    "kind": "kinds",
    "die": "dice",
    "constant": "constants",
    "quantity": "quantities",
    "value": "values",
    "fact": "facts",
    "roll": "rolls",
    "modify": "",
    "override": "changes",
    "override_table": "changes",
    "replay": "changes",
    "leave_out": "changes",
    "ruling": "rulings",
    "example": "examples",
    "record": "records",
    "state": "state",
    "event": "events",
    "process": "processes",
    "window": "processes",
    "upon": "events",
    "machine": "events",
    "sequence": "sequences",
    "variant": "variants",
    "solve": "solves",
    "view": "views",
}

# Kept for declarations that the language does not have yet, so that readers may rely on the keys.
EMPTY_KEYS = ("relations",)


def export(model: Model, coverage: Mapping[str, Json] | None = None) -> dict[str, Json]:
    """The document; `coverage` is what `rulec coverage` counts, by default the counts that need the model alone."""
    enums = {e.name: _enum(e, model) for e in model.enums.values() if not e.ordered}
    scales = {e.name: _enum(e, model) for e in model.enums.values() if e.ordered}
    document: dict[str, Json] = {
        "rulec": __version__,
        "pack": model.pack,
        "title": model.title,
        "version": model.version,
        "hash": model.hash,
        "extends": list(model.extends),
        "documents": {d.key: {"title": d.title, "file": d.file, "sha256": d.sha256} for d in model.documents.values()},
        "units": _units(model),
        "enums": enums,
        "scales": scales,
        "dice": {die.name: _die(die, model) for die in model.dice.values()},
        "kinds": {kind.name: _kind(kind, model) for kind in model.kinds.values()},
        "tables": {table.name: _table(table, model) for table in model.tables.values()},
        "records": {kind: _records(kind, model) for kind in model.records},
        "quantities": {f.name: function(f, model) for f in model.quantities.values()},
        "values": {f.name: function(f, model) for f in model.values.values() if not isinstance(f, ViewPart)},
        "facts": {f.name: function(f, model) for f in model.facts.values()},
    }
    happening = deed_keys(model)
    document["relations"] = {}
    document["rolls"] = {f.name: function(f, model) for f in model.rolls.values()}
    document |= {name: happening[name] for name in ("events", "processes", "sequences")}
    document["solves"] = {solve.name: solved(solve, model) for solve in model.solves.values()}
    document["views"] = {view.name: viewed(view, model) for view in model.views.values()}
    document["constants"] = {c.name: _constant(c, model) for c in model.constants.values()}
    document["state"] = happening["state"]
    document["variants"] = happening["variants"]
    fills = ruling_uses(model)
    document["rulings"] = [_ruling(r, fills[r.name], model) for r in model.rulings.values()]
    document["examples"] = [_example(key, e, model) for key, e in model.examples.items()]
    document["pending"] = [_pending(one, model) for one in model.pending.values()]
    document["sheets"] = {leaf.name: _sheet(leaf) for leaf in model.sheets}
    document["changes"] = changes(model)
    document["coverage"] = _counts(model) if coverage is None else dict(coverage)
    return document


def to_json(model: Model, coverage: Mapping[str, Json] | None = None) -> str:
    """The document as text: keys in source order, two spaces, a line end at the end."""
    return json.dumps(export(model, coverage), ensure_ascii=False, indent=2, allow_nan=False) + "\n"


def _units(model: Model) -> Json:
    found: dict[str, Json] = {}
    for name, measure in model.measures.items():
        grain = measure.grain
        found[name] = {
            "plural": measure.plural,
            "grain": str(grain),
            "label": words(measure.label, model),
            "built_in": measure.built_in,
            **provenance(measure, model),
        }
    return found


def _enum(enum: Enum, model: Model) -> Json:
    members: list[Json] = [{"key": m.name, "title": m.title} for m in enum.members]
    return {"label": words(enum.label, model), "members": members, **provenance(enum, model)}


def _die(die: Die, model: Model) -> Json:
    return {"label": words(die.label, model), "faces": list(die.faces), **provenance(die, model)}


def _kind(kind: Kind, model: Model) -> Json:
    fields: list[Json] = []
    for part in kind.fields:
        shown: dict[str, Json] = {
            "name": part.name,
            **type_and_unit(part.type),
            "label": words(part.label, model),
            "from": part.owner,
        }
        if part.default is not None:
            shown["default"] = value(part.default, model)
        shown |= seen(part.seen)
        fields.append(shown)
    return {
        "label": words(kind.label, model),
        "word": kind.word,
        "plural": kind.plural,
        "listed": kind.listed,
        "extends": kind.extends,
        "belongs_to": kind.belongs_to,
        "carried_by": [{"kind": owner, "field": name} for owner, name in kind.carried],
        "fields": fields,
        **({"acted_by": True} if kind.acted_by else {}),
        **seen(kind.seen),
        **provenance(kind, model),
    }


def _table(table: Table, model: Model) -> Json:
    sheets: list[Json] = [{"key": s.key, "title": s.title, "cites": citations(s.cites)} for s in table.sheets]
    off = table.off_the_table if table.off_value is None else value(table.off_value, model)
    tally, columns = table.tally, (*table.keys, *table.columns)
    rows = [_row(row, table, model) for row in table.printed]
    if tally is not None and tally.key is None:  # its rows are conditions, with the values themselves
        columns, rows = tally.values, [_tally_row(row, tally, model) for row in tally.rows]
    return {
        "title": table.title,
        "label": words(table.label, model),
        "keys": [column.name for column in table.keys],
        "columns": [_column(column, model) for column in columns],
        "off_the_table": off,
        "complete": table.complete,
        **({"pairs": "unordered"} if table.unordered else {}),
        "sheet": table.sheet,
        "sheets": sheets,
        "rows": rows,
        **({"conditions": [_condition(row, model) for row in tally.rows]} if tally is not None else {}),
        **provenance(table, model),
    }


def _column(column: ColumnOf, model: Model) -> Json:
    shown: dict[str, Json] = {
        "name": column.name,
        **type_and_unit(column.type),
        "label": column.label,
        "key": column.is_key,
    }
    if column.params:
        shown["params"] = [{"name": name, **type_and_unit(type_)} for name, type_ in column.params]
    if column.default is not None:
        shown["default"] = value(column.default, model)
    return shown


def _row(row: TableRow, table: Table, model: Model) -> Json:
    cites = _row_cites(row, table, model)
    shown: dict[str, Json] = {"cites": citations(cites)}
    for column, spec in zip(table.keys, row.keys, strict=True):
        shown[_free(column.name, shown)] = key_cell(spec, column, model)
    for column, given in zip(table.columns, row.cells, strict=True):
        if given.state != "left_out":
            shown[_free(column.name, shown)] = cell(given, model, cites)
    shown["cites"] = shown.pop("cites")
    return shown


def _tally_row(row: TallyRow, tally: Tally, model: Model) -> Json:
    """A row of a table of conditions that has no key: its name, and its values."""
    shown: dict[str, Json] = {"row": row.name, "cites": citations(row.cites)}
    for column, given in zip(tally.values, row.cells, strict=True):
        if given.state != "left_out":
            shown[_free(column.name, shown)] = cell(given, model, row.cites)
    return shown


def _condition(row: TallyRow, model: Model) -> Json:
    """When a row of a table of conditions counts."""
    return {
        "row": row.name,
        "label": words(row.label, model),
        "when": None if row.when is None else show_expr(row.when, model.measures),
        "each": None if row.each is None else show_expr(row.each, model.measures),
        "unless": list(row.unless),
        "asked": row.asked,
        "cites": citations(row.cites),
    }


def _free(name: str, taken: Mapping[str, Json]) -> str:
    """A column or field called as one of our keys is: ours keeps its meaning."""
    return f"{name}_" if name in taken else name


def _row_cites(row: TableRow, table: Table, model: Model) -> tuple[Cite, ...]:
    """The citations of the sheet or table, narrowed to the line on which the row is printed."""
    cites = table.cites
    if table.sheet is not None:
        at = next(i for i, column in enumerate(table.keys) if column.name == table.sheet)
        key = key_cell(row.keys[at], table.keys[at], model)
        sheet = next((s for s in table.sheets if s.key == key), None)
        cites = (sheet.cites if sheet is not None else ()) or cites
    if row.line is None:
        return cites
    for cite in cites:
        if cite.first is not None and cite.first <= row.line <= (cite.last or cite.first):
            return (Cite(cite.document, cite.heading, row.line, row.line),)
    first = next((cite for cite in cites if cite.document), None)
    return cites if first is None else (Cite(first.document, first.heading, row.line, row.line),)


def _records(kind: str, model: Model) -> Json:
    is_acted = kind in acted_by(model)
    return [_record(record, is_acted, model) for record in model.records[kind]]


def _record(record: Record, is_acted: bool, model: Model) -> Json:
    cites = record.cites
    shown: dict[str, Json] = {
        "key": record.name if record.number is None else record.number,
        "title": record.title,
    }
    if record.number is not None:
        shown["name"] = record.name
    if record.line is not None:
        shown["line"] = record.line
    after: dict[str, Json] = dict(provenance(record, model))
    touched = model.touches(record)
    if touched:
        after["touches"] = [{"function": t.function, "sort": t.sort} for t in touched]
    if is_acted:
        after["act" if has_act(model, record) else "not_carried_out"] = True
    if record.works_by:
        after["works_by"] = [f"{model.kinds[w.kind].word} {w.name}" if w.kind else w.name for w in record.works_by]
    after |= act_of(model, record.kind, record.name)
    for name, given in record.values:
        shown[_free(name, {**shown, **after})] = value(given, model, cites)
    return shown | after


def _constant(constant: Constant, model: Model) -> Json:
    return {
        "label": words(constant.label, model),
        **type_and_unit(constant.type),
        "value": value(constant.value, model),
        **provenance(constant, model),
    }


_MATTERS = {True: "much", False: "little", None: None}


def _ruling(ruling: Ruling, fills: tuple[str, ...], model: Model) -> Json:
    readings: list[Json] = [
        {
            "name": reading.name,
            "value": None if reading.value is None else value(reading.value, model),
            "label": words(reading.label, model),
            "cites": citations(reading.cites),
        }
        for reading in ruling.readings
    ]
    return {
        "key": ruling.name,
        "kind": ruling.sort,
        "title": words(ruling.label, model),
        "readings": readings,
        "take": ruling.take,
        "because": words(ruling.because, model),
        "fills": list(fills),
        "matters": _MATTERS[ruling.much],
        **provenance(ruling, model),
    }


def _example(key: str, example: Example, model: Model) -> Json:
    given: list[Json] = [
        {"path": ".".join((s.root, *s.path)), "value": value(s.value, model)} for s in example.settings
    ]
    stated: list[Json] = [_statement(one, model) for one in example.stated]
    answered: list[Json] = [{"name": one.name, "value": value(one.value, model)} for one in example.answered]
    thrown: list[Json] = [{"name": one.name or None, "face": one.face} for one in example.thrown]
    return {
        "key": key,
        "title": example.title,
        "of": example.of or None,
        "given": given,
        **({"stated": stated} if stated else {}),
        **({"thrown": thrown} if thrown else {}),
        **({"answered": answered} if answered else {}),
        "expect": [show_expr(e.test, model.measures) for e in example.expectations],
        **provenance(example, model),
        "cites": citations(example_cites(model, example)),
    }


def _pending(one: Pending, model: Model) -> Json:
    shown: dict[str, Json] = {"key": one.name, "title": one.title, "needs": one.needs, "cites": citations(one.cites)}
    return shown


def _sheet(leaf: Leaf) -> Json:
    shown: list[Json] = []
    for part in leaf.parts:
        odds: dict[str, Json] = {}
        if part.odds is not None:
            chosen: Json = {name: list(values) for name, values in part.odds.over}
            odds = {"odds": part.odds.roll, "over": chosen}
        shown.append({"title": part.title, "shows": list(part.shows), "beside": list(part.beside), **odds})
    return {"title": leaf.title, "of": leaf.of or None, "parts": shown}


def _statement(one: Statement, model: Model) -> str:
    given = [] if one.arguments is None else [show_expr(argument, model.measures) for argument in one.arguments]
    return f"{'' if one.holds else 'not '}{one.fact}{'(' + ', '.join(given) + ')' if given else ''}"


def _counts(model: Model) -> dict[str, Json]:
    return {
        "declarations": len(model.order),
        **carried_out_counts(model),
        "examples": len(model.examples),
        "rulings": len(model.rulings),
        "pending": len(model.pending),
    }
