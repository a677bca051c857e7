"""Compute exported values that are no field of a record. `document_keys` refers to these functions by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulec.backends.export.document_writer import Computed, Writer, at
from rulec.backends.export.values import (
    Json,
    cell,
    entry_values,
    free,
    printed_columns,
    printed_rows,
    record_key,
    value,
)
from rulec.base.types import show_type
from rulec.sema import deeds as d
from rulec.sema import model as m
from rulec.sema.bodies.dependency_strata import strata
from rulec.sema.expr import Expr, all_of, conjuncts
from rulec.sema.model.overrides import Changes
from rulec.sema.sorts import BY_NAME, held
from rulec.sema.summaries.carried_out import acted_by, has_act
from rulec.sema.summaries.uses import example_cites, ruling_uses

_MATTERS = {True: "much", False: "little", None: None}


def _inherited(w: Writer, clause: Any, above: tuple[Any, ...]) -> tuple[m.Cite, ...]:
    """Return the citations of a clause, or those of its enclosing step, record or function."""
    block = next((one for one in reversed(above) if isinstance(one, m.Function)), None)
    own: tuple[m.Cite, ...] = clause.cites
    origin: m.Origin = clause.origin
    if own or block is None:
        return own
    if origin.is_own:
        step = above[-1]
        return (step.cites if isinstance(step, m.Step) else ()) or block.cites
    return w.model.record(origin.kind, origin.record).cites if origin.kind else ()


def _answer(w: Writer, clause: m.Contribution | m.Case, above: tuple[Any, ...]) -> Json:
    given = clause.amount if isinstance(clause, m.Contribution) else clause.answer
    return value(given, w.model, _inherited(w, clause, above))


def _condition(w: Writer, clause: Any, _: object) -> Json:
    """Return the conditions of the `modify` line and of the clause, joined into one text."""
    own = getattr(clause, "test" if isinstance(clause, m.Case) else "when", None)
    return w.text(all_of(conjuncts(clause.origin.when, own)))


def _waivers(w: Writer, need: m.Need, above: tuple[Any, ...]) -> Any:
    """Return the waivers of a need. Those of an act are abbreviated to plain objects."""
    if not isinstance(above[-1], d.Act):
        return need.waivers
    return [{"from": one.origin, "when": _condition(w, one, ()), "cites": one.cites} for one in need.waivers]


def _entry(w: Writer, record: m.Record, above: tuple[Any, ...]) -> Json:
    head, tail = (w.record(record, above, form) for form in ("head of an entry", "tail of an entry"))
    return head | free(entry_values(w.model, record), head | tail) | tail


def _carried_out(w: Writer, record: m.Record, _: object) -> Json:
    if record.kind not in w.known(acted_by):
        return None
    return {"act" if has_act(w.model, record) else "not_carried_out": True}


def _contributions(w: Writer, block: m.Quantity, above: tuple[Any, ...]) -> Any:
    return [w.record(one, (*above, block, step)) for step in block.steps for one in step.contributions]


def _thrown_on(_: object, roll: m.Roll, __: object) -> Expr | None:
    return next((one.value for one in roll.throws if one.name == m.THE_THROW), roll.on)


def _form(parts: tuple[d.NotationPart, ...]) -> str:
    """Return a notation as written in the rules: `7 {target} [{region}]`."""
    return "".join(
        part if isinstance(part, str) else f"{{{part.name}}}" if isinstance(part, d.Slot) else f"[{_form(part)}]"
        for part in parts
    )


def _replaced(w: Writer, changes: Changes, _: object) -> Any:
    return [
        {"sort": sort, "name": name, "pack": here.pack, "in_place_of": befores[::-1]}
        for (sort, name), befores in changes.replaced.items()
        # an example is replaced together with its declaration
        for here in _declared(w.model, sort, name)
    ]


def _declared(model: m.Model, sort: str, name: str) -> Iterator[m.Declared]:
    """Yield the declaration with this sort and name, if any. Replaced examples are found by title."""
    among: Any
    if sort.startswith("record "):
        among = model.records.get(sort.removeprefix("record "), ())
    elif sort == "state":
        among = (at(model, "deeds.state"),)
    else:
        among = held(model, BY_NAME["enum" if sort == "scale" else sort]).values()
    yield from [one for one in among if name == (one.title if sort == "example" else one.name)][:1]


COMPUTED: Mapping[str, Computed] = {
    # declarations and entries
    "foreign": lambda w, r, _: None if r.pack == w.model.pack else r.pack,
    "grain": lambda w, r, _: str(r.grain),
    "carried": lambda w, r, _: [{"kind": kind, "field": name} for kind, name in r.carried],
    "entry": _entry,
    "number_or_name": lambda w, r, _: r.name if r.number is None else r.number,
    "numbered_name": lambda w, r, _: None if r.number is None else r.name,
    "touches": lambda w, r, _: w.model.touches(r),
    "carried_out": _carried_out,
    "clauses": lambda w, r, _: w.model.all_deeds.acts.get((r.kind, r.name)),
    # tables
    "key_names": lambda w, r, _: [column.name for column in r.keys],
    "printed_columns": lambda w, r, _: printed_columns(r),
    "printed_rows": lambda w, r, _: printed_rows(w.model, r),
    "off_the_table": lambda w, r, _: r.off_the_table if r.off_value is None else value(r.off_value, w.model),
    "pairs": lambda w, r, _: r.unordered and "unordered",
    "column_parameters": lambda w, r, _: [m.Parameter(*each) for each in r.params],
    # functions
    "examples": lambda w, r, _: [key for key, one in w.model.examples.items() if one.of == r.name],
    "throws": lambda w, r, _: m.throws(r),
    "unit": lambda w, r, _: show_type(r.result),
    "contributions": _contributions,
    "step": lambda w, r, above: above[-1].name,
    "op": lambda w, r, _: r.verb.replace(" ", "_"),
    "answer": _answer,
    "condition": _condition,
    "inherited": _inherited,
    "limit": lambda w, r, _: r.limit and {f"{r.limit[0]}_to": value(r.limit[1], w.model)},
    "thrown_on": _thrown_on,
    "throw_name": lambda w, r, _: None if r.name == m.THE_THROW else r.name,
    "need_carries": lambda w, r, above: None if isinstance(above[-1], d.Act) else r.origin.carries,
    "waivers": _waivers,
    # solves and views
    "decides": lambda w, r, _: {name: w.model.decides[name] for name in r.decides},
    "undecided": lambda w, r, _: [name for name in r.functions if name not in r.decides],
    "strata": lambda w, r, _: strata(w.model, r),
    "ring": lambda w, r, _: {r.quantifier: r.among} if r.quantifier else None,
    "then": lambda w, r, _: r.then or "all",
    "asked_rows": lambda w, r, _: w.model.values[r.rows] if r.rows else None,
    "asked": lambda w, r, _: w.model.values[r.function],
    # statements, acts and sequences
    "upons": lambda w, r, _: [one for one in w.model.all_deeds.upons if one.event == r.name],
    "domain": lambda w, r, _: r.domain if r.range is None else {"from": r.range[0], "to": r.range[1]},
    "form": lambda w, r, _: _form(r.parts),
    "ranges": lambda w, r, _: [{"from": low, "to": high} for low, high in r.ranges],
    "forbidden": lambda w, r, _: [record_key(w.model, r.kind, key) for key in r.keys],
    "rank": lambda w, r, _: "highest" if r.highest else "lowest",
    "branches": lambda w, r, _: [{"when": test, "does": body} for test, body in r.branches],
    "listener": lambda w, r, _: "everyone" if r.who is None else r.who,
    "kind_word": lambda w, r, _: w.model.kinds[r.kind].word,
    # reasons and sheets
    "fills": lambda w, r, _: w.known(ruling_uses)[r.name],
    "matters": lambda w, r, _: _MATTERS[r.much],
    "example_cites": lambda w, r, _: example_cites(w.model, r),
    "path": lambda w, r, _: ".".join((r.root, *r.path)),
    "over": lambda w, r, _: dict(r.over),
    # overrides of parents
    "replaced": _replaced,
    "changed_tables": lambda w, r, _: {name: rows for name, rows in r.rows.items() if rows},
    "changed_sequences": lambda w, r, _: {name: steps for name, steps in r.steps.items() if steps},
    "cell_before": lambda w, r, _: (
        None if r.was is None or r.was.state == "left_out" else cell(r.was, w.model, r.cites)
    ),
    "pack_of_step": lambda w, r, _: w.model.changes.files.get(r.span.source.path, w.model.pack),
    "entries": lambda w, r, _: [{"key": key, "title": title} for key, title in r.entries],
}
