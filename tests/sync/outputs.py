"""Both outputs of a model, made a file at a time: what differs is mostly found in the first that is looked at.

`Pages` and `Modules` make the files that the back ends make (a test compares); citations, hashes, versions and the
map of sources are left out of the comparison.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from rulec.backends.python import package
from rulec.backends.python.acts import write_acts
from rulec.backends.python.kinds import write_kinds
from rulec.backends.python.layout import Layout
from rulec.backends.python.tables import write_tables
from rulec.backends.python.worlds import write_world
from rulec.backends.reference import pages as reference
from rulec.backends.reference.context import Context, record_ref
from rulec.backends.reference.pages_deeds import deed_makers
from rulec.backends.reference.render import render
from rulec.backends.reference.site import EXAMPLES, HOME, RULINGS, SOURCES, Site
from rulec.ir.nodes import EXPLAINED, Program
from rulec.sema.model import Model

TWINS = (*EXPLAINED, "refusals")
"""Sorts of functions that have a place in the modules of twins."""
_CITED = re.compile(r"^\*Source: .*$", re.M)


class Pages:
    """The pages of the reference, each made when it is asked for; `worked` holds the examples that were run."""

    def __init__(self, model: Model, worked: Mapping[str, object]) -> None:
        site = Site(model)
        reference.place_anchors(site, model)
        context = Context(model, site, reference.find_uses(model), worked)  # type: ignore[arg-type]
        self.site = site
        self.context = context
        make: dict[str, Callable[[], str]] = {}
        make[HOME] = lambda: render("home", view=reference.home_view(context))
        for f in model.functions:
            make[site.page(("function", f.name))] = lambda f=f: render(  # type: ignore[misc]
                "function", view=reference.function_view(context, f)
            )
        for solve in model.solves.values():
            make[site.page(("solve", solve.name))] = lambda s=solve: render(  # type: ignore[misc]
                "solve", view=reference.solve_view(context, s)
            )
        for kind in model.kinds.values():
            make[site.page(("kind", kind.name))] = lambda k=kind: render(  # type: ignore[misc]
                "kind", view=reference.kind_view(context, k)
            )
            for record in model.records.get(kind.name, ()):
                make[site.page(record_ref(record))] = lambda r=record: render(  # type: ignore[misc]
                    "record", view=reference.record_view(context, r)
                )
        make.update(deed_makers(context))
        for table in model.tables.values():
            make[site.page(("table", table.name))] = lambda t=table: render(  # type: ignore[misc]
                "table", view=reference.table_view(context, t)
            )
        make[RULINGS] = self._rulings
        make["glossary.md"] = lambda: render("glossary", view=reference.glossary_view(context))
        make[EXAMPLES] = self._examples
        make[SOURCES] = self._sources
        self.make = make

    def _rulings(self) -> str:
        crumbs = self.context.crumbs(RULINGS, last="Rulings")
        intro = reference.rulings_intro(self.context)
        return render("rulings", view=reference.rulings_view(self.context), intro=intro, crumbs=crumbs)

    def _examples(self) -> str:
        alone, rows = reference.examples_view(self.context)
        return render("examples", alone=alone, rows=rows, crumbs=self.context.crumbs(EXAMPLES, last="Examples"))

    def _sources(self) -> str:
        crumbs = self.context.crumbs(SOURCES, last="Sources")
        return render("sources", view=reference.sources_view(self.context), crumbs=crumbs)

    def order(self, first: Iterable[str]) -> Iterator[str]:
        """All paths, the likeliest first."""
        ahead = [path for path in dict.fromkeys(first) if path in self.make]
        yield from ahead
        rest = [RULINGS, "glossary.md", SOURCES, EXAMPLES, HOME]
        yield from (path for path in rest if path not in ahead)
        yield from (path for path in self.make if path not in ahead and path not in rest)


def without_citations(page: str) -> str:
    """A page without the line that says where it is from."""
    return _CITED.sub("", page)


class Modules:
    """The modules of the package, each made when it is asked for."""

    def __init__(self, model: Model, program: Program) -> None:
        self.model = model
        self.program = program
        self.layout = Layout(model, program)
        self.folder = f"rulec_packs/{model.pack}"

    def of(self, function: str) -> tuple[str, str]:
        """The module of a function's resolver: its path and its text."""
        home = self.layout.homes[function]
        return f"{self.folder}/{home}.py", package.module_text(package.Printing(self.layout), home, self._near(home))

    def why(self, function: str) -> tuple[str, str]:
        """The module of its twin."""
        near = [f for f in self._near(self.layout.homes[function]) if f.sort in TWINS]
        where = f"{self.folder}/{self.layout.why_module(function)}.py"
        return where, package.why_text(package.Printing(self.layout), near)

    def shared(self) -> Iterator[tuple[str, str]]:
        """The modules that hold things, words and tables."""
        yield self.things()
        yield f"{self.folder}/_words.py", package._words(self.layout)
        tables = write_tables(self.layout)
        if tables is not None:
            yield f"{self.folder}/_tables.py", tables
        if self.layout.plays:
            yield f"{self.folder}/_world.py", write_world(self.layout)
            yield f"{self.folder}/_acts.py", write_acts(self.layout)

    def things(self) -> tuple[str, str]:
        """The module that holds things."""
        return f"{self.folder}/_kinds.py", write_kinds(self.layout)

    def meta(self) -> str:
        """The module that holds version and hash."""
        return package._meta(self.model)

    def _near(self, home: str) -> list[str]:
        return package.modules(self.layout)[home]


def cites_of(model: Model) -> re.Pattern[str]:
    """What citations look like in the emitted Python."""
    titles = "|".join(re.escape(document.title) for document in model.documents.values()) or "(?!)"
    return re.compile(rf'(?:{titles})(?:, "[^"]*")?(?:, lines? [0-9-]+)?')
