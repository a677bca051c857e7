"""Render the page of a scenario: the things in play when a game begins."""

from __future__ import annotations

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref
from rulec.backends.reference.page_writer import headed, page_of, section, table
from rulec.backends.reference.worked_examples import StartedMap
from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class StartedThing:
    """A thing in a scenario: its name, the key of the entry it is created from, and its values as texts."""

    name: str
    record: str | None
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartedKind:
    """The things of a kind, and the fields that the scenario sets."""

    kind: str
    fields: tuple[str, ...]
    things: tuple[StartedThing, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """A scenario as a game started from it holds it, in plain texts."""

    name: str
    title: str
    about: str
    state: tuple[tuple[str, str], ...]
    kinds: tuple[StartedKind, ...]
    maps: tuple[StartedMap, ...] = ()
    beginning: str = ""
    """The scenario as JSON, from which a package starts a game."""


@dataclass(frozen=True, slots=True)
class Begun:
    """The scenarios of a pack, and the maps of worked examples."""

    scenarios: tuple[Started, ...] = ()
    examples: tuple[tuple[str, tuple[StartedMap, ...]], ...] = ()


def scenario_page(context: Context, started: Started) -> str:
    """Return the page of a scenario."""
    page = context.site.page(("scenario", started.name))
    p = context.phrases(page)
    state = [
        (
            p.marks.text(upper_first(p.state_noun(name))),
            p.marks.text(value.replace(",", "") if "," in value and p.is_year(name) else value),
        )
        for name, value in started.state
    ]
    return page_of(
        context.crumbs(page, last=started.title),
        p.marks.text(started.title),
        p.marks.text(started.about),
        Md("What is in play when a game begins in this way. What stands in no table begins as the rules say."),
        section("The game", table(("What", "At the start"), state)),
        *(headed(p.marks.text(one.title), Md(one.picture.rstrip("\n"))) for one in started.maps),
        *(_things(context, p, one) for one in started.kinds),
    )


def _things(context: Context, p: Phrases, one: StartedKind) -> Md:
    """Return the things of a kind, with the fields that the scenario sets."""
    kind = context.model.kinds[one.kind]
    begins = any(thing.record is not None for thing in one.things)
    heads = [p.marks.text(titled(p.kind_word(kind.name))), *([Md("Begins as")] if begins else [])]
    heads += [p.marks.text(upper_first(p.field_noun(kind.name, name))) for name in one.fields]
    rows: list[tuple[Md, ...]] = []
    for thing in one.things:
        first = [p.marks.text(humanise(thing.name))]
        if begins:
            first.append(_record(context, p, kind.name, thing.record))
        rows.append((*first, *(p.marks.text(value) for value in thing.values)))
    return headed(p.marks.to(("kind", kind.name), titled(kind.plural or kind.name)), table(heads, rows, bare=True))


def _record(context: Context, p: Phrases, kind: str, key: str | None) -> Md:
    """Link the entry from which a thing is created; it may belong to an ancestor of the thing's kind."""
    if key is None:
        return Md("—")
    at: str | None = kind
    while at is not None:
        ref: Ref = ("record", f"{at}/{key}")
        if context.site.knows(ref):
            return p.marks.to(ref, context.title(ref))
        at = context.model.kinds[at].extends
    return p.marks.text(humanise(key))
