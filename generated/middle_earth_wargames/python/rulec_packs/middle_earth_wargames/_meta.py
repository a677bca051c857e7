"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2b9a6748f15f21d0525bf80bde9f796575fd32a88dd7f0a70041974568b96c1c'
EXECUTED_HASH: Final = 'b8ac98ca3ed33df174933931aae1af7bc8165265fe88edef998e71860a607112'
