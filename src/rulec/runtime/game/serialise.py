"""Worlds as JSON and back. Equal worlds give equal bytes.

Things are referred to by number, members and entries by key, amounts in grains. `amounts` records measure and grain of
each place, `arguments` the names and types of events' arguments. A thing out of play is saved as long as something
saved refers to it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

from rulec.runtime.game.acts import ORDERED, ActSpec, Game, Given
from rulec.runtime.game.shape import STRANGER, Field, Holds, Kind, Shape
from rulec.runtime.game.world import Noted, Timer, World, pending
from rulec.runtime.support import members

FORM = 1
"""Version of this format."""
GAME = "game"
"""Owner of the game's own fields in `amounts`. No kind has this name."""


_KEYS = (
    "form", "pack", "version", "turn", "step", "seed", "variants", "next", "state", "things", "gone", "timers",
    "standing", "events", "over", "over to", "amounts", "arguments", "named",
)  # fmt: skip


MOST = 1 << 62
"""Exclusive upper limit of thing and turn numbers."""
_NEEDED = tuple(key for key in _KEYS if key not in ("over", "over to", "amounts", "arguments", "named"))
"""Keys that every saved state must have."""


class Damaged(Exception):
    """A malformed saved state; the text gives the place."""


TROUBLE = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, StopIteration, TypeError, ValueError,
)  # fmt: skip
"""Exceptions that malformed data causes while it is read."""


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Turn exceptions of malformed data into `Damaged`, with the place."""
    try:
        yield
    except Damaged as fault:
        raise fault if str(fault).startswith("`") else Damaged(f"{what}: {fault}") from fault
    except ValueError as fault:  # its text explains the fault
        raise Damaged(f"{what}: {fault}") from fault
    except TROUBLE as fault:
        raise Damaged(f"{what}: {type(fault).__name__}: {fault}") from fault


def to_json(world: World, game: Game) -> str:
    """Return the world as a line of JSON."""
    return json.dumps(to_data(world, game), ensure_ascii=False, separators=(",", ":"))


def to_data(world: World, game: Game) -> dict[str, Any]:
    """Return the world as plain data."""
    shape = game.shape
    over: dict[str, Any] = {"over": world.over} if world.over else {}
    if world.over_to:
        over["over to"] = {str(who): world.over_to[who] for who in sorted(world.over_to)}
    alive = [world.things[number] for number in sorted(world.things)]
    gone = sorted(_gone(world, game, alive), key=lambda thing: int(thing.id))
    return {
        "form": FORM,
        "pack": game.pack,
        "version": game.version,
        "turn": world.turn,
        "step": world.step,
        **over,
        "seed": world.seed,
        "variants": shape.variant_names(world.variants),
        "next": world.next_id,
        "amounts": amounts_of(game),
        "state": {field.name: plain(getattr(world, field.slot), field.holds, shape) for field in shape.state},
        "things": [_thing(thing, shape) for thing in alive],
        "gone": [_thing(thing, shape) for thing in gone],
        "timers": [
            [each.sequence, each.thing.id, each.slot, plain(each.value, _item(_holds(each, shape)), shape)]
            for each in pending(world.timers)
        ],
        "standing": [given_data(each, shape) for each in world.standing],
        "events": [
            [each.event, each.turn, each.step, *_arguments(each, game)]
            for each in world.events
        ],
        "arguments": arguments_of(shape, (each.event for each in world.events)),
        **_named(world),
    }  # fmt: skip


def _named(world: World) -> dict[str, dict[str, list[int]]]:
    """Return the things in play that each player has been shown."""
    rows = {str(who): sorted(world.named[who] & world.things.keys()) for who in sorted(world.named)}
    found = {who: row for who, row in rows.items() if row}
    return {"named": found} if found else {}


def from_json(text: str, game: Game) -> World:
    """Return a saved world. Raises `Damaged` if the text is no saved world of these rules."""
    try:
        return from_data(json.loads(text), game)
    except TROUBLE as fault:
        raise Damaged(f"{type(fault).__name__}: {fault}") from fault


def empty(game: Game, seed: int | str, variants: int) -> World:
    """Return a world without things. Fields without a default get stand-ins until they are set."""
    world: World = game.world(seed=seed, variants=variants, **game.shape.stand_ins(game.shape.state))
    return world


def from_data(data: dict[str, Any], game: Game) -> World:
    """Return the world for plain data. Raises `Damaged`."""
    shape = game.shape
    if not isinstance(data, dict):
        raise Damaged("a saved state is a mapping")
    for key in _NEEDED:
        if key not in data:
            raise Damaged(f"it has no `{key}`")
    _check_head(data, game)
    with reading("variants"):
        variants = shape.bits(data["variants"])
        for one, other in shape.apart:
            if one in data["variants"] and other in data["variants"]:
                raise Damaged(f"the variants `{one}` and `{other}` exclude each other")
    if type(data["seed"]) not in (int, str):
        raise Damaged("seed: it is a number or a word")
    world = empty(game, data["seed"], variants)
    world.turn, world.step = data["turn"], data["step"]
    with reading("over"):
        world.over = value_of(data.get("over", ""), Holds("text"), shape, {})
        world.over_to = {
            int(who): value_of(text, Holds("text"), shape, {}) for who, text in data.get("over to", {}).items()
        }
    made: dict[int, Any] = {}
    rows: list[tuple[Any, Kind, dict[str, Any], str]] = []
    for sort in ("things", "gone"):
        with reading(sort):
            several = list(data[sort])
        for at, row in enumerate(several, 1):
            place = f"{sort}, {at}"
            with reading(place):
                thing, kind = _blank(row, data["next"], made, shape)
            rows.append((thing, kind, row, place))
    for thing, kind, row, place in rows:
        with reading(place):
            _fill(thing, kind, row, made, shape)
    for row in data["things"]:
        world.next_id = row["id"]
        world.add(made[row["id"]])
    world.next_id = data["next"]
    with reading("state"):
        _check_keys(data["state"], {field.name for field in shape.state}, "the game")
        for field in shape.state:
            if field.name in data["state"]:
                setattr(world, field.slot, value_of(data["state"][field.name], field.holds, shape, made))
            elif field.required:
                raise Damaged(f"the game has no `{field.name}`, and the rules give it no value of its own")
    with reading("timers"):
        for sequence, number, slot, value in data["timers"]:
            thing = made[number] if number else world
            timer = Timer(sequence, thing, slot, None, False)
            holds = _holds(timer, shape)
            bits = holds.sort == "set" if holds.sort in ("set", "list") else None
            world.timers.append(Timer(sequence, thing, slot, value_of(value, _item(holds), shape, made), bits))
    with reading("events"):
        for event, turn, step, *arguments in data["events"]:
            event = event_of(event, game)
            kinds = _event_holds(event, game)
            values = tuple([value_of(each, holds, shape, made) for each, holds in zip(arguments, kinds, strict=True)])
            world.remember(Noted(event, turn, step, values))
    with reading("named"):
        world.named = {int(who): set(map(int, row)) for who, row in data.get("named", {}).items()}
    with reading("standing"):
        world.standing = [given_of(each, game, made) for each in data["standing"]]
    for each in world.standing:
        each.stands = True
    return world


def _blank(row: dict[str, Any], end: int, made: dict[int, Any], shape: Shape) -> tuple[Any, Kind]:
    """Return a new thing for a row, with nothing but its number, and its kind."""
    number = row["id"]
    if row["kind"] not in shape.kinds:
        raise Damaged(f"there is no kind `{row['kind']}`")
    if type(number) is not int or not 0 < number < end:
        raise Damaged(f"the number of a thing is above 0 and below `next`, {end}, and not {number!r}")
    if number in made:
        raise Damaged(f"two things have the number {number}")
    kind = shape.kinds[row["kind"]]
    thing = made[number] = shape.blank(kind)
    thing.id = number
    return thing, kind


def _fill(thing: Any, kind: Kind, row: dict[str, Any], made: dict[int, Any], shape: Shape) -> None:
    """Set the fields of a thing."""
    for field in kind.fields:
        value = value_of(row[field.name], field.holds, shape, made) if field.name in row else _default(kind, field)
        setattr(thing, field.slot, value)
    own = ("id", "kind", "began as") if kind.entries else ("id", "kind")
    _check_keys(row, {*own, *(field.name for field in kind.fields)}, f"{kind.word} {thing.id}")
    if kind.entries:
        thing.began_as = (
            value_of(row["began as"], Holds("choice", kind.entries), shape, made) if "began as" in row else -1
        )


def _check_head(data: dict[str, Any], game: Game) -> None:
    """Check the metadata of a state against the rules. New fields get defaults; any other difference is damage."""
    steps = {0, *(number for sequence in game.sequences for number, _ in sequence.steps)}
    if type(data["form"]) is not int or data["form"] != FORM:
        raise Damaged(f"form {data['form']}, where {FORM} is known")
    if data["pack"] != game.pack:
        raise Damaged(f"a state of the pack `{data['pack']}`, where one of `{game.pack}` is wanted")
    with reading("version"):
        is_newer = _version(data["version"]) > _version(game.version)
    if is_newer:
        raise Damaged(f"saved under version {data['version']} of `{game.pack}`, and these rules are {game.version}")
    for key, low in (("turn", 1), ("step", 0), ("next", 1)):
        if type(data[key]) is not int or not low <= data[key] < MOST:
            raise Damaged(f"{key}: it is a whole number, at least {low}, and not {str(data[key])[:40]}")
    if data["step"] not in steps and game.sequences:
        raise Damaged(f"step: these rules have no step {data['step']}")
    _check_keys(data, _KEYS, "the state")
    saved, known = data.get("amounts"), amounts_of(game)
    for place, step in saved.items() if saved is not None and saved != known else ():
        if known.get(place, step) != step:
            raise Damaged(f"the amounts of {place} were saved in steps of {step}, and these rules have {known[place]}")
    for event, told in data.get("arguments", {}).items():
        names = list(game.shape.events[event])
        if list(told) != names and sorted(told) == sorted(names):
            raise Damaged(f"the event `{event}` was saved with its arguments in another order than these rules have")


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))


def _check_keys(found: dict[str, Any], known: Collection[str], whose: str) -> None:
    for key in found:
        if key not in known:
            raise Damaged(f"{whose} has no `{key}` under these rules")


def _default(kind: Kind, field: Field) -> Any:
    """Return the default of a field that was added to the rules after the state was saved."""
    from inspect import Parameter, signature

    value = signature(kind.make).parameters[field.slot].default
    if value is Parameter.empty or (value is None and not field.holds.optional):
        raise Damaged(f"a {kind.word} has no `{field.name}`, and the rules give it no value of its own")
    return value


class Measured(NamedTuple):
    """The grain in which amounts of a place are stored, such as 1/4 level. Plain numbers have no measure."""

    measure: str
    top: int
    bottom: int

    def __str__(self) -> str:
        grain = f"{self.top}" if self.bottom == 1 else f"{self.top}/{self.bottom}"
        return f"{grain} {self.measure}".rstrip()


def measured(holds: Holds) -> Measured | None:
    """Return the grain of the amounts in a type; None if it contains none."""
    if holds.item is not None:
        return measured(holds.item)
    if holds.sort not in ("number", "spot"):
        return None
    unit = holds.unit
    return Measured("", 1, 1) if unit is None else Measured(unit.name, unit.worth, unit.per)


def measured_of(text: str) -> Measured:
    """Parse a grain as written in a saved state."""
    grain, _, measure = text.partition(" ")
    top, _, bottom = grain.partition("/")
    return Measured(measure, int(top), int(bottom or 1))


def amounts_of(game: Game) -> dict[str, str]:
    """Return the grain of each place of a saved state that holds amounts."""
    return _amounts(game.shape, game.acts)


@lru_cache(maxsize=16)
def _amounts(shape: Shape, acts: tuple[ActSpec, ...]) -> dict[str, str]:
    places = {place_of(GAME, field.name): field.holds for field in shape.state}
    places.update(
        (place_of(kind.name, field.name), field.holds) for kind in shape.kinds.values() for field in kind.fields
    )
    places.update((place_of(f"event {name}", arg), h) for name, row in shape.events.items() for arg, h in row.items())
    places.update((place_of(f"{act.kind} {act.key}", one.name), one.holds) for act in acts for one in act.params)
    return {place: str(step) for place, holds in places.items() if (step := measured(holds)) is not None}


def place_of(owner: str, part: str | int) -> str:
    """Return the key in `amounts` of a field, an event's argument or a parameter."""
    return f"{owner}.{part}"


def arguments_of(shape: Shape, events: Iterable[str]) -> dict[str, dict[str, str]]:
    """Return the names and types of the arguments of events, in order."""
    return {
        event: {name: told_sort(holds) for name, holds in shape.events[event].items()}
        for event in sorted(set(events))
        if event != ORDERED
    }


def told_sort(holds: Holds) -> str:
    """Return a type as a saved state writes it: `number`, `thing Guard`, `list of choice Colour`."""
    if holds.item is not None:
        return f"{holds.sort} of {told_sort(holds.item)}"
    return f"{holds.sort} {holds.of}" if holds.sort in ("thing", "choice", "set") else holds.sort


def given_data(given: Given, shape: Shape) -> dict[str, Any]:
    """Return an act as plain data."""
    return {
        "kind": given.spec.kind,
        "key": given.spec.key,
        "line": given.line,
        "text": given.text,
        "arguments": {
            param.name: plain(value, param.holds, shape)
            for param, value in zip(given.spec.params, given.arguments, strict=True)
        },
        **({"repeated": True} if given.repeated else {}),
    }


def given_of(data: dict[str, Any], game: Game, things: dict[int, Any]) -> Given:
    """Return the act for plain data."""
    spec = next(each for each in game.acts if (each.kind, each.key) == (data["kind"], data["key"]))
    arguments = [
        value_of(data["arguments"][param.name], param.holds, game.shape, things, unseen=True) for param in spec.params
    ]
    given = Given(spec, arguments, line=data["line"], text=data["text"])
    given.repeated = data.get("repeated", False)
    return given


def plain(value: Any, holds: Holds, shape: Shape) -> Any:
    """Return a value in its JSON form."""
    if value is None:
        return None
    match holds.sort:
        case "choice":
            return shape.choices[holds.of].keys[value]
        case "set":
            keys = shape.choices[holds.of].keys
            return [keys[member] for member in members(value)]
        case "thing":
            return shape.name(value) if value.id == STRANGER else value.id
        case "list" if holds.item is not None:
            return [plain(item, holds.item, shape) for item in value]
        case "truth":
            return bool(value)
        case "spot":
            return list(value)
        case _:
            return value


def value_of(data: Any, holds: Holds, shape: Shape, things: dict[int, Any], *, unseen: bool = False) -> Any:
    """Return the value for its JSON form. With `unseen`, a text may stand for a thing that the player has not seen."""
    if data is None:
        if not holds.optional:
            raise Damaged(f"nothing where a {holds.sort} has to be")
        return None
    match holds.sort:
        case "choice":
            return shape.choices[holds.of].keys.index(data)
        case "set":
            if len(set(data)) < len(data):
                raise Damaged(f"a set holds {data} twice")
            return sum(1 << shape.choices[holds.of].keys.index(each) for each in data)
        case "thing" if unseen and isinstance(data, str) and data:
            return shape.stranger(holds.of, data)
        case "thing" if type(data) is int:
            if data not in things:
                raise Damaged(f"there is no thing {data}")
            thing = things[data]
            if not shape.is_a(thing, holds.of):
                raise Damaged(f"thing {data} is no {holds.of}")
            return thing
        case "list" if holds.item is not None:
            return tuple(value_of(item, holds.item, shape, things) for item in data)
        case "truth" if isinstance(data, bool):
            return data
        case "number" if isinstance(data, int) and not isinstance(data, bool):
            return data
        case "spot" if isinstance(data, list) and [type(each) for each in data] == [int, int]:
            return data[0], data[1]
        case "text" if isinstance(data, str):
            return data
    raise Damaged(f"{data!r} is no {holds.sort}")


def _thing(thing: Any, shape: Shape) -> dict[str, Any]:
    kind = shape.kind_of(thing)
    row: dict[str, Any] = {"id": thing.id, "kind": kind.name}
    for field in kind.fields:
        row[field.name] = plain(getattr(thing, field.slot), field.holds, shape)
    if kind.entries and thing.began_as >= 0:
        row["began as"] = shape.choices[kind.entries].keys[thing.began_as]
    return row


def _item(holds: Holds) -> Holds:
    """Return the element type of a list or set, else the type itself."""
    if holds.sort == "list" and holds.item is not None:
        return holds.item
    return Holds("choice", holds.of) if holds.sort == "set" else holds


def _holds(timer: Timer, shape: Shape) -> Holds:
    fields: Sequence[Field] = shape.state if isinstance(timer.thing, World) else shape.kind_of(timer.thing).fields
    return next(field.holds for field in fields if field.slot == timer.slot)


def event_of(name: str, game: Game) -> str:
    """Return the current name of a saved event. The event of a given act had another name in old states."""
    return ORDERED if name == "ordered" and name not in game.shape.events else name


def _event_holds(event: str, game: Game) -> tuple[Holds, ...]:
    if event == ORDERED:
        return (Holds("number"), Holds("thing", game.player))
    return tuple(game.shape.events[event].values())


def _arguments(noted: Noted, game: Game) -> list[Any]:
    kinds = _event_holds(noted.event, game)
    return [plain(each, holds, game.shape) for each, holds in zip(noted.arguments, kinds, strict=True)]


def _gone(world: World, game: Game, alive: Iterable[Any]) -> Iterator[Any]:
    """Yield the things out of play that are still referred to."""
    shape = game.shape
    todo: list[Any] = list(_spoken_of(world, alive, shape))
    seen: set[int] = set()
    while todo:
        thing = todo.pop()
        if thing.id in seen or world.things.get(thing.id) is thing:
            continue
        if not thing.id:  # it was never in play: give it a number now
            thing.id = world.next_id
            world.next_id += 1
        seen.add(thing.id)
        yield thing
        todo += _held(thing, shape.kind_of(thing).fields)


def _spoken_of(world: World, alive: Iterable[Any], shape: Shape) -> Iterator[Any]:
    for thing in alive:
        yield from _held(thing, shape.kind_of(thing).fields)
    yield from _held(world, shape.state)
    for noted in world.events:
        yield from things_in(noted.arguments)
    for timer in world.timers:
        yield from things_in((timer.value,))
        if not isinstance(timer.thing, World):
            yield timer.thing
    for given in world.standing:
        yield from things_in(given.arguments)


def _held(thing: Any, fields: Iterable[Field]) -> Iterator[Any]:
    for field in fields:
        if field.holds.sort in ("thing", "list"):
            yield from things_in((getattr(thing, field.slot),))


def things_in(values: Iterable[Any]) -> Iterator[Any]:
    """Yield the things among values and in nested lists."""
    for each in values:
        if isinstance(each, list | tuple):
            yield from things_in(each)
        elif each is not None and not isinstance(each, int | str) and each.id != STRANGER:
            yield each
