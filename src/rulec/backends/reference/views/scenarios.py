"""The page of a scenario: what is in play when a game begins by it."""

from __future__ import annotations

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref
from rulec.backends.reference.worked_examples import StartedMap
from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class StartedThing:
    """A thing: what the scenario calls it, the key of the record as which it begins, and its values as texts."""

    name: str
    record: str | None
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartedKind:
    """The things of a kind, and the fields that the scenario gives."""

    kind: str
    fields: tuple[str, ...]
    things: tuple[StartedThing, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """A scenario as it was read: plain texts, as a game begun by it holds them."""

    name: str
    title: str
    about: str
    state: tuple[tuple[str, str], ...]
    kinds: tuple[StartedKind, ...]
    maps: tuple[StartedMap, ...] = ()


@dataclass(frozen=True, slots=True)
class Begun:
    """All that was begun for the pages: the scenarios, and the maps of the worked examples that have some."""

    scenarios: tuple[Started, ...] = ()
    examples: tuple[tuple[str, tuple[StartedMap, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class KindTable:
    """A table of things."""

    title: Md
    heads: tuple[Md, ...]
    rows: tuple[tuple[Md, ...], ...]


@dataclass(frozen=True, slots=True)
class MapView:
    """A map on a page."""

    title: Md
    picture: Md


@dataclass(frozen=True, slots=True)
class ScenarioView:
    """Everything that a scenario's page says."""

    crumbs: Md
    title: Md
    about: Md
    state: tuple[tuple[Md, Md], ...]
    kinds: tuple[KindTable, ...]
    maps: tuple[MapView, ...]


def scenario_view(context: Context, started: Started) -> ScenarioView:
    """A scenario's page."""
    ref: Ref = ("scenario", started.name)
    page = context.site.page(ref)
    p = context.phrases(page)
    return ScenarioView(
        crumbs=context.crumbs(page, last=started.title),
        title=p.marks.text(started.title),
        about=p.marks.text(started.about),
        state=tuple(
            (
                p.marks.text(upper_first(p.state_noun(name))),
                p.marks.text(value.replace(",", "") if "," in value and p.is_year(name) else value),
            )
            for name, value in started.state
        ),
        kinds=tuple(_table(context, p, one) for one in started.kinds),
        maps=tuple(MapView(p.marks.text(one.title), Md(one.picture.rstrip("\n"))) for one in started.maps),
    )


def _table(context: Context, p: Phrases, one: StartedKind) -> KindTable:
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
    return KindTable(p.marks.to(("kind", kind.name), titled(kind.plural or kind.name)), tuple(heads), tuple(rows))


def _record(context: Context, p: Phrases, kind: str, key: str | None) -> Md:
    """A link to the record as which a thing begins; it may belong to a kind that the thing's extends."""
    if key is None:
        return Md("—")
    at: str | None = kind
    while at is not None:
        ref: Ref = ("record", f"{at}/{key}")
        if context.site.knows(ref):
            return p.marks.to(ref, context.title(ref))
        at = context.model.kinds[at].extends
    return p.marks.text(humanise(key))
