"""What a pack says in place of those it builds on: declarations, rows of tables, steps of sequences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulec.backends.export.values import Json, cell, citations, value, words
from rulec.sema.model import Declared, Example, Model
from rulec.sema.model.overrides import LeftOut, Replaced, RowChanged, StepChanged


def changes(model: Model) -> Json:
    """All of it; empty lists and objects in a pack that builds on no other. The nearest parent comes first."""
    found = model.changes
    return {
        "replaced": [
            _replaced(model, here, sort, name, befores)
            for (sort, name), befores in found.replaced.items()
            # an example goes with the declaration in which it stood
            if (here := next((one for one in _declared(model, sort) if _name(one) == name), None)) is not None
        ],
        "tables": {name: [_row(model, one) for one in rows] for name, rows in found.rows.items() if rows},
        "sequences": {name: [_step(model, one) for one in steps] for name, steps in found.steps.items() if steps},
        "left_out": [_left_out(model, one) for one in found.left_out],
    }


def _replaced(model: Model, here: Declared, sort: str, name: str, befores: tuple[Replaced, ...]) -> Json:
    return {
        "sort": sort,
        "name": name,
        "pack": here.pack,
        "in_place_of": [
            {"pack": one.pack, "value": None if one.value is None else value(one.value, model)}
            for one in reversed(befores)
        ],
    }


def _left_out(model: Model, one: LeftOut) -> Json:
    return {
        "kind": one.kind,
        "entries": [{"key": key, "title": title} for key, title in one.entries],
        "pack": one.pack,
        "of": one.parent,
        "label": None if one.label is None else words(one.label, model),
        "about": [words(text, model) for text in one.about],
        "cites": citations(one.cites),
    }


def _declared(model: Model, sort: str) -> Iterator[Declared]:
    """All declarations of a sort."""
    if sort.startswith("record "):
        yield from model.records.get(sort.removeprefix("record "), ())
        return
    deeds = model.deeds
    by_sort: dict[str, Mapping[str, Declared]] = {
        "enum": model.enums,
        "scale": model.enums,
        "kind": model.kinds,
        "constant": model.constants,
        "quantity": model.quantities,
        "value": model.values,
        "fact": model.facts,
        "roll": model.rolls,
        "ruling": model.rulings,
        "example": model.examples,
        "solve": model.solves,
        "decide": model.decides,
        "die": model.dice,
        "state": {deeds.state.name: deeds.state} if deeds is not None and deeds.state is not None else {},
        "process": deeds.processes if deeds is not None else {},
        "sequence": deeds.sequences if deeds is not None else {},
        "variant": deeds.variants if deeds is not None else {},
    }
    yield from by_sort.get(sort, {}).values()


def _name(declared: Declared) -> str:
    """Examples are replaced by their titles, all else by name."""
    return declared.title if isinstance(declared, Example) else declared.name


def _row(model: Model, one: RowChanged) -> Json:
    return {
        "op": one.verb,
        "row": list(one.words),
        "column": one.word or None,
        "was": None if one.was is None or one.was.state == "left_out" else cell(one.was, model, one.cites),
        "pack": one.pack,
        "cites": citations(one.cites),
    }


def _step(model: Model, one: StepChanged) -> Json:
    return {
        "op": one.verb,
        "step": one.number,
        "label": words(one.label, model),
        "pack": model.changes.files.get(one.span.source.path, model.pack),
        "cites": citations(one.cites),
    }
