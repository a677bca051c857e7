"""A full build that notes what everything reads, and leaves behind what later builds can take from it."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rulec.backends.python.layout import Layout
from rulec.backends.reference.context import Context
from rulec.backends.reference.site import Site
from rulec.backends.reference.view_scenario import Begun
from rulec.base.diagnostics import Report
from rulec.base.later import later
from rulec.base.records import replace
from rulec.base.spans import Source
from rulec.driver.beside import Aside
from rulec.ir.nodes import Program
from rulec.sema import context as sema
from rulec.sema.inputs import PackInput
from rulec.sema.model import Declared, Model, ViewPart
from tests.sync.again import store
from tests.sync.again.checking import Checking
from tests.sync.again.codec import Foreign, LoweredPacker, Packer, happening_key
from tests.sync.again.lowering import Lowered, lower_noted
from tests.sync.again.parts import (
    NAMED,
    KeptLayout,
    beginning,
    emit_package,
    emit_pages,
    kept_context,
    make_parts,
    package_facts,
    reference_facts,
)
from tests.sync.again.tracked import Fetch, TrackedModel, tracked_program
from tests.sync.again.units import Left, Making, Notes, Units
from tests.sync.again.worked import Odds, Worked

if TYPE_CHECKING:
    from rulec.backends.reference.contents import place_anchors
    from rulec.backends.reference.uses import find_uses
    from rulec.ir.reach import called, own_doing
else:
    called = later("rulec.ir.reach", "called")
    own_doing = later("rulec.ir.reach", "own_doing")
    place_anchors = later("rulec.backends.reference.contents", "place_anchors")
    find_uses = later("rulec.backends.reference.uses", "find_uses")


def emit_noted(
    source: PackInput,
    model: Model,
    symbols: sema.Context,
    report: Report,
    scenarios: Mapping[str, Source] = MappingProxyType({}),
) -> tuple[Program, dict[str, str], dict[str, Any] | None]:
    """The program, all outputs, and what is to be stored; None when the model does not lend itself to it."""
    notes = Notes()
    tracked = TrackedModel(store.plain_of(model), store.names_of(model), _fetch(model), notes)
    lowered = lower_noted(tracked, report, notes)
    program = Program(lowered.functions, lowered.columns, lowered.solves)
    if report.failed:
        return program, {}, None
    checked = Checking(tracked, store.names_of(model), _fetch(model), notes, Report()).all_noted()
    lines = store.lines_of(source)
    units = Units(notes, lines=lines)
    site = Site(model, tuple(name for name in scenarios if "/" not in name))
    place_anchors(site, model)
    facts = {
        "reference": reference_facts(Context(model, site, find_uses(model), {})),
        "package": package_facts(Layout(model, program), lines),
    }
    parts: dict[str, Any] = {f"lowered {name}": part for name, part in lowered.functions.items()}
    parts.update((f"column {name}", part) for name, part in lowered.columns.items())
    parts.update((f"solved {name}", part) for name, part in lowered.solves.items())

    def fetch(sort: str, name: str) -> Any:
        return parts[f"{sort} {name}"]

    seen = tracked_program(tuple(lowered.functions), tuple(lowered.columns), tuple(lowered.solves), fetch, notes)
    begun: dict[str, Any] = {}

    def start(package: Mapping[str, str]) -> Begun:
        from rulec.driver.scenarios import started

        read, notes.read = notes.read, set()
        starts = started(tracked, seen, scenarios, report, package)
        notes.read = read
        rests = maps_rest_on(lowered) if any(one.maps for one in starts.scenarios) else ()
        begun.update(starts=Packer().pack(starts), beginning=beginning(package), rests=rests)
        return starts

    outputs, layout = emit_units(tracked, seen, facts, units, start)
    if report.failed:
        return program, {}, None
    facts["package"].update(package_facts(layout, lines))
    try:
        kept = {**_stored(source, model, symbols, lowered, facts, units, checked), **begun}
    except (Foreign, ValueError):  # a value that cannot be stored: the next build is a full one again
        kept = None
    return program, outputs, kept


def emit_units(
    model: TrackedModel,
    program: Program,
    facts: Mapping[str, Any],
    units: Units,
    start: Callable[[Any], Begun],
    checked: Callable[[], None] = lambda: None,
) -> tuple[dict[str, Any], Layout]:
    """All outputs by path, and the layout as the printing left it. Model and program note who reads them. `start`
    gives the scenarios, begun by the emitted package. What has not changed is `Left` among the outputs. `checked`
    waits for what is looked at meanwhile."""
    worked = Worked(model, program, units)
    running = Making(units, due(units, worked, "worked "))
    layout, package, starts = begin_units(model, program, facts, units, start)
    checked()
    running.finish()
    return _together(package, _pages(model, program, facts, units, worked, layout, starts)), layout


def emit_beside(
    model: TrackedModel,
    program: Program,
    facts: Mapping[str, Any],
    units: Units,
    starts: Begun,
    checked: Callable[[], None],
) -> tuple[dict[str, Any], bool]:
    """The same after a small change with which games begin as they did (`starts`): then pages need nothing of the
    package, which a copy of this process prints meanwhile. And whether all names in it were known."""
    layout = _layout(model, program, facts, units)

    def printed() -> tuple[list[tuple[str, str, bool]], list[Any], bool]:
        found: dict[str, Any] = {}
        made = units.noted(lambda: found.update(emit_package(layout, units)))
        files = [
            (path, text.unit if isinstance(text, Left) else text, isinstance(text, Left))
            for path, text in found.items()
        ]
        return files, made, keeps_names(layout, facts["package"])

    printing = Aside(printed)
    worked = Worked(model, program, units)
    todo = due(units, worked, "worked ")
    if len(todo) > 1:
        import_module("rulec.ir.evaluate")  # once, and not by each of the two who run examples
    running = Making(units, todo)
    checked()
    running.finish()
    pages = _pages(model, program, facts, units, worked, layout, starts)
    files, made, known = printing.result()
    units.take(made)
    package = {path: Left(text) if left else text for path, text, left in files}
    return _together(package, pages), known


def _pages(
    model: TrackedModel,
    program: Program,
    facts: Mapping[str, Any],
    units: Units,
    worked: Worked,
    layout: Layout,
    starts: Begun,
) -> dict[str, Any]:
    odds = Odds(model, program, units, layout.throwing)
    Making(units, due(units, odds, "odds of ")).finish()
    context = kept_context(facts["reference"], model, units, worked, odds)
    make_parts(context)
    return emit_pages(context, starts)


def _together(package: Mapping[str, Any], pages: Mapping[str, Any]) -> dict[str, Any]:
    found = {f"python/{path}": text for path, text in package.items()}
    found.update((f"reference/{path}", text) for path, text in pages.items())
    return dict(sorted(found.items()))


def _layout(model: TrackedModel, program: Program, facts: Mapping[str, Any], units: Units) -> KeptLayout:
    return KeptLayout(model, program, facts=facts["package"], notes=units.notes, lines=units.lines)


def keeps_names(layout: Layout, facts: Mapping[str, Any]) -> bool:
    """Whether printing found no name that was not known."""
    return not any(getattr(layout, name).by_key for name in NAMED) and (
        tuple(sorted(layout.explained)) == facts["explained"] and tuple(sorted(layout.kept)) == facts["kept"]
    )


def due(units: Units, ahead: Mapping[str, Any], sort: str) -> list[Callable[[], object]]:
    """What makes those units that are made ahead of others and are stale, or all of them."""
    return [partial(ahead.get, name) for name in ahead if units.are_all_due or f"{sort}{name}" in units.stale]


def begin_units(
    model: TrackedModel,
    program: Program,
    facts: Mapping[str, Any],
    units: Units,
    start: Callable[[Any], Begun],
) -> tuple[KeptLayout, dict[str, Any], Begun]:
    """The package, and the scenarios as it begins them."""
    layout = _layout(model, program, facts, units)
    package = emit_package(layout, units)
    return layout, package, start(package)


def maps_rest_on(lowered: Lowered) -> tuple[str, ...] | None:
    """What may be run for a picture, or is read by what is run, as notes; None: it may be anything."""
    views = [name for name, function in lowered.functions.items() if isinstance(function.declared, ViewPart)]
    names = sorted(called(lowered.functions, views))
    doings = [own_doing(lowered.functions[name]) for name in names]
    if any(own.weighs for own in doings):
        return None
    columns = sorted({column for own in doings for column in own.columns})
    return (*(f"lowered {name}" for name in names), *(f"column {name}" for name in columns))


def declared_key(declared: Declared) -> str:
    """The note of that of which a function was lowered."""
    key = happening_key(declared)
    return f"function {declared.name}" if key is None else " ".join(key)


def _fetch(model: Model) -> Fetch:
    found = {f"{sort} {name}": thing for sort, name, thing in store.things(model)}
    found.update((f"heading {name}", replace(table, rows=())) for name, table in model.tables.items())
    return lambda sort, name: found[f"{sort} {name}"]


def _stored(
    source: PackInput,
    model: Model,
    symbols: sema.Context,
    lowered: Lowered,
    facts: Mapping[str, Any],
    units: Units,
    checked: Mapping[str, set[str]],
) -> dict[str, Any]:
    lines = units.lines
    pack = LoweredPacker(lines).pack
    programs: dict[str, bytes] = {}
    digests: dict[str, bytes] = {}
    sorts: dict[str, Mapping[str, Any]] = {
        "lowered": lowered.functions, "column": lowered.columns, "solved": lowered.solves,
    }  # fmt: skip
    for sort, parts in sorts.items():
        for name, part in parts.items():
            packed = pack(part)
            programs[f"{sort} {name}"] = marshal.dumps(packed)
            digests[f"{sort} {name}"] = store.digest(packed)
    made, reads = units.together()
    all_reads = {**reads, **lowered.reads, **checked}
    kept = store.pack_model(model, lines)
    return {
        "chain": tuple(dict.fromkeys((model.pack, *(part.pack.name for part in sema.parts(source))))),
        **kept,
        "lowered": tuple(lowered.functions),
        "columns": tuple(lowered.columns),
        "solves": tuple(lowered.solves),
        "declared": {name: declared_key(function.declared) for name, function in lowered.functions.items()},
        "programs": programs,
        "digests": {**kept["digests"], **digests},
        "facts": facts,
        "symbols": store.pack_symbols(symbols),
        **store.pack_sources(source, model, symbols.settled),
        "expressions": store.pack_expressions(),
        "units": made,
        "readers": store.readers_of(all_reads),
        "reads": {reader: store.sum_of_reads(keys) for reader, keys in all_reads.items()},
    }
