"""Count the entries that are carried out, and the values that the rules of a game read."""

from __future__ import annotations

from rulec.backends.export.values import Json
from rulec.sema.model import Model
from rulec.sema.summaries.carried_out import acted_by, carried_out, has_act
from rulec.sema.summaries.reads import counted_values, read_in_game


def carried_out_counts(model: Model) -> dict[str, Json]:
    """Return counts of executed entries, read values and read columns, with the names of the rest.

    An entry is *carried out* if an act or another rule executes it. Kinds by which players act are counted one by one;
    values and columns are *read* if any rule of a game reads them.
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
