"""Phrase visibility: pages of views, viewers of fields, and fields that rules reveal."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, joined, sentence, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_writer import NOTHING, facts, headed, table
from rulec.backends.reference.views.book.examples import example_part
from rulec.backends.reference.views.gathered.links import see_also
from rulec.base.types import TruthType
from rulec.sema import expr as e
from rulec.sema.model import ANSWER, HANDED_IN, Away, Cite, FieldOf, Seen, ShownOf, View, ViewPart


def view_page(context: Context, view: View) -> str:
    """Return the page of a view."""
    ref, page, p = context.opened(view)
    names = (*((view.rows,) if view.rows else ()), *(one.function for one in view.shows))
    parts = {name: part for name in names if isinstance(part := p.model.values[name], ViewPart)}
    rows, inner = Md("one row, about the player alone"), p
    if view.rows and view.thing is not None:
        listing = parts[view.rows].cases[0].answer
        assert isinstance(listing, e.Over)
        said, inner = p.among(view.thing.name, listing.source, listing.where, "each")
        rows = Md(f"one row {said}, under its name")
    label = p.words(view.label)
    viewer = Md(f"each {p.type_words(view.viewer.type).split(' ', 1)[-1]}, {p.variable(view.viewer.name)} below")
    told = {"Shown to": viewer, "Of what": say.sentence_md(rows)}
    told |= {"Drawn": _drawn(context, p, view, page)} if view.drawn is not None else {}
    shown = [_shown(inner, parts[one.function], _heading(p, one)) for one in view.shows]
    return context.page(
        p,
        view,
        say.sentence_md(label) if label else NOTHING,
        *context.about(view, p),
        facts(told),
        headed("What is shown", table(("What", "Which is", "When"), shown, bare=True)),
        *away_words(p, view.gives_away, "What is shown here"),
        examples=[example_part(context, x, page, view.cites) for x in context.standing.get(ref, ())],
        behind=see_also(context, ref, ("function", "table", "constant")),
    )


def _drawn(context: Context, p: Phrases, view: View, page: str) -> Md:
    """Phrase `As a map: across and down say where each stands, lines lead to near, the colour is that of owner.`"""
    by = view.drawn
    assert by is not None
    headings = {one.name: f"*{p.marks.text(_heading(p, one))}*" for one in view.shows}

    def names(columns: tuple[str, ...]) -> str:
        return joined([headings[name] for name in columns])

    if not by.on:
        tell = "tells" if len(by.at) == 1 else "tell"
        said = [f"as a map, on which {names(by.at)} {tell} where each stands"]
    else:
        board = context.link(("view", by.on), page)
        where = f", from {headings[by.way[0]]} to {headings[by.way[1]]}" if by.way else ""
        where = f", at {names(by.at)}" if by.at else where
        said = [f"on the map of {board}{where}"]
    if by.facing:
        said.append(f"an arrow shows {headings[by.facing]}")
    if by.links:
        said.append(f"lines lead to {names(by.links)}")
    if by.colour:
        said.append(f"the colour shows {headings[by.colour]}")
    if by.mark:
        said.append(f"a sign shows {headings[by.mark]}")
    return say.sentence_md(Md("; ".join(said)))


def _heading(p: Phrases, one: ShownOf) -> str:
    return upper_first(p.words(one.label) or one.name.replace("_", " "))


def _shown(p: Phrases, part: ViewPart, name: str) -> tuple[Md, ...]:
    first = part.cases[0]
    when = p.clause(first.test) if first.test is not None else Md("always")
    signs = say.ruling_signs(p, part.cites, when)
    return Md(name), p.noun(first.answer), Md(f"{when}{signs}")


def seen_words(p: Phrases, seen: Seen | None, kind: str) -> Md:
    """Phrase who sees a field: `its house and whoever notices it`, `nobody`, `everybody`."""
    if seen is None:
        return Md("everybody")
    told = (f"whoever {p.marks.to(('function', fact), humanise(fact))} it" for fact in seen.facts)
    return Md(joined([*(_path(p, path, kind) for path in seen.paths), *told]) or "nobody")


def _path(p: Phrases, path: tuple[str, ...], kind: str) -> str:
    """Phrase `its house's heir`; fields of the world go by their own names."""
    if not path:
        return "the player whose it is" if not kind else f"this {p.kind_word(kind)} itself"
    nouns: list[str] = []
    at = kind
    for name in path:
        noun = p.field_noun(at, name) if at else f"the {p.state_noun(name)}"
        nouns.append(p.marks.text(noun))
        found = p.field_of(at, name) if at else p.state_field(name)
        at = _kind_of(found)
    lead = "its " if kind else ""
    return lead + "'s ".join(nouns)


def _kind_of(field: FieldOf | None) -> str:
    of: object = field.type if field is not None else None
    while hasattr(of, "of"):
        of = of.of
    return str(getattr(of, "name", ""))


def away_words(p: Phrases, gives: tuple[Away, ...], what: str = "What is told and done here") -> Iterator[Md]:
    """Phrase what a rule may reveal: `What is told and done here may let others know something of a scout's pay, which
    otherwise only its house sees.`

    Yield a sentence for all fields that are hidden alike and revealed under the same conditions.
    """
    alike: dict[tuple[str, tuple[Cite, ...]], dict[str, list[str]]] = {}
    for away in gives:
        noun, of, who = _away(p, away)
        alike.setdefault((who, away.cites), {}).setdefault(of, []).append(noun)
    for (who, cites), parts in alike.items():
        told = joined([f"the {joined(nouns)} of {of}" if all(nouns) else of for of, nouns in parts.items()])
        said = sentence(f"{what} may let others know something of {told}, which otherwise {who} sees")
        yield Md(f"{said}{say.ruling_signs(p, cites, Md(said))}")


def _away(p: Phrases, away: Away) -> tuple[str, str, str]:
    """Return the revealed field (or ""), its owner, and who sees it otherwise."""
    model, noun = p.model, ""
    if not away.name:
        kind = model.kinds[away.kind]
        seen = kind.seen
        of = f"any {p.marks.to(('kind', kind.name), p.kind_word(kind.name))}"
    elif away.kind == HANDED_IN:
        player = model.all_deeds.events[away.name].parameters[0].type
        return "", "who has handed in acts", f"only that {p.kind_word(getattr(player, 'name', ''))}"
    elif away.kind == ANSWER:
        return "", f"what is answered for {p.marks.text(away.name.replace('_', ' '))}", "only the player who answers"
    elif away.kind:
        found = p.field_of(away.kind, away.name)
        seen = found.seen if found is not None else None
        word = p.kind_word(away.kind)
        of = f"{p.with_article(word).split(' ', 1)[0]} {p.marks.to(('kind', away.kind), word)}"
        if found is not None and isinstance(found.type, TruthType):
            of = f"whether {of} {p.said_of(away.kind, away.name)}"
        else:
            noun = p.marks.text(p.field_noun(away.kind, away.name))
    else:
        field = p.state_field(away.name)
        seen = field.seen if field is not None else None
        of = f"the {p.marks.text(p.state_noun(away.name))}"
    only = "only " if seen is not None and (seen.paths or seen.facts) else ""
    return noun, of, f"{only}{seen_words(p, seen, away.kind)}"
