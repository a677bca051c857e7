"""What an answer is, asked for or given ahead (`docs/playing.md`, “When a turn waits” and “Answering ahead”).

Met in Engulfed: `bent = default` was refused while the question was open, a ride named ahead that had become impossible
kept the turn waiting, and a march sent too early was told that answers are written with a key.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import Done, pack, rulec

RULES = """\
enum Wind: north, south "wind"

kind Seat, seats "seat"
    called by name
    name: text "name"
    gold: number = 9 "gold"
    cites book "Feasts" 1

kind Order, orders listed "order"
    number: number "number"

order 10 "Feast"
    by seat: Seat
    typed "feast"
    does
        for each s in seats at once
            ask s for gift be amount 0 .. s.gold default 0 "What does {s} give?"
            lower s.gold by gift
            tell everyone "{s} gives {gift}."
    cites book "Feasts" 2

order 20 "March"
    by seat: Seat
    typed "march"
    does
        tell everyone "{seat} marches."
    cites book "Feasts" 3

process asks() "All are asked"
    for each s in seats at once
        ask s for wind be one of Wind default south "What wind?"
        ask s for ride be one of {each o in seats where o.gold > 4} or none default none "Whither does {s} ride?"
        ask s for some be some of seats default seats "Whom does {s} bid?"
        ask s for row be order of seats default seats "In which order?"
        ask s for nod be yes or no default yes "Does {s} nod?"
        tell everyone "{s}: {wind}, {nod}, {some}, {row}."
        if ride != none
            tell everyone "{s} rides to {ride}."
    cites book "Feasts" 4

process vow() "All vow"
    for each s in seats at once
        ask s for vow be one of Wind "What does {s} vow by?"
        tell everyone "{s} vows by {vow}."
    cites book "Feasts" 5

sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Feasts"
        acts order 10
    step 2 "Questions"
        run asks()
    step 3 "Vows"
        run vow()
    step 4 "Marches"
        lines of each s in seats
        acts order 20
    cites book "Feasts" 6
"""
SCENARIO = """\
scenario: two
title: Two seats
things:
  Seat:
    east: {name: East}
    west: {name: West}
"""


class Table:
    """A game of two seats."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        pack(folder, {"p.rules": RULES, "scenarios/two.yaml": SCENARIO})
        built = rulec("build", "p", cwd=folder)
        assert built.code == 0, built.said
        assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=folder).code == 0

    def hand_in(self, text: str) -> Done:
        (self.folder / "lines.txt").write_text(text, encoding="utf-8")
        return rulec("orders", "g.game", "lines.txt", cwd=self.folder)

    def turn(self, *words: str) -> str:
        done = rulec("turn", "g.game", *words, cwd=self.folder)
        assert done.code == 0, done.said
        return done.out

    def report(self, player: str) -> str:
        return rulec("report", "g.game", "--player", player, cwd=self.folder).out


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


QUIET = "wind = default\nride = default\nsome = default\nrow = default\nnod = default\n"


def test_default_is_an_answer_to_whatever_has_one(table: Table) -> None:
    """`KEY = default` was an answer ahead alone; asked for, it was “not offered here”."""
    table.hand_in("player: East\nfeast\n")
    for key in ("gift", "wind", "ride", "some", "row", "nod"):
        assert f"East: {key}  " in table.turn()
        done = table.hand_in(f"player: East\n{key} = Default\nplayer: West\n{key} = default\n")
        assert done.out == "East: 1 of 1 answers taken\nWest: 1 of 1 answers taken\n", done.said
    assert "East: vow" in table.turn()
    done = table.hand_in("player: East\nvow = default\n")
    assert "error[R0358]: There is no default here; it is north or south" in done.said
    assert table.hand_in("player: East\nvow = north\nplayer: West\nvow = south\n").code == 0
    assert "East: lines_4" in table.turn()
    assert table.hand_in("player: East\nlines_4 = default\nplayer: West\nlines = default\n").code == 0
    assert table.turn().startswith("turn 1: 1 act carried out")
    assert "- East: south, yes, East and West, East and West." in table.report("West")
    assert "- East gives 0." in table.report("West")


def test_a_default_that_no_question_has_is_refused_ahead(table: Table) -> None:
    done = table.hand_in("player: East\nvow = default\n")
    assert done.code == 1
    assert "error[R0358]: `vow` has no default: the turn waits for an answer" in done.said


def test_what_does_not_fit_any_more_is_told_and_gives_way(table: Table) -> None:
    """The turn waited although the player had said `rest = default`."""
    early = "vow = north\nlines = none\nrest = default\n"
    table.hand_in(
        f"player: East\nfeast\ngift = 9\nride = East\nride.x1 = East\n{early}player: West\ngift = 20\n{early}"
    )
    said = table.turn()
    assert (
        "turn 1: West said ahead: gift = 20\n  This does not fit. “20” is not offered here; it is from 0 to 9." in said
    )
    assert (
        "turn 1: East said ahead: ride = East\n  This does not fit. “East” is not offered here; it is West or none."
        in said
    )
    assert said.endswith("turn 1: 1 act carried out, 0 turned down\n")
    seen = table.report("East")
    assert "| `ride` | East | does not fit: “East” is not offered here; it is West or none. |" in seen
    assert "| `gift` | 9 | answered 1 question |" in seen
    assert "- West gives 0." in seen


def test_what_does_not_fit_is_told_while_the_turn_waits_and_once(table: Table) -> None:
    early = QUIET.replace("ride = default", "ride = East")
    table.hand_in(f"player: East\ngift = 9\nfeast\n{early}player: West\ngift = 0\n{QUIET}")
    assert "East said ahead: ride = East" in (said := table.turn())
    assert "East: ride  " in said
    assert "| `ride` | East | does not fit: “East” is not offered here; it is West or none. |" in table.report("East")
    assert "said ahead" not in table.turn()
    assert table.hand_in("player: East\nride = West\n").out == "East: 1 of 1 answers taken\n"


@pytest.mark.parametrize(("keys", "gifts"), [
    ("gift = 2\ngift.x2 = 5\n", (2, 5)),
    ("gift.x1 = 2\ngift = 4\n", (2, 4)),
    ("gift.1 = 2\ngift.1.x2 = 5\n", (2, 5)),
    ("gift.1 = 3\n", (3, 3)),
    ("gift.2 = 3\ngift = 1\n", (1, 1)),
    ("gift.x2 = 5\ngift.1 = 3\n", (3, 5)),
])  # fmt: skip
def test_what_a_key_leaves_out_may_be_anything(table: Table, keys: str, gifts: tuple[int, int]) -> None:
    """`gift.x2` counted for nothing in a loop over players: the key within was `gift.1.x2`."""
    rest = "vow = north\nlines = none\nrest = default\n"
    assert table.hand_in(f"player: East\nfeast\n{keys}{rest}player: West\nfeast\n{rest}").code == 0
    table.turn()
    told = table.report("West")
    assert [f"- East gives {gift}." in told for gift in gifts] == [True, True]
    assert told.count("- East gives ") == 2


def test_a_key_that_can_fit_no_question_is_refused(table: Table) -> None:
    done = table.hand_in("player: East\nwind.x2 = north\nwind.x1 = north\ngift.x9 = 1\n")
    assert done.out == "East: 0 of 0 lines taken, 2 answers ahead\n"
    assert "error[R0293]: `wind.x2` is never asked" in done.said
    assert "in a turn it is asked once at most; `wind` answers it" in done.said


def test_a_key_for_a_time_that_is_past_is_refused(table: Table) -> None:
    table.hand_in("player: East\nfeast\nrest = default\nplayer: West\nfeast\ngift.x1 = 1\n")
    assert "West: gift  " in table.turn()
    done = table.hand_in("player: West\ngift.2.x1 = 5\n")
    assert "error[R0293]: `gift.2.x1` is not asked any more in this turn" in done.said
    assert table.hand_in("player: West\ngift.x2 = 5\n").out == "West: 1 of 1 answers taken\n", "it is open"
    table.turn()
    assert "- West gives 5." in table.report("West")


def test_a_line_that_is_due_later_is_told_when(table: Table) -> None:
    """The hint was that an answer is written `KEY = value`."""
    table.turn()
    done = table.hand_in("player: East\nmarch\nfeast\nfrolic\n")
    told = done.said
    assert "it is due at step 4, “Marches”: send it when lines are asked for there, or before a turn" in told
    assert "such a line is handed in before a turn; an answer is written `KEY = value`" in told
    assert "an answer is written `KEY = value`; `rulec report` lists what is asked" in told


def test_a_turn_that_nobody_has_written_for_says_so(table: Table) -> None:
    """A deadline where nothing waits played a whole turn without lines, and said nothing."""
    done = rulec("turn", "g.game", "--deadline", cwd=table.folder)
    assert done.code == 1
    assert "error[R0978]: nobody has handed in anything for turn 1, and nothing waits for an answer" in done.said
    done = rulec("turn", "g.game", cwd=table.folder)
    assert done.code == 0
    assert "warning[R0978]: nobody has handed in anything for turn 1" in done.said
    assert "it has begun, and waits; acts for its beginning are not taken any more" in done.said
    assert "lines are asked for during a turn: at step 4, “Marches”" in done.said
    assert "R0978" not in rulec("turn", "g.game", "--deadline", cwd=table.folder).said


def test_a_turn_for_which_somebody_has_written_says_nothing(table: Table) -> None:
    table.hand_in("player: East\nrest = default\n")
    assert rulec("turn", "g.game", cwd=table.folder).said == ""


def test_a_default_that_is_not_offered_stands_for_nothing(tmp_path: Path) -> None:
    """`rulec turn --deadline` took it, found that it fits no question, and ended in an internal fault."""
    rules = RULES.replace("amount 0 .. s.gold default 0", "amount 0 .. s.gold default s.gold + 1")
    assert rules != RULES
    pack(tmp_path, {"p.rules": rules, "scenarios/two.yaml": SCENARIO})
    assert rulec("build", "p", cwd=tmp_path).code == 0
    assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=tmp_path).code == 0
    (tmp_path / "lines.txt").write_text("player: East\nfeast\n", encoding="utf-8")
    assert rulec("orders", "g.game", "lines.txt", cwd=tmp_path).code == 0
    for words in ([], ["--deadline"], ["--deadline"]):
        done = rulec("turn", "g.game", *words, cwd=tmp_path)
        assert done.code == 0, done.said
        assert "East: gift  What does East give?  from 0 to 9\n" in done.out, "it waits, as one without a default"
