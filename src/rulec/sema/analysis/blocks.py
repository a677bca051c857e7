"""Bodies of lines as they are gone through for what they tell."""

from __future__ import annotations

from rulec.base.records import dataclass, field
from rulec.sema import deeds as m
from rulec.sema import expr as e
from rulec.sema.analysis.flow.flow_facts import Sources, Term
from rulec.sema.model import Away, Parameter


@dataclass(frozen=True)
class Block:
    """A body of lines: of a process, of what follows upon an event, or of an act."""

    name: str
    parameters: tuple[Parameter, ...]
    body: tuple[m.Statement, ...]
    gives_away: tuple[Away, ...]
    when: e.Expr | None = None
    act: m.Act | None = None


def running(item: m.RunEach) -> m.Statement:
    """A line of a sequence as a line of a block."""
    run = m.Run(item.process, item.arguments, span=item.span)
    if item.variable is None or item.source is None or item.type is None:
        return run
    ordering = item.ordering or m.Ordering(span=item.span)
    return m.Loop(item.variable, item.type, item.source, item.where, ordering, False, (run,), span=item.span)


@dataclass
class Walk:
    """One block as it is gone through."""

    block: Block
    player: Term | None
    away: frozenset[tuple[str, str]]
    used: set[tuple[str, str]] = field(default_factory=set)
    ends: Sources = ()  # on what it hangs that the lines below are reached
