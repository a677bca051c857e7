"""No statement carries a secret past the check.

The gold of a house is `seen by itself`, the load of a guard by its house. A solve that is given the rich houses
told everybody who is rich, and `check` said `no faults`. Each class of statements has its cases here: a leak, and a
fair line that differs from it in the secret alone. So has each change after which a player may not know a secret.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cases.architecture.hamlet import faults, process
from tests.cases.support import rulec
from tests.ir.hamlet import ROOT

CONTEST = """\
solve contest(rivals: list of House) "Who wins the contest"
    decide wins(rival: House) "{rival} wins", not "{rival} loses"
        no when count(each other in rivals) > 1 "others want it"
        otherwise yes
    cites book "Doings" 9
"""
ANNOUNCED = """\
process announce(house: House) "The contest of the rich"
    solve contest({h for each h in houses where h = house or h.gold > 5 gold})
    if wins(house)
        tell everyone "{house} wins."
    cites book "Doings" 10
"""


def test_a_solve_does_not_tell_who_is_rich(tmp_path: Path) -> None:
    pack = tmp_path / "rules" / "hamlet"
    shutil.copytree(ROOT, pack)
    (pack / "contest.rules").write_text(CONTEST + ANNOUNCED, "utf-8")
    done = rulec("check", "hamlet", cwd=tmp_path)
    assert done.code == 1
    assert "error[R0365]: the message tells `gold` to somebody who may not know it" in done.said
    assert "contest.rules:9:" in done.said


RICH = "houses where h.gold > 5 gold"
OPEN = "houses where h.apples > 5 apples"
SOLVED = (
    "solve contest({h for each h in RICH})\nif wins(house)\n    tell everyone `{house} wins.`",
    "solve contest({h for each h in RICH})\ntell everyone `{if wins(house) then 1 gold else 2 gold} for {house}.`",
    "solve contest({h for each h in RICH})\nlet won be any(wins(h) for each h in houses)\nif won\n"
    "    tell everyone `One.`",
    "for each x in houses as listed\n    solve contest({h for each h in RICH})\n    if wins(x)\n"
    "        tell everyone `{x}.`",
    "if house.tired_of\n    solve contest({h for each h in RICH})\n    if wins(house)\n"
    "        tell everyone `{house} wins.`",
    "solve contest({h for each h in RICH})\nif wins(house)\n    end the game `{house} wins.`",
)
TOLD = (
    *SOLVED[:4],
    SOLVED[5],
    "if any(h = house for each h in RICH)\n    tell everyone `{house} is one.`",
    "let some be count(each h in RICH)\ntell everyone `{some}.`",
    "throw luck be d6 + count(each h in RICH)\ntell everyone `{luck}.`",
    "throw against (if any(h = house for each h in RICH) then 30% else 40%) `luck`\n    success\n"
    "        tell everyone `Luck.`",
    "for each h in RICH as listed\n    tell everyone `{h}.`",
    "repeat up to 3 until any(h = house for each h in RICH)\n    tell everyone `Not yet.`",
    "for the first h in RICH as listed\n    tell everyone `{h}.`\notherwise\n    tell everyone `None.`",
    "for the first h in RICH as listed\n    tell h `You.`\notherwise\n    tell everyone `None.`",
    "if any(h = house for each h in RICH)\n    end the game `All is over.`",
    "for each h in houses as listed\n    tell everyone `{h} is looked at.`\n"
    "    if any(x = h for each x in RICH_x)\n        finish",
    "let found be run counted()\ntell everyone `{found}.`",
)
WRITTEN = (
    "if any(h = house for each h in RICH)\n    set house.heir to none",
    "let some be first(each h in RICH)\nif some != none\n    put house into some.friends",
    "let some be first(each h in RICH)\nif some != none\n    shuffle some.friends",
    "let some be first(each h in RICH)\nif some != none\n    draw friend from some.friends\n        tell friend `You.`",
    "for the first g in guards by highest count(each h in RICH where h = g.house)\n    remove g",
    "let some be first(each g in guards by highest count(each h in RICH where h = g.house))\n"
    "if some != none\n    remove some",
    "create Guard(house: house) as one\ncreate Guard(house: house) as two\n"
    "let it be if any(h = house for each h in RICH) then one else two\nremove it",
    "let it be if any(h = house for each h in RICH) then house else house\nset it.apples to 1 apple",
    "let it be if any(h = house for each h in RICH) then house else house\nshuffle it.friends",
    "let it be if any(h = house for each h in RICH) then house else house\n"
    "draw friend from it.friends\n    tell friend `.`",
    "if any(h = house for each h in RICH)\n    create Guard(house: house)",
    "for each h in houses as listed\n    set h.apples to 1 apple\n"
    "    if any(x = h for each x in RICH_x)\n        finish",
)
COUNTED = """\
process counted() -> number "How many are rich"
    if count(each h in RICH) > 1
        finish with 2
    finish with 1
    cites book "Doings" 29

"""


def _said(lines: str, who: str) -> str:
    """The lines, with those who are rich, or those who have apples, in the place of RICH."""
    added = process(lines, more=CONTEST + (COUNTED if "counted" in lines else ""))
    added = added.replace("`", '"').replace("house.tired_of", "house.apples > 2 apples")
    for word, name in (("RICH_x", "x"), ("RICH where", "h"), ("RICH", "h")):
        rich = who.replace("h.", f"{name}.")
        added = added.replace(word, f"{rich} and" if word.endswith("where") else rich)
    return added


@pytest.mark.parametrize("lines", [*TOLD, SOLVED[4]])
def test_no_line_tells_who_is_rich(lines: str) -> None:
    assert "R0365" in faults(_said(lines, RICH))
    assert faults(_said(lines, OPEN)) == []


@pytest.mark.parametrize("lines", WRITTEN)
def test_no_change_tells_who_is_rich(lines: str) -> None:
    assert "R0368" in faults(_said(lines, RICH))
    assert faults(_said(lines, OPEN)) == []


WINDOW = """\
window parting(house: House, most: number) on luck: number "Parting"
    ask house for leave be yes or no default no "Part?"
    if leave and house.SEEN
        add most "more"
    cites book "Doings" 29

"""


@pytest.mark.parametrize(
    ("seen", "given", "found"),
    [
        ("gold > 5 gold", "1", ["R0365", "R0365"]),  # what is added, and what is told of the throw
        ("apples > 5 apples", "house.gold / 1 gold", ["R0365", "R0365"]),
        ("apples > 5 apples", "house.apples / 1 apple", []),
    ],
)
def test_a_window_tells_what_it_is_given(seen: str, given: str, found: list[str]) -> None:
    lines = f'throw luck be d6\nrun parting(house, {given}) on luck\ntell everyone "{{luck}}."'
    assert faults(process(lines, more=WINDOW.replace("SEEN", seen))) == found


# ---- readers that change -----------------------------------------------------------------------
LEND = 'process lend(guard: Guard, other: House) "Lent"\n    set guard.house to other\n    cites book "Doings" 28\n\n'
CAUGHT = (
    'upon stole(guard: thief, from: victim) "Caught"\n    set thief.house to victim\n    cites book "Doings" 28\n\n'
)
TAKES = "guard: Guard, house: House, other: House"
GONE = (
    "for each g in guards where g.house = house as listed\n    CHANGE g\n    tell house `{g.carried}`",
    "for each g in guards where g.house = house as listed\n    if g.tired\n        CHANGE g\n"
    "    tell house `{g.carried}`",
    "for the first g in guards where g.house = house as listed\n    CHANGE g\n    tell house `{g.carried}`",
    "if guard.house = house\n    CHANGE guard\n    tell house `{guard.carried}`",
    "let owner be guard.house\nCHANGE guard\ntell owner `{guard.carried}`",
    "if guard.house = house\n    for each h in houses as listed\n        tell house `{guard.carried}`\n"
    "        CHANGE guard",
    "let load be guard.carried\nCHANGE guard\ntell guard.house `{load}`",
    "if guard.carried > 1 weight\n    CHANGE guard\n    tell guard.house `It is heavy.`",
    "if guard.carried > 1 weight\n    for each h in houses as listed\n        tell guard.house `It.`\n"
    "        CHANGE guard",
)


@pytest.mark.parametrize("lines", GONE)
@pytest.mark.parametrize(
    ("change", "more"),
    [("set {}.house to other", ""), ("run lend({}, other)", LEND), ("note stole(guard: {}, from: other)", CAUGHT)],
)
def test_who_owned_a_guard_knows_it_no_more(lines: str, change: str, more: str) -> None:
    def told(instead: str) -> list[str]:
        changed = lines.replace("CHANGE guard", instead.format("guard")).replace("CHANGE g", instead.format("g"))
        return faults(process(changed.replace("`", '"'), TAKES, more))

    assert "R0365" in told(change)
    assert told("set {}.carried to 1 weight") == []


def test_who_knew_before_the_change_is_told_after_it() -> None:
    lines = 'let load be guard.carried\nlet owner be guard.house\nset guard.house to other\ntell owner "{load}"'
    assert faults(process(lines, TAKES)) == []
