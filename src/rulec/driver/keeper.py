"""What a build leaves for the next one, and whether the next can go on from there (see `driver/again`).

The entry is named by the pack, its folders and rulec itself, and says which files it was made from. It holds plain
values only. Whatever is the matter with it, a full build follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.base.records import field
from rulec.base.spans import Source
from rulec.driver.again.pile import Damaged, Layers, Pile, Stored, flat, packed, relaid, together
from rulec.driver.beside import Aside
from rulec.driver.cache import Cache
from rulec.driver.outputs import Files, is_there
from rulec.driver.packs import PackFiles, Shelf
from rulec.driver.trees import Trees

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.driver.compile import Compiled
    from rulec.ir.nodes import Program
    from rulec.sema.inputs import PackInput
    from rulec.sema.resolve import Resolved
else:
    from rulec.base.records import dataclass

SORT = "again"
LAYER = "edits"


@dataclass(frozen=True, slots=True)
class Made:
    """What a build gave: the pack's version, the pack and all that it extends, and the outputs."""

    version: str
    packs: tuple[str, ...]
    outputs: Mapping[str, bytes] = field(repr=False)


@dataclass(slots=True)
class Keeper:
    """Builds one pack from what an earlier build left, and leaves what a full build gave."""

    cache: Cache
    key: str
    folder: str
    own: str
    trees: Trees
    standing: Callable[[], Mapping[str, str]] = dict  # outputs that were seen on the disk, and their sums
    kept: dict[str, Any] | None = None
    leaving: Aside | None = None  # what is done for the next build beside all else

    def again(self, shelf: Shelf) -> Made | None:
        """The outputs, when they follow from what was left; None when a full build is due."""
        stored = self._load()
        if stored is None:
            return None
        try:
            return self._go_on(stored, shelf)
        except Damaged:
            return None

    def followed(self, shelf: Shelf) -> Compiled | None:
        """The pack as it is now, without outputs, when it follows from what was left; then it has no faults."""
        stored = self._load()
        if stored is None:
            return None
        try:
            found = self._packs(stored, shelf)
            if found is None:
                return None
            from rulec.driver.again.asked import followed

            return followed(stored, found, self.trees)
        except Damaged:
            return None

    def _packs(self, stored: Stored, shelf: Shelf) -> list[PackFiles] | None:
        """The pack's parents and, last, the pack; None when one is not there."""
        report = Report()
        chain = tuple(stored["chain"])
        packs = [shelf.get(name, report) for name in (*chain[1:], chain[0])]
        found = [pack for pack in packs if pack is not None]
        return None if report.found or len(found) < len(packs) else found

    def _go_on(self, stored: Stored, shelf: Shelf) -> Made | None:
        from rulec.driver.again.units import Left

        found = self._packs(stored, shelf)
        if found is None:
            return None
        from rulec.driver.again.quick import build_again

        chain = tuple(stored["chain"])
        outputs = build_again(stored, found, self.trees, lambda parts: self._leave(stored, parts))
        if outputs is None:
            return None
        made = {path: text.encode() for path, text in outputs.items() if not isinstance(text, Left)}
        left = {path: text.unit for path, text in outputs.items() if isinstance(text, Left)}
        sums = stored["outputs"]
        kept = {path: sums[path] for path in left}
        files = Files(made, kept, lambda path: stored.text(left[path]).encode())
        seen = self.standing()
        for path, total in kept.items():
            if seen.get(path) != total and not is_there(self.folder, path, total):
                made[path] = files[path]
        return Made(stored["plain"]["version"], chain, files)

    def _load(self) -> Stored | None:
        path = self.cache.path(SORT, self.key)
        try:
            pile = Pile.opened(path) if path is not None else None
            stored = Stored(self._over(pile)) if pile is not None else None
            return stored if stored is not None and stored.get("own") == self.own else None
        except (Damaged, ValueError, TypeError, EOFError):
            return None

    def _over(self, base: Pile) -> Pile | Layers:
        """What a full build left, and over it what builds after small changes left since."""
        path = self.cache.path(LAYER, self.key)
        over = Pile.opened(path) if path is not None else None
        try:
            return Layers(over, base) if over is not None and over["base"] == base.total else base
        except (Damaged, KeyError):
            return base

    def _leave(self, stored: Stored, work: Callable[[], dict[str, bytes] | None]) -> None:
        """Leaves what is another now than the full build left, so that the next build goes on from here."""
        had = stored.parts
        if not isinstance(had, Pile | Layers):
            return
        over, base = (had.over, had.base) if isinstance(had, Layers) else (None, had)

        def leave() -> None:
            parts = work()
            if parts is not None:
                now = {**(parts if over is None else together(over, parts)), "base": base.total}
                self.cache.store_whole(LAYER, self.key, relaid(over, now))

        self.leaving = Aside(leave)

    def end(self) -> None:
        """Waits until all is left for the next build."""
        if self.leaving is not None:
            self.leaving.result()

    @property
    def works(self) -> bool:
        """Whether what a full build gives can be left at all: it cannot, since every build looks at all examples."""
        return False

    def emit(
        self, source: PackInput, resolved: Resolved, report: Report, scenarios: Mapping[str, Source]
    ) -> tuple[Program, Mapping[str, bytes]] | None:
        """Lowers and emits with notes; None when changes of this pack cannot be followed."""
        from rulec.driver.again.full import emit_noted

        program, outputs, self.kept = emit_noted(source, resolved.model, resolved.context, report, scenarios)
        return program, {path: text.encode() for path, text in outputs.items()}

    def store(self, report: Report, shelf: Shelf, made: Made) -> None:
        """Leaves what a full build gave; one that had something to say has to say it again, so it leaves nothing."""
        if self.kept is None or report.found:
            return
        from rulec.driver.again.store import sum_of

        packs = [pack for name in self.kept["chain"] if (pack := shelf.read.get(name)) is not None]
        sums = {pack.path(file): sum_of(data) for pack in packs for file, data in pack.files.items()}
        outputs = {path: sha256(data).hexdigest() for path, data in made.outputs.items()}
        parts = flat({"own": self.own, **self.kept, "sums": sums, "outputs": outputs})
        self.cache.store_whole(SORT, self.key, packed(parts))
