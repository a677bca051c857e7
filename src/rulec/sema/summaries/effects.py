"""What lines do, themselves and by all that they run: what runs what, and through it what changes, throws and asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.summaries.call_graph import reaching
from rulec.sema.summaries.walks import walk

Body = tuple[m.Statement, ...]


# ---- lines themselves --------------------------------------------------------------------------
def changes(body: Body) -> bool:
    """Whether lines change something, themselves or by what they run."""
    return any(
        isinstance(stmt, m.Change | m.Create | m.Remove | m.Run | m.NoteEvent | m.Shuffle | m.Draw | m.Adjust)
        or (isinstance(stmt, m.ThrowAs) and isinstance(stmt.value, t.CallTo) and stmt.label is None)
        for stmt in walk(body)
    )


def draws(body: Body) -> bool:
    """Whether lines throw or draw lots themselves, or ask somebody."""
    return any(isinstance(stmt, m.ThrowAs | m.Ask) or _throws(stmt, {}) for stmt in walk(body))


def ends(body: Body) -> bool:
    """Whether nothing behind a block is reached."""
    last = body[-1] if body else None
    match last:
        case m.Finish() | m.Fail():
            return True
        case m.If(branches=branches, other=other):
            return ends(other) and all(ends(inner) for _, inner in branches)
        case m.AtOnce(body=inner):
            return ends(inner)
        case m.Choose(body=inner, otherwise=other) | m.Draw(body=inner, otherwise=other):
            return ends(inner) and ends(other)
        case m.Chance(outcomes=outcomes):
            sure = {outcome.success for outcome in outcomes if outcome.by is None}
            return sure == {True, False} and all(ends(outcome.body) for outcome in outcomes)
        case _:
            return False


def _throws(stmt: m.Statement, processes: Mapping[str, m.Process]) -> bool:
    """Whether a line throws dice or draws lots itself."""
    match stmt:
        case m.Chance() | m.Shuffle():
            return True
        case m.ThrowAs(value=value):
            return not isinstance(value, t.CallTo) or value.name not in processes
        case m.Loop(ordering=ordering) | m.Choose(ordering=ordering):
            return ordering.shuffled
        case _:
            return False


# ---- what they run -----------------------------------------------------------------------------
def runs(body: Body, upons: tuple[m.Upon, ...]) -> dict[str, Span]:
    """The processes that lines run, and the triggers that follow upon what they note, each with the first place, in
    written order."""
    found: dict[str, Span] = {}
    for stmt in walk(body):
        match stmt:
            case m.Run(process=name) | m.ThrowAs(value=t.CallTo(name=name)):
                found.setdefault(name, stmt.span)
            case m.NoteEvent(event=event):
                for upon in upons:
                    if upon.event == event:
                        found.setdefault(upon.name, stmt.span)
    return found


def reached(body: Body, deeds: m.Deeds) -> Iterator[m.Statement]:
    """Every line of a body and of all that it runs, each once."""
    bodies = {upon.name: upon.body for upon in deeds.upons}
    todo, seen = [body], set[str]()
    for lines in todo:
        yield from walk(lines)
        for name in runs(lines, deeds.upons):
            if name not in seen:
                seen.add(name)
                process = deeds.processes.get(name)
                todo.append(process.body if process is not None else bodies.get(name, ()))


def changed_fields(body: Body, deeds: m.Deeds) -> frozenset[str]:
    """The fields that lines may change, with all that they run."""
    changing = (m.Change, m.Draw, m.Shuffle)
    return frozenset(stmt.place.name for stmt in reached(body, deeds) if isinstance(stmt, changing))


def throws(body: Body, deeds: m.Deeds) -> bool:
    """Whether lines, or what they run, throw dice."""
    return any(_throws(stmt, deeds.processes) for stmt in reached(body, deeds))


def with_throws(deeds: m.Deeds) -> m.Deeds:
    """The same, where each process, trigger and act says whether it, or one that it runs, throws."""
    bodies: dict[str, Body] = {p.name: p.body for p in deeds.processes.values()}
    bodies.update((upon.name, upon.body) for upon in deeds.upons)
    bodies.update((act.name, act.body) for act in deeds.acts.values())
    calls = {name: runs(body, deeds.upons) for name, body in bodies.items()}
    own = (name for name, body in bodies.items() if any(_throws(stmt, deeds.processes) for stmt in walk(body)))
    throwing = reaching(calls, own)
    return replace(
        deeds,
        processes={n: replace(p, throws=n in throwing) for n, p in deeds.processes.items()},
        upons=tuple(replace(upon, throws=upon.name in throwing) for upon in deeds.upons),
        acts={key: replace(act, throws=act.name in throwing) for key, act in deeds.acts.items()},
    )
