"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '075c4700348a53fdad2516b261ff1f34a43d8eaf1d9b9e93d3b34c560b3fbe22'
EXECUTED_HASH: Final = 'c2895e18d3495e82184f1d21e105606474bc40feac021e94e89bfdd522747062'
