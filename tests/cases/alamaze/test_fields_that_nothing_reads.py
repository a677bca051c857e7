"""Coverage counts the values of fields that a rule of a game reads, and names those that none reads.

Alamaze's review, section 4: 1,432 of 4,223 values were read while `coverage` called 867 of 926 entries executed, since
any mention counted; a field counted as read when another kind had one of the same name.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
measure gold "gold"
measure level, levels "levels"

kind House, houses "house"
    gold: gold = 20 gold "treasure"
    charms: set of Charm = {} "charms"

kind Charm, charms listed "charm"
    carried by House as charms
    worth: gold = 0 gold "worth"
    weight: gold = 0 gold "weight"
    power: level? "power"
    motto: text = "" "motto"
    mates: set of Charm = {} "goes with"
    page: number? "page" for readers

kind Sword, swords listed "sword"
    weight: gold = 0 gold "weight"

charm ring "Ring"
    worth: 3 gold
    weight: 1 gold
    motto: "Mine"
    power: 2 levels
    mates: {bell}
    page: 12
    cites book "Charms" 1

charm bell "Bell"
    worth: 4 gold
    weight: 2 gold
    power: 7 levels
    mates: {ring}
    cites book "Charms" 2

sword sting "Sting"
    weight: 5 gold
    cites book "Swords" 1

quantity income(house: House) -> gold "What a house gets"
    base sum(each.worth for each each in house.charms)
    add sting.weight when any(c.mates has bell for each c in house.charms)
    add 1 gold when ring.power > 1 level
    cites book "Pay" 1

quantity never_asked(charm: Charm) -> gold "What nobody asks"
    base charm.weight
    add prices[charm].price
    cites book "Pay" 2

process pay(house: House) "Pay"
    raise house.gold by income(house)
    tell house "{ring.weight}"
    cites book "Pay" 3

sequence turn "A turn"
    step 1 "Pay"
        run pay(h) for each h in houses as listed
    cites book "Turn" 1
""".replace("each.worth for each each", "c.worth for each c")
PRICES = """\
table: prices
title: Prices
cites: ['book "Prices" 1']
keys: [charm]
columns:
  - {name: charm, type: Charm, label: Charm}
  - {name: price, type: number, unit: gold, label: Price}
rows:
  - [ring, 1]
  - [bell, 2]
"""


def test_values_are_counted_by_the_field_of_their_kind_and_by_rules_of_the_turn(tmp_path: Path) -> None:
    pack(tmp_path, {"all.rules": RULES, "tables/prices.yaml": PRICES})
    done = rulec("coverage", "p", "--format", "json", cwd=tmp_path)
    assert done.code == 0, done.said
    found = json.loads(done.out)
    # worth of both, weight of the sword, power of the ring, what goes with both; the motto is a text
    assert found["fields"] == {
        "read": 6,
        "all": 9,
        "for_readers": 1,
        "unread": ["charm.weight"],
        "partly_read": ["charm.power"],
    }
    assert found["columns"] == {"read": 0, "all": 1, "unread": ["prices.price"]}
    assert found["unread_tables"] == ["prices"]
    text = rulec("coverage", "p", cwd=tmp_path).out
    assert "  6 of 9 values of fields are read by a rule of a game\n    charm: weight\n" in text
    assert "  1 of 1 tables that no rule of a game reads\n    prices\n" in text


def test_without_a_turn_every_rule_counts(tmp_path: Path) -> None:
    rules = RULES.partition("process pay")[0]
    pack(tmp_path, {"all.rules": rules, "tables/prices.yaml": PRICES})
    found = json.loads(rulec("coverage", "p", "--format", "json", cwd=tmp_path).out)
    assert (found["fields"]["read"], found["fields"]["unread"], found["unread_tables"]) == (8, [], [])


def test_what_is_done_at_the_beginning_counts(tmp_path: Path) -> None:
    founding = """
process endow() at the beginning "Houses are endowed"
    for each h in houses as listed
        for each c in h.charms as listed
            raise h.gold by c.weight
    cites book "Pay" 4
"""
    pack(tmp_path, {"all.rules": RULES + founding, "tables/prices.yaml": PRICES})
    found = json.loads(rulec("coverage", "p", "--format", "json", cwd=tmp_path).out)
    assert (found["fields"]["read"], found["fields"]["unread"]) == (8, [])


def test_what_decides_which_act_an_entry_has_is_read(tmp_path: Path) -> None:
    """Of a shared act nothing is left at run time of the conditions that the fields of an entry decide."""
    act = """
act of charm: Charm where charm.worth > 3 gold "Sold"
    by house: House
    once per house in charms each turn when charm.weight = 2 gold
    typed "{charm} sell"
    does
        tell house "Sold."
    cites book "Charms" 3
"""
    rules = RULES.replace('charm ring "Ring"', 'charm 1 "Ring"').replace('charm bell "Bell"', 'charm 2 "Bell"')
    rules = rules.replace("base sum(c.worth for each c in house.charms)", "base 1 gold")
    turn = 'sequence turn "A turn"\n'
    rules = rules.replace(turn, f"{turn}    queue charm by lowest charm.number\n")
    rules = rules.replace('cites book "Turn" 1', '    acts charm 1 .. 2\n    cites book "Turn" 1')
    pack(tmp_path, {"all.rules": rules + act, "tables/prices.yaml": PRICES})
    done = rulec("coverage", "p", "--format", "json", cwd=tmp_path)
    assert done.code == 0, done.said
    found = json.loads(done.out)["fields"]
    assert found["partly_read"] == ["charm.worth", "charm.weight", "charm.power"]
