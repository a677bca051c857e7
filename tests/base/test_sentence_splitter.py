"""Lines of a document are split into sentences, which have addresses."""

from __future__ import annotations

import pytest

from rulec.base.sentence_splitter import sentences, sum_of


def split(text: str) -> dict[str, str]:
    """The sentences of a text by their addresses."""
    found = sentences(text.split("\n"))
    return {f"{line}.{at}": said for line, told in found.items() for at, said in enumerate(told, 1)}


def test_sentences_are_counted_on_the_line_where_they_begin() -> None:
    text = "A guard stands. He may not\nleave the gate. Who does, pays!\n\nIt is closed (at night)."
    assert split(text) == {
        "1.1": "A guard stands.",
        "1.2": "He may not leave the gate.",
        "2.1": "Who does, pays!",
        "4.1": "It is closed (at night).",
    }


def test_a_sentence_that_a_page_break_tears_belongs_to_its_first_line() -> None:
    assert split("The best guards\n\n(L7+), it is said, hear all. Others\n\ndo not.") == {
        "1.1": "The best guards (L7+), it is said, hear all.",
        "3.1": "Others do not.",
    }
    assert list(split("The gate is high\n\nThe tower is low")) == ["1.1", "3.1"]
    assert list(split("The gate is high.\n\nand so on")) == ["1.1", "3.1"]


@pytest.mark.parametrize(
    "one",
    [
        "He pays 1.5 gold, i.e. more than e.g. a farmer.",
        "See No. 12 and Mr. Smith, vs. J. R. R. Tolkien.",
        "It is open in autumn ONLY, (cf. the map) at 3 p.m. sharp",
        "The guard goes: none sees him.",
    ],
)
def test_abbreviations_figures_and_colons_end_no_sentence(one: str) -> None:
    assert split(one) == {"1.1": one}


def test_a_bracket_a_quote_or_a_figure_may_begin_a_sentence() -> None:
    assert list(split('It is open. (Not always.) "Go!" 12 guards go. 3 stay')) == ["1.1", "1.2", "1.3", "1.4", "1.5"]


def test_marks_of_items_are_no_part_of_a_sentence_and_begin_anew() -> None:
    text = "Guards may:\n- **hold** the gate\n  * or *leave*\n3.  Stay. Go.\n(ii) Sleep"
    assert split(text) == {
        "1.1": "Guards may:",
        "2.1": "hold the gate",
        "3.1": "or leave",
        "4.1": "Stay.",
        "4.2": "Go.",
        "5.1": "Sleep",
    }


def test_rows_are_sentences_and_heads_and_headings_are_none() -> None:
    text = "## The gate\n\n| Rank | Gold |\n|---|---:|\n| low | 3. And more. |\n| high | 5 |\n---\nIt ends."
    assert split(text) == {"5.1": "low; 3. And more.", "6.1": "high; 5", "8.1": "It ends."}


def test_blanks_change_no_sum() -> None:
    assert sum_of("A guard  stands.") == sum_of("A guard\nstands.") != sum_of("A guard stood.")
