"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2c7eb1d8f114ca7332347d94cda3bd080ef40166ec239d555b373080afd6d7c4'
