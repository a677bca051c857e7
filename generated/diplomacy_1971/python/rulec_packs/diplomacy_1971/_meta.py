"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b567f24f5fc0daf474c8e9c3fd9b884a0f98584fdda23eaf363593ca4e7f16a6'
EXECUTED_HASH: Final = '7d9b3fb4092426c841c0a63e4f7c3789d56c727501e2b415784adfca8c70356e'
