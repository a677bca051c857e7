"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0ffc8478518e142ebce406c368a2c652e18ea88d91580238061165e93b96ef0d'
