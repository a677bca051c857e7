"""Texts that players give and that become the name of a thing: the parameters of acts from which they come.

A text goes from a parameter into a field, a local, what a process or a trigger is handed, and what a process answers.
Any mention in a value counts: more is taken for a name than need be, never less.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from rulec.base.types import TextType
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.model import Model
from rulec.sema.summaries.call_graph import reaching
from rulec.sema.summaries.walks import walk
from rulec.sema.typing.names import inner

Spot = tuple[str, str]
"""A parameter or local of a block, a field of a kind, or (without a name) the answer of a process."""


def naming(model: Model) -> frozenset[Spot]:
    """Return act and parameter of each text that may become a name by which players know a thing."""
    known = {
        (field.owner, field.name)
        for kind in model.kinds.values()
        for field in kind.fields
        if field.name in (kind.known_as, *kind.also_known)
    }
    if not any(isinstance(inner(p.type), TextType) for act in model.all_deeds.acts.values() for p in act.parameters):
        return frozenset()
    goes: defaultdict[str, set[str]] = defaultdict(set)
    for source, target in _ways(model):
        goes[_word(source)].add(_word(target))
    found = reaching(goes, map(_word, known))
    acts = model.all_deeds.acts.values()
    return frozenset(
        (act.name, p.name)
        for act in acts
        for p in act.parameters
        if isinstance(inner(p.type), TextType) and _word((act.name, p.name)) in found
    )


def _word(spot: Spot) -> str:
    return "\0".join(spot)


def _ways(model: Model) -> Iterator[tuple[Spot, Spot]]:
    """From where to where texts go."""
    deeds = model.all_deeds
    owners = {(kind.name, field.name): field.owner for kind in model.kinds.values() for field in kind.fields}
    blocks: tuple[d.Process | d.Upon | d.Act, ...] = (*deeds.processes.values(), *deeds.upons, *deeds.acts.values())
    for block in blocks:
        for stmt in walk(block.body):
            match stmt:
                case d.Let(name=name, value=value):
                    yield from _into((block.name, name), (value,), block.name)
                case d.Change(place=place, value=value):
                    yield from _into((place.kind, place.name), (value,), block.name)
                case d.Create(value=made):
                    for slot, value in made.fields:
                        yield from _into((owners[made.kind, slot], slot), (value,), block.name)
                case d.Run(process=name, arguments=arguments):
                    yield from _handed(deeds, name, arguments, block.name)
                case d.ThrowAs(name=name, value=e.CallTo(name=process, arguments=arguments)):
                    yield from _handed(deeds, process, arguments, block.name)
                    yield (process, ""), (block.name, name)
                case d.NoteEvent(event=event, arguments=arguments):
                    for upon in deeds.upons:
                        for bound, value in zip(upon.names, arguments, strict=True) if upon.event == event else ():
                            if bound is not None:
                                yield from _into((upon.name, bound), (value,), block.name)
                case d.Finish(value=value) if value is not None:
                    yield from _into((block.name, ""), (value,), block.name)
                case _:
                    pass


def _handed(deeds: d.Deeds, process: str, arguments: tuple[e.Expr, ...], block: str) -> Iterator[tuple[Spot, Spot]]:
    """Return the texts that a process is handed."""
    if process in deeds.processes:
        for parameter, value in zip(deeds.processes[process].parameters, arguments, strict=False):
            yield from _into((process, parameter.name), (value,), block)


def _into(target: Spot, values: Iterable[e.Expr], block: str) -> Iterator[tuple[Spot, Spot]]:
    """The texts that values mention, on their way to a place."""
    for value in values:
        for part in e.walk(value):
            if isinstance(inner(part.type), TextType):
                match part:
                    case e.Variable(name=name):
                        yield (block, name), target
                    case e.Field(kind=kind, name=name):
                        yield (kind, name), target
                    case _:
                        pass
