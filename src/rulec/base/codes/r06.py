"""Codes R06xx: gaps, overlaps, dead ends, circles. Those of contributions are in `contributions`."""

from __future__ import annotations

from rulec.base.codes.code import Code

_CHARMS = """\
kind Charm, charms listed "charm"

charm horseshoe "Horseshoe"
    cites book "Gate" 61
charm twin "Clover"
    cites book "Gate" 61

kind Errand, errands listed "errand"

errand 7 "Wear a charm"
    by guard: Guard of house
    takes charm: Charm in charms
    typed "7 {guard} {charm}"
    does
        if charm = horseshoe
            raise guard.level by 1 level
    cites book "Gate" 62
"""

_TWO_EXAMPLES = """\
quantity test_amount(guard: Guard) -> gold "A test"
    base 1 gold
    add 1 gold when guard.sort = keen "keen"
    cites book "Pay" 1
    example "By day"
        given guard.sort: keen
        expect test_amount(guard) = 2
    example "At night"
        given guard.sort: old
        expect test_amount(guard) = 1
"""

_INCOMPLETE = """\
table: test_table
title: Test
cites: ['book "Pay" 10']
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: price, type: number, unit: gold, label: Price}
complete: no
"""

ALL: tuple[Code, ...] = (
    Code(
        "R0610",
        "missing-row",
        (
            "A table says nothing for some combination of its keys. The message shows the first one; a "
            "table that is to stay incomplete says `complete: no` and names what it leaves out in `without`; asking it "
            "there is refused."
        ),
        bad=(
            "table: test_table\n"
            "title: Test\n"
            "cites: ['book \"Pay\" 10']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: price, type: number, unit: gold, label: Price}\n"
            "rows:\n"
            "  - [plain, 1]\n"
            "  - [keen, 2]\n"
        ),
        good=(
            "table: test_table\n"
            "title: Test\n"
            "cites: ['book \"Pay\" 10']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: price, type: number, unit: gold, label: Price}\n"
            "rows:\n"
            "  - [plain, 1]\n"
            "  - [keen, 2]\n"
            "  - [old, 3]\n"
        ),
        file="tables/test_table.yaml",
    ),
    Code(
        "R0611",
        "rows-overlap",
        (
            "Two rows of a table are for the same keys, so that two answers stand for one question. Bands "
            "may not share a number either."
        ),
        bad=(
            "table: test_table\n"
            "title: Test\n"
            "cites: ['book \"Pay\" 10']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: price, type: number, unit: gold, label: Price}\n"
            "rows:\n"
            "  - [plain, 1]\n"
            "  - [any, 2]\n"
        ),
        good=(
            "table: test_table\n"
            "title: Test\n"
            "cites: ['book \"Pay\" 10']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: price, type: number, unit: gold, label: Price}\n"
            "rows:\n"
            "  - [plain, 1]\n"
            "  - ['{keen, old}', 2]\n"
        ),
        file="tables/test_table.yaml",
    ),
    Code(
        "R0612",
        "reads-no-row",
        (
            "A line reads a table by keys that are always the same, and the table, which need not be complete, has no "
            "row for them. The line would be refused whenever it counts."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base tolls[keen].toll\n    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base tolls[plain].toll\n    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0613",
        "row-is-lost",
        (
            "A table that need not be complete has no row for some of its keys, and does not name them in `without`. "
            "So a row that is taken away by mistake is noticed. `without` holds a block of keys, or a list of blocks: "
            "`{sort: [keen, old]}`; of several keys, one that is not named may be anything; `any but {a, b}` and bands "
            "are written as in rows."
        ),
        bad=_INCOMPLETE + "rows:\n  - [plain, 1]\n  - [keen, 2]\n",
        good=_INCOMPLETE + "without: {sort: old}\nrows:\n  - [plain, 1]\n  - [keen, 2]\n",
        file="tables/test_table.yaml",
    ),
    Code(
        "R0614",
        "row-is-left-out",
        "A table says in `without` that it has no row for some keys, and has one. One of the two is wrong.",
        bad=_INCOMPLETE + "without: {sort: [keen, old]}\nrows:\n  - [plain, 1]\n  - [keen, 2]\n",
        good=_INCOMPLETE + "without: {sort: old}\nrows:\n  - [plain, 1]\n  - [keen, 2]\n",
        file="tables/test_table.yaml",
    ),
    Code(
        "R0616",
        "titles-alike",
        (
            "Two entries of a kind, or two members of an enumeration, of which players say one when they hand in an "
            "act, are called the same but for capitals, unseen letters, or letters that look alike. Who types the "
            "title of one of them could mean either."
        ),
        bad=_CHARMS.replace("Clover", "HORSESHOE"),
        good=_CHARMS,
    ),
    Code(
        "R0617",
        "headings-meet",
        (
            "Two headings of a page have one address, so that a link to the second leads to the first. Capitals and "
            "marks are no part of an address."
        ),
        bad=_TWO_EXAMPLES.replace("At night", "by day!"),
        good=_TWO_EXAMPLES,
    ),
    Code(
        "R0620",
        "uncovered-case",
        (
            "A value has no answer for something that it may be asked. The message shows the first such "
            "case; add a line for it, or end with `otherwise`."
        ),
        bad=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.sort = keen\n"
            "    low when guard.sort = plain\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.sort = keen\n"
            "    low when guard.sort = plain\n"
            "    otherwise middle\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0621",
        "case-never-applies",
        (
            "The condition of a line cannot be met by anything: its parts contradict each other, or what "
            "stands above it."
        ),
        bad=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.level < 3 levels and guard.level > 5 levels\n"
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.level > 3 levels and guard.level < 5 levels\n"
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0622",
        "case-covered",
        (
            "Whatever a line is for has been answered before it, so that it can never answer. The first "
            "line that applies counts."
        ),
        bad=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.level > 3 levels\n"
            "    middle when guard.level > 5 levels\n"
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.level > 5 levels\n"
            "    middle when guard.level > 3 levels\n"
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0623",
        "bands-overlap",
        ("Two bands of a value share a number. Bands are read like the rows of a table: each number stands in one."),
        bad=(
            'measure pip, pips "pips"\n'
            'value test_value(score: pip) -> Rank "A test"\n'
            "    on score\n"
            "    3 pips .. 5 pips: high\n"
            "    5 pips .. 9 pips: low\n"
            "    otherwise middle\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'measure pip, pips "pips"\n'
            'value test_value(score: pip) -> Rank "A test"\n'
            "    on score\n"
            "    3 pips .. 4 pips: high\n"
            "    5 pips .. 9 pips: low\n"
            "    otherwise middle\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0624",
        "answer-never-reached",
        ("The last answer can never be given, because the lines before it decide every case."),
        bad=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.level > 5 levels\n"
            "    middle when guard.level <= 5 levels\n"
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.level > 5 levels\n"
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0625",
        "case-changes-nothing",
        (
            "A line gives the same answer that would be given without it. A line that is there for its "
            "reason says the reason."
        ),
        bad=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.sort = keen\n"
            "    low when guard.sort = old\n"
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'value test_value(guard: Guard) -> Rank "A test"\n'
            "    high when guard.sort = keen\n"
            '    low when guard.sort = old "tired bones"\n'
            "    otherwise low\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0650",
        "worked-out-from-itself",
        (
            "A quantity, value or fact asks another, and that one asks back. Split one of them: the part "
            "that the other needs becomes a declaration of its own."
        ),
        bad=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base test_other(guard)\n"
            '    cites book "Pay" 1\n'
            'quantity test_other(guard: Guard) -> gold "Another"\n'
            "    base test_amount(guard)\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base test_other(guard)\n"
            '    cites book "Pay" 1\n'
            'quantity test_other(guard: Guard) -> gold "Another"\n'
            "    base 5 gold\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0660",
        "constant-unused",
        ("A constant holds a value that no rule reads and no text prints."),
        bad=('constant test_reach = 3 levels "reach"\n    cites book "Pay" 1\n'),
        good=(
            'constant test_reach = 3 levels "reach"\n'
            '    cites book "Pay" 1\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base 10 gold\n"
            "    add 5 gold when guard.level > test_reach\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0661",
        "ruling-unused",
        (
            "A ruling holds a value that no rule reads and no text prints: the rule holds a value of its "
            "own, or none. Write `ruling NAME` where the value counts."
        ),
        bad=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading one = 5 gold cites book "Pay" 1\n'
            '    take one because "So."\n'
        ),
        good=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading one = 5 gold cites book "Pay" 1\n'
            '    take one because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base ruling test_ruling\n"
            '    cites book "Pay" 1\n'
        ),
    ),
)
