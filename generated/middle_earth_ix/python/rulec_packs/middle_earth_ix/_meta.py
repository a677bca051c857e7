"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0c2e008272e539d27352875d2cd561bf28cb7d17177f354179c0dac64895123'
EXECUTED_HASH: Final = '8d82271bdb73543e6137b2a13ed1b7dea5ef037dedbd117ce729204462bb6fbd'
