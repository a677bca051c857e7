"""What the language reference is looked up by is made of it, and leaves no word of the language out."""

from __future__ import annotations

import re

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


def test_what_one_wants_to_say_is_told_of_where_the_link_leads() -> None:
    """A span of code stands in a section to which its row leads, up to the first word that stands for another."""
    told = {pages.anchor(heading): f"{heading}\n{text}" for heading, text in pages.sections()}
    rows = re.findall(r"^\| ([^|]*) \| (.*`.*) \| (\[.*) \|$", pages.WANTED.read_text("utf-8"), re.MULTILINE)
    assert len(rows) > 40
    missing = []
    for wanted, written, more in rows:
        where = "\n".join(told.get(anchor, "") for anchor in re.findall(r"\]\(language\.md#([^)]*)\)", more))
        for span in pages.spans(written):
            begins = re.split(r'[A-Z"(…]', span)[0].strip()
            if not re.search(rf"\b{re.escape(begins)}(?!\w)", where):
                missing.append((wanted, span))
    assert missing == []
