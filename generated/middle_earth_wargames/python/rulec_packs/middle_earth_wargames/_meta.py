"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2b9a6748f15f21d0525bf80bde9f796575fd32a88dd7f0a70041974568b96c1c'
EXECUTED_HASH: Final = 'bcb131c1cb49759019b5210cc4bbadb9e3c7f5e466cb5a73fa4b25551144975a'
