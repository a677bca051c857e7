"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '03028f7db626c1e371b2a3da8f537a8603f471658109d83a5e10ff6ca3abd87a'
