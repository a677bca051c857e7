"""Hints that named the wrong cure: each names one that is taken now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"
kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 20 gold "gold"
    traits: set of Trait = {} "traits"
    cites book "Houses"
kind Trait, traits listed "trait"
    carried by House as traits
    cites book "Traits"
"""
SOLVE = """solve bidding(bids: list of House) "Bids"
    decide wins(bid: House) "{bid} wins"
        no when bid.gold < 3 gold "poor"
        otherwise yes
    circle "Ring" then all no
    cites book "Bids"
trait mean "Mean"
    cites book "Traits"
    modify wins for its bid
        no when bid.gold < 5 gold "x"
"""
LOOP = """process go(house: House) "Go"
    for each round in 1 .. 3 as listed
        set house.gold to 1 gold * round
    cites book "x"
"""


@pytest.mark.parametrize(
    ("rules", "hint"),
    [
        (SOLVE, "a decision is said anew as a whole: `override decide …`"),
        (LOOP, "`round` is a word of the language: a name is another, as `round_number`"),
        (
            'fact f(house: House) "f"\n    needs else: house.gold > 3 gold else "No."\n    cites book "x"\n',
            "another name",
        ),
    ],
)
def test_a_hint_leads_out(tmp_path: Path, rules: str, hint: str) -> None:
    """R0510 named the line that it refused, R0117 did not say that a name was read as a word."""
    pack(tmp_path, {"p.rules": RULES + rules})
    said = rulec("check", cwd=tmp_path).said
    assert hint in said, said


def test_a_name_declared_twice_in_one_pack_is_not_to_be_overridden(tmp_path: Path) -> None:
    """A pack overrides what its parents declare, and nothing of its own."""
    again = 'constant fee = {} gold "fee"\n    cites book "Fees" 1\n'
    pack(tmp_path, {"p.rules": RULES + again.format(1) + again.format(2)})
    said = rulec("check", cwd=tmp_path).said
    assert "error[R0215]: the name `fee` is declared twice" in said
    assert "override" not in said


def test_a_scenario_with_another_ending_is_not_sent_where_it_lies(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "scenarios/two.yml": "scenario: two\ntitle: Two\n", "two.yml": "scenario: two\n"})
    said = rulec("check", cwd=tmp_path).said
    assert "hint: give it a name that ends in `.yaml`" in said
    assert "hint: put it in `scenarios`, with a name that ends in `.yaml`" in said


def test_what_did_not_count_is_listed_whole_on_demand(tmp_path: Path) -> None:
    """Fifty lines of what did not count stood below the four that did (`.ci/demo`)."""
    lines = "".join(f'    add 1 gold when house.gold > {100 + n} gold "line {chr(97 + n)}"\n' for n in range(12))
    pay = f'quantity pay(house: House) -> gold "Pay"\n    base 2 gold\n{lines}    cites book "x"\n'
    pack(tmp_path, {"p.rules": RULES + pay})
    done = rulec("explain", "p", "pay", cwd=tmp_path)
    assert done.code == 0, done.said
    few = done.out
    assert "    line g: " in few
    assert "line h: " not in few
    assert "  and 5 lines more: `--all` lists them\n" in few
    every = rulec("explain", "p", "pay", "--all", cwd=tmp_path).out
    assert "    line l: " in every
    assert "lines more" not in every


BASIC = """measure gold "gold"
enum Sort: keen, dull "sort"
kind House, houses "house"
    called by name
    name: text "name"
    coins: gold = 20 gold "coins"
    sort: Sort = keen "sort"
    cites book "Houses"
"""
FEES = """table: fees
title: Fees
cites: [book "Fees"]
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: gold, label: LABEL}
rows:
  - [keen, 3]
  - [dull, 4]
"""
PAY = 'quantity pay(house: House) -> gold "Pay"\n    base BASE\n    cites book "Pay"\n'
BONUS = """quantity bonus(house: House) -> {} "Bonus"
    base {}
    cites book "x"
quantity luck(house: House) -> percent "Luck"
    base 30%
{}    cites book "x"
"""
LED = """fact led(house: House) "{house} is led"
    holds house.coins > 3 gold
    cites book "x"
"""
AXES = """kind Axe, axes listed "axe"
axe axe "Axe"
    cites book "x"
"""
CITY = 'kind City, cities "city"\n    house: House "house"\n    cites book "x"\n'


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (f'measure food "food"\n{PAY.replace("BASE", "1 food * count(each h in houses)")}', "is `1 gold` meant?"),
        (BONUS.format("points", "5 points", "    increase by bonus(house)\n"), "write `add bonus(house)`"),
        (
            BONUS.format("percent", "5%", "    add bonus(house)\n"),
            "write `-> points` in the head of `bonus`, or, for a share of the value, `increase by bonus(house)`",
        ),
        (f'{LED}    example "E"\n        stated led(house)\n        expect led(house)\n', "take the line away, `led`"),
        ('fact axy(axe: Axe) "{axe.title}"\n    holds axe = a\n    cites book "x"\n' + AXES, "the line `title: text`"),
        (AXES + LED.replace("house.coins > 3 gold", "any(x = ax for each x in axes)"), "did you mean `axe`?"),
        ('constant base-income = 3 gold "x"\n    cites book "x"\n', "write `base_income`"),
        (f'{CITY}kind Citizen, citizens "citizen"\n    city: Cities "x"\n    cites book "x"\n', "did you mean `City`?"),
        (PAY.replace("BASE", "house.hurt"), "there are `name`, `coins` and `sort`"),  # it is called `coins` since
        ('constant pay_day = 3 gold "x"\n    cites book "x"\n' + PAY.replace("BASE", "wages"), "constants: `pay_day`"),
        (PAY.replace("BASE", "fees[house.sort].cost"), "there is `fee`"),
        (
            'quantity pay "Pay"(house: House) -> gold\n    base house.coins\n    cites book "Pay"\n',
            'write `pay(house: House) -> gold "Pay"`',
        ),
    ],
)
def test_slips_that_were_told_badly(tmp_path: Path, rules: str, said: str) -> None:
    """The hints had no cure or named a wrong one, as `Citizen` for `Cities`."""
    pack(tmp_path, {"p.rules": BASIC + rules, "tables/fees.yaml": FEES.replace("LABEL", "Fee")})
    done = rulec("check", cwd=tmp_path)
    assert f"hint: {said}" in done.said or f"; {said}" in done.said, done.said


def test_a_comment_in_a_label_is_told_once(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": BASIC, "tables/fees.yaml": FEES.replace("LABEL", "Lawful #2")})
    done = rulec("check", cwd=tmp_path)
    assert done.said.count("error[R0415]: a ` #` cuts the label short") == 1
    assert done.said.count("error[") == 1


def test_several_members_in_a_cell_are_told_their_form(tmp_path: Path) -> None:
    rows = FEES.replace("LABEL", "Fee").replace("[keen, 3]", "[keen, dull, 3]")
    pack(tmp_path, {"p.rules": BASIC, "tables/fees.yaml": rows})
    assert 'several members in braces as well, `"{a, b}"`' in rulec("check", cwd=tmp_path).said
    rows = FEES.replace("LABEL", "Fee").replace("  - [keen, 3]\n  - [dull, 4]\n", '  - ["{keen, dull}", 3]\n')
    pack(tmp_path, {"p.rules": BASIC, "tables/fees.yaml": rows})
    assert "error" not in rulec("check", cwd=tmp_path).said


FAMILY = """quantity luck(house: House) -> percent "Luck"
    family fortune counts greatest
    step start
        base 50%
        add 9 points when house.coins > 3 gold as fortune
    step later
        add 5 points when house.sort = keen as fortune
        add 7 points when house.sort = dull as fortune
    cites book "Pay" 1
"""


def test_of_a_family_the_line_that_is_not_like_the_others_is_told(tmp_path: Path) -> None:
    """The line in another file was refused that stood where most of the family stands; the odd one was not named."""
    pack(tmp_path, {"p.rules": BASIC + FAMILY})
    said = rulec("check", cwd=tmp_path).said
    assert re.findall(r"p.rules:(\d+):9$", said, re.MULTILINE) == ["13", "15"]
    assert said.index("add 9 points") < said.index("another line of the family")
    assert "they stand in several steps" in said


LAND = """kind Acre, acres listed "acre"
    cites book "x"
kind Camp, camps "camp"
    acre: Acre "acre"
process rest() "Rest"
    tell everyone "Rest."
    cites book "x"
sequence turn "A turn"
    step 1 "Rest"
        run rest()
    cites book "x"
"""
MOORS = """map: moors
entries: Acre
named: at
cites: ['book "Ways" 3']
layers:
  - letters: {'m': {}}
    rows: ['mmmm', 'mmmm', 'mmmm', 'mmmm', 'mmmm']
"""
CAMPED = """scenario: one
title: One
things:
  House:
    a: {name: A}
  Camp:
    c: {acre: AZ}
"""


def test_an_area_that_is_none_is_told_which_there_are(tmp_path: Path) -> None:
    """Hex `AZ` of a map of five rows got no hint."""
    pack(tmp_path, {"p.rules": BASIC + LAND, "maps/moors.yaml": MOORS, "scenarios/one.yaml": CAMPED})
    said = rulec("check", cwd=tmp_path).said
    assert "error[R0942]: `AZ` is no acre" in said
    assert "hint: there are 20, `AA` to `ED`" in said


def test_of_a_pack_with_errors_no_example_is_said_to_have_passed(tmp_path: Path) -> None:
    """`0 examples passed, 0 failed` stood below the errors of a pack that could not be compiled."""
    pack(tmp_path, {"p.rules": BASIC + PAY.replace("BASE", "3 food")})
    done = rulec("test", "p", cwd=tmp_path)
    assert (done.code, done.out) == (1, "")
    assert "no measure `food`" in done.said
