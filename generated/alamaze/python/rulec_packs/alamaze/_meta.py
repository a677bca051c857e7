"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '523fc24020b89e64987c2c037747e3da44e94cab4fd804042e49d485eb71d827'
EXECUTED_HASH: Final = '1fc42b626cba276a1be57786c24ba9a5371da4566d21eb556504a41fdf49b783'
