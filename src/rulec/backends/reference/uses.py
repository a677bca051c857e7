"""Collect references between declarations in both directions, in source order, by one walk over the model."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import partial

from rulec.backends.reference.page_places import Ref, ref_of
from rulec.base.diagnostics import Report
from rulec.base.memory import Difference, Memory
from rulec.base.records import dataclass, field
from rulec.base.tree import children
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.model import (
    CellValue,
    Cite,
    Contribution,
    Declared,
    Kind,
    Model,
    Origin,
    Record,
    Solve,
    Table,
    Tallied,
    places,
)
from rulec.sema.summaries.carried_out import carried_out
from rulec.sema.summaries.uses import cites_of, declarations, seen_by_facts
from rulec.sema.summaries.walks import walk

MERE = ("kind", "enum", "measure", "die", "ruling", "example")
"""Sorts of declarations whose pages list only citations."""


@dataclass(frozen=True)
class Uses:
    """References between declarations.

    `forward[a]` are the references that `a` reads, `backward[b]` the readers of `b`. `direct` omits those read only by
    rows of condition tables. `executed` are the entries that are carried out; `citations` are the cited places of each
    reference.
    """

    forward: dict[Ref, dict[Ref, None]]
    backward: dict[Ref, dict[Ref, None]]
    executed: frozenset[tuple[str, str]]
    citations: dict[Ref, tuple[Cite, ...]]
    noted: dict[Ref, dict[Ref, None]] = field(default_factory=dict)  # the events that statements note
    direct: dict[Ref, dict[Ref, None]] = field(default_factory=dict)

    def of(self, ref: Ref, *sorts: str) -> list[Ref]:
        """Return the references of these sorts that a declaration reads."""
        return [r for r in self.forward.get(ref, {}) if r[0] in sorts]

    def named(self, ref: Ref, *sorts: str) -> list[Ref]:
        """Return the references of these sorts that a declaration reads outside condition tables."""
        return [r for r in self.direct.get(ref, {}) if r[0] in sorts]

    def by(self, ref: Ref, *sorts: str) -> list[Ref]:
        """Return the readers of these sorts."""
        return [r for r in self.backward.get(ref, {}) if r[0] in sorts]

    def is_executed(self, record: Record) -> bool:
        """Return whether an entry changes something, or a rule reads it or one of its fields."""
        return (record.kind, record.name) in self.executed


@dataclass(frozen=True)
class _Own:
    """The references of one declaration, with and without rows of tables; its citations, and the events that it
    notes."""

    mentioned: dict[Ref, None]
    direct: dict[Ref, None]
    cites: tuple[Cite, ...]
    noted: dict[Ref, None]


def find_uses(model: Model, memory: Memory | None = None) -> Uses:
    """Walk the model once. *memory* reuses the references of unchanged declarations."""
    seen = memory.hub("model", model) if memory is not None else model
    forward: dict[Ref, dict[Ref, None]] = {}
    citations: dict[Ref, tuple[Cite, ...]] = {}
    noted: dict[Ref, dict[Ref, None]] = {}
    direct: dict[Ref, dict[Ref, None]] = {}
    for named, declared in declarations(model):
        owner = ref_of(declared)
        into = forward.setdefault(owner, {})
        makes = partial(_own, declared, named[0] in MERE, seen)
        if memory is None:
            own = makes(Report())
        else:
            key = "uses", type(declared), *named
            own = memory.unit(key, (declared,), Report(), makes, Difference.NONE)
        into.update((found, None) for found in own.mentioned if found != owner)
        if named[0] not in MERE:
            direct.setdefault(owner, {}).update((found, None) for found in own.direct if found != owner)
        cites = dict.fromkeys((*citations.get(owner, ()), *own.cites))
        citations[owner] = places(cites)
        into.update((("ruling", cite.ruling), None) for cite in cites if cite.ruling)
        noted.setdefault(owner, {}).update(own.noted)
    citations |= {("pending", name): pending.cites for name, pending in model.pending.items()}
    away = tuple(cite for one in model.changes.left_out if one.pack == model.pack for cite in one.cites)
    if away:
        citations["page", "differences"] = away
    backward: dict[Ref, dict[Ref, None]] = {}
    for owner, found_refs in forward.items():
        for found in found_refs:
            backward.setdefault(found, {})[owner] = None
    return Uses(forward, backward, carried_out(model), citations, noted, direct)


def _own(declared: Declared, mere: bool, model: Model, report: Report) -> _Own:
    processes = model.all_deeds.processes
    mentioned = dict.fromkeys(_mentioned_by_mere(declared) if mere else _mentioned(declared, processes))
    direct = dict.fromkeys(() if mere else _mentioned(declared, processes, rows=False))
    lines = walk(getattr(declared, "body", ()))
    notes = [("event", line.event) for line in lines if isinstance(line, d.NoteEvent)]
    return _Own(mentioned, direct, tuple(cites_of(declared)), dict.fromkeys(notes))


def _mentioned_by_mere(declared: Declared) -> Iterator[Ref]:
    """Yield the references of a declaration that computes nothing."""
    if isinstance(declared, Kind):
        yield from (("function", fact) for fact in seen_by_facts(declared))


def _mentioned(node: object, processes: Container[str], rows: bool = True) -> Iterator[Ref]:
    """Yield the references in a node; with *rows*, also those in rows of condition tables."""
    match node:
        case e.CallTo(name=name):
            yield ("process" if name in processes else "function", name)
        case e.Happened(event=event) | d.NoteEvent(event=event):
            yield ("event", event)
        case d.Sequence(notes=events):
            yield from (("event", event) for event in events)
        case e.StateRef(name=name):
            yield ("state", name)
        case e.VariantOn(name=name):
            yield ("variant", name)
        case e.Lookup(table=table):
            yield ("table", table)
        case e.RulingRef(name=name):
            yield ("ruling", name)
        case e.ConstantRef(name=name):
            yield ("constant", name)
        case e.RecordLit(kind=kind, key=key):
            yield ("record", f"{kind}/{key}")
        case CellValue(ruling=str(ruling)):
            yield ("ruling", ruling)
        case d.Run(process=process) | d.RunEach(process=process):
            yield ("process", process)
        case d.Weigh(solve=solve):
            yield ("solve", solve)
        case d.ForbidOf(kind=kind, keys=keys):
            yield from (("record", f"{kind}/{key}") for key in keys)
        case Solve(functions=functions):
            yield from (("function", name) for name in functions)
        case d.Upon(machine=machine, event=event) if machine:
            yield ("event", event)
        case Contribution(tallied=Tallied(table=table)) if not rows:
            yield ("table", table)
            return
        case Tallied(table=table):
            yield ("table", table)
            return
        case Table(rows=lines):
            yield from (found for row in lines for found in _mentioned(row, processes, rows))
            return
        # the page names the entry that contributes a clause, so it is no reference of the clause
        case Origin(carries=carries, when=when):
            parts = (carries.of if isinstance(carries, e.Carries) else None, when)
            yield from (found for part in parts if part is not None for found in _mentioned(part, processes, rows))
            return
    for child in children(node):
        yield from _mentioned(child, processes, rows)
