"""The page of a machine: a table of what each state becomes by each event."""

from __future__ import annotations

from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref
from rulec.backends.reference.page_writer import NOTHING, foot, page_of, table
from rulec.backends.reference.views.processes import lettered
from rulec.backends.reference.views.visibility import away_words
from rulec.base.types import EnumType
from rulec.sema import deeds as d
from rulec.sema import expr as e

STAYS = Md("—")
UNKNOWN = Md("the rules do not say: it is refused")


def machine_page(context: Context, machine: d.Machine) -> str:
    """A machine's page: how a field changes."""
    ref: Ref = ("machine", machine.name)
    page = context.site.page(ref)
    p = context.phrases(page)
    label = p.words(machine.label).strip()
    members = context.model.enums[machine.enum].members
    of = EnumType(machine.enum, context.model.enums[machine.enum].ordered)
    columns = [(_phrases(context, page, one), one) for one in machine.events]
    rows = [
        (
            p.noun(e.MemberLit(machine.enum, member.name, at, type=of, span=machine.span)),
            *(_cell(within, one, member.name) for within, one in columns),
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
        table((upper_first(noun), *(_head(within, one) for within, one in columns)), rows, bare=True),
        *away_words(p, machine.gives_away),
        foot(context.rulings_of(ref, page)),
    )


def _phrases(context: Context, page: str, one: d.MachineOn) -> Phrases:
    """A speaker that knows what an event's block binds."""
    p = context.phrases(page, tuple(name for name in one.names if name is not None))
    return lettered(p, context.deeds.events[one.event], one.names)


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
