"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '137823f840ed149337cce14dfc9609f14e6ec1c30d37a907f6da40a92db5d186'
EXECUTED_HASH: Final = 'ee4ff474341c975b1de822878473b71c8cd8d9ece0a2e3a37ab587cb8480aebf'
