"""Outcomes: events of a game as data for programs.

An *outcome* is the trace of an act, a refusal, a message, an event or an answer: its rule, a name that stays the same
if the wording changes, and its arguments by name. A *line* is the text that a player handed in, with its result.

Values are JSON values and two types more: an `Amount` has a unit, and a `Thing` has the name that its reader uses.
Entries and members are given by their keys. Outcomes are immutable: names and lists are those of their time.
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
"""State of a line: *taken* until the turn is played; *ordered* if its act only changed something that other rules
report on; *refused* if it did nothing; *came to nothing* if it was carried out in vain.
"""


class Amount(NamedTuple):
    """An amount: `number`, or `number / per`, of the unit with this name in the rules."""

    number: int
    unit: str
    per: int = 1


class Thing(NamedTuple):
    """A thing in play: the kind that the rules name here, and its name for the reader.

    `number` is its number in the world. Players must not see it, since it counts things unknown to them.
    """

    kind: str
    name: str
    number: int = 0


Value = Union[None, bool, int, str, Amount, Thing, "tuple[Value, ...]"]
"""Argument of an outcome. A spot is a tuple of two amounts, a set a tuple of keys."""


class Line(NamedTuple):
    """A line of a player. `by` is the name of the need or message that rejected it or told its result, `why` its
    sentence; else both are empty.
    """

    player: str
    number: int
    text: str
    state: State
    by: str
    why: str = ""


class Outcome(NamedTuple):
    """An outcome: `rule` is its declaration (`order:10`, `process:play_moves`), `name` its name there.

    `to` are the recipients, None for everyone. `about` is the line that it concerns.
    """

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
    """A line in a log: number of its player, its number among the player's lines (0: none), its text,
    state, and reason.
    """

    player: int
    number: int
    text: str
    state: State
    by: str
    why: str = ""


class Logged(NamedTuple):
    """An item of a log. `sort` is told (a message), noted (an event) or act (one that was carried out).

    `who` are the numbers of the recipients, None for everyone. Events have no recipients.
    """

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
    """A throw of dice: `address` identifies it in the turn, `what` is its name in the rules."""

    turn: int
    address: str
    value: int
    what: str


class Question(NamedTuple):
    """An open question.

    `key` is the key by which it is answered. `form` is one, some, order, amount, truth, path or lines. `offers` are the
    choices; `low` and `high` limit their number or the amount. `choices` gives the same in words. `late` is the
    default, empty if the turn waits.
    """

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
    """Return a throw as data. The last part of its address is its name in the rules."""
    return Throw(turn, address, value, address.rpartition("/")[2])


def value_of(value: Any, holds: Holds, shape: Shape) -> Value:
    """Return a value of the world as data, with the shape's names for things."""
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
    """Return an amount in grains as an amount of its unit, in lowest terms."""
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
    """Return an outcome as a player may see it, or None if the player is no recipient.

    Numbers of things and lines of other players are removed.
    """
    if outcome.to is not None and player not in outcome.to:
        return None
    about = outcome.about if outcome.about is not None and outcome.about.player == player else None
    args = Args({name: unnumbered(value) for name, value in outcome.args.items()})
    return outcome._replace(args=args, about=about)


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
    """Return the value for plain data. Raises ValueError."""
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
    """Return the outcome for plain data. Raises ValueError, or the exception that malformed data causes."""
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
    """Return the line for plain data. Raises ValueError, or the exception that malformed data causes."""
    player, number, text, state, by, why = data
    if type(number) is not int or state not in get_args(State):
        raise ValueError(f"there is no line {str(number)[:40]} that is {str(state)[:40]}")
    return Line(_text(player), number, _text(text), state, _text(by), _text(why))


def _text(value: object) -> str:
    if not isinstance(value, str) or any(0xD800 <= ord(letter) <= 0xDFFF for letter in value):
        raise ValueError(f"{str(value)[:40]!a} is no text")
    return value
