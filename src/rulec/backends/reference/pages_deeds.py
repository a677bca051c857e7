"""The pages of what happens; none for a pack that only reckons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rulec.backends.reference import view_deeds as views
from rulec.backends.reference.context import Context
from rulec.backends.reference.render import render
from rulec.backends.reference.site import EVENTS, STATE
from rulec.backends.reference.view_machine import machine_view
from rulec.sema.deeds import Machine, Process, Sequence, State, Variant


def deed_makers(context: Context) -> Iterator[tuple[str, Callable[[], str]]]:
    """Processes, events, sequences, state and variants: paths, and what makes the pages."""
    deeds, site = context.model.deeds, context.site
    if deeds is None:
        return
    for process in deeds.processes.values():
        yield site.page(("process", process.name)), partial(_process, context, process)
    for sequence in deeds.sequences.values():
        yield site.page(("sequence", sequence.name)), partial(_sequence, context, sequence)
    for variant in deeds.variants.values():
        yield site.page(("variant", variant.name)), partial(_variant, context, variant)
    for machine in deeds.machines:
        yield site.page(("machine", machine.name)), partial(_machine, context, machine)
    if deeds.events:
        yield EVENTS, partial(_events, context)
    if deeds.state is not None:
        yield STATE, partial(_state, context, deeds.state)


def _process(context: Context, process: Process) -> str:
    return render("process", view=views.process_view(context, process))


def _sequence(context: Context, sequence: Sequence) -> str:
    return render("sequence", view=views.sequence_view(context, sequence))


def _variant(context: Context, variant: Variant) -> str:
    return render("variant", view=views.variant_view(context, variant))


def _machine(context: Context, machine: Machine) -> str:
    return render("machine", view=machine_view(context, machine))


def _events(context: Context) -> str:
    return render("events", view=views.events_view(context), crumbs=context.crumbs(EVENTS, last="Events"))


def _state(context: Context, state: State) -> str:
    return render("state", view=views.state_view(context, state))
