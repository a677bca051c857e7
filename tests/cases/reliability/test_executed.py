"""`echo '# a comment' >> village.rules; rulec build; rulec turn` ended in R0934, and so did the reports: the hash of a
game was that of the bytes of its sources. It is one of what is executed (contract: "no text, comment, citation or title
is in it"): words never stop a game, and whatever else changes does."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles
from rulec.ir.fingerprint import fingerprint
from tests.cases.reliability.hamlet import RULES, changed, played
from tests.cases.support import HEAD, rulec

MORE = """
ruling doubt interpretation "A tenth of what"
    reading one = 10% cites book "Tolls"
    reading two = 20% cites book "Tolls"
    take one because "The first is printed."

fact rich(house: House) "{house} is rich", not "{house} is poor"
    holds house.gold > 15 gold "it has gold"
    cites book "Riches"

quantity toll(house: House) -> percent "The toll"
    base ruling doubt
    cites book "Tolls"

kind Coin, coins listed "coin"
    worth: gold "worth"

coin penny "Penny"
    worth: 1 gold
    cites book "Tolls"
"""


def executed(text: str) -> str:
    """The hash of what these rules execute."""
    report = Report()
    files = {"pack.yaml": HEAD.format(name="purses").encode(), "hamlet.rules": text.encode()}
    made = compile_pack(PackFiles("purses", files), report, backends=())
    assert made is not None, [each.headline for each in report.found]
    return fingerprint(made.program)


@pytest.mark.parametrize(
    "old, new",
    [
        ("measure gold\n", "# a comment\nmeasure gold\n"),
        ("measure gold\n", "\n\nmeasure gold\n"),
        ('"A turn"', '"A day"'),
        ('"Deeds"\n        acts', '"What is done"\n        acts'),
        ('fair, foul "weather"', 'fair, foul "sky"'),
        ('gold: gold = 20 gold "gold"', 'gold: gold = 20 gold "coins"'),
        ('"a tenth"', '"a tenth of it"'),
        ('"The tithe"', '"The tenth"'),
        ('cites book "Shares"', 'cites book "Taxes"'),
        ("    round down to 1 gold\n", '    round down to 1 gold\n    about "It was so of old."\n'),
        ('"It is gone."', '"So it goes."'),
        ('"{house} has {house.gold}."', '"{house} now holds {house.gold}."'),
        ('because "The first is printed."', 'because "Why not?"'),
        ('"A tenth of what"', '"Of what"'),
        ("reading two = 20%", "reading two = 30%"),
        ('"{house} is rich", not "{house} is poor"', '"{house} has much", not "{house} has little"'),
        ('"it has gold"', '"gold is there"'),
    ],
)
def test_words_do_not_count(old: str, new: str) -> None:
    whole = RULES + MORE
    assert whole.count(old) == 1
    assert executed(whole) == executed(whole.replace(old, new))


@pytest.mark.parametrize(
    "old, new",
    [
        ("10% of house.gold", "11% of house.gold"),
        ("gold = 20 gold", "gold = 21 gold"),
        ("1 gold .. 20 gold", "1 gold .. 19 gold"),
        ("house.gold > 15 gold", "house.gold >= 15 gold"),
        ("fair, foul", "foul, fair"),
        ("weather: Weather = fair", "weather: Weather = foul"),
        ("round down to", "round up to"),
        ("as listed", "by lowest house.gold then shuffled"),
        ("    costs sum\n", ""),
        ('"spend {sum}"', '"pay {sum}"'),
        ("take one", "take two"),
        ('deed 1 "Spend"', 'deed 2 "Spend"'),
        ("    worth: 1 gold", "    worth: 2 gold"),
        ("deed 1 .. 9", "deed 1 .. 8"),
        ('tell house "It is gone."', 'tell everyone "It is gone."'),
        ("called by name\n", "called by name\n    motto: text?\n"),
        ("measure gold\n", 'measure gold\n\nquantity one() -> gold\n    base 1 gold\n    cites book "One"\n'),
        ("    gold: gold = 20", "    land: acre = 0 acres\n    gold: gold = 20"),
    ],
)
def test_whatever_is_executed_counts(old: str, new: str) -> None:
    whole = RULES + MORE
    assert whole.count(old) == 1
    assert executed(whole) != executed(whole.replace(old, new))


def test_a_comment_stops_no_game(tmp_path: Path) -> None:
    played(tmp_path)
    before = rulec("report", "a.game", cwd=tmp_path).out
    changed(tmp_path, ("measure gold\n", "# a comment\nmeasure gold\n"), ('"A turn"', '"A day"'))
    assert rulec("report", "a.game", cwd=tmp_path) == (0, before, "")
    assert rulec("turn", "a.game", cwd=tmp_path) == (0, "turn 1: 0 acts carried out, 0 turned down\n", "")


def test_a_game_is_shown_under_any_rules(tmp_path: Path) -> None:
    """A report of what has happened needs no more than the game file holds."""
    played(tmp_path)
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    before = rulec("report", "a.game", "--player", "Oak", cwd=tmp_path).out
    assert "- Oak has 25 gold." in before
    for change in (("fair, foul", "clear, foul"), ("gold: gold = 20", "gold: gold = 30")):
        pairs = [change, ("Weather = fair", "Weather = clear")] if "clear" in change[1] else [change]
        changed(tmp_path, *pairs)
        shown = rulec("report", "a.game", "--player", "Oak", cwd=tmp_path)
        assert (shown.code, shown.out) == (0, before)
        assert "warning[R0934]" in shown.said
        assert rulec("turn", "a.game", cwd=tmp_path).code == 1


def test_a_fault_of_the_rules_is_mended_in_a_running_game(tmp_path: Path) -> None:
    """A player empties the purse by one order, and step 2 divides by it: the game was stuck for ever, for the mended
    rules refused it."""
    played(tmp_path)
    (tmp_path / "lines.txt").write_text("player: Oak\nspend 20\n", encoding="utf-8")
    assert rulec("orders", "a.game", "lines.txt", cwd=tmp_path).code == 0
    stuck = rulec("turn", "a.game", cwd=tmp_path)
    assert stuck.code == 1
    assert "R0936" in stuck.said
    assert "divides by an amount that is 0" in stuck.said
    changed(
        tmp_path,
        ('    raise house.gold by round down(100 gold / (house.gold / 1 gold))\n',
         '    if house.gold > 0 gold\n        raise house.gold by round down(100 gold / (house.gold / 1 gold))\n'),
        ('gold: gold = 20 gold "gold"\n', 'gold: gold = 20 gold "gold"\n    land: acre = 3 acres "land"\n'),
    )  # fmt: skip
    assert "rulec migrate" in rulec("turn", "a.game", cwd=tmp_path).said
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert (moved.code, moved.said) == (0, "")
    assert "a.game: moved from version 0.1.0, hash " in moved.out
    assert "  `land` of `House` begins as declared" in moved.out
    assert rulec("turn", "a.game", cwd=tmp_path).out == "turn 1: 1 act carried out, 0 turned down\n"
    assert "Oak has 0 gold." in rulec("report", "a.game", cwd=tmp_path).out
    base = sqlite3.connect(tmp_path / "a.game")
    kept = base.execute("SELECT seq, version FROM rules ORDER BY number").fetchall()
    (hashes,) = base.execute("SELECT count(DISTINCT hash) FROM rules").fetchone()
    base.close()
    assert (kept, hashes) == ([(0, "0.1.0"), (0, "0.1.0")], 2)
    again = rulec("migrate", "a.game", cwd=tmp_path)
    assert again == (0, "a.game: played under the rules at hand already\n", "")


@pytest.mark.parametrize(
    "pairs, said",
    [
        ([("fair, foul", "clear, foul"), ("= fair", "= clear")], 'the field `weather` of `House` cannot hold "fair"'),
        ([('    weather: Weather = fair "weather"\n', "")], "the field `weather` of `House` is no longer in the rules"),
        ([("gold: gold = 20", "land: acre\n    gold: gold = 20")], "the field `land` of `House` is new"),
        ([("kind House, houses", "kind Home, homes"), (" House", " Home"), ("in houses", "in homes")],
         "the kind `House` is no longer in the rules"),
    ],
)  # fmt: skip
def test_nothing_in_play_is_lost(tmp_path: Path, pairs: list[tuple[str, str]], said: str) -> None:
    played(tmp_path)
    before = (tmp_path / "a.game").read_bytes()
    changed(tmp_path, *pairs, *([("land: acre\n", 'land: acre "x"\n')] if "land" in said else []))
    refused = rulec("migrate", "a.game", cwd=tmp_path)
    assert refused.code == 1
    assert f"error[R0947]: {said}" in refused.said
    assert (tmp_path / "a.game").read_bytes() == before


def test_a_line_that_the_new_rules_do_not_take_is_told(tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / "lines.txt").write_text("player: Oak\nspend 20\nplayer: Elm\nspend 3\n", encoding="utf-8")
    assert rulec("orders", "a.game", "lines.txt", cwd=tmp_path).code == 0
    changed(tmp_path, ("1 gold .. 20 gold", "1 gold .. 10 gold"))
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0
    assert "warning[R0292]: Oak, `spend 20`: 20 gold is not possible here" in moved.said
    assert "Elm" not in moved.said
    assert rulec("turn", "a.game", cwd=tmp_path).out == "turn 1: 1 act carried out, 0 turned down\n"


CIRCLES = """
kind Walk, walks "walk"
    ahead: Walk?

solve walking(those: list of Walk) "Who walks"
    decide moves(walk: Walk) "{walk} goes on", not "{walk} stays"
        no when any(walk.ahead = other and not moves(other) for each other in those) "somebody is in the way"
        no when settles(walk) "there is a camp"
        otherwise yes
    decide settles(walk: Walk) "{walk} settles", not "{walk} does not settle"
        yes when not moves(walk)
        otherwise no
    circle "Walks" when only moves then all yes
    circle "Any other" then all no
    cites book "Riches"
"""


@pytest.mark.parametrize("old, new", [("only moves", "some moves"), ("only moves then all", "only moves then moves")])
def test_how_rings_are_broken_counts(old: str, new: str) -> None:
    whole = RULES + CIRCLES
    assert whole.count(old) == 1
    assert executed(whole) != executed(whole.replace(old, new))
    assert executed(whole) == executed(whole.replace('"Any other"', '"All the rest"'))
