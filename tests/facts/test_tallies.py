"""Tables of conditions: what is told of wrong ones, and what rows add up to."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.ir.interp.api import NeedsInput, Situation, explain
from rulec.runtime.dice import Tape
from rulec.sema.examples import settings
from tests.catalogue.manor import compile_with
from tests.constructs.reading import CASES

HEAD = """table: fees
title: Fees
cites: ['book "Gate" 30 .. 40']
params: {guard: Guard}
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: gold, label: Fee}
rows:
"""
RULES = """quantity test_fee(guard: Guard) -> gold "A test"
    base 1 gold
    tally fees(guard)[guard.sort]
    cites book "Gate" 30
"""


def told(*rows: str, rules: str = RULES, head: str = HEAD) -> list[tuple[str, str]]:
    """Code and headline of all that is told of a table with these rows and of the rules that tally it."""
    table = head + "".join(f"  - {row}\n" for row in rows)
    _, report = compile_with({"case.rules": rules, "tables/fees.yaml": table})
    return [(d.code.number, d.headline) for d in report.sorted()]


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("{row: a, label: A, when: guard.level > 3 levels, all: 2, line: 31}", []),
        ("{row: a, label: A, all: 2}", []),
        ("{row: a, label: A, when: guard.level > 3 levels and guard.level < 2 levels, all: 2}",
         [("R0632", "a condition that never holds")]),
        ("{row: a, label: A, when: guard.levle > 3 levels, all: 2}", [("R0202", "no field `levle` in `Guard`")]),
        ("{row: a, label: A, when: guard.level, all: 2}",
         [("R0301", "the condition is an amount of level, but a yes or no is expected")]),
        ("{row: a, label: A, for each: guard.level, all: 2}",
         [("R0301", "what `for each` counts is an amount of level, but a number is expected")]),
        ('{row: a, label: "A of 3", all: 2}', [("R0702", "the text holds the bare number `3`")]),
        ("{row: a, label: A, plain: 1, keen: 2}", [("R0241", "the row `a` says nothing of `old`")]),
        ("{row: a, label: A, plain: 1, keen: 2, older: 3}",
         [("R0241", "the row `a` says nothing of `old`"), ("R0241", "no `older` in this table of conditions")]),
        ('{row: a, label: A, "plain, keen": 1, plain: 2, all: 3}', [("R0241", "the row `a` gives `plain` twice")]),
        ("{row: a, label: A, only: plain, keen: 2, all: 3}",
         [("R0244", "the row `a` gives `keen`, which `only` leaves out")]),
        ("{row: a, label: A, only: [], all: 3}", [("R0244", "`only` names nothing")]),
        ("{row: a, label: A, when not: a, all: 3}", [("R0243", "the row `a` waits for itself")]),
        ("{row: A, label: A, all: 3}", [("R0240", "`A` is no name of a row")]),
        ("{label: A, all: 3}", [("R0240", "a row without `row`")]),
        ("{row: a, all: 3}", [("R0240", "a row without `label`")]),
        ("{row: a, label: A, all: ~}", [("R0241", "the row `a` leaves a value out")]),
        ("[a, 3]", [("R0240", "a row of conditions is a block of keys")]),
        ("{row: a, label: A, for each: 2, judged: Is it so?, all: 2}",
         [("R0240", "the row `a` is both judged and counted")]),
        ("{row: wage, label: A, judged: Is it so?, all: 2}", [("R0215", "the name `wage` is declared twice")]),
        ("{row: a, label: A, let: {much: }, all: 2}", [("R0240", "`much` of `let` has no value")]),
        ("{row: a, label: A, when: guard.level >, all: 2}", None),
    ],
)  # fmt: skip
def test_rows(row: str, found: list[tuple[str, str]] | None) -> None:
    said = told(row)
    assert said == found if found is not None else said


@pytest.mark.parametrize("quote", ['"', "'"])
def test_a_fault_within_quotes_is_shown_at_its_word(quote: str) -> None:
    row = f"  - {{row: a, label: A, when: {quote}guard.level > 3 levels or guard.levle > 5 levels{quote}, all: 2}}\n"
    _, report = compile_with({"case.rules": RULES, "tables/fees.yaml": HEAD + row})
    [found] = report.sorted()
    assert found.primary.span.text == "levle"


def test_a_row_that_the_line_which_reads_it_shuts_out_is_told_with_that_line() -> None:
    row = "  - {row: a, label: A, when: guard.sort = old, all: 2}\n"
    rules = RULES.replace("tally fees(guard)[guard.sort]", "tally fees(guard)[guard.sort] when guard.sort != old")
    _, report = compile_with({"case.rules": rules, "tables/fees.yaml": HEAD + row})
    [found] = report.sorted()
    assert found.code.number == "R0632"
    [place] = found.related
    assert place.span.text == "guard.sort != old"
    assert place.label == "the row is read only when this holds"


def test_rows_with_one_name() -> None:
    row = "{row: a, label: A, all: 2}"
    assert told(row, row) == [("R0240", "the row `a` stands twice")]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("tally fees(guard)[guard.sort]", None),
        ("tally fees(guard: guard)[keen]", None),
        ("tally fees(guard)", "R0246"),
        ("tally fees[guard.sort]", "R0246"),
        ("tally fees(guard, guard)[guard.sort]", "R0246"),
        ("tally fees(guard)[guard.rank]", "R0301"),
        ("tally fees(guard)[guard.sort].price", "R0213"),
        ("tally fee(guard)[guard.sort]", "R0212"),
        ("tally 5 gold", "R0212"),
        ("tally fees(guard)[guard.sort] for each f in guard.friends", "R0540"),
        ("tally fees(guard)[guard.sort] as fear", "R0223"),
    ],
)
def test_lines(line: str, code: str | None) -> None:
    rules = f'quantity test_fee(guard: Guard) -> gold "A test"\n    base 1 gold\n    {line}\n    cites book "Gate" 30\n'
    found = [number for number, _ in told("{row: a, label: A, when: guard.level > 3 levels, all: 2}", rules=rules)]
    assert found == ([code] if code else [])


def test_a_table_of_another_measure_does_not_add_up() -> None:
    rules = RULES.replace("-> gold", "-> food").replace("1 gold", "1 food")
    assert [number for number, _ in told("{row: a, label: A, all: 2}", rules=rules)] == ["R0301"]


def test_an_explanation_tells_each_row_that_did_not_count_and_why() -> None:
    compiled, report = compile_with(CASES["tally"].files)
    assert compiled is not None
    assert not report.found
    function = compiled.model.function("mood")
    pairs = [("guard.sort", "keen"), ("guard.level", "2"), ("guard.house.gold", "5"), ("cheated(guard)", "no")]
    typed, names = settings(compiled.context, function, pairs, Report())
    found = explain(Situation(compiled.program, compiled.model, typed, names), "mood")
    assert found.amount == 12
    states = {line.entry.label.parts[0]: (line.state, line.reason) for line in found.lines if line.entry.label}
    assert states["The house has anything"] == ("applied", "")
    assert states["Of some rank"] == ("not_applied", "when")
    assert states["Cheated of the last pay"] == ("not_applied", "when")
    assert states["Well on in years"] == ("not_applied", "when")


def test_everything_that_was_not_stated_is_asked_for_at_once() -> None:
    rules = "".join(
        f'fact {name}(guard: Guard) "{{guard}} is {name}", not "{{guard}} is not {name}"\n'
        f'    judged "Is {{guard}} {name}?"\n    cites book "Gate" 30\n'
        for name in ("lame", "fed", "wet")
    )
    rules += (
        'roll mood(guard: Guard) -> Rank "A mood"\n    low when lame(guard) and not fed(guard)\n'
        '    high when wet(guard)\n    on d6\n    1 .. 3: low\n    4 or more: middle\n    cites book "Gate" 30\n'
    )
    compiled, report = compile_with({"case.rules": rules})
    assert compiled is not None, [d.headline for d in report.found]
    with pytest.raises(NeedsInput) as lack:
        explain(Situation(compiled.program, compiled.model), "mood", Tape([3]))
    assert [(path, question) for path, _, question in lack.value.needs] == [
        ("lame(guard)", "Is the guard lame?"), ("fed(guard)", "Is the guard fed?"), ("wet(guard)", "Is the guard wet?"),
    ]  # fmt: skip
