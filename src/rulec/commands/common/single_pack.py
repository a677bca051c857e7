"""Compiles the one pack that `export`, `explain`, `odds` and `coverage` work on."""

from __future__ import annotations

import gc

from rulec.base.diagnostics import Report
from rulec.commands.common import locations
from rulec.commands.common.option_parser import UsageError, unknown
from rulec.commands.common.report_output import gathered, say
from rulec.driver import cache as caches
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.discovery import Root
from rulec.driver.packs import Shelf
from rulec.driver.parse_cache import Trees
from rulec.sema.deeds import pairs_apart


def compiled(
    name: str, roots: list[Root], out: str, variants: list[str], backends: tuple[str, ...] = ()
) -> Compiled | None:
    """The compiled pack; None when it has errors, which are printed."""
    locations.recover(out)
    gc.disable()  # a run is short, and nearly all that it makes lives until its end
    report = Report()
    shelf = Shelf(roots)
    cache = caches.Cache(caches.folder_for(roots))
    trees = Trees(cache, caches.parser_hash)
    stamp = caches.last_stamp(cache, name, f"{out}/{name}", roots)
    built = stamp is not None and stamp.own == caches.own_hash() and caches.reads_the_same(stamp, roots)
    made = None
    if (files := shelf.get(name, report)) is not None:
        made = compile_pack(files, report, find=shelf.parent, trees=trees, backends=backends, analysed=built)
    if made is None:
        say(gathered([report], shelf))
        return None
    known = list(made.model.all_deeds.variants)
    for variant in variants:
        if variant not in known:
            raise unknown(f"the pack `{name}` has no variant `{variant}`", variant, known)
    for one, other in pairs_apart(made.model.all_deeds):
        if one in variants and other in variants:
            raise UsageError(f"the variants `{one}` and `{other}` are not played together")
    return made
