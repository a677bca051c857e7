"""Puts together what happens: the part of the model that a pack without it does not have."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.records import replace
from rulec.sema import deeds as m
from rulec.sema.bodies.acts import Acts
from rulec.sema.bodies.clauses import Body
from rulec.sema.bodies.notation import read_spellings
from rulec.sema.bodies.processes import events, processes, upons
from rulec.sema.bodies.sequences import Plays
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.desugar.machines import machines
from rulec.sema.summaries.effects import with_throws


def read_deeds(
    context: Context, held: Held, state: m.State | None, acts: Acts, bodies: Mapping[str, Body]
) -> m.Deeds | None:
    """All of what happens; None for a pack that only reckons. `bodies`: those of its functions."""
    plays = Plays(context, held, acts)
    changing, first = machines(context)
    done = acts.finish(bodies)
    found = m.Deeds(
        state=state,
        events=events(context),
        processes=processes(context, held),
        upons=(*first, *upons(context, held)),
        acts=done,
        sequences=plays.sequences(),
        variants=plays.variants(),
        machines=changing,
        spellings=read_spellings(context, done.values()),
    )
    return with_throws(found) if found else None


def with_examples(
    deeds: m.Deeds | None, of_block: Mapping[str, tuple[str, ...]], doings: Mapping[str, m.Doing]
) -> m.Deeds | None:
    """The same with the examples of each process and act, and with what examples do."""
    if deeds is None:
        return m.Deeds(doings=dict(doings)) if doings else None
    return replace(
        deeds,
        processes={n: replace(p, examples=of_block.get(n, ())) for n, p in deeds.processes.items()},
        acts={
            key: replace(act, examples=of_block.get(":".join(act.name.split(" ", 1)), ()))
            for key, act in deeds.acts.items()
        },
        doings=dict(doings),
    )
