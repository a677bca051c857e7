"""A game that goes on under mended rules: amounts, answers and events keep their meaning, or it is told (F7 and on)."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.cases.support import Done, rulec
from tests.game.older import made_older

VILLAGE = Path(__file__).parents[2] / "game/rules/village"
LEVELS = ('measure level, levels "level"', 'measure level, levels grain 1/4 "level"')
ROUNDED = ("    at least 5%, at most 95%\n", "    round down to 1 point\n    at least 5%, at most 95%\n")


def mended(folder: Path, *pairs: tuple[str, str]) -> None:
    """Changes the rules of the village, and builds them."""
    shutil.copytree(VILLAGE, folder / "rules/village", dirs_exist_ok=True)
    file = folder / "rules/village/village.rules"
    text = file.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    done = rulec("build", "village", cwd=folder)
    assert done.code == 0, done.said


def handed(folder: Path, text: str) -> Done:
    (folder / "l.txt").write_text(text, encoding="utf-8")
    return rulec("orders", "a.game", "l.txt", cwd=folder)


def played(folder: Path, lines: str, *pairs: tuple[str, str]) -> None:
    """A game of the village in which one turn was played, or waits."""
    mended(folder, *pairs)
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=folder).code == 0
    assert handed(folder, lines).code == 0
    assert rulec("turn", "a.game", cwd=folder).code == 0


def state(folder: Path) -> dict[str, object]:
    base = sqlite3.connect(folder / "a.game")
    ((text,),) = base.execute("SELECT json FROM states ORDER BY seq DESC LIMIT 1").fetchall()
    base.close()
    found: dict[str, object] = json.loads(text)
    return found


def levels(folder: Path) -> list[int]:
    return [row["level"] for row in state(folder)["things"] if row["kind"] == "Guard"]  # type: ignore[attr-defined]


def test_a_finer_grain_keeps_what_amounts_mean(tmp_path: Path) -> None:
    """Tom had 2 levels, and 1/2 after `grain 1/4`, without a word (nosgestesclimat-site#622)."""
    played(tmp_path, "player: The Oak\n400 tom\n")
    assert levels(tmp_path) == [3, 1]
    mended(tmp_path, LEVELS, ROUNDED)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0, moved.said
    assert "`level` of `Guard`: counted in steps of 1/4 level, of 1 level before" in moved.out
    assert levels(tmp_path) == [12, 4]
    amounts = state(tmp_path)["amounts"]
    assert isinstance(amounts, dict)
    assert amounts["Guard.level"] == "1/4 level"
    mended(tmp_path)
    assert rulec("migrate", "a.game", cwd=tmp_path).code == 0
    assert levels(tmp_path) == [3, 1]


def test_what_does_not_come_out_whole_is_refused(tmp_path: Path) -> None:
    half = (
        'raise guard.level by 1 level up to 5 levels\n    cites book "Orders" 18',
        'raise guard.level by 1/4 level up to 5 levels\n    cites book "Orders" 18',
    )
    played(tmp_path, "player: The Oak\n400 tom\n", LEVELS, ROUNDED, half)
    before = (tmp_path / "a.game").read_bytes()
    mended(tmp_path)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 1
    assert "`level` of `Guard` holds 2.25 level, which does not come out whole in steps of 1 level" in moved.said
    assert (tmp_path / "a.game").read_bytes() == before


WATCHED = '    watched: House? "watched house"\n'
SET = "        set guard.watched to target\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("gold = 3 gold", "level = 3 levels", "`more` of `Guard` counted 1 gold, and counts 1 level now"),
        ("House?", "number = 0", "`more` of `Guard` held no amounts, and counts a plain number now"),
        ("number = 7", "number?", ""),
        ("number = 7", "House?", "`more` of `Guard` counted a plain number, and no longer"),
    ],
)
def test_another_measure_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    """Gold is no level, and the number of a thing is no amount."""
    line = "        set guard.more to target\n" if old == "House?" else ""
    played(
        tmp_path, "player: The Oak\n300 tom green hill\n",
        (WATCHED, f'{WATCHED}    more: {old} "more"\n'), (SET, SET + line),
    )  # fmt: skip
    before = (tmp_path / "a.game").read_bytes()
    mended(tmp_path, (WATCHED, f'{WATCHED}    more: {new} "more"\n'))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == bool(said)
    assert said in moved.said
    assert (said == "") == ((tmp_path / "a.game").read_bytes() != before)


def test_an_older_game_is_refused_until_it_tells_its_grains(tmp_path: Path) -> None:
    played(tmp_path, "player: The Oak\n400 tom\n")

    def without(base: sqlite3.Connection) -> None:
        for seq, text in base.execute("SELECT seq, json FROM states").fetchall():
            data = json.loads(text)
            del data["amounts"], data["arguments"]
            dumped = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            base.execute("UPDATE states SET json = ? WHERE seq = ?", (dumped, seq))

    made_older(tmp_path / "a.game", "2", without)
    old = (tmp_path / "a.game").read_bytes()
    mended(tmp_path, ("base 40%", "base 50%"))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 1
    assert "it does not tell in which measures and grains its amounts are counted" in moved.said
    assert (tmp_path / "a.game").read_bytes() == old
    assert rulec("migrate", "a.game", "--same-amounts", cwd=tmp_path).code == 0
    (tmp_path / "a.game").write_bytes(old)
    mended(tmp_path)
    assert "tells the measures and grains" in rulec("migrate", "a.game", cwd=tmp_path).out
    mended(tmp_path, LEVELS, ROUNDED)
    assert rulec("migrate", "a.game", cwd=tmp_path).code == 0
    assert levels(tmp_path) == [12, 4]


FEAST = "player: Green Hill\n800\n"
LESS = ("amount 0 gold .. h.gold default 0 gold", "amount 0 gold .. 3 gold default 0 gold")


def test_an_answer_that_no_longer_fits_is_asked_again(tmp_path: Path) -> None:
    """Green Hill's feast was turned down for an answer of The Oak, and the turn was played to its end."""
    played(tmp_path, FEAST)
    assert handed(tmp_path, "player: The Oak\ngift = 6 gold\n").code == 0
    mended(tmp_path, LESS)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0
    assert (
        "warning[R0983]: The Oak, `gift.1 = 6 gold`: “6 gold” is not offered here; it is from 0 gold to 3 gold"
        in moved.said
    )
    waits = rulec("turn", "a.game", cwd=tmp_path).out
    assert "turn 1 waits for 2 answers" in waits
    assert handed(tmp_path, "player: The Oak\ngift = 3 gold\nplayer: Green Hill\ngift = 1 gold\n").code == 0
    assert "1 act carried out, 0 turned down" in rulec("turn", "a.game", cwd=tmp_path).out


def test_an_answer_keeps_its_meaning_when_the_grain_changes(tmp_path: Path) -> None:
    played(tmp_path, FEAST)
    assert handed(tmp_path, "player: The Oak\ngift = 6 gold\n").code == 0
    finer = ('measure gold "gold"', 'measure gold grain 1/2 "gold"')
    rounded = (
        "set house.apples to 1 apple * (house.gold / 1 gold)",
        "set house.apples to round down(1 apple * (house.gold / 1 gold))",
    )
    mended(tmp_path, finer, rounded)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert (moved.code, moved.said) == (0, "")
    assert "waits for 1 answer" in rulec("turn", "a.game", cwd=tmp_path).out
    assert handed(tmp_path, "player: Green Hill\ngift = 1/2 gold\n").code == 0
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    told = rulec("report", "a.game", cwd=tmp_path).out
    assert "The Oak gives 6 gold." in told
    assert "Green Hill gives 0.5 gold." in told


def test_a_question_of_another_name_drops_its_answers(tmp_path: Path) -> None:
    played(tmp_path, FEAST + "gift = 2 gold\n")
    assert handed(tmp_path, "player: The Oak\ngift = 6 gold\n").code == 0
    mended(
        tmp_path,
        ("ask h for gift be", "ask h for present be"),
        ("reveal gift", "reveal present"),
        ("lower h.gold by gift", "lower h.gold by present"),
        ("gives {gift}.", "gives {present}."),
    )
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0
    assert "The Oak, `gift.1 = 6 gold`: Nothing asks for it any more" in moved.said
    assert "Green Hill, ahead `gift = 2 gold`: no question can have this answer" in moved.said
    waits = rulec("turn", "a.game", cwd=tmp_path).out
    assert "The Oak: present" in waits
    assert "Green Hill: present" in waits


def test_what_has_happened_is_not_forgotten(tmp_path: Path) -> None:
    """`fought` renamed: migrate said that it held nothing, and Jack could duel at once."""
    sure = ("if blow >= 11", "if blow >= 13")
    played(tmp_path, "player: Green Hill\n700 jack the elder tom\n", sure)
    mended(tmp_path, sure, ("fought(", "battled("))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 1
    assert "error[R0947]: the event `fought` has happened, and is no longer in the rules" in moved.said


def test_a_line_that_is_read_otherwise_is_told(tmp_path: Path) -> None:
    played(tmp_path, "player: The Oak\n400 tom\n")
    assert handed(tmp_path, "player: The Oak\n200 tom green hill\n").code == 0
    mended(tmp_path, ("= 2 apples\n    needs", "= 3 apples\n    needs"))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0
    assert "The Oak, `200 tom green hill` is read otherwise now" in moved.said


def test_what_stands_keeps_its_amounts(tmp_path: Path) -> None:
    """An act that stands holds its amounts in the state; an answer ahead is kept as typed."""
    takes = (
        'takes target: House\n    standing\n    typed "{number} {guard} {target}"',
        'takes target: House, much: level = 2 levels\n    standing\n    typed "{number} {guard} {target} [{much}]"',
    )
    played(tmp_path, "player: The Oak\n300 tom green hill\n", takes)
    assert handed(tmp_path, "player: The Oak\ngift = 2 gold\nplayer: Green Hill\n800\n").code == 0
    mended(tmp_path, takes, LEVELS, ROUNDED)
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert (moved.code, moved.said) == (0, "")
    assert "`much` of order 300: counted in steps of 1/4 level, of 1 level before" in moved.out
    (stands,) = state(tmp_path)["standing"]  # type: ignore[misc]
    assert stands["arguments"]["much"] == 8
    assert "waits for 1 answer" in rulec("turn", "a.game", cwd=tmp_path).out


SLEEP = """order 310 "Sleep"
    by guard: Guard of house
    takes span: levels in 0 levels .. 9 levels
    standing
    typed "{number} {guard} {span}"
    does
        tell house "{guard} sleeps {span}."
    cites book "Sleep" 1

order 400"""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("9 levels", "2 levels", "3 levels is not possible here; it may be from 0 levels to 2 levels"),
        ("    standing\n", "", "order 310 Sleep does not stand any more"),
    ],
)
def test_what_stands_and_would_not_be_taken_is_dropped_and_told(tmp_path: Path, old: str, new: str, why: str) -> None:
    """It was carried out for ever, and no line ended it."""
    played(tmp_path, "player: The Oak\n310 tom 3\n", ("order 400", SLEEP))
    mended(tmp_path, ("order 400", SLEEP.replace(old, new)))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert f"warning[R0983]: The Oak, `310 tom 3`, which stood: {why}" in moved.said
    assert rulec("turn", "a.game", cwd=tmp_path).out == "turn 2: 0 acts carried out, 0 turned down\n"
    assert state(tmp_path)["standing"] == []
