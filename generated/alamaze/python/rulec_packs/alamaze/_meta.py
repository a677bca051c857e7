"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '71457c77fb71c81b2c36c26ac4f38fe432692ba7cfb1c756be00cf73fd3dd600'
