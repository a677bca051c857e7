"""What happened, what stands and what was answered keep their arguments by name when a game is moved (E2, E3, E7)."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from rulec.driver.games.migration import fitted
from rulec.runtime.game.serialise import to_data
from rulec.runtime.game.shape import Holds, Shape
from tests.cases.reliability.test_migrate_amounts import FEAST, handed, mended, played, state
from tests.cases.support import rulec
from tests.game.older import made_older
from tests.runtime.hamlet import GAME, small

SURE = ("if blow >= 11", "if blow >= 13")
HOLDS_OUT = ("if blow >= 8", "if blow >= 13")
DUEL = "player: Green Hill\n700 jack the elder tom\n"
FOUGHT = "event fought(guard: Guard, foe: Guard)"


def duelled(folder: Path) -> None:
    """A game in which Jack has fought Tom, who may fight at once."""
    played(folder, DUEL, SURE, HOLDS_OUT)


def test_an_event_keeps_its_arguments_when_they_change_places(tmp_path: Path) -> None:
    """Who had challenged was the one who had been challenged, without a word."""
    duelled(tmp_path)
    assert state(tmp_path)["arguments"] == {"fought": {"guard": "thing Guard", "foe": "thing Guard"}}
    mended(tmp_path, SURE, HOLDS_OUT, (FOUGHT, "event fought(foe: Guard, guard: Guard)"))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert (moved.code, moved.said) == (0, "")
    assert state(tmp_path)["arguments"] == {"fought": {"foe": "thing Guard", "guard": "thing Guard"}}
    assert handed(tmp_path, f"{DUEL}player: The Oak\n700 tom jack the elder\n").code == 0
    assert "1 act carried out, 1 turned down" in rulec("turn", "a.game", cwd=tmp_path).out
    assert "Jack the Elder fought last turn" in rulec("report", "a.game", cwd=tmp_path).out


GUARD, HOUSE = Holds("thing", "Guard"), Holds("thing", "House")


@pytest.mark.parametrize(
    ("now", "lost"),
    [
        ({"from": HOUSE, "guard": GUARD}, ""),
        (
            {"guard": GUARD, "victim": HOUSE},
            "`victim` of the event `stole` is new, and what has happened gives it no value",
        ),
        ({"guard": GUARD}, "`from` of the event `stole` is no longer in the rules, and held something"),
        ({"guard": GUARD, "from": GUARD}, "`from` of the event `stole` cannot hold 2 any longer"),
        (
            {"guard": GUARD, "from": Holds("number")},
            "`from` of the event `stole` held no amounts, and counts a plain number now",
        ),
        (
            {"guard": GUARD, "from": Holds("choice", "Season")},
            "`from` of the event `stole` held a thing House, and holds a choice Season now",
        ),
        (
            {"guard": GUARD, "from": Holds("set", "Season")},
            "`from` of the event `stole` held a thing House, and holds a set Season now",
        ),
        ({"guard": GUARD, "from": HOUSE, "at": HOUSE._replace(optional=True)}, ""),
    ],
)
def test_an_argument_that_would_be_lost_is_refused(now: dict[str, Holds], lost: str) -> None:
    """An argument that may be none is none in what happened before; any other has to be there."""
    world = small()
    world.note("stole", world.guards[0], world.houses[1])
    old = GAME.shape
    shape = Shape(
        kinds=old.kinds.values(), choices=old.choices.values(), state=old.state, events={**old.events, "stole": now}
    )
    found = fitted(to_data(world, GAME), GAME._replace(shape=shape))
    assert lost in (found.lost or [""])
    values = {"guard": 3, "from": 2, "at": None}
    assert lost or found.data["events"] == [["stole", 1, 0, *(values[name] for name in now)]]


def test_an_older_game_is_told_by_its_own_rules_what_arguments_are_called(tmp_path: Path) -> None:
    duelled(tmp_path)

    def without(base: sqlite3.Connection) -> None:
        for seq, text in base.execute("SELECT seq, json FROM states").fetchall():
            data = json.loads(text)
            del data["arguments"]
            dumped = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            base.execute("UPDATE states SET json = ? WHERE seq = ?", (dumped, seq))

    made_older(tmp_path / "a.game", "2", without)
    swapped = (FOUGHT, "event fought(foe: Guard, guard: Guard)")
    mended(tmp_path, SURE, HOLDS_OUT, swapped)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 1
    assert "it does not tell what the arguments of its events are called" in moved.said
    mended(tmp_path, SURE, HOLDS_OUT)
    assert "the arguments of its events" in rulec("migrate", "a.game", cwd=tmp_path).out
    mended(tmp_path, SURE, HOLDS_OUT, swapped)
    assert rulec("migrate", "a.game", cwd=tmp_path).code == 0
    (fought,) = [row for row in state(tmp_path)["events"] if row[0] == "fought"]  # type: ignore[attr-defined]
    assert fought[3:] == [3, 4]


WATCH = (
    'takes target: House\n    standing\n    typed "{number} {guard} {target}"',
    'takes {names}\n    standing\n    typed "{number} {guard} {typed}"',
)


@pytest.mark.parametrize(
    ("names", "typed", "uses", "told"),
    [
        ("mark: House", "{mark}", "mark", "is read anew: 300 Watch (mark: Green Hill)"),
        ("target: House, much: apples in 1 apple .. 5 apples", "{target} {much}", "target", ", dropped"),
    ],
)
def test_what_stands_is_read_anew_when_its_arguments_are_others(
    tmp_path: Path, names: str, typed: str, uses: str, told: str
) -> None:
    """An argument more, or another name, and the game could not be moved at all."""
    played(tmp_path, "player: The Oak\n300 tom green hill\n")
    new = WATCH[1].replace("{names}", names).replace("{typed}", typed)
    mended(tmp_path, (WATCH[0], new), ("set guard.watched to target", f"set guard.watched to {uses}"))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0, moved.said
    dropped = told == ", dropped"
    assert "warning[R0983]: The Oak, `300 tom green hill`, which stood" in moved.said
    assert dropped or told in moved.said
    assert len(state(tmp_path)["standing"]) == (0 if dropped else 1)  # type: ignore[arg-type]
    goes_on = "0 acts carried out" if dropped else "1 act ordered"
    assert f"{goes_on}, 0 turned down" in rulec("turn", "a.game", cwd=tmp_path).out


def test_an_answer_to_another_question_is_asked_again(tmp_path: Path) -> None:
    """Six gold given to a feast would have been six gold taken from it."""
    played(tmp_path, FEAST)
    assert handed(tmp_path, "player: The Oak\ngift = 6 gold\n").code == 0
    mended(
        tmp_path,
        ("What does {h} give for", "What does {h} take from"),
        ("lower h.gold by gift", "raise h.gold by gift"),
    )
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0
    assert (
        "The Oak, `gift.1 = 6 gold`: “What does The Oak give for the feast of Green Hill?” was the question"
        in moved.said
    )
    assert "waits for 2 answers" in rulec("turn", "a.game", cwd=tmp_path).out


def test_what_ends_with_a_sequence_that_is_gone_is_refused() -> None:
    """What was put somewhere until the end of a year would have stayed there for ever."""
    data = to_data(small(), GAME)
    charms = next(each for each in data["things"] if each["kind"] == "Guard")
    key = GAME.shape.choices["Charm"].keys[0]
    for sequence, slot, fits in (("turn", "charms", True), ("year", "charms", False), ("turn", "level", False)):
        data["timers"] = [[sequence, charms["id"], slot, key]]
        assert bool(fitted(data, GAME).lost) != fits, (sequence, slot)
