"""Two worlds that differ in one name which a player has not seen, over every act of a pack.

Acts, holes, players and things come from the built package and its scenarios. In the one world something that the
player has not seen bears the name that is typed; in the other it bears another name, and nothing bears that one. All
that the player gets to know has to be the same, unless the act was carried out and the player was told of the thing.

Scenarios put what is unseen far off. `near` brings it where something of the player's own is, or a place that the
player's own things hold: neighbours, ways, goals. There an act may reach it and be carried out, whatever it tells.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.likely_failures import likely_failures
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import bases_of, begin, read
from rulec.runtime.game.acts import refusal
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.seeing import is_owner, knows, remember_sight, shown_to
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.specs import ActSpec, Game, Notation, Optional, Param, Part, Slot
from rulec.runtime.game.turns import hand_in, resolve
from tests.cases.support import RULES, rulec

TESTS = Path(__file__).parents[2]
NAME = "Zorgon"
LINES = 10
"""Lines that are made for a hole, of which those are played that are turned down for nothing else."""
PLACES = ("thing", "choice", "spot")
"""The sorts of fields that may say where something is."""
NEAR_HOLES = 30
"""So many holes of a pack are tried with what is near."""
NOT_NEAR = "what is brought near is seen there"
DONE = repr((True, ""))
"""What became of an act that was carried out."""
AMOUNTS = ("1", "2", "5", "1000", "10000")


@dataclass
class Outcome:
    """The holes that were tried with how many lines, those that were not with the reason, and the lines that tell."""

    tried: dict[str, int] = field(default_factory=dict)
    untried: dict[str, str] = field(default_factory=dict)
    told: dict[str, tuple[list[str], list[str]]] = field(default_factory=dict)

    def __str__(self) -> str:
        """The counts in a line, and a line for each reason."""
        lines = sum(self.tried.values())
        head = f"{len(self.tried)} holes tried with {lines} lines, {len(self.told)} of which tell"
        why: dict[str, list[str]] = {}
        for hole, reason in self.untried.items():
            why.setdefault(reason, []).append(hole)
        return "\n".join([head, *(f"  not tried, {reason}: {', '.join(holes)}" for reason, holes in why.items())])


@dataclass(frozen=True)
class Position:
    """A scenario as it begins, saved."""

    game: Game
    text: str

    def world(self) -> Any:
        """Return a world of its own."""
        world: Any = from_json(self.text, self.game)
        return world


def packs_of_tests() -> list[Path]:
    """Return the folders of the packs that stand among the tests."""
    return sorted(file.parent for file in TESTS.rglob("pack.yaml"))


def hides(pack: Path) -> bool:
    """Return whether a pack's rules hide a thing from anybody, so that there is something to try."""
    return any(re.search(r"\bseen by\b|\bnamed by\b", file.read_text("utf-8")) for file in pack.rglob("*.rules"))


def tried_of(pack: Path, folder: Path, lines: int, near: bool = False) -> Outcome:
    """Try every act of a pack: one of `rules` as it is built, another one built in a folder."""
    rules = pack.parent
    out = RULES.parent / "generated"
    if rules != RULES:
        out = folder / "generated"
        if rules != folder / "rules":
            shutil.copytree(pack, folder / "rules" / pack.name)
        done = rulec("build", pack.name, cwd=folder)
        assert done.code == 0, done.said
    game = load_game(pack.name, [str(out)], Report())
    assert game is not None
    return tried(pack.name, game, rules, lines, near)


def positions(pack: str, game: Game, rules: Path) -> Iterator[Position]:
    """Yield the scenarios of a pack as they begin."""
    roots = [(str(rules), "")]
    for file in sorted((rules / pack / "scenarios").glob("*.yaml")):
        report = Report()
        source = read(pack, file.stem, roots, report)
        assert source is not None, report.found
        world: Any = begin(source, game, 1, 0, report, bases_of(pack, roots))
        assert world is not None, report.found
        remember_sight(game, world)
        yield Position(game, to_json(world, game))


def holes(game: Game) -> Iterator[tuple[ActSpec, Param, Holds]]:
    """Yield each parameter of each act that things fill, and what each of them is."""
    for spec in game.acts:
        for param in spec.params:
            of = param.holds.item or param.holds
            if of.sort == "thing" and param.name != spec.player:
                yield spec, param, of


def tried(pack: str, game: Game, rules: Path, lines: int, near: bool, seed: int = 1) -> Outcome:
    """Try every hole of every act of a pack with up to so many lines; of what is near, a part of the holes by lot."""
    found = Outcome()
    luck = Random(seed)
    places = list(positions(pack, game, rules))
    every = list(holes(game))
    for spec, param, of in luck.sample(every, min(len(every), NEAR_HOLES)) if near else every:
        hole = f"{spec.kind} {spec.key} {param.name}"
        reason = _barred(game, spec, param, of) or ("" if places else "the pack has no scenario")
        played = 0
        for place in places if not reason else ():
            reason = reason or ("" if played else "nobody unseen can bear a name in any scenario")
            for player, thing in _unseen(place, of, spec, luck):
                reason = reason if played else "no line of it is taken in any scenario"
                at = _brought_near(place, player, thing, luck) if near else place
                if at is None:
                    reason = reason if played else NOT_NEAR
                    continue
                for line in _taken(at, spec, param, player, thing, luck)[: lines - played]:
                    told = _difference(at, player, thing, line, near)
                    if told is not None:
                        found.told[line] = told
                    played += 1
                if played >= lines:
                    break
            if played >= lines:
                break
        if played:
            found.tried[hole] = played
        else:
            found.untried[hole] = reason
    return found


def _barred(game: Game, spec: ActSpec, param: Param, of: Holds) -> str:
    """Return why no name in a hole can be one that its player has not seen, or an empty text."""
    kind = game.shape.kinds[of.of]
    if not any(_has(notation.parts, param.name) for notation in spec.notations if not notation.refused):
        return "no line names it"
    if of.of not in game.shape.hiding:
        return "everybody sees all of its kind"
    if not kind.known_as:
        return "its kind has no names that can be given"
    return ""


def _has(parts: Iterable[Part], name: str) -> bool:
    return any(
        part.name == name if isinstance(part, Slot) else _has(part.parts, name)
        for part in parts
        if not isinstance(part, str)
    )


def _unseen(place: Position, of: Holds, spec: ActSpec, luck: Random) -> Iterator[tuple[int, int]]:
    """Yield some pairs of a player, who can give the act, and a thing of a kind that this player has not seen."""
    world = place.world()
    shape = world.SHAPE
    kind = spec.params[spec.player_at].holds.of
    pairs = [
        (player.id, thing.id)
        for player in world.of_kind(kind)
        for thing in world.of_kind(of.of)
        if shape.kind_of(thing).known_as and not knows(player, thing, world)
    ]
    luck.shuffle(pairs)
    yield from pairs[:3]


def _brought_near(place: Position, player: int, thing: int, luck: Random) -> Position | None:
    """Return the position with a thing put where the player's own things are; None where it is seen there, or where
    nothing of it can be put anywhere."""
    world = place.world()
    shape, who, it = world.SHAPE, world.things[player], world.things[thing]
    around: dict[tuple[str, str], list[Any]] = {}
    for own in (each for each in world.things.values() if is_owner(who, each, shape)):
        around.setdefault(("thing", shape.kind_of(own).name), []).append(own)
        for of in shape.kind_of(own).fields:
            value, holds = getattr(own, of.slot), of.holds.item or of.holds
            values = value if of.holds.sort == "list" else () if value is None else (value,)
            if holds.sort in PLACES:
                around.setdefault((holds.sort, holds.of), []).extend(values)
    kind, moved = shape.kind_of(it), False
    for of in kind.fields:
        near = around.get((of.holds.sort, of.holds.of))
        if near and of.holds.sort in PLACES and of.slot not in (kind.known_as, kind.belongs_to):
            value = luck.choice(near)
            if value is not it:
                setattr(it, of.slot, value)
                moved = True
    remember_sight(place.game, world)
    if not moved or knows(who, it, world):
        return None
    return Position(place.game, to_json(world, place.game))


def _named(place: Position, thing: int, name: str) -> Any:
    """Return the world in which something bears a name."""
    world = place.world()
    it = world.things[thing]
    setattr(it, world.SHAPE.kind_of(it).known_as, name)
    return world


def _taken(place: Position, spec: ActSpec, hole: Param, player: int, thing: int, luck: Random) -> list[str]:
    """Return lines with the name in the hole, those first that are turned down for nothing else.

    Lines that nobody takes are kept last: the words in which they are turned down may tell as well.
    """
    game, world = place.game, _named(place, thing, NAME)
    who = world.things[player]
    ranks: dict[str, int] = {}
    forms = [each for each in spec.notations if not each.refused and _has(each.parts, hole.name)]
    for at in range(LINES):
        line = _line(world, spec, hole, forms[at % len(forms)], who, luck)
        if line is None or line in ranks:
            continue
        (verdict,) = hand_in(game, world, who, [(1, line)])
        ranks[line] = 2 if verdict.given is None else int(bool(refusal(world, verdict.given)))
    return sorted(ranks, key=lambda line: ranks[line])


def _line(world: Any, spec: ActSpec, hole: Param, form: Notation, who: Any, luck: Random) -> str | None:
    """Return a line of a form with the name in a hole; None where nothing can fill another hole."""

    def filled(parts: Iterable[Part]) -> Iterator[str]:
        for part in parts:
            match part:
                case str():
                    yield part
                case Optional(parts=inner):
                    if _has(inner, hole.name) or luck.random() < 0.5:
                        yield from filled(inner)
                case Slot(name=name):
                    param = spec.params[spec.places[name]]
                    yield NAME if name == hole.name else _value(world, spec, param, who, luck)

    try:
        return " ".join("".join(filled(form.parts)).split())
    except LookupError:
        return None


def _value(world: Any, spec: ActSpec, param: Param, who: Any, luck: Random) -> str:
    """Return what fills another hole: the player's own things rather than those of others."""
    of = param.holds.item or param.holds
    match of.sort:
        case "thing":
            known = [each for each in world.of_kind(of.of) if knows(who, each, world)]
            mine = [each for each in known if is_owner(who, each, world.SHAPE)]
            actor = spec.params[spec.actor_at] is param
            return value_text(luck.choice(mine if mine and (actor or luck.random() < 0.7) else known), of, world.SHAPE)
        case "choice":
            return value_text(luck.randrange(len(world.SHAPE.choices[of.of].keys)), of, world.SHAPE)
        case "number":
            return luck.choice(AMOUNTS)
        case "truth":
            return luck.choice(("yes", "no"))
        case "spot":
            return "1/1"
        case "text":
            return "Robin"
        case _:
            raise LookupError(of.sort)


def _difference(place: Position, player: int, thing: int, line: str, near: bool) -> tuple[list[str], list[str]] | None:
    """Return what is told in each of the two worlds alone, None where a player is told the same or is told of the
    thing by an act that was carried out. What is near (`near`) may be seen without the act, under either name."""
    there, is_found = _answered(place, _named(place, thing, NAME), player, thing, line)
    nowhere, _ = _answered(place, _named(place, thing, f"Other {NAME}"), player, thing, line)
    if near:
        nowhere = [text.replace(f"Other {NAME}", NAME) for text in nowhere]
    if there == nowhere or is_found or (near and DONE in there):
        return None
    return sorted(set(there) - set(nowhere)), sorted(set(nowhere) - set(there))


def _answered(place: Position, world: Any, player: int, thing: int, line: str) -> tuple[list[str], bool]:
    """Return all that a player gets to know by a line, and whether the act was carried out and told of the thing."""
    game, who = place.game, world.things[player]
    (verdict,) = hand_in(game, world, who, [(1, line)])
    found = [f"{verdict.sentence} {verdict.unseen}", repr(likely_failures(game, world, who, [(1, line)]))]
    given = [verdict.given] if verdict.given is not None else []
    before = knows(who, world.things[thing], world)
    done = resolve(game, world, given)
    found += [repr((each.done, each.sentence)) for each in done if each.player is who]
    found += [each.text for each in world.reports if each.who is None or who.id in each.who]
    after = thing not in world.things or knows(who, world.things[thing], world)
    is_found = not before and after and any(each.done for each in given)
    return [*found, repr(shown_to(game, world, who)) if who in world.there else ""], is_found
