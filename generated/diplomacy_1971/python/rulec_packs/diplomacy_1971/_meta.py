"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b567f24f5fc0daf474c8e9c3fd9b884a0f98584fdda23eaf363593ca4e7f16a6'
EXECUTED_HASH: Final = 'b7b87a07c364e2aafa2a86d26261bb1d9222e7e23438c9c28f6a126214953b0d'
