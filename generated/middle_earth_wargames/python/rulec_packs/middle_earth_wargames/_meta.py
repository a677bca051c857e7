"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8fcc17d8c27d965ae10285493d00dadddd562f90d75d943adc37783f2cd4d4b8'
