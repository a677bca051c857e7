"""Compile the packs of a command: several in parallel, or one for a query.

Each of several packs is a piece of work, and a forked worker takes a share. Diagnostics cannot be passed between
processes, so a pack for which the worker has diagnostics is compiled again in this process.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from rulec.base.diagnostics import Report
from rulec.base.fork_pool import Share
from rulec.base.memory import Memory
from rulec.commands.common import locations
from rulec.commands.common.option_parser import check_variants
from rulec.commands.common.report_output import Progress, gathered, say
from rulec.driver import cache as caches
from rulec.driver import discovery
from rulec.driver.cache import Cache
from rulec.driver.compile import Clock, Compiled, compile_pack
from rulec.driver.discovery import Root
from rulec.driver.packs import PackFiles, Shelf
from rulec.driver.parse_cache import Trees
from rulec.driver.parts import store
from rulec.sema.deeds import pairs_apart

T = TypeVar("T")


class Packs:
    """The packs below some folders of rules. Each is read once; parsed files come from the cache."""

    def __init__(self, roots: list[Root], cache: Cache | None) -> None:
        self.roots = roots
        self.cache = cache or Cache(None)
        self.shelf = Shelf(roots)
        self.trees = Trees(cache, caches.parser_hash)
        self.progress = Progress()

    def compiled(
        self,
        name: str,
        report: Report,
        backends: tuple[str, ...] | None = None,
        *,
        verify: bool = False,
        examples: bool = False,
        analysed: bool = False,
        clock: Clock | None = None,
        memory: Memory | None = None,
    ) -> Compiled | None:
        """Compile a pack with `compile_pack`. Return None if it cannot be read or has errors."""
        files = self.shelf.get(name, report)
        if files is None:
            return None
        clock = clock or Clock()
        clock.on_stage = lambda stage: self.progress.step(f"{name}: {stage}")
        return compile_pack(
            files, report, find=self.shelf.parent, trees=self.trees, clock=clock, backends=backends, verify=verify,
            examples=examples, analysed=analysed, memory=memory,
        )  # fmt: skip

    def inputs(self, made: Compiled) -> str:
        """Return the hash of the sources from which a pack was compiled, regardless of later changes on disk."""
        return caches.hash_inputs([(pack.name, pack.files, pack.unread) for pack in self._read_for(made)])

    def keep(self, made: Compiled) -> None:
        """Store a compiled pack for later queries."""
        store.keep(self.cache, made, self._read_for(made))

    def _read_for(self, made: Compiled) -> list[PackFiles]:
        return [pack for name in made.packs if (pack := self.shelf.read[name]) is not None]

    def each(self, names: Sequence[str], work: Callable[[str, Report], T]) -> tuple[list[T], Report]:
        """Return the result of *work* for each pack, in order of names, and all diagnostics ready for printing.

        Results must be plain values.
        """
        here = os.getpid()
        reports: dict[str, Report] = {}

        def piece(name: str) -> tuple[T] | None:
            report = Report()
            found = work(name, report)
            if os.getpid() == here:
                reports[name] = report
            elif report.found:
                return None
            return (found,)

        largest_first = sorted(names, key=lambda name: -_size(name, self.roots)) if len(names) > 1 else names
        share = Share([partial(piece, name) for name in largest_first])
        made = dict(zip(largest_first, share.finish(), strict=True))
        found = [one[0] for name in names if (one := made[name] or piece(name)) is not None]
        self.progress.end()
        return found, Report(gathered([reports[name] for name in names if name in reports], self.shelf))


def _size(name: str, roots: list[Root]) -> int:
    """Return the size of a pack's sources in bytes, or 0 if unknown."""
    place = discovery.find(name, roots)
    if place is None:
        return 0
    try:
        return sum(os.path.getsize(discovery.inside(place[1], file)) for file in discovery.source_files(place[1]))
    except OSError:
        return 0


def compiled(
    name: str, roots: list[Root], out: str, variants: list[str], backends: tuple[str, ...] = (), *, kept: bool = False
) -> Compiled | None:
    """Compile the pack of a command. Print errors and return None if it has any.

    *kept* stores its parts for later queries.
    """
    locations.recover(out)
    gc.disable()  # the process is short-lived, and most of its objects live until the end
    cache = caches.Cache(caches.folder_for(roots))
    stamp = caches.last_stamp(cache, name, f"{out}/{name}", roots)
    built = stamp is not None and stamp.own == caches.own_hash() and caches.reads_the_same(stamp, roots)
    packs, report = Packs(roots, cache), Report()
    made = packs.compiled(name, report, backends, analysed=built)
    packs.progress.end()
    if made is None:
        say(gathered([report], packs.shelf))
        return None
    if kept:
        packs.keep(made)
    deeds = made.model.all_deeds
    check_variants(name, variants, list(deeds.variants), pairs_apart(deeds))
    return made
