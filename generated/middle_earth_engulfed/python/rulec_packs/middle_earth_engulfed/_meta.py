"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f96fca10aca74093bf517787b53793e134ddd15d1ccc1a7d9ce757b5ab533140'
EXECUTED_HASH: Final = '556a9576c7995dfab630196c61c9524b54e50890355a7d765cf4ba3b058fad8c'
