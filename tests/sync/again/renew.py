"""What a build after a small change leaves: all that a full build would have left in another form.

So changes do not add up: the next build goes on from the last one. What says who read what is only added to: a reader
too many is made again for nothing, one too few would be left as it was.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from rulec.base.records import replace
from tests.sync.again import store
from tests.sync.again.codec import Foreign, Packer, TreePacker, Unpacker
from tests.sync.again.mentions import named_in
from tests.sync.again.pile import Damaged
from tests.sync.again.spread import Spread
from tests.sync.again.tracked import FUNCTIONS
from tests.sync.again.units import Left

if TYPE_CHECKING:
    from tests.sync.again.quick import Build

LOWERED = ("lowered", "column")


def renewed(build: Build, outputs: Mapping[str, str | Left]) -> dict[str, bytes] | None:
    """The parts that are others now, or None when what changed reaches further."""
    change = build.finder.change
    if change.edited - change.trees.keys() or not build.names_known:
        return None
    try:
        return _parts(build, outputs)
    except (Foreign, Damaged):
        return None


def _parts(build: Build, outputs: Mapping[str, str | Left]) -> dict[str, bytes]:
    change = build.finder.change
    found = {**_things(build), **_sources(build)}
    facts: dict[str, Any] = {}
    for sort, name in sorted(build.new_facts):
        fact = build.facts[sort][name]
        facts.update(fact.changed() if isinstance(fact, Spread) else {f"facts {sort} {name}": fact})
    symbols = _symbols(build)
    if change.lines or change.targets:
        facts["sources"] = _standing(build)
    if build.shapes:
        facts["touching"] = build.touching
    whole: dict[str, Any] = {**facts, **build.begun, **({"symbols": symbols} if symbols is not None else {})}
    made, reads = build.units.together()
    more: dict[str, Mapping[str, Any]] = {
        "sums": {path: store.sum_of(data) for path, data in change.files.items()},
        "outputs": {
            path: sha256(text.encode()).hexdigest() for path, text in outputs.items() if not isinstance(text, Left)
        },
        "digests": {key: store.digest(packed) for key, packed in build.packed.items()},
        "spoken": {
            key.partition(" ")[2]: store.spoken(packed, build.fresh[key])
            for key, packed in build.packed.items()
            if key.partition(" ")[0] in FUNCTIONS
        },
        "named": _named(build),
        "shapes": build.shapes,
    }
    all_reads = {**reads, **build.reads}
    sums = {reader: store.sum_of_reads(keys) for reader, keys in all_reads.items()}
    known = build.stored.reads
    more["reads"] = {reader: total for reader, total in sums.items() if known.get(reader) != total}
    more["readers"] = _new_readers(build, {reader: all_reads[reader] for reader in more["reads"]})
    whole.update((f"more {name}", value) for name, value in more.items() if value)
    found.update((name, marshal.dumps(value)) for name, value in whole.items())
    found.update((f"units {key}", unit) for key, unit in made.items())
    return found


def _things(build: Build) -> dict[str, bytes]:
    """Declarations, and what was lowered of them."""
    found: dict[str, bytes] = {}
    for key, packed in build.packed.items():
        sort, _, name = key.partition(" ")
        found[f"{'programs' if sort in LOWERED else 'items'} {key}"] = marshal.dumps(packed)
        if sort == "table":
            found[f"items heading {name}"] = marshal.dumps(Packer(build.lines).pack(replace(build.fresh[key], rows=())))
    return found


def _sources(build: Build) -> dict[str, bytes]:
    """Texts, and the trees of what changed in them."""
    change = build.finder.change
    found = {f"texts {path}": text.encode("utf-8", "surrogatepass") for path, text in change.texts.items()}
    found.update((f"trees {path}#{at}", marshal.dumps(tree)) for (path, at), tree in change.trees.items())
    for _, table in change.tables.values():
        source = table.span.source
        found[f"trees {source.path}"] = marshal.dumps(TreePacker(0, source).pack(table))
    return found


def _standing(build: Build) -> dict[str, Any]:
    """The declarations of all files, with the lines on which they begin now, and what they add to."""
    lines, adds = build.lines.starts, build.finder.change.targets
    return {
        path: (
            pack,
            name,
            tuple((lines[path][at], piece[1], adds.get((path, at), piece[2])) for at, piece in enumerate(pieces)),
        )
        for path, (pack, name, pieces) in build.stored["sources"].items()
    }


def _named(build: Build) -> dict[str, Any]:
    """Who may hold the value of which constants and rulings, where that is another."""
    change, finder, names = build.finder.change, build.finder, build.stored["names"]
    held = {*names["constant"], *names["ruling"]}
    found: dict[str, Any] = {}

    def put(which: int, place: Any, before: Iterable[str], after: Iterable[str]) -> None:
        old, new = held.intersection(before), held.intersection(after)
        for name in sorted(old ^ new):
            both = [*found.get(name, finder.named.get(name, ((), ())))]
            rest = tuple(one for one in both[which] if one != place)
            both[which] = (*rest, place) if name in new else rest
            found[name] = tuple(both)

    for (path, at), tree in change.trees.items():
        put(0, (path, at), named_in(marshal.loads(finder.trees[f"{path}#{at}"])), named_in(tree))
    for _, table in change.tables.values():
        path = table.span.source.path
        put(1, path, store.words_of(finder.text(path)), store.words_of(change.texts[path]))
    return found


def _symbols(build: Build) -> dict[str, Any] | None:
    """All names, if an entry has another title or a column another label."""
    records = {key: thing for key, thing in build.fresh.items() if key.startswith("record ") and key in build.packed}
    kept, change = build.stored["symbols"], build.finder.change
    heads = {kind: dict(found) for kind, found in kept["records"].items()} if records else {}
    tables = {**kept["tables"], **{name: Packer().pack(head) for name, head in change.heads.items()}}
    differs = tables != kept["tables"]
    for record in records.values():
        head = Unpacker().unpack(heads[record.kind][record.name])
        if head.title != record.title:
            differs = True
            heads[record.kind][record.name] = Packer().pack(replace(head, title=record.title))
    return {**kept, "records": heads or kept["records"], "tables": tables} if differs else None


def _new_readers(build: Build, reads: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """Who read what and did not before."""
    found: dict[str, tuple[str, ...]] = {}
    for key, units in store.readers_of(reads).items():
        known = frozenset(build.readers.get(key, ()))
        if new := tuple(unit for unit in units if unit not in known):
            found[key] = new
    return found
