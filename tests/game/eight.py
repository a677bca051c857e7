"""Alamaze compiled once for all tests that play a position of eight kingdoms, and the lines of a turn of it."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.driver.packs import PackFiles
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.serialise import to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.game.world import World
from tests.catalogue.manor import files_of
from tests.remembered import TREES
from tests.remembered import compiled as compiled_pack

RULES = Path(__file__).parents[2] / "rules"
PACKS = Path(__file__).parents[1] / "packs"
COURTS = "eight_courts"
"""The position of the tests, where everybody is known by name and much is at hand."""
LINES = (PACKS / f"{COURTS}.txt").read_text(encoding="utf-8")

_FOLDER = tempfile.TemporaryDirectory()
"""Where the compiled package lies until the tests have ended."""


def courts() -> Source:
    """The position of the tests."""
    return Source(f"{COURTS}.yaml", (PACKS / f"{COURTS}.yaml").read_text(encoding="utf-8"))


class Built(NamedTuple):
    """Compiled rules: where they are, and the files they were made of."""

    out: str
    files: dict[str, bytes]

    def game(self) -> Game:
        game = load_game("alamaze", [self.out], Report())
        assert game is not None
        return game

    def world(
        self, game: Game, seed: int = 1, variants: int = 0, scenario: str = COURTS, playing: Sequence[str] = ()
    ) -> World:
        report = Report()
        source = courts() if scenario == COURTS else read("alamaze", scenario, [(str(RULES), "")], report)
        assert source is not None, report.found
        world = begin(source, game, seed, variants, report, playing=playing)
        assert world is not None, report.found
        world.show(None, list(world.things.values()))  # all have seen all of it, and can name it
        return world


def made_of(files: dict[str, bytes]) -> Compiled:
    """Alamaze made of these files, in memory."""
    report = Report()
    done = compile_pack(PackFiles("alamaze", files), report, backends=(), trees=TREES)
    assert done is not None, report.found
    return done


def written(folder: Path, done: Compiled, files: dict[str, bytes]) -> Built:
    """The compiled package in a folder."""
    for path, text in emit(done.program).items():
        target = folder / "alamaze/python" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return Built(str(folder), files)


def compiled(folder: Path, files: dict[str, bytes]) -> Built:
    """Alamaze made of these files, in a folder of its own."""
    return written(folder, made_of(files), files)


@cache
def made() -> Compiled:
    """Alamaze as it is, in memory."""
    return compiled_pack("alamaze")


@cache
def alamaze() -> Built:
    """Alamaze as it is."""
    return written(Path(_FOLDER.name), made(), dict(files_of(RULES / "alamaze")))


def sections() -> Iterator[tuple[str, list[tuple[int, str]]]]:
    """Each player's lines."""
    for part in re.split(r"^player: ", LINES, flags=re.M)[1:]:
        name, *lines = part.splitlines()
        yield name, [(at, line) for at, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]


def handed_in(game: Game, world: World) -> tuple[list[Given], list[str]]:
    """All acts of the turn, and the sentences of those that are turned down or that others bar."""
    given: list[Given] = []
    refused: list[str] = []
    for name, lines in sections():
        player, why = find_player(game, world, name)
        assert player is not None, why
        for verdict in hand_in(game, world, player, lines):
            if verdict.given is None or verdict.reserve:
                refused.append(f"{verdict.text}: {verdict.sentence or verdict.reserve}")
            else:
                given.append(verdict.given)
    return given, refused


def words(game: Game, world: Any) -> list[Given]:
    """A word of each ruler that changes nothing, so that none is dismissed: what the Halflings alone may ask."""
    rulers = [each for each in world.kingdoms if not each.struck_off]
    verdicts = [hand_in(game, world, ruler, [(1, "425")])[0] for ruler in rulers]
    return [each.given for each in verdicts if each.given is not None]


def months_of_demons(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """Months of Demon Princes who whisper, and of Deathknights with a prisoner, a Duke and a priestess; all is done."""
    for people in ("Demon Princes", "Deathknights"):
        world: Any = built.world(game, scenario="maelstrom", playing=(people, "Elven"))
        kingdom, other = sorted(world.kingdoms, key=lambda each: each.name == "Elven")
        rank = game.shape.choices["Rank"].keys.index("demon_prince" if kingdom.name == "Demon Princes" else "duke")
        lords = [each for each in world.figures if each.rank == rank and each.kingdom is kingdom]
        if kingdom.name == "Demon Princes":
            months = [f"273 {lords[0].name} {other.name}", f"283 {lords[1].name}"]
        else:
            (noble,) = [each for each in world.figures if each.rank == rank and each.kingdom is other]
            noble.captor = kingdom
            rank = game.shape.choices["Rank"].keys.index("priestess")
            figure = game.shape.kinds["Figure"].make
            world.add(figure(name="Nyra", rank=rank, level=0, kingdom=kingdom, place=kingdom.capital))
            months = [f"620 {noble.name}", f"390 {lords[0].name}", f"666 Nyra {kingdom.capital.name}"]
        for text in months:
            yield world, kingdom, [(1, text)]
            given = [each.given for each in hand_in(game, world, kingdom, [(1, text)]) if each.given is not None]
            assert [each.done for each in resolve(game, world, given)] == [True]


def months_of_rangers(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """Two months of a people that is not among the eight, with what it alone orders; each is played once it was looked
    at, and all is done."""
    world: Any = built.world(game, scenario="maelstrom", playing=("Ranger",))
    (kingdom,) = world.kingdoms
    home = game.shape.title("MapArea", kingdom.capital.area)
    for text in ("520", f"974 {home}"):
        yield world, kingdom, [(1, text)]
        given = [each.given for each in hand_in(game, world, kingdom, [(1, text)]) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True]


def months_of_the_council(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """Months of the High Council: a matter is raised, voted upon, a chair is sold, and one that is empty is bid for."""
    world: Any = built.world(game)
    months = (
        ("The Sorcerer", "410 500 more food for villages"),
        ("The Halflings", "400 yes"),
        ("The Underworld", "411 The Elven Kingdom for 3,000 gold and 500 food"),
        ("The Elven Kingdom", "412 The Underworld for 3,000 gold"),
        ("The Halflings", "425"),
        ("The Warlock", "210 5,000"),
    )
    for player, text in months:
        kingdom = next(each for each in world.kingdoms if each.name == player)
        if text.startswith("210"):
            next(each for each in world.kingdoms if each.councillor).councillor = False
        yield world, kingdom, [(1, text)]
        given = [each.given for each in hand_in(game, world, kingdom, [(1, text)]) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True], text


def months_before_the_gates(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """A month of the eight in which four hosts stand before villages; all is done."""
    world: Any = built.world(game)

    def thing(things: Any, name: str) -> Any:
        return next(each for each in things if each.name == name)

    for player, text in (
        ("The Warlock", "160 Host of Grimhold Appleby: probing attack"),
        ("The Underworld", "170 Host of Shadowport Palmwell"),
        ("The Ancient Ones", "180 Host of Oldthrone Ashpit: probing attack"),
        ("The Lycans", "190 Host of Howlmoor Saltcreek"),
    ):
        kingdom = thing(world.kingdoms, player)
        host = thing(world.groups, " ".join(text.split()[1:4]))
        host.area = thing(world.places, text.partition(":")[0].split()[-1]).area
        yield world, kingdom, [(1, text)]
        given = [each.given for each in hand_in(game, world, kingdom, [(1, text)]) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True], text


def months_of_others(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """A month of each people that orders what the eight cannot, where everything is at hand that it takes."""
    shape = game.shape

    def member(of: str, key: str) -> int:
        return shape.choices[of].keys.index(key)

    def give(world: Any, kingdom: Any) -> None:
        world.month, kingdom.gold, kingdom.food = 10, 200_000, 200_000
        first, camp = hosts(world, kingdom)[:2]
        woods = [
            member("MapArea", each)
            for each in ("tile_bf", "tile_bj", "tile_fi", "tile_am", "tile_ek", "tile_lg", "tile_lj")
        ]
        camp.area = next(each for each in woods if each not in [town.area for town in world.places])
        camp.terrain = member("Terrain", "forest")
        sorts = [member("BrigadeType", each) for each in ("damned", "mammoths")]
        first.brigades = (*first.brigades, *(world.add(shape.kinds["Brigade"].make(breed=each)) for each in sorts))
        first.types |= sum(1 << each for each in sorts)
        for each in first.brigades:
            each.attrition = 9
        kingdom.capital.region = member("Region", "triumvia")
        kingdom.capital.buildings |= sum(1 << member("Building", each) for each in ("apothecary", "temple"))
        salve = member("AlchemistItem", "healing_salve")
        world.add(shape.kinds["Bottle"].make(kingdom=kingdom, brew=salve))
        rank = member("Rank", "maiden")
        world.add(shape.kinds["Figure"].make(name="Mira", rank=rank, level=0, kingdom=kingdom, place=kingdom.capital))
        kingdom.powder = 200
        first.artifacts |= 1 << member("Artifact", "stone_of_all_minds")
        last = hosts(world, kingdom)[-1]
        last.area = member("MapArea", "tile_kh")
        last.artifacts |= 1 << member("Artifact", "narsil")

    def hosts(world: Any, kingdom: Any) -> list[Any]:
        return [each for each in world.groups if each.kingdom is kingdom]

    orders = {
        "Alchemist": ["585 Healing Salve", "586 Healing Salve for {0}", "746 {1}", "801 {mage}", "963 {last} Narsil"],
        "Deathknights": ["564 {0}"],
        "Demon Princes": ["563 {prince} {0}"],
        "Druid": ["650 {wood}"],
        "Dwarven": ["599 {capital}"],
        "Elven": ["235 {0} Mammoths", "509 Mira", "511 {2} Centurion", "560 {0} Northmen", "565 {1} Wood Elves"],
        "Halfling": ["512 Wizard for {2} named Bandobras"],
        "Necromancer": ["551 {0}"],
        "Underworld": ["994 4,000 gold"],
    }
    for people, texts in orders.items():
        world: Any = built.world(game, scenario="maelstrom", playing=(people,))
        (kingdom,) = world.kingdoms
        give(world, kingdom)
        prince = member("Rank", "demon_prince")
        told = {
            "capital": kingdom.capital.name,
            "wood": shape.choices["MapArea"].titles[hosts(world, kingdom)[1].area],
            "mage": next((each.name for each in world.wizards if each.group is hosts(world, kingdom)[0]), ""),
            "last": hosts(world, kingdom)[-1].name,
            "prince": next((each.name for each in world.figures if each.rank == prince), ""),
        }
        names = [each.name for each in hosts(world, kingdom)]
        lines = list(enumerate((text.format(*names, **told) for text in texts), 1))
        yield world, kingdom, lines
        given = [each.given for each in hand_in(game, world, kingdom, lines)]
        assert None not in given, people
        done = resolve(game, world, [each for each in given if each is not None])
        assert [each.sentence for each in done if not each.done] == [], people


def months_that_repeat(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """Three months of one of the eight: an order stands, is carried out unasked, and is cancelled; and one in which an
    agent brings the crown to the host."""
    world = built.world(game)
    kingdom, _ = find_player(game, world, "The Sorcerer")
    for texts, done in (
        (["60 200 1,000 food"], [True]),
        ([], [True]),
        (["50 200 1,000 food"], [True, False]),
        (["910 Jackal Crown of Anzu: group Host of Sunspire"], [True]),
    ):
        lines = list(enumerate(texts, 1))
        yield world, kingdom, lines
        given = [each.given for each in hand_in(game, world, kingdom, lines) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == done
    assert world.standing == []


def months_of_searches(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """A month in which two agents look for encounters; all is done."""
    world: Any = built.world(game)
    for player, text in (
        ("The Ancient Ones", "978 Ember: KT, KU, KV, LU"),
        ("The Halflings", "979 Bryony: ET, EU, FT"),
    ):
        kingdom = next(each for each in world.kingdoms if each.name == player)
        yield world, kingdom, [(1, text)]
        given = [each.given for each in hand_in(game, world, kingdom, [(1, text)]) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True], text


def months_of_goals(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """The Elves set early goals in the first month, and receive their awards in the tenth."""
    world: Any = built.world(game)
    kingdom = next(each for each in world.kingdoms if each.name == "The Elven Kingdom")
    for month, text in ((1, "991 T1, P3"), (10, "992 I1, N1")):
        world.month, kingdom.councillor, kingdom.influence = month, True, 1600
        yield world, kingdom, [(1, text)]
        given = [each.given for each in hand_in(game, world, kingdom, [(1, text)]) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True], text


def months_at_sea(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """The Elves hold a village on the shore at JO, and their host stands there."""
    for lines in (
        ("245 The Tempest: 1", "630 The Tempest: Reinforced Hulls", "749 The Tempest: Gull"),
        ("705 The Tempest: JQ, JR", "748 The Tempest: 2 fleets at 9,000 gold"),
        ("710 Host of Silverleaf: JP, JQ, JR, JS",),
        ("711 The Tempest: JP, JQ, JR, IQ, IR",),
        ("715 Host of Silverleaf: JP, JQ, JR, JS",),
    ):
        world: Any = built.world(game)
        kingdom = next(each for each in world.kingdoms if each.name == "The Elven Kingdom")
        shore = game.shape.choices["MapArea"].titles.index("JO")
        next(each for each in world.places if each.name == "Fernbrook").area = shore
        next(each for each in world.groups if each.name == "Host of Silverleaf").area = shore
        typed = list(enumerate(lines, 1))
        yield world, kingdom, typed
        given = [each.given for each in hand_in(game, world, kingdom, typed) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True] * len(lines), lines


def played(built: Built, seed: int = 1) -> tuple[str, list[tuple[str, int]], list[tuple[str, bool | None, str]]]:
    """A turn: the state after it, what the dice showed, and what became of the lines."""
    game = built.game()
    world = built.world(game, seed)
    log: list[tuple[str, int]] = []
    done = resolve(game, world, handed_in(game, world)[0], log)
    return to_json(world, game), log, [(each.text, each.done, each.sentence) for each in done]


def other_months(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """Months in which all is ordered that the eight cannot order in their turn."""
    for months in (
        months_of_rangers,
        months_before_the_gates,
        months_of_others,
        months_of_demons,
        months_of_the_council,
        months_of_goals,
        months_of_searches,
        months_at_sea,
        months_that_repeat,
    ):
        yield from months(built, game)
