"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a218506b0b0c599956ef82192fd02f6ab4fdbd0f2044c4fed93b3ee53018e51a'
