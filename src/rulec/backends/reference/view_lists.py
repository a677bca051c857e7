"""The pages that gather: contents, rulings, glossary, examples, sources."""

from __future__ import annotations

from dataclasses import dataclass

from rulec.backends.reference import escape, values
from rulec.backends.reference import sentences as say
from rulec.backends.reference.context import Context, record_ref
from rulec.backends.reference.escape import Md
from rulec.backends.reference.phrases import Phrases
from rulec.backends.reference.site import EVENTS, EXAMPLES, GLOSSARY, HOME, RULINGS, SOURCES, Anchors, Ref, Site
from rulec.backends.reference.view_example import ExampleView, example_view
from rulec.backends.reference.view_scenario import Started
from rulec.backends.reference.view_table import sheet_title
from rulec.backends.reference.words import (
    counted,
    humanise,
    joined,
    lower_first,
    number_word,
    sentence,
    titled,
    upper_first,
)
from rulec.sema.deeds import Machine, Process, Sequence, Variant
from rulec.sema.model import Declared, Model, ReadingOf, Record, Solve, View, ViewPart
from rulec.sema.types import NumberType

_USERS = (
    *("function", "solve", "table", "record", "constant", "kind"),
    *("process", "sequence", "variant", "event", "machine", "view"),
)
_RULING_SORTS = {
    "contradiction": "The book says two things",
    "gap": "The book is silent",
    "unreadable": "The book cannot be read here",
    "interpretation": "The book can be read in more than one way",
}


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
class ReadingRow:
    """A reading of a doubtful place."""

    name: Md
    value: Md
    says: Md
    cites: Md


@dataclass(frozen=True, slots=True)
class RulingView:
    """A decision."""

    title: Md
    doubt: Md
    about: tuple[Md, ...]
    readings: tuple[ReadingRow, ...]
    has_values: bool
    decision: Md
    used_in: Md
    cites: Md


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
    for module in chapters(model):
        site.anchor(("chapter", module), HOME, home.claim(titled(module)))
    site.anchor(("chapter", "tables"), HOME, home.claim("Tables"))
    rulings = Anchors()
    rulings.claim("Rulings")
    for name, ruling in model.rulings.items():
        label = ruling.label.plain if ruling.label else None
        site.anchor(("ruling", name), RULINGS, rulings.claim(label or titled(name)))
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
    if any(of == f.name for f in model.functions):
        return ("function", of)
    if model.deeds is not None and of in model.deeds.processes:
        return ("process", of)
    if of in model.solves:
        return ("solve", of)
    for records in model.records.values():
        for record in records:
            if stands_in(of, record):
                return record_ref(record)
    return None


def stands_in(of: str, record: Record) -> bool:
    """Whether the block `kind:key` is this entry's. The head of a block writes the kind in small letters."""
    head, mark, key = of.partition(":")
    return key == record.name and bool(mark) and head.replace("_", "") == record.kind.lower()


def chapters(model: Model) -> list[str]:
    """The rules files that declare something with a page of its own, in source order."""
    rulings = set(map(id, model.rulings.values()))
    return list(dict.fromkeys(d.module for d in _declared(model) if id(d) not in rulings))


def _declared(model: Model) -> list[Declared]:
    """What the contents list, in source order."""
    packs = {name: at for at, name in enumerate((*model.extends, model.pack))}
    everything: list[Declared] = [
        *(f for f in model.functions if not isinstance(f, ViewPart)),
        *model.views.values(),
        *_happening(model),
        *model.solves.values(),
        *model.kinds.values(),
        *(r for records in model.records.values() for r in records),
        *model.rulings.values(),
    ]
    return sorted(everything, key=lambda d: (packs.get(d.pack, len(packs)), d.module, d.span.source.path, d.span.start))


def _happening(model: Model) -> list[Declared]:
    """Processes, sequences and variants: what happens and has a page of its own."""
    deeds = model.deeds
    if deeds is None:
        return []
    return [*deeds.processes.values(), *deeds.machines, *deeds.sequences.values(), *deeds.variants.values()]


def home_view(context: Context, starts: tuple[Started, ...] = ()) -> HomeView:
    """The first page: contents by chapter."""
    model = context.model
    marks = context.phrases(HOME).marks
    declared = _declared(model)
    found: list[ChapterView] = []
    for module in chapters(model):
        lines = _chapter_lines(context, [d for d in declared if d.module == module])
        found.append(ChapterView(escape.text(titled(module)), tuple(lines)))
    pages = [
        (("page", "examples"), "Examples", counted(len(model.examples), "worked example", "worked examples")),
        (("page", "rulings"), "Rulings", counted(len(model.rulings), "decision", "decisions") + " on doubtful places"),
        (("page", "glossary"), "Glossary", "measures, fixed values, words and things"),
        (("page", "sources"), "Sources", "the documents, and which lines stand behind which rule"),
    ]
    if model.deeds is not None and model.deeds.events:
        what = counted(len(model.deeds.events), "thing", "things") + " that the game remembers"
        pages.insert(2, (("page", "events"), "Events", what))
    if model.deeds is not None and model.deeds.state is not None:
        pages.insert(2, (("page", "state"), "The game's state", "what belongs to nobody"))
    pages.extend((("scenario", one.name), one.title, "how a game begins") for one in starts)
    extends = joined([escape.text(name) for name in model.extends])
    built = f" It builds on {extends}." if extends else ""
    return HomeView(
        title=escape.text(model.title),
        intro=Md(f"Version {escape.text(model.version)}.{built}"),
        chapters=tuple(found),
        tables=tuple(context.link(("table", name), HOME) for name in model.tables),
        pages=tuple(Md(f"{marks.to(ref, title)}: {what}.") for ref, title, what in pages),
    )


def _chapter_lines(context: Context, declared: list[Declared]) -> list[Md]:
    model = context.model
    p = context.phrases(HOME)
    names = {f.name for f in model.functions}
    lines: list[Md] = []
    entries: dict[str, list[Record]] = {}
    for item in declared:
        if isinstance(item, Process | Sequence | Variant | Machine):
            sort = type(item).__name__.lower()
            told = say.words_of(p, item.parameters if isinstance(item, Process) else (), item.label)
            link = context.link((sort, item.name), HOME)
            said_of = "" if isinstance(item, Variant) else upper_first(told)
            lines.append(Md(f"{link}: {sentence(said_of)}" if said_of else link))
        elif isinstance(item, Record):
            entries.setdefault(item.kind, []).append(item)
        elif item.name in model.rulings and item is model.rulings[item.name]:
            continue  # they have a page of their own
        elif item.name in model.kinds and item is model.kinds[item.name]:
            records = model.records.get(item.name, ())
            kind = model.kinds[item.name]
            count = counted(len(records), kind.word, kind.plural) if records else "what one is and has"
            lines.append(Md(f"{context.link(('kind', item.name), HOME)}: {escape.text(humanise(count))}."))
        else:
            said = say.named(p, model.function(item.name)) if item.name in names else p
            if isinstance(item, View):
                said = context.phrases(HOME, (item.viewer.name,))
            label = upper_first(said.words(item.label).strip())
            sort = "solve" if isinstance(item, Solve) else "view" if isinstance(item, View) else "function"
            link = context.link((sort, item.name), HOME)
            lines.append(Md(f"{link}: {sentence(label)}" if label else link))
    for name, records_of in entries.items():
        many = context.link(("kind", name), HOME)
        lines.append(Md(f"{many}: {joined([context.link(record_ref(r), HOME) for r in records_of])}."))
    return lines


def rulings_view(context: Context) -> tuple[RulingView, ...]:
    """Every decision with its readings and where it counts."""
    found: list[RulingView] = []
    p = context.phrases(RULINGS)
    for ruling in context.model.rulings.values():
        ref = ("ruling", ruling.name)
        used = [context.link(r, RULINGS) for r in context.uses.by(ref, *_USERS)]
        taken = ruling.taken
        because = say.sentence_md(p.words(ruling.because).strip())
        found.append(
            RulingView(
                title=escape.text(context.title(ref)),
                doubt=say.sentence_md(_RULING_SORTS.get(ruling.sort, titled(ruling.sort))),
                about=context.about(ruling, p),
                readings=tuple(
                    ReadingRow(
                        escape.text(humanise(r.name)),
                        p.noun(r.value) if r.value is not None else Md(""),
                        Md(upper_first(p.words(r.label).strip())),
                        say.cite_words(p, r.cites),
                    )
                    for r in ruling.readings
                ),
                has_values=any(r.value is not None for r in ruling.readings),
                decision=Md(f"**What holds:** {_taken(p, taken)} *Why:* {because}"),
                used_in=Md(joined(used)),
                cites=say.cite_words(p, ruling.cites),
            )
        )
    return tuple(found)


def _taken(p: Phrases, taken: ReadingOf) -> Md:
    """What was decided: the value, and the reading in its own words."""
    said = p.words(taken.label).strip() or p.marks.text(humanise(taken.name))
    if taken.value is None:
        return say.sentence_md(said)
    return say.sentence_md(f"{p.noun(taken.value)} ({lower_first(said)})")


def rulings_intro(context: Context) -> Md:
    """How many decisions there are, and of which sorts."""
    sorts = [r.sort for r in context.model.rulings.values()]
    counts = [(sorts.count(s), lower_first(w)) for s, w in _RULING_SORTS.items() if s in sorts]
    if not counts:
        return Md("")
    parts = joined([f"{number_word(n)} where {words}" for n, words in counts])
    return Md(sentence(f"{counted(len(sorts), 'decision', 'decisions')}: {parts}"))


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
                        [context.link(r, GLOSSARY) for r in context.uses.by(("constant", c.name), "function", "table")]
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
            say.sentence_md(p.words(n.label).strip()) if n.label else Md(""),
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
    model = context.model
    alone: list[ExampleView] = []
    rows: list[TermRow] = []
    for example in model.examples.values():
        ref = home_of(model, example.of)
        if ref is None:
            alone.append(example_view(context, example, EXAMPLES))
            continue
        view = example_view(context, example, EXAMPLES)
        outcome = Md(" ".join(o.said for o in view.outcomes))
        rows.append(TermRow((context.link(("example", example.name), EXAMPLES), outcome, context.link(ref, EXAMPLES))))
    return tuple(alone), tuple(rows)


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
