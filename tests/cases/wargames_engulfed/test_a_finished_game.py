"""A game that the rules have ended ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cases.support import SRC, Done, pack, rulec

RULES = """\
measure gold "gold"

kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 0 gold "gold"
    cites book "Gate" 1

kind Order, orders listed "order"
    number: number "number"
    cites book "Gate" 2

state "The game"
    years: number = 0 "years"
    cites book "Gate" 2

order 1 "Earn"
    by house: House
    typed "1"
    does
        raise house.gold by 5 gold
        if house.gold > 9 gold
            end the game "{house} is rich."
    cites book "Gate" 3

order 9 "Feast"
    by house: House
    typed "9"
    does
        raise house.gold by 1 gold
    cites book "Gate" 3

process age() "A year goes by"
    raise years by 1
    tell everyone "Year {years as year}."
    cites book "Gate" 4

sequence turn "A year"
    queue order by lowest order.number
    step 1 "Work"
        acts order 1
    step 2 "The year"
        run age()
        acts order 9
    cites book "Gate" 5
"""
SCENARIO = """\
scenario: two
title: Two houses
things:
  House:
    oak: {name: Oak, gold: 0 gold}
    elm: {name: Elm, gold: 5 gold}
"""


def begun(folder: Path) -> Path:
    """A game of two houses, of which the second is rich after its first turn."""
    pack(folder, {"p.rules": RULES, "scenarios/two.yaml": SCENARIO})
    assert rulec("build", "p", cwd=folder).code == 0
    assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=folder).code == 0
    return folder


def handed_in(folder: Path, text: str) -> Done:
    """What becomes of lines."""
    (folder / "lines.txt").write_text(text, encoding="utf-8")
    return rulec("orders", "g.game", "lines.txt", cwd=folder)


def test_no_turn_is_played_behind_the_end(tmp_path: Path) -> None:
    """`rulec turn` after "Sauron has won." played turn 4, and after "The field was won." five more moves were played.

    Right: the steps behind the one that ended it are not played, and no further turn is.
    """
    folder = begun(tmp_path)
    assert handed_in(folder, "player: Oak\n1\n9\nplayer: Elm\n1\n").code == 0
    done = rulec("turn", "g.game", cwd=folder)
    assert done.out == "turn 1: 2 acts carried out, 1 turned down\nThe game has ended: Elm is rich.\n"
    for player in ("Oak", "Elm"):
        told = rulec("report", "g.game", "--player", player, cwd=folder).out
        assert told.splitlines()[:3] == [f"# {player}: turn 1", "", "**The game has ended: Elm is rich.**"]
        assert "Year" not in told
    assert "The game ended before this was reached." in rulec("report", "g.game", cwd=folder).out
    assert "<b>The game has ended: Elm is rich.</b>" in rulec("report", "g.game", "--format", "html", cwd=folder).out
    assert '"over": "The game has ended: Elm is rich."' in rulec("report", "g.game", "--format", "json", cwd=folder).out

    before = (folder / "g.game").read_bytes()
    done = rulec("turn", "g.game", cwd=folder)
    assert done.code == 1
    assert done.said.startswith("error[R0977]: The game has ended: Elm is rich"), done.said
    assert (folder / "g.game").read_bytes() == before

    done = handed_in(folder, "player: Oak\n1\nnonsense\n")
    assert done.code == 1
    assert done.said.count("error[R0292]: The game has ended: Elm is rich") == 2, done.said


def test_no_package_plays_on(tmp_path: Path) -> None:
    """The same for a program: `World.over` tells it, and `resolve` changes nothing."""
    folder = begun(tmp_path)
    script = """
import sys
sys.path.insert(0, "generated/p/python")
from rulec.runtime.game.turns import hand_in, resolve
from rulec.runtime.game.serialise import from_json, to_json
from rulec_packs.p import House, World
from rulec_packs.p._acts import GAME
world = World(seed=1)
house = world.add(House(name="Oak", gold=5))
given = [each.given for each in hand_in(GAME, world, house, [(1, "1")])]
resolve(GAME, world, given)
print(world.over, world.turn, world.years)
world = from_json(to_json(world, GAME), GAME)
[late] = resolve(GAME, world, given)
print(world.over, world.turn, world.years, late.done, late.sentence)
"""
    (folder / "play.py").write_text(script, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "play.py"], cwd=folder, env={"PYTHONPATH": str(SRC)}, capture_output=True, encoding="utf-8",
        check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "Oak is rich. 2 0",
        "Oak is rich. 2 0 False The game has ended: Oak is rich.",
    ]
