"""Render the gathering pages: home, contents, glossary, examples, sources, rulings, errata and differences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulec.backends.reference.contents import home_of, title_of_differences, weighed
from rulec.backends.reference.language import escape, values
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import (
    counted,
    humanise,
    joined,
    listed,
    lower_first,
    number_word,
    sentence,
    titled,
    upper_first,
)
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import (
    CONTENTS,
    DIFFERENCES,
    ERRATA,
    EXAMPLES,
    GLOSSARY,
    HOME,
    RULINGS,
    SOURCES,
    Ref,
    ref_of,
)
from rulec.backends.reference.page_writer import NOTHING, blocks, headed, page_of, points, section, source, table
from rulec.backends.reference.views.book.examples import example_part, outcome_words
from rulec.backends.reference.views.gathered.links import by_kind, page_link
from rulec.backends.reference.views.gathered.not_carried_out import claim
from rulec.backends.reference.views.overrides import in_its_place, left_out
from rulec.backends.reference.views.scenarios import Started
from rulec.base.types import NumberType
from rulec.sema.deeds import Act, Variant
from rulec.sema.model import (
    Constant,
    Declared,
    Enum,
    EnumMember,
    Example,
    Function,
    Kind,
    Need,
    Origin,
    ReadingOf,
    Ruling,
    clauses,
)
from rulec.sema.model.sheets import Door

_READING = """
- Amounts have their sign and unit. A percentage is written 25%; a difference of percentages is counted in points.
- Within a step, amounts are added and subtracted first, then percentages are summed and applied once.
- ⚖ marks a value or a line that rests on a ruling; it leads to the doubt, the readings and the reason.
- A dash means that something does not apply; *not given* means that the book leaves it open.
- In the examples, each line shows what changes and the total after it.
""".strip()


def home_page(context: Context, starts: tuple[Started, ...] = ()) -> str:
    """Return the front page: entry points for readers, and the gathering pages."""
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
        wrong = sum(ruling.sort in ERRATA_SORTS for ruling in model.rulings.values())
        what = counted(wrong, "place", "places") + " where the book says two things or cannot be read"
        pages.insert(3, (("page", "errata"), "Errata", what))
    if model.extends:
        pages.append((("page", "differences"), title_of_differences(model), "what is otherwise than there"))
    if context.deeds.events:
        what = counted(len(context.deeds.events), "thing", "things") + " that the game remembers"
        pages.insert(3, (("page", "events"), "Events", what))
    if context.deeds.state is not None:
        pages.insert(3, (("page", "state"), "The game's state", "what belongs to nobody"))
    if model.sheets:
        pages.append((("page", "sheets"), "Sheets", "what somebody wants at hand, each on a page"))
    for one in starts:
        maps = f", with {counted(len(one.maps), 'map', 'maps')}" if one.maps else ""
        pages.append((("scenario", one.name), one.title, f"how a game begins{maps}"))
    extends = joined([escape.text(name) for name in model.extends])
    built = f" It builds on {extends}." if extends else ""
    one_thing = "Each page says one thing: how a number comes about, what an entry changes, what a table holds."
    return page_of(
        NOTHING,
        escape.text(model.title),
        Md(f"Version {escape.text(model.version)}.{built}"),
        points(_door(context, door) for door in model.doors),
        Md("## All else") if model.doors else NOTHING,
        points(Md(f"{marks.to(ref, title)}: {what}.") for ref, title, what in pages),
        headed("How to read this", Md(f"{one_thing} {claim(context)}"), Md(_READING)),
    )


def _door(context: Context, door: Door) -> Md:
    """Return an entry point: its linked title, and a sentence about it."""
    marks = context.phrases(HOME).marks
    says = "".join(part if isinstance(part, str) else page_link(context, HOME, part) for part in door.says)
    return Md(f"**{marks.to(door.ref, door.title)}**\\\n  {says}")


def contents_page(context: Context) -> str:
    """Return the list of all pages, by chapter."""
    chapters_of: dict[str, list[Ref]] = {}
    for ref, declared in context.declared.items():
        chapters_of.setdefault(declared.module, []).append(ref)
    found: list[Md] = []
    for title, modules in context.chapters.items():
        lines = _chapter_lines(context, [ref for module in modules for ref in chapters_of.get(module, ())])
        found.append(headed(escape.text(title), points(lines)))
    tables = points(context.link(("table", name), CONTENTS) for name in context.model.tables)
    return page_of(context.crumbs(CONTENTS, last="Contents"), Md("Contents"), *found, section("Tables", tables))


FEW_CHOICES = 6
"""A longer enumeration is shown as a list."""
_FEW = 24
"""The contents name up to this many entries of a kind; more are counted."""


def _chapter_lines(context: Context, refs: list[Ref]) -> Iterator[Md]:
    """Yield the lines of a chapter: declarations with pages, then entries by kind."""
    entries: dict[str, list[Ref]] = {}
    for ref in refs:
        if ref[0] == "record":
            entries.setdefault(ref[1].partition("/")[0], []).append(ref)
    for ref in refs:
        if ref[0] == "kind" and 0 < len(entries.get(ref[1], ())) <= _FEW:
            continue  # its entries are named below
        if ref[0] != "record":
            yield contents_line(context, ref)
    for name, refs_of in entries.items():
        many = context.link(("kind", name), CONTENTS)
        if len(refs_of) <= _FEW:
            yield Md(f"{many}: {listed([context.link(r, CONTENTS) for r in refs_of])}.")
        elif len(refs_of) < len(context.model.records[name]):
            yield Md(f"{many}: {len(refs_of)} of the {len(context.model.records[name])}.")
        elif ("kind", name) not in refs:
            yield contents_line(context, ("kind", name))


def contents_line(context: Context, ref: Ref, page: str = CONTENTS) -> Md:
    """Return the line of a declaration in the contents, or in another list."""
    declared, p = context.declared[ref], context.phrases(page)
    link = context.link(ref, page)
    if isinstance(declared, Kind):
        records = context.model.records.get(declared.name, ())
        count = counted(len(records), declared.word, declared.plural) if records else "what one is and has"
        return Md(f"{link}: {escape.text(humanise(count))}.")
    if isinstance(declared, Variant):
        return link  # the title suffices
    told = say.words_of(p, getattr(declared, "parameters", ()), getattr(declared, "label", None))
    label = upper_first(told.strip())
    return Md(f"{link}: {sentence(label)}" if label else link)


def glossary_page(context: Context) -> str:
    """Return the glossary: measures, constants, enumerations, families and kinds."""
    model, p = context.model, context.phrases(GLOSSARY)
    measures = [
        (
            escape.text(upper_first(m.one)),
            escape.text(m.many),
            escape.text(values.amount(m.grain, NumberType(((m.name, 1),)), model)),
        )
        for m in model.measures.values()
        if not m.built_in
    ]
    families = [
        (
            Md(upper_first(p.words(one.label))) if one.label else escape.text(titled(one.name)),
            Md("their sum" if one.counts == "sum" else "the greatest alone"),
            Md(joined([
                context.link(ref_of(quantity), GLOSSARY)
                for quantity in model.quantities.values() if one.name in {family.name for family in quantity.families}
            ])),
            say.cite_words(p, one.cites),
        )
        for one in model.families.values()
    ]  # fmt: skip
    kinds = [
        (
            context.link(("kind", k.name), GLOSSARY),
            Md(joined([escape.text(p.field_noun(f.owner, f.name)) for f in k.fields]) or "—"),
        )
        for k in model.kinds.values()
    ]
    fixed = table(
        ("What", "Value", "About it", "Used by", "Source"),
        [_constant(context, p, constant) for constant in model.constants.values()],
    )
    return page_of(
        context.crumbs(GLOSSARY, last="Glossary"),
        Md("Glossary"),
        headed("Measures", table(("Measure", "Several", "Smallest amount"), measures, bare=True)),
        headed("Fixed values", fixed or Md("There are none.")),
        headed("Words with fixed choices", *(_enum(p, enum) for enum in model.enums.values())),
        section("Families", table(("Family", "Of its lines counts", "In", "Source"), families)),
        headed("Things", table(("What", "What each has"), kinds, bare=True)),
    )


def _enum(p: Phrases, enum: Enum) -> Md:
    label = [say.sentence_md(p.words(enum.label))] if enum.label else []
    return headed(
        escape.text(titled(enum.name)),
        Md(" ".join([*label, *in_its_place(enum, p)])),
        _choices(enum),
        source(say.cite_words(p, enum.cites)),
        level=3,
    )


def _choices(enum: Enum) -> Md:
    """Return the members of an enumeration, as a list if there are many."""
    said = tuple(map(_member, enum.members))
    lead = "From lowest to highest:" if enum.ordered else "One of:"
    if len(said) > FEW_CHOICES:
        return blocks(Md(lead), points(said))
    return Md(f"{lead} {', '.join(said) if enum.ordered else listed(said, 'or')}.")


def _member(member: EnumMember) -> Md:
    """Return a member with its alternative names."""
    also = f" (also {joined(map(escape.text, member.also))})" if member.also else ""
    return Md(f"{escape.text(member.title)}{also}")


def _constant(context: Context, p: Phrases, constant: Constant) -> tuple[Md, ...]:
    ref = ("constant", constant.name)
    readers = context.uses.by(ref, "function", "table", "process", "record", "event")
    return (
        escape.text(context.title(ref)),
        p.noun(constant.value),
        Md(" ".join(context.about(constant, p))),
        Md(joined([context.link(r, GLOSSARY) for r in readers])),
        say.cite_words(p, constant.cites),
    )


def examples_page(context: Context) -> str:
    """Return independent examples in full, a list of all others, and examples of the sources that lack rules."""
    found = [_kept_example(context, name) for name in context.model.examples]
    p = context.phrases(EXAMPLES)
    pending = [
        (escape.text(one.title), escape.text(sentence(one.needs)), say.cite_words(p, one.cites))
        for one in context.model.pending.values()
    ]
    return page_of(
        context.crumbs(EXAMPLES, last="Examples"),
        Md("Examples"),
        Md("Every example is worked by the rules themselves, and is a test of them."),
        *(part for part in found if isinstance(part, Md)),
        table(("Example", "What comes out", "Where it stands"), [part for part in found if isinstance(part, tuple)]),
        section(
            "Waiting for rules",
            Md("These stand in the books. No rule bears them out yet.") if pending else NOTHING,
            table(("Example", "What it needs", "Source"), pending),
        ),
    )


def _kept_example(context: Context, name: str) -> Md | tuple[Md, ...]:
    """Return an independent example in full, or the row of any other; cached."""
    return context.kept("example", name, lambda: _example(context, context.model.examples[name]))


def _example(context: Context, example: Example) -> Md | tuple[Md, ...]:
    ref = home_of(context.model, example.of)
    if ref is None:
        return example_part(context, example, EXAMPLES)
    outcome = outcome_words(context, example, EXAMPLES)
    return context.link(("example", example.name), EXAMPLES), outcome, context.link(ref, EXAMPLES)


def sources_page(context: Context) -> str:
    """Return each document with its cited places, in printed order, and the pages that cite them."""
    found: list[Md] = []
    for key, document in context.model.documents.items():
        counted_in = NOTHING
        if document.file is not None:
            count = f", {document.lines:,} lines" if document.lines is not None else ""
            total = f", SHA-256 {document.sha256}" if document.sha256 is not None else ""
            counted_in = Md(f"Lines are counted in the text {escape.text(document.file + count + total)}.")
        places = [
            context.kept("place", place, partial(_place, context, *place)) for place in context.cited.get(key, ())
        ]
        rows = table(("Heading", "Lines", "Behind"), places)
        found.append(headed(escape.text(document.title), counted_in, rows or Md("Nothing cites it.")))
    told = Md("Which lines of which document stand behind which rule.")
    return page_of(context.crumbs(SOURCES, last="Sources"), Md("Sources"), told, *found)


def _place(context: Context, first: int, last: int, heading: str, refs: tuple[Ref, ...]) -> tuple[Md, ...]:
    """Return a row for a cited place and the pages that cite it."""
    lines = say.line_words(first or None, last or None).removeprefix("lines ").removeprefix("line ")
    links = dict.fromkeys(context.link(ref, SOURCES) for ref in refs)
    return escape.text(heading), Md(lines), Md(joined(links))


_USERS = (
    *("function", "solve", "table", "record", "constant", "kind"),
    *("process", "sequence", "variant", "event", "machine", "view"),
)
# sorts of rulings on errors of a source; other rulings fill gaps or choose a reading
ERRATA_SORTS = ("contradiction", "unreadable")
_RULING_SORTS = {
    "contradiction": "The book says two things",
    "gap": "The book is silent",
    "unreadable": "The book cannot be read here",
    "interpretation": "The book can be read in more than one way",
}


def rulings_page(context: Context) -> str:
    """Return all rulings with their readings and uses, by weight."""
    intro = "Where the book is silent, says two things or cannot be read, a ruling says what holds and why."
    groups = []
    for heading, names in weighed(context.model):
        level = 3 if heading else 2
        parts = [headed(escape.text(context.title(("ruling", n))), ruling_part(context, n), level=level) for n in names]
        groups.append(headed(heading, *parts) if heading else blocks(*parts))
    told = Md(f"{intro} {_many(context)}".rstrip())
    return page_of(context.crumbs(RULINGS, last="Rulings"), Md("Rulings"), told, *groups)


def errata_page(context: Context) -> str:
    """Return the contradictions and unreadable places of the sources, by weight."""
    intro = "Where the book says two things or cannot be read."
    leads = "Each doubt leads to its readings and to the reason for what holds."
    rulings = context.model.rulings
    groups = []
    for heading, names in weighed(context.model):
        rows = [_erratum(context, name) for name in names if rulings[name].sort in ERRATA_SORTS]
        found = table(("Doubt", "The book", "What holds", "Where"), rows)
        groups.append(section(heading, found) if heading else found)
    return page_of(context.crumbs(ERRATA, last="Errata"), Md("Errata"), Md(f"{intro} {leads}"), *groups)


def _erratum(context: Context, name: str) -> tuple[Md, ...]:
    p = context.phrases(ERRATA)
    ruling = context.model.rulings[name]
    cites = tuple(dict.fromkeys(cite for reading in ruling.readings for cite in reading.cites if not cite.ruling))
    said = Md(_RULING_SORTS[ruling.sort])
    return context.link(("ruling", name), ERRATA), said, _taken(p, ruling.taken), say.cite_words(p, cites)


def ruling_part(context: Context, name: str) -> Md:
    """Return a ruling for the page of rulings; cached."""
    return context.kept("ruling", name, lambda: _ruling(context, context.model.rulings[name]))


def _ruling(context: Context, ruling: Ruling) -> Md:
    """Return a ruling with its readings and uses."""
    p = context.phrases(RULINGS)
    used = by_kind(context, "Decides", context.uses.by(("ruling", ruling.name), *_USERS), RULINGS)
    because = say.sentence_md(p.words(ruling.because))
    has_values = any(one.value is not None for one in ruling.readings)
    rows = []
    for one in ruling.readings:
        value = [p.noun(one.value) if one.value is not None else NOTHING] if has_values else []
        said = Md(upper_first(p.words(one.label)))
        rows.append((escape.text(humanise(one.name)), *value, said, say.cite_words(p, one.cites)))
    return blocks(
        say.sentence_md(_RULING_SORTS.get(ruling.sort, titled(ruling.sort))),
        *context.about(ruling, p),
        table(("Reading", *(["Value"] if has_values else []), "What it says", "Where"), rows, bare=True),
        Md(f"**What holds:** {_taken(p, ruling.taken)} *Why:* {because}"),
        Md(" ".join(used)),
        source(say.cite_words(p, ruling.cites)),
    )


def _taken(p: Phrases, taken: ReadingOf) -> Md:
    """Phrase the chosen reading: its value, and its own words."""
    said = p.words(taken.label) or p.marks.text(humanise(taken.name))
    if taken.value is None:
        return say.sentence_md(said)
    return say.sentence_md(f"{p.noun(taken.value)} ({lower_first(said)})")


def _many(context: Context) -> Md:
    """Phrase the number of rulings of each sort."""
    sorts = [ruling.sort for ruling in context.model.rulings.values()]
    counts = [(sorts.count(s), lower_first(w)) for s, w in _RULING_SORTS.items() if s in sorts]
    if not counts:
        return Md("")
    parts = joined([f"{number_word(n)} where {words}" for n, words in counts])
    return Md(sentence(f"{counted(len(sorts), 'decision', 'decisions')}: {parts}"))


def differences_page(context: Context) -> str:
    """Return the page on the changes that the pack makes to its parents."""
    model = context.model
    title = title_of_differences(model)
    replaced, new = _declared(context)
    tables = [name for name, rows in model.changes.rows.items() if any(row.pack == model.pack for row in rows)]
    steps = [name for name, found in model.changes.steps.items() if any(one.title == model.title for one in found)]
    gone = [left_out(context.phrases(DIFFERENCES), one) for one in model.changes.left_out if one.pack == model.pack]
    return page_of(
        context.crumbs(DIFFERENCES, last=title),
        escape.text(title),
        section("In place of what stood there", points(replaced)),
        section("With lines from here", points(_added(context))),
        section("Tables with other rows", points(context.link(("table", name), DIFFERENCES) for name in tables)),
        section("Other steps", points(context.link(("sequence", name), DIFFERENCES) for name in steps)),
        section("Left out", points(gone)),
        section("New", points(new)),
    )


def _declared(context: Context) -> tuple[list[Md], list[Md]]:
    """Return lines for replaced and for new declarations, in source order; entries of a kind share a line."""
    model, p = context.model, context.phrases(DIFFERENCES)
    replaced: list[Md] = []
    new: list[Md] = []
    entries: dict[str, list[Ref]] = {}
    for ref, declared in context.declared.items():
        if declared.pack != model.pack:
            continue
        said = in_its_place(declared, p)
        if said:
            replaced.append(Md(f"{context.link(ref, DIFFERENCES)}: {' '.join(said)}"))
        elif ref[0] == "record":
            entries.setdefault(ref[1].partition("/")[0], []).append(ref)
        else:
            new.append(contents_line(context, ref, DIFFERENCES))
    everything = (*model.enums.values(), *model.constants.values(), *model.rulings.values())
    others: list[Declared] = [one for one in everything if one.pack == model.pack]
    others += [context.deeds.state] if context.deeds.state is not None else []
    others += model.dice.values()
    for other in others:
        ref, said = ref_of(other), in_its_place(other, p)
        if said:
            title = f"Die {context.title(ref)}" if ref[0] == "die" else context.title(ref)
            replaced.append(Md(f"{p.marks.to(ref, title)}: {' '.join(said)}"))
    for kind, refs in entries.items():
        links = joined([context.link(ref, DIFFERENCES) for ref in refs])
        new.append(Md(f"{context.link(('kind', kind), DIFFERENCES)}: {links}."))
    return replaced, new


def _added(context: Context) -> Iterator[Md]:
    """Yield declarations of parents with contributions of this pack, and their origins."""
    model, p = context.model, context.phrases(DIFFERENCES)
    everything: tuple[Function | Act, ...] = (*model.functions, *context.deeds.acts.values())
    for declared in everything:
        if declared.pack == model.pack:
            continue
        by = {say.origin_words(p, origin): None for origin in _origins(declared) if origin.pack == model.pack}
        if by:
            yield Md(f"{context.link(ref_of(declared), DIFFERENCES)}: {sentence(joined(list(by)))}")


def _origins(declared: Function | Act) -> Iterator[Origin]:
    """Yield the origins of clauses and waivers that stand outside the declaration."""
    found = [*declared.opens, *declared.needs] if isinstance(declared, Act) else [c for _, c in clauses(declared)]
    for clause in found:
        if not clause.origin.is_own:
            yield clause.origin
        for waiver in clause.waivers if isinstance(clause, Need) else ():
            yield waiver.origin
