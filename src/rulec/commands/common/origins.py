"""Trace the origins of a number in packs with parents: the stating pack, and overridden statements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulec.backends.export.values import Json
from rulec.backends.reference.language.phrases import plain_phrases
from rulec.driver.worked_examples.walkthrough import entry_label
from rulec.sema.expr import Expr, Lookup, walk
from rulec.sema.model import Case, Contribution
from rulec.sema.sorts import BY_NAME, held

if TYPE_CHECKING:
    from rulec.base.spans import Span
    from rulec.ir.interp.breakdown import Breakdown, Line
    from rulec.sema.model import Declared, Model
    from rulec.sema.model.overrides import Replaced, RowChanged

MOST = 8  # maximum number of changed cells listed for a table


def origin_lines(model: Model, breakdown: Breakdown) -> list[str]:
    """Return a line for each rule involved, and for each of its lines contributed by another pack."""
    out: list[str] = []
    for each in _all(breakdown):
        declared = each.function.declared
        name = each.function.name
        out.append(f"  {name}: {held_line(model, declared, sort_of_name(model, name))}")
        home = model.changes.files.get(declared.span.source.path)
        for line in each.lines:
            if line.state != "applied":
                continue
            if model.changes.files.get(line.entry.span.source.path, home) != home:
                out.append(f"    {entry_label(model, line.entry)}: {_who(model, line.entry.span)}")
            for table, column in _read(line):
                changes = [one for one in model.changes.rows.get(table, ()) if one.word in ("", column) or not one.keys]
                out += [f"    table {table}: {_row(model, one)}" for one in changes[:MOST]]
    return list(dict.fromkeys(out))


def held_line(model: Model, declared: Declared, sort: str) -> str:
    """Return `The Cottage, rules/cottage/pay.rules line 3, in place of The Manor (8 levels)`."""
    replaced = model.changes.replaced.get((sort, declared.name), ())
    before = "".join(f", in place of {one.title}{_value(model, one)}" for one in reversed(replaced))
    return f"{_who(model, declared.span)}{before}"


def origin_json(model: Model, declared: Declared, sort: str) -> Json:
    """Return the stating pack and the packs that it overrides, the nearest first, as JSON."""
    replaced = model.changes.replaced.get((sort, declared.name), ())
    return {"pack": declared.pack, "in_place_of": [one.pack for one in reversed(replaced)]}


def builds_on_others(model: Model) -> bool:
    """Return whether the pack has parents, so that origins matter."""
    return len(model.changes.titles) > 1


def sort_of_name(model: Model, name: str) -> str:
    """Return the sort under which overridden declarations of a name are stored."""
    return next((sort for sort in ASKED_FOR if name in held(model, BY_NAME[sort])), "")


ASKED_FOR = ("quantity", "value", "fact", "roll", "constant", "ruling")
"""Sorts of declarations that can be explained by name."""


def _all(breakdown: Breakdown) -> Iterator[Breakdown]:
    yield breakdown
    for line in breakdown.lines:
        for inner in line.nested:
            if inner.function.sort != "refusals":
                yield from _all(inner)


def _who(model: Model, span: Span) -> str:
    pack = model.changes.files.get(span.source.path, model.pack)
    return f"{model.changes.titles.get(pack, model.title)}, {span.source.path} line {span.line}"


def _value(model: Model, one: Replaced) -> str:
    return f" ({plain_phrases(model).noun(one.value)})" if one.value is not None else ""


def _row(model: Model, one: RowChanged) -> str:
    verb = {"insert": "puts in", "change": "changes", "remove": "leaves out"}[one.verb]
    said = f"{one.title} {verb} {', '.join(one.words)}{f' {one.word}' if one.word else ''}"
    if one.was is not None and one.was.value is not None:
        said += f"; in {one.parent_title} {plain_phrases(model).noun(one.was.value)}"
    return said


def _read(line: Line) -> list[tuple[str, str]]:
    """Return the table columns that a line reads."""
    clause = line.entry.clause
    parts: list[Expr | None] = []
    if isinstance(clause, Contribution):
        parts = [clause.amount, clause.when]
    elif isinstance(clause, Case):
        parts = [clause.answer, clause.test]
    nodes = (node for part in parts if part is not None for node in walk(part))
    found = [(node.table, node.column) for node in nodes if isinstance(node, Lookup)]
    if isinstance(clause, Contribution) and clause.tallied is not None:
        found.append((clause.tallied.table, clause.tallied.column))
    return list(dict.fromkeys(found))
