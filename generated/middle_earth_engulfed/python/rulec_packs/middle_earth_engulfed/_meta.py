"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '642bd3923a370960eab31b3d3b6fc5c2e06da943d57e411f94f417c5e611178c'
