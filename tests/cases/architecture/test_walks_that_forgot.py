"""Faults that passed in silence, because a walk over lines or expressions named some classes and forgot another."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulec.driver.worked_examples.run import run_examples
from tests.cases.support import rulec
from tests.catalogue.manor import compile_with

VILLAGE = Path(__file__).parents[2] / "game/rules/village"
HIRED = "        create Guard(name: name, house: house) as guard\n"
HIRE = "order 100 "
WAYS = {
    "a field of the game": (
        "        set heard to name\n" + HIRED.replace("name: name", "name: heard"),
        'state "Rumours"\n    heard: text = "" "rumour"\n    cites book "Houses" 4\n\n',
    ),
    "what a process answers": (
        "        let called be run herald(name)\n" + HIRED.replace("name: name", "name: called"),
        'process herald(word: text) -> text "A herald"\n    finish with word\n    cites book "Houses" 4\n\n',
    ),
    "what a function answers": (
        "        set house.wish to name\n" + HIRED.replace("name: name", "name: called(house)"),
        'value called(house: House) -> text\n    house.wish\n    cites book "Houses" 4\n\n',
    ),
    "a loop over texts": (
        "        put name into house.wishes\n        for each word in house.wishes as listed\n    "
        + HIRED.replace("name: name", "name: word").replace(" as guard", ""),
        "",
    ),
}
"""Ways of a text from the act that takes it to the name of a thing: what the act does instead, and what is declared."""


@pytest.mark.parametrize("way", WAYS)
def test_a_text_that_becomes_a_name_is_held_to_the_letters_of_names(tmp_path: Path, way: str) -> None:
    """`100 Тom`, with a Cyrillic letter, was taken where the name went by one of these ways (Segs#888)."""
    does, declared = WAYS[way]
    shutil.copytree(VILLAGE, tmp_path / "rules/village")
    file = tmp_path / "rules/village/village.rules"
    text = file.read_text(encoding="utf-8")
    if "as guard" not in does:
        text = text.replace('        tell house "{guard} joins {house}."\n', "")
    text = text.replace(HIRED, does).replace(HIRE, declared + HIRE, 1)
    fields = '    name: text "name"\n    wish: text = "" "wish"\n    wishes: list of text = {} "wishes"\n    gold: gold'
    file.write_text(text.replace('    name: text "name"\n    gold: gold', fields), encoding="utf-8")
    built = rulec("build", "village", cwd=tmp_path)
    assert built.code == 0, built.said
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=tmp_path).code == 0
    (tmp_path / "lines.txt").write_text("player: Green Hill\n100 Тom\n", encoding="utf-8")
    done = rulec("orders", "a.game", "lines.txt", cwd=tmp_path)
    assert "the letter “Т” (U+0422), which only looks like “T”" in done.said + done.out


SOLVE = """\
event rained() "It rains"
    cites book "Gate" 59
solve test_round(some: list of Guard) "Who gets the post"
    decide wins(guard: Guard) "{guard} wins"
        yes when guard.level > 3 levels
        otherwise no
    quantity weight(guard: Guard) -> level "How much a guard counts"
        base 1 level
        add 1 level when CONDITION
    cites book "Gate" 60
process test_day(house: House) "A test"
    solve test_round({g for each g in guards where g.house = house})
    LINE
    for each g in guards where wins(g) as listed
        tell g.house "{weight(g)}"
    if happened rained() ever
        tell everyone "It rains."
    cites book "Gate" 61
"""


@pytest.mark.parametrize(
    "condition, line, name",
    [
        ("guard.house has brave", "set house.virtues to {}", "virtues"),
        ("count(each x in guards) > 2", "create Guard(house: house, level: 1 level)", "guards"),
        ("happened rained() ever", "note rained()", "rained"),
    ],
)
def test_a_value_of_a_solve_is_not_asked_after_what_it_reads_has_changed(condition: str, line: str, name: str) -> None:
    """Docs, R0257: it no longer fits what was decided. Seen was only what reads a field by its name."""
    told = [each for each in found(SOLVE.replace("CONDITION", condition).replace("LINE", line)) if "R0257" in each]
    assert told == [f"R0257 `weight` is asked after `{name}` has changed"]
    behind = "ever\n        tell everyone"
    late = SOLVE.replace("    LINE\n", "").replace(behind, behind.replace("tell", f"{line}\n        tell"))
    late = late.replace("CONDITION", condition)
    assert not [each for each in found(late) if "R0257" in each]


@pytest.mark.parametrize("test", ["guard.house has brave", "fees[guard.sort].brave(guard)"])
def test_a_loop_that_reads_what_an_earlier_turn_changed_has_an_order(test: str) -> None:
    """`for each h in houses in any order` was accepted: once the guard's own house has no virtues, no other loses its
    own, so that the order decides whose are kept."""
    text = (
        'process test_run(guard: Guard) "A test"\n    for each h in houses in any order\n'
        f"        if {test}\n            set h.virtues to {{}}\n"
        '    cites book "Gate" 7\n'
    )
    table = (
        'table: fees\ntitle: Fees\ncites: book "F" 1\nkeys: [sort]\ncolumns:\n'
        "  - {name: sort, type: Sort, label: Sort}\n"
        "  - {name: brave, type: truth, label: Brave, params: {guard: Guard}}\n"
        "rows:\n  - [plain, no]\n  - [keen, guard.house has brave]\n  - [old, yes]\n"
    )
    assert any("R0572" in each for each in found(text, {"tables/fees.yaml": table} if "fees" in test else {}))
    assert not any("R0572" in each for each in found(text.replace(test, "h has brave")))


def test_a_test_after_each_turn_that_decides_nothing_is_told() -> None:
    """`repeat up to 3 until 3 > 2` never has a turn; of a loop only its `where` was looked at."""
    text = (
        'process test_run(guard: Guard) "A test"\n    repeat up to 3 until 3 > 2\n'
        '        raise guard.level by 1 level\n    cites book "Gate" 7\n'
    )
    assert found(text) == ["R0672 this test always holds"]


STATE = """\
state "The game"
    season: Guard? "season"
quantity test_season() -> level "The level of the season"
    base if season != none then season.level else 0 levels
    cites book "Pay" 9
"""


WINS = 'wins(guard: Guard) "{guard} wins"\n        yes when guard'
VIEW = """\
view test_view(season: House) "A view"
    for each g in guards where g.house = season
    shows g.level
    cites book "Gate" 7
process test_day"""


@pytest.mark.parametrize(
    "old, new",
    [
        ("some: list of Guard)", "some: list of Guard, season: Guard)"),
        (WINS, WINS.replace("guard", "season")),
        ("weight(guard: Guard)", "weight(season: Guard)"),
        ("process test_day", VIEW),
    ],
    ids=["solve", "decision", "part of a solve", "view"],
)
def test_no_parameter_hides_a_field_of_the_game(old: str, new: str) -> None:
    """Docs, R0211: each name means one thing at a time. Looked at were the parameters of six sorts of nine."""
    text = SOLVE.replace("CONDITION", "guard.house has brave").replace("    LINE\n", "")
    assert old in text
    assert "R0211 `season` means something else already" in found(STATE + text.replace(old, new))


def found(text: str, more: dict[str, str] | None = None) -> list[str]:
    """What is said of a source."""
    _, report = compile_with({"case.rules": text, **(more or {})})
    return [f"{each.code.number} {each.headline}" for each in report.found]


LOW = """\
quantity test_low(guard: Guard) -> level "Low"
    base guard.level
    subtract 3 levels
    cites book "Pay" 1
quantity test_amount(guard: Guard) -> gold "A test"
    base 100 gold
    divide by guard.level / 1 level when guard.level > test_low(guard)
    round down to 1 gold
    cites book "Pay" 1
"""


def test_a_divisor_above_what_may_be_negative_may_be_nothing() -> None:
    """A guard of level 0 is above -3: the walk knew what is written out, and nothing of what a function subtracts."""
    assert found(LOW) == ["R0558 `test_amount` may divide by 0"]
    for line in ("    subtract 3 levels\n    at least 0 levels, at most 9 levels\n", "    add 3 levels\n"):
        assert found(LOW.replace("    subtract 3 levels\n", line)) == []


FEES = """\
table: fees
title: Fees
cites: book "F" 1
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: number, label: Fee}
rows:
  - [plain, -3]
  - [keen, 2]
  - [old, 1]
"""
PIECES = """\
constant below = -3 "below"
    cites book "Gate" 45
quantity weakness(n: number) -> number "A weakness"
    base 3
    add below when n > 4
    cites book "Gate" 45
quantity few(n: number) -> number "A few"
    base 0
    add n
    cites book "Gate" 45
quantity pieces(n: number, sort: Sort) -> number "Pieces"
    base 10 / DIVISOR
    round down to 1
    cites book "Gate" 45
"""


@pytest.mark.parametrize(
    "divisor, may_be_nothing",
    [
        ("greatest(-3, n)", True),  # 0 where n is 0
        ("greatest(-3, -2)", False),
        ("(n + -3)", True),  # 0 where n is 3
        ("(below + n)", True),
        ("(3 + fees[sort].fee)", True),  # 0 of plain
        ("(4 + least(fees[sort].fee, 2))", True),  # a cell may be below nothing: more is warned of than need be
        ("weakness(n)", True),  # 0 where n is 5
        ("few(n)", True),  # 0 where n is
        ("(few(n) + 1)", False),
        ("-3", False),
        ("below", False),
        ("fees[sort].fee", False),
        ("(3 + n)", False),
    ],
)
def test_a_divisor_of_a_number_below_nothing_may_be_nothing(divisor: str, may_be_nothing: bool) -> None:
    """What is not 0 counted as more than 0, so that a sum with it, or the greatest of it and something, was let be."""
    said = found(PIECES.replace("DIVISOR", divisor), {"tables/fees.yaml": FEES})
    said = [each for each in said if not each.startswith("R0677")]  # not each divisor reads both parameters
    assert said == ["R0558 `pieces` may divide by 0"] * may_be_nothing


SENT = """\
kind Order, orders listed "order"
order 12 "Send"
    by house: House
    does
        if house.gold > 30 gold
            create Guard(house: house, level: 1 level) as helper
            raise helper.level by 1 level
        else
            ask house for helper be one of {each g in guards where g.house = house} "Who is sent?"
            raise helper.level by 2 levels
        if house.gold > 10 gold
            fail "No use."
    cites book "Gate" 64
    example "Asked in vain"
        given house.gold: 20 gold, ada: Guard(house: house, level: 5), bob: Guard(house: house, level: 1)
        answered helper: ada
        does
        expect ada.level = 5 levels
        expect refused "No use."
process dawn() "A new day"
    tell everyone "A new day."
    cites book "Gate" 63
sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Sending"
        acts order 12
    step 2 "Morning"
        run dawn()
    cites book "Gate" 63
"""


def test_what_a_player_was_asked_for_is_undone_where_another_line_creates_by_that_name() -> None:
    """The package took the guard that was chosen for one that the act had made, and kept no note of its level."""
    compiled, report = compile_with({"case.rules": SENT}, backends=None)
    assert compiled is not None
    assert run_examples(compiled, report).run
    assert [f"{each.code.number} {each.primary.label}" for each in report.found] == []


LEAPS = """\
kind Leap, leaps "leap"
    guard: Guard
    onto: Guard? "where it leads"
    onward: list of Leap = {} "where it may lead on to"
solve leaping(some: list of Leap) "Who leaps"
    decide lands(leap: Leap) "{leap.guard} lands", not "{leap.guard} stays"
        no when any(other.guard = leap.onto and not lands(other) for each other in some) "the place is taken"
        otherwise yes
    circle "A ring of leaps" when only lands then lands yes
    cites book "Gate" 53
process all_leap() "All leap at once"
    solve leaping(leaps)
    for each leap in leaps where lands(leap) at once
        raise leap.guard.level by 1 level
    cites book "Gate" 54
process rename(guard: Guard) "Two lines at once"
    for each friend in guard.friends at once
        set friend.house.gold to 1 gold * count(each other in guard.friends where other.level > friend.level)
    cites book "Gate" 54
fact passes(leap: Leap, start: Leap, goal: Leap) "{leap} is on the way"
    holds on_chain(leap, start, goal, l.onward for each l in leaps)
    cites book "Gate" 55
value tired(start: Leap, goal: Leap) -> level? "What a way takes"
    cheapest(start, goal, l.onward costing l.guard.level - 1 level for each l in leaps)
    cites book "Gate" 55
"""


def test_a_package_says_which_faults_may_end_its_functions() -> None:
    """Two sets of one field at once, too many chains, and a ring that no circle fits were not among them."""
    compiled, report = compile_with({"case.rules": LEAPS}, backends=None)
    assert compiled is not None
    assert [each.headline for each in report.found] == []
    module = compiled.outputs["python/rulec_packs/manor/case_.py"].decode()
    told = {"all_leap": ("Clash", "Undecided"), "rename": ("Clash",), "passes": ("TooManyChains",)}
    told["tired"] = ("StepBelowNothing",)
    for function, fault in ((name, fault) for name, faults in told.items() for fault in faults):
        docstring = module.partition(f"def {function}(")[2].split('"""')[1]
        assert f"{fault} (" in docstring, docstring
