"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1c78557b6ed63721b1c2554ae0b90f7fd547b58f56ff16dde61fefa8e45bf707'
EXECUTED_HASH: Final = '07416ef27ec33d47dfb2d22b53a309fb7382dfed65320042d4415a1309c85cac'
