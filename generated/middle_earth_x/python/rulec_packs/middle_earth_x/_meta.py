"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '536bb6953851034cc7ee32cb5cee5ce57945ee2ce109ce7f08fa7d4c20db6886'
EXECUTED_HASH: Final = '3ea169952258213c0922b23220c29635979b65e425e5708416576c52b9e2f5c2'
