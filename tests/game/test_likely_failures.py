"""`rulec orders --check` warns of lines that will likely fail, and tells nothing that a player may not know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.likely_failures import likely_failures
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.game.acts import Game
from rulec.runtime.game.seeing import remember_sight
from rulec.runtime.game.serialise import to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.cases.thrones import package
from tests.game.play import Done, rulec

ROOT = Path(__file__).parents[2]
PLACES = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))


# ---- through the shell ---------------------------------------------------------------------------
def begun(folder: Path, seed: str = "3") -> None:
    names = [word for name in ("Elven", "Nomad") for word in ("--player", name)]
    done = rulec("new", "alamaze", "maelstrom", *names, "--seed", seed, "-o", "a.game", cwd=folder, places=PLACES)
    assert done.code == 0, done.said


def handed_in(folder: Path, lines: Sequence[str], *more: str, player: str = "Elven") -> Done:
    (folder / "l.txt").write_text("\n".join([f"player: {player}", *lines]), encoding="utf-8")
    return rulec("orders", "a.game", "l.txt", *more, cwd=folder, places=PLACES)


def warned(said: str) -> dict[str, str]:
    """The lines that were warned of, and why."""
    return {line: why for why, line in re.findall(r"warning\[R0974\]: (.+)\n.*\n.*\n *\d+ \| (.+)", said)}


def test_the_gold_does_not_reach_after_the_orders_before(tmp_path: Path) -> None:
    """Seed 002, line 4663: 4,000 gold and 3,000 food an increase. To 90,000 gold the month brings 26,656 (lines 1202 to
    1205, the villages alike), of which four brigades take 6,000 (by ruling): nine times 12,000, and no tenth time."""
    begun(tmp_path)
    report = rulec("report", "a.game", "--player", "Elven", cwd=tmp_path, places=PLACES).out
    four = re.findall(r"^\| (\w+) \| \w\w \| [\w ]+ \| (?:City|Town|Village) \| .*defense", report, re.M)
    assert len(four) == 4
    lines = [f"600 {place} {work} 3" for work in ("gold", "food") for place in four]
    lines.append(f"600 {four[0]} defense 3")
    before = (tmp_path / "a.game").read_bytes()
    assert warned(handed_in(tmp_path, lines, "--check").said) == {}
    tenth = f"600 {four[1]} defense 3"
    done = handed_in(tmp_path, [*lines, tenth], "--check")
    assert list(warned(done.said)) == [tenth]
    assert re.match(
        r"This takes 12,000 gold; at hand: \d,\d{3} gold|This takes 12,000 gold; ", warned(done.said)[tenth]
    )
    assert done.out == "Elven: 10 of 10 lines fit, of which 1 will likely be turned down\n"
    assert done.code == 0
    assert (tmp_path / "a.game").read_bytes() == before  # nothing was taken
    assert "R0974" not in handed_in(tmp_path, [*lines, tenth]).said


def test_out_of_reach_not_yet_built_and_too_much_for_one(tmp_path: Path) -> None:
    """Lines 1783 (eight areas), 4701 (a forge asks for a bazaar first), 4798 and 731 (a sole action)."""
    begun(tmp_path)
    report = rulec("report", "a.game", "--player", "Elven", cwd=tmp_path, places=PLACES).out
    (seat,) = re.findall(r"^- The capital is (\w+) in ", report, re.M)
    agents = report.partition("## The kingdom's agents")[2].partition("\n## ")[0]
    names = re.findall(r"^\| (\w+) \| \d+ levels? \|", agents, re.M)
    here = re.search(r"^\| Iron Lances \| (\w)(\w) \|", report, re.M)
    assert here is not None
    row, column = here[1], here[2]
    far = "A" if row > "M" else "Z"
    aside = f"{row}{chr(ord(column) + (1 if column < 'M' else -1))}"
    march = f"720 Iron Lances: {', '.join([aside, row + column] * 5)}"  # ten steps of four points and more; it has 25
    lines = [f"611 {seat} Forge", f"970 {names[0]} {far}{column}", f"500 {names[1]}", march]
    done = handed_in(tmp_path, [*lines, f"970 {names[1]} {row}{column}"], "--check")
    told = warned(done.said)
    assert told[lines[0]] == f"{seat} lacks what Forge asks for first"
    assert told[lines[1]] == f"{far}{column} is too far from {names[0]}"
    assert lines[2] not in told
    assert "Iron Lances does not get as far as" in told[march]
    assert f"{names[1]} does something else in this turn" in done.said  # and is turned down at once


# ---- nothing is found out ------------------------------------------------------------------------
class Duel:
    """Elves before a free town that they have seen; what they do not see of the Nomads is another thing each time."""

    def __init__(self, game: Game, seed: int) -> None:
        report = Report()
        source = read("alamaze", "maelstrom", [(str(ROOT / "rules"), "")], report)
        assert source is not None
        world: Any = begin(source, game, seed, 0, report, playing=("Elven", "Nomad"))
        assert world is not None, report.found
        self.game, self.world, self.rules = game, world, package()
        self.elves, self.nomads = world.kingdoms
        self.host = next(each for each in world.groups if each.kingdom is self.elves)
        self.tents = next(each for each in world.groups if each.kingdom is self.nomads)
        self.town = next(each for each in world.places if each.kingdom is None and each.area is not None)
        self.host.area = self.town.area
        self.rules.remember(self.elves, self.town, world)
        remember_sight(game, world)

    def lines(self) -> list[tuple[int, str]]:
        agent = next(each for each in self.world.agents if each.kingdom is self.elves)
        return list(enumerate((f"150 {self.host.name} {self.town.name}", f"500 {agent.name}"), 1))

    def told(self) -> dict[int, str]:
        return likely_failures(self.game, self.world, self.elves, self.lines())

    def refused(self) -> dict[int, str]:
        """What the turn turns down in truth."""
        player, _ = find_player(self.game, self.world, "Elven")
        given = [each.given for each in hand_in(self.game, self.world, player, self.lines())]
        done = resolve(self.game, self.world, [each for each in given if each is not None])
        return {each.line: each.sentence for each in done if not each.done}

    def held_by_a_host(self) -> None:
        """The town is the Nomads', and their host stands before it."""
        self.town.kingdom = self.nomads
        self.nomads.places = (*self.nomads.places, self.town)
        self.tents.area = self.town.area

    def otherwise(self) -> None:
        """Everything of the Nomads, and of places that nobody has seen, is otherwise."""
        self.nomads.gold, self.nomads.influence, self.nomads.capital = 1, 100, None
        for each in self.world.groups:
            if each.kingdom is self.nomads:
                each.morale, each.area = 10, self.town.area
        for each in self.world.places:
            if each.kingdom is not self.elves and each is not self.town:
                each.area, each.defense, each.hidden = self.host.area, 1, True
        self.town.defense, self.town.hidden, self.town.census = 90_000, True, 5


@pytest.fixture(scope="module")
def game() -> Game:
    found = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert found is not None
    return found


def test_what_is_hidden_is_not_told_beforehand(game: Game) -> None:
    """A host that nobody has seen bars the way (line 4243): the turn says so, and the check does not."""
    plain, barred, other = Duel(game, 5), Duel(game, 5), Duel(game, 5)
    barred.held_by_a_host()
    other.otherwise()
    assert plain.told() == barred.told() == other.told() == {}
    assert "stands a host of those who hold it" in barred.refused()[1]
    assert 1 not in plain.refused()


def test_the_dice_of_the_game_and_the_lines_of_others_have_no_part_in_it(tmp_path: Path) -> None:
    """The same game under other dice, and with the other player's lines handed in, is told of alike."""
    begun(tmp_path)
    lines = ["996", "200 1000000 gold", "600 Aldbury gold 3"]
    first = handed_in(tmp_path, lines, "--check")
    assert "R0974" in first.said
    handed_in(tmp_path, ["200 1,000 food"], player="Nomad")
    assert handed_in(tmp_path, lines, "--check").said == first.said
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    one, two = Duel(game, 5), Duel(game, 5)
    two.world.seed = 6
    agent = next(each for each in one.world.agents if each.kingdom is one.elves).name
    lines = [f"970 {agent} AA", f"970 {agent} ZZ", "200 1000000 gold"]
    told = [likely_failures(game, each.world, each.elves, list(enumerate(lines, 1))) for each in (one, two)]
    assert told[0] == told[1]
    assert 3 in told[0]


def test_the_world_is_as_before(game: Game) -> None:
    duel = Duel(game, 5)
    before = to_json(duel.world, game)
    duel.told()
    assert to_json(duel.world, game) == before


@pytest.mark.parametrize("seed", [1, 2])
def test_where_something_is_foretold_it_is_so(game: Game, seed: int) -> None:
    """In a month of two kingdoms that nobody disturbs."""
    duel = Duel(game, seed)
    seat = duel.elves.capital.name
    agent = next(each for each in duel.world.agents if each.kingdom is duel.elves).name
    sheet = [f"611 {seat} Forge", f"970 {agent} AA", f"970 {agent} ZZ", f"150 {duel.host.name} {seat}"]
    lines = list(enumerate(sheet, 1))
    taken = [each for each in hand_in(game, duel.world, duel.elves, lines) if each.given is not None]
    told = likely_failures(game, duel.world, duel.elves, [(each.line, each.text) for each in taken])
    done = resolve(game, duel.world, [each.given for each in taken if each.given is not None])
    truth = {each.line: each.sentence for each in done if not each.done}
    assert told
    assert told.items() <= truth.items()
