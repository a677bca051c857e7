"""The gaps of an old text, each in its own shape: what the checker says of them before anybody rules."""

from __future__ import annotations

from tests.catalogue.manor import compile_with

END = '    cites book "Gate" 30\n'


def told(rules: str, **tables: str) -> list[tuple[str, str]]:
    """Code and label of all that is told."""
    _, report = compile_with({"case.rules": rules, **{f"tables/{name}.yaml": text for name, text in tables.items()}})
    return [(d.code.number, d.primary.label) for d in report.sorted()]


def test_a_score_of_exactly_three_has_no_line() -> None:
    rules = (
        'value answer(score: gold) -> Rank "What comes of a score"\n'
        "    on score\n    4 gold or more: high\n    -2 gold .. 2 gold: middle\n    -3 gold or less: low\n" + END
    )
    assert told(rules) == [("R0620", "no line answers when `score = 3 gold`")]


def test_a_ratio_of_exactly_one_has_no_line() -> None:
    rules = (
        'value outcome(mine: gold, theirs: gold) -> Rank "Who gives way"\n'
        "    high when mine > theirs\n    low when mine < theirs\n" + END
    )
    assert told(rules) == [("R0620", "no line answers when `mine = theirs`")]


def test_a_band_between_two_others_has_no_row() -> None:
    table = (
        "table: chart\ntitle: Chart\ncites: ['book \"Gate\" 31']\nkeys: [count]\ncolumns:\n"
        "  - {name: count, type: gold, label: Count}\n  - {name: lost, type: gold, label: Lost}\n"
        "rows:\n  - [1 .. 3, 1]\n  - [5 .. 8, 2]\n  - [9 or more, 3]\n"
    )
    rules = 'quantity lost(count: gold) -> gold "Lost"\n    base chart[count]\n' + END
    assert told(rules, chart=table) == [("R0610", "no row for `count = 4 gold`")]


def test_a_letter_without_faces_has_no_row() -> None:
    table = (
        "table: strikes\ntitle: Strikes\ncites: ['book \"Gate\" 31']\nkeys: [rank]\ncolumns:\n"
        "  - {name: rank, type: Rank, label: Rank}\n  - {name: faces, type: list of number, label: Faces}\n"
        "rows:\n  - [low, '{5, 6}']\n  - [middle, '{6}']\n"
    )
    rules = 'roll broken(rank: Rank) -> truth "Broken"\n    throw face be d6\n    face in strikes[rank]\n' + END
    assert told(rules, strikes=table) == [("R0610", "no row for `rank = high`")]
    assert told(rules, strikes=table + "  - [high, unknown]\n") == []


def test_a_row_that_shadows_another_is_found_in_a_table_of_bands() -> None:
    table = (
        "table: chart\ntitle: Chart\ncites: ['book \"Gate\" 31']\nkeys: [count]\ncolumns:\n"
        "  - {name: count, type: gold, label: Count}\n  - {name: lost, type: gold, label: Lost}\n"
        "rows:\n  - [3 or less, 1]\n  - [3 or more, 3]\n"
    )
    rules = 'quantity lost(count: gold) -> gold "Lost"\n    base chart[count]\n' + END
    assert told(rules, chart=table) == [("R0611", "both are for `count = 3 gold`")]


def test_percent_dice_read_in_bands() -> None:
    rules = (
        'roll weather() -> Rank "The weather"\n    on d100\n    1 .. 60: low\n    62 .. 90: middle\n    91 or more: '
        "high\n" + END
    )
    assert told(rules) == [("R0620", "no line answers when `the throw = 61`")]
