"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f96fca10aca74093bf517787b53793e134ddd15d1ccc1a7d9ce757b5ab533140'
EXECUTED_HASH: Final = '4cea230a6ff69c7cdcadb9307feeb4338ddd804695b82033ba7d60a32a4725c1'
