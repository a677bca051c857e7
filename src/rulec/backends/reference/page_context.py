"""Shared data of all page views: model, places, uses, worked examples, and indexes over them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, TypeVar

from rulec.backends.reference import contents as toc
from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.marks import MarkdownMarks
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.sentences import cite_words, ruling_title, sentence_md
from rulec.backends.reference.language.speaker import plain_label
from rulec.backends.reference.language.words import humanise, joined, titled, upper_first
from rulec.backends.reference.page_places import Places, Ref, chapter_title, ref_of
from rulec.backends.reference.page_writer import NOTHING, foot, page_of, source
from rulec.backends.reference.uses import Uses
from rulec.backends.reference.views.overrides import in_its_place, left_out_of
from rulec.backends.reference.views.rolls import Odds
from rulec.backends.reference.worked_examples import StartedMap, WorkedExamples
from rulec.base.memory import once, part
from rulec.base.records import dataclass, field
from rulec.base.types import KindType
from rulec.sema import expr as e
from rulec.sema.deeds import Act, Deeds
from rulec.sema.model import Declared, Example, Kind, Model, Parameter, Record, Table, View
from rulec.sema.summaries.sentence_marks import carrier, is_chapter

T = TypeVar("T")


@dataclass(frozen=True)
class Context:
    """The data shared by all views of one pack."""

    model: Model
    site: Places
    uses: Uses
    worked: WorkedExamples
    odds: Odds = field(default_factory=dict)
    said: Mapping[tuple[str, int], str] = field(default_factory=dict)
    """Values of the holes of chapters, by chapter and position."""
    pictured: dict[str, tuple[StartedMap, ...]] = field(default_factory=dict)
    """Maps of examples."""
    scenario_maps: dict[str, tuple[StartedMap, ...]] = field(default_factory=dict)

    @property
    def deeds(self) -> Deeds:
        """Statements, acts and sequences; empty in a pack that only computes."""
        return self.model.all_deeds

    def kept(self, sort: str, name: object, make: Callable[[], T]) -> T:
        """Return a part of a gathering page, made once and cached."""
        return once(self.parts, (sort, name), lambda: part((sort, name), make))

    @cached_property
    def cited(self) -> dict[str, list[tuple[int, int, str, tuple[Ref, ...]]]]:
        """Cited places of each document in printed order: first line, last line, heading, and citing pages."""
        found: dict[str, dict[tuple[int, int, str], dict[Ref, None]]] = {}
        for ref, cites in self.uses.citations.items():
            for cite in cites:
                place = (cite.first or 0, cite.last or cite.first or 0, cite.heading)
                found.setdefault(cite.document, {}).setdefault(place, {})[ref] = None
        return {name: [(*at, tuple(refs)) for at, refs in sorted(places.items())] for name, places in found.items()}

    @cached_property
    def parts(self) -> dict[tuple[str, object], Any]:
        """Parts of pages made so far."""
        return {}

    @cached_property
    def declared(self) -> dict[Ref, Declared]:
        """Listed declarations by reference, in source order."""
        return toc.listed_in(self.model)

    def parameters(self, ref: Ref) -> tuple[Parameter, ...]:
        """Return the parameters of a declaration with its own page, which sentences call `the house`."""
        declared = self.declared.get(ref)
        if isinstance(declared, View):
            return (declared.viewer,)
        own = self.act_of(declared) if isinstance(declared, Record) else declared
        found: tuple[Parameter, ...] = getattr(own, "parameters", ())
        within = self.model.solves.get(getattr(own, "within", ""))
        return (*within.parameters, *found) if within is not None else found

    @cached_property
    def chapters(self) -> dict[str, tuple[str, ...]]:
        """Chapters of the contents in order, each with its rules files."""
        return toc.chapters(self.model, self.declared.values())

    @cached_property
    def held(self) -> dict[tuple[str, str], list[tuple[str, str, str]]]:
        """Entries that refer to an entry: their kind and key, and the field."""
        found: dict[tuple[str, str], dict[tuple[str, str, str], None]] = {}
        for records in self.model.records.values():
            for other in records:
                for name, value in other.values:
                    for node in e.walk(value):
                        if isinstance(node, e.RecordLit):
                            into = found.setdefault((node.kind, node.key), {})
                            into[other.kind, other.name, name] = None
        return {key: list(holders) for key, holders in found.items()}

    @cached_property
    def standing(self) -> dict[Ref | None, list[Example]]:
        """Examples by the declaration they belong to; independent ones under None."""
        found: dict[Ref | None, list[Example]] = {}
        for example in self.model.examples.values():
            found.setdefault(toc.home_of(self.model, example.of), []).append(example)
        return found

    @cached_property
    def calling(self) -> dict[str, list[Example]]:
        """Examples by the functions that their expectations call."""
        found: dict[str, list[Example]] = {}
        for example in self.model.examples.values():
            called = (node for x in example.expectations for node in e.walk(x.test) if isinstance(node, e.CallTo))
            for function in {node.name for node in called}:
                found.setdefault(function, []).append(example)
        return found

    @cached_property
    def keyed(self) -> dict[tuple[str, int], list[Table]]:
        """Tables by the entries (kind and position) for which they have rows."""
        found: dict[tuple[str, int], dict[str, Table]] = {}
        for table in self.model.tables.values():
            for at, key in enumerate(table.keys):
                if isinstance(key.type, KindType):
                    for row in table.rows:
                        for value in row.keys[at].values:
                            found.setdefault((key.type.name, value), {})[table.name] = table
        return {entry: list(tables.values()) for entry, tables in found.items()}

    def phrases(self, page: str, parameters: tuple[str, ...] = ()) -> Phrases:
        """Return a speaker for one page."""
        return Phrases(self.model, MarkdownMarks(self.site, page), frozenset(parameters))

    def opened(self, declared: Declared) -> tuple[Ref, str, Phrases]:
        """Return the reference, path and speaker of a declaration's page."""
        ref = ref_of(declared)
        page = self.site.page(ref)
        return ref, page, self.phrases(page, tuple(one.name for one in self.parameters(ref)))

    def title(self, ref: Ref) -> str:
        """Return the plain title of a reference."""
        sort, name = ref
        match sort:
            case "record":
                kind, _, key = name.partition("/")
                return self.model.record_title(kind, key)
            case "table":
                return self.model.tables[name].title
            case "ruling":
                return ruling_title(self.phrases(""), name)
            case "machine":
                field, _, kind = name.partition(" of ")
                return f"{titled(field)} of {humanise(kind)}"
            case "kind":
                return titled(self.model.kinds[name].plural)
            case "example":
                return self.model.examples[name].title
            case "book":
                return next(chapter.title for chapter in self.model.book if chapter.name == name)
            case "leaf":
                sheet, _, key = name.partition("/")
                leaf = next(leaf for leaf in self.model.sheets if leaf.name == sheet)
                return f"{leaf.title}: {self.model.record_title(leaf.of, key)}" if key else leaf.title
            case "pending":
                return self.model.pending[name].title
            case "variant":
                return self.deeds.variants[name].title
            case "page":
                return {"differences": "What is left out", "state": "The game's state"}.get(name, titled(name))
            case "die":
                return plain_label(self.model.dice[name].label) or titled(name)
            case "constant":
                return upper_first(plain_label(self.model.constants[name].label) or titled(name))
            case _:
                return titled(name)

    def link(self, ref: Ref, page: str) -> Md:
        """Return a titled link."""
        return MarkdownMarks(self.site, page).to(ref, self.title(ref))

    def chapter(self, module: str) -> tuple[Ref, str]:
        """Return reference and title of a rules file's chapter, for `crumbs`."""
        return ("chapter", module), chapter_title(self.model, module)

    def crumbs(self, page: str, *between: tuple[Ref, str], last: str) -> Md:
        """Return `Pack › Chapter › this page`."""
        marks = MarkdownMarks(self.site, page)
        parts = [marks.to(("page", "home"), self.model.title), *(marks.to(ref, name) for ref, name in between)]
        return Md(" › ".join([*parts, escape.text(last)]))

    def page(
        self, p: Phrases, declared: Declared, *parts: Md, examples: Iterable[Md] = (), behind: Md = NOTHING
    ) -> str:
        """Return the page of a declaration, with breadcrumbs above, and rulings, examples and sources below."""
        ref = ref_of(declared)
        page, title = self.site.page(ref), self.title(ref)
        crumbs = self.crumbs(page, self.chapter(declared.module), last=title)
        sources = source(cite_words(p, declared.cites, rulings_too=False))
        return page_of(crumbs, p.marks.text(title), *parts, self.foot(ref, examples), behind, sources)

    def foot(self, ref: Ref, examples: Iterable[Md] = ()) -> Md:
        """Return the rulings behind a declaration, and its examples."""
        return foot(self.rulings_of(ref), examples)

    def about(self, declared: Declared, p: Phrases) -> tuple[Md, ...]:
        """Return colour and reasons of a declaration, a paragraph each, and links to pages that continue its source."""
        away = left_out_of(p, declared.name) if isinstance(declared, Kind) else ()
        links = [p.marks.to(ref, self.title(ref)) for ref in self.carriers(declared)]
        more = (Md(f"More about this: {joined(links)}."),) if links else ()
        return (*in_its_place(declared, p), *away, *(p.words(words) for words in declared.about), *more)

    def carriers(self, declared: Declared) -> list[Ref]:
        """Return the pages that carry out sentences for a declaration, each once."""
        found: dict[Ref, None] = {}
        for to in (mark.to for mark in declared.marks if mark.to is not None):
            held = carrier(self.model, to)
            if held is not None:
                found[ref_of(held)] = None
            elif is_chapter(self.model, to):
                found["book", to[1]] = None
        return list(found)

    def act_of(self, record: Record) -> Act | None:
        """Return the act by which players act on an entry, if any."""
        return self.deeds.acts.get((record.kind, record.name))

    def rulings_of(self, ref: Ref) -> tuple[Md, ...]:
        """Return a line for each ruling behind a declaration."""
        return self.ruling_notes([name for _, name in self.uses.of(ref, "ruling")], self.site.page(ref))

    def ruling_notes(self, names: list[str], page: str) -> tuple[Md, ...]:
        """Return a line for each ruling: its title and the decision."""
        found: list[Md] = []
        for name in dict.fromkeys(names):
            ruling = self.model.rulings[name]
            p = self.phrases(page)
            reason = sentence_md(p.words(ruling.because))
            taken = ruling.taken
            held = ""
            if taken.value is not None:
                held = f": {p.noun(taken.value)}."
            elif taken.label is not None:
                held = f": {p.words(taken.label)}."
            link = self.link(("ruling", name), page)
            found.append(Md(f"⚖ {link}{held or '.'} {reason}"))
        return tuple(found)
