"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '899bac896d51a173b099bf2a77aee35421ef51654f01ec1ecfb1147e411566d6'
EXECUTED_HASH: Final = 'ba7370c1e84ec838d3ffd11227c0c8048084ceabe1717d355f66efff22501f10'
