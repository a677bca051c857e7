"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '71d384078a9263d5e8c2cf516e883d510ba293fed4c96f15c34bd5845e435636'
