"""The declarations that may mean something else, as they are written now.

A declaration of which numbers and texts are others gets them put into its tree; one that says something else is parsed.
Getting the parser its grammar takes longer than all else; where there is a second core, a copy of this process does it,
and meanwhile this one loads what it will need.
"""

from __future__ import annotations

import marshal
from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.driver.beside import Aside
from rulec.syntax import nodes as s
from tests.sync.again.change import Change, Finder, Place, TooMuch
from tests.sync.again.codec import Packed, TreePacker, Unpacker, class_of
from tests.sync.again.literals import Misread, with_new_literals
from tests.sync.again.mentions import is_same, named_in
from tests.sync.again.pile import Stored
from tests.sync.again.store import targets

if TYPE_CHECKING:
    from rulec.base.spans import Source
    from rulec.syntax.layout import Layout

WANTED = (
    "tests.sync.again.resolve", "rulec.sema.examples", "rulec.sema.answered", "rulec.ir.lower_quantity",
    "tests.sync.again.full", "rulec.backends.python.functions", "rulec.sema.analysis", "rulec.ir.evaluate",
    "rulec.backends.reference.kept_parts",
)  # fmt: skip
"""What most builds load when a declaration was parsed."""


OWNERS = frozenset(("nQuantityDecl", "nValueDecl", "nFactDecl", "nRollDecl"))
"""Declarations of whose examples each means what it says, whatever stands around it."""


def nodes_for(stored: Stored, change: Change, finder: Finder, report: Report) -> dict[str, list[s.Declaration]]:
    """By file, the declarations that tell all about what may have changed: themselves, and what others add to them."""
    files = stored["sources"]
    trees = _Trees(stored, change, finder, report)
    trees.read([place for place, _ in _places(files, change)])
    places = _places(files, change)  # now it is known what else is added to
    found: dict[str, list[s.Declaration]] = {}
    for place, own in places:
        found.setdefault(place[0], []).append(trees.node(place, files[place[0]][2][place[1]][1] if own else None))
    return found


def _places(files: Mapping[str, Any], change: Change) -> list[tuple[Place, bool]]:
    """Those declarations, and whether they are at hand themselves or only for what they add to others."""
    found: list[tuple[Place, bool]] = []
    for path, (_, _, pieces) in files.items():
        for at, (_, declared, functions) in enumerate(pieces):
            own = not change.items.isdisjoint(declared)
            if own or not change.functions.isdisjoint(functions):
                found.append(((path, at), own))
    return found


class _Trees:
    """The trees of declarations as they are now."""

    def __init__(self, stored: Stored, change: Change, finder: Finder, report: Report) -> None:
        self.stored = stored["trees"]
        self.change = change
        self.finder = finder
        self.report = report
        self.layouts: dict[str, Layout] = {}

    def read(self, places: Sequence[Place]) -> None:
        """Reads those that were edited."""
        change = self.change
        edited = [place for place in places if place in change.edited]
        wordy = [place for place in edited if place in change.reworded or not self._has_new_literals(place)]
        if not wordy:
            return
        aside = Aside(lambda: [self._parsed(place) for place in wordy])
        if aside.has_copy:
            for name in WANTED:
                import_module(name)
        for place, tree in zip(wordy, aside.result(), strict=True):
            if tree is None:
                raise TooMuch("a declaration")
            if place in change.reworded:
                self._declares_the_same(place, self._opened(place), self._opened(place, tree))
            change.trees[place] = tree

    def _declares_the_same(self, place: Place, old: s.Declaration, new: s.Declaration) -> None:
        """What a declaration declares has to stay; it may add to more functions than before."""
        if heads(old) == heads(new):
            return
        before, after = added_to(old), added_to(new)
        if not before <= after or heads(old, before | after) != heads(new, before | after):
            raise TooMuch("what a declaration declares")
        self.finder.adds_to(place, targets(new, {}))

    def node(self, place: Place, declared: Sequence[str] | None) -> s.Declaration:
        """A declaration as it is now: of what it `declared` without those examples that are as they were; without all
        of it but what it adds to functions, if it is None."""
        tree = self._stored(place)
        now: Packed = self.change.trees.get(place, tree)
        if declared is not None and now[0] in OWNERS and place[0] not in self.change.lines:
            now = self._without_examples(tree, now, declared)
        return self._opened(place, self._narrowed(now, declared is not None))

    def _narrowed(self, packed: Packed, own: bool) -> Packed:
        """A tree without what it adds to other functions; without its examples if it is no matter itself."""
        names = class_of(packed[0])[1]
        if packed[0] == "nModifyDecl" or "items" not in names:
            return packed
        at = names.index("items") + 1
        items = [item for item in packed[at][1:] if self._counts(item, own)]
        return (*packed[:at], (packed[at][0], *items), *packed[at + 1 :])

    def _counts(self, item: Packed, own: bool) -> bool:
        if item[0] == "nModifyDecl":
            target = item[class_of(item[0])[1].index("target") + 1]
            return target[class_of(target[0])[1].index("text") + 1] in self.change.functions
        return own or item[0] not in ("nExampleDecl", "nAbout")

    def _without_examples(self, old: Packed, now: Packed, declared: Sequence[str]) -> Packed:
        """A tree without the examples that say what they said and name nothing that holds another value."""
        at = class_of(now[0])[1].index("items") + 1
        if len(old[at]) != len(now[at]):
            return now
        keys = iter([key.removeprefix("example ") for key in declared if key.startswith("example ")])
        items = [now[at][0]]
        for one, item in zip(old[at][1:], now[at][1:], strict=True):
            key = next(keys, None) if item[0] == "nExampleDecl" else None
            if key is not None and is_same(one, item) and self.change.names.isdisjoint(named_in(item)):
                self.change.items -= {f"example {key}", f"doing {key}"}
            else:
                items.append(item)
        return (*now[:at], tuple(items), *now[at + 1 :])

    def _stored(self, place: Place) -> Packed:
        return marshal.loads(self.stored[f"{place[0]}#{place[1]}"])

    def _opened(self, place: Place, tree: Packed = None) -> s.Declaration:
        """The declaration of a tree, by default of the one that it had."""
        source, base = self._base(place)
        packed = self._stored(place) if tree is None else tree
        node: s.Declaration = Unpacker(source=source, base=base).unpack(packed)
        return node

    def _base(self, place: Place) -> tuple[Source, int]:
        source = self.finder.source(place[0])
        return source, source.line_starts[self.finder.line(*place) - 1]

    def _has_new_literals(self, place: Place) -> bool:
        """Whether numbers and texts could be put into the tree that there was."""
        from rulec.syntax.check import check_declaration

        try:
            packed = with_new_literals(self._stored(place), *self.finder.both_texts(place))
        except Misread:
            return False
        check_declaration(self._opened(place, packed), self.report)
        if self.report.found:
            raise TooMuch("a declaration")
        self.change.trees[place] = packed
        return True

    def _parsed(self, place: Place) -> Packed | None:
        """The tree of a declaration that says something else; None when it has a fault, or is none by itself."""
        from rulec.syntax.layout import lay_out
        from rulec.syntax.parser import parse_chunk

        path = place[0]
        source, base = self._base(place)
        report = Report()
        layout = self.layouts[path] = self.layouts.get(path) or lay_out(source, report)
        lines = next((lines for lines in layout.chunks if lines and lines[0].start == base), None)
        parsed = parse_chunk(source, layout, lines, report) if lines is not None else ()
        return None if len(parsed) != 1 or report.found else TreePacker(base, source).pack(parsed[0])


def added_to(node: s.Declaration) -> set[str]:
    """The functions that an entry adds to; none where it changes acts as well."""
    found = [item for item in getattr(node, "items", ()) if isinstance(item, s.ModifyDecl)]
    plain = isinstance(node, s.RecordDecl) and not any(item.kind_word is not None or item.costs for item in found)
    return {item.target.text for item in found} if plain else set()


def heads(node: s.Declaration, without: Collection[str] = ()) -> tuple[object, ...]:
    """What a declaration declares and adds to: as long as that is the same, others find it where it was. What it adds
    to the functions `without` is left out."""
    from rulec.sema.acts import CLAUSES

    found: list[object] = [type(node)]
    for one in (node, *getattr(node, "items", ())):
        if isinstance(one, s.ModifyDecl) and one.target.text in without:
            continue
        if isinstance(one, s.ModifyDecl):
            found.append((one.target.text, one.kind_word and one.kind_word.text, one.costs))
        elif isinstance(one, s.ExampleDecl):
            found.append(one.label.value)
        elif one is node:
            found += [word.text for name in ("kind_word", "key", "name") if (word := getattr(one, name, None))]
    found.append(isinstance(node, s.RecordDecl) and any(isinstance(item, CLAUSES) for item in node.items))
    return tuple(found)
