"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c623b073e9b737e7a9f405782d46018b1010d620ce3954b5c7820f020fa23d44'
