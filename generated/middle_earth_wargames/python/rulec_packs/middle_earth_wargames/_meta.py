"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6a6583089d9d9a28ad91f8f2fe834c00ed14622c0dfe19c7047349a715c26e5a'
