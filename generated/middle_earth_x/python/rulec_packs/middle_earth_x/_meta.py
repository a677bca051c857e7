"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '536bb6953851034cc7ee32cb5cee5ce57945ee2ce109ce7f08fa7d4c20db6886'
EXECUTED_HASH: Final = 'd35ebee0412fcbc566c8cbd6463a6b56852bba7d4ea8476479056bf00d5342b9'
