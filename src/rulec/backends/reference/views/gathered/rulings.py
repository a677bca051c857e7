"""The pages of rulings, and of the places that made them necessary."""

from __future__ import annotations

from rulec.backends.reference.contents import weighed
from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import (
    counted,
    humanise,
    joined,
    lower_first,
    number_word,
    sentence,
    titled,
    upper_first,
)
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import ERRATA, RULINGS
from rulec.backends.reference.page_writer import NOTHING, blocks, headed, page_of, section, source, table
from rulec.backends.reference.views.gathered.links import by_kind
from rulec.sema.model import ReadingOf, Ruling

_USERS = (
    *("function", "solve", "table", "record", "constant", "kind"),
    *("process", "sequence", "variant", "event", "machine", "view"),
)
# Where a source errs: elsewhere it is silent, or leaves room.
ERRATA_SORTS = ("contradiction", "unreadable")
_RULING_SORTS = {
    "contradiction": "The book says two things",
    "gap": "The book is silent",
    "unreadable": "The book cannot be read here",
    "interpretation": "The book can be read in more than one way",
}


def rulings_page(context: Context) -> str:
    """Every decision with its readings and where it counts, by how much it matters."""
    intro = "Where the book is silent, says two things or cannot be read, a ruling says what holds and why."
    groups = []
    for heading, names in weighed(context.model):
        level = 3 if heading else 2
        parts = [headed(escape.text(context.title(("ruling", n))), ruling_part(context, n), level=level) for n in names]
        groups.append(headed(heading, *parts) if heading else blocks(*parts))
    told = Md(f"{intro} {_counted(context)}".rstrip())
    return page_of(context.crumbs(RULINGS, last="Rulings"), Md("Rulings"), told, *groups)


def errata_page(context: Context) -> str:
    """The places where a source says two things or cannot be read, by how much they matter."""
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
    """A decision on the page of all, as it is kept."""
    return context.kept("ruling", name, lambda: _ruling(context, context.model.rulings[name]))


def _ruling(context: Context, ruling: Ruling) -> Md:
    """One decision with its readings and where it counts."""
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
    """What was decided: the value, and the reading in its own words."""
    said = p.words(taken.label) or p.marks.text(humanise(taken.name))
    if taken.value is None:
        return say.sentence_md(said)
    return say.sentence_md(f"{p.noun(taken.value)} ({lower_first(said)})")


def _counted(context: Context) -> Md:
    """How many decisions there are, and of which sorts."""
    sorts = [ruling.sort for ruling in context.model.rulings.values()]
    counts = [(sorts.count(s), lower_first(w)) for s, w in _RULING_SORTS.items() if s in sorts]
    if not counts:
        return Md("")
    parts = joined([f"{number_word(n)} where {words}" for n, words in counts])
    return Md(sentence(f"{counted(len(sorts), 'decision', 'decisions')}: {parts}"))
