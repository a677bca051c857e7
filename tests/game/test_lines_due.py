"""Lines that are due while a turn is played: who moves second sees what moved first."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.game.play import Done, rulec

PACK = """
name: hunters
title: The Hunters
version: 1.0.0
documents:
  book: {title: The book}
"""
RULES = """
enum Side: wolf, deer "side"

kind Camp, camps "camp"
    called by name
    name: text
    side: Side
    ground: number = 0 "ground"
    hits: number = 0 "hits"
    cites book "Camps"

kind Order, orders listed "order"
    number: number "number"

order 10 "Go"
    by camp: Camp
    takes ground: number in 1 .. 9
    needs new: camp.ground != ground else "{camp} is there already."
    typed "go {ground}"
    does
        set camp.ground to ground
        tell everyone "{camp} goes to {ground}."
    cites book "Going"

order 20 "Pounce"
    by camp: Camp
    takes ground: number in 1 .. 9
    open when camp.side = wolf "Only wolves pounce."
    typed "pounce {ground}"
    does
        for each other in camps where other != camp and other.ground = ground as listed
            raise camp.hits by 1
            tell camp "A hit!"
    cites book "Going"

sequence day "A day"
    queue order by lowest order.number
    step 1 "The deer go"
        lines of each c in camps where c.side = deer
        acts order 10
    step 2 "The wolves pounce"
        lines of each c in camps where c.side = wolf
        acts order 20
    cites book "Going"

view hunt(camp: Camp) "The hunt"
    for each c in camps
    shows c.ground
    shows c.hits
    cites book "Going"
"""
SCENARIO = """
scenario: wood
title: The wood
about: A wood.
things:
  Camp:
    grey: {name: Grey, side: wolf}
    doe: {name: Doe, side: deer}
    hind: {name: Hind, side: deer}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pack = tmp_path / "rules/hunters"
    (pack / "scenarios").mkdir(parents=True)
    (pack / "pack.yaml").write_text(PACK, "utf-8")
    (pack / "hunt.rules").write_text(RULES, "utf-8")
    (pack / "scenarios/wood.yaml").write_text(SCENARIO, "utf-8")
    assert rulec("build", cwd=tmp_path, places=()).code == 0
    assert rulec("new", "hunters", "wood", "--seed", "1", "-o", "g.game", cwd=tmp_path, places=()).code == 0
    return tmp_path


def hand_in(folder: Path, text: str, *words: str) -> Done:
    (folder / "lines.txt").write_text(text, "utf-8")
    return rulec("orders", "g.game", "lines.txt", *words, cwd=folder, places=())


def test_who_comes_second_sees_what_came_first(folder: Path) -> None:
    waits = rulec("turn", "g.game", cwd=folder, places=())
    assert "turn 1 waits" in waits.out
    assert "Doe" in waits.out
    assert "Hind" in waits.out
    assert "Grey" not in waits.out
    asked = rulec("report", "g.game", "--player", "Doe", cwd=folder, places=()).out
    due = "Lines are due for step 1, “The deer go”, and what follows, before step 2, “The wolves pounce”: 10 Go."
    assert f"| `lines_1` | {due} |" in asked
    assert asked.index(due) < asked.index("The hunt")  # it is what has to be done, and stands at the head

    assert hand_in(folder, "player: Doe\ngo 4\n").out == "Doe: 1 of 1 lines taken\n"
    assert "Hind" in rulec("turn", "g.game", cwd=folder, places=()).out  # nobody goes while one still thinks
    assert "Doe goes" not in rulec("report", "g.game", "--player", "Grey", cwd=folder, places=()).out
    hand_in(folder, "player: Hind\ngo 7\n")
    assert "Grey" in rulec("turn", "g.game", cwd=folder, places=()).out

    seen = rulec("report", "g.game", "--player", "Grey", cwd=folder, places=()).out
    assert "Doe goes to 4." in seen
    assert "| Doe | 4 |" in seen
    wrong = hand_in(folder, "player: Grey\ngo 4\npounce 99\npounce 7\n")
    assert "1 of 3" in wrong.out
    done = rulec("turn", "g.game", cwd=folder, places=())
    assert done.out == "turn 1: 3 acts carried out, 0 turned down\n"
    told = rulec("report", "g.game", "--player", "Grey", cwd=folder, places=()).out
    assert "- A hit" in told
    assert "pounce 7" in told
    assert "carried out" in told
    base = sqlite3.connect(folder / "g.game")
    assert base.execute("SELECT count(*) FROM orders WHERE seq = 0").fetchone() == (5,)
    base.close()


def test_lines_of_a_stop_that_are_turned_down_stand_with_their_reason(folder: Path) -> None:
    # Grey's lines before the turn hold nothing for step 2, so that it is due there
    assert "Grey: 1 of 3 lines taken" in hand_in(folder, "player: Grey\npounce 99\ngo 3\nhowl\n").out
    hand_in(folder, "player: Doe\ngo 4\nplayer: Hind\ngo 7\n")
    assert "Grey: lines_2" in rulec("turn", "g.game", cwd=folder, places=()).out
    assert "1 of 2 lines taken" in hand_in(folder, "player: Grey\npounce 88\npounce 4\n").out
    waiting = rulec("report", "g.game", "--player", "Grey", cwd=folder, places=()).out
    assert "| no lines | pounce 88 (turned down); pounce 4 |" in waiting
    assert rulec("turn", "g.game", cwd=folder, places=()).out == "turn 1: 4 acts carried out, 0 turned down\n"
    told = rulec("report", "g.game", "--player", "Grey", cwd=folder, places=()).out
    rows = [line.split(" | ") for line in told.split("## Your lines")[1].split("\n\n")[1].splitlines()[2:]]
    assert [(number.strip("| "), typed) for number, typed, _ in rows] == [
        ("1", "pounce 99"), ("2", "go 3"), ("3", "howl"), ("4", "pounce 88"), ("5", "pounce 4"),
    ]  # fmt: skip
    became = [what.strip(" |") for *_, what in rows]
    assert [each for each in became if each == "carried out"] == ["carried out"] * 2
    assert [became[1], became[4]] == ["carried out"] * 2
    assert became[0] == became[3].replace("88", "99")
    assert became[0] == "99 is not possible here; it may be from 1 to 9."
    assert "| pounce 88 (turned down); pounce 4 |" in told
    base = sqlite3.connect(folder / "g.game")
    table = base.execute("SELECT line, text, state FROM orders WHERE seq = 0 AND player = 1 ORDER BY line").fetchall()
    base.close()
    assert table == [
        (1, "pounce 99", "refused"), (2, "go 3", "carried out"), (3, "howl", "refused"), (4, "pounce 88", "refused"),
        (5, "pounce 4", "carried out"),
    ]  # fmt: skip


def test_who_has_handed_in_already_is_not_asked(folder: Path) -> None:
    hand_in(folder, "player: Doe\ngo 4\nplayer: Hind\ngo 5\nplayer: Grey\npounce 5\n")
    assert rulec("turn", "g.game", cwd=folder, places=()).out == "turn 1: 3 acts carried out, 0 turned down\n"


def test_a_section_without_lines_passes_and_so_does_a_deadline(folder: Path) -> None:
    rulec("turn", "g.game", cwd=folder, places=())
    assert hand_in(folder, "player: Doe\nplayer: Hind\n").code == 0
    assert "Grey" in rulec("turn", "g.game", cwd=folder, places=()).out
    done = rulec("turn", "g.game", "--deadline", cwd=folder, places=())
    assert done.out == "turn 1: 1 default taken\nturn 1: 0 acts carried out, 0 turned down\n"


def test_answers_may_be_handed_in_ahead(folder: Path) -> None:
    # each command is a process of its own: the rules that were read before are other ones
    rules = (folder / "rules/hunters/hunt.rules").read_text("utf-8")
    asked = """
process listen() "All listen"
    for each c in camps as listed
        ask c for ear be amount 1 .. 9 default 5 "Where does {c} listen?"
        ask c for nose be yes or no default no "Does {c} sniff?"
        tell everyone "{c} listens at {ear}."
        if nose
            tell c "You sniff."
    cites book "Going"
"""
    rules = rules.replace("sequence day", f"{asked}\nsequence day").replace(
        '    step 1 "The deer go"', '    step 3 "Listening"\n        run listen()\n    step 1 "The deer go"'
    )
    (folder / "rules/hunters/hunt.rules").write_text(rules, "utf-8")
    assert rulec("build", cwd=folder, places=(), stdin="#").code == 0
    assert rulec("new", "hunters", "wood", "-o", "h.game", cwd=folder, places=(), stdin="#").code == 0
    (folder / "ahead.txt").write_text(
        "player: Grey\near = 7\nnose = yes\nplayer: Doe\ngo 4\nrest = default\nplayer: Hind\near = 99\neer = 3\n",
        "utf-8",
    )
    taken = rulec("orders", "h.game", "ahead.txt", cwd=folder, places=(), stdin="#")
    assert "Grey: 0 of 0 lines taken, 2 answers ahead\n" in taken.out
    assert "Doe: 1 of 1 lines taken, 1 answer ahead\n" in taken.out
    assert "nothing is ever asked by the name `eer`" in taken.said
    assert "did you mean `ear`?" in taken.said
    waits = rulec("turn", "h.game", cwd=folder, places=(), stdin="#").out
    assert "turn 1 waits for 1 answer" in waits  # 99 is not possible
    assert "Hind: ear" in waits
    (folder / "hind.txt").write_text("player: Hind\near = 2\n", "utf-8")
    rulec("orders", "h.game", "hind.txt", cwd=folder, places=(), stdin="#")
    assert "Hind: nose" in rulec("turn", "h.game", cwd=folder, places=(), stdin="#").out
    rulec("turn", "h.game", "--deadline", cwd=folder, places=(), stdin="#")
    rulec("turn", "h.game", "--deadline", cwd=folder, places=(), stdin="#")
    rulec("turn", "h.game", "--deadline", cwd=folder, places=(), stdin="#")
    told = rulec("report", "h.game", "--player", "Grey", cwd=folder, places=(), stdin="#").out
    assert "Grey listens at 7." in told
    assert "Doe listens at 5." in told
    assert "Hind listens at 2." in told
    assert "You sniff." in told
    assert "| Where does Grey listen? | 7 |" in told


def test_a_line_of_another_time_is_turned_down(folder: Path) -> None:
    rulec("turn", "g.game", cwd=folder, places=())
    wrong = hand_in(folder, "player: Doe\npounce 4\n", "--check")
    assert "Only wolves pounce" in wrong.said
    assert "0 of 1" in wrong.out
