"""What pages carry of the sentences of their books: nothing is unsaid, and no pack says less than it did.

The texts are not at hand; the sums that each pack keeps tell how many sentences a line has.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulec.driver.statements import library, statements
from tests.remembered import compiled


@pytest.mark.parametrize(
    ("pack", "marked", "on_page", "carried", "unsaid"),
    [
        ("alamaze", 273, 1093, 1683, 0),
        ("middle_earth_ix", 71, 66, 146, 0),
        ("middle_earth_x", 7, 8, 11, 0),
        ("middle_earth_engulfed", 50, 79, 235, 2),
    ],
)  # fmt: skip
def test_pages_carry_what_they_carried(pack: str, marked: int, on_page: int, carried: int, unsaid: int) -> None:
    model = compiled(pack).model
    found: Any = statements(model, library(model, {}), {})
    assert found["marked"] >= marked
    assert found["on_page"] >= on_page
    assert found["on_page"] + found["link"] >= carried
    assert len(_unsaid(found)) <= unsaid, _unsaid(found)


def test_every_order_of_alamaze_says_where_its_sentences_are() -> None:
    model = compiled("alamaze").model
    found: Any = statements(model, library(model, {}), {})
    assert "order" not in found["unmarked"]
    assert found["kinds"]["order"]["marked"] == len(model.records["Order"])


def _unsaid(found: Any) -> list[str]:
    return [f"{page['page']} {one['at']}" for page in found["pages"] for one in page["unsaid"]]
