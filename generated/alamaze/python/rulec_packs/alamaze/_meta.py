"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd4bdaa683250e6c78a55dffe73b1d242f45cfc41b29cb3c282b8147b2e60a937'
