"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '536bb6953851034cc7ee32cb5cee5ce57945ee2ce109ce7f08fa7d4c20db6886'
EXECUTED_HASH: Final = 'f60dcd16cb6a1a20dea401af6b07677028eaf13dd02dcf564923847edc2c4057'
