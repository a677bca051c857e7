"""The back ends by units: what a page, a function's text or a worked example read is noted, and what read nothing
that has changed is taken as it was stored.

`Facts` is what the back ends work out from the whole model before they make the first page: who uses what, where
everything stands, what is called how. It stays the same as long as the model keeps its shape (see `change`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from rulec.backends.python import package
from rulec.backends.python.layout import Layout, own_faults, standing
from rulec.backends.python.module import Module
from rulec.backends.python.text import Names
from rulec.backends.python.writer import Writer
from rulec.backends.reference.context import Context
from rulec.backends.reference.pages import makers
from rulec.backends.reference.site import HOME, Ref, Site
from rulec.backends.reference.uses import Uses
from rulec.backends.reference.view_scenario import Begun
from rulec.base.later import later
from rulec.base.records import field
from rulec.ir import nodes as ir
from rulec.sema.deeds import Process
from rulec.sema.model import Example, Function, Model, Record, Solve, Table
from tests.sync.again.codec import Lines, Packer, Unpacker
from tests.sync.again.names import KeptNames, sorts_of
from tests.sync.again.store import digest
from tests.sync.again.units import LINES, PARTS, Making, Notes, Units

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.backends.reference.contents import place_anchors
    from rulec.backends.reference.kept_parts import make_part
    from rulec.ir.undoing import own_doings
else:
    from rulec.base.records import dataclass

    make_part = later("rulec.backends.reference.kept_parts", "make_part")
    own_doings = later("rulec.ir.undoing", "own_doings")
    place_anchors = later("rulec.backends.reference.contents", "place_anchors")

T = TypeVar("T")


# ---- the reference -----------------------------------------------------------------------------
class KeptContext(Context):
    """A context whose titles are looked up where they were stored, and whose parts are units."""

    units: Units
    notes: Notes
    facts: Mapping[str, Any]

    @cached_property
    def called(self) -> dict[str, frozenset[str]]:
        """What the expectations of each example call."""
        return {name: frozenset(found) for name, found in self.facts["called"].items()}

    @cached_property
    def held(self) -> dict[tuple[str, str], list[tuple[str, str, str]]]:
        """Which entries name an entry: their kind and key, and the field."""
        return {key: list(found) for key, found in self.facts["held"].items()}

    @cached_property
    def listed(self) -> Any:
        """What the contents list, in source order."""
        return Unpacker().unpack(self.facts["listed"])

    @cached_property
    def chapters(self) -> dict[str, tuple[str, ...]]:
        """The chapters that the contents list, each with its rules files, in their order."""
        return dict(self.facts["chapters"])

    @cached_property
    def ruling_sorts(self) -> list[str]:
        """The sort of each ruling."""
        return list(self.facts["ruling_sorts"])

    def kept(self, sort: str, name: str, make: Callable[[], T]) -> T:
        """A part of a page that gathers many."""
        found: T = self.units.get(f"{sort} of {name}", make)
        return found

    def cited(self, document: str) -> list[tuple[int, int, str, tuple[Ref, ...]]]:
        """The places of a document that are cited."""
        self.notes.read.add("citations")
        return super().cited(document)

    def title(self, ref: Ref) -> str:
        """The plain title of a thing."""
        self.notes.read.add(title_key(ref))
        found: str | None = self.facts["titles"].get(ref)
        return super().title(ref) if found is None else found

    def examples_of(self, function: Function) -> list[Example]:
        """The examples that stand with a function."""
        return [self.model.examples[name] for name in self.facts["by_owner"].get(function.name, ())]

    def examples_of_process(self, process: Process) -> list[Example]:
        """The examples that stand with a process."""
        return [self.model.examples[name] for name in self.facts["by_process"].get(process.name, ())]

    def examples_of_solve(self, solve: Solve) -> list[Example]:
        """The examples that stand with a solve."""
        return [self.model.examples[name] for name in self.facts["by_solve"].get(solve.name, ())]

    def examples_calling(self, function: str) -> list[tuple[str, str]]:
        """The examples whose expectations call a function, and in which declarations they stand."""
        return list(self.facts["by_call"].get(function, ()))

    def examples_in(self, record: Record) -> list[Example]:
        """The examples that stand in the block of an entry."""
        return [self.model.examples[name] for name in self.facts["by_entry"].get((record.kind, record.name), ())]

    def tables_with(self, record: Record) -> list[Table]:
        """The tables that have rows for an entry."""
        return [self.model.tables[name] for name in self.facts["keyed_in"].get((record.kind, record.name), ())]


class KeptSite(Site):
    """A site whose places were stored; who asks for one that hangs on a title notes it."""

    def __init__(self, places: dict[Ref, str], notes: Notes | None = None) -> None:
        self._places = places
        self.notes = notes

    def href(self, ref: Ref, at: str) -> str | None:
        """The link from page `at`."""
        if ref[0] == "ruling" and self.notes is not None:
            self.notes.read.add(place_key(ref))
        return super().href(ref, at)


def place_key(ref: Ref) -> str:
    """The note of who links to a ruling."""
    return f"place {ref[0]} {ref[1]}"


def moved(places: dict[Ref, str], model: Model) -> dict[Ref, str]:
    """The places with which a heading has another address than before."""
    site = KeptSite(dict(places))
    place_anchors(site, model)
    return {ref: place for ref, place in site._places.items() if places.get(ref) != place}


def title_key(ref: Ref) -> str:
    """The note of who reads a title."""
    return f"title {ref[1]}" if ref[0] == "record" else f"title {ref[0]} {ref[1]}"


CACHED = ("called", "held", "listed", "chapters", "ruling_sorts")
"""What a context works out from the whole model."""


def reference_facts(context: Context) -> dict[str, Any]:
    """What the reference works out from the whole model, as plain values."""
    model, uses = context.model, context.uses
    pack = Packer().pack
    by_owner = {f.name: tuple(x.name for x in Context.examples_of(context, f)) for f in model.functions}
    by_call = {f.name: tuple(Context.examples_calling(context, f.name)) for f in model.functions}
    processes = model.deeds.processes.values() if model.deeds is not None else ()
    by_process = {q.name: tuple(x.name for x in Context.examples_of_process(context, q)) for q in processes}
    by_solve = {q.name: tuple(x.name for x in Context.examples_of_solve(context, q)) for q in model.solves.values()}
    records = [record for of_kind in model.records.values() for record in of_kind]
    refs: list[Ref] = [("record", f"{r.kind}/{r.name}") for r in records]
    refs += [("table", name) for name in model.tables] + [("ruling", name) for name in model.rulings]
    refs += [("example", name) for name in model.examples] + [("constant", name) for name in model.constants]
    return {
        "places": dict(context.site._places),
        "forward": {owner: tuple(found) for owner, found in uses.forward.items()},
        "backward": {owner: tuple(found) for owner, found in uses.backward.items()},
        "noted": {owner: tuple(found) for owner, found in uses.noted.items()},
        "executed": tuple(sorted(uses.executed)),
        "citations": {owner: pack(cites) for owner, cites in uses.citations.items()},
        "called": {name: tuple(sorted(found)) for name, found in context.called.items()},
        "held": {key: tuple(found) for key, found in context.held.items()},
        "listed": pack(context.listed),
        "chapters": dict(context.chapters),
        "ruling_sorts": tuple(context.ruling_sorts),
        "by_owner": {name: found for name, found in by_owner.items() if found},
        "by_call": {name: found for name, found in by_call.items() if found},
        "by_process": {name: found for name, found in by_process.items() if found},
        "by_solve": {name: found for name, found in by_solve.items() if found},
        "by_entry": {
            (r.kind, r.name): found
            for r in records
            if (found := tuple(x.name for x in Context.examples_in(context, r)))
        },
        "keyed_in": {
            (r.kind, r.name): found
            for r in records
            if (found := tuple(t.name for t in Context.tables_with(context, r)))
        },
        "titles": {ref: Context.title(context, ref) for ref in refs},
    }


class KeptUses(Uses):
    """Who uses what, from facts, each opened when it is read."""

    def __init__(self, facts: Mapping[str, Any], notes: Notes) -> None:
        self.__dict__.update(facts=facts, citations=_Citations(facts, notes), noted=_Uses(facts["noted"]))

    def __getattr__(self, name: str) -> Any:
        if name not in ("forward", "backward", "executed"):
            raise AttributeError(name)
        facts = self.__dict__["facts"]
        found = frozenset(facts[name]) if name == "executed" else _Uses(facts[name])
        self.__dict__[name] = found
        return found


class _Uses(Mapping[Ref, dict[Ref, None]]):
    """What a thing uses, or what uses it."""

    def __init__(self, facts: Mapping[Ref, tuple[Ref, ...]]) -> None:
        self.facts = facts

    def __getitem__(self, ref: Ref) -> dict[Ref, None]:
        return dict.fromkeys(self.facts[ref])

    def __iter__(self) -> Iterator[Ref]:
        return iter(self.facts)

    def __len__(self) -> int:
        return len(self.facts)


class _Citations(dict[Ref, Any]):
    """Citations of things, opened when all of them are read."""

    def __init__(self, facts: Mapping[str, Any], notes: Notes) -> None:
        super().__init__()
        self.facts = facts
        self.notes = notes

    def items(self) -> Any:
        self.notes.read.add("citations")
        unpack = Unpacker().unpack
        return [(ref, unpack(found)) for ref, found in self.facts["citations"].items()]


def kept_context(
    facts: Mapping[str, Any], model: Any, units: Units, worked: Mapping[str, Any], odds: Mapping[str, Any]
) -> KeptContext:
    """A context from facts."""
    site = KeptSite(facts["places"], units.notes)
    context = KeptContext(model, site, KeptUses(facts, units.notes), worked, odds)
    put = object.__setattr__
    put(context, "units", units)
    put(context, "notes", units.notes)
    put(context, "facts", facts)
    return context


# ---- the package -------------------------------------------------------------------------------
NAMED = ("public", "tables", "modules", "worldly")
"""The names of a layout."""


@dataclass
class KeptLayout(Layout):
    """A layout from facts."""

    worldly: Names = field(default_factory=Names)
    facts: Mapping[str, Any] = field(default_factory=dict)
    notes: Notes = field(default_factory=Notes)
    lines: Lines = field(default_factory=Lines)

    def __post_init__(self) -> None:
        for name in NAMED:
            setattr(self, name, KeptNames(self.facts[name], self.facts[f"{name} sorts"]))
        self.homes = dict(self.facts["homes"])
        self.stems = dict(self.facts["stems"])
        self.rings = dict(self.facts["rings"])
        self.throwing = set(self.facts["throwing"])
        self.asking = set(self.facts["asking"])
        self.in_world = set(self.facts["in world"])
        self.solving = {name: frozenset(functions) for name, functions in self.facts["solving"].items()}
        self.explained = set(self.facts["explained"])
        self.kept = set(self.facts["kept"])

    def places(self) -> Iterator[tuple[str, str, int]]:
        """What functions are called in Python, each with the file and the line of its rule."""
        self.notes.read.add(LINES)
        for names, path, at, offset in self.facts["standing"].values():
            for name in names:
                yield name, path, self.lines.line(path, at, offset)

    def faults(self, function: ir.Function) -> set[str]:
        """The faults that a function, or one that it calls, may raise."""
        found: set[str] = set()
        seen = {function.name}
        todo = [function.name]
        while todo:
            name = todo.pop()
            self.notes.read.add(f"faults {name}")
            own, calls = self.facts["faults"][name]
            found.update(own)
            todo += [name for name in calls if name not in seen]
            seen.update(calls)
        return found


def package_facts(layout: Layout, lines: Lines) -> dict[str, Any]:
    """What the package works out from the whole program; to be asked for when all is printed."""
    return {
        **{name: dict(getattr(layout, name).items()) for name in NAMED},
        **{f"{name} sorts": sorts_of(getattr(layout, name)) for name in NAMED},
        "homes": layout.homes,
        "stems": layout.stems,
        "rings": layout.rings,
        "throwing": tuple(sorted(layout.throwing)),
        "asking": tuple(sorted(layout.asking)),
        "solving": {name: tuple(sorted(functions)) for name, functions in layout.solving.items()},
        "explained": tuple(sorted(layout.explained)),
        "kept": tuple(sorted(layout.kept)),
        "special": tuple(sorted(name for name, column in layout.program.columns.items() if column.specials)),
        "in world": tuple(sorted(layout.in_world)),
        "own doings": {f.name: own_doings(layout.program, f) for f in layout.program.functions.values()},
        "standing": {
            name: (names, span.source.path, *lines.apart(span.source.path, span.line))
            for name, names, span in standing(layout)
        },
        "faults": {f.name: faults_of(layout.program, f) for f in layout.program.functions.values()},
    }


def faults_of(program: ir.Program, function: ir.Function) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The faults that a function itself may raise, and what it calls, in the order of their names."""
    own, calls = own_faults(program, function)
    return tuple(sorted(own)), tuple(sorted(calls))


class KeptPrinting(package.Printing):
    """Prints functions by units. What a text adds to its module is stored with it."""

    def __init__(self, layout: Layout, units: Units) -> None:
        super().__init__(layout)
        self.units = units

    def function(self, writer: Writer, module: Module, name: str, twin: bool) -> None:
        """A function or its twin."""
        # names of constants at the head of a module are numbered, so a text depends on those before it
        before = "".join(f"{head}={text};" for head, text in module.heads.items())
        if module.messages or module.asks:  # and so are messages and questions
            before += digest((tuple(module.messages), *map(tuple, module.asks))).hex()

        def write(writer: Writer, own: Module) -> None:
            package.Printing.function(self, writer, own, name, twin)

        self._print(f"{'twin' if twin else 'text'} of {name} after {before}", writer, module, write)

    def columns(self, writer: Writer, module: Module, names: Sequence[str]) -> int:
        """The columns of one table, and how many special cells one of them has at most."""
        before = "".join(f"{head}={text};" for head, text in module.heads.items())

        def write(writer: Writer, own: Module) -> int:
            return max(self.column(writer, own, name) for name in names)

        return self._print(f"table {names[0]} after {before}", writer, module, write)

    def column(self, writer: Writer, module: Module, name: str) -> int:
        """A column of a table, and how many special cells it has."""
        before = "".join(f"{head}={text};" for head, text in module.heads.items())

        def write(writer: Writer, own: Module) -> int:
            return package.Printing.column(self, writer, own, name)

        return self._print(f"cells of {name} after {before}", writer, module, write)

    def _print(self, unit: str, writer: Writer, module: Module, write: Callable[[Writer, Module], T]) -> T:
        """Lines, and what they add to their module."""

        def make() -> tuple[Any, ...]:
            lazy = module.lazy_calls
            own = Module(
                self.layout, module.name, heads=dict(module.heads), messages=list(module.messages),
                asks=list(module.asks), lazy_calls=lazy,
            )  # fmt: skip
            inner = Writer()
            more = write(inner, own)
            return (
                more, tuple(inner.lines), tuple(sorted(own.kinds)), tuple(sorted(own.tables)),
                tuple(sorted(own.runtime)),
                tuple((home, tuple(sorted(names))) for home, names in own.calls.items()),
                tuple(own.heads.items()), tuple(sorted(own.standard)), tuple(sorted(own.words)),
                tuple(sorted(own.worlds)), tuple((home, tuple(sorted(names))) for home, names in own.playing.items()),
                tuple(own.messages[len(module.messages) :]),
                tuple(tuple(given) for given in own.asks[len(module.asks) :]),
            )  # fmt: skip

        more: T
        found = self.units.get(unit, make)
        more, lines, kinds, tables, runtime, calls, heads, standard, words, worlds, playing, messages, asks = found
        writer.lines += lines
        module.kinds.update(kinds)
        module.tables.update(tables)
        module.runtime.update(runtime)
        for home, names in calls:
            module.calls.setdefault(home, set()).update(names)
        module.heads.update(heads)
        module.standard.update(standard)
        module.words.update(words)
        module.worlds.update(worlds)
        for home, names in playing:
            module.playing.setdefault(home, set()).update(names)
        module.messages += messages
        module.asks += map(list, asks)
        return more

    def lines(self, name: str, writer: Writer, write: Callable[[Writer], None]) -> None:
        """Lines of a module that lists much."""

        def make() -> tuple[str, ...]:
            inner = Writer()
            inner.depth = writer.depth
            write(inner)
            return tuple(inner.lines)

        writer.lines += self.units.get(f"lines of {name}", make)

    def labels(self, writer: Writer, name: str) -> None:
        """What the notes of a function point at."""

        def make() -> tuple[str, ...]:
            inner = Writer()
            inner.depth = writer.depth
            package.Printing.labels(self, inner, name)
            return tuple(inner.lines)

        writer.lines += self.units.get(f"labels of {name}", make)


def emit_package(layout: Layout, units: Units) -> dict[str, Any]:
    """All files of the package, by path below the pack's `python/`: texts, or what was left."""

    def unit(name: str, shaped: bool, make: Callable[[], str | None]) -> Any:
        return units.output(f"module {name}", make, shaped)

    return package.files(KeptPrinting(layout, units), unit)


def emit_pages(context: KeptContext, starts: Begun) -> dict[str, Any]:
    """All pages by path below `reference/`: texts, or what was left; `starts` is what was begun of it."""
    told = {context.site.page(("scenario", one.name)): f"scenario {one.name}" for one in starts.scenarios}

    def noting(path: str, make: Callable[[], str]) -> Callable[[], str]:
        if path not in told and path != HOME:
            return make

        def noted() -> str:
            context.notes.read.add(told.get(path, TITLES))
            return make()

        return noted

    units = context.units
    pages = {path: noting(path, make) for path, make in makers(context, starts)}
    stale = [path for path in pages if not units.is_fresh(f"page {path}")]
    Making(units, [partial(units.get, f"page {path}", pages[path]) for path in stale]).finish()
    return {path: units.output(f"page {path}", make) for path, make in pages.items()}


def make_parts(context: KeptContext) -> None:
    """Makes those parts of pages anew that read something that changed: who holds them may be as it was."""
    units = context.units
    done: set[str] = set()
    while left := [key for key in sorted(units.stale - done) if key in units.stored]:  # a part may rest on others
        done.update(left)
        for sort, mark, name in (key.partition(" of ") for key in left):
            if mark and sort in PARTS:
                make_part(context, sort, name)


TITLES = "scenario titles"
"""The note of who lists the scenarios."""


def starts_differ(old: Begun, new: Begun) -> list[str]:
    """The notes that scenarios touch that begin in another way; they are the same ones."""
    pairs = list(zip(old.scenarios, new.scenarios, strict=True))
    found = [f"scenario {a.name}" for a, b in pairs if a != b]
    return [*found, TITLES] if any(a.title != b.title for a, b in pairs) else found


BEGINNING = ("_acts.py", "_kinds.py", "_words.py", "_world.py")
"""The modules of which a game is made when it begins."""


def beginning(package: Mapping[str, str]) -> bytes:
    """A hash of all that a scenario can hold besides what its file says."""
    found = [(path, text) for path, text in sorted(package.items()) if path.rpartition("/")[2] in BEGINNING]
    return digest(tuple(found))
