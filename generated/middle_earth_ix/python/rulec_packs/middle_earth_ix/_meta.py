"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a66be01c96c6d5689961136dfd6e42cdb0f2329be4b8d355f0a5280d6d48bbf6'
EXECUTED_HASH: Final = 'cb6444f914f7cea0e3601047e40e1c5bc278cd5b5944b2bc5fe912ea6012a7a3'
