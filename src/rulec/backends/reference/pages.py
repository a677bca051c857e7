"""Render all pages of the reference from a model and its worked examples. Pure: no files are touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rulec.backends.reference.contents import place_anchors
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import (
    BOOK,
    CONTENTS,
    DIFFERENCES,
    ERRATA,
    EVENTS,
    EXAMPLES,
    GLOSSARY,
    HOME,
    RULINGS,
    SHEETS,
    SOURCES,
    STATE,
    Places,
)
from rulec.backends.reference.picture_files import apart
from rulec.backends.reference.uses import find_uses
from rulec.backends.reference.views.book.chapters import book_page, chapter_page
from rulec.backends.reference.views.book.sheets import sheet_page, sheets_page
from rulec.backends.reference.views.functions import function_page
from rulec.backends.reference.views.gathered.lists import (
    contents_page,
    differences_page,
    errata_page,
    examples_page,
    glossary_page,
    home_page,
    rulings_page,
    sources_page,
)
from rulec.backends.reference.views.kinds import kind_page, record_page
from rulec.backends.reference.views.processes import (
    events_page,
    machine_page,
    process_page,
    sequence_page,
    state_page,
    variant_page,
)
from rulec.backends.reference.views.rolls import Odds
from rulec.backends.reference.views.scenarios import Begun, scenario_page
from rulec.backends.reference.views.solves import solve_page
from rulec.backends.reference.views.tables import table_page
from rulec.backends.reference.views.visibility import view_page
from rulec.backends.reference.worked_examples import WorkedExamples
from rulec.base.diagnostics import Report
from rulec.base.fork_pool import Share
from rulec.base.memory import Memory
from rulec.sema.model import Model, Record

PAGES: Mapping[str, Callable[[Context, Any], str]] = {
    "function": function_page,
    "solve": solve_page,
    "view": view_page,
    "kind": kind_page,
    "record": record_page,
    "process": process_page,
    "sequence": sequence_page,
    "variant": variant_page,
    "machine": machine_page,
}
"""The views of declarations with pages of their own."""
STRETCH = 20
"""Number of consecutive pages that one process renders at a time."""


def emit(
    model: Model,
    worked: WorkedExamples,
    odds: Odds | None = None,
    starts: Begun | None = None,
    said: Mapping[tuple[str, int], str] | None = None,
    memory: Memory | None = None,
) -> dict[str, str]:
    """Return all pages by path below `reference/`. Equal models give equal bytes.

    *odds* are those of rolls, *starts* the scenarios and examples set up as games, *said* the values of holes in
    chapters; *memory* reuses unchanged pages.
    """
    starts = starts or Begun()
    site = Places(model, tuple(one.name for one in starts.scenarios))
    place_anchors(site, model)
    seen = memory.hub("model", model) if memory is not None else model
    context = Context(seen, site, find_uses(model, memory), worked, odds or {}, said or {})
    if memory is not None:
        return _kept(memory, memory.hub("page", context), starts)
    pages = list(makers(context, starts))
    stretches = [pages[at : at + STRETCH] for at in range(0, len(pages), STRETCH)]
    made = Share([partial(_written, stretch) for stretch in stretches]).finish()
    return {path: text for found in made for path, text in found.items()}


def _kept(memory: Memory, context: Context, starts: Begun) -> dict[str, str]:
    """Render the pages that a change affects; return all of them."""
    found: dict[str, str] = {}
    for path, make in makers(context, starts):
        inputs = (make.func.__qualname__, *(given for given in make.args if given is not context))
        found |= memory.unit(("page", path), inputs, Report(), partial(_apart, path, make))
    return found


def _apart(path: str, make: Callable[[], str], report: Report) -> dict[str, str]:
    return apart(path, make())


def _written(pages: Sequence[tuple[str, Callable[[], str]]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path, make in pages:
        found |= apart(path, make())
    return found


def makers(context: Context, starts: Begun) -> Iterator[tuple[str, partial[str]]]:
    """Yield the path of each page and the function that renders it."""
    site, model, deeds = context.site, context.model, context.deeds
    context.pictured.update(starts.examples)
    context.scenario_maps.update((one.name, one.maps) for one in starts.scenarios)
    yield HOME, partial(home_page, context, starts.scenarios)
    yield CONTENTS, partial(contents_page, context)
    for ref, declared in context.declared.items():
        if not (isinstance(declared, Record) and declared.kind in model.maps):  # its kind's page shows it
            yield site.page(ref), partial(PAGES[ref[0]], context, declared)
    if deeds.events:
        yield EVENTS, partial(events_page, context)
    if deeds.state is not None:
        yield STATE, partial(state_page, context, deeds.state)
    for started in starts.scenarios:
        yield site.page(("scenario", started.name)), partial(scenario_page, context, started)
    for table in model.tables.values():
        yield site.page(("table", table.name)), partial(table_page, context, table)
    if model.book:
        yield BOOK, partial(book_page, context)
    for chapter in model.book:
        yield site.page(("book", chapter.name)), partial(chapter_page, context, chapter)
    if model.sheets:
        yield SHEETS, partial(sheets_page, context)
    for leaf in model.sheets:
        for entry in model.records.get(leaf.of, ()) if leaf.of else (None,):
            page = site.page(("leaf", leaf.name if entry is None else f"{leaf.name}/{entry.name}"))
            yield page, partial(sheet_page, context, leaf, entry)
    yield RULINGS, partial(rulings_page, context)
    if site.knows(("page", "errata")):
        yield ERRATA, partial(errata_page, context)
    yield GLOSSARY, partial(glossary_page, context)
    yield EXAMPLES, partial(examples_page, context)
    yield SOURCES, partial(sources_page, context)
    if model.extends:
        yield DIFFERENCES, partial(differences_page, context)
