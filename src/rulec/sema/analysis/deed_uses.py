"""What is read, printed and cited by what happens: the part that `uses` gives for state, processes, acts and plays."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.sema import deeds as m
from rulec.sema.deed_walk import act_expressions, expressions, sequence_expressions, texts, walk
from rulec.sema.expr import Expr
from rulec.sema.model import Cite, Declared, Model, Words

Named = tuple[str, str]  # (sort, name) as in Model.order


def declared(model: Model) -> Iterator[tuple[Named, Declared]]:
    """Every declaration of what happens."""
    deeds = model.deeds
    if deeds is None:
        return
    if deeds.state is not None:
        yield ("state", deeds.state.name), deeds.state
    for sort, group in (
        ("event", deeds.events),
        ("process", deeds.processes),
        ("sequence", deeds.sequences),
        ("variant", deeds.variants),
    ):
        for one in group.values():
            yield (sort, one.name), one
    for upon in deeds.upons:
        yield ("upon", upon.name), upon
    for act in deeds.acts.values():
        yield _act(act), act


def _act(act: m.Act) -> Named:
    return "record", f"{act.kind}:{act.key}"


def bodies(model: Model) -> Iterator[tuple[Named, tuple[m.Statement, ...]]]:
    """Every body of lines with the declaration in which it stands."""
    deeds = model.deeds
    if deeds is None:
        return
    for process in deeds.processes.values():
        yield ("process", process.name), process.body
    for upon in deeds.upons:
        yield ("upon", upon.name), upon.body
    for act in deeds.acts.values():
        yield _act(act), act.body
    for name, doing in deeds.doings.items():
        yield ("example", name), doing.body


def read(model: Model) -> Iterator[tuple[Named, Expr]]:
    """Everything that is worked out."""
    deeds = model.deeds
    if deeds is None:
        return
    for named, body in bodies(model):
        for stmt in walk(body):
            yield from ((named, part) for part in expressions(stmt))
    for field in deeds.state.fields if deeds.state is not None else ():
        if field.default is not None:
            yield ("state", "state"), field.default
    for upon in deeds.upons:
        if upon.when is not None:
            yield ("upon", upon.name), upon.when
    for act in deeds.acts.values():
        yield from ((_act(act), part) for part in act_expressions(act))
    for sequence in deeds.sequences.values():
        yield from ((("sequence", sequence.name), part) for part in sequence_expressions(sequence))


def printed(model: Model) -> Iterator[tuple[Named, Words]]:
    """Every text with holes, but for labels of declarations and `about`."""
    deeds = model.deeds
    if deeds is None:
        return
    for named, body in bodies(model):
        for stmt in walk(body):
            yield from ((named, text) for text in texts(stmt))
    for field in deeds.state.fields if deeds.state is not None else ():
        if field.label is not None:
            yield ("state", "state"), field.label
    for act in deeds.acts.values():
        for need in (*act.opens, *act.needs):
            yield _act(act), need.sentence
            yield from ((_act(act), w.label) for w in need.waivers if w.label is not None)
        yield from ((_act(act), cost.label) for cost in act.costs if cost.label is not None)
    for sequence in deeds.sequences.values():
        yield from ((("sequence", sequence.name), one.label) for one in sequence.limits if one.label is not None)
        for stage in sequence.stages:
            yield from ((("sequence", sequence.name), text) for text in stage.about)
    for variant in deeds.variants.values():
        yield from ((("variant", variant.name), one.label) for one in variant.forbids if one.label is not None)
    for name, doing in deeds.doings.items():
        if doing.refused is not None:
            yield ("example", name), doing.refused


def cited(model: Model) -> Iterator[tuple[Named, tuple[Cite, ...]]]:
    """Every citation."""
    deeds = model.deeds
    if deeds is None:
        return
    for named, one in declared(model):
        if named[0] != "record":  # the entry cites it already
            yield named, one.cites
    for process in deeds.processes.values():
        yield from ((("process", process.name), away.cites) for away in process.gives_away)
    for upon in deeds.upons:
        yield from ((("upon", upon.name), away.cites) for away in upon.gives_away)
    for act in deeds.acts.values():
        yield from ((_act(act), away.cites) for away in act.gives_away)
        for need in act.needs:
            yield _act(act), need.cites
            yield from ((_act(act), waiver.cites) for waiver in need.waivers)
        yield from ((_act(act), cost.cites) for cost in act.costs)
    for sequence in deeds.sequences.values():
        yield from ((("sequence", sequence.name), stage.cites) for stage in sequence.stages)
