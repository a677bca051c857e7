"""Assign paths to pages: file names from keys, anchors from headings, and relative links.

A page is identified by a `Ref`: (`function`, name), (`solve`, name), (`kind`, name), (`record`, `kind/key`), (`table`,
name), (`ruling`, name), (`constant`, name), (`measure`, name), (`enum`, name), (`chapter`, module), (`document`, key),
(`example`, key), (`leaf`, sheet) or (`page`, stem).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from functools import lru_cache

from rulec.backends.reference.language.words import titled
from rulec.sema.deeds import Act, Machine, State, Upon
from rulec.sema.model import Declared, Model, Record, ViewPart
from rulec.sema.sorts import sort_made

Ref = tuple[str, str]

HOME = "README.md"
CONTENTS = "contents.md"
RULINGS = "rulings.md"
ERRATA = "errata.md"
GLOSSARY = "glossary.md"
EXAMPLES = "examples.md"
SOURCES = "sources.md"
SHEETS = "sheets/README.md"
BOOK = "book/README.md"
EVENTS = "events.md"
STATE = "state.md"
DIFFERENCES = "differences.md"
_DEVICES = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$")


class Names:
    """Unique file names within one folder, compared without regard to case."""

    def __init__(self, taken: tuple[str, ...] = ("readme", "index")) -> None:
        self._taken = set(taken)

    def claim(self, key: str) -> str:
        """Return a safe file or folder name for a key."""
        found = re.sub(r"[^a-z0-9_-]+", "_", key.lower()).strip("_") or "page"
        if _DEVICES.match(found):
            found += "_"
        name, count = found, 2
        while name in self._taken:
            name, count = f"{found}_{count}", count + 1
        self._taken.add(name)
        return name


class Anchors:
    """The anchors that GitHub gives to the headings of one page, in order."""

    def __init__(self, *headings: str) -> None:
        self._seen: dict[str, int] = {}
        for heading in headings:
            self.claim(heading)

    def claim(self, heading: str) -> str:
        """Return the anchor of the next heading with this plain text."""
        kept = "".join(c for c in heading.strip().lower() if c.isalnum() or c in " -_")
        slug = kept.replace(" ", "-")
        count = self._seen.get(slug)
        self._seen[slug] = 0 if count is None else count + 1
        return slug if count is None else f"{slug}-{count + 1}"


class Places:
    """The paths of all pages of a pack."""

    def __init__(self, model: Model, scenarios: tuple[str, ...] = ()) -> None:
        self._places: dict[Ref, str] = {
            ("page", "home"): HOME,
            ("page", "contents"): CONTENTS,
            ("page", "rulings"): RULINGS,
            ("page", "glossary"): GLOSSARY,
            ("page", "examples"): EXAMPLES,
            ("page", "sources"): SOURCES,
        }
        if any(ruling.sort in ("contradiction", "unreadable") for ruling in model.rulings.values()):
            self._places["page", "errata"] = ERRATA
        if model.extends:
            self._places["page", "differences"] = DIFFERENCES
        folders = Names(
            (
                *("quantities", "values", "facts", "rolls", "tables", "processes", "sequences", "variants", "changes"),
                *(("decisions", "solves") if model.solves else ()),
                *(("views",) if model.views else ()),
                *(("sheets",) if model.sheets else ()),
                *(("book",) if model.book else ()),
            )
        )
        parts = model.view_parts()
        self._place("function", "quantities", model.quantities)
        self._place("function", "values", (name for name in model.values if name not in parts))
        self._place("function", "facts", model.facts)
        self._place("function", "rolls", model.rolls)
        self._place("function", "decisions", model.decides)
        self._place("solve", "solves", model.solves)
        self._place("view", "views", model.views)
        for part, view in parts.items():
            self._places["function", part] = self._places["view", view]
        self._place("table", "tables", model.tables)
        for kind in model.kinds.values():
            folder = folders.claim(kind.plural or kind.name)
            self._places["kind", kind.name] = f"{folder}/README.md"
            records = [record.name for record in model.records.get(kind.name, ())]
            if kind.name in model.maps:  # the kind's page shows the map
                self._places.update((("record", f"{kind.name}/{name}"), f"{folder}/README.md") for name in records)
            else:
                self._place("record", folder, records, f"{kind.name}/")
        if scenarios:
            self._place("scenario", folders.claim("scenarios"), scenarios)
        if model.sheets:
            self._place_sheets(model)
        if model.book:
            self._places["page", "book"] = BOOK
            self._place("book", "book", (chapter.name for chapter in model.book))
        deeds = model.all_deeds  # only packs with processes and sequences have these pages
        self._place("process", "processes", deeds.processes)
        self._place("sequence", "sequences", deeds.sequences)
        self._place("variant", "variants", deeds.variants)
        self._place("machine", "changes", (machine.name for machine in deeds.machines))
        if deeds.events:
            self._places["page", "events"] = EVENTS
        if deeds.state is not None:
            self._places["page", "state"] = STATE
            self._places.update((("state", field.name), STATE) for field in deeds.state.fields)

    def _place(self, sort: str, folder: str, keys: Iterable[str], owner: str = "") -> None:
        """Assign a page in a folder to each key."""
        names = Names()
        for key in keys:
            self._places[sort, f"{owner}{key}"] = f"{folder}/{names.claim(key)}.md"

    def _place_sheets(self, model: Model) -> None:
        """Assign a page to each sheet, or to each entry of its kind."""
        self._places["page", "sheets"] = SHEETS
        names = Names()
        for leaf in model.sheets:
            stem = names.claim(leaf.name)
            if leaf.of:
                entries = (record.name for record in model.records.get(leaf.of, ()))
                self._place("leaf", f"sheets/{stem}", entries, f"{leaf.name}/")
            else:
                self._places["leaf", leaf.name] = f"sheets/{stem}.md"

    def anchor(self, ref: Ref, page: str, anchor: str) -> None:
        """Register the heading under which a reference is found."""
        self._places[ref] = f"{page}#{anchor}"

    def knows(self, ref: Ref) -> bool:
        """Return whether a reference has a page or heading."""
        return ref in self._places

    def page(self, ref: Ref) -> str:
        """Return the path of the page, relative to the reference's root."""
        return self._places[ref].partition("#")[0]

    def href(self, ref: Ref, at: str) -> str | None:
        """Return the link from page *at*, or None if the reference has no place."""
        place = self._places.get(ref)
        if place is None:
            return None
        page, mark, anchor = place.partition("#")
        if page == at and mark:
            return f"#{anchor}"
        return _relative(page, posixpath.dirname(at)) + mark + anchor


@lru_cache(maxsize=1 << 12)
def _relative(page: str, folder: str) -> str:
    # absolute paths: `relpath` would otherwise ask for the working directory
    return posixpath.relpath(f"/{page}", f"/{folder}")


def chapter_title(model: Model, module: str) -> str:
    """Return the title of a rules file: that of its chapter, or its own name."""
    return model.chapters.get(module) or titled(module)


def ref_of(declared: Declared) -> Ref:
    """Return the page of a declaration, or its place on one. A response to an event stands with the event."""
    match declared:
        case Record():
            return record_ref(declared)
        case Act(kind=kind, key=key):
            return "record", f"{kind}/{key}"
        case ViewPart(view=view):
            return "view", view
        case Upon(machine=machine, event=event):
            return ("machine", machine) if machine else ("event", event)
        case Machine(name=name):
            return "machine", name
        case State():
            return "page", "state"
    sort = sort_made(declared)
    assert sort is not None, declared
    return "function" if sort.answers else sort.name, declared.name


def record_ref(record: Record) -> Ref:
    """Return the reference of an entry's page."""
    return ("record", f"{record.kind}/{record.name}")
