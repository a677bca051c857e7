"""How a game has ended is told in the names by which each reader knows things, as all that is told is."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
kind House, houses "house"
    called by name
    name: text "name"
    cites book "Houses"

kind Spy, spies "spy"
    called by name
    name: text "name"
    house: House "house"
    belongs to house
    seen by house
    cites book "Spies"

kind Deed, deeds listed "deed"
    number: number "number"
    cites book "Deeds"

deed 1 "Send"
    number: 1
    by house: House
    takes name: text
    typed "1 {name}"
    does
        create Spy(name: name, house: house)
    cites book "Deeds"

deed 2 "Unmask"
    number: 2
    by spy: Spy of house
    typed "2 {spy}"
    does
        end the game "{spy} has taken off the mask."
        end the game "{house} has won."
    gives away Spy
    cites book "Deeds"

sequence turn "A turn"
    queue deed by lowest deed.number then shuffled
    step 1 "Deeds"
        acts deed 1 .. 2
    cites book "Turns"
"""
SCENARIO = """\
scenario: two
title: Two houses
things:
  House:
    oak: {name: Oak}
    elm: {name: Elm}
"""
WON = "The game has ended: {} has taken off the mask. Oak has won."


def test_each_reader_is_told_the_end_by_the_names_that_he_knows(tmp_path: Path) -> None:
    """Oak had two spies of one name, Elm a third; the end said `Wren` to all, and sentences told them apart.

    Right: the later of Oak's two is `Wren 2` to Oak, which knows of no other. Elm, who sent the first of all, is told
    of that one, and so knows two, the later of them `Wren 2`. To whoever runs the game it is `Wren 3`.
    """
    pack(tmp_path, {"p.rules": RULES, "scenarios/two.yaml": SCENARIO})
    built = rulec("build", "p", cwd=tmp_path)
    assert built.code == 0, built.said
    assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=tmp_path).code == 0
    handed(tmp_path, "player: Elm", "1 Wren", "player: Oak", "1 Wren", "1 Wren")
    assert rulec("turn", "g.game", cwd=tmp_path).code == 0
    handed(tmp_path, "player: Oak", "2 Wren 2")
    assert ended(tmp_path) in rulec("turn", "g.game", cwd=tmp_path).out
    assert ended(tmp_path) == WON.format("Wren 3")
    for player in ("Oak", "Elm"):
        shown = ended(tmp_path, player)
        assert f"{player}: {shown}" == f"{player}: {WON.format('Wren 2')}"
        told = rulec("report", "g.game", "--player", player, cwd=tmp_path).out
        assert f"**{shown}**" in told
        assert "- Wren 2 has taken off the mask." in told
        assert shown.rstrip(".") in handed(tmp_path, f"player: {player}", "1 Robin")


def handed(folder: Path, *lines: str) -> str:
    """What is said of lines that are handed in."""
    (folder / "lines.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = rulec("orders", "g.game", "lines.txt", cwd=folder)
    return done.said + done.out


def ended(folder: Path, player: str = "") -> str:
    """How the game has ended in the report of a player, or in that for all."""
    whose = ("--player", player) if player else ()
    return str(json.loads(rulec("report", "g.game", *whose, "--format", "json", cwd=folder).out)["over"])
