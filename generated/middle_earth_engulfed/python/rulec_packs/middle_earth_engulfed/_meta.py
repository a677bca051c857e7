"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e7513b2c901391cb061e8bed77a2db0af7d0d03f9ae3540cb6fe20b704cc8736'
