"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6f91833d5ed6c2edf6dacd61dc9bae2c3e9d3a4c22b11b7cc18d84c03af8cf90'
