"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1d9d0301efb0f974f86ab40a9a037384d053378c046bd7f5888b7570e6c64a75'
