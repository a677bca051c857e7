"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1d047683afbbb5a5b8d1c5a5ba6ac2f6de4078c48948cbf18089b2a08aa0d4bb'
