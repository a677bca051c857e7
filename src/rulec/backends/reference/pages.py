"""The reference: one function from a model and its worked examples to all pages. Pure; no files are touched."""

from __future__ import annotations

from rulec.backends.reference.context import Context, record_ref
from rulec.backends.reference.pages_deeds import deed_pages
from rulec.backends.reference.render import render
from rulec.backends.reference.site import EXAMPLES, HOME, RULINGS, SOURCES, Site
from rulec.backends.reference.uses import find_uses
from rulec.backends.reference.view_function import function_view
from rulec.backends.reference.view_kind import kind_view, record_view
from rulec.backends.reference.view_lists import (
    examples_view,
    glossary_view,
    home_view,
    place_anchors,
    rulings_intro,
    rulings_view,
    sources_view,
)
from rulec.backends.reference.view_roll import Odds
from rulec.backends.reference.view_scenario import Started, scenario_view
from rulec.backends.reference.view_seen import seen_view
from rulec.backends.reference.view_solve import solve_view
from rulec.backends.reference.view_table import table_view
from rulec.backends.reference.worked import WorkedExamples
from rulec.sema.model import Model, ViewPart


def emit(
    model: Model, worked: WorkedExamples, odds: Odds | None = None, starts: tuple[Started, ...] = ()
) -> dict[str, str]:
    """All pages by path below `reference/`; the same model gives the same bytes. `odds` are those of what throws,
    `starts` the scenarios."""
    site = Site(model, tuple(one.name for one in starts))
    place_anchors(site, model)
    context = Context(model, site, find_uses(model), worked, odds or {})
    pages: dict[str, str] = {HOME: render("home", view=home_view(context, starts))}
    for function in model.functions:
        if isinstance(function, ViewPart):
            continue  # the page of its view shows it
        pages[site.page(("function", function.name))] = render("function", view=function_view(context, function))
    for solve in model.solves.values():
        pages[site.page(("solve", solve.name))] = render("solve", view=solve_view(context, solve))
    for view in model.views.values():
        pages[site.page(("view", view.name))] = render("seen", view=seen_view(context, view))
    for kind in model.kinds.values():
        pages[site.page(("kind", kind.name))] = render("kind", view=kind_view(context, kind))
        for record in model.records.get(kind.name, ()):
            pages[site.page(record_ref(record))] = render("record", view=record_view(context, record))
    pages.update(deed_pages(context))
    for one in starts:
        pages[site.page(("scenario", one.name))] = render("scenario", view=scenario_view(context, one))
    for table in model.tables.values():
        pages[site.page(("table", table.name))] = render("table", view=table_view(context, table))
    pages[RULINGS] = render(
        "rulings",
        view=rulings_view(context),
        intro=rulings_intro(context),
        crumbs=context.crumbs(RULINGS, last="Rulings"),
    )
    pages["glossary.md"] = render("glossary", view=glossary_view(context))
    alone, rows = examples_view(context)
    crumbs = context.crumbs(EXAMPLES, last="Examples")
    pages[EXAMPLES] = render("examples", alone=alone, rows=rows, crumbs=crumbs)
    crumbs = context.crumbs(SOURCES, last="Sources")
    pages[SOURCES] = render("sources", view=sources_view(context), crumbs=crumbs)
    return pages
