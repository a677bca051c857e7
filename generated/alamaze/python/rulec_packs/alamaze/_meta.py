"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '91f14ae10ac1bbaf6521372523e560d6360034faca1efb6af6c10598ee994030'
EXECUTED_HASH: Final = '684a157744b6dc314252eba6f4fa078278c26c71e3aa62293809ff4bddd2ae5c'
