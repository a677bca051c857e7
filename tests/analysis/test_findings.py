"""What the analysis finds in small sources, and what it leaves alone."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.sema.analysis import analyse
from tests.analysis.build import MANOR, ORCHARD, findings, manor, model_of, read
from tests.catalogue.manor import compile_with

CITES = '    cites book "Pay" 1\n'


def quantity(*lines: str) -> str:
    return 'quantity test_amount(guard: Guard) -> gold "A test"\n' + "".join(f"    {x}\n" for x in lines) + CITES


def value(*lines: str) -> str:
    return 'value test_value(guard: Guard) -> Rank "A test"\n' + "".join(f"    {x}\n" for x in lines) + CITES


def fact(*lines: str) -> str:
    return 'fact test_fact(guard: Guard) "{guard} passes"\n' + "".join(f"    {x}\n" for x in lines) + CITES


@pytest.mark.parametrize("pack", [MANOR, ORCHARD], ids=["manor", "orchard"])
def test_whole_packs_raise_no_alarm(pack) -> None:
    assert findings(model_of(read(pack))) == []


SILENT = {
    "complementary facts": value("high when ready(guard)", "low when not ready(guard)"),
    "a fact is looked into": value("high when ready(guard)", "low when guard.level < 2 levels"),
    "a call compared at one place": value("high when wage(guard) < 9 gold", "low when wage(guard) >= 9 gold"),
    "two terms, all three ways": value(
        "high when guard.friend != none and guard.friend.level < guard.level",
        "middle when guard.friend != none and guard.level < guard.friend.level",
        "low when guard.friend = none or guard.friend.level = guard.level",
    ),
    "whole levels leave nothing between": value(
        "low when guard.level <= 3 levels", "high when guard.level >= 4 levels"
    ),
    "an amount of a quantity is whole": value("low when wage(guard) <= 3 gold", "high when wage(guard) >= 4 gold"),
    "an if as a condition": value(
        "high when if guard.sort = keen then guard.rank = high else guard.level > 3 levels",
        "low when guard.sort = keen and guard.rank != high",
        "middle when guard.sort != keen and guard.level <= 3 levels",
    ),
    "a scale in halves": value("low when guard.rank < high", "high when guard.rank >= high"),
    "an optional": value("low when guard.friend = none", "high when guard.friend != none"),
    "a cell, row by row": value(
        "low when prices[guard.sort].price = 10 gold", "high when prices[guard.sort].price != 10 gold"
    ),
    "what is not looked into may cover the rest": value(
        "low when guard.level < 3 levels",
        "high when any(f.level > guard.level for each f in guard.friends)",
        "middle when guard.level >= 8 levels",
    ),
    "bases that exclude each other": quantity(
        "base 10 gold when guard.house has brave", "base 5 gold when not guard.house has brave"
    ),
    "equal bases do not clash": quantity("base 5 gold when guard.sort = keen", "base 5 gold"),
    "a nothing over a family": quantity(
        "family gifts counts sum",
        "base 5 gold",
        "add 3 gold as gifts",
        "add 0 gold when guard.sort = old over gifts",
    ),
    "limits that exclude each other": quantity(
        "base 5 gold",
        "add 5 gold up to 9 gold when guard.sort = keen",
        "add 9 gold up to 12 gold when guard.sort = old",
    ),
    "half and half": quantity("base 5 gold", "reduce by 50%", "reduce by 50% when guard.sort = old"),
    "an amount is not below nothing": value(
        "low when guard.level in 0 levels .. 3 levels", "high when guard.level > 3 levels"
    ),
}


@pytest.mark.parametrize("source", SILENT.values(), ids=SILENT)
def test_silence(source: str) -> None:
    assert findings(manor(source)) == []


FOUND = {
    "a missing member": (
        value("high when guard.sort = keen", "low when guard.sort = old"),
        ["R0620 1: no line answers when `guard.sort = plain`"],
    ),
    "a missing number": (
        value(
            "low when guard.level <= 3 levels",
            "middle when guard.level = 5 levels",
            "high when guard.level > 6 levels",
        ),
        ["R0620 1: no line answers when `guard.level = 4 levels`"],
    ),
    "a missing combination": (
        value(
            "low when guard.sort = plain",
            "high when guard.rank = high",
            "low when guard.sort = old and guard.rank != high",
        ),
        ["R0620 1: no line answers when `guard.sort = keen and guard.rank in {low, middle}`"],
    ),
    "a fact that leaves a rest": (
        value("high when ready(guard)"),
        ["R0620 1: no line answers when `guard.level in 0 levels .. 1 level`"],
    ),
    "a scale that cannot be": (
        value("low when guard.rank < low", "otherwise high"),
        ["R0621 2: never holds"],
    ),
    "an answer given twice": (
        value("low when guard.sort = old", "high when guard.sort in {old}", "otherwise middle"),
        ["R0622 3: what it is for is answered before"],
    ),
    "a no that hides a yes": (
        fact("no when guard.level < 5 levels", "yes when guard.level < 3 levels", "otherwise no"),
        ["R0622 3: what it is for is answered before"],
    ),
    "a need that is always met": (
        fact('needs sort: guard.sort in {plain, keen, old} else "No."'),
        ["R0633 2: always met"],
    ),
    "bases of which none counts": (
        quantity("base 5 gold when guard.level > 3 levels", "add 1 gold"),
        ["R0631 2: no base when `guard.level in 0 levels .. 3 levels`"],
    ),
    "two set to": (
        quantity("base 5 gold", "set to 3 gold when guard.sort = old", "set to 1 gold when guard.level = 1 level"),
        ["R0630 4: both count when `guard.sort = old and guard.level = 1 level`"],
    ),
    "over nothing": (
        quantity("family gifts counts sum", "base 5 gold", "add 3 gold over gifts"),
        ["R0636 4: no line counts `as gifts`"],
    ),
    "a lower limit above an upper one": (
        quantity("base 5 gold", "at least 9 gold", "at most 6 gold when guard.sort = old"),
        ["R0639 4: cannot be kept together with the other"],
    ),
    "a limit that the bounds set": (
        quantity("base 5 gold", "at least 1 gold", "at least 2 gold, at most 9 gold"),
        ["R0637 3: the bounds keep the value there anyway"],
    ),
    "reductions that may meet": (
        quantity("base 5 gold", "reduce by 60%", "reduce by 50% when guard.sort = old"),
        ["R0640 4: together 110%"],
    ),
    "a modify that contradicts its line": (
        quantity("base 5 gold") + "modify test_amount when guard.sort = keen\n    add 1 gold when guard.sort = old\n",
        ["R0632 5: never holds here"],
    ),
    "what needs no word about others": (
        quantity("base 5 gold")
        + 'virtue bold "Bold"\n    cites book "Virtues" 3\n    modify test_amount for its guard\n        times 1\n',
        ["R0637 7: `times` 1 leaves the value as it is"],
    ),
}


@pytest.mark.parametrize("source, expected", FOUND.values(), ids=FOUND)
def test_found(source: str, expected: list[str]) -> None:
    assert findings(manor(source)) == expected


TABLE = """table: tolls
title: Tolls
cites: ['book "Pay" 10']
keys: [rank, level]
columns:
  - {name: rank, type: Rank, label: Rank}
  - {name: level, type: level, label: Level}
  - {name: toll, type: number, unit: gold, label: Toll}
rows:
"""


@pytest.mark.parametrize(
    "rows, expected",
    [
        (["low, any, 1", "middle, 1 .. 5, 2", "middle, 6 or more, 2", "high, any, 3"], []),
        (
            ["low, any, 1", "middle, 1 .. 3, 2", "middle, 6 .. 9, 2", "high, any, 3"],
            ["R0610 1: no row for `rank = middle, level in 4 levels .. 5 levels`"],
        ),
        (
            ["low, any, 1", "middle, 1 .. 5, 2", "middle, 5 .. 9, 2", "high, any, 3"],
            ["R0611 12: both are for `rank = middle, level = 5 levels`"],
        ),
        (
            ["low, any, 1", "middle, 1, 2", "middle, 3, 2", "high, any, 3"],
            ["R0610 1: no row for `rank = middle, level = 2 levels`"],
        ),
        (["low, any, 1", "low, any, 2", "middle, any, 2", "high, any, 3"], ["R0611 11: the same keys again"]),
    ],
)
def test_tables(rows: list[str], expected: list[str]) -> None:
    table = TABLE + "".join(f"  - [{row}]\n" for row in rows)
    assert findings(manor(tolls=table)) == expected


def test_a_table_that_is_not_complete_may_have_gaps() -> None:
    head = TABLE.replace("rows:", "complete: no\nwithout: {rank: any but low}\nrows:")
    assert findings(manor(tolls=head + "  - [low, any, 1]\n")) == []


def test_a_ring_shows_every_call() -> None:
    ring = "".join(
        f'quantity q_{a}(guard: Guard) -> gold "Q"\n    base q_{b}(guard)\n{CITES}' for a, b in ("ab", "bc", "ca")
    )
    report = Report()
    analyse(manor(ring), report)
    (found,) = report.sorted()
    assert found.code.number == "R0650"
    assert [place.label for place in (found.primary, *found.related)] == [
        "asks `q_b`",
        "`q_b` asks `q_c`",
        "`q_c` asks `q_a`",
    ]
    assert found.notes == ("`q_a` → `q_b` → `q_c` → `q_a`",)


def test_a_ring_through_a_cell() -> None:
    table = TABLE.replace("label: Toll}", "label: Toll, params: {guard: Guard}}")
    rows = "  - ['{low, middle}', any, 1]\n  - [high, any, wage_of(guard)]\n"
    source = 'quantity wage_of(guard: Guard) -> gold "W"\n    base tolls[guard.rank, guard.level].toll\n' + CITES
    assert [line[:5] for line in findings(manor(source, tolls=table + rows))] == ["R0650"]


def test_a_column_of_a_table_that_reads_itself_is_a_ring() -> None:
    table = (
        "table: tolls\ntitle: Tolls\ncites: ['book \"Pay\" 12']\nkeys: [rank]\ncolumns:\n"
        "  - {name: rank, type: Rank, label: Rank}\n  - {name: toll, type: gold, label: Toll}\n"
        "  - {name: half, type: gold, label: Half}\n"
    )
    ring = "rows:\n  - [low, 'tolls[high].half', 2]\n  - [middle, 3, 3]\n  - [high, 3, 'tolls[low].toll']\n"
    straight = "rows:\n  - [low, 4, 'tolls[high].toll']\n  - [middle, 3, 3]\n  - [high, 3, 'tolls[low].toll']\n"
    assert [line[:5] for line in findings(manor(tolls=table + ring))] == ["R0650"]
    assert not [line for line in findings(manor(tolls=table + straight)) if line.startswith("R0650")]


def test_a_value_used_in_a_text_alone_is_alive() -> None:
    source = 'constant depth = 3 levels "depth"\n' + CITES
    told = source + quantity("base 5 gold", 'add 1 gold "for {depth} levels"')
    assert findings(manor(told)) == []
    assert findings(manor(source)) == ["R0660 1: no rule reads this"]
    twice = 'constant twice = depth * 2 "twice as deep"\n' + CITES
    assert findings(manor(source + twice + quantity("base 5 gold", 'add 1 gold "for {twice} levels"'))) == []
    assert findings(manor(source + twice)) == ["R0660 3: no rule reads this"]


def test_an_example_inherits_the_citation_of_its_block() -> None:
    example = '    example "E"\n        given g: Guard(level: 1 level)\n        expect ready(g) = no\n'
    record = 'virtue bold "Bold"\n    cites book "Virtues" 3\n'
    assert findings(manor(record + example)) == []
    assert [line[:5] for line in findings(manor(example.replace("\n    ", "\n").strip() + "\n"))] == ["R0820"]


# ---- one fault, one message ------------------------------------------------------------------------
def test_a_type_that_is_not_there_is_told_once() -> None:
    _, report = compile_with(
        {
            "case.rules": 'kind Booth, booths "booth"\n    keeper: Gaurd "keeper"\n\n'
            'fact guarded(booth: Booth) "{booth} is guarded", not "{booth} is not guarded"\n'
            '    holds booth.keeper.sort != keen\n    cites book "Gate" 3\n'
        }
    )
    assert [d.code.number for d in report.sorted()] == ["R0214"]


# ---- citations -------------------------------------------------------------------------------------
def test_lines_of_a_block_rest_on_what_the_block_cites() -> None:
    head = 'value hue(guard: Guard) -> number "Hue"\n    1 when guard.level > 3 levels\n    otherwise 2\n'
    more = 'modify hue\n    3 when guard.level > 7 levels\n    cites book "Gate" 71\n'
    made, report = compile_with({"case.rules": f'{head}    cites book "Gate" 70\n\n{more}'})
    assert made is not None, [d.headline for d in report.found]
    cited = [[cite.first for cite in case.cites] for case in made.model.values["hue"].cases]
    assert sorted(cited) == [[], [], [71]]


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("base tolls[keen].toll", ["keen"]),
        ("base tolls[plain].toll", []),
        ("base tolls[guard.sort].toll", []),
        ("base tolls[old].toll + tolls[keen].toll", ["keen"]),
    ],
)
def test_what_a_line_reads_by_fixed_keys_is_there(line: str, rows: list[str]) -> None:
    _, report = compile_with({"case.rules": quantity(line)})
    assert [d.code.number for d in report.sorted()] == ["R0612" for _ in rows]
    for found, key in zip(report.sorted(), rows, strict=True):
        assert found.headline == f"the table `tolls` has no row for `{key}`"
        assert found.primary.span.text == f"tolls[{key}].toll"
        [table] = found.related
        assert (table.span.source.path, table.span.text) == ("rules/manor/tables/tolls.yaml", "tolls")


def test_an_if_in_a_condition_is_looked_into() -> None:
    lines = (
        "high when if guard.sort = keen then guard.rank = high else guard.level > 3 levels",
        "low when guard.sort = keen and guard.rank = high",
        "otherwise middle",
    )
    _, report = compile_with({"case.rules": value(*lines)})
    assert [each.code.number for each in report.found] == ["R0622"]


APART = """\
variant long_day "A long day"
    modify duty
        middle when guard.sort = keen
    cites book "Pay" 6
variant short_day "A short day"
    modify duty
        high when guard.sort = old
    cites book "Pay" 6
"""


def test_variants_whose_answers_never_meet_do_not_clash() -> None:
    _, report = compile_with({"case.rules": APART})
    assert report.found == []
    _, report = compile_with({"case.rules": APART.replace("when guard.sort = old", "when guard.level > 1 level")})
    assert [each.code.number for each in report.found] == ["R0386"]


TWELVE = """\
fact mild(n: number) "{n} is mild", not "{n} is not mild"
    yes when n = 1
    yes when n = 2
    yes when n = 3
    yes when n = 4
    yes when n = 5
    holds n > 5
    holds n < 7
    cites book "Gate" 43
value rest(n: number) -> Rank "How one rests"
    low when mild(n)
    middle when n > 6
    low when n < 1
    cites book "Gate" 43
"""


def test_a_fact_of_twelve_parts_is_seen_through() -> None:
    """Five lines with what they ask and answer, and two that hold: whole numbers leave no case without an answer."""
    _, report = compile_with({"case.rules": TWELVE})
    assert report.found == []
    _, report = compile_with({"case.rules": TWELVE.replace("n > 6", "n > 7")})
    assert [each.code.number for each in report.found] == ["R0620"]
