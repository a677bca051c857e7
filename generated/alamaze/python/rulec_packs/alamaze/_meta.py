"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '478dafc99bb3cc9b1bf13e3d52aade2aff6d4417674fe88e494f9a4fbc12caad'
EXECUTED_HASH: Final = '18bb2ca2f416ab6e9f92afbcc482f78f812d600efa7965fb4675ba6e29574f6c'
