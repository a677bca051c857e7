"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b330f77af2c4f936d39096a072980fe09566347cc4a8c3663af6b446f2a17174'
