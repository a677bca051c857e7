"""One declaration read again while all others stand as they are: what of the model a change of its text makes anew.

The text of the declaration (of one of its items, where that will do) is parsed, and resolved with all names of the pack
known; nothing else of the pack is looked at. What that cannot follow is `Far`.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any
from unittest.mock import patch

from rulec.base.diagnostics import Report
from rulec.base.records import replace as remade
from rulec.base.spans import Source, Span
from rulec.sema.asked import asked_facts
from rulec.sema.context import Context, Home
from rulec.sema.declare import record_key
from rulec.sema.examples import read_examples
from rulec.sema.held import Held
from rulec.sema.scope import Symbols
from rulec.sema.tabling import fill_tables
from rulec.sema.things import finish_kinds, finish_records
from rulec.sema.typer import Typer
from rulec.syntax import nodes as s
from rulec.syntax.layout import lay_out
from rulec.syntax.nodes import Declaration, ExampleDecl
from rulec.syntax.parser import parse_chunk
from rulec.tables.located import LocatedTable
from tests.sync.again import resolve as again
from tests.sync.again import store
from tests.sync.again.change import Change, TooMuch
from tests.sync.again.reread import heads
from tests.sync.again.tracked import FUNCTIONS, Fetch
from tests.sync.alone import Far
from tests.sync.pack import Base, Edit, parsed_once

Entry = Any
"""A declaration, or a table."""
_BLOCKS = (s.QuantityDecl, s.ValueDecl, s.FactDecl, s.RollDecl, s.RecordDecl)
"""Declarations that can be read with some of their items alone, as long as no item leans on another."""


@dataclass(frozen=True)
class Read:
    """What became of the things that a declaration tells of (by sort and name), and the faults that were told."""

    things: Mapping[str, Any]
    faults: tuple[Any, ...] = ()
    clash: bool = False  # a number that another entry has, which is refused where entries are declared


@dataclass
class _Piece:
    """An entry of the pack, the file that it stands in, what it declares, and the functions that it adds to."""

    home: Home
    entry: Entry
    path: str
    declared: tuple[str, ...]
    targets: tuple[str, ...]


@dataclass
class Near:
    """Reads declarations of a pack again."""

    base: Base
    fetch: Fetch
    names: Mapping[str, Sequence[str]]
    cells: dict[tuple[Span | None, str, str], object] = field(default_factory=dict)
    known: dict[str, list[int]] = field(default_factory=dict)  # pieces by what they declare and add to
    mentioned: dict[str, tuple[int, ...]] = field(default_factory=dict)  # pieces by what they name

    def __post_init__(self) -> None:
        model = self.base.model
        self.stored: Any = {"names": self.names}
        self.context = self.base.context
        self.examples = store.examples_by_place(model)
        words = {kind.word: name for name, kind in model.kinds.items()}
        acts = store._acts(model)
        self.pieces: list[_Piece] = []
        self.at: dict[int, int] = {}
        for home, entry in self.context.settled.entries:
            self.at[id(entry)] = len(self.pieces)
            path = entry.span.source.path
            if isinstance(entry, LocatedTable):
                asked = tuple(f"fact {fact.name.text}" for fact in asked_facts(entry))
                piece = _Piece(home, entry, path, (f"table {entry.name.text}", *asked), ())
            else:
                declared = store.declares(entry, path, self.examples, words)
                piece = _Piece(home, entry, path, declared, store.targets(entry, acts))
            for key in (*piece.declared, *(f"to {name}" for name in piece.targets)):
                self.known.setdefault(key, []).append(len(self.pieces))
            self.pieces.append(piece)

    @cached_property
    def functions(self) -> dict[str, str]:
        """The keys of functions by their names."""
        return {name: f"{sort} {name}" for sort in FUNCTIONS for name in self.names[sort]}

    # ---- what is read --------------------------------------------------------------------------
    def read(self, file: str, edits: tuple[Edit, ...]) -> Read:
        """What an edit of one declaration makes of the model."""
        report = Report()
        if file.startswith("tables/"):
            with parsed_once(self.cells, learn=True, anywhere=True):
                read = self._table(file, edits, report)
            path = self.base.files.path(file)
            if all(fault.primary.span.source.path == path for fault in read.faults):
                return read
            return self._table(file, edits, Report())  # the same text stands in another table too
        with parsed_once(self.base.parsed):
            return self._rules(file, edits, report)

    def _table(self, file: str, edits: tuple[Edit, ...], report: Report) -> Read:
        source = Source(self.base.files.path(file), _edited(self.base.text(file), edits, 0))
        made = self.base._input(file, source, report)
        if made is None or report.failed:
            return Read({}, tuple(report.found))
        stem = file.removeprefix("tables/").removesuffix(".yaml")
        (at,) = self.known[f"table {stem}"]
        new, old = next(table for table in made.tables if table.name.text == stem), self.pieces[at].entry
        if new.pairs is not None or len(new.rows) != len(old.rows) or replace(new, rows=old.rows) != old:
            return self._resolved({at: new}, {f"table {stem}"}, report)
        # only the rows that are others than before are read; they take the places of those
        changed = [number for number, row in enumerate(new.rows) if row != old.rows[number]]
        few = replace(new, rows=tuple(new.rows[number] for number in changed))
        read = self._resolved({at: few}, {f"table {stem}"}, report)
        if read.faults:
            return read
        rows, anew = list(self.fetch("table", stem).rows), read.things[f"table {stem}"].rows
        if len(anew) != len(changed):  # a row that names several entries, or conditions, stands in several places
            return self._resolved({at: new}, {f"table {stem}"}, report)
        for number, row in zip(changed, anew, strict=True):
            rows[number] = row
        whole = remade(read.things[f"table {stem}"], rows=tuple(rows))
        return Read({**read.things, f"table {stem}": whole})

    def _rules(self, file: str, edits: tuple[Edit, ...], report: Report) -> Read:
        node = self._declaration(file, edits)
        if id(node) not in self.at:
            raise Far("replaced")
        at = self.at[id(node)]
        new = self._item(node, file, edits, report) or self._parsed(node, node.span.end, file, edits, report)
        if new is None:
            return Read({}, tuple(report.found))
        numbered = _numbered(node, new)
        if heads(new if numbered is None else remade(new, key=node.key)) != heads(node):  # type: ignore[attr-defined, call-arg]
            raise Far("a head")
        example = next((one for one in _examples(node) if _within(one.span, edits)), None)
        if example is not None:
            return self._example(at, example, new, report)
        piece = self.pieces[at]
        if isinstance(new, s.KindDecl):
            return self._kind(at, new, report)
        if "vocabulary" in piece.declared:
            raise Far("vocabulary")
        items = {key for key in piece.declared if not key.startswith("example ")}
        items |= {self._function(name) for name in piece.targets}
        return self._resolved({at: new}, items, report, numbered)

    def _function(self, name: str) -> str:
        if name not in self.functions:
            raise Far("what acts are changed by")
        return self.functions[name]

    def _declaration(self, file: str, edits: tuple[Edit, ...]) -> Declaration:
        stem = file.removesuffix(".rules")
        module = next((m for m in self.base.input.modules if m.name == stem), None)
        if module is None:
            raise Far(file)
        for node in module.declarations:
            if _within(node.span, edits):
                return node
        raise Far("between declarations")

    def _item(self, node: Declaration, file: str, edits: tuple[Edit, ...], report: Report) -> Declaration | None:
        """The declaration with the one item that changed parsed again; None where it has to be parsed as a whole."""
        items = getattr(node, "items", ())
        inside = [at for at, item in enumerate(items) if _within(item.span, edits)]
        if not isinstance(node, _BLOCKS) or len(inside) != 1 or len(items) < 2:
            return None
        text, first, item = self.base.text(file), items[0], items[inside[0]]
        line = text.rfind("\n", 0, first.span.start) + 1
        if text[line : first.span.start].strip() or line <= node.span.start:
            return None
        if text[text.rfind("\n", 0, item.span.start) + 1 : item.span.start].strip():
            return None
        head = text[node.span.start : line] + "\n" * text.count("\n", line, item.span.start)
        start = text.rfind("\n", 0, item.span.start) + 1
        padding = "\n" * text.count("\n", 0, node.span.start)
        changed = _edited(text[start : item.span.end], edits, start)
        quiet = Report()
        made = _parse(Source(self.base.files.path(file), f"{padding}{head}{changed}\n"), quiet)
        if made is None or quiet.found or len(getattr(made, "items", ())) != 1:
            return None
        return remade(node, items=(*items[: inside[0]], made.items[0], *items[inside[0] + 1 :]))  # type: ignore[call-arg, attr-defined]

    def _parsed(self, node: Declaration, end: int, file: str, edits: tuple[Edit, ...], report: Report) -> Any:
        text = self.base.text(file)
        changed = _edited(text[node.span.start : end], edits, node.span.start)
        padding = "\n" * text.count("\n", 0, node.span.start)
        return _parse(Source(self.base.files.path(file), f"{padding}{changed}\n"), report)

    # ---- resolved ------------------------------------------------------------------------------
    def _example(self, at: int, example: ExampleDecl, new: Declaration, report: Report) -> Read:
        """One example, and what it does."""
        piece = self.pieces[at]
        name = self.examples[piece.path, example.label.span.line]
        if not isinstance(new, ExampleDecl):
            items = getattr(piece.entry, "items", ())
            place = next(number for number, item in enumerate(items) if item is example)
            new = remade(new, items=(new.items[place],))  # type: ignore[attr-defined, call-arg]
        context = self._context([(piece.home, new)], report)
        held = Held(context)
        held.values = again._Values(self.fetch, self.names, set())
        found, _, doings = read_examples(context, held, self.base.model.deeds)
        if report.failed:
            return Read({}, tuple(report.found))
        ((_, made),) = found.items()
        things: dict[str, Any] = {f"example {name}": remade(made, name=name)}
        things.update((f"doing {name}", doing) for doing in doings.values())
        return Read(things, tuple(report.found))

    def _kind(self, at: int, new: s.KindDecl, report: Report) -> Read:
        """A kind, and whether its entries still have all that they need."""
        piece = self.pieces[at]
        entries: list[tuple[Home, Any]] = [(piece.home, new)]
        word = self.base.model.kinds[new.name.text].word
        for other in self.pieces:
            if isinstance(other.entry, s.RecordDecl) and other.entry.kind_word.text == word:
                entries.append((other.home, _narrowed(other.entry, True, set())))
        context = self._context(entries, report)
        symbols = context.symbols
        known = symbols.kinds[new.name.text]
        symbols.kinds[new.name.text] = remade(known, span=new.name.span)
        held = Held(context)
        held.values = again._Values(self.fetch, self.names, set())
        finish_kinds(context, held)
        again._place_records({piece.path: [entry for _, entry in entries[1:]]}, symbols)
        finish_records(context, held)
        if report.failed:
            return Read({}, tuple(report.found))
        found = {f"kind {name}": kind for name, kind in symbols.kinds.items() if kind != self.fetch("kind", name)}
        return Read(found, tuple(report.found))

    def _context(self, entries: list[tuple[Home, Any]], report: Report) -> Context:
        known = self.context
        symbols = Symbols(**{name: copy.copy(getattr(known.symbols, name)) for name in Symbols.__dataclass_fields__})
        symbols.records = {kind: dict(found) for kind, found in symbols.records.items()}
        settled = replace(known.settled, entries=entries)
        context = again._Few(known.root, report, symbols, Typer(symbols, report), known.documents, settled)
        context.stated = self.stated
        context.lets, context.row_tests = dict(known.lets), dict(known.row_tests)
        return context

    @cached_property
    def stated(self) -> tuple[str, ...]:
        """The facts that a person may state."""
        return self.context.judged()

    def _resolved(
        self, new: Mapping[int, Entry], items: set[str], report: Report, numbered: tuple[str, str, int] | None = None
    ) -> Read:
        """The things of some keys, some entries being others than before; `numbered`: the number of one of them."""
        chosen, items = self._spread(set(new), items)
        functions = {key.partition(" ")[2] for key in items if key.partition(" ")[0] in FUNCTIONS}
        entries: list[tuple[Home, Any]] = []
        nodes: dict[str, list[Declaration]] = {}
        tables: dict[str, tuple[str, LocatedTable]] = {}
        for at in sorted(chosen):
            piece = self.pieces[at]
            entry = new.get(at, piece.entry)
            if isinstance(entry, LocatedTable):
                tables[entry.name.text] = (piece.home.pack, entry)
            else:
                entry = _narrowed(entry, not items.isdisjoint(piece.declared), functions)
                nodes.setdefault(piece.path, []).append(entry)
            entries.append((piece.home, entry))
        context = self._context(entries, report)
        if numbered is not None:
            of, name, number = numbered
            of_kind = context.symbols.records[context.symbols.kind_words[of]]
            if any(head.number == number for head in of_kind.values()):
                return Read({}, clash=True)
            of_kind[name] = remade(of_kind[name], number=number)
        change = Change(items=items, tables=tables)
        tallies: dict[str, Any] = dict(self.context.tallies)

        def filled(*given: Any) -> Any:
            made = fill_tables(*given)
            tallies.update((name, table) for name, table in made.items() if name in tallies)
            return made

        with (
            patch.object(again, "context_from", lambda *_: context),
            patch.object(again, "fill_tables", filled),
            patch.object(again, "_Tallies", lambda *_: tallies),
        ):
            try:
                found = again.resolve_again(self.stored, nodes, change, (), self.fetch, report)
            except TooMuch as much:
                if report.found:
                    return Read({}, tuple(report.found))
                raise Far(str(much)) from None
        return Read({key: self._kept(key, thing) for key, thing in found.items()}, tuple(report.found))

    def _kept(self, key: str, thing: Any) -> Any:
        """A thing with the examples that it had: they were not read."""
        sort, _, name = key.partition(" ")
        if sort in FUNCTIONS:
            return remade(thing, examples=self.fetch(sort, name).examples)
        return thing

    def _spread(self, chosen: set[int], items: set[str]) -> tuple[set[int], set[str]]:
        """All entries that say anything of what is read again: whoever names a constant, a ruling or a table of
        conditions may hold what it says."""
        done: set[str] = set()
        items = set(items)
        while True:
            new = items - done
            if not new:
                return chosen, items
            done |= new
            for key in sorted(new):
                sort, _, name = key.partition(" ")
                if key not in self.known:
                    raise Far("within a solve")
                for at in (*self.known.get(key, ()), *(self.known.get(f"to {name}", ()) if sort in FUNCTIONS else ())):
                    chosen.add(at)
                if sort in ("constant", "ruling") or (sort == "table" and self._conditional(name)):
                    for at in self.mentions(name):
                        chosen.add(at)
                        piece = self.pieces[at]
                        if "vocabulary" in piece.declared:
                            raise Far("vocabulary")
                        items.update(one for one in piece.declared if not one.startswith("example "))
                        items.update(self._function(target) for target in piece.targets)

    def _conditional(self, table: str) -> bool:
        (at,) = self.known[f"table {table}"]
        entry = self.pieces[at].entry
        return isinstance(entry, LocatedTable) and entry.conditions is not None

    def mentions(self, name: str) -> tuple[int, ...]:
        """The entries that name something, but for citing it."""
        if name not in self.mentioned:
            self.mentioned[name] = tuple(self._mentions(name))
        return self.mentioned[name]

    def _mentions(self, name: str) -> Iterator[int]:
        pattern = re.compile(rf"(?<![A-Za-z0-9_]){re.escape(name)}(?![A-Za-z0-9_])")
        for at, piece in enumerate(self.pieces):
            text = piece.entry.span.source.text
            if isinstance(piece.entry, LocatedTable):
                if pattern.search(text):
                    yield at
                continue
            for found in pattern.finditer(text, piece.entry.span.start, piece.entry.span.end):
                if text[max(0, found.start() - 16) : found.start()].split()[-2:] != ["cites", "ruling"]:
                    yield at
                    break


def _numbered(old: Declaration, new: Declaration) -> tuple[str, str, int] | None:
    """The kind, the key and the new number of an entry of which that alone is another."""
    if not isinstance(old, s.RecordDecl) or not isinstance(new, s.RecordDecl):
        return None
    (key, number), (now, changed) = record_key(old), record_key(new)
    return (old.kind_word.text, key, changed) if key == now and changed not in (None, number) else None


def _parse(source: Source, report: Report) -> Declaration | None:
    layout = lay_out(source, report)
    chunks = [chunk for chunk in layout.chunks if chunk]
    if report.failed or len(chunks) != 1:
        return None
    made = parse_chunk(source, layout, chunks[0], report)
    return made[0] if len(made) == 1 and not report.failed else None


def _edited(text: str, edits: tuple[Edit, ...], base: int) -> str:
    for start, end, new in sorted(edits, reverse=True):
        text = text[: start - base] + new + text[end - base :]
    return text


def _within(span: Span, edits: tuple[Edit, ...]) -> bool:
    return all(span.start <= start and end <= span.end for start, end, _ in edits)


def _examples(node: Declaration) -> Iterator[ExampleDecl]:
    if isinstance(node, ExampleDecl):
        yield node
    yield from (item for item in getattr(node, "items", ()) if isinstance(item, ExampleDecl))


def _narrowed(node: Declaration, own: bool, functions: set[str]) -> Declaration:
    """A declaration without its examples and without what it adds to other functions."""
    if not hasattr(node, "items") or isinstance(node, s.ModifyDecl):
        return node
    items = tuple(
        item
        for item in node.items
        if not isinstance(item, ExampleDecl)
        and not (isinstance(item, s.ModifyDecl) and item.target.text not in functions)
        and (own or not isinstance(item, s.About))
    )
    return remade(node, items=items) if len(items) != len(node.items) else node  # type: ignore[call-arg]
