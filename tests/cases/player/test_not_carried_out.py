"""Pages, export, coverage and the answers to typed lines all say what a game does not carry out yet.

Player's review, sections 1, 2 and 6.1: 111 orders and 127 spells of a pack could not be given and no page said so;
`720 …`, an order of the book, was answered by `is “970” meant?`, which is another order and costs money.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cases.support import Done, pack, rulec

RULES = """\
measure gold "gold"

kind House, houses "house"
    called by name
    name: text = "" "name"
    gold: gold = 20 gold "treasure"

kind Order, orders listed "order"
    cost: gold? "cost"

kind Spell, spells listed "spell"
    players act by them

kind Charm, charms listed "charm"
    worth: gold? "worth"

order 12 "Rest"
    cost: 5 gold
    by house: House
    costs its.cost
    typed "12"
    does
        tell house "You rest."
    cites book "Orders" 1

order 13 "Sleep"
    by house: House
    typed "13"
    does
        raise house.gold by shimmer()
    cites book "Orders" 2

order 17 "Forced March"
    cost: 9 gold
    cites book "Orders" 3

spell 40 "Shimmer"
    works by shimmer
    cites book "Spells" 1

spell 41 "Slumber"
    works by order 13
    cites book "Spells" 2

spell 42 "Quake"
    cites book "Spells" 3

charm ring "Ring"
    worth: 3 gold
    cites book "Charms" 1

charm bell "Bell"
    worth: 4 gold
    cites book "Charms" 2

quantity shimmer() -> gold "What shimmers"
    base ring.worth
    cites book "Spells" 1

sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Orders"
        acts order 12 .. 13
    cites book "Turn" 1
"""
START = """\
scenario: start
title: Start
about: One house.
things:
  House:
    oak: {name: Oak}
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pack, built, and a game of it."""
    folder = tmp_path_factory.mktemp("played")
    pack(folder, {"all.rules": RULES, "scenarios/start.yaml": START})
    assert rulec("build", "p", cwd=folder).code == 0
    assert rulec("new", "p", "start", "--seed", "1", "-o", "a.game", cwd=folder).code == 0
    return folder


def page(folder: Path, name: str) -> str:
    return (folder / "generated/p/reference" / name).read_text(encoding="utf-8")


def typed(folder: Path, line: str) -> Done:
    (folder / "lines.txt").write_text(f"player: Oak\n{line}\n", encoding="utf-8")
    return rulec("orders", "a.game", "lines.txt", "--check", cwd=folder)


def test_the_page_of_an_order_says_so_at_its_top(played: Path) -> None:
    said = page(played, "orders/forced_march.md").partition("| |")[0]
    assert "**Not carried out yet.** In a game this order cannot be given so far." in said
    assert "Not carried out" not in page(played, "orders/rest.md")
    assert "**Not carried out yet.**" in page(played, "spells/quake.md")


def test_what_works_by_itself_says_by_what(played: Path) -> None:
    assert "Carried out by [Shimmer](../quantities/shimmer.md)." in page(played, "spells/shimmer.md")
    assert "Carried out by [Sleep](../orders/sleep.md)." in page(played, "spells/slumber.md")


def test_lists_count_and_mark(played: Path) -> None:
    orders = page(played, "orders/README.md")
    assert "## All entries: 2 of 3 can be given" in orders
    assert "[Forced March](forced_march.md) *(not yet)*" in orders
    assert "[Rest](rest.md) |" in orders
    assert "## All entries: 2 of 3 can be used" in page(played, "spells/README.md")
    assert "## All entries: 1 of 2 are carried out" in page(played, "charms/README.md")


def test_the_other_entries_have_the_same_mark(played: Path) -> None:
    assert "**Not carried out yet.** No rule of a game reads what stands here." in page(played, "charms/bell.md")
    assert "Not carried out" not in page(played, "charms/ring.md")


def test_the_first_page_claims_no_more_than_is_so(played: Path) -> None:
    home = page(played, "README.md")
    assert "cannot disagree" not in home
    assert "[Orders](orders/README.md): 2 of 3 can be given; [Spells](spells/README.md): 2 of 3 can be used" in home
    assert "1 of the 2 other entries are read by no rule of a game" in home


def test_the_export_tells_it_of_each_entry(played: Path) -> None:
    document = json.loads(rulec("export", "p", cwd=played).out)
    told = {
        (kind, one["name"]): (one.get("act"), one.get("not_carried_out"))
        for kind in ("Order", "Spell")
        for one in document["records"][kind]
    }
    done, left = (True, None), (None, True)
    assert told == {
        ("Order", "rest"): done, ("Order", "sleep"): done, ("Order", "forced_march"): left,
        ("Spell", "shimmer"): done, ("Spell", "slumber"): done, ("Spell", "quake"): left,
    }  # fmt: skip
    assert all("act" not in one and "not_carried_out" not in one for one in document["records"]["Charm"])
    assert document["coverage"]["acts"] == {
        "order": {"carried_out": 2, "all": 3},
        "spell": {"carried_out": 2, "all": 3},
    }


def test_coverage_names_what_is_not_carried_out(played: Path) -> None:
    found = json.loads(rulec("coverage", "p", "--format", "json", cwd=played).out)
    assert found["unexecuted_records"] == ["order:forced_march", "spell:quake", "charm:bell"]
    assert found["acts"]["spell"] == {"carried_out": 2, "all": 3}
    text = rulec("coverage", "p", cwd=played).out
    assert "  order: 2 of 3 are carried out\n" in text
    assert "order:forced_march" in text


@pytest.mark.parametrize("line", ["17 Oak", "17", "forced march of Oak"])
def test_a_line_that_gives_it_is_told_so(played: Path, line: str) -> None:
    done = typed(played, line)
    assert done.code == 1
    assert "error[R0295]: 17 Forced March is not carried out yet" in done.said
    assert "meant" not in done.said


def test_a_number_that_nothing_has_is_no_slip_of_the_pen(played: Path) -> None:
    done = typed(played, "14 Oak")
    assert "error[R0292]: There is no order 14" in done.said
    assert "meant" not in done.said
    assert typed(played, "12").code == 0


def test_what_an_entry_works_by_has_to_do_something(tmp_path: Path) -> None:
    pack(tmp_path, {"all.rules": RULES.replace("works by order 13", "works by order 17")})
    done = rulec("check", "p", cwd=tmp_path)
    assert done.code == 1
    assert "error[R0691]: the order `forced_march` has no act" in done.said
    pack(tmp_path, {"all.rules": RULES.replace("raise house.gold by shimmer()", "raise house.gold by 3 gold")})
    assert "error[R0691]: no turn asks `shimmer`" in rulec("check", "p", cwd=tmp_path).said
