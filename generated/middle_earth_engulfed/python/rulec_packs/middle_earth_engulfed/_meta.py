"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8504b057de9fb939dfde7f4dda29093e10ed4758f97563b0173403112706c02e'
