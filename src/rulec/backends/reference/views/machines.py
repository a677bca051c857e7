"""The page of a machine: a table of what each state becomes by each event."""

from __future__ import annotations

from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref
from rulec.backends.reference.views.book.examples import ExampleView
from rulec.backends.reference.views.processes import lettered
from rulec.backends.reference.views.visibility import away_words
from rulec.base.records import dataclass
from rulec.base.types import EnumType
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.model import Model

STAYS = Md("—")
UNKNOWN = Md("the rules do not say: it is refused")


@dataclass(frozen=True, slots=True)
class MachineRow:
    """A state, and what it becomes in each column."""

    state: Md
    cells: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class MachineView:
    """How a field changes."""

    crumbs: Md
    title: Md
    label: Md
    intro: Md
    about: tuple[Md, ...]
    heads: tuple[Md, ...]
    rows: tuple[MachineRow, ...]
    away: tuple[Md, ...]
    rulings: tuple[Md, ...]
    cites: Md
    examples: tuple[ExampleView, ...] = ()  # the foot of a page asks for them


def machine_view(context: Context, machine: d.Machine) -> MachineView:
    """Everything that a machine's page says."""
    ref: Ref = ("machine", machine.name)
    page = context.site.page(ref)
    p = context.phrases(page)
    label = p.words(machine.label).strip()
    members = context.model.enums[machine.enum].members
    of = EnumType(machine.enum, context.model.enums[machine.enum].ordered)
    columns = [_phrases(context, page, one) for one in machine.events]
    heads = tuple(_head(within, one) for within, one in zip(columns, machine.events, strict=True))
    rows = [
        MachineRow(
            p.noun(e.MemberLit(machine.enum, member.name, at, type=of, span=machine.span)),
            tuple(_cell(within, one, member.name) for within, one in zip(columns, machine.events, strict=True)),
        )
        for at, member in enumerate(members)
    ]
    kind = p.marks.to(("kind", machine.kind), p.kind_word(machine.kind))
    noun = p.marks.text(p.field_noun(machine.kind, machine.field))
    stays = "" if machine.complete else f"; “{STAYS}” means that it stays as it is"
    first = "The first column that fits counts"
    shown = f"what the {noun} of {p.with_article(p.kind_word(machine.kind)).split(' ')[0]} {kind} becomes"
    cites = list(dict.fromkeys((*machine.cites, *(cite for one in machine.events for cite in one.cites))))
    return MachineView(
        crumbs=context.crumbs(page, context.chapter(machine.module), last=title(machine)),
        title=p.marks.text(title(machine)),
        label=say.sentence_md(label) if label else Md(""),
        intro=say.sentence_md(f"The table says {shown} when something happens{stays}. {first}"),
        about=context.about(machine, p),
        heads=(Md(upper_first(noun)), *heads),
        rows=tuple(rows),
        away=away_words(p, machine.gives_away),
        rulings=context.ruling_notes([name for _, name in context.uses.of(ref, "ruling")], page),
        cites=say.cite_words(p, tuple(cites), rulings_too=False),
    )


def title(machine: d.Machine) -> str:
    """The heading of a machine's page."""
    return f"{titled(machine.field)} of {humanise(machine.kind)}"


def machines_of(model: Model, kind: str) -> tuple[d.Machine, ...]:
    """The machines that change fields of a kind."""
    deeds = model.deeds
    return tuple(one for one in deeds.machines if one.kind == kind) if deeds is not None else ()


def _phrases(context: Context, page: str, one: d.MachineOn) -> Phrases:
    """A speaker that knows what an event's block binds."""
    p = context.phrases(page, tuple(name for name in one.names if name is not None))
    assert context.model.deeds is not None
    return lettered(p, context.model.deeds.events[one.event], one.names)


def _head(p: Phrases, one: d.MachineOn) -> Md:
    """`Moved (the group), when the level is more than 2`."""
    event = p.marks.to(("event", one.event), titled(one.event))
    label = f": {p.words(one.label).strip()}" if one.label is not None else ""
    when = f", when {p.clause(one.when)}" if one.when is not None else ""
    return Md(f"{event} ({p.variable(one.thing)}){label}{when}")


def _cell(p: Phrases, one: d.MachineOn, member: str) -> Md:
    row = next((row for row in one.rows if member in row.members), None)
    if row is None:
        return STAYS
    said = UNKNOWN if isinstance(row.value, e.UnknownLit) else p.noun(row.value)
    why = f" ({p.words(row.label).strip()})" if row.label is not None else ""
    return Md(f"{said}{why}")
