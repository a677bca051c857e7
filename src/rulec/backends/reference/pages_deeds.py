"""The pages of what happens; none for a pack that only reckons."""

from __future__ import annotations

from rulec.backends.reference import view_deeds as views
from rulec.backends.reference.context import Context
from rulec.backends.reference.render import render
from rulec.backends.reference.site import EVENTS, STATE
from rulec.backends.reference.view_machine import machine_view


def deed_pages(context: Context) -> dict[str, str]:
    """Processes, events, sequences, state and variants by path."""
    deeds, site = context.model.deeds, context.site
    if deeds is None:
        return {}
    pages: dict[str, str] = {}
    for process in deeds.processes.values():
        pages[site.page(("process", process.name))] = render("process", view=views.process_view(context, process))
    for sequence in deeds.sequences.values():
        pages[site.page(("sequence", sequence.name))] = render("sequence", view=views.sequence_view(context, sequence))
    for variant in deeds.variants.values():
        pages[site.page(("variant", variant.name))] = render("variant", view=views.variant_view(context, variant))
    for machine in deeds.machines:
        pages[site.page(("machine", machine.name))] = render("machine", view=machine_view(context, machine))
    if deeds.events:
        crumbs = context.crumbs(EVENTS, last="Events")
        pages[EVENTS] = render("events", view=views.events_view(context), crumbs=crumbs)
    if deeds.state is not None:
        pages[STATE] = render("state", view=views.state_view(context, deeds.state))
    return pages
