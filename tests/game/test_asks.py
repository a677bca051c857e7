"""Turns that wait for people: questions of every sort, answered in any order, under seal, too late, and mistyped."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games import game_file, prompts
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.answers import answer_text, offered_text, read_answer, short_keys
from rulec.runtime.game.asking import NOTHING, Question
from tests.game.play import Done, rulec
from tests.property.answers import Drawn

RULES = Path(__file__).parent.parent / "catalogue"
LINES = "player: The Oak\n10 tom\n10 ann\nplayer: Green Hill\n10 jack, the elder\n"
TABLES = ("states", "orders", "answers", "throws", "events", "meta")
Places = tuple[str, ...]


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Places:
    """Where the rules and the compiled package are."""
    folder = tmp_path_factory.mktemp("fair")
    shutil.copytree(RULES / "fair", folder / "rules" / "fair")
    found = ("--rules", str(folder / "rules"), "--out", str(folder / "out"))
    done = rulec("build", "fair", cwd=folder, places=found)
    assert done.code == 0, done.said
    return found


class Table:
    """A game of the fair in a folder."""

    def __init__(self, folder: Path, places: Places, seed: str = "3", lines: str = LINES) -> None:
        folder.mkdir(exist_ok=True)
        self.folder, self.places = folder, places
        self.path = folder / "g.game"
        assert self("new", "fair", "three_houses", "--seed", seed, "-o", "g.game").code == 0
        if lines:
            assert self.hand_in(lines).code == 0

    def __call__(self, *words: str) -> Done:
        return rulec(*words, cwd=self.folder, places=self.places)

    def hand_in(self, text: str, *more: str) -> Done:
        (self.folder / "l.txt").write_text(text, encoding="utf-8")
        return self("orders", "g.game", "l.txt", *more)

    def turn(self, *more: str) -> str:
        done = self("turn", "g.game", *more)
        assert done.code == 0, done.said
        return done.out

    def report(self, player: str = "", style: str = "md") -> str:
        return self("report", "g.game", "--format", style, *(("--player", player) if player else ())).out

    def rows(self, table: str) -> list[tuple[object, ...]]:
        base = sqlite3.connect(self.path)
        try:
            return base.execute(f"SELECT * FROM {table}").fetchall()
        finally:
            base.close()

    def take_answers(self, other: Table) -> None:
        """Takes all answers of another game."""
        with game_file.opened(str(self.path), Report()) as file:
            assert file is not None
            with file.change():
                file.put("answers", [row[:-1] for row in other.rows("answers")])

    def all(self) -> list[object]:
        """All that the game holds and shows."""
        seen = [self.report(who, style) for who in ("", "The Oak", "Green Hill") for style in ("md", "html", "json")]
        return [*map(self.rows, TABLES), *seen]

    def open(self) -> tuple[Question, ...]:
        """The questions that are open, answered or not."""
        report = Report()
        game = load_game("fair", [self.places[3]], report)
        assert game is not None
        with game_file.opened(str(self.path), report) as file:
            assert file is not None
            settled = {k: a for k, a in file.answers(file.seq).items() if k not in file.waits}
            return prompts.run(file, game, file.seq, settled).open if file.waits else ()

    def answers(self, drawn: Drawn, questions: tuple[Question, ...]) -> str:
        """Lines that answer some questions as a source of answers says, as a player would type them."""
        lines: list[str] = []
        for question in questions:
            value = drawn.answer(question)
            shape = _shape(self.places)
            text = answer_text(value, question, shape).replace(" and ", ", ")
            if question.form in ("one", "some", "order", "path") and value not in (None, ()):
                row = value if isinstance(value, tuple) else (value,)
                text = ", ".join(f'"{_name(each, question, shape)}"' for each in row)
            lines += [f"player: {question.who.name}", f"{question.key} = {text}"]
        return "\n".join(lines) + "\n"


def _shape(places: Places):
    game = load_game("fair", [places[3]], Report())
    assert game is not None
    return game.shape


def _name(each, question: Question, shape) -> str:
    kind = shape.kinds_of.get(type(each))
    return f"{shape.kind_of(each).word} {each.id}" if kind else shape.choices["Ware"].titles[each]


def test_a_turn_tells_for_whom_it_waits_and_for_what(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="")
    assert table.turn() == (
        "turn 1 waits for 3 answers:\n"
        "  The Oak: bid  What does The Oak bid for the cow?  from 0 gold to 12 gold; else 0 gold\n"
        "  Green Hill: bid  What does Green Hill bid for the cow?  from 0 gold to 9 gold; else 0 gold\n"
        "  Mill, Old: bid  What does Mill, Old bid for the cow?  from 0 gold to 1 gold; else 0 gold\n"
    )
    assert table.hand_in("player: The Oak\nbid = 4 gold\n").out == "The Oak: 1 of 1 answers taken\n"


# ---- the same game, however it was answered ------------------------------------------------------
@pytest.mark.parametrize("seed", range(12))
def test_a_game_resumed_at_every_ask_is_the_game_that_never_stopped(tmp_path: Path, places: Places, seed: int) -> None:
    drawn, random = Drawn(str(seed)), Random(seed)
    stopped = Table(tmp_path / "one", places, str(seed))
    stops = 0
    for _ in range(2):
        while "waits" in stopped.turn():
            stops += 1
            left = stopped.open()
            some = tuple(each for each in left if random.random() < 0.6) or left[:1]  # the others keep it waiting
            assert stopped.hand_in(stopped.answers(drawn, some)).code == 0
    assert stops >= 8
    whole = Table(tmp_path / "two", places, str(seed))
    whole.take_answers(stopped)
    for _ in range(2):
        assert "waits" not in whole.turn()
    assert stopped.all() == whole.all()


def test_what_was_answered_is_in_the_report(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="")
    table.turn()
    table.hand_in("player: the oak\nbid = 5 gold\n")
    table.turn("--deadline")
    table.hand_in("player: the oak\nchampion = none\nplayer: green hill\n")
    table.turn("--deadline")
    table.hand_in("player: green hill\nchampion = none\n")
    table.turn()
    table.hand_in("player: Mill, Old\nchampion = guard 8\n")
    assert "walkers" in table.turn()
    for _ in range(4):
        last = table.turn("--deadline")
    assert last == "turn 1: 1 default taken\nturn 1: 0 acts carried out, 0 turned down\n"
    oak = table.report("the oak")
    assert "| What does The Oak bid for the cow? | 5 gold |" in oak
    assert "Mill, Old bid for the cow? |" not in oak
    everything = json.loads(table.report(style="json"))
    told = [(each["player"], each["answer"], each["in_time"]) for each in everything["answers"]]
    assert ("Green Hill", "0 gold", False) in told
    assert ("Mill, Old", "Will 2", True) in told


# ---- stopping ------------------------------------------------------------------------------------
def test_a_turn_that_waits_has_changed_nothing_but_that_it_waits(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places)
    before = {name: table.rows(name) for name in TABLES}
    assert table.turn() == (
        "turn 1 waits for 1 answer:\n  The Oak: higher  Shall Ann climb on, from six feet?  yes or no; else no\n"
    )
    after = {name: table.rows(name) for name in TABLES}
    assert [name for name in TABLES if before[name] != after[name]] == ["meta"]
    fresh = {row[:2] for row in set(after["meta"]) - set(before["meta"]) if row[0] != game_file.COUNTED}
    assert fresh == {("waits", '[[1,"higher"]]')}
    assert table.turn().startswith("turn 1 waits for 1 answer:")
    assert {name: table.rows(name) for name in TABLES} == after


def test_a_deadline_passes_for_what_was_open_before(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places)
    assert "Ann climb on" in table.turn("--deadline"), "nobody has seen the question yet"
    second = table.turn("--deadline")
    assert second.startswith("turn 1: 1 default taken\nturn 1 waits for 1 answer:\n  ")
    assert "Tom climb on" in second


def test_without_a_default_the_game_waits_beyond_any_deadline(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="")
    table.turn()
    assert "champion" in table.turn("--deadline")
    for _ in range(3):
        assert table.turn("--deadline").startswith("turn 1 waits for 1 answer:\n  The Oak: champion")


def test_lines_are_not_taken_while_a_turn_waits(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places)
    table.turn()
    orders = table.rows("orders")
    done = table.hand_in("player: green hill\n10 jack, the elder\n")
    assert done.code == 1
    assert "error[R0357]: the turn has begun, and waits: `10 jack, the elder` is not taken" in done.said
    assert table.rows("orders") == orders


def test_an_answer_may_come_before_the_turn_has_begun(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="")
    assert table.hand_in("player: the oak\nbid = 3\n").out == "The Oak: 0 of 0 lines taken, 1 answer ahead\n"
    told = table.turn()
    assert told.startswith("turn 1 waits for 2 answers:")
    assert "The Oak: bid" not in told


def test_what_is_answered_ahead_shows_nothing_while_others_are_asked(tmp_path: Path, places: Places) -> None:
    ahead, nobody = Table(tmp_path / "ahead", places, lines=""), Table(tmp_path / "nobody", places, lines="")
    ahead.hand_in("player: the oak\nbid = 3\n")
    for table in (ahead, nobody):
        table.turn()
    for player in ("green hill", "mill, old"):
        assert ahead.report(player, "json") == nobody.report(player, "json")


def test_check_takes_no_answer(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="")
    table.turn()
    assert table.hand_in("player: the oak\nbid = 3\n", "--check").out == "The Oak: 1 of 1 answers fit\n"
    assert table.rows("answers") == []


def test_a_later_answer_takes_the_place_of_an_earlier_one(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="")
    table.turn()
    table.hand_in("player: the oak\nbid = 3\n")
    table.hand_in("player: the oak\nbid = 7\n")
    assert [json.loads(str(row[3]))["value"] for row in table.rows("answers")] == [7]
    table.hand_in("player: the oak\n")
    assert table.rows("answers") == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("bid = 30", "R0358]: “30” is not offered here; it is from 0 gold to 12 gold"),
        ("bid = a lot", "R0358]: “a lot” is not offered here"),
        ("bid = 3 apples", "R0358]: “3 apples” is not offered here"),
        ("bid = 1 1/2", "R0358]: “1 1/2” is not offered here"),
        ("bit = 3", "R0293]: nothing is asked by the name `bit`"),
        (f"bid = {'9' * 500}", "R0358]: This answer is too long"),
    ],
)
def test_what_is_no_answer_is_told(tmp_path: Path, places: Places, line: str, told: str) -> None:
    table = Table(tmp_path, places, lines="")
    table.turn()
    done = table.hand_in(f"player: the oak\n{line}\n")
    assert done.code == 1
    assert told in done.said
    assert table.rows("answers") == []


# ---- paths ---------------------------------------------------------------------------------------
def _on_the_rounds(folder: Path, places: Places, seed: str = "3") -> Table:
    """A turn in which all has been answered but where The Oak goes."""
    table = Table(folder, places, seed, lines="")
    table.turn()
    table.turn("--deadline")
    for who in ("the oak", "green hill", "mill, old"):
        assert table.hand_in(f"player: {who}\nchampion = none\n").code == 0
        table.turn()
    return table


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("Ring", 'No step leads from The Gate to Ring; from The Gate one gets to Inn 1 or "Well, Deep"'),
        ("Inn 1, Inn 1", "The path comes to Inn 1 twice"),
        ("Inn, Inn", "The path comes to Inn 1 twice"),
        ("Inn, The Gate", "The path comes to The Gate twice"),
        ("Inn, Ring, Well, Deep", 'The path has at most 2 steps, and this one has 3: "Well, Deep" is too far'),
        ("Inn, Castle", "“Castle” is not offered here; it is a path from The Gate, in at most 2 steps, or none; "),
        ("Ring, Well, Deep", "No step leads from The Gate to Ring; "),
        ("Inn, Ring, Inn", "The path has at most 2 steps, and this one has 3"),
    ],
)
def test_a_path_that_breaks_off_is_turned_down(tmp_path: Path, places: Places, path: str, sentence: str) -> None:
    table = _on_the_rounds(tmp_path, places)
    waits = table.turn()
    assert (
        "round_trip  Where does The Oak stroll, from The Gate?  a path from The Gate, in at most 2 steps, or" in waits
    )
    done = table.hand_in(f"player: the oak\nround_trip = {path}\n")
    assert done.code == 1
    assert sentence in done.said, done.said
    assert table.rows("answers")[-1][2] != "round_trip"


@pytest.mark.parametrize("path", ['"inn", ring', "The Gate, Inn, stall 12"])
def test_a_path_is_typed_with_or_without_its_start(tmp_path: Path, places: Places, path: str) -> None:
    table = _on_the_rounds(tmp_path, places)
    table.turn()
    assert table.hand_in(f"player: the oak\nround_trip = {path}\n").code == 0
    waits = table.turn()
    assert (
        "leaves  How does The Oak get out?  a path from Ring to The Gate; the first step leads to Inn 1 or Inn 2"
        in waits
    )
    done = table.hand_in("player: the oak\nleaves = Inn 1\n")
    assert "The path has to end at The Gate, and this one ends at Inn" in done.said
    assert table.hand_in("player: the oak\nleaves = stall 10, Well, Deep, The Gate\n").code == 0
    assert "0 acts carried out" in table.turn()
    told = table.report("green hill")
    assert "“Where does The Oak stroll, from The Gate?” The answer: Inn 1 and Ring." in told
    assert "“How does The Oak get out?” The answer: Inn 1, Well, Deep and The Gate." in told
    assert json.loads(table.report("the oak", "json"))  # and it is kept as it was given


# ---- under seal ----------------------------------------------------------------------------------
def test_nobody_else_sees_what_is_under_seal(tmp_path: Path, places: Places) -> None:
    """Two games that differ in a sealed answer alone look the same to the others until all have answered."""
    seen = []
    for name, amount in (("one", 3), ("two", 9)):
        table = Table(tmp_path / name, places, lines="")
        table.turn()
        table.hand_in(f"player: the oak\nbid = {amount}\n")
        waits = table.turn()
        shown = [table.report(who, style) for who in ("Green Hill", "mill, old") for style in ("md", "html", "json")]
        seen.append((waits, shown, table.report()))
        assert f"| {amount} gold |" not in table.report("green hill")
    assert seen[0] == seen[1]
    assert "The Oak: bid" not in seen[0][0]


def test_what_is_revealed_everyone_sees(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="")
    table.turn()
    table.hand_in("player: the oak\nbid = 3\n")
    table.turn()
    assert "The answer: 3 gold" not in table.report("green hill")
    table.turn("--deadline")
    assert "The Oak is asked: “What does The Oak bid for the cow?” The answer: 3 gold." in table.report("green hill")


# ---- typing --------------------------------------------------------------------------------------
def _asked(form: str, offers: tuple[object, ...], optional: bool = False) -> Question:
    from rulec.runtime.game.shape import Holds

    ware = Holds("choice", "Ware")
    holds = ware if form == "one" else Holds("list", item=ware)
    return Question("x", None, form, "Which?", offers, optional, 0, len(offers), holds=holds, key="x")


@pytest.mark.parametrize(
    ("form", "text", "value"),
    [
        ("one", "horseshoe", 1),
        ("one", "SHOE", 1),
        ("one", '"silver  bell"', 0),
        ("some", "rope, horseshoe", (2, 1)),
        ("some", "none", ()),
        ("order", "rope,bell , shoe", (2, 0, 1)),
    ],
)
def test_answers_are_read_as_people_type_them(places: Places, form: str, text: str, value: object) -> None:
    assert read_answer(text, _asked(form, (0, 1, 2)), _shape(places)) == (value, "")


@pytest.mark.parametrize(
    ("form", "text", "sentence"),
    [
        ("one", "none", "“none” is not offered here; it is silver bell, horseshoe or rope."),
        ("one", "rope, bell", "“rope, bell” is not offered here; it is silver bell, horseshoe or rope."),
        ("one", "", "“” is not offered here; it is silver bell, horseshoe or rope."),
        ("some", "rope, rope", "rope is named twice."),
        ("order", "rope", "Nothing may be left out here: silver bell and horseshoe."),
        (
            "order",
            "rope and horseshoe",
            "“rope and horseshoe” is not offered here; it is silver bell, horseshoe and rope, in an order. "
            "Between several stand commas.",
        ),
        ("order", "drum", "“drum” is not offered here; it is silver bell, horseshoe and rope, in an order."),
    ],
)
def test_what_cannot_be_read_is_told(places: Places, form: str, text: str, sentence: str) -> None:
    value, told = read_answer(text, _asked(form, (0, 1, 2)), _shape(places))
    assert (value, told) == (NOTHING, sentence)


@pytest.mark.parametrize(
    ("low", "high", "offered"),
    [(0, 3, "any number"), (1, 3, "at least 1"), (0, 2, "at most 2"), (1, 2, "1 to 2"), (2, 2, "2")],
)
def test_how_many_of_some(places: Places, low: int, high: int, offered: str) -> None:
    question = _asked("some", (0, 1, 2))._replace(low=low, high=high)
    assert offered_text(question, _shape(places)) == f"{offered} of silver bell, horseshoe and rope"
    for count, text in enumerate(("none", "bell", "bell, rope", "bell, rope, shoe")):
        value, told = read_answer(text, question, _shape(places))
        assert (value is not NOTHING) == (low <= count <= high), told


def test_keys_are_as_short_as_they_can_be(places: Places) -> None:
    one, two = _asked("one", (0,))._replace(key="x.3"), _asked("one", (0,), True)._replace(key="x.4")
    assert short_keys([one]) == {"x.3": "x"}
    assert short_keys([one, two]) == {"x.3": "x.3", "x.4": "x.4"}
    assert offered_text(two, _shape(places)) == "silver bell or none"


def test_the_runtime_alone_plays_turn_after_turn(places: Places, tmp_path: Path) -> None:
    """Without files: a world whose players answer at once asks under the same keys in each turn."""
    from rulec.runtime.game.turns import resolve

    table = Table(tmp_path, places, lines="")
    report = Report()
    game = load_game("fair", [places[3]], report)
    assert game is not None
    with game_file.opened(str(table.path), report) as file:
        assert file is not None
        world = file.world(game, 0)

    class Heard(Drawn):
        keys: tuple[str, ...] = ()

        def answer(self, question: Question) -> object:
            self.keys = (*self.keys, question.key)
            return super().answer(question)

    heard = [Heard("one"), Heard("one")]
    for one in heard:
        resolve(game, world, [], None, one)
    assert heard[0].keys[:3] == heard[1].keys[:3] == ("bid.1", "bid.2", "bid.3")
    assert world.turn == 3


# ---- windows on what was thrown ------------------------------------------------------------------
WRESTLE = "player: The Oak\n20 tom\nplayer: Green Hill\n20 jack, the elder\n"


@pytest.mark.parametrize("seed", range(6))
def test_a_throw_stays_pending_while_windows_are_open(tmp_path: Path, places: Places, seed: int) -> None:
    drawn = Drawn(f"window {seed}")
    stopped = Table(tmp_path / "one", places, str(seed), WRESTLE)
    while "waits" in stopped.turn():
        assert stopped.hand_in(stopped.answers(drawn, stopped.open()[:1])).code == 0
    whole = Table(tmp_path / "two", places, str(seed), WRESTLE)
    whole.take_answers(stopped)
    assert "waits" not in whole.turn()
    assert stopped.all() == whole.all()


def end(table: Table) -> list[str]:
    """Plays a turn to its end without a word to the windows; what was told on the way."""
    drawn, told = Drawn("the rest"), [table.turn()]
    while "waits" in told[-1] and len(told) < 20:
        after = table.turn("--deadline")
        if after == told[-1]:  # who leads a parade has no default
            assert table.hand_in(table.answers(drawn, table.open())).code == 0
            after = table.turn()
        told.append(after)
    assert "waits" not in told[-1]
    return told


def test_what_changes_a_throw_is_told_with_what_it_makes(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="player: The Oak\n20 tom\n")
    held = int(re.findall(r"hold of (\d+) worth", table.turn())[0])
    table.hand_in("player: the oak\ncheers = 2 gold\n")
    assert f"who holds {held + 4}" in table.turn()
    table.hand_in("player: green hill\nmock = yes\n")
    assert f"who holds {held + 3}" in table.turn()
    end(table)
    for player in ("the oak", "green hill", "mill, old"):
        told = table.report(player)
        assert f"cheers for Tom: add 4, which makes {held + 4}." in told
        assert f"mockery of Green Hill: subtract 1, which makes {held + 3}." in told
    assert re.search(r"Tom wins \w+ apples\.", table.report("the oak"))


def test_everybody_is_asked_and_may_pass(tmp_path: Path, places: Places) -> None:
    table = Table(tmp_path, places, lines="player: The Oak\n20 tom\n")
    asked = end(table)
    assert sum("worth to you" in each for each in asked) == 1
    assert sum("Do you mock" in each for each in asked) == 2
    assert "which makes" not in table.report("the oak")
