"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '12976f809d411a049cfbab720a7c5f6fdb369d06e793aadee1203d4594dd4821'
