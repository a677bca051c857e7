"""The remainder: the part of a pack that rests on no faulty declaration, for the stages after the fault.

A *unit* is a top-level declaration of a file of rules, a table, a map or a chapter. An example, a `modify` or a line of
a step inside a declaration is a unit too. A unit *mentions* the words of its text, except titles and comments, and
*declares* the words by which others name it. It *rests on* every unit that declares a word that it mentions. A `modify`
is part of its target: a unit that mentions the target rests on both. A unit is *lost* if it, or a unit that it rests
on, has a fault.

The analysis compares words and ignores their meanings, so a name with several meanings spreads a fault too far, but
never too little. The remainder therefore compiles by itself, and no fault in it is the consequence of another. A fault
due to a missing use is possible: see `is_missed`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cached_property, lru_cache
from string import ascii_lowercase
from typing import Any

from rulec.base.diagnostics import Diagnostic, Report, Severity
from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Source
from rulec.base.text import snake_case, word_of_kind
from rulec.sema.declare.map_entries import declared_records
from rulec.sema.declare.symbols import HEAD_WORDS, record_key
from rulec.sema.declare.table_declarations import asked_facts, declared_enums
from rulec.sema.inputs import PackInput, parts
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from rulec.syntax.layout import lay_out

_TEXT = re.compile(r'"[^"\n]*"|“[^“”"\n]*”')
_HOLE = re.compile(r"\{([^{}]*)\}")
_WORD = re.compile(r"[^\W\d]\w*")
_ENTRY = re.compile(r"\b([^\W\d]\w*) +(\d+)")
_ENTRY_OF = re.compile(r"\bentry of ([^\W\d]\w*)")
_RANGE = re.compile(r"\b(\d+)(?:\s*\.\.\s*(\d+))?")
_DRAWN = re.compile(r"^named:\s*(\w+)", re.MULTILINE)
_HEAD_ENDS = re.compile(r'["“(:=\[{]|->| (?:extends|listed|counts|on|of)\b')
_SAID_TO_READERS = re.compile(r"\b(?:title|label|about|cites|print)\s*:\s*(?:\"[^\"]*\"|'[^']*'|[^,}\n]*)|#[^\n]*")
_HEADS = frozenset((*HEAD_WORDS, "solve", "change", "family", "typed", "forbid", "override", "act", "each"))
_BODIES = frozenset(
    ("quantity", "value", "fact", "roll", "process", "example", "modify", "upon", "view", "sequence", "variant", "act")
)
"""Declarations of which others read the head alone while they are typed; so are entries."""
# else: it is part of its declaration, and faulty with it
INNER = (s.ExampleDecl, s.ModifyDecl, d.LinesOf, d.ActsOf, d.RunEach, d.Forbid)
"""Items of declarations that are units of their own."""
# else: it belongs to the act, which is whole or not there
OF_ENTRIES = (s.FieldValue, s.WorksBy, s.AlsoKnown, s.Cites, s.CitesRuling, s.About)
"""Items of an entry that do not belong to its act."""
WHOLE = ("sequence", "variant")
"""Declarations that fail if parts of them are left out, so faults in the rest may be consequences."""
PARTS = ("items", "stages")
"""Fields of declarations in which such items stand."""
LONG = 80
"""Letters of a place that are looked at for a slip."""
SHORT, NEAR = 2, 0.8
"""Words of so few letters are near nothing; others are where so much of both is the same."""


_MARKS = "*^"


def _all_of(word: str) -> str:
    """Return the name for all entries of the kind with a word."""
    return f"*{word}"


def _head_of(word: str) -> str:
    """Return the name for the word with which entries of a kind begin."""
    return f"^{word}"


def _acts_of(word: str) -> str:
    """Return the name for the acts that entries of the kind with a word share."""
    return f"&{word}"


def _begins_of(word: str) -> str:
    """Return the name for the beginning of acts of the kind."""
    return f"&&{word}"


@dataclass
class Unit:
    """A unit with its place. `changes` are names whose meaning rests on it, `above` the unit in which it stands."""

    path: str
    start: int
    end: int
    says: set[str] = field(default_factory=set)
    declares: set[str] = field(default_factory=set)
    changes: set[str] = field(default_factory=set)
    above: Unit | None = None
    head: str = ""
    head_end: int = 0
    parsed: bool = True
    before: Unit | None = None
    """The unit that stands above a chunk that begins with no word of a declaration: perhaps it is a part of that."""


class Remainder:
    """The part of a pack that is left when its faulty units, and all that rests on these, are left out."""

    def __init__(self, source: PackInput, files: Mapping[str, Source]) -> None:
        self.source = source
        self.units: list[Unit] = []
        self.faulty: list[Unit] = []
        self.half: list[Unit] = []
        self.slips: set[str] = set()
        """Words at which errors stand: a name that nothing has may be meant for one that is there."""
        self.bare = False  # the lists of `pack.yaml` are left out too
        self._masked: dict[str, str] = {}
        self._found: dict[str, list[Unit]] = {}
        """The units of each file, by their beginnings unless the file is among those to which some were added."""
        self._added: set[str] = set()
        self._lost: tuple[list[int], list[Unit]] = [], []
        """The faulty units of the last call of `lost`, with its result."""
        for path, text in files.items():
            self._add(path, text)
        self._read(source)

    def _read(self, source: PackInput) -> None:
        """Add the units of a pack and its parents."""
        for pack in parts(source):
            for module in pack.modules:
                self._add_nodes(module)
            for table in pack.tables:
                unit = self._unit(table.span.source.path, 0)
                unit.parsed = True
                unit.declares |= {fact.name.text for fact in asked_facts(table)}
                unit.declares |= {enum.name.text for enum in declared_enums(table)}
            for grid in pack.maps:
                unit = self._unit(grid.span.source.path, 0)
                unit.parsed = True
                entries = declared_records(grid, Report())
                unit.declares |= {_all_of(word_of_kind(grid.kind.text)), *(one.key.text for one in entries)}
            for chapter in pack.chapters:
                unit = self._unit(chapter.span.source.path, 0)
                unit.parsed = True
                for part in chapter.parts:
                    if isinstance(part, s.Text):
                        said = set().union(*map(_words, _HOLE.findall(part.value)))
                    else:
                        said = {*_words(part.span.text), *(name.value for name in part.names)}
                    self._kept(Unit(unit.path, part.span.start, part.span.end, said, above=unit))

    def _add(self, path: str, source: Source) -> None:
        folder = path.split("/")[2] if path.count("/") > 2 else ""
        if path.endswith(".rules"):
            masked, chunks = _laid_out(source.text)
            self._masked[path] = masked
            before: Unit | None = None
            for at in chunks:
                before = self._chunk(path, masked, at, before)
        elif folder in ("tables", "maps") and path.endswith(".yaml"):
            text = _SAID_TO_READERS.sub(" ", source.text)
            unit = Unit(path, 0, len(source.text), _words(text), head=folder, parsed=False)
            unit.declares = {path.rpartition("/")[2].removesuffix(".yaml")}
            drawn = _DRAWN.search(source.text) if folder == "maps" else None
            if drawn is not None:  # any of its areas may be one that is not read
                unit.declares |= {f"{drawn[1]}_{row}{column}" for row in ascii_lowercase for column in ascii_lowercase}
            self._kept(unit)
        elif folder == "book" and path.endswith(".md"):
            name = path.rpartition("/")[2].removesuffix(".md")
            self._kept(Unit(path, 0, len(source.text), declares={name}, head=folder, parsed=False))

    def _chunk(self, path: str, masked: str, at: tuple[int, int, int], before: Unit | None) -> Unit:
        start, head_end, end = at
        text = masked[start:end]
        head = masked[start:head_end]
        unit = Unit(path, start, end, _words(text), head_end=head_end, parsed=False)
        words = _WORD.findall(head)
        unit.head = words[0] if words else ""
        if unit.head not in _HEADS:
            unit.before = before
        if unit.head == "example":
            return self._kept(unit)
        shown = head[len(unit.head) :]
        if unit.head == "modify":
            changed = _words(re.split(r" (?:for|when)\b", shown, maxsplit=1)[0])
            unit.changes = {f"&{word}" for word in changed if " " in word} or changed
        elif unit.head == "change":
            unit.changes = set(unit.says)
        else:
            if unit.head == "override":
                shown = shown.strip().partition(" ")[2]
            named = _HEAD_ENDS.split(shown, maxsplit=1)[0]
            unit.declares = _words(named) | _words(f"{unit.head}{named}") - {unit.head}
            unit.declares |= {_head_of(word_of_kind(word)) for word in unit.declares if word[:1].isupper()}
            if unit.head not in _HEADS:  # an entry
                title = _TEXT.search(head)
                unit.declares |= {_all_of(unit.head), *([snake_case(title[0].strip('"“”'))] if title else ())}
                unit.says.add(_head_of(unit.head))
            if unit.head == "forbid":
                unit.declares = {_all_of(word) for word in _words(shown)} | unit.says
            if unit.head == "upon":
                unit.changes, unit.declares = unit.declares, set()
            elif unit.head in ("act", "each"):
                kinds = {word_of_kind(word) for word in _words(shown) if word[:1].isupper()}
                unit.declares = {*map(_acts_of, kinds)}
                if unit.head == "act":
                    unit.says |= {*map(_begins_of, kinds)}
                else:
                    unit.declares |= {*map(_begins_of, kinds)}
            elif unit.head in ("state", "solve"):
                unit.declares |= unit.says
            elif not unit.declares:
                unit.declares = {*_WORD.findall(head)} - _HEADS  # its title may have its name
        if unit.head == "sequence":
            unit.says |= {_head_of(word) for word in unit.says}
        unit.says |= {_all_of(word_of_kind(kind)) for kind in _ENTRY_OF.findall(text)}
        return self._kept(unit)

    def _kept(self, unit: Unit) -> Unit:
        self.units.append(unit)
        self._found.setdefault(unit.path, []).append(unit)
        self._added.add(unit.path)
        return unit

    def _add_nodes(self, module: s.Module) -> None:
        path = module.span.source.path
        masked = self._masked[path]
        units = [self._unit(path, node.span.start) for node in module.declarations]
        for node, unit in zip(module.declarations, units, strict=True):
            if not unit.parsed:
                unit.declares = set()
            unit.parsed = True
            unit.declares |= _declared(node)
            if isinstance(node, s.KindDecl):
                self._add_kind(path, node)
            begins = node.declaration if isinstance(node, s.OverrideDecl) else node
            if isinstance(begins, d.EachActDecl):
                # That no act begins so is told at the name of the kind, and follows where acts are left out.
                place, word = begins.kind.span, word_of_kind(begins.kind.text)
                self._kept(Unit(path, place.start, place.end, {_acts_of(word)}, above=unit))
            inner: list[s.Node] = [part for part in _inside(node) if isinstance(part, INNER)]
            if isinstance(node, s.RecordDecl):
                # else: it is a part of the act
                inner += [item for item in node.items if not isinstance(item, (*INNER, *OF_ENTRIES))]
            for part in inner:
                own = {word for word in unit.declares if word[:1] not in _MARKS}
                said = _words(masked[part.span.start : part.span.end])
                if isinstance(node, s.RecordDecl):
                    act = f"&{node.kind_word.text} {node.key.text}"
                    said.add(_acts_of(node.kind_word.text))
                    if not isinstance(part, s.ModifyDecl):
                        own.add(act)
                if isinstance(part, d.Forbid):
                    said |= {f"&{word}" for word in said}
                if isinstance(part, d.ActsOf):
                    words = [word.text for word in part.kind_words]
                    acts = _RANGE.findall(masked[part.span.start : part.span.end])
                    numbers = [n for first, last in acts for n in range(int(first), int(last or first) + 1)]
                    said = {*map(_head_of, words), *map(_acts_of, words)}
                    said |= {f"&{word} {number}" for word in words for number in numbers}
                    own = set()
                one = Unit(path, part.span.start, part.span.end, said | own, above=unit)
                if isinstance(part, s.ExampleDecl):
                    one.declares = {part.label.value}
                if isinstance(node, s.RecordDecl) and not isinstance(part, s.ExampleDecl | s.ModifyDecl):
                    one.declares.add(act)  # an act is whole or not there
                if isinstance(part, s.ModifyDecl):
                    one.changes = {part.target.text}
                    if part.kind_word is not None:
                        one.changes = {f"&{part.kind_word.text} {part.target.text}"}
                self._kept(one)
            if inner:
                text = masked[unit.start : unit.end]
                for part in inner:
                    at, end = part.span.start - unit.start, part.span.end - unit.start
                    text = text[:at] + " " * (end - at) + text[end:]
                unit.says = _words(text) | {word for word in unit.says if word[:1] in _MARKS}

    def _add_kind(self, path: str, node: s.KindDecl) -> None:
        """Make readers of all things of a kind rest on each of its entries, and on those of kinds that extend it."""
        entries = _all_of(word_of_kind(node.name.text))
        if node.plural is not None:
            self._kept(Unit(path, -1, -1, {entries}, {node.plural.text}))
        if node.extends is not None:
            self._kept(Unit(path, -1, -1, {entries}, {_all_of(word_of_kind(node.extends.text))}))

    def _unit(self, path: str, at: int) -> Unit:
        """Return the innermost unit at a place."""
        return next(self._around(path, at))

    def _around(self, path: str, at: int) -> Iterator[Unit]:
        """Yield the units at a place, from the innermost out."""
        units = self._found.get(path, [])
        if path in self._added:
            units.sort(key=lambda one: one.start)
            self._added.discard(path)
        before = bisect_right(units, at, key=lambda one: one.start)
        unit = next((one for one in reversed(units[:before]) if at <= one.end), None)
        while unit is not None:
            yield unit
            unit = unit.above

    def _units_at(self, one: Diagnostic) -> Iterator[Unit]:
        """Yield the units in which a diagnostic stands, from the innermost out."""
        return self._around(one.primary.span.source.path, one.primary.span.start)

    def mark(self, found: Iterable[Diagnostic]) -> bool:
        """Take the units in which errors stand for faulty. Return whether each error stands in a unit."""
        known = True
        for one in found:
            if one.severity is not Severity.ERROR:
                continue
            self.slips |= {*_WORD.findall(one.primary.span.text[:LONG])}
            unit = next(self._units_at(one), None)
            if unit is None:
                known = False
                continue
            self.faulty.append(unit)
            if unit.before is not None and not unit.parsed:
                self.faulty.append(unit.before)
        self.faulty = [*{id(unit): unit for unit in self.faulty}.values()]
        return known

    def mark_half(self, found: Iterable[Diagnostic]) -> bool:
        """Take the units that did not parse for faulty, and those with a sound head for faulty inside."""
        known = self.mark(found)
        inside = {
            id(unit)
            for unit in self.faulty
            if unit.parsed and (unit.head in _BODIES or unit.head not in _HEADS or unit.above is not None)
        }
        inside -= {id(unit) for one in found for unit in self._units_at(one) if one.primary.span.start <= unit.head_end}
        inside -= {id(unit) for unit in self.faulty if unit.head in ("tables", "maps", "book")}
        self.half += [unit for unit in self.faulty if id(unit) in inside]
        self.faulty = [unit for unit in self.faulty if id(unit) not in inside]
        return known

    def own(self, found: Iterable[Diagnostic]) -> list[Diagnostic]:
        """Return the diagnostics that stand in a unit which is not faulty already, and changes none that is."""
        half = {word for unit in self.half for word in unit.declares}
        units = [*self.faulty, *self.half, *(unit for unit in self.units if not half.isdisjoint(unit.changes))]
        units += [one.above for one in self.lost() if one.above is not None and one.above.head in WHOLE]
        silent = {id(unit) for unit in units}
        missed = self.is_missed()
        return [
            one
            for one in found
            if (around := [id(unit) for unit in self._units_at(one)])
            and silent.isdisjoint(around)
            and not (one.severity is Severity.WARNING and missed(one))
        ]

    def settle(self) -> None:
        """Mark the units that are faulty inside as faulty, because the next stages read more than their heads."""
        self.faulty += self.half
        self.half = []

    @property
    def plays(self) -> bool:
        """Return whether all that a game begins with is left: nothing is lost but examples and chapters."""
        return all(
            unit.head in ("example", "book") or (unit.above is not None and not unit.changes) for unit in self.lost()
        )

    def lost(self) -> list[Unit]:
        """Return the faulty units and all that rest on them."""
        faulty = [id(unit) for unit in self.faulty]
        if self._lost[0] != faulty:
            self._lost = faulty, self._reached_by_faults()
        return self._lost[1]

    def _reached_by_faults(self) -> list[Unit]:
        names, declared, inside = self._index
        found = {id(unit): unit for unit in self.faulty}
        todo = [*found.values()]
        guesses = self._guesses(names, declared)
        followed: set[str] = set()  # each word once: thousands of units may share one
        redeclared: set[str] = set()
        while todo:
            unit = todo.pop()
            reached = [*inside.get(id(unit), ()), *guesses.get(id(unit), ())]
            for word in {*unit.declares, *unit.changes} - followed:
                reached += names.get(word, ())
            for word in unit.changes - redeclared:
                reached += declared.get(word, ())
            followed |= unit.declares | unit.changes
            redeclared |= unit.changes
            for one in reached:
                if id(one) not in found:
                    found[id(one)] = one
                    todo.append(one)
        return [*found.values()]

    @cached_property
    def _index(self) -> tuple[dict[str, list[Unit]], dict[str, list[Unit]], dict[int, list[Unit]]]:
        """The units that say each word, those that declare it, and those that stand in each unit."""
        names: dict[str, list[Unit]] = {}
        declared: dict[str, list[Unit]] = {}
        inside: dict[int, list[Unit]] = {}
        for unit in self.units:
            for word in unit.says:
                names.setdefault(word, []).append(unit)
            for word in unit.declares:
                declared.setdefault(word, []).append(unit)
            if unit.above is not None:
                inside.setdefault(id(unit.above), []).append(unit)
        return names, declared, inside

    def _guesses(self, says: Mapping[str, list[Unit]], declared: Mapping[str, list[Unit]]) -> dict[int, list[Unit]]:
        """Return the units that may rest on each faulty unit if its name, or the name of its target, is misspelt."""
        found: dict[int, list[Unit]] = {}
        for unit in self.faulty:
            meant: list[Unit] = []
            if not unit.parsed:
                for word in says:
                    if (
                        word[:1] not in _MARKS
                        and word not in declared
                        and any(_is_near(word, name) for name in unit.declares)
                    ):
                        meant += says[word]
            if unit.changes and unit.changes.isdisjoint(declared):
                near = [word for word in declared if any(_is_near(word, name) for name in unit.changes)]
                meant += [one for word in near or declared for one in declared[word]]
            found[id(unit)] = meant
        return found

    def is_missed(self) -> Callable[[Diagnostic], bool]:
        """Return a predicate for diagnostics of units that may seem unused only because their users were left out."""
        lost = self.lost()
        declared: dict[str, list[Unit]] = {}
        for unit in self.units:
            for word in (*unit.declares, *unit.changes):
                declared.setdefault(word, []).append(unit)
        found = {id(unit): unit for unit in lost}
        slips = self.slips - declared.keys()
        for name, units in declared.items():
            if any(_is_near(word, name) for word in slips):
                found.update((id(unit), unit) for unit in units)
        todo = [*found.values()]
        while todo:
            unit = todo.pop()
            for word in unit.says:
                for one in declared.pop(word, ()):
                    if id(one) not in found:
                        found[id(one)] = one
                        todo.append(one)
        return lambda one: any(id(unit) in found for unit in self._units_at(one))

    def left(self) -> PackInput:
        """Return the pack without its faulty units and all that rest on them."""
        lost = self.lost()
        gone = {(unit.path, unit.start) for unit in lost}
        return self._left(self.source, gone)

    def _left(self, part: PackInput, gone: set[tuple[str, int]]) -> PackInput:
        tables = tuple(one for one in part.tables if (one.span.source.path, 0) not in gone)
        chapters = tuple(
            replace(one, parts=tuple(_kept(one.parts, gone)))
            for one in part.chapters
            if (one.span.source.path, 0) not in gone
        )
        files = {one.name.text for one in part.tables} - {one.name.text for one in tables}
        named = {one.name for one in chapters}
        pack = replace(
            part.pack,
            chapters=tuple(
                replace(one, files=tuple(file for file in one.files if file.text not in files))
                for one in part.pack.chapters
            ),
            book=tuple(one for one in part.pack.book if one.text in named),
        )
        if self.bare:
            pack = replace(pack, chapters=(), doors=(), own=None, sheets=(), pending=())
        return replace(
            part,
            pack=pack,
            modules=tuple(replace(one, declarations=tuple(_kept(one.declarations, gone))) for one in part.modules),
            tables=tables,
            chapters=chapters,
            maps=tuple(one for one in part.maps if (one.span.source.path, 0) not in gone),
            parents=tuple(self._left(parent, gone) for parent in part.parents),
        )


def _declared(node: s.Node) -> set[str]:
    """Return the names by which others speak of a declaration."""
    # else: it has a name of its own, or none
    match node:
        case s.OverrideDecl(declaration=declaration):
            return _declared(declaration)
        case s.RecordDecl(kind_word=word, key=key):
            return {_all_of(word.text), f"{word.text} {key.text}", record_key(node)[0]}
        case s.KindDecl(name=name, plural=plural):
            return {name.text, _head_of(word_of_kind(name.text)), *([plural.text] if plural is not None else ())}
        case s.MeasureDecl(name=name, plural=plural):
            return {name.text, *([plural.text] if plural is not None else ())}
        case d.ActOfDecl(kind=kind):  # its name is that of an entry inside
            return {_acts_of(word_of_kind(kind.text))}
        case d.EachActDecl(kind=kind):
            return {_acts_of(word_of_kind(kind.text)), _begins_of(word_of_kind(kind.text))}
        case d.StateDecl(items=items):
            return {item.name.text for item in items if isinstance(item, s.FieldDecl)}
        case s.SolveDecl(name=name, items=items):
            return {name.text, *(word for item in items for word in _declared(item))}
        case s.ExampleDecl(label=label):
            return {label.value}
        case _:
            called = getattr(node, "name", None)
            return {called.text} if isinstance(called, s.Word) else set()


def _is_near(word: str, other: str) -> bool:
    """Return whether one word may be a slip for the other."""
    one, two = word.casefold(), other.casefold()
    if len(one) > len(two):
        one, two = two, one
    if len(one) <= SHORT or 2 * len(one) < len(two):
        return False
    if one in two:
        return True
    size = len(one) + len(two)
    # Of most words too few letters are the same in any order; to match them takes ten times as long.
    if 2 * len(one) / size < NEAR or 2 * sum(map(two.__contains__, one)) / size < NEAR:
        return False
    return SequenceMatcher(None, one, two).ratio() >= NEAR


@lru_cache(maxsize=500)
def _laid_out(text: str) -> tuple[str, tuple[tuple[int, int, int], ...]]:
    """Return a file of rules without comments, and its chunks: where each begins, its first line ends, and it ends."""
    layout = lay_out(Source("", text), Report())
    return layout.text, tuple((some[0].start, some[0].end, some[-1].end) for some in layout.chunks if some)


def _words(text: str) -> set[str]:
    """Return the words of a text outside of quotes, and those in the holes of quoted texts.

    An entry with its number is one word too.
    """
    plain = _TEXT.sub(lambda match: " ; ".join(_HOLE.findall(match[0])), text)
    return {*_WORD.findall(plain), *(f"{word} {number}" for word, number in _ENTRY.findall(plain))}


def _inside(node: Any) -> Iterator[s.Node]:
    """Yield the items of a declaration, and theirs."""
    for item in (item for part in PARTS for item in getattr(node, part, ())):
        if isinstance(item, s.Node):
            yield item
            yield from _inside(item)
    inner = getattr(node, "declaration", None)
    if inner is not None:
        yield from _inside(inner)


def _kept(nodes: Iterable[Any], gone: set[tuple[str, int]]) -> Iterator[Any]:
    """Yield the nodes that are not gone, without those in them that are."""
    for node in nodes:
        if isinstance(node, s.Node) and (node.span.source.path, node.span.start) in gone:
            continue
        for part in PARTS:
            items = getattr(node, part, ())
            left = tuple(_kept(items, gone))
            if len(left) != len(items) or any(one is not other for one, other in zip(left, items, strict=True)):
                node = replace(node, **{part: left})
        inner = getattr(node, "declaration", None)
        if inner is not None:
            (left_inner,) = _kept((inner,), gone - {(inner.span.source.path, inner.span.start)})
            if left_inner is not inner:
                node = replace(node, declaration=left_inner)
        yield node
