"""Every order of Alamaze, with arguments drawn at random: typed and read back, misspelled, and turned down."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import Game, Given, attempt, refusal
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.paths import Way
from rulec.runtime.game.serialise import to_data
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.specs import ActSpec, Optional, Param, Part, Slot
from rulec.runtime.game.turns import find_player, hand_in, players
from rulec.runtime.game.world import World
from rulec.runtime.orders.order_errors import form
from rulec.runtime.orders.order_parser import Reader
from tests.game.eight import alamaze, other_months, sections

TRIES = 40
UNHEARD = "Xyzzyx"


@cache
def game() -> Game:
    """Alamaze as it is."""
    return alamaze().game()


@pytest.fixture(scope="module")
def world() -> World:
    return alamaze().world(game())


# ---- drawing -----------------------------------------------------------------------------------
def drawn(draw: random.Random, world: World, spec: ActSpec) -> Given:
    """An act of somebody with arguments that may be chosen, sensible or not."""
    arguments: list[Any] = []
    actor = draw.choice(world.of_kind(_kind(spec, spec.actor))) if spec.actor else None
    for param in spec.params:
        if param.name == spec.actor:
            arguments.append(actor)
        elif param.name == spec.player:
            owner = actor
            for slot in spec.owner:
                owner = getattr(owner, slot)
            arguments.append(owner if actor is not None else draw.choice(players(game(), world)))
        else:
            arguments.append(value(draw, world, param, arguments))
    return Given(spec, arguments)


def value(draw: random.Random, world: World, param: Param, before: list[Any]) -> Any:
    """One of what a parameter may be."""
    holds = param.holds
    if holds.sort == "list" and param.domain is not None:
        domain = param.domain(*before, world)
        assert not isinstance(domain, Way), "no act of these rules takes a path"
        return tuple(draw.choice(domain) for _ in range(draw.randint(1, 3)))
    if param.domain is not None:
        domain = param.domain(*before, world)
        assert not isinstance(domain, Way), "no act of these rules takes a path"
        picked: Any = domain[0] if draw.random() < 0.3 else draw.choice(domain)
    elif holds.sort == "choice":
        picked = draw.randrange(len(world.SHAPE.choices[holds.of].titles))
    elif holds.sort == "truth":
        picked = draw.random() < 0.5
    elif holds.sort == "text":
        picked = draw.choice(("ROBIN", "WREN"))
    else:
        assert holds.sort == "thing", holds
        picked = draw.choice(world.of_kind(holds.of))
    return None if holds.optional and draw.random() < 0.3 else picked


def _kind(spec: ActSpec, name: str) -> str:
    return spec.params[spec.places[name]].holds.of


# ---- typed -------------------------------------------------------------------------------------
def line(parts: Iterable[Part], given: Given, world: World, instead: str = "", short: bool = False) -> str:
    """An act as it is typed by a form; `instead`: the parameter in whose place something unheard of stands; `short`:
    without what may be left out."""
    pieces: list[str] = []
    for part in parts:
        match part:
            case str():
                pieces.append(part)
            case Slot(name=name):
                at = given.spec.places[name]
                text = value_text(given.arguments[at], given.spec.params[at].holds, world.SHAPE)
                pieces.append(UNHEARD if name == instead else text)
            case Optional(parts=inner):
                pieces.append("" if short else f" {line(inner, given, world, instead).strip()} ")
    return " ".join("".join(pieces).split())


def slots(parts: Iterable[Part], within: bool = False) -> dict[str, bool]:
    """The holes of a form, each with whether it may be left out."""
    found: dict[str, bool] = {}
    for part in parts:
        if isinstance(part, Slot):
            found[part.name] = within
        elif isinstance(part, Optional):
            found |= slots(part.parts, True)
    return found


def forms() -> Iterator[tuple[ActSpec, Any]]:
    """Every order in every form in which it is typed."""
    return ((spec, notation) for spec in orders() for notation in spec.notations if not notation.refused)


def orders() -> list[ActSpec]:
    """Every order but the one that stands for another, which is what is read in its place."""
    return [spec for spec in game().acts if not spec.repeats and spec.kind == "order"]


def test_what_is_typed_is_read_and_renders_back(world: World) -> None:
    assert {spec.key for spec, _ in forms()} == {spec.key for spec in orders()}
    for spec, notation in forms():
        renders_back(world, spec, notation)


def renders_back(world: World, spec: ActSpec, notation: Any) -> None:
    """What is typed is read as it was meant, and rendered as it was typed."""
    draw = random.Random(spec.key)
    reader = Reader(world, game())
    for _ in range(5):
        given = drawn(draw, world, spec)
        text = line(notation.parts, given, world)
        for typed in (text, text.upper(), text.replace(" ", "   "), re.sub(r"(?<=\d),", "", text)):
            read, sentence = reader.read(given.player, typed)
            assert read is not None, (typed, sentence)
            assert read.spec is spec
            assert read.arguments == given.arguments, typed
            assert line(notation.parts, read, world) == text
        missing = {name for name, optional in slots(notation.parts).items() if optional}
        read, sentence = reader.read(given.player, line(notation.parts, given, world, short=True))
        assert read is not None, sentence
        kept = [p.name for p in spec.params if p.name not in missing]
        assert [read.arguments[spec.places[name]] for name in kept] == [
            given.arguments[spec.places[name]] for name in kept
        ]


def test_what_is_misspelled_is_told_where(world: World) -> None:
    for spec, notation in forms():
        is_told_where(world, spec, notation)


def is_told_where(world: World, spec: ActSpec, notation: Any) -> None:
    """The sentence says what stands where something else is meant."""
    draw = random.Random(spec.key)
    reader = Reader(world, game())
    given = drawn(draw, world, spec)
    before = to_data(world, game())
    for name in slots(notation.parts):
        holds: Holds = spec.params[spec.places[name]].holds
        if holds.sort == "text":  # a name may be any
            continue
        typed = line(notation.parts, given, world, instead=name)
        read, sentence = reader.read(given.player, typed)
        if spec.params[spec.places[name]].sought:  # everybody may name what nobody has seen
            assert read is not None, (typed, sentence)
            assert reader.unseen(given.player, read), typed
            continue
        assert read is None, typed
        assert f"there stands “{UNHEARD}" in sentence, sentence
        assert reader.word(holds) in sentence, (typed, sentence)
        assert form(notation) in sentence, (typed, sentence)
    ends = [(f"{line(notation.parts, given, world)} {UNHEARD}", UNHEARD), (f"{spec.key}00", spec.key)]
    named = any(each.holds.sort == "text" for each in spec.params)
    for typed, piece in ends[named:]:
        read, sentence = reader.read(given.player, typed)
        assert read is None, typed
        assert piece in sentence
    assert to_data(world, game()) == before


def test_the_lines_of_the_turn_render_back(world: World) -> None:
    seen = set()
    eight = ((world, find_player(game(), world, name)[0], lines) for name, lines in sections())
    for there, player, lines in chain(eight, other_months(alamaze(), game())):
        assert player is not None
        reader = Reader(there, game())
        for verdict in hand_in(game(), there, player, lines):
            if verdict.given is None:
                continue
            spec = verdict.given.spec
            seen.add(spec.key)
            texts = [line(n.parts, verdict.given, there) for n in spec.notations if not n.refused]
            again = [reader.read(player, text).given for text in texts]
            assert all(g is not None and g.arguments == verdict.given.arguments for g in again), texts
    assert seen == {spec.key for spec in orders()}


# ---- turned down -------------------------------------------------------------------------------
class NoDice:
    """Nothing is thrown for what is turned down before it happens."""

    def throw(self, *_: object) -> int:
        raise AssertionError("dice were thrown")

    def at(self, _: object) -> NoDice:
        return self


def why_not(world: World, given: Given) -> str:
    """The sentence with which an act is turned down before it happens."""
    try:
        return refusal(world, given)
    except RuleFault:
        return "The rules have no answer here."


def troubled() -> World:
    """A world in which everybody is a prisoner and poor, and every host is busy and attacks another."""
    world = alamaze().world(game())
    jailers = players(game(), world)
    for thing in world.things.values():
        if hasattr(thing, "captor"):
            thing.captor = jailers[-1] if thing.kingdom is not jailers[-1] else jailers[0]
    for kingdom in jailers:
        kingdom.gold = kingdom.food = kingdom.mithril = kingdom.influence = 0
    groups = list(world.of_kind("Group"))
    kinds: Any = sys.modules[type(groups[0]).__module__]
    for group, foe in zip(groups, [*groups[1:], groups[0]], strict=True):
        world.note("busy", group)
        world.add(kinds.Challenge(attacker=group, foe=foe, plan=kinds.Tactic(2)))
    return world


def test_what_is_turned_down_changes_nothing_but_that_it_was_ordered() -> None:
    draw = random.Random(11)
    sentences: set[tuple[str, str]] = set()
    count = 0
    for world in (alamaze().world(game()), troubled()):
        for spec in game().acts:
            before = to_data(world, game())
            for _ in range(TRIES):
                given = drawn(draw, world, spec)
                if given.player is None or not why_not(world, given):
                    continue
                events, reports = len(world.events), len(world.reports)
                assert not attempt(world, given, NoDice())
                noted = [(each.event, *each.arguments) for each in world.events[events:]]
                assert noted == [("act given", spec.entry, given.player)]
                told = [(each.who, each.text) for each in world.reports[reports:]]
                assert told == [((given.player.id,), given.sentence)]
                sentences.add((spec.key, given.sentence))
                count += 1
            after = to_data(world, game())
            assert after["events"][: len(before["events"])] == before["events"]
            del after["events"], before["events"]
            assert after == before, spec.title
    assert {spec.key for spec in game().acts if spec.needs is not None} <= {key for key, _ in sentences}
    assert count > 2000
    assert len(sentences) > 500
