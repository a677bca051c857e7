"""The claims of the book of Alamaze (seed 002) about fifty of its commands, played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.claims.running import Book, Claim, claims, faults
from tests.claims.small_alamaze import STATE, ready, small

BOOK = Book("alamaze", small, STATE, ready)
CLAIMS = tuple(claims(Path(__file__).parent / "alamaze"))
RULES = tuple(Path(__file__).parents[2].glob("rules/alamaze/*.rules"))
TO_COME = {"magic", "altar", "wonders"}
"""The parts of the game that claims may wait for."""


@pytest.mark.parametrize("claim", [pytest.param(each, id=each.title) for each in CLAIMS])
def test_a_claim_of_the_book(claim: Claim) -> None:
    found = faults(BOOK, claim)
    if claim.waits or claim.ruled:
        assert found, "this is true now: take its mark away"
    else:
        assert not found, "\n".join([f"book, lines {claim.book}", *found])


def test_claims_are_told_once_and_marks_name_what_there_is() -> None:
    titles = [each.title for each in CLAIMS]
    assert len(titles) == len(set(titles))
    assert {each.waits for each in CLAIMS} <= {"", *TO_COME}
    assert not [each.title for each in CLAIMS if each.waits and each.ruled]
    ruled = {each.ruled for each in CLAIMS if each.ruled}
    assert ruled <= set(re.findall(r"^ruling (\w+) ", "".join(map(Path.read_text, RULES)), re.MULTILINE))
