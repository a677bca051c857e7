"""Migrate a game to changed rules.

The state is converted as plain data, so the old rules need not be available. New fields take their declared defaults.
If any data in play would be lost, the game stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.driver.games import ahead, prompts
from rulec.driver.games.game_file import AHEAD, LATELY, TAKEN, GameFile
from rulec.driver.games.prompts import NOT_ASKED
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import ORDERED, Game
from rulec.runtime.game.answers import LINES
from rulec.runtime.game.serialise import (
    GAME,
    TROUBLE,
    Damaged,
    Measured,
    amounts_of,
    arguments_of,
    event_of,
    from_data,
    given_data,
    given_of,
    measured_of,
    place_of,
    plain,
    reading,
    told_sort,
    value_of,
)
from rulec.runtime.game.shape import Field, Holds, Shape, name_of
from rulec.runtime.game.turns import hand_in, players
from rulec.runtime.game.world import World
from rulec.runtime.orders.order_parser import Reader, typed_out
from rulec.runtime.show import MeasureUnit, show


class Fitted(NamedTuple):
    """A state converted to the current rules.

    *new* fields took defaults, *gone* fields were empty, *turned* amounts are counted in other steps, *lost* lists data
    without a place. *typed* are standing acts with changed arguments, by position; they are parsed again from their
    text.
    """

    data: dict[str, Any]
    new: list[str]
    gone: list[str]
    turned: list[str]
    lost: list[str]
    typed: list[tuple[int, dict[str, Any]]]


class Moved(NamedTuple):
    """A migrated game: version and hash of the rules before and after, and the changes."""

    before: tuple[str, str]
    after: tuple[str, str]
    new: list[str]
    gone: list[str]
    turned: list[str]


def migrate(file: GameFile, game: Game, report: Report, same_amounts: bool = False) -> Moved | None:
    """Move a game to the current rules in one transaction.

    Return None if it has them already, or if data would be lost, which is reported. *same_amounts* declares that a game
    without recorded measures counts its amounts like the current rules.
    """
    before = file.meta["version"], file.meta["hash"]
    where = file.where
    try:
        with file.change():
            if not file.has_sums:
                file.add_sums()
            seq = file.seq
            same = before[1] == game.hash
            with reading(f"`states`, seq {seq}"):
                data = json.loads(file.state(seq))
                if same:
                    from_data(data, game)
                if same and "arguments" in data:
                    return None
                if same or same_amounts:
                    _tell(data, game)
                found = fitted(data, game)
                world = None if found.lost else from_data(found.data, game)
            for each in found.lost:
                report.error("R0947", each, where, hint=UNTOLD if each in (NO_AMOUNTS, NO_ARGUMENTS) else KEEP)
            if world is None:
                raise _Refused
            if not same:
                file.put_rules(game, seq)
            _standing(file, game, world, found.typed, report)
            file.put_state(seq, world, game)
            _lines(file, game, world, seq, data.get("amounts", {}), report)
            _answers(file, game, seq, report)
    except _Refused:
        return None
    return Moved(before, (game.version, game.hash), found.new, found.gone, found.turned)


NO_AMOUNTS = "it does not tell in which measures and grains its amounts are counted"
NO_ARGUMENTS = "it does not tell what the arguments of its events are called"
UNTOLD = (
    "build the rules under which it is played, and give this command once under them: then it tells them; or say with "
    "`--same-amounts` that no measure, no grain and no argument of an event has changed since"
)
KEEP = "keep it in the rules as long as this game goes on"


class _Refused(Exception):
    """Raised to roll back the transaction if data would be lost."""


def _tell(data: dict[str, Any], game: Game) -> None:
    """Add the measures and argument names of the current rules to a state that lacks them."""
    known = amounts_of(game)
    data.setdefault("amounts", known)
    if "arguments" not in data:
        data["arguments"] = arguments_of(game.shape, game.shape.events)
        data["amounts"] = {place: step for place, step in data["amounts"].items() if not place.startswith("event ")}
        data["amounts"].update((place, step) for place, step in known.items() if place.startswith("event "))


def _standing(
    file: GameFile, game: Game, world: World, typed: Iterable[tuple[int, dict[str, Any]]], report: Report
) -> None:
    """Drop and report standing acts that the rules no longer accept, and parse *typed* ones again."""
    reader = Reader(world, game)
    for at, act in typed:
        player = _player(act, game, world)
        told = f"{name_of(player, game.shape)}, `{act['text']}`, which stood"
        read = reader.read(player, act["text"], act["line"])
        if read.given is None:
            report.warning("R0983", f"{told}: {read.sentence.rstrip('.')}", file.where, "dropped")
            continue
        read.given.stands, read.given.repeated = True, act.get("repeated", False)
        world.standing.insert(at, read.given)
        meant = typed_out(read.given, game.shape)
        report.warning("R0983", f"{told} is read anew: {meant}", file.where, "its arguments are others now")
    may_repeat = any(act.repeats for act in game.acts)
    for each in tuple(world.standing):
        spec, why = each.spec, ""
        if not spec.standing and not (may_repeat and each.repeated):
            why = f"{spec.called} does not stand any more"
        for at, param in enumerate(spec.params):
            if (param.holds.item or param.holds).sort == "number":
                with suppress(RuleFault):
                    why = why or reader.outside(param, each.arguments[:at], each.arguments[at], each.player)
        if why:
            world.standing.remove(each)
            said = f"{name_of(each.player, game.shape)}, `{each.text}`, which stood: {why.rstrip('.')}"
            report.warning("R0983", said, file.where, "dropped")


def _player(act: Mapping[str, Any], game: Game, world: World) -> Any:
    """Return the player of a standing act."""
    spec = next(each for each in game.acts if (each.kind, each.key) == (act["kind"], act["key"]))
    return world.things[act["arguments"][spec.player]]


def _lines(file: GameFile, game: Game, world: World, seq: int, before: Mapping[str, str], report: Report) -> None:
    """Parse the lines for the coming turn again; report those that are refused or changed in meaning."""
    rows = file.rows(seq)
    for player in players(game, world):
        mine = [row for row in rows if row.player == player.id]
        taken = {row.line: row.parsed for row in mine if row.parsed is not None}
        verdicts = hand_in(game, world, player, [(row.line, row.text) for row in mine])
        for each in verdicts:
            told = f"{name_of(player, game.shape)}, `{each.text}`"
            if each.sentence and each.line in taken:
                report.warning("R0292", f"{told}: {each.sentence.rstrip('.')}", file.where, "no longer taken")
            elif each.given is not None and each.line in taken:
                with reading(f"`orders`, seq {seq}, player {player.id}, line {each.line}"):
                    old = _act(json.loads(taken[each.line]), _Amounts(game, before))
                new = given_data(each.given, game.shape)
                common = old["arguments"].keys() & new["arguments"].keys()
                if (old["kind"], old["key"]) != (new["kind"], new["key"]) or any(
                    old["arguments"][name] != new["arguments"][name] for name in common
                ):
                    meant = typed_out(each.given, game.shape)
                    report.warning(
                        "R0983", f"{told} is read otherwise now: {meant}", file.where, "means something else"
                    )
        file.put_rows(seq, player.id, [(v.line, v.text, v.given, v.sentence or TAKEN) for v in verdicts], game)


def _answers(file: GameFile, game: Game, seq: int, report: Report) -> None:
    """Replay a waiting turn up to its current question. Drop and report answers that no longer fit."""
    early, names = file.ahead(seq), file.names(seq)
    for (who, key), typed in early.items():
        if not ahead.taken(game, [(key, typed, file.where)], None, None, Report()):
            file.drop_answers(seq, [(who, AHEAD + key), (who, LATELY + key)])
            said = f"{names.get(who, f'number {who}')}, ahead `{key} = {typed}`: no question can have this answer"
            report.warning("R0983", said, file.where, "dropped")
    if not file.waits:
        return
    answers = file.answers(seq)
    asked = {each.name for each in game.questions}
    gone = {place: NOT_ASKED for place in answers if place[1].split(".")[0] not in asked and not is_of_lines(place[1])}
    left = {place: answer for place, answer in answers.items() if place not in gone}
    turn = prompts.run(file, game, seq, left, anew=True)
    dropped = {**gone, **(turn.dropped if turn.fault is None else dict.fromkeys(left, f"{turn.fault}"))}
    file.drop_answers(seq, dropped)
    later = {place: answers[place]._replace(older=True) for place in left.keys() - dropped.keys() - turn.fitting.keys()}
    file.put_late(seq, {**turn.fitting, **later})
    file.put_waits([(each.who.id, each.key) for each in turn.open])
    prompts.tell_dropped(file, seq, answers, dropped, report)


def is_of_lines(key: str) -> bool:
    """Return whether a key stands for lines that are due."""
    return key.startswith(f"{LINES}_")


def as_far_as(file: GameFile, game: Game, seq: int) -> World | None:
    """Return a state of a game under other rules as a world of the current ones, or None if data would be lost."""
    with reading(f"`states`, seq {seq}"):
        found = fitted(json.loads(file.state(seq)), game)
        return None if found.lost else from_data(found.data, game)


class _Amounts:
    """Converts amounts to the steps of the current rules. An amount keeps its meaning, or it is `lost`."""

    def __init__(self, game: Game, before: Mapping[str, str]) -> None:
        self.before = before
        self.after = amounts_of(game)
        self.turned: list[str] = []
        self.lost: list[str] = []

    def turn(self, value: Any, place: str, shown: str) -> Any:
        """Convert the amounts in the value of a place."""
        old, new = self.before.get(place), self.after.get(place)
        if old == new or not _has_amounts(value):
            return value
        if old is None or new is None:
            said = (
                f"held no amounts, and counts {steps(new)} now"
                if old is None
                else f"counted {steps(old)}, and no longer"
            )
            _say(self.lost, f"{shown} {said}")
            return value
        one, other = measured_of(old), measured_of(new)
        if one.measure != other.measure:
            _say(self.lost, f"{shown} counted {steps(old)}, and counts {steps(new)} now")
            return value
        factor = Fraction(one.top * other.bottom, one.bottom * other.top)
        _say(
            self.turned,
            f"{shown}: counted in steps of {steps(new)}, of {steps(old)} before; amounts mean what they meant",
        )
        return self._times(value, factor, one, shown, new)

    def _times(self, value: Any, factor: Fraction, one: Measured, shown: str, new: str) -> Any:
        if isinstance(value, list):
            return [self._times(each, factor, one, shown, new) for each in value]
        if type(value) is not int:
            return value
        found = value * factor
        if found.denominator != 1:
            amount = show(value, MeasureUnit(one.measure, one.measure, one.bottom, one.top))
            _say(self.lost, f"{shown} holds {amount}, which does not come out whole in steps of {steps(new)}")
        return int(found)


def steps(told: str | None) -> str:
    """Return the unit of a place in words."""
    return "a plain number" if told in (None, "1") else str(told)


def _has_amounts(value: Any) -> bool:
    """Return whether a value contains a number other than 0, which is the same in every unit."""
    return any(map(_has_amounts, value)) if isinstance(value, list) else type(value) is int and value != 0


def _act(act: dict[str, Any], amounts: _Amounts) -> dict[str, Any]:
    """Convert the amounts in an act."""
    owner = f"{act['kind']} {act['key']}"
    turned = {
        name: amounts.turn(value, place_of(owner, name), f"`{name}` of {owner}")
        for name, value in act["arguments"].items()
    }
    return {**act, "arguments": turned}


def fitted(data: dict[str, Any], game: Game) -> Fitted:
    """Convert a state to the current rules."""
    shape = game.shape
    found = Fitted({**data, "version": game.version, "amounts": amounts_of(game)}, [], [], [], [], [])
    if data["pack"] != game.pack:
        found.lost.append(f"it is a game of `{data['pack']}`")
        return found
    known = [name for name, _ in shape.variants]
    found.lost.extend(
        f"the variant `{name}` is no longer in the rules" for name in data["variants"] if name not in known
    )
    if "amounts" not in data and amounts_of(game):
        found.lost.append(NO_AMOUNTS)
    amounts = _Amounts(game, data.get("amounts", {}))
    made: dict[int, Any] = {}
    for row in (*data["things"], *data["gone"]):
        kind = shape.kinds.get(row["kind"])
        if kind is None:
            _say(found.lost, f"the kind `{row['kind']}` is no longer in the rules")
        elif isinstance(kind.make, type):
            made[row["id"]] = shape.blank(kind)
    if found.lost:
        return found
    for part in ("things", "gone"):
        found.data[part] = [_thing(row, game, made, amounts, found) for row in data[part]]
    found.data["state"] = _fields(
        data["state"], shape.state, GAME, shape, made, amounts, found,
        lambda field: _beginning(game.world, shape.state, field, shape),
    )  # fmt: skip
    found.data["events"] = _events(data, game, made, amounts, found)
    found.data["arguments"] = arguments_of(shape, (event[0] for event in data["events"] if event[0] in shape.events))
    found.data["timers"] = []
    for sequence, number, slot, value in data["timers"]:
        kind = None if not number else shape.kind_of(made[number])
        field = next((each for each in (shape.state if kind is None else kind.fields) if each.slot == slot), None)
        item = None if field is None else field.holds.item
        if field is not None and item is None:
            item = Holds("choice", field.holds.of) if field.holds.sort == "set" else field.holds
        if field is not None:
            owner = GAME if kind is None else kind.name
            value = amounts.turn(value, place_of(owner, field.name), f"`{field.name}` of {_whose(owner)}")
        may_end = field is not None and field.holds.sort in ("list", "set", "truth", "choice")
        ends = sequence in [each.name for each in game.sequences]
        if item is None or not may_end or not ends or not _holds(value, item, shape, made):
            _say(found.lost, f"what ends with `{sequence}` in `{slot}` is no longer in the rules")
        found.data["timers"].append([sequence, number, slot, value])
    found.data["standing"] = []
    for at, act in enumerate(data["standing"]):
        spec = next((each for each in game.acts if (each.kind, each.key) == (act["kind"], act["key"])), None)
        if spec is None or spec.player not in act["arguments"]:
            found.lost.append(f"the act that stands, `{act['text']}`, is no longer in the rules")
        elif set(spec.places) != set(act["arguments"]):
            found.typed.append((at, act))
        elif _stands(turned := _act(act, amounts), game, made):
            found.data["standing"].append(turned)
        else:
            found.typed.append((at, act))
    found.turned.extend(amounts.turned)
    found.lost.extend(amounts.lost)
    return found


def _stands(act: dict[str, Any], game: Game, made: Mapping[int, Any]) -> bool:
    """Return whether the arguments of a standing act are valid under the current rules."""
    try:
        given_of(act, game, dict(made))
    except (*TROUBLE, Damaged):
        return False
    return True


def _whose(owner: str) -> str:
    """Return the owner of a field in words."""
    return "the game" if owner == GAME else f"`{owner}`"


def _thing(
    row: dict[str, Any], game: Game, made: Mapping[int, Any], amounts: _Amounts, found: Fitted
) -> dict[str, Any]:
    """Convert a thing."""
    kind = game.shape.kinds[row["kind"]]
    held = {key: value for key, value in row.items() if key not in ("id", "kind", "began as")}
    head = {"id": row["id"], "kind": row["kind"]}
    entry: int | None = None
    if "began as" in row:
        keys = game.shape.choices[kind.entries].keys if kind.entries else ()
        if row["began as"] not in keys:
            _say(found.lost, f"thing {row['id']} began as `{row['began as']}`, which is no longer in the rules")
            return row
        entry = keys.index(row["began as"])
    make: Any = kind.make
    make = make if entry is None else partial(make.named, entry)
    fields = _fields(
        held, kind.fields, kind.name, game.shape, made, amounts, found,
        lambda field: _beginning(make, kind.fields, field, game.shape, is_entry=entry is not None),
    )  # fmt: skip
    return {**head, **fields, **({"began as": row["began as"]} if entry is not None else {})}


def _fields(
    held: dict[str, Any], fields: Iterable[Field], owner: str, shape: Shape, made: Mapping[int, Any], amounts: _Amounts,
    found: Fitted, beginning: Callable[[Field], Any],
) -> dict[str, Any]:  # fmt: skip
    """Convert the fields of a thing or of the world; new fields take their initial values."""
    data: dict[str, Any] = {}
    whose = _whose(owner)
    for field in fields:
        if field.name not in held:
            try:
                data[field.name] = plain(beginning(field), field.holds, shape)
            except (*TROUBLE, Damaged):
                _say(found.lost, f"the field `{field.name}` of {whose} is new, and has no value to begin with")
            else:
                _say(found.new, f"`{field.name}` of {whose}")
        else:
            place, shown = place_of(owner, field.name), f"`{field.name}` of {whose}"
            data[field.name] = value = amounts.turn(held[field.name], place, shown)
            if not _holds(value, field.holds, shape, made):
                shown = json.dumps(value, ensure_ascii=False)
                _say(found.lost, f"the field `{field.name}` of {whose} cannot hold {shown} any longer")
    names = {field.name for field in fields}
    for name, value in held.items():
        if name not in names:
            full = value not in (None, 0, False, "", [])
            if full:
                _say(found.lost, f"the field `{name}` of {whose} is no longer in the rules, and holds something")
            else:
                _say(found.gone, f"`{name}` of {whose}")
    return data


def _holds(value: Any, holds: Holds, shape: Shape, made: Mapping[int, Any]) -> bool:
    of = holds.item or holds
    if of.sort == "thing" and any(isinstance(each, str) for each in (value if isinstance(value, list) else [value])):
        return False  # text stands for a thing only in acts, as a name that the player has not seen
    try:
        value_of(value, holds, shape, dict(made))
    except (*TROUBLE, Damaged):
        return False
    return True


def _events(
    data: dict[str, Any], game: Game, made: Mapping[int, Any], amounts: _Amounts, found: Fitted
) -> list[list[Any]]:
    """Convert the noted events."""
    told = data.get("arguments", {})
    return [
        event
        if event_of(event[0], game) == ORDERED
        else [*event[:3], *_event(event[0], told.get(event[0]), event[3:], game, made, amounts, found)]
        for event in data["events"]
    ]


def _event(
    name: str, told: Mapping[str, str] | None, values: list[Any], game: Game, made: Mapping[int, Any],
    amounts: _Amounts, found: Fitted,
) -> list[Any]:  # fmt: skip
    """Convert the arguments of a noted event, matched by name.

    Unknown events, and removed arguments with a value, are lost.
    """
    now = game.shape.events.get(name)
    if now is None:
        _say(found.lost, f"the event `{name}` has happened, and is no longer in the rules")
        return values
    if told is None:
        _say(found.lost, NO_ARGUMENTS)
        return values
    held = dict(zip(told, values, strict=True))
    row: list[Any] = []
    for argument, holds in now.items():
        shown = f"`{argument}` of the event `{name}`"
        if argument not in held:
            if holds.optional:
                _say(found.new, shown)
            else:
                _say(found.lost, f"{shown} is new, and what has happened gives it no value")
            row.append(None)
            continue
        value = amounts.turn(held[argument], place_of(f"event {name}", argument), shown)
        sort = told_sort(holds)
        if value is not None and _unnamed(sort) != _unnamed(told[argument]):
            _say(found.lost, f"{shown} held a {told[argument]}, and holds a {sort} now")
        elif not _holds(value, holds, game.shape, made):
            _say(found.lost, f"{shown} cannot hold {json.dumps(value, ensure_ascii=False)} any longer")
        row.append(value)
    for argument, value in held.items():
        if argument not in now:
            shown = f"`{argument}` of the event `{name}`"
            if value is None:
                _say(found.gone, shown)
            else:
                _say(found.lost, f"{shown} is no longer in the rules, and held something")
    return row


def _unnamed(sort: str) -> str:
    """Return a sort of value without the name of its kind or enumeration, which may have changed."""
    return " ".join(word for word in sort.split(" ") if word.islower())


def _beginning(
    make: Callable[..., Any], fields: Iterable[Field], field: Field, shape: Shape, *, is_entry: bool = False
) -> Any:
    """Return the initial value of a new field.

    Raise `LookupError` if it is required; only an entry may provide the value.
    """
    needed = shape.stand_ins(fields)
    if is_entry:
        needed.pop(field.slot, None)
    elif field.required:
        raise LookupError(field.name)
    return getattr(make(**needed), field.slot)


def _say(found: list[str], text: str) -> None:
    """Add a message, once."""
    if text not in found:
        found.append(text)
