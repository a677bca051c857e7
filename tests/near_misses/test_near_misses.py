"""A seeded part of the near misses; `python -m tests.near_misses` judges them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.catalogue.pages import PAGES
from tests.near_misses.judged import JUDGED, LEFT_OUT, LISTED, NOTHING_TO_PLAY, Judge
from tests.near_misses.judges import leaks, walks, wrong
from tests.near_misses.played import IDLE, compiled, pages, place_of, played, program, run, shows
from tests.near_misses.sources import MORE
from tests.remembered import compiled as compiled_pack

TESTS = Path(__file__).parents[1]
PACKS = {"hamlet": TESTS / "catalogue", "fair": TESTS / "catalogue", "village": TESTS / "game" / "rules"}


def test_every_code_of_meaning_is_judged_or_listed_with_a_reason() -> None:
    listed = [code for codes in LISTED.values() for code in codes.split()]
    assert len(set(listed)) == len(listed)
    assert sorted([*JUDGED, *listed]) == sorted(code for code in PAGES if "R02" <= code < "R07")


def test_of_codes_that_are_listed_for_it_nothing_can_be_played() -> None:
    codes = LISTED[NOTHING_TO_PLAY].split()
    assert [code for code in codes if program(code, pages()[code].bad, code, *IDLE) is not None] == []


@pytest.mark.parametrize("code", LISTED[LEFT_OUT].split())
def test_of_codes_that_are_listed_for_it_the_line_is_left_out(code: str) -> None:
    page = pages()[code]
    _, report = compiled(code, page.bad)
    assert shows(code, page.bad, place_of(code, report), 40, "1", Judge("without"))


@pytest.mark.parametrize("code", JUDGED)
def test_play_shows_what_a_code_keeps_out(code: str) -> None:
    page = pages()[code]
    _, report = compiled(code, page.bad)
    assert shows(code, page.bad, place_of(code, report), 120, "1")


@pytest.mark.parametrize("code", MORE)
def test_more_sources_are_accepted(code: str) -> None:
    told = [each.headline for text in MORE[code] for each in compiled(code, text)[1].found]
    assert told == []


@pytest.mark.parametrize("code", JUDGED)
def test_near_misses_are_what_check_says_of_them(code: str) -> None:
    assert run(40 if code in MORE else 8, 1, [code], 50).wrong == []


def test_near_misses_of_other_codes_play_without_a_fault() -> None:
    assert run(1, 1, [code for code in pages() if code not in JUDGED], 20).wrong == []


def test_what_is_accepted_of_a_pack_meets_no_fault() -> None:
    """`python -m tests.near_misses` plays all packs."""
    count, faults = played("middle_earth_engulfed", 1, 1)
    assert count > 200
    assert faults == []


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_accepted_of_small_packs_meets_no_fault(pack: str) -> None:
    made = compiled_pack(pack, PACKS[pack])
    assert [walk.function for walk in walks(made, (".rules",), 8, "1") if wrong(walk)] == []
    assert list(leaks(made, (".rules",), 4, "1")) == []
