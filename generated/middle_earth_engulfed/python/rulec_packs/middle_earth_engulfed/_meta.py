"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2a174530f7d2f68b089d80878afaeacb238ff54b80d52685c39010c58fff7f02'
