"""An entry that gives no value: a thing in play is carried out when its kind is read, one of a list when it is named.

Seven special rules of kingdoms that no rule asked for counted as carried out, since a field of another one was read.
"""

from __future__ import annotations

import pytest

from rulec.sema.model import Model
from rulec.sema.summaries.carried_out import carried_out
from tests.analysis.build import model_of
from tests.remembered import compiled

PACK = "name: p\ntitle: P\nversion: 0.1.0\ndocuments:\n  book: {title: The Book, file: book.txt}\n"
RULES = """\
measure gold "gold"

kind House, houses "house"
    gold: gold = 20 gold "treasure"
    rights: set of Right = {} "rights"

kind Right, rights listed "right"
    carried by House as rights
    toll: gold = 0 gold "toll"

kind Field, fields "field"
    fertile: truth = no "fertile"

right bridge "The Bridge"
    toll: 3 gold
    cites book "Rights" 1

right court "The Court"
    cites book "Rights" 2

right forest "The Forest"
    cites book "Rights" 3

field meadow "Meadow"
    cites book "Fields" 1

quantity income(house: House, field: Field) -> gold "What a house gets"
    base 1 gold
    add r.toll for each r in house.rights "tolls"
    add 1 gold when house.rights has court "held court"
    add 2 gold when field.fertile "a good field"
    cites book "Pay" 1
"""
FOR_LATER = {
    "Trait": set[str](),
    "Privilege": {
        "summon_monsters", "elemental_summons", "lost_lore",
        "double_treasure",
    },
}  # fmt: skip


def marked(model: Model) -> set[tuple[str, str]]:
    done = carried_out(model)
    return {(kind, each.name) for kind, of in model.records.items() for each in of if (kind, each.name) not in done}


def test_a_right_that_no_rule_names_is_marked_and_a_plain_field_is_not() -> None:
    assert marked(model_of({"pack.yaml": PACK, "all.rules": RULES})) == {("Right", "forest")}


def test_a_text_that_is_empty_at_first_says_nothing() -> None:
    """An entry that leaves such a text out was marked as carried out as soon as a rule read another's."""
    rules = RULES.replace('"toll"\n\nkind Field', '"toll"\n    sign: text = "" "sign"\n\nkind Field')
    rules = rules.replace("    toll: 3 gold\n", '    toll: 3 gold\n    sign: "A bridge"\n')
    rules = rules.replace(
        '"held court"', '"held court"\n    add 1 gold when any(r.sign = "A bridge" for each r in house.rights)'
    )
    assert marked(model_of({"pack.yaml": PACK, "all.rules": rules})) == {("Right", "forest")}


def test_a_field_of_which_nothing_is_asked_is_marked() -> None:
    rules = RULES.replace('    add 2 gold when field.fertile "a good field"\n', "")
    assert marked(model_of({"pack.yaml": PACK, "all.rules": rules})) == {("Right", "forest"), ("Field", "meadow")}


TURN = """
quantity worth(house: House) -> gold "What a house is worth"
    base 1 gold
    add 1 gold when house.rights has court "held court"
    cites book "Pay" 2

event EVENT(house: House) "a house was told of its income"

process payday(house: House) "Houses are paid"
    raise house.gold by worth(house)
    note EVENT(house: house)
    cites book "Pay" 2

sequence turn "A turn"
    step 1 "Payday"
        run payday(house) for each house in houses as listed
    cites book "Pay" 2
"""


def test_an_event_of_the_same_name_hides_no_rule() -> None:
    """What a battle asks of a quantity counted as read by nothing, since an event bore its name."""
    for event in ("told", "worth"):
        rules = RULES + TURN.replace("EVENT", event)
        assert ("Right", "court") not in marked(model_of({"pack.yaml": PACK, "all.rules": rules})), event


@pytest.mark.parametrize("kind", list(FOR_LATER))
def test_what_kingdoms_have_and_no_rule_asks_for_is_marked(kind: str) -> None:
    assert {name for of, name in marked(compiled("alamaze").model) if of == kind} == FOR_LATER[kind]


@pytest.mark.parametrize(
    "pack", ["diplomacy_1971", "middle_earth_ix", "middle_earth_x", "middle_earth_engulfed", "middle_earth_wargames"]
)
def test_nothing_is_marked_in_a_pack_that_is_whole(pack: str) -> None:
    assert not marked(compiled(pack).model)


def test_a_thing_counts_where_a_rule_asks_for_what_it_has() -> None:
    """Two guilds of which one has the right that a rule asks for; the other's is asked for by nothing."""
    rules = (
        RULES.replace("as rights\n", "as rights\n    carried by Guild as granted\n")
        + """
kind Guild, guilds "guild"
    granted: set of Right = {} "granted rights"

guild masons "Masons"
    granted: {court}
    cites book "Guilds" 1

guild smiths "Smiths"
    granted: {forest}
    cites book "Guilds" 1

quantity dues(guild: Guild) -> gold "What a guild pays"
    base 1 gold
    add 1 gold when guild has court "held court"
    cites book "Guilds" 2
"""
    )
    assert marked(model_of({"pack.yaml": PACK, "all.rules": rules})) == {("Right", "forest"), ("Guild", "smiths")}


def test_a_column_that_no_rule_reads_reads_nothing() -> None:
    """A rule looks up the toll of a day, and nothing the right that is shown on it."""
    table = """table: days
title: Days
cites: book "Days" 1
keys: [day]
columns:
  - {name: day, type: number, label: Day}
  - {name: toll, type: number, unit: gold, label: Toll}
  - {name: shown, type: Right, label: Shown}
rows:
  - [1, 2, forest]
"""
    rules = (
        RULES
        + """
quantity toll_of(day: number) -> gold "The toll of a day"
    base days[day].toll
    cites book "Days" 1
"""
    )
    found = marked(model_of({"pack.yaml": PACK, "all.rules": rules, "tables/days.yaml": table}))
    assert found == {("Right", "forest")}


def test_a_field_that_is_read_of_one_entry_counts_for_it_alone() -> None:
    rules = RULES.replace('    add r.toll for each r in house.rights "tolls"\n', '    add bridge.toll "the bridge"\n')
    rules += 'right ferry "The Ferry"\n    toll: 2 gold\n    cites book "Rights" 4\n'
    found = marked(model_of({"pack.yaml": PACK, "all.rules": rules}))
    assert found == {("Right", "forest"), ("Right", "ferry")}
