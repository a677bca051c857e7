"""The parameters of acts whose texts may become the name of a thing.

A text flows from a parameter into fields, locals, arguments, and results of processes and functions. Every mention in
an expression counts as a flow, so the analysis may report too many parameters, never too few.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import assert_never

from rulec.base.types import TextType
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.model import Model
from rulec.sema.summaries.call_graph import reaching
from rulec.sema.summaries.uses import worked_out
from rulec.sema.summaries.walks import walk
from rulec.sema.typing.names import inner

Spot = tuple[str, str]
"""A place that holds texts, as (owner, name).

A parameter or local belongs to a block, a field to a kind; a field of the game has an empty owner, the result of a
block or function an empty name.
"""


def naming(model: Model) -> frozenset[Spot]:
    """Return the parameters, as (act, parameter), whose texts may become the name of a thing."""
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
    """Yield the flows of texts, as (source, target), through statements, functions and default values."""
    deeds = model.all_deeds
    blocks: tuple[d.Process | d.Upon | d.Act, ...] = (*deeds.processes.values(), *deeds.upons, *deeds.acts.values())
    for block in blocks:
        for stmt in walk(block.body):
            yield from _moved(model, stmt, block.name)
    for stage in (stage for sequence in deeds.sequences.values() for stage in sequence.stages):
        for stmt in walk(tuple(item.line() for item in stage.items if isinstance(item, d.RunEach))):
            yield from _moved(model, stmt, "")
    for function in model.functions:
        yield from _into((function.name, ""), worked_out(function), function.name)
    for field in (field for kind in model.kinds.values() for field in kind.fields):
        if field.default is not None:
            yield from _into((field.owner, field.name), (field.default,), "")


def _moved(model: Model, stmt: d.Statement, block: str) -> Iterator[tuple[Spot, Spot]]:
    """Yield the flows of texts through one statement."""
    deeds = model.all_deeds
    match stmt:
        case d.Let(name=name, value=value) | d.ThrowAs(name=name, value=value):
            yield from _into((block, name), (value,), block)
        case d.RunAs(name=name, value=call):
            yield from _handed(deeds, call.name, call.arguments, block)
            yield (call.name, ""), (block, name)
        case d.Change(place=place, value=value):
            yield from _into((place.kind, place.name), (value,), block)
        case d.Create(value=made):
            owners = {field.name: field.owner for field in model.kinds[made.kind].fields}
            for slot, value in made.fields:
                yield from _into((owners[slot], slot), (value,), block)
        case d.Loop(variable=variable, source=source) | d.Choose(variable=variable, source=source):
            yield from _into((block, variable), (source,), block)
        case d.Draw(variable=variable, place=place):
            yield (place.kind, place.name), (block, variable)
        case d.Ask(name=name, source=source):
            yield from _into((block, name), () if source is None else (source,), block)
        case d.Run(process=process, arguments=arguments):
            yield from _handed(deeds, process, arguments, block)
        case d.NoteEvent(event=event, arguments=arguments):
            for upon in deeds.upons:
                for bound, value in zip(upon.names, arguments, strict=True) if upon.event == event else ():
                    if bound is not None:
                        yield from _into((upon.name, bound), (value,), block)
        case d.Weigh(solve=solve, arguments=arguments):
            for name in model.solves[solve].functions:
                yield from _into((name, ""), arguments, block)
        case d.Finish(value=value):
            yield from _into((block, ""), () if value is None else (value,), block)
        case d.If() | d.AtOnce() | d.Chance() | d.Remove() | d.Shuffle() | d.Adjust():
            return  # `walk` visits its blocks, and the statement itself moves no text
        case d.Tell() | d.Fail() | d.EndGame() | d.Reveal():
            return  # a message stores no text
        case _:
            assert_never(stmt)


def _handed(deeds: d.Deeds, process: str, arguments: tuple[e.Expr, ...], block: str) -> Iterator[tuple[Spot, Spot]]:
    """Yield the flows from arguments into the parameters of a process."""
    for parameter, value in zip(deeds.processes[process].parameters, arguments, strict=True):
        yield from _into((process, parameter.name), (value,), block)


def _into(target: Spot, values: Iterable[e.Expr], block: str) -> Iterator[tuple[Spot, Spot]]:
    """Yield a flow into a spot from each spot that the values mention."""
    for part in (part for value in values for part in e.walk(value)):
        if isinstance(part, e.Variable):
            yield (block, part.name), target
        elif isinstance(part, e.CallTo):
            yield (part.name, ""), target
        elif isinstance(part, e.Field):
            yield (part.kind, part.name), target
        elif isinstance(part, e.StateRef):
            yield ("", part.name), target
