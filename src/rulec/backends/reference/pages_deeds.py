"""The pages of what happens; none for a pack that only reckons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import EVENTS, STATE
from rulec.backends.reference.page_writer import render
from rulec.backends.reference.views.machines import machine_view
from rulec.backends.reference.views.processes import events_view, process_view, sequence_view, state_view
from rulec.backends.reference.views.variant_pages import variant_view
from rulec.sema.deeds import Deeds, Machine, State


def deed_makers(context: Context) -> Iterator[tuple[str, Callable[[], str]]]:
    """Processes, events, sequences, state and variants: paths, and what makes the pages."""
    deeds, site = context.model.deeds, context.site
    if deeds is None:
        return
    for name in deeds.processes:
        yield site.page(("process", name)), partial(_process, context, deeds, name)
    for name in deeds.sequences:
        yield site.page(("sequence", name)), partial(_sequence, context, deeds, name)
    for name in deeds.variants:
        yield site.page(("variant", name)), partial(_variant, context, deeds, name)
    for machine in deeds.machines:
        yield site.page(("machine", machine.name)), partial(_machine, context, machine)
    if deeds.events:
        yield EVENTS, partial(_events, context)
    if deeds.state is not None:
        yield STATE, partial(_state, context, deeds.state)


def _process(context: Context, deeds: Deeds, name: str) -> str:
    return render("process", view=process_view(context, deeds.processes[name]))


def _sequence(context: Context, deeds: Deeds, name: str) -> str:
    return render("sequence", view=sequence_view(context, deeds.sequences[name]))


def _variant(context: Context, deeds: Deeds, name: str) -> str:
    return render("variant", view=variant_view(context, deeds.variants[name]))


def _machine(context: Context, machine: Machine) -> str:
    return render("machine", view=machine_view(context, machine))


def _events(context: Context) -> str:
    return render("events", view=events_view(context), crumbs=context.crumbs(EVENTS, last="Events"))


def _state(context: Context, state: State) -> str:
    return render("state", view=state_view(context, state))
