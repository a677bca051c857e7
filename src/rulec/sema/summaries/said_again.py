"""Numbers stated twice: an unread field or cell, and a rule about the same entry that states the same number.

When one of them is changed, the other would keep the old number.

A rule is *about* an entry when it names the entry, carries it out, or cites the line on which the entry or the row is
printed. A rule *states* the numbers typed in it and those that it reads by name: constants, rulings, fields of named
entries, cells with fixed keys. Two unread fields of one entry that hold the same measured amount are reported as well.

Left out as coincidence: 0 and 1 without a measure, other fields of the entry that are read, the keys of lookups, and
numbers in the block of an entry beside its fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.base.types import PLAIN, NumberType
from rulec.sema.deeds import Doing
from rulec.sema.expr import (
    ConstantRef,
    Expr,
    Field,
    Lookup,
    MemberLit,
    NumberLit,
    RecordLit,
    RulingRef,
    walk,
)
from rulec.sema.model import Cite, Declared, Model, Table, TableRow, clauses
from rulec.sema.summaries.reads import counted_values, read_at_all
from rulec.sema.summaries.uses import cites_of, in_play, uses, worked_out
from rulec.sema.typing.constant_folding import fold

Subject = tuple[str, str]
"""The subject of a number: (kind, key) of an entry, (enum, member) of a key, (document, line) of a book."""
Subjects = list[frozenset[Subject]]
"""Alternatives: a rule is about a number if it is about all subjects of one of these sets."""


@dataclass(frozen=True, slots=True)
class SaidAgain:
    """A number that no rule reads (`name`, `value`) and the place in a rule that states it."""

    name: str
    value: NumberLit
    again: Span

    @property
    def says(self) -> str:
        """The number as typed."""
        return _text(self.value.span)

    @property
    def by(self) -> str:
        """The line that states the number again, as typed."""
        return _text(self.again)


def _text(span: Span) -> str:
    return span.text.strip("\"'")


@dataclass(slots=True)
class _Rule:
    """A clause of a rule: its subjects, the entry in whose block it stands, and the numbers that it states.

    Each number comes with the place where it is typed and, for a field, the entry that holds it.
    """

    about: set[Subject]
    block: Subject | None = None
    stated: list[tuple[NumberLit, Span, Subject | None]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Held:
    """A number that no rule reads: its name, its subjects and, for a field, its entry."""

    name: str
    value: NumberLit
    subjects: Subjects
    entry: Subject | None = None


def said_again(model: Model) -> tuple[SaidAgain, ...]:
    """Return the unread numbers that a rule or another field repeats, fields of entries before cells of tables."""
    rules_about: dict[Subject, list[_Rule]] = {}
    for rule in _rules(model):
        for subject in rule.about:
            rules_about.setdefault(subject, []).append(rule)
    fields = list(_fields(model))
    found: list[SaidAgain] = []
    for held in (*fields, *_cells(model)):
        if held.value.type == PLAIN and held.value.value in (0, 1):
            continue
        again = next(_stated(held, rules_about), None) or _beside(held, fields)
        if again is not None:
            found.append(SaidAgain(held.name, held.value, again))
    return tuple(found)


def _stated(held: _Held, rules_about: Mapping[Subject, list[_Rule]]) -> Iterator[Span]:
    """Yield the places where rules about the number's subject state it."""
    for asked in held.subjects:
        for rule in rules_about.get(min(asked), ()):
            if asked <= rule.about and (rule.block is None or rule.block != held.entry):
                for number, at, entry in rule.stated:
                    if _same(held, number) and (entry is None or entry != held.entry):
                        yield at


def _beside(held: _Held, fields: Iterable[_Held]) -> Span | None:
    """Return the place of another field of the entry that holds the same measured amount.

    Only amounts with a measure count: percentages and points repeat by chance.
    """
    if not isinstance(held.value.type, NumberType) or not held.value.type.dims:
        return None
    twins = (one for one in fields if one is not held and one.entry == held.entry and held.entry is not None)
    return next((one.value.span for one in twins if _same(held, one.value)), None)


def _same(held: _Held, stated: NumberLit) -> bool:
    """Return whether both are the same amount; a field may hold a plain number that a rule gives with a measure."""
    plain = held.entry is not None and held.value.type == PLAIN
    return held.value.value == stated.value and (held.value.type == stated.type or plain)


def _typed(value: Expr | None) -> NumberLit | None:
    """Return a number literal only if it is typed at its own place, not substituted for a name."""
    if not isinstance(value, NumberLit):
        return None
    text = value.span.text.lstrip("\"'-")
    return value if text[:1].isdigit() else None


def _fields(model: Model) -> Iterator[_Held]:
    reading = read_at_all(model)
    for record, kind, of, value in counted_values(model):
        number = _typed(value)
        if kind.listed and number is not None and not reading.reads(record, of, value):
            entry = record.kind, record.name
            alone = [frozenset({each}) for each in (entry, *sorted(_lines(record.cites)))]
            yield _Held(f"{record.name}.{of.name}", number, alone, entry)


def _cells(model: Model) -> Iterator[_Held]:
    looked_up = _looked_up(model)
    for table in model.tables.values():
        for at, column in enumerate(table.columns):
            asked = looked_up.get((table.name, column.name), [])
            if table.tally is not None or None in asked:
                continue
            for row in table.rows:
                number = _typed(row.cells[at].value)
                if number is not None and not any(keys is not None and _covers(row, keys) for keys in asked):
                    keys = ", ".join(key.text for key in row.keys)
                    yield _Held(f"{table.name}[{keys}].{column.name}", number, _about_row(model, table, row))


def _looked_up(model: Model) -> dict[tuple[str, str], list[tuple[int, ...] | None]]:
    """Return the fixed keys of the lookups of each column; None stands for a lookup with a variable key."""
    views = model.view_parts()
    found: dict[tuple[str, str], list[tuple[int, ...] | None]] = {}
    for use in uses(model):
        if use.printed or use.sort == "example" or use.name in views:
            continue
        for part in walk(use.value):
            if isinstance(part, Lookup):
                found.setdefault((part.table, part.column), []).append(_fixed(part.keys))
    return found


def _fixed(keys: Iterable[Expr]) -> tuple[int, ...] | None:
    found: list[int] = []
    for key in keys:
        # else: the row is not fixed
        match key:
            case MemberLit(position=position) | RecordLit(position=position):
                found.append(position)
            case NumberLit(value=value) if value.denominator == 1:
                found.append(int(value))
            case _:
                return None
    return tuple(found)


def _covers(row: TableRow, keys: tuple[int, ...]) -> bool:
    return all(spec.covers(key) for spec, key in zip(row.keys, keys, strict=True))


def _about_row(model: Model, table: Table, row: TableRow) -> Subjects:
    """Return the subjects of a row: its keys together, each entry in its cells, and the line on which it is printed."""
    keys: set[Subject] = set()
    for column, spec in zip(table.keys, row.keys, strict=True):
        name, members = _members(model, column.type)
        keys.update((name, members[at]) for at in spec.values if members)
    found = [frozenset(keys)] if keys else []
    found += [frozenset({(c.value.kind, c.value.key)}) for c in row.cells if isinstance(c.value, RecordLit)]
    if row.line is not None:
        printed_in = {cite.document for cite in table.cites if cite.document and _within(cite, row.line)}
        found += [frozenset({(document, str(row.line))}) for document in sorted(printed_in)]
    return found


def _members(model: Model, of: object) -> tuple[str, tuple[str, ...]]:
    """Return the name of a key's type, and its members or entries by position."""
    name = str(getattr(of, "name", ""))
    if name in model.enums:
        return name, tuple(member.name for member in model.enums[name].members)
    return name, tuple(record.name for record in model.records.get(name, ()))


def _within(cite: Cite, line: int) -> bool:
    return cite.first is not None and cite.first <= line <= (cite.last or cite.first)


def _lines(cites: Iterable[Cite]) -> set[Subject]:
    """Return the citations of a single line, as (document, line)."""
    return {
        (cite.document, str(cite.first))
        for cite in cites
        if cite.document and cite.first is not None and cite.last in (None, cite.first)
    }


def _rules(model: Model) -> Iterator[_Rule]:
    views = model.view_parts()
    for function in model.functions:
        if function.name in views:
            continue
        for _, clause in clauses(function):
            block = clause.origin.kind, clause.origin.record
            yield _rule(model, list(worked_out(clause)), _lines((*function.cites, *cites_of(clause))), block)
    for (sort, name), node in in_play(model):
        if sort in ("example", "event", "state") or isinstance(node, Doing):
            continue
        kind, _, key = name.partition(":")
        own = {(kind, key)} if sort == "record" else set()
        cites = _lines(node.cites) if isinstance(node, Declared) else set()
        for whole in worked_out(node):
            yield _rule(model, [whole], own | cites)


def _rule(model: Model, wholes: list[Expr], about: Set[Subject], block: Subject | None = None) -> _Rule:
    rule = _Rule(set(about), block)
    parts = [part for whole in wholes for part in walk(whole)]
    keys = {id(key) for part in parts if isinstance(part, Lookup) for key in part.keys}
    for part in parts:
        # else: it states nothing, and its parts are in the list
        match part:
            case NumberLit() if id(part) not in keys:
                rule.stated.append((part, part.span, None))
            case RecordLit(kind=kind, key=key):
                rule.about.add((kind, key))
            case MemberLit(enum=enum, name=name):
                rule.about.add((enum, name))
            case ConstantRef() | RulingRef():
                _state(rule, fold(part, lambda sort, name: _known(model, sort, name)), part)
            case Field(of=RecordLit(kind=kind, key=key), name=name):
                record = next(r for r in model.records[kind] if r.name == key)
                _state(rule, next((value for field, value in record.values if field == name), None), part, (kind, key))
            case Lookup(table=table, column=column):
                fixed = _fixed(part.keys)
                _, cells = model.tables[table].column(column)
                rows = zip(model.tables[table].rows, cells, strict=True)
                read = (cell.value for row, cell in rows if fixed is not None and _covers(row, fixed))
                _state(rule, next(read, None), part)
    return rule


def _state(rule: _Rule, value: Expr | None, at: Expr, entry: Subject | None = None) -> None:
    if isinstance(value, NumberLit):
        rule.stated.append((value, at.span, entry))


def _known(model: Model, sort: str, name: str) -> Expr | None:
    if sort == "constant":
        return fold(model.constants[name].value, lambda sort, name: _known(model, sort, name))
    return model.ruling_value(name)
