"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3c54b1dabef0ee806678f090f3516596258a8fe7842c8d07495e4d53ffcaf6c7'
