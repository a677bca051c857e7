"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '536bb6953851034cc7ee32cb5cee5ce57945ee2ce109ce7f08fa7d4c20db6886'
EXECUTED_HASH: Final = '9c04f5b28581035fd79134786de2cb5535dae823803398acaea47703c65fff80'
