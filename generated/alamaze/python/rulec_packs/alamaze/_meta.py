"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eb21d90190d7d7fdfcc9f63affecd96110cf03e5a883c1f42574534792ab5987'
