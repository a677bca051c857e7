"""What the language reference is looked up by is made of it, and leaves no word of the language out."""

from __future__ import annotations

from tests.manual import pages

STALE = "run `python -m tests.manual.pages`"


def test_the_contents_are_those_of_the_reference() -> None:
    assert pages.LANGUAGE.read_text("utf-8") == pages.with_contents(), STALE


def test_the_index_has_a_place_for_each_word() -> None:
    assert pages.WORDS.read_text("utf-8") == pages.index(), STALE
    assert [word for word, places in pages.places_of_words().items() if not places] == []


def test_the_sheet_has_a_line_for_each_sort_that_the_reference_shows() -> None:
    assert pages.SHEET.read_text("utf-8") == pages.sheet(), STALE


def test_each_link_leads_to_a_heading() -> None:
    anchors = {pages.anchor(heading) for _, heading in pages.headings(pages.body())}
    told = pages.WORDS.read_text("utf-8") + pages.SHEET.read_text("utf-8") + pages.LANGUAGE.read_text("utf-8")
    named = {part.partition(")")[0] for part in told.split("](language.md#")[1:]}
    named |= {part.partition(")")[0] for part in told.partition(pages.BEGIN)[2].split("](#")[1:]}
    assert named <= anchors
