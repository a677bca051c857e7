"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '16523ffc77c5c64e8430b7aa831940ad18da5cf956a78489b9c6532582bdc6a4'
