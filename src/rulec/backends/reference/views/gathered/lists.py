"""The pages that gather: contents, rulings, glossary, examples, sources."""

from __future__ import annotations

from rulec.backends.reference.contents import home_of, title_of_differences
from rulec.backends.reference.language import escape, values
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import counted, humanise, joined, listed, sentence, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import (
    CONTENTS,
    EXAMPLES,
    GLOSSARY,
    HOME,
    SOURCES,
    Ref,
)
from rulec.backends.reference.page_writer import render
from rulec.backends.reference.views.book.examples import example_view, outcome_words
from rulec.backends.reference.views.gathered.not_carried_out import claim
from rulec.backends.reference.views.gathered.page_links import page_link
from rulec.backends.reference.views.gathered.rulings import ERRATA_SORTS
from rulec.backends.reference.views.overrides import in_its_place
from rulec.backends.reference.views.scenarios import Started
from rulec.base.records import dataclass
from rulec.base.types import NumberType
from rulec.sema.model import Enum, EnumMember
from rulec.sema.model.chapters import Door


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
    claim: Md
    doors: tuple[Md, ...]
    pages: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class ContentsView:
    """All that has a page, by chapter."""

    crumbs: Md
    chapters: tuple[ChapterView, ...]
    tables: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class EnumView:
    """An enumeration."""

    title: Md
    intro: Md
    members: Md
    choices: tuple[Md, ...]  # one by one, where it is much
    cites: Md


@dataclass(frozen=True, slots=True)
class GlossaryView:
    """The words of the pack."""

    crumbs: Md
    measures: Md
    constants: tuple[Md, ...]
    enums: Md
    kinds: Md


@dataclass(frozen=True, slots=True)
class DocumentView:
    """A document, which text of it the lines are counted in, and what cites it."""

    title: Md
    counted_in: Md
    rows: tuple[Md, ...]


def home_view(context: Context, starts: tuple[Started, ...] = ()) -> HomeView:
    """The first page: the doors, and the pages that gather."""
    model = context.model
    marks = context.phrases(HOME).marks
    pages = [
        (("page", "contents"), "Contents", "everything that has a page, by chapter"),
        (("page", "examples"), "Examples", counted(len(model.examples), "worked example", "worked examples")),
        (("page", "rulings"), "Rulings", counted(len(model.rulings), "decision", "decisions") + " on doubtful places"),
        (("page", "glossary"), "Glossary", "measures, fixed values, words and things"),
        (("page", "sources"), "Sources", "the documents, and which lines stand behind which rule"),
    ]
    if model.book:
        count = counted(len(model.book), "chapter", "chapters")
        pages.insert(0, (("page", "book"), "The book", f"{count}, to be read from the first to the last"))
    if context.site.href(("page", "errata"), HOME):
        wrong = sum(sort in ERRATA_SORTS for sort in context.ruling_sorts)
        what = counted(wrong, "place", "places") + " where the book says two things or cannot be read"
        pages.insert(3, (("page", "errata"), "Errata", what))
    if model.extends:
        pages.append((("page", "differences"), title_of_differences(model), "what is otherwise than there"))
    if model.deeds is not None and model.deeds.events:
        what = counted(len(model.deeds.events), "thing", "things") + " that the game remembers"
        pages.insert(3, (("page", "events"), "Events", what))
    if model.deeds is not None and model.deeds.state is not None:
        pages.insert(3, (("page", "state"), "The game's state", "what belongs to nobody"))
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
        claim=claim(context),
        doors=tuple(_door(context, door) for door in model.doors),
        pages=tuple(Md(f"{marks.to(ref, title)}: {what}.") for ref, title, what in pages),
    )


def _door(context: Context, door: Door) -> Md:
    """A door of the front page: its title leads somewhere, and a sentence says what is there."""
    marks = context.phrases(HOME).marks
    says = "".join(part if isinstance(part, str) else page_link(context, HOME, part) for part in door.says)
    return Md(f"**{marks.to(door.ref, door.title)}**\\\n  {says}")


def contents_view(context: Context) -> ContentsView:
    """All that has a page, by chapter."""
    chapters_of: dict[str, list[Ref]] = {}
    for entry in context.listed:
        chapters_of.setdefault(entry.module, []).append(entry.ref)
    found: list[ChapterView] = []
    for title, modules in context.chapters.items():
        lines = _chapter_lines(context, [ref for module in modules for ref in chapters_of.get(module, ())])
        found.append(ChapterView(escape.text(title), tuple(lines)))
    return ContentsView(
        crumbs=context.crumbs(CONTENTS, last="Contents"),
        chapters=tuple(found),
        tables=tuple(context.link(("table", name), CONTENTS) for name in context.model.tables),
    )


FEW_CHOICES = 6
"""More members than these are listed, one below the other."""
_FEW = 24
"""Entries that the contents name one by one; of more they say how many."""


def _chapter_lines(context: Context, refs: list[Ref]) -> list[Md]:
    """The lines of a chapter: what has a page of its own, then entries; a kind that is told whole is told once."""
    lines: list[Md] = []
    entries: dict[str, list[Ref]] = {}
    for ref in refs:
        if ref[0] == "record":
            entries.setdefault(ref[1].partition("/")[0], []).append(ref)
    for ref in refs:
        if ref[0] == "kind" and 0 < len(entries.get(ref[1], ())) <= _FEW:
            continue  # its entries are named below
        if ref[0] != "record":
            lines.append(line_part(context, ref))
    for name, refs_of in entries.items():
        many = context.link(("kind", name), CONTENTS)
        if len(refs_of) <= _FEW:
            lines.append(Md(f"{many}: {listed([context.link(r, CONTENTS) for r in refs_of])}."))
        elif len(refs_of) < len(context.model.records[name]):
            lines.append(Md(f"{many}: {len(refs_of)} of the {len(context.model.records[name])}."))
        elif ("kind", name) not in refs:
            lines.append(contents_line(context, ("kind", name)))
    return lines


def line_part(context: Context, ref: Ref) -> Md:
    """The line of a function or a kind in the contents, as it is kept."""
    return context.kept("line", ref[1], lambda: contents_line(context, ref))


def contents_line(context: Context, ref: Ref, page: str = CONTENTS) -> Md:
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
        function = model.function(ref[1])
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
    constants = tuple(fixed_part(context, name) for name in context.model.constants)
    return GlossaryView(
        context.crumbs(GLOSSARY, last="Glossary"),
        words_part(context, "measures"),
        constants,
        words_part(context, "enums"),
        words_part(context, "kinds"),
    )


def words_part(context: Context, sort: str) -> Md:
    """What the glossary says of all measures, enumerations or kinds, or what waits for rules, as it is kept."""
    makers = {"measures": _measures, "enums": _enums, "kinds": _kinds, "pending": _pending}
    return context.kept("words", sort, lambda: makers[sort](context))


def _measures(context: Context) -> Md:
    model, p = context.model, context.phrases(GLOSSARY)
    rows = [
        _row(
            escape.text(titled(m.name)),
            escape.text(humanise(m.plural)),
            p.words(m.label) if m.label and m.label.plain != humanise(m.plural) else Md(""),
            escape.text(values.amount(m.grain, NumberType(((m.name, 1),)), model)),
        )
        for m in model.measures.values()
        if not m.built_in
    ]
    return Md("\n".join(rows))


def _enums(context: Context) -> Md:
    p = context.phrases(GLOSSARY)
    enums = [
        EnumView(
            escape.text(titled(n.name)),
            Md(" ".join([*([say.sentence_md(p.words(n.label).strip())] if n.label else []), *in_its_place(n, p)])),
            *_choices(n),
            say.cite_words(p, n.cites),
        )
        for n in context.model.enums.values()
    ]
    return Md(render("_enums", enums=enums))


def _choices(enum: Enum) -> tuple[Md, tuple[Md, ...]]:
    """What leads to the members, and they themselves where they are many."""
    said = tuple(map(_member, enum.members))
    lead = "From lowest to highest:" if enum.ordered else "One of:"
    if len(said) > FEW_CHOICES:
        return Md(lead), said
    return Md(f"{lead} {', '.join(said) if enum.ordered else listed(said, 'or')}."), ()


def _member(member: EnumMember) -> Md:
    """A member, with its other names."""
    also = f" (also {joined(map(escape.text, member.also))})" if member.also else ""
    return Md(f"{escape.text(member.title)}{also}")


def _kinds(context: Context) -> Md:
    p = context.phrases(GLOSSARY)
    rows = [
        _row(
            context.link(("kind", k.name), GLOSSARY),
            Md(joined([escape.text(p.field_noun(f.owner, f.name)) for f in k.fields]) or "—"),
        )
        for k in context.model.kinds.values()
    ]
    return Md("\n".join(rows))


def _row(*cells: Md) -> Md:
    return Md(f"| {' | '.join(cells)} |")


def fixed_part(context: Context, name: str) -> Md:
    """The line of a constant in the glossary, as it is kept."""
    return context.kept("fixed", name, lambda: _fixed_row(context, name))


def _fixed_row(context: Context, name: str) -> Md:
    p = context.phrases(GLOSSARY)
    constant = context.model.constants[name]
    ref = ("constant", name)
    readers = context.uses.by(ref, "function", "table", "process", "record", "event")
    return _row(
        escape.text(context.title(ref)),
        p.noun(constant.value),
        Md(" ".join(context.about(constant, p))),
        Md(joined([context.link(r, GLOSSARY) for r in readers])),
        say.cite_words(p, constant.cites),
    )


def examples_view(context: Context) -> tuple[Md, Md]:
    """The examples that stand alone, and the lines of the list of all others, as they are printed."""
    made = [examples_part(context, str(at)) for at in range(0, len(context.model.examples), EXAMPLES_EACH)]
    return Md("\n\n".join(alone for alone, _ in made if alone)), Md("\n".join(rows for _, rows in made if rows))


EXAMPLES_EACH = 40
"""So many examples are kept in one part."""


def examples_part(context: Context, at: str) -> tuple[Md, Md]:
    """Some of the examples as they are printed on the page of all: those that stand alone, and lines of the list."""

    def made() -> tuple[Md, Md]:
        names = list(context.model.examples)[int(at) : int(at) + EXAMPLES_EACH]
        found = [example_part(context, name) for name in names]
        own = Md("\n\n".join(text for alone, text in found if alone))
        return own, Md("\n".join(text for alone, text in found if not alone))

    return context.kept("examples", at, made)


def pending_view(context: Context) -> Md:
    """The worked examples of the documents that wait for rules, as they are kept."""
    return words_part(context, "pending")


def _pending(context: Context) -> Md:
    p = context.phrases(EXAMPLES)
    pending = context.model.pending.values()
    rows = (
        _row(escape.text(one.title), escape.text(sentence(one.needs)), say.cite_words(p, one.cites)) for one in pending
    )
    return Md("\n".join(rows))


def example_part(context: Context, name: str) -> tuple[bool, Md]:
    """Whether an example stands alone on the page of all, and what is printed there: it is kept, as most stay."""
    return context.kept("example", name, lambda: _example_or_row(context, name))


def _example_or_row(context: Context, name: str) -> tuple[bool, Md]:
    example = context.model.examples[name]
    ref = home_of(context.model, example.of)
    if ref is None:
        return True, Md(render("_example", example=example_view(context, example, EXAMPLES)))
    outcome = outcome_words(context, example, EXAMPLES)
    return False, Md(f"| {context.link(('example', name), EXAMPLES)} | {outcome} | {context.link(ref, EXAMPLES)} |")


def sources_view(context: Context) -> tuple[DocumentView, ...]:
    """Each document, its cited places in printed order, and what stands on them."""
    found: list[DocumentView] = []
    for key, document in context.model.documents.items():
        rows = [sources_part(context, f"{key} {at}") for at in range(0, cited_part(context, key), PLACES)]
        counted_in = Md("")
        if document.file is not None:
            total = f", SHA-256 {document.sha256}" if document.sha256 is not None else ""
            counted_in = Md(f"Lines are counted in the text {escape.text(document.file + total)}.")
        found.append(DocumentView(escape.text(document.title), counted_in, tuple(rows)))
    return tuple(found)


PLACES = 40
"""So many cited places are kept in one part."""


def cited_part(context: Context, document: str) -> int:
    """How many places of a document are cited, as it is kept."""
    return context.kept("cited", document, lambda: len(context.cited(document)))


def places_part(context: Context, name: str) -> tuple[tuple[int, int, str, tuple[Ref, ...]], ...]:
    """Some of the cited places of a document and what stands on them, as it is kept."""
    document, _, at = name.rpartition(" ")
    return context.kept("places", name, lambda: tuple(context.cited(document)[int(at) : int(at) + PLACES]))


def sources_part(context: Context, name: str) -> Md:
    """The lines of these places on the page of sources, as it is kept."""

    def made() -> Md:
        lines: list[str] = []
        for first, last, heading, refs in places_part(context, name):
            lines_of = say.line_words(first or None, last or None).removeprefix("lines ").removeprefix("line ")
            links = dict.fromkeys(context.link(ref, SOURCES) for ref in refs)
            lines.append(f"| {escape.text(heading)} | {lines_of} | {joined(list(links))} |")
        return Md("\n".join(lines))

    return context.kept("sources", name, made)
