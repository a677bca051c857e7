"""Pair the worlds of the interpreter and of an emitted package: convert one to the other, and describe both.

Their effects must be equal. Compare the results of `told` and `said`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulec.backends.python.module import field_name
from rulec.backends.python.module_layout import Layout
from rulec.base.types import (
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    Type,
)
from rulec.ir import nodes as ir
from rulec.ir.interp.messages import name_of, told_text
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.state import Play
from rulec.ir.labels import unit_words
from rulec.ir.numbers import grain_of
from rulec.runtime.game.outcomes import Amount, Thing, Value
from rulec.runtime.support import members
from rulec.sema.model import Model

Convert = Callable[[object], Any]
Told = dict[str, object]


def world_of(play: Play, layout: Layout, package: Any, convert: Convert) -> Any:
    """Return an emitted world with the same content.

    *convert* turns the interpreter's things into the package's and preserves identity.
    """
    world = package.World(seed=0, variants=play.variants)
    for name, value in play.state.items():
        setattr(world, layout.worldly["slot", name], convert(value))
    for thing in play.things:
        world.next_id = thing.id
        world.add(convert(thing))
    world.next_id = play.last + 1
    world.turn = play.turn
    for event, turn, arguments in play.events:
        now, world.turn = world.turn, turn
        world.note(event, *(convert(argument) for argument in arguments))
        world.turn = now
    return world


def told(play: Play) -> Told:
    """Describe the interpreter's world in plain values; things are given by id."""
    return {
        "turn": play.turn,
        "over": " ".join(told_text(play.model, each.message, each.arguments) for each in play.over),
        "last": play.last,
        "things": [
            (t.id, t.kind, {name: _plain(value) for name, value in sorted(t.fields.items())}) for t in play.things
        ],
        "state": {name: _plain(value) for name, value in sorted(play.state.items())},
        "events": [(event, turn, tuple(map(_plain, arguments))) for event, turn, arguments in play.events],
        "reports": [
            (
                None if r.who is None else tuple(w.id for w in r.who),
                told_text(play.model, r.message, r.arguments),
                r.message.rule,
                r.message.name,
                _args(play.model, r.message, r.arguments),
                -1 if r.about is None else play.handed.index(r.about),
            )
            for r in play.reports
        ],
        "timers": [
            (until, 0 if of is None else of.id, slot, _plain(value)) for until, of, slot, value, _ in play.timers
        ],
    }


def said(world: Any, play: Play, layout: Layout, plain: Callable[[str], str] = str) -> Told:
    """Describe the emitted world in the same form, with the fields that the interpreter's things have.

    *plain* words a sentence for a reader who needs no ids to distinguish equal names.
    """
    told = [(each.who, each.text, each.at) for each in world.reports]
    fields = {thing.id: thing.fields for thing in play.things}
    return {
        "turn": world.turn,
        "over": world.over,
        "last": world.next_id - 1,
        "things": [
            (number, world.SHAPE.kind_of(thing).name, _fields(thing, fields.get(number)))
            for number, thing in sorted(world.things.items())
        ],
        "state": {name: _plain(getattr(world, layout.worldly["slot", name])) for name in sorted(play.state)},
        "events": [(noted.event, noted.turn, tuple(map(_plain, noted.arguments))) for noted in world.events],
        "reports": [
            (who, plain(text), text.message.rule, text.message.name, text.message.args(text.arguments, world.SHAPE), at)
            for who, text, at in told
        ],
        "timers": [(t.sequence, t.thing.id, _slot(layout, t), _plain(t.value)) for t in world.timers],
    }


def _args(model: Model, message: ir.Message, arguments: tuple[object, ...]) -> dict[str, Value]:
    """Return the arguments of a message by name, in the runtime's form."""
    holes = [part for part in message.parts if isinstance(part, ir.MessageHole)]
    return {hole.name: _value(model, hole.type, value) for hole, value in zip(holes, arguments, strict=True)}


def _value(model: Model, of: Type, value: object) -> Value:
    match of, value:
        case _, None:
            return None
        case OptionalType(of=inner), _:
            return _value(model, inner, value)
        case NumberType(dims=dims), int():
            amount, name = value * grain_of(model, of), unit_words(model, of, "1").strip()
            if of.form == "amount" and len(dims) == 1 and dims[0][1] == 1:
                name = model.measures[dims[0][0]].name.replace("_", " ")
            plain = of.is_plain and grain_of(model, of) == 1
            return value if plain else Amount(amount.numerator, name, amount.denominator)
        case SpotType(of=ground), tuple():
            return tuple(_value(model, ground, each) for each in value)
        case KindType(name=name), Instance():
            return Thing(name, name_of(model, value), value.id)
        case KindType(name=name), int():
            return model.records[name][value].name
        case EnumType(name=name), int():
            return model.enums[name].members[value].name
        case SetType(of=inner), int():
            return tuple(_value(model, inner, each) for each in members(value))
        case ListType(of=inner), tuple() | list():
            return tuple(_value(model, inner, each) for each in value)
        case _:
            assert isinstance(value, bool | int | str)
            return value


def _slot(layout: Layout, timer: Any) -> str:
    """Return the field that a timer resets, by its name in the rules."""
    if timer.thing.id == 0:
        return next(
            str(key[1]) for key, name in layout.worldly.items() if isinstance(key, tuple) and name == timer.slot
        )
    names = (f.name for kind in layout.pack.kinds.values() for f in kind.fields)
    return next(name for name in names if field_name(name) == timer.slot)


def _fields(thing: Any, given: dict[str, object] | None) -> dict[str, object]:
    names = sorted(given) if given is not None else []
    return {name: _plain(getattr(thing, field_name(name))) for name in names}


def _plain(value: object) -> object:
    if isinstance(value, tuple | list):
        return tuple(map(_plain, value))
    if value is None or isinstance(value, bool | int | str):
        return value
    number = value.id if isinstance(value, Instance) else getattr(value, "id", 0)
    return ("#", number) if number else None  # the interpreter created it on demand; it was never in play
