"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '075c4700348a53fdad2516b261ff1f34a43d8eaf1d9b9e93d3b34c560b3fbe22'
EXECUTED_HASH: Final = '7c7ddefc2ded38b89a9fc75e398803ef13a9665e4a1eb8f60aa7ac228b21270d'
