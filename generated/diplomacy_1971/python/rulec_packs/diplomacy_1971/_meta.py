"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '04bc72ea99fefee9d9a5712d4ac89f54b304e7328d3d5635521ce7684643acd5'
