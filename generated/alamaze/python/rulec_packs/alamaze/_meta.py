"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4170ccbe923bc82d5db5cb77108c12f0d3dfd939f0668416b62db585d807d9f7'
EXECUTED_HASH: Final = '180157bb7a86533f372bf1bc3c90717fbe0641bfa395682d5834075406d7d9d3'
