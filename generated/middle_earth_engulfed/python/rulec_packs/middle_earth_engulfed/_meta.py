"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '25c98f14e4930cb2701f40dbf26a8b1d80ff841b0488caeb9c298ac94312c6ca'
