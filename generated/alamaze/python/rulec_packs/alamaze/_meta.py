"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '923a86458636f54069d52a8747e841aa2af3cb76645aa4e9787088588ad334e8'
