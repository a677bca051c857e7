"""What a reader of the reports of Engulfed missed at the table: secrets kept, reasons that are true, results told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.game.play import rulec

ROOT = Path(__file__).parents[3]
PLACES = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))
SILENT = "row = default\nwhere = default\nbent = default\n"
LETTER = f"""\
player: Sauron
committed = 4
{SILENT}player: Saruman
10 Rohan
committed = 0
{SILENT}player: The West
goal = Bree
goal.x2 = none
leavers = default
joiners = default
parting = default
cover = COVER
shield = SHIELD
{SILENT.removesuffix("bent = default" + chr(10))}"""


def played(folder: Path, seed: str, cover: str, shield: str) -> Path:
    """Play the first turn up to the marches of the Shadow; return the folder of the game."""
    folder.mkdir()
    new = ("new", "middle_earth_engulfed", "the_ring_goes_south", "--seed", seed, "-o", "g.game")
    assert rulec(*new, cwd=folder, places=PLACES).code == 0
    hand_in(folder, LETTER.replace("COVER", cover).replace("SHIELD", shield))
    assert "lines_8" in rulec("turn", "g.game", cwd=folder, places=PLACES).out
    return folder


def hand_in(folder: Path, text: str) -> str:
    (folder / "letter.txt").write_text(text, "utf-8")
    return rulec("orders", "g.game", "letter.txt", cwd=folder, places=PLACES).said


def turn(folder: Path, *words: str) -> str:
    return rulec("turn", "g.game", *words, cwd=folder, places=PLACES).out


def play_on(folder: Path) -> None:
    """Play the turn to its end, by the defaults of what is asked."""
    for _ in range(12):
        if "waits" not in turn(folder, "--deadline"):
            return
    raise AssertionError("the turn does not end")


def report(folder: Path, player: str) -> str:
    return rulec("report", "g.game", "--player", player, cwd=folder, places=PLACES).out


def rows(folder: Path, player: str, view: str) -> list[list[str]]:
    form = ("report", "g.game", "--player", player, "--format", "json")
    document: dict[str, Any] = json.loads(rulec(*form, cwd=folder, places=PLACES).out)
    found: list[list[str]] = next(each["rows"] for each in document["views"] if each["name"] == view)
    return found


@pytest.mark.parametrize(
    ("seed", "cover", "shield"),
    [("7", "Soft Feet", "none"), ("7", "none", "Phial of Light"), ("11", "none", "Mithril Mail")],
)
def test_a_card_that_is_named_and_not_held_is_told_to_nobody(
    tmp_path: Path, seed: str, cover: str, shield: str
) -> None:
    """Everybody read "The answer: Soft Feet." of a card that was not in the hand, which tells of the
    hand; a card that is kept is a secret (line 24 of the rules, ruling `hidden_hands`)."""
    named = played(tmp_path / "named", seed, cover, shield)
    silent = played(tmp_path / "silent", seed, "none", "none")
    for player in ("Sauron", "Saruman"):
        assert report(named, player) == report(silent, player)
    card = next(each for each in (cover, shield) if each != "none")
    assert f"Not in your hand: {card}." in report(named, "The West")


def test_of_a_card_that_is_played_others_read_that_it_was(tmp_path: Path) -> None:
    """Lines 81, 87: it is played openly; and the most that counts in the hunt is then less than in Bree without it."""
    folder = played(tmp_path / "a", "11", "Soft Feet", "none")
    seen = report(folder, "Sauron")
    assert "- Played by The West: Soft Feet." in seen
    assert "hides the Fellowship?" not in seen
    limit = "Of 4 power only 0 power counts in the hunt, the most that may against 2 pieces in Bree after Soft Feet"
    assert f"{limit}; 4 power is lost." in seen


def test_a_march_that_ends_half_way_says_so_behind_the_line(tmp_path: Path) -> None:
    """`50 … by Dagorlad` stopped in Dagorlad, and its line said "carried out" (line 99: an area a turn on foot)."""
    folder = played(tmp_path / "a", "7", "none", "none")
    first = "50 Orcs of the Fourth Host Rhun by Dagorlad"
    hand_in(folder, f"player: Sauron\n{first}\n50 Orcs of the Third Host Ithilien\nplayer: Saruman\n")
    play_on(folder)
    seen = report(folder, "Sauron")
    assert f"| 1 | {first} | Orcs of the Fourth Host did not get to Rhun: " in seen
    assert "| 2 | 50 Orcs of the Third Host Ithilien | carried out |" in seen
    assert "- Orcs of the Fourth Host marched from Black Gate to Dagorlad." in seen


def test_readiness_power_and_points_are_shown(tmp_path: Path) -> None:
    """An Active nation becomes no readier (line 63); power and muster points that are left stood in no view."""
    folder = played(tmp_path / "a", "7", "none", "none")
    table = rows(folder, "The West", "readiness_record")
    active = [row for row in table if row[1] == "Active"]
    assert active
    assert {row[2] for row in active} == {""}
    assert any(row[2] for row in table)
    assert rows(folder, "Sauron", "purse") == [["16 power"]]


def test_a_breach_says_whether_it_rouses(tmp_path: Path) -> None:
    """Line 59: a nation on Defence or above is past what a breach does; that read as if it had changed."""
    folder = played(tmp_path / "a", "7", "none", "none")
    assert "- Rohan is roused: on Defence." in report(folder, "The West")
    hand_in(folder, "player: Sauron\nlines = none\nplayer: Saruman\nlines = none\nplayer: The West\nlines = none\n")
    play_on(folder)
    hand_in(folder, f"player: Saruman\n10 Rohan\n{SILENT}player: The West\n{SILENT}")
    turn(folder)
    assert "- Rohan stays as it is: on Defence." in report(folder, "The West")
