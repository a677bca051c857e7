"""Where every page stands: file names from keys, anchors from headings, links that are always relative.

A page is named by a `Ref`: (`function`, name), (`solve`, name), (`kind`, name), (`record`, `kind/key`),
(`table`, name), (`ruling`, name), (`constant`, name), (`measure`, name), (`enum`, name), (`chapter`, module),
(`document`, key), (`example`, key), (`leaf`, sheet) or (`page`, stem).
"""

from __future__ import annotations

import posixpath
import re
from functools import lru_cache

from rulec.backends.reference.language.words import titled
from rulec.sema.deeds import Deeds
from rulec.sema.model import Model, Record

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
    """Hands out names within one folder; no two are alike even where capitals do not count."""

    def __init__(self, taken: tuple[str, ...] = ()) -> None:
        self._taken = set(taken)

    def claim(self, key: str) -> str:
        """A safe file or folder name for a key."""
        found = re.sub(r"[^a-z0-9_-]+", "_", key.lower()).strip("_") or "page"
        if _DEVICES.match(found):
            found += "_"
        name, count = found, 2
        while name in self._taken:
            name, count = f"{found}_{count}", count + 1
        self._taken.add(name)
        return name


class Anchors:
    """The anchors that GitHub gives to the headings of one page, in the order of the headings."""

    def __init__(self) -> None:
        self._seen: dict[str, int] = {}

    def claim(self, heading: str) -> str:
        """The anchor of the next heading with this plain text."""
        kept = "".join(c for c in heading.strip().lower() if c.isalnum() or c in " -_")
        slug = kept.replace(" ", "-")
        count = self._seen.get(slug)
        self._seen[slug] = 0 if count is None else count + 1
        return slug if count is None else f"{slug}-{count + 1}"


class Places:
    """All pages of a pack. Built once; the views ask it for addresses."""

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
        for folder, functions in (
            ("quantities", tuple(model.quantities)),
            ("values", tuple(name for name in model.values if name not in parts)),
            ("facts", tuple(model.facts)),
            ("rolls", tuple(model.rolls)),
            ("decisions", tuple(model.decides)),
        ):
            names = Names(("readme", "index"))
            for function in functions:
                self._places["function", function] = f"{folder}/{names.claim(function)}.md"
        names = Names(("readme", "index"))
        for solve in model.solves:
            self._places["solve", solve] = f"solves/{names.claim(solve)}.md"
        names = Names(("readme", "index"))
        for view in model.views:
            self._places["view", view] = f"views/{names.claim(view)}.md"
        for part, view in parts.items():
            self._places["function", part] = self._places["view", view]
        names = Names(("readme", "index"))
        for table in model.tables:
            self._places["table", table] = f"tables/{names.claim(table)}.md"
        for kind in model.kinds.values():
            folder = folders.claim(kind.plural or kind.name)
            self._places["kind", kind.name] = f"{folder}/README.md"
            names = Names(("readme", "index"))
            for record in model.records.get(kind.name, ()):
                if kind.name in model.maps:  # the kind's page shows the map
                    self._places["record", f"{kind.name}/{record.name}"] = f"{folder}/README.md"
                    continue
                self._places["record", f"{kind.name}/{record.name}"] = f"{folder}/{names.claim(record.name)}.md"

        names, folder = Names(("readme", "index")), folders.claim("scenarios") if scenarios else ""
        for scenario in scenarios:
            self._places["scenario", scenario] = f"{folder}/{names.claim(scenario)}.md"
        if model.sheets:
            self._place_sheets(model)
        if model.book:
            self._places["page", "book"] = BOOK
            names = Names(("readme", "index"))
            for chapter in model.book:
                self._places["book", chapter.name] = f"book/{names.claim(chapter.name)}.md"
        if model.deeds is not None:
            self._place_deeds(model.deeds)

    def _place_sheets(self, model: Model) -> None:
        """A page for each sheet, or one for each entry of its kind."""
        self._places["page", "sheets"] = SHEETS
        names = Names(("readme", "index"))
        for leaf in model.sheets:
            sheet, of = leaf.name, leaf.of
            stem = names.claim(sheet)
            if not of:
                self._places["leaf", sheet] = f"sheets/{stem}.md"
            within = Names(("readme", "index"))
            for kind, key in model.record_names():
                if kind == of:
                    self._places["leaf", f"{sheet}/{key}"] = f"sheets/{stem}/{within.claim(key)}.md"

    def _place_deeds(self, deeds: Deeds) -> None:
        """What happens has pages only in packs in which something does."""
        for folder, sort, declared in (
            ("processes", "process", tuple(deeds.processes)),
            ("sequences", "sequence", tuple(deeds.sequences)),
            ("variants", "variant", tuple(deeds.variants)),
            ("changes", "machine", tuple(machine.name for machine in deeds.machines)),
        ):
            names = Names(("readme", "index"))
            for name in declared:
                self._places[sort, name] = f"{folder}/{names.claim(name)}.md"
        if deeds.events:
            self._places["page", "events"] = EVENTS
        if deeds.state is not None:
            self._places["page", "state"] = STATE
            for field in deeds.state.fields:
                self._places["state", field.name] = STATE

    def anchor(self, ref: Ref, page: str, anchor: str) -> None:
        """Says that a thing has its place under a heading of a page."""
        self._places[ref] = f"{page}#{anchor}"

    def knows(self, ref: Ref) -> bool:
        """Whether there is a page or heading for it."""
        return ref in self._places

    def page(self, ref: Ref) -> str:
        """The page, relative to the reference's root."""
        return self._places[ref].partition("#")[0]

    def href(self, ref: Ref, at: str) -> str | None:
        """The link from page `at`, None when the thing has no place of its own."""
        place = self._places.get(ref)
        if place is None:
            return None
        page, mark, anchor = place.partition("#")
        if page == at and mark:
            return f"#{anchor}"
        return _relative(page, posixpath.dirname(at)) + mark + anchor


@lru_cache(maxsize=1 << 12)
def _relative(page: str, folder: str) -> str:
    return posixpath.relpath(f"/{page}", f"/{folder}")  # nobody is to ask where this process stands


def chapter_title(model: Model, module: str) -> str:
    """The title under which readers find a rules file: that of its chapter, or else its own name."""
    return model.chapters.get(module) or titled(module)


def function_title(name: str) -> str:
    """The heading of a function's page."""
    return titled(name)


def record_ref(record: Record) -> Ref:
    """The name of an entry's page."""
    return ("record", f"{record.kind}/{record.name}")
