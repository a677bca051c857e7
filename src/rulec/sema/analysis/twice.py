"""Check for repeated amounts: a rule states an amount that a field of an entry it names also holds, and nothing reads
the field.

When one of them is changed, the other would keep the old amount.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulec.base.diagnostics import Place, Report
from rulec.base.tree import all_of
from rulec.base.types import PLAIN
from rulec.sema.expr import Expr, NumberLit, RecordLit
from rulec.sema.model import FieldOf, Model, Record, clauses
from rulec.sema.summaries.reads import counted_values, read_at_all
from rulec.sema.summaries.uses import Named, in_play, worked_out

Held = dict[Named, list[tuple[Record, FieldOf, NumberLit]]]


def check_twice(model: Model, report: Report) -> None:
    """Warn of each amount in a rule that an unread field of an entry named there also holds."""
    held = _held(model)
    if not held:
        return
    told: set[tuple[str, int]] = set()
    for whole, entries in _lines(model):
        named = [one for entry in entries for one in held.get(entry, ())]
        amounts = [part for one in whole for part in all_of(one, NumberLit)] if named else []
        for amount in amounts:
            found = next(((r, f, v) for r, f, v in named if _same(v, amount)), None)
            place = (amount.span.source.path, amount.span.start)
            if found is None or place in told:
                continue
            told.add(place)
            record, field, value = found
            report.warning(
                "R0692",
                f"`{record.name}.{field.name}` holds this amount, and no rule reads it",
                amount.span,
                "the same, typed a second time",
                related=(Place(value.span, "here it stands as a field"),),
                hint=f"write `{record.name}.{field.name}` here, so that a change of the field changes the rule",
                own=True,
            )


def _held(model: Model) -> Held:
    """Return the amounts in fields of entries that nothing reads, by entry."""
    reading = read_at_all(model)
    found: Held = {}
    for record, kind, field, value in counted_values(model):
        if kind.listed and isinstance(value, NumberLit) and value.value and not reading.reads(record, field, value):
            found.setdefault((record.kind, record.name), []).append((record, field, value))
    return found


def _same(held: NumberLit, stated: NumberLit) -> bool:
    """Return whether a rule states the amount of a field.

    The field may hold the plain number of an amount that has a measure in the rule. A plain 1 does not count: rules
    need it to turn a number into an amount.
    """
    if held.value != stated.value or stated.type == PLAIN:
        return False
    return held.type == stated.type or (held.type == PLAIN and held.value != 1)


def _lines(model: Model) -> Iterator[tuple[tuple[Expr, ...], list[Named]]]:
    """Yield the expressions of each clause, with the entries that they name.

    The entry in whose block a clause stands is left out: there the fields stand beside the clause.
    """
    for function in model.functions:
        for _, clause in clauses(function):
            wholes = worked_out(clause)
            yield wholes, [one for one in _named(wholes) if one != (clause.origin.kind, clause.origin.record)]
    for (sort, name), node in in_play(model):
        for whole in worked_out(node) if sort != "example" else ():
            yield (whole,), [one for one in _named([whole]) if sort != "record" or name != f"{one[0]}:{one[1]}"]


def _named(wholes: Iterable[Expr]) -> list[Named]:
    return [(part.kind, part.key) for whole in wholes for part in all_of(whole, RecordLit)]
