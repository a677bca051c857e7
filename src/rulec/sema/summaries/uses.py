"""Every expression, text and citation of a model, with the declaration that contains it.

The traversal follows the fields of the records that make up a declaration.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rulec.base.memory import once_a_model
from rulec.base.records import dataclass
from rulec.base.tree import all_of, once_a_node, outermost
from rulec.sema.deeds import Act, Ask, Doing, Process, Statement, Upon
from rulec.sema.expr import Expr, RulingRef, Typed
from rulec.sema.model import (
    Cite,
    Declared,
    Example,
    HolePart,
    Kind,
    Model,
    Table,
    Tallied,
    Tally,
    Words,
)
from rulec.sema.sorts import SORTS, held
from rulec.sema.summaries.walks import expressions
from rulec.sema.summaries.walks import texts as texts_in
from rulec.sema.summaries.walks import walk as walk_lines

Named = tuple[str, str]  # (sort, name) as in Model.order
AGAIN = (Tallied, Tally)
"""Records that repeat expressions of contributions: they describe the table of conditions behind them."""


@dataclass(frozen=True, slots=True)
class Use:
    """An expression with the sort and name of its declaration. `printed`: it stands in a text."""

    sort: str
    name: str
    value: Expr
    printed: bool = False


@once_a_node
def worked_out(node: Any) -> tuple[Expr, ...]:
    """Return the whole expressions of a declaration or a clause, without those in its texts."""
    return tuple(outermost(node, Typed, (Words, *AGAIN)))


@once_a_node
def texts_of(node: Any) -> tuple[Words, ...]:
    """Return the texts of a declaration or a clause."""
    return tuple(outermost(node, Words, (Typed, *AGAIN)))


@once_a_node
def cites_of(node: Any) -> tuple[Cite, ...]:
    """Return the citations of a declaration and its parts."""
    return tuple(outermost(node, Cite, (Typed, Words, *AGAIN)))


def holes(words: Words | None) -> Iterator[Expr]:
    """Yield the expressions in the holes of a text."""
    for part in words.parts if words is not None else ():
        if isinstance(part, HolePart):
            yield part.value


def values(stmt: Statement) -> Iterator[Expr]:
    """Yield the expressions of a statement and those in its texts."""
    yield from expressions(stmt)
    for text in texts_in(stmt):
        yield from holes(text)


def declarations(model: Model) -> Iterator[tuple[Named, Declared]]:
    """Yield every declaration, in source order within its sort."""
    for sort in SORTS:
        if sort.name == "ruling":  # entries stand before them
            for records in model.records.values():
                yield from ((("record", f"{record.kind}:{record.name}"), record) for record in records)
        if not sort.where.startswith("all_deeds."):
            yield from (((sort.name, declared.name), declared) for declared in held(model, sort).values())
    for named, node in in_play(model):
        if isinstance(node, Declared):
            yield named, node


def in_play(model: Model) -> Iterator[tuple[Named, Declared | Doing]]:
    """Yield the declarations of a game's turns, and the bodies of examples."""
    deeds = model.all_deeds
    yield from ((("process", process.name), process) for process in deeds.processes.values())
    yield from ((("upon", upon.name), upon) for upon in deeds.upons)
    yield from ((("event", event.name), event) for event in deeds.events.values())
    yield from ((("record", f"{act.kind}:{act.key}"), act) for act in deeds.acts.values())
    yield from ((("sequence", sequence.name), sequence) for sequence in deeds.sequences.values())
    if deeds.state is not None:
        yield ("state", deeds.state.name), deeds.state
    yield from ((("variant", variant.name), variant) for variant in deeds.variants.values())
    yield from ((("example", name), doing) for name, doing in deeds.doings.items())


def bodies(model: Model) -> Iterator[tuple[Named, tuple[Statement, ...]]]:
    """Yield every body of statements with the name of its declaration."""
    for named, node in with_lines(model):
        yield named, node.body


def with_lines(model: Model) -> Iterator[tuple[Named, Process | Upon | Act | Doing]]:
    """Yield the declarations that have a body."""
    for named, node in in_play(model):
        if isinstance(node, Process | Upon | Act | Doing):
            yield named, node


def seen_by_facts(kind: Kind) -> tuple[str, ...]:
    """Return the facts that decide the visibility of a thing of a kind or of its fields."""
    seen = (kind.seen, *(field.seen for field in kind.fields))
    return tuple(dict.fromkeys(fact for one in seen if one is not None for fact in one.facts))


def asks(model: Model) -> list[Ask]:
    """Return the questions to players, in source order."""
    found = [line for _, lines in bodies(model) for line in walk_lines(lines) if isinstance(line, Ask)]
    return sorted(found, key=lambda ask: (ask.span.source.path, ask.span.start))


def _all(model: Model) -> Iterable[tuple[Named, Declared | Doing]]:
    return (*declarations(model), *(pair for pair in in_play(model) if isinstance(pair[1], Doing)))


@once_a_model
def uses(model: Model) -> tuple[Use, ...]:
    """Return every expression of the model, in source order within the sort of its declaration."""
    found: list[Use] = []
    for (sort, name), node in _all(model):
        found += (Use(sort, name, value) for value in worked_out(node))
        found += (Use(sort, name, value, True) for text in texts_of(node) for value in holes(text))
    return tuple(found)


def texts(model: Model) -> Iterator[tuple[Named, Words]]:
    """Yield the printed texts except titles and reasons: labels, sentences, `about`."""
    for named, node in _all(model):
        if isinstance(node, Doing | Act) or named[0] not in ("record", "table", "ruling", "example"):
            found: Iterable[Words] = texts_of(node)
        elif named[0] == "ruling":
            found = node.about
        else:
            found = (text for text in texts_of(node) if text is not node.label)
        yield from ((named, text) for text in found)


def citations(model: Model) -> Iterator[tuple[Named, tuple[Cite, ...]]]:
    """Yield the citations of each declaration. A row of a table cites the line on which it is printed."""
    for named, declared in declarations(model):
        yield named, cites_of(declared)
        if isinstance(declared, Table):
            yield named, tuple(_line_cites(declared))
    for pending in model.pending.values():
        yield ("pending", pending.name), pending.cites
    yield from ((("left_out", one.kind), one.cites) for one in model.changes.left_out)


def example_cites(model: Model, example: Example) -> tuple[Cite, ...]:
    """Return the citations of an example or, if it has none, of the declaration that contains it."""
    if example.cites or not example.of:
        return example.cites
    groups: tuple[Mapping[str, Declared], ...] = (model.solves, model.views, model.all_deeds.processes)
    for group in (model.function_names, *groups):
        if example.of in group:
            return group[example.of].cites
    word, _, key = example.of.partition(":")
    for kind, records in model.records.items():
        if kind in model.kinds and model.kinds[kind].word == word:
            return next((r.cites for r in records if key in (r.name, str(r.number))), ())
    return ()


def _line_cites(table: Table) -> Iterator[Cite]:
    places = [c for c in (*table.cites, *(c for sheet in table.sheets for c in sheet.cites)) if c.document]
    for row in table.rows:
        if row.line is None or not places:
            continue
        around = (c for c in places if c.first is not None and c.first <= row.line <= (c.last or c.first))
        place = next(around, places[0])
        yield Cite(place.document, place.heading, row.line, row.line)


def ruling_uses(model: Model) -> dict[str, tuple[str, ...]]:
    """Return for each ruling the `sort:name` of the declarations that read, print or cite it, without duplicates."""
    found: dict[str, dict[str, None]] = {name: {} for name in model.rulings}
    for use in uses(model):
        for part in all_of(use.value, RulingRef) if use.sort != "example" else ():
            if part.name in found:
                found[part.name][f"{use.sort}:{use.name}"] = None
    for table in model.tables.values():
        for row in table.rows:
            for cell in row.cells:
                if cell.ruling in found:
                    found[cell.ruling][f"table:{table.name}"] = None
    for (sort, name), cites in citations(model):
        for cite in cites:
            if cite.ruling in found:
                found[cite.ruling][f"{sort}:{name}"] = None
    return {name: tuple(where) for name, where in found.items()}
