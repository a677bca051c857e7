"""Puts together what happens: the part of the model that a pack without it does not have."""

from __future__ import annotations

from rulec.sema import deeds as m
from rulec.sema.context import Context
from rulec.sema.happenings import events, processes, upons
from rulec.sema.held import Held
from rulec.sema.throwing import with_throws


def read_deeds(context: Context, held: Held, state: m.State | None) -> m.Deeds | None:
    """All of what happens; None for a pack that only reckons and looks at nothing in play."""
    found = m.Deeds(
        state=state,
        events=events(context),
        processes=processes(context, held),
        upons=upons(context, held),
    )
    if not found and not context.symbols.worldly:
        return None
    return with_throws(found)
