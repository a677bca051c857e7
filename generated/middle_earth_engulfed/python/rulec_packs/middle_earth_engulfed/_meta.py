"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cbd1ff58aa9005d8ee086fc7f9d16b1af3bb0088ca8d664f5d51085f4e7c694e'
