"""The parts of a compiled pack that questions read, kept by `build`: all but examples, book and what happens in games.

An *entry* holds one pack. Its first line names the sources and the state of rulec that it was made from, by hash; an
entry with other hashes, or with a damaged byte, is not used at all. Reading a part that is left out raises `NotStored`,
and the command compiles the pack instead.
"""

from __future__ import annotations

import json
import os
from collections import ChainMap
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, replace
from rulec.base.spans import Source
from rulec.driver import cache as caches
from rulec.driver import discovery
from rulec.driver.cache import Cache
from rulec.driver.discovery import Root
from rulec.driver.grammar import keep_for_expressions
from rulec.driver.packs import PackFiles

if TYPE_CHECKING:
    from rulec.driver.compile import Compiled

SORT = "parts"
"""The folder of entries in the cache; in a wheel an entry lies in the folder of its pack (`IN_A_WHEEL`)."""
IN_A_WHEEL = "_parts"
WORKED_OUT = ("_records", "_touches", "_touched_acts")
"""Mappings that a model computes from all its parts, and of which a question reads single keys."""


@dataclass(frozen=True, slots=True)
class Found:
    """The pack of an entry, or the reason why it is not used; no reason where there is none, or the sources changed."""

    made: Compiled | None = None
    said: str = ""
    own: str = ""  # the hash of rulec


# ---- writing ---------------------------------------------------------------------------------------
def written(made: Compiled, packs: Sequence[PackFiles]) -> bytes | None:
    """Return the entry of a pack that was compiled from `packs`; None where its expressions nest too deeply."""
    from rulec.driver.parts.codec import LEFT_OUT, Writer
    from rulec.ir.nodes import HAPPENS
    from rulec.syntax.decode import decode

    files = {pack.path(file): data for pack in packs for file, data in pack.files.items()}
    model, program, symbols = made.model, made.program, made.context.symbols
    deeds = model.deeds and replace(
        model.deeds,
        doings=hollow(model.deeds.doings),
        processes=hollow(model.deeds.processes),
        sequences=hollow(model.deeds.sequences),
        upons=LEFT_OUT,
    )
    worked_out = {name: getattr(model, name) for name in WORKED_OUT}
    model = replace(model, examples=hollow(model.examples), pending=hollow(model.pending), book=LEFT_OUT, deeds=deeds)
    asked = {name: one if one.sort not in HAPPENS else LEFT_OUT for name, one in program.functions.items()}
    writer = Writer()
    try:
        lines = writer.lines((model, replace(program, functions=asked), symbols, worked_out))
    except RecursionError:
        return None

    def text(source: Source) -> str | None:
        """Return the text of a source, or None where the file of its path has that text."""
        file = files.get(source.path)
        read = decode(source.path, file, Report()) if file is not None else None
        return None if read is not None and read.text == source.text else source.text

    head = {
        "own": caches.compiler_hash(),
        "inputs": caches.hash_inputs((pack.name, pack.files, pack.unread) for pack in packs),
        "packs": made.packs,
        "sources": [[source.path, text(source)] for source in writer.sources],
    }
    return "\n".join([json.dumps(head), *lines]).encode()


def hollow(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """Return the mapping with all its values left out."""
    from rulec.driver.parts.codec import LEFT_OUT

    return dict.fromkeys(mapping, LEFT_OUT)


def keep(cache: Cache, made: Compiled, packs: Sequence[PackFiles]) -> None:
    """Keep a pack that was compiled from `packs`, and the tables that read expressions about it."""
    if cache.folder is not None and (entry := written(made, packs)) is not None:
        cache.store_bytes(SORT, made.model.pack, entry)
        keep_for_expressions(cache, caches.compiler_hash())


# ---- reading ---------------------------------------------------------------------------------------
def stored(cache: Cache, name: str, where: list[Root]) -> Found:
    """Return the kept pack if its sources and rulec are unchanged, from the cache or from where it is installed."""
    place = discovery.find(name, where)
    if place is None:
        return Found()
    root, inner = place[0]
    found = _read(cache, SORT, name, where)
    if inner and found.made is None:  # the pack is installed
        found = _read(Cache(os.path.join(root, name)), IN_A_WHEEL, name, where)
    return found


def _read(cache: Cache, sort: str, entry: str, where: list[Root]) -> Found:
    body = cache.load_bytes(sort, entry)
    if body is None:
        return Found(said="what was built for questions is damaged" if cache.has(sort, entry) else "")
    first, *lines = body.split(b"\n")
    head = json.loads(first)
    if head["own"] != caches.compiler_hash():
        return Found(said="what was built for questions is of another version of rulec")
    packs = caches.read_packs(head["packs"], where)
    if packs is None or caches.hash_inputs(packs) != head["inputs"]:
        return Found()
    files = {f"rules/{name}/{path}": data for name, files, _ in packs for path, data in files.items()}
    return Found(compiled(head, lines, files), own=head["own"])


def compiled(head: Mapping[str, Any], lines: list[bytes], files: Mapping[str, bytes]) -> Compiled:
    """Return the pack that an entry holds: its head, the lines of its parts, and the files that its spans are in."""
    from rulec.driver.compile import Compiled
    from rulec.driver.parts.codec import Reader
    from rulec.sema.context import TypingContext
    from rulec.sema.typing.typer import Typer
    from rulec.syntax.decode import decode

    def source(number: int) -> Source:
        path, text = head["sources"][number]
        if text is not None:
            return Source(path, text)
        read = decode(path, files[path], Report())
        assert read is not None
        return read

    model, program, symbols, worked_out = Reader(lines, source).unit(0)
    model.__dict__.update({name: worked_out[name] for name in WORKED_OUT})
    by_sort = (model.decides, model.rolls, model.facts, model.values, model.quantities)  # the last comes first
    model.__dict__["function_names"] = ChainMap(*by_sort)
    report = Report()
    return Compiled(model, TypingContext(report, symbols, Typer(symbols, report)), program, tuple(head["packs"]), {})
