"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a218506b0b0c599956ef82192fd02f6ab4fdbd0f2044c4fed93b3ee53018e51a'
EXECUTED_HASH: Final = 'e08f25f6150227c3a8e5f0bb9914bcca232d79ac29555b0a0544557e399a80eb'
