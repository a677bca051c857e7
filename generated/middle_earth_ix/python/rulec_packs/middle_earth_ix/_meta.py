"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0c2e008272e539d27352875d2cd561bf28cb7d17177f354179c0dac64895123'
EXECUTED_HASH: Final = '5a01e39439ac7ffc1a65efed0983a38ba429c44b896993923e43897024f6c87a'
