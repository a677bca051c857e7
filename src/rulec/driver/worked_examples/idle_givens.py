"""Report givens of an example that no function it runs can read.

These are fields of things and of the world that no reachable function reads on any path, and unused names. Not reported
are fields that could be read but are not, since a given may show that a line does not apply; nor things that stand by
during an action, since they show that it leaves them alone. `rulec coverage` lists those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, field
from rulec.base.tree import outermost
from rulec.base.types import KindType, Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import nodes, parts_of
from rulec.ir.interp.api import mentioned, solve_of
from rulec.ir.interp.play.orders import act_of
from rulec.ir.numbers import without_none
from rulec.sema import expr as e
from rulec.sema.deeds import Act, Doing
from rulec.sema.deeds import Place as WrittenTo
from rulec.sema.model import Example, Model, Setting
from rulec.sema.summaries.call_graph import parts_read
from rulec.sema.summaries.effects import runs
from rulec.sema.summaries.uses import holes, values
from rulec.sema.summaries.walks import walk as walk_lines
from rulec.sema.typing.scope import ancestry

Read = frozenset[tuple[str, str]]
"""Fields by declaring kind; with `THE_WORLD`, fields of the world and, by plural, all things of a kind."""


def check_idle_givens(model: Model, program: ir.Program, report: Report) -> None:
    """Warn of givens in this pack's examples that nothing can read."""
    reading = _Reading(model, program)
    for example in model.examples.values():
        if example.pack == model.pack:
            for setting in reading.idle(example):
                named = ".".join((setting.root, *setting.path))
                report.warning(
                    "R0687", f"nothing that the example `{example.title}` runs can read `{named}`", setting.span,
                    "given for nothing",
                    hint="take it away, or expect something that hangs on it",
                )  # fmt: skip


@dataclass
class _Reading:
    """Fields that functions read, cached by the set of entry functions."""

    model: Model
    program: ir.Program
    known: dict[frozenset[str], Read] = field(default_factory=dict)
    own: dict[str, tuple[Read, frozenset[str]]] = field(default_factory=dict)

    def idle(self, example: Example) -> Iterator[Setting]:
        """Yield the givens that nothing can read."""
        parts = [*self._parts(example)]
        read = self._shown | self._by_lines(example, parts) | self._reached(self._begun(example, parts))
        types = dict(example.instances)
        named = mentioned(self.model, example)
        for setting in example.settings:
            if setting.path:
                if self._field(types[setting.root], setting.path) not in read:
                    yield setting
            elif setting.root in self.model.state_fields and setting.root not in types:
                if (ir.THE_WORLD, setting.root) not in read:
                    yield setting
            elif setting.root not in named and not self._stands_by(example, types[setting.root], read):
                yield setting

    @cached_property
    def _shown(self) -> Read:
        """Fields that a turn reads independent of rules: names and owners of things."""
        kinds = self.model.kinds.values()
        return frozenset(
            (of.owner, of.name)
            for kind in kinds
            for of in kind.fields
            if of.name in {kind.known_as, kind.belongs_to, *kind.also_known}
        )

    def _doing(self, example: Example) -> Doing:
        return self.model.all_deeds.doings.get(example.name, Doing())

    def _field(self, of: Type, path: tuple[str, ...]) -> tuple[str, str]:
        owner = ""
        for step in path:
            kind = without_none(of)
            assert isinstance(kind, KindType)
            declared = next(each for each in self.model.kinds[kind.name].fields if each.name == step)
            owner, of = declared.owner, declared.type
        return owner, path[-1]

    def _stands_by(self, example: Example, of: Type, read: Read) -> bool:
        """Return whether a thing is present during an action, or may be visited by a loop over its kind."""
        if not isinstance(of, KindType) or of.listed:
            return False
        plurals = {self.model.kinds[name].plural for name in ancestry(self.model.kinds, of.name)}
        return self._doing(example) != Doing() or any((ir.THE_WORLD, plural) in read for plural in plurals)

    def _begun(self, example: Example, parts: Iterable[e.Expr]) -> frozenset[str]:
        """Return the functions that an example calls directly."""
        doing = self._doing(example)
        found = _asked(parts) | self._by_default[1]
        found.update(runs(doing.body, self.model.all_deeds.upons))
        within = solve_of(self.model, example)
        if doing.act:
            found.update(self._of_acts.get(act_of(self.model, example).name, ()))
        if within:
            found.update(parts_of(self.program.solves[within]))
        return frozenset(found)

    @cached_property
    def _of_acts(self) -> dict[str, list[str]]:
        """Functions of each act."""
        found: dict[str, list[str]] = {}
        for name, one in self.program.functions.items():
            if isinstance(one.declared, Act):
                found.setdefault(one.declared.name, []).append(name)
        return found

    def _parts(self, example: Example) -> Iterator[e.Expr]:
        """Yield all expressions in the lines of an example."""
        doing = self._doing(example)
        whole = [setting.value for setting in example.settings]
        whole += [expectation.test for expectation in example.expectations]
        whole += [part for stated in example.stated for part in stated.arguments or ()]
        whole += [answer.value for answer in example.answered]
        whole += [value for line in walk_lines(doing.body) for value in values(line)]
        whole += holes(doing.refused)
        return self._parts_of(whole)

    def _parts_of(self, whole: Iterable[e.Expr]) -> Iterator[e.Expr]:
        seen = set[tuple[str, str]]()
        for one in whole:
            yield from parts_read(one, self.model, seen)

    @cached_property
    def _by_default(self) -> tuple[set[tuple[str, str]], set[str]]:
        """Fields read and functions called by default values."""
        fields = (of for kind in self.model.kinds.values() for of in kind.fields)
        parts = [*self._parts_of([of.default for of in fields if of.default is not None])]
        return self._read(parts), _asked(parts)

    def _read(self, parts: Iterable[e.Expr]) -> set[tuple[str, str]]:
        """Return the fields that expressions read."""
        found: set[tuple[str, str]] = set()
        for part in parts:
            # else: it reads no field of a thing
            match part:
                case e.Field(kind=kind, name=name):
                    found.add((kind, name))
                case e.StateRef(name=name):
                    found.add((ir.THE_WORLD, name))
                case e.AllOf(kind=kind):
                    found.add((ir.THE_WORLD, self.model.kinds[kind].plural))
                case e.Carries(field_name=name) if name:
                    found.update((of.owner, name) for kind in self.model.kinds.values() for of in kind.fields)
        return found

    def _by_lines(self, example: Example, parts: Iterable[e.Expr]) -> Read:
        """Return the fields that the lines of an example read directly."""
        found = self._read(parts) | self._by_default[0]
        doing = self._doing(example)
        for line in walk_lines(doing.body):
            found.update((place.kind, place.name) for place in outermost(line, WrittenTo))
        if doing.act:
            paid = {cost.field_name for cost in act_of(self.model, example).costs}
            found.update(
                (of.owner, of.name) for kind in self.model.kinds.values() for of in kind.fields if of.name in paid
            )
        return frozenset(found)

    def _reached(self, begun: frozenset[str]) -> Read:
        if begun not in self.known:
            found, todo = set[str](), list(begun)
            while todo:
                name = todo.pop()
                if name not in found:
                    found.add(name)
                    todo.extend(self._own(name)[1])
            self.known[begun] = frozenset(one for name in found for one in self._own(name)[0])
        return self.known[begun]

    def _own(self, name: str) -> tuple[Read, frozenset[str]]:
        """Return the fields that a function reads directly, and the functions it calls."""
        if name not in self.own:
            function = self.program.functions.get(name)
            self.own[name] = (frozenset(), frozenset()) if function is None else self._looked_at(nodes(function))
        return self.own[name]

    def _looked_at(self, every: list[ir.Node]) -> tuple[Read, frozenset[str]]:
        reads, asked = set[tuple[str, str]](), set[str]()
        for node in every:
            # else: it reads fields, and asks, by its parts alone
            match node:
                case ir.Load(kind=kind, field=name) | ir.Store(kind=kind, slot=name):
                    reads.add((kind, name))
                case ir.Call(function=name):
                    asked.add(name)
                case ir.Weigh(solve=name):
                    asked.update(parts_of(self.program.solves[name]))
                case ir.Cell(column=name):
                    cells = self.program.columns[name].specials
                    every += [part for one in cells if one.value is not None for part in ir.walk(one.value)]
        return frozenset(reads), frozenset(asked)


def _asked(parts: Iterable[e.Expr]) -> set[str]:
    """Return the functions that expressions call."""
    return {part.name for part in parts if isinstance(part, e.CallTo)}
