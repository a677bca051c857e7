"""Outcomes: the happenings of a game as data.

An *outcome* is what an act, a refusal, a sentence that was told, an event that was noted or an answer has left: the
rule in which it stands, a name that stays when its words change, and its arguments by name. A *line* is what a player
wrote, and what became of it.

Values are what JSON can hold, with two sorts more: an `Amount` has its unit, a `Thing` is called as its reader calls
it. Entries and members stand by their keys. Nothing here changes with the world: names and lists are as they were then.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd
from typing import Any, Literal, NamedTuple, Union, get_args

from rulec.runtime.game.frozen_arguments import Args
from rulec.runtime.game.shape import Holds, Shape
from rulec.runtime.show import MeasureUnit
from rulec.runtime.support import members

State = Literal["taken", "ordered", "carried out", "refused", "came to nothing"]
"""The state of a line. It is *taken* until the turn is played; *ordered* when its act has changed something of
which other rules tell what comes; *refused* when it has done nothing; it *came to nothing* when it was carried out in
vain."""


class Amount(NamedTuple):
    """An amount of a unit, which has its name in the rules: `number` of it, or `number / per`."""

    number: int
    unit: str
    per: int = 1


class Thing(NamedTuple):
    """A thing in play: the kind that the rules name in this place, and what its reader calls it.

    `number` is that of the thing in the world. Players are never told it: it counts things that they may not know of.
    """

    kind: str
    name: str
    number: int = 0


Value = Union[None, bool, int, str, Amount, Thing, "tuple[Value, ...]"]
"""An argument of an outcome; a spot is a tuple of two amounts, a set a tuple of keys."""


class Line(NamedTuple):
    """A line of a player. `by` is the name of the need or of what was told that turned it down or told its result;
    `why` is its sentence; both are empty otherwise."""

    player: str
    number: int
    text: str
    state: State
    by: str
    why: str = ""


class Outcome(NamedTuple):
    """A happening: `rule` is the declaration in which it stands (`order:10`, `process:play_moves`), `name` its name
    there. `to` are the players who were told it, None for everyone; `about` is the line that it is about."""

    turn: int
    step: int
    rule: str
    name: str
    args: Mapping[str, Value]
    to: tuple[str, ...] | None
    about: Line | None
    text: str


Sort = Literal["told", "noted", "act"]


class Written(NamedTuple):
    """A line as a log has it: the number of its player, its number among the player's lines (0 for none of them), as it
    was typed, and what became of it, by what and why."""

    player: int
    number: int
    text: str
    state: State
    by: str
    why: str = ""


class Logged(NamedTuple):
    """A happening. `sort` is told (a sentence), noted (an event) or act (one that was carried out); `who` are the
    numbers of those who were told it, None for everyone; nobody is told what is noted."""

    turn: int
    step: int
    sort: Sort
    who: tuple[int, ...] | None
    rule: str
    name: str
    args: Mapping[str, Value]
    text: str
    about: Written | None = None


class Throw(NamedTuple):
    """A throw of a die: `address` tells it from all other throws of the turn, `what` names the throw in the rules."""

    turn: int
    address: str
    value: int
    what: str


class Question(NamedTuple):
    """A question that is open. `key` is that by which it is answered; `form` is one, some, order, amount, truth, path
    or lines; `offers` is what may be chosen from, `low` and `high` are how many of it, or between what an amount may
    lie. `choices` says the same in words. `late` is what holds when no answer comes in time, empty where the turn
    waits."""

    player: str
    key: str
    text: str
    form: str
    offers: tuple[Value, ...]
    low: Value
    high: Value
    choices: str
    late: str


def throw_of(turn: int, address: str, value: int) -> Throw:
    """Return a throw as data; the last part of its address is its name in the rules."""
    return Throw(turn, address, value, address.rpartition("/")[2])


def value_of(value: Any, holds: Holds, shape: Shape) -> Value:
    """Return a value of the world as data, with things called as the shape calls them."""
    if value is None:
        return None
    match holds.sort:
        case "number":
            return amount_of(value, holds.unit) if holds.unit is not None else int(value)
        case "truth":
            return bool(value)
        case "text":
            return str(value)
        case "spot":
            return tuple([amount_of(each, holds.unit) if holds.unit is not None else int(each) for each in value])
        case "choice":
            key: str = shape.choices[holds.of].keys[value]
            return key
        case "thing":
            return Thing(holds.of or shape.kind_of(value).name, shape.name(value), value.id)
        case "set":
            keys = shape.choices[holds.of].keys
            return tuple([keys[member] for member in members(value)])
        case "list" if holds.item is not None:
            return tuple([value_of(each, holds.item, shape) for each in value])
    raise AssertionError(f"no data for a {holds.sort}")


def amount_of(grains: int, unit: MeasureUnit) -> Amount:
    """Return an amount in grains as so many of its unit, in lowest terms."""
    top, per = grains * unit.worth, unit.per
    if per != 1:
        divisor = gcd(top, per)
        top, per = top // divisor, per // divisor
    return Amount(top, unit.name, per)


def unnumbered(value: Value) -> Value:
    """Return a value without the numbers of things."""
    if isinstance(value, Thing):
        return value._replace(number=0)
    if isinstance(value, tuple) and not isinstance(value, Amount):
        return tuple([unnumbered(each) for each in value])
    return value


def seen_by(player: str, outcome: Outcome) -> Outcome | None:
    """Return an outcome as a player is told it, None when that player is not: without the numbers of things, and
    without a line that somebody else wrote."""
    if outcome.to is not None and player not in outcome.to:
        return None
    about = outcome.about if outcome.about is not None and outcome.about.player == player else None
    args = Args({name: unnumbered(value) for name, value in outcome.args.items()})
    return outcome._replace(args=args, about=about)


# ---- as JSON -----------------------------------------------------------------------------------
def value_data(value: Value) -> Any:
    """Return a value as plain data for JSON."""
    match value:
        case Amount(number=number, unit=unit, per=per):
            return {"amount": number if per == 1 else [number, per], "unit": unit}
        case Thing(kind=kind, name=name, number=number):
            return {"kind": kind, "name": name, **({"number": number} if number else {})}
        case tuple():
            return [value_data(each) for each in value]
        case _:
            return value


def value_from(data: Any) -> Value:
    """Return the value of which this is the plain data."""
    match data:
        case {"amount": [int(number), int(per)], "unit": str(unit)}:
            return Amount(number, unit, per)
        case {"amount": int(number), "unit": str(unit)}:
            return Amount(number, unit)
        case {"kind": str(kind), "name": str(name)}:
            return Thing(kind, name, int(data.get("number", 0)))
        case list():
            return tuple([value_from(each) for each in data])
        case None | bool() | int() | str():
            plain: bool | int | str | None = data
            return plain
    raise ValueError("this is no value of an outcome")


def told_data(told: Outcome) -> list[Any]:
    """Return an outcome as plain data for JSON."""
    args = {name: value_data(value) for name, value in told.args.items()}
    return [*told[:4], args, told.to, None if told.about is None else list(told.about), told.text]


def told_from(data: Any) -> Outcome:
    """Return the outcome of which this is the plain data; raises ValueError, or what data without it raises."""
    turn, step, rule, name, args, to, about, text = data
    if type(turn) is not int or type(step) is not int:
        raise ValueError("turn and step are whole numbers")
    if to is not None and not isinstance(to, list):
        raise ValueError("those who were told are a list")
    told = Args({_text(key): value_from(value) for key, value in args.items()})
    readers = None if to is None else tuple(map(_text, to))
    line = None if about is None else line_from(about)
    return Outcome(turn, step, _text(rule), _text(name), told, readers, line, _text(text))


def line_from(data: Any) -> Line:
    """Return the line of which this is the plain data; raises ValueError, or what data without it raises."""
    player, number, text, state, by, why = data
    if type(number) is not int or state not in get_args(State):
        raise ValueError(f"there is no line {str(number)[:40]} that is {str(state)[:40]}")
    return Line(_text(player), number, _text(text), state, _text(by), _text(why))


def _text(value: object) -> str:
    if not isinstance(value, str) or any(0xD800 <= ord(letter) <= 0xDFFF for letter in value):
        raise ValueError(f"{str(value)[:40]!a} is no text")
    return value
