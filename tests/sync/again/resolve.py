"""Resolves a few declarations again, with all that the others declare taken from the store."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.base.later import later
from rulec.base.records import replace
from rulec.base.spans import Source, Span, nowhere
from rulec.sema import deeds as m
from rulec.sema import expr as e
from rulec.sema.acts import Acts
from rulec.sema.context import Context
from rulec.sema.declare import record_key
from rulec.sema.functions import Functions
from rulec.sema.held import Held
from rulec.sema.inputs import PackInput
from rulec.sema.model import Table
from rulec.sema.overriding import settle
from rulec.sema.scope import RecordHead, Symbols
from rulec.sema.tabling import declare_tables, fill_tables
from rulec.sema.things import finish_records
from rulec.sema.typer import Typer
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from tests.sync.again.change import Change, TooMuch
from tests.sync.again.codec import Packed, Unpacker
from tests.sync.again.pile import Stored
from tests.sync.again.tracked import FUNCTIONS, Fetch

if TYPE_CHECKING:
    from rulec.sema.examples import read_examples
    from rulec.sema.happenings import processes
else:
    processes = later("rulec.sema.happenings", "processes")
    read_examples = later("rulec.sema.examples", "read_examples")

HELD = ("constant", "ruling")


class Opened(dict[str, Any]):
    """Packed values by name, each unpacked when it is read."""

    def __init__(self, packed: Mapping[str, Packed], unpacker: Unpacker | _Declared) -> None:
        super().__init__(packed)
        self.unpacker = unpacker
        self.open: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        if name in self.open:
            return found
        found = self.unpacker.unpack(found)
        self[name] = found
        return found

    def __setitem__(self, name: str, value: Any) -> None:
        self.open.add(name)
        super().__setitem__(name, value)

    def get(self, name: str, default: Any = None) -> Any:
        """The value, or the default."""
        return self[name] if name in self else default  # noqa: SIM401 - `dict.get` does not unpack

    def values(self) -> Any:
        """All of them."""
        return [self[name] for name in self]

    def items(self) -> Any:
        """All of them with their names."""
        return [(name, self[name]) for name in self]


class _Declared:
    """Gives declarations by sort and name."""

    def __init__(self, fetch: Fetch) -> None:
        self.fetch = fetch

    def unpack(self, key: tuple[str, str]) -> Any:
        """The declaration."""
        return self.fetch(*key)


def _declared(sort: str, names: Mapping[str, Sequence[str]], fetch: Fetch) -> Opened:
    """The declarations of a sort, each opened when it is read."""
    return Opened({name: (sort, name) for name in names[sort]}, _Declared(fetch))


class _Values(dict[tuple[str, str], e.Expr]):
    """What constants and rulings hold; what was not settled now is as it was stored."""

    def __init__(self, fetch: Fetch, names: Mapping[str, Sequence[str]], dirty: set[str]) -> None:
        super().__init__()
        self.fetch = fetch
        self.stored = {(sort, n) for sort in HELD for n in names[sort] if f"{sort} {n}" not in dirty}

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (key in self.stored and self.get(key) is not None)

    def get(self, key: Any, default: Any = None) -> Any:
        """The value, or the default."""
        if super().__contains__(key):
            return self[key]
        if key not in self.stored:
            return default
        thing = self.fetch(*key)
        value = thing.value if key[0] == "constant" else thing.taken.value
        if value is not None:
            self[key] = value
        return default if value is None else value


class _Few(Context):
    """A context of a few declarations that knows of all facts which of them a person may state."""

    stated: tuple[str, ...] = ()

    def judged(self) -> tuple[str, ...]:
        """The names of the facts that a person may state."""
        return self.stated


class _Tallies(dict[str, Table | None]):
    """The tables of conditions, each opened when it is read; while one of them changes, nothing is reused."""

    def __init__(self, fetch: Fetch, tables: Sequence[str]) -> None:
        super().__init__()
        self.fetch = fetch
        self.tables = frozenset(tables)

    def get(self, key: Any, default: Any = None) -> Any:
        """The table of that name, or the default."""
        return self.fetch("table", key) if key in self.tables else default


def symbols_from(stored: Stored, fetch: Fetch) -> tuple[Symbols, dict[str, bool], tuple[str, ...]]:
    """All names of the pack with their types, its documents, and the facts that a person may state."""
    kept = stored["symbols"]
    names = stored["names"]
    unpacker = Unpacker()
    symbols = Symbols(
        measures=_declared("measure", names, fetch),
        measure_words=kept["measure_words"],
        enums=_declared("enum", names, fetch),
        kinds=_declared("kind", names, fetch),
        kind_words=kept["kind_words"],
        dice={name: fetch("die", name) for name in names["die"]},
        records={kind: Opened(heads, unpacker) for kind, heads in kept["records"].items()},
        functions=Opened(kept["functions"], unpacker),
        solves=Opened(kept["solves"], unpacker),
        tables=Opened(kept["tables"], unpacker),
        constants=Opened(kept["constants"], unpacker),
        rulings=Opened(kept["rulings"], unpacker),
        state=Opened(kept["state"], unpacker),
        plurals=kept["plurals"],
        events=Opened(kept["events"], unpacker),
        processes=Opened(kept["processes"], unpacker),
        sequences=dict.fromkeys(kept["sequences"], nowhere()),
        variants=dict.fromkeys(kept["variants"], nowhere()),
        numbered=set(kept["numbered"]),
        players=set(kept["players"]),
    )
    return symbols, kept["documents"], kept["judged"]


def context_from(
    stored: Stored,
    nodes: Mapping[str, list[s.Declaration]],
    change: Change,
    packs: Sequence[str],
    fetch: Fetch,
    report: Report,
) -> Context:
    """A context of a few declarations in which all names of the pack are known."""
    symbols, documents, judged = symbols_from(stored, fetch)
    root = _input(stored["sources"], nodes, change, packs)
    context = _Few(root, report, symbols, Typer(symbols, report), documents, settle(root, report))
    context.stated = judged
    return context


def context_of(stored: Stored, nodes: Mapping[str, list[s.Declaration]], packs: Sequence[str], fetch: Fetch) -> Context:
    """A context for what a command line gives: all names as they are now."""
    context = context_from(stored, {}, Change(), packs, fetch, Report())
    _place_records(nodes, context.symbols)
    return context


def resolve_again(
    stored: Stored,
    nodes: Mapping[str, list[s.Declaration]],
    change: Change,
    packs: Sequence[str],
    fetch: Fetch,
    report: Report,
) -> dict[str, Any]:
    """The declarations that were asked for, by their keys."""
    context = context_from(stored, nodes, change, packs, fetch, report)
    symbols = context.symbols
    _place_records(nodes, symbols)
    _place_processes(nodes, symbols)
    types = _types(symbols, change)
    heads = declare_tables(context)
    change.heads.update((name, symbols.tables[name]) for name in change.tables)
    held = Held(context)
    held.values = _Values(fetch, stored["names"], change.items)
    held.settle()
    tables = fill_tables(context, heads, held)
    context.tallies = _Tallies(fetch, stored["names"]["table"])
    acts = Acts(context, held)
    acts.declare()
    functions = Functions(context, held, acts)
    functions.read()
    found: dict[str, Any] = {f"table {name}": table for name, table in tables.items()}
    for records in finish_records(context, held, lambda kind, key: f"record {kind}/{key}" in change.items).values():
        found.update((f"record {record.kind}/{record.name}", record) for record in records)
    found.update((f"constant {name}", constant) for name, constant in held.constants().items())
    found.update((f"ruling {name}", ruling) for name, ruling in held.rulings().items())
    deeds = _deeds(context, held, acts, fetch, stored["names"])
    examples, _, doings = read_examples(context, held, deeds)
    found.update((f"example {name}", example) for name, example in examples.items())
    if deeds is not None:
        found.update((f"process {name}", deeds.processes[name]) for name in deeds.processes.names)
        found.update((f"act {kind}/{key}", act) for (kind, key), act in deeds.acts.items())
        found.update((f"doing {name}", doing) for name, doing in doings.items())
    parts: tuple[Mapping[str, Any], ...] = (
        functions.quantities(), functions.values(), functions.facts(), functions.rolls(),
        functions.decides(),
    )  # fmt: skip
    for sort, made in zip(FUNCTIONS, parts, strict=True):
        for name, function in made.items():
            found[f"{sort} {name}"] = replace(function, examples=fetch(sort, name).examples)
    if report.found:
        raise TooMuch(report.found[0].headline)
    if functions.costing.bodies or not doings.keys() <= set(stored["names"]["doing"]):
        raise TooMuch("what happens")
    if _types(symbols, change) != types:
        raise TooMuch("a type")
    missing = [key for key in change.items if key not in found]
    if missing:
        raise TooMuch(missing[0])
    return {key: found[key] for key in sorted(change.items)}


def _types(symbols: Symbols, change: Change) -> dict[str, Any]:
    """The types of the constants and rulings at hand."""
    found: dict[str, Any] = {}
    for key in sorted(change.items):
        sort, _, name = key.partition(" ")
        if sort in HELD:
            found[key] = (symbols.constants if sort == "constant" else symbols.rulings).get(name)
    return found


class _Head:
    """As much of a `pack.yaml` as is read when names are known."""

    documents = ()

    def __init__(self, name: str) -> None:
        self.name = self.title = name


def _input(
    files: Mapping[str, Any], nodes: Mapping[str, list[s.Declaration]], change: Change, packs: Sequence[str]
) -> PackInput:
    """The few declarations as packs; `packs` has the parents first."""
    inputs: list[PackInput] = []
    for pack in packs:
        modules = tuple(
            s.Module(files[path][1], tuple(found), span=Span(Source(path, ""), 0, 0))
            for path, found in nodes.items()
            if files[path][0] == pack
        )
        tables = tuple(table for of, table in change.tables.values() if of == pack)
        head = _Head(pack)
        inputs.append(
            PackInput(
                head,  # type: ignore[arg-type]
                modules,
                tables,
                "",
                tuple(inputs) if pack == packs[-1] else (),
            )
        )
    return inputs[-1]


def _place_records(nodes: Mapping[str, list[s.Declaration]], symbols: Symbols) -> None:
    """The heads of the entries at hand get their place and title anew."""
    for node in _records(nodes):
        key, number = record_key(node)
        heads = symbols.records[symbols.kind_words[node.kind_word.text]]
        head: RecordHead | None = heads.get(key)
        if head is None or head.number != number:
            raise TooMuch(key)
        title = node.label.value if node.label is not None else key.replace("_", " ").capitalize()
        heads[key] = replace(head, title=title, span=node.key.span)


def _place_processes(nodes: Mapping[str, list[s.Declaration]], symbols: Symbols) -> None:
    """The heads of the processes at hand get their place anew."""
    for found in nodes.values():
        for node in found:
            if isinstance(node, d.ProcessDecl):
                known = symbols.processes[node.name.text]
                symbols.processes[node.name.text] = replace(known, span=node.name.span)


class _Processes(dict[str, Any]):
    """All processes: those at hand as they are now (`names`), the others as they were stored."""

    def __init__(self, now: Mapping[str, m.Process], fetch: Fetch, names: Sequence[str]) -> None:
        super().__init__(dict.fromkeys(names))
        self.names = tuple(now)
        self.now = now
        self.fetch = fetch

    def __getitem__(self, name: str) -> m.Process:
        if name not in self:
            raise KeyError(name)
        stored: m.Process = self.fetch("process", name)
        one = self.now.get(name)
        return stored if one is None else replace(one, throws=stored.throws, examples=stored.examples)

    def get(self, name: str, default: Any = None) -> Any:
        """The process of that name, or the default."""
        return self[name] if name in self else default  # noqa: SIM401 - `dict.get` does not read

    def values(self) -> Any:
        """All of them."""
        return [self[name] for name in self]

    def items(self) -> Any:
        """All of them with their names."""
        return [(name, self[name]) for name in self]


def _deeds(context: Context, held: Held, acts: Acts, fetch: Fetch, names: Mapping[str, Sequence[str]]) -> Any:
    """The acts and processes at hand; what throws and what has examples is as it was. None when there are none."""
    if not names["deeds"]:
        return None
    found = {}
    for (kind, key), act in acts.finish().items():
        stored = fetch("act", f"{kind}/{key}")
        found[kind, key] = replace(act, throws=stored.throws, examples=stored.examples)
    now = processes(context, held) if any(context.declarations(d.ProcessDecl)) else {}
    stirred = now or any(isinstance(item, d.Does) for _, node in _with_examples(context) for item in node.items)
    upons = tuple(fetch("upon", name) for name in names["upon"]) if stirred else ()
    return m.Deeds(acts=found, processes=_Processes(now, fetch, names["process"] if stirred else ()), upons=upons)


def _with_examples(context: Context) -> Iterator[tuple[Any, Any]]:
    for home, node in context.declarations(object):
        if isinstance(node, s.ExampleDecl):
            yield home, node
        for item in getattr(node, "items", ()):
            if isinstance(item, s.ExampleDecl):
                yield home, item


def _records(nodes: Mapping[str, list[s.Declaration]]) -> Iterator[s.RecordDecl]:
    for found in nodes.values():
        yield from (node for node in found if isinstance(node, s.RecordDecl))
