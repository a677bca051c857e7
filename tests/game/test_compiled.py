"""A pack from its rules to its second turn: compiled, begun, handed in, played, told."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.dice import Tape
from rulec.runtime.game.acts import Game, Given, attempt
from rulec.runtime.game.serialise import from_json, to_data, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.game.world import World
from tests.game.play import rulec

RULES = Path(__file__).parent / "rules"
LINES = """\
player: The Oak
110
200 tom green hill 5
100 Will
600 tom: horseshoe

player: green hill
300 jack the elder the oak
400 jack the elder
400 tom
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """Where the rules and the compiled package are."""
    folder = tmp_path_factory.mktemp("village")
    shutil.copytree(RULES, folder / "rules")
    places = ("--rules", str(folder / "rules"), "--out", str(folder / "out"))
    done = rulec("build", "village", cwd=folder, places=places)
    assert done.code == 0, done.said
    return places


def begun(folder: Path, places: tuple[str, ...], *more: str) -> None:
    words = ("new", "village", "two_houses", "--seed", "5", *more, "-o", "v.game")
    done = rulec(*words, cwd=folder, places=places)
    assert done.code == 0, done.said


def handed_in(folder: Path, places: tuple[str, ...], text: str) -> str:
    (folder / "l.txt").write_text(text, encoding="utf-8")
    return rulec("orders", "v.game", "l.txt", cwd=folder, places=places).said


def test_a_compiled_pack_is_played(tmp_path: Path, built: tuple[str, ...]) -> None:
    begun(tmp_path, built)
    said = handed_in(tmp_path, built, LINES)
    assert "error[R0292]: Here should stand a guard of yours" in said
    assert "warning[R0979]: Jack the Elder does something else in this turn" in said
    done = rulec("turn", "v.game", cwd=tmp_path, places=built)
    assert done == (0, "turn 1: 2 acts ordered, 3 acts carried out, 1 turned down\n", "")
    shown = rulec("report", "v.game", cwd=tmp_path, places=built).out
    assert "Will joins The Oak." in shown
    assert "Somebody was at the apples of Green Hill." in shown
    assert "A new morning, in winter." in shown
    assert "300 jack the elder the oak" in shown.partition("## What stands")[2]
    assert "error[R0292]: Nothing grows in winter" in handed_in(tmp_path, built, "player: the oak\n110\n")
    assert rulec("turn", "v.game", cwd=tmp_path, places=built).out == "turn 2: 1 act ordered, 0 turned down\n"
    assert "A new morning, in spring." in rulec("report", "v.game", cwd=tmp_path, places=built).out


def test_the_same_game_twice(tmp_path: Path, built: tuple[str, ...]) -> None:
    shown: list[str] = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        begun(folder, built)
        handed_in(folder, built, LINES)
        rulec("turn", "v.game", cwd=folder, places=built)
        shown.append(rulec("report", "v.game", "--format", "json", cwd=folder, places=built).out)
    assert shown[0] == shown[1]
    assert json.loads(shown[0])["turn"] == 1


def test_a_need_and_a_cost(tmp_path: Path, built: tuple[str, ...]) -> None:
    begun(tmp_path, built)
    assert handed_in(tmp_path, built, "player: the oak\n200 tom the oak\n100 A\n100 B\n100 C\n").count("error[") == 1
    rulec("turn", "v.game", cwd=tmp_path, places=built)
    shown = rulec("report", "v.game", "--player", "the oak", cwd=tmp_path, places=built).out
    assert "| 1 | 200 tom the oak | A house does not steal from itself. |" in shown
    assert "| 4 | 100 C | No more than 3 acts a turn. |" in shown


def test_a_variant_forbids(tmp_path: Path, built: tuple[str, ...]) -> None:
    begun(tmp_path, built, "--variant", "frost")
    assert "Too cold for thieves" in handed_in(tmp_path, built, "player: the oak\n200 tom green hill\n")


def test_a_number_of_the_book_is_a_name(tmp_path: Path, built: tuple[str, ...]) -> None:
    begun(tmp_path, built)
    assert handed_in(tmp_path, built, "player: the oak\n600 tom: 12\n600 tom: silver bell\n") == ""


def test_the_page_of_an_act_shows_what_depends_on_what(built: tuple[str, ...]) -> None:
    page = Path(built[-1]) / "village/reference/orders/steal.md"
    text = page.read_text(encoding="utf-8").partition("## What it does\n\n")[2]
    assert [line.partition("-")[0] for line in text.split("\n")[:8]] == ["", "  ", *["    "] * 4, "  ", "    "]


def world_of(built: tuple[str, ...]) -> tuple[Game, World]:
    """The scenario as a world, with the compiled rules."""
    report = Report()
    game = load_game("village", [built[-1]], report)
    assert game is not None
    source = read("village", "two_houses", [(built[1], "")], report)
    assert source is not None
    world = begin(source, game, 1, 0, report)
    assert world is not None
    assert report.found == []
    return game, world


def line(game: Game, world: World, player: str, text: str) -> Given:
    """A line as an act."""
    who, _ = find_player(game, world, player)
    (verdict,) = hand_in(game, world, who, [(1, text)])
    assert verdict.given is not None, verdict.sentence
    return verdict.given


def test_an_act_that_fails_midway_has_done_nothing(built: tuple[str, ...]) -> None:
    game, world = world_of(built)
    before = to_data(world, game)
    duel = line(game, world, "the oak", "700 tom jack the elder")
    assert not attempt(world, duel, Tape([6, 6]))
    assert duel.sentence == "Tom stumbles over Jack the Elder, with twelve points."
    after = to_data(world, game)
    assert [each[0] for each in after.pop("events")] == ["act given"]
    del before["events"]
    assert after == before


def test_who_is_removed_is_gone_at_once(built: tuple[str, ...]) -> None:
    game, world = world_of(built)
    duel, late = (line(game, world, "the oak", text) for text in ("700 tom jack the elder", "700 tom jack the elder"))
    assert attempt(world, duel, Tape([4, 4]))
    assert [each.name for each in world.of_kind("Guard")] == ["Tom"]
    assert not attempt(world, late, Tape([]))
    assert late.sentence == "Jack the Elder is no longer there."
    assert to_json(from_json(to_json(world, game), game), game) == to_json(world, game)


def test_what_happened_is_remembered_over_turns_and_saves(built: tuple[str, ...]) -> None:
    game, world = world_of(built)
    for told in ("", "Tom fought last turn.", ""):
        duel = line(game, world, "the oak", "700 tom jack the elder")
        assert attempt(world, duel, Tape([1, 1])) is not bool(told)
        assert duel.sentence == told
        resolve(game, world, [])
        world = from_json(to_json(world, game), game)


def test_two_fields_change_places_at_once(built: tuple[str, ...]) -> None:
    game, world = world_of(built)
    (oak, _) = world.of_kind("House")
    assert (oak.gold, oak.apples) == (30, 5)
    assert attempt(world, line(game, world, "the oak", '710 tom: "well: done"'), Tape([6]))
    assert (oak.gold, oak.apples) == (5, 30)
    assert [each.text for each in world.reports] == ["Tom finds something.", "You said: well: done"]


def throws(game: Path) -> dict[str, int]:
    """What the dice of the first turn showed."""
    base = sqlite3.connect(game)
    try:
        return dict(base.execute("SELECT address, value FROM throws WHERE seq = 0"))
    finally:
        base.close()


def test_a_roll_more_in_one_act_shifts_no_other(tmp_path: Path, built: tuple[str, ...]) -> None:
    shown: list[dict[str, int]] = []
    for name, more in (("few", ""), ("more", "        throw luck be d20\n        throw third be d6\n")):
        folder = tmp_path / name
        shutil.copytree(RULES, folder / "rules")
        file = folder / "rules/village/village.rules"
        text = file.read_text(encoding="utf-8")
        basket = "        throw basket be d6\n"
        assert text.count(basket) == 1
        used = "        raise house.gold by 1 gold * (luck + third)\n" if more else ""
        file.write_text(text.replace(basket, f"{more}{basket}{used}"), encoding="utf-8")
        places = ("--rules", str(folder / "rules"), "--out", str(folder / "out"))
        done = rulec("build", "village", cwd=folder, places=places)
        assert done.code == 0, done.said
        begun(folder, places)
        handed_in(folder, places, LINES)
        assert rulec("turn", "v.game", cwd=folder, places=places).code == 0
        shown.append(throws(folder / "v.game"))
    few, more_of_them = shown
    assert len(more_of_them) == len(few) + 2
    assert {address: more_of_them[address] for address in few} == few


def test_an_act_that_stands_ends_when_the_rules_close_it(tmp_path: Path, built: tuple[str, ...]) -> None:
    line = "300 jack the elder the oak"
    for folder, opened, left in (("open", "", [line]), ("closed", 'open when season = spring "Too cold."', [])):
        root = tmp_path / folder
        shutil.copytree(RULES, root / "rules")
        file = root / "rules/village/village.rules"
        text = file.read_text(encoding="utf-8")
        assert text.count("    standing\n") == 1
        file.write_text(text.replace("    standing\n", f"    {opened}\n    standing\n"), encoding="utf-8")
        places = ("--rules", str(root / "rules"), "--out", str(root / "out"))
        assert rulec("build", "village", cwd=root, places=places).code == 0
        game, world = world_of(places)
        player, _ = find_player(game, world, "green hill")
        (verdict,) = hand_in(game, world, player, [(1, line)])
        assert verdict.given is not None, verdict.sentence
        assert resolve(game, world, [verdict.given])[0].done
        assert [each.text for each in world.standing] == left
