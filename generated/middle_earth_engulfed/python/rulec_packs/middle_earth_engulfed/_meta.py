"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '782b2cc13be0104b0480fb4885dca79a41d0e8728c27886f9fdb8aa6e8477491'
