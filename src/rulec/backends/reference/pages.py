"""The reference: one function from a model and its worked examples to all pages. Pure; no files are touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from rulec.backends.reference.contents import place_anchors
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import (
    BOOK,
    CONTENTS,
    DIFFERENCES,
    ERRATA,
    EXAMPLES,
    GLOSSARY,
    HOME,
    RULINGS,
    SHEETS,
    SOURCES,
    Places,
)
from rulec.backends.reference.page_writer import render
from rulec.backends.reference.pages_deeds import deed_makers
from rulec.backends.reference.picture_files import apart
from rulec.backends.reference.uses import find_uses
from rulec.backends.reference.views.book.chapters import book_view, chapter_page
from rulec.backends.reference.views.book.sheets import sheet_view, sheets_view
from rulec.backends.reference.views.functions import function_view
from rulec.backends.reference.views.gathered.differences import differences_view
from rulec.backends.reference.views.gathered.lists import (
    contents_view,
    examples_view,
    glossary_view,
    home_view,
    pending_view,
    sources_view,
)
from rulec.backends.reference.views.gathered.rulings import errata_view, rulings_intro, rulings_view
from rulec.backends.reference.views.kinds import kind_view, record_view
from rulec.backends.reference.views.rolls import Odds
from rulec.backends.reference.views.scenarios import Begun, Started, scenario_view
from rulec.backends.reference.views.solves import solve_view
from rulec.backends.reference.views.tables import table_view
from rulec.backends.reference.views.visibility import seen_view
from rulec.backends.reference.worked_examples import WorkedExamples
from rulec.sema.model import Model
from rulec.sema.model.chapters import BookChapter


def emit(
    model: Model,
    worked: WorkedExamples,
    odds: Odds | None = None,
    starts: Begun | None = None,
    said: Mapping[tuple[str, int], str] | None = None,
) -> dict[str, str]:
    """All pages by path below `reference/`; the same model gives the same bytes. `odds` are those of what throws,
    `starts` what was begun of it, `said` what the holes of chapters come to."""
    starts = starts or Begun()
    site = Places(model, tuple(one.name for one in starts.scenarios))
    place_anchors(site, model)
    context = Context(model, site, find_uses(model), worked, odds or {}, said or {})
    found: dict[str, str] = {}
    for path, make in makers(context, starts):
        found |= apart(path, make())
    return found


def makers(context: Context, starts: Begun) -> Iterator[tuple[str, Callable[[], str]]]:
    """Every page's path, and what makes the page; nothing but names is read before a page is made."""
    site, model = context.site, context.model
    context.pictured.update(starts.examples)
    context.scenario_maps.update((one.name, one.maps) for one in starts.scenarios)
    yield HOME, lambda: render("home", view=home_view(context, starts.scenarios))
    yield CONTENTS, lambda: render("contents", view=contents_view(context))
    parts = model.view_parts()  # the page of their view shows them
    for name in model.function_names:
        if name not in parts:
            yield site.page(("function", name)), partial(_function, context, name)
    for name in model.solves:
        yield site.page(("solve", name)), partial(_solve, context, name)
    for name in model.views:
        yield site.page(("view", name)), partial(_view, context, name)
    for kind in model.kinds:
        yield site.page(("kind", kind)), partial(_kind, context, kind)
    for kind, key in model.record_names():
        if kind in model.maps:
            continue
        yield site.page(("record", f"{kind}/{key}")), partial(_record, context, kind, key)
    yield from deed_makers(context)
    for one in starts.scenarios:
        yield site.page(("scenario", one.name)), partial(_scenario, context, one)
    for name in model.tables:
        yield site.page(("table", name)), partial(_table, context, name)
    if model.book:
        yield BOOK, lambda: render("leaf", view=book_view(context))
    for chapter in model.book:
        yield site.page(("book", chapter.name)), partial(_chapter, context, chapter)
    if model.sheets:
        yield SHEETS, lambda: render("leaf", view=sheets_view(context))
    for leaf in model.sheets:
        for key in [key for kind, key in model.record_names() if kind == leaf.of] if leaf.of else [""]:
            page = site.page(("leaf", f"{leaf.name}/{key}" if key else leaf.name))
            yield page, partial(_leaf, context, leaf.name, key)
    yield RULINGS, partial(_rulings, context)
    if site.href(("page", "errata"), HOME):
        yield ERRATA, partial(_errata, context)
    yield GLOSSARY, lambda: render("glossary", view=glossary_view(context))
    yield EXAMPLES, partial(_examples, context)
    yield SOURCES, partial(_sources, context)
    if model.extends:
        yield DIFFERENCES, partial(_differences, context)


def _function(context: Context, name: str) -> str:
    return render("function", view=function_view(context, context.model.function(name)))


def _solve(context: Context, name: str) -> str:
    return render("solve", view=solve_view(context, context.model.solves[name]))


def _view(context: Context, name: str) -> str:
    return render("seen", view=seen_view(context, context.model.views[name]))


def _kind(context: Context, name: str) -> str:
    return render("kind", view=kind_view(context, context.model.kinds[name]))


def _record(context: Context, kind: str, key: str) -> str:
    return render("record", view=record_view(context, context.model.record(kind, key)))


def _scenario(context: Context, one: Started) -> str:
    return render("scenario", view=scenario_view(context, one))


def _table(context: Context, name: str) -> str:
    return render("table", view=table_view(context, context.model.tables[name]))


def _chapter(context: Context, chapter: BookChapter) -> str:
    return chapter_page(context, chapter)


def _leaf(context: Context, name: str, key: str) -> str:
    return render("leaf", view=sheet_view(context, name, key))


def _rulings(context: Context) -> str:
    crumbs = context.crumbs(RULINGS, last="Rulings")
    return render("rulings", view=rulings_view(context), intro=rulings_intro(context), crumbs=crumbs)


def _errata(context: Context) -> str:
    return render("errata", view=errata_view(context), crumbs=context.crumbs(ERRATA, last="Errata"))


def _examples(context: Context) -> str:
    alone, rows = examples_view(context)
    waiting = pending_view(context)
    return render("examples", alone=alone, rows=rows, pending=waiting, crumbs=context.crumbs(EXAMPLES, last="Examples"))


def _differences(context: Context) -> str:
    return render("differences", view=differences_view(context))


def _sources(context: Context) -> str:
    return render("sources", view=sources_view(context), crumbs=context.crumbs(SOURCES, last="Sources"))
