"""All pages of the reference by units: the pages that `backends.reference.emit` gives, each made when it has to be."""

from __future__ import annotations

from collections.abc import Callable

from rulec.backends.reference.site import EXAMPLES, GLOSSARY, HOME, RULINGS, SOURCES
from rulec.driver.again.parts import KeptContext


def emit_pages(context: KeptContext) -> dict[str, str]:
    """All pages by path below `reference/`."""
    site, model, units = context.site, context.model, context.units
    made: dict[str, str] = {}

    def page(path: str, make: Callable[[], str]) -> None:
        made[path] = units.get(f"page {path}", make)

    page(HOME, lambda: _home(context))
    for name in model.function_names():
        page(site.page(("function", name)), lambda name=name: _function(context, name))  # type: ignore[misc]
    for kind in model.kinds:
        page(site.page(("kind", kind)), lambda kind=kind: _kind(context, kind))  # type: ignore[misc]
    for kind, key in model.record_names():
        path = site.page(("record", f"{kind}/{key}"))
        page(path, lambda kind=kind, key=key: _record(context, kind, key))  # type: ignore[misc]
    for name in model.tables:
        page(site.page(("table", name)), lambda name=name: _table(context, name))  # type: ignore[misc]
    page(RULINGS, lambda: _rulings(context))
    page(GLOSSARY, lambda: _glossary(context))
    page(EXAMPLES, lambda: _examples(context))
    page(SOURCES, lambda: _sources(context))
    return made


# What makes a page is imported when a page is made: mostly there are few to make.
def _render(template: str, **views: object) -> str:
    from rulec.backends.reference.render import render

    return render(template, **views)


def _home(context: KeptContext) -> str:
    from rulec.backends.reference.view_lists import home_view

    return _render("home", view=home_view(context))


def _function(context: KeptContext, name: str) -> str:
    from rulec.backends.reference.view_function import function_view

    return _render("function", view=function_view(context, context.model.function(name)))


def _kind(context: KeptContext, name: str) -> str:
    from rulec.backends.reference.view_kind import kind_view

    return _render("kind", view=kind_view(context, context.model.kinds[name]))


def _record(context: KeptContext, kind: str, key: str) -> str:
    from rulec.backends.reference.view_kind import record_view

    return _render("record", view=record_view(context, context.model.record(kind, key)))


def _table(context: KeptContext, name: str) -> str:
    from rulec.backends.reference.view_table import table_view

    return _render("table", view=table_view(context, context.model.tables[name]))


def _rulings(context: KeptContext) -> str:
    from rulec.backends.reference.view_lists import rulings_intro, rulings_view

    crumbs = context.crumbs(RULINGS, last="Rulings")
    return _render("rulings", view=rulings_view(context), intro=rulings_intro(context), crumbs=crumbs)


def _glossary(context: KeptContext) -> str:
    from rulec.backends.reference.view_lists import glossary_view

    return _render("glossary", view=glossary_view(context))


def _examples(context: KeptContext) -> str:
    from rulec.backends.reference.view_lists import examples_view

    alone, rows = examples_view(context)
    return _render("examples", alone=alone, rows=rows, crumbs=context.crumbs(EXAMPLES, last="Examples"))


def _sources(context: KeptContext) -> str:
    from rulec.backends.reference.view_lists import sources_view

    return _render("sources", view=sources_view(context), crumbs=context.crumbs(SOURCES, last="Sources"))
