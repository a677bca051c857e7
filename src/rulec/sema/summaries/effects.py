"""Effects of statements: changes, runs, throws, questions and messages, direct or through calls.

`of` returns the direct effects of one statement, for every class of statements. All other questions are derived from
it: whether a body changes or throws, the processes it runs, the fields it may change. The reads of a statement are
derived from its fields (`uses.values`).
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
    """Direct effects of one statement. The statements of its blocks have their own.

    - `binds`: a name that later statements may read
    - `writes`: the field that it changes
    - `moves`: the kind of a thing that comes into play or leaves it
    - `runs`, `notes`: a process and an event, whose effects are added
    - `adjusts`: the throw that a window changes
    - `ends`: no later statement is reached
    - `parts`: it ends its block if all its own blocks end
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
        """True if anything in play may change."""
        return self.writes is not None or self.moves is not None or bool(self.runs or self.notes)


NONE = Effects()


def of(stmt: m.Statement) -> Effects:
    """Return the direct effects of a statement."""
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


def changes(body: Body) -> bool:
    """Return whether a body changes anything, directly or through calls."""
    return any(done.changes or done.adjusts for done in map(of, walk(body)))


def draws(body: Body) -> bool:
    """Return whether a body throws, draws lots or asks a player, directly."""
    return any(done.throws or done.asks for done in map(of, walk(body)))


def ends(body: Body) -> bool:
    """Return whether no statement after a block is reached."""
    if not body:
        return False
    done = of(body[-1])
    return done.ends or (done.parts and all(map(ends, blocks(body[-1]))))


def runs(body: Body, upons: tuple[m.Upon, ...]) -> dict[str, Span]:
    """Return the processes that a body runs and the triggers of the events that it notes, in written order, each with
    its first place.
    """
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
    """Yield every statement of a body and of all that it runs, each once."""
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
    """Return a function from a body to the names of the fields that it may change, directly or through calls."""
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
    """Return whether a body throws dice, directly or through calls."""
    return any(done.throws for done in map(of, reached(body, deeds)))


def with_throws(deeds: m.Deeds) -> m.Deeds:
    """Return a copy with `throws` set on each process, trigger and act that throws, directly or through calls."""
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
