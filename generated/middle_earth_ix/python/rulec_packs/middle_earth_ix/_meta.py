"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1be531ca9fb19dba949636362fdcc2e461887aac285f405273b5763bcf975295'
EXECUTED_HASH: Final = '44a7b07f6fa45f4925a02b378618439536a07667bd1a8c73dfaeb58563347a86'
