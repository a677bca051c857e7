"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5713a4d3fbe8ebddd9a0e82f8d3a34de458b005cb58ab3e898a5877b190180e3'
EXECUTED_HASH: Final = '684a157744b6dc314252eba6f4fa078278c26c71e3aa62293809ff4bddd2ae5c'
