"""What becomes of a pack when one thing of it is another: which things, functions and columns are others than before.

The changed pack is compiled as a whole. Only the comparison is kept small: texts of those functions, the pages of those
things. What cannot be put side by side is `Far`: then all outputs are compared.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulec.backends.python import package
from rulec.backends.python.files.tables import head as tables_head
from rulec.backends.python.files.tables import write_column
from rulec.backends.python.module import Module
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.writer import Writer
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.pages import makers
from rulec.backends.reference.uses import find_uses
from rulec.backends.reference.views.scenarios import Begun
from rulec.base.diagnostics import Diagnostic
from rulec.ir import nodes as ir
from rulec.ir.analysis.journal import own_doings
from rulec.ir.nodes.pack_data import Pack
from rulec.sema.deeds import Deeds
from rulec.sema.model import Model
from tests.sync.outputs import TWINS, Pages
from tests.sync.pack import Base


class Far(Exception):
    """What a change makes of a pack cannot be put beside what it was."""


EVIDENCE = ("example", "doing", "ruling")
"""What no other of its sort rests on, as long as no function is another."""
_SORTS = {
    "tables": "table", "constants": "constant", "quantities": "function", "values": "function", "facts": "function",
    "rolls": "function", "decides": "function", "rulings": "ruling", "examples": "example", "kinds": "kind",
}  # fmt: skip
"""The mappings of a model whose things may be others, and what a page calls them."""
_HAPPENING = {"processes": "process", "doings": "doing"}


@dataclass
class Changed:
    """A pack with some things of it changed, and what that makes of the rest."""

    model: Model
    things: tuple[str, ...] = ()  # what is another than before, by sort and name
    functions: dict[str, ir.Function] = field(default_factory=dict)  # those that are others than before
    columns: dict[str, ir.Column] = field(default_factory=dict)
    faults: tuple[Diagnostic, ...] = ()
    pack: Pack | None = None


def things(model: Model) -> dict[str, Any]:
    """What may be another than before, by sort and name."""
    found = {f"{sort} {name}": one for part, sort in _SORTS.items() for name, one in getattr(model, part).items()}
    found.update((f"record {kind}/{one.name}", one) for kind, all_of in model.records.items() for one in all_of)
    deeds = model.deeds or Deeds()
    for part, sort in _HAPPENING.items():
        found.update((f"{sort} {name}", one) for name, one in getattr(deeds, part).items())
    found.update((f"act {kind}/{key}", act) for (kind, key), act in deeds.acts.items())
    return found


def _rest(model: Model) -> tuple[object, ...]:
    """All else: while any of it is another, nothing is put side by side."""
    deeds = model.deeds or Deeds()
    return (
        model.measures, model.enums, model.dice, model.solves, model.views, model.pending, model.sheets,
        model.documents, deeds.state, deeds.events, deeds.sequences, deeds.variants, deeds.upons, deeds.machines,
    )  # fmt: skip


@dataclass
class Ground:
    """A pack as it stands."""

    base: Base
    pages: Pages
    files: Mapping[str, str]
    texts: dict[tuple[str, ...], str] = field(default_factory=dict)
    parts: dict[tuple[str, str], Any] = field(default_factory=dict)  # of the pages of examples and rulings

    def __post_init__(self) -> None:
        self.model: Model = self.base.model
        self.program: ir.Program = self.base.program
        self.things = things(self.model)

    # ---- following a change --------------------------------------------------------------------
    def changed(self, model: Model) -> tuple[str, ...]:
        """The things of a changed pack that are others than before; `Far` where more than things is another."""
        now = things(model)
        if now.keys() != self.things.keys() or _rest(model) != _rest(self.model):
            raise Far("more than one thing")
        return tuple(key for key, thing in now.items() if thing != self.things[key])

    def followed(self, model: Model) -> Changed:
        """What becomes of the pack; `Far` where that cannot be told so."""
        found = Changed(model, self.changed(model))
        program, found.faults = self.base.lowered(model)
        if program is None:
            return found
        if program.functions.keys() != self.program.functions.keys() or program.solves != self.program.solves:
            raise Far("functions")
        found.pack = program.pack
        found.columns = {n: one for n, one in program.columns.items() if one != self.program.columns.get(n)}
        found.functions = {n: one for n, one in program.functions.items() if one != self.program.functions[n]}
        for name, one in found.functions.items():
            was = self.program.functions[name]
            if _face(one) != _face(was) or own_doings(program, one) != own_doings(self.program, was):
                raise Far(name)
        return found

    def program_of(self, found: Changed) -> ir.Program:
        """The lowered form of the changed pack."""
        assert found.pack is not None
        return ir.Program(
            {**self.program.functions, **found.functions},
            {**self.program.columns, **found.columns},
            self.program.solves,
            found.pack,
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
        layout = Layout(self.program)
        package.files(layout)
        return layout

    def layout_of(self, found: Changed) -> Layout:
        """The layout of the changed pack, by the names of the one that stands."""
        layout = copy.copy(self.layout)
        layout.program = self.program_of(found)
        return layout

    def function_text(self, layout: Layout, name: str) -> str:
        """A module with this function alone."""
        return package.module_text(layout, layout.homes[name], [name])

    def twin_text(self, layout: Layout, name: str) -> str:
        """The module of its twin, with it alone."""
        if layout.program.functions[name].sort not in TWINS:
            return ""
        return package.why_text(layout, [name])

    def column_text(self, layout: Layout, names: tuple[str, ...]) -> str:
        """The module of tables with some columns alone."""
        body = Writer()
        module = Module(layout, "_tables")
        for name in names:
            write_column(body, module, name)
        return tables_head(module, body.text) + body.text

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
