"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0b25663786870aa4b1bc54dc16261690315841416b76f7aca81e628174b805d5'
