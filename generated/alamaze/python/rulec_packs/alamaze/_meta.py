"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3086eadf83226142118968db15aa7b281b9394f80f363e8d4a826f7de7132cfc'
EXECUTED_HASH: Final = '056fbcef60e340d8164ca955a7dd5853f05d8c1295ad9215f02b9ef66877b8dc'
