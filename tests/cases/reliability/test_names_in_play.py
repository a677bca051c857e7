"""Every thing can be named: those that share a name, those that players give one, and those that typing tells apart."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rulec.runtime.game.turns import hand_in, resolve
from rulec.runtime.orders.given_names import unfit
from tests.cases.reliability.test_names import CHARMS
from tests.cases.support import pack, rulec
from tests.runtime.hamlet import GAME, small

VILLAGE = Path(__file__).parents[2] / "game/rules/village"


def begun(folder: Path) -> Path:
    """The village, built, and a game of it."""
    shutil.copytree(VILLAGE, folder / "rules/village")
    done = rulec("build", "village", cwd=folder)
    assert done.code == 0, done.said
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=folder).code == 0
    return folder


def handed(folder: Path, *lines: str) -> str:
    """What is said of lines that are handed in."""
    (folder / "lines.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = rulec("orders", "a.game", "lines.txt", cwd=folder)
    return done.said + done.out


def test_two_of_one_name_go_by_their_age(tmp_path: Path) -> None:
    """Two guards called Twin, hired in play, could be named by nobody (Segs#888, mekhq#2526)."""
    begun(tmp_path)
    assert "2 of 2 lines taken" in handed(tmp_path, "player: Green Hill", "100 Twin", "100 Twin")
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    assert "the letter “Т” (U+0422), which only looks like “T”" in handed(tmp_path, "player: Green Hill", "100 Тom")
    said = handed(tmp_path, "player: The Oak", "700 Tom Twin")
    assert "“Twin” is the name of two: “Twin 1” and “Twin 2”" in said
    report = rulec("report", "a.game", "--player", "The Oak", "--format", "json", cwd=tmp_path).out
    assert json.loads(report)["alike"] == [["Twin 1", "guard"], ["Twin 2", "guard"]]
    said = handed(
        tmp_path, "player: The Oak", "700 Tom Twin 2", "player: Green Hill", "600 twin 1: Horseshoe", "400 Twin 2"
    )
    assert "The Oak: 1 of 1 lines taken" in said
    assert "Green Hill: 2 of 2 lines taken" in said


def test_an_answer_ahead_means_whom_it_meant(tmp_path: Path) -> None:
    """Twin 1 falls in the turn; `Twin 2` was then said to be the third, and the answer ahead praised him."""
    shutil.copytree(VILLAGE, tmp_path / "rules/village")
    file = tmp_path / "rules/village/village.rules"
    text = file.read_text(encoding="utf-8")
    for old, new in (
        ("if blow >= 11", "if blow >= 13"),
        ("if blow >= 8", "if blow >= 2"),
        (
            "            ask h for gift",
            '            ask h for hero be one of guards "Whom?"\n' + PRAISED + "            ask h for gift",
        ),
    ):
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    built = rulec("build", "village", cwd=tmp_path)
    assert built.code == 0, built.said
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=tmp_path).code == 0
    handed(tmp_path, "player: Green Hill", "100 Twin", "100 Twin", "100 Twin")
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    before = [row["id"] for row in things(tmp_path) if row.get("name") == "Twin"]
    handed(
        tmp_path, "player: The Oak", "700 tom Twin 1", "hero = Twin 2", "rest = default", "player: Green Hill", "800"
    )
    assert "Green Hill: hero" in rulec("turn", "a.game", cwd=tmp_path).out
    report = rulec("report", "a.game", "--player", "Green Hill", "--format", "json", cwd=tmp_path).out
    assert json.loads(report)["alike"] == [["Twin 2", "guard"], ["Twin 3", "guard"]]
    handed(tmp_path, "player: Green Hill", "hero = Twin 3", "rest = default")
    assert "turn 2: 2 acts carried out" in rulec("turn", "a.game", cwd=tmp_path).out
    ranks = {row["id"]: row["rank"] for row in things(tmp_path) if row.get("name") == "Twin"}
    assert ranks == {before[1]: "knight", before[2]: "knight"}


def test_who_plays_goes_by_the_name_that_the_report_prints(tmp_path: Path) -> None:
    """`--player "The Oak"` was nobody, for only the record says that the House of the Oak is called so."""
    begun(tmp_path)
    players = ("--player", "the oak", "--player", "Green Hill")
    made = rulec("new", "village", "two_houses", *players, "-o", "b.game", cwd=tmp_path)
    assert made.code == 0, made.said
    said = rulec("new", "village", "two_houses", "--player", "Elm", "-o", "c.game", cwd=tmp_path).said
    assert "there are The Oak and Green Hill" in said


PRAISED = "            set hero.rank to knight\n"


def things(folder: Path) -> list[dict[str, Any]]:
    """What is in play."""
    base = sqlite3.connect(folder / "a.game")
    ((text,),) = base.execute("SELECT json FROM states ORDER BY seq DESC LIMIT 1").fetchall()
    base.close()
    found: list[dict[str, Any]] = json.loads(text)["things"]
    return found


def test_a_name_that_looks_like_a_handle_takes_no_other_place(tmp_path: Path) -> None:
    begun(tmp_path)
    handed(tmp_path, "player: Green Hill", "100 Twin", "100 Twin 1", "100 twin")
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    report = rulec("report", "a.game", "--format", "json", cwd=tmp_path).out
    assert sorted(name.lower() for name, _ in json.loads(report)["alike"]) == ["twin 2", "twin 3"]
    said = handed(tmp_path, "player: Green Hill", "400 Twin 1", "400 twin 2", "400 twin 3")
    assert "3 of 3 lines taken" in said


@pytest.mark.parametrize(
    "name, why",
    [
        ("Тom", "looks like “T”"),
        ("ｔｏｍ", "looks like “t”"),
        ("Tom.", "the mark “.”"),
        ("A:b", "the mark “:”"),
        ("Twin #2", "the mark “#”"),
        ("A=b", "the mark “=”"),
        ("½ Tom", "looks like “1⁄2”"),
        ("7", "has no letter"),
        ("none", "says something else"),
        ("T" * 61, "may have 60"),
    ],
)
def test_names_that_nobody_can_type_are_refused(name: str, why: str) -> None:
    assert why in unfit(name)


@pytest.mark.parametrize("name", ["Tom", "Björn", "O'Neill", "Jean-Luc the 2nd", "漢"])
def test_other_names_are_taken(name: str) -> None:
    assert not unfit(name)


@pytest.mark.parametrize(
    "one, other", [("Ring", "Ring."), ("Ring", "ring!"), ("Old Ring", "Old-Ring"), ("Ring", "Rіng")]
)
def test_titles_that_typing_cannot_tell_apart_are_an_error(tmp_path: Path, one: str, other: str) -> None:
    """`600 Ring.` was taken as `Ring`, spelled otherwise, though `Ring.` was there (mekhq#2526, typed)."""
    pack(tmp_path, {"p.rules": CHARMS.format(other=other).replace("Horseshoe", one)})
    assert "error[R0616]" in rulec("check", cwd=tmp_path).said


def test_a_title_that_a_comment_cuts_off_is_an_error(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": CHARMS.format(other="Horseshoe #2")})
    assert "error[R0618]" in rulec("check", cwd=tmp_path).said


@pytest.mark.parametrize(
    "old, new", [("Jack the Elder", each) for each in ("Tom", "TOM", "Tom.", "Тom")] + [("Green Hill", "the oak")]
)
def test_things_of_a_scenario_that_share_a_name_are_an_error(tmp_path: Path, old: str, new: str) -> None:
    shutil.copytree(VILLAGE, tmp_path / "rules/village")
    file = tmp_path / "rules/village/scenarios/two_houses.yaml"
    file.write_text(file.read_text().replace(old, new), encoding="utf-8")
    assert "error[R0949]: two things are called" in rulec("check", cwd=tmp_path).said


def test_what_stands_is_kept_by_the_names_of_today() -> None:
    """Twin 1 was gone, and `300 Twin 2` stood for the only one; with a third it would have meant that one."""
    world = small()
    oak = world.houses[0]
    first, second = (world.add(type(world.guards[0])(name="Twin", house=oak)) for _ in range(2))
    (verdict,) = hand_in(GAME, world, oak, [(1, "Twin 2 300 Green Hill")])
    assert verdict.given is not None
    assert verdict.given.actor is second
    resolve(GAME, world, [verdict.given])
    assert [each.text for each in world.standing] == ["Twin 2 300 Green Hill"]
    world.drop(first)
    world.add(type(second)(name="Twin", house=oak))
    resolve(GAME, world, [])
    assert [(each.text, each.actor) for each in world.standing] == [("Twin 1 300 Green Hill", second)]


def test_sentences_tell_two_of_one_name_apart(tmp_path: Path) -> None:
    """Sentences said `Twin` of both, where lists and refusals said `Twin 1` and `Twin 2` (Segs#888)."""
    begun(tmp_path)
    handed(tmp_path, "player: Green Hill", "100 Twin", "100 Twin")
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    assert told(tmp_path, "Green Hill") == ["Twin 1 joins Green Hill.", "Twin 2 joins Green Hill."]
    handed(tmp_path, "player: The Oak", "700 Tom Twin 2")
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    for player in ("The Oak", "Green Hill"):
        assert "Twin 2" in " ".join(told(tmp_path, player))


def told(folder: Path, player: str) -> list[str]:
    """The sentences with a twin that a player was told last."""
    seen = json.loads(rulec("report", "a.game", "--player", player, "--format", "json", cwd=folder).out)
    return [each["text"] for step in seen["steps"] for each in step["told"] if "Twin" in each["text"]]
