"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4170ccbe923bc82d5db5cb77108c12f0d3dfd939f0668416b62db585d807d9f7'
EXECUTED_HASH: Final = '4eea186d1b49e77d1445e1898fbc92e140c55d1d83459bc83ba529ae55aa5368'
