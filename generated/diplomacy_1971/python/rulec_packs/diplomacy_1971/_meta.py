"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '889e67c50c5ceed1e4c312b171c4c422bbcbae2995e3e9781db19bdcb72dc2d4'
