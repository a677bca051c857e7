"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'be57713a54b6f659e01173380ce86a077e767e0ade23451eb9c83f26e8cf1398'
