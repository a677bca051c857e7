"""What statements, acts and sequences use, for the links between pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulec.backends.reference.site import Ref
from rulec.base.records import dataclass, field
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.deed_walk import act_expressions, expressions, ordered, sequence_expressions, texts, walk
from rulec.sema.model import Cite, Declared, HolePart, Need, Words


@dataclass(slots=True)
class Used:
    """What one thing reads, runs and notes, and which places it cites."""

    nodes: list[e.Expr] = field(default_factory=list)
    refs: list[Ref] = field(default_factory=list)
    noted: list[Ref] = field(default_factory=list)
    cites: tuple[Cite, ...] = ()


def deed_uses(deeds: d.Deeds) -> Iterator[tuple[Ref, Used]]:
    """Everything that happens, with what it uses; what follows upon an event belongs to the event."""
    for process in deeds.processes.values():
        used = _body(deeds, process.body, process)
        used.cites = (*used.cites, *(c for away in process.gives_away for c in away.cites))
        yield ("process", process.name), used
    for upon in deeds.upons:
        used = _body(deeds, upon.body, upon)
        used.nodes += [upon.when] if upon.when is not None else []
        used.cites = (*used.cites, *(c for away in upon.gives_away for c in away.cites))
        if upon.machine:
            used.refs.append(("event", upon.event))
            yield ("machine", upon.machine), used
        else:
            yield ("event", upon.event), used
    for event in deeds.events.values():
        yield ("event", event.name), Used(nodes=_holes([event.label]), cites=event.cites)
    for act in deeds.acts.values():
        used = _body(deeds, act.body, act)
        used.nodes += [*act_expressions(act)]
        needs: tuple[Need, ...] = (*act.opens, *act.needs)
        used.nodes += _holes([need.sentence for need in needs])
        used.cites = (*act.cites, *(c for cost in act.costs for c in cost.cites), *(c for n in needs for c in n.cites))
        used.cites += tuple(c for need in needs for waiver in need.waivers for c in waiver.cites)
        used.cites += tuple(c for away in act.gives_away for c in away.cites)
        yield ("record", f"{act.kind}/{act.key}"), used
    for sequence in deeds.sequences.values():
        used = Used(nodes=[*sequence_expressions(sequence)], cites=sequence.cites)
        for stage in sequence.stages:
            used.cites = (*used.cites, *stage.cites)
            used.nodes += _holes([stage.label, *stage.about])
            used.refs += [("process", item.process) for item in stage.items if isinstance(item, d.RunEach)]
        yield ("sequence", sequence.name), used
    if deeds.state is not None:
        yield ("page", "state"), Used(nodes=_holes([deeds.state.label]), cites=deeds.state.cites)
    for variant in deeds.variants.values():
        refs: list[Ref] = [("record", f"{one.kind}/{key}") for one in variant.forbids for key in one.keys]
        yield ("variant", variant.name), Used(refs=refs, cites=variant.cites)


def _body(deeds: d.Deeds, body: tuple[d.Statement, ...], declared: Declared) -> Used:
    used = Used(nodes=_holes([declared.label, *declared.about]), cites=declared.cites)
    for stmt in walk(body):
        match stmt:
            case d.ThrowAs(value=e.CallTo(name=name, arguments=arguments)) if name in deeds.processes:
                used.nodes += arguments
            case _:
                used.nodes += expressions(stmt)
        used.nodes += _holes(texts(stmt))
        match stmt:
            case d.Run(process=process):
                used.refs.append(("process", process))
            case d.Weigh(solve=solve):
                used.refs.append(("solve", solve))
            case d.NoteEvent(event=event):
                used.noted.append(("event", event))
            case d.Loop(ordering=ordering) | d.Choose(ordering=ordering):
                used.nodes += ordered(ordering)
            case d.ThrowAs(value=e.CallTo(name=name)) if name in deeds.processes:
                used.refs.append(("process", name))
            case _:
                continue
    return used


def _holes(found: Iterable[Words | None]) -> list[e.Expr]:
    return [p.value for text in found if text is not None for p in text.parts if isinstance(p, HolePart)]
