"""Build all files of a pack's site: pages, the data of their scripts, and assets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape, unescape
from typing import TYPE_CHECKING

from rulec.backends.javascript import bundle
from rulec.backends.javascript import emit as emit_javascript
from rulec.backends.reference.page_places import CONTENTS, GLOSSARY, RULINGS, SHEETS, Places, Ref
from rulec.backends.website.calculators import Form, forms, kinds
from rulec.backends.website.drawings import with_drawings
from rulec.backends.website.html_pages import Blocks, Fact, HtmlPage, Table, address, html_of, read_page
from rulec.backends.website.kind_lists import with_all_columns
from rulec.backends.website.long_pages import parts_of, places_of, with_places
from rulec.backends.website.script_data import json_text, script
from rulec.backends.website.search_index import Found, index_of
from rulec.backends.website.style_sheet import FOLDER, asset, style
from rulec.backends.website.term_links import Term, Terms
from rulec.base.records import replace
from rulec.ir import nodes as ir
from rulec.sema.model import Model, Record
from rulec.sema.sorts import all_held

if TYPE_CHECKING:
    from jinja2 import Environment

_SCRIPTS = (
    "minisearch/minisearch",
    "base",
    "search",
    "lists",
    "previews",
    "choices",
    "drawings",
    "questions",
    "calculators",
    "start",
)
EVERYTHING = "everything.html"
DRAWN = ("scenarios/", "book/")
"""Folders whose pages embed their maps; maps of worked examples stay separate files."""
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
"""Content security policy: only files of the site, no inline scripts and nothing from elsewhere."""

AS_USUAL, IN_TABLES = " (the usual)", "In the tables"
"""The mark of a field with its usual value on entry pages, and the heading of the section with table rows."""
_PART = re.compile(r" \(\d+\)\Z")
_BARE_INTRO = re.compile(r'\A<p>An? <a href="index\.html">[^<]*</a>(?:, number \d+)?\.</p>\n')
_OF_A_KIND = re.compile(r"\AAn? [^.]*\. ")

Navigation = list[tuple[str, list[tuple[str, str]]]]
"""Titled groups of links: label and path from the site's root."""


def emit(
    model: Model, reference: Mapping[str, str], prints: tuple[str, ...] = (), program: ir.Program | None = None
) -> tuple[dict[str, str], dict[str, object]]:
    """Return the files of the site, and the data of its scripts by name, which are also files of their own.

    *prints* are the PDF files of the site. Calculators require *program*.
    """
    site = _Site(model, reference, prints, program)
    return site.files(), site.data


def pages(model: Model, reference: Mapping[str, str]) -> dict[str, str]:
    """Return only the pages of a site, by path."""
    return _Site(model, reference, (), None)._shown()[0]


class _Site:
    """A site under construction."""

    def __init__(
        self, model: Model, reference: Mapping[str, str], prints: tuple[str, ...], program: ir.Program | None
    ) -> None:
        self.model = model
        self.program = program
        self.places = Places(model)
        self.reference = reference
        self.prints = prints
        self.pages = {path: read_page(path, text) for path, text in reference.items() if path.endswith(".md")}
        self.forms = self._forms()
        self.named = dict(self._records())
        self.sorts = self._sorts()
        self.terms = Terms(self._own_terms())
        self.data: dict[str, object] = {}
        self.nav = navigation(model, prints)
        self.led = {to for _, links in self.nav for _, to in links}
        self.navs: dict[tuple[int, str, str], str] = {}

    def files(self) -> dict[str, str]:
        """Return all files by path."""
        found, pages = self._shown()
        found["assets/site.css"] = style()
        found["assets/terms.json"] = json_text(self._terms())
        found["assets/site.js"] = scripts()
        found["assets/minisearch.LICENSE.txt"] = asset("minisearch/LICENSE.txt")
        self.data = {
            "search_index": index_of(self._documents(pages)),
            "previews": self._previews(pages),
            "choices": self._choices(),
        }
        if self.program is not None:
            tables = {name: [one.title, self._path(("table", name))] for name, one in self.model.tables.items()}
            self.data["kinds"] = {**kinds(self.program), "tables": tables}
            found["assets/rules.js"] = bundle(emit_javascript(self.program))
        found |= {f"assets/{name}.js": script(name, value) for name, value in self.data.items()}
        return found

    def _shown(self) -> tuple[dict[str, str], list[HtmlPage]]:
        """Return the framed pages and the drawings by path, and the pages without frames."""
        parts = {page.path: parts_of(page) for page in self._whole_pages()}
        places = places_of(parts)
        pages = [*(part for those in parts.values() for part in those), self._everything()]
        drawings = {path: text for path, text in self.reference.items() if path.endswith(".svg")}
        terms = self._terms()
        found = {page.path: with_places(page.path, self._page(page), places) for page in pages}
        for path in [path for path in found if path.startswith(DRAWN)]:
            found[path] = with_drawings(path, found[path], drawings, terms)
        found |= drawings
        return found, pages

    def _whole_pages(self) -> Iterator[HtmlPage]:
        """Yield the pages of the reference; pages of kinds have all columns."""
        beside: dict[str, dict[str, HtmlPage]] = {}
        for page in self.pages.values():
            folder, _, name = page.path.rpartition("/")
            if name != "index.html":
                beside.setdefault(folder, {})[name] = page
        kinds = {self.places.page(("kind", kind)) for kind in self.model.kinds}
        for path, page in self.pages.items():
            folder = page.path.rpartition("/")[0]
            if path in kinds and folder in beside:
                yield replace(page, body=with_all_columns(page.body, beside[folder]))
            else:
                yield page

    def _everything(self) -> HtmlPage:
        """Return the list of all pages."""
        pages = sorted(self.pages.values(), key=lambda page: page.title.casefold())
        rows = tuple(
            (self._number(page.path), f'<a href="{page.path}">{escape(page.title)}</a>',
             escape(self._belongs(page)), escape(self._first_words(page)[:160]))
            for page in pages
        )  # fmt: skip
        table = Table(
            ("Number", "Page", "Where it belongs", "What it is"),
            rows,
            (False,) * 4,
            tuple(p.path for p in pages),
            "list",
        )
        return HtmlPage(EVERYTHING, "Everything", "", "", (), (table,), "", (), (), ())

    def _page(self, page: HtmlPage) -> str:
        headings = [one for one in page.headings if one.level == 2]
        return (
            environment()
            .get_template("page.html.j2")
            .render(
                page=page,
                number=self._number(page.path),
                pack=self.model,
                root="../" * page.path.count("/"),
                policy=POLICY,
                nav=self._nav(page.path),
                opening=html_of(self.terms.within(page.path, self._opening(page))),
                body=html_of(self.terms.within(page.path, page.body)),
                form=json_text(self.forms[page.path]) if page.path in self.forms else "",
                headings=headings if len(headings) > 1 and page.path != "index.html" and not _has_list(page) else (),
            )
        )

    def _nav(self, path: str) -> str:
        """Return the navigation of a page. Neighbouring pages usually share it, so it is cached."""
        folder = path.rpartition("/")[0]
        here, beside = (one if one in self.led else "" for one in (path, f"{folder}/index.html"))
        key = (path.count("/"), here, beside)
        if key not in self.navs:
            self.navs[key] = nav_html(self.nav, "../" * key[0], here, beside)
        return self.navs[key]

    def _opening(self, page: HtmlPage) -> Blocks:
        """Return the blocks above the first section, without the sentence that repeats an entry's kind."""
        if page.path in self.named and page.opening and isinstance(page.opening[0], str):
            return (_BARE_INTRO.sub("", page.opening[0]), *page.opening[1:])
        return page.opening

    def _terms(self) -> dict[str, str]:
        """Return titles of entries with their paths, for links in reports. The first of several equal titles wins."""
        found: dict[str, str] = {}
        for path, record in self._records():
            numbered = (f"{record.number} {record.title}",) if record.number is not None else ()
            for title in (record.title, *numbered):
                if title[:1].isupper() or title[:1].isdigit():
                    found.setdefault(title, path)
        return found

    def _own_terms(self) -> Iterator[Term]:
        """Yield the terms to link in running text: entries, variants, quantities and rolls."""
        titles = {page.path: page.title for page in self.pages.values()}
        for path in self.named:
            if path in titles:
                yield Term(titles[path], path, proper=True)
        for name, variant in self.model.all_deeds.variants.items():
            yield Term(variant.title, self._path(("variant", name)), proper=True)
        for name in (*self.model.quantities, *self.model.rolls):
            path = self._path(("function", name))
            if path in titles:
                yield Term(titles[path], path, proper=False)

    def _forms(self) -> dict[str, Form]:
        """Return the calculators by the paths of their pages."""
        asked = forms(self.model, self.program) if self.program is not None else {}
        parts = self.model.view_parts()
        return {self._path(("function", name)): form for name, form in asked.items() if name not in parts}

    def _records(self) -> Iterator[tuple[str, Record]]:
        """Yield the entries with the paths of their pages."""
        for kind, records in self.model.records.items():
            for record in records:
                yield self._path(("record", f"{kind}/{record.name}")), record

    def _path(self, ref: Ref) -> str:
        return address(self.places.page(ref))

    def _number(self, path: str) -> str:
        """Return the number of the entry that a page describes, or ""."""
        record = self.named.get(path)
        return "" if record is None or record.number is None else str(record.number)

    def _sorts(self) -> dict[str, str]:
        """Return the sort of each page that describes no entry, such as a variant or a table.

        An entry's kind already stands above its title.
        """
        found = {address(path): "Scenario" for path in self.pages if path.startswith(DRAWN[0])}
        parts = self.model.view_parts()
        for sort, declared in all_held(self.model):
            ref = ("function" if sort.answers else sort.name, declared.name)
            if self.places.knows(ref) and declared.name not in parts:
                found[self._path(ref)] = "List" if sort.name == "kind" else sort.said.capitalize()
        return found

    def _belongs(self, page: HtmlPage) -> str:
        """Return the sort of a page and the part of the reference that contains it."""
        sort = self.sorts.get(page.path, "")
        return page.group if sort and page.group == f"{sort}s" else " · ".join(filter(None, (sort, page.group)))

    def _first_words(self, page: HtmlPage) -> str:
        """Return the summary of a page, without the sentence that repeats an entry's kind."""
        return _OF_A_KIND.sub("", page.summary) if page.path in self.named else page.summary

    def _documents(self, pages: list[HtmlPage]) -> list[Found]:
        """Return the search results. Pages with equal title and sort are distinguished by their summaries."""
        summaries = {page.path: self._first_words(page) for page in pages}
        found = list(self._found(pages))
        alike = Counter((one.title, one.shown["g"]) for one in found)
        return [
            replace(one, shown={**one.shown, "g": f"{one.shown['g']} · {summaries[one.address]}"})
            if alike[one.title, one.shown["g"]] > 1 and summaries.get(one.address)
            else one
            for one in found
        ]

    def _found(self, pages: list[HtmlPage]) -> Iterator[Found]:
        """Yield pages, and the sections of chapters and of gathering pages."""
        for page in pages:
            if page.path == EVERYTHING:
                continue
            number = self._number(page.path)
            names = " ".join(self.named[page.path].also) if page.path in self.named else ""
            gathers = "/" not in page.path or page.path.startswith("book/")
            if page.path.startswith("sources."):
                continue  # only lists contents of other pages
            for section in page.sections:
                if section.anchor and not gathers:
                    continue
                text = section.text if gathers else " ".join(f"{one.title} {one.text}" for one in page.sections)
                place = f"{page.path}#{section.anchor}" if section.anchor else page.path
                group = _PART.sub("", page.title) if section.anchor else self._belongs(page)
                shown = {"t": section.title, "g": group, "n": number}
                yield Found(place, section.title, number, names, text, shown)

    def _previews(self, pages: list[HtmlPage]) -> dict[str, list[object]]:
        """Return the previews of links: title, summary and fields."""
        found: dict[str, list[object]] = {}
        for page in pages:
            said = (fact for fact in page.facts if not fact.is_rest and not fact.shown.endswith(AS_USUAL))
            rows = [[fact.label, _bare(fact)] for fact in list(said)[:8]]
            tables = (one.text.partition(" Source: ")[0] for one in page.sections if one.title == IN_TABLES)
            about = page.summary if len(rows) > 3 else " ".join((page.summary, *tables))
            found[page.path] = [page.title, about[:300], rows]
            if page.path.partition(".")[0] in ("rulings", "glossary"):
                for section in page.sections:
                    if section.anchor:
                        found[f"{page.path}#{section.anchor}"] = [section.title, section.text[:300], []]
        return found

    def _choices(self) -> dict[str, object]:
        """Return the entries a reader may choose as their own, with related pages, and the variants."""
        own = self.model.own
        entries: list[object] = []
        if own:
            pages = {page.path: page for page in self.pages.values()}
            named: dict[str, set[str]] = {}
            for page in pages.values():
                for link in (link for fact in page.facts for link in fact.links):
                    named.setdefault(link, set()).add(page.path)
            for record in self.model.records[own]:
                path = self._path(("record", f"{own}/{record.name}"))
                links = {link for fact in pages[path].facts for link in fact.links if not link.endswith("/index.html")}
                entries.append([record.title, path, sorted(links | named.get(path, set()))])
        variants = self.model.all_deeds.variants
        return {
            "own": self.model.kinds[own].word if own else "",
            "entries": entries,
            "variants": [[one.title, self._path(("variant", name))] for name, one in variants.items()],
        }


def nav_html(nav: Navigation, root: str = "", here: str = "", beside: str = "") -> str:
    """Return the navigation for a page at this distance from the root. The current page, or its list, is marked."""
    return environment().get_template("_nav.html.j2").render(nav=nav, root=root, here=here, beside=beside)


def _has_list(page: HtmlPage) -> bool:
    """Return whether a list takes the full width of a page."""
    return any(isinstance(block, Table) and block.sort == "list" for block in page.body)


def _bare(fact: Fact) -> str:
    return unescape(re.sub(r"<[^>]*>", "", fact.shown))[:120]


def navigation(model: Model, prints: tuple[str, ...]) -> Navigation:
    """Return the links on every page: entry points, chapters, gathering pages and prints."""
    places = Places(model)
    doors = [(door.title, address(places.page(door.ref))) for door in model.doors]
    book = [(chapter.title, address(places.page(("book", chapter.name)))) for chapter in model.book]
    gather = [("Contents", CONTENTS), ("Rulings", RULINGS), ("Glossary", GLOSSARY)]
    gather += [("Sheets", SHEETS)] if model.sheets else []
    found = [
        ("Where to begin", doors),
        ("The book", book),
        ("Look up", [("Everything", EVERYTHING), *((title, address(path)) for title, path in gather)]),
        ("To print", [(_print_title(model, name), name) for name in prints]),
    ]
    return [(title, links) for title, links in found if links]


def _print_title(model: Model, name: str) -> str:
    stem = name.removesuffix(".pdf").rpartition("/")[2]
    return next((leaf.title for leaf in model.sheets if leaf.name == stem), "The book")


def scripts() -> str:
    """Return the script of all pages: the search library followed by the site's own scripts."""
    return "\n".join(asset(f"{name}.js") for name in _SCRIPTS)


@cache
def environment() -> Environment:
    """Return the template environment. All output is escaped unless marked as HTML."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
