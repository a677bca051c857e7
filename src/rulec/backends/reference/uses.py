"""Who uses what: one walk over the model gives every link forwards and backwards, in source order."""

from __future__ import annotations

from collections.abc import Iterable

from rulec.backends.reference.site import Ref
from rulec.backends.reference.uses_deeds import deed_uses
from rulec.base.records import dataclass, field
from rulec.sema import expr as e
from rulec.sema.analysis.carried_out import carried_out
from rulec.sema.model import (
    Case,
    Cite,
    Contribution,
    Decide,
    Declared,
    Fact,
    Function,
    HolePart,
    Model,
    Need,
    Quantity,
    Record,
    Roll,
    Ruling,
    Table,
    ValueOf,
    ViewPart,
    Words,
)


@dataclass(frozen=True)
class Uses:
    """`forward[a]` are the things that `a` reads, `backward[b]` those that read `b`.

    `executed` are the entries that are carried out; `citations` says for each thing which places it cites.
    """

    forward: dict[Ref, dict[Ref, None]]
    backward: dict[Ref, dict[Ref, None]]
    executed: frozenset[tuple[str, str]]
    citations: dict[Ref, tuple[Cite, ...]]
    noted: dict[Ref, dict[Ref, None]] = field(default_factory=dict)  # the events that statements note

    def of(self, ref: Ref, *sorts: str) -> list[Ref]:
        """What a thing reads, of these sorts."""
        return [r for r in self.forward.get(ref, {}) if r[0] in sorts]

    def by(self, ref: Ref, *sorts: str) -> list[Ref]:
        """What reads a thing, of these sorts."""
        return [r for r in self.backward.get(ref, {}) if r[0] in sorts]

    def is_executed(self, record: Record) -> bool:
        """Whether an entry changes something, or some rule reads it or one of its fields."""
        return (record.kind, record.name) in self.executed


def find_uses(model: Model) -> Uses:
    """Walks everything once."""
    forward: dict[Ref, dict[Ref, None]] = {}
    citations: dict[Ref, tuple[Cite, ...]] = {}

    def note(owner: Ref, nodes: Iterable[e.Expr]) -> None:
        forward.setdefault(owner, {}).update(_all_named(owner, nodes))

    for function in model.functions:
        ref = ("view", function.view) if isinstance(function, ViewPart) else ("function", function.name)
        forward.setdefault(ref, {}).update(used_by(ref, function))
        citations[ref] = tuple(dict.fromkeys((*citations.get(ref, ()), *citations_of(function))))
    for solve in model.solves.values():
        ref = ("solve", solve.name)
        texts = (solve.label, *solve.about, *(text for circle in solve.circles for text in circle.about))
        note(ref, _holes(texts))
        forward[ref].update({("function", name): None for name in solve.functions})
        citations[ref] = (*solve.cites, *(cite for circle in solve.circles for cite in circle.cites))
    for view in model.views.values():
        ref = ("view", view.name)
        note(ref, _holes((view.label, *view.about)))
        told = (*view.cites, *(cite for away in view.gives_away for cite in away.cites))
        citations[ref] = tuple(dict.fromkeys((*citations.get(ref, ()), *told)))
    for table in model.tables.values():
        ref = ("table", table.name)
        cells = [cell for row in table.rows for cell in row.cells]
        note(ref, [cell.value for cell in cells if cell.value is not None])
        into = forward.setdefault(ref, {})
        into.update({("ruling", cell.ruling): None for cell in cells if cell.ruling})
        citations[ref] = citations_of(table)
    for records in model.records.values():
        for record in records:
            ref = ("record", f"{record.kind}/{record.name}")
            note(ref, [value for _, value in record.values] + _holes(record.about))
            citations[ref] = record.cites
    for ruling in model.rulings.values():
        ref = ("ruling", ruling.name)
        citations[ref] = citations_of(ruling)
    for sort, declared in _others(model):
        citations[sort, declared.name] = declared.cites
    citations |= {("pending", name): pending.cites for name, pending in model.pending.items()}
    away = tuple(cite for one in model.changes.left_out if one.pack == model.pack for cite in one.cites)
    if away:
        citations["page", "differences"] = away
    for constant in model.constants.values():
        note(("constant", constant.name), [constant.value])
    for owner, cites in citations.items():
        into = forward.setdefault(owner, {})
        into.update({("ruling", c.ruling): None for c in cites if c.ruling})

    noted: dict[Ref, dict[Ref, None]] = {}
    for owner, used in deed_uses(model.deeds) if model.deeds is not None else ():
        note(owner, used.nodes)
        forward.setdefault(owner, {}).update(dict.fromkeys((*used.refs, *used.noted)))
        noted.setdefault(owner, {}).update(dict.fromkeys(used.noted))
        citations[owner] = tuple(dict.fromkeys((*citations.get(owner, ()), *used.cites)))
        forward[owner].update({("ruling", c.ruling): None for c in used.cites if c.ruling})

    backward: dict[Ref, dict[Ref, None]] = {}
    for owner, found_refs in forward.items():
        for found in found_refs:
            backward.setdefault(found, {})[owner] = None
    return Uses(forward, backward, carried_out(model), citations, noted)


def used_by(ref: Ref, function: Function) -> dict[Ref, None]:
    """What a function reads, but for the rulings that it cites."""
    found = _all_named(ref, function_nodes(function))
    clauses = _with_origin(function)
    for clause in clauses:
        if isinstance(clause, Contribution) and clause.tallied is not None:
            found["table", clause.tallied.table] = None
    carried = [c.origin.carries for c in clauses]
    found.update(_all_named(ref, [node.of for node in carried if isinstance(node, e.Carries)]))
    return found


def _all_named(owner: Ref, nodes: Iterable[e.Expr]) -> dict[Ref, None]:
    """What is named within some nodes, but for the thing itself."""
    named = [found for top in nodes for node in e.walk(top) if (found := _named(node)) is not None]
    return dict.fromkeys(found for found in named if found != owner)


def function_nodes(function: Function) -> list[e.Expr]:
    """Every expression of a function, labels' holes too; not the hidden conditions of who carries what."""
    found: list[e.Expr] = _holes((function.label, *function.about))
    match function:
        case Quantity():
            for step in function.steps:
                found += _holes((step.label, *step.about))
                for contribution in step.contributions:
                    found += _contribution_nodes(contribution)
            found += [f.at_most for f in function.families if f.at_most is not None]
            if function.bounds is not None:
                found += [function.bounds.low, function.bounds.high, *_holes((function.bounds.label,))]
        case ValueOf():
            found += [function.on] if function.on is not None else []
            if isinstance(function, Roll):
                for one in function.throws:
                    found += [one.value, *([one.again] if one.again is not None else []), *_holes((one.label,))]
            for case in function.cases:
                found += _case_nodes(case)
            if isinstance(function, Decide):
                found += _holes((function.denial,))
        case Fact():
            found += _holes((function.denial, function.judged.question if function.judged else None))
            last = (function.otherwise,) if function.otherwise else ()
            for case in (*function.denies, *function.allows, *function.holds, *last):
                found += _case_nodes(case)
            for need in function.needs:
                found += [n for n in (need.test, need.when, need.origin.when) if n is not None]
                found += _holes((need.sentence,))
                for waiver in need.waivers:
                    found += [waiver.origin.when] if waiver.origin.when is not None else []
                    found += _holes((waiver.label,))
    return found


def _contribution_nodes(c: Contribution) -> list[e.Expr]:
    found = [c.amount, *([c.limit[1]] if c.limit else [])]
    if c.each is not None:
        found += [c.each.source, *([c.each.where] if c.each.where is not None else [])]
    found += [n for n in (c.origin.when, c.when) if n is not None]
    return found + _holes((c.label,))


def _case_nodes(c: Case) -> list[e.Expr]:
    found = [n for n in (c.origin.when, c.test, c.answer) if n is not None]
    return found + _holes((c.label,))


def _holes(texts: Iterable[Words | None]) -> list[e.Expr]:
    return [p.value for t in texts if t is not None for p in t.parts if isinstance(p, HolePart)]


def _with_origin(function: Function) -> list[Contribution | Case | Need]:
    if isinstance(function, Quantity):
        return [c for step in function.steps for c in step.contributions]
    if isinstance(function, ValueOf):
        return list(function.cases)
    return [*function.denies, *function.allows, *function.holds, *function.needs]


def citations_of(thing: Declared) -> tuple[Cite, ...]:
    """The places that a thing cites, its parts included."""
    match thing:
        case Quantity() | ValueOf() | Fact():
            return _function_cites(thing)
        case Table():
            return (*thing.cites, *(c for sheet in thing.sheets for c in sheet.cites))
        case Ruling():
            return (*thing.cites, *(c for reading in thing.readings for c in reading.cites))
        case _:
            return thing.cites


def _function_cites(function: Function) -> tuple[Cite, ...]:
    found: dict[Cite, None] = dict.fromkeys(function.cites)
    for clause in _with_origin(function):
        found.update(dict.fromkeys(clause.cites))
        if isinstance(clause, Need):
            found.update(dict.fromkeys(c for w in clause.waivers for c in w.cites))
    if isinstance(function, Quantity):
        for step in function.steps:
            found.update(dict.fromkeys((*step.cites, *(step.round.cites if step.round else ()))))
        if function.bounds is not None:
            found.update(dict.fromkeys(function.bounds.cites))
    return tuple(found)


def _named(node: e.Expr) -> Ref | None:
    """The thing that a node names, if it names one."""
    match node:
        case e.CallTo(name=name):
            return ("function", name)
        case e.Happened(event=event):
            return ("event", event)
        case e.StateRef(name=name):
            return ("state", name)
        case e.VariantOn(name=name):
            return ("variant", name)
        case e.Lookup(table=table):
            return ("table", table)
        case e.RulingRef(name=name):
            return ("ruling", name)
        case e.ConstantRef(name=name):
            return ("constant", name)
        case e.RecordLit(kind=kind, key=key):
            return ("record", f"{kind}/{key}")
        case _:
            return None


def _others(model: Model) -> list[tuple[str, Declared]]:
    """The rest of what cites: vocabulary and examples."""
    return [
        *(("kind", k) for k in model.kinds.values()),
        *(("enum", n) for n in model.enums.values()),
        *(("measure", m) for m in model.measures.values()),
        *(("constant", c) for c in model.constants.values()),
        *(("example", x) for x in model.examples.values()),
    ]
