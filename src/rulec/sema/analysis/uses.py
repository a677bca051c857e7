"""Who reads what: every expression of a model with the declaration in which it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulec.base.records import dataclass
from rulec.sema.analysis import deed_uses
from rulec.sema.expr import Expr, RulingRef, walk
from rulec.sema.model import (
    Case,
    Cite,
    Contribution,
    Decide,
    Declared,
    Example,
    Fact,
    Function,
    HolePart,
    Model,
    Need,
    Origin,
    Quantity,
    Roll,
    Table,
    ValueOf,
    Words,
    clauses,
)

Named = tuple[str, str]  # (sort, name) as in Model.order


@dataclass(frozen=True, slots=True)
class Use:
    """An expression and where it stands. `printed`: in a text, not in what is worked out."""

    sort: str
    name: str
    value: Expr
    printed: bool = False


def holes(words: Words | None) -> Iterator[Expr]:
    """The expressions in the holes of a text."""
    for part in words.parts if words is not None else ():
        if isinstance(part, HolePart):
            yield part.value


def origin_parts(origin: Origin) -> tuple[Expr, ...]:
    """The hidden and the shared condition of a clause from elsewhere."""
    return tuple(part for part in (origin.carries, origin.when) if part is not None)


def clause_parts(clause: Contribution | Case | Need) -> Iterator[Expr]:
    """What a clause works out, its conditions first."""
    yield from origin_parts(clause.origin)
    match clause:
        case Contribution():
            if clause.each is not None:
                yield clause.each.source
                if clause.each.where is not None:
                    yield clause.each.where
            if clause.when is not None:
                yield clause.when
            yield clause.amount
            if clause.limit is not None:
                yield clause.limit[1]
        case Case():
            if clause.test is not None:
                yield clause.test
            yield clause.answer
        case Need():
            if clause.when is not None:
                yield clause.when
            yield clause.test
            for waiver in clause.waivers:
                yield from origin_parts(waiver.origin)


def function_parts(function: Function) -> Iterator[Expr]:
    """Everything that a function works out."""
    for _, clause in clauses(function):
        yield from clause_parts(clause)
    match function:
        case Quantity():
            for family in function.families:
                if family.at_most is not None:
                    yield family.at_most
            if function.bounds is not None:
                yield function.bounds.low
                yield function.bounds.high
                yield from origin_parts(function.bounds.origin)
        case ValueOf():
            if function.on is not None:
                yield function.on
            if isinstance(function, Roll):
                for one in function.throws:
                    yield one.value
                    if one.again is not None:
                        yield one.again
        case Fact():
            pass


def _function_texts(function: Function) -> Iterator[Words | None]:
    for _, clause in clauses(function):
        if isinstance(clause, Need):
            yield clause.sentence
            yield from (waiver.label for waiver in clause.waivers)
        else:
            yield clause.label
    match function:
        case Quantity():
            for step in function.steps:
                yield step.label
                yield from step.about
                if step.round is not None:
                    yield step.round.label
            yield from (family.label for family in function.families)
            if function.bounds is not None:
                yield function.bounds.label
        case Fact():
            yield function.denial
            yield function.judged.question if function.judged is not None else None
        case ValueOf():
            if isinstance(function, Roll):
                yield from (one.label for one in function.throws)
            if isinstance(function, Decide):
                yield function.denial


def texts(model: Model) -> Iterator[tuple[Named, Words]]:
    """Every text that a page prints, but for titles and reasons: labels, sentences, `about`."""
    for function in model.functions:
        named = (sort_of(function), function.name)
        for text in _function_texts(function):
            if text is not None:
                yield named, text
    for kind in model.kinds.values():
        for part in kind.fields:
            if part.label is not None:
                yield ("kind", kind.name), part.label
    yield from deed_uses.printed(model)
    for named, declared in _declared(model):
        label = () if named[0] in ("record", "table", "ruling", "example") else (declared.label,)
        for text in (*label, *declared.about):
            if text is not None:
                yield named, text
    for solve in model.solves.values():
        for circle in solve.circles:
            yield from ((("solve", solve.name), text) for text in (circle.title, *circle.about))


def _declared(model: Model) -> Iterator[tuple[Named, Declared]]:
    groups = (
        ("measure", model.measures), ("enum", model.enums), ("kind", model.kinds), ("table", model.tables),
        ("constant", model.constants), ("quantity", model.quantities), ("value", model.values),
        ("fact", model.facts), ("roll", model.rolls), ("die", model.dice), ("ruling", model.rulings),
        ("example", model.examples), ("decide", model.decides), ("solve", model.solves),
        ("view", model.views),
    )  # fmt: skip
    for sort, group in groups:
        for declared in group.values():
            yield (sort, declared.name), declared
    for records in model.records.values():
        for record in records:
            yield ("record", f"{record.kind}:{record.name}"), record
    yield from (pair for pair in deed_uses.declared(model) if pair[0][0] != "record")


def uses(model: Model) -> Iterator[Use]:
    """Every expression of the model, declarations in source order within their sorts."""
    for function in model.functions:
        sort = sort_of(function)
        yield from (Use(sort, function.name, part) for part in function_parts(function))
        for text in _function_texts(function):
            yield from (Use(sort, function.name, hole, True) for hole in holes(text))
    yield from _vocabulary(model)
    for table in model.tables.values():
        values = [cell.value for row in table.rows for cell in row.cells]
        values += [column.default for column in table.columns] + [table.off_value]
        yield from (Use("table", table.name, value) for value in values if value is not None)
    for ruling in model.rulings.values():
        for reading in ruling.readings:
            if reading.value is not None:
                yield Use("ruling", ruling.name, reading.value)
            yield from (Use("ruling", ruling.name, hole, True) for hole in holes(reading.label))
        yield from (Use("ruling", ruling.name, hole, True) for hole in holes(ruling.because))
    for example in model.examples.values():
        yield from (Use("example", example.name, setting.value) for setting in example.settings)
        yield from (Use("example", example.name, answer.value) for answer in example.answered)
        yield from (Use("example", example.name, expected.test) for expected in example.expectations)
    yield from (Use(sort, name, value) for (sort, name), value in deed_uses.read(model))
    for (sort, name), text in deed_uses.printed(model):
        yield from (Use(sort, name, hole, True) for hole in holes(text))
    yield from _colour(model)


def _vocabulary(model: Model) -> Iterator[Use]:
    for kind in model.kinds.values():
        for part in kind.fields:
            if part.default is not None:
                yield Use("kind", kind.name, part.default)
            yield from (Use("kind", kind.name, hole, True) for hole in holes(part.label))
    for records in model.records.values():
        for record in records:
            yield from (Use("record", f"{record.kind}:{record.name}", value) for _, value in record.values)
    for constant in model.constants.values():
        yield Use("constant", constant.name, constant.value)


def _colour(model: Model) -> Iterator[Use]:
    """The holes of labels and of `about` texts of every declaration."""
    for (sort, name), declared in _declared(model):
        for text in (declared.label, *declared.about):
            yield from (Use(sort, name, hole, True) for hole in holes(text))
    for solve in model.solves.values():
        for circle in solve.circles:
            for text in circle.about:
                yield from (Use("solve", solve.name, hole, True) for hole in holes(text))


def sort_of(function: Function) -> str:
    """`quantity`, `value`, `roll`, `decide` or `fact`."""
    match function:
        case Roll():
            return "roll"
        case Decide():
            return "decide"
        case Quantity():
            return "quantity"
        case ValueOf():
            return "value"
        case Fact():
            return "fact"


def citations(model: Model) -> Iterator[tuple[Named, tuple[Cite, ...]]]:
    """Every citation with the declaration that it belongs to; a row's is the line on which it is printed."""
    for function in model.functions:
        named = (sort_of(function), function.name)
        yield named, function.cites
        for _, clause in clauses(function):
            yield named, clause.cites
            if isinstance(clause, Need):
                for waiver in clause.waivers:
                    yield named, waiver.cites
        if isinstance(function, Quantity):
            for step in function.steps:
                yield named, step.cites
                if step.round is not None:
                    yield named, step.round.cites
            if function.bounds is not None:
                yield named, function.bounds.cites
    for table in model.tables.values():
        named = ("table", table.name)
        yield named, table.cites
        for sheet in table.sheets:
            yield named, sheet.cites
        yield named, tuple(_line_cites(table))
    for records in model.records.values():
        for record in records:
            yield ("record", f"{record.kind}:{record.name}"), record.cites
    groups = (
        ("constant", model.constants), ("kind", model.kinds), ("enum", model.enums), ("measure", model.measures),
        ("ruling", model.rulings), ("example", model.examples), ("solve", model.solves), ("view", model.views),
        ("pending", model.pending),
    )  # fmt: skip
    for sort, group in groups:
        for declared in group.values():
            yield (sort, declared.name), declared.cites
    yield from ((("left_out", one.kind), one.cites) for one in model.changes.left_out)
    for view in model.views.values():
        yield from ((("view", view.name), away.cites) for away in view.gives_away)
    for solve in model.solves.values():
        for circle in solve.circles:
            yield ("solve", solve.name), circle.cites
    for ruling in model.rulings.values():
        for reading in ruling.readings:
            yield ("ruling", ruling.name), reading.cites
    yield from deed_uses.cited(model)


def example_cites(model: Model, example: Example) -> tuple[Cite, ...]:
    """The citations of an example, or of the declaration in which it stands."""
    if example.cites or not example.of:
        return example.cites
    processes: Mapping[str, Declared] = model.deeds.processes if model.deeds is not None else {}
    groups: tuple[Mapping[str, Declared], ...] = (
        model.quantities, model.values, model.facts, model.rolls, model.solves, model.views, processes
    )  # fmt: skip
    for group in groups:
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
    """What each ruling fills: `sort:name` of the declarations that read, print or cite it, each once."""
    found: dict[str, dict[str, None]] = {name: {} for name in model.rulings}
    for use in uses(model):
        for part in walk(use.value):
            if isinstance(part, RulingRef) and part.name in found and use.sort != "example":
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


def ancestry(model: Model, kind: str) -> tuple[str, ...]:
    """The kind and those that it extends, nearest first."""
    found: list[str] = []
    at: str | None = kind
    while at is not None and at in model.kinds and at not in found:
        found.append(at)
        at = model.kinds[at].extends
    return tuple(found)
