"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cf8b7a6159c8ae0d2fdc8ce36c246f3843b89f7c7fa3e2c91f264c9ef9b900d1'
EXECUTED_HASH: Final = '2545769ddee183fa31d949266077ab8c038e0a9f41cb5c2b1ea9dc45390d3973'
