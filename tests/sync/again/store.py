"""What a full build leaves behind for the next ones: every declaration, lowered function and unit, each by itself.

All of it lies in one entry of the cache, a `marshal` of plain values in which most parts are bytes again, so that
loading it costs next to nothing and each part is opened only when it is read.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.base.later import pattern
from rulec.base.records import fields, replace
from rulec.base.spans import Source, Span
from rulec.sema.deeds import Deeds
from rulec.sema.inputs import PackInput, parts
from rulec.sema.model import Model
from rulec.sema.replaced import Changes
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from rulec.tables.located import LocatedTable
from tests.sync.again.codec import Foreign, Lines, Packed, Packer, TreePacker, Unpacker
from tests.sync.again.mentions import named_in
from tests.sync.again.shape import shape
from tests.sync.again.tracked import FUNCTIONS, HAPPENING, MAPPINGS, touched_by

if TYPE_CHECKING:
    from rulec.sema.context import Context
    from rulec.sema.overriding import Settled

PLAIN = ("pack", "title", "version", "extends", "order", "chapters", "sheets")
TITLES = ("titles", "files")
REPLACED = ("replaced", "rows", "steps")
"""What a pack and its parents say in place of others (`Model.changes`)."""
MASK = pattern(r'"[^"\n]*"|“[^”"\n]*”|[ ]*#[^\n]*|[ ]+(?=\n|\Z)|(?<![A-Za-z_0-9])[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?')
_WORDS = pattern(r"[A-Za-z0-9_]+")


def cites_in(packed: Packed) -> list[Packed]:
    """All citations within a packed value, in order."""
    if packed.__class__ is not tuple:
        return []
    if packed[0] == "mCite":
        return [packed]
    return [cite for part in packed if part.__class__ is tuple for cite in cites_in(part)]


def words_of(text: str) -> list[str]:
    """The words of a table's file, among which are the names of what its cells hold."""
    return _WORDS.findall(text)


def digest(packed: Packed) -> bytes:
    """A hash of a packed value; equal values have equal ones."""
    return blake2b(marshal.dumps(packed, 2), digest_size=16).digest()


def masked(text: str) -> str:
    """A file without its numbers, texts and comments, which may change while its declarations keep their shape."""
    return MASK.sub(lambda found: '""' if found[0][0] in '"“' else "" if found[0][0] in " #" else "0", text)


KNOWN: Mapping[str, tuple[str, ...]] = {
    "rulec.sema.model.Model": (*PLAIN, *MAPPINGS, "hash", "records", "deeds", "changes"),
    "rulec.sema.replaced.Changes": (*TITLES, *REPLACED, "left_out"),
    "rulec.sema.deeds.Deeds": (*HAPPENING, "acts", "upons", "machines", "state"),
    "rulec.sema.scope.Symbols": (
        "measures", "measure_words", "enums", "kinds", "kind_words", "dice", "records", "functions", "solves", "tables",
        "constants", "rulings", "state", "plurals", "events", "processes", "sequences", "variants", "numbered",
        "players", "worldly",
    ),
    "rulec.ir.nodes.Program": ("functions", "columns", "solves"),
    "rulec.backends.reference.uses.Uses": ("forward", "backward", "executed", "citations", "noted"),
    "rulec.backends.python.layout.Layout": (
        "model", "program", "public", "tables", "modules", "homes", "worldly", "kept", "explained", "solving", "stems",
        "throwing", "asking", "in_world", "rings", "noted", "spelled_out",
    ),
    "rulec.backends.python.module.Module": (
        "layout", "name", "kinds", "tables", "runtime", "calls", "heads", "standard", "worlds", "words", "playing",
        "messages", "asks", "lazy_calls",
    ),
}  # fmt: skip
"""What builds follow of what there is of a whole pack, by class. A field more, and each build is a full one."""
CHECKED = (
    "check_tables", "check_values", "check_rolls", "check_facts", "check_conditions", "check_changes", "check_cycles",
    "check_asked", "check_happening", "check_solves", "check_machines", "check_unused", "check_provenance",
    "check_pairs", "check_idle", "check_owned", "check_stale", "check_leaks", "check_lookups",
)  # fmt: skip
"""The checks of which it is known what they look at (see `checking.SHAPE_ONLY`)."""


def is_known(backends: Iterable[str], known: Mapping[str, tuple[str, ...]] = KNOWN) -> bool:
    """Whether packs have no more than what is followed, checks look at nothing else, and there are no other outputs."""
    from importlib import import_module

    from rulec.sema.analysis import CHECKS

    for path, names in known.items():
        module, _, name = path.rpartition(".")
        if not {f.name for f in fields(getattr(import_module(module), name))} <= set(names):
            return False
    return {check.__name__ for check in CHECKS} <= set(CHECKED) and set(backends) == {"python", "reference"}


# ---- the model ---------------------------------------------------------------------------------
def names_of(model: Model) -> dict[str, tuple[Any, ...]]:
    """What there is of each sort, in order."""
    found = {sort: tuple(getattr(model, field)) for field, sort in MAPPINGS.items()}
    found.update((f"record {kind}", tuple(r.name for r in records)) for kind, records in model.records.items())
    found.update((f"heads {kind}", tuple(model.record_heads(kind))) for kind in model.records)
    deeds = model.deeds
    found["deeds"] = ("deeds",) if deeds is not None else ()
    here = deeds if deeds is not None else Deeds()
    found.update((sort, tuple(getattr(here, field))) for field, sort in HAPPENING.items())
    found["act"] = tuple(f"{kind}/{key}" for kind, key in here.acts)
    found["upon"] = tuple(upon.name for upon in here.upons)
    found["machine"] = tuple(machine.name for machine in here.machines)
    found["state"] = ("state",) if here.state is not None else ()
    return found


def things(model: Model) -> Iterable[tuple[str, str, Any]]:
    """Everything in a model: sort, name and the thing."""
    for field, sort in MAPPINGS.items():
        for name, thing in getattr(model, field).items():
            yield sort, name, thing
    for kind, records in model.records.items():
        for record in records:
            yield "record", f"{kind}/{record.name}", record
    deeds = model.deeds
    if deeds is None:
        return
    for field, sort in HAPPENING.items():
        for name, thing in getattr(deeds, field).items():
            yield sort, name, thing
    for (kind, key), act in deeds.acts.items():
        yield "act", f"{kind}/{key}", act
    for upon in deeds.upons:
        yield "upon", upon.name, upon
    for machine in deeds.machines:
        yield "machine", machine.name, machine
    if deeds.state is not None:
        yield "state", "state", deeds.state


def plain_of(model: Model) -> dict[str, Any]:
    """The fields that are no mappings."""
    return {name: getattr(model, name) for name in (*PLAIN, "hash", "changes")}


def plain_again(kept: Mapping[str, Any], content: str, lines: Lines) -> dict[str, Any]:
    """The same from what was kept of them, with the hash of the files as they are now."""
    unpack = Unpacker(lines=lines).unpack
    plain = {name: kept[name] for name in PLAIN}
    plain["sheets"] = unpack(kept["sheets"])
    changes = {name: {key: unpack(found) for key, found in kept[name].items()} for name in REPLACED}
    titles = {name: kept[name] for name in TITLES}
    return {**plain, "hash": content, "changes": Changes(**changes, **titles, left_out=unpack(kept["left_out"]))}


def _kept_changes(changes: Changes, lines: Lines) -> dict[str, Any]:
    pack = Packer(lines).pack
    found: dict[str, Any] = {name: dict(getattr(changes, name)) for name in TITLES}
    for name in REPLACED:
        found[name] = {key: pack(one) for key, one in getattr(changes, name).items()}
    return {**found, "left_out": pack(changes.left_out)}


def spoken(packed: Packed, thing: Any) -> bytes:
    """A hash of what others say of a function: all of it but how it is worked out."""
    pack = Packer().pack
    return digest(
        (packed[0], pack(thing.label), pack(getattr(thing, "denial", None)), pack(thing.parameters),
         pack(getattr(thing, "result", None)))
    )  # fmt: skip


def pack_model(model: Model, lines: Lines) -> dict[str, Any]:
    """Every thing of a model by itself, with hashes of it, of its shape, and of how it is spoken of."""
    pack = Packer(lines).pack
    items: dict[str, bytes] = {}
    digests: dict[str, bytes] = {}
    shapes: dict[str, bytes] = {}
    spoken_of: dict[str, bytes] = {}
    touching: dict[tuple[str, str], list[str]] = {}
    for sort, name, thing in things(model):
        packed = pack(thing)
        key = f"{sort} {name}"
        items[key] = marshal.dumps(packed)
        digests[key] = digest(packed)
        shapes[key] = digest(shape(packed))
        if sort == "table":
            items[f"heading {name}"] = marshal.dumps(pack(replace(thing, rows=())))
        if sort in FUNCTIONS:
            spoken_of[name] = spoken(packed, thing)
            for touched in touched_by(thing):
                touching.setdefault(touched, []).append(name)
    return {
        "plain": {
            **{name: getattr(model, name) for name in PLAIN},
            "sheets": Packer().pack(model.sheets),
            **_kept_changes(model.changes, lines),
        },
        "names": names_of(model),
        "items": items,
        "digests": digests,
        "shapes": shapes,
        "spoken": spoken_of,
        "touching": {key: tuple(names) for key, names in touching.items()},
    }


def pack_symbols(context: Context) -> dict[str, Any]:
    """All names of a pack with their types."""
    pack, symbols = Packer().pack, context.symbols
    return {
        "measure_words": dict(symbols.measure_words),
        "kind_words": dict(symbols.kind_words),
        "functions": {name: pack(found) for name, found in symbols.functions.items()},
        "solves": {name: pack(given) for name, given in symbols.solves.items()},
        "tables": {name: pack(found) for name, found in symbols.tables.items()},
        "constants": {name: pack(found) for name, found in symbols.constants.items()},
        "rulings": {name: pack(found) for name, found in symbols.rulings.items()},
        "records": {k: {key: pack(head) for key, head in heads.items()} for k, heads in symbols.records.items()},
        "state": {name: pack(found) for name, found in symbols.state.items()},
        "plurals": dict(symbols.plurals),
        "events": {name: pack(found) for name, found in symbols.events.items()},
        "processes": {name: pack(found) for name, found in symbols.processes.items()},
        "sequences": tuple(symbols.sequences),
        "variants": tuple(symbols.variants),
        "numbered": tuple(sorted(symbols.numbered)),
        "players": tuple(sorted(symbols.players)),
        "documents": dict(context.documents),
        "judged": context.judged(),
    }


# ---- the sources -------------------------------------------------------------------------------
def lines_of(root: PackInput) -> Lines:
    """Where the declarations of all rules files begin."""
    modules = [module for part in parts(root) for module in part.modules]
    return Lines({m.span.source.path: [node.span.line for node in m.declarations] for m in modules})


def heads_of(text: str) -> list[int]:
    """The lines of a file that are neither indented nor comments: declarations begin there."""
    return [number for number, line in enumerate(text.split("\n"), 1) if line[:1] not in ("", " ", "#", "\r", "\t")]


def pack_sources(root: PackInput, model: Model, settled: Settled) -> dict[str, Any]:
    """Each rules file: its text, and its declarations one by one with what they declare and add to; and who may hold
    the value of a constant or a ruling: places of declarations, files of tables. `settled` says which declarations
    count as they stand there; what takes the place of others, or is replaced, counts as vocabulary."""
    counting = {id(node) for _, node in settled.entries}
    files: dict[str, Any] = {}
    texts: dict[str, bytes] = {}
    trees: dict[str, bytes] = {}
    examples = examples_by_place(model)
    words = {kind.word: name for name, kind in model.kinds.items()}
    acts = _acts(model)
    held = model.constants.keys() | model.rulings.keys()
    named: dict[str, tuple[list[tuple[str, int]], list[str]]] = {}
    replaced: set[str] = set()
    for part in parts(root):
        for module in part.modules:
            source = module.span.source
            declared = module.declarations
            pieces: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = []
            texts[source.path] = source.text.encode("utf-8", "surrogatepass")
            for node in declared:
                packer = TreePacker(node.span.start, source)
                counts = id(node) in counting
                found = declares(node, source.path, examples, words) if counts else ("vocabulary",)
                packed = packer.pack(node)
                trees[f"{source.path}#{len(pieces)}"] = marshal.dumps(packed)
                for name in sorted(held.intersection(named_in(packed))):
                    named.setdefault(name, ([], []))[0].append((source.path, len(pieces)))
                pieces.append((node.span.line, found, targets(node, acts) if counts else ()))
                counting.discard(id(node))
            files[source.path] = (part.pack.name, module.name, tuple(pieces))
        for table in part.tables:
            source = table.span.source
            texts[source.path] = source.text.encode("utf-8", "surrogatepass")
            for name in sorted(held.intersection(words_of(source.text))):
                named.setdefault(name, ([], []))[1].append(source.path)
            if id(table) not in counting:
                replaced.add(source.path)
            counting.discard(id(table))
            with suppress(Foreign):  # a table with places elsewhere is read from its file
                trees[source.path] = marshal.dumps(TreePacker(0, source).pack(table))
    readers = {name: (tuple(places), tuple(tables)) for name, (places, tables) in named.items()}
    for _, one in settled.entries:  # nobody has them as they stand in a file
        if id(one) in counting and not isinstance(one, LocatedTable):
            replaced.update(declares(one, one.span.source.path, examples, words))
            replaced.update(f"function {name}" for name in targets(one, acts))
    return {
        "sources": files, "texts": texts, "trees": trees, "named": readers, "replaced": tuple(sorted(replaced))
    }  # fmt: skip


def pack_expressions() -> dict[str, bytes]:
    """The expressions of cells and holes that were parsed, by start rule and text; and one of each shape."""
    from rulec.syntax.parser import parse_expression, remembered

    found: dict[str, bytes] = {}
    for (rule, text), known in list(remembered.items()):
        if known is None:
            where = Span(Source("a cell", text), 0, len(text))
            parsed = parse_expression(text, where, Report()) if rule == "expression_only" else None
            if parsed is None:
                continue
            known = (parsed, where)
        node, where = known
        tree = marshal.dumps((text, TreePacker(where.start, where.source).pack(node)))
        found[f"{rule} {text}"] = tree
        found.setdefault(f"like {rule} {masked(text)}", tree)
    return found


def examples_by_place(model: Model) -> dict[tuple[str, int], str]:
    """The key of the example at each file and line."""
    return {(x.span.source.path, x.span.line): name for name, x in model.examples.items()}


def declares(
    node: s.Declaration, path: str, examples: Mapping[tuple[str, int], str], words: Mapping[str, str]
) -> tuple[str, ...]:
    """The keys of what a declaration declares."""
    from rulec.sema.acts import CLAUSES
    from rulec.sema.declare import record_key

    found: list[str] = []
    match node:
        case s.QuantityDecl():
            found.append(f"quantity {node.name.text}")
        case s.ValueDecl():
            found.append(f"value {node.name.text}")
        case s.FactDecl():
            found.append(f"fact {node.name.text}")
        case s.RollDecl():
            found.append(f"roll {node.name.text}")
        case s.ConstantDecl():
            found.append(f"constant {node.name.text}")
        case s.RulingDecl():
            found.append(f"ruling {node.name.text}")
        case s.RecordDecl():
            name = f"{words[node.kind_word.text]}/{record_key(node)[0]}"
            found += [f"act {name}"] if any(isinstance(item, CLAUSES) for item in node.items) else []
            found.append(f"record {name}")
        case d.ProcessDecl():
            found.append(f"process {node.name.text}")
        case s.ExampleDecl():
            found.append("example " + examples.get((path, node.label.span.line), ""))
            return tuple(found)
        case s.ModifyDecl():
            return ()
        case _:
            return ("vocabulary",)
    inner = [item for item in getattr(node, "items", ()) if isinstance(item, s.ExampleDecl)]
    found += ["example " + examples.get((path, item.label.span.line), "") for item in inner]
    return tuple(found)


def targets(node: s.Declaration, acts: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The functions that a declaration adds to, and the acts (`act KIND/KEY`); `acts` has them by what they are
    called in rules."""
    found = [node] if isinstance(node, s.ModifyDecl) else []
    found += [item for item in getattr(node, "items", ()) if isinstance(item, s.ModifyDecl)]
    named: list[str] = []
    for item in found:
        if item.kind_word is not None or item.costs:
            named += [f"act {name}" for name in acts.get(item.target.text, ("?",))]
        else:
            named.append(item.target.text)
    return tuple(dict.fromkeys(named))


def _acts(model: Model) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for (kind, key), act in (model.deeds.acts if model.deeds is not None else {}).items():
        for called in (key, str(act.number)):
            found.setdefault(called, []).append(f"{kind}/{key}")
    return found


def readers_of(reads: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """Who reads what: the units by the names that they noted."""
    found: dict[str, list[str]] = {}
    for unit, keys in reads.items():
        for key in keys:
            found.setdefault(key, []).append(unit)
    return {key: tuple(units) for key, units in found.items()}


def sum_of_reads(keys: Iterable[str]) -> bytes:
    """A hash of all that somebody read."""
    return blake2b("\n".join(sorted(keys)).encode("utf-8", "surrogatepass"), digest_size=8).digest()


def reached(readers: Mapping[str, Sequence[str]], changed: Iterable[str]) -> set[str]:
    """All units that read something changed, or read such a unit."""
    found: set[str] = set()
    todo = list(changed)
    while todo:
        for unit in readers.get(todo.pop(), ()):
            if unit not in found:
                found.add(unit)
                todo.append(f"unit {unit}")
    return found


def sum_of(data: bytes) -> bytes:
    """A hash of a file."""
    return blake2b(data, digest_size=20).digest()
