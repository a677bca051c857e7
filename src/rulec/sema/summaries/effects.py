"""Effects of statements: what a line changes, runs, throws, asks and tells, by itself and by all that it runs.

`of` names the effects of one line, for every class of statements. Everything else that asks what lines do is derived
from it: whether a body changes or throws, which processes it runs, which fields all of that may change. What a line
reads is derived from its fields (`uses.values`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import assert_never

from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.types import KindType
from rulec.sema import deeds as m
from rulec.sema.summaries.call_graph import reaching
from rulec.sema.summaries.walks import blocks, walk
from rulec.sema.typing.assignability import without_none

Body = tuple[m.Statement, ...]


@dataclass(frozen=True, slots=True)
class Effects:
    """Effects of one line. The lines of its blocks have their own.

    `binds` is a name that the lines below it may read, `writes` the field that it changes, `moves` the kind of
    which a thing comes into play or leaves it; `runs` a process and `notes` an event, whose effects come on top;
    `adjusts` the throw that a window changes. `ends`: no line below it is reached; `parts`: it ends its block where all
    its blocks end.
    """

    binds: str = ""
    writes: m.Place | None = None
    moves: str | None = None
    runs: str = ""
    notes: str = ""
    adjusts: str = ""
    throws: bool = False
    asks: bool = False
    tells: bool = False
    ends: bool = False
    parts: bool = False

    @property
    def changes(self) -> bool:
        """True where anything in play may change."""
        return self.writes is not None or self.moves is not None or bool(self.runs or self.notes)


NONE = Effects()


def of(stmt: m.Statement) -> Effects:
    """Return the effects of a line itself."""
    match stmt:
        case m.Let(name=name):
            return Effects(binds=name)
        case m.ThrowAs(name=name):
            return Effects(binds=name, throws=True)
        case m.RunAs(name=name, value=call):
            return Effects(binds=name, runs=call.name)
        case m.Change(place=place):
            return Effects(writes=place)
        case m.Create(value=made, name=called):
            return Effects(binds=called or "", moves=made.kind)
        case m.Remove(value=value):
            kind = without_none(value.type)
            return Effects(moves=kind.name if isinstance(kind, KindType) else "")
        case m.If() | m.AtOnce():
            return Effects(parts=True)
        case m.Loop(ordering=ordering):
            return Effects(throws=ordering.shuffled)
        case m.Choose(ordering=ordering):
            return Effects(throws=ordering.shuffled, parts=True)
        case m.Shuffle(place=place):
            return Effects(writes=place, throws=True)
        case m.Draw(place=place):
            return Effects(writes=place, parts=True)
        case m.Chance(outcomes=outcomes):
            return Effects(throws=True, parts={o.success for o in outcomes if o.by is None} == {True, False})
        case m.Run(process=process):
            return Effects(runs=process)
        case m.NoteEvent(event=event):
            return Effects(notes=event)
        case m.Tell() | m.Reveal() | m.EndGame():
            return Effects(tells=True)
        case m.Ask(name=name):
            return Effects(binds=name, asks=True, tells=True)
        case m.Adjust(name=name):
            return Effects(adjusts=name, tells=True)
        case m.Finish() | m.Fail():
            return Effects(ends=True)
        case m.Weigh():
            return NONE
        case _:
            assert_never(stmt)


# ---- bodies ------------------------------------------------------------------------------------
def changes(body: Body) -> bool:
    """Return whether lines change anything, by themselves or by what they run."""
    return any(done.changes or done.adjusts for done in map(of, walk(body)))


def draws(body: Body) -> bool:
    """Return whether lines throw, draw lots or ask a player, by themselves."""
    return any(done.throws or done.asks for done in map(of, walk(body)))


def ends(body: Body) -> bool:
    """Return whether no line behind a block is reached."""
    if not body:
        return False
    done = of(body[-1])
    return done.ends or (done.parts and all(map(ends, blocks(body[-1]))))


def runs(body: Body, upons: tuple[m.Upon, ...]) -> dict[str, Span]:
    """Return the processes that lines run, and the triggers of the events that they note, each with the first place,
    in written order."""
    found: dict[str, Span] = {}
    for stmt in walk(body):
        done = of(stmt)
        if done.runs:
            found.setdefault(done.runs, stmt.span)
        for upon in upons if done.notes else ():
            if upon.event == done.notes:
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


def changed_fields(deeds: m.Deeds) -> Callable[[Body], frozenset[str]]:
    """Return what tells of lines the names of the fields that they may change, with all that they run."""
    known: dict[str, frozenset[str]] = {}
    bodies = {upon.name: upon.body for upon in deeds.upons} | {p.name: p.body for p in deeds.processes.values()}

    def written(lines: Iterable[m.Statement]) -> frozenset[str]:
        return frozenset(done.writes.name for done in map(of, lines) if done.writes is not None)

    def changed(body: Body) -> frozenset[str]:
        for name in runs(body, deeds.upons):
            if name not in known:
                known[name] = written(reached(bodies.get(name, ()), deeds))
        return written(walk(body)).union(*(known[name] for name in runs(body, deeds.upons)))

    return changed


def throws(body: Body, deeds: m.Deeds) -> bool:
    """Return whether lines, or what they run, throw dice."""
    return any(done.throws for done in map(of, reached(body, deeds)))


def with_throws(deeds: m.Deeds) -> m.Deeds:
    """The same, where each process, trigger and act says whether it, or one that it runs, throws."""
    bodies: dict[str, Body] = {p.name: p.body for p in deeds.processes.values()}
    bodies.update((upon.name, upon.body) for upon in deeds.upons)
    bodies.update((act.name, act.body) for act in deeds.acts.values())
    calls = {name: runs(body, deeds.upons) for name, body in bodies.items()}
    own = (name for name, body in bodies.items() if any(done.throws for done in map(of, walk(body))))
    throwing = reaching(calls, own)
    return replace(
        deeds,
        processes={n: replace(p, throws=n in throwing) for n, p in deeds.processes.items()},
        upons=tuple(replace(upon, throws=upon.name in throwing) for upon in deeds.upons),
        acts={key: replace(act, throws=act.name in throwing) for key, act in deeds.acts.items()},
    )
