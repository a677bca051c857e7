"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '148bad790093935943cb1e71a01db755f7525d3b9f2b8a981f0d7c7f4f4f66c6'
EXECUTED_HASH: Final = 'c951c750b2fb8cf4192251e04c1c55ebe5fa856c2981b95d105788e29d90cf99'
