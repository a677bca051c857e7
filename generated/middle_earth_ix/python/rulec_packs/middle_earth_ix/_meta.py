"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2bd987fae44d6fec5ef0cfd3a2e01ce2325e2952c01746f9aaf6c47a7685bb1a'
EXECUTED_HASH: Final = 'cb6444f914f7cea0e3601047e40e1c5bc278cd5b5944b2bc5fe912ea6012a7a3'
