"""Both outputs of a model, made a file at a time: what differs is mostly found in the first that is looked at.

`Pages` and `Modules` make the files that the back ends make (a test compares); citations, hashes, versions and the
map of sources are left out of the comparison.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from rulec.backends.python import package
from rulec.backends.python.files.acts import write_acts
from rulec.backends.python.files.choices import write_choices
from rulec.backends.python.files.kinds import write_kinds
from rulec.backends.python.files.tables import write_tables
from rulec.backends.python.files.views import write_views
from rulec.backends.python.files.worlds import write_world
from rulec.backends.python.module_layout import Layout
from rulec.backends.reference.contents import place_anchors
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import EXAMPLES, GLOSSARY, HOME, RULINGS, SOURCES, Places
from rulec.backends.reference.pages import makers
from rulec.backends.reference.uses import find_uses
from rulec.backends.reference.views.scenarios import Begun
from rulec.ir.nodes import EXPLAINED, Program
from rulec.sema.model import Model

TWINS = (*EXPLAINED, "refusals")
"""Sorts of functions that have a place in the modules of twins."""
_CITED = re.compile(r"^\*Source: .*$", re.M)


class Pages:
    """The pages of the reference, each made when it is asked for; `worked` holds the examples that were run."""

    def __init__(self, model: Model, worked: Mapping[str, object]) -> None:
        site = Places(model)
        place_anchors(site, model)
        context = Context(model, site, find_uses(model), worked)  # type: ignore[arg-type]
        self.site = site
        self.make: dict[str, Callable[[], str]] = dict(makers(context, Begun()))

    def order(self, first: Iterable[str]) -> Iterator[str]:
        """All paths, the likeliest first."""
        ahead = [path for path in dict.fromkeys(first) if path in self.make]
        yield from ahead
        rest = [RULINGS, GLOSSARY, SOURCES, EXAMPLES, HOME]
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
        self.layout = Layout(program)
        self.folder = f"rulec_packs/{model.pack}"

    def of(self, function: str) -> tuple[str, str]:
        """The module of a function's resolver: its path and its text."""
        home = self.layout.homes[function]
        return f"{self.folder}/{home}.py", package.module_text(self.layout, home, self._near(home))

    def why(self, function: str) -> tuple[str, str]:
        """The module of its twin."""
        functions = self.program.functions
        near = [name for name in self._near(self.layout.homes[function]) if functions[name].sort in TWINS]
        where = f"{self.folder}/{self.layout.why_module(function)}.py"
        return where, package.why_text(self.layout, near)

    def shared(self) -> Iterator[tuple[str, str]]:
        """The modules that hold things, words and tables."""
        yield from self.things()
        yield f"{self.folder}/_words.py", package.words_module(self.layout)
        tables = write_tables(self.layout)
        if tables is not None:
            yield f"{self.folder}/_tables.py", tables
        if self.layout.plays:
            yield f"{self.folder}/_world.py", write_world(self.layout)
            yield f"{self.folder}/_acts.py", write_acts(self.layout)
            if self.model.views:
                yield f"{self.folder}/_views.py", write_views(self.layout)

    def things(self) -> Iterator[tuple[str, str]]:
        """The modules that hold choices and things."""
        yield f"{self.folder}/_choices.py", write_choices(self.layout)
        yield f"{self.folder}/_kinds.py", write_kinds(self.layout)

    def meta(self) -> str:
        """The module that holds version and hash."""
        return package.meta_module(self.layout)

    def _near(self, home: str) -> list[str]:
        return package.modules(self.layout)[home]


def cites_of(model: Model) -> re.Pattern[str]:
    """What citations look like in the emitted Python."""
    titles = "|".join(re.escape(document.title) for document in model.documents.values()) or "(?!)"
    place = r'"[^"]*"(?:, lines? [0-9-]+(?:(?:, | and )[0-9-]+)*)?'
    return re.compile(rf"(?:{titles})(?:, {place}(?:; {place})*)?")
