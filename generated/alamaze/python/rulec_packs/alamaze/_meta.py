"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1cc1cf8d9643bef7852925f69d52d8eae0956db46c8b103981c9b931f9a38219'
