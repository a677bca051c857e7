"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1a28ff35e020a05910031ce6da42b17490713e873e9cc90cfa91b18302045d58'
