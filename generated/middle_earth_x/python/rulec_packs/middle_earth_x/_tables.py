"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from typing import Final

# Order.number
ORDER_NUMBER: Final[tuple[int, ...]] = (10, 11, 12, 13, 20, 30, 31, 32, 40, 15, 16)
