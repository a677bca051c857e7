"""Render the pages of processes, events, machines, sequences, the world's state, and variants."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.speaker import WORD
from rulec.backends.reference.language.statements import Line, lines, order_words, running
from rulec.backends.reference.language.words import humanise, joined, listed, sentence, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import EVENTS, STATE, Ref, record_ref
from rulec.backends.reference.page_writer import (
    NOTHING,
    blocks,
    facts,
    headed,
    outline,
    page_of,
    points,
    section,
    source,
    table,
)
from rulec.backends.reference.views.book.examples import example_part
from rulec.backends.reference.views.gathered.links import by_kind, see_also
from rulec.backends.reference.views.kinds import clause_sentence
from rulec.backends.reference.views.overrides import left_out_steps, step_origin, under
from rulec.backends.reference.views.visibility import away_words, seen_words
from rulec.base.records import replace
from rulec.base.types import EnumType, NumberType, OptionalType
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.model import Case, Contribution, FieldOf, Function, Model, Need, clauses

_USED = ("function", "solve", "table", "constant", "process")
STAYS = Md("—")
UNKNOWN = Md("the rules do not say: it is refused")


def process_page(context: Context, process: d.Process) -> str:
    """Return the page of a process: its statements line by line."""
    ref, page, p = context.opened(process)
    label = Md(upper_first(say.words_of(p, process.parameters, process.label)))
    told = {"Gives": p.type_words(process.result)} if process.result is not None else {}
    told |= {"Asks for": say.parameters_words(p, process.parameters)}
    return context.page(
        p,
        process,
        escape.strong_words(label),
        *context.about(process, p),
        facts(told),
        headed(
            "What happens",
            Md("Once, when a game begins, before the first turn:") if process.begins else NOTHING,
            outline(_done(p, process)),
        ),
        *away_words(p, process.gives_away),
        examples=[example_part(context, x, page, process.cites) for x in context.standing.get(ref, ())],
        behind=see_also(context, ref, _USED, ("process", "record", "sequence")),
    )


def _done(p: Phrases, process: d.Process) -> Iterator[Line]:
    """Yield the sentences of a process; those of a window end with the remainder of its roll."""
    if not process.pending:
        yield from lines(p, process.body)
        return
    yield from lines(p, process.body[:-1])
    left = p.marks.em(humanise(process.pending))
    yield Line(0, say.sentence_md(f"what is then left of {left} counts"))


def events_page(context: Context) -> str:
    """Return all events: sentence, the pages that note or query it, and responses to it."""
    found: list[Md] = []
    for event in context.deeds.events.values():
        ref: Ref = ("event", event.name)
        p = context.phrases(EVENTS, tuple(q.name for q in event.parameters))
        label = say.words_of(p, event.parameters, event.label)
        others = [r for r in context.uses.by(ref, "function", "process", "record", "event") if r != ref]
        noted = [r for r in others if ref in context.uses.noted.get(r, ())]
        asked = [r for r in others if r not in noted]
        parameters = say.parameters_words(p, event.parameters)
        faces = [Md(f"**Speaks of:** {parameters}")] if parameters else []
        for verb, refs in (("Noted by", noted), ("Asked for by", asked)):
            faces += [Md(" ".join(by_kind(context, verb, refs, EVENTS)))] if refs else []
        found.append(
            headed(
                p.marks.text(titled(event.name)),
                say.sentence_md(label) if label else NOTHING,
                points(faces),
                *(_follow(context, event, upon) for upon in context.deeds.upons if upon.event == event.name),
                source(say.cite_words(p, event.cites)),
            )
        )
    told = Md("What the game remembers of what has happened.")
    return page_of(context.crumbs(EVENTS, last="Events"), Md("Events"), told, *found)


def lettered(p: Phrases, event: d.Event, names: tuple[str | None, ...]) -> Phrases:
    """Return a speaker that replaces single letters for parameters of an event by the event's names."""
    for name, parameter in zip(names, event.parameters, strict=True):
        if name is not None and len(name) < WORD:
            p = p.binding(name, p.marks.text(f"the {humanise(parameter.name)}"))
    return p


def _follow(context: Context, event: d.Event, upon: d.Upon) -> Md:
    names = tuple(name for name in upon.names if name is not None)
    p = lettered(context.phrases(EVENTS, names), event, upon.names)
    if upon.machine:
        return Md(f"It changes: {context.link(('machine', upon.machine), EVENTS)}.")
    when = f", if {p.clause(upon.when)}" if upon.when is not None else ""
    label = p.words(upon.label)
    head = Md(f"{upper_first(label)}: whenever this happens{when}" if label else f"Whenever this happens{when}")
    known = tuple(
        Line(0, say.sentence_md(f"{p.marks.em(humanise(name))} stands for {p.marks.em(humanise(parameter.name))}"))
        for name, parameter in zip(upon.names, event.parameters, strict=True)
        if name is not None and name != parameter.name and name not in p.bound
    )
    away = tuple(Line(0, said) for said in away_words(p, upon.gives_away))
    return blocks(Md(f"{head}:"), outline((*known, *lines(p, upon.body), *away)))


def machine_page(context: Context, machine: d.Machine) -> str:
    """Return the page of a machine: a table of how a field changes upon events."""
    ref, page, p = context.opened(machine)
    label = p.words(machine.label)
    members = context.model.enums[machine.enum].members
    of = EnumType(machine.enum, context.model.enums[machine.enum].ordered)
    columns = [(_knowing(context, page, one), one) for one in machine.events]
    rows = [
        (
            p.noun(e.MemberLit(machine.enum, member.name, at, type=of, span=machine.span)),
            *(_becomes(within, one, member.name) for within, one in columns),
        )
        for at, member in enumerate(members)
    ]
    kind = p.marks.to(("kind", machine.kind), p.kind_word(machine.kind))
    noun = p.marks.text(p.field_noun(machine.kind, machine.field))
    stays = "" if machine.complete else f"; “{STAYS}” means that it stays as it is"
    shown = f"what the {noun} of {p.with_article(p.kind_word(machine.kind)).split(' ')[0]} {kind} becomes"
    intro = f"The table says {shown} when something happens{stays}. The first column that fits counts"
    return page_of(
        context.crumbs(page, context.chapter(machine.module), last=context.title(ref)),
        p.marks.text(context.title(ref)),
        say.sentence_md(label) if label else NOTHING,
        say.sentence_md(intro),
        *context.about(machine, p),
        table((upper_first(noun), *(_machine_head(within, one) for within, one in columns)), rows, bare=True),
        *away_words(p, machine.gives_away),
        source(say.cite_words(p, machine.cites)),
        context.foot(ref),
    )


def _knowing(context: Context, page: str, one: d.MachineOn) -> Phrases:
    """Return a speaker that knows the names bound by an event's block."""
    p = context.phrases(page, tuple(name for name in one.names if name is not None))
    return lettered(p, context.deeds.events[one.event], one.names)


def _machine_head(p: Phrases, one: d.MachineOn) -> Md:
    """Phrase `Moved (the group), when the level is more than 2`."""
    event = p.marks.to(("event", one.event), titled(one.event))
    label = f": {p.words(one.label)}" if one.label is not None else ""
    when = f", when {p.clause(one.when)}" if one.when is not None else ""
    return Md(f"{event} ({p.variable(one.thing)}){label}{when}")


def _becomes(p: Phrases, one: d.MachineOn, member: str) -> Md:
    row = next((row for row in one.rows if member in row.members), None)
    if row is None:
        return STAYS
    said = UNKNOWN if isinstance(row.value, e.UnknownLit) else p.noun(row.value)
    why = f" ({p.words(row.label)})" if row.label is not None else ""
    return Md(f"{said}{why}")


def sequence_page(context: Context, sequence: d.Sequence) -> str:
    """Return the page of a sequence: its steps and the acts or processes in each."""
    p = context.opened(sequence)[2].about(("act", "player"))
    queue, kinds = "", list[Md]()
    if sequence.queues:
        first = sequence.queues[0]
        word = context.model.kinds[first.kind].word if len(sequence.queues) == 1 else "act"
        order = order_words(p.binding("act", p.marks.text(word)), first.ordering, "act")
        keys = [order] if order else []
        kinds = [p.marks.to(("kind", kind), humanise(context.model.kinds[kind].plural)) for kind in sequence.kinds]
        keys += [] if sequence.shuffled else ["as they were handed in"]
        queue = f"within a step, {listed(kinds)} are carried out in this order: {', then '.join(keys)}"
    label = p.words(sequence.label)
    told = [say.sentence_md(queue)] if queue else []
    told += (
        [say.sentence_md(Md(f"at the same place, {' come before '.join(kinds)}"))] if len(sequence.queues) > 1 else []
    )
    told += [_limit(p, sequence, at) for at in range(len(sequence.limits))]
    told += [_noted(p, sequence, event) for event in sequence.notes]
    return context.page(
        p,
        sequence,
        say.sentence_md(label) if label else NOTHING,
        *context.about(sequence, p),
        *left_out_steps(p, sequence.name),
        points(told),
        *(_stage(context, p, sequence, stage) for stage in sequence.stages),
    )


def sequence_shortly(context: Context, sequence: d.Sequence, page: str) -> Md:
    """Return the steps of a sequence for a chapter."""
    p = context.phrases(page, ("act", "player"))
    found: list[Md] = []
    for stage in sequence.stages:
        about = _about_stage(p, sequence, stage)
        title = f"{_stage_title(p, stage)}{'.' if about else ''}"
        found.append(Md(" ".join([f"**{title}**", *about])))
    return points(found)


def _limit(p: Phrases, sequence: d.Sequence, at: int) -> Md:
    limit = sequence.limits[at]
    tests = [queue.counts[at] for queue in sequence.queues]
    counted = dict.fromkeys(p.clause(test) for test in tests if test is not None)
    when = f", counting those for which {listed(list(counted))}" if counted else ""
    giver = p.marks.to(("kind", sequence.player), p.kind_word(sequence.player)) if sequence.player else Md("player")
    many = listed([p.marks.text(humanise(p.model.kinds[kind].plural)) for kind in sequence.kinds]) or Md("acts")
    amount = p.noun(limit.amount)
    plain = isinstance(limit.amount.type, NumberType) and limit.amount.type.is_plain
    gives = "have standing" if limit.standing else "give"
    said = (
        f"each {giver} may {gives} at most {amount}{f' {many}' if plain else ''} in one {humanise(sequence.name)}{when}"
    )
    return say.ended(p, Md(said), limit.label)


def _noted(p: Phrases, sequence: d.Sequence, event: str) -> Md:
    giver = p.marks.to(("kind", sequence.player), p.kind_word(sequence.player))
    return say.sentence_md(Md(f"of each {giver} that has handed in something this is noted: {p.event(event, (None,))}"))


def _stage_title(p: Phrases, stage: d.Stage) -> str:
    title = p.words(stage.label)
    return f"Step {stage.number}: {title}" if title else f"Step {stage.number}"


def _about_stage(p: Phrases, sequence: d.Sequence, stage: d.Stage) -> list[Md]:
    done = [say.sentence_md(f"this step is done{under(p, stage.when)}")] if stage.when is not None else []
    return [*step_origin(p, sequence.name, stage.number), *done, *(p.words(w) for w in stage.about)]


def _stage(context: Context, p: Phrases, sequence: d.Sequence, stage: d.Stage) -> Md:
    items: list[Md] = []
    for item in stage.items:
        if isinstance(item, d.LinesOf):
            said, _ = p.among(item.variable, item.source, item.where, "those")
            known = "they have seen what has happened so far"
            items.append(say.sentence_md(f"lines for this step and those behind it are due from {said}: {known}"))
        elif isinstance(item, d.ActsOf):
            items.append(_acts(context, p, item))
        elif item.variable is not None and item.source is not None:
            said, within = p.among(item.variable, item.source, item.where, "each")
            order = order_words(within, item.ordering, item.variable) if item.ordering is not None else ""
            tail = f" ({order})" if order else ""
            items.append(say.sentence_md(f"{said}{tail}: {running(within, item.process, item.arguments)}"))
        else:
            items.append(say.sentence_md(running(p, item.process, item.arguments)))
    return headed(
        _stage_title(p, stage),
        *_about_stage(p, sequence, stage),
        points(items or [Md("Nothing that is carried out by these rules so far.")]),
        source(say.cite_words(p, stage.cites)) if stage.cites != sequence.cites else NOTHING,
    )


def _acts(context: Context, p: Phrases, item: d.ActsOf) -> Md:
    """Phrase the acts of a step by their titles."""
    model = context.model
    found = [
        record
        for kind in item.kinds
        for record in model.records.get(kind, ())
        if record.number is not None
        and any(low <= record.number <= high for low, high in item.ranges)
        and context.act_of(record) is not None
    ]
    spans = joined([str(low) if low == high else f"{low} to {high}" for low, high in item.ranges])
    many = listed([p.marks.to(("kind", kind), humanise(model.kinds[kind].plural)) for kind in item.kinds])
    found.sort(key=lambda record: record.number or 0)
    links = [p.marks.to(record_ref(record), f"{record.number} {record.title}") for record in found]
    return say.sentence_md(f"{upper_first(many)} {spans}{f', by number: {listed(links)}' if links else ''}")


def state_page(context: Context, state: d.State) -> str:
    """Return the page of the world's own fields."""
    p = context.phrases(STATE)
    rows = [
        (
            p.marks.text(upper_first(p.state_noun(field.name))),
            p.type_words(field.type),
            _begins(p, field),
            seen_words(p, field.seen, ""),
        )
        for field in state.fields
    ]
    heads = ["What", "What it holds", "At the start"]
    heads += ["Who sees it"] if any(field.seen is not None for field in state.fields) else []
    label = p.words(state.label)
    return page_of(
        context.crumbs(STATE, last="The game's state"),
        Md("The game's state"),
        say.sentence_md(label) if label else NOTHING,
        *context.about(state, p),
        table(heads, rows, bare=True),
        source(say.cite_words(p, state.cites)),
    )


def _begins(p: Phrases, field: FieldOf) -> Md:
    if field.default is not None:
        return p.measured(e.StateRef(field.name, type=field.type, span=field.span), field.default)
    return Md("none") if isinstance(field.type, OptionalType) else Md("must be given")


def variant_page(context: Context, variant: d.Variant) -> str:
    """Return the page of a variant: its changes and prohibitions."""
    _, page, p = context.opened(variant)
    forbids: list[Md] = []
    for forbid in variant.forbids:
        links = [p.marks.to(("record", f"{forbid.kind}/{key}"), _entry_title(context.model, forbid.kind, key))
                 for key in forbid.keys]  # fmt: skip
        why = p.words(forbid.label)
        forbids.append(Md(sentence(f"{joined(links)}{f' ({why})' if why else ''}")))
    touches = [line for name in variant.touched for line in _touches(context, variant, name, page)]
    return context.page(
        p,
        variant,
        Md("A variant: it counts only in games that are started with it."),
        *context.about(variant, p),
        section("What it changes", points(touches)),
        section("What it forbids", points(forbids)),
        section("What it does to the turn", points(_varied(p, one) for one in variant.steps)),
        Md("\n".join(_apart(context, p, variant, page))),
    )


def _varied(p: Phrases, one: d.StepOf) -> Md:
    """Phrase the change of a variant to a step of a sequence."""
    where = p.marks.to(("sequence", one.sequence), titled(one.sequence))
    does = {"after": "puts in", "override": "has another", "forbid": "leaves out"}[one.verb]
    why = f" ({p.words(one.label)})" if one.label is not None else ""
    return say.sentence_md(f"{does} step {one.number} of {where}{why}")


def _apart(context: Context, p: Phrases, variant: d.Variant, page: str) -> tuple[Md, ...]:
    """Phrase the variants that exclude this one: first as stated here, then as stated by others."""
    found: list[Md] = []
    said: list[str] = []
    for line in variant.apart:
        links = joined([context.link(("variant", name), page) for name in line.names], "or")
        why = f" ({p.words(line.label)})" if line.label is not None else ""
        found.append(say.sentence_md(f"it is not played together with {links}{why}"))
        said += line.names
    others = [name for name in variant.excludes if name not in said]
    links = joined([context.link(("variant", name), page) for name in others], "or")
    return (*found, *((say.sentence_md(f"it is not played together with {links}"),) if others else ()))


def _touches(context: Context, variant: d.Variant, name: str, page: str) -> tuple[Md, ...]:
    """Return a line for each clause of a function, or of an act (`order 12`), that depends on the variant."""
    word, _, key = name.partition(" ")
    kind = next((kind for kind in context.model.kinds.values() if key and kind.word == word), None)
    for record in context.model.records[kind.name] if kind is not None else ():
        if key in (record.name, str(record.number)):
            link = context.link(("record", f"{record.kind}/{record.name}"), page)
            act = context.deeds.acts[record.kind, record.name]
            return tuple(_touches_act(context, variant, act, link, page)) or (link,)
    function = context.model.function(name)
    link = context.link(("function", name), page)
    p = context.phrases(page, tuple(each.name for each in function.parameters))
    lines = [clause_sentence(p, function, one) for one in _played(function, variant.name)]
    return tuple(Md(f"{link}: {line}") for line in lines) or (link,)


def _touches_act(context: Context, variant: d.Variant, act: d.Act, link: Md, page: str) -> Iterator[Md]:
    """Yield the changes that a variant makes to an act: costs, additional needs and lifted needs."""
    p = context.phrases(page, tuple(each.name for each in act.parameters))
    costs = [part.name for cost in act.costs for part in e.walk(cost.amount) if isinstance(part, e.CallTo)]
    for name in dict.fromkeys(costs):
        function = context.model.function(name)
        said = context.phrases(page, tuple(each.name for each in function.parameters))
        for one in _played(function, variant.name):
            yield Md(f"What {link} costs: {clause_sentence(said, function, one)}")
    for need in act.needs:
        brought = next((test for test in (need.when, need.origin.when) if _asks(test, variant.name)), None)
        if brought is not None:
            when = _without(brought, variant.name)
            only = f" when {p.clause(when)}" if when is not None else ""
            yield Md(f"{link} needs also: {p.clause(need.test)}{only}; otherwise: {p.words(need.sentence)}")
        for waiver in need.waivers:
            if _asks(waiver.origin.when, variant.name):
                when = _without(waiver.origin.when, variant.name)
                only = f" when {p.clause(when)}" if when is not None else ""
                why = f" ({p.words(waiver.label)})" if waiver.label is not None else ""
                yield Md(f"{link} does not need{only}: {p.clause(need.test)}{why}")


def _played(function: Function, variant: str) -> Iterator[Contribution | Case | Need]:
    """Yield the clauses that depend on a variant, with that condition removed."""
    for _, clause in clauses(function):
        own = clause.test if isinstance(clause, Case) else clause.when
        if _asks(own, variant):
            rest = _without(own, variant)
            yield replace(clause, test=rest) if isinstance(clause, Case) else replace(clause, when=rest)
        elif _asks(clause.origin.when, variant):
            yield replace(clause, origin=replace(clause.origin, when=_without(clause.origin.when, variant)))


def _asks(test: e.Expr | None, variant: str) -> bool:
    return any(isinstance(one, e.VariantOn) and one.name == variant for one in e.conjuncts(test))


def _without(test: e.Expr | None, variant: str) -> e.Expr | None:
    return e.all_of(tuple(one for one in e.conjuncts(test) if not _asks(one, variant)))


def _entry_title(model: Model, kind: str, key: str) -> str:
    record = model.record(kind, key)
    return f"{record.number} {record.title}" if record.number is not None else record.title
