"""Values and facts: the first case answers; `no` beats `yes` beats what has to hold; needs say what is lacking."""

from __future__ import annotations

import pytest

from rulec.ir import nodes as ir
from tests.ir.bench import compiled, guard, play, play_with

CITES = '    cites book "Pay" 1\n'


def test_the_first_case_answers() -> None:
    source = (
        'value answer(guard: Guard) -> Rank "A test"\n'
        "    high when guard.level > 5 levels\n"
        "    middle when guard.level > 2 levels\n"
        "    otherwise low\n" + CITES
    )
    assert [play(source, "answer", level=n).value for n in (9, 4, 1)] == [2, 1, 0]


def test_no_case_is_a_named_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    # the analysis refuses what it can show to be open; what it cannot show is left to the fault
    monkeypatch.setattr("rulec.sema.analysis.analyse", lambda *_: None)
    source = 'value answer(guard: Guard) -> Rank "A test"\n    low when guard.level < 2 levels\n' + CITES
    assert play(source, "answer", level=1).value == 0
    assert play(source, "answer", level=3).value == "NoAnswer"


def test_bands() -> None:
    source = (
        'value answer(score: level) -> Rank "A test"\n'
        "    3 levels or less: low\n"
        "    4 levels .. 6 levels: middle\n"
        "    7 levels or more: high\n" + CITES
    )
    program, model = compiled(source)
    found = [play_with(program, model, "answer", [score]).value for score in (-5, 3, 4, 6, 7, 99)]
    assert found == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("head", "lines"),
    [
        ("value answer(rank: Rank) -> number", ("on rank", "low: 1", "middle: 2", "high: 3")),
        ("value answer(score: level) -> number", ("3 levels or less: 1", "4 levels: 2", "5 levels or more: 3")),
        ("value answer(score: level) -> number", ("1 when score < 4 levels", "2 when score >= 4 levels")),
        ("roll answer() -> number", ("on d6", "1 .. 4: 1", "5, 6: 2")),
    ],
)
def test_where_every_case_has_a_line_the_last_needs_no_test(head: str, lines: tuple[str, ...]) -> None:
    source = f'{head} "A test"\n' + "".join(f"    {line}\n" for line in lines) + CITES
    body = compiled(source)[0].functions["answer"].body
    assert isinstance(body[-1], ir.Return)
    assert not any(isinstance(node, ir.Raise) for stmt in body for node in ir.walk(stmt))


@pytest.mark.parametrize(
    "lines",
    [
        ("1 when rank = low", "2 when rank = high"),  # middle is left
        ("1 when rank = low", "2 when rank = middle", "3 when rank = high and score > 2 levels"),
    ],
)
def test_where_a_case_may_have_no_line_the_last_keeps_its_test(
    lines: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulec.sema.analysis.analyse", lambda *_: None)
    source = 'value answer(rank: Rank, score: level) -> number "A test"\n'
    source += "".join(f"    {line}\n" for line in lines) + CITES
    body = compiled(source)[0].functions["answer"].body
    assert isinstance(body[-1], ir.Raise)


FACT = (
    'fact fit(guard: Guard) "{guard} is fit", not "{guard} is unfit"\n'
    "    no when guard.sort = old\n"
    "    yes when guard.rank = high\n"
    "    needs grown: guard.level >= 2 levels else \"Too young.\"\n"
    "    needs lucky: guard.luck >= 10% when guard.sort = keen else \"Out of luck.\"\n" + CITES
)  # fmt: skip
WAIVER = (
    'virtue bold "Bold"\n    cites book "Virtues" 1\n    modify fit for its guard\n        waive grown "boldness"\n'
)


def test_no_beats_yes_beats_needs() -> None:
    assert play(FACT, "fit", sort=2, rank=2, level=9).value is False
    assert play(FACT, "fit", rank=2, level=0).value is True
    assert play(FACT, "fit", level=2).value is True
    assert play(FACT, "fit", level=1).value is False


def test_a_need_is_asked_only_in_its_case() -> None:
    assert play(FACT, "fit", level=2, luck=0).value is True
    assert play(FACT, "fit", level=2, luck=0, sort=1).value is False


def test_a_waiver_meets_a_need() -> None:
    source = FACT + WAIVER
    program, model = compiled(source)
    bold = next(r.position for r in model.records["Virtue"] if r.name == "bold")
    young = guard(program, model, level=0)
    assert play_with(program, model, "fit", [young]).value is False
    house = young.fields["house"]
    house.fields["virtues"] = 1 << bold
    assert play_with(program, model, "fit", [young]).value is True
    assert play_with(program, model, "refusals_fit", [young]).value == ()


def test_refusals_are_empty_just_where_the_fact_holds() -> None:
    for sort in (0, 1, 2):
        for rank in (0, 2):
            for level in (1, 2):
                for luck in (0, 20):
                    given = {"sort": sort, "rank": rank, "level": level, "luck": luck}
                    holds = play(FACT, "fit", **given).value
                    lacking = play(FACT, "refusals_fit", **given).value
                    assert holds == (lacking == ())


def test_refusals_tell_every_need_that_is_not_met() -> None:
    program, _ = compiled(FACT)
    entries = program.functions["refusals_fit"].entries
    lacking = play(FACT, "refusals_fit", level=0, luck=0, sort=1).value
    assert [entries[i].clause.name for i in lacking] == ["grown", "lucky"]


def test_what_may_be_none_is_asked_first() -> None:
    source = (
        'fact holds_here(guard: Guard) "{guard} has a brave friend", not "{guard} has none"\n'
        "    holds guard.friend != none and guard.friend.level > 3 levels and guard.friend.friend != none\n" + CITES
    )
    program, model = compiled(source)
    alone = guard(program, model, friend=None)
    strong = guard(program, model, friend=guard(program, model, level=5, friend=alone))
    weak = guard(program, model, friend=guard(program, model, level=5, friend=None))
    assert [play_with(program, model, "holds_here", [g]).value for g in (alone, strong, weak)] == [False, True, False]


def test_loops_in_conditions() -> None:
    source = (
        'fact led(guard: Guard) "{guard} is led", not "{guard} is not led"\n'
        "    holds any(f.rank >= middle for each f in guard.friends where f.level > 2 levels)\n"
        "    holds all(f.sort != old for each f in guard.friends)\n"
        "    holds count(each f in guard.friends) < 3\n" + CITES
    )
    program, model = compiled(source)

    def friends(*pairs: tuple[int, int, int]) -> bool:
        made = tuple(guard(program, model, rank=r, level=lv, sort=s) for r, lv, s in pairs)
        return bool(play_with(program, model, "led", [guard(program, model, friends=made)]).value)

    assert friends((1, 3, 0))
    assert not friends((1, 2, 0))
    assert not friends((2, 3, 0), (0, 0, 2))
    assert not friends((2, 3, 0), (0, 0, 0), (0, 0, 0))
