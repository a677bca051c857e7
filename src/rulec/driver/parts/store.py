"""Store the parts of a compiled pack that queries need: everything except examples, the book and effects in games.

An *entry* holds one pack. Its first line identifies the sources and the rulec version by hash. An entry with other
hashes, or a damaged one, is ignored. Using an omitted part raises `NotStored`, and the command compiles the pack
instead.
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
"""Cache folder of the entries. In a wheel an entry lies in its pack's folder, `IN_A_WHEEL`."""
IN_A_WHEEL = "_parts"
WORKED_OUT = ("_records", "_touches", "_touched_acts")
"""Mappings that a model derives from all its parts, and of which queries read single keys."""


@dataclass(frozen=True, slots=True)
class Found:
    """The pack of an entry, or the reason why the entry is unusable; no reason if it is missing or outdated."""

    made: Compiled | None = None
    said: str = ""
    own: str = ""  # hash of rulec


def written(made: Compiled, packs: Sequence[PackFiles]) -> bytes | None:
    """Return the entry of a pack compiled from *packs*, or None if its expressions are nested too deeply."""
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
    """Return the mapping with all values omitted."""
    from rulec.driver.parts.codec import LEFT_OUT

    return dict.fromkeys(mapping, LEFT_OUT)


def keep(cache: Cache, made: Compiled, packs: Sequence[PackFiles]) -> None:
    """Store the parts of a compiled pack, and the tables that parse expressions."""
    if cache.folder is not None and (entry := written(made, packs)) is not None:
        cache.store_bytes(SORT, made.model.pack, entry)
        keep_for_expressions(cache, caches.compiler_hash())


def stored(cache: Cache, name: str, where: list[Root]) -> Found:
    """Return the stored pack if sources and rulec are unchanged, from the cache or from its installation."""
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
    """Return the pack stored in an entry: its head, the lines of its units, and the files of its spans."""
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
    # later mappings take precedence
    by_sort = (model.decides, model.rolls, model.facts, model.values, model.quantities)
    model.__dict__["function_names"] = ChainMap(*by_sort)
    report = Report()
    return Compiled(model, TypingContext(report, symbols, Typer(symbols, report)), program, tuple(head["packs"]), {})
