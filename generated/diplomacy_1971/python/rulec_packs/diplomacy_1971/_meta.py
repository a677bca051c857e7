"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5572ed2df14558502b76dba0236f8b1e58e42b49b1c090d78c8145ab7034f35d'
