"""The rounds of `rulec watch`, each of which builds the packs that have changed.

A round starts when the sources have been unchanged for a moment. It compiles packs with changed files, prints new and
fixed faults, and writes the outputs of packs without errors. A compilation with errors does not check everything: parts
that depend on a fault and later stages are skipped. A fault found there therefore stays *open* until a compilation
checks that part again.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping

from rulec.base import fork_pool
from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.memory import Memory
from rulec.base.records import dataclass, field
from rulec.commands.build_changed import stamp_of, summary
from rulec.commands.common.compiling import Packs
from rulec.commands.common.report_output import counted, gathered, say
from rulec.driver import cache as caches
from rulec.driver import discovery, file_changes, outputs
from rulec.driver.compile import Clock
from rulec.driver.discovery import Root
from rulec.driver.packs import PackFiles, Shelf
from rulec.driver.parse_cache import Trees

MOST = 10
"""Maximum number of pages named after a save."""
GROWN = 2_000_000
"""Number of new objects, about 300 MB, that triggers a garbage collection."""
Fault = tuple[str, str, str, str]
"""A diagnostic without its line, which shifts with edits: code, headline, file and label."""


@dataclass
class Watched:
    """State of a pack after its last compilation."""

    memory: Memory = field(default_factory=Memory)
    read: dict[str, PackFiles | None] = field(default_factory=dict)
    """All packs read for it."""
    open: dict[Fault, int] = field(default_factory=dict)
    """Its faults, and the stage that a compilation must reach to find each."""
    head: str = ""
    files: Mapping[str, bytes] = field(default_factory=dict)
    """Its outputs; empty while it has errors."""
    stamp: str = ""
    told: bool = False
    """True once its outputs have been written."""
    trouble: str = ""
    """Why its outputs could not be written."""


class Rounds:
    """The watched packs: the *named* ones, or all."""

    def __init__(self, roots: list[Root], out: str, named: list[str]) -> None:
        self.roots = roots
        self.out = out
        self.named = list(dict.fromkeys(named))
        self.own = caches.own_hash()
        self.packs = Packs(roots, caches.Cache(caches.folder_for(roots)))
        self.packs.trees = Trees(self.packs.cache, caches.parser_hash, remember=True)
        self.watched: dict[str, Watched] = {}

    @property
    def names(self) -> list[str]:
        """Names of the watched packs."""
        return self.named or [name for name in discovery.all_names(self.roots) if discovery.may_be_pack(name)]

    def run(self) -> None:
        """Run rounds until an exception ends them."""
        gc.disable()  # garbage is collected between rounds, when it delays no build
        seen: file_changes.State | None = None
        for _ in file_changes.ticks(self.roots):
            if file_changes.state(self.roots) != seen:
                first = seen is None
                seen = file_changes.settled(self.roots)
                self.round()
                if gc.get_count()[0] > GROWN:
                    gc.collect()
                if first:
                    _tell(f"watching {', '.join(self.names)}; Ctrl-C ends it")
            for name, pack in self.watched.items():
                if pack.files and (pack.trouble or self._stamp(name) != pack.stamp):
                    self._write(name, pack)

    def round(self) -> None:
        """Build the packs whose sources have changed."""
        names = self.names
        for name in [name for name in self.watched if name not in names]:
            del self.watched[name]
            _tell(f"{name}: its sources are gone; its outputs stay until `rulec build` removes them")
        for name in names:
            self._build(name, self.watched.setdefault(name, Watched()))
        fork_pool.reap()

    def _build(self, name: str, pack: Watched) -> None:
        self.packs.shelf = Shelf(self.roots)
        if pack.read and None not in pack.read.values():
            if all(self.packs.shelf.get(each, Report()) == files for each, files in pack.read.items()):
                return
            self.packs.shelf = Shelf(self.roots)
        report, clock = Report(), Clock()
        made = self.packs.compiled(name, report, clock=clock, memory=pack.memory)
        self.packs.progress.end()
        pack.read = dict(self.packs.shelf.read)
        found = gathered([report], self.packs.shelf)
        reached = clock.reached
        now = {_fault(one): one for one in found}
        say([one for fault, one in now.items() if fault not in pack.open])
        still = {fault[:3] for fault in now}  # an example with another wrong result is not fixed
        for fault, far in list(pack.open.items()):
            if fault not in now and far <= reached and not _is_unseen(fault[2], clock):
                del pack.open[fault]
                number, headline, file, _ = fault
                if fault[:3] not in still:
                    _tell(f"mended: {discovery.printed(headline)} [{number}] in {discovery.printed(file)}")
        pack.open.update((fault, reached) for fault in now if fault not in pack.open)
        pack.files = {}
        if made is None:
            if discovery.find(name, self.roots) is None:
                _tell(f"{name}: its sources are gone; its outputs stay as they are")
            else:
                _tell(f"{name}: {counted(len(pack.open), 'fault')}; its outputs stay as they are")
            return
        pack.head, pack.files = f"{name} {made.model.version}", outputs.with_manifest(made.outputs)
        pack.stamp = stamp_of(self.packs, made, pack.files, self.own, report)
        self._write(name, pack)
        self.packs.keep(made)

    def _write(self, name: str, pack: Watched) -> None:
        """Write outputs that differ, and repeat in case a concurrent build has written others."""
        folder = f"{self.out}/{name}"
        shown = f"{discovery.printed(discovery.shown(self.out))}/{name}"
        try:
            changes = outputs.compare(folder, pack.files)
            wrote = changes
            while changes:
                outputs.write(folder, pack.files, changes)
                changes = outputs.compare(folder, pack.files)
        except OSError as fault:
            trouble = f"{name}: the outputs cannot be written: {fault.strerror or fault}"
            if trouble != pack.trouble:
                print(discovery.printed(trouble), file=sys.stderr, flush=True)
            pack.trouble = trouble
            return
        pack.trouble = ""
        self.packs.cache.store("stamps", self._stamp_key(name), pack.stamp)
        _tell(summary(pack.head, pack.files, wrote, shown))
        pages = [path for path in (*wrote.new, *wrote.changed, *wrote.stale) if path.endswith(".md")]
        if pack.told:
            for path in pages[:MOST]:
                _tell(f"  {path}{' is gone' if path in wrote.stale else ''}")
            if len(pages) > MOST:
                _tell(f"  and {counted(len(pages) - MOST, 'more page')}")
        pack.told = True

    def _stamp(self, name: str) -> str | None:
        """Return the stamp of the last build; a concurrent build leaves a different one."""
        cache = self.packs.cache
        return cache.load("stamps", self._stamp_key(name)) if cache.folder is not None else self.watched[name].stamp

    def _stamp_key(self, name: str) -> str:
        return caches.stamp_key(name, f"{self.out}/{name}", self.roots)


def _fault(one: Diagnostic) -> Fault:
    return one.code.number, one.headline, one.primary.span.source.path, one.primary.label


def _is_unseen(file: str, clock: Clock) -> bool:
    """Return whether the compilation skipped a part of a file; packs may lie outside `rules`."""
    return any(file.endswith(f"/{path.split('/', 2)[2]}") for path in clock.unseen)


def _tell(text: str) -> None:
    print(text, flush=True)
