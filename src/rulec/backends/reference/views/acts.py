"""Describe how players act on an entry: parameters, needs, costs, notations and effects."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.statements import lines
from rulec.backends.reference.language.words import humanise, joined, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_writer import ALWAYS, NOBODY, outline, points, section, table
from rulec.backends.reference.views.overrides import under
from rulec.backends.reference.views.visibility import away_words
from rulec.runtime.orders.order_words import plain
from rulec.sema import deeds as d
from rulec.sema.bodies.notation import words_in
from rulec.sema.model import Need


def act_parts(context: Context, act: d.Act, page: str) -> Iterator[Md]:
    """Yield the sections of an act: who gives it, notations, costs, needs and effects."""
    p = _phrases(context, act, page)
    types = {q.name: q.type for q in act.parameters}
    player = p.type_words(types[act.player])
    if act.actor is None:
        giver = f"{upper_first(player)} (*{p.marks.text(humanise(act.player))}* below)"
    else:
        actor = p.type_words(types[act.actor])
        giver = (
            f"{upper_first(actor)} (*{p.marks.text(humanise(act.actor))}* below) "
            f"of {player} (*{p.marks.text(humanise(act.player))}*)"
        )
    given = [
        Md(f"**Given by:** {say.sentence_md(giver)}"),
        *_typed(p, act),
        *_spelled(context, p, act),
        *map(say.sentence_md, _limits(context, p, act)),
        *_alike(context, p, act, page),
    ]
    said = table(("What is said", "What it is", "One of", "If left out"), [_taken(p, taken) for taken in act.takes])
    yield section("How it is given", points(given), said)
    yield section("What it costs", points(_costs(p, act)))
    heads = "What must be so", "When it matters", "Otherwise", "Lifted by"
    for title, needs in (("When it may be handed in", act.opens), ("What it needs when it is carried out", act.needs)):
        yield section(title, table(heads, [_need(p, need) for need in needs], usual=(ALWAYS, NOBODY)))
    yield section("What it does", outline(lines(p, act.body)))
    yield from away_words(p, act.gives_away)


def act_shortly(context: Context, act: d.Act, page: str) -> Md:
    """Return an act for a chapter: notations, costs and refusals."""
    p = _phrases(context, act, page)
    costs = [Md(f"**Costs:** {cost}") for cost in _costs(p, act)]
    refused = [Md(f"**Refused:** {p.words(need.sentence)}") for need in (*act.opens, *act.needs)]
    return points([*_typed(p, act), *costs, *refused])


def _phrases(context: Context, act: d.Act, page: str) -> Phrases:
    return context.phrases(page, tuple(q.name for q in act.parameters))


def _typed(p: Phrases, act: d.Act) -> list[Md]:
    """Return the notations of an act."""
    return [Md(f"**Typed:** {form_words(p, one)}") for one in act.notations if one.refused is None]


def _spelled(context: Context, p: Phrases, act: d.Act) -> Iterator[Md]:
    """Yield the alternative spellings of words in its notations."""
    there = {plain(word) for notation in act.notations for word in words_in(notation.parts)}
    for each in context.deeds.spellings:
        if plain(each.word) in there:
            also = joined([p.marks.em(p.marks.text(name)) for name in each.also], "or")
            yield Md(f"{escape.strong(p.marks.text(each.word))} may also be typed {also}.")


def _alike(context: Context, p: Phrases, act: d.Act, page: str) -> Iterator[Md]:
    """Yield the form that the entry shares with others, and links to these."""
    if act.form is None:
        return
    alike = (each for each in context.deeds.acts.values() if (each.kind, each.form) == (act.kind, act.form))
    links = [context.link(("record", f"{each.kind}/{each.key}"), page) for each in alike if each.key != act.key]
    rest = f", as {joined(links)}" if links else ""
    yield Md(f"**Form:** {p.words(act.form)}{rest}.")


def form_words(p: Phrases, notation: d.Notation) -> Md:
    """Return a notation, with its holes in italics."""
    return Md(_pieces(p, notation.parts).strip())


def _pieces(p: Phrases, parts: tuple[d.NotationPart, ...]) -> str:
    last = len(parts) - 1
    return "".join(_piece(p, part, at > 0, at < last) for at, part in enumerate(parts))


def _piece(p: Phrases, part: d.NotationPart, follows: bool, leads: bool) -> str:
    if isinstance(part, d.Slot):
        return p.marks.em(humanise(part.name))
    if not isinstance(part, str):
        return f"\\[{_pieces(p, part).strip()}\\]"
    # A sign next to a hole is not bold, since Markdown could not pair the marks.
    before = _signs(part) if follows else ""
    after = _signs(part[len(before) :][::-1])[::-1] if leads else ""
    words = part[len(before) : len(part) - len(after)]
    bare = words.strip()
    shown = words.replace(bare, escape.strong(p.marks.text(bare))) if bare else words
    return f"{p.marks.text(before)}{shown}{p.marks.text(after)}"


def _signs(text: str) -> str:
    """Return the leading punctuation of a text."""
    return text[: next((at for at, c in enumerate(text) if c.isalnum() or c == " "), len(text))]


def _taken(p: Phrases, taken: d.TakenOf) -> tuple[Md, ...]:
    among = Md("")
    if taken.domain is not None:
        among = p.noun(taken.domain)
    elif taken.range is not None:
        among = p.span_words(taken.range[0], taken.range[1], "to")
    default = Md("must be said") if taken.default is None else p.noun(taken.default)
    return p.marks.em(humanise(taken.name)), p.type_words(taken.type), among or Md("any"), default


def _costs(p: Phrases, act: d.Act) -> Iterator[Md]:
    for cost in act.costs:
        when = f" when {p.clause(cost.when)}" if cost.when is not None else ""
        said = Md(f"{p.noun(cost.amount)}{when}, paid by {p.variable(act.player)}")
        yield say.ended(p, Md(f"{said}{say.ruling_signs(p, cost.cites, said)}"), cost.label)


def _need(p: Phrases, need: Need) -> tuple[Md, ...]:
    """Return a need as a row: condition, when it applies, refusal, and origins that lift it."""
    test, by = p.clause(need.test), say.origin_words(p, need.origin)
    what = Md(f"{test}{f' (brought by {by})' if by else ''}{say.ruling_signs(p, need.cites, test)}")
    return what, say.conditions(p, need) or ALWAYS, p.words(need.sentence), say.waived(p, need) or NOBODY


def _limits(context: Context, p: Phrases, act: d.Act) -> Iterator[str]:
    unit = "game"
    for sequence in context.deeds.sequences.values():
        unit = p.marks.text(humanise(sequence.name)) if act.kind in sequence.kinds else unit
        for stage in sequence.stages:
            for item in stage.items:
                if isinstance(item, d.ActsOf) and act.kind in item.kinds and act.number is not None:
                    if any(low <= act.number <= high for low, high in item.ranges):
                        link = p.marks.to(("sequence", sequence.name), titled(sequence.name))
                        title = f" ({p.words(stage.label)})" if stage.label else ""
                        when = under(p, stage.when) if stage.when is not None else ""
                        yield f"carried out in step {stage.number}{title} of {link}{when}"
    for once in act.once:
        of = f" for each {joined([humanise(name) for name in once.names])}" if once.names else ""
        over = f", of all {p.marks.text(humanise(p.model.kinds[act.kind].plural))}" if once.within else ""
        yield f"at most once in a {unit}{of}{over}"
    if act.sole:
        yield f"whoever does this does nothing else in the same {unit}"
    if act.standing:
        yield f"stands for the following {unit}s too, until another of its kind takes its place"
    if act.repeats:
        yield f"what is said as *{humanise(act.repeats)}* is carried out in each {unit} until it is cancelled"
    if act.cancels:
        yield f"what stands and says *{humanise(act.cancels)}* ends"
