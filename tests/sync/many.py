"""Rules changed many at a time, each judged as if nothing else had changed.

One literal of each line is another in a copy of the pack, which is resolved once. Then `apart` says what of the model
is due to each literal, and `alone` what becomes of the pack when that alone is so: the checks that look at it, the
functions and columns that rest on it, the page of its declaration, and what the functions answer. What is refused
among many is changed in another way; what is refused in every way, what does not show an effect and what cannot be
followed is left to be judged by a whole compilation (`verdict`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any

from rulec.base.diagnostics import Diagnostic
from rulec.driver.again import store
from rulec.driver.again.tracked import FUNCTIONS
from rulec.ir import nodes as ir
from rulec.sema.model import Model
from tests.sync.alone import Changed, Far, Ground
from tests.sync.apart import Parting
from tests.sync.inputs import answer, behind, converted, searched
from tests.sync.literals import Literal
from tests.sync.mutate import alternatives
from tests.sync.outputs import without_citations
from tests.sync.pack import Edit
from tests.sync.together import Marked, Together
from tests.sync.verdict import NO_INPUT, Judge, Verdict, _is_played

SEARCHED = 300
"""Inputs that aim at what a change moved, before it is left to be judged by itself."""
ROUNDS = 12
"""How often what is refused is taken out of a batch before the rest is halved."""
FOLLOWED = ("function", "record", "table")
"""The homes of what can be told apart; the vocabulary and what rulings hold may have a part anywhere."""
Call = Callable[[str, list[Any]], object]


@dataclass
class Tried:
    """What became of the ways in which a literal was changed."""

    literal: Literal
    ways: list[tuple[Edit, ...]]
    at: int = 0
    refused: bool = False  # in isolation, with its place
    amiss: str = ""
    shy: bool = False  # it goes with no other of its declaration

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The way that is next."""
        return self.ways[self.at]


@dataclass
class Many:
    """Judges rules of one pack many at a time; `alone` are those that are left, with the reason."""

    judge: Judge
    alone: list[Literal] = field(default_factory=list)
    why: Counter[str] = field(default_factory=Counter)
    batches: int = 0
    again: list[Tried] = field(default_factory=list)
    known_rows: dict[str, list[tuple[int, int]]] = field(default_factory=dict)

    @cached_property
    def ground(self) -> Ground:
        """The pack as it stands."""
        judge = self.judge
        return Ground(judge.base.model, judge.base.program, judge.pages, judge.files)

    @cached_property
    def together(self) -> Together:
        """Compiles many changes at once."""
        return Together(self.judge)

    def rules(self, literals: Iterable[Literal], most: int | None = None) -> Iterator[Verdict]:
        """The verdicts that could be reached, in `most` batches."""
        left: list[Tried] = []
        for literal in literals:
            ways = alternatives(self.judge.base, literal)
            if ways and literal.sort not in ("version", "order") and literal.home[0] in FOLLOWED:
                left.append(Tried(literal, ways))
            else:
                self.leave(literal, f"{literal.sort} {literal.home[0]}")
        while left or self.again:
            if most is not None and self.batches >= most:
                self.alone += [one.literal for one in (*left, *self.again)]
                return
            batch, left = self.batch([*left, *self.again])
            self.again = []
            for tried, how, ok in self.tried(batch):
                if ok and how != "refused":
                    yield Verdict(tried.literal, True, how)
                    continue
                tried.refused = tried.refused or ok
                tried.amiss = tried.amiss or ("" if ok else how)
                tried.at += 1
                if tried.at < len(tried.ways):
                    left.append(tried)
                elif tried.refused and not tried.amiss:
                    yield Verdict(tried.literal, True, "refused")
                else:
                    self.leave(tried.literal, tried.amiss)

    def leave(self, literal: Literal, why: str) -> None:
        """Leaves a literal to be judged by itself."""
        self.alone.append(literal)
        self.why[why.partition(" of ")[0]] += 1

    def batch(self, left: list[Tried]) -> tuple[list[Tried], list[Tried]]:
        """One of each line, and the rest; what is refused among others goes on with another of its line."""
        taken: set[object] = set()
        homes: set[object] = set()
        batch: list[Tried] = []
        rest: list[Tried] = []
        for tried in sorted(left, key=lambda one: not one.shy):
            text = self.judge.base.text(tried.literal.file)
            home = tried.literal.home
            lines: set[object] = {
                (tried.literal.file, text.count("\n", 0, at))
                for start, end, _ in tried.edits
                for at in (start, end)
            }  # fmt: skip
            lines.update(self.heads(tried.literal))
            if lines & taken or home in taken or (tried.shy and home in homes):
                rest.append(tried)
            else:
                taken |= lines
                homes.add(home)
                if tried.shy:
                    taken.add(home)
                batch.append(tried)
        self.batches += 1
        return batch, rest

    def heads(self, literal: Literal) -> list[str]:
        """The things that a literal says something of without standing in a row of theirs."""
        sort, name = literal.home
        if sort == "table" and not any(start <= literal.start < end for start, end in self.rows(name)):
            return [f"table {name}"]
        return []

    def homes(self, literal: Literal) -> list[str]:
        """The thing that a literal stands in."""
        sort, name = literal.home
        if sort == "function":
            return [key for key in (f"{of} {name}" for of in FUNCTIONS) if key in self.ground.things]
        return [f"{sort} {name}"]

    def rows(self, table: str) -> list[tuple[int, int]]:
        """Where the rows of a table stand."""
        if table not in self.known_rows:
            spans = {(row.span.start, row.span.end) for row in self.ground.model.tables[table].rows}
            self.known_rows[table] = sorted(spans)
        return self.known_rows[table]

    # ---- many at once --------------------------------------------------------------------------
    def tried(self, batch: list[Tried]) -> Iterator[tuple[Tried, str, bool]]:
        """How each change shows, and whether that is as it should be."""
        model, left, refused = self.resolved(batch)
        yield from refused
        if not left:
            return
        if model is None:
            yield from self.halves(left)
            return
        heads: dict[str, list[int]] = {}
        for number, one in enumerate(left):
            homes = self.homes(one.literal) if one.shy or one.literal.home[0] == "function" else []
            for key in self.heads(one.literal) or homes:
                heads.setdefault(key, []).append(number)
        if store.names_of(model) != self.ground.names or model.order != self.ground.model.order:
            yield from self.halves(left)
            return
        parting = Parting([self.places(one) for one in left], heads)
        changed: list[dict[str, Any]] = [{} for _ in left]
        for sort, name, thing in store.things(model):
            key = f"{sort} {name}"
            for number, part in parting.versions(key, self.ground.things[key], thing).items():
                changed[number][key] = part
        for number, one in enumerate(left):
            if not parting.lost.isdisjoint(self.homes(one.literal)):
                parting.mixed.add(number)
                parting.lost -= set(self.homes(one.literal)) if one.shy else set()
        theirs = {key for number in parting.mixed for key in self.homes(left[number].literal)}
        if parting.lost - theirs and len(left) > 1:
            self.why[f"(lost {sorted(parting.lost - theirs)})"] += 1
            yield from self.halves(left)
            return
        for number, one in enumerate(left):
            if number not in parting.mixed:
                yield one, *self.outcome(one.literal, changed[number])
            else:
                yield from self.later(one)

    def later(self, one: Tried) -> Iterator[tuple[Tried, str, bool]]:
        """Tries it again with no other of its declaration; what was alone there is to be judged by itself."""
        self.why["(later)"] += 1
        if one.shy:
            yield one, "mixed with others", False
        else:
            one.shy = True
            self.again.append(one)

    def halves(self, batch: list[Tried]) -> Iterator[tuple[Tried, str, bool]]:
        """The same in two batches; one alone is left to be judged by itself."""
        self.batches += 2
        if len(batch) == 1:
            yield batch[0], "not to be followed", False
            return
        half = len(batch) // 2
        yield from self.tried(batch[:half])
        yield from self.tried(batch[half:])

    def places(self, one: Tried) -> list[tuple[str, int, int]]:
        """Where a literal and its changes stand."""
        path = self.judge.base.files.path(one.literal.file)
        return [(path, start, end) for start, end, _ in one.edits]

    def resolved(self, batch: list[Tried]) -> tuple[Model | None, list[Tried], list[tuple[Tried, str, bool]]]:
        """The model with the changes that are not refused; and those that are."""
        left, dropped = list(batch), set[int]()
        refused: list[tuple[Tried, str, bool]] = []
        for _ in range(ROUNDS):
            model, faults = self.together._mutant([Marked(one.literal, one.edits) for one in left])
            if model is not None:
                return model, left, refused
            near = [self.near(left, fault) for fault in faults]
            owned = {id(found[0]) for found in near if len(found) == 1}
            shared = {id(one) for found in near for one in found} - owned
            if not owned and not shared:
                break
            refused += [(one, "refused", True) for one in left if id(one) in owned]
            for one in left:
                if id(one) in shared:
                    refused += self.later(one)
            dropped |= owned | shared
            left = [one for one in left if id(one) not in dropped]
            if not left:
                break
        return None, left, refused

    def near(self, left: list[Tried], fault: Diagnostic) -> list[Tried]:
        """The changes of which a fault tells the place."""
        return [one for one in left if self.together._near(Marked(one.literal, one.edits), fault)]

    # ---- one alone -----------------------------------------------------------------------------
    def outcome(self, literal: Literal, changed: Mapping[str, Any]) -> tuple[str, bool]:
        """How one change shows when nothing else is changed."""
        if not changed:
            return "the model is the same", False
        try:
            found = self.ground.followed(changed)
            if found.faults:
                return self.judge.refusal(literal, found.faults)
            return self.shown(literal, found)
        except Far as far:
            return f"far: {far}", False
        except Exception as fault:  # judged again by a whole compilation
            return f"a fault: {type(fault).__name__}: {fault}", False

    def shown(self, literal: Literal, found: Changed) -> tuple[str, bool]:
        """Both outputs change, and a result."""
        ground, judge = self.ground, self.judge
        layout = ground.layout_of(found)
        columns = tuple(sorted(found.columns))
        readers = [
            name for name, function in ground.program.functions.items()
            if columns and name not in found.functions and not found.columns.keys().isdisjoint(self.reads[name])
        ]  # fmt: skip
        mask = judge.cited
        texts = {name: ground.function_text(layout, name) for name in (*found.functions, *readers)}
        tables = ground.column_text(layout, columns) if columns else ""
        python = (
            any(mask(text) != mask(ground.before("function", name)) for name, text in texts.items())
            or bool(columns and mask(tables) != mask(ground.before("columns", *columns)))
            or any(
                mask(ground.twin_text(layout, name)) != mask(ground.before("twin", name)) for name in found.functions
            )
        )
        how, ok = judge.both(python, self.reads_differently(literal, found))
        if not ok:
            return how, ok
        concerned = [*found.functions, *readers]
        if not concerned:
            return "exposed", True
        plain = [
            name for name in concerned
            if not _is_played(ground.program.functions[name]) and not ground.program.functions[name].declared.within
        ]  # fmt: skip
        if plain and self.answers_differently(found, plain, texts, tables):
            return "changed", True
        if len(plain) < len(concerned):
            return "played", False
        return f"{NO_INPUT} {', '.join(concerned)}", False

    @cached_property
    def reads(self) -> dict[str, set[str]]:
        """The columns that each function reads."""
        return {
            name: {node.column for stmt in f.body for node in ir.walk(stmt) if isinstance(node, ir.Cell)}
            for name, f in self.ground.program.functions.items()
        }

    def reads_differently(self, literal: Literal, found: Changed) -> bool:
        """Whether the page of its declaration is another one, or one of a function that changed."""
        judge, site = self.judge, self.ground.pages.site
        refs = [judge._home(literal.home), *(("function", self.ground.program.functions[n].declared.name)
                                              for n in found.functions)]  # fmt: skip
        paths = dict.fromkeys(site.page(ref) for ref in refs if ref is not None and site.knows(ref))
        return any(
            without_citations(self.ground.page(found, path)) != without_citations(judge.page(path))
            for path in paths
            if path in self.ground.pages.make
        )

    def answers_differently(self, found: Changed, names: list[str], texts: Mapping[str, str], tables: str) -> bool:
        """Whether some input gives another result in the emitted functions."""
        judge, base = self.judge, self.judge.base
        call = self.caller(found, names, texts, tables)
        for name in names:
            for arguments, result in judge.known(name):
                if answer(lambda: call(name, arguments)) != result:  # noqa: B023
                    return True
        program = self.ground.program_of(found)
        for name in names:
            for at, given in enumerate(searched(base.model, base.program, program, name, judge.seed)):
                if at == SEARCHED:
                    break
                arguments = converted(judge.emitted, given)
                before = answer(lambda: judge._now(name, arguments))  # noqa: B023
                if answer(lambda: call(name, arguments)) != before:  # noqa: B023
                    return True
        return False

    def caller(self, found: Changed, names: list[str], texts: Mapping[str, str], tables: str) -> Call:
        """Calls changed functions, each in a copy of its module."""
        ground, top = self.ground, self.judge.emitted.package.__name__
        layout = ground.layout
        cells: dict[str, Any] = {}
        if tables:
            module = import_module(f"{top}._tables")
            space = dict(module.__dict__)
            exec(compile(tables, "<changed tables>", "exec"), space)
            cells = {name: thing for name, thing in space.items() if module.__dict__.get(name) is not thing}
        spaces: dict[str, dict[str, Any]] = {}
        for name in names:
            home = layout.homes[name]
            if home not in spaces:
                spaces[home] = dict(import_module(f"{top}.{home}").__dict__)
            exec(compile(texts[name], f"<changed {name}>", "exec"), spaces[home])
        for space in spaces.values():
            space.update((name, thing) for name, thing in cells.items() if name in space and name[:2] != "__")

        def call(name: str, arguments: list[Any]) -> object:
            return spaces[layout.homes[name]][layout.function(name)](
                *arguments, *behind(ground.program.functions[name], arguments)
            )

        return call
