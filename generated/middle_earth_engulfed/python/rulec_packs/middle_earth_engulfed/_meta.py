"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ee3bd922d09534e34881e39ea0e8fd8d1156eb3c760c94136e27f603c1d317fa'
EXECUTED_HASH: Final = 'c2895e18d3495e82184f1d21e105606474bc40feac021e94e89bfdd522747062'
