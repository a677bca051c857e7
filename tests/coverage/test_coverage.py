"""What is left out is counted: uncited lines, idle records, unseen rule lines, unshown declarations, number words."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.coverage import coverage, show, traces
from rulec.sema.typing.texts import number_words
from tests.analysis.build import ORCHARD, manor, model_of, read
from tests.sync.pack import Base


def test_uncited_lines_come_in_ranges_and_blank_lines_do_not_count() -> None:
    text = "\n".join(["a", "b", "c", "", "e", "f", "g", "h", "i", "j", "k", "", "m"])
    counted = coverage(manor(), sources={"book": text})["documents"]["book"]
    assert counted == {"lines": 11, "cited": 9, "uncited": 2, "ranges": [[11, 13]]}


def test_records_that_change_nothing_are_listed() -> None:
    found = coverage(manor())
    assert found["records"] == 2
    assert found["unexecuted_records"] == ["virtue:thrifty"]


def test_rule_lines_that_no_example_shows() -> None:
    from rulec.ir.lower.program import lower

    model = model_of(read(ORCHARD))
    program = lower(model, Report())
    assert program is not None
    found = coverage(model, trace=traces(program, model))
    unseen = {line["at"].rsplit(":", 2)[0] + ":" + line["in"] for line in found["undistinguished"]}
    assert found["rule_lines"] > len(found["undistinguished"]) > 0
    assert "picking.rules:quantity:load" in unseen
    assert not any(line["at"].startswith("picking.rules:9:") for line in found["undistinguished"])


def test_a_line_that_needs_a_number_which_no_source_tells_can_be_shown_by_no_example() -> None:
    from rulec.ir.lower.program import lower

    table = (
        "table: pushes\ntitle: Pushes\ncites: ['book \"Pay\" 1']\nkeys: [rank]\ncolumns:\n"
        "  - {name: rank, type: Rank, label: Rank}\n  - {name: near, type: number, unit: gold, label: Near}\n"
        "  - {name: far, type: number, unit: gold, label: Far}\nrows:\n"
        "  - [low, 1, unknown]\n  - ['{middle, high}', unknown, unknown]\n"
    )
    rules = (
        'quantity push(rank: Rank, away: truth) -> gold "Push"\n    base 0 gold\n    add pushes[rank].near "near"\n'
        '    add pushes[rank].far when away "far"\n    cites book "Pay" 1\n'
    )
    model = manor(rules, pushes=table)
    program = lower(model, Report())
    assert program is not None
    unseen = coverage(model, trace=traces(program, model))["undistinguished"]
    # of the base and of what is told of one rank there is no example yet
    assert [line["at"].rsplit(":", 2)[1] for line in unseen if line["in"] == "quantity:push"] == ["2", "3"]


def test_declarations_that_no_page_shows() -> None:
    found = coverage(manor(), pages={"a.md": "# What a guard is paid\n\n**Brave**, Thrifty; *reach*"})
    assert "quantity:wage" not in found["unshown"]
    assert "virtue:brave" not in found["unshown"]
    assert "quantity:hold_chance" in found["unshown"]


NUMBERS = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen half quarter double"
)


def test_each_number_word_counts() -> None:
    assert " ".join(match[0] for match in number_words(NUMBERS)) == NUMBERS


@pytest.mark.parametrize("behind", ["of them", "away", "who came", "back"])
def test_one_of_whom_something_is_told_counts_nothing(behind: str) -> None:
    assert list(number_words(f"The one {behind}.")) == []
    assert len(list(number_words("The one guard."))) == 1


def test_number_words_in_texts_are_counted() -> None:
    source = (
        'constant depth = 3 levels "depth"\n    cites book "Pay" 1\n    about "Two steps, twice {depth as word}."\n'
    )
    found = coverage(manor(source + 'quantity q(g: Guard) -> level "Q"\n    base depth\n    cites book "Pay" 1\n'))
    assert [entry["word"] for entry in found["number_words"]] == ["two", "twice"]


def test_one_is_a_number_before_what_it_counts() -> None:
    text = (
        "One of them, or a better one, takes one from the other, one by one; the two stay, the third guard gets "
        "a third; one {depth as word} is one guard."
    )
    source = f'constant depth = 3 levels "depth"\n    cites book "Pay" 1\n    about "{text}"\n'
    found = coverage(manor(source + 'quantity q(g: Guard) -> level "Q"\n    base depth\n    cites book "Pay" 1\n'))
    assert [entry["word"] for entry in found["number_words"]] == ["third", "one", "one"]


PRONOUN = (
    "of whom, another, and the other, or the other, but not all, nor the other, who pays, whose turn it is, "
    "whom it pays, that pays, which pays, is lost, was lost, are lost, were lost, be lost, has paid, have paid, "
    "had paid, may pay, can pay, must pay, might pay, will pay, would pay, does pay, do pay, did pay, not paid, "
    "in town, on foot, by the gate, for the house, from the town, to the north, with luck, without luck, "
    "than the other, as well, if any, when paid, where it stands, while it stands, until then, under the gate, "
    "over the gate, after the other, before the other, behind the gate, against the other, between the gates, "
    "into town, out of town, off the road, up the road, down the road, away from here, back in town, "
    "through the gate, then the other, too, the house pays, its house pays, their house pays, his house pays, "
    "it pays, he pays, she pays, they pay"
)
"""What may follow on `the one` that stands for a thing."""


def test_one_is_no_number_where_it_stands_for_a_thing() -> None:
    """`the one for the house` counts nothing; `the one guard for the house` does."""
    behind = PRONOUN.split(", ")
    assert [one for one in behind if list(number_words(f"The guard is the one {one}"))] == []
    assert [one for one in behind if not list(number_words(f"The guard is the one guard {one}"))] == []


def test_a_number_word_in_a_name_counts_nothing() -> None:
    source = """virtue double_watch "Double watch"
    cites book "Pay" 1
    about "A double watch is a double one, and the Double Watch of the double gate."

virtue half "Half"
    cites book "Pay" 1
    about "A half."
"""
    found = coverage(manor(source))["number_words"]
    assert [entry["word"] for entry in found] == ["double", "double", "half"]


def test_kinds_and_what_views_show_stand_on_pages_under_their_headings() -> None:
    source = """view watch(house: House) "The watch"
    for each g in guards where g.house = house
    shows rank_above: g.level > 3 levels
    cites book "Pay" 1
"""
    found = coverage(manor(source), pages={"a.md": "# Guards\n\n## The watch"})["unshown"]
    assert "kind:Guard" not in found
    assert "value:watch" not in found
    assert "value:watch_rank_above" in found
    found = coverage(manor(source), pages={"a.md": "# The watch\n\n| Rank above | so it is |"})["unshown"]
    assert "value:watch_rank_above" not in found


def test_as_text() -> None:
    text = show(coverage(manor(), sources={"book": "a\nb\n"}))
    assert text.startswith("manor 0.1.0\n  book: 2 of 2 lines cited\n")
    assert "\n  1 of 2 entries not carried out yet\n    virtue:thrifty\n" in text


def test_what_a_solve_decides_in_an_example_is_shown() -> None:
    base = Base("diplomacy_1971")
    found = coverage(base.model, trace=traces(base.program, base.model))
    unseen = {line["in"] for line in found["undistinguished"]}
    # "An army whose landing would break its own convoy" and "Two equal moves stand each other off"
    assert unseen.isdisjoint({"value:ferries", "value:backers", "quantity:backing"})
