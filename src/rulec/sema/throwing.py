"""What runs what, and through it what throws dice: processes, what follows upon events, acts."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.records import replace
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.deed_walk import walk


def runs(body: tuple[m.Statement, ...], upons: tuple[m.Upon, ...]) -> tuple[str, ...]:
    """The processes that lines run, and the triggers that follow upon what they note, each once, in written order."""
    found: dict[str, None] = {}
    for stmt in walk(body):
        match stmt:
            case m.Run(process=name) | m.ThrowAs(value=t.CallTo(name=name)):
                found[name] = None
            case m.NoteEvent(event=event):
                found.update(dict.fromkeys(upon.name for upon in upons if upon.event == event))
            case _:
                pass
    return tuple(found)


def with_throws(deeds: m.Deeds) -> m.Deeds:
    """The same, where each process, trigger and act says whether it, or one that it runs, throws."""
    bodies: dict[str, tuple[m.Statement, ...]] = {p.name: p.body for p in deeds.processes.values()}
    bodies.update((upon.name, upon.body) for upon in deeds.upons)
    bodies.update((act.name, act.body) for act in deeds.acts.values())
    calls = {name: runs(body, deeds.upons) for name, body in bodies.items()}
    throwing = {name for name, body in bodies.items() if _throws(body, deeds.processes)}
    grown = True
    while grown:
        more = {name for name, called in calls.items() if name not in throwing and throwing.intersection(called)}
        grown = bool(more)
        throwing |= more
    return replace(
        deeds,
        processes={n: replace(p, throws=n in throwing) for n, p in deeds.processes.items()},
        upons=tuple(replace(upon, throws=upon.name in throwing) for upon in deeds.upons),
        acts={key: replace(act, throws=act.name in throwing) for key, act in deeds.acts.items()},
    )


def _throws(body: tuple[m.Statement, ...], processes: Mapping[str, m.Process]) -> bool:
    for stmt in walk(body):
        match stmt:
            case m.Chance() | m.Shuffle():
                return True
            case m.ThrowAs(value=value):
                if not isinstance(value, t.CallTo) or value.name not in processes:
                    return True
            case m.Loop(ordering=ordering) | m.Choose(ordering=ordering):
                if ordering.shuffled:
                    return True
            case _:
                pass
    return False
