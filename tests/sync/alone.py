"""What becomes of a pack when one thing of it is another: only what rests on it is made again.

The base is lowered and checked once with notes of who reads what (as `tests.sync.again` does); a changed thing then
leads to the columns, the functions and the checks that it has a part in. What cannot be followed so is `Far`: a whole
build has to say what becomes of it.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rulec.backends.python import package
from rulec.backends.python.layout import Layout
from rulec.backends.python.module import Module
from rulec.backends.python.tables import _head as tables_head
from rulec.backends.python.tables import write_column
from rulec.backends.python.writer import Writer
from rulec.backends.reference.context import Context
from rulec.backends.reference.pages import makers
from rulec.backends.reference.uses import find_uses
from rulec.backends.reference.view_scenario import Begun
from rulec.base.diagnostics import Diagnostic, Report
from rulec.ir import nodes as ir
from rulec.ir.lower import lower_function
from rulec.ir.lower_happening import lower_deed
from rulec.ir.reach import settled
from rulec.ir.undoing import own_doings
from rulec.sema.analysis.happening import check_tests
from rulec.sema.analysis.lookups import check_lookups
from rulec.sema.model import Model
from tests.sync.again import store
from tests.sync.again.checking import Checking
from tests.sync.again.full import declared_key
from tests.sync.again.lowering import Columns, build_column, lower_noted
from tests.sync.again.tracked import FUNCTIONS, TrackedModel, key_of
from tests.sync.again.units import Notes
from tests.sync.outputs import TWINS, Pages


class Far(Exception):
    """What becomes of a change cannot be followed from the thing that changed."""


EVIDENCE = ("example", "doing", "ruling")
"""What no other of its sort rests on, as long as no function is another."""


@dataclass
class Changed:
    """A pack with some things of it changed, and what that makes of the rest."""

    model: Model
    things: tuple[str, ...] = ()  # what is another than before, by sort and name
    functions: dict[str, ir.Function] = field(default_factory=dict)  # those that are others than before
    columns: dict[str, ir.Column] = field(default_factory=dict)
    faults: tuple[Diagnostic, ...] = ()


@dataclass
class Ground:
    """A pack as it stands, with who reads what."""

    model: Model
    program: ir.Program
    pages: Pages
    files: Mapping[str, str]
    texts: dict[tuple[str, ...], str] = field(default_factory=dict)
    parts: dict[tuple[str, str], Any] = field(default_factory=dict)  # of the pages of examples and rulings

    def __post_init__(self) -> None:
        self.names = store.names_of(self.model)
        self.things = {f"{sort} {name}": thing for sort, name, thing in store.things(self.model)}
        self.notes = Notes()
        tracked = self.tracked({})
        lowered = lower_noted(tracked, Report(), self.notes)
        self.readers = store.readers_of(lowered.reads)
        self.declared = {name: declared_key(f.declared) for name, f in lowered.functions.items()}
        self.worldly = {name for name, f in self.program.functions.items() if f.world}
        self.throwing = {name for name, f in self.program.functions.items() if f.throws}

    def fetch(self, changed: Mapping[str, Any]) -> Any:
        """Gives things by sort and name."""

        def get(sort: str, name: str) -> Any:
            if sort == "heading":  # a table without its rows
                return replace(get("table", name), rows=())
            key = f"{sort} {name}"
            return changed[key] if key in changed else self.things[key]

        return get

    def tracked(self, changed: Mapping[str, Any]) -> TrackedModel:
        """The model with some things changed."""
        return TrackedModel(store.plain_of(self.model), self.names, self.fetch(changed), self.notes)

    # ---- following a change --------------------------------------------------------------------
    def followed(self, changed: Mapping[str, Any]) -> Changed:
        """What becomes of the pack; `Far` where that cannot be told so."""
        keys: set[str] = set()
        for key, thing in changed.items():
            sort, _, name = key.partition(" ")
            if sort == "kind":
                keys |= self._defaults(thing, self.things[key])
                continue
            if sort not in ("table", "record", "ruling", "constant", "example", "act", "process", *FUNCTIONS):
                raise Far(sort)
            keys.add(key_of(sort, name))
            if sort in FUNCTIONS:
                keys.add(f"spoken {name}")
                self._kept(thing, self.things[key])
            if sort == "record":
                keys.add(f"values {name}")
                if thing.title != self.things[key].title:
                    keys.add(f"title {name}")
            if sort in ("constant", "ruling"):
                keys.add(f"held {sort} {name}")
            if sort == "table":
                keys.add(f"heading {name}")
        found = Changed(self.tracked(changed), tuple(changed))
        report = Report()
        self._checks(changed, report)
        if not report.failed:
            self._lower(found, keys, report)
            if report.failed and any(key.startswith("table ") for key in changed):
                check_lookups(found.model, report)  # which comes before, and says what is amiss
        found.faults = tuple(report.found)
        return found

    def _defaults(self, now: Any, was: Any) -> set[str]:
        """What reads the defaults of a kind: its columns, and who folds what an entry has."""
        pairs = list(zip(now.fields, was.fields, strict=True))
        if replace(now, fields=was.fields) != was or any(replace(a, default=b.default) != b for a, b in pairs):
            raise Far("vocabulary")
        found = {f"default {now.name}.{a.name}" for a, b in pairs if a != b}
        entries = {f"record {now.name}/{record.name}" for record in self.model.records.get(now.name, ())}
        units = {unit for key in entries for unit in self.readers.get(key, ()) if unit.startswith("lowered ")}
        return found | units

    def _kept(self, now: Any, was: Any) -> None:
        """What others rely on of a function has to be as it was."""
        for name in ("parameters", "result"):
            if getattr(now, name, None) != getattr(was, name, None):
                raise Far(name)

    def _checks(self, changed: Mapping[str, Any], report: Report) -> None:
        """Looks at what changed itself; what others say against it does not excuse it."""
        own = [key for key in changed if key.partition(" ")[0] in ("table", *FUNCTIONS)]
        if own:
            Checking(self.tracked(changed), self.names, self.fetch(changed), self.notes, report).some(own)
        for key, thing in changed.items():
            if key.partition(" ")[0] in ("act", "process"):
                check_tests(thing.body, self.tracked(changed), report)

    def _lower(self, found: Changed, keys: set[str], report: Report) -> None:
        columns = Columns(self.notes)
        stale = store.reached(self.readers, keys)
        same = self._untouched(found, keys)
        names = [
            name for name in self.program.columns
            if (f"column {name}" in stale and name not in same) or f"default {name}" in keys
        ]  # fmt: skip
        columns.known = {name: column for name, column in self.program.columns.items() if name not in names}
        for name in names:
            column = build_column(found.model, report, columns, self.notes, name)
            if column != self.program.columns[name]:
                found.columns[name] = column
                keys.add(f"column {name}")
        stale = store.reached(self.readers, keys)
        if any(unit.startswith("solved ") for unit in stale):
            raise Far("a solve")
        stale |= keys
        for declared in sorted({self.declared[n] for n in self.declared if f"lowered {n}" in stale}):
            sort, _, name = declared.partition(" ")
            if sort == "function":
                made = lower_function(found.model, found.model.function(name), report, columns)
            else:
                made = tuple(lower_deed(found.model, self._thing(found, sort, name), report, columns))
            if report.failed:
                return
            if [one.name for one in made] != [one for one, of in self.declared.items() if of == declared]:
                raise Far(declared)
            for one in made:
                was = self.program.functions[one.name]
                if self.model.deeds is not None:
                    one = settled(one, self.worldly, self.throwing)
                one = replace(one, asks=was.asks)
                if _face(one) != _face(was) or own_doings(self.program, one) != own_doings(self.program, was):
                    raise Far(one.name)
                if one != was:
                    found.functions[one.name] = one

    def _untouched(self, found: Changed, keys: set[str]) -> set[str]:
        """The columns of fields that no changed entry gives another value; none where other things changed as well."""
        touched: dict[str, set[str]] = {}
        for key in keys:
            sort, _, name = key.partition(" ")
            if sort in ("title", "values", "default", "lowered"):
                continue
            if sort != "record":
                return set()
            now, was = dict(self._thing(found, sort, name).values), dict(self.things[key].values)
            fields = {field for field in {**now, **was} if now.get(field) != was.get(field)}
            touched.setdefault(name.partition("/")[0], set()).update(fields)
        return {
            f"{kind}.{each.name}"
            for kind, fields in touched.items()
            for each in self.model.kinds[kind].fields
            if each.name not in fields
        }

    def _thing(self, found: Changed, sort: str, name: str) -> Any:
        assert isinstance(found.model, TrackedModel)
        return found.model._fetch(sort, name)

    def program_of(self, found: Changed) -> ir.Program:
        """The lowered form of the changed pack."""
        return ir.Program(
            {**self.program.functions, **found.functions},
            {**self.program.columns, **found.columns},
            self.program.solves,
        )

    # ---- the reference -------------------------------------------------------------------------
    @cached_property
    def context(self) -> Context:
        """What the pages are made from."""
        return Context(self.model, self.pages.site, find_uses(self.model), {})

    def page(self, found: Changed, path: str) -> str:
        """A page of the changed pack; who uses what is taken to be as it was."""
        context = copy.copy(self.context)
        object.__setattr__(context, "model", found.model)
        changed = [key.partition(" ") for key in found.things]
        followed = found.functions or found.columns or not changed
        if followed or any(sort not in EVIDENCE for sort, _, _ in changed):
            return next(make() for there, make in makers(context, Begun()) if there == path)
        names = {name for _, _, name in changed}
        parts = {key: part for key, part in self.parts.items() if key[1] not in names}
        object.__setattr__(context, "parts", parts)
        text = next(make() for there, make in makers(context, Begun()) if there == path)
        self.parts |= {key: part for key, part in parts.items() if key[0] in EVIDENCE and key[1] not in names}
        return text

    # ---- the package ---------------------------------------------------------------------------
    @cached_property
    def layout(self) -> Layout:
        """The names of the package, all of them given."""
        layout = Layout(self.model, self.program)
        package.files(package.Printing(layout), lambda name, shaped, make: make())
        return layout

    def layout_of(self, found: Changed) -> Layout:
        """The layout of the changed pack, by the names of the one that stands."""
        layout = copy.copy(self.layout)
        layout.model, layout.program = found.model, self.program_of(found)
        return layout

    def function_text(self, layout: Layout, name: str) -> str:
        """A module with this function alone."""
        return package.module_text(package.Printing(layout), layout.homes[name], [name])

    def twin_text(self, layout: Layout, name: str) -> str:
        """The module of its twin, with it alone."""
        if layout.program.functions[name].sort not in TWINS:
            return ""
        return package.why_text(package.Printing(layout), [name])

    def column_text(self, layout: Layout, names: tuple[str, ...]) -> str:
        """The module of tables with some columns alone."""
        body = Writer()
        module = Module(layout, "_tables", lazy_calls=True)
        most = max([0, *(write_column(body, module, name) for name in names)])
        return tables_head(module, most) + body.text

    def before(self, sort: str, *names: str) -> str:
        """The same as it stands."""
        if (sort, *names) not in self.texts:
            make = {"function": self.function_text, "twin": self.twin_text}
            if sort == "columns":
                text = self.column_text(self.layout, names)
            else:
                text = make[sort](self.layout, names[0])
            self.texts[sort, *names] = text
        return self.texts[sort, *names]


def _face(function: ir.Function) -> tuple[object, ...]:
    """What callers rely on."""
    return (function.sort, function.params, function.result, function.grain, function.world, function.throws)
