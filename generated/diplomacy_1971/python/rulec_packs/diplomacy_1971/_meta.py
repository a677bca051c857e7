"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '29c87787fb4e19b3b94caa094cbc038a8ee79a6247fb63266b5509089817c618'
