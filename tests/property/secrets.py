"""Two worlds that differ only in what a player does not see show that player the same bytes: views, messages, what may
be chosen, what is said of lines, right ones and misspelt ones.

What the rules give away is left out where a turn is played, and so are turns in which another player's act is carried
out in one world alone: that an act is carried out is no secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import ActSpec, Game, Optional, Slot
from rulec.runtime.game.answers import Tape, answer_text, data_of
from rulec.runtime.game.asking import Source, Waits
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.paths import Way
from rulec.runtime.game.seeing import is_among, knows, shown_to
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.shape import Field, Holds
from rulec.runtime.game.turns import hand_in, players, resolve
from tests.property.answers import Drawn, Heard

NAMES = (
    "Ann",
    "Bob",
    "Cleo",
    "Dora",
    "Emil",
    "Fritz",
    "Gerd",
    "Hanna",
    "Ines",
    "Jost",
    "Karl",
    "Lena",
    "Moritz",
    "Nora",
)


class Change(NamedTuple):
    """A value that is hidden: of which thing (0: the game's own), and what it is instead."""

    thing: int
    field: Field
    kind: str


class Count(NamedTuple):
    """How much was looked at."""

    looked: int
    turns: int
    left_out: int


# ---- worlds ------------------------------------------------------------------------------------
def world_of(game: Game, random: Random) -> Any:
    """A world with a few things of every kind and values at random."""
    shape = game.shape
    world = game.world(seed=random.randrange(1000), variants=0)
    names = list(NAMES)
    random.shuffle(names)
    things: list[Any] = []
    for kind in shape.kinds.values():
        for _ in range(random.choice((2, 3))):
            things.append(kind.make(**{field.slot: None for field in kind.fields}))
    for thing in things:
        world.add(thing)
    for thing in things:
        kind = shape.kind_of(thing)
        for field in kind.fields:
            setattr(thing, field.slot, value(world, field.holds, random))
        if kind.known_as:
            setattr(thing, kind.known_as, f"{names[thing.id % len(names)]} {kind.word}")
    for field in shape.state:
        setattr(world, field.slot, value(world, field.holds, random))
    return world


def value(world: Any, holds: Holds, random: Random) -> Any:
    """A value of a field."""
    if holds.optional and random.random() < 0.2:
        return None
    match holds.sort:
        case "number":
            return random.choice((0, 1, 2, 3, 5, 8, 20, 40, 60, 100))
        case "truth":
            return random.random() < 0.5
        case "text":
            return random.choice(NAMES)
        case "choice":
            count = len(world.SHAPE.choices[holds.of].keys)
            return random.randrange(count) if count else None
        case "set":
            return random.randrange(1 << len(world.SHAPE.choices[holds.of].keys))
        case "spot":
            return (random.randrange(-50, 2000), random.randrange(-50, 2000))
        case "thing":
            there = world.of_kind(holds.of)
            return random.choice(there) if there else None
        case "list" if holds.item is not None:
            return tuple(dict.fromkeys(value(world, holds.item._replace(optional=False), random) for _ in range(2)))
    raise AssertionError(holds)


def hidden(game: Game, world: Any, viewer: Any) -> list[Change]:
    """What the player does not see."""
    found = [Change(0, field, "") for field in game.shape.state if not is_among(viewer, world, field.seen, world)]
    for number in sorted(world.things):
        thing = world.things[number]
        kind = game.shape.kind_of(thing)
        for field in kind.fields:
            if not is_among(viewer, thing, field.seen, world):
                found.append(Change(number, field, kind.name))
    return found


def change(game: Game, world: Any, change: Change, viewer: Any, random: Random) -> bool:
    """Gives the hidden value another one; whether it is another, and everything as hidden as before."""
    thing = world if change.thing == 0 else world.things[change.thing]
    before = getattr(thing, change.field.slot)
    hides = {(each.thing, each.field.slot) for each in hidden(game, world, viewer)}
    if change.kind and change.field.slot == game.shape.kinds[change.kind].known_as:
        after: Any = f"{random.choice(NAMES)} the {random.choice(NAMES)}"
    else:
        after = value(world, change.field.holds, random)
    setattr(thing, change.field.slot, after)
    return after != before and hides == {(each.thing, each.field.slot) for each in hidden(game, world, viewer)}


# ---- what a player sees ------------------------------------------------------------------------
def lines(game: Game, worlds: list[Any], viewer: Any, random: Random, count: int) -> list[str]:
    """Lines that somebody may type who guesses all names, and some of them misspelt."""
    found: list[str] = []
    for _ in range(count):
        spec = random.choice(game.acts)
        if not spec.notations:
            continue
        text = _typed(spec, random.choice(spec.notations).parts, worlds, random)
        if random.random() < 0.3 and text:
            at = random.randrange(len(text))
            text = text[:at] + random.choice(("", "x", "e")) + text[at + 1 :]
        found.append(text)
    return found


def _typed(spec: ActSpec, parts: tuple[Any, ...], worlds: list[Any], random: Random) -> str:
    pieces: list[str] = []
    for part in parts:
        match part:
            case str():
                pieces.append(part)
            case Slot(name=name):
                world = random.choice(worlds)
                holds = spec.params[spec.places[name]].holds
                pieces.append(value_text(value(world, holds, random), holds, world.SHAPE))
            case Optional(parts=inner):
                pieces.append(_typed(spec, inner, worlds, random) if random.random() < 0.5 else "")
    return "".join(pieces)


def seen(game: Game, world: Any, viewer: Any, typed: list[str]) -> list[str]:
    """All that the player is shown before the turn: views, choices, what is said of lines."""
    found = [repr(shown) for shown in shown_to(game, world, viewer)]
    found += [f"{v.text}: {v.sentence}" for v in hand_in(game, world, viewer, enumerate(typed, 1))]
    return [*found, *choices(game, world, viewer)]


def choices(game: Game, world: Any, viewer: Any) -> Iterator[str]:
    """What may be chosen for each parameter, as far as the player knows what comes before it."""
    for spec in game.acts:
        before: list[Any] = []
        for param in spec.params:
            if param.name == spec.player:
                before.append(viewer)
                continue
            if param.domain is not None:
                holds = (param.holds.item if param.holds.sort == "list" else None) or param.holds
                try:
                    offered = param.domain(*before, world)
                except RuleFault as fault:
                    yield f"{spec.title}: {fault}"
                    break
                if isinstance(offered, Way):  # where the first step may lead
                    offered = offered.beyond(())
                if isinstance(offered, range):
                    yield f"{spec.title}, {param.name}: {offered}"
                    offered = offered[:1]
                told = [each for each in offered if _known(viewer, each, holds, world)]
                yield f"{spec.title}, {param.name}: {[value_text(each, holds, world.SHAPE) for each in told]}"
                if not told:
                    break
                before.append([told[0]] if holds is not param.holds else told[0])
                continue
            mine = world.of_kind(param.holds.of) if param.holds.sort == "thing" else [0]
            mine = [each for each in mine if _known(viewer, each, param.holds, world)]
            if param.name == spec.actor:
                mine = [each for each in mine if _owner(each, spec.owner) is viewer]
            if not mine or param.holds.sort not in ("thing", "number", "choice", "truth"):
                break
            before.append(mine[0])


def _known(viewer: Any, each: Any, holds: Holds, world: Any) -> bool:
    return holds.sort != "thing" or each is None or knows(viewer, each, world)


def _owner(thing: Any, path: tuple[str, ...]) -> Any:
    for slot in path:
        thing = getattr(thing, slot, None)
    return thing


# ---- the test ----------------------------------------------------------------------------------
def leaks(
    game: Game, given_away: set[tuple[str, str]], n: int, seed: int, stop: bool = False
) -> tuple[list[str], Count]:
    """What a player is shown of what is hidden from him, in `n` pairs of worlds; with `stop`, the first of it."""
    found: list[str] = []
    looked = turns = left_out = 0
    for at in range(n):
        if stop and found:
            break
        random = Random(f"{seed} {at}")
        first = world_of(game, random)
        text = to_json(first, game)
        second = from_json(text, game)
        first = from_json(text, game)
        giving = players(game, first)
        if not giving:
            continue
        one = random.choice(giving)
        two = second.things[one.id]
        secrets = hidden(game, first, one)
        if not secrets:
            continue
        secret = random.choice(secrets)
        if not change(game, second, secret, two, random):
            continue
        looked += 1
        typed = lines(game, [first, second], one, random, 6)
        what = f"input {at}: {secret.kind} {secret.thing} {secret.field.name}"
        for left, right in zip(seen(game, first, one, typed), seen(game, second, two, typed), strict=False):
            if left != right:
                found.append(f"{what}: {left!r} is {right!r}")
                break
        if not given_away.isdisjoint({(secret.kind, secret.field.name), (secret.kind, "")}) or not typed:
            continue
        ours, theirs = turn(game, first, one, typed), turn(game, second, two, typed)
        if ours is None or theirs is None or ours[1] != theirs[1]:
            left_out += 1
            continue
        turns += 1
        if ours != theirs:
            found.append(f"{what}: the turn tells {ours[0]!r} and {theirs[0]!r}")
    return found, Count(looked, turns, left_out)


def turn(game: Game, world: Any, viewer: Any, typed: list[str]) -> tuple[list[str], list[Any]] | None:
    """What a player is told in a turn, asked in it and shown behind it; and what the others did, as far as it is no
    secret: which of their acts were carried out, and what they answered."""
    taken = given(game, world, viewer, typed)
    others = [(each.player.id, each.line) for each in taken if each.player is not viewer]
    heard = Heard("turn")
    heard.world = world
    try:
        acts = resolve(game, world, taken, None, heard)
    except RuleFault:
        return None
    done = [(each.player.id, each.line, each.done) for each in acts if each.player is not viewer]
    told = [f"{r.step} {r.text} {r.about}" for r in world.reports if r.who is None or viewer.id in r.who]
    told += [words for _, who, words, _ in heard.asked if who is viewer]
    if world.in_play(viewer):
        told += [repr(shown) for shown in shown_to(game, world, viewer)]
    answers = [
        (q.who.id, q.key, answer_text(a, q, world.SHAPE)) for _, who, _, (q, a) in heard.asked if who is not viewer
    ]
    return told, [others, done, answers]


def given(game: Game, world: Any, viewer: Any, typed: list[str]) -> list[Any]:
    """The lines of the viewer, and some of them of all others."""
    taken = []
    for player in players(game, world):
        text = typed if player is viewer else typed[: 1 + player.id % 3]
        verdicts = hand_in(game, world, player, enumerate(text, 1))
        taken += [v.given for v in verdicts if v.given is not None]
    return taken


# ---- under seal --------------------------------------------------------------------------------
def unsealed(game: Game, n: int, seed: int) -> tuple[list[str], int]:
    """What is told, shown or asked of another's sealed answer before it is revealed, in `n` turns of which each is
    played twice; and how many turns differ in such an answer."""
    found: list[str] = []
    looked = 0
    for at in range(n):
        random = Random(f"{seed} {at}")
        text = to_json(world_of(game, random), game)
        first = played(game, text, at, Heard(str(at)))
        if first is None:
            continue
        secrets = [q for _, _, _, (q, _) in first[0].asked if q.sealed]
        if not secrets:
            continue
        secret = random.choice(secrets)
        second = played(game, text, at, Heard(str(at), other=(secret.who.id, secret.key)))
        if second is None or not second[0].changed:
            continue
        looked += 1
        for who in first[1]:
            if who == secret.who.id:
                continue
            opens = f"“{secret.text}” The answer:"
            ours, theirs = before(opens, first[1][who]), before(opens, second[1][who])
            for left, right in zip(ours, theirs, strict=False):
                if left != right:
                    found.append(f"input {at}: {secret.name} of {secret.who.id}: {who}: {left!r} is {right!r}")
                    break
            else:
                if len(ours) != len(theirs):
                    found.append(f"input {at}: {secret.name}: {who} is told more: {ours[-1:]} {theirs[-1:]}")
    return found, looked


def before(opens: str, told: list[str]) -> list[str]:
    """What came before an answer was opened."""
    at = next((at for at, each in enumerate(told) if opens in each), len(told))
    return told[:at]


def played(game: Game, text: str, at: int, heard: Heard) -> tuple[Heard, dict[int, list[str]]] | None:
    """A turn, and what each player was told and asked in it, in order, and shown behind it."""
    world = from_json(text, game)
    heard.world = world
    giving = players(game, world)
    if not giving:
        return None
    typed = lines(game, [world], giving[0], Random(at), 4)
    try:
        resolve(game, world, given(game, world, giving[0], typed), None, heard)
    except RuleFault:
        return None
    seen: dict[int, list[str]] = {}
    for player in giving:
        events: list[tuple[float, str]]
        events = [(i, r.text) for i, r in enumerate(world.reports, 1) if r.who is None or player.id in r.who]
        events += [(i, words) for i, who, words, _ in heard.asked if who is player]
        seen[player.id] = [words for _, words in sorted(events, key=lambda each: each[0])]
        if world.in_play(player):
            seen[player.id] += [repr(shown) for shown in shown_to(game, world, player)]
    return heard, seen


# ---- turns that stop ---------------------------------------------------------------------------
def resumed(game: Game, n: int, seed: int) -> int:
    """Plays `n` turns at once, and stopping at every question: the same world, messages and throws, byte for byte. How
    often they stopped."""
    stops = 0
    for at in range(n):
        random = Random(f"{seed} {at}")
        text = to_json(world_of(game, random), game)
        whole = ended(game, text, at, Drawn(str(at)))
        answers: dict[tuple[int, str], Any] = {}
        while isinstance(stopped := ended(game, text, at, Tape(answers, game.shape)), Waits):
            stops += 1
            asked = [each for each in stopped.questions if random.random() < 0.6] or stopped.questions[:1]
            for each in asked:
                answers[each.who.id, each.key] = data_of(Drawn(str(at)).answer(each), each, game.shape)
        assert stopped == whole, f"turn {at}"
    return stops


def ended(game: Game, text: str, at: int, answers: Source) -> tuple[object, ...] | Waits:
    """What came of a turn: all there is then, and what the dice showed; or that it waits."""
    world = from_json(text, game)
    giving = players(game, world)
    typed = lines(game, [world], giving[0], Random(at), 4) if giving else []
    log: list[tuple[str, int]] = []
    try:
        acts = resolve(game, world, given(game, world, giving[0], typed) if giving else [], log, answers)
    except Waits as waits:
        return waits
    except RuleFault as fault:
        return (str(fault), log)
    return to_json(world, game), world.reports, [(each.line, each.done, each.sentence) for each in acts], log
