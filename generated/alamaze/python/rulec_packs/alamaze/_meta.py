"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6e0d05fc7aeeb1cb19c139733a0f63d7f85eafa51d3b5cb8bde4200f5b8b658f'
EXECUTED_HASH: Final = 'ba7370c1e84ec838d3ffd11227c0c8048084ceabe1717d355f66efff22501f10'
