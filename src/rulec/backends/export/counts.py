"""Counts of what is carried out and of what the rules of a game read."""

from __future__ import annotations

from rulec.backends.export.values import Json
from rulec.sema.model import Model
from rulec.sema.summaries.carried_out import acted_by, carried_out, has_act
from rulec.sema.summaries.reads import counted_values, read_in_game


def carried_out_counts(model: Model) -> dict[str, Json]:
    """The entries that are not carried out; how many are of each kind that players act by; and how many of the values
    that entries give, and of the columns of tables, a rule of a game reads, with the names of those that none reads.
    """
    reading = read_in_game(model)
    executed = carried_out(model, reading)
    entries = [record for group in model.records.values() for record in group]
    left: list[Json] = [
        f"{model.kinds[record.kind].word}:{record.name}"
        for record in entries
        if (record.kind, record.name) not in executed
    ]
    acts: dict[str, Json] = {}
    for name in acted_by(model):
        records = model.records.get(name, ())
        done = sum(has_act(model, record) for record in records)
        acts[model.kinds[name].word] = {"carried_out": done, "all": len(records)}
    values: dict[str, list[bool]] = {}
    for record, kind, field, value in counted_values(model):
        values.setdefault(f"{kind.word}.{field.name}", []).append(reading.reads(record, field, value))
    columns = [f"{table.name}.{column.name}" for table in model.tables.values() for column in table.columns]
    unread = [name for name in columns if tuple(name.split(".")) not in reading.columns]
    read_tables = {table for table, _ in reading.columns}
    fields: dict[str, Json] = {
        "read": sum(map(sum, values.values())),
        "all": sum(map(len, values.values())),
        "unread": [name for name, is_read in values.items() if not any(is_read)],
        "partly_read": [name for name, is_read in values.items() if any(is_read) and not all(is_read)],
    }
    return {
        "records": len(entries),
        "unexecuted_records": left,
        "acts": acts,
        "fields": fields,
        "columns": {"read": len(columns) - len(unread), "all": len(columns), "unread": list(unread)},
        "tables": len(model.tables),
        "unread_tables": [name for name in model.tables if name not in read_tables],
    }
