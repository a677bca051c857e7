"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e67ccb0523facd7bff1a3d6f107ddc108e3ca24d60ae5dae9d2b955d2f38a73f'
