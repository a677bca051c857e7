"""The pages that gather: contents, rulings, glossary, examples, sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulec.backends.reference import escape, values
from rulec.backends.reference import sentences as say
from rulec.backends.reference.context import Context, record_ref
from rulec.backends.reference.escape import Md
from rulec.backends.reference.phrases import Phrases
from rulec.backends.reference.site import (
    EVENTS,
    EXAMPLES,
    GLOSSARY,
    HOME,
    RULINGS,
    SOURCES,
    Anchors,
    Ref,
    Site,
    chapter_title,
)
from rulec.backends.reference.view_changed import in_its_place
from rulec.backends.reference.view_example import ExampleView, example_view
from rulec.backends.reference.view_rulings import ERRATA_SORTS, weighed
from rulec.backends.reference.view_scenario import Started
from rulec.backends.reference.view_table import sheet_title
from rulec.backends.reference.words import (
    counted,
    humanise,
    joined,
    sentence,
    titled,
    upper_first,
)
from rulec.sema.deeds import ActsOf, Machine, Process, Sequence, Variant
from rulec.sema.model import Declared, Kind, Model, Record, Solve, View
from rulec.sema.types import NumberType

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class ChapterView:
    """One rules file in the contents."""

    title: Md
    lines: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class HomeView:
    """The first page."""

    title: Md
    intro: Md
    chapters: tuple[ChapterView, ...]
    tables: tuple[Md, ...]
    pages: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class TermRow:
    """A line of the glossary."""

    cells: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class EnumView:
    """An enumeration."""

    title: Md
    intro: Md
    members: Md
    cites: Md


@dataclass(frozen=True, slots=True)
class GlossaryView:
    """The words of the pack."""

    crumbs: Md
    measures: tuple[TermRow, ...]
    constants: tuple[TermRow, ...]
    enums: tuple[EnumView, ...]
    kinds: tuple[TermRow, ...]


@dataclass(frozen=True, slots=True)
class DocumentView:
    """A document, which text of it the lines are counted in, and what cites it."""

    title: Md
    counted_in: Md
    rows: tuple[TermRow, ...]


def place_anchors(site: Site, model: Model) -> None:
    """Gives headings their anchors, in the order in which the templates print the headings."""
    home = Anchors()
    for heading in (model.title, "How to read this"):
        home.claim(heading)
    for title, modules in chapters(model, listed_in(model)).items():
        place = home.claim(title)
        for module in modules:
            site.anchor(("chapter", module), HOME, place)
    site.anchor(("chapter", "tables"), HOME, home.claim("Tables"))
    rulings = Anchors()
    rulings.claim("Rulings")
    for heading, names in weighed(model):
        if heading:
            rulings.claim(heading)
        for name in names:
            label = model.rulings[name].label
            site.anchor(("ruling", name), RULINGS, rulings.claim((label.plain if label else None) or titled(name)))
    glossary = Anchors()
    glossary.claim("Glossary")
    measures = glossary.claim("Measures")
    for name in model.measures:
        site.anchor(("measure", name), GLOSSARY, measures)
    fixed = glossary.claim("Fixed values")
    for name in model.constants:
        site.anchor(("constant", name), GLOSSARY, fixed)
    glossary.claim("Words with fixed choices")
    for name in model.enums:
        site.anchor(("enum", name), GLOSSARY, glossary.claim(titled(name)))
    for table in model.tables.values():
        headings = Anchors()
        headings.claim(table.title)
        for sheet in table.sheets:
            anchor = headings.claim(sheet_title(sheet))
            site.anchor(("sheet", f"{table.name}/{sheet.key}"), site.page(("table", table.name)), anchor)
    examples = Anchors()
    examples.claim("Examples")
    for example in model.examples.values():
        if home_of(model, example.of) is None:
            site.anchor(("example", example.name), EXAMPLES, examples.claim(example.title))
    if model.pending:
        waiting = examples.claim("Waiting for rules")
        for pending in model.pending:
            site.anchor(("pending", pending), EXAMPLES, waiting)
    for example in model.examples.values():
        ref = home_of(model, example.of)
        if ref is not None:
            site.anchor(("example", example.name), site.page(ref), "examples")
    if model.deeds is not None:
        events = Anchors()
        events.claim("Events")
        for name in model.deeds.events:
            site.anchor(("event", name), EVENTS, events.claim(titled(name)))
    sources = Anchors()
    sources.claim("Sources")
    for key, document in model.documents.items():
        site.anchor(("document", key), SOURCES, sources.claim(document.title))


def home_of(model: Model, of: str) -> Ref | None:
    """The page on which an example of a declaration stands, None for one that stands alone."""
    if of in model.views:
        return ("view", of)
    if of in model.function_names():
        return ("function", of)
    if model.deeds is not None and of in model.deeds.processes:
        return ("process", of)
    if of in model.solves:
        return ("solve", of)
    head, mark, name = of.partition(":")
    of_kind = [kind for kind in model.records if mark and kind.lower() == head.replace("_", "")]
    for kind, key in model.record_names() if of_kind else ():
        if key == name and kind in of_kind:
            return ("record", f"{kind}/{key}")
    for kind in of_kind if name.isdecimal() else ():  # the head of a block gives an entry its number
        for key, _, number in model.record_heads(kind):
            if str(number) == name:
                return ("record", f"{kind}/{key}")
    return None


@dataclass(frozen=True, slots=True)
class Listed:
    """Something with a page of its own: the rules file in which it stands, and the name of its page."""

    module: str
    ref: Ref


def chapters(model: Model, contents: tuple[Listed, ...]) -> dict[str, tuple[str, ...]]:
    """The chapters by their titles, each with its rules files that declare something with a page of its own.

    First those that the pack names, in its order; then the other files: in the order in which a turn comes to them,
    and those to which it does not come in source order.
    """
    listed = dict.fromkeys(one.module for one in contents)
    found: dict[str, tuple[str, ...]] = {}
    for module in dict.fromkeys([*model.chapters, *_in_turn(model), *listed]):
        if module in listed:
            title = chapter_title(model, module)
            found[title] = (*found.get(title, ()), module)
    return found


def _in_turn(model: Model) -> Iterator[str]:
    """The rules files that sequences stand in, and those of what their steps carry out."""
    deeds = model.deeds
    for sequence in deeds.sequences.values() if deeds is not None else ():
        yield sequence.module
        for item in (item for stage in sequence.stages for item in stage.items):
            if isinstance(item, ActsOf):
                for record in model.records.get(item.kind, ()):
                    if record.number is not None and any(low <= record.number <= high for low, high in item.ranges):
                        yield record.module
            elif deeds is not None and item.process in deeds.processes:
                yield deeds.processes[item.process].module


def listed_in(model: Model) -> tuple[Listed, ...]:
    """What the contents list, in source order."""
    packs = {name: at for at, name in enumerate(model.changes.titles)}
    parts = model.view_parts()
    everything: list[Declared] = [
        *(f for f in model.functions if f.name not in parts),
        *model.views.values(),
        *_happening(model),
        *model.solves.values(),
        *model.kinds.values(),
        *(r for records in model.records.values() for r in records),
    ]
    places = [(packs.get(d.pack, len(packs)), d.module, d.span.source.path, d.span.start) for d in everything]
    refs = [record_ref(d) if isinstance(d, Record) else (_sort(d), d.name) for d in everything]
    order = sorted(range(len(places)), key=places.__getitem__)
    return tuple(Listed(everything[at].module, refs[at]) for at in order)


def _sort(declared: Declared) -> str:
    """The sort under which the site knows a declaration."""
    match declared:
        case Kind():
            return "kind"
        case Process() | Sequence() | Variant() | Machine() | Solve() | View():
            return type(declared).__name__.lower()
        case _:
            return "function"


def _happening(model: Model) -> list[Declared]:
    """Processes, sequences and variants: what happens and has a page of its own."""
    deeds = model.deeds
    if deeds is None:
        return []
    return [*deeds.processes.values(), *deeds.machines, *deeds.sequences.values(), *deeds.variants.values()]


def title_of_differences(model: Model) -> str:
    """`What changes in The Manor`."""
    return f"What changes in {joined([model.changes.titles.get(name, name) for name in model.extends])}"


def home_view(context: Context, starts: tuple[Started, ...] = ()) -> HomeView:
    """The first page: contents by chapter."""
    model = context.model
    marks = context.phrases(HOME).marks
    chapters_of: dict[str, list[Ref]] = {}
    for listed in context.listed:
        chapters_of.setdefault(listed.module, []).append(listed.ref)
    found: list[ChapterView] = []
    for title, modules in context.chapters.items():
        lines = _chapter_lines(context, [ref for module in modules for ref in chapters_of.get(module, ())])
        found.append(ChapterView(escape.text(title), tuple(lines)))
    pages = [
        (("page", "examples"), "Examples", counted(len(model.examples), "worked example", "worked examples")),
        (("page", "rulings"), "Rulings", counted(len(model.rulings), "decision", "decisions") + " on doubtful places"),
        (("page", "glossary"), "Glossary", "measures, fixed values, words and things"),
        (("page", "sources"), "Sources", "the documents, and which lines stand behind which rule"),
    ]
    if context.site.href(("page", "errata"), HOME):
        wrong = sum(sort in ERRATA_SORTS for sort in context.ruling_sorts)
        what = counted(wrong, "place", "places") + " where the book says two things or cannot be read"
        pages.insert(2, (("page", "errata"), "Errata", what))
    if model.extends:
        pages.append((("page", "differences"), title_of_differences(model), "what is otherwise than there"))
    if model.deeds is not None and model.deeds.events:
        what = counted(len(model.deeds.events), "thing", "things") + " that the game remembers"
        pages.insert(2, (("page", "events"), "Events", what))
    if model.deeds is not None and model.deeds.state is not None:
        pages.insert(2, (("page", "state"), "The game's state", "what belongs to nobody"))
    if model.sheets:
        pages.append((("page", "sheets"), "Sheets", "what somebody wants at hand, each on a page"))
    for one in starts:
        maps = f", with {counted(len(one.maps), 'map', 'maps')}" if one.maps else ""
        pages.append((("scenario", one.name), one.title, f"how a game begins{maps}"))
    extends = joined([escape.text(name) for name in model.extends])
    built = f" It builds on {extends}." if extends else ""
    return HomeView(
        title=escape.text(model.title),
        intro=Md(f"Version {escape.text(model.version)}.{built}"),
        chapters=tuple(found),
        tables=tuple(context.link(("table", name), HOME) for name in model.tables),
        pages=tuple(Md(f"{marks.to(ref, title)}: {what}.") for ref, title, what in pages),
    )


_FEW = 24
"""Entries that the contents name one by one; of more they say how many."""


def _chapter_lines(context: Context, refs: list[Ref]) -> list[Md]:
    """The lines of a chapter: what has a page of its own, then entries; a kind that is told whole is told once."""
    lines: list[Md] = []
    entries: dict[str, list[Ref]] = {}
    for ref in refs:
        if ref[0] == "record":
            entries.setdefault(ref[1].partition("/")[0], []).append(ref)
        else:
            lines.append(line_part(context, ref))
    for name, refs_of in entries.items():
        many = context.link(("kind", name), HOME)
        if len(refs_of) <= _FEW:
            lines.append(Md(f"{many}: {joined([context.link(r, HOME) for r in refs_of])}."))
        elif len(refs_of) < len(context.model.records[name]):
            lines.append(Md(f"{many}: {len(refs_of)} of the {len(context.model.records[name])}."))
        elif ("kind", name) not in refs:
            lines.append(contents_line(context, ("kind", name)))
    return lines


def line_part(context: Context, ref: Ref) -> Md:
    """The line of a function or a kind in the contents, as it is kept."""
    return context.kept("line", ref[1], lambda: contents_line(context, ref))


def contents_line(context: Context, ref: Ref, page: str = HOME) -> Md:
    """The line of a function or a kind in the contents, or on another page."""
    model = context.model
    p = context.phrases(page)
    if ref[0] == "kind":
        kind = model.kinds[ref[1]]
        records = model.records.get(kind.name, ())
        count = counted(len(records), kind.word, kind.plural) if records else "what one is and has"
        return Md(f"{context.link(ref, page)}: {escape.text(humanise(count))}.")
    link = context.link(ref, page)
    if ref[0] == "variant":
        return link
    if ref[0] in ("process", "sequence", "machine"):
        told = upper_first(_doing_words(context, p, ref))
        return Md(f"{link}: {sentence(told)}" if told else link)
    if ref[0] == "view":
        view = model.views[ref[1]]
        label = upper_first(context.phrases(page, (view.viewer.name,)).words(view.label).strip())
    elif ref[0] == "solve":
        label = upper_first(p.words(model.solves[ref[1]].label).strip())
    else:
        function = model.spoken(ref[1])
        label = upper_first(say.named(p, function).words(function.label).strip())
    return Md(f"{link}: {sentence(label)}" if label else link)


def _doing_words(context: Context, p: Phrases, ref: Ref) -> Md:
    """What a process or a sequence says it does."""
    deeds = context.model.deeds
    assert deeds is not None
    if ref[0] == "process":
        process = deeds.processes[ref[1]]
        return say.words_of(p, process.parameters, process.label)
    if ref[0] == "machine":
        return say.words_of(p, (), next(one.label for one in deeds.machines if one.name == ref[1]))
    return say.words_of(p, (), deeds.sequences[ref[1]].label)


def glossary_view(context: Context) -> GlossaryView:
    """Measures, fixed values, enumerations and kinds."""
    model = context.model
    p = context.phrases(GLOSSARY)
    measures = [
        TermRow(
            (
                escape.text(titled(m.name)),
                escape.text(humanise(m.plural)),
                p.words(m.label) if m.label and m.label.plain != humanise(m.plural) else Md(""),
                escape.text(values.amount(m.grain, NumberType(((m.name, 1),)), model)),
            )
        )
        for m in model.measures.values()
        if not m.built_in
    ]
    constants = [
        TermRow(
            (
                escape.text(context.title(("constant", c.name))),
                p.noun(c.value),
                Md(" ".join(context.about(c, p))),
                Md(
                    joined(
                        [
                            context.link(r, GLOSSARY)
                            for r in context.uses.by(
                                ("constant", c.name), "function", "table", "process", "record", "event"
                            )
                        ]
                    )
                ),
                say.cite_words(p, c.cites),
            )
        )
        for c in model.constants.values()
    ]
    enums = [
        EnumView(
            escape.text(titled(n.name)),
            Md(" ".join([*([say.sentence_md(p.words(n.label).strip())] if n.label else []), *in_its_place(n, p)])),
            Md(
                f"From lowest to highest: {', '.join(escape.text(m.title) for m in n.members)}."
                if n.ordered
                else f"One of: {joined([escape.text(m.title) for m in n.members], 'or')}."
            ),
            say.cite_words(p, n.cites),
        )
        for n in model.enums.values()
    ]
    kinds = [
        TermRow(
            (
                context.link(("kind", k.name), GLOSSARY),
                Md(joined([escape.text(p.field_noun(f.owner, f.name)) for f in k.fields]) or "—"),
            )
        )
        for k in model.kinds.values()
    ]
    crumbs = context.crumbs(GLOSSARY, last="Glossary")
    return GlossaryView(crumbs, tuple(measures), tuple(constants), tuple(enums), tuple(kinds))


def examples_view(context: Context) -> tuple[tuple[ExampleView, ...], tuple[TermRow, ...]]:
    """The examples that stand alone, and the list of all others."""
    alone: list[ExampleView] = []
    rows: list[TermRow] = []
    for name in context.model.examples:
        made = example_part(context, name)
        if isinstance(made, ExampleView):
            alone.append(made)
        else:
            rows.append(made)
    return tuple(alone), tuple(rows)


def pending_view(context: Context) -> tuple[TermRow, ...]:
    """The worked examples of the documents that wait for rules, each with its place."""
    p = context.phrases(EXAMPLES)
    pending = context.model.pending.values()
    return tuple(
        TermRow((escape.text(one.title), escape.text(sentence(one.needs)), say.cite_words(p, one.cites)))
        for one in pending
    )


def example_part(context: Context, name: str) -> ExampleView | TermRow:
    """An example on the page of all, as it is kept."""
    return context.kept("example", name, lambda: example_or_row(context, name))


def example_or_row(context: Context, name: str) -> ExampleView | TermRow:
    """An example that stands alone, or the line of one that stands elsewhere."""
    example = context.model.examples[name]
    view = example_view(context, example, EXAMPLES)
    ref = home_of(context.model, example.of)
    if ref is None:
        return view
    outcome = Md(" ".join([*(o.said for o in view.outcomes), *([view.refused] if view.refused else [])]))
    return TermRow((context.link(("example", name), EXAMPLES), outcome, context.link(ref, EXAMPLES)))


def sources_view(context: Context) -> tuple[DocumentView, ...]:
    """Each document, its cited places in printed order, and what stands on them."""
    found: list[DocumentView] = []
    for key, document in context.model.documents.items():
        places: dict[tuple[int, int, str], list[Md]] = {}
        for ref, cites in context.uses.citations.items():
            for cite in cites:
                if cite.document == key:
                    place = (cite.first or 0, cite.last or cite.first or 0, cite.heading)
                    link = context.link(ref, SOURCES)
                    into = places.setdefault(place, [])
                    if link not in into:
                        into.append(link)
        rows = [
            TermRow(
                (
                    escape.text(heading),
                    Md(say.line_words(first or None, last or None).removeprefix("lines ").removeprefix("line ")),
                    Md(joined(links)),
                )
            )
            for (first, last, heading), links in sorted(places.items())
        ]
        counted_in = Md("")
        if document.file is not None:
            total = f", SHA-256 {document.sha256}" if document.sha256 is not None else ""
            counted_in = Md(f"Lines are counted in the text {escape.text(document.file + total)}.")
        found.append(DocumentView(escape.text(document.title), counted_in, tuple(rows)))
    return tuple(found)
