"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2fc6006c99063512f92e68740354f63176a29ac776f698d1e1a6d8f96cdaa8b3'
