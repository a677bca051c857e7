"""Moves a game to mended rules: looks whether all that is in play has a place in them, and writes it down anew.

It works on plain data, so the rules under which the game was begun need not be at hand. Fields that are new begin as
they are declared. Nothing in play is ever lost: where it would be, the game stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.driver.games import prompts
from rulec.driver.games.game_file import TAKEN, GameFile, reading, same_rules
from rulec.runtime.game.acts import ORDERED, Game
from rulec.runtime.game.play import hand_in, players
from rulec.runtime.game.serialise import TROUBLE, Damaged, from_data, given_of, plain, value_of
from rulec.runtime.game.shape import Field, Holds, Shape, name_of
from rulec.runtime.game.world import World


class Fitted(NamedTuple):
    """A state in the form of the rules at hand: what is `new` and begins as declared, what is `gone` and held nothing,
    and what would be `lost`."""

    data: dict[str, Any]
    new: list[str]
    gone: list[str]
    lost: list[str]


class Moved(NamedTuple):
    """A game that was moved: from which rules to which (version and hash), and what that did."""

    before: tuple[str, str]
    after: tuple[str, str]
    new: list[str]
    gone: list[str]


def migrate(file: GameFile, game: Game, report: Report) -> Moved | None:
    """Moves a game to the rules at hand, in one transaction; None when they are its rules already, or when something
    would be lost, which is reported."""
    before = file.meta["version"], file.meta["hash"]
    if same_rules(file, game):
        return None
    where = file.where
    try:
        with file.change():
            if not file.has_sums:
                file.add_sums()
            seq = file.seq
            with reading(f"`states`, seq {seq}"):
                found = fitted(json.loads(file.state(seq)), game)
                world = None if found.lost else from_data(found.data, game)
            for each in found.lost:
                report.error("R0947", each, where, hint="keep it in the rules as long as this game goes on")
            if world is None:
                raise _Refused
            file.put_rules(game, seq)
            file.put_state(seq, world, game)
            _lines(file, game, world, seq, report, where)
            _answers(file, game, seq, report, where)
    except _Refused:
        return None
    return Moved(before, (game.version, game.hash), found.new, found.gone)


class _Refused(Exception):
    """Something would be lost; it ends the transaction."""


def _lines(file: GameFile, game: Game, world: World, seq: int, report: Report, where: Span) -> None:
    """What was handed in for the coming turn is read anew; what the rules no longer take is told."""
    rows = file.rows(seq)
    for player in players(game, world):
        mine = [row for row in rows if row.player == player.id]
        taken = {row.line for row in mine if row.parsed is not None}
        verdicts = hand_in(game, world, player, [(row.line, row.text) for row in mine])
        for each in verdicts:
            if each.sentence and each.line in taken:
                headline = f"{name_of(player, game.shape)}, `{each.text}`: {each.sentence.rstrip('.')}"
                report.warning("R0292", headline, where, "no longer taken")
        file.put_rows(seq, player.id, [(v.line, v.text, v.given, v.sentence or TAKEN) for v in verdicts], game)


def _answers(file: GameFile, game: Game, seq: int, report: Report, where: Span) -> None:
    """A turn that waits is played anew up to where it waits now; answers that the rules do not take are asked again."""
    if not file.waits:
        return
    turn = prompts.run(file, game, seq, file.answers(seq))
    if turn.fault is not None:
        file.base.execute("DELETE FROM answers WHERE seq = ?", (seq,))
        file.put_waits([])
        report.warning("R0934", "what was answered in the turn that waits is asked anew", where)
        return
    file.put_waits([(each.who.id, each.key) for each in turn.open])


def as_far_as(file: GameFile, game: Game, seq: int) -> World | None:
    """A state of a game that was played under other rules as a world of those at hand; None where that loses
    anything."""
    with reading(f"`states`, seq {seq}"):
        found = fitted(json.loads(file.state(seq)), game)
        return None if found.lost else from_data(found.data, game)


# ---- states ----------------------------------------------------------------------------------------
def fitted(data: dict[str, Any], game: Game) -> Fitted:
    """A state, as plain data, in the form of the rules at hand."""
    shape = game.shape
    found = Fitted({**data, "version": game.version}, [], [], [])
    if data["pack"] != game.pack:
        found.lost.append(f"it is a game of `{data['pack']}`")
        return found
    known = [name for name, _ in shape.variants]
    found.lost.extend(
        f"the variant `{name}` is no longer in the rules" for name in data["variants"] if name not in known
    )
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
        found.data[part] = [_thing(row, game, made, found) for row in data[part]]
    found.data["state"] = _fields(
        data["state"], shape.state, "the game", shape, made, found,
        lambda field: _beginning(game.world, shape.state, field, shape),
    )  # fmt: skip
    found.data["events"] = [event for event in data["events"] if _event(event, game, made, found)]
    for sequence, number, slot, value in data["timers"]:
        fields: Iterable[Field] = shape.state if not number else shape.kind_of(made[number]).fields
        holds = next((field.holds for field in fields if field.slot == slot), None)
        item = None if holds is None else holds.item or Holds("choice", holds.of)
        if item is None or not _holds(value, item, shape, made):
            _say(found.lost, f"what ends with `{sequence}` in `{slot}` is no longer in the rules")
    for act in data["standing"]:
        try:
            given_of(act, game, made)
        except (*TROUBLE, Damaged):
            found.lost.append(f"the act that stands, `{act['text']}`, is no longer in the rules")
    return found


def _thing(row: dict[str, Any], game: Game, made: Mapping[int, Any], found: Fitted) -> dict[str, Any]:
    """A thing with the fields of its kind."""
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
        held, kind.fields, f"`{kind.name}`", game.shape, made, found,
        lambda field: _beginning(make, kind.fields, field, game.shape, is_entry=entry is not None),
    )  # fmt: skip
    return {**head, **fields, **({"began as": row["began as"]} if entry is not None else {})}


def _fields(
    held: dict[str, Any], fields: Iterable[Field], whose: str, shape: Shape, made: Mapping[int, Any], found: Fitted,
    beginning: Callable[[Field], Any],
) -> dict[str, Any]:  # fmt: skip
    """The fields of a thing or of the game: those that it holds, and new ones as they begin."""
    data: dict[str, Any] = {}
    for field in fields:
        if field.name not in held:
            try:
                data[field.name] = plain(beginning(field), field.holds, shape)
            except (*TROUBLE, Damaged):
                _say(found.lost, f"the field `{field.name}` of {whose} is new, and has no value to begin with")
            else:
                _say(found.new, f"`{field.name}` of {whose}")
        else:
            data[field.name] = held[field.name]
            if not _holds(held[field.name], field.holds, shape, made):
                shown = json.dumps(held[field.name], ensure_ascii=False)
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
    try:
        value_of(value, holds, shape, dict(made))
    except (*TROUBLE, Damaged):
        return False
    return True


def _event(event: list[Any], game: Game, made: Mapping[int, Any], found: Fitted) -> bool:
    """Whether an event is still spoken of; what the rules do not know nothing can ask for."""
    name, _, _, *arguments = event
    if name == ORDERED:
        return True
    kinds = game.shape.events.get(name)
    if kinds is None:
        _say(found.gone, f"the event `{name}`")
        return False
    if len(kinds) != len(arguments) or not all(
        _holds(value, holds, game.shape, made) for value, holds in zip(arguments, kinds, strict=True)
    ):
        _say(found.lost, f"the event `{name}` was noted with other arguments than it has now")
    return True


def _beginning(
    make: Callable[..., Any], fields: Iterable[Field], field: Field, shape: Shape, *, is_entry: bool = False
) -> Any:
    """What a field begins with that a game does not hold yet; raises `LookupError` where it has no value of its own,
    unless what is made is an entry, which may give it."""
    needed = shape.stand_ins(fields)
    if is_entry:
        needed.pop(field.slot, None)
    elif field.required:
        raise LookupError(field.name)
    return getattr(make(**needed), field.slot)


def _say(found: list[str], text: str) -> None:
    """Says it once, however many things it is true of."""
    if text not in found:
        found.append(text)
