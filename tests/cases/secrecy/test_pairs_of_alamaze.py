"""Two worlds of Alamaze that differ in what the Elves have not seen gave them different answers.

Each act with a hole for what everybody may name is typed twice: where something far away bears the name, and where
nothing does. What is said, foretold, told and shown has to be the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.likely_failures import likely_failures
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.seeing import remember_sight, shown_to
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.specs import Game, Optional, Part, Slot
from rulec.runtime.game.turns import hand_in, resolve
from tests.cases.thrones import ROOT, named
from tests.game.eight import courts

ELVES = "The Elven Kingdom"
UNSEEN = {"Group": "Zorgon", "Figure": "Quill", "Agent": "Quill", "Target": "Quill", "Place": "Mornmere"}
"""A name for something of each kind that the Elves have not seen."""
FAR = "tile_aa"


@pytest.fixture(scope="module")
def game() -> Game:
    found = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert found is not None
    return found


@pytest.fixture(scope="module")
def plain(game: Game) -> str:
    """The position at its beginning, as it is saved."""
    report = Report()
    world: Any = begin(courts(), game, 1, 0, report)
    assert world is not None, report.found
    elves = named(world.kingdoms, ELVES)
    elves.gold = elves.food = 200_000
    return to_json(world, game)


def called(text: str, game: Game, there: bool) -> Any:
    """The position, and things far away that bear the names or bear other ones."""
    world: Any = from_json(text, game)
    area = game.shape.choices["MapArea"].keys.index(FAR)
    dwarves = next(each for each in world.kingdoms if each.name not in (ELVES, "The Underworld"))
    host = next(each for each in world.groups if each.kingdom is dwarves)
    spy = next(each for each in world.agents if each.kingdom is dwarves)
    town = next(each for each in world.places if each.kingdom is dwarves and each is not dwarves.capital)
    host.area = town.area = area
    spy.place = town
    for thing, name in ((host, "Zorgon"), (spy, "Quill"), (town, "Mornmere")):
        thing.name = name if there else f"Other {name}"
    remember_sight(game, world)
    return world


def answered(game: Game, world: Any, line: str) -> list[str]:
    """All that the Elves get to know by a line."""
    elves = named(world.kingdoms, ELVES)
    (verdict,) = hand_in(game, world, elves, [(1, line)])
    found = [f"{verdict.sentence} {verdict.unseen}", repr(likely_failures(game, world, elves, [(1, line)]))]
    given = [verdict.given] if verdict.given is not None else []
    found += [repr((each.done, each.sentence)) for each in resolve(game, world, given)]
    found += [each.text for each in world.reports if each.who is None or elves.id in each.who]
    return [*found, repr(shown_to(game, world, elves))]


def typed(game: Game, world: Any) -> Iterator[str]:
    """Each form of each act in which something may be named that has not been seen: with it, in every such hole."""
    elves = named(world.kingdoms, ELVES)

    def filled(parts: tuple[Part, ...], spec: Any) -> Iterator[str]:
        for part in parts:
            match part:
                case str():
                    yield part
                case Optional(parts=inner):
                    yield from filled(inner, spec)
                case Slot(name=name):
                    param = spec.params[spec.places[name]]
                    holds = param.holds.item or param.holds
                    if param.sought and holds.of in UNSEEN:
                        yield UNSEEN[holds.of]
                    elif holds.sort == "thing":
                        mine = [each for each in world.of_kind(holds.of) if getattr(each, "kingdom", None) is elves]
                        one = (mine or world.of_kind(holds.of))[0]
                        yield value_text(one, holds, world.SHAPE)
                    elif holds.sort == "choice":
                        yield value_text(0, holds, world.SHAPE)
                    else:
                        yield "1" if holds.sort == "number" else "yes" if holds.sort == "truth" else "Robin"

    for spec in game.acts:
        for notation in spec.notations:
            if spec.sought_at and not notation.refused:
                line = " ".join("".join(filled(notation.parts, spec)).split())
                if any(name in line for name in UNSEEN.values()):
                    yield line


def test_names_of_what_has_not_been_seen_tell_nothing(game: Game, plain: str) -> None:
    """Seed 002, lines 1783 and 4243: whoever is not found is not found, whether there is such a one or not."""
    lines = list(dict.fromkeys(typed(game, from_json(plain, game))))
    assert len(lines) > 40
    told: dict[str, tuple[list[str], list[str]]] = {}
    for line in lines:
        both = (answered(game, called(plain, game, True), line), answered(game, called(plain, game, False), line))
        if both[0] != both[1]:
            told[line] = tuple([sorted(set(one) - set(other)) for one, other in (both, both[::-1])])  # type: ignore[assignment]
    assert not told


@pytest.mark.parametrize("line", ["118 Host of Silverleaf Zorgon", "120 Host of Silverleaf Zorgon: Hold At All Costs"])
def test_who_comes_unseen_can_be_met(game: Game, plain: str, line: str) -> None:
    """Seed 002, lines 4219 and 4223: a host stands against one that it only suspects; worth something if that comes."""
    world = called(plain, game, True)
    elves = named(world.kingdoms, ELVES)
    host, foe = (next(each for each in world.groups if each.name == name) for name in ("Host of Silverleaf", "Zorgon"))
    host.terrain = game.shape.choices["Terrain"].keys.index("forest")
    foe.area = host.area
    challenge = next(kind for kind in game.shape.kinds.values() if kind.name == "Challenge")
    plan = game.shape.choices["Tactic"].keys.index("probing")
    world.add(challenge.make(attacker=foe, foe=host, plan=plan))
    (verdict,) = hand_in(game, world, elves, [(1, line)])
    assert verdict.given is not None
    assert verdict.given.sought
    (done,) = resolve(game, world, [verdict.given])
    assert done.done, done.sentence
    assert "Host of Silverleaf makes ready for Zorgon." in [
        each.text for each in world.reports if elves.id in (each.who or ())
    ]


def test_a_ransom_is_paid_for_whom_nobody_has_seen(game: Game, plain: str) -> None:
    """Seed 002, lines 4287 and 4291: the two lines of a ransom meet, whether or not the hostage was ever seen."""
    world = called(plain, game, True)
    elves = named(world.kingdoms, ELVES)
    duke = next(each for each in world.figures if each.name == "Duke of Grimhold")
    jailer = next(each for each in world.kingdoms if each not in (duke.kingdom, elves) and each.places)
    duke.captor = jailer
    remember_sight(game, world)  # the jailer sees his prisoners
    given = [
        hand_in(game, world, who, [(1, line)])[0].given
        for who, line in (
            (jailer, f"203 {elves.name} Duke of Grimhold for 5000"),
            (elves, f"204 {jailer.name} 5000 for Duke of Grimhold"),
        )
    ]
    assert given[1] is not None
    assert given[1].sought
    done = resolve(game, world, [each for each in given if each is not None])
    assert [each.sentence for each in done] == ["", ""]
    assert duke.captor is None


def test_what_bars_a_hiding_place_is_paid_for(game: Game, plain: str) -> None:
    """Seed 002, lines 4479 to 4481: whether an area is empty is found out by building there, and the price is paid."""
    shape = game.shape
    area = shape.choices["MapArea"].keys.index("tile_fg")

    def settled(what: str) -> tuple[list[str], str, int]:
        world = called(plain, game, True)
        elves, king = named(world.kingdoms, ELVES), next(r for r in world.rulers if r.kingdom.name == ELVES)
        town = next(each for each in world.places if each.name == "Mornmere")
        if what in ("hidden town", "hiding place"):
            town.area, town.hidden = area, True
        if what == "hiding place":
            town.sanctuary_of = town.kingdom
        world.named = {}
        line = f"455 {king.name} {shape.choices['MapArea'].titles[area]}"
        (verdict,) = hand_in(game, world, elves, [(1, line)])
        assert verdict.given is not None
        first = [f"{verdict.sentence}", repr(likely_failures(game, world, elves, [(1, line)]))]
        before = elves.gold
        (act,) = resolve(game, world, [verdict.given])
        told = [each.text for each in world.reports if each.who is None or elves.id in each.who]
        return first, repr((act.done, act.sentence, told)), elves.gold - before

    free, town, hideout = map(settled, ("nothing", "hidden town", "hiding place"))
    assert free[0] == town[0] == hideout[0]
    assert town == hideout
    assert "where they have found no room for a hiding place" in town[1]
    assert "A hiding place for the court is ready" in free[1]
    assert free[2] == town[2]


@pytest.mark.parametrize(
    "line", ["110 Host of Silverleaf Zorgan", "970 Wren Quil", "350 Duke of Silverleaf Mornmeer", "950 Wren Quil"]
)
def test_nothing_unseen_is_suggested(game: Game, plain: str, line: str) -> None:
    """What is nearly the name of something unseen is answered as any other name."""
    assert answered(game, called(plain, game, True), line) == answered(game, called(plain, game, False), line)


def test_names_of_strangers_are_free(game: Game, plain: str) -> None:
    """Seed 002, line 4586: a new figure is called unlike those of the own kingdom; a stranger's name is free."""
    line = "510 Agent named Quill"
    assert answered(game, called(plain, game, True), line) == answered(game, called(plain, game, False), line)


@pytest.mark.parametrize("order", ["950", "955", "900"])
def test_whether_a_stranger_is_a_prisoner_is_not_told_for_nothing(game: Game, plain: str, order: str) -> None:
    """Seed 002, lines 4946 to 4990: who is sought in vain is sought at a price, be it a prisoner or not."""

    def known(captive: bool) -> list[str]:
        world = called(plain, game, True)
        duke = next(each for each in world.figures if each.name == "Duke of Grimhold")
        duke.place = next(each for each in world.places if each.name == "Mornmere")
        if captive:
            duke.captor = next(
                each for each in world.kingdoms if each not in (duke.kingdom, named(world.kingdoms, ELVES))
            )
        world.show(named(world.kingdoms, ELVES), [duke])
        world.month = 2
        return answered(game, world, f"{order} Wren Duke of Grimhold")

    assert known(True) == known(False)
