"""Statements or act of an example, carried out in a world of its own before the expectations are tested."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.types import NONE, TEXT, KindType, ListType, OptionalType
from rulec.ir import nodes as ir
from rulec.ir.analysis.fixed_domains import never_changes
from rulec.ir.interp.breakdown import NeedsInput
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.messages import fixed, told_text, value_told
from rulec.ir.interp.play.instances import Instance, Said
from rulec.ir.interp.play.state import RefusedFault
from rulec.ir.labels import words_text
from rulec.ir.lower.effects.statements import DeedLowering
from rulec.ir.lower.expressions import Lowering
from rulec.ir.lower.pack_data import heading, part
from rulec.ir.lower.solves import asking_weighed
from rulec.ir.numbers import grain_of, without_none
from rulec.runtime.dice import Tape
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import ORDERED
from rulec.runtime.game.asking import Answers, Asking
from rulec.runtime.game.domains import Domain, why_no_longer
from rulec.runtime.game.messages import listed
from rulec.runtime.game.paths import Way
from rulec.runtime.support import members
from rulec.sema import deeds as d

if TYPE_CHECKING:
    from rulec.ir.interp.play.given_world import World
    from rulec.sema.model import Example, Model


DEPTH = 3  # depth to which missing things are made up; no rule reads further


@dataclass(frozen=True, slots=True)
class Done:
    """Result of an example's statements or act.

    `refused` is the sentence of a rejection, `fault` the difference from the expected result (empty if there is none),
    `left` the number of dice that were not read.
    """

    refused: str | None
    fault: str
    span: Span
    left: int = 0


def begin(world: World, example: Example) -> None:
    """Bring the named things of an example into play, in order, under its variants."""
    doing = world.model.all_deeds.doings.get(example.name)
    bring_in(world, doing.under if doing is not None else ())
    world.interpreter.facts.played = doing is not None and bool(doing.act or doing.body)
    for thing in list(world.play.things):
        _complete(world, thing, 0)


def bring_in(world: World, variants: Iterable[str]) -> None:
    """Bring all named things and the things in their fields into play, in the order of the names; set the variants."""
    for name in variants:
        world.play.variants |= 1 << world.model.all_deeds.variants[name].position
    seen: set[int] = set()
    for value in list(world.names.values()):
        for thing in _reached(world, value, seen):
            world.play.add(thing)


def _complete(world: World, thing: Instance, depth: int) -> None:
    """Create required things that are not given, without bringing them into play."""
    for field in world.model.kinds[thing.kind].fields:
        of = field.type
        if isinstance(of, KindType) and not of.listed and field.name not in thing.fields and depth < DEPTH:
            made = thing.fields[field.name] = world.fresh(of.name, f"{thing.path}.{field.name}")
            _complete(world, made, depth + 1)


def _reached(world: World, value: object, seen: set[int]) -> Iterator[Instance]:
    """Yield a thing and all things reachable through its fields."""
    if isinstance(value, tuple | list):
        for item in value:
            yield from _reached(world, item, seen)
    elif isinstance(value, Instance) and value.kind in world.model.kinds and id(value) not in seen:
        seen.add(id(value))
        yield value
        for field in world.model.kinds[value.kind].fields:
            held = value.fields.get(field.name)
            if isinstance(held, (tuple, list, Instance)):
                yield from _reached(world, held, seen)


def body_of(world: World, example: Example, doing: d.Doing) -> ir.Function:
    """Return the statements of an example as a function over its names."""
    types = dict(world.types)
    lowering = Lowering(world.model, world.report, ChainMap({}, world.columns), example.of or example.name, types)
    work = DeedLowering(lowering)
    body = asking_weighed(tuple(work.block(doing.body)), world.model)
    if lowering.refused:
        raise RuleFault(example.name, world.report.found[-1].headline)
    params = tuple(ir.Param(name, of) for name, of in types.items() if name in world.names)
    messages = tuple(work.messages.found)
    return ir.Function(
        f"does {example.name}", "process", params, NONE, grain_of(world.model, NONE), body, (), example,
        heading(world.model, example),
        span=example.span, world=True, throws=True, messages=messages,
    )  # fmt: skip


def carry_out(world: World, example: Example, doing: d.Doing, tape: Tape | None) -> Done:
    """Run the statements or act of an example with its dice and answers. All of them must be used."""
    world.interpreter.dice = tape
    try:
        answers = Answers(answers_of(world, example))
    except (RuleFault, NeedsInput) as fault:
        return Done(None, str(fault), example.span)
    world.play.asking = Asking(answers)
    try:
        done = _carried_out(world, example, doing)
    except NeedsInput as needs:
        return Done(None, f"`{needs.needs[0][0]}` is not given", example.span)
    if tape is not None and tape.left and not done.fault:
        return replace(done, fault=f"the last {tape.left} of the dice in `thrown` are read by nothing")
    if answers.left and not done.fault:
        return replace(
            done, fault=f"nothing asks for what is `answered`: {', '.join(f'`{name}`' for name in answers.left)}"
        )
    return done


def answers_of(world: World, example: Example) -> dict[str, list[object]]:
    """Return the answers that an example gives, by the names of the questions."""
    found: dict[str, list[object]] = {}
    for one in example.answered:
        found.setdefault(one.name, []).append(world.raw(one.value, one.type, one.name))
    return found


def _carried_out(world: World, example: Example, doing: d.Doing) -> Done:
    """Run the statements or act, and compare the outcome with the expected one."""
    walker, span = world.interpreter, doing.refused.span if doing.refused is not None else example.span
    refused: str | None = None
    try:
        if doing.act:
            act = act_of(world.model, example)
            refused = attempt(world, act, given_to(world, act))
        else:
            function = body_of(world, example, doing)
            world.play.begin()
            walker.block(function.body, Frame(world.names), function)
            world.play.undo = None
    except RefusedFault as fault:
        world.play.back()
        refused = fault.sentence
    except RuleFault as fault:
        world.play.back()
        return Done(None, str(fault), span)
    expected = words_text(world.model, doing.refused) if doing.refused is not None else None
    if refused == expected:
        return Done(refused, "", span)
    if refused is None:
        return Done(None, f"it is not refused, but was expected to be: {expected}", span)
    return Done(refused, f"it is refused: {refused}", span)


def attempt(
    world: World, act: d.Act, given: list[object], in_turn: Callable[[], Said | None] | None = None
) -> Said | None:
    """Carry out an act. Return the sentence of its rejection, or None. A fault leaves no changes behind either.

    `in_turn` tests the rules that span a turn (limits, `once per`, sole actions); a single act needs none.
    """
    player = _player(act, given)
    world.play.note(ORDERED, [world.model.record(act.kind, act.key).position, player])
    for variant in world.model.all_deeds.variants.values():
        for one in variant.forbids:
            if world.play.variants >> variant.position & 1 and one.kind == act.kind and act.key in one.keys:
                said = words_text(world.model, one.label) or "This is not done in this game."
                return fixed("not in this game", said)
    walker = world.interpreter
    try:
        for sort in ("open", "needs"):
            if sort == "needs" and in_turn is not None and (too_many := in_turn()) is not None:
                return too_many
            if sort == "needs" and (sentence := _outside(world, act, given)):
                return sentence
            if part(sort, act.name) in world.program.functions:
                walker.call(part(sort, act.name), list(given))
        world.play.begin()
        _pay(world, act, given)
        walker.call(part("does", act.name), list(given))
        world.play.undo = None
    except RefusedFault as fault:
        world.play.back()
        return fault.sentence
    except RuleFault:
        world.play.back()
        raise
    return None


def _outside(world: World, act: d.Act, given: list[object]) -> Said | None:
    """Return the rejection of the first argument that is no longer in its domain, or None."""
    model, walker = world.model, world.interpreter
    plurals = {kind.plural for kind in model.kinds.values() if kind.plural}
    places = {one.name: at for at, one in enumerate(act.parameters)}
    for taken in act.takes:
        name, at = part("domain", act.name, taken.name), places[taken.name]
        value, of = given[at], without_none(taken.type)
        domain_of = world.program.functions.get(name)
        if (
            domain_of is None
            or never_changes(domain_of, plurals)
            or (value is None and isinstance(taken.type, OptionalType))
        ):
            continue
        found = walker.call(name, given[:at])
        inner = of.of if isinstance(of, ListType) else of
        domain: Domain
        if isinstance(found, int):
            domain = list(members(found))
        elif isinstance(found, Way) or taken.range is None:
            assert isinstance(found, Way | tuple)
            domain = found
        else:
            assert isinstance(found, tuple)
            domain = range(found[0], found[1] + 1)
        items = value if isinstance(of, ListType) else (value,)
        assert isinstance(items, tuple | list)
        if sentence := why_no_longer(items, domain, partial(value_told, model, inner)):
            return fixed("not possible now", sentence)
    return None


def act_of(model: Model, example: Example) -> d.Act:
    """Return the act that an example is about."""
    acts = model.all_deeds.acts
    word, _, key = example.of.partition(":")
    near = [each for each in acts if model.kinds[each[0]].word == word]
    plain = [each for each in near if each[1] == key]
    found = next(each for each in (*plain, *near) if key in (each[1], str(model.record(*each).number)))
    return acts[found]


def given_to(world: World, act: d.Act) -> list[object]:
    """Return the arguments of an act: the given ones, else the defaults."""
    return [world.argument(act, p.name, p.type) for p in act.parameters]


def _player(act: d.Act, given: list[object]) -> Instance:
    player = given[next(at for at, p in enumerate(act.parameters) if p.name == act.player)]
    assert isinstance(player, Instance)
    return player


def _pay(world: World, act: d.Act, given: list[object]) -> None:
    name = part("cost", act.name)
    if name not in world.program.functions:
        return
    player, model = _player(act, given), world.model
    costs = world.interpreter.call(name, list(given))
    assert isinstance(costs, tuple)
    due = [(str(field), amount) for field, amount in costs if amount > 0]
    lacks = [(field, amount) for field, amount in due if _has(player, field) < amount]
    if lacks:
        types = {field.name: field.type for field in model.kinds[player.kind].fields}
        needed = [value_told(model, types[field], amount) for field, amount in lacks]
        there = [value_told(model, types[field], _has(player, field)) for field, _ in lacks]
        holes = [ir.MessageHole(TEXT, None, name) for name in ("needed", "there")]
        message = ir.Message(("This takes ", holes[0], "; at hand: ", holes[1], "."), "", "cannot pay")
        raise RefusedFault(told_text(model, message, (listed(needed), listed(there))))
    for field, amount in due:
        world.play.set(player, field, _has(player, field) - amount)


def _has(player: Instance, field: str) -> int:
    if field not in player.fields:
        return 0
    have = player.fields[field]  # goes through `ReadFields`, which records the read
    assert isinstance(have, int)
    return have
