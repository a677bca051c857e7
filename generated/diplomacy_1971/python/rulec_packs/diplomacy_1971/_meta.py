"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '453a3f39da6dc2cb7219d19de2239a22efadaf50304e02605ceb965cc9688703'
