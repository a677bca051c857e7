"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3a25b8c670c4d367ca0ddbacc56f3c8dd5534f598956d90f06b11f1553701595'
