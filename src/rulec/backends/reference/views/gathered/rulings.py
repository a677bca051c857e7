"""The pages of rulings, and of the places that made them necessary."""

from __future__ import annotations

from rulec.backends.reference.contents import by_weight, weighed
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
from rulec.backends.reference.page_writer import render
from rulec.backends.reference.views.gathered.see_also import by_kind
from rulec.base.records import dataclass
from rulec.sema.model import ReadingOf

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
class RulingText:
    """A decision as it is printed below its heading, and how much it matters."""

    title: Md
    text: Md
    much: bool | None


@dataclass(frozen=True, slots=True)
class ErratumRow:
    """A place that does not say what holds."""

    title: Md
    doubt: Md
    holds: Md
    places: Md


@dataclass(frozen=True, slots=True)
class Weighed:
    """What matters alike, under its heading if anything else matters more or less."""

    heading: Md
    rows: tuple[RulingText | ErratumRow, ...]


def ruling_part(context: Context, name: str) -> RulingText:
    """A decision on the page of all, as it is kept."""
    return context.kept("ruling", name, lambda: _ruling_text(context, name))


def _ruling_text(context: Context, name: str) -> RulingText:
    view = ruling_view(context, name)
    return RulingText(view.title, Md(render("_ruling", ruling=view)), context.model.rulings[name].much)


def rulings_view(context: Context) -> tuple[Weighed, ...]:
    """Every decision with its readings and where it counts, by how much it matters."""
    parts = (ruling_part(context, name) for name in context.model.rulings)
    return tuple(Weighed(Md(heading), tuple(rows)) for heading, rows in by_weight((one, one.much) for one in parts))


def errata_view(context: Context) -> tuple[Weighed, ...]:
    """The places where a source says two things or cannot be read, by how much they matter."""
    rulings = context.model.rulings
    found = [
        Weighed(Md(heading), tuple(_erratum(context, n) for n in names if rulings[n].sort in ERRATA_SORTS))
        for heading, names in weighed(context.model)
    ]
    return tuple(group for group in found if group.rows)


def _erratum(context: Context, name: str) -> ErratumRow:
    p = context.phrases(ERRATA)
    ruling = context.model.rulings[name]
    cites = tuple(dict.fromkeys(cite for reading in ruling.readings for cite in reading.cites if not cite.ruling))
    return ErratumRow(
        context.link(("ruling", name), ERRATA),
        Md(_RULING_SORTS[ruling.sort]),
        _taken(p, ruling.taken),
        say.cite_words(p, cites),
    )


def ruling_view(context: Context, name: str) -> RulingView:
    """One decision with its readings and where it counts."""
    p = context.phrases(RULINGS)
    ruling = context.model.rulings[name]
    ref = ("ruling", name)
    used = by_kind(context, "Decides", context.uses.by(ref, *_USERS), RULINGS)
    because = say.sentence_md(p.words(ruling.because).strip())
    return RulingView(
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
        decision=Md(f"**What holds:** {_taken(p, ruling.taken)} *Why:* {because}"),
        used_in=Md(" ".join(used)),
        cites=say.cite_words(p, ruling.cites),
    )


def _taken(p: Phrases, taken: ReadingOf) -> Md:
    """What was decided: the value, and the reading in its own words."""
    said = p.words(taken.label).strip() or p.marks.text(humanise(taken.name))
    if taken.value is None:
        return say.sentence_md(said)
    return say.sentence_md(f"{p.noun(taken.value)} ({lower_first(said)})")


def rulings_intro(context: Context) -> Md:
    """How many decisions there are, and of which sorts."""
    sorts = context.ruling_sorts
    counts = [(sorts.count(s), lower_first(w)) for s, w in _RULING_SORTS.items() if s in sorts]
    if not counts:
        return Md("")
    parts = joined([f"{number_word(n)} where {words}" for n, words in counts])
    return Md(sentence(f"{counted(len(sorts), 'decision', 'decisions')}: {parts}"))
