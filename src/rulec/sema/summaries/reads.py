"""The reads of rules: fields of entries, cells of tables, and entries that rules name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulec.base.memory import once_a_model
from rulec.base.records import dataclass, field
from rulec.base.tree import all_of
from rulec.base.types import TEXT, KindType
from rulec.sema import deeds as d
from rulec.sema.expr import CallTo, Carries, ConstantRef, Expr, Field, Lookup, New, RecordLit, RulingRef, walk
from rulec.sema.model import Contribution, FieldOf, Kind, Model, Need, Record, clauses
from rulec.sema.sorts import sort_of
from rulec.sema.summaries.effects import runs
from rulec.sema.summaries.uses import Named, bodies, in_play, seen_by_facts, worked_out
from rulec.sema.typing.names import inner

ASKED = ("column", "constant", "ruling")
"""Sorts of declarations that have an effect only if a rule reads them."""
_LEADING_ON: tuple[type[Expr], ...] = (CallTo, Lookup, ConstantRef, RulingRef)  # else: it leads to no rule
_READING: tuple[type[Expr], ...] = (Field, Carries, RecordLit, New, Lookup)  # else: it reads nothing of entries


@dataclass(slots=True)
class Reading:
    """The reads of a set of rules.

    - `rules`: the names of the rules
    - `named`: entries, as (kind, key), that they name or that modify them
    - `fields`: (kind that declares it, field)
    - `fields_of`: a field of one entry, (kind, key, field)
    - `asked_for`: entries for which a rule tests membership in a field, (kind of the field, field, kind, key)
    - `columns`: (table, column)
    """

    rules: set[Named]
    named: set[Named] = field(default_factory=set)
    fields: set[tuple[str, str]] = field(default_factory=set)
    fields_of: set[tuple[str, str, str]] = field(default_factory=set)
    asked_for: set[tuple[str, str, str, str]] = field(default_factory=set)
    columns: set[tuple[str, str]] = field(default_factory=set)

    def reads(self, record: Record, of: FieldOf, value: Expr) -> bool:
        """Return whether a rule reads the value of a field of an entry."""
        return (
            (of.owner, of.name) in self.fields
            or (record.kind, record.name, of.name) in self.fields_of
            or any(
                isinstance(part, RecordLit) and (of.owner, of.name, part.kind, part.key) in self.asked_for
                for part in walk(value)
            )
        )


def counted_values(model: Model) -> Iterator[tuple[Record, Kind, FieldOf, Expr]]:
    """Yield every value that an entry gives for a field.

    Texts and the field `number` are left out: they only name the entry.
    """
    for kind_name, records in model.records.items():
        kind = model.kinds[kind_name]
        fields = {field.name: field for field in kind.fields if inner(field.type) != TEXT and field.name != "number"}
        for record in records:
            for name, value in record.values:
                if name in fields:
                    yield record, kind, fields[name], value


@once_a_model
def read_in_game(model: Model) -> Reading:
    """Return the reads of the rules that a game executes.

    The roots are processes at the beginning, the steps of a turn, acts, and facts that decide visibility. In a pack
    without a turn every rule counts.
    """
    deeds = model.all_deeds
    if not deeds.sequences:
        return read_at_all(model)
    begun = [("process", process.name) for process in deeds.processes.values() if process.begins]
    acts = [("record", f"{act.kind}:{act.key}") for act in deeds.acts.values()]
    told = [("fact", fact) for kind in model.kinds.values() for fact in seen_by_facts(kind)]
    return _reading(model, [*begun, ("sequence", next(iter(deeds.sequences))), *acts, *told])


@once_a_model
def read_at_all(model: Model) -> Reading:
    """Return the reads of all rules of the pack."""
    return _reading(model, None)


def _reached(
    model: Model, parts: dict[Named, list[Expr]], runs: dict[Named, list[Named]], begun: Iterable[Named]
) -> set[Named]:
    """Return the root rules and all rules that they reach."""
    # Only what a call may name: an event may have the name of a function.
    homes = {function.name: (sort_of(function), function.name) for function in model.functions}
    homes |= {name: ("process", name) for name in model.all_deeds.processes}
    found: set[Named] = set()
    todo = list(begun)
    while todo:
        at = todo.pop()
        if at in found:
            continue
        found.add(at)
        todo += runs.get(at, ())
        for whole in parts.get(at, ()):
            for part in (part for kind in _LEADING_ON for part in all_of(whole, kind)):
                # else: left out by `_LEADING_ON`
                match part:
                    case CallTo(name=name) if name in homes:
                        todo.append(homes[name])
                    case Lookup(table=table, column=column):
                        todo.append(("column", f"{table}.{column}"))
                    case ConstantRef(name=name):
                        todo.append(("constant", name))
                    case RulingRef(name=name):
                        todo.append(("ruling", name))
    return found


def _parts(model: Model) -> dict[Named, list[Expr]]:
    """Return the expressions of each rule. Views, texts and examples only show, so they are left out."""
    views = model.view_parts()
    found: dict[Named, list[Expr]] = {
        (sort_of(function), function.name): list(worked_out(function))
        for function in model.functions
        if function.name not in views
    }
    for name in model.all_deeds.processes:
        found["process", name] = []
    for named, node in in_play(model):
        if named[0] != "example":
            found.setdefault(named, []).extend(worked_out(node))
    for name, constant in model.constants.items():
        found["constant", name] = [constant.value]
    for name, ruling in model.rulings.items():
        taken = model.ruling_value(name) if ruling.type is not None else None
        found["ruling", name] = [taken] if taken is not None else []
    for table in model.tables.values():
        for at, column in enumerate(table.columns):
            cells = [row.cells[at].value for row in table.rows]
            found["column", f"{table.name}.{column.name}"] = [
                cell for cell in (*cells, column.default) if cell is not None
            ]
    return found


def _runs(model: Model) -> dict[Named, list[Named]]:
    """Return the processes that each declaration runs, and the triggers of the events that it notes."""
    deeds = model.all_deeds
    found: dict[Named, list[Named]] = {}
    for named, body in bodies(model):
        goes_on = found.setdefault(named, [])
        goes_on += (("process" if name in deeds.processes else "upon", name) for name in runs(body, deeds.upons))
    for sequence in deeds.sequences.values():
        items = [item for stage in sequence.stages for item in stage.items]
        found["sequence", sequence.name] = [("process", i.process) for i in items if isinstance(i, d.RunEach)]
    return found


def _reading(model: Model, begun: Iterable[Named] | None) -> Reading:
    """Return the reads of the root rules and all that they call; of all rules if `begun` is None."""
    parts = _parts(model)
    rules = _reached(model, parts, _runs(model), [at for at in parts if at[0] not in ASKED] if begun is None else begun)
    found = Reading(rules)
    owners = {(kind.name, field.name): field.owner for kind in model.kinds.values() for field in kind.fields}
    for at in rules:
        if at[0] == "column":
            table, _, column = at[1].partition(".")
            found.columns.add((table, column))
        for whole in parts.get(at, ()):
            for part in (part for kind in _READING for part in all_of(whole, kind)):
                # else: left out by `_READING`
                match part:
                    case Field(of=RecordLit(kind=kind, key=key), name=name):
                        found.fields_of.add((kind, key, name))
                    case Field(kind=kind, name=name):
                        found.fields.add((kind, name))
                    case Carries(of=of, field_name=name, record=RecordLit(kind=kind, key=key)) if name:
                        holder = inner(of.type)
                        assert isinstance(holder, KindType), holder
                        found.asked_for.add((owners[holder.name, name], name, kind, key))
                    case RecordLit(kind=kind, key=key) | New(kind=kind, record=str(key)):
                        found.named.add((kind, key))
                    case Lookup(table=table, column=column):
                        found.columns.add((table, column))
    for function in model.functions:
        if (sort_of(function), function.name) in rules:
            for _, clause in clauses(function):
                found.named.add((clause.origin.kind, clause.origin.record))
                if isinstance(clause, Contribution) and clause.tallied is not None:
                    found.columns.add((clause.tallied.table, clause.tallied.row))
                elif isinstance(clause, Need):
                    found.named.update((waiver.origin.kind, waiver.origin.record) for waiver in clause.waivers)
    for act in model.all_deeds.acts.values():
        found.fields_of.update((act.kind, act.key, name) for name in act.settled_by)
        for need in (*act.opens, *act.needs):
            found.named.update((waiver.origin.kind, waiver.origin.record) for waiver in need.waivers)
        alone = model.kinds[act.kind].sole_by
        if alone is not None:
            found.fields.add((owners[act.kind, alone], alone))
        at_kind = next((p.type for p in act.parameters if p.name == act.actor), None)
        for name in act.owner_field:  # the path from the acting thing to its player
            if isinstance(at_kind, KindType):
                found.fields.add((owners[at_kind.name, name], name))
                field = next(f for f in model.kinds[at_kind.name].fields if f.name == name)
                at_kind = field.type
    return found
