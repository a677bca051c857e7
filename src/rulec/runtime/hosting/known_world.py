"""Worlds reduced to the knowledge of one player.

Such a world holds the player's own things and the things shown to the player. Unknown values in them are invented in
one of two ways. A result that is the same for both depends on nothing hidden.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from rulec.runtime.faults import RuleFault
from rulec.runtime.game.seeing import is_among, sees
from rulec.runtime.game.serialise import from_data, plain, things_in, to_data
from rulec.runtime.game.shape import Field, Kind, Shape
from rulec.runtime.game.specs import Game, is_list_of_things
from rulec.runtime.game.turns import players
from rulec.runtime.game.world import World

WAYS = (0, 1)
"""The ways in which unknown values are invented."""

Known = dict[int, dict[str, Any]]
"""Known things of other players, by number, with their known fields."""


class Knowledge:
    """A player's knowledge of a world. The world is not changed."""

    def __init__(self, game: Game, world: World, player: Any) -> None:
        self.game = game
        self._world = world
        self._player = player
        self._own = _own(game, world, player)
        self._known = _shown(game, world, player, self._own)

    def world(self, way: int) -> World:
        """Return a world with only the known things, unknown values invented in one of the `WAYS`."""
        data = _made_up(self.game, self._world, self._player, self._own, self._known, way)
        return from_data(data, self.game)

    def is_vague(self, thing: Any) -> bool:
        """Return whether a thing's type is unknown, so that the invented one is wrong either way."""
        game, known = self.game, self._known
        kind = game.shape.kind_of(thing)
        if thing.id not in known or game.shape.is_a(thing, game.player):
            return False
        return any(
            field.holds.sort == "choice" and not field.holds.optional and field.name not in known[thing.id]
            for field in kind.fields
        )


def _own(game: Game, world: World, player: Any) -> set[int]:
    """Return the numbers of the player's own things.

    These are the player, belongings of own things, unowned things in own lists, and things hidden from other players.
    Things hidden from the player are never among them.
    """
    shape = game.shape
    others = {each.id for each in players(game, world) if each is not player}
    belongings: dict[int, list[Any]] = defaultdict(list)
    todo = [player]
    for thing in world.things.values():
        owner = _owner(thing, shape)
        if owner is not None:
            belongings[owner.id].append(thing)
        if shape.kind_of(thing).seen is not None:
            todo.append(thing)
    found: set[int] = set()
    while todo:
        thing = todo.pop()
        if thing.id in found or thing.id in others or thing.id not in world.things or not sees(player, thing, world):
            continue
        found.add(thing.id)
        todo += belongings[thing.id]
        for field in shape.kind_of(thing).fields:
            if is_list_of_things(field.holds) and is_among(player, thing, field.seen, world):
                todo += [each for each in getattr(thing, field.slot) if _owner(each, shape) is None]
    return found


def _owner(thing: Any, shape: Shape) -> Any:
    """Return the thing to which a thing belongs, or None."""
    slot = shape.kind_of(thing).belongs_to
    return getattr(thing, slot) if slot else None


def _shown(game: Game, world: World, player: Any, own: set[int]) -> Known:
    """Return the fields of other players' things that views show the player.

    A view's column counts as a field of the row's thing if it has the field's name and type. Players, and things in
    fields of own things, are known to exist.
    """
    shape = game.shape
    known: Known = {each.id: {} for each in players(game, world) if each.id not in own}
    for number in own:
        for thing in _held(player, world.things[number], world):
            if thing.id not in own and thing.id in world.things:
                known.setdefault(thing.id, {})
    for view in game.views:
        if view.rows is None or not shape.is_a(player, view.viewer):
            continue
        if (view.thing is None or view.thing.sort != "thing") and not any(
            c.holds.sort == "thing" for c in view.columns
        ):
            continue
        try:
            for row in view.rows(player, world) if view.world else view.rows(player):
                cells = {c.name: c.of(player, row, world) if c.world else c.of(player, row) for c in view.columns}
                for thing in (row, *cells.values()):
                    if type(thing) in shape.kinds_of and thing.id in world.things and thing.id not in own:
                        _learn(known.setdefault(thing.id, {}), shape.kind_of(thing), view.columns, cells, shape)
        except RuleFault:
            continue
    return known


def _learn(of: dict[str, Any], kind: Kind, columns: Iterable[Any], cells: dict[str, Any], shape: Shape) -> None:
    """Record the cells beside a thing whose columns have the names of its fields."""
    fields = {field.slot: field for field in kind.fields}
    for column in columns:
        field = fields.get(column.name)
        if field is not None and (field.holds.sort, field.holds.of) == (column.holds.sort, column.holds.of):
            value = cells[column.name]
            if value is not None or field.holds.optional:
                of[field.name] = plain(value, field.holds, shape)


def _held(player: Any, thing: Any, world: World) -> Iterator[Any]:
    """Yield the things in the fields of a thing that the player sees, lists excepted."""
    for field in world.SHAPE.kind_of(thing).fields:
        if field.holds.sort == "thing" and is_among(player, thing, field.seen, world):
            other = getattr(thing, field.slot)
            if other is not None:
                yield other


def _made_up(game: Game, world: World, player: Any, own: set[int], known: Known, way: int) -> dict[str, Any]:
    """Return the state of the game as the player knows it."""
    shape = game.shape
    data = to_data(world, game)
    others = sorted(each.id for each in players(game, world) if each is not player)
    rows = {row["id"]: row for row in data["things"] if row["id"] in own or row["id"] in known}
    for number, row in rows.items():
        kind = shape.kinds[row["kind"]]
        for field in kind.fields:
            if number in own:
                is_known = is_among(player, world.things[number], field.seen, world)
            elif field.name in known[number]:
                row[field.name], is_known = known[number][field.name], True
            else:
                is_known = field.slot == kind.known_as or field.slot in kind.also
            if not is_known:
                row[field.name] = _made(field, shape, game.player, others, way)
    for field in shape.state:
        if not is_among(player, world, field.seen, world):
            data["state"][field.name] = _made(field, shape, game.player, others, way)
    while any(_lost(row, rows, shape) for row in rows.values()):
        rows = {number: row for number, row in rows.items() if not _lost(row, rows, shape)}
    for row in rows.values():
        _forget(row, shape.kinds[row["kind"]].fields, rows)
    _forget(data["state"], shape.state, rows)
    mine = own & rows.keys()
    data["things"] = [row for _, row in sorted(rows.items())]
    data["gone"] = []
    data["seed"] = f"tried {way}"
    data["timers"] = [each for each in data["timers"] if (not each[1] or each[1] in mine) and _is_there(each[3], rows)]
    data["events"] = [
        event
        for event, noted in zip(data["events"], world.events, strict=True)
        if all(each.id in mine for each in things_in(noted.arguments))
    ]
    data["standing"] = [
        acts
        for acts, given in zip(data["standing"], world.standing, strict=True)
        if given.player is player and all(each.id in rows for each in things_in(given.arguments))
    ]
    return data


def _made(field: Field, shape: Shape, player: str, others: list[int], way: int) -> Any:
    """Return an invented value for a field; None if the field is optional or no value can be invented."""
    holds = field.holds
    if holds.sort == "thing" and others and way and shape.kinds[holds.of].name == player:
        return others[0]
    if holds.optional and not (way and holds.sort == "choice"):
        return None
    match holds.sort:
        case "number":
            return way
        case "truth":
            return bool(way)
        case "text":
            return ""
        case "choice":
            return shape.choices[holds.of].keys[-way]
        case "spot":
            return [way, way]
        case "thing":
            return others[-way] if others and holds.of == player else None
        case _:
            return []


def _lost(row: dict[str, Any], rows: dict[int, Any], shape: Shape) -> bool:
    """Return whether a thing requires another that is unknown."""
    fields = (field for field in shape.kinds[row["kind"]].fields if field.holds.sort == "thing")
    return any(not field.holds.optional and row[field.name] not in rows for field in fields)


def _forget(row: dict[str, Any], fields: Iterable[Field], rows: dict[int, Any]) -> None:
    """Remove references to unknown things from a thing or from the game's state."""
    for field in fields:
        if field.holds.sort == "thing" and row[field.name] not in rows:
            row[field.name] = None
        elif is_list_of_things(field.holds):
            row[field.name] = [each for each in row[field.name] if each in rows]


def _is_there(value: Any, rows: dict[int, Any]) -> bool:
    """Return whether the value of a timer may be kept. A number may be that of a thing, so it must be known."""
    return not isinstance(value, int) or isinstance(value, bool) or value in rows
