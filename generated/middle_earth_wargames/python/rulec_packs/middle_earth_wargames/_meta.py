"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b9ebf5bf3026eb141778adc65e8fe5d54481b44d8e6865e83bb5c807d2ae4976'
