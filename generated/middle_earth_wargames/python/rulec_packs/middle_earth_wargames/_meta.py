"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '680ac1336c52e8726d2cb0bbe3f1e0ed5e78aa5e1329e143d6a79bacf3a8c8f6'
