"""What changed in the sources since they were stored, as long as it changed no more than numbers and texts.

A rules file without its numbers, texts and comments has to be what it was; then its declarations stand where they
stood, line by line. A table is read again as a whole. Everything else is for a full build.
"""

from __future__ import annotations

import marshal
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.base.later import later
from rulec.base.records import field
from rulec.base.spans import Source
from rulec.driver.finding import SCENARIOS
from rulec.driver.packs import PackFiles
from rulec.tables.located import LocatedTable
from tests.sync.again import store
from tests.sync.again.codec import Unpacker
from tests.sync.again.literals import Misread, is_code, with_new_literals
from tests.sync.again.mentions import named_in, value_of
from tests.sync.again.pile import Stored
from tests.sync.again.tracked import FUNCTIONS

if TYPE_CHECKING:
    from dataclasses import dataclass

    from tests.sync.again.cells import with_new_cells
else:
    from rulec.base.records import dataclass

    with_new_cells = later("tests.sync.again.cells", "with_new_cells")

Place = tuple[str, int]
"""A declaration: its file, and which of the file's it is."""


@dataclass(slots=True)
class Change:
    """The declarations that may mean something else, by the keys of what they declare."""

    sources: dict[str, Source] = field(default_factory=dict)
    edited: set[Place] = field(default_factory=set)  # declarations of which the text changed
    dirty: set[Place] = field(default_factory=set)  # and those that hold what these say
    tables: dict[str, tuple[str, LocatedTable]] = field(default_factory=dict)  # name -> its pack, the table
    heads: dict[str, object] = field(default_factory=dict)  # name of a table -> what its columns are called
    items: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    reworded: set[Place] = field(default_factory=set)  # edited, and not only in numbers and texts
    scenarios: set[str] = field(default_factory=set)  # their files
    files: dict[str, bytes] = field(default_factory=dict)  # all that changed, as it is now
    texts: dict[str, str] = field(default_factory=dict)  # of these, the rules and tables
    trees: dict[Place, Any] = field(default_factory=dict)  # of declarations of which the text changed
    targets: dict[Place, tuple[str, ...]] = field(default_factory=dict)  # what declarations add to that added to less
    names: set[str] = field(default_factory=set)  # constants and rulings that may hold another value
    lines: dict[str, tuple[int, ...]] = field(default_factory=dict)  # file -> where its declarations begin now


class TooMuch(Exception):
    """More changed than can be followed: a full build is due."""


class Finder:
    """Finds what changed."""

    def __init__(self, stored: Stored, packs: Sequence[PackFiles], report: Report) -> None:
        self.files: Mapping[str, Any] = stored["sources"]
        self.texts: Mapping[str, bytes] = stored["texts"]
        self.trees: Mapping[str, bytes] = stored["trees"]
        self.sums: Mapping[str, bytes] = stored["sums"]
        self.function_keys = {
            name: f"{sort} {name}" for sort in FUNCTIONS for name in stored["names"][sort]
        }  # fmt: skip
        self.report = report
        self.packs = packs
        self.replaced = frozenset(stored["replaced"])
        self.doings = frozenset(stored["names"]["doing"])
        self.change = Change()
        self.starts: dict[str, list[int]] = {}
        self.named: Mapping[str, tuple[Sequence[Place], Sequence[str]]] = stored["named"]
        self.current = {pack.path(file): (pack, file) for pack in packs for file in pack.files}

    def find(self) -> Change:
        """The change, or `TooMuch`."""
        from rulec.syntax.letters import decode

        if self.current.keys() != self.sums.keys():
            raise TooMuch("files")
        for path, (pack, file) in self.current.items():
            if store.sum_of(pack.files[file]) == self.sums[path]:
                continue
            self.change.files[path] = pack.files[file]
            if path in self.files:
                self._rules(path, pack.files[file])
            elif file.startswith("tables/"):
                self._table(pack, file)
            elif file.startswith(f"{SCENARIOS}/") and decode(path, pack.files[file], self.report) is not None:
                self.change.scenarios.add(path)
            else:
                raise TooMuch(file)
        self._spread()
        return self.change

    def source(self, path: str) -> Source:
        """A rules file as it is now."""
        if path not in self.change.sources:
            self.change.sources[path] = Source(path, self.text(path))
        return self.change.sources[path]

    def text(self, path: str) -> str:
        """A rules file as it was."""
        return self.texts[path].decode("utf-8", "surrogatepass")

    def _rules(self, path: str, data: bytes) -> None:
        from rulec.syntax.letters import decode

        source = decode(path, data, self.report)
        if source is None:
            raise TooMuch(path)
        self.change.sources[path] = source
        self.change.texts[path] = source.text
        old = self.text(path)
        lines = list(zip(old.split("\n"), source.text.split("\n"), strict=False))
        if old.count("\n") != source.text.count("\n"):
            self._moved(path, old, source.text)
            return
        for number, (before, after) in enumerate(lines, 1):
            if before != after:
                self._mark(path, number, edited=True)
                self._reworded(path, number, before, after)

    def _moved(self, path: str, old: str, new: str) -> None:
        """Lines more or fewer: as long as one declaration follows the other as before, each is compared as a whole."""
        before, after = store.heads_of(old), store.heads_of(new)
        begin = [piece[0] for piece in self.files[path][2]]
        if len(before) != len(after) or not set(begin) <= set(before):
            raise TooMuch(path)
        moved = dict(zip(before, after, strict=True))
        lines = self.change.lines[path] = tuple(moved[line] for line in begin)
        for at in range(len(lines)):
            was, now = (_declaration(one.split("\n"), where, at) for one, where in ((old, begin), (new, lines)))
            if was != now:
                self._mark_at(path, at, edited=True)
                if _code(was) != _code(now):
                    self.change.reworded.add((path, at))

    def both_texts(self, place: Place) -> tuple[str, str]:
        """A declaration as it was, and as it is now."""
        path, at = place
        begin = [piece[0] for piece in self.files[path][2]]
        now = self.change.lines.get(path, begin)
        old = _declaration(self.text(path).split("\n"), begin, at)
        return "\n".join(old), "\n".join(_declaration(self.source(path).text.split("\n"), now, at))

    def line(self, path: str, at: int) -> int:
        """The line on which a declaration begins now."""
        lines = self.change.lines.get(path)
        first: int = self.files[path][2][at][0] if lines is None else lines[at]
        return first

    def _reworded(self, path: str, number: int, before: str, after: str) -> None:
        """A line of which not only numbers and texts changed; declarations have to begin where they began."""
        before, after = store.masked(before), store.masked(after)
        if before == after:
            return
        at = bisect_right(self.starts[path], number) - 1
        if at < 0 or (self.starts[path][at] != number and any(one and one[0] != " " for one in (before, after))):
            raise TooMuch(path)
        self.change.reworded.add((path, at))

    def _at(self, path: str, line: int) -> int:
        """Which declaration of a file stands at a line."""
        if path not in self.starts:
            self.starts[path] = [piece[0] for piece in self.files[path][2]]
        return bisect_right(self.starts[path], line) - 1

    def _mark(self, path: str, line: int, edited: bool = False) -> None:
        at = self._at(path, line)
        if at >= 0:
            self._mark_at(path, at, edited)

    def _mark_at(self, path: str, at: int, edited: bool = False) -> None:
        if edited:
            self.change.edited.add((path, at))
        if (path, at) in self.change.dirty:
            return
        self.change.dirty.add((path, at))
        _, declared, targets = self.files[path][2][at]
        if "vocabulary" in declared:
            raise TooMuch("vocabulary")
        self.change.items.update(declared)
        examples = (key.removeprefix("example ") for key in declared if key.startswith("example "))
        self.change.items.update(f"doing {name}" for name in examples if name in self.doings)
        self.change.functions.update(targets)
        self.change.functions.update(key.partition(" ")[2] for key in declared if key.partition(" ")[0] in FUNCTIONS)

    def _table(self, pack: PackFiles, file: str) -> None:
        from rulec.syntax.letters import decode

        name = file.removeprefix("tables/").removesuffix(".yaml")
        if pack.path(file) in self.replaced:
            raise TooMuch(file)
        source = decode(pack.path(file), pack.files[file], self.report)
        table = self._read_table(source, name) if source is not None else None
        if source is None or table is None or table.name.text in self.change.tables:
            raise TooMuch(file)
        if table.conditions is not None:  # its rows are lines of quantities, and facts
            raise TooMuch(file)
        self.change.texts[source.path] = source.text
        self.change.tables[table.name.text] = (pack.name, table)
        self.change.items.add(f"table {table.name.text}")

    def _read_table(self, source: Source, name: str) -> LocatedTable | None:
        """A table as it is now: as it was but for some cells, or read from its file."""
        if source.path in self.trees:
            try:
                packed = with_new_cells(marshal.loads(self.trees[source.path]), self.text(source.path), source.text)
            except Misread:
                pass
            else:
                table: LocatedTable = Unpacker(source=source).unpack(packed)
                return table
        from rulec.tables.load import load_table

        return load_table(source, name, self.report)

    def _spread(self) -> None:
        """Whoever names a constant or a ruling may hold its value: in bounds, cells, defaults."""
        done: set[str] = set()
        while True:
            same = {key for place in self.change.edited for key in self._held_alike(place)}
            names = [
                key.partition(" ")[2]
                for key in sorted(self.change.items - same)
                if key not in done and key.startswith(("constant ", "ruling "))
            ]
            if not names:
                break
            done |= {key for key in self.change.items if key.startswith(("constant ", "ruling "))}
            self._mentions(names)
            self.change.names.update(names)
        if not self.change.functions <= self.function_keys.keys():
            raise TooMuch("what acts are changed by")
        acts = {key for key in self.change.items if key.startswith("act ")}
        if acts and any(not acts.isdisjoint(piece[2]) for _, _, pieces in self.files.values() for piece in pieces):
            raise TooMuch("an act that others change")
        self.change.items.update(self.function_keys[name] for name in self.change.functions)
        touched = self.change.items | {f"function {name}" for name in self.change.functions}
        if not self.replaced.isdisjoint(touched):
            raise TooMuch("what a pack says in place of another")

    def adds_to(self, place: Place, functions: tuple[str, ...]) -> None:
        """A declaration adds to functions to which it added nothing before; `functions` are all."""
        more = set(functions) - set(self.files[place[0]][2][place[1]][2])
        if not more <= self.function_keys.keys() or not self.replaced.isdisjoint(f"function {name}" for name in more):
            raise TooMuch("what a declaration adds to")
        self.change.targets[place] = functions
        self.change.functions |= more
        self.change.items.update(self.function_keys[name] for name in more)

    def _mentions(self, names: Iterable[str]) -> None:
        """Marks who may read one of the values; what was edited is marked in any case."""
        for name in names:
            places, tables = self.named.get(name, ((), ()))
            for path, at in places:
                self._mark_at(path, at)
            for path in tables:
                pack, file = self.current[path]
                if file.removeprefix("tables/").removesuffix(".yaml") not in self.change.tables:
                    self._table(pack, file)

    def _held_alike(self, place: Place) -> tuple[str, ...]:
        """The constant or the ruling of an edited declaration, if it holds what it held."""
        path, at = place
        pieces = self.files[path][2]
        keys: tuple[str, ...] = pieces[at][1]
        if place in self.change.reworded or not keys[0].startswith(("constant ", "ruling ")):
            return ()
        tree = marshal.loads(self.trees[f"{path}#{at}"])
        try:
            now = with_new_literals(tree, *self.both_texts(place))
            held = value_of(tree)
            # what names others may hold another value though it says the same
            return keys if held == value_of(now) and not any(named_in(held)) else ()
        except Misread:
            return ()


def _declaration(lines: list[str], begin: Sequence[int], at: int) -> list[str]:
    """The lines of one declaration of a file, without comments and empty lines behind it."""
    behind = bisect_right(begin, begin[at])
    end = begin[behind] - 1 if behind < len(begin) else len(lines)
    while not is_code(lines[end - 1]):
        end -= 1
    return lines[begin[at] - 1 : end]


def _code(lines: list[str]) -> list[str]:
    """What is not masked of some lines."""
    return [store.masked(line) for line in lines if is_code(line)]
