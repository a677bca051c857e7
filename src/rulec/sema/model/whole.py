"""The whole model of a pack, and queries over all its functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from rulec.base.records import dataclass, field
from rulec.sema.expr import Expr, RecordLit
from rulec.sema.model.functions import (
    Case,
    Contribution,
    Decide,
    Fact,
    Need,
    Parameter,
    Quantity,
    Roll,
    Solve,
    ValueOf,
    View,
    Waiver,
)
from rulec.sema.model.overrides import Changes
from rulec.sema.model.reasons import Example, Pending, Ruling
from rulec.sema.model.sheets import BookChapter, Door, Inserted
from rulec.sema.model.tables import Table
from rulec.sema.model.vocabulary import Constant, Die, DrawnMap, Enum, FieldOf, Kind, Measure, Record, SharedFamily
from rulec.tables.pack_file import Document

if TYPE_CHECKING:
    from rulec.sema.deeds import Act, Deeds
    from rulec.sema.model.sheets import Leaf, LeafOdds


Function = Quantity | ValueOf | Fact


@dataclass(frozen=True, slots=True)
class Touch:
    """A change that a record or a file makes elsewhere: the function and its clause."""

    function: str
    sort: str  # contribution, waiver, case, need
    clause: Contribution | Waiver | Case | Need


@dataclass(frozen=True, eq=False)
class Model:
    """A whole pack, resolved. Mappings are in source order; treat them as read-only. Two models are never the same."""

    pack: str
    title: str
    version: str
    hash: str
    extends: tuple[str, ...]
    documents: Mapping[str, Document]
    measures: Mapping[str, Measure]
    enums: Mapping[str, Enum]
    kinds: Mapping[str, Kind]
    records: Mapping[str, tuple[Record, ...]]  # kind -> its entries
    tables: Mapping[str, Table]
    constants: Mapping[str, Constant]
    quantities: Mapping[str, Quantity]
    values: Mapping[str, ValueOf]
    facts: Mapping[str, Fact]
    rulings: Mapping[str, Ruling]
    examples: Mapping[str, Example]  # key: unique snake name
    order: tuple[tuple[str, str], ...]  # (sort, name) of every declaration in source order
    dice: Mapping[str, Die] = field(default_factory=dict)
    families: Mapping[str, SharedFamily] = field(default_factory=dict)
    rolls: Mapping[str, Roll] = field(default_factory=dict)
    deeds: Deeds | None = None  # what happens: None for a pack that only reckons
    decides: Mapping[str, Decide] = field(default_factory=dict)
    solves: Mapping[str, Solve] = field(default_factory=dict)
    views: Mapping[str, View] = field(default_factory=dict)
    changes: Changes = field(default_factory=Changes)  # what takes the place of what parents say
    chapters: Mapping[str, str] = field(default_factory=dict)  # rules file -> the title under which readers find it
    book: tuple[BookChapter, ...] = ()  # the chapters that editors write, in their order
    doors: tuple[Door, ...] = ()  # those of the front page
    own: str = ""  # the kind of whose entries a reader may choose one as his own
    sheets: tuple[Leaf, ...] = ()  # what `pack.yaml` puts on pages of their own
    maps: Mapping[str, DrawnMap] = field(default_factory=dict)  # kind -> the map whose areas are its entries
    pending: Mapping[str, Pending] = field(default_factory=dict)  # worked examples of documents that wait for rules
    sentences: Mapping[str, Mapping[int, tuple[str, ...]]] = field(default_factory=dict)
    """Sums of the sentences on cited lines: document, line, the sentences in their order."""

    @cached_property
    def function_names(self) -> Mapping[str, Function]:
        """All quantities, values, facts, rolls and decisions, in this order, by name."""
        return {**self.quantities, **self.values, **self.facts, **self.rolls, **self.decides}

    def function(self, name: str) -> Function:
        """Return the function of that name; a KeyError where there is none."""
        return self.function_names[name]

    @property
    def functions(self) -> tuple[Function, ...]:
        """All functions."""
        return tuple(self.function_names.values())

    def parameters_of(self, name: str) -> tuple[Parameter, ...]:
        """Return the parameters of a function or process."""
        process = self.all_deeds.processes.get(name)
        return process.parameters if process is not None else self.function(name).parameters

    def parts_of(self, solve: str) -> tuple[str, ...]:
        """Return the names of the functions of a solve; none without one."""
        return self.solves[solve].functions if solve else ()

    def record(self, kind: str, key: str) -> Record:
        """Return an entry by kind and key."""
        return self._records[kind, key]

    def record_title(self, kind: str, key: str) -> str:
        """Return the title of an entry."""
        return self.record(kind, key).title

    def key_at(self, kind: str, position: int) -> str:
        """Return the key of an entry."""
        return self.records[kind][position].name

    def title_at(self, kind: str, position: int) -> str:
        """Return the title of an entry."""
        return self.record_title(kind, self.key_at(kind, position))

    def value_at(self, kind: str, position: int, field: str) -> Expr | None:
        """Return the value of an entry's field; None if the entry does not set it."""
        return next((value for name, value in self.records[kind][position].values if name == field), None)

    @cached_property
    def all_deeds(self) -> Deeds:
        """Return the deeds of the pack; empty in a pack of calculations alone."""
        from rulec.sema.deeds import Deeds

        return self.deeds if self.deeds is not None else Deeds()

    @cached_property
    def state_fields(self) -> Mapping[str, FieldOf]:
        """The game's own fields, by name."""
        state = self.all_deeds.state
        return {field.name: field for field in state.fields} if state is not None else {}

    def constant_value(self, name: str) -> Expr:
        """Return the folded literal of a constant."""
        return self.constants[name].value

    def ruling_value(self, name: str) -> Expr | None:
        """Return the value of the reading taken by a ruling."""
        return self.rulings[name].taken.value

    def view_parts(self) -> dict[str, str]:
        """Return the functions that views ask, and their views: they stand on the pages of these."""
        return {
            name: view.name
            for view in self.views.values()
            for name in (view.rows, *(shown.function for shown in view.shows))
            if name
        }

    def odds_of_sheets(self) -> Iterator[tuple[str, LeafOdds]]:
        """Yield the parts of sheets that show odds, each with the name under which its table is kept."""
        for leaf in self.sheets:
            for at, part in enumerate(leaf.parts):
                if part.odds is not None:
                    yield f"{leaf.name} {at}", part.odds
        for chapter in self.book:
            for at, block in enumerate(chapter.parts):
                if isinstance(block, Inserted) and block.odds is not None:
                    yield f"{chapter.name} {at} in the book", block.odds

    def touches(self, record: RecordLit | Record) -> tuple[Touch, ...]:
        """Return the changes that a record makes elsewhere, in the order of the functions."""
        key = record.key if isinstance(record, RecordLit) else record.name
        return self._touches.get((record.kind, key), ())

    def touched_acts(self, record: Record) -> tuple[tuple[Act, Need | Waiver], ...]:
        """Return the needs and waivers that a record adds to acts."""
        return self._touched_acts.get((record.kind, record.name), ())

    # Looked up for every page and example, hence worked out once.
    @cached_property
    def _records(self) -> dict[tuple[str, str], Record]:
        return {(kind, record.name): record for kind, records in self.records.items() for record in records}

    @cached_property
    def _touches(self) -> dict[tuple[str, str], tuple[Touch, ...]]:
        found: dict[tuple[str, str], list[Touch]] = {}

        def note(function: Function, sort: str, clause: Contribution | Waiver | Case | Need) -> None:
            if clause.origin.kind:
                touch = Touch(function.name, sort, clause)
                found.setdefault((clause.origin.kind, clause.origin.record), []).append(touch)

        for function in self.functions:
            for sort, clause in clauses(function):
                note(function, sort, clause)
                for waiver in clause.waivers if isinstance(clause, Need) else ():
                    note(function, "waiver", waiver)
        return {key: tuple(touches) for key, touches in found.items()}

    @cached_property
    def _touched_acts(self) -> dict[tuple[str, str], tuple[tuple[Act, Need | Waiver], ...]]:
        found: dict[tuple[str, str], list[tuple[Act, Need | Waiver]]] = {}
        for act in self.all_deeds.acts.values():
            for need in act.needs:
                clauses: tuple[Need | Waiver, ...] = (need, *need.waivers)
                for clause in clauses:
                    if clause.origin.kind:
                        found.setdefault((clause.origin.kind, clause.origin.record), []).append((act, clause))
        return {key: tuple(touched) for key, touched in found.items()}


def throws(function: Function) -> bool:
    """Return whether the function throws dice: a roll, or a quantity with a `throw` line."""
    match function:
        case Roll():
            return True
        case Quantity():
            return any(c.verb == "throw" for step in function.steps for c in step.contributions)
        case _:
            return False


def clauses(function: Function) -> list[tuple[str, Contribution | Case | Need]]:
    """Return every clause of a function with its sort, in canonical order."""
    match function:
        case Quantity():
            return [("contribution", c) for step in function.steps for c in step.contributions]
        case ValueOf():
            return [("case", c) for c in function.cases]
        case Fact():
            cases = (*function.denies, *function.allows, *function.holds)
            last = (function.otherwise,) if function.otherwise else ()
            return [*(("case", c) for c in (*cases, *last)), *(("need", n) for n in function.needs)]
