"""The entries that are *carried out*.

An entry of a kind by which players act is carried out if an act or a rule does its work. An entry for a thing in play
is carried out if a rule of a game reads its kind, any other entry if a rule reads the entry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.types import KindType
from rulec.sema.expr import Collection, Expr, NoneLit, NumberLit, TextLit, TruthLit
from rulec.sema.model import Model, Record
from rulec.sema.summaries.reads import ASKED, Reading, read_in_game
from rulec.sema.summaries.uses import Named

if TYPE_CHECKING:
    from collections.abc import Iterator


def acted_by(model: Model) -> tuple[str, ...]:
    """Return the kinds by whose entries players act: kinds with an act first, then kinds declared as such."""
    acts = {kind for kind, _ in model.all_deeds.acts}
    named = [name for name, kind in model.kinds.items() if kind.acted_by or name in acts]
    return tuple(sorted(named, key=lambda name: name not in acts))


def has_act(model: Model, record: Record) -> bool:
    """Return whether an entry has an act of its own or names the rules that do its work."""
    return bool(record.works_by) or (record.kind, record.name) in model.all_deeds.acts


def carried_out(model: Model, reading: Reading | None = None) -> frozenset[Named]:
    """Return the carried-out entries as (kind, key). `reading` is the reads of the rules of a game."""
    reading = reading or read_in_game(model)
    acted = set(acted_by(model))
    tables = {table for table, _ in reading.columns}
    keys = {named for name in tables & set(model.tables) for named in _keys_of(model, name)}
    found: set[Named] = set()
    for kind, records in model.records.items():
        fields = {field.name: field for field in model.kinds[kind].fields}
        usual = {name for name, f in fields.items() if (f.owner, name) in reading.fields and _says_something(f.default)}
        is_thing = not model.kinds[kind].listed and any((f.owner, name) in reading.fields for name, f in fields.items())
        for record in records:
            named = (kind, record.name)
            is_so = has_act(model, record)
            if not is_so and kind not in acted:
                is_so = (
                    named in reading.named
                    or named in keys
                    or any(reading.reads(record, fields[name], value) for name, value in record.values)
                    or not usual <= {name for name, _ in record.values}  # it keeps a default that rules read
                    or is_thing
                )
            if is_so:
                found.add(named)
    return frozenset(found)


def _says_something(default: Expr | None) -> bool:
    # else: it says something
    match default:
        case None | NoneLit() | TruthLit(value=False) | TextLit(value="") | Collection(items=()):
            return False
        case NumberLit(value=value):
            return value != 0
        case _:
            return True


def _keys_of(model: Model, table_name: str) -> Iterator[Named]:
    table = model.tables[table_name]
    for at, column in enumerate(table.keys):
        if not isinstance(column.type, KindType):
            continue
        records = model.records.get(column.type.name, ())
        for row in table.rows:
            if not row.keys[at].any_of:
                yield from ((r.kind, r.name) for r in records if row.keys[at].covers(r.position))


def check_works_by(model: Model, report: Report) -> None:
    """Report an entry with `works by` that also has an act, and names in it that no turn carries out."""
    told = [record for records in model.records.values() for record in records if record.works_by]
    if not told:
        return
    rules = {name for sort, name in read_in_game(model).rules if sort not in ("record", *ASKED)}
    acts = model.all_deeds.acts
    rules.update(model.all_deeds.variants)
    for record in told:
        if (record.kind, record.name) in acts:
            report.error(
                "R0690",
                f"the {model.kinds[record.kind].word} `{record.name}` has an act of its own",
                record.works_by[0].span,
                "works by itself",
                hint="take the line away: an entry without an act says so what carries it out",
            )
        for works in record.works_by:
            if works.kind and (works.kind, works.name) not in acts:
                report.error(
                    "R0691",
                    f"the {model.kinds[works.kind].word} `{works.name}` has no act",
                    works.span,
                    "nothing is done by this",
                    hint="name an entry that says who gives it, `by …`; without one this is not carried out yet",
                )
            elif not works.kind and works.name not in rules:
                report.error(
                    "R0691",
                    f"no turn asks `{works.name}`",
                    works.span,
                    "nothing is done by this",
                    hint="name a rule that a turn carries out or asks; without one this is not carried out yet",
                )
