"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c1f82a10093edae9fafa108eeffb5d8538cd1f017e36de5e592e08675c59b575'
EXECUTED_HASH: Final = '0f5be6517085609c04ed0a0a18b02a9a02936192b9ab39ca2750ba497156c8a8'
