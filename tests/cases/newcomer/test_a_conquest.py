"""What somebody stumbled over who wrote a game of conquest with dice, cards and a map, and played it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

WORLD = """
measure army, armies "armies"

kind Warlord, warlords "warlord"
    called by name
    name: text "name"
    reserve: army = 3 armies "reserve"
    hand: list of Card = {} "hand" seen by itself

kind Card, cards "card"
    called by name
    name: text "name"

kind Fief, fiefs "fief"
    called by name
    name: text "name"
    holder: Warlord "holder"
    across: number "column"
    down: number "row"

kind Order, orders listed "order"

order 1 "Trade"
    by warlord: Warlord
    takes traded: list of Card in warlord.hand
    typed "trade {traded}"
    does
        for each c in traded as listed
            remove c from warlord.hand
        raise warlord.reserve by 2 armies
        tell everyone "{warlord} trades cards."
    cites manual "Trade"

order 2 "Attack"
    by warlord: Warlord
    takes goal: Fief in {each f in fiefs where f.holder != warlord}
    costs 1 army
    needs ready: warlord.reserve > 0 armies else "There is no army left."
    typed "attack {goal}"
    does
        tell everyone "{warlord} attacks {goal}."
        ask goal.holder for dice be amount 1 .. 2 "With how many dice does {goal.holder} defend {goal}?"
        throw won be clash(1, dice)
        if won
            set goal.holder to warlord
            tell everyone "{warlord} takes {goal}."
    cites manual "Attack"

roll clash(mine: number, yours: number) -> truth "A clash of dice"
    throw first be d6 "the first die"
    throw second be if mine >= 2 then d6 else 0 "the second die"
    throw third be d6 "the defender's die"
    throw fourth be if yours >= 2 then d6 else 0 "the defender's second die"
    yes when greatest(first, second) > greatest(third, fourth)
    otherwise no
    cites manual "Dice"
    example "One die each"
        thrown 5, 3
        expect clash(1, 1)

sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Cards"
        acts order 1
    step 2 "Attacks"
        acts order 2
    cites manual "Turn"

view board(warlord: Warlord) "The board"
    for each f in fiefs
    shows f.holder
    shows across: f.across
    shows down: f.down
    drawn at across, down coloured by holder
    cites manual "Board"

variant lavish "Lavish"
    modify costs of order 2
        set to 0 armies "nobody pays"
    modify order 2
        waive ready "nobody pays"
    cites manual "Variants"
"""
SCENARIO = """scenario: two
title: Two warlords
things:
  Warlord:
    ann: {name: Ann, hand: [lancer, hussar]}
    bob: {name: Bob}
  Card:
    lancer: {name: Lancer}
    hussar: {name: Hussar}
  Fief:
    alba: {name: Alba, holder: ann, across: 1, down: 1}
    bern: {name: Bern, holder: bob, across: 2, down: 1}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    yaml = "documents:\n  manual: {title: Notes}\nvariants: [lavish]\nscenarios: [two]\n"
    head = "name: p\ntitle: Conquest\nversion: 1.0.0\n"
    pack(tmp_path, {"world.rules": WORLD, "scenarios/two.yaml": SCENARIO, "pack.yaml": head + yaml})
    assert rulec("build", cwd=tmp_path).code == 0
    assert rulec("new", "p", "two", "--seed", "5", "-o", "g.game", cwd=tmp_path).code == 0
    return tmp_path


def hand_in(folder: Path, lines: str) -> str:
    (folder / "lines.txt").write_text(lines, encoding="utf-8")
    return rulec("orders", "g.game", "lines.txt", cwd=folder).out


def report(folder: Path, *words: str) -> str:
    return rulec("report", "g.game", *words, cwd=folder).out


def test_cards_are_traded_once(folder: Path) -> None:
    """What is taken is looked at again when the act runs, as a need is."""
    hand_in(folder, "player: Ann\ntrade Lancer, Hussar\ntrade Hussar\n")
    rulec("turn", "g.game", cwd=folder)
    told = report(folder, "--player", "Ann")
    assert "| 1 | trade Lancer, Hussar | carried out |" in told
    assert "| 2 | trade Hussar | Hussar is not possible now. |" in told


def test_a_report_of_a_turn_that_waits_tells_of_the_act_under_way(folder: Path) -> None:
    hand_in(folder, "player: Ann\nattack Bern\n")
    assert "turn 1 waits for 1 answer" in rulec("turn", "g.game", cwd=folder).out
    for player in ("Ann", "Bob"):
        so_far = report(folder, "--player", player).partition("## Turn 1 so far")[2]
        assert "- Ann attacks Bern.\n" in so_far
    hand_in(folder, "player: Bob\ndice = 1\n")
    rulec("turn", "g.game", cwd=folder)
    assert report(folder).count("Ann attacks Bern.") == 1


def test_a_file_says_how_many_lines_it_withdraws(folder: Path) -> None:
    assert hand_in(folder, "player: Ann\ntrade Lancer\nattack Bern\n") == "Ann: 2 of 2 lines taken\n"
    again = hand_in(folder, "player: Ann\nattack Bern\n")
    assert again == "Ann: 1 of 1 lines taken; in the place of 2 that were handed in before\n"
    assert hand_in(folder, "player: Ann\ntrade Lancer\nplayer: Ann\nattack Bern\n").startswith(
        "Ann: 2 of 2 lines taken;"
    )


def test_answers_that_are_given_anew_say_so(folder: Path) -> None:
    """Two questions are open to no one here, so that one answer takes the place of the other and is no news."""
    hand_in(folder, "player: Ann\nattack Bern\n")
    rulec("turn", "g.game", cwd=folder)
    assert hand_in(folder, "player: Bob\ndice = 1\n") == "Bob: 1 of 1 answers taken\n"
    assert hand_in(folder, "player: Bob\ndice = 2\n") == "Bob: 1 of 1 answers taken\n"
    assert hand_in(folder, "player: Bob\ndice = 3\n").endswith("; in the place of one that was handed in before\n")


def test_two_files_of_one_command_say_it_too(folder: Path) -> None:
    (folder / "a.txt").write_text("player: Ann\ntrade Lancer\n", encoding="utf-8")
    (folder / "b.txt").write_text("player: Ann\nattack Bern\n", encoding="utf-8")
    done = rulec("orders", "g.game", "a.txt", "b.txt", cwd=folder)
    assert done.out == "Ann: 1 of 1 lines taken; in the place of one that was handed in before\n"


def test_the_page_of_a_variant_says_what_it_does_to_an_act(folder: Path) -> None:
    page = (folder / "generated/p/reference/variants/lavish.md").read_text("utf-8")
    assert "- What [Attack](../orders/attack.md) costs: sets it to 0 armies (nobody pays)." in page
    assert "- [Attack](../orders/attack.md) does not need: " in page
    assert "(nobody pays)\n" in page


def test_a_report_in_markdown_says_where_the_map_is(folder: Path) -> None:
    told = report(folder, "--player", "Ann")
    assert "## The board\n\nA map: the report as a page of HTML draws it (`--format html`).\n" in told
    assert "<svg" in report(folder, "--player", "Ann", "--format", "html")


def test_dice_that_were_not_thrown_are_not_told(folder: Path) -> None:
    """With one die the second is no die that shows nothing."""
    hand_in(folder, "player: Ann\nattack Bern\n")
    rulec("turn", "g.game", cwd=folder)
    hand_in(folder, "player: Bob\ndice = 2\n")
    rulec("turn", "g.game", "--sums", cwd=folder)
    sums = next(line for line in report(folder).splitlines() if "A clash of dice" in line)
    assert "the first die" in sums
    assert "the second die" not in sums
    assert "the defender's second die" in sums
    said = rulec("explain", "p", "clash", "--given", "mine=1", "yours=1", "--thrown", "5,3", cwd=folder).out
    assert "  3  the defender's die\n" in said
    counted, _, rest = said.partition("what did not count")
    assert "second die" not in counted
    assert "the second die: no die was thrown for it" in rest


def test_a_report_goes_into_a_file(folder: Path) -> None:
    done = rulec("report", "g.game", "--player", "Ann", "-o", "ann.md", cwd=folder)
    assert (done.code, done.out) == (0, "")
    assert (folder / "ann.md").read_text("utf-8") == report(folder, "--player", "Ann")
    again = rulec("report", "g.game", "-o", "ann.md", cwd=folder)
    assert again.code == 2
    assert "`ann.md` is there; `--force` puts the report in its place" in again.said
    assert rulec("report", "g.game", "-o", "ann.md", "--force", cwd=folder).code == 0
    assert "umpire" in (folder / "ann.md").read_text("utf-8")


def test_orders_that_fit_are_no_news(folder: Path) -> None:
    (folder / "lines.txt").write_text("player: Ann\nattack Bern\n", encoding="utf-8")
    done = rulec("orders", "g.game", "lines.txt", "-q", cwd=folder)
    assert (done.code, done.out) == (0, "")
